//! What is asked, and what was done in the turn in progress.

use super::line::{Line, Names, Piece};
use crate::CompanyId;
use crate::deal::Deal;
use crate::decision::Decision;
use crate::family::families;
use crate::money::Money;
use crate::operating_turn::{CreditTurn, OperatingTurn, Step};
use crate::train::Source;

/// Any decision of one family.
macro_rules! any_family {
    ([$(($Family:ident, $folder:ident),)*]) => {
        $(Decision::$Family(_))|*
    };
}

/// How a decision of one family is written is said in its folder.
macro_rules! write_own {
    ([$(($Family:ident, $folder:ident),)*] $decision:ident, $line:ident, $names:ident) => {
        match $decision {
            $(Decision::$Family(decision) => decision.write($line, $names),)*
            _ => $line,
        }
    };
}

/// A decision on the agenda.
pub(super) fn decision<'a>(line: Line<'a>, names: Names<'_>, decision: &Decision) -> Line<'a> {
    let company = |line: Line<'a>, what: &str, id: &CompanyId| line.company(names, what, *id);
    match decision {
        Decision::HomeCity { seat, company: id, hex } => {
            company(line, "home_city", id).item("seat", seat.0).item("hex", names.hex(*hex))
        }
        Decision::Track { company: id } => company(line, "track", id),
        Decision::Station { company: id } => company(line, "station", id),
        Decision::Run { company: id } => company(line, "run", id),
        Decision::Dividend { company: id, revenue } => company(line, "dividend", id).item("revenue", revenue),
        Decision::Trains { company: id } => company(line, "trains", id),
        Decision::ReturnTrains { company: id, keep } => {
            company(line, "return_trains", id).list("keep", keep.map(|train| names.train(train)))
        }
        families!(any_family!) => families!(write_own! decision, line, names),
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

/// Shares sold, with the price before the fall.
pub(crate) fn blocks<'a>(
    names: Names<'a>,
    sold: &[(CompanyId, Money, u8)],
) -> impl Iterator<Item = (&'a str, Money, u8)> {
    sold.iter().map(move |&(company, price, shares)| (names.company(company), price, shares))
}

/// A deal that is offered.
pub(crate) fn deal(names: Names<'_>, deal: Deal) -> String {
    match deal {
        Deal::TakeOver(company) => ("take_over", names.company(company)).written(),
        Deal::Train(company, train) => ("train", names.company(company), names.train(train)).written(),
        Deal::Private(private) => ("local", names.private(private)).written(),
        Deal::BetweenPlayers(private, seat) => ("private", names.private(private), seat.0).written(),
        Deal::ForSale(private) => ("for_sale", names.private(private)).written(),
    }
}
