//! The drawer of the table: what is said, private notes, and whether a sound calls who is waited for.

use maud::{Markup, html};

use super::bots;
use super::icon::{Icon, icon};
use super::table::Scene;
use crate::tables::chat::{MAX_MESSAGE_LEN, MAX_NOTE_LEN};
use crate::text::{t, tr};

/// Whether the others wait for who looks: to decide, or to answer a request. At a table for one there are no others.
pub(super) fn is_called(scene: &Scene<'_>) -> bool {
    let decides = scene.table.game().decider().is_some_and(|seat| scene.seats.contains(&seat));
    let asked =
        scene.table.asked().is_some_and(|asked| asked.waiting.iter().any(|seat| scene.seats.contains(seat)));
    (decides || asked) && scene.seats.len() < scene.table.seating().chairs.len()
}

/// The button that opens the drawer.
pub(super) fn button() -> Markup {
    html! {
        button type="button" data-talk aria-controls="talk" aria-label=(t("talk")) title=(t("talk")) { (icon(Icon::Chat)) }
    }
}

/// The drawer; scripts fill it with what was said and noted.
pub(super) fn drawer(scene: &Scene<'_>) -> Markup {
    // In a branch there is nobody to talk to.
    if scene.table.branch().is_some() {
        return html! { aside #talk hidden {} };
    }
    html! {
        aside #talk hidden aria-label=(t("talk")) data-unread=(t("talk-unread")) data-turn=(t("your-turn")) {
            header {
                h2 { (t("chat")) }
                button type="button" data-talk aria-label=(t("close")) { (icon(Icon::Close)) }
            }
            ol #messages aria-live="polite" aria-label=(t("chat")) tabindex="0" {}
            @if scene.seats.is_empty() {
                p .quiet { (t("chat-seats-only")) }
            } @else {
                form #say {
                    label for="say-text" .aside-label { (t("chat-say")) }
                    input #say-text name="text" maxlength=(MAX_MESSAGE_LEN) autocomplete="off" required;
                    button type="submit" { (t("chat-send")) }
                }
            }
            @if let Some(&seat) = scene.seats.first() {
                details #notes data-seat=(seat.0) {
                    summary { (t("notes")) }
                    label for="note-text" .quiet { (tr!("notes-hint", player = scene.names.player(seat))) }
                    textarea #note-text maxlength=(MAX_NOTE_LEN) rows="6" {}
                    p #note-state .quiet role="status" data-saved=(t("notes-saved")) {}
                }
            }
            (bots::section(scene))
            @if !scene.seats.is_empty() { p { a href={ "/games/" (scene.table.id) "/audit" } { (t("audit")) } } }
            label .sound { input #sound type="checkbox"; " " (t("sound")) }
        }
    }
}
