//! Answers to offers, in every family: by what a price brings to whoever is asked.

use crate::prelude::*;

/// Prices that differ by less are not told apart.
const CLOSE: Money = 4;

/// What a counter-offer must bring to its author, who should agree to it without a doubt.
const CLEAR: i64 = 5;

/// The nearest price to one that is not agreed to, on the way to the best one there is.
pub(crate) fn nearest(refused: Money, best: Money, agrees: impl Fn(Money) -> bool) -> Option<Money> {
    if !agrees(best) {
        return None;
    }
    let (mut refused, mut agreed) = (refused, best);
    while agreed.abs_diff(refused) > CLOSE {
        let middle = refused.midpoint(agreed);
        if agrees(middle) {
            agreed = middle;
        } else {
            refused = middle;
        }
    }
    Some(agreed)
}

/// Yes where the price brings something; otherwise the nearest price that would, where one may be named; otherwise no.
pub(crate) fn answer(offers: &[Offer], price: Money, gain: impl Fn(Money) -> i64) -> Vec<Idea> {
    let offered = gain(price);
    let mut ideas = yes_or_no(offered).to_vec();
    let range = offers.iter().find_map(|offer| match *offer {
        Offer::CounterOffer { from, to } => Some((from, to)),
        _ => None,
    });
    if let Some((from, to)) = range.filter(|_| offered <= 0) {
        // Owners ask for more, buyers offer less.
        let best = if from > price { to } else { from };
        ideas.extend(nearest(price, best, |price| gain(price) >= CLEAR).map(|price| {
            let reason = Reason::Gains { gain: gain(price) };
            // Better than a plain no; whether it is agreed to is for others to say.
            Idea::new(Action::CounterOffer { price }, CLEAR, reason)
        }));
    }
    ideas
}

/// Yes where it brings something.
pub(crate) fn yes_or_no(gain: i64) -> [Idea; 2] {
    // What a price gains already counts what is given for it.
    [
        Idea::new(Action::Accept, gain, Reason::Gains { gain }),
        Idea::new(Action::Refuse, 0, Reason::Loses { loss: -gain }),
    ]
}
