//! Branches: the way into one, what its table says of it, and the page with all that somebody has of a game.

pub(crate) mod compared;
pub(crate) mod line;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::icon::{Icon, icon};
use super::table::Scene;
use super::{history, page};
use crate::Server;
use crate::branches::{self, MAX_NAME_LEN, MAX_NOTE_LEN};
use crate::error::AppError;
use crate::identity::Person;
use crate::repository::StoredBranch;
use crate::table::Table;
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::throttle::TRY;
use crate::timestamp::format_timestamp;

/// Where a game's branches are listed.
fn list_address(game: &str) -> String {
    format!("/games/{game}/try")
}

/// The button beside the way through time: one tries out what could be played from the position that is shown.
pub(super) fn way_in(scene: &Scene<'_>) -> Markup {
    html! {
        form .try method="post" action=(list_address(&scene.table.id)) {
            input type="hidden" name="at" value=(scene.at);
            button type="submit" aria-label=(t("try")) title=(t("try-hint")) { (icon(Icon::Branch)) span { (t("try")) } }
        }
    }
}

/// The same in the menu, where a phone has room for it, with the ways to one's branches and to what trains would earn.
pub(super) fn menu(scene: &Scene<'_>) -> Markup {
    let id = &scene.table.id;
    let game = scene.table.branch().map_or(id, |branch| &branch.game);
    html! {
        form .try-here method="post" action=(list_address(id)) {
            input type="hidden" name="at" value=(scene.at);
            button type="submit" title=(t("try-hint")) { (t("try")) }
        }
        a href=(list_address(game)) { (t("branches")) }
        a href={ "/games/" (id) "/what-if?at=" (scene.at) } { (t("what-if")) }
    }
}

/// What stands over the choices of a branch: that it is one, and what can be done with it.
pub(super) fn banner(scene: &Scene<'_>) -> Markup {
    let Some(branch) = scene.table.branch() else { return line::waiting(scene) };
    let id = &scene.table.id;
    let moves = scene.table.line().len() - branch.from;
    html! {
        aside #trying data-part aria-label=(t("branch")) {
            p { strong { (branch.name) } " · " (t("branch-private")) }
            p .quiet { (tr!("branch-from", at = branch.from, count = moves)) }
            div .ways {
                form method="post" action={ "/games/" (id) "/try/play" } {
                    button .main type="submit" disabled[moves == 0] title=(t("line-play-hint")) { (t("line-play")) }
                }
                a .button href={ "/games/" (branch.game) } { (t("branch-back")) }
                a .button href=(list_address(&branch.game)) { (t("branches")) }
            }
            details {
                summary { (t("branch-describe")) }
                (description(id, &branch.name, &branch.note, true))
            }
        }
    }
}

/// The form for name and note.
fn description(id: &str, name: &str, note: &str, to_branch: bool) -> Markup {
    html! {
        form .describe method="post" action={ "/games/" (id) "/try/describe" } {
            label { span { (t("branch-called")) } input name="name" value=(name) maxlength=(MAX_NAME_LEN) required autocomplete="off"; }
            label { span { (t("branch-note")) } textarea name="note" maxlength=(MAX_NOTE_LEN) rows="3" { (note) } }
            @if to_branch { input type="hidden" name="back" value="branch"; }
            button type="submit" { (t("branch-keep")) }
        }
    }
}

/// From where a branch is opened.
#[derive(Deserialize)]
pub(crate) struct From {
    at: Option<usize>,
}

/// Opens a branch, and goes there.
pub(crate) async fn begin(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Form(from): Form<From>,
) -> Response {
    let opened = async {
        server.throttle.count(TRY, &person)?;
        server.tables.try_out(&person.holder, &id, from.at).await
    };
    match opened.await {
        Ok(branch) => Redirect::to(&format!("/games/{branch}")).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// A new name and note.
#[derive(Deserialize)]
pub(crate) struct Description {
    name: String,
    #[serde(default)]
    note: String,
    back: Option<String>,
}

/// Names a branch and notes something about it.
pub(crate) async fn describe(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Form(form): Form<Description>,
) -> Response {
    let described = async {
        server.throttle.count(TRY, &person)?;
        server.tables.describe_branch(&person.holder, &id, &form.name, &form.note).await?;
        Ok(server.tables.open_branch(&person.holder, &id).await?.kept.game)
    };
    match described.await {
        Ok(_) if form.back.is_some() => Redirect::to(&format!("/games/{id}")).into_response(),
        Ok(game) => Redirect::to(&list_address(&game)).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// Deletes a branch.
pub(crate) async fn delete(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    match server.tables.delete_branch(&person.holder, &id).await {
        Ok(game) => Redirect::to(&list_address(&game)).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// All branches of a game that somebody has, as a tree.
pub(crate) async fn list(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    list_page(&tables, &person, &id).await.unwrap_or_else(|error| super::error_page(&error))
}

async fn list_page(tables: &Arc<Tables>, person: &Person, id: &str) -> Result<Response, AppError> {
    if branches::is_branch(id) {
        let game = tables.open_branch(&person.holder, id).await?.kept.game;
        return Ok(Redirect::to(&list_address(&game)).into_response());
    }
    let own = tables.branches_of(&person.holder, id).await?;
    let plans = tables.plans_of(&person.holder, id).await?;
    let (game, most) = (id.to_owned(), tables.room().branches);
    let body = tables.at(id, move |table| {
        let heading = t("branches");
        Ok(html! {
            header .masthead { h1 { a href="/" { "Lokálka" } } p { (table.game().title().name) " · " (heading) } }
            main .sheet #branches {
                section .card aria-labelledby="branches-title" {
                    h2 #branches-title { (heading) }
                    p { (t("branches-hint")) " " (tr!("branches-kept", count = own.len(), most = most)) }
                    @if own.is_empty() { p .quiet { (t("branches-none")) } }
                    @else { (tree(table, &own, None)) }
                    form method="post" action=(list_address(&game)) {
                        button .main type="submit" { (t("try-now")) }
                    }
                    p { a href={ "/games/" (game) } { (t("to-table")) } }
                }
                @if let Some(plans) = line::list(table, &plans) {
                    section .card aria-labelledby="plans-title" {
                        h2 #plans-title { (t("plans")) }
                        (plans)
                    }
                }
                @if !own.is_empty() { (compared::choice(&game, &own)) }
            }
        })
    });
    let title = format!("{} · Lokálka", t("branches"));
    Ok(page(&title, "home.js", "plain", body.await?).into_response())
}

/// The branches that depart from one, or from the game, each with those that depart from it.
fn tree(table: &Table, own: &[StoredBranch], parent: Option<&str>) -> Markup {
    let is_known = |id: &str| own.iter().any(|branch| branch.id == id);
    let here = own.iter().filter(|branch| branch.parent.as_deref().filter(|id| is_known(id)) == parent);
    html! {
        ul .tree {
            @for branch in here {
                li {
                    (one(table, branch))
                    @if own.iter().any(|other| other.parent.as_ref() == Some(&branch.id)) {
                        (tree(table, own, Some(&branch.id)))
                    }
                }
            }
        }
    }
}

fn one(table: &Table, branch: &StoredBranch) -> Markup {
    let written = &branch.written;
    let id = &branch.id;
    html! {
        div .branch {
            a href={ "/games/" (id) } { strong { (written.name) } }
            p .quiet {
                (tr!("branch-departs", place = history::place(table, written.from), count = written.actions.len()))
                " · " (format_timestamp(branch.changed_at))
            }
            @if !written.note.is_empty() { p .note { (written.note) } }
            div .ways {
                details {
                    summary { (t("branch-describe")) }
                    (description(id, &written.name, &written.note, false))
                }
                form method="post" action={ "/games/" (id) "/try/delete" } {
                    button type="submit" aria-label=(tr!("branch-delete-named", name = written.name)) { (t("branch-delete")) }
                }
            }
        }
    }
}
