//! What tables tell: those who look at them, the bots, and people elsewhere; and that the server stops.

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::watch;

use super::Tables;
use crate::error::AppError;
use crate::notices::TurnStarted;
use crate::table::Table;

/// What those who look at a table are told: only that something is new. They fetch what it is, each what they may see.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct News {
    /// The number of the last entry.
    pub(crate) seq: u32,
    /// How often somebody has spoken since the table was taken up.
    pub(crate) chat: u32,
    /// How often somebody has sat down or left since then.
    pub(crate) seats: u32,
}

impl Tables {
    /// Says that a turn has begun. Nobody waits for whoever is to be told.
    pub(crate) fn tell(&self, turn: Option<TurnStarted>) {
        if let Some(turn) = turn
            && let Err(TrySendError::Full(turn)) = self.turns.try_send(turn)
        {
            tracing::warn!(game = turn.game, "a notice of a turn is dropped: too many wait");
        }
    }

    /// Says that a game has moved: a bot may have to decide, and what one is thinking about may be old.
    pub(crate) fn wake_bots(&self, id: &str) {
        // Where nobody listens any more, the server is stopping.
        let _ = self.moved.send(id.to_owned());
    }

    /// Says that the server is stopping.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the server is stopping.
    pub(crate) fn closed(&self) -> impl Future<Output = ()> + use<> {
        let mut closing = self.closing.subscribe();
        async move {
            // Tables that are gone are closed.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }

    /// What is new, as it comes.
    pub(crate) async fn listen(&self, id: &str) -> Result<watch::Receiver<News>, AppError> {
        Ok(self.live(id).await?.news.subscribe())
    }
}

/// The turn that has begun, if it is another's than before: several decisions in a row are one turn.
pub(super) fn new_turn(before: Option<TurnStarted>, table: &Table) -> Option<TurnStarted> {
    table.turn().filter(|now| before.is_none_or(|before| before.user != now.user))
}
