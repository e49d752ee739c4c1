//! All live tables: each is loaded from its log when somebody asks for it, and told about in one channel.

pub(crate) mod seats;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Thought;
use records::game_file::GameFile;
use rules::Seat;
use rules::title::Shelf;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Sender, UnboundedSender};
use tokio::sync::{OwnedMutexGuard, watch};
use tokio::task::spawn_blocking;

use crate::keep::{Act, Appended, Holder, Keep, Listed, Seating, Setup, Status, random_id};
use crate::notices::Turn;
use crate::operation::metrics::METRICS;
use crate::table::{Change, Request, Table};
use crate::text::in_currency;
use crate::trouble::Trouble;
use crate::verify::{self, Replayed};

/// With so many tables in memory, those that nobody looks at are let go; their logs bring them back.
const MOST_LIVE: usize = 64;

/// So many deciders are remembered.
const MOST_DECIDERS: usize = 10_000;

/// The tables of this server.
pub(crate) struct Tables {
    keep: Arc<Keep>,
    live: Mutex<HashMap<String, Live>>,
    /// Who decides in games that are not live, by the number of their last entry: lists ask for it all the time.
    deciders: Mutex<HashMap<String, (u32, Option<Seat>)>>,
    moved: UnboundedSender<String>,
    /// Whether the server is stopping.
    closing: watch::Sender<bool>,
    shelf: Arc<Shelf>,
    turns: Sender<Turn>,
    seeds: Seeds,
}

/// Where the seed of a new game comes from.
pub(crate) type Seeds = fn() -> Result<u64, String>;

/// A table and those who listen to it.
#[derive(Clone)]
struct Live {
    table: Arc<tokio::sync::Mutex<Table>>,
    news: watch::Sender<News>,
}

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

/// When to look at what is kept of a table in memory: who sits there, and what other servers have played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Before anything else.
    First,
    /// When what is remembered does not do.
    WhereNeeded,
}

impl Tables {
    /// With the channels that say which games have moved, for the bots, and which turns have begun, for people elsewhere.
    pub(crate) fn new(
        keep: Arc<Keep>,
        moved: UnboundedSender<String>,
        turns: Sender<Turn>,
        shelf: Arc<Shelf>,
        seeds: Seeds,
    ) -> Tables {
        Tables {
            keep,
            live: Mutex::default(),
            deciders: Mutex::default(),
            moved,
            closing: watch::Sender::new(false),
            shelf,
            turns,
            seeds,
        }
    }

    /// The seed of a new game for which nobody names one.
    pub(crate) fn new_seed(&self) -> Result<u64, Trouble> {
        (self.seeds)().map_err(Trouble::Storage)
    }

    /// The titles that are played here.
    pub(crate) fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// Says that a turn has begun. Nobody waits for whoever is to be told.
    pub(crate) fn tell(&self, turn: Option<Turn>) {
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

    /// How many tables are in memory, and how many listen to them.
    pub(crate) fn census(&self) -> (usize, usize) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        (live.len(), live.values().map(|live| live.news.receiver_count()).sum())
    }

    /// Keeps a new game, with the actions that the file has already, and gives its id.
    pub(crate) async fn create(&self, setup: Setup, file: GameFile) -> Result<String, Trouble> {
        let (keep, shelf) = (Arc::clone(&self.keep), Arc::clone(&self.shelf));
        let table = blocking(move || {
            let id = random_id().map_err(Trouble::Storage)?;
            // Played before it is kept: what the rules do not take must not be there.
            let table = Table::begin(&id, Seating::nobody(), file.clone(), &shelf);
            let mut table = table.map_err(Trouble::Unusable)?;
            keep.create(&id, &setup, &file)?;
            table.seat(keep.seating(&id)?);
            set_status(&keep, &table)?;
            Ok(table)
        })
        .await?;
        let id = table.id.clone();
        self.enter(table);
        self.wake_bots(&id);
        Ok(id)
    }

    /// Does something with the table, off the threads that serve requests.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let mut table = self.sit_down(id).await?;
        let keep = Arc::clone(&self.keep);
        blocking(move || {
            refresh(&keep, &mut table)?;
            in_currency(&table.game().title().currency, || look(&table))
        })
        .await
    }

    /// Does what somebody asks for, if the game is where they think it is; gives the new number.
    pub(crate) async fn ask(
        &self,
        id: &str,
        who: &Holder,
        seq: u32,
        request: Request,
    ) -> Result<u32, Trouble> {
        // Whether one seat is theirs is seen when an action is kept; what else is asked for may depend on all seats.
        let look = if matches!(request, Request::Act(_)) { Look::WhereNeeded } else { Look::First };
        let asker = who.clone();
        let prepare = move |table: &Table| {
            if table.is_played_by(&asker) { Ok(()) } else { Err(Trouble::NotYours) }?;
            table.expect(seq)?;
            table.prepare(&asker, request.clone())
        };
        counted(self.change(id, seq, Some(who.clone()), look, prepare).await)
    }

    /// Does what a bot wants, if the game is still where it was thinking about it.
    pub(crate) async fn act_for_bot(&self, id: &str, seq: u32, thought: Thought) -> Result<u32, Trouble> {
        let prepare = move |table: &Table| {
            table.expect(seq)?;
            // Its seat may have been taken back by a person meanwhile.
            if table.bot_to_move().is_none() {
                return Err(Trouble::NotYours);
            }
            let why = thought.reason.in_words(&table.game().title().currency);
            table.prepare_for_bot(thought.seat, &thought.action, why)
        };
        counted(self.change(id, seq, None, Look::First, prepare).await)
    }

    /// Makes a change, on the disk first; gives the new number.
    async fn change(
        &self,
        id: &str,
        seq: u32,
        who: Option<Holder>,
        look: Look,
        prepare: impl Fn(&Table) -> Result<Change, Trouble> + Send + 'static,
    ) -> Result<u32, Trouble> {
        let live = self.live(id).await?;
        let mut table = Arc::clone(&live.table).lock_owned().await;
        let keep = Arc::clone(&self.keep);
        let done = blocking(move || {
            let (change, appended) = append(&keep, &mut table, who.as_ref(), look, &prepare)?;
            if appended == Appended::Taken {
                return Ok(None);
            }
            let (before, seat) = (table.turn(), table.seat_of(&change));
            let act = Act::of(&change.entry, table.takes_back(&change.entry));
            table.make(change);
            if let Some(act) = act {
                keep.note_act(Some(&table.id), who.as_ref(), &table.names().player(seat), &act);
            }
            set_status(&keep, &table)?;
            Ok(Some((table.seq(), begun_since(before, &table), table.has_bots())))
        })
        .await?;
        match done {
            Some((seq, turn, bots)) => {
                // Whoever was faster to tell a later number keeps it: numbers only grow.
                live.news.send_modify(|news| news.seq = news.seq.max(seq));
                if bots {
                    self.wake_bots(id);
                }
                self.tell(turn);
                Ok(seq)
            }
            // Another server was faster: what this one knows is old.
            None => Err(Trouble::Old(self.catch_up(id).await?.unwrap_or(seq))),
        }
    }

    /// Takes over what another server has done at a table that is live here, and tells those who look at it; gives the
    /// number of its last entry.
    pub(crate) async fn catch_up(&self, id: &str) -> Result<Option<u32>, Trouble> {
        let Some(live) = self.known(id) else { return Ok(None) };
        let mut table = Arc::clone(&live.table).lock_owned().await;
        let keep = Arc::clone(&self.keep);
        let caught_up = blocking(move || {
            refresh(&keep, &mut table)?;
            Ok(table.seq())
        });
        match caught_up.await {
            Ok(seq) => {
                // Which of these it was is not known; who looks fetches all of it.
                live.news.send_modify(|news| {
                    *news = News { seq: news.seq.max(seq), chat: news.chat + 1, seats: news.seats + 1 };
                });
                Ok(Some(seq))
            }
            // Gone, or not readable: whoever asks for it next is told which.
            Err(trouble) => {
                self.forget(id);
                Err(trouble)
            }
        }
    }

    /// The tables that are in memory.
    pub(crate) fn live_ids(&self) -> Vec<String> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// The number of the last entry of a table that is in memory.
    pub(crate) async fn seq_of(&self, id: &str) -> Option<u32> {
        let table = self.known(id)?.table.lock_owned().await;
        Some(table.seq())
    }

    /// What is new, as it comes.
    pub(crate) async fn listen(&self, id: &str) -> Result<watch::Receiver<News>, Trouble> {
        Ok(self.live(id).await?.news.subscribe())
    }

    /// The games of somebody, the one last acted in first.
    pub(crate) async fn games_of(&self, who: &Holder) -> Result<Vec<Listed>, Trouble> {
        let (keep, who) = (Arc::clone(&self.keep), who.clone());
        blocking(move || keep.games_of(&who)).await
    }

    /// The games that look for players, the newest first.
    pub(crate) async fn lobby(&self) -> Result<Vec<Listed>, Trouble> {
        let keep = Arc::clone(&self.keep);
        blocking(move || keep.lobby()).await
    }

    /// Who must decide in a game that is played.
    pub(crate) async fn decider(&self, game: &Listed) -> Result<Option<Seat>, Trouble> {
        if game.status != Status::Playing {
            return Ok(None);
        }
        let known = self.deciders.lock().unwrap_or_else(PoisonError::into_inner).get(&game.id).copied();
        if let Some((_, decider)) = known.filter(|(entries, _)| *entries == game.entries) {
            return Ok(decider);
        }
        let found = self.at(&game.id, |table| Ok((table.seq(), table.game().decider()))).await;
        // One game that cannot be read must not hide all others; whoever opens it is told why.
        let Ok((seq, decider)) = found else { return Ok(None) };
        let mut deciders = self.deciders.lock().unwrap_or_else(PoisonError::into_inner);
        if deciders.len() >= MOST_DECIDERS {
            deciders.clear();
        }
        deciders.insert(game.id.clone(), (seq, decider));
        Ok(decider)
    }

    async fn sit_down(&self, id: &str) -> Result<OwnedMutexGuard<Table>, Trouble> {
        Ok(self.live(id).await?.table.lock_owned().await)
    }

    fn known(&self, id: &str) -> Option<Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn forget(&self, id: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Makes a table live, unless it has become so meanwhile.
    fn enter(&self, table: Table) -> Live {
        let (id, seq) = (table.id.clone(), table.seq());
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.len() >= MOST_LIVE {
            // Handles are given out under this lock, so a table that nobody holds cannot be taken up meanwhile.
            live.retain(|_, live| Arc::strong_count(&live.table) > 1 || live.news.receiver_count() > 0);
        }
        let news = News { seq, ..News::default() };
        let new = || Live { table: Arc::new(tokio::sync::Mutex::new(table)), news: watch::Sender::new(news) };
        live.entry(id).or_insert_with(new).clone()
    }

    async fn live(&self, id: &str) -> Result<Live, Trouble> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let (keep, shelf, id) = (Arc::clone(&self.keep), Arc::clone(&self.shelf), id.to_owned());
        let table = blocking(move || load(&keep, &shelf, &id)).await?;
        let id = table.id.clone();
        let live = self.enter(table);
        // The server may have stopped while a bot was thinking.
        self.wake_bots(&id);
        Ok(live)
    }
}

/// Replays a kept game. Where its log cannot be followed, it is frozen at the last good entry.
fn load(keep: &Keep, shelf: &Shelf, id: &str) -> Result<Table, Trouble> {
    let Replayed { mut table, followed } = verify::replay(keep, shelf, id)?;
    match followed.fault {
        Some(fault) => verify::freeze(keep, &mut table, &fault)?,
        None => {
            verify::take_up(keep, &table)?;
            // The server may have stopped between an entry and what it means for the status.
            set_status(keep, &table)?;
        }
    }
    Ok(table)
}

/// Counts what became of a change.
fn counted(outcome: Result<u32, Trouble>) -> Result<u32, Trouble> {
    METRICS.moves.count(&outcome);
    outcome
}

/// Prepares a change and keeps it. What is refused is refused by what is kept, not by what this server remembers.
fn append(
    keep: &Keep,
    table: &mut Table,
    who: Option<&Holder>,
    look: Look,
    prepare: &impl Fn(&Table) -> Result<Change, Trouble>,
) -> Result<(Change, Appended), Trouble> {
    let looked = look == Look::First || !keep.knows(table.seating());
    if looked {
        refresh(keep, table)?;
    }
    let change = match prepare(table) {
        Err(_) if !looked => return append(keep, table, who, Look::First, prepare),
        prepared => prepared?,
    };
    let by = (who, table.seat_of(&change));
    match keep.append(&table.id, table.seq() + 1, by, looked, &change.entry, table.game_after(&change))? {
        Appended::NotHeld => append(keep, table, who, Look::First, prepare),
        appended => Ok((change, appended)),
    }
}

/// Takes over what has changed without this table: seats change hands, as when a browser signs in, and other servers on the
/// same database play on.
fn refresh(keep: &Keep, table: &mut Table) -> Result<(), Trouble> {
    let seating = keep.seating(&table.id)?;
    let behind = seating.entries > table.seq();
    table.seat(seating);
    // What comes after the last good entry of a frozen game is not played.
    if behind && table.frozen().is_none() {
        let followed = table.follow(&keep.log_after(&table.id, table.seq())?);
        if let Some(fault) = followed.fault {
            verify::freeze(keep, table, &fault)?;
        }
    }
    Ok(())
}

/// Keeps where the game stands, if that has changed.
fn set_status(keep: &Keep, table: &Table) -> Result<(), Trouble> {
    let (old, new) = (&table.seating().status, table.status());
    if *old == new || matches!(old, Status::Frozen { .. }) {
        Ok(())
    } else {
        keep.set_status(&table.id, &new)
    }
}

/// The turn that has begun, if it is another's than before: several decisions in a row are one turn.
pub(crate) fn begun_since(before: Option<Turn>, table: &Table) -> Option<Turn> {
    table.turn().filter(|now| before.is_none_or(|before| before.user != now.user))
}

/// Does something that waits for the disk or takes long, off the threads that serve requests.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    spawn_blocking(work).await.unwrap_or_else(|error| Err(Trouble::Storage(error.to_string())))
}

/// A random seed for a new game.
pub(crate) fn random_seed() -> Result<u64, String> {
    // 32 bits are plenty, and other programs read such numbers exactly.
    getrandom::u32().map(u64::from).map_err(|error| error.to_string())
}
