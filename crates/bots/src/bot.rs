//! A bot as it sits at a table: how strong it is, and what it plays for.

use std::fmt;
use std::str::FromStr;

use rules::Family;

use crate::strength::{Strength, UnknownStrength};

/// What a bot plays for. It matters to minds only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Character {
    /// To win: what others have counts against what it has itself.
    #[default]
    Win,
    /// To be wealthy: what others have does not count against it, so that it agrees to more.
    Wealth,
}

/// What the name of a bot ends with that plays for wealth.
const FOR_WEALTH: &str = ":wealth";

impl Character {
    /// How much the others' worth counts against one's own, in percent. In 18CZ tables of such bots were found to
    /// end with most where a little of it counts for one's own (`BENCHMARKS.md`).
    pub(crate) fn envy(self, family: Family) -> i64 {
        match (self, family) {
            (Character::Win, _) => 100,
            (Character::Wealth, Family::Cz) => -15,
            (Character::Wealth, _) => 0,
        }
    }
}

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Bot {
    /// How strong it is.
    pub strength: Strength,
    /// What it plays for.
    pub character: Character,
}

impl From<Strength> for Bot {
    /// A bot that plays to win.
    fn from(strength: Strength) -> Bot {
        Bot { strength, character: Character::Win }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = if self.character == Character::Wealth { FOR_WEALTH } else { "" };
        write!(f, "{}{character}", self.strength)
    }
}

impl FromStr for Bot {
    type Err = UnknownStrength;

    fn from_str(word: &str) -> Result<Bot, UnknownStrength> {
        let (strength, character) = match word.strip_suffix(FOR_WEALTH) {
            Some(strength) => (strength, Character::Wealth),
            None => (word, Character::Win),
        };
        Ok(Bot { strength: strength.parse()?, character })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_a_name_that_leads_back_to_it() {
        for strength in Strength::ALL.into_iter().chain(Strength::OLD) {
            for character in [Character::Win, Character::Wealth] {
                let bot = Bot { strength, character };
                assert_eq!(bot.to_string().parse(), Ok(bot));
            }
        }
        assert!("director:fame".parse::<Bot>().is_err());
    }
}
