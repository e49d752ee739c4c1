//! What is worth a look: everything that is offered, with prices thinned out, and the ideas of the rules of thumb. Of track, stations
//! and homes there are too many, and a mind sees too little of the map: there it chooses among the best ideas.

use rules::deal::Deal;
use rules::state::Round;
use rules::{Action, CzOffer, F56Offer, Game, Offer, Offers};

use crate::idea::Idea;
use crate::reason::Reason;

/// So many ideas for the map are looked at.
const MAP_IDEAS: usize = 3;

/// An action that is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    /// What the rules of thumb expect of it; 0 where they are silent.
    pub(crate) score: i64,
    pub(crate) reason: Reason,
}

/// All candidates; `ideas` are those of the rules of thumb, the best first.
pub(crate) fn candidates(game: &Game, offers: &Offers, ideas: Vec<Idea>) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    let mut on_map = 0;
    for Idea { action, score, reason } in ideas {
        if matches!(action, Action::OfferForPrivate { .. }) && keeps_round_going(game) {
            continue;
        }
        let of_map = is_of_map(&action);
        on_map += usize::from(of_map);
        if !of_map || on_map <= MAP_IDEAS {
            found.push(Candidate { action, score, reason });
        }
    }
    let mut add = |action: Action| {
        if !found.iter().any(|known| known.action == action) {
            found.push(Candidate { action, score: 0, reason: Reason::NothingBetter });
        }
    };
    offers.offers.iter().filter(|offer| !is_deal(offer)).for_each(|offer| thinned(offer, &mut add));
    found
}

/// The deals that are offered, but for those that were refused before, and those that a round could go on with for ever.
pub(crate) fn deals<'a>(game: &'a Game, offers: &'a Offers) -> impl Iterator<Item = &'a Offer> {
    let endless = keeps_round_going(game);
    offers.offers.iter().filter(move |offer| {
        is_deal(offer)
            && !was_refused(game, offers, offer)
            && !(endless && matches!(offer, Offer::OfferForPrivate { .. }))
    })
}

/// Whether whoever buys a paper of another player has done something, so that the round goes on: two who like to have it, each at
/// their own turn, would hand it to and fro for ever.
fn keeps_round_going(game: &Game) -> bool {
    matches!(game.state().round, Round::Stock { .. })
}

/// Whether the offer is one of a price for something of others, or perhaps of one's own.
fn is_deal(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::BuyTrainFrom { .. }
            | Offer::OfferForPrivate { .. }
            | Offer::Cz(CzOffer::TakeOver { .. })
            | Offer::F56(F56Offer::OfferPrivate { .. })
    )
}

/// Whether a high price is good for whoever is asked: mostly that is the owner.
pub(crate) fn asked_sells(offer: &Offer) -> bool {
    !matches!(offer, Offer::F56(F56Offer::OfferPrivate { .. }))
}

/// Whether an action is one of many on the map.
fn is_of_map(action: &Action) -> bool {
    matches!(
        action,
        Action::LayTile { .. }
            | Action::PlaceStation { .. }
            | Action::ChooseCity { .. }
            | Action::RunTrains { .. }
            | Action::ClaimRevenue { .. }
            | Action::Cz(rules::CzAction::LayHomeTile { .. } | rules::CzAction::ReturnMarker { .. })
            | Action::F56(rules::F56Action::RemoveStation { .. } | rules::F56Action::PlacePost { .. })
    )
}

/// Some actions of an offer; none of those on the map, for which there are ideas.
fn thinned(offer: &Offer, add: &mut impl FnMut(Action)) {
    if is_of_map(&offer.action(0)) {
        return;
    }
    match *offer {
        // Whoever is asked says yes or no; a price of one's own is left to the rules of thumb.
        Offer::CounterOffer { .. } => {}
        _ => places(offer.len()).for_each(|place| add(offer.action(place))),
    }
}

/// A few of so many.
pub(crate) fn places(count: usize) -> impl Iterator<Item = usize> {
    let last = count.saturating_sub(1);
    let mut places =
        if count <= 5 { (0..count).collect() } else { vec![0, last / 4, last / 2, last * 3 / 4, last] };
    places.dedup();
    places.into_iter()
}

/// Whether the other side has said no to this deal, and nothing has changed.
fn was_refused(game: &Game, offers: &Offers, offer: &Offer) -> bool {
    let deals: [Option<Deal>; 2] = match *offer {
        Offer::Cz(CzOffer::TakeOver { target, .. }) => [Some(Deal::TakeOver(target)), None],
        Offer::BuyTrainFrom { seller, train, .. } => [Some(Deal::Train(seller, train)), None],
        Offer::OfferForPrivate { private, .. } => {
            [Some(Deal::Private(private)), Some(Deal::BetweenPlayers(private, offers.seat))]
        }
        Offer::F56(F56Offer::OfferPrivate { private, .. }) => [Some(Deal::ForSale(private)), None],
        _ => [None, None],
    };
    let refused = game.state().refused();
    deals.into_iter().flatten().any(|deal| refused.is_some_and(|refused| refused.price(deal).is_some()))
}
