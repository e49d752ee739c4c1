//! The parts of the editor's page: what is wrong, the map, and a field for everything on the table.

use maud::{Markup, PreEscaped, html};
use records::position::{Place, WrittenCompany, WrittenRound, step_names};
use rules::geometry::Rotation;
use rules::title::{Colour, Shelf, Title};
use rules::{Game, HexId, TileId};
use wording::Printed;

use super::{Draft, Purpose};
use crate::names::MAX_NAME_LEN;
use crate::pages::{Page, badge, page, plain_page};
use crate::text::{t, tr};

/// A draft with what is wrong with it.
pub(super) struct Shown<'a> {
    pub(super) draft: &'a Draft,
    /// The table, as far as it is understood.
    pub(super) game: Option<&'a Game>,
    /// Each with the part of the page that it is about.
    pub(super) faults: Vec<(String, String)>,
    /// The options as a game file has them.
    pub(super) options: String,
}

/// The part of the page for a place.
pub(super) fn anchor(place: &Place) -> String {
    match place {
        Place::Player(seat) => format!("player-{seat}"),
        Place::Company(symbol) => format!("company-{symbol}"),
        Place::Hex(_) => "editor-map".to_owned(),
        Place::Paper(_) => "papers".to_owned(),
        Place::Trains => "trains".to_owned(),
        Place::Chart => "chart".to_owned(),
        Place::Round => "round".to_owned(),
    }
}

/// What a new position may begin with.
pub(super) fn choice(shelf: &Shelf) -> Page {
    let body = html! {
        section .card {
            p { (t("editor-choice")) }
            @for title in shelf.titles() {
                form .editor-choice method="get" action="/new/position" {
                    input type="hidden" name="title" value=(title.id);
                    b { (Printed::of(title).name()) }
                    label {
                        span { (t("players")) }
                        select name="players" {
                            @for count in &title.seat_counts { option value=(count.players) { (count.players) } }
                        }
                    }
                    button type="submit" { (t("editor-begin")) }
                }
            }
            p .quiet { (t("editor-from-game")) }
        }
    };
    plain_page(&t("editor-title"), &body)
}

/// The whole page.
pub(super) fn page_of(shown: &Shown<'_>) -> Page {
    let (draft, title) = (shown.draft, &*shown.draft.title);
    let (heading, action) = match &draft.purpose {
        Purpose::NewGame => (t("editor-title"), "/new/position".to_owned()),
        Purpose::Correction(id, _) => (t("correct-title"), format!("/games/{id}/correct")),
    };
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (heading) } }
        main .sheet.editor {
            form #editor method="post" action=(action) {
                (carried(shown))
                (faults(shown))
                (map(shown, &action))
                (players(draft))
                (companies(draft))
                (papers(draft))
                (trains(draft))
                (round(draft))
                (ending(draft))
            }
        }
    };
    page(&format!("{heading} · {} · Lokálka", Printed::of(title).name()), "editor.js", "plain", body)
}

/// What the form carries besides its fields.
fn carried(shown: &Shown<'_>) -> Markup {
    let draft = shown.draft;
    let written = serde_json::to_string(&draft.written).unwrap_or_default();
    html! {
        // Whoever presses Enter in a field wants to see whether it is right.
        button .first type="submit" name="do" value="check" tabindex="-1" aria-hidden="true" { (t("editor-check")) }
        input type="hidden" name="fields" value="all";
        input type="hidden" name="title" value=(draft.title.id);
        input type="hidden" name="options" value=(shown.options);
        input type="hidden" name="draft" value=(written);
        @if let Purpose::Correction(_, seq) = draft.purpose { input type="hidden" name="seq" value=(seq); }
    }
}

fn faults(shown: &Shown<'_>) -> Markup {
    html! {
        section #faults .card aria-live="polite" {
            @if shown.faults.is_empty() {
                p .sound { (t("editor-sound")) }
            } @else {
                h2 { (tr!("editor-faults", count = shown.faults.len())) }
                ul {
                    @for (place, sentence) in &shown.faults {
                        li .wrong {
                            @if place.is_empty() { (sentence) } @else { a href={ "#" (place) } { (sentence) } }
                        }
                    }
                }
            }
        }
    }
}

fn ending(draft: &Draft) -> Markup {
    html! {
        div .editor-end {
            button type="submit" name="do" value="check" { (t("editor-check")) }
            @match draft.purpose {
                Purpose::NewGame => { button .main type="submit" name="do" value="play" { (t("editor-play")) } },
                Purpose::Correction(..) => {
                    label .reason { span { (t("correct-reason")) } input name="why" value=(draft.why) maxlength="200"; }
                    button .main type="submit" name="do" value="play" { (t("correct-button")) }
                },
            }
        }
    }
}

/// The map, the hex that is looked at with the tiles that fit there, and its stations.
fn map(shown: &Shown<'_>, action: &str) -> Markup {
    let (draft, title) = (shown.draft, &*shown.draft.title);
    let here = format!("{action}#editor-map");
    let hex = draft.hex.as_deref();
    html! {
        section #editor-map .card {
            h2 { (t("editor-map")) }
            @if let Some(game) = shown.game { div .board { (PreEscaped(draw::board(game.view(), &[], &[]))) } }
            div .row {
                label {
                    span { (t("editor-hex")) }
                    select #hex name="hex" {
                        option value="" { "–" }
                        @for known in title.hexes.iter().filter(|known| known.takes_tiles() || known.face.cities() > 0 || known.reserved_for.is_some()) {
                            option value=(known.name) selected[hex == Some(known.name.as_str())] {
                                (known.name) @if let Some(place) = known.places.first() { " " (place) }
                            }
                        }
                    }
                }
                button type="submit" name="do" value="hex" formaction=(here) { (t("editor-look")) }
            }
            @if let Some(id) = hex.and_then(|hex| title.hex_named(hex)) {
                (tiles(draft, title, id, &here))
                (stations(draft, title, id, &here))
            }
        }
    }
}

/// The tiles that may ever lie on a hex, in every position in which they fit.
fn fitting(title: &Title, hex: HexId) -> Vec<(TileId, Rotation)> {
    let printed = title.hex(hex);
    let mut all = Vec::new();
    for id in title.tile_ids() {
        let tile = title.tile(id);
        let positions = tile.rotations();
        if tile.colour() == Colour::Red {
            let home = tile.home_of.is_some() && printed.reserved_for == tile.home_of;
            let fits = |rotation: &Rotation| title.upgrades.red_rotations(hex).contains(rotation);
            all.extend(positions.filter(|rotation| home && fits(rotation)).map(|rotation| (id, rotation)));
            continue;
        }
        let label = &tile.faces[0].label;
        let letters = printed.face.label == *label
            || printed.relabel.as_ref().is_some_and(|(_, other)| label.as_ref() == Some(other));
        let locations =
            printed.face.towns() > 0 || (tile.faces[0].cities() > 0) == (printed.face.cities() > 0);
        if printed.takes_tiles() && letters && locations {
            all.extend(
                positions
                    .filter(|&rotation| title.upgrades.fits(hex, id, rotation))
                    .map(|rotation| (id, rotation)),
            );
        }
    }
    all
}

fn tiles(draft: &Draft, title: &Title, hex: HexId, here: &str) -> Markup {
    let name = &title.hex(hex).name;
    let lies = draft.written.tiles.get(name);
    html! {
        fieldset .editor-tiles {
            legend { (tr!("editor-tile-on", hex = name)) }
            button type="submit" name="lay" value="" formaction=(here) aria-pressed=(lies.is_none()) { (t("editor-no-tile")) }
            @for (tile, rotation) in fitting(title, hex) {
                @let value = format!("{}/{}", title.tile(tile).name, rotation.0);
                button .tile type="submit" name="lay" value=(value) formaction=(here) aria-pressed=(lies == Some(&value))
                    aria-label=(tr!("editor-lay", tile = title.tile(tile).name, rotation = rotation.0)) {
                    (PreEscaped(draw::tile(title.tile(tile), rotation)))
                    small { (value) }
                }
            }
        }
    }
}

fn stations(draft: &Draft, title: &Title, hex: HexId, here: &str) -> Markup {
    let name = &title.hex(hex).name;
    let there = draft.written.companies.iter().filter(|(_, company)| {
        company.stations.iter().any(|station| station.split('/').next() == Some(name.as_str()))
    });
    html! {
        fieldset .editor-stations {
            legend { (tr!("editor-stations-on", hex = name)) }
            p { @for (symbol, _) in there { b { (symbol) } " " } }
            label {
                span { (t("editor-company")) }
                select name="station" {
                    option value="" { "–" }
                    @for (symbol, _) in &draft.written.companies { option value=(symbol) { (symbol) } }
                }
            }
            label { span { (t("editor-city")) } select name="city" { @for city in 1..=4 { option value=(city) { (city) } } } }
            button type="submit" name="do" value="place" formaction=(here) { (t("editor-place")) }
            button type="submit" name="do" value="take-away" formaction=(here) { (t("editor-take-away")) }
        }
    }
}

fn number(label: &str, name: &str, value: impl Into<u64>) -> Markup {
    let value: u64 = value.into();
    html! { label { span { (label) } input type="number" inputmode="numeric" min="0" name=(name) value=(value); } }
}

fn words(label: &str, name: &str, value: &[String], hint: &str) -> Markup {
    html! { label .wide { span { (label) } input name=(name) value=(value.join(" ")) title=(hint) placeholder=(hint) autocomplete="off"; } }
}

fn flag(label: &str, name: &str, on: bool) -> Markup {
    html! { label .flag { input type="checkbox" name=(name) value="yes" checked[on]; span { (label) } } }
}

/// A choice of names; the one that is chosen is there even where it is wrong.
fn names<'n>(label: &str, name: &str, chosen: &str, all: impl Iterator<Item = (&'n str, String)>) -> Markup {
    let all: Vec<(&str, String)> = all.collect();
    html! {
        label {
            span { (label) }
            select name=(name) {
                @if all.iter().all(|(value, _)| *value != chosen) { option value=(chosen) selected { (chosen) } }
                @for (value, words) in &all { option value=(value) selected[*value == chosen] { (words) } }
            }
        }
    }
}

fn players(draft: &Draft) -> Markup {
    let (title, written) = (&*draft.title, &draft.written);
    let all = || written.players.iter().map(|player| (player.name.as_str(), player.name.clone()));
    html! {
        section .card {
            h2 { (t("players")) }
            @for (seat, player) in written.players.iter().enumerate() {
                fieldset .fields id={ "player-" (seat) } {
                    legend { (player.name) }
                    label { span { (t("name")) } input name={ "player." (seat) ".name" } value=(player.name) maxlength=(MAX_NAME_LEN) autocomplete="off"; }
                    (number(&t("editor-cash"), &format!("player.{seat}.cash"), player.cash))
                    @if title.play.features.debts {
                        (number(&t("editor-debt"), &format!("player.{seat}.debt"), player.debt))
                        (number(&t("editor-penalty"), &format!("player.{seat}.penalty"), player.penalty))
                    }
                    div .shares role="group" aria-label=(t("editor-shares")) {
                        @for id in title.share_companies() {
                            @let symbol = &title.charter(id).symbol;
                            label .share {
                                (badge(title, id))
                                input type="number" inputmode="numeric" min="0" max="20" name={ "share." (symbol) "." (seat) }
                                    value=(player.shares.get(symbol).copied().unwrap_or(0)) aria-label=(symbol);
                            }
                        }
                    }
                }
            }
            fieldset .fields {
                legend { (t("editor-order")) }
                @for (place, name) in written.order.iter().enumerate() {
                    (names(&format!("{}.", place + 1), &format!("order.{place}"), name, all()))
                }
            }
        }
    }
}

fn companies(draft: &Draft) -> Markup {
    let (title, written) = (&*draft.title, &draft.written);
    let boxed = WrittenCompany { status: "unstarted".to_owned(), ..WrittenCompany::default() };
    html! {
        section .card {
            h2 { (t("editor-companies")) }
            @for id in title.company_ids() {
                @let symbol = &title.charter(id).symbol;
                @let company = written.companies.get(symbol).unwrap_or(&boxed);
                details id={ "company-" (symbol) } open[company.status != "unstarted"] {
                    summary { (badge(title, id)) " " (title.charter(id).name) }
                    div .fields { (charter(draft, symbol, company)) }
                }
            }
            div #chart { (words(&t("editor-chart"), "chart", &written.chart, "BN KFN")) }
        }
    }
}

fn charter(draft: &Draft, symbol: &str, company: &WrittenCompany) -> Markup {
    let (title, written) = (&*draft.title, &draft.written);
    let field = |name: &str| format!("company.{symbol}.{name}");
    let statuses = [
        ("unstarted", t("editor-unstarted")),
        ("started", t("editor-started")),
        ("floated", t("editor-floated")),
        ("closed", t("editor-closed")),
    ];
    let players = written.players.iter().map(|player| (player.name.as_str(), player.name.clone()));
    let nobody = std::iter::once(("", "–".to_owned()));
    html! {
        (names(&t("editor-status"), &field("status"), &company.status, statuses.into_iter()))
        (names(&t("editor-head"), &field("director"), company.director.as_deref().unwrap_or(""), nobody.chain(players)))
        (number(&t("editor-start-price"), &field("start_price"), company.start_price))
        (number(&t("editor-price"), &field("price"), company.price))
        @if title.chart.is_grid() {
            label {
                span { (t("editor-space")) }
                input name=(field("space")) value=(company.space.map(|(row, column)| format!("{row}.{column}")).unwrap_or_default());
            }
        }
        (number(&t("editor-treasury"), &field("treasury"), company.treasury))
        (words(&t("editor-trains"), &field("trains"), &company.trains, "2a 3d"))
        (words(&t("editor-stations"), &field("stations"), &company.stations, "E11/2 E15"))
        label {
            span { (t("editor-markers-left")) }
            input type="number" inputmode="numeric" min="0" name=(field("markers_left"))
                value=(company.markers_left.map(|left| left.to_string()).unwrap_or_default());
        }
        @if title.play.vaclav.is_some() { (number("Václav", &field("vaclav"), company.vaclav)) }
        (flag(&t("editor-home-placed"), &field("home_placed"), company.home_placed))
        (flag(&t("editor-has-operated"), &field("has_operated"), company.has_operated))
        (flag(&t("editor-has-laid"), &field("has_laid"), company.has_laid))
        @if title.play.features.sizes { (flag(&t("editor-has-taken-over"), &field("has_taken_over"), company.has_taken_over)) }
        @if title.play.features.credit {
            @let kinds = [("", "–".to_owned()), ("escrow", t("editor-escrow-kind")), ("incremental", t("editor-incremental")), ("full", t("editor-full"))];
            (names(&t("editor-capital"), &field("capital"), company.capital.as_deref().unwrap_or(""), kinds.into_iter()))
            (number(&t("editor-escrow"), &field("escrow"), company.escrow))
            (number(&t("editor-loans"), &field("loans"), company.loans))
            (number(&t("editor-pool"), &field("pool"), company.pool))
            (flag(&t("editor-reached"), &field("reached"), company.reached))
        }
    }
}

fn papers(draft: &Draft) -> Markup {
    let (title, written) = (&*draft.title, &draft.written);
    let owner = |id: &String| {
        let player = written.players.iter().position(|player| player.papers.contains(id));
        let company = written.companies.iter().find(|(_, company)| company.papers.contains(id));
        let elsewhere = written.papers.get(id).cloned().unwrap_or_else(|| "sheet".to_owned());
        player
            .map(|seat| format!("player.{seat}"))
            .or(company.map(|(symbol, _)| format!("company.{symbol}")))
            .unwrap_or(elsewhere)
    };
    html! {
        section #papers .card {
            h2 { (t("editor-papers")) }
            div .fields {
                @for private in &title.privates {
                    @let chosen = owner(&private.id);
                    div .paper {
                        label {
                            span { (private.id) }
                            select name={ "paper." (private.id) } {
                                @for (value, words) in [("sheet", t("editor-sheet")), ("removed", t("editor-removed")), ("closed", t("editor-closed"))] {
                                    option value=(value) selected[chosen == value] { (words) }
                                }
                                @for (seat, player) in written.players.iter().enumerate() {
                                    @let value = format!("player.{seat}");
                                    option value=(value) selected[chosen == value] { (player.name) }
                                }
                                @for symbol in written.companies.keys() {
                                    @let value = format!("company.{symbol}");
                                    option value=(value) selected[chosen == value] { (symbol) }
                                }
                            }
                        }
                        (flag(&t("editor-used"), &format!("used.{}", private.id), written.used.contains(&private.id)))
                    }
                }
            }
        }
    }
}

fn trains(draft: &Draft) -> Markup {
    let (title, trains) = (&*draft.title, &draft.written.trains);
    let phases = title.phases.iter().map(|phase| (phase.name.as_str(), phase.name.clone()));
    let letters = title.stack().iter().map(|card| (card.letter.as_str(), card.letter.clone()));
    html! {
        section #trains .card {
            h2 { (t("editor-trains-and-phase")) }
            div .fields {
                (names(&t("editor-phase"), "phase", &draft.written.phase, phases))
                (names(&t("editor-next-train"), "trains.next", &trains.next, letters))
                (number(&t("editor-trains-left"), "trains.left", trains.left))
                @if title.play.features.last_beside { (number(&t("editor-beside"), "trains.beside", trains.beside)) }
                (words(&t("editor-train-pool"), "trains.pool", &trains.pool, "2a"))
                (words(&t("editor-scrapped"), "trains.scrapped", &trains.scrapped, "2"))
            }
        }
    }
}

fn round(draft: &Draft) -> Markup {
    let (title, written) = (&*draft.title, &draft.written);
    let all = || written.players.iter().map(|player| (player.name.as_str(), player.name.clone()));
    let (kind, set, number_in_set, next, passes) = match &written.round {
        WrittenRound::Stock { number, next, passes, .. } => ("stock", *number, 1, next.as_str(), *passes),
        WrittenRound::Operating { set, number, .. } => ("operating", *set, *number, "", 0),
        _ => ("opening", 1, 1, "", 0),
    };
    let none = (Vec::new(), String::new(), None);
    let (order, company, step) = match &written.round {
        WrittenRound::Operating { order, turn, .. } => {
            (order.clone(), turn.company.clone(), turn.step.clone())
        }
        _ => none,
    };
    let kinds = [
        ("opening", t("editor-opening")),
        ("stock", t("editor-stock")),
        ("operating", t("editor-operating")),
    ];
    let kinds = kinds.into_iter().filter(|(value, _)| *value != "opening" || kind == "opening");
    let nobody = std::iter::once(("", "–".to_owned()));
    let companies = written.companies.keys().map(|symbol| (symbol.as_str(), symbol.clone()));
    let steps = step_names(title.play.family);
    let steps = steps.map(|step| (step, t(&format!("editor-step-{}", step.replace('_', "-")))));
    html! {
        section #round .card {
            h2 { (t("editor-round")) }
            div .fields {
                (names(&t("editor-round-kind"), "round", kind, kinds))
                (number(&t("editor-round-set"), "round.set", set))
                (number(&t("editor-round-number"), "round.number", number_in_set))
                (names(&t("editor-next-player"), "round.next", next, all()))
                (number(&t("editor-passes"), "round.passes", passes))
                (names(&t("editor-next-company"), "round.company", &company, nobody.chain(companies)))
                (names(&t("editor-step"), "round.step", step.as_deref().unwrap_or(""), std::iter::once(("", t("editor-turn-begins"))).chain(steps)))
                (words(&t("editor-operating-order"), "round.order", &order, ""))
                @if title.bank.is_some() {
                    (number(&t("editor-rounds"), "round.rounds", written.bank.as_ref().map_or(0, |bank| bank.rounds)))
                }
            }
        }
    }
}
