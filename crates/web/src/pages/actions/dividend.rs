//! Pay out or retain: two cards, each with everybody's part, the price and the next operating order.

use maud::{Markup, html};
use rules::event::{For, Purse};
use rules::{CompanyId, Decision, Event, Game, Money, Offer, Seat};

use super::consequences::becomes;
use super::{Outcome, outcome};
use crate::choices::Choice;
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// A card for each of the two.
pub(super) fn cards(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::Dividend { company, revenue }) = scene.game.state().decision() else {
        return html! {};
    };
    html! {
        div .choice-cards {
            @for choice in choices {
                @if let Some(after) = outcome(scene.game, &choice.action) {
                    (card(scene, choice, company, revenue, &after))
                }
            }
        }
    }
}

fn card(scene: &Scene<'_>, choice: &Choice, company: CompanyId, revenue: Money, after: &Outcome) -> Markup {
    let (view, state, title) = (scene.game.view(), scene.game.state(), scene.game.title());
    let pays = choice.offer == Offer::PayOut;
    let label = if pays {
        tr!("pay-out", revenue = scene.money(revenue))
    } else {
        tr!("retain", revenue = scene.money(revenue))
    };
    let to_treasury = |event: &Event| match event {
        Event::MoneyMoved { to: Purse::Company(_), amount, why: For::Dividend(_), .. } => *amount,
        _ => 0,
    };
    let from_pool: Money = after.events.iter().map(to_treasury).sum();
    let paid: Money = from_pool + state.seats().map(|seat| part(after, seat)).sum::<Money>();
    let treasury = |game: &Game| game.state().company(company).treasury;
    let (before, then) = (view.price(company), after.game.view().price(company));
    html! {
        section .choice-card {
            button .main type="button" data-action=(choice.json()) { (label) }
            dl {
                @for &seat in &state.order {
                    @if state.shares(company, seat) > 0 {
                        dt { (scene.names.player(seat)) }
                        dd { "+" (scene.money(part(after, seat))) }
                    }
                }
                dt { (tr!("treasury-of", company = scene.names.company(company))) }
                dd { (becomes(scene, treasury(scene.game), treasury(&after.game))) }
                dt { (t("price")) }
                dd {
                    @if before == then { (tr!("price-stays", price = then)) }
                    @else { b { (before) " → " (then) } }
                }
                dt { (t("next-order")) }
                dd .order { @for other in after.game.next_operating_order() { (badge(title, other)) } }
            }
            @if from_pool > 0 { p .quiet { (tr!("pool-part", amount = scene.money(from_pool))) } }
            // Rounding up makes the players' parts larger than their shares of it, at times all of it.
            @if pays && paid < revenue { p .quiet { (tr!("bank-part", amount = scene.money(revenue - paid))) } }
        }
    }
}

/// What the player gets.
fn part(after: &Outcome, seat: Seat) -> Money {
    let parts = after.events.iter().map(|event| match event {
        Event::MoneyMoved { to: Purse::Player(to), amount, why: For::Dividend(_), .. } if *to == seat => {
            *amount
        }
        _ => 0,
    });
    parts.sum()
}
