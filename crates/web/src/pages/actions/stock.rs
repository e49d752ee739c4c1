//! Stock rounds in the action bar: shares to sell, companies to start.

use maud::{Markup, html};
use rules::{Action, CompanyId, Money, Offer};
use serde_json::Value;

use super::consequences;
use super::f56::capital_words;
use crate::choices::Choice;
use crate::family::features;
use crate::pages::table::Scene;
use crate::pages::{badge, paper};
use crate::text::{t, tr};

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
        p .quiet {
            (t("start-hint"))
            @if features(scene.game).credit && let Some(&company) = companies.first() {
                @let view = scene.game.view();
                " " (capital_words(view, company, view.capital_of_new(company)))
            }
        }
        ul .starts {
            @for company in companies {
                li {
                    (badge(title, company)) " "
                    @if title.sizes_in_play().len() > 1 {
                        span .quiet { (paper::size_words(title.charter(company).size)) }
                    }
                    @for (choice, price) in of(company) {
                        button type="button" data-action=(choice.json())
                            aria-label=(scene.names.action(&choice.action))
                            title=(consequences(scene, &choice.action).join(" · ")) { (price) }
                    }
                }
            }
        }
    }
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
                        @for shares in 1..=most {
                            @let action = Action::SellShares { company, shares };
                            button type="button" data-action=(sale(choice, shares))
                                aria-description=(scene.names.action(&action))
                                title=(consequences(scene, &action).join(" · ")) {
                                (tr!("sell-number", count = shares, sum = scene.money(Money::from(shares) * price)))
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
