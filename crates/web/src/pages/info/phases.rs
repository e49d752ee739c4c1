//! Phases and trains: what each card is sold as, what its first sale changes, and what it scraps.

use maud::{Markup, html};
use rules::play::BetweenSets;
use rules::title::{Phase, RedBonuses};
use rules::{CardId, PhaseId};

use super::About;
use crate::family::{self, features, has_locals};
use crate::pages::market::size_letter;
use crate::pages::paper::{cards_left, facts, train_column};
use crate::text::{listed, money, t, tr};

/// Every phase with its card, and how trains run.
pub(super) fn all(about: &About<'_>) -> Markup {
    let title = about.game.title();
    let of_stack =
        title.stack().iter().flat_map(|card| &card.sides).map(|side| &title.train_types[side.train.index()]);
    let bonuses: Vec<&str> =
        of_stack.filter(|kind| kind.bonuses == RedBonuses::All).map(|kind| kind.name.as_str()).collect();
    let runs = family::told(title).map_or_else(|| vec![t("run-plain")], |told| (told.runs)(title));
    let hint = match title.play.between_sets {
        BetweenSets::Export => "phases-hint",
        BetweenSets::HandOut => "phases-hint-vaclav",
    };
    html! {
        p .quiet { @if features(about.game).stack { (t(hint)) } @else { (t("phases-hint-f56")) } }
        (facts(about.game, about.names))
        div .scroll tabindex="0" {
            table .phases {
                thead {
                    tr {
                        th scope="col" { (t("fact-phase")) }
                        th .number scope="col" { (t("cards-left")) }
                        @for size in title.sizes_in_play() { th scope="col" { (train_column(title, size)) } }
                        th scope="col" { (t("tiles-colour")) }
                        th .number scope="col" title=(t("fact-limit")) {
                            (t("limit"))
                            @if title.sizes_in_play().len() > 1 {
                                " " (title.sizes_in_play().into_iter().map(size_letter).collect::<Vec<_>>().join("/"))
                            }
                        }
                        @if !title.play.has_process_track() { th .number scope="col" { (t("fact-rounds")) } }
                        th scope="col" { (t("phase-opens")) }
                    }
                }
                tbody {
                    @for phase in (0..title.phases.len()).map(PhaseId::at)
                        .filter(|phase| about.game.view().is_played(CardId::at(phase.index()))) { (row(about, phase)) }
                }
            }
        }
        h3 { (t("trains-run")) }
        ul .plain-list {
            @for words in runs { li { (words) } }
            @if !bonuses.is_empty() { li { (tr!("run-bonuses", trains = listed(&bonuses), bonus = money(title, title.figures.red_bonus))) } }
        }
        h3 { (t("trains-scrap")) }
        (scrapping(about))
    }
}

/// How many cards of a letter lie in the stack, and how many there were.
fn cards(about: &About<'_>, card: CardId) -> String {
    match (cards_left(about.game, card), about.game.title().card(card).count(about.game.view().players())) {
        (Some(left), Some(all)) => format!("{left}/{all}"),
        _ => "∞".to_owned(),
    }
}

fn row(about: &About<'_>, id: PhaseId) -> Markup {
    let (title, state) = (about.game.title(), about.game.state());
    let (phase, card) = (title.phase(id), CardId::at(id.index()));
    let before = id.index().checked_sub(1).map(|index| title.phase(PhaseId::at(index)));
    html! {
        tr .operating[id == state.phase] .gone[id < state.phase]
            aria-current=[(id == state.phase).then_some("step")] {
            th scope="row" { (phase.name) @if id == state.phase { " " small { (t("phase-now")) } } }
            td .number { (cards(about, card)) }
            @for size in title.sizes_in_play() {
                td {
                    @if let Some(side) = title.card(card).side(size) {
                        @if state.trains.scrapped.contains(&side.train) {
                            s { (about.names.train_type(side.train)) }
                        } @else {
                            b { (about.names.train_type(side.train)) }
                        }
                        " " small { (side.price) }
                    }
                }
            }
            td { (super::swatch(phase.tiles)) (t(phase.tiles.name())) }
            td .number {
                @for (index, size) in title.sizes_in_play().into_iter().enumerate() {
                    @if index > 0 { "/" }
                    span title=(tr!("limit-of", size = size.name())) {
                        @if let Some(limit) = phase.train_limit[size.index()] { (limit) } @else { "–" }
                    }
                }
            }
            @if !title.play.has_process_track() { td .number { (phase.rounds) } }
            td { @if has_locals(about.game) { (opens(phase, before)) } @else { (opens_without_locals(phase, before)) } }
        }
    }
}

/// What is new in a phase.
fn opens(phase: &Phase, before: Option<&Phase>) -> String {
    let mut new: Vec<String> = (phase.companies.iter())
        .filter(|size| before.is_none_or(|before| !before.companies.contains(size)))
        .map(|&size| tr!("phase-companies", size = size.name()))
        .collect();
    if phase.privates_for_sale && before.is_none_or(|before| !before.privates_for_sale) {
        new.push(t("phase-locals"));
    }
    if phase.trains_between_companies && before.is_none_or(|before| !before.trains_between_companies) {
        new.push(t("phase-trade"));
    }
    if phase.closes_papers {
        new.push(t("phase-closes"));
    }
    listed(&new)
}

/// The same where there are no local railways (R-36-PHS).
fn opens_without_locals(phase: &Phase, before: Option<&Phase>) -> String {
    let new = |is: fn(&Phase) -> bool| is(phase) && before.is_some_and(|before| !is(before));
    let mut words: Vec<String> = Vec::new();
    if new(|phase| phase.privates_for_sale) {
        words.push(t("phase-privates"));
    }
    if phase.closes_papers {
        words.push(t("phase-privates-close"));
    }
    if phase.forms_national {
        words.push(t("phase-national"));
    }
    if new(|phase| !phase.loans) {
        words.push(t("phase-no-loans"));
    }
    if new(|phase| phase.last_trains) {
        words.push(t("phase-last"));
    }
    if new(|phase| phase.town_rebuilding) {
        words.push(t("phase-towns"));
    }
    listed(&words)
}

/// What the sale of every type of train scraps.
fn scrapping(about: &About<'_>) -> Markup {
    let title = about.game.title();
    let is_played = |name: &str| title.card_named(name).is_none_or(|card| about.game.view().is_played(card));
    let scrapping = title.train_types.iter().filter(|kind| !kind.scraps.is_empty() && is_played(&kind.name));
    html! {
        ul .plain-list {
            @for kind in scrapping {
                @let scraps: Vec<&str> = kind.scraps.iter().map(|&kind| about.names.train_type(kind)).collect();
                li { (tr!("scraps-of", train = kind.name, scraps = listed(&scraps))) }
            }
        }
    }
}
