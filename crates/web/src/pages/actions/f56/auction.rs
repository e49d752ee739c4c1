//! The auction of private companies: all of them in one table, with who bid what, the lowest bid, and the money that bids bind
//! (R-36-AUC).

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::title::figures::Percents;
use rules::title::{Phase, Title};
use rules::{Action, Decision, F56Action, F56Decision, Offer, PrivateId, Seat};

use super::super::Bar;
use super::super::number::form;
use crate::impossible::reasons;
use crate::pages::paper;
use crate::pages::rulebook::cited;
use crate::pages::table::Scene;
use crate::text::tr;

/// The private companies from the cheapest on, and the players' free money.
pub(super) fn table(bar: &Bar<'_>) -> Markup {
    let scene = bar.scene;
    let title = scene.game.title();
    let up = match scene.game.state().decision() {
        Some(Decision::F56(F56Decision::Raise { private, .. })) => Some(*private),
        _ => None,
    };
    html! {
        p .quiet {
            @match up {
                Some(private) => (tr!("auction-contest", private = title.private(private).id, lowest = bar.scene.money(scene.game.view().lowest_bid(private)))),
                None => (tr!("auction-hint", step = scene.money(title.figures.bid_step))),
            }
            " " (lasting(title))
        }
        ul .privates { @for private in in_order(scene, up) { (one(bar, private, up)) } }
        (free_money(scene))
    }
}

/// How long private companies last, and for how much a company may buy one: what makes their price (R-36-PRV-03, R-36-PRV-05).
fn lasting(title: &Title) -> String {
    let first = |wanted: fn(&Phase) -> bool| title.phases.iter().find(|phase| wanted(phase));
    let closing = first(|phase| phase.closes_papers).map(|phase| tr!("auction-closing", phase = phase.name));
    let Percents(least, most) = title.figures.privates;
    let sold = first(|phase| phase.privates_for_sale)
        .map(|phase| tr!("auction-companies-buy", phase = phase.name, least = least, most = most));
    [closing, sold].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The one that is bid for first, then those for sale from the cheapest on, and last those that are sold.
fn in_order(scene: &Scene<'_>, up: Option<PrivateId>) -> Vec<PrivateId> {
    let mut all: Vec<PrivateId> = scene.game.title().private_ids().collect();
    all.sort_by_key(|&private| (up != Some(private), is_sold(scene, private)));
    all
}

fn is_sold(scene: &Scene<'_>, private: PrivateId) -> bool {
    scene.game.state().private(private).owner != PrivateOwner::Sheet
}

fn one(bar: &Bar<'_>, private: PrivateId, up: Option<PrivateId>) -> Markup {
    let scene = bar.scene;
    let (view, printed) = (scene.game.view(), scene.game.title().private(private));
    let owner = scene.game.state().private(private).owner;
    let is_up = up == Some(private)
        || up.is_none() && view.cheapest_private().is_some_and(|(first, _)| first == private);
    html! {
        @let terms = tr!("private-terms", price = bar.scene.money(printed.price), income = bar.scene.money(printed.income));
        @let good_for = paper::private_words(scene.game.title(), private);
        li .private .up[is_up] .sold[is_sold(scene, private)] data-private=(printed.id) {
            @if let PrivateOwner::Player(seat) = owner {
                h3 title={ (terms) " " (good_for) } { b { (printed.id) } " " (printed.name) }
                p { (tr!("local-sold", player = scene.names.player(seat))) }
            } @else {
                div .what {
                    h3 { b { (printed.id) } " " (printed.name) }
                    p .quiet { (terms) " " (good_for) }
                }
                (bids(scene, private))
                (does(bar, private))
            }
        }
    }
}

/// Who bid what, the highest first.
fn bids(scene: &Scene<'_>, private: PrivateId) -> Markup {
    let bids = scene.game.view().bids_for(private);
    html! {
        @if !bids.is_empty() {
            ol .bids {
                @for (index, &(seat, bid)) in bids.iter().rev().enumerate() {
                    li .highest[index == 0] { (scene.names.player(seat)) " " (scene.money(bid)) }
                }
            }
        }
    }
}

/// What may be done about it, or why nothing may.
fn does(bar: &Bar<'_>, private: PrivateId) -> Markup {
    let scene = bar.scene;
    let about = |action: &Action| match action {
        Action::BuyPrivate { private: other } | Action::F56(F56Action::BidFor { private: other, .. }) => {
            *other == private
        }
        _ => false,
    };
    let choice = scene.choices.iter().find(|choice| about(&choice.action));
    match choice {
        Some(choice) => match (&choice.offer, choice.range) {
            (Offer::BuyPrivate { price, .. }, _) => html! {
                button .main type="button" data-action=(choice.json()) aria-description=(scene.names.offer(&choice.offer)) {
                    (tr!("buy-private", price = bar.scene.money(price)))
                }
            },
            (_, Some(range)) => form(scene, choice, range),
            _ => html! {
                button type="button" data-action=(choice.json()) { (scene.names.action(&choice.action)) }
            },
        },
        None => {
            let refused = bar.impossible.iter().filter(|entry| about(&entry.action));
            html! {
                @for reason in reasons(scene.names, refused).iter().take(1) {
                    p .quiet aria-disabled="true" { (reason.sentence) " " (cited(reason.rule)) }
                }
            }
        }
    }
}

/// What every player has, what of it is bound by bids, and what is free.
fn free_money(scene: &Scene<'_>) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let bound: Vec<(Seat, rules::Money)> = state
        .order
        .iter()
        .map(|&seat| (seat, view.bound_by_bids(seat)))
        .filter(|&(_, bound)| bound > 0)
        .collect();
    html! {
        @if !bound.is_empty() {
            dl .facts.bound {
                @for (seat, bound) in bound {
                    dt { (scene.names.player(seat)) }
                    dd { (tr!("bound-money", bound = scene.money(bound), free = scene.money(state.player(seat).cash.saturating_sub(bound)))) }
                }
            }
        }
    }
}
