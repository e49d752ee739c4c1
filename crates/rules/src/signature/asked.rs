//! What is asked, and what was done in the turn in progress.

use super::line::{Line, Names};
use crate::CompanyId;
use crate::action::Source;
use crate::decision::{CreditTurn, Deal, Decision, Need, OperatingTurn, Step, StockTurn};
use crate::money::Money;

/// A decision on the agenda; the one at the bottom has the depth 0.
pub(super) fn decision(names: Names<'_>, depth: usize, decision: &Decision) -> Line {
    let ask = |what: &str| Line::of("asked").word(depth).word(what);
    let company = |what: &str, id: &CompanyId| ask(what).item("company", names.company(*id));
    match decision {
        Decision::PreStock { seat } => ask("pre_stock").item("seat", seat.0),
        Decision::PickPaper { seat } => ask("pick_paper").item("seat", seat.0),
        Decision::Bid { seat, paper } => ask("bid").item("seat", seat.0).item("paper", names.local(*paper)),
        Decision::RailwayTile { seat, paper } => {
            ask("railway_tile").item("seat", seat.0).item("paper", names.local(*paper))
        }
        Decision::Stock { seat, sold } => {
            let sold = sold.iter().map(|(company, price)| format!("{}:{price}", names.company(*company)));
            ask("stock").item("seat", seat.0).list("sold", sold)
        }
        Decision::HomeTile { company: id } => company("home_tile", id),
        Decision::HomeCity { seat, company: id, hex } => {
            company("home_city", id).item("seat", seat.0).item("hex", names.hex(*hex))
        }
        Decision::Track { company: id } => company("track", id),
        Decision::Station { company: id } => company("station", id),
        Decision::Run { company: id } => company("run", id),
        Decision::Dividend { company: id, revenue } => company("dividend", id).item("revenue", revenue),
        Decision::TakeOver { company: id } => company("take_over", id),
        Decision::DoubledMarker { company: id, target, hex } => {
            company("doubled_marker", id).item("target", names.company(*target)).item("hex", names.hex(*hex))
        }
        Decision::TakenTrains { company: id, taken } => {
            company("taken_trains", id).list("taken", names.trains(taken))
        }
        Decision::Trains { company: id } => company("trains", id),
        Decision::ReturnTrains { company: id, keep } => {
            company("return_trains", id).list("keep", keep.map(|train| names.train(train)))
        }
        Decision::Privates { seat } => ask("privates").item("seat", seat.0),
        Decision::Raise { seat, local } => {
            ask("raise").item("seat", seat.0).item("local", names.local(*local))
        }
        Decision::Exchange { seat, done } => exchange(names, ask("exchange").item("seat", seat.0), done),
        Decision::PrivateStation { company: id, hex } => {
            company("private_station", id).item("hex", names.hex(*hex))
        }
        Decision::Borrow { company: id } => company("borrow", id),
        Decision::Loans { company: id } => company("loans", id),
        Decision::Raising { seat, company: id, due, need } => {
            let line = company("raising", id).item("seat", seat.0).item("due", due);
            match need {
                Need::Interest(left) => line.item("interest", left),
                Need::LateInterest => line.word("late_interest"),
                Need::Loans => line.word("loans"),
            }
        }
        Decision::Debts { company: id } => company("debts", id),
        Decision::NationalStations { company: id, hex } => {
            company("national_stations", id).list("hex", hex.map(|hex| names.hex(hex)))
        }
        Decision::NationalTrains { company: id } => company("national_trains", id),
        Decision::Answer { seat, company: id, deal: offered, price } => company("answer", id)
            .item("seat", seat.0)
            .item("deal", deal(names, *offered))
            .item("price", price),
    }
}

/// What a player has done in a turn on the exchange.
fn exchange(names: Names<'_>, line: Line, done: &StockTurn) -> Line {
    let StockTurn { sold, bought, refused, sold_first } = done;
    let refused = refused.iter().map(|(local, price)| format!("{}:{price}", names.local(*local)));
    let bought = bought.map(|company| company.map_or("a_private", |company| names.company(company)));
    line.list("sold", blocks(names, sold))
        .list("bought", bought)
        .list("refused", refused)
        .flag("sold_first", *sold_first)
}

/// The turn of the company that operates.
pub(super) fn turn(names: Names<'_>, turn: &OperatingTurn) -> Line {
    let OperatingTurn { company, step, first, laid, promoted, acted, refused, credit } = turn;
    let step = match step {
        Step::Home => "home",
        Step::Track => "track",
        Step::Station => "station",
        Step::Run => "run",
        Step::TakeOver => "take_over",
        Step::Trains => "trains",
        Step::Borrow => "borrow",
        Step::Loans => "loans",
    };
    let refused = refused.iter().map(|(offered, price)| format!("{}:{price}", deal(names, *offered)));
    let line = Line::of("turn")
        .word(names.company(*company))
        .item("step", step)
        .flag("first", *first)
        .amount("laid", (*laid).into())
        .flag("promoted", *promoted)
        .flag("acted", *acted)
        .list("refused", refused);
    with_credit(names, line, credit)
}

fn with_credit(names: Names<'_>, line: Line, credit: &CreditTurn) -> Line {
    let CreditTurn { borrowed, repaid, interest_paid, owed, trains_done, bought, train, station, sold } =
        credit;
    let bought = bought.iter().map(|(train, new)| {
        format!("{}:{}", names.train_type(*train), if *new { "from_bank" } else { "from_company" })
    });
    let lent = train.map(|(train, from)| {
        let from = match from {
            Source::Stack => "stack".to_owned(),
            Source::Beside => "beside".to_owned(),
            Source::Pool(train) => format!("pool:{}", names.train(train)),
        };
        format!("{}:{from}", names.train(train))
    });
    line.flag("borrowed", *borrowed)
        .flag("repaid", *repaid)
        .flag("interest_paid", *interest_paid)
        .amount("owed", *owed)
        .flag("trains_done", *trains_done)
        .list("bought", bought)
        .list("lent", lent)
        .flag("station_placed", *station)
        .list("sold", blocks(names, sold))
}

fn blocks<'a>(names: Names<'a>, sold: &[(CompanyId, Money, u8)]) -> impl Iterator<Item = String> {
    sold.iter().map(move |(company, price, shares)| format!("{}:{price}:{shares}", names.company(*company)))
}

fn deal(names: Names<'_>, deal: Deal) -> String {
    match deal {
        Deal::TakeOver(company) => format!("take_over:{}", names.company(company)),
        Deal::Train(company, train) => format!("train:{}:{}", names.company(company), names.train(train)),
        Deal::Local(local) => format!("local:{}", names.local(local)),
        Deal::Private(local, seat) => format!("private:{}:{}", names.local(local), seat.0),
        Deal::ForSale(local) => format!("for_sale:{}", names.local(local)),
    }
}
