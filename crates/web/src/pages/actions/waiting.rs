//! While others decide: what they are choosing from, to look at and not to press.

use maud::{Markup, html};

use crate::choices::{Choice, by_verb};
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// So many choices of one kind are named; the others are counted.
const NAMED: usize = 6;

/// What whoever decides may do, by verb.
pub(super) fn choices_of_others(scene: &Scene<'_>) -> Markup {
    html! {
        section .of-others {
            h2 { (t("others-choose-from")) }
            dl {
                @for (verb, choices) in by_verb(&scene.choices) {
                    dt { (t(verb)) }
                    @if verb != "verb-pass" {
                        @let named = names_of(scene, &choices);
                        dd {
                            (named[..named.len().min(NAMED)].join(" · "))
                            @if named.len() > NAMED { " " (tr!("others-more", count = named.len() - NAMED)) }
                        }
                    }
                }
            }
        }
    }
}

/// What the choices are called, each name once.
fn names_of(scene: &Scene<'_>, choices: &[&Choice]) -> Vec<String> {
    let mut named: Vec<String> = choices.iter().map(|choice| scene.names.offer(&choice.offer)).collect();
    named.dedup();
    named
}
