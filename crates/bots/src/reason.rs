//! Why a bot does what it does: a key with typed arguments. It is put into words where it is shown.

use rules::message::{Arg, ToArg, messages};
use rules::{Action, CompanyId, Money};
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
        /// Nothing else looked better.
        NoneBetter,
        /// What a bargain should gain.
        Gains { gain: i64 },
        /// What it should lose to agree.
        Loses { loss: i64 },
    }
}

impl Reason {
    /// The reason as far as it speaks for the action: what compares equal figures, or speaks for doing nothing where something is done, is
    /// none.
    pub(crate) fn speaking_for(self, action: &Action) -> Reason {
        let speaks = match self {
            Reason::NothingBetter => *action == Action::Pass,
            Reason::Worth { brings, costs } => brings > costs,
            Reason::Earns { from, to } | Reason::Runs { from, to, .. } | Reason::Lasts { from, to, .. } => {
                to > from
            }
            Reason::Income { from, to } => to > from,
            Reason::EndsWith { with, instead } => with > instead,
            Reason::LookedAhead { better_by, .. } => better_by > 0,
            Reason::Gains { gain } => gain > 0 && *action != Action::Refuse,
            Reason::Loses { loss } => loss > 0 && *action == Action::Refuse,
            Reason::Chance
            | Reason::OnlyChoice
            | Reason::OpensWay
            | Reason::Dividend
            | Reason::SavesForTrain
            | Reason::NeedsTrain
            | Reason::NoneBetter => true,
        };
        if speaks { self } else { Reason::NoneBetter }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::PrivateId;

    #[test]
    fn a_reason_speaks_for_what_is_done_and_compares_no_equal_figures() {
        let deal = Action::OfferForPrivate { private: PrivateId(0), price: 50 };
        assert_eq!(Reason::NothingBetter.speaking_for(&deal), Reason::NoneBetter);
        assert_eq!(Reason::NothingBetter.speaking_for(&Action::Pass), Reason::NothingBetter);
        assert_eq!(Reason::Earns { from: 50, to: 50 }.speaking_for(&deal), Reason::NoneBetter);
        assert_eq!(Reason::Worth { brings: 0, costs: 90 }.speaking_for(&Action::Accept), Reason::NoneBetter);
        assert_eq!(Reason::Gains { gain: 4 }.speaking_for(&Action::Refuse), Reason::NoneBetter);
        let more = Reason::Earns { from: 50, to: 60 };
        assert_eq!(more.clone().speaking_for(&deal), more);
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
