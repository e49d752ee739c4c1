//! Stock rounds in the action bar: shares to sell, companies to start.

use maud::{Markup, html};
use rules::event::Purse;
use rules::{Action, CompanyId, Game, Money, Offer};
use serde_json::Value;

use super::consequences::{gained, lines};
use super::{consequences, outcome};
use crate::choices::Choice;
use crate::pages::table::Scene;
use crate::pages::{badge, paper, shares};
use crate::text::{listed, t, tr};

/// Companies to start, each with its prices.
pub(super) fn starts(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let title = scene.game.title();
    let mut companies: Vec<CompanyId> = Vec::new();
    for choice in choices {
        if let Offer::StartCompany { company, .. } = choice.offer
            && companies.last() != Some(&company)
        {
            companies.push(company);
        }
    }
    let of = |company: CompanyId| {
        choices.iter().filter_map(move |choice| match choice.action {
            Action::StartCompany { company: started, price } if started == company => Some((choice, price)),
            _ => None,
        })
    };
    html! {
        p .quiet { (t("start-hint")) }
        ul .starts {
            @for company in companies {
                li {
                    p {
                        (badge(title, company)) " "
                        span .quiet {
                            (listed(&about(scene, company)))
                        }
                    }
                    @for (choice, price) in of(company) { (start(scene, choice, company, price)) }
                    (shares::to_sheet(scene, company, "bank", &t("start-by-sheet")))
                }
            }
        }
    }
}

/// The size of a company where there are several, where it is at home, and when it floats.
fn about(scene: &Scene<'_>, company: CompanyId) -> Vec<String> {
    let title = scene.game.title();
    let charter = title.charter(company);
    let home = paper::home_words(scene.names, &charter.home);
    let size = (title.sizes_in_play().len() > 1).then(|| paper::size_words(charter.size));
    let home = Some(home).filter(|home| !home.is_empty());
    size.into_iter().chain(home).chain([floats_at(scene, company)]).collect()
}

/// With how many shares sold a company floats.
fn floats_at(scene: &Scene<'_>, company: CompanyId) -> String {
    let (view, title) = (scene.game.view(), scene.game.title());
    tr!("start-floats-at", float = title.size_of(company).float, shares_count = view.total_shares(company))
}

/// A price to start at, with the capital that it brings and the place among those who operate.
fn start(scene: &Scene<'_>, choice: &Choice, company: CompanyId, price: Money) -> Markup {
    let Some(after) = outcome(scene.game, &choice.action) else { return html! {} };
    let (place, count) = place_in_order(&after.game, company);
    let capital = price * Money::from(scene.game.view().total_shares(company));
    // What the next round brings, which begins where everybody else has passed, is not a part of it.
    let paid = scene.game.decider().map_or(0, |seat| -gained(Purse::Player(seat), &after.events));
    html! {
        button type="button" data-action=(choice.json()) title=(lines(scene, &after).join(" · ")) {
            span { (price) }
            small { (tr!("start-pays", sum = scene.money(paid))) }
            small { (tr!("start-brings", capital = scene.money(capital))) }
            small { (tr!("start-place", place = place, count = count)) }
            span .unseen { (scene.names.action(&choice.action)) }
        }
    }
}

/// As which of how many a company would operate next.
pub(super) fn place_in_order(game: &Game, company: CompanyId) -> (usize, usize) {
    let order = game.operating_order_with(company);
    (order.iter().take_while(|&&other| other != company).count() + 1, order.len())
}

/// Shares to sell, with a button for every number of them.
pub(super) fn sales(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    html! {
        ul .sells {
            @for choice in choices {
                @if let Offer::SellShares { company, most, price } = choice.offer {
                    li {
                        (badge(scene.game.title(), company)) " "
                        span .quiet { (tr!("each-brings", price = scene.money(price))) }
                        @if most > 1 { (shares::to_sheet(scene, company, "own", &t("sell-by-sheet"))) }
                        @for shares in 1..=most {
                            @let action = Action::SellShares { company, shares };
                            button type="button" data-action=(sale(choice, shares))
                                aria-description=(scene.names.action(&action)) {
                                span { (tr!("sell-number", count = shares, sum = scene.money(Money::from(shares) * price))) }
                                @for line in consequences(scene, &action) { small { (line) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The action of the choice with this number of shares.
pub(crate) fn sale(choice: &Choice, shares: u8) -> Value {
    let mut action = choice.json();
    action["shares"] = shares.into();
    action
}
