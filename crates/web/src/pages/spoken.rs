//! What is said aloud by whatever reads the page: each move in a sentence, and then what is asked. The browser says those moves
//! that are new to it (`assets/ear.js`).

use maud::{Markup, html};

use super::log;
use super::table::Scene;
use crate::text::t;

/// Of so many moves the browser may have missed all but the last.
const MOVES: usize = 8;

/// The last moves, each with its number.
pub(super) fn moves(scene: &Scene<'_>) -> Markup {
    let first = scene.at.saturating_sub(MOVES);
    html! {
        div #told data-part hidden {
            @for index in first..scene.at { p data-move=(index + 1) { (log::sentence(scene.table, index)) } }
        }
    }
}

/// Where it is said: politely, and as a whole.
pub(super) fn region() -> Markup {
    html! { p #spoken .unseen role="status" aria-live="polite" aria-atomic="true" aria-label=(t("spoken")) {} }
}
