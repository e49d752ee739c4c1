//! XI.2, the order of play of Moravia-Silesia: that of 18CZ with an auction of private papers before it, and without
//! take-overs, since all companies are of one size (R-MOR-21).

use super::play::{BetweenSets, CZ_OPTIONS, Calendar, Opening, Play};
use crate::decision::Step;

/// Moravia-Silesia.
pub(super) const PLAY: Play = Play {
    name: "moravia-silesia",
    players: 2..=3,
    opening: Opening::Auction,
    turn: &[Step::Home, Step::Track, Step::Station, Step::Run, Step::Trains],
    vaclav: None,
    between_sets: BetweenSets::Export,
    calendar: Calendar::ProcessTrack,
    options: CZ_OPTIONS,
    steps: &crate::steps::eighteen_cz::STEPS,
};
