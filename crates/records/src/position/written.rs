//! The form of a written position: what its keys are, and what may be left out.

use std::collections::BTreeMap;

use rules::Money;
use serde::{Deserialize, Serialize};

/// The version of the form.
pub const VERSION: u64 = 1;

/// Whether something is as in the box, and need not be written.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Everything that lies on a table, in names.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosition {
    /// The version of the form.
    pub position: u64,
    /// The players by seat.
    pub players: Vec<WrittenPlayer>,
    /// The players in the order of play.
    pub order: Vec<String>,
    /// The companies that are not as in the box.
    #[serde(default)]
    pub companies: BTreeMap<String, WrittenCompany>,
    /// The markers on the share price chart in operating order.
    #[serde(default)]
    pub chart: Vec<String>,
    /// The tile on each hex with its position: `57/2`.
    #[serde(default)]
    pub tiles: BTreeMap<String, String>,
    /// The phase.
    pub phase: String,
    /// The train cards that no company owns.
    pub trains: WrittenTrains,
    /// Local railways and private companies that nobody owns, unless they are for sale: `removed` or `closed`.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub papers: BTreeMap<String, String>,
    /// Those whose power has been used.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub used: Vec<String>,
    /// The bank, where it may run out.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub bank: Option<WrittenBank>,
    /// The national company, once it is formed.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub national: Option<WrittenNational>,
    /// The marker of the post: whose it is, and on which hex.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub post: Option<(String, String)>,
    /// Who bought shares of which company in this stock round, where that matters.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub purchases: Vec<(String, String)>,
    /// The round, and whose turn it is.
    pub round: WrittenRound,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPlayer {
    /// The name.
    pub name: String,
    /// Money in hand.
    #[serde(default)]
    pub cash: Money,
    /// Loans not yet repaid.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub debt: Money,
    /// Penalty interest, due at the end.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub penalty: Money,
    /// Shares by company; the director's certificate counts two.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub shares: BTreeMap<String, u8>,
    /// Local railways and private companies.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub papers: Vec<String>,
}

/// A company.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenCompany {
    /// `unstarted`, `started`, `floated` or `closed`.
    #[serde(default)]
    pub status: String,
    /// Who holds the director's certificate.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub director: Option<String>,
    /// Shares in Václav's hands.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub vaclav: u8,
    /// The price at which it was started.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub start_price: Money,
    /// The price where its marker stands.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub price: Money,
    /// Row and column of its marker, from 1, where there are several spaces with that price.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub space: Option<(u8, u8)>,
    /// Its money.
    #[serde(default)]
    pub treasury: Money,
    /// Its trains in the order in which it got them.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub trains: Vec<String>,
    /// The hexes of its stations, with the number of the city where a hex has several: `E11/2`; `?` while the city is not chosen.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stations: Vec<String>,
    /// Station markers on the charter; without it those that are not on the map.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub markers_left: Option<u8>,
    /// Markers on the map over and above its own.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub extra: u8,
    /// Its home marker has been placed.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub home_placed: bool,
    /// It has begun its first turn.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub has_operated: bool,
    /// It has laid a tile.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub has_laid: bool,
    /// It has taken over another company.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub has_taken_over: bool,
    /// Local railways and private companies that it owns.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub papers: Vec<String>,
    /// Shares in the pool.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pool: u8,
    /// How it gets its capital: `escrow`, `incremental` or `full`.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub capital: Option<String>,
    /// Money held back.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub escrow: Money,
    /// It is connected with its destination.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub reached: bool,
    /// Loans not yet repaid.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub loans: u8,
    /// It has had a route in a turn of its own.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub routed: bool,
}

/// The train cards that no company owns.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTrains {
    /// The letter on top of the stack.
    pub next: String,
    /// How many cards of that letter are left.
    pub left: u8,
    /// Returned cards with the side that is up.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pool: Vec<String>,
    /// The types that have been scrapped.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub scrapped: Vec<String>,
    /// Trains of the last kind beside the stack.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub beside: u8,
    /// Nobody was asked to return trains when a limit fell, as an option has it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub overlooked: bool,
}

/// The bank, where it may run out; what it has follows from what others have.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenBank {
    /// It could not pay: the game ends with this set of operating rounds.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub broken: bool,
    /// Operating rounds of the set.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rounds: u8,
}

/// The national company.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenNational {
    /// Shares in all.
    pub shares: u8,
    /// Its president has one share only.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub temporary: bool,
    /// It has had no permanent train yet.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub frozen: bool,
    /// It has not operated yet, and begins the next operating round.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub first: bool,
    /// Its train limit is not in force yet.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub unlimited: bool,
}

/// The round, and whose turn it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum WrittenRound {
    /// The Pre-Stock Round.
    PreStock {
        /// How many turns have been taken.
        turns: u16,
        /// Who has passed since the last purchase.
        #[serde(default, skip_serializing_if = "is_usual")]
        passed: Vec<String>,
    },
    /// The auction of private papers, when one is to be picked.
    Auction {
        /// How many papers have been put up.
        opened: u8,
        /// The papers that found no bidder since the last sale.
        #[serde(default, skip_serializing_if = "is_usual")]
        unsold: Vec<String>,
    },
    /// The auction of private companies.
    Privates {
        /// Whose turn it is.
        next: String,
        /// Passes in sequence so far.
        #[serde(default, skip_serializing_if = "is_usual")]
        passes: u8,
        /// What the cheapest one costs now.
        asking: Money,
        /// The standing bids: for which one, by whom, how much.
        #[serde(default, skip_serializing_if = "is_usual")]
        bids: Vec<(String, String, Money)>,
        /// Who bought the cheapest one last, and who bought any last.
        #[serde(default, skip_serializing_if = "is_usual")]
        last: Option<(String, String)>,
    },
    /// A stock round.
    Stock {
        /// From 1.
        number: u8,
        /// Whose turn it is.
        next: String,
        /// Passes in sequence so far.
        #[serde(default, skip_serializing_if = "is_usual")]
        passes: u8,
        /// Who has sold shares of which company in this round.
        #[serde(default, skip_serializing_if = "is_usual")]
        sold: Vec<(String, String)>,
    },
    /// An operating round.
    Operating {
        /// The set, from 1.
        set: u8,
        /// The round within the set, from 1.
        number: u8,
        /// The companies in the order in which they operate in this round.
        order: Vec<String>,
        /// The turn that is in progress, or about to begin.
        turn: WrittenTurn,
    },
}

impl Default for WrittenRound {
    fn default() -> Self {
        WrittenRound::Stock { number: 1, next: String::new(), passes: 0, sold: Vec::new() }
    }
}

/// The turn of a company.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTurn {
    /// The company.
    pub company: String,
    /// The step that it has reached; without one its turn is about to begin.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub step: Option<String>,
    /// It is its first turn.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub first: bool,
    /// Tiles laid by the normal build.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub laid: u8,
    /// What else has been done in it: the names of flags.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub done: Vec<String>,
    /// The types of trains that it bought, and whether new ones.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub bought: Vec<(String, bool)>,
    /// The train that it has borrowed, and from where: `stack`, `beside` or `pool`.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub borrowed: Option<(String, String)>,
    /// Shares that its president has sold for a train: of which company, at which price before the fall, how many.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sold: Vec<(String, Money, u8)>,
    /// The same for interest and loans.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub raised: Vec<(String, Money, u8)>,
}

impl WrittenPosition {
    /// Calls the players by other names, in the order of their seats.
    pub fn rename(&mut self, names: &[String]) {
        let old: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        let renamed = |name: &mut String| {
            if let Some(new) = old.iter().position(|old| old == name).and_then(|seat| names.get(seat)) {
                name.clone_from(new);
            }
        };
        self.players.iter_mut().for_each(|player| renamed(&mut player.name));
        self.order.iter_mut().for_each(renamed);
        self.companies.values_mut().filter_map(|company| company.director.as_mut()).for_each(renamed);
        self.purchases.iter_mut().for_each(|(player, _)| renamed(player));
        match &mut self.round {
            WrittenRound::PreStock { passed, .. } => passed.iter_mut().for_each(renamed),
            WrittenRound::Auction { .. } | WrittenRound::Operating { .. } => {}
            WrittenRound::Privates { next, bids, last, .. } => {
                renamed(next);
                bids.iter_mut().for_each(|(_, player, _)| renamed(player));
                last.iter_mut().for_each(|(cheapest, any)| {
                    renamed(cheapest);
                    renamed(any);
                });
            }
            WrittenRound::Stock { next, sold, .. } => {
                renamed(next);
                sold.iter_mut().for_each(|(player, _)| renamed(player));
            }
        }
    }
}
