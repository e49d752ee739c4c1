//! Where one is signed in, on the page of an account.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

use super::account::account_error;
use crate::identity::Person;
use crate::people::ListedSession;
use crate::text::{listed, t, tr};
use crate::timestamp::format_timestamp;
use crate::{Server, guard};

/// The list of sessions, with the way out of each.
pub(super) fn card(sessions: &[ListedSession]) -> Markup {
    html! {
        section .card aria-labelledby="sessions" {
            h2 #sessions { (t("sessions")) }
            p { (t("sessions-hint")) }
            ul .games { @for listed in sessions { li .token { (one(listed)) } } }
            form .fields method="post" action="/account/sessions/end" {
                button type="submit" { (t("sign-out-everywhere")) }
            }
        }
    }
}

fn one(ListedSession { session, here }: &ListedSession) -> Markup {
    let agent = browser_name(&session.agent);
    html! {
        span title=(session.agent) {
            (agent)
            // Releases before this list did not note when.
            @if session.created_at > 0 { " " small .quiet { (tr!("session-since", when = format_timestamp(session.created_at))) } }
        }
        @if *here { strong .free { (t("session-here")) } }
        @else {
            form method="post" action={ "/account/sessions/" (session.token_hash) "/end" } {
                button type="submit" aria-label=(tr!("session-end-label", agent = agent)) { (t("session-end")) }
            }
        }
    }
}

/// The browser and the system in a long line of a browser about itself, by the words that are best known.
fn browser_name(agent: &str) -> String {
    // Most claim to be others as well: the rarer name comes first.
    let known =
        |names: &[&str]| names.iter().find(|name| agent.contains(**name)).map(|name| (*name).to_owned());
    let browser = known(&["Edg", "OPR", "Firefox", "Chrome", "Safari"]);
    let system = known(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]);
    let browser = browser.map(|name| match name.as_str() {
        "Edg" => "Edge".to_owned(),
        "OPR" => "Opera".to_owned(),
        _ => name,
    });
    match (browser, system) {
        (Some(browser), Some(system)) => listed(&[browser, system]),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) if agent.is_empty() => t("session-unknown"),
        (None, None) => agent.chars().take(40).collect(),
    }
}

/// Ends one session.
pub(crate) async fn end(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    match server.people.end_session(&person, id).await {
        Ok(()) => Redirect::to("/account").into_response(),
        Err(error) => account_error(&server, &person, &error).await,
    }
}

/// Ends all sessions.
pub(crate) async fn end_all(State(server): State<Server>, Extension(person): Extension<Person>) -> Response {
    match server.people.sign_out_everywhere(&person).await {
        Ok(()) => guard::close_session(&server, Redirect::to("/sign-in").into_response()),
        Err(error) => account_error(&server, &person, &error).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0";
        assert_eq!(browser_name(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Mobile Safari/604";
        assert_eq!(browser_name(phone), "Safari, iPhone");
        assert_eq!(browser_name("curl/8.5"), "curl/8.5");
        assert_eq!(browser_name(""), "an unknown browser");
    }
}
