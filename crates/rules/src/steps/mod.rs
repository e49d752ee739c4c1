//! The steps of play. Each module serves one chapter of the rules with free functions: `offers` lists what is allowed,
//! `check` turns an action into a proof that it is legal, `apply` changes the turn. `offers` filters through `check`, so
//! that an action is accepted if and only if it is offered.

pub mod operating;
pub mod papers;
pub mod pre_stock;
pub mod stock;

use crate::action::Action;
use crate::decision::Decision;
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::turn::Turn;
use crate::view::View;

/// Everything that the decision allows, not yet sorted.
pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    match decision {
        Decision::PreStock { seat } => pre_stock::offers(view, *seat),
        Decision::PickPaper { .. } | Decision::Bid { .. } => papers::auction::offers(view, decision),
        Decision::RailwayTile { paper, .. } => papers::railway::offers(view, *paper),
        Decision::Stock { seat, sold } => stock::offers(view, *seat, sold),
        _ => operating::offers(view, decision),
    }
}

/// Whether there is anything to decide. Where there is not, [`skip`] takes the decision off the agenda.
pub(crate) fn waits(view: View<'_>, decision: &Decision) -> bool {
    match decision {
        Decision::PreStock { seat } => pre_stock::waits(view, *seat),
        Decision::PickPaper { .. } | Decision::Bid { .. } => papers::auction::waits(view, decision),
        Decision::RailwayTile { paper, .. } => papers::railway::waits(view, *paper),
        Decision::Stock { seat, sold } => stock::waits(view, *seat, sold),
        _ => operating::waits(view, decision),
    }
}

/// Plays the decision on top by itself, since there is nothing to decide.
pub(crate) fn skip(turn: &mut Turn<'_>, decision: &Decision) {
    match decision {
        Decision::PreStock { seat } => pre_stock::pass(turn, *seat, true),
        Decision::PickPaper { .. } | Decision::Bid { .. } => papers::auction::skip(turn, decision),
        Decision::RailwayTile { paper, .. } => papers::railway::apply(turn, *paper, None),
        Decision::Stock { seat, sold } => stock::end_turn(turn, *seat, !sold.is_empty(), true),
        _ => operating::skip(turn, decision),
    }
}

/// Whether the action is a legal answer to the decision, without playing it.
pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<()> {
    match decision {
        Decision::PreStock { seat } => pre_stock::check(view, *seat, action).map(drop),
        Decision::PickPaper { .. } | Decision::Bid { .. } => {
            papers::auction::check(view, decision, action).map(drop)
        }
        Decision::RailwayTile { paper, .. } => papers::railway::check(view, *paper, action).map(drop),
        Decision::Stock { seat, sold } => stock::check(view, *seat, sold, action).map(drop),
        _ => operating::check(view, decision, action).map(drop),
    }
}

/// Checks and plays the action as an answer to the decision on top.
pub(crate) fn play(turn: &mut Turn<'_>, decision: &Decision, action: &Action) -> Checked<()> {
    match decision {
        Decision::PreStock { seat } => {
            let legal = pre_stock::check(turn.view(), *seat, action)?;
            pre_stock::apply(turn, *seat, legal);
        }
        Decision::PickPaper { .. } | Decision::Bid { .. } => {
            let legal = papers::auction::check(turn.view(), decision, action)?;
            papers::auction::apply(turn, decision, legal);
        }
        Decision::RailwayTile { paper, .. } => {
            let legal = papers::railway::check(turn.view(), *paper, action)?;
            papers::railway::apply(turn, *paper, legal);
        }
        Decision::Stock { seat, sold } => {
            let legal = stock::check(turn.view(), *seat, sold, action)?;
            stock::apply(turn, *seat, legal);
        }
        _ => {
            let legal = operating::check(turn.view(), decision, action)?;
            operating::apply(turn, decision, legal);
        }
    }
    Ok(())
}

/// The refusal of an action that does not answer the decision.
pub(crate) fn not_now<T>() -> Checked<T> {
    refuse(rule::OR_05, Why::NotNow)
}
