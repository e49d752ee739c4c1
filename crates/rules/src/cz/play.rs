//! V, VIII.3 and XI, the orders of play of 18CZ and its variants.

use crate::family::Family;
use crate::operating_turn::Step;
use crate::options::Options;
use crate::play::{BetweenSets, Calendar, Features, Head, Opening, Play, Privates, Vaclav};

/// The names of the options of 18CZ and its variants.
const OPTIONS: &[&[&str]] = &[Options::NAMES];

/// 18CZ with three to six players (VIII.3).
const EIGHTEEN_CZ: Play = Play {
    name: "18cz",
    family: Family::Cz,
    players: 3..=6,
    opening: Opening::PreStock,
    turn: &[Step::Home, Step::Track, Step::Station, Step::Run, Step::TakeOver, Step::Trains],
    vaclav: None,
    between_sets: BetweenSets::Export,
    calendar: Calendar::ProcessTrack,
    features: Features {
        head: Head::Director,
        privates: Privates::LocalRailways,
        sizes: true,
        debts: true,
        stack: true,
        ..Features::PLAIN
    },
    options: OPTIONS,
};

/// Bohemia: the same for two players, with Václav as a third who does not act (XI.1).
const BOHEMIA: Play = Play {
    name: "bohemia",
    players: 2..=2,
    vaclav: Some(Vaclav { turn: &[Step::Home, Step::Track, Step::Station, Step::Run] }),
    between_sets: BetweenSets::HandOut,
    ..EIGHTEEN_CZ
};

/// Moravia-Silesia: with an auction of private papers before it, and without take-overs, since all companies are of one size
/// (XI.2, R-MOR-21).
const MORAVIA_SILESIA: Play = Play {
    name: "moravia-silesia",
    players: 2..=3,
    opening: Opening::Auction,
    turn: &[Step::Home, Step::Track, Step::Station, Step::Run, Step::Trains],
    ..EIGHTEEN_CZ
};

/// All of them.
pub(crate) const PLAYS: &[Play] = &[EIGHTEEN_CZ, BOHEMIA, MORAVIA_SILESIA];
