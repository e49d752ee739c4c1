//! Deals that need another person's agreement: the offer.
//!
//! Where both sides are one person the deal goes through at once. An offer that was refused may not be repeated in the
//! same turn at the same price or less, so that nobody can be pestered and every turn ends.

use crate::decision::{Deal, Decision};
use crate::event::Event;
use crate::ids::{CompanyId, Seat};
use crate::money::Money;
use crate::refusal::{Checked, Why, refuse};
use crate::rule::Rule;
use crate::state::Train;
use crate::turn::Turn;
use crate::view::View;

/// An offer for a train of another company.
#[derive(Clone, Copy)]
pub(crate) struct TrainDeal {
    pub seller: CompanyId,
    pub train: Train,
    pub price: Money,
}

impl TrainDeal {
    /// Puts it to the seller's director, or does it at once.
    pub fn offer(self, turn: &mut Turn<'_>, company: CompanyId, execute: fn(&mut Turn<'_>, CompanyId, Self)) {
        let asked = turn.view().director(self.seller);
        if !is_asked(turn, company, asked, Deal::Train(self.seller, self.train), self.price) {
            execute(turn, company, self);
        }
    }
}

/// A deal that was put to the other side, as [`Decision::Answer`] has it.
pub(crate) struct Asked {
    pub seat: Seat,
    pub company: CompanyId,
    pub deal: Deal,
    pub price: Money,
}

/// The lowest price at which the deal may be offered in this turn: above the highest that was refused.
pub(crate) fn lowest_open(view: View<'_>, deal: Deal) -> Money {
    view.state.operating().and_then(|turn| turn.highest_refused(deal)).map_or(0, |price| price + 1)
}

/// Refuses to repeat an offer that was refused.
pub(crate) fn check_not_refused(view: View<'_>, deal: Deal, price: Money, rule: Rule) -> Checked<()> {
    match view.state.operating().and_then(|turn| turn.highest_refused(deal)) {
        Some(refused) if price <= refused => refuse(rule, Why::RefusedBefore { price: refused }),
        _ => Ok(()),
    }
}

/// Says that the deal was refused, and remembers it for the turn of a company.
pub(crate) fn refused(turn: &mut Turn<'_>, seat: Seat, deal: Deal, price: Money) {
    turn.record(Event::DealRefused { seat });
    if let Some(operating) = turn.state.operating_mut() {
        operating.refused.push((deal, price));
        operating.refused.sort_unstable();
    }
}

/// Puts the deal to the other side. `false`: there is nobody else to ask, and the deal may be done at once.
pub(crate) fn is_asked(
    turn: &mut Turn<'_>,
    company: CompanyId,
    asked: Seat,
    deal: Deal,
    price: Money,
) -> bool {
    let must_ask = turn.options.ask_consent && asked != turn.view().director(company);
    if must_ask {
        turn.record(Event::DealOffered { company, to: asked, deal, price });
        turn.ask(Decision::Answer { seat: asked, company, deal, price });
    }
    must_ask
}
