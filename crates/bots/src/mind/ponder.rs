//! A second look: where the best candidates are close to each other, each is played on for some decisions, everybody doing what they
//! like most, and judged by where that leads. Nobody builds in mind, and runs earn what the trains could earn: that takes most of
//! the time, and says little about money and shares.

use rules::state::Status;
use rules::{Action, CzDecision, Decision, Game, Offers, Seat};

use super::judge::{Judge, Judged};
use super::prospects::Table;
use crate::budget::Meter;
use crate::context::Fidelity;
use crate::idea::Idea;

/// How far a second look goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Depth {
    /// So many candidates are played on.
    pub candidates: usize,
    /// Those that are liked less than the best by more than this, in money, are left out.
    pub within: f32,
    /// So many decisions are played on for.
    pub decisions: usize,
}

impl Depth {
    /// No second look.
    pub const NONE: Depth = Depth { candidates: 0, within: 0.0, decisions: 0 };
}

/// Looks again at the best of what was judged, and puts the one first that is liked most then.
pub(crate) fn ponder(
    judge: &mut Judge<'_>,
    game: &Game,
    offers: &Offers,
    table: &Table,
    judged: &mut [Judged],
    depth: Depth,
    meter: &Meter<'_>,
) {
    let close = judged.iter().take(depth.candidates);
    let count = close.take_while(|one| one.utility >= judged[0].utility - depth.within).count();
    if count < 2 || depth.decisions == 0 || game.state().decision().is_none_or(is_of_map) {
        return;
    }
    let mut found = Vec::with_capacity(count);
    for one in &judged[..count] {
        let Some(values) = played_on(judge, game, offers.seat, &one.candidate.action, table, depth, meter)
        else {
            return;
        };
        found.push(values);
    }
    let before = judged[0].utility;
    for (one, values) in judged.iter_mut().zip(found) {
        one.utility = judge.liking(&one.candidate, &values, offers.seat);
        one.values = values;
    }
    // What was not looked at again stays behind.
    let best = judged[..count].iter().map(|one| one.utility).fold(f32::MIN, f32::max);
    judged[..count].iter_mut().for_each(|one| one.utility += before - best);
    judged[..count].sort_by(|a, b| b.utility.total_cmp(&a.utility));
}

/// Decisions about the map are not looked at twice.
fn is_of_map(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::Track { .. } | Decision::Station { .. } | Decision::HomeCity { .. } | Decision::Run { .. }
    )
}

/// What everybody will be worth some decisions after an action; nothing when the budget ends before.
fn played_on(
    judge: &mut Judge<'_>,
    game: &Game,
    seat: Seat,
    action: &Action,
    table: &Table,
    depth: Depth,
    meter: &Meter<'_>,
) -> Option<Vec<f32>> {
    let mut options = *game.options();
    (options.best_revenue, options.settle_empty_runs) = (false, true);
    options.f56.claims = true;
    let mut after = game.clone();
    after.advance_unheard(seat, action).ok()?;
    let mut imagined = Game::at(game.title().clone(), options, after.state().clone());
    let mut table = judge.memory.tried(imagined.view(), table, None);
    let fidelity = std::mem::replace(&mut judge.fidelity, Fidelity::Rough);
    let mut left = depth.decisions;
    while left > 0 && !imagined.state().is_over() {
        if !meter.spend() {
            judge.fidelity = fidelity;
            return None;
        }
        if !settle(&mut imagined, &table) {
            let Some(offers) = imagined.offers().filter(|offers| !offers.is_empty()) else { break };
            let action = match Idea::only(&offers) {
                Some(only) => only.action,
                None => {
                    left -= 1;
                    judge.judge(&imagined, &offers, &table).swap_remove(0).candidate.action
                }
            };
            if imagined.advance_unheard(offers.seat, &action).is_err() {
                break;
            }
        }
        table = judge.memory.tried(imagined.view(), &table, None);
    }
    judge.fidelity = fidelity;
    Some(judge.values(&imagined, &table))
}

/// Answers what is not thought about: nobody builds, and whoever runs earns what the trains could.
fn settle(game: &mut Game, table: &Table) -> bool {
    let (Some(seat), Some(decision)) = (game.decider(), game.state().decision()) else { return false };
    let action = match *decision {
        Decision::Track { .. } | Decision::Station { .. } => Action::Pass,
        Decision::Run { company } if game.state().company(company).status == Status::Floated => {
            Action::ClaimRevenue { amount: table.of(company).now }
        }
        Decision::HomeCity { .. } | Decision::Cz(CzDecision::HomeTile { .. }) => {
            let Some(offers) = game.offers().filter(|offers| !offers.is_empty()) else { return false };
            offers.offers[0].action(0)
        }
        _ => return false,
    };
    game.advance_unheard(seat, &action).is_ok()
}
