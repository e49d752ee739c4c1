//! What is impossible, shown with its reason and rule.

use maud::{Markup, html};
use rules::{Money, Title};

use super::Bar;
use crate::impossible::Reason;
use crate::pages::badge;
use crate::pages::rulebook::cited;
use crate::text::{listed, money, t, tr};

/// The reasons beside what is possible under the same verb.
pub(super) fn beside(bar: &Bar<'_>, verb: &str) -> Markup {
    let reasons: Vec<&Reason> = bar.reasons.iter().filter(|reason| reason.verb == verb).collect();
    html! {
        @if !reasons.is_empty() {
            details .why-not data-why=(verb) {
                summary { (tr!("why-not", count = reasons.len())) }
                (list(bar.scene.game.title(), &reasons))
            }
        }
    }
}

/// The reasons of verbs under which nothing is possible.
pub(super) fn rest(bar: &Bar<'_>, shown: &[&str]) -> Markup {
    let rest: Vec<&Reason> = bar.reasons.iter().filter(|reason| !shown.contains(&reason.verb)).collect();
    let mut verbs: Vec<&str> = Vec::new();
    for reason in &rest {
        if !verbs.contains(&reason.verb) {
            verbs.push(reason.verb);
        }
    }
    html! {
        @if !rest.is_empty() {
            details .why-not.rest data-why="rest" {
                summary { (tr!("not-possible-now", count = rest.len())) }
                @for verb in verbs {
                    @let of_verb: Vec<&Reason> = rest.iter().copied().filter(|reason| reason.verb == verb).collect();
                    section aria-label=(t(verb)) {
                        h3 { (t(verb)) }
                        (list(bar.scene.game.title(), &of_verb))
                    }
                }
            }
        }
    }
}

/// Reasons as a list: what, why, and by which rule.
pub(crate) fn list(title: &Title, reasons: &[&Reason]) -> Markup {
    html! {
        ul .reasons {
            @for reason in reasons {
                li aria-disabled="true" {
                    @for subject in &reason.subjects {
                        span .subject {
                            @match title.company_named(&subject.name) {
                                Some(company) => (badge(title, company)),
                                None => (subject.name),
                            }
                            @if !subject.prices.is_empty() { " " (prices(title, &subject.prices)) }
                        }
                        " "
                    }
                    span { (reason.sentence) } " "
                    (cited(reason.rule))
                }
            }
        }
    }
}

/// `60, 65, 70 K`.
fn prices(title: &Title, prices: &[Money]) -> String {
    let numbers: Vec<String> = prices.iter().map(Money::to_string).collect();
    money(title, listed(&numbers))
}
