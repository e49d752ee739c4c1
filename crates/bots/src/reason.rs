//! Why a bot does what it does: a key with typed arguments. It is put into words where it is shown.

use rules::message::{Arg, ToArg, messages};
use rules::{CompanyId, Money};
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
        /// What a company of one's own could earn in a run, instead of what it could after the next best choice.
        Runs { company: OfCompany, from: Money, to: Money },
        /// The same once the next of its trains are scrapped.
        Lasts { company: OfCompany, from: Money, to: Money },
        /// What one's shares could bring in a round, instead of what they could after the next best choice.
        Income { from: i64, to: i64 },
        /// What one should be worth at the end, instead of what one should after the next best choice.
        EndsWith { with: i64, instead: i64 },
    }
}

/// A company in a reason. Logs keep its number, which is that of its place in the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfCompany(pub CompanyId);

impl ToArg for OfCompany {
    fn to_arg(&self) -> Arg {
        self.0.to_arg()
    }

    fn examples() -> Vec<OfCompany> {
        CompanyId::examples().into_iter().map(OfCompany).collect()
    }
}

impl Serialize for OfCompany {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OfCompany {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<OfCompany, D::Error> {
        u8::deserialize(deserializer).map(|number| OfCompany(CompanyId(number)))
    }
}
