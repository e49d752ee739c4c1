//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

/// How strong a bot is, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Strength {
    /// Any offer.
    Random,
    /// Rules of thumb.
    Novice,
    /// Looks ahead.
    #[default]
    Conductor,
    /// Looks further ahead, at more.
    Director,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 4] =
        [Strength::Random, Strength::Novice, Strength::Conductor, Strength::Director];

    /// The name in commands and files.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Novice => "novice",
            Strength::Conductor => "conductor",
            Strength::Director => "director",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no strength.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called “{0}”; there are {known}", known = Strength::ALL.map(Strength::name).join(", "))]
pub struct UnknownStrength(pub String);

impl FromStr for Strength {
    type Err = UnknownStrength;

    fn from_str(word: &str) -> Result<Strength, UnknownStrength> {
        let found = Strength::ALL.into_iter().find(|strength| strength.name() == word);
        found.ok_or_else(|| UnknownStrength(word.to_owned()))
    }
}
