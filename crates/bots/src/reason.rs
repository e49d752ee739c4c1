//! Why a bot does what it does: a key with typed arguments. It is put into words where it is shown.

use rules::Money;
use rules::message::messages;
use serde::{Deserialize, Serialize};

messages! {
    /// Why a bot does what it does. Logs keep it, so that keys and arguments are for good.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(tag = "key", rename_all = "snake_case")]
    pub enum Reason as "bot" {
        /// It was drawn by lot.
        Chance,
        /// There was nothing else to do.
        OnlyChoice,
        /// Nothing on offer seemed worth it.
        NothingBetter,
        /// What it should bring until the end of the game, and what it costs.
        Worth { brings: i64, costs: i64 },
        /// What the company's trains could earn afterwards, instead of what they earn now.
        Earns { from: Money, to: Money },
        /// It opens the way to places worth running to.
        OpensWay,
        /// The money is wanted by the shareholders.
        Dividend,
        /// The money is needed for a train.
        SavesForTrain,
        /// The company must own a train.
        NeedsTrain,
        /// How many ideas were tried out, and by how much final wealth this one beat the novice's own.
        LookedAhead { tried: usize, better_by: i64 },
    }
}
