//! Numbers to fill in, such as prices and bids: with a sensible one at first, and others a click away.

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::train::Train;
use rules::{CzOffer, F56Offer, Money, Offer, PrivateId};

use super::{answers, told, words};
use crate::choices::{Choice, Range};
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// A number to fill in.
pub(super) fn form(scene: &Scene<'_>, choice: &Choice, range: Range) -> Markup {
    let Range { field, from, to } = range;
    let (label, leads_to) = (scene.names.offer(&choice.offer), told(scene, choice).join(" · "));
    html! {
        form .number-form data-action=(choice.json()) data-field=(field) aria-label=(label) {
            label {
                (words(scene, choice))
                input type="number" name="number" min=(from) max=(to) value=(sensible(scene, &choice.offer, range)) required
                    inputmode="numeric";
                small { (tr!("from-to", from = from, to = to)) }
            }
            @for number in quick(scene, &choice.offer, range) {
                button .quick type="button" data-number=(number) aria-label=(tr!("take-number", number = number)) { (number) }
            }
            // Who is offered something mostly says yes or no.
            button .main[!matches!(choice.offer, Offer::CounterOffer { .. })] type="submit" { (submit_words(scene, &choice.offer)) }
            @if !leads_to.is_empty() { small .leads-to { (leads_to) } }
        }
    }
}

/// The number that is filled in at first: what a train or a paper is worth, otherwise the least.
fn sensible(scene: &Scene<'_>, offer: &Offer, range: Range) -> Money {
    match offer {
        Offer::BuyTrainFrom { train, .. } => for_train(scene, offer, *train, range),
        Offer::OfferForPrivate { private, .. } => for_private(scene, offer, *private, range),
        _ => range.from,
    }
}

/// What to offer for a private paper: one's own is sold as dearly as may be; anybody else is offered its printed price.
fn for_private(scene: &Scene<'_>, offer: &Offer, private: PrivateId, Range { from, to, .. }: Range) -> Money {
    if is_own(scene, offer) { to } else { scene.game.title().private(private).price.clamp(from, to) }
}

/// What to offer for a train of another company: its printed price, for which the bank sells one of its kind, as far as the treasury
/// goes. Nobody need pay more than a new one costs, nor add money of their own before the owner has said no to what the company has;
/// between one's own companies the money stays in the house.
fn for_train(scene: &Scene<'_>, offer: &Offer, train: Train, Range { from, to, .. }: Range) -> Money {
    let view = scene.game.view();
    let treasury = view.operating_company().map_or(to, |company| view.state.company(company).treasury);
    let most = if is_own(scene, offer) { to } else { to.min(treasury) };
    view.side(train).price.clamp(from, most.max(from))
}

/// Numbers that are taken with one click: the least bid and some steps above it, otherwise the least, the middle and the most.
fn quick(scene: &Scene<'_>, offer: &Offer, Range { from, to, .. }: Range) -> Vec<Money> {
    const STEPS: [Money; 3] = [0, 1, 2];
    let mut numbers: Vec<Money> = if is_bid(offer) {
        let step = scene.game.title().figures.bid_step;
        STEPS.iter().map(|steps| from + steps * step).filter(|number| *number <= to).collect()
    } else {
        vec![from, from + (to - from) / 2, to]
    };
    numbers.dedup();
    numbers
}

fn is_bid(offer: &Offer) -> bool {
    matches!(offer, Offer::Cz(CzOffer::Bid { .. }) | Offer::F56(F56Offer::BidFor { .. }))
}

/// Whether who decides would deal with himself, and need not be asked.
fn is_own(scene: &Scene<'_>, offer: &Offer) -> bool {
    let decider = scene.game.decider();
    match offer {
        Offer::BuyTrainFrom { seller, .. } => scene.game.state().company(*seller).director == decider,
        Offer::OfferForPrivate { private, .. } => match scene.game.state().private(*private).owner {
            PrivateOwner::Player(seat) => Some(seat) == decider,
            _ => false,
        },
        _ => false,
    }
}

/// What the button after a number says.
fn submit_words(scene: &Scene<'_>, offer: &Offer) -> String {
    match offer {
        offer if is_own(scene, offer) => t("do-buy"),
        Offer::CounterOffer { .. } if !answers::is_for_sale(scene.game) => t("do-ask"),
        Offer::Cz(CzOffer::RepayDebt { .. }) => t("do-repay"),
        Offer::ClaimRevenue {} => t("do-claim"),
        offer if is_bid(offer) => t("do-bid"),
        _ => t("do-offer"),
    }
}
