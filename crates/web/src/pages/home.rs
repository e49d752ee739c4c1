//! The first page: play now, the games of this browser, import.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::{Extension, http::StatusCode};
use maud::{Markup, html};
use records::game_file::GameFile;
use rules::{Options, title};
use serde::Deserialize;

use super::page;
use crate::guard::Browser;
use crate::tables::{OwnGame, Tables, random_seed};
use crate::text::{t, tr};
use crate::trouble::Trouble;

/// The title that is played.
const TITLE: &str = "18cz";

/// Names for those who do not want to type.
const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dora", "Emil", "Franta"];

/// The longest name of a player.
const LONGEST_NAME: usize = 40;

/// A new game at its beginning.
pub(crate) fn new_game(players: Vec<String>, seed: Option<u64>) -> Result<GameFile, Trouble> {
    let players: Vec<String> = players.iter().map(|name| name.trim().to_owned()).collect();
    check_names(&players)?;
    let seed = match seed {
        Some(seed) => seed,
        None => random_seed().map_err(Trouble::Storage)?,
    };
    Ok(GameFile { title: TITLE.to_owned(), options: Options::BOOK, seed, players, actions: Vec::new() })
}

/// Names are there, short enough, and tell the players apart.
pub(crate) fn check_names(players: &[String]) -> Result<(), Trouble> {
    for (index, name) in players.iter().enumerate() {
        let wrong = if name.is_empty() {
            tr!("name-missing", seat = index + 1)
        } else if name.chars().count() > LONGEST_NAME {
            tr!("name-too-long", most = LONGEST_NAME)
        } else if players[..index].contains(name) {
            tr!("name-twice", name = name)
        } else {
            continue;
        };
        return Err(Trouble::Unusable(wrong));
    }
    Ok(())
}

/// The first page.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
) -> Response {
    match tables.games_of(&browser.0).await {
        Ok(games) => first_page(&games, None).into_response(),
        Err(trouble) => super::trouble(&trouble),
    }
}

/// How many play, and their names.
#[derive(Deserialize)]
pub(crate) struct Start {
    seats: usize,
    name1: String,
    name2: String,
    name3: String,
    name4: String,
    name5: String,
    name6: String,
}

/// Starts a game from the form.
pub(crate) async fn start(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Form(form): Form<Start>,
) -> Response {
    let names = [form.name1, form.name2, form.name3, form.name4, form.name5, form.name6];
    let players = names.into_iter().take(form.seats).collect();
    let created = match new_game(players, None) {
        Ok(_) if form.seats > NAMES.len() => Err(Trouble::Unusable(tr!("too-many", most = NAMES.len()))),
        Ok(file) => tables.create(&browser.0, file).await,
        Err(trouble) => Err(trouble),
    };
    match created {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(Trouble::Unusable(why)) => {
            let games = tables.games_of(&browser.0).await.unwrap_or_default();
            (StatusCode::UNPROCESSABLE_ENTITY, first_page(&games, Some(&why))).into_response()
        }
        Err(trouble) => super::trouble(&trouble),
    }
}

fn first_page(games: &[OwnGame], wrong: Option<&str>) -> Html<String> {
    let body = html! {
        header .masthead {
            h1 { "Lokálka" }
            p { (t("tagline")) }
        }
        main .sheet {
            (play_now(wrong))
            (own_games(games))
            (import())
        }
    };
    page("Lokálka", "home.js", "plain", &body)
}

fn play_now(wrong: Option<&str>) -> Markup {
    let counts: Vec<u8> = title::embedded::title(TITLE)
        .map(|title| title.seat_counts.iter().map(|count| count.players).collect())
        .unwrap_or_default();
    html! {
        section .card aria-labelledby="play-now" {
            h2 #play-now { (t("play-now")) " · 18CZ" }
            p { (t("play-now-hint")) }
            @if let Some(wrong) = wrong { p .wrong role="alert" { (wrong) } }
            form method="post" action="/games" {
                fieldset .seats {
                    legend { (t("seats")) }
                    @for (index, count) in counts.iter().enumerate() {
                        label .pick {
                            input type="radio" name="seats" value=(count) checked[index == 0];
                            span { (count) }
                        }
                    }
                }
                fieldset .names {
                    legend { (t("names")) }
                    @for (index, name) in NAMES.iter().enumerate() {
                        label .{ "name-" (index + 1) } {
                            span { (tr!("seat-number", seat = index + 1)) }
                            input name={ "name" (index + 1) } value=(name) maxlength=(LONGEST_NAME)
                                autocomplete="off";
                        }
                    }
                }
                button .main type="submit" { (t("start")) }
            }
        }
    }
}

fn own_games(games: &[OwnGame]) -> Markup {
    html! {
        section .card aria-labelledby="own-games" {
            h2 #own-games { (t("own-games")) }
            @if games.is_empty() { p { (t("own-games-none")) } }
            ul .games {
                @for game in games {
                    li {
                        a href={ "/games/" (game.id) } { (game.players.join(", ")) }
                        " " small { (tr!("entries", count = game.entries)) }
                    }
                }
            }
        }
    }
}

fn import() -> Markup {
    html! {
        section .card aria-labelledby="import" {
            h2 #import { (t("import")) }
            p { (t("import-hint")) }
            form #import-form hidden {
                label { span { (t("import-file")) } input type="file" name="file" accept=".json,application/json" required; }
                button type="submit" { (t("import-button")) }
            }
            p #import-wrong .wrong role="alert" {}
        }
    }
}
