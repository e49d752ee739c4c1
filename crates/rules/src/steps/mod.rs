//! The steps of play. Each module serves one chapter of the rules with free functions: `offers` lists what is allowed,
//! `check` turns an action into a proof that it is legal, `apply` says what happens then. `offers` filters through `check`, so
//! that an action is accepted if and only if it is offered.

pub mod benelux;
pub(crate) mod eighteen_cz;
pub mod operating;
pub mod papers;
pub mod pre_stock;
pub mod stock;

use crate::action::Action;
use crate::decision::Decision;
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule::{self, Rule};
use crate::state::Round;
use crate::turn::Turn;
use crate::view::View;

/// How the steps of a title are asked: its modules behind one set of doors.
#[derive(Debug)]
pub(crate) struct Steps {
    /// Goes on after the last decision has been answered.
    pub next: fn(&mut Turn<'_>),
    /// Everything that the decision allows, not yet sorted.
    pub offers: fn(View<'_>, &Decision) -> Vec<Offer>,
    /// Whether there is anything to decide.
    pub waits: fn(View<'_>, &Decision) -> bool,
    /// Plays the decision on top by itself, since there is nothing to decide.
    pub skip: fn(&mut Turn<'_>, &Decision),
    /// Whether the action is a legal answer to the decision.
    pub check: fn(View<'_>, &Decision, &Action) -> Checked<()>,
    /// Checks and plays the action as an answer to the decision on top.
    pub play: fn(&mut Turn<'_>, &Decision, &Action) -> Checked<()>,
    /// The rule against acting when somebody else must decide.
    pub out_of_turn: fn(&Round) -> Rule,
    /// The rule by which the game is over.
    pub over: Rule,
}

/// Everything that the decision allows, not yet sorted.
pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    (view.title.play.steps.offers)(view, decision)
}

/// Whether there is anything to decide. Where there is not, [`skip`] takes the decision off the agenda.
pub(crate) fn waits(view: View<'_>, decision: &Decision) -> bool {
    (view.title.play.steps.waits)(view, decision)
}

/// Plays the decision on top by itself, since there is nothing to decide.
pub(crate) fn skip(turn: &mut Turn<'_>, decision: &Decision) {
    (turn.title.play.steps.skip)(turn, decision);
}

/// Whether the action is a legal answer to the decision, without playing it.
pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<()> {
    (view.title.play.steps.check)(view, decision, action)
}

/// Checks and plays the action as an answer to the decision on top.
pub(crate) fn play(turn: &mut Turn<'_>, decision: &Decision, action: &Action) -> Checked<()> {
    (turn.title.play.steps.play)(turn, decision, action)
}

/// The refusal of an action that does not answer the decision.
pub(crate) fn not_now<T>() -> Checked<T> {
    refuse(rule::OR_05, Why::NotNow)
}
