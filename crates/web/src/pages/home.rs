//! The first page: play now, the games of this browser, import.

use std::collections::BTreeMap;

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, http::StatusCode};
use bots::{Bot, Character, Knowledge, Strength};
use maud::{Markup, html};
use rules::title::Shelf;
use rules::{Options, Title};
use serde::Deserialize;
use wording::Printed;

use super::lobby::{self, Lists};
use super::{Page, account, options, page, tour};
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::names::MAX_NAME_LEN;
use crate::new_game::{TITLE, new_game};
use crate::repository::{NewSeat, SEATED, Setup, Visibility};
use crate::text::{t, tr};
use crate::throttle::CREATE;

/// Names for those who do not want to type.
const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dora", "Emil", "Franta"];

/// The first page.
pub(crate) async fn show(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    match Lists::of(&server.tables, &person).await {
        Ok(lists) => first_page(&lists, &person, None).into_response(),
        Err(error) => super::error_page(&error),
    }
}

/// How many play, their names (the usual ones where there are none), and who may sit down on each seat.
#[derive(Deserialize)]
pub(crate) struct NewGameForm {
    /// `4`, or with another title than the usual one `18cz-bohemia:2`.
    seats: String,
    #[serde(default)]
    name1: String,
    #[serde(default)]
    name2: String,
    #[serde(default)]
    name3: String,
    #[serde(default)]
    name4: String,
    #[serde(default)]
    name5: String,
    #[serde(default)]
    name6: String,
    #[serde(default)]
    seat1: NewSeat,
    #[serde(default)]
    seat2: NewSeat,
    #[serde(default)]
    seat3: NewSeat,
    #[serde(default)]
    seat4: NewSeat,
    #[serde(default)]
    seat5: NewSeat,
    #[serde(default)]
    seat6: NewSeat,
    /// There where the box is checked.
    #[serde(default)]
    listed: Option<String>,
    /// There where the button was pressed that seats bots on all other seats.
    #[serde(default)]
    against: Option<String>,
    /// How the rules are read: `profile-…` and `option-…` of the title.
    #[serde(flatten)]
    rules: BTreeMap<String, String>,
}

/// Starts a game from the form.
pub(crate) async fn start(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<NewGameForm>,
) -> Response {
    match set_up(&server, &person, form).await {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(AppError::Invalid(why)) => {
            let lists =
                Lists::of(&server.tables, &person).await.unwrap_or_else(|_| Lists::none(&server.tables));
            (StatusCode::UNPROCESSABLE_ENTITY, first_page(&lists, &person, Some(&why))).into_response()
        }
        Err(error) => super::error_page(&error),
    }
}

async fn set_up(server: &Server, person: &Person, form: NewGameForm) -> Result<String, AppError> {
    server.throttle.count(CREATE, person)?;
    let (title, seats) = form.seats.split_once(':').unwrap_or((TITLE, &form.seats));
    let count = seats.parse().unwrap_or(0);
    if count > NAMES.len() {
        return Err(AppError::Invalid(tr!("too-many", most = NAMES.len())));
    }
    let names = [form.name1, form.name2, form.name3, form.name4, form.name5, form.name6];
    let seats = [form.seat1, form.seat2, form.seat3, form.seat4, form.seat5, form.seat6];
    let (mut names, mut seats) = (names.to_vec(), seats.to_vec());
    names.truncate(count);
    seats.truncate(count);
    // Who plays at once types nothing.
    if names.iter().all(String::is_empty) {
        names = self::names(person).take(count).map(str::to_owned).collect();
    }
    if form.against.is_some() {
        seats = (0..seats.len())
            .map(|seat| if seat == 0 { NewSeat::Here } else { NewSeat::Bot(Strength::Conductor.into()) })
            .collect();
    }
    let shelf = server.tables.shelf();
    let chosen = match shelf.get(title) {
        Some(title) => options::of_form(shelf, &title, &form.rules),
        None => Options::BOOK,
    };
    let file = new_game(&server.tables, title, names, &seats, None, chosen, None)?;
    let visibility = if form.listed.is_some() { Visibility::Listed } else { Visibility::ByLink };
    server.tables.create(Setup { owner: person.holder.clone(), seats, visibility }, file).await
}

fn first_page(lists: &Lists, person: &Person, wrong: Option<&str>) -> Page {
    let body = html! {
        (account::corner(person))
        header .masthead {
            h1 { "Lokálka" }
            p { (t("tagline")) }
            (at_once())
            a .for-newcomers href="/tour" { (t("tour-new")) }
        }
        main .sheet.home {
            (lobby::own_games(lists, person))
            (play_now(lists.shelf(), person, wrong))
            figure .cover {
                img .for-light src="/assets/-/board.svg" alt=(t("cover-alt")) width="1311" height="787";
                img .for-dark src="/assets/-/board-dark.svg" alt=(t("cover-alt")) width="1311" height="787" loading="lazy";
                figcaption { (t("cover-words")) }
            }
            (lobby::lobby(lists, person))
            (tour::card(lists.shelf()))
            (import())
        }
    };
    page("Lokálka", "home.js", "plain", body)
}

/// One click to a game: the usual title against three bots.
fn at_once() -> Markup {
    html! {
        form .at-once method="post" action="/games" {
            input type="hidden" name="seats" value="4";
            button type="submit" name="against" value="bots" { (t("start-at-once")) }
        }
    }
}

fn play_now(shelf: &Shelf, person: &Person, wrong: Option<&str>) -> Markup {
    html! {
        section .card.play-now aria-labelledby="play-now" {
            h2 #play-now { (t("play-now")) }
            p { (t("play-now-hint")) }
            @if let Some(wrong) = wrong { p .wrong role="alert" { (wrong) } }
            form method="post" action="/games" {
                @for title in shelf.titles() { (picks(title)) }
                (options::choosers(shelf))
                fieldset .names {
                    legend { (t("names")) }
                    @for (index, name) in names(person).enumerate() { (seat(index, name)) }
                }
                label .listed {
                    input type="checkbox" name="listed" value="yes";
                    span { (t("list-in-lobby")) }
                }
                button .main type="submit" { (t("start")) }
                button .against type="submit" name="against" value="bots" { (t("start-against-bots")) }
            }
        }
    }
}

/// How many may play a title. With Václav (XI.1) there is a third who needs no seat.
fn picks(title: &Title) -> Markup {
    let usual = title.id == TITLE;
    let value = |count: u8| if usual { count.to_string() } else { format!("{}:{count}", title.id) };
    html! {
        fieldset .seats {
            legend {
                span { (Printed::of(title).name()) }
                @if title.reconstructed.is_some() { small { (t("reconstructed-short")) } }
                (rated(title))
            }
            @for (index, players) in title.seat_counts.iter().map(|count| count.players).enumerate() {
                label .pick {
                    input type="radio" name="seats" value=(value(players)) data-seats=(players) data-title=(title.id)
                        checked[usual && index == 0];
                    span {
                        @if title.play.vaclav.is_some() { (tr!("players-and-vaclav", players = players)) }
                        @else { (players) }
                    }
                }
            }
        }
    }
}

/// How strong the bots of a title are.
fn rated(title: &Title) -> Markup {
    let [novice, conductor, director] = SEATED.map(|strength| bots::rating(title, strength));
    html! {
        @if let (Some(novice), Some(conductor), Some(director)) = (novice, conductor, director) {
            small title=(tr!("bots-rated-hint", novice = novice, conductor = conductor, director = director)) {
                (tr!("bots-rated", novice = novice, director = director))
            }
        } @else if !Knowledge::has_learned(title) {
            small { (t("bots-unlearned")) }
        }
    }
}

/// Names to begin with: that of the account first, and nobody twice.
fn names(person: &Person) -> impl Iterator<Item = &str> {
    let own = person.name();
    let others = NAMES.into_iter().filter(move |name| Some(*name) != own);
    own.into_iter().chain(others).take(NAMES.len())
}

/// A seat: who may sit there, and the name of who sits at this screen.
fn seat(index: usize, name: &str) -> Markup {
    let number = index + 1;
    html! {
        div .seat.{ "name-" (number) } {
            label {
                span { (tr!("seat-number", seat = number)) }
                select name={ "seat" (number) } {
                    option value="here" { (t("seat-here")) }
                    option value="open" { (t("seat-open")) }
                    option value="invite" { (t("seat-invite")) }
                    @for (character, label) in [(Character::Win, t("seat-bots")), (Character::Wealth, t("seat-bots-wealth"))] {
                        optgroup label=(label) {
                            @for strength in SEATED {
                                option value=(Bot { strength, character }) { (bot_words(strength)) }
                            }
                        }
                    }
                }
            }
            label .who {
                span { (t("name")) }
                input name={ "name" (number) } value=(name) maxlength=(MAX_NAME_LEN) autocomplete="off";
            }
        }
    }
}

/// How strong a bot is, in words.
fn bot_words(strength: Strength) -> String {
    match strength {
        Strength::Novice => t("bot-novice"),
        Strength::Director => t("bot-director"),
        _ => t("bot-conductor"),
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
            p #import-wrong .wrong role="alert" data-failed=(t("import-unread")) {}
            p { a href="/new/position" { (t("editor-link")) } }
        }
    }
}
