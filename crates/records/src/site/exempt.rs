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
    /// A president who still owes when the company is closed that he owes for.
    Overdrawn,
    /// A temporary president who sells his only share.
    HalfSold,
    /// A round of which all companies merge into the national one.
    AllMerged,
    /// The company whose turn would be next when somebody is bankrupt.
    NextTurn,
}

impl Exemption {
    /// All of them.
    pub const ALL: [Exemption; 6] = [
        Exemption::PrahaTwice,
        Exemption::ExpressStops,
        Exemption::Overdrawn,
        Exemption::HalfSold,
        Exemption::AllMerged,
        Exemption::NextTurn,
    ];

    /// A short name.
    pub fn name(self) -> &'static str {
        self.told().0
    }

    /// Why it is exempt, in a sentence.
    pub fn reason(self) -> &'static str {
        self.told().1
    }

    /// Where it applies, and nowhere else.
    pub fn applies(self) -> &'static str {
        self.told().2
    }

    fn told(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Exemption::PrahaTwice => (
                "praha_twice",
                "Older games let a route visit two circles of Praha, which the rulebook and that engine of today both forbid.",
                "18CZ: the revenue of a run with such a route is taken as recorded",
            ),
            Exemption::ExpressStops => (
                "express_stops",
                "An express train is paid for the best of all its stops there, at most three of them towns; by the rulebook only \
                 towns may be left out.",
                "18CZ: the revenue of a run with an express train, if it is what that engine counts",
            ),
            Exemption::Overdrawn => (
                "overdrawn",
                "There a president whose forced sale closes the very company in need plays on with less than nothing; here its debts \
                 are gone with it.",
                "1836Jr-56: the game is compared up to that sale",
            ),
            Exemption::HalfSold => (
                "half_sold",
                "There the temporary president of the national company may sell his only share, although nobody has two; he stays bound \
                 to buy another one, and shares change hands that nobody has sold.",
                "1836Jr-56: the game is compared up to that sale",
            ),
            Exemption::AllMerged => (
                "all_merged",
                "There a round is over as soon as all its companies have merged, and the next one begins before the national company \
                 has given up stations and trains.",
                "1836Jr-56: the game is compared up to that formation",
            ),
            Exemption::NextTurn => (
                "next_turn",
                "There the turn of the next company may begin after a bankruptcy has ended the game: it floats and has a home.",
                "1836Jr-56: in the last state, homes of companies that have never operated, and whose turn it is",
            ),
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
