//! Who did what about a game besides playing, for those who play there.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::plain_page;
use crate::keep::Deed;
use crate::tables::Tables;
use crate::text::t;
use crate::when::when;
use crate::who::Person;

/// The page.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    let deeds = match tables.deeds(&id, &person.holder).await {
        Ok(deeds) => deeds,
        Err(trouble) => return super::trouble(&trouble),
    };
    let body = html! {
        section .card aria-labelledby="audit" {
            h2 #audit { (t("audit")) }
            p { (t("audit-hint")) }
            (list(&deeds))
            p { a href={ "/games/" (id) } { (t("to-table")) } }
        }
    };
    plain_page(&t("audit"), &body).into_response()
}

/// Deeds as a list, the latest first.
pub(super) fn list(deeds: &[Deed]) -> Markup {
    html! {
        @if deeds.is_empty() { p .quiet { (t("audit-none")) } }
        @else { ul .deeds { @for deed in deeds { li { (deed.sentence) " " small .quiet { (when(deed.at)) } } } } }
    }
}
