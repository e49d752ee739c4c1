//! The steps of play of 18CZ and its variants: which module answers which decision.

pub mod decisions;
pub mod events;
pub(crate) mod operating;
mod order_of_play;
pub(crate) mod papers;
pub(crate) mod play;
pub(crate) mod pre_stock;
mod prelude;
pub(crate) mod stock;
pub mod verbs;

use crate::cz::prelude::*;
use crate::rule_set::RuleSet;
use crate::shared::effect::{Effect, effect};
use crate::shared::stock_turn;

/// The rules of 18CZ and its variants.
pub(crate) const RULES: RuleSet = RuleSet {
    begin: order_of_play::begin,
    next: order_of_play::next,
    offers,
    needs_decision,
    resolve_automatically,
    check,
    operating_order: order_of_play::operating_order,
    out_of_turn,
    over: rule::END_01,
};

/// The rule against acting when somebody else must decide.
fn out_of_turn(round: &Round) -> Rule {
    match round {
        Round::Auction { .. } => rule::MOR_12,
        Round::Operating { turn: Some(_), .. } => rule::OR_07,
        _ => rule::SR_01,
    }
}

/// Everything that the decision allows, not yet sorted.
fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    match decision {
        Decision::Cz(CzDecision::PreStock { seat }) => pre_stock::offers(view, *seat),
        Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. }) => {
            papers::auction::offers(view, decision)
        }
        Decision::Cz(CzDecision::RailwayTile { paper, .. }) => papers::railway::offers(view, *paper),
        Decision::Cz(CzDecision::Stock { seat, sold }) => stock::offers(view, *seat, sold),
        _ => operating::offers(view, decision),
    }
}

/// Whether there is anything to decide. Where there is not, [`resolve_automatically`] takes the decision off the agenda.
fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    match decision {
        Decision::Cz(CzDecision::PreStock { seat }) => pre_stock::needs_decision(view, *seat),
        Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. }) => {
            papers::auction::needs_decision(view, decision)
        }
        Decision::Cz(CzDecision::RailwayTile { paper, .. }) => papers::railway::needs_decision(view, *paper),
        Decision::Cz(CzDecision::Stock { seat, sold }) => stock::needs_decision(view, *seat, sold),
        _ => operating::needs_decision(view, decision),
    }
}

/// Plays the decision on top by itself, since there is nothing to decide.
fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    match decision {
        Decision::Cz(CzDecision::PreStock { seat }) => pre_stock::pass(tx, *seat, true),
        Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. }) => {
            papers::auction::resolve_automatically(tx, decision)
        }
        Decision::Cz(CzDecision::RailwayTile { paper, .. }) => papers::railway::apply(tx, *paper, None),
        Decision::Cz(CzDecision::Stock { seat, sold }) => {
            stock_turn::end_turn(tx, *seat, !sold.is_empty(), true)
        }
        _ => operating::resolve_automatically(tx, decision),
    }
}

/// Whether the action is a legal answer to the decision, and what it leads to.
fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    match decision {
        &Decision::Cz(CzDecision::PreStock { seat }) => {
            let legal = pre_stock::check(view, seat, action)?;
            Ok(effect(move |tx| pre_stock::apply(tx, seat, legal)))
        }
        Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. }) => {
            let (legal, decision) = (papers::auction::check(view, decision, action)?, decision.clone());
            Ok(effect(move |tx| papers::auction::apply(tx, &decision, legal)))
        }
        &Decision::Cz(CzDecision::RailwayTile { paper, .. }) => {
            let legal = papers::railway::check(view, paper, action)?;
            Ok(effect(move |tx| papers::railway::apply(tx, paper, legal)))
        }
        Decision::Cz(CzDecision::Stock { seat, sold }) => {
            let (legal, seat) = (stock::check(view, *seat, sold, action)?, *seat);
            Ok(effect(move |tx| stock::apply(tx, seat, legal)))
        }
        _ => operating::check(view, decision, action),
    }
}
