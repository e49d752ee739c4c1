//! The share price chart with its stacks: the tokens of companies in the order in which they operate.

use maud::{Markup, PreEscaped, html};
use rules::state::Round;
use rules::title::{Size, Zone};
use rules::{CompanyId, Money};

use super::paper::size_words;
use super::table::Scene;
use crate::text::{listed, t, tr};

/// The chart: rows and columns, or two rows whose prices alternate.
pub(super) fn chart(scene: &Scene<'_>) -> Markup {
    if scene.game.title().chart.is_grid() {
        return grid(scene);
    }
    let prices = &scene.game.title().chart.prices;
    html! {
        div .market-head {
            h2 { (t("market")) }
            (order(scene))
        }
        div .market tabindex="0" {
            ol { @for space in (1..prices.len()).step_by(2) { (cell(scene, space)) } }
            ol { @for space in (0..prices.len()).step_by(2) { (cell(scene, space)) } }
        }
    }
}

/// Rows and columns with zones (R-36-MKT).
fn grid(scene: &Scene<'_>) -> Markup {
    let chart = &scene.game.title().chart;
    let zones = [
        (Zone::Start, t("zone-start")),
        (Zone::Yellow, t("zone-yellow")),
        (Zone::Orange, t("zone-orange")),
        (Zone::Closing, t("zone-closing")),
    ];
    html! {
        div .market-head {
            h2 { (t("market")) }
            (order(scene))
        }
        div .market.grid tabindex="0" {
            table {
                caption { (t("market-grid")) }
                tbody { @for row in chart.rows() { tr { @for space in row { (grid_cell(scene, space)) } } } }
            }
        }
        ul .zones {
            @for (zone, words) in zones {
                li { span .zone.(zone_class(zone)) aria-hidden="true" { (zone_mark(zone)) } (words) }
            }
            li .quiet { (t("market-moves")) }
        }
    }
}

fn grid_cell(scene: &Scene<'_>, space: u8) -> Markup {
    let title = scene.game.title();
    let (price, zone) = (title.chart.price(space), title.chart.zone(space));
    let stack = stack(scene, usize::from(space));
    html! {
        td .(zone_class(zone)) .taken[!stack.is_empty()] data-space=(space) data-price=(price) {
            span .amount { (price) sup { (zone_mark(zone)) } }
            @if !stack.is_empty() {
                ol .stack {
                    @for company in stack { li { (PreEscaped(draw::token(title, company))) } }
                }
            }
        }
    }
}

fn zone_class(zone: Zone) -> &'static str {
    match zone {
        Zone::Plain => "zone-plain",
        Zone::Start => "zone-start",
        Zone::Yellow => "zone-yellow",
        Zone::Orange => "zone-orange",
        Zone::Closing => "zone-closing",
    }
}

/// A letter beside the price, so that no colour is needed to tell zones apart.
fn zone_mark(zone: Zone) -> &'static str {
    match zone {
        Zone::Plain => "",
        Zone::Start => "p",
        Zone::Yellow => "y",
        Zone::Orange => "o",
        Zone::Closing => "×",
    }
}

/// Those that lie on a space, the top of the stack first: it operates first.
fn stack(scene: &Scene<'_>, space: usize) -> Vec<CompanyId> {
    let state = scene.game.state();
    let here = |id: &CompanyId| usize::from(state.company(*id).space) == space;
    state.market.iter().copied().filter(here).collect()
}

fn cell(scene: &Scene<'_>, space: usize) -> Markup {
    let title = scene.game.title();
    let price = title.chart.prices[space];
    let stack = stack(scene, space);
    let starts = starts(scene, price);
    html! {
        li .taken[!stack.is_empty()] data-price=(price) {
            span .amount { (price) }
            @if !starts.is_empty() {
                @let words: Vec<String> = starts.iter().map(|&size| size_words(size)).collect();
                abbr .starts-at title=(tr!("market-start", sizes = listed(&words))) {
                    @for size in starts { (size_letter(size)) }
                }
            }
            @if !stack.is_empty() {
                ol .stack { @for company in stack { li { (PreEscaped(draw::token(title, company))) } } }
            }
        }
    }
}

/// The sizes of companies that may start at this price.
fn starts(scene: &Scene<'_>, price: Money) -> Vec<Size> {
    let sheets = &scene.game.title().sizes;
    Size::ALL.into_iter().filter(|size| sheets[size.index()].start_prices.contains(&price)).collect()
}

/// The size where there is room for a letter only.
pub(super) fn size_letter(size: Size) -> String {
    size_words(size).chars().take(1).collect()
}

/// The order in which companies operate in this round, or in the next one as things stand.
fn order(scene: &Scene<'_>) -> Markup {
    let next = scene.game.next_operating_order();
    let companies = match &scene.game.state().round {
        Round::Operating { order, begun, .. } => {
            let (been, to_come) = order.split_at(usize::from(*begun).min(order.len()));
            // Those that were closed meanwhile are gone, and of others more may have to be sold by now than when the round began.
            let been = been.iter().filter(|company| scene.game.state().market.contains(company));
            been.chain(to_come.iter().filter(|company| next.contains(company))).copied().collect()
        }
        _ => next,
    };
    let symbols: Vec<&str> = companies.iter().map(|&company| scene.names.company(company)).collect();
    html! {
        @if !symbols.is_empty() && !scene.game.state().is_over() {
            p .quiet { (tr!("market-order", companies = symbols.join(" · "))) }
        }
    }
}
