//! What happens in this family only.

use crate::ids::CompanyId;
use crate::message::messages;
use crate::money::Money;
use crate::state::Position;
use crate::title::Title;

messages! {
    /// What happened, in this family only.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" {
        /// A company earned the revenue of the round.
        RevenueEarned { company: CompanyId, revenue: Money },
    }
}

impl Event {
    /// Changes the table as the event says: what was earned is on it once it is paid out or retained.
    pub(crate) fn apply(&self, _: &Title, _: &mut Position) {
        match self {
            Event::RevenueEarned { .. } => {}
        }
    }
}
