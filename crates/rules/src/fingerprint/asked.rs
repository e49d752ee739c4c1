//! What is asked, and what was done in the turn in progress.

use super::line::{Line, Names, Piece};
use crate::CompanyId;
use crate::action::Source;
use crate::cz::decisions::Decision as CzDecision;
use crate::decision::{CreditTurn, Deal, Decision, Need, OperatingTurn, Step, StockTurn};
use crate::f56::decisions::Decision as F56Decision;
use crate::money::Money;

/// A decision on the agenda.
pub(super) fn decision<'a>(line: Line<'a>, names: Names<'_>, decision: &Decision) -> Line<'a> {
    let company =
        |line: Line<'a>, what: &str, id: &CompanyId| line.word(what).item("company", names.company(*id));
    match decision {
        Decision::Cz(CzDecision::PreStock { seat }) => line.word("pre_stock").item("seat", seat.0),
        Decision::Cz(CzDecision::PickPaper { seat }) => line.word("pick_paper").item("seat", seat.0),
        Decision::Cz(CzDecision::Bid { seat, paper }) => {
            line.word("bid").item("seat", seat.0).item("paper", names.private(*paper))
        }
        Decision::Cz(CzDecision::RailwayTile { seat, paper }) => {
            line.word("railway_tile").item("seat", seat.0).item("paper", names.private(*paper))
        }
        Decision::Cz(CzDecision::Stock { seat, sold }) => {
            let sold = sold.iter().map(|(company, price)| (names.company(*company), price));
            line.word("stock").item("seat", seat.0).list("sold", sold)
        }
        Decision::Cz(CzDecision::HomeTile { company: id }) => company(line, "home_tile", id),
        Decision::HomeCity { seat, company: id, hex } => {
            company(line, "home_city", id).item("seat", seat.0).item("hex", names.hex(*hex))
        }
        Decision::Track { company: id } => company(line, "track", id),
        Decision::Station { company: id } => company(line, "station", id),
        Decision::Run { company: id } => company(line, "run", id),
        Decision::Dividend { company: id, revenue } => company(line, "dividend", id).item("revenue", revenue),
        Decision::Cz(CzDecision::TakeOver { company: id }) => company(line, "take_over", id),
        Decision::Cz(CzDecision::DoubledMarker { company: id, target, hex }) => {
            company(line, "doubled_marker", id)
                .item("target", names.company(*target))
                .item("hex", names.hex(*hex))
        }
        Decision::Cz(CzDecision::TakenTrains { company: id, taken }) => {
            company(line, "taken_trains", id).list("taken", names.trains(taken))
        }
        Decision::Trains { company: id } => company(line, "trains", id),
        Decision::ReturnTrains { company: id, keep } => {
            company(line, "return_trains", id).list("keep", keep.map(|train| names.train(train)))
        }
        Decision::F56(F56Decision::Privates { seat }) => line.word("privates").item("seat", seat.0),
        Decision::F56(F56Decision::Raise { seat, private }) => {
            line.word("raise").item("seat", seat.0).item("local", names.private(*private))
        }
        Decision::F56(F56Decision::Exchange { seat, done }) => {
            exchange(line.word("exchange").item("seat", seat.0), names, done)
        }
        Decision::F56(F56Decision::PrivateStation { company: id, hex }) => {
            company(line, "private_station", id).item("hex", names.hex(*hex))
        }
        Decision::F56(F56Decision::Borrow { company: id }) => company(line, "borrow", id),
        Decision::F56(F56Decision::Loans { company: id }) => company(line, "loans", id),
        Decision::F56(F56Decision::Raising { seat, company: id, due, need }) => {
            let line = company(line, "raising", id).item("seat", seat.0).item("due", due);
            match need {
                Need::Interest(left) => line.item("interest", left),
                Need::LateInterest => line.word("late_interest"),
                Need::Loans => line.word("loans"),
            }
        }
        Decision::F56(F56Decision::Debts { company: id }) => company(line, "debts", id),
        Decision::F56(F56Decision::NationalStations { company: id, hex }) => {
            company(line, "national_stations", id).list("hex", hex.map(|hex| names.hex(hex)))
        }
        Decision::F56(F56Decision::NationalTrains { company: id }) => company(line, "national_trains", id),
        Decision::Answer { seat, company: id, deal: offered, price } => company(line, "answer", id)
            .item("seat", seat.0)
            .item("deal", deal(names, *offered))
            .item("price", price),
        Decision::CounterOffer { seat, company: id, deal: what, offered, by, price } => {
            company(line, "counter_offer", id)
                .item("seat", seat.0)
                .item("deal", deal(names, *what))
                .item("offered", offered)
                .item("by", by.0)
                .item("price", price)
        }
    }
}

/// What a player has done in a turn on the exchange.
fn exchange<'a>(line: Line<'a>, names: Names<'_>, done: &StockTurn) -> Line<'a> {
    let StockTurn { sold, bought, refused, sold_first } = done;
    let refused = refused.iter().map(|(offered, price)| (deal(names, offered), price));
    let bought = bought.map(|company| company.map_or("a_private", |company| names.company(company)));
    line.list("sold", blocks(names, sold))
        .list("bought", bought)
        .list("refused", refused)
        .flag("sold_first", *sold_first)
}

/// The turn of the company that operates.
pub(super) fn turn<'a>(line: Line<'a>, names: Names<'_>, turn: &OperatingTurn) -> Line<'a> {
    let OperatingTurn { company, step, first, laid, promoted, acted, over, refused, credit } = turn;
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
    let refused = refused.iter().map(|(offered, price)| (deal(names, offered), price));
    let line = line
        .word(names.company(*company))
        .item("step", step)
        .flag("first", *first)
        .amount("laid", (*laid).into())
        .flag("promoted", *promoted)
        .flag("acted", *acted)
        .flag("over", *over)
        .list("refused", refused);
    with_credit(line, names, credit)
}

fn with_credit<'a>(line: Line<'a>, names: Names<'_>, credit: &CreditTurn) -> Line<'a> {
    let CreditTurn {
        borrowed,
        repaid,
        interest_paid,
        interest_open,
        ran,
        trains_done,
        loans_passed,
        bought,
        train,
        station,
        sold,
        raised,
    } = credit;
    let bought = bought
        .iter()
        .map(|(train, new)| (names.train_type(*train), if *new { "from_bank" } else { "from_company" }));
    let lent = train.map(|(train, from)| {
        let from = match from {
            Source::Stack => "stack".to_owned(),
            Source::Beside => "beside".to_owned(),
            Source::Pool(train) => ("pool", names.train(train)).written(),
        };
        (names.train(train), from)
    });
    line.flag("borrowed", *borrowed)
        .flag("repaid", *repaid)
        .flag("interest_paid", *interest_paid)
        .flag("interest_open", *interest_open)
        .flag("ran", *ran)
        .flag("trains_done", *trains_done)
        .flag("loans_passed", *loans_passed)
        .list("bought", bought)
        .list("lent", lent)
        .flag("station_placed", *station)
        .list("sold", blocks(names, sold))
        .list("raised", blocks(names, raised))
}

fn blocks<'a>(
    names: Names<'a>,
    sold: &[(CompanyId, Money, u8)],
) -> impl Iterator<Item = (&'a str, Money, u8)> {
    sold.iter().map(move |&(company, price, shares)| (names.company(company), price, shares))
}

fn deal(names: Names<'_>, deal: Deal) -> String {
    match deal {
        Deal::TakeOver(company) => ("take_over", names.company(company)).written(),
        Deal::Train(company, train) => ("train", names.company(company), names.train(train)).written(),
        Deal::Private(private) => ("local", names.private(private)).written(),
        Deal::BetweenPlayers(private, seat) => ("private", names.private(private), seat.0).written(),
        Deal::ForSale(private) => ("for_sale", names.private(private)).written(),
    }
}
