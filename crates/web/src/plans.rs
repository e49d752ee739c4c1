//! Playing a line that was tried out: the own moves at its beginning at once, and those after moves of others as conditional
//! moves, which wait until exactly that position comes up.

mod planned;
mod waiting;

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use rules::Seat;
use serde::Serialize;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{MissedTickBehavior, interval};

use crate::Server;
use crate::branches::OpenBranch;
use crate::error::AppError;
use crate::identity::Person;
use crate::moves;
use crate::repository::{Holder, StoredPlan, now, random_id};
use crate::table::{Request, Table, mark};
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::work::{self, Desk, Share, blocking};

pub(crate) use planned::{Planned, Verdict, WhyDropped};
pub(crate) use waiting::Waiting;

/// So often it is looked whether a game has moved in which moves wait and nobody said so: another server may have played there.
const LOOK: Duration = Duration::from_secs(20);

/// What became of a line that was to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct LinePlayed {
    /// So many moves were made.
    pub(crate) played: usize,
    /// So many wait for moves of others.
    pub(crate) waiting: usize,
    /// Where it stopped, and why.
    pub(crate) stopped: Option<Stopped>,
}

/// Where a line stopped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Stopped {
    /// At which move of the branch, counted from 1.
    pub(crate) number: usize,
    /// Why, in words.
    pub(crate) why: String,
}

impl LinePlayed {
    /// In words.
    pub(crate) fn sentence(&self) -> String {
        let mut words = tr!("line-played", count = self.played);
        if self.waiting > 0 {
            words = format!("{words} {}", tr!("line-waiting", count = self.waiting));
        }
        if let Some(Stopped { number, why }) = &self.stopped {
            words = format!("{words} {}", tr!("line-stopped", number = number, why = why));
        }
        words
    }
}

/// Where a game stands when a line is to be played.
struct Start {
    own: Vec<Seat>,
    seq: u32,
    takebacks: usize,
}

/// Plays a branch in its game: the own moves from where the game stands, one after the other, as long as each is allowed and leads
/// to the position that was planned for. Own moves that come after those of others wait.
pub(crate) async fn play_line(server: &Server, person: &Person, id: &str) -> Result<LinePlayed, AppError> {
    let OpenBranch { kept, table: branch } = server.tables.open_branch(&person.holder, id).await?;
    let mut line = LinePlayed { played: 0, waiting: 0, stopped: None };
    let start = server.tables.at(&kept.game, {
        let (branch, who) = (Arc::clone(&branch), person.holder.clone());
        move |table| start(table, &branch, &who)
    });
    let (start, mut at) = match start.await? {
        Ok(found) => found,
        Err(stopped) => return Ok(LinePlayed { stopped: Some(stopped), ..line }),
    };
    let mut seq = start.seq;
    while let Some(step) = branch.line().get(at).filter(|step| start.own.contains(&step.seat)) {
        let number = at + 1 - kept.written.from;
        let asked = moves::ask(server, person, &kept.game, seq, Request::Act(step.action.clone())).await;
        let stop = match asked {
            Ok(next) => {
                seq = next;
                line.played += 1;
                at += 1;
                let (branch, planned) = (Arc::clone(&branch), at);
                let same = move |table: &Table| {
                    // Others may have moved since: that is their business.
                    let (after, meant) = (table.game_at(planned), branch.game_at(planned));
                    Ok(after.zip(meant).is_some_and(|(after, meant)| mark(&after) == mark(&meant)))
                };
                let same = server.tables.at(&kept.game, same).await?;
                (!same).then(|| t("line-led-elsewhere"))
            }
            Err(error) => Some(error.sentence()),
        };
        if let Some(why) = stop {
            return Ok(LinePlayed { stopped: Some(Stopped { number, why }), ..line });
        }
    }
    let planned = Planned::of(&branch, at, &start.own, start.takebacks);
    if let Some(planned) = planned {
        line.waiting = planned.own_moves();
        let plan = StoredPlan {
            id: random_id().map_err(AppError::Storage)?,
            branch: kept.id,
            game: kept.game,
            holder: person.holder.clone(),
            planned,
            version: 0,
            created_at: now(),
        };
        server.tables.wait_with(plan).await?;
    }
    Ok(line)
}

/// Where a game is in a branch of it: after how many actions; or why it is nowhere in it.
fn start(table: &Table, branch: &Table, who: &Holder) -> Result<Result<(Start, usize), Stopped>, AppError> {
    let own = table.seats_of(who);
    if own.is_empty() {
        return Err(AppError::NotSeated);
    }
    let (at, from) = (table.line().len(), branch.branch().map_or(0, |branch| branch.from));
    let planned = branch.game_at(at).filter(|_| at >= from);
    if planned.is_some_and(|planned| mark(&planned) == mark(table.game())) {
        return Ok(Ok((Start { own, seq: table.seq(), takebacks: table.takebacks() }, at)));
    }
    // The first move that is another one than in the branch.
    let differs = |index: &usize| {
        let (played, planned) = (table.line().get(*index), branch.line().get(*index));
        played.zip(planned).is_none_or(|(played, planned)| played.action != planned.action)
    };
    let number = (from..branch.line().len()).find(differs).map_or(1, |index| index + 1 - from);
    Ok(Err(Stopped { number, why: t("line-elsewhere") }))
}

impl Tables {
    /// Has moves wait for their positions.
    async fn wait_with(&self, plan: StoredPlan) -> Result<(), AppError> {
        let (repository, game, holder) = (self.repository(), plan.game.clone(), plan.holder.clone());
        blocking(move || repository.put_plan(&plan)).await?;
        self.waiting().add(&game, &holder);
        // Others may have moved meanwhile.
        self.waiting().moved(&game);
        Ok(())
    }

    /// What somebody's moves wait for in a game, and what became of those that were dropped.
    pub(crate) async fn plans_of(&self, who: &Holder, game: &str) -> Result<Vec<StoredPlan>, AppError> {
        if !self.waiting().is_anything(game, who) {
            return Ok(Vec::new());
        }
        let (repository, id) = (self.repository(), game.to_owned());
        let mut plans = blocking(move || repository.plans(&id)).await?;
        plans.retain(|plan| plan.holder == *who);
        if plans.is_empty() {
            self.waiting().remove(game, who);
        }
        Ok(plans)
    }

    /// Forgets moves that wait, or the note that they were dropped.
    pub(crate) async fn forget_plan(&self, who: &Holder, id: &str) -> Result<(), AppError> {
        let (repository, id, who) = (self.repository(), id.to_owned(), who.clone());
        let forgotten = blocking(move || repository.delete_plan(&id, &who)).await?;
        if forgotten { Ok(()) } else { Err(AppError::NotFound) }
    }
}

/// Plays moves that wait, as games move, until the server stops.
pub(crate) async fn play(
    tables: Weak<Tables>,
    desk: Arc<Desk>,
    mut moved: UnboundedReceiver<String>,
    closed: impl Future<Output = ()>,
) {
    let (mut closed, mut look) = (pin!(closed), interval(LOOK));
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looked_at: HashMap<String, u32> = HashMap::new();
    loop {
        let heard = tokio::select! {
            Some(id) = moved.recv() => Some(id),
            _ = look.tick() => None,
            () = &mut closed => return,
        };
        let Some(tables) = tables.upgrade() else { return };
        let turn = async {
            match &heard {
                Some(id) => go_on(&tables, id).await,
                None => look_around(&tables, &mut looked_at).await,
            }
        };
        // What cannot be read or written is told to whoever asks for it next, and tried again.
        let _ = work::on_behalf(&desk, Share::House, turn).await;
    }
}

/// Looks at the games in which moves wait: those that have moved since the last time.
async fn look_around(tables: &Arc<Tables>, looked_at: &mut HashMap<String, u32>) -> Result<(), AppError> {
    let repository = tables.repository();
    let (games, numbers) = blocking(move || {
        let games = repository.planned_games()?;
        let mut numbers = HashMap::new();
        for (game, _) in &games {
            numbers.insert(game.clone(), repository.last_number(game)?);
        }
        Ok((games, numbers))
    })
    .await?;
    for (game, holder) in &games {
        tables.waiting().add(game, holder);
    }
    for (game, number) in &numbers {
        if looked_at.get(game) != Some(number) {
            go_on(tables, game).await?;
        }
    }
    *looked_at = numbers;
    Ok(())
}

/// Makes the moves of a game whose position has come up, and drops those whose position cannot come up any more.
async fn go_on(tables: &Arc<Tables>, game: &str) -> Result<(), AppError> {
    let (repository, id) = (tables.repository(), game.to_owned());
    let plans = blocking(move || repository.plans(&id)).await?;
    if plans.is_empty() {
        tables.waiting().clear(game);
    }
    for plan in plans {
        if plan.planned.dropped.is_some() {
            continue;
        }
        let judged = tables.at(game, {
            let plan = plan.clone();
            move |table| Ok((plan.planned.judge(table, &plan.holder), table.seq()))
        });
        let (verdict, seq) = judged.await?;
        let next = match verdict {
            Verdict::Wait => continue,
            Verdict::Done => {
                tables.forget_plan(&plan.holder, &plan.id).await?;
                continue;
            }
            Verdict::Drop(why) => plan.planned.dropped_for(why),
            Verdict::Play { number, action } => {
                match tables.ask(game, &plan.holder, seq, Request::Act(action)).await {
                    // The move itself wakes us again, for what follows it.
                    Ok(_) | Err(AppError::Stale(_)) => continue,
                    // Not its fault: it waits on.
                    Err(
                        AppError::Storage(_)
                        | AppError::DatabaseDown
                        | AppError::DiskFull
                        | AppError::Busy(_),
                    ) => {
                        continue;
                    }
                    Err(error) => {
                        plan.planned.dropped_for(WhyDropped::Refused { number, why: error.sentence() })
                    }
                }
            }
        };
        let repository = tables.repository();
        blocking(move || repository.change_plan(&plan, &next)).await?;
    }
    Ok(())
}
