//! Bots beside the table: a hint, seats handed to them and back, and whether they explain themselves.

use maud::{Markup, html};
use rules::Seat;

use super::icon::{Icon, icon};
use super::table::Scene;
use crate::bots::{PERSON, bot_of};
use crate::repository::Status;
use crate::text::{t, tr};

/// The button beside undo that asks a bot, for whoever decides and plays alone.
pub(super) fn hint_button(scene: &Scene<'_>) -> Markup {
    let alone = scene.table.seating().status == Status::Playing
        && scene.table.branch().is_none()
        && scene.table.is_study_of(&scene.person.holder);
    html! {
        @if scene.may_act && alone {
            button type="button" data-suggest aria-label=(t("suggest")) title=(t("suggest")) { (icon(Icon::Hint)) }
        }
    }
}

/// What the bot answers, with a way to do it; closed.
pub(super) fn hint() -> Markup {
    html! {
        aside #hint hidden aria-label=(t("suggest")) {
            p #suggestion role="status" data-thinking=(t("suggest-thinking")) {}
            button .main type="button" data-do { (t("suggest-do")) }
            button type="button" data-close-hint aria-label=(t("close")) { (icon(Icon::Close)) }
        }
    }
}

/// The seats of people that a bot plays for the time being, for everybody to know; one's own are taken back here, where one
/// would decide.
pub(super) fn stood_in(scene: &Scene<'_>) -> Markup {
    let chairs = scene.table.seating().chairs.iter().filter(|chair| chair.stand_in.is_some());
    html! {
        @for chair in chairs {
            @let player = scene.names.player(Seat(chair.number));
            p .note {
                (tr!("bot-plays-for", player = player))
                @if chair.holder.as_ref() == Some(&scene.person.holder) {
                    " " button type="button" data-stand-in=(chair.number) data-bot="" { (tr!("bot-take-back", player = player)) }
                }
            }
        }
    }
}

/// Marks the seat of a bot, unless its name says so already.
pub(super) fn mark(scene: &Scene<'_>, seat: Seat) -> Markup {
    let chair = scene.table.seating().chairs.get(seat.index());
    let is_named = scene.names.player(seat).ends_with(tr!("bot-name", name = "").trim());
    html! {
        @if chair.and_then(bot_of).is_some() && !is_named {
            small .bot-seat title=(t("bot-seat-hint")) { (t("bot-seat")) }
        }
    }
}

/// The part of the drawer that is about bots.
pub(super) fn section(scene: &Scene<'_>) -> Markup {
    let seating = scene.table.seating();
    let playing = seating.status == Status::Playing;
    let owner = seating.owner.as_ref() == Some(&scene.person.holder);
    // One's own seats, and those that somebody has left, for whoever set the game up.
    let seats = seating.chairs.iter().filter(|chair| {
        let own = chair.holder.as_ref() == Some(&scene.person.holder);
        own || (owner && chair.holder.is_none() && chair.kind == PERSON)
    });
    let has_bots = seating.chairs.iter().any(|chair| bot_of(chair).is_some());
    html! {
        details #bots {
            summary { (t("bots")) }
            @if playing {
                ul {
                    @for chair in seats {
                        li {
                            @let player = scene.names.player(Seat(chair.number));
                            @match bot_of(chair) {
                                Some(_) => button type="button" data-stand-in=(chair.number) data-bot="" {
                                    (tr!("bot-take-back", player = player))
                                },
                                None => button type="button" data-stand-in=(chair.number) data-bot="conductor" {
                                    (tr!("bot-hand-over", player = player))
                                },
                            }
                        }
                    }
                }
            }
            @if has_bots {
                label .sound { input #reasons type="checkbox"; " " (t("bot-reasons")) }
            }
        }
    }
}
