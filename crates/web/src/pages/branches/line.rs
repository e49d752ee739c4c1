//! Playing a line of a branch, and what is said of the moves that wait or were dropped.

use axum::Extension;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::list_address;
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::pages::table::Scene;
use crate::pages::{error_page, plain_page};
use crate::plans;
use crate::repository::StoredPlan;
use crate::table::Table;
use crate::text::{t, tr};

/// Plays the line, and says what became of it.
pub(crate) async fn play(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    let played = async {
        let line = plans::play_line(&server, &person, &id).await?;
        let game = server.tables.open_branch(&person.holder, &id).await?.kept.game;
        Ok::<_, AppError>((line, game))
    };
    let (line, game) = match played.await {
        Ok(played) => played,
        Err(error) => return error_page(&error),
    };
    let body = html! {
        section .card #line aria-labelledby="line-title" {
            h2 #line-title { (t("line-play")) }
            p role="status" { (line.sentence()) }
            p {
                a .button.main href={ "/games/" (game) } { (t("to-table")) } " "
                a .button href={ "/games/" (id) } { (t("line-to-branch")) } " "
                a .button href=(list_address(&game)) { (t("branches")) }
            }
        }
    };
    plain_page(&t("line-play"), &body).into_response()
}

/// Which moves are to be forgotten.
#[derive(Deserialize)]
pub(crate) struct WhichPlan {
    plan: String,
}

/// Forgets moves that wait, or the note that they were dropped.
pub(crate) async fn forget(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Form(form): Form<WhichPlan>,
) -> Response {
    match server.tables.forget_plan(&person.holder, &form.plan).await {
        Ok(()) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(error) => error_page(&error),
    }
}

/// Over the choices of a game: which moves of who looks wait in it, and which were dropped.
pub(super) fn waiting(scene: &Scene<'_>) -> Markup {
    let some = scene.plans.iter().any(|plan| !plan.is_done(scene.table));
    html! {
        aside #trying data-part hidden[!some] aria-label=(t("plans")) {
            @if some { (list(scene.table, &scene.plans)) }
        }
    }
}

/// Moves that wait, as the game stands now: what has just been dropped or come to its end need not have been kept yet.
pub(super) fn list(table: &Table, plans: &[StoredPlan]) -> Markup {
    html! {
        ul .plans {
            @for plan in plans.iter().filter(|plan| !plan.is_done(table)) {
                @let dropped = plan.dropped(table);
                li {
                    @match &dropped {
                        Some(why) => p role="status" {
                            strong { (tr!("plan-dropped", name = plan.planned.name)) } " " (why.in_words(table))
                        },
                        None => p { (tr!("plan-waits", name = plan.planned.name, count = left(table, plan))) },
                    }
                    form method="post" action={ "/games/" (table.id) "/try/forget" } {
                        input type="hidden" name="plan" value=(plan.id);
                        button type="submit" {
                            @if dropped.is_some() { (t("plan-seen")) } @else { (t("plan-cancel")) }
                        }
                    }
                }
            }
        }
    }
}

/// How many of the own moves have not been made yet.
fn left(table: &Table, plan: &StoredPlan) -> usize {
    let made = table.line().len().saturating_sub(plan.planned.from);
    plan.planned.moves.iter().skip(made).filter(|planned| planned.action.is_some()).count()
}
