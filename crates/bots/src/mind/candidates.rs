//! What is worth a look: everything that is offered, with prices thinned out, and the ideas of the rules of thumb. Of track, stations
//! and homes there are too many, and a mind sees too little of the map: there it chooses among the best ideas.

use rules::deal::Deal;
use rules::{Action, CzOffer, F56Offer, Game, Money, Offer, Offers};

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
    for offer in &offers.offers {
        if !was_refused(game, offers, offer) {
            thinned(offer, &mut add);
        }
    }
    found
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
        Offer::BuyTrainFrom { seller, train, from, to } => {
            prices(from, to).for_each(|price| add(Action::BuyTrainFrom { seller, train, price }));
        }
        Offer::OfferForPrivate { private, from, to } => {
            prices(from, to).for_each(|price| add(Action::OfferForPrivate { private, price }));
        }
        _ => places(offer.len()).for_each(|place| add(offer.action(place))),
    }
}

/// A few of so many.
fn places(count: usize) -> impl Iterator<Item = usize> {
    let last = count.saturating_sub(1);
    let mut places = if count <= 5 { (0..count).collect() } else { vec![0, last / 4, last / 2, last * 3 / 4, last] };
    places.dedup();
    places.into_iter()
}

/// A few prices of a range: the lowest, the highest, and between them more of the low ones.
fn prices(from: Money, to: Money) -> impl Iterator<Item = Money> {
    let span = to.saturating_sub(from);
    let mut prices = vec![from, from + span / 8, from + span / 4, from + span / 2, to];
    prices.dedup();
    prices.into_iter().filter(move |&price| price >= from && price <= to)
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
