//! Deals as 18xx.games has them: consent is taken for granted there, so that only what was agreed to in the end is told.

use rules::state::State;
use rules::{Action, CzAction, Decision, F56Action};

use crate::game_file::Step;

/// What is told of an action: of an offer the price that was agreed on, of one that was refused nothing, and nothing of the talk.
pub(super) fn told(action: &Action, following: &[Step]) -> Option<Action> {
    if is_talk(action) {
        return None;
    }
    let mut talk = following.iter().map(|step| &step.action).take_while(|action| is_talk(action)).peekable();
    if talk.peek().is_none() {
        return Some(action.clone());
    }
    let mut named = None;
    for answer in talk {
        match *answer {
            Action::CounterOffer { price } => named = Some(price),
            // Where somebody offers to one player after the other, the next one is asked for the first price.
            Action::Refuse => named = None,
            _ => return Some(named.map_or_else(|| action.clone(), |price| at(action, price))),
        }
    }
    None
}

/// Where a game stops in the middle of a deal: how many actions come before the offer, which nobody has agreed to yet.
pub(super) fn open_talk(end: &State, steps: &[Step]) -> Option<usize> {
    matches!(end.decision(), Some(Decision::Answer { .. } | Decision::CounterOffer { .. }))
        .then(|| steps.iter().rposition(|step| !is_talk(&step.action)))
        .flatten()
}

fn is_talk(action: &Action) -> bool {
    matches!(action, Action::Accept | Action::Refuse | Action::CounterOffer { .. })
}

/// The same offer for another price.
fn at(offer: &Action, named: u32) -> Action {
    let mut offer = offer.clone();
    match &mut offer {
        Action::Cz(CzAction::TakeOver { price, .. })
        | Action::BuyTrainFrom { price, .. }
        | Action::OfferForPrivate { price, .. }
        | Action::F56(F56Action::OfferPrivate { price, .. }) => *price = named,
        _ => {}
    }
    offer
}
