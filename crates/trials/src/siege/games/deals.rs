//! A game that is as long as one likes: an offer is refused, a better one is refused, and so on.

use records::game_file::GameFile;
use rules::{Action, Decision, Offer, Options};

use super::Play;

/// So many other actions come first: positions in the middle of a game are larger.
const OPENING: usize = 300;

/// No game of so many actions without a chance to make an offer is looked at any further.
const PATIENCE: usize = 4000;

/// A game of so many actions, or as many as come up.
///
/// # Errors
/// In words, when it cannot be played.
pub(in crate::siege) fn long_game(actions: usize) -> Result<GameFile, String> {
    let mut play = Play::begin("18cz", 6, Options::BOOK, 1)?;
    let mut others = 0;
    while play.played.len() < actions && others < PATIENCE {
        let Some(offers) = play.game.offers() else { break };
        let refusal =
            matches!(play.game.state().decision(), Some(Decision::Answer { .. })).then_some(Action::Refuse);
        let asked = || {
            offers
                .offers
                .iter()
                .find(|offer| others >= OPENING && is_deal(offer))
                .map(|offer| offer.action(0))
        };
        let action = match refusal.or_else(asked) {
            Some(action) => action,
            None => {
                others += 1;
                play.choose(&offers, |_, offer| weight(offer))
            }
        };
        play.play(offers.seat, action)?;
    }
    play.file()
}

fn is_deal(offer: &Offer) -> bool {
    matches!(offer, Offer::BuyTrainFrom { .. } | Offer::OfferForPrivate { .. })
}

/// Companies come into being, and keep their money: the more they have, the more prices there are to refuse.
fn weight(offer: &Offer) -> usize {
    match offer {
        Offer::BuyPrivate { .. } | Offer::BuyShare { .. } => 60,
        Offer::StartCompany { .. } => 30,
        Offer::RunTrains { revenue, .. } => 1 + 400 * usize::from(*revenue > 0),
        Offer::Retain => 60,
        Offer::BuyTrain { .. } => 60,
        Offer::SellShares { .. } => 1,
        _ => 8,
    }
}
