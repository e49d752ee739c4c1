//! What is not compared as it is: every exemption by name, with its reason and where it applies. There is no other list.

use std::collections::BTreeMap;
use std::fmt;

use languages::tr;

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
        match self {
            Exemption::PrahaTwice => "praha_twice",
            Exemption::ExpressStops => "express_stops",
            Exemption::Overdrawn => "overdrawn",
            Exemption::HalfSold => "half_sold",
            Exemption::AllMerged => "all_merged",
            Exemption::NextTurn => "next_turn",
        }
    }

    /// Why it is exempt, in a sentence.
    pub fn reason(self) -> String {
        match self {
            Exemption::PrahaTwice => tr!("record-praha-twice"),
            Exemption::ExpressStops => tr!("record-express-stops"),
            Exemption::Overdrawn => tr!("record-overdrawn"),
            Exemption::HalfSold => tr!("record-half-sold"),
            Exemption::AllMerged => tr!("record-all-merged"),
            Exemption::NextTurn => tr!("record-next-turn"),
        }
    }

    /// Where it applies, and nowhere else.
    pub fn applies(self) -> String {
        match self {
            Exemption::PrahaTwice => tr!("record-praha-twice-applies"),
            Exemption::ExpressStops => tr!("record-express-stops-applies"),
            Exemption::Overdrawn => tr!("record-overdrawn-applies"),
            Exemption::HalfSold => tr!("record-half-sold-applies"),
            Exemption::AllMerged => tr!("record-all-merged-applies"),
            Exemption::NextTurn => tr!("record-next-turn-applies"),
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
