//! What every step of 1836Jr-56 speaks of.

pub(crate) use super::decisions::{Decision as F56Decision, Need};
pub(crate) use super::events::Event as F56Event;
pub(crate) use super::verbs::{Action as F56Action, Offer as F56Offer};
pub(crate) use crate::prelude::*;
