//! What each choice of the tray would earn: asked for after the tray is there, since it runs all trains again for every choice.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use bots::Cancel;
use rules::train::Train;
use rules::{Action, CompanyId, Game, runnable};
use wording::Names;

use super::{HexQuery, here, in_words, said};
use crate::choices::{self, Choice};
use crate::error::AppError;
use crate::identity::Person;
use crate::prospects;
use crate::table::{Earned, Preview, Revenue};
use crate::tables::Tables;
use crate::text::{money, tr};
use crate::work::{self, Effort};

/// What the company would earn after each choice on a hex, in their order and in words.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<HexQuery>,
) -> Result<Json<Vec<String>>, AppError> {
    let found = tables.look(person.holder.clone(), &id, move |table| {
        if !table.is_played_by(&person.holder) {
            return Err(AppError::NotSeated);
        }
        // Only the game is needed from here on, and others should not wait for it.
        Ok((Arc::clone(table.previews()), table.game().clone(), choices::choices(table)))
    });
    let (previews, game, all) = found.await?;
    let title = Arc::clone(game.title());
    let train = meant(&game).map(|train| game.view().side(train).train);
    let found = match previews.of(&asked.hex) {
        Some(known) => known,
        None => {
            work::run(Effort::Quick, move |left| {
                let found: Arc<[_]> = previewed(&game, &here(&all, &asked.hex), left).into();
                if !left.is_cancelled() {
                    previews.keep(&asked.hex, Arc::clone(&found));
                }
                Ok(found)
            })
            .await?
        }
    };
    let words = |Preview { earned, second }: &Preview| {
        let mut words = in_words(&title, *earned);
        if let Some((tile, revenue)) = second {
            // A tile is laid without anybody's name.
            let tile = Names { title: &title, players: &[] }.action(tile);
            let together = said(*revenue, money(&title, revenue.amount));
            words = tr!("earns-with-second", earns = words, together = together, tile = tile);
        }
        match train {
            Some(train) => tr!("earns-with", train = title.train_types[train.index()].name, earns = words),
            None => words,
        }
    };
    Ok(Json(found.iter().map(|found| found.as_ref().map_or_else(String::new, words)).collect()))
}

/// What the trains of the company earn at best before and after each choice. Where it has none yet, the train that it can pay
/// is meant; nothing where there is no such train.
fn previewed(game: &Game, here: &[&Choice], left: &Cancel) -> Vec<Option<Preview>> {
    let Some(company) = game.view().operating_company() else { return Vec::new() };
    let mut trains = runnable(game.view(), company);
    trains.extend(meant(game));
    if trains.is_empty() {
        return Vec::new();
    }
    let before = prospects::best_with(game, company, &trains);
    let preview = |action: &Action| {
        let after = game.play(game.decider()?, action).ok()?.game;
        let earned = Earned { before, after: prospects::best_with(&after, company, &trains) };
        Some(Preview { earned, second: second(&after, company, &trains, left) })
    };
    here.iter().take_while(|_| !left.is_cancelled()).map(|choice| preview(&choice.action)).collect()
}

/// The best second tile of a first turn: only then there is another one to lay, and track is still short enough to try all.
fn second(game: &Game, company: CompanyId, trains: &[Train], left: &Cancel) -> Option<(Action, Revenue)> {
    let turn = game.state().operating()?;
    if turn.first { prospects::best_next_tile(game, company, trains, left) } else { None }
}

/// What is meant where a company has no train of its own.
fn meant(game: &Game) -> Option<Train> {
    let company = game.view().operating_company()?;
    if runnable(game.view(), company).is_empty() { prospects::affordable(game, company) } else { None }
}
