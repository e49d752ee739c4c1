//! A move from the page of a table: the answer has the parts that changed by it, so that nobody who moves asks twice.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Html;
use serde::Deserialize;

use super::table::{Look, changed_parts};
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::moves::{self, Move};
use crate::table::Request;

/// What the page asks for: an action, or taking back and what belongs to it.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Asked {
    Act(Move),
    Other { seq: u32, ask: Wish },
}

/// What else there is to ask for.
#[derive(Clone, Copy, Deserialize)]
pub(crate) enum Wish {
    #[serde(rename = "undo")]
    Undo,
    #[serde(rename = "redo")]
    Redo,
    #[serde(rename = "undo/agree")]
    Agree,
    #[serde(rename = "undo/refuse")]
    Refuse,
}

impl From<Wish> for Request {
    fn from(wish: Wish) -> Request {
        match wish {
            Wish::Undo => Request::Undo,
            Wish::Redo => Request::Redo,
            Wish::Agree => Request::Agree,
            Wish::Refuse => Request::Refuse,
        }
    }
}

/// Does what is asked for, and gives the parts that are not shown yet.
pub(crate) async fn make(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    look: Look,
    Body(asked): Body<Asked>,
) -> Result<Html<String>, AppError> {
    match asked {
        Asked::Act(asked) => asked.play(&server, &person, &id).await?,
        Asked::Other { seq, ask } => moves::ask(&server, &person, &id, seq, ask.into()).await?,
    };
    changed_parts(&server.tables, person, &id, look).await
}
