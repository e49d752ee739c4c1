//! The order of play: stock rounds, each followed by one operating round with the revenue of that round.

use crate::family::Family;
use crate::operating_turn::Step;
use crate::play::{BetweenSets, Calendar, Features, Opening, Play};

/// All orders of play of the family.
pub(crate) const PLAYS: &[Play] = &[Play {
    name: "1830-like",
    family: Family::E30,
    players: 2..=4,
    opening: Opening::Stock,
    turn: &[Step::Run],
    vaclav: None,
    between_sets: BetweenSets::Export,
    calendar: Calendar::Revenues,
    features: Features::PLAIN,
    options: &[&["shuffle_order", "skip_idle_steps"]],
}];
