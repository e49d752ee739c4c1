//! What every heuristic speaks of.

pub(crate) use crate::context::{Context, Fidelity};
pub(crate) use crate::idea::Idea;
pub(crate) use crate::reason::Reason;
pub(crate) use crate::weights::Weights;
pub(crate) use rules::deal::Deal;
pub(crate) use rules::state::{Capital, Round, Status};
pub(crate) use rules::title::Size;
pub(crate) use rules::train::{Source, Train};
pub(crate) use rules::{
    Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, F56Action, F56Decision, F56Offer, Game,
    HexId, Money, Offer, PrivateId, Seat, View,
};
