//! Bots at the tables: whenever a game has moved and a bot must decide, it thinks on a thread of its own, and acts as
//! people do, with the number of the entry that it was looking at.

use std::collections::HashMap;
use std::num::NonZero;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::{Budget, Cancel, Strength, Thought, think};
use rules::Game;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::spawn_blocking;

use crate::error::AppError;
use crate::operation::metrics::Metrics;
use crate::repository::Chair;
use crate::tables::Tables;

/// How long a bot thinks at most.
pub(crate) const THINKING: Duration = Duration::from_secs(2);

/// The kind of a seat that people play.
pub(crate) const PERSON: &str = "person";

/// What the kind of a bot's seat begins with.
const BOT: &str = "bot:";

/// The kind of a seat.
pub(crate) fn kind(bot: Option<Strength>) -> String {
    bot.map_or_else(|| PERSON.to_owned(), |strength| format!("{BOT}{strength}"))
}

/// The bot that plays a seat, for good or for the time being.
pub(crate) fn bot_of(chair: &Chair) -> Option<Strength> {
    let kind = chair.stand_in.as_ref().unwrap_or(&chair.kind);
    kind.strip_prefix(BOT)?.parse().ok()
}

/// Plays for all bots, as games move, until the server stops.
pub(crate) async fn play(
    tables: Weak<Tables>,
    mut moved: UnboundedReceiver<String>,
    time: Duration,
    closed: impl Future<Output = ()>,
) {
    let mut closed = pin!(closed);
    // One core stays free for people.
    let cores = available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1);
    let desk = Arc::new(Semaphore::new(cores));
    let mut thinking: HashMap<String, Cancel> = HashMap::new();
    loop {
        let id = tokio::select! {
            Some(id) = moved.recv() => id,
            () = &mut closed => break,
        };
        // What is being thought about is old.
        if let Some(old) = thinking.remove(&id) {
            old.cancel();
        }
        thinking.retain(|_, thought| !thought.is_cancelled());
        let Some(tables) = tables.upgrade() else { break };
        let cancel = Cancel::default();
        thinking.insert(id.clone(), cancel.clone());
        let (budget, desk) = (Budget { cancel, ..Budget::time(time) }, Arc::clone(&desk));
        tokio::spawn(async move {
            // A game that cannot be read or written is told to whoever asks for it next.
            let _ = play_bot_turn(&tables, &id, &budget, &desk).await;
            budget.cancel.cancel();
        });
    }
    thinking.values().for_each(Cancel::cancel);
}

/// Decides for the bot whose turn it is, if it is one's.
async fn play_bot_turn(
    tables: &Arc<Tables>,
    id: &str,
    budget: &Budget,
    desk: &Semaphore,
) -> Result<(), AppError> {
    let turn = tables.at(id, |table| {
        Ok(table.bot_to_move().map(|(_, strength)| (table.game().clone(), strength, table.seq())))
    });
    let Some((game, strength, seq)) = turn.await? else { return Ok(()) };
    let Ok(_place) = desk.acquire().await else { return Ok(()) };
    if let Some(thought) = think_off_thread(game, strength, budget, seq, tables.metrics()).await
        && !budget.cancel.is_cancelled()
    {
        tables.act_for_bot(id, seq, thought).await?;
    }
    Ok(())
}

/// Thinks off the threads that serve requests.
pub(crate) async fn think_off_thread(
    game: Game,
    strength: Strength,
    budget: &Budget,
    seq: u32,
    metrics: &Metrics,
) -> Option<Thought> {
    let (budget, timer) = (budget.clone(), metrics.thinking.clone());
    let thinking = spawn_blocking(move || {
        let began = Instant::now();
        let thought = think(&game, strength, &budget, u64::from(seq));
        timer.observe(began.elapsed().as_secs_f64());
        thought
    });
    thinking.await.ok().flatten()
}
