//! The decisions on the agenda, as far as families share them: each is one question put to one seat.

use crate::asked::decisions;
use crate::cz::decisions::Decision as CzDecision;
use crate::deal::Deal;
use crate::family::families;
use crate::ids::{CompanyId, HexId, Seat};
use crate::message::messages;
use crate::money::Money;
use crate::rule::{self, Rule};
use crate::title::Size;
use crate::train::Train;

macro_rules! shared {
    ([$(($Family:ident, $folder:ident),)*]) => {
        decisions! {
            families [$(($Family, $folder),)*]
            /// A question to one seat.
            pub enum Decision {
                /// In which city of the hex does the home marker stand (VIII.6)?
                HomeCity { seat: Seat, company: CompanyId, hex: HexId },
                /// Lay or promote track (VIII.4, VIII.5).
                Track { company: CompanyId },
                /// Place a station (VIII.6).
                Station { company: CompanyId },
                /// Run the trains (VIII.7).
                Run { company: CompanyId },
                /// Pay out or retain (VIII.8).
                Dividend { company: CompanyId, revenue: Money },
                /// Buy trains (VIII.10, VIII.11).
                Trains { company: CompanyId },
                /// Return trains above the limit to the pool (VIII.12), but not the one just bought under the limit exception (VIII.10).
                ReturnTrains { company: CompanyId, keep: Option<Train> },
                /// Does the other side agree to what the company offers? The price is per share for a take-over.
                Answer { seat: Seat, company: CompanyId, deal: Deal, price: Money },
                /// Does whoever offered agree to the price that the other side named? Both are per share for a take-over.
                CounterOffer { seat: Seat, company: CompanyId, deal: Deal, offered: Money, by: Seat, price: Money },
            }
        }

        impl Decision {
            /// The company in whose own turn the decision is, when local railways and private companies may be used, bought and sold (R-OR-06).
            pub fn own_turn(&self) -> Option<CompanyId> {
                match self {
                    Decision::Track { company }
                    | Decision::Station { company }
                    | Decision::Run { company }
                    | Decision::Dividend { company, .. }
                    | Decision::Trains { company } => Some(*company),
                    Decision::HomeCity { .. }
                    | Decision::ReturnTrains { .. }
                    | Decision::Answer { .. }
                    | Decision::CounterOffer { .. } => None,
                    $(Decision::$Family(decision) => decision.own_turn(),)*
                }
            }
        }
    };
}

families!(shared!);

impl Decision {
    /// What is decided for a company that may be Václav's, and for which company (XI.1).
    pub fn question(&self) -> Option<(CompanyId, Question)> {
        match *self {
            Decision::Cz(CzDecision::HomeTile { company }) | Decision::Track { company } => {
                Some((company, Question::Track))
            }
            Decision::HomeCity { company, .. } | Decision::Station { company } => {
                Some((company, Question::Station))
            }
            Decision::Run { company } => Some((company, Question::Run)),
            _ => None,
        }
    }

    /// Whether track is asked for; some tiles may also be laid in other steps.
    pub(crate) fn is_track_step(&self) -> bool {
        matches!(self, Decision::Track { .. })
    }
}

messages! {
    /// What one of the two players decides for Václav (XI.1).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Question {
        /// Track, and the red home tile.
        Track,
        /// Stations, and the city of the home marker.
        Station,
        /// Routes, where the best are not found for the players (option `best_revenue`).
        Run,
    }
}

impl Question {
    /// Whether the holder of the lowest order card decides; otherwise the other player (R-BOH-10, R-BOH-11).
    pub(crate) fn has_priority(self, size: Size) -> bool {
        match self {
            Question::Track => size != Size::Medium,
            Question::Station => size == Size::Medium,
            Question::Run => true,
        }
    }

    /// The rule that says so.
    pub fn rule(self) -> Rule {
        match self {
            Question::Track => rule::BOH_10,
            Question::Station => rule::BOH_11,
            Question::Run => rule::BOH_12,
        }
    }
}

/// A decision for Václav.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForVaclav {
    /// His company.
    pub company: CompanyId,
    /// What is decided.
    pub question: Question,
    /// By whom.
    pub seat: Seat,
    /// That player holds the lowest order card.
    pub priority: bool,
}
