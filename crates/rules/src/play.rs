//! What a title's order of play is made of. Each family puts its own together in its folder, and a title asks for one by name.

use crate::family::Family;
use crate::operating_turn::Step;
use crate::round_name::RoundName;
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
    /// What there is in its games, and what it is called.
    pub features: Features,
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

/// What there is in games of a family, and what it is called: whoever shows a game asks for these, not for the family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// What the head of a company is called.
    pub head: Head,
    /// What private companies are called.
    pub privates: Privates,
    /// Companies come in sizes, and larger ones take over smaller ones; a title may use just one of them.
    pub sizes: bool,
    /// Players borrow from the bank when a train must be paid for, and owe a penalty in the end (VIII.11).
    pub debts: bool,
    /// Companies borrow, and get their capital in parts (R-36-LOAN, R-36-PAR).
    pub credit: bool,
    /// Shares that players sell go to a pool instead of back to the bank.
    pub pool: bool,
    /// New trains lie on a stack of cards, from which they may also be exported.
    pub stack: bool,
    /// The last kind of trains lies beside the others, and may be for sale before these are gone (R-36-PHS-03).
    pub last_beside: bool,
}

impl Features {
    /// What is left where a family declares nothing of its own.
    pub const PLAIN: Features = Features {
        head: Head::President,
        privates: Privates::Companies,
        sizes: false,
        debts: false,
        credit: false,
        pool: false,
        stack: false,
        last_beside: false,
    };
}

/// What the head of a company is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Head {
    Director,
    President,
}

impl Head {
    /// The word for it in texts.
    pub fn name(self) -> &'static str {
        match self {
            Head::Director => "director",
            Head::President => "president",
        }
    }
}

/// What private companies are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privates {
    /// Local railways (IV.1).
    LocalRailways,
    /// Private companies.
    Companies,
}

impl Privates {
    /// The word for one of them.
    pub fn one(self) -> &'static str {
        match self {
            Privates::LocalRailways => "local railway",
            Privates::Companies => "private company",
        }
    }

    /// The word for several of them.
    pub fn several(self) -> &'static str {
        match self {
            Privates::LocalRailways => "local railways",
            Privates::Companies => "private companies",
        }
    }
}

impl Play {
    /// Whether a process track says how long the game is.
    pub fn has_process_track(&self) -> bool {
        self.calendar == Calendar::ProcessTrack
    }

    /// The names of its options.
    pub fn option_names(&self) -> impl Iterator<Item = &'static str> {
        self.options.iter().flat_map(|names| names.iter().copied())
    }
}
