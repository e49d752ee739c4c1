//! What every step of 18CZ and its variants speaks of.

pub(crate) use super::decisions::Decision as CzDecision;
pub(crate) use super::events::Event as CzEvent;
pub(crate) use super::verbs::{Action as CzAction, Offer as CzOffer};
pub(crate) use crate::prelude::*;
