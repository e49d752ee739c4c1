//! The switch between languages, on every page; it leads back to where one was.

use axum::Extension;
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use languages::Language;
use maud::{Markup, html};
use serde::Deserialize;

use crate::Server;
use crate::cookies::Cookie;
use crate::identity::Person;
use crate::language::{MAX_AGE, address_in};
use crate::text::t;
use crate::work::blocking;

/// A button for every language, each in its own words.
pub(super) fn switch(place: &str) -> Markup {
    html! {
        form .languages method="post" action="/language" aria-label=(t("languages")) {
            input type="hidden" name="place" value=(address_in(place, None));
            @for language in Language::all() {
                button name="language" value=(language.tag()) lang=(language.tag())
                    aria-pressed=(language == Language::spoken()) { (language.own_name()) }
            }
        }
    }
}

/// The same page in the other languages, for whoever looks for it.
pub(super) fn alternates(place: &str) -> Markup {
    html! {
        @for language in Language::all() {
            link rel="alternate" hreflang=(language.tag()) href=(address_in(place, Some(language)));
        }
        link rel="alternate" hreflang="x-default" href=(address_in(place, None));
    }
}

/// What somebody has chosen.
#[derive(Deserialize)]
pub(crate) struct Choice {
    language: String,
    /// Where they were.
    place: String,
}

/// Remembers the choice: in this browser, and for the account of who is signed in.
pub(crate) async fn choose(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Form(choice): Form<Choice>,
) -> Response {
    // Only ways within this server: one that begins with two strokes leads to another.
    let ours =
        choice.place.starts_with('/') && !choice.place.starts_with("//") && !choice.place.contains('\\');
    let mut response = Redirect::to(if ours { &choice.place } else { "/" }).into_response();
    let Some(language) = Language::named(&choice.language) else { return response };
    server.cookies().set(response.headers_mut(), Cookie::Language, language.tag(), MAX_AGE);
    if let Some(account) = person.account {
        let repository = std::sync::Arc::clone(&server.repository);
        if let Err(error) = blocking(move || repository.set_language(&account.id, language)).await {
            return super::error_page(&error);
        }
    }
    response
}
