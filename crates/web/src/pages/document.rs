//! The document of the API as a page for people.

use maud::{Markup, html};
use serde_json::Value;

use super::{Page, plain_page};
use crate::openapi::document;
use crate::text::t;

/// The document for people.
pub(crate) async fn page() -> Page {
    let document = &document();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let body = html! {
        p { (with_code(document["info"]["description"].as_str().unwrap_or_default())) }
        p { a href="/api/openapi.json" { (t("api-document")) } " · OpenAPI " (word(&document["openapi"])) }
        @for tag in document["tags"].as_array().into_iter().flatten() {
            section .card {
                h2 { (word(&tag["description"])) }
                (operations(document, &tag["name"]))
            }
        }
        section .card {
            h2 { (t("api-shapes")) }
            @for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
                details id={ "shape-" (name) } {
                    summary { (name) }
                    pre { (serde_json::to_string_pretty(schema).unwrap_or_default()) }
                }
            }
        }
    };
    plain_page(&t("api-title"), &body)
}

/// Text in which code stands between backticks.
fn with_code(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// The operations of a chapter.
fn operations(document: &Value, tag: &Value) -> Markup {
    let paths = document["paths"].as_object().into_iter().flatten();
    let operations = paths.flat_map(|(path, item)| {
        item.as_object().into_iter().flatten().map(move |(method, operation)| (path, method, operation))
    });
    let mine = operations.filter(|(.., operation)| operation["tags"][0] == *tag);
    html! {
        dl .operations {
            @for (path, method, operation) in mine {
                dt { b { (method.to_uppercase()) } " " code { (path) } }
                dd {
                    (with_code(operation["summary"].as_str().unwrap_or_default()))
                    @if let Some(shape) = shape(&operation["requestBody"]) { " · " (t("api-sends")) " " (shape) }
                    @if let Some(shape) = shape(&operation["responses"]["200"]) { " · " (t("api-gets")) " " (shape) }
                }
            }
        }
    }
}

/// A link to the shape of a body.
fn shape(body: &Value) -> Option<Markup> {
    let schema = &body["content"]["application/json"]["schema"];
    let name = schema["$ref"].as_str()?.rsplit('/').next()?;
    Some(html! { a href={ "#shape-" (name) } { (name) } })
}
