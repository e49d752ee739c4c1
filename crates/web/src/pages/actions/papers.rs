//! Private papers (XI.2): the auction, the tile of the private railway, and the train that is given to a company.

use maud::{Markup, html};
use rules::state::{PrivateOwner, Round};
use rules::title::PrivateCompany;
use rules::{CzOffer, Offer, PrivateId, Title};

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
                dt { (t("auction-up")) } dd { (called(title, up.paper)) }
                dt { (t("auction-highest")) }
                dd {
                    @match up.highest {
                        Some((seat, bid)) => (tr!("auction-bid", player = scene.names.player(seat), bid = scene.money(bid))),
                        None => (tr!("auction-no-bid", lowest = scene.money(title.private(up.paper).price))),
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
            @for private in title.private_ids() {
                @if let PrivateOwner::Player(seat) = state.private(private).owner {
                    dt { (title.private(private).id) } dd { (tr!("local-sold", player = scene.names.player(seat))) }
                }
            }
        }
    }
}

/// The sign of a paper and its name, which may say the sign itself.
fn called(title: &Title, private: PrivateId) -> Markup {
    let PrivateCompany { id, name, .. } = title.private(private);
    match name.strip_prefix(id.as_str()) {
        Some(rest) => html! { b { (id) } (rest) },
        None => html! { b { (id) } " " (name) },
    }
}

/// The papers on the board, each to be put up.
pub(super) fn picks(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let title = scene.game.title();
    html! {
        p .quiet { (t("pick-hint")) }
        ul .papers {
            @for choice in choices {
                @if let Offer::Cz(CzOffer::PickPaper { private, lowest }) = choice.offer {
                    li {
                        button type="button" data-action=(choice.json()) {
                            span { (called(title, private)) }
                            small { (tr!("pick-lowest", lowest = scene.money(lowest))) " " (paper::paper_words(title, private)) }
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
            @if let Offer::Cz(CzOffer::AssignTrain { private }) = choice.offer {
                button type="button" data-action=(choice.json()) {
                    span { (tr!("assign", paper = title.private(private).name)) }
                }
            }
        }
    }
}

/// What the tile is laid for.
pub(super) fn tile(scene: &Scene<'_>, paper: PrivateId) -> Markup {
    let title = scene.game.title();
    html! {
        h3 { (title.private(paper).name) }
        p .quiet { (paper::paper_words(title, paper)) }
    }
}
