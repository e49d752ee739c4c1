//! Who did what about a game besides playing, for those who play there.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::plain_page;
use crate::identity::Person;
use crate::repository::AuditEntry;
use crate::tables::Tables;
use crate::text::t;
use crate::timestamp::format_timestamp;

/// The page.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    let audit_entries = match tables.audit_entries(&id, &person.holder).await {
        Ok(audit_entries) => audit_entries,
        Err(error) => return super::error_page(&error),
    };
    let body = html! {
        section .card aria-labelledby="audit" {
            h2 #audit { (t("audit")) }
            p { (t("audit-hint")) }
            (list(&audit_entries))
            p { a href={ "/games/" (id) } { (t("to-table")) } }
        }
    };
    plain_page(&t("audit"), &body).into_response()
}

/// Deeds as a list, the latest first.
pub(super) fn list(audit_entries: &[AuditEntry]) -> Markup {
    html! {
        @if audit_entries.is_empty() { p .quiet { (t("audit-none")) } }
        @else { ul .audit_entries { @for entry in audit_entries { li { (entry.sentence) " " small .quiet { (format_timestamp(entry.at)) } } } } }
    }
}
