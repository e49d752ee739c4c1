//! V and VIII.3, the order of play of 18CZ.

use super::play::{BetweenSets, CZ_OPTIONS, Calendar, Opening, Play};
use crate::decision::Step;

/// The steps of an operating turn (VIII.3).
pub(super) const TURN: &[Step] =
    &[Step::Home, Step::Track, Step::Station, Step::Run, Step::TakeOver, Step::Trains];

/// 18CZ with three to six players.
pub(super) const PLAY: Play = Play {
    name: "18cz",
    players: 3..=6,
    opening: Opening::PreStock,
    turn: TURN,
    vaclav: None,
    between_sets: BetweenSets::Export,
    calendar: Calendar::ProcessTrack,
    options: CZ_OPTIONS,
    steps: &crate::steps::eighteen_cz::STEPS,
};
