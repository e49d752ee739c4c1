//! What came up in random play, counted by name.

use rules::title::Title;
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

/// Titles that share their steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Family {
    /// 18CZ and its variants.
    Cz,
    /// 1836Jr-56.
    Credit,
}

impl Family {
    pub const ALL: [Family; 2] = [Family::Cz, Family::Credit];

    pub fn of(title: &Title) -> Family {
        if title.play.has_process_track() { Family::Cz } else { Family::Credit }
    }

    /// The names that must come up in its games, sorted.
    pub fn expected(self, names: Names) -> Vec<&'static str> {
        let own = match self {
            Family::Cz => names.cz,
            Family::Credit => names.credit,
        };
        let mut all = [names.both, own].concat();
        all.sort_unstable();
        all
    }
}

/// The names that came up, sorted, without the rare ones.
pub fn came_up<K: AsRef<str>>(seen: &BTreeMap<K, usize>) -> Vec<&str> {
    seen.keys().map(AsRef::as_ref).filter(|name| !RARE.contains(name)).collect()
}

/// Names that come up in the games of both families, and those of one only.
#[derive(Clone, Copy)]
pub struct Names {
    both: &'static [&'static str],
    cz: &'static [&'static str],
    credit: &'static [&'static str],
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

/// Events that hardly any random game has, with the tests that bring them about: nobody bids for any paper
/// (`r_mor_13_t_193_nobody_bids_for_anything_and_player_1_wins`), and markers of one turn fall on one space from different prices
/// (`r_36_sr_13_markers_of_a_turn_fall_by_price_the_highest_first`).
const RARE: &[&str] = &["NobodyBid", "MarkerLowered"];

/// The kinds of offers.
pub const KINDS: Names = Names {
    both: &[
        "Pass",
        "BuyLocal",
        "SellShares",
        "StartCompany",
        "BuyShare",
        "ChooseCity",
        "LayTile, waived",
        "LayTile",
        "PlaceStation",
        "RunTrains",
        "PayOut",
        "Retain",
        "BuyTrain, helped",
        "BuyTrain, pool",
        "BuyTrain",
        "BuyTrainFrom",
        "ReturnTrain",
        "OfferForLocal",
        "Accept",
        "Refuse",
        "CounterOffer",
    ],
    cz: &[
        "PickPaper",
        "Bid",
        "AssignTrain",
        "RepayDebt",
        "LayHomeTile",
        "LayTile, purple",
        "ClaimRevenue",
        "TakeOver",
        "ReturnMarker",
        "TurnTrain",
        "ScrapTrain",
        "BuyTrain, borrowing",
        "SellLocal",
    ],
    credit: &[
        "BidFor",
        "BuyFromPool",
        "TakeLoan",
        "RepayLoan",
        "PlacePost",
        "TradeTrain",
        "OfferPrivate",
        "GoBankrupt",
        "PayLoans",
        "Merge",
        "RemoveStation",
        "BorrowTrain",
    ],
};

/// The decisions.
pub const DECISIONS: Names = Names {
    both: &[
        "HomeCity",
        "Track",
        "Station",
        "Run",
        "Dividend",
        "Trains",
        "ReturnTrains",
        "Answer",
        "CounterOffer",
    ],
    cz: &[
        "PreStock",
        "PickPaper",
        "Bid",
        "RailwayTile",
        "Stock",
        "HomeTile",
        "TakeOver",
        "DoubledMarker",
        "TakenTrains",
    ],
    credit: &[
        "Privates",
        "Raise",
        "Exchange",
        "PrivateStation",
        "Borrow",
        "Loans",
        "Raising",
        "Debts",
        "NationalStations",
        "NationalTrains",
    ],
};

/// The events.
pub const EVENTS: Names = Names {
    both: &[
        "OrderDealt",
        "RoundBegan",
        "Passed",
        "MoneyMoved",
        "LocalMoved",
        "SharesMoved",
        "DirectorChanged",
        "CompanyStarted",
        "CompanyFloated",
        "PriceMoved",
        "SoldOut",
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
        "TrainMoved",
        "TypeScrapped",
        "PhaseBegan",
        "GameEnded",
        "Noted",
    ],
    cz: &[
        "CompanyLeftOut",
        "PaperPicked",
        "BidMade",
        "PaperUnsold",
        "RailwayClosed",
        "CompanyDrawn",
        "DebtChanged",
        "LocalPriceSet",
        "TakenOver",
        "MarkersTakenOver",
        "TrainTurned",
        "TrainExported",
    ],
    credit: &[
        "BidPlaced",
        "BidderLeft",
        "AskingPriceFell",
        "CapitalFixed",
        "EscrowChanged",
        "DestinationReached",
        "LoansChanged",
        "PostMoved",
        "CompanyClosed",
        "CompanyMerged",
        "NationalFormed",
        "StationMerged",
        "NationalFrozen",
        "PresidentConfirmed",
        "TrainBorrowed",
        "BankBroke",
        "WentBankrupt",
    ],
};
