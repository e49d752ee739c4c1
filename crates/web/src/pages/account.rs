//! Signing up, in and out, and the page of an account.

use axum::Extension;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

use super::{Page, audit, notices, plain_page, push, second_factor, sessions};
use crate::error::AppError;
use crate::identity::Person;
use crate::names::MAX_NAME_LEN;
use crate::passwords::{GOOD_PASSWORD_LEN, MIN_PASSWORD_LEN};
use crate::people::forms::{Credentials, PasswordChange, PasswordConfirmation, TokenLabel};
use crate::people::{MAX_LABEL_LEN, NewSecret, SignIn};
use crate::repository::ApiToken;
use crate::text::{t, tr};
use crate::{Server, guard};

/// The way to the account, at the top of pages.
pub(super) fn corner(person: &Person) -> Markup {
    html! {
        nav .account aria-label=(t("account")) {
            @match person.name() {
                Some(name) => a href="/account" { (name) },
                None => { a href="/sign-in" { (t("sign-in")) } " " a href="/sign-up" { (t("sign-up")) } },
            }
        }
    }
}

/// The form to sign in.
pub(crate) async fn sign_in_form() -> Page {
    sign_in_page("", None)
}

pub(super) fn sign_in_page(name: &str, wrong: Option<&str>) -> Page {
    let body = html! {
        section .card aria-labelledby="sign-in" {
            h2 #sign-in { (t("sign-in")) }
            p { (t("sign-in-hint")) }
            (alert(wrong))
            form .fields method="post" action="/sign-in" { (credentials(name, "current-password", &t("sign-in"))) }
            p { a href="/sign-up" { (t("sign-up-instead")) } }
        }
    };
    plain_page(&t("sign-in"), &body)
}

/// The form to sign up.
pub(crate) async fn sign_up_form() -> Page {
    sign_up_page("", None)
}

fn sign_up_page(name: &str, wrong: Option<&str>) -> Page {
    let body = html! {
        section .card aria-labelledby="sign-up" {
            h2 #sign-up { (t("sign-up")) }
            p { (tr!("sign-up-hint", least = MIN_PASSWORD_LEN, good = GOOD_PASSWORD_LEN)) }
            (alert(wrong))
            form .fields method="post" action="/sign-up" { (credentials(name, "new-password", &t("sign-up"))) }
            p { a href="/sign-in" { (t("sign-in-instead")) } }
        }
    };
    plain_page(&t("sign-up"), &body)
}

fn credentials(name: &str, kind: &str, button: &str) -> Markup {
    html! {
        label { span { (t("name")) } input name="name" value=(name) required maxlength=(MAX_NAME_LEN) autocomplete="username"; }
        (password("password", &t("password"), kind))
        button .main type="submit" { (button) }
    }
}

pub(super) fn password(name: &str, label: &str, kind: &str) -> Markup {
    html! { label { span { (label) } input type="password" name=(name) required autocomplete=(kind); } }
}

pub(super) fn alert(wrong: Option<&str>) -> Markup {
    html! { @if let Some(wrong) = wrong { p .wrong role="alert" { (wrong) } } }
}

/// A form again, with what was wrong; other troubles have their own page.
pub(super) fn again(error: &AppError, page: impl FnOnce(&str) -> Page) -> Response {
    if error.status().is_server_error() && !matches!(error, AppError::Busy(_)) {
        return super::error_page(error);
    }
    (error.status(), error.headers(), page(&error.sentence())).into_response()
}

/// Signs in.
pub(crate) async fn sign_in(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<Credentials>,
) -> Response {
    match server.people.sign_in(&person, &form.name, form.password, None).await {
        Ok(SignIn::Done(opened)) => guard::open_session(&server, Redirect::to("/").into_response(), &opened),
        Ok(SignIn::CodeNeeded(ticket)) => second_factor::ask_for_code(&ticket),
        Err(error) => again(&error, |wrong| sign_in_page(&form.name, Some(wrong))),
    }
}

/// Signs up.
pub(crate) async fn sign_up(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<Credentials>,
) -> Response {
    match server.people.sign_up(&person, &form.name, form.password).await {
        Ok(opened) => guard::open_session(&server, Redirect::to("/").into_response(), &opened),
        Err(error) => again(&error, |wrong| sign_up_page(&form.name, Some(wrong))),
    }
}

/// Signs out.
pub(crate) async fn sign_out(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    match server.people.sign_out(&person).await {
        Ok(()) => guard::close_session(&server, Redirect::to("/").into_response()),
        Err(error) => super::error_page(&error),
    }
}

/// What the page of an account says besides what is always there.
#[derive(Default)]
pub(super) struct Flash {
    pub(super) done: Option<String>,
    pub(super) wrong: Option<String>,
    /// A new token, which is seen only this once.
    pub(super) token: Option<String>,
    /// The secret of a new second factor, and its recovery codes: likewise.
    pub(super) secret: Option<NewSecret>,
    pub(super) recovery_codes: Vec<String>,
}

/// The page of the account.
pub(crate) async fn show(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    account_page(&server, &person, Flash::default()).await
}

pub(super) async fn account_page(server: &Server, person: &Person, said: Flash) -> Response {
    let Some(account) = &person.account else { return Redirect::to("/sign-in").into_response() };
    let found = async {
        let (tokens, sessions) = (server.people.tokens(person).await?, server.people.sessions(person).await?);
        let (audit_entries, settings) =
            (server.people.audit_entries(person).await?, server.notices.settings_of(account).await?);
        let standing = server.people.second_factor(person).await?;
        let push = (server.notices.push_key().await?, server.notices.browsers_of(&account.id).await?);
        Ok::<_, AppError>((tokens, sessions, audit_entries, settings, standing, push))
    };
    let (tokens, sessions, audit_entries, settings, standing, (push_key, browsers)) = match found.await {
        Ok(found) => found,
        Err(error) => return super::error_page(&error),
    };
    let body = html! {
        @if let Some(done) = &said.done { p .done role="status" { (done) } }
        (alert(said.wrong.as_deref()))
        section .card aria-labelledby="account" {
            h2 #account { (account.name) }
            form .fields method="post" action="/sign-out" { button type="submit" { (t("sign-out")) } }
        }
        section .card aria-labelledby="change-password" {
            h2 #change-password { (t("change-password")) }
            p { (tr!("change-password-hint", least = MIN_PASSWORD_LEN, good = GOOD_PASSWORD_LEN)) }
            form .fields method="post" action="/account/password" {
                (password("old", &t("password-old"), "current-password"))
                (password("new", &t("password-new"), "new-password"))
                label .check { input type="checkbox" name="keep_tokens" value="true"; (t("keep-tokens")) }
                button type="submit" { (t("change-password")) }
            }
        }
        (second_factor::card(standing, said.secret.as_ref(), &said.recovery_codes))
        (notices::card(&settings, server.notices.has_mail(), !browsers.is_empty()))
        (push::card(&push_key, &browsers))
        (sessions::card(&sessions))
        (tokens_card(&tokens, said.token.as_deref()))
        section .card aria-labelledby="audit" {
            details {
                summary #audit { (t("audit-own")) }
                (audit::list(&audit_entries))
            }
        }
        section .card aria-labelledby="delete-account" {
            h2 #delete-account { (t("delete-account")) }
            p { (t("delete-account-hint")) }
            form .fields method="post" action="/account/delete" {
                (password("password", &t("password"), "current-password"))
                button type="submit" { (t("delete-account")) }
            }
        }
    };
    plain_page(&t("account"), &body).into_response()
}

fn tokens_card(tokens: &[ApiToken], new: Option<&str>) -> Markup {
    html! {
        section .card aria-labelledby="tokens" {
            h2 #tokens { (t("tokens")) }
            p { (t("tokens-hint")) " " a href="/api" { (t("api-title")) } }
            @if let Some(token) = new {
                p .done role="status" { (t("token-new")) " " code { (token) } }
            }
            ul .games {
                @for token in tokens {
                    li .token {
                        span { (token.label) }
                        form method="post" action={ "/account/tokens/" (token.token_hash) "/revoke" } {
                            button type="submit" aria-label=(tr!("token-revoke-label", label = token.label)) { (t("token-revoke")) }
                        }
                    }
                }
            }
            form .fields method="post" action="/account/tokens" {
                label { span { (t("token-label")) } input name="label" required maxlength=(MAX_LABEL_LEN) autocomplete="off"; }
                button type="submit" { (t("token-create")) }
            }
        }
    }
}

/// Changes the password.
pub(crate) async fn change_password(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<PasswordChange>,
) -> Response {
    match server.people.change_password(&person, form.old, form.new, form.keep_tokens).await {
        Ok(opened) => {
            let said = Flash { done: Some(t("password-changed")), ..Flash::default() };
            let person = Person { session: Some(opened.token.clone()), ..person };
            let page = account_page(&server, &person, said).await;
            guard::open_session(&server, page, &opened)
        }
        Err(error) => account_error(&server, &person, &error).await,
    }
}

pub(super) async fn account_error(server: &Server, person: &Person, error: &AppError) -> Response {
    let said = Flash { wrong: Some(error.sentence()), ..Flash::default() };
    (error.status(), error.headers(), account_page(server, person, said).await).into_response()
}

/// Deletes the account.
pub(crate) async fn delete(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<PasswordConfirmation>,
) -> Response {
    match server.people.delete(&person, form.password).await {
        Ok(()) => guard::close_session(&server, Redirect::to("/").into_response()),
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// Makes a personal token and shows it, this once.
pub(crate) async fn create_token(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(form): Form<TokenLabel>,
) -> Response {
    match server.people.create_token(&person, &form.label).await {
        Ok(token) => account_page(&server, &person, Flash { token: Some(token), ..Flash::default() }).await,
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// Makes a personal token worthless.
pub(crate) async fn revoke_token(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    match server.people.revoke_token(&person, id).await {
        Ok(()) => Redirect::to("/account").into_response(),
        Err(error) => account_error(&server, &person, &error).await,
    }
}
