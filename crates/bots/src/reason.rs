//! Why a bot does what it does: a key with typed arguments. It is put into words where it is shown.

use rules::Money;
use serde::{Deserialize, Serialize};

/// Why a bot does what it does. Logs keep it, so that keys and arguments are for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "key", rename_all = "snake_case")]
pub enum Reason {
    /// It was drawn by lot.
    Chance,
    /// There was nothing else to do.
    OnlyChoice,
    /// Nothing on offer seemed worth it.
    NothingBetter,
    /// It is expected to bring more than it costs.
    Worth {
        /// What it brings until the end.
        brings: i64,
        /// What it costs.
        costs: i64,
    },
    /// The company's trains earn more afterwards.
    Earns {
        /// Before.
        from: Money,
        /// Afterwards.
        to: Money,
    },
    /// It opens the way to places worth running to.
    OpensWay,
    /// The money is wanted by the shareholders.
    Dividend,
    /// The money is needed for a train.
    SavesForTrain,
    /// The company must own a train.
    NeedsTrain,
    /// Of what was tried out it left the best position.
    LookedAhead {
        /// How many ways were tried.
        tried: usize,
        /// By how much it is better than the first thought, in final wealth.
        better_by: i64,
    },
}
