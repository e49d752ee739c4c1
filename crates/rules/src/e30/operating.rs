//! R-30-OR and DIV: floated companies earn the revenue of the round, the highest price first, and pay it out or keep it.

use super::decisions;
use super::events::Event as E30Event;
use super::rules;
use super::verbs::Action as E30Action;
use crate::event::DealtBy;
use crate::prelude::*;
use crate::round_name::RoundName;
use crate::shared::course::{begin_stock_round, by_price, end_game, go_on_with};
use crate::shared::shares::pay_dividend;

/// What becomes of a revenue.
pub(crate) enum Dividend {
    Whole,
    Half,
    None,
}

pub(crate) fn check(action: &Action) -> Checked<Dividend> {
    match action {
        Action::PayOut => Ok(Dividend::Whole),
        Action::E30(E30Action::PayHalf) => Ok(Dividend::Half),
        Action::Retain => Ok(Dividend::None),
        Action::Pass => refuse(rules::DIV_01, Why::MayNotPass),
        _ => refuse(rules::DIV_01, Why::NotNow),
    }
}

/// A whole dividend leads to the right, none to the left; with one half the price stays.
pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money, dividend: Dividend) {
    tx.answered();
    let (chart, space) = (&tx.title.chart, tx.state.company(company).space);
    let (paid, space) = match dividend {
        Dividend::Whole => (revenue, chart.right(space)),
        Dividend::Half => (revenue / 2, space),
        Dividend::None => (0, chart.left(space)),
    };
    pay_dividend(tx, company, paid);
    tx.pay(Purse::Bank, Purse::Company(company), revenue - paid, For::Revenue);
    tx.move_price(company, space);
}

/// What comes after the last decision has been answered.
pub(crate) fn next(tx: &mut Transaction<'_>) {
    match &tx.state.round {
        Round::Stock { next, passes, .. } if usize::from(*passes) < tx.state.players.len() => {
            let seat = tx.state.order[usize::from(*next)];
            tx.ask(Decision::E30(decisions::Decision::Dealing { seat }));
        }
        Round::Stock { number, next, .. } => {
            let (set, next) = (*number, usize::from(*next));
            begin_operating_round(tx, set, next);
        }
        Round::Operating { turn: Some(_), .. } => go_on_with(tx, None),
        Round::Operating { set, order, begun, turn: None, .. } => {
            let (set, company) = (*set, order.get(usize::from(*begun)).copied());
            match company {
                Some(company) => begin_turn(tx, set, company),
                None => end_operating_round(tx, set),
            }
        }
        _ => end_game(tx),
    }
}

/// Whoever sits after the last player to act has the priority in the next stock round.
fn begin_operating_round(tx: &mut Transaction<'_>, set: u8, next: usize) {
    let mut order = tx.state.order.to_vec();
    order.rotate_left(next);
    tx.record(Event::OrderDealt { order, by: DealtBy::Priority });
    tx.record(Event::RoundBegan { round: RoundName::Operating(set, 1) });
    tx.note(Note::OperatingOrder(operating_order(tx.view(), None)));
}

/// All floated companies operate, highest price first.
pub(super) fn operating_order(view: View<'_>, with: Option<CompanyId>) -> Vec<CompanyId> {
    by_price(view, |view, company| view.state.company(company).status == Status::Floated, with)
}

fn begin_turn(tx: &mut Transaction<'_>, set: u8, company: CompanyId) {
    tx.note(Note::CompanyCalled);
    tx.record(Event::TurnBegan { company });
    let revenue = tx.title.figures.revenues[usize::from(set) - 1];
    tx.record(Event::E30(E30Event::RevenueEarned { company, revenue }));
    tx.ask(Decision::Dividend { company, revenue });
}

/// The game ends with the last revenue, or as soon as the bank could not pay (R-30-END-01).
fn end_operating_round(tx: &mut Transaction<'_>, set: u8) {
    let broken = tx.state.bank.is_some_and(|bank| bank.broken);
    if broken || usize::from(set) >= tx.title.figures.revenues.len() {
        end_game(tx);
    } else {
        begin_stock_round(tx, set + 1);
    }
}
