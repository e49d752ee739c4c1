//! Whom an event is about: the players and companies that it names, so that a log can be narrowed to one of them.

use std::collections::BTreeSet;

use rules::deal::Deal;
use rules::message::{Arg, Keyed};
use rules::{CompanyId, Event, Seat, Title};

/// Somebody that a log can be narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Party {
    Player(Seat),
    Company(CompanyId),
}

impl Party {
    /// The key in addresses and attributes: `seat-0`, `company-EKJ`.
    pub(crate) fn key(self, title: &Title) -> String {
        match self {
            Party::Player(seat) => format!("seat-{}", seat.0),
            Party::Company(company) => format!("company-{}", title.charter(company).symbol),
        }
    }

    /// Reads what [`Party::key`] wrote.
    pub(crate) fn read(title: &Title, key: &str) -> Option<Party> {
        match key.split_once('-')? {
            ("seat", number) => number.parse().ok().map(Seat).map(Party::Player),
            ("company", symbol) => title.company_named(symbol).map(Party::Company),
            _ => None,
        }
    }
}

/// Everybody whom the event names. What concerns the whole table, such as a new order of play, names nobody.
fn named(event: &Event) -> Vec<Party> {
    if event.is_quiet() {
        return Vec::new();
    }
    let mut message = event.message();
    let private = matches!(event, Event::DealOffered { deal: Deal::BetweenPlayers(..), .. });
    // A payment is about those between whom it is, and a deal between players about no company.
    message.args.retain(|(name, _)| *name != "why" && !(private && *name == "company"));
    let who = |arg: &Arg| match arg {
        Arg::Seat(seat) => Some(Party::Player(*seat)),
        Arg::Company(company) => Some(Party::Company(*company)),
        _ => None,
    };
    message.mentions().into_iter().filter_map(who).collect()
}

/// Everybody whom the events name.
pub(crate) fn mentions<'a>(events: impl IntoIterator<Item = &'a Event>) -> BTreeSet<Party> {
    events.into_iter().flat_map(named).collect()
}
