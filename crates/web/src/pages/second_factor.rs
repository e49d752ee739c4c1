//! The second factor on the page of an account, and the code that is asked for when one signs in.

use axum::Extension;
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use serde::Deserialize;

use super::account::{Flash, account_error, account_page, again, alert, password, sign_in_page};
use super::{Page, plain_page};
use crate::error::AppError;
use crate::identity::Person;
use crate::people::forms::{CodeForm, PasswordAndCode, PasswordConfirmation};
use crate::people::{MAX_CODE_LEN, NewSecret, SignIn, Standing};
use crate::text::{t, tr};
use crate::{Server, guard};

/// The white around a QR code without which it is not found, in modules.
const QUIET_ZONE: usize = 4;

/// Whether codes are asked for, and how that changes.
pub(super) fn card(standing: Standing, new: Option<&NewSecret>, recovery: &[String]) -> Markup {
    html! {
        section .card aria-labelledby="second-factor" {
            h2 #second-factor { (t("second-factor")) }
            @match standing {
                Standing::On { recovery_codes } => {
                    p { (t("second-factor-on")) " " (tr!("recovery-codes-left", count = recovery_codes)) }
                    @if !recovery.is_empty() {
                        div .done role="status" {
                            p { (t("recovery-codes-new")) }
                            ul .codes { @for code in recovery { li { code { (code) } } } }
                        }
                    }
                    form .fields method="post" action="/account/second-factor/off" {
                        (password("password", &t("password"), "current-password"))
                        (code_field())
                        button type="submit" { (t("second-factor-end")) }
                    }
                }
                Standing::Waiting if new.is_some() => {
                    @if let Some(secret) = new {
                        p { (t("second-factor-scan")) }
                        (picture(&secret.link))
                        p { (t("second-factor-type")) " " code .secret { (secret.text) } }
                        p { a href=(secret.link) { (t("second-factor-link")) } }
                    }
                    (first_code())
                }
                _ => {
                    p { (t("second-factor-hint")) }
                    @if standing == Standing::Waiting { (first_code()) }
                    form .fields method="post" action="/account/second-factor" {
                        (password("password", &t("password"), "current-password"))
                        button type="submit" { (t("second-factor-begin")) }
                    }
                }
            }
        }
    }
}

fn first_code() -> Markup {
    html! {
        form .fields method="post" action="/account/second-factor/confirm" {
            (code_field())
            button .main type="submit" { (t("second-factor-confirm")) }
        }
    }
}

fn code_field() -> Markup {
    html! {
        label {
            span { (t("code")) }
            input name="code" required maxlength=(MAX_CODE_LEN) autocomplete="one-time-code" spellcheck="false" autocapitalize="off";
        }
    }
}

/// A link as a QR code.
fn picture(link: &str) -> Markup {
    // No link of ours is too long for one; the secret can be typed in any case.
    let Ok(code) = QrCode::new(link) else { return html! {} };
    let (width, modules) = (code.width(), code.to_colors());
    let dark = modules.iter().enumerate().filter(|(_, module)| **module == Color::Dark);
    let path: String = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width, at / width)).collect();
    let (from, size) = (-(QUIET_ZONE as isize), width + 2 * QUIET_ZONE);
    html! {
        svg .qr role="img" aria-label=(t("second-factor-picture")) viewBox={ (from) " " (from) " " (size) " " (size) } {
            rect x=(from) y=(from) width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" shape-rendering="crispEdges" {}
        }
    }
}

/// Begins a second factor: shows the secret, this once.
pub(crate) async fn begin(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<PasswordConfirmation>,
) -> Response {
    match server.people.begin_second_factor(&person, form.password).await {
        Ok(secret) => {
            account_page(&server, &person, Flash { secret: Some(secret), ..Flash::default() }).await
        }
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// Asks for codes from now on: shows the recovery codes, this once.
pub(crate) async fn confirm(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<CodeForm>,
) -> Response {
    match server.people.activate_second_factor(&person, form.code).await {
        Ok(recovery_codes) => {
            account_page(&server, &person, Flash { recovery_codes, ..Flash::default() }).await
        }
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// Asks for no more codes.
pub(crate) async fn end(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<PasswordAndCode>,
) -> Response {
    match server.people.end_second_factor(&person, form.password, form.code).await {
        Ok(()) => {
            let said = Flash { done: Some(t("second-factor-ended")), ..Flash::default() };
            account_page(&server, &person, said).await
        }
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// A code, with the ticket for the right password.
#[derive(Deserialize)]
pub(crate) struct CodeWithTicket {
    ticket: String,
    code: String,
}

/// Asks for the code, with the right password given.
pub(super) fn ask_for_code(ticket: &str) -> Response {
    code_page(ticket, None).into_response()
}

fn code_page(ticket: &str, wrong: Option<&str>) -> Page {
    let body = html! {
        section .card aria-labelledby="sign-in" {
            h2 #sign-in { (t("sign-in")) }
            p { (t("code-needed")) }
            (alert(wrong))
            form .fields method="post" action="/sign-in/code" {
                input type="hidden" name="ticket" value=(ticket);
                (code_field())
                button .main type="submit" { (t("sign-in")) }
            }
            p { (t("code-lost")) }
        }
    };
    plain_page(&t("sign-in"), &body)
}

/// Signs in with the code.
pub(crate) async fn sign_in(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<CodeWithTicket>,
) -> Response {
    match server.people.sign_in_with_code(&person, &form.ticket, form.code).await {
        Ok(SignIn::Done(opened)) => guard::open_session(&server, Redirect::to("/").into_response(), &opened),
        Ok(SignIn::CodeNeeded(ticket)) => ask_for_code(&ticket),
        // The password must be given again.
        Err(error @ AppError::Forbidden(_)) => again(&error, |wrong| sign_in_page("", Some(wrong))),
        Err(error) => again(&error, |wrong| code_page(&form.ticket, Some(wrong))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_with_white_around_it() {
        let svg = picture("otpauth://totp/Here:Anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ").into_string();
        assert!(svg.contains("viewBox=\"-4 -4 ") && svg.contains("M0 0h1v1h-1z"), "{svg}");
        assert!(!svg.contains("style="));
    }
}
