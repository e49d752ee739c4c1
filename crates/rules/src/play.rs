//! What a title's order of play is made of. Each family puts its own together in its folder, and a title asks for one by name.

use crate::decision::Step;
use crate::event::RoundName;
use crate::family::Family;
use std::ops::RangeInclusive;

/// The order of play of a title.
#[derive(Debug)]
pub struct Play {
    /// The name by which `title.toml` asks for it.
    pub name: &'static str,
    /// Whose rules it is played by.
    pub family: Family,
    /// How many may play.
    pub players: RangeInclusive<u8>,
    /// The round before the first stock round.
    pub opening: Opening,
    /// The steps of an operating turn.
    pub turn: &'static [Step],
    /// The third player who does not act, where there is one (XI.1).
    pub vaclav: Option<Vaclav>,
    /// What happens at an export symbol of the process track.
    pub between_sets: BetweenSets,
    /// What says how many operating rounds follow a stock round.
    pub calendar: Calendar,
    /// The names of its options.
    pub options: &'static [&'static [&'static str]],
}

/// What says how many operating rounds follow a stock round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calendar {
    /// The process track (V).
    ProcessTrack,
    /// The phase at the end of the stock round (R-36-PHS-05).
    Phase,
    /// The list of revenues, each that of one operating round after a stock round.
    Revenues,
}

/// Václav, who gets a company of each size as soon as companies of that size may be started (XI.1).
#[derive(Debug)]
pub struct Vaclav {
    /// The steps of an operating turn of his companies.
    pub turn: &'static [Step],
}

/// The round before the first stock round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The Pre-Stock Round (VI).
    PreStock,
    /// The auction of private papers (XI.2).
    Auction,
    /// The auction of private companies (R-36-AUC).
    Privates,
    /// None: the game begins with a stock round.
    Stock,
}

impl Opening {
    /// The round with which the game begins.
    pub fn round(self) -> RoundName {
        match self {
            Opening::PreStock => RoundName::PreStock,
            Opening::Auction => RoundName::Auction,
            Opening::Privates => RoundName::Privates,
            Opening::Stock => RoundName::Stock(1),
        }
    }
}

/// What happens at an export symbol of the process track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BetweenSets {
    /// The top card of the stack is exported (VIII.13).
    Export,
    /// Václav's companies get new trains (XI.1).
    HandOut,
}

impl Play {
    /// Whether a process track says how long the game is.
    pub fn has_process_track(&self) -> bool {
        self.calendar == Calendar::ProcessTrack
    }

    /// Whether companies take loans, and so repay them in a step of their turn.
    pub fn has_loans(&self) -> bool {
        self.turn.contains(&Step::Loans)
    }

    /// The names of its options.
    pub fn option_names(&self) -> impl Iterator<Item = &'static str> {
        self.options.iter().flat_map(|names| names.iter().copied())
    }
}
