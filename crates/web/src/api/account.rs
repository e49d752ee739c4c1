//! Accounts, sessions and personal tokens in the API.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::people::forms::{Credentials, PasswordChange, PasswordConfirmation, SignInForm, TokenLabel};
use crate::people::{ListedSession, SignIn};
use crate::{Server, guard};

/// Who the caller is.
pub(crate) async fn me(Extension(person): Extension<Person>) -> Json<Value> {
    Json(json!({"name": person.name()}))
}

/// Makes an account and signs in.
pub(crate) async fn sign_up(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<Credentials>,
) -> Result<Response, AppError> {
    let opened = server.people.sign_up(&person, &given.name, given.password).await?;
    Ok(guard::open_session(&server, Json(json!({})).into_response(), &opened))
}

/// Signs in; the session is in a cookie.
pub(crate) async fn sign_in(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<SignInForm>,
) -> Result<Response, AppError> {
    match server.people.sign_in(&person, &given.name, given.password, given.code).await? {
        SignIn::Done(opened) => Ok(guard::open_session(&server, Json(json!({})).into_response(), &opened)),
        SignIn::CodeNeeded(_) => Err(AppError::CodeNeeded),
    }
}

/// Signs out.
pub(crate) async fn sign_out(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Response, AppError> {
    server.people.sign_out(&person).await?;
    Ok(guard::close_session(&server, Json(json!({})).into_response()))
}

/// Changes the password.
pub(crate) async fn change_password(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<PasswordChange>,
) -> Result<Response, AppError> {
    let changed = server.people.change_password(&person, given.old, given.new, given.keep_tokens);
    let opened = changed.await?;
    Ok(guard::open_session(&server, Json(json!({})).into_response(), &opened))
}

/// Deletes the account.
pub(crate) async fn delete(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<PasswordConfirmation>,
) -> Result<Response, AppError> {
    server.people.delete(&person, given.password).await?;
    Ok(guard::close_session(&server, Json(json!({})).into_response()))
}

/// Where the caller is signed in.
pub(crate) async fn sessions(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    let sessions = server.people.sessions(&person).await?;
    let sessions = sessions.iter().map(|ListedSession { session, here }| {
        json!({
            "id": session.token_hash,
            "agent": session.agent,
            "created_at": session.created_at,
            "expires_at": session.expires_at,
            "here": here,
        })
    });
    Ok(Json(json!({"sessions": sessions.collect::<Vec<_>>()})))
}

/// Ends one session.
pub(crate) async fn end_session(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    server.people.end_session(&person, id).await?;
    Ok(Json(json!({})))
}

/// Ends all sessions.
pub(crate) async fn sign_out_everywhere(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Response, AppError> {
    server.people.sign_out_everywhere(&person).await?;
    Ok(guard::close_session(&server, Json(json!({})).into_response()))
}

/// The personal tokens, without their secrets.
pub(crate) async fn tokens(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    let tokens = server.people.tokens(&person).await?;
    let tokens = tokens
        .iter()
        .map(|token| json!({"id": token.token_hash, "label": token.label, "created_at": token.created_at}));
    Ok(Json(json!({"tokens": tokens.collect::<Vec<_>>()})))
}

/// Makes a personal token.
pub(crate) async fn create_token(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(given): Body<TokenLabel>,
) -> Result<Json<Value>, AppError> {
    let token = server.people.create_token(&person, &given.label).await?;
    Ok(Json(json!({"token": token})))
}

/// Revokes a personal token.
pub(crate) async fn revoke_token(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    server.people.revoke_token(&person, id).await?;
    Ok(Json(json!({})))
}
