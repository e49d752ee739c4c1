//! Bots beside the table: a suggestion, seats handed to them and back, and whether they explain themselves.

use maud::{Markup, html};
use rules::Seat;

use super::table::Look;
use crate::bots::{PERSON, bot_of};
use crate::keep::Status;
use crate::text::{t, tr};

/// The part of the drawer that is about bots.
pub(super) fn section(look: &Look<'_>) -> Markup {
    let seating = look.table.seating();
    let playing = seating.status == Status::Playing;
    let owner = seating.owner.as_ref() == Some(&look.person.holder);
    // One's own seats, and those that somebody has left, for whoever set the game up.
    let seats = seating.chairs.iter().filter(|chair| {
        let own = chair.holder.as_ref() == Some(&look.person.holder);
        own || (owner && chair.holder.is_none() && chair.kind == PERSON)
    });
    let has_bots = seating.chairs.iter().any(|chair| bot_of(chair).is_some());
    html! {
        details #bots {
            summary { (t("bots")) }
            @if playing && look.table.is_study_of(&look.person.holder) {
                button type="button" data-suggest { (t("suggest")) }
                p #suggestion role="status" data-thinking=(t("suggest-thinking")) {}
            }
            @if playing {
                ul {
                    @for chair in seats {
                        li {
                            @let player = look.names.player(Seat(chair.number));
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
