//! How hard a puzzle is, by what was measured of it.

use crate::facts::Facts;
use crate::kind::Kind;

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// One look at the right place.
    Easy,
    /// Some reckoning.
    Medium,
    /// Much to see through.
    Hard,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The name in files and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The level of a puzzle of which this was measured. Where the answer suggests itself it is not hard, and where another one does,
    /// not easy.
    pub fn of(kind: Kind, facts: &Facts) -> Level {
        let size = size(facts);
        let bound = match kind {
            Kind::Run => return of_run(size, facts),
            Kind::Tile => 12,
            Kind::Station => 9,
            Kind::Train | Kind::TakeOver => 11,
        };
        match (facts.obvious == facts.best, size < bound) {
            (true, true) => Level::Easy,
            (false, false) => Level::Hard,
            (true, false) | (false, true) => Level::Medium,
        }
    }
}

/// Of runs another answer than the best always suggests itself; the nearer it comes, the harder it is to see that there is a better one.
fn of_run(size: usize, facts: &Facts) -> Level {
    let missed = facts.best.saturating_sub(facts.obvious);
    let near = if missed * 20 <= facts.best {
        7
    } else if missed * 10 <= facts.best {
        4
    } else {
        0
    };
    match size + near {
        0..13 => Level::Easy,
        13..18 => Level::Medium,
        _ => Level::Hard,
    }
}

/// How much there is to look at: the network, the trains, and the choices.
fn size(facts: &Facts) -> usize {
    let choices = usize::BITS as usize - facts.choices.leading_zeros() as usize;
    facts.stops.min(30) / 3 + 2 * facts.trains.min(5) + choices
}
