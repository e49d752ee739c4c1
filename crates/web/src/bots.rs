//! Bots at the tables: whenever a game has moved and a bot must decide, it thinks when its turn at the desk has come, and acts
//! as people do, with the number of the entry that it was looking at.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Cancel, Strength, Thought, think};
use rules::Game;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::error::AppError;
use crate::operation::metrics::Metrics;
use crate::repository::Chair;
use crate::tables::Tables;
use crate::work::{self, Desk, Effort};

/// How long a bot thinks at most.
pub(crate) const THINKING: Duration = Duration::from_secs(2);

/// The kind of a seat that people play.
pub(crate) const PERSON: &str = "person";

/// What the kind of a bot's seat begins with.
const BOT: &str = "bot:";

/// The kind of a seat.
pub(crate) fn kind(bot: Option<Bot>) -> String {
    bot.map_or_else(|| PERSON.to_owned(), |bot| format!("{BOT}{bot}"))
}

/// The bot that plays a seat, for good or for the time being.
pub(crate) fn bot_of(chair: &Chair) -> Option<Bot> {
    let kind = chair.stand_in.as_ref().unwrap_or(&chair.kind);
    kind.strip_prefix(BOT)?.parse().ok()
}

/// Plays for all bots, as games move, until the server stops.
pub(crate) async fn play(
    tables: Weak<Tables>,
    desk: Arc<Desk>,
    mut moved: UnboundedReceiver<String>,
    time: Duration,
    closed: impl Future<Output = ()>,
) {
    let mut closed = pin!(closed);
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
            let (share, looked_at) = tables.attention(&id);
            let turn = play_bot_turn(&tables, &id, &budget, looked_at);
            // A game that cannot be read or written is told to whoever asks for it next.
            let _ = work::on_behalf(&desk, share, turn).await;
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
    looked_at: bool,
) -> Result<(), AppError> {
    let turn = tables
        .at(id, |table| Ok(table.bot_to_move().map(|(_, bot)| (table.game().clone(), bot, table.seq()))));
    let Some((game, bot, seq)) = turn.await? else { return Ok(()) };
    let effort = match bot.strength {
        _ if !looked_at => Effort::Idle,
        Strength::Random | Strength::Novice | Strength::Thumb => Effort::Quick,
        Strength::Conductor | Strength::Director | Strength::OldConductor | Strength::OldDirector => {
            Effort::Slow
        }
    };
    let budget = budget.clone();
    let cancel = budget.cancel.clone();
    let thought = think_off_thread(effort, game, bot, |_| budget, seq, tables.metrics()).await?;
    if let Some(thought) = thought.filter(|_| !cancel.is_cancelled()) {
        tables.act_for_bot(id, seq, thought).await?;
    }
    Ok(())
}

/// Thinks off the threads that serve requests, with the budget for when whoever asked has left.
pub(crate) async fn think_off_thread(
    effort: Effort,
    game: Game,
    bot: Bot,
    budget: impl FnOnce(&Cancel) -> Budget + Send + 'static,
    seq: u32,
    metrics: &Metrics,
) -> Result<Option<Thought>, AppError> {
    let timer = metrics.thinking.clone();
    work::run(effort, move |left| {
        let began = Instant::now();
        let thought = think(&game, bot, &budget(left), u64::from(seq));
        timer.observe(began.elapsed().as_secs_f64());
        Ok(thought)
    })
    .await
}
