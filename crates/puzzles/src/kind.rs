//! What a puzzle asks for.

use rules::{CompanyId, CzDecision, Decision, Game};

/// What a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The routes on which the trains earn most.
    Run,
    /// The tile after which they do.
    Tile,
    /// The station after which they do.
    Station,
    /// The purchase, or none, after which they do.
    Train,
    /// The company to take over after which they do.
    TakeOver,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Run, Kind::Tile, Kind::Station, Kind::Train, Kind::TakeOver];

    /// The name in files and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Run => "run",
            Kind::Tile => "tile",
            Kind::Station => "station",
            Kind::Train => "train",
            Kind::TakeOver => "take-over",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What could be asked about a position, and for which company.
    pub fn asked_at(game: &Game) -> Option<(Kind, CompanyId)> {
        let (kind, company) = match *game.state().decision()? {
            Decision::Run { company } => (Kind::Run, company),
            Decision::Track { company } => (Kind::Tile, company),
            Decision::Station { company } => (Kind::Station, company),
            Decision::Trains { company } => (Kind::Train, company),
            Decision::Cz(CzDecision::TakeOver { company }) => (Kind::TakeOver, company),
            _ => return None,
        };
        Some((kind, company))
    }
}
