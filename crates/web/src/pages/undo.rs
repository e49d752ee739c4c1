//! Taking back: the buttons, the question to those who must agree, and what the log says of it.

use maud::{Markup, html};

use super::icon::{Icon, icon};
use super::table::Scene;
use crate::table::Table;
use crate::text::{listed, t, tr};

/// The buttons for who has a seat; who has none is told so.
pub(super) fn buttons(scene: &Scene<'_>) -> Markup {
    let holder = scene.seats.first().and_then(|&seat| scene.table.holder_of(seat));
    let undo = holder.and_then(|holder| scene.table.undo_of(holder));
    let asks = undo.as_ref().is_some_and(|(_, others)| !others.is_empty());
    let redo = scene.table.undone().is_some_and(|seat| scene.seats.contains(&seat));
    html! {
        @if scene.seats.is_empty() {
            @if scene.now { span .watching { (t("watching")) } }
        } @else if scene.now && scene.table.frozen().is_none() {
            @let words = if asks { t("undo-ask") } else { t("undo") };
            button type="button" data-ask="undo" disabled[undo.is_none()] aria-label=(words)
                title=(if asks { t("undo-asks-others") } else { words.clone() }) { (icon(Icon::Undo)) }
            button type="button" data-ask="redo" disabled[!redo] aria-label=(t("redo")) title=(t("redo")) { (icon(Icon::Redo)) }
        }
    }
}

/// The question to those who must agree; for everybody else, that it is asked.
pub(super) fn banner(scene: &Scene<'_>) -> Markup {
    let Some(asked) = scene.table.asked().filter(|_| scene.now) else {
        return html! { div #consent data-part hidden {} };
    };
    let names: Vec<String> = asked.waiting.iter().map(|&seat| scene.names.player(seat)).collect();
    let count = scene.table.line().len() - asked.to;
    let player = scene.names.player(asked.seat);
    html! {
        div #consent data-part role="status" {
            p { (tr!("undo-question", player = player, count = count)) }
            @if asked.waiting.iter().any(|seat| scene.seats.contains(seat)) {
                button .main type="button" data-ask="undo/agree" { (t("undo-agree")) }
                button type="button" data-ask="undo/refuse" { (t("undo-refuse")) }
            } @else {
                p .quiet { (tr!("undo-waits", names = listed(&names))) }
                @if scene.seats.contains(&asked.seat) {
                    button type="button" data-ask="undo/refuse" { (t("undo-withdraw")) }
                }
            }
        }
    }
}

/// What the log says between two actions: after so many of them.
pub(super) fn remarks(table: &Table, after: usize) -> Markup {
    html! {
        @for remark in table.remarks_after(after) {
            li .remark data-about={ "seat-" (remark.seat.0) } { (remark.in_words(table)) }
        }
    }
}
