//! Actions of 18xx.games as they stand in its records.

use std::fmt;

use languages::tr;
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
    },
    SellShares {
        shares: Vec<String>,
        #[serde(default)]
        percent: Option<u32>,
    },
    SpecialBuy {},
    LayTile {
        hex: String,
        tile: String,
        rotation: u8,
    },
    PlaceToken {
        city: String,
    },
    RemoveToken {
        city: String,
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
        #[serde(default)]
        exchange: Option<String>,
    },
    TakeLoan {},
    PayoffLoan {},
    DestinationConnection {},
    Assign {
        target: String,
    },
    Merge {},
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
    /// What the train earned.
    #[serde(default)]
    pub revenue: u32,
}

/// What is wrong with an action in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum MalformedAction {
    NoType,
    Fields {
        word: String,
        why: String,
    },
    NoEntity(String),
    EntityNotText(String),
    /// Without one where none is given.
    EntityType {
        word: String,
        given: Option<String>,
    },
    AutoActions(String),
    Undo(u64),
    Redo,
}

impl fmt::Display for MalformedAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            MalformedAction::NoType => tr!("record-action-typeless"),
            MalformedAction::Fields { word, why } => tr!("record-action-fields", action = word, error = why),
            MalformedAction::NoEntity(word) => tr!("record-entity-missing", action = word),
            MalformedAction::EntityNotText(word) => tr!("record-entity-no-text", action = word),
            MalformedAction::EntityType { word, given } => {
                let given = given.clone().unwrap_or_else(|| tr!("record-entity-type-none"));
                tr!("record-entity-type", action = word, given = given)
            }
            MalformedAction::AutoActions(word) => tr!("record-auto-actions", action = word),
            MalformedAction::Undo(number) => tr!("record-undo", number = number),
            MalformedAction::Redo => tr!("record-redo"),
        })
    }
}

impl Kind {
    /// The word in the record.
    pub fn name(&self) -> String {
        let written = serde_json::to_value(self).unwrap_or_default();
        written["type"].as_str().unwrap_or_default().to_owned()
    }
}

impl SiteAction {
    /// Reads one action.
    ///
    /// # Errors
    /// When something is missing or unknown.
    pub fn from_value(value: &Value) -> Result<SiteAction, MalformedAction> {
        let word = value.get("type").and_then(Value::as_str).ok_or(MalformedAction::NoType)?;
        let kind = Kind::deserialize(value).map_err(|error| {
            let why = error.to_string().replacen("unknown variant", "unknown action", 1);
            MalformedAction::Fields { word: word.to_owned(), why }
        })?;
        let id = value.get("entity").ok_or_else(|| MalformedAction::NoEntity(word.to_owned()))?;
        let text = || {
            let text = id.as_str().map(str::to_owned);
            text.ok_or_else(|| MalformedAction::EntityNotText(word.to_owned()))
        };
        let entity = match value.get("entity_type").and_then(Value::as_str) {
            Some("player") => Entity::Player(id.clone()),
            Some("corporation") => Entity::Corporation(text()?),
            Some("company") => Entity::Company(text()?),
            other => {
                let given = other.map(str::to_owned);
                return Err(MalformedAction::EntityType { word: word.to_owned(), given });
            }
        };
        let auto = match value.get("auto_actions") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(list)) => list
                .iter()
                .filter(|action| !is_setting(action))
                .map(SiteAction::from_value)
                .collect::<Result<_, _>>()?,
            Some(_) => return Err(MalformedAction::AutoActions(word.to_owned())),
        };
        Ok(SiteAction { entity, kind, auto })
    }
}

/// Whether it is a setting for automatic play, which changes nothing on the table.
pub(crate) fn is_setting(action: &Value) -> bool {
    action.get("type").and_then(Value::as_str).is_some_and(|word| word.starts_with("program_"))
}
