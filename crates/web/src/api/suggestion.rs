//! What a bot would do, for whoever studies a game.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use bots::{Budget, Cancel, Strength};
use rules::message::Keyed;
use rules::notation;
use serde_json::{Value, json};

use crate::Server;
use crate::bots::{THINKING, think_off_thread};
use crate::error::AppError;
use crate::identity::Person;
use crate::text::t;
use crate::throttle::SUGGEST;
use crate::work::Effort;

/// What the conductor would do now. Only where nobody else plays, or the others would be deceived.
pub(crate) async fn suggest(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(SUGGEST, &person)?;
    let asked = server.tables.at(&id, move |table| {
        if !table.is_study_of(&person.holder) {
            return Err(AppError::Forbidden(t("suggest-alone")));
        }
        Ok((table.game().clone(), table.seq(), table.file().players))
    });
    let (game, seq, players) = asked.await?;
    let budget = |left: &Cancel| Budget { cancel: left.clone(), ..Budget::time(THINKING) };
    let (bot, metrics) = (Strength::Conductor, server.tables.metrics());
    let thought = think_off_thread(Effort::Slow, game.clone(), bot, budget, seq, metrics).await?;
    let thought = thought.ok_or_else(|| AppError::Invalid(t("game-over")))?;
    let names = wording::Names { title: game.title(), players: &players };
    Ok(Json(json!({
        "seq": seq,
        "action": notation::write(game.view(), &thought.action),
        "words": names.action(&thought.action),
        "why": names.say(&thought.reason.message()),
    })))
}
