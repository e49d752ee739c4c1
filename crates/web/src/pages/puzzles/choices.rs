//! What there is to choose from: hexes for tiles, cities for stations, trains and companies in a list. Nothing of it says what it
//! would earn.

use maud::{Markup, html};
use puzzles::Kind;
use rules::{Action, CzAction, Game, Offer};

use crate::choices::Choice;
use crate::pages::actions;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// The list of them.
pub(super) fn list(scene: &Scene<'_>, kind: Kind) -> Markup {
    let all: Vec<&Choice> = scene.choices.iter().collect();
    match kind {
        Kind::Tile => actions::hexes(scene, &all),
        Kind::Station => actions::cities(scene, &all),
        _ => html! {
            ul .puzzle-moves {
                @for choice in &scene.choices {
                    li { button type="button" data-action=(choice.json()) { (in_words(scene, choice.offer.clone(), &choice.action)) } }
                }
            }
        },
    }
}

/// A move in words; the price of a deal is not asked for.
pub(super) fn in_words(scene: &Scene<'_>, offer: Offer, action: &Action) -> String {
    match action {
        Action::Pass => t("puzzle-nothing"),
        Action::Cz(CzAction::TakeOver { target, .. }) => {
            tr!("puzzle-take-over", company = scene.names.company(*target))
        }
        Action::BuyTrainFrom { seller, train, .. } => {
            tr!(
                "puzzle-train-from",
                train = scene.names.train(*train),
                company = scene.names.company(*seller)
            )
        }
        Action::BuyTrain { .. } | Action::F56(_) => scene.names.offer(&offer),
        _ => scene.names.action(action),
    }
}

/// The offer that a move is one of, for its words.
pub(super) fn offer_of(game: &Game, action: &Action) -> Option<Offer> {
    game.offers()?.offers.into_iter().find(|offer| offer.allows(action))
}
