//! Actions of 18xx.games as they stand in its records.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who acts.
#[derive(Clone, PartialEq, Debug)]
pub enum Entity {
    /// A player, by id.
    Player(Value),
    /// A company, by their symbol.
    Corporation(String),
    /// A local railway whose power is used.
    Company(String),
}

/// An action with those that their engine appended in the same moment.
#[derive(Clone, PartialEq, Debug)]
pub struct SiteAction {
    /// Who acts.
    pub entity: Entity,
    /// What is done.
    pub kind: Kind,
    /// What followed by itself.
    pub auto: Vec<SiteAction>,
}

/// What is done. Fields that carry no information for us are not read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in their records")]
pub enum Kind {
    Bid {
        company: String,
        price: u32,
    },
    Par {
        corporation: String,
        share_price: String,
    },
    BuyShares {
        shares: Vec<String>,
        #[serde(default)]
        percent: Option<u32>,
    },
    SellShares {
        shares: Vec<String>,
        #[serde(default)]
        percent: Option<u32>,
    },
    SpecialBuy {
        #[serde(default)]
        description: String,
    },
    LayTile {
        hex: String,
        tile: String,
        rotation: u8,
    },
    PlaceToken {
        city: String,
        #[serde(default)]
        slot: u32,
    },
    RemoveToken {
        city: String,
        #[serde(default)]
        slot: u32,
    },
    RunRoutes {
        routes: Vec<SiteRoute>,
    },
    Dividend {
        kind: String,
    },
    BuyTrain {
        train: String,
        price: u32,
        #[serde(default)]
        variant: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exchange: Option<String>,
    },
    TakeLoan {},
    PayoffLoan {},
    DestinationConnection {},
    Assign {
        target: String,
    },
    Merge {
        corporation: String,
    },
    BorrowTrain {
        train: String,
    },
    Bankrupt {},
    DiscardTrain {
        train: String,
    },
    SwapTrain {
        train: String,
    },
    BuyCompany {
        company: String,
        price: u32,
    },
    SellCompany {
        company: String,
        price: u32,
    },
    BuyCorporation {
        corporation: String,
        price: u32,
    },
    Pass {},
}

/// A route: chains of hexes from stop to stop.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SiteRoute {
    /// The train's id.
    pub train: String,
    /// Each from one stop to the next, both ends included, in either direction.
    pub connections: Vec<Vec<String>>,
    /// The hexes of the stops.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// What the train earned.
    #[serde(default)]
    pub revenue: u32,
    /// The route in words.
    #[serde(default)]
    pub revenue_str: String,
    /// The stops as hex and index on the tile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<String>,
}

impl Kind {
    /// The word in the record.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Bid { .. } => "bid",
            Kind::Par { .. } => "par",
            Kind::BuyShares { .. } => "buy_shares",
            Kind::SellShares { .. } => "sell_shares",
            Kind::SpecialBuy { .. } => "special_buy",
            Kind::LayTile { .. } => "lay_tile",
            Kind::PlaceToken { .. } => "place_token",
            Kind::RemoveToken { .. } => "remove_token",
            Kind::RunRoutes { .. } => "run_routes",
            Kind::Dividend { .. } => "dividend",
            Kind::BuyTrain { .. } => "buy_train",
            Kind::DiscardTrain { .. } => "discard_train",
            Kind::SwapTrain { .. } => "swap_train",
            Kind::BuyCompany { .. } => "buy_company",
            Kind::SellCompany { .. } => "sell_company",
            Kind::BuyCorporation { .. } => "buy_corporation",
            Kind::TakeLoan {} => "take_loan",
            Kind::PayoffLoan {} => "payoff_loan",
            Kind::DestinationConnection {} => "destination_connection",
            Kind::Assign { .. } => "assign",
            Kind::Merge { .. } => "merge",
            Kind::BorrowTrain { .. } => "borrow_train",
            Kind::Bankrupt {} => "bankrupt",
            Kind::Pass {} => "pass",
        }
    }
}

/// The kinds of actions that a game has.
const KINDS: [&str; 24] = [
    "bid",
    "par",
    "buy_shares",
    "sell_shares",
    "special_buy",
    "lay_tile",
    "place_token",
    "remove_token",
    "run_routes",
    "dividend",
    "buy_train",
    "discard_train",
    "swap_train",
    "buy_company",
    "sell_company",
    "buy_corporation",
    "take_loan",
    "payoff_loan",
    "destination_connection",
    "assign",
    "merge",
    "borrow_train",
    "bankrupt",
    "pass",
];

impl SiteAction {
    /// Reads one action.
    ///
    /// # Errors
    /// In words, when something is missing or unknown.
    pub fn from_value(value: &Value) -> Result<SiteAction, String> {
        let word = value.get("type").and_then(Value::as_str).ok_or("an action without `type`")?;
        if !KINDS.contains(&word) {
            return Err(format!("unknown action `{word}`; known are {}", KINDS.join(", ")));
        }
        let id = value.get("entity").ok_or_else(|| format!("`{word}` without `entity`"))?;
        let text = || {
            let text = id.as_str().map(str::to_owned);
            text.ok_or_else(|| format!("the entity of `{word}` is not a text"))
        };
        let entity = match value.get("entity_type").and_then(Value::as_str) {
            Some("player") => Entity::Player(id.clone()),
            Some("corporation") => Entity::Corporation(text()?),
            Some("company") => Entity::Company(text()?),
            other => {
                let other = other.unwrap_or("none");
                return Err(format!("`{word}` by entity_type `{other}`: player, corporation or company act"));
            }
        };
        let kind = Kind::deserialize(value).map_err(|error| format!("`{word}`: {error}"))?;
        let auto = match value.get("auto_actions") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(list)) => list
                .iter()
                .filter(|action| !is_setting(action))
                .map(SiteAction::from_value)
                .collect::<Result<_, _>>()?,
            Some(_) => return Err(format!("the auto_actions of `{word}` are not a list")),
        };
        Ok(SiteAction { entity, kind, auto })
    }
}

/// Whether it is a setting for automatic play, which changes nothing on the table.
pub(crate) fn is_setting(action: &Value) -> bool {
    action.get("type").and_then(Value::as_str).is_some_and(|word| word.starts_with("program_"))
}
