//! News of turns, on the page of an account: where they go, a trial, and the link that confirms an e-mail address.

use axum::Extension;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::account::{Flash, account_error, account_page};
use super::{Page, plain_page};
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::notices::target::MAX_WEBHOOK_LEN;
use crate::notices::{SettingsChange, host_of};
use crate::people::by_session;
use crate::repository::NoticeSettings;
use crate::text::{t, tr};

/// Where news of turns go.
pub(super) fn card(settings: &NoticeSettings, has_mail: bool, in_browsers: bool) -> Markup {
    let email = settings.asked.as_ref().map(|asked| asked.email.as_str()).or(settings.email.as_deref());
    html! {
        section .card aria-labelledby="notices" {
            h2 #notices { (t("notices")) }
            p { (t("notices-hint")) }
            form .fields method="post" action="/account/notices" {
                label .check { input type="checkbox" name="active" value="yes" checked[settings.active]; (t("notices-active")) }
                @if let Some(webhook) = &settings.webhook {
                    p { (tr!("webhook-kept", host = host_of(webhook))) }
                    label .check { input type="checkbox" name="forget" value="yes"; (t("webhook-forget")) }
                }
                label {
                    span { (if settings.webhook.is_some() { t("webhook-other") } else { t("webhook") }) }
                    input type="url" name="webhook" maxlength=(MAX_WEBHOOK_LEN) autocomplete="off" placeholder="https://";
                }
                @if has_mail {
                    label { span { (t("email")) } input type="email" name="email" value=[email] autocomplete="email"; }
                    @if let Some(asked) = &settings.asked { p .quiet { (tr!("email-waits", email = asked.email)) } }
                }
                button type="submit" { (t("notices-save")) }
            }
            @if settings.webhook.is_some() || settings.email.is_some() || in_browsers {
                form .fields method="post" action="/account/notices/trial" { button type="submit" { (t("notices-trial")) } }
            }
        }
    }
}

/// The form.
#[derive(Deserialize)]
pub(crate) struct NoticeForm {
    active: Option<String>,
    forget: Option<String>,
    #[serde(default)]
    webhook: String,
    #[serde(default)]
    email: String,
}

/// Changes where news of turns go.
pub(crate) async fn change(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<NoticeForm>,
) -> Response {
    // The address is a key and not shown again, so that an empty field leaves it as it is.
    let webhook = match form.webhook.trim() {
        "" => form.forget.map(|_| String::new()),
        given => Some(given.to_owned()),
    };
    let asked = SettingsChange { active: form.active.is_some(), webhook, email: form.email };
    let done = async { server.notices.change(by_session(&person)?, asked).await };
    said(&server, &person, done.await, &t("notices-saved")).await
}

/// Sends a trial.
pub(crate) async fn try_out(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    let done = async { server.notices.try_out(by_session(&person)?).await };
    said(&server, &person, done.await, &t("notices-tried")).await
}

pub(super) async fn said(
    server: &Server,
    person: &Person,
    done: Result<(), AppError>,
    words: &str,
) -> Response {
    match done {
        Ok(()) => {
            account_page(server, person, Flash { done: Some(words.to_owned()), ..Flash::default() }).await
        }
        Err(error) => account_error(server, person, &error).await,
    }
}

/// What the link in a letter leads to. Only the button confirms: programs that look into letters follow links.
pub(crate) async fn confirmation(Path(token): Path<String>) -> Page {
    let body = html! {
        section .card aria-labelledby="confirm" {
            h2 #confirm { (t("confirm-email")) }
            p { (t("confirm-hint")) }
            form .fields method="post" action={ "/account/email/" (token) } {
                button .main type="submit" { (t("confirm-email")) }
            }
        }
    };
    plain_page(&t("confirm-email"), &body)
}

/// Confirms an e-mail address.
pub(crate) async fn confirm(State(server): State<Server>, Path(token): Path<String>) -> Response {
    match server.notices.confirm(&token).await {
        Ok(()) => {
            let body = html! { section .card { p .done role="status" { (t("confirm-done")) } p { a href="/account" { (t("account")) } } } };
            plain_page(&t("confirm-email"), &body).into_response()
        }
        Err(error) => super::error_page(&error),
    }
}
