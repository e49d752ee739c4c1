//! News of turns in a browser, on the page of an account: what the script of the page asks for.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;

use super::notices::said;
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::notices::host_of;
use crate::notices::push::Subscribed;
use crate::people::by_session;
use crate::repository::PushSubscription;
use crate::text::{t, tr};

/// The browsers in which somebody is told, and a switch for this one, which a script shows where browsers can.
pub(super) fn card(key: &str, browsers: &[PushSubscription]) -> Markup {
    html! {
        section .card aria-labelledby="push-browsers" {
            h2 #push-browsers { (t("push")) }
            p { (t("push-hint")) }
            div #push hidden data-key=(key) data-refused=(t("push-denied")) {
                button .main type="button" data-on { (t("push-on")) }
                button type="button" data-off hidden { (t("push-off")) }
                p role="status" {}
            }
            @if !browsers.is_empty() {
                ul {
                    @for browser in browsers {
                        li { (tr!("push-browser", agent = browser.agent, host = host_of(&browser.endpoint))) }
                    }
                }
                form .fields method="post" action="/account/push/end-all" { button type="submit" { (t("push-end-all")) } }
            }
        }
    }
}

/// Tells whoever is signed in in this browser from now on.
pub(crate) async fn subscribe(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(asked): Body<Subscribed>,
) -> Result<StatusCode, AppError> {
    server.notices.subscribe(by_session(&person)?, &person.agent, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One browser.
#[derive(Deserialize)]
pub(crate) struct Ended {
    endpoint: String,
}

/// Tells them no more in this browser.
pub(crate) async fn unsubscribe(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(ended): Body<Ended>,
) -> Result<StatusCode, AppError> {
    server.notices.unsubscribe(by_session(&person)?, Some(&ended.endpoint)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells them in no browser any more.
pub(crate) async fn unsubscribe_all(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Response {
    let done = async { server.notices.unsubscribe(by_session(&person)?, None).await };
    said(&server, &person, done.await, &t("notices-saved")).await
}
