//! Stock rounds in the action bar: companies to start.

use maud::{Markup, html};
use rules::{Action, CompanyId, Offer};

use super::consequences;
use crate::choices::Choice;
use crate::pages::table::Look;
use crate::pages::{badge, paper};
use crate::text::t;

/// Companies to start, each with its prices.
pub(super) fn starts(look: &Look<'_>, choices: &[&Choice]) -> Markup {
    let title = look.game.title();
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
                    (badge(title, company)) " "
                    span .quiet { (paper::size_words(title.charter(company).size)) }
                    @for (choice, price) in of(company) {
                        button type="button" data-action=(choice.json())
                            aria-label=(look.names.action(&choice.action))
                            title=(consequences(look, &choice.action).join(" · ")) { (price) }
                    }
                }
            }
        }
    }
}
