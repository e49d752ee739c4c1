//! The editor of positions: a game of a real table is set up as it stands there, and whoever moderates corrects a mistake.
//!
//! The page keeps nothing on the server: the form carries the whole position, and every press of a button gives the page anew with
//! what is wrong. So it works without a script; the script only lets one point at the map.

mod form;
mod parts;

use std::collections::HashMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use records::game_file::{GameFile, read_options, write_options};
use records::position::{self, Basis, Fault, WrittenPosition};
use rules::{Game, Options, Title};
use serde::Deserialize;
use serde_json::Value;
use wording::Names;

use self::form::Fields;
use self::parts::Shown;
use super::{Page, error_page};
use crate::Server;
use crate::entry::Corrected;
use crate::error::AppError;
use crate::identity::Person;
use crate::moves;
use crate::new_game::new_game;
use crate::repository::{NewSeat, Setup};
use crate::table::{Request, Table};
use crate::text::{t, tr};
use crate::throttle::CREATE;
use crate::work::{self, Effort};

/// Names for those who do not want to type.
const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dora", "Emil", "Franta"];

/// What an editor is for.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A new game that begins at the position.
    NewGame,
    /// A correction of the game with this id, as it was at this number.
    Correction(String, u32),
}

/// A position that is being set up.
pub(super) struct Draft {
    pub(super) title: Arc<Title>,
    pub(super) options: Options,
    pub(super) written: WrittenPosition,
    pub(super) purpose: Purpose,
    /// What was wrong, in the words of whoever corrects it.
    pub(super) why: String,
    /// The hex that is looked at.
    pub(super) hex: Option<String>,
}

/// Where a new position begins: with the box of a title, or with a position of a game.
#[derive(Deserialize)]
pub(crate) struct Beginning {
    title: Option<String>,
    players: Option<usize>,
    game: Option<String>,
    at: Option<usize>,
}

/// The editor for a new game, or the choice of what to begin with.
pub(crate) async fn show(State(server): State<Server>, Query(beginning): Query<Beginning>) -> Response {
    let draft = match (&beginning.game, &beginning.title) {
        (Some(game), _) => {
            let at = beginning.at;
            server.tables.at(game, move |table| of_table(table, at, Purpose::NewGame)).await
        }
        (None, Some(title)) => of_box(&server, title, beginning.players),
        (None, None) => return parts::choice(server.tables.shelf()).into_response(),
    };
    match draft {
        Ok(draft) => shown(draft, Vec::new(), false).await,
        Err(error) => error_page(&error),
    }
}

/// The editor for a correction.
pub(crate) async fn show_correction(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    let game = id.clone();
    let draft = server.tables.at(&id, move |table| {
        if !table.is_moderated_by(&person.holder) {
            return Err(AppError::Forbidden(t("correct-not-yours")));
        }
        of_table(table, None, Purpose::Correction(game, table.seq()))
    });
    match draft.await {
        Ok(draft) => shown(draft, Vec::new(), false).await,
        Err(error) => error_page(&error),
    }
}

fn of_table(table: &Table, at: Option<usize>, purpose: Purpose) -> Result<Draft, AppError> {
    let game = table.game();
    Ok(Draft {
        title: Arc::clone(game.title()),
        options: *game.options(),
        written: table.written(at)?,
        purpose,
        why: String::new(),
        hex: None,
    })
}

fn of_box(server: &Server, title: &str, players: Option<usize>) -> Result<Draft, AppError> {
    let Some(found) = server.tables.shelf().get(title) else {
        return Err(AppError::Invalid(tr!("no-title", title = title)));
    };
    let usual = found.seat_counts.first().map_or(0, |count| usize::from(count.players));
    let players = players.unwrap_or(usual);
    let options = Options { shuffle_order: false, ..Options::BOOK };
    let names: Vec<String> = NAMES.iter().take(players).map(|name| (*name).to_owned()).collect();
    let (position, actions, corrections) = (None, Vec::new(), Vec::new());
    let file = GameFile {
        title: title.to_owned(),
        options,
        seed: 0,
        players: names,
        position,
        actions,
        corrections,
    };
    let begun = file.begin(server.tables.shelf()).map_err(|error| AppError::Invalid(error.to_string()))?;
    let written = position::write(&begun.game, &file.players);
    let written = written.map_err(|_| AppError::Conflict(t("position-half-answered")))?;
    let (purpose, why) = (Purpose::NewGame, String::new());
    Ok(Draft { title: found, options, written, purpose, why, hex: None })
}

/// What is sent from the editor of a new game.
pub(crate) async fn change(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    answer(&server, &person, fields, None).await
}

/// What is sent from the editor of a correction.
pub(crate) async fn correct(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    answer(&server, &person, fields, Some(id)).await
}

async fn answer(
    server: &Server,
    person: &Person,
    fields: Vec<(String, String)>,
    game: Option<String>,
) -> Response {
    let fields = Fields(fields.into_iter().collect::<HashMap<_, _>>());
    let (draft, wrong) = match read(server, &fields, game) {
        Ok(read) => read,
        Err(error) => return error_page(&error),
    };
    if !wrong.is_empty() || fields.get("do") != Some("play") {
        let refused = fields.get("do") == Some("play");
        return shown(draft, wrong, refused).await;
    }
    match play(server, person, &draft).await {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        // What is wrong with the position is told by the page.
        Err(AppError::Invalid(why)) if faults(&draft).is_ok_and(|faults| faults.is_empty()) => {
            shown(draft, vec![why], true).await
        }
        Err(AppError::Invalid(_)) => shown(draft, Vec::new(), true).await,
        Err(error) => error_page(&error),
    }
}

/// The position as the form has it, and what in it is no number or no name.
fn read(server: &Server, fields: &Fields, game: Option<String>) -> Result<(Draft, Vec<String>), AppError> {
    let unread = || AppError::Invalid(t("editor-unread"));
    let title = fields.get("title").and_then(|title| server.tables.shelf().get(title)).ok_or_else(unread)?;
    let options = match serde_json::from_str(fields.get("options").unwrap_or("{}")) {
        Ok(Value::Object(options)) => {
            read_options(&options).map_err(|error| AppError::Invalid(error.to_string()))?
        }
        _ => return Err(unread()),
    };
    let mut written = serde_json::from_str(fields.get("draft").unwrap_or_default()).map_err(|_| unread())?;
    let wrong = fields.change(&title, &mut written);
    let purpose = match game {
        None => Purpose::NewGame,
        Some(id) => Purpose::Correction(id, fields.get("seq").and_then(|seq| seq.parse().ok()).unwrap_or(0)),
    };
    let why = fields.get("why").unwrap_or_default().to_owned();
    let hex = fields.get("hex").filter(|hex| title.hex_named(hex).is_some()).map(str::to_owned);
    Ok((Draft { title, options, written, purpose, why, hex }, wrong))
}

fn basis(draft: &Draft) -> Basis {
    Basis::new(Arc::clone(&draft.title), draft.options, 0)
}

fn faults(draft: &Draft) -> Result<Vec<Fault>, Vec<Fault>> {
    position::draft(&draft.written, &basis(draft)).map(|(_, faults)| faults)
}

/// Begins the game, or corrects it; gives its id.
async fn play(server: &Server, person: &Person, draft: &Draft) -> Result<String, AppError> {
    match &draft.purpose {
        Purpose::NewGame => {
            server.throttle.count(CREATE, person)?;
            let names: Vec<String> = draft.written.players.iter().map(|player| player.name.clone()).collect();
            let seats = vec![NewSeat::Here; names.len()];
            let written = Some(draft.written.clone());
            let file =
                new_game(&server.tables, &draft.title.id, names, &seats, None, draft.options, written)?;
            server.tables.create(Setup::alone(&person.holder, seats.len()), file).await
        }
        Purpose::Correction(id, seq) => {
            let corrected = Corrected { why: draft.why.clone(), position: draft.written.clone() };
            moves::ask(server, person, id, *seq, Request::Correct(Box::new(corrected))).await?;
            Ok(id.clone())
        }
    }
}

/// The page with what is wrong, which takes a look at the whole table; `refused` where it was to be played.
async fn shown(draft: Draft, wrong: Vec<String>, refused: bool) -> Response {
    let page = work::run(Effort::Slow, move |_| Ok(page_of(&draft, wrong)));
    match page.await {
        Ok(page) if refused => (StatusCode::UNPROCESSABLE_ENTITY, page).into_response(),
        Ok(page) => page.into_response(),
        Err(error) => error_page(&error),
    }
}

fn page_of(draft: &Draft, wrong: Vec<String>) -> Page {
    let players: Vec<String> = draft.written.players.iter().map(|player| player.name.clone()).collect();
    let names = Names { title: &draft.title, players: &players };
    let (game, faults): (Option<Game>, Vec<Fault>) = match position::draft(&draft.written, &basis(draft)) {
        Ok((game, faults)) => (Some(game), faults),
        Err(faults) => (None, faults),
    };
    let said = wrong.into_iter().map(|sentence| (String::new(), sentence));
    let of_table = faults.iter().map(|fault| (parts::anchor(&fault.place), fault.sentence(names)));
    let faults = said.chain(of_table).collect();
    let options = write_options(&draft.options).to_string();
    parts::page_of(&Shown { draft, game: game.as_ref(), faults, options })
}
