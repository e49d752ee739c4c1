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
use crate::repository::{Standing, StoredPlan};
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
    let some = list(scene.table, &scene.plans);
    html! {
        aside #trying data-part hidden[some.is_none()] aria-label=(t("plans")) {
            @if let Some(some) = some { (some) }
        }
    }
}

/// Moves that wait, and those that were dropped; nothing where all have been made.
pub(super) fn list(table: &Table, plans: &[StoredPlan]) -> Option<Markup> {
    let items: Vec<Markup> = plans.iter().filter_map(|plan| item(table, plan)).collect();
    (!items.is_empty()).then(|| html! { ul .plans { @for item in &items { (item) } } })
}

fn item(table: &Table, plan: &StoredPlan) -> Option<Markup> {
    let name = &plan.planned.name;
    let (said, button) = match plan.standing(table) {
        Standing::Done => return None,
        Standing::Waits => {
            let count = left(table, plan);
            (html! { p { (tr!("plan-waits", name = name, count = count)) } }, t("plan-cancel"))
        }
        Standing::Dropped(why) => {
            let dropped = tr!("plan-dropped", name = name);
            (html! { p role="status" { strong { (dropped) } " " (why.in_words(table)) } }, t("plan-seen"))
        }
    };
    Some(html! {
        li {
            (said)
            form method="post" action={ "/games/" (table.id) "/try/forget" } {
                input type="hidden" name="plan" value=(plan.id);
                button type="submit" { (button) }
            }
        }
    })
}

/// How many of the own moves have not been made yet.
fn left(table: &Table, plan: &StoredPlan) -> usize {
    let made = table.line().len().saturating_sub(plan.planned.from);
    plan.planned.moves.iter().skip(made).filter(|planned| planned.action.is_some()).count()
}
