//! XI.1, the order of play of Bohemia: that of 18CZ for two players, with Václav as a third who does not act.

use super::eighteen_cz::TURN;
use super::play::{BetweenSets, CZ_OPTIONS, Calendar, Opening, Play, Vaclav};
use crate::decision::Step;

/// Bohemia.
pub(super) const PLAY: Play = Play {
    name: "bohemia",
    players: 2..=2,
    opening: Opening::PreStock,
    turn: TURN,
    vaclav: Some(Vaclav { turn: &[Step::Home, Step::Track, Step::Station, Step::Run] }),
    between_sets: BetweenSets::HandOut,
    calendar: Calendar::ProcessTrack,
    options: CZ_OPTIONS,
    steps: &crate::steps::eighteen_cz::STEPS,
};
