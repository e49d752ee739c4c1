//! The share price chart with its stacks.

use maud::{Markup, html};
use rules::CompanyId;

use super::badge;
use super::table::Look;
use crate::text::t;

/// The chart: two rows whose prices alternate.
pub(super) fn chart(look: &Look<'_>) -> Markup {
    let (title, state) = (look.game.title(), look.game.state());
    let on = |space: usize| -> Vec<CompanyId> {
        let here = |id: &CompanyId| usize::from(state.company(*id).space) == space;
        state.market.iter().copied().filter(here).collect()
    };
    let prices = &title.chart.prices;
    let cell = |space: usize| {
        html! {
            li .taken[!on(space).is_empty()] {
                span .amount { (prices[space]) }
                // The top of a stack operates first and lies first here.
                @for company in on(space) { (badge(title, company)) }
            }
        }
    };
    html! {
        h2 { (t("market")) }
        div .chart tabindex="0" {
            ol { @for space in (1..prices.len()).step_by(2) { (cell(space)) } }
            ol { @for space in (0..prices.len()).step_by(2) { (cell(space)) } }
        }
    }
}
