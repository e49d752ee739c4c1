//! The second factor of an account in the API.

use axum::extract::State;
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::people::Standing;
use crate::people::forms::{CodeForm, PasswordAndCode, PasswordConfirmation};

/// Whether codes are asked for.
pub(crate) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    let (on, left) = match server.people.second_factor(&person).await? {
        Standing::On { recovery_codes } => (true, recovery_codes),
        Standing::Off | Standing::Waiting => (false, 0),
    };
    Ok(Json(json!({"on": on, "recovery_codes": left})))
}

/// Begins one: gives the secret.
pub(crate) async fn begin(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<PasswordConfirmation>,
) -> Result<Json<Value>, AppError> {
    let secret = server.people.begin_second_factor(&person, given.password).await?;
    Ok(Json(json!({"secret": secret.text, "link": secret.link})))
}

/// Asks for codes from now on: gives the recovery codes.
pub(crate) async fn confirm(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<CodeForm>,
) -> Result<Json<Value>, AppError> {
    let codes = server.people.activate_second_factor(&person, given.code).await?;
    Ok(Json(json!({"recovery_codes": codes})))
}

/// Asks for no more codes.
pub(crate) async fn end(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<PasswordAndCode>,
) -> Result<Json<Value>, AppError> {
    server.people.end_second_factor(&person, given.password, given.code).await?;
    Ok(Json(json!({})))
}
