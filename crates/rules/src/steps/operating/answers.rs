//! Deals that need another person's agreement: offer and answer.
//!
//! Where both sides are one person the deal goes through at once. An offer that was refused may not be repeated in the
//! same turn at the same price or less, so that nobody can be pestered and every turn ends.

use super::{locals, take_over, trains};
use crate::decision::{Deal, Decision};
use crate::event::Event;
use crate::ids::{CompanyId, Seat};
use crate::money::Money;
use crate::refusal::{Checked, Why, refuse};
use crate::rule::Rule;
use crate::turn::Turn;
use crate::view::View;

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

/// Puts the deal to the other side, or does it at once where no other person is to be asked.
pub(crate) fn ask(turn: &mut Turn<'_>, company: CompanyId, asked: Seat, deal: Deal, price: Money) {
    if turn.options.ask_consent && asked != turn.view().director(company) {
        turn.record(Event::DealOffered { company, to: asked, deal, price });
        turn.ask(Decision::Answer { seat: asked, company, deal, price });
    } else {
        execute(turn, company, deal, price);
    }
}

pub(crate) fn apply(
    turn: &mut Turn<'_>,
    seat: Seat,
    company: CompanyId,
    deal: Deal,
    price: Money,
    yes: bool,
) {
    turn.answered();
    if yes {
        turn.record(Event::DealAccepted { seat });
        execute(turn, company, deal, price);
    } else {
        turn.record(Event::DealRefused { seat });
        if let Some(operating) = turn.state.operating_mut() {
            operating.refused.push((deal, price));
            operating.refused.sort_unstable();
        }
    }
}

fn execute(turn: &mut Turn<'_>, company: CompanyId, deal: Deal, price: Money) {
    if let Some(operating) = turn.state.operating_mut() {
        operating.acted = true;
    }
    match deal {
        Deal::TakeOver(target) => take_over::execute(turn, company, target, price),
        Deal::Train(seller, train) => trains::execute_deal(turn, company, seller, train, price),
        Deal::Local(local) => locals::execute(turn, company, local, price),
    }
}
