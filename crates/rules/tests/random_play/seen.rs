//! What came up in random play, counted by name.

use std::collections::BTreeMap;
use std::fmt::{Debug, Write};

/// Counts by name.
#[derive(Default, Debug)]
pub struct Seen {
    pub games: usize,
    pub actions: usize,
    pub offered: usize,
    pub refused: usize,
    pub kinds: BTreeMap<&'static str, usize>,
    pub decisions: BTreeMap<String, usize>,
    pub events: BTreeMap<String, usize>,
    pub reasons: BTreeMap<String, usize>,
    pub rules: BTreeMap<&'static str, usize>,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.games += other.games;
        self.actions += other.actions;
        self.offered += other.offered;
        self.refused += other.refused;
        merge(&mut self.kinds, other.kinds);
        merge(&mut self.decisions, other.decisions);
        merge(&mut self.events, other.events);
        merge(&mut self.reasons, other.reasons);
        merge(&mut self.rules, other.rules);
    }
}

fn merge<K: Ord>(into: &mut BTreeMap<K, usize>, from: BTreeMap<K, usize>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}

/// The names of `all` that were not seen.
pub fn missing<'a, K: AsRef<str> + Ord>(seen: &BTreeMap<K, usize>, all: &[&'a str]) -> Vec<&'a str> {
    all.iter().copied().filter(|&name| !seen.keys().any(|key| key.as_ref() == name)).collect()
}

/// The name of the variant of an enum value.
pub fn name_of(value: &impl Debug) -> String {
    let mut head = Head(String::new());
    // Writing ends with an error at the first character that is not part of the name.
    let _ = write!(head, "{value:?}");
    head.0
}

struct Head(String);

impl Write for Head {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let name: &str = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
        self.0.push_str(name);
        if name.len() == text.len() { Ok(()) } else { Err(std::fmt::Error) }
    }
}

/// All decisions.
pub const DECISIONS: &[&str] = &[
    "PreStock",
    "PickPaper",
    "Bid",
    "RailwayTile",
    "Stock",
    "HomeTile",
    "HomeCity",
    "Track",
    "Station",
    "Run",
    "Dividend",
    "TakeOver",
    "DoubledMarker",
    "TakenTrains",
    "Trains",
    "ReturnTrains",
    "Privates",
    "Raise",
    "Exchange",
    "PrivateStation",
    "Loans",
    "Raising",
    "Answer",
    "CounterOffer",
];

/// All events.
pub const EVENTS: &[&str] = &[
    "OrderDealt",
    "RoundBegan",
    "Passed",
    "CompanyLeftOut",
    "PaperPicked",
    "BidMade",
    "PaperUnsold",
    "RailwayClosed",
    "MoneyMoved",
    "LocalMoved",
    "SharesMoved",
    "DirectorChanged",
    "CompanyStarted",
    "CompanyDrawn",
    "CompanyFloated",
    "PriceMoved",
    "SoldOut",
    "DebtChanged",
    "LocalPriceSet",
    "TurnBegan",
    "StepSkipped",
    "TileLaid",
    "PowerUsed",
    "MarkerPlaced",
    "CityChosen",
    "MarkerReturned",
    "TrainsRan",
    "NothingEarned",
    "DealOffered",
    "DealAccepted",
    "DealRefused",
    "CounterOffered",
    "TakenOver",
    "MarkersTakenOver",
    "TrainMoved",
    "TrainTurned",
    "TrainExported",
    "TypeScrapped",
    "PhaseBegan",
    "BidPlaced",
    "BidderLeft",
    "AskingPriceFell",
    "CapitalFixed",
    "EscrowChanged",
    "DestinationReached",
    "LoansChanged",
    "PostMoved",
    "CompanyClosed",
    "WentBankrupt",
    "GameEnded",
];
