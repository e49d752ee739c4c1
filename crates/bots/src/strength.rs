//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

/// How strong a bot is, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Strength {
    /// Any offer.
    Random,
    /// Often in doubt.
    Novice,
    /// Sometimes in doubt.
    #[default]
    Conductor,
    /// As well as it can.
    Director,
    /// Rules of thumb alone, as novices played before there were minds. For comparisons, and titles that no mind knows.
    Thumb,
    /// Rules of thumb and a look ahead, as conductors played before.
    OldConductor,
    /// The same with a further look, as directors played before.
    OldDirector,
}

impl Strength {
    /// Those that people choose from, the weakest first.
    pub const ALL: [Strength; 4] =
        [Strength::Random, Strength::Novice, Strength::Conductor, Strength::Director];

    /// Those from before there were minds, which nobody is offered.
    pub const OLD: [Strength; 3] = [Strength::Thumb, Strength::OldConductor, Strength::OldDirector];

    /// Who plays in its place where no mind knows the title.
    #[must_use]
    pub fn without_mind(self) -> Strength {
        match self {
            Strength::Novice => Strength::Thumb,
            Strength::Conductor => Strength::OldConductor,
            Strength::Director => Strength::OldDirector,
            other => other,
        }
    }

    /// The name in commands and files.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Novice => "novice",
            Strength::Conductor => "conductor",
            Strength::Director => "director",
            Strength::Thumb => "thumb",
            Strength::OldConductor => "old-conductor",
            Strength::OldDirector => "old-director",
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
        let found = Strength::ALL.into_iter().chain(Strength::OLD).find(|strength| strength.name() == word);
        found.ok_or_else(|| UnknownStrength(word.to_owned()))
    }
}
