//! Why a bot does what it does, for the log.

use rules::Money;

/// Why a bot does what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl Reason {
    /// As a sentence without a beginning, with sums in this money.
    pub fn in_words(&self, currency: &str) -> String {
        match self {
            Reason::Chance => "drawn by lot".to_owned(),
            Reason::OnlyChoice => "there is nothing else to do".to_owned(),
            Reason::NothingBetter => "nothing on offer seems worth it".to_owned(),
            Reason::Worth { brings, costs } => {
                format!("it should bring {brings} {currency} until the end and costs {costs} {currency}")
            }
            Reason::Earns { from, to } => {
                format!("the trains could earn {to} {currency} instead of {from} {currency}")
            }
            Reason::OpensWay => "it opens the way to more places".to_owned(),
            Reason::Dividend => "the shareholders want their money".to_owned(),
            Reason::SavesForTrain => "the company needs the money for a train".to_owned(),
            Reason::NeedsTrain => "the company must own a train".to_owned(),
            Reason::LookedAhead { tried, better_by } => {
                format!("of {tried} ways tried out this one leaves it {better_by} {currency} better off")
            }
        }
    }
}
