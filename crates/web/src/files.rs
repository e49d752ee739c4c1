//! Games as files: import of ours and of 18xx.games records, export of both.

use std::sync::Arc;

use axum::extract::{FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use records::game_file::{self, GameFile};
use records::reseed::reseed;
use records::{conformance, site};
use rules::title::Shelf;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::AppError;
use crate::identity::Person;
use crate::new_game::check_names;
use crate::repository::{Holder, Setup};
use crate::table::{MAX_ACTIONS, Table};
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::throttle::IMPORT;
use crate::work::{self, Effort, Share};
use crate::{Server, landmarks, pages};

/// Keeps an uploaded game, which this browser may then continue.
pub(crate) async fn import(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    request: Request,
) -> Result<Json<Value>, Response> {
    imported(&server, &person, request).await.map(|id| Json(json!({"id": id})))
}

async fn imported(server: &Server, person: &Person, request: Request) -> Result<String, Response> {
    server.throttle.count(IMPORT, person).map_err(IntoResponse::into_response)?;
    // Few at a time, since each is large while it is read.
    let upload = server.desk.ask(Effort::Upload, Share::Address(person.address)).await;
    let _upload = upload.map_err(IntoResponse::into_response)?;
    let text = String::from_request(request, &()).await.map_err(IntoResponse::into_response)?;
    keep(server, person, text).await.map_err(IntoResponse::into_response)
}

async fn keep(server: &Server, person: &Person, text: String) -> Result<String, AppError> {
    let shelf = Arc::clone(server.tables.shelf());
    let file = work::run(Effort::Slow, move |_| {
        read(&text, &shelf).map_err(|why| AppError::Invalid(tr!("import-failed", why = why)))
    });
    let file = file.await?;
    check_names(&file.players)?;
    server.tables.create(Setup::alone(&person.holder, file.players.len()), file).await
}

/// Reads a game file of ours, a record of 18xx.games, or a conformance file.
fn read(text: &str, shelf: &Shelf) -> Result<GameFile, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| tr!("import-no-json", error = error))?;
    let actions = value.get("actions").and_then(Value::as_array).map_or(0, Vec::len);
    if actions > MAX_ACTIONS {
        return Err(tr!("import-long", count = actions, most = MAX_ACTIONS));
    }
    if value.get("lokalka").is_some() {
        return game_file::read(text, shelf).map_err(|error| error.to_string());
    }
    conformance::to_game_file(text, shelf).map_err(|error| error.to_string())
}

/// The game as a file for somebody. The seed decides what will be drawn, and is told when the game is over, or to whoever
/// plays all of it. Others get the same game with another seed, which has drawn the same up to here.
fn file_for(who: &Holder, table: &Table, shelf: &Shelf) -> Result<GameFile, AppError> {
    let file = table.file();
    if table.game().state().is_over() || table.is_played_alone_by(who) {
        return Ok(file);
    }
    let happened = landmarks::events(table).filter(|(at, _)| *at > 0).map(|(_, event)| event);
    let from = getrandom::u32().map_err(|error| AppError::Storage(error.to_string()))?;
    let reseeded =
        reseed(&file, shelf, happened, from).map_err(|error| AppError::Corrupt(error.to_string()))?;
    reseeded.ok_or_else(|| AppError::Conflict(t("export-at-the-end")))
}

/// The game as our file.
pub(crate) async fn export_lokalka(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let shelf = Arc::clone(tables.shelf());
    let file = tables.at(&id, move |table| file_for(&person.holder, table, &shelf));
    let written = game_file::write(&file.await?);
    Ok(download(written, &format!("{id}.lokalka.json")))
}

/// How much of a game is asked for.
#[derive(Deserialize)]
pub(crate) struct Part {
    /// Only so many actions from the beginning.
    until: Option<usize>,
}

/// The game, or its beginning, as a record of 18xx.games; or why that cannot be told.
async fn record(
    tables: &Tables,
    person: Person,
    id: &str,
    part: Part,
) -> Result<Result<String, site::Untellable>, AppError> {
    let actions = part.until.unwrap_or(usize::MAX);
    let shelf = Arc::clone(tables.shelf());
    let write =
        move |table: &Table| Ok(site::write_part(&file_for(&person.holder, table, &shelf)?, &shelf, actions));
    tables.at(id, write).await
}

/// The game as a record of 18xx.games.
pub(crate) async fn export_18xx(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Result<Response, AppError> {
    let written = record(&tables, person, &id, part).await?.map_err(|why| {
        let failed = tr!("export-failed", why = why);
        AppError::Invalid(match why.tellable() {
            Some(count) => format!("{failed} {}", tr!("export-part-hint", count = count)),
            None => failed,
        })
    })?;
    Ok(download(written, &format!("{id}.18xx.json")))
}

/// Our file from the page; what goes wrong is said on a page too.
pub(crate) async fn export_lokalka_page(
    tables: State<Arc<Tables>>,
    person: Extension<Person>,
    id: Path<String>,
) -> Response {
    export_lokalka(tables, person, id).await.unwrap_or_else(|error| pages::error_page(&error))
}

/// A record from the page; where only its beginning can be told, that is offered.
pub(crate) async fn export_18xx_page(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Response {
    match record(&tables, person, &id, part).await {
        Ok(Ok(written)) => download(written, &format!("{id}.18xx.json")),
        Ok(Err(why)) => pages::untellable(&id, &why),
        Err(error) => pages::error_page(&error),
    }
}

fn download(text: String, name: &str) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}
