//! Whom an event is about: the players and companies that it names, so that a log can be narrowed to one of them.

use std::collections::BTreeSet;

use rules::decision::Deal;
use rules::message::{Arg, Keyed};
use rules::{CompanyId, Event, Seat, Title};

/// Somebody that a log can be narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Who {
    Player(Seat),
    Company(CompanyId),
}

impl Who {
    /// The key in addresses and attributes: `seat-0`, `company-EKJ`.
    pub(crate) fn key(self, title: &Title) -> String {
        match self {
            Who::Player(seat) => format!("seat-{}", seat.0),
            Who::Company(company) => format!("company-{}", title.charter(company).symbol),
        }
    }

    /// Reads what [`Who::key`] wrote.
    pub(crate) fn read(title: &Title, key: &str) -> Option<Who> {
        match key.split_once('-')? {
            ("seat", number) => number.parse().ok().map(Seat).map(Who::Player),
            ("company", symbol) => title.company_named(symbol).map(Who::Company),
            _ => None,
        }
    }
}

/// Everybody whom the event names. What concerns the whole table, such as a new order of play, names nobody.
fn named(event: &Event) -> Vec<Who> {
    if event.is_quiet() {
        return Vec::new();
    }
    let mut message = event.message();
    let private = matches!(event, Event::DealOffered { deal: Deal::Private(..), .. });
    // A payment is about those between whom it is, and a deal between players about no company.
    message.args.retain(|(name, _)| *name != "why" && !(private && *name == "company"));
    let who = |arg: &Arg| match arg {
        Arg::Seat(seat) => Some(Who::Player(*seat)),
        Arg::Company(company) => Some(Who::Company(*company)),
        _ => None,
    };
    message.mentions().into_iter().filter_map(who).collect()
}

/// Everybody whom the events name.
pub(crate) fn about<'a>(events: impl IntoIterator<Item = &'a Event>) -> BTreeSet<Who> {
    events.into_iter().flat_map(named).collect()
}
