//! The rules of a family behind one set of doors, by which a game asks them.

use crate::action::{Action, Offer};
use crate::decision::Decision;
use crate::ids::CompanyId;
use crate::refusal::Checked;
use crate::rule::Rule;
use crate::seed::Draws;
use crate::shared::effect::Effect;
use crate::state::Round;
use crate::title::SeatCount;
use crate::transaction::Transaction;
use crate::view::View;

/// The rules of a family.
#[derive(Debug)]
pub(crate) struct RuleSet {
    /// Lays the table and begins the opening round; money is dealt already.
    pub begin: fn(&mut Transaction<'_>, &SeatCount, SetUp),
    /// Goes on after the last decision has been answered.
    pub next: fn(&mut Transaction<'_>),
    /// Everything that the decision allows, not yet sorted.
    pub offers: fn(View<'_>, &Decision) -> Vec<Offer>,
    /// Whether there is anything to decide.
    pub needs_decision: fn(View<'_>, &Decision) -> bool,
    /// Plays the decision on top by itself, since there is nothing to decide.
    pub resolve_automatically: fn(&mut Transaction<'_>, &Decision),
    /// Whether the action is a legal answer to the decision, and what it leads to.
    pub check: fn(View<'_>, &Decision, &Action) -> Checked<Effect>,
    /// The companies that have a turn in an operating round that begins now, and one that may until then, the first one first.
    pub operating_order: fn(View<'_>, Option<CompanyId>) -> Vec<CompanyId>,
    /// The rule against acting when somebody else must decide.
    pub out_of_turn: fn(&Round) -> Rule,
    /// The rule by which the game is over.
    pub over: Rule,
}

/// What chance a set-up has: the seed of the game, and draws that have dealt the first order of play.
pub(crate) struct SetUp {
    pub seed: u64,
    pub draws: Draws,
}

impl RuleSet {
    /// Goes on until somebody must decide something, or the game is over.
    pub fn proceed(&self, tx: &mut Transaction<'_>) {
        while !tx.state.is_over() {
            match tx.state.agenda.last().cloned() {
                Some(decision) if (self.needs_decision)(tx.view(), &decision) => return,
                Some(decision) => (self.resolve_automatically)(tx, &decision),
                None => (self.next)(tx),
            }
        }
    }
}
