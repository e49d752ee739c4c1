//! Private papers (XI.2): the auction, the tile of the private railway, and the train that is given to a company.

use maud::{Markup, html};
use rules::state::{LocalOwner, Round};
use rules::{CzOffer, LocalId, Offer};

use super::one;
use crate::choices::Choice;
use crate::pages::paper;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// Who picks, who is still in, what is bid, and where the papers are.
pub(super) fn auction(scene: &Scene<'_>) -> Markup {
    let (state, title) = (scene.game.state(), scene.game.title());
    let Round::Auction { bidding, .. } = &state.round else { return html! {} };
    html! {
        dl .facts.auction {
            @if let Some(up) = bidding {
                dt { (t("auction-up")) } dd { b { (title.local(up.paper).id) } " " (title.local(up.paper).name) }
                dt { (t("auction-highest")) }
                dd {
                    @match up.highest {
                        Some((seat, bid)) => (tr!("auction-bid", player = scene.names.player(seat), bid = scene.money(bid))),
                        None => (tr!("auction-no-bid", lowest = scene.money(title.local(up.paper).price))),
                    }
                }
                dt { (t("auction-in")) }
                dd {
                    @let still: Vec<String> = state.order.iter().filter(|seat| !up.out[seat.index()])
                        .map(|&seat| scene.names.player(seat)).collect();
                    (still.join(" · "))
                }
                dd .quiet { (paper::paper_words(title, up.paper)) }
            }
            @for local in title.local_ids() {
                @if let LocalOwner::Player(seat) = state.local(local).owner {
                    dt { (title.local(local).id) } dd { (tr!("local-sold", player = scene.names.player(seat))) }
                }
            }
        }
    }
}

/// The papers on the board, each to be put up.
pub(super) fn picks(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let title = scene.game.title();
    html! {
        p .quiet { (t("pick-hint")) }
        ul .papers {
            @for choice in choices {
                @if let Offer::Cz(CzOffer::PickPaper { local, lowest }) = choice.offer {
                    li {
                        button type="button" data-action=(choice.json()) {
                            span { b { (title.local(local).id) } " " (title.local(local).name) }
                            small { (tr!("pick-lowest", lowest = scene.money(lowest))) " " (paper::paper_words(title, local)) }
                        }
                    }
                }
            }
        }
    }
}

/// The bid to fill in.
pub(super) fn bids(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    html! {
        @if let Some(range) = choices.iter().find_map(|choice| choice.range.as_ref()) {
            p .quiet { (tr!("bid-hint", lowest = scene.money(range.from))) }
        }
        ul { @for choice in choices { li { (one(scene, choice)) } } }
    }
}

/// The train of a paper for the company that is about to run.
pub(super) fn assign(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let title = scene.game.title();
    html! {
        p .quiet { (t("paper-train")) }
        @for choice in choices {
            @if let Offer::Cz(CzOffer::AssignTrain { local }) = choice.offer {
                button type="button" data-action=(choice.json()) {
                    span { (tr!("assign", paper = title.local(local).name)) }
                }
            }
        }
    }
}

/// What the tile is laid for.
pub(super) fn tile(scene: &Scene<'_>, paper: LocalId) -> Markup {
    html! { p .quiet { b { (scene.game.title().local(paper).name) } " " (paper::paper_words(scene.game.title(), paper)) } }
}
