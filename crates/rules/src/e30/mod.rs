//! A small family in the manner of 1830, to try out how one is added: companies start at a par price, float with full capital,
//! and pay a revenue that the title lists; there is no track and there are no trains. CONTRIBUTING shows it as an example.

mod dealing;
pub mod decisions;
pub mod events;
mod operating;
pub(crate) mod play;
pub mod rules;
pub mod verbs;

use crate::prelude::*;
use crate::rule_set::RuleSet;
use crate::shared::effect::{Effect, effect};
use crate::shared::stock_turn::end_turn;
use decisions::Decision as E30Decision;
use verbs::Offer as E30Offer;

/// The rules of the family.
pub(crate) const RULES: RuleSet = RuleSet {
    begin: |tx, _, _| tx.record(Event::RoundBegan { round: tx.title.play.opening.round() }),
    next: operating::next,
    offers,
    needs_decision,
    resolve_automatically,
    check,
    operating_order: operating::operating_order,
    out_of_turn: |_| rules::TURN_01,
    over: rules::END_01,
};

/// What the family does not ask offers nothing, and is not waited for either.
fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    match decision {
        Decision::E30(E30Decision::Dealing { seat }) => {
            dealing::offers(view, *seat).chain([Offer::Pass]).collect()
        }
        Decision::Dividend { .. } => vec![Offer::PayOut, Offer::E30(E30Offer::PayHalf), Offer::Retain],
        _ => Vec::new(),
    }
}

fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    match decision {
        Decision::E30(E30Decision::Dealing { seat }) => {
            !view.options.skip_idle_steps || dealing::offers(view, *seat).next().is_some()
        }
        Decision::Dividend { .. } => true,
        _ => false,
    }
}

fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    match decision {
        Decision::E30(E30Decision::Dealing { seat }) => end_turn(tx, *seat, false, true),
        _ => tx.answered(),
    }
}

fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    match *decision {
        Decision::E30(E30Decision::Dealing { seat }) => {
            let legal = dealing::check(view, seat, action)?;
            Ok(effect(move |tx| dealing::apply(tx, seat, legal)))
        }
        Decision::Dividend { company, revenue } => {
            let dividend = operating::check(action)?;
            Ok(effect(move |tx| operating::apply(tx, company, revenue, dividend)))
        }
        _ => refuse(rules::TURN_01, Why::NotNow),
    }
}
