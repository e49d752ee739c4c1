//! What is not compared as it is: every exemption by name, with its reason and where it applies. There is no other list.

use std::collections::BTreeMap;
use std::fmt;

/// A point in which the engine of 18xx.games or what it shows is not followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exemption {
    /// A route through two circles of Praha.
    PrahaTwice,
    /// The stops that an express train is paid for.
    ExpressStops,
}

impl Exemption {
    /// All of them.
    pub const ALL: [Exemption; 2] = [Exemption::PrahaTwice, Exemption::ExpressStops];

    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => "praha_twice",
            Exemption::ExpressStops => "express_stops",
        }
    }

    /// Why it is exempt, in a sentence.
    pub fn reason(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => {
                "Older games let a route visit two circles of Praha, which the rulebook and that engine of today both forbid."
            }
            Exemption::ExpressStops => {
                "An express train is paid for the best of all its stops there, at most three of them towns; by the rulebook only \
                 towns may be left out."
            }
        }
    }

    /// Where it applies, and nowhere else.
    pub fn applies(self) -> &'static str {
        match self {
            Exemption::PrahaTwice => "18CZ: the revenue of a run with such a route is taken as recorded",
            Exemption::ExpressStops => {
                "18CZ: the revenue of a run with an express train, if it is what that engine counts"
            }
        }
    }
}

impl fmt::Display for Exemption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How often each exemption was used.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Used(BTreeMap<Exemption, usize>);

impl Used {
    /// Counts one use.
    pub fn count(&mut self, exemption: Exemption) {
        *self.0.entry(exemption).or_default() += 1;
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Used) {
        for (exemption, times) in other.iter() {
            *self.0.entry(exemption).or_default() += times;
        }
    }

    /// Those that were used, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (Exemption, usize)> {
        self.0.iter().map(|(&exemption, &times)| (exemption, times))
    }

    /// How often any was used.
    pub fn total(&self) -> usize {
        self.0.values().sum()
    }

    /// How often this one was used.
    pub fn times(&self, exemption: Exemption) -> usize {
        self.0.get(&exemption).copied().unwrap_or_default()
    }
}
