//! Changes of a table, on the disk first: what people and bots do, and what other servers have done.

use std::sync::Arc;

use bots::Thought;
use rules::notation::ActionNotation;

use super::Tables;
use super::live::{LiveTable, TableGuard};
use super::news::new_turn;
use crate::entry::Entry;
use crate::error::AppError;
use crate::repository::{Appended, AuditEvent, Holder, Repository, Status};
use crate::table::{Change, Compare, Request, Table};
use crate::text::t;
use crate::verify;
use crate::work::{self, blocking};

/// When to look at what is kept of a table in memory: who sits there, and what other servers have played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refresh {
    /// Before anything else.
    First,
    /// When what is remembered does not do.
    WhereNeeded,
    /// The same, after it was tried on the spot: it takes less time than to hand it to another thread.
    AfterTrying,
}

/// What another server has told of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PeerNews {
    /// That its log goes on.
    Moves,
    /// That something has changed; which of all, who looks at it finds out by fetching all.
    Anything,
}

impl Tables {
    /// Does what somebody asks for, if the game is where they think it is; gives the new number.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        id: &str,
        who: &Holder,
        seq: u32,
        request: Request,
    ) -> Result<u32, AppError> {
        // Whether one seat is theirs is seen when an action is kept; what else is asked for may depend on all seats.
        let when = match &request {
            Request::Act(action) if takes_long(action) => Refresh::WhereNeeded,
            Request::Act(_) => Refresh::AfterTrying,
            _ => Refresh::First,
        };
        let asker = who.clone();
        let prepare = move |table: &Table| {
            if table.may_change(&asker, &request) { Ok(()) } else { Err(AppError::NotSeated) }?;
            table.expect(seq)?;
            table.prepare(&asker, request.clone())
        };
        self.counted(self.change(id, seq, Some(who.clone()), when, prepare).await)
    }

    /// Does what a bot wants, if the game is still where it was thinking about it.
    pub(crate) async fn act_for_bot(
        self: &Arc<Self>,
        id: &str,
        seq: u32,
        thought: Thought,
    ) -> Result<u32, AppError> {
        let prepare = move |table: &Table| {
            table.expect(seq)?;
            // Its seat may have been taken back by a person meanwhile.
            if table.bot_to_move().is_none() {
                return Err(AppError::NotSeated);
            }
            table.prepare_for_bot(thought.seat, &thought.action, thought.reason.clone())
        };
        self.counted(self.change(id, seq, None, Refresh::First, prepare).await)
    }

    /// Counts what became of a change.
    fn counted(&self, outcome: Result<u32, AppError>) -> Result<u32, AppError> {
        self.repository.metrics.count_move(&outcome);
        outcome
    }

    /// Makes a change, on the disk first; gives the new number. Once begun it is carried through, also when whoever asked for
    /// it has gone.
    async fn change(
        self: &Arc<Self>,
        id: &str,
        seq: u32,
        who: Option<Holder>,
        when: Refresh,
        prepare: impl Fn(&Table) -> Result<Change, AppError> + Send + 'static,
    ) -> Result<u32, AppError> {
        let (live, table) = self.lock(id).await?;
        let tables = Arc::clone(self);
        let under_way = Arc::clone(&self.under_way).read_owned().await;
        let through = tokio::spawn(work::inherited(async move {
            let _under_way = under_way;
            let (table, change) = tables.keep_change(table, who.clone(), when, prepare).await?;
            match change {
                Some(change) => tables.take_over(&live, table, who, change).await,
                None => {
                    let id = table.id.clone();
                    drop(table);
                    // Another server was faster: what this one knows is old.
                    Err(AppError::Stale(tables.catch_up(&id, PeerNews::Moves).await?.unwrap_or(seq)))
                }
            }
        }));
        through.await.unwrap_or_else(|error| Err(AppError::Storage(error.to_string())))
    }

    /// Waits until all changes that are under way have been carried through.
    pub(crate) async fn settle(&self) {
        let _alone = self.under_way.write().await;
    }

    /// Prepares a change and keeps it; nothing when another one has its number. What is refused is refused by what is kept,
    /// not by what this server remembers.
    async fn keep_change(
        &self,
        mut table: TableGuard,
        who: Option<Holder>,
        when: Refresh,
        prepare: impl Fn(&Table) -> Result<Change, AppError> + Send + 'static,
    ) -> Result<(TableGuard, Option<Change>), AppError> {
        let (mut when, mut prepare) = (when, prepare);
        loop {
            let at_once = when == Refresh::AfterTrying && self.repository.knows(table.seating());
            let (change, looked) = match at_once.then(|| prepare(&table)) {
                Some(Ok(change)) => (change, false),
                _ => {
                    let repository = Arc::clone(&self.repository);
                    let prepared;
                    (table, prepare, prepared) = blocking(move || {
                        let prepared = prepare_with_refresh(&repository, &mut table, when, &prepare)?;
                        Ok((table, prepare, prepared))
                    })
                    .await?;
                    prepared
                }
            };
            let by = (who.as_ref(), table.seat_of(&change));
            let after = table.game_after(&change);
            // No thread waits for the disk here: one writes for all tables.
            match self
                .repository
                .append(&table.id, table.seq() + 1, by, looked, &change.entry, &after)
                .await?
            {
                Appended::Stored => return Ok((table, Some(change))),
                Appended::Taken => return Ok((table, None)),
                Appended::NotHeld => when = Refresh::First,
            }
        }
    }

    /// Takes over a change that is kept, and tells those who wait for it; gives the new number.
    async fn take_over(
        &self,
        live: &LiveTable,
        mut table: TableGuard,
        who: Option<Holder>,
        change: Change,
    ) -> Result<u32, AppError> {
        let (before, seat) = (table.turn(), table.seat_of(&change));
        let act = AuditEvent::of(&change.entry, table.takes_back(&change.entry));
        // Whoever moderates need not have a seat.
        let moderates = matches!(change.entry, Entry::Correct { .. });
        table.make(change);
        let (seq, turn, bots, id) =
            (table.seq(), new_turn(before, &table), table.has_bots(), table.id.clone());
        if act.is_some() || new_status(&table).is_some() {
            let repository = Arc::clone(&self.repository);
            blocking(move || {
                if let Some(act) = act {
                    let name = if moderates { t("audit-owner") } else { table.names().player(seat) };
                    repository.audit_event(Some(&table.id), who.as_ref(), &name, &act);
                }
                set_status(&repository, &table)
            })
            .await?;
        } else {
            drop(table);
        }
        // Whoever was faster to tell a later number keeps it: numbers only grow.
        live.news.send_modify(|news| news.seq = news.seq.max(seq));
        if bots {
            self.wake_bots(&id);
        }
        self.tell(turn);
        Ok(seq)
    }

    /// Takes over what another server has done at a table that is live here, and tells those who look at it; gives the
    /// number of its last entry.
    pub(crate) async fn catch_up(&self, id: &str, what: PeerNews) -> Result<Option<u32>, AppError> {
        if self.known(id).is_none() {
            return Ok(None);
        }
        let (live, mut table) = self.lock(id).await?;
        let repository = Arc::clone(&self.repository);
        let caught_up = blocking(move || {
            refresh(&repository, &mut table)?;
            Ok(table.seq())
        });
        match caught_up.await {
            Ok(seq) => {
                live.news.send_modify(|news| {
                    news.seq = news.seq.max(seq);
                    if what == PeerNews::Anything {
                        news.chat += 1;
                        news.seats += 1;
                    }
                });
                Ok(Some(seq))
            }
            // Gone, or not readable: whoever asks for it next is told which.
            Err(error) => {
                self.forget(id);
                Err(error)
            }
        }
    }
}

/// Whether an action is checked by going through routes.
fn takes_long(action: &ActionNotation) -> bool {
    matches!(action.kind(), "run_trains" | "claim_revenue")
}

/// Prepares a change; says whether what is kept of the table was looked at.
fn prepare_with_refresh(
    repository: &Repository,
    table: &mut Table,
    when: Refresh,
    prepare: &dyn Fn(&Table) -> Result<Change, AppError>,
) -> Result<(Change, bool), AppError> {
    let mut looked = when == Refresh::First || !repository.knows(table.seating());
    if looked {
        refresh(repository, table)?;
    }
    let mut prepared = prepare(table);
    if prepared.is_err() && !looked {
        looked = true;
        refresh(repository, table)?;
        prepared = prepare(table);
    }
    Ok((prepared?, looked))
}

/// Takes over what has changed without this table: seats change hands, as when a browser signs in, and other servers on the
/// same database play on.
pub(super) fn refresh(repository: &Repository, table: &mut Table) -> Result<(), AppError> {
    let seating = repository.seating(&table.id)?;
    let behind = seating.entries > table.seq();
    table.seat(seating);
    // What comes after the last good entry of a frozen game is not played.
    if behind && table.frozen().is_none() {
        let followed = table.follow(&repository.log_after(&table.id, table.seq())?, Compare::Each);
        if let Some(fault) = followed.fault {
            verify::freeze(repository, table, &fault)?;
        }
    }
    Ok(())
}

/// Keeps where the game stands, if that has changed.
pub(super) fn set_status(repository: &Repository, table: &Table) -> Result<(), AppError> {
    new_status(table).map_or(Ok(()), |new| repository.set_status(&table.id, &new))
}

/// Where the game stands, if that is not what is kept.
fn new_status(table: &Table) -> Option<Status> {
    let (old, new) = (&table.seating().status, table.status());
    (*old != new && !matches!(old, Status::Frozen { .. })).then_some(new)
}
