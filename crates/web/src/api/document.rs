//! The document of the API: OpenAPI 3.1 as JSON, and the same as a page for people.

use std::sync::OnceLock;

use axum::Json;
use axum::response::Html;
use maud::{Markup, html};
use serde_json::Value;

use crate::pages::plain_page;
use crate::text::t;

/// The document as it is written.
const TEXT: &str = include_str!("../../assets/openapi.json");

fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    // A test sees to it that it can be read.
    DOCUMENT.get_or_init(|| serde_json::from_str(TEXT).unwrap_or_default())
}

/// The document for programs.
pub(crate) async fn json() -> Json<&'static Value> {
    Json(document())
}

/// The document for people.
pub(crate) async fn page() -> Html<String> {
    let document = document();
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::routes::routes;

    #[test]
    fn every_address_is_documented_and_every_documented_address_is_there() {
        let written: Value = serde_json::from_str(TEXT).expect("the document is JSON");
        let there: BTreeSet<_> =
            routes().iter().map(|route| (route.path.to_owned(), route.method.to_owned())).collect();
        let paths = written["paths"].as_object().expect("paths");
        let documented: BTreeSet<_> = paths
            .iter()
            .flat_map(|(path, item)| {
                item.as_object().expect("operations").keys().map(move |method| (path.clone(), method.clone()))
            })
            .collect();
        assert_eq!(there, documented);
        let tags: Vec<_> = written["tags"].as_array().expect("tags").iter().map(|tag| &tag["name"]).collect();
        for (path, item) in paths {
            for (method, operation) in item.as_object().expect("operations") {
                assert!(operation["summary"].is_string(), "{method} {path} has a summary");
                assert!(tags.contains(&&operation["tags"][0]), "{method} {path} is in a chapter");
            }
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = document();
        for reference in TEXT.split("\"$ref\": \"#").skip(1).map(|rest| rest.split('"').next()) {
            let pointer = reference.expect("a reference ends");
            assert!(document.pointer(pointer).is_some(), "{pointer}");
        }
    }
}
