//! Taking back: the buttons, the question to those who must agree, and what the log says of it.

use maud::{Markup, html};

use super::table::Look;
use crate::table::Table;
use crate::text::{t, tr};

/// The buttons for who has a seat; who has none is told so.
pub(super) fn buttons(look: &Look<'_>) -> Markup {
    let holder = look.seats.first().and_then(|&seat| look.table.holder_of(seat));
    let undo = holder.and_then(|holder| look.table.undo_of(holder));
    let asks = undo.as_ref().is_some_and(|(_, others)| !others.is_empty());
    let redo = look.table.undone().is_some_and(|seat| look.seats.contains(&seat));
    html! {
        @if look.seats.is_empty() {
            @if look.now { span .watching { (t("watching")) } }
        } @else if look.now && look.table.frozen().is_none() {
            button type="button" data-ask="undo" disabled[undo.is_none()]
                title=[asks.then(|| t("undo-asks-others"))] { @if asks { (t("undo-ask")) } @else { (t("undo")) } }
            button type="button" data-ask="redo" disabled[!redo] { (t("redo")) }
        }
    }
}

/// The question to those who must agree; for everybody else, that it is asked.
pub(super) fn banner(look: &Look<'_>) -> Markup {
    let Some(asked) = look.table.asked().filter(|_| look.now) else {
        return html! { div #consent data-part hidden {} };
    };
    let names: Vec<String> = asked.waiting.iter().map(|&seat| look.names.player(seat)).collect();
    let count = look.table.line().len() - asked.to;
    let player = look.names.player(asked.seat);
    html! {
        div #consent data-part role="status" {
            p { (tr!("undo-question", player = player, count = count)) }
            @if asked.waiting.iter().any(|seat| look.seats.contains(seat)) {
                button .main type="button" data-ask="undo/agree" { (t("undo-agree")) }
                button type="button" data-ask="undo/refuse" { (t("undo-refuse")) }
            } @else {
                p .quiet { (tr!("undo-waits", names = names.join(", "))) }
                @if look.seats.contains(&asked.seat) {
                    button type="button" data-ask="undo/refuse" { (t("undo-withdraw")) }
                }
            }
        }
    }
}

/// What the log says between two actions: after so many of them.
pub(super) fn remarks(table: &Table, after: usize) -> Markup {
    html! {
        @for remark in table.remarks().iter().filter(|remark| remark.after == after) {
            li .remark data-about={ "seat-" (remark.seat.0) } { (remark.in_words(table)) }
        }
    }
}
