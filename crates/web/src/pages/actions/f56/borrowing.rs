//! A train to borrow for one run: which it is, from where, and what it would earn (R-36-CGR-19).

use std::cmp::Reverse;

use maud::{Markup, html};
use rules::train::{Source, Train};
use rules::{Decision, Event, F56Decision, F56Event, F56Offer, Offer};

use crate::choices::Choice;
use crate::pages::actions::outcome;
use crate::pages::table::Scene;
use crate::pages::tray::said;
use crate::prospects::best_with;
use crate::table::Revenue;
use crate::text::tr;

/// The trains that may be borrowed, those that earn most first.
pub(super) fn trains(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::F56(F56Decision::Borrow { company })) = scene.game.state().decision() else {
        return html! {};
    };
    let mut trains: Vec<(&Choice, String, Revenue)> = choices
        .iter()
        .filter_map(|&choice| {
            let Offer::F56(F56Offer::BorrowTrain { source }) = choice.offer else { return None };
            let train = borrowed(scene, choice)?;
            Some((choice, label(scene, source, train), best_with(scene.game, company, &[train])))
        })
        .collect();
    trains.sort_by_key(|(.., revenue)| Reverse(revenue.amount));
    html! {
        ul {
            @for (choice, label, revenue) in &trains {
                li {
                    button type="button" data-action=(choice.json()) {
                        span { (label) }
                        small { (tr!("borrowed-earns", revenue = said(*revenue, scene.money(revenue.amount)))) }
                    }
                }
            }
        }
    }
}

/// The train that the choice stands for.
fn borrowed(scene: &Scene<'_>, choice: &Choice) -> Option<Train> {
    let after = outcome(scene.game, &choice.action)?;
    after.events.iter().find_map(|event| match event {
        Event::F56(F56Event::TrainBorrowed { train, .. }) => Some(*train),
        _ => None,
    })
}

fn label(scene: &Scene<'_>, source: Source, train: Train) -> String {
    let train = scene.names.train(train);
    match source {
        Source::Stack | Source::Beside => tr!("borrow-from-bank", train = train),
        Source::Pool(_) => tr!("borrow-from-pool", train = train),
    }
}
