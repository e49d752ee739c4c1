//! R-36-SET-10 and R-36-OR-05, the order of play of 1836Jr-56.

use super::options::F56Options;
use crate::family::Family;
use crate::operating_turn::Step;
use crate::options::Options;
use crate::play::{BetweenSets, Calendar, Features, Opening, Play};

/// All orders of play of the family.
pub(crate) const PLAYS: &[Play] = &[Play {
    name: "1836jr56",
    family: Family::F56,
    players: 2..=4,
    opening: Opening::Privates,
    turn: &[Step::Home, Step::Track, Step::Station, Step::Borrow, Step::Run, Step::Trains, Step::Loans],
    vaclav: None,
    between_sets: BetweenSets::Export,
    calendar: Calendar::Phase,
    features: Features { credit: true, pool: true, last_beside: true, ..Features::PLAIN },
    options: &[Options::COMMON, F56Options::NAMES],
}];
