//! What every step of play speaks of: the words of the engine, and nothing that decides anything.

pub(crate) use crate::action::{Action, Offer};
pub(crate) use crate::deal::Deal;
pub(crate) use crate::decision::Decision;
pub(crate) use crate::event::{Event, For, Holder, Note, Purse, TrainPlace};
pub(crate) use crate::ids::{CompanyId, HexId, PrivateId, Seat, TileId, TrainTypeId};
pub(crate) use crate::money::Money;
pub(crate) use crate::operating_turn::Step;
pub(crate) use crate::refusal::{Checked, Why, refuse};
pub(crate) use crate::rule::{self, Rule};
pub(crate) use crate::state::{PrivateOwner, Round, Status};
pub(crate) use crate::title::Size;
pub(crate) use crate::train::{Source, Train};
pub(crate) use crate::transaction::Transaction;
pub(crate) use crate::view::View;
