//! Where rounds and turns begin in the line of play.

use rules::Event;
use rules::round_name::RoundName;

use crate::table::Table;
use crate::text::{t, tr};

/// A round that began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RoundStart {
    pub(crate) round: RoundName,
    /// How many actions had been played.
    pub(crate) at: usize,
}

/// What happened at each position, from the set-up on.
pub(crate) fn events(table: &Table) -> impl Iterator<Item = (usize, &Event)> {
    let setup = table.setup().iter().map(|event| (0, event));
    let line = table.line().iter().enumerate();
    setup.chain(line.flat_map(|(index, step)| step.told().map(move |event| (index + 1, event))))
}

/// The rounds in order. Rounds in which nobody had anything to decide begin at the same position as the next.
pub(crate) fn rounds(table: &Table) -> Vec<RoundStart> {
    let begun = events(table).filter_map(|(at, event)| match event {
        &Event::RoundBegan { round } => Some(RoundStart { round, at }),
        _ => None,
    });
    begun.collect()
}

/// The positions at which a round or the turn of a company began.
pub(crate) fn turns(table: &Table) -> Vec<usize> {
    let begins = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. });
    let mut turns: Vec<usize> = events(table).filter(|(_, event)| begins(event)).map(|(at, _)| at).collect();
    turns.dedup();
    turns
}

/// The round for people.
pub(crate) fn name(round: RoundName) -> String {
    match round {
        RoundName::PreStock => t("round-pre-stock"),
        RoundName::Auction => t("round-auction"),
        RoundName::Privates => t("round-privates"),
        RoundName::Stock(number) => tr!("round-stock", number = number),
        RoundName::Operating(set, number) => tr!("round-operating", set = set, number = number),
    }
}

/// The round where there is little room.
pub(crate) fn short_name(round: RoundName) -> String {
    match round {
        RoundName::PreStock => t("round-short-pre-stock"),
        RoundName::Auction | RoundName::Privates => t("round-short-auction"),
        RoundName::Stock(number) => tr!("round-short-stock", number = number),
        RoundName::Operating(set, number) => tr!("round-short-operating", set = set, number = number),
    }
}
