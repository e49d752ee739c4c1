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

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Chance => f.write_str("drawn by lot"),
            Reason::OnlyChoice => f.write_str("there is nothing else to do"),
            Reason::NothingBetter => f.write_str("nothing on offer seems worth it"),
            Reason::Worth { brings, costs } => {
                write!(f, "it should bring {brings} K until the end and costs {costs} K")
            }
            Reason::Earns { from, to } => write!(f, "the trains could earn {to} K instead of {from} K"),
            Reason::OpensWay => f.write_str("it opens the way to more places"),
            Reason::Dividend => f.write_str("the shareholders want their money"),
            Reason::SavesForTrain => f.write_str("the company needs the money for a train"),
            Reason::NeedsTrain => f.write_str("the company must own a train"),
            Reason::LookedAhead { tried, better_by } => {
                write!(f, "of {tried} ways tried out this one leaves it {better_by} K better off")
            }
        }
    }
}
