//! Players, trains and phases as tables.

use std::cmp::Ordering;

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::title::{Home, PaperKind, Power, Side, Size, Title};
use rules::{CardId, CompanyId, Game, Money, PrivateId, Seat, View};
use wording::Names;

use super::bots;
use super::table::Scene;
use crate::family::{self, features};
use crate::text::{listed, money, t, tr};

/// So many letters of the stack are shown beside the map; all of them are in the drawer of trains.
const NEXT_CARDS: usize = 5;

/// The players in the order of play.
pub(super) fn players(scene: &Scene<'_>) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let limit = view.certificate_limit();
    let privates = |seat: Seat| -> String {
        let ids: Vec<&str> = view
            .privates_of(PrivateOwner::Player(seat))
            .map(|private| scene.game.title().private(private).id.as_str())
            .collect();
        ids.join(", ")
    };
    let bound = state.seats().any(|seat| view.bound_by_bids(seat) > 0);
    // At the end local railways count for little; until then the bank pays the price of the round.
    let today = state.local_price.filter(|_| family::has_locals(scene.game) && !state.is_over());
    // A debt can be paid back; the penalty stays, and counts at the end (R-EMR-05).
    let penalised = state.players.iter().any(|player| player.penalty > 0);
    let owing = penalised || state.players.iter().any(|player| player.debt > 0);
    html! {
        h2 { (t("players")) }
        div .scroll tabindex="0" {
            table .players {
                thead {
                    tr {
                        th scope="col" { (t("player-head")) }
                        th .number scope="col" { (t("cash")) }
                        @if bound { th .number scope="col" title=(t("bound-hint")) { (t("bound")) } }
                        @if owing { th .number scope="col" { (t("debt")) } }
                        @if penalised { th .number scope="col" { (t("result-penalty")) } }
                        th .number scope="col" title=(t("certificates-hint")) { (t("certificates")) }
                        th .number scope="col" title=(t("worth-hint")) { (t("worth")) }
                        @if today.is_some() { th .number scope="col" title=(t("worth-today-hint")) { (t("worth-today")) } }
                        th scope="col" { (family::privates(scene.game)) }
                    }
                }
                tbody {
                    @for &seat in &state.order {
                        @let player = state.player(seat);
                        tr .operating[scene.game.decider() == Some(seat)] {
                            th scope="row" { (scene.names.player(seat)) (bots::mark(scene, seat)) }
                            td .number { (player.cash) }
                            @if bound { td .number { (view.bound_by_bids(seat)) } }
                            @if owing { td .number .debt { (player.debt) } }
                            @if penalised { td .number .penalty { (player.penalty) } }
                            td .number .over[over_limit(view, seat)] { (certificates(view, seat)) "/" (limit) }
                            td .number { (languages::number(view.worth(seat))) }
                            @if let Some(price) = today { td .number { (languages::number(view.worth_with_locals_at(seat, price))) } }
                            td .locals { (privates(seat)) }
                        }
                    }
                }
            }
        }
        @if let Some(off) = off_for_loans(scene.game) {
            p .note-below .quiet { (tr!("worth-less-loans", off = scene.money(off))) }
        }
    }
}

/// What a loan takes off each share of its company, where any company owes one.
fn off_for_loans(game: &Game) -> Option<Money> {
    let owes = |company| game.view().credit(company).loans > 0;
    game.title().company_ids().any(owes).then_some(game.title().figures.loans.off_share)
}

/// Certificates that count; those of a large national company count half (R-36-CERT-01).
pub(super) fn certificates(view: View<'_>, seat: Seat) -> String {
    let halves = view.half_certificates(seat);
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}½", halves / 2) }
}

/// Whether somebody holds more certificates than the limit allows.
pub(super) fn over_limit(view: View<'_>, seat: Seat) -> bool {
    view.certificates(seat) > view.certificate_limit()
}

/// The most trains that a company may own; the national company may have no limit for a while (R-36-CGR-15).
pub(super) fn train_limit(view: View<'_>, company: CompanyId) -> String {
    limit_words(view.train_limit(company))
}

fn limit_words(limit: usize) -> String {
    if limit == usize::MAX { "∞".to_owned() } else { limit.to_string() }
}

/// What the phase allows, and the trains outside the stack.
pub(super) fn facts(game: &Game, names: Names<'_>) -> Markup {
    let (state, title) = (game.state(), game.title());
    let phase = title.phase(state.phase);
    let limits: Vec<String> = Size::ALL
        .into_iter()
        .filter_map(|size| {
            let limit = phase.train_limit[size.index()]?;
            // Where all companies are alike, their size is not worth a word.
            let alone = title.sizes_in_play().len() == 1;
            Some(if alone {
                limit.to_string()
            } else {
                tr!("limit-of-size", size = size.name(), limit = limit)
            })
        })
        .collect();
    let national = state.national.as_ref().map(|national| {
        let limit = train_limit(game.view(), national.company);
        format!("{} {limit}", names.company(national.company))
    });
    let limits: Vec<String> = limits.into_iter().chain(national).collect();
    let pool: Vec<String> = state.trains.pool.iter().map(|&train| names.train(train)).collect();
    let scrapped: Vec<&str> = state.trains.scrapped.iter().map(|&kind| names.train_type(kind)).collect();
    html! {
        dl .facts {
            div { dt { (t("fact-tiles")) } dd { (t(phase.tiles.name())) } }
            div { dt { (t("fact-limit")) } dd { (listed(&limits)) } }
            div { dt { (t("fact-pool")) } dd { @if pool.is_empty() { "–" } @else { (pool.join(", ")) } } }
            @if !scrapped.is_empty() { div { dt { (t("fact-scrapped")) } dd { (scrapped.join(", ")) } } }
            @if let Some(bank) = state.bank.as_ref().filter(|bank| !bank.broken || !state.is_over()) {
                div { dt { (t("bank")) } dd { @if bank.broken { b { (t("bank-broken")) } } @else { (money(game.title(), bank.cash)) } } }
            }
            @if !game.title().play.has_process_track() { div { dt { (t("fact-rounds")) } dd { (phase.rounds) } } }
            @if features(game).credit {
                div { dt { (t("loans")) } dd { @if phase.loans { (t("fact-loans")) } @else { (t("fact-no-loans")) } } }
            }
            @if let Some(price) = state.local_price {
                div { dt { (t("fact-local-price")) } dd { (money(game.title(), price)) } }
            }
        }
    }
}

/// How many cards of a letter lie in the stack; some letters never run out.
pub(super) fn cards_left(game: &Game, card: CardId) -> Option<u8> {
    let trains = &game.state().trains;
    let all = game.title().card(card).count(game.view().players())?;
    // Of the last kind some may be sold before it is on top (R-36-PHS-03).
    if features(game).last_beside && card == game.view().last_card() {
        return Some(trains.beside);
    }
    Some(match card.cmp(&trains.top) {
        Ordering::Less => 0,
        Ordering::Equal => trains.left,
        Ordering::Greater => all,
    })
}

/// The stack of trains, the pool, and what the phase allows.
pub(super) fn trains(scene: &Scene<'_>) -> Markup {
    let (state, title) = (scene.game.state(), scene.game.title());
    let top = state.trains.top;
    let left =
        |card: CardId| cards_left(scene.game, card).map_or_else(|| "∞".to_owned(), |left| left.to_string());
    html! {
        h2 {
            (tr!("trains-in-phase", phase = scene.game.title().phase(state.phase).name))
            @if !state.is_over() { " " span .quiet { (tr!("next-for-sale", card = title.card(top).letter)) } }
        }
        (facts(scene.game, scene.names))
        div .scroll tabindex="0" {
            table .cards {
                thead {
                    tr {
                        th scope="col" { (t("card")) }
                        th .number scope="col" { (t("left")) }
                        @for size in title.sizes_in_play() { th scope="col" { (train_column(title, size)) } }
                        th scope="col" title=(t("scraps-hint")) { (t("scraps")) }
                    }
                }
                tbody {
                    @for card in (top.index()..title.stack().len()).map(CardId::at)
                        .filter(|&card| scene.game.view().is_played(card)).take(if title.sizes_in_play().len() > 1 { NEXT_CARDS } else { usize::MAX }) {
                        (card_row(scene, card, &left(card)))
                    }
                }
            }
        }
    }
}

fn card_row(scene: &Scene<'_>, id: CardId, left: &str) -> Markup {
    let title = scene.game.title();
    let card = title.card(id);
    let scraps_of = |side: &Side| title.train_types[side.train.index()].scraps.iter();
    let all_of = |index: usize| title.cards[index].sides.iter().flat_map(scraps_of);
    // A later card scraps all that an earlier one does; only what it adds is of interest. An earlier one that was sold may have been
    // bought as another of its trains: what is still in play counts.
    let trains = &scene.game.state().trains;
    let earlier: Vec<_> = (trains.top.index()..id.index()).flat_map(all_of).chain(&trains.scrapped).collect();
    let scraps = card.sides.iter().filter_map(|side| {
        let kinds = scraps_of(side).filter(|kind| !earlier.contains(kind));
        let kinds: Vec<&str> = kinds.map(|&kind| scene.names.train_type(kind)).collect();
        // A card may be bought as a train that scraps nothing.
        let by = if card.sides.len() > 1 {
            format!("{}: ", scene.names.train_type(side.train))
        } else {
            String::new()
        };
        (!kinds.is_empty()).then(|| by + &kinds.join(", "))
    });
    let scraps = scraps.collect::<Vec<_>>().join("; ");
    html! {
        tr .next[id == scene.game.state().trains.top] {
            th scope="row" { (card.letter) }
            td .number { (left) }
            @for size in title.sizes_in_play() {
                td {
                    @if let Some(side) = card.side(size) {
                        b { (scene.names.train_type(side.train)) } " " small { (side.price) }
                    }
                }
            }
            td { (scraps) }
        }
    }
}

/// What stands above the trains of a size.
pub(super) fn train_column(title: &Title, size: Size) -> String {
    if title.sizes_in_play().len() == 1 { t("train") } else { train_size_words(size) }
}

/// A size of trains for people.
fn train_size_words(size: Size) -> String {
    match size {
        Size::Small => t("train-size-small"),
        Size::Medium => t("train-size-medium"),
        Size::Large => t("train-size-large"),
    }
}

/// A size of companies and local railways for people.
pub(super) fn size_words(size: Size) -> String {
    match size {
        Size::Small => t("size-small"),
        Size::Medium => t("size-medium"),
        Size::Large => t("size-large"),
    }
}

/// Where a company begins.
pub(super) fn home_words(names: Names<'_>, home: &Home) -> String {
    match home {
        Home::Nowhere => String::new(),
        Home::City(hex) | Home::Circle(hex, _) => names.hex(*hex),
        Home::Choice(hex) => tr!("home-choice", hex = names.hex(*hex)),
        Home::RedTile(hexes) => {
            let hexes: Vec<String> = hexes.iter().map(|&hex| names.hex(hex)).collect();
            tr!("home-red", hexes = listed(&hexes))
        }
    }
}

/// What a private paper is good for.
pub(super) fn paper_words(title: &Title, private: PrivateId) -> String {
    let printed = title.private(private);
    match printed.kind {
        PaperKind::Local => {
            format!(
                "{} {}",
                tr!("local-income", income = money(title, printed.income)),
                power_words(&printed.power)
            )
        }
        PaperKind::Private => {
            format!(
                "{} {}",
                tr!("local-income", income = money(title, printed.income)),
                private_words(title, private)
            )
        }
        PaperKind::Train(_) => t("paper-train"),
        PaperKind::Railway(company) => {
            let home = title.charter(company).home.hex().map(|hex| title.hex(hex));
            let place = home.map(|hex| format!("{} {}", hex.name, hex.places.join("/"))).unwrap_or_default();
            tr!("paper-railway", hex = place)
        }
    }
}

/// What a private company blocks, and what it is good for in a company's hands (R-36-PRV-06 to 10).
pub(super) fn private_words(title: &Title, private: PrivateId) -> String {
    let power = &title.private(private).private;
    let tiles: Vec<&str> = power.tiles.iter().map(|&tile| title.tile(tile).name.as_str()).collect();
    let hex =
        power.blocks.map(|hex| title.hex(hex)).map(|hex| format!("{} {}", hex.name, hex.places.join("/")));
    let mut words: Vec<String> = Vec::new();
    if let Some(hex) = &hex {
        words.push(tr!("private-blocks", hex = hex));
    }
    if hex.is_some() && !tiles.is_empty() {
        let tiles = tiles.join("/");
        words.push(match power.extra {
            true => tr!("private-extra-tile", tiles = tiles),
            false => tr!("private-tile", tiles = tiles),
        });
    }
    if power.station {
        words.push(t("private-station"));
    }
    if power.bonus > 0 {
        words.push(tr!("private-post", bonus = power.bonus));
        words.extend(family::formation_phase(title).map(|phase| tr!("private-post-until", phase = phase)));
    }
    words.join(" ")
}

/// What a local railway brings and is good for, in a few words.
pub(super) fn short_power(title: &Title, power: &Power, income: Money) -> String {
    let tiles: Vec<String> = power.purple.iter().map(|colour| t(colour.name())).collect();
    let terrain: Vec<String> = power.waives.iter().map(|terrain| t(terrain.name())).collect();
    tr!("power-short", income = money(title, income), tiles = tiles.join("/"), terrain = terrain.join("/"))
}

/// What a local railway is good for in a company.
pub(super) fn power_words(power: &Power) -> String {
    let tiles: Vec<String> = power.purple.iter().map(|colour| t(colour.name())).collect();
    let terrain: Vec<String> = power.waives.iter().map(|terrain| t(terrain.name())).collect();
    tr!("power", tiles = tiles.join("/"), terrain = terrain.join("/"))
}

#[cfg(test)]
mod tests {
    use super::limit_words;

    #[test]
    fn a_limit_that_is_not_in_force_is_no_number() {
        assert_eq!((limit_words(3).as_str(), limit_words(usize::MAX).as_str()), ("3", "∞"));
    }
}
