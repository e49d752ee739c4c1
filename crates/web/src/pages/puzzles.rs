//! Puzzles: one a day, any number more by title, kind and difficulty, and how one has done so far.

mod choices;
mod drawing;
pub(crate) mod solving;
mod why;

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use puzzles::collection::{self, Collection};
use puzzles::{Kind, Level, Puzzle, draw};
use serde::Deserialize;
use wording::Printed;

use super::plain_page;
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::puzzles::{Score, Wish, of_today};
use crate::repository::now;
use crate::text::{t, tr};
use crate::work::blocking;

/// All puzzles, and the one of today.
pub(crate) async fn index(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    match cards(&server, &person).await {
        Ok(cards) => plain_page(&t("puzzles"), &cards).into_response(),
        Err(error) => super::error_page(&error),
    }
}

async fn cards(server: &Server, person: &Person) -> Result<Markup, AppError> {
    let today = of_today().await?;
    let score = Score::of(server, person).await?;
    let wish = blocking(|| Ok(wish_form())).await?;
    Ok(html! {
        section .card.puzzle-today {
            h2 { (t("puzzle-today")) }
            p { (told(today.0, today.1)) }
            p { a .main href={ "/puzzles/" (today.0.id(today.1)) } { (t("puzzle-solve")) } }
            @if score.as_ref().and_then(|score| score.of_puzzle(&today.0.id(today.1))).is_some_and(|tried| tried.solved) {
                p .quiet { (t("puzzle-solved-before")) }
            }
        }
        section .card { h2 { (t("puzzles-more")) } p { (t("puzzles-hint")) } (wish) }
        section .card { h2 { (t("puzzles-score")) } (in_words(score.as_ref())) }
    })
}

/// What a puzzle is, in a few words.
pub(super) fn told(collection: &Collection, puzzle: &Puzzle) -> String {
    let title = Printed::of(collection.title()).name();
    tr!("puzzle-told", title = title, kind = puzzle.kind.name(), level = puzzle.level.name())
}

/// The way to a puzzle of one's own choice.
fn wish_form() -> Markup {
    let counted = |title: &str| collection::of_title(title).map_or(0, |all| all.puzzles().count());
    let name = |id: &str| {
        collection::of_title(id).map_or_else(String::new, |all| Printed::of(all.title()).name().to_string())
    };
    let has_kind = |kind: Kind| {
        collection::titles()
            .filter_map(collection::of_title)
            .any(|all| draw::kinds(all.title()).contains(&kind))
    };
    html! {
        form .puzzle-wish method="get" action="/puzzles/next" {
            label { (t("puzzle-title")) " " select name="title" {
                option value="" { (t("puzzle-any")) }
                @for id in collection::titles() { option value=(id) { (name(id)) " (" (counted(id)) ")" } }
            } }
            label { (t("puzzle-kind")) " " select name="kind" {
                option value="" { (t("puzzle-any")) }
                @for kind in Kind::ALL { @if has_kind(kind) { option value=(kind.name()) { (tr!("puzzle-kind-name", kind = kind.name())) } } }
            } }
            label { (t("puzzle-level")) " " select name="level" {
                option value="" { (t("puzzle-any")) }
                @for level in Level::ALL { option value=(level.name()) { (tr!("puzzle-level-name", level = level.name())) } }
            } }
            button .main type="submit" { (t("puzzle-next")) }
        }
    }
}

/// How somebody has done; without an account that is known to this visit alone (`assets/puzzle.js`).
pub(super) fn in_words(score: Option<&Score>) -> Markup {
    match score {
        Some(score) => html! {
            p .score {
                (tr!("puzzle-score", solved = score.solved(), tried = score.tried.len(), streak = score.streak(), longest = score.longest()))
            }
        },
        None => html! {
            p .score data-visit=(tr!("puzzle-visit", solved = "{solved}", tried = "{tried}", streak = "{streak}")) { (t("puzzle-visit-none")) }
            p .quiet { (t("puzzle-sign-in")) " " a href="/sign-in" { (t("sign-in")) } }
        },
    }
}

/// What is wished for, by names; an empty one means any.
#[derive(Deserialize)]
pub(crate) struct WishQuery {
    title: Option<String>,
    kind: Option<String>,
    level: Option<String>,
    /// The one that was just looked at.
    after: Option<String>,
}

/// Leads to a puzzle as wished for, one that was not tried yet where there is any.
pub(crate) async fn next(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Query(asked): Query<WishQuery>,
) -> Response {
    match chosen(&server, &person, asked).await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(error) => super::error_page(&error),
    }
}

async fn chosen(server: &Server, person: &Person, asked: WishQuery) -> Result<String, AppError> {
    let tried = Score::of(server, person).await?.unwrap_or_default();
    blocking(move || {
        let some = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let wish = Wish {
            title: some(&asked.title),
            kind: some(&asked.kind).and_then(|name| Kind::named(&name)),
            level: some(&asked.level).and_then(|name| Level::named(&name)),
        };
        let ids: Vec<String> = wish.granted().iter().map(|(all, puzzle)| all.id(puzzle)).collect();
        let is_other = |id: &&String| asked.after.as_ref() != Some(*id);
        let fresh: Vec<&String> =
            ids.iter().filter(is_other).filter(|id| tried.of_puzzle(id).is_none()).collect();
        let list: Vec<&String> = if fresh.is_empty() { ids.iter().filter(is_other).collect() } else { fresh };
        // Which one does not matter, as long as it is another one each time.
        let place = usize::try_from(now()).unwrap_or(0).wrapping_mul(7919);
        let id = list.get(place.checked_rem(list.len()).unwrap_or(0)).ok_or(AppError::NotFound)?;
        Ok(format!("/puzzles/{id}"))
    })
    .await
}
