//! What a browser shows that has no line to the server: the games that it has seen, to be looked at.

use maud::html;

use super::{Page, plain_page};
use crate::text::t;

/// The page that the worker keeps for such times; a script lists the games.
pub(crate) async fn show() -> Page {
    let body = html! {
        section .card aria-labelledby="kept-games" {
            p role="status" { (t("offline-hint")) }
            h2 #kept-games { (t("offline-games")) }
            ul #kept {}
            p { a href="" { (t("offline-again")) } }
        }
    };
    plain_page(&t("offline-title"), &body)
}
