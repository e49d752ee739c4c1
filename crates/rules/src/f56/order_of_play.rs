//! R-36-SET-10 and R-36-OR, the order of play of 1836Jr-56: an auction, then stock rounds with sets of operating rounds, until the
//! bank is empty or somebody is bankrupt.

use super::{auction, capital, exchange, loans, national, run};
use crate::f56::prelude::*;
use crate::round_name::RoundName;
use crate::rule_set::SetUp;
use crate::shared::course::{begin_stock_round, by_price, end_game, go_on_with};
use crate::shared::{home, income};
use crate::title::SeatCount;

/// Ours: a table at which nothing happens any more, since nobody can start a company, would go on for ever; it ends after so
/// many sets.
const MOST_SETS: u8 = 200;

/// The table is laid, and the auction begins (R-36-AUC-01).
pub(crate) fn begin(tx: &mut Transaction<'_>, _: &SeatCount, _: SetUp) {
    let last = tx.view().last_card();
    let beside = tx.title.card(last).count(tx.state.players.len()).unwrap_or(0);
    tx.note(Note::Stack { top: tx.state.trains.top, left: tx.state.trains.left, beside });
    tx.record(Event::RoundBegan { round: RoundName::Privates });
}

/// What comes after the last decision has been answered.
pub(crate) fn next(tx: &mut Transaction<'_>) {
    match &tx.state.round {
        Round::Privates(_) => {
            if auction::is_over(tx.view()) {
                auction::end_round(tx);
                begin_stock_round(tx, 1);
            } else {
                auction::next(tx);
            }
        }
        Round::Stock { number, next, passes, .. } => {
            let set = *number;
            if usize::from(*passes) >= tx.state.players.len() {
                exchange::end_round(tx);
                begin_set(tx, set);
            } else {
                let seat = tx.state.order[usize::from(*next)];
                tx.ask(F56Decision::Exchange { seat, done: Default::default() });
            }
        }
        Round::Operating { turn: Some(operating), .. } => {
            let (company, step) = (operating.company, operating.step);
            next_step(tx, company, step);
        }
        Round::Operating { turn: None, .. } => next_company(tx),
        _ => {}
    }
}

/// The number of operating rounds is read once, when the stock round ends (R-36-PHS-05).
fn begin_set(tx: &mut Transaction<'_>, set: u8) {
    tx.note(Note::RoundsRead(tx.title.phase(tx.state.phase).rounds));
    begin_operating_round(tx, set, 1);
}

/// Private companies pay, then companies operate (R-36-OR-01).
fn begin_operating_round(tx: &mut Transaction<'_>, set: u8, number: u8) {
    tx.record(Event::RoundBegan { round: RoundName::Operating(set, number) });
    tx.note(Note::OperatingOrder(operating_order(tx.view(), None)));
    income::pay(tx, |view, private| view.title.private(private).income);
}

/// Companies operate in the order of their prices (R-36-OR-02). The national company begins its first round where it has not operated
/// in that of its formation (R-36-OR-06).
pub(super) fn operating_order(view: View<'_>, with: Option<CompanyId>) -> Vec<CompanyId> {
    let mut order = by_price(view, operates, with);
    if let Some(national) = view.state.national.as_ref().filter(|national| national.first)
        && view.options.f56.national_first
        && let Some(place) = order.iter().position(|&company| company == national.company)
    {
        order[..=place].rotate_right(1);
    }
    order
}

/// Whether a company operates: it has before, or enough of it is sold for the trains on offer (R-36-OR-03).
fn operates(view: View<'_>, company: CompanyId) -> bool {
    let owner = view.state.company(company);
    owner.status == Status::Floated
        && (owner.has_operated
            || view.is_national(company)
            || capital::sold(view, company) >= capital::needed(view))
}

/// The next company that operates; the test is made when its turn comes (R-36-OR-04).
fn next_company(tx: &mut Transaction<'_>) {
    let Round::Operating { order, begun, .. } = &tx.state.round else { return };
    let Some(&company) = order.get(usize::from(*begun)) else {
        end_operating_round(tx);
        return;
    };
    tx.note(Note::CompanyCalled);
    if operates(tx.view(), company) {
        begin_turn(tx, company);
    }
}

fn begin_turn(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.record(Event::TurnBegan { company });
    if tx.view().is_national(company) {
        national::change(tx, |national| national.first = false);
    }
    begin_step(tx, company, Step::Home);
}

fn next_step(tx: &mut Transaction<'_>, company: CompanyId, step: Step) {
    if step == Step::Track && !tx.options.f56.escrow_after_every_tile {
        capital::look_for_destinations(tx);
    }
    run::note_route(tx, company);
    let steps = tx.title.play.turn;
    let place = steps.iter().position(|&other| other == step).unwrap_or(0);
    let following = steps.get(place + 1).copied();
    if following.is_none() {
        national::give_back(tx);
    }
    go_on_with(tx, following);
    if let Some(step) = following {
        begin_step(tx, company, step);
    }
}

/// The next round of the set; after the last one the next stock round, or the end where the bank is empty (R-36-END-02).
fn end_operating_round(tx: &mut Transaction<'_>) {
    let Round::Operating { set, number, .. } = tx.state.round else { return };
    let Some(bank) = tx.state.bank else { return };
    if number < bank.rounds {
        begin_operating_round(tx, set, number + 1);
    } else if bank.broken || set >= MOST_SETS {
        end_game(tx);
    } else {
        begin_stock_round(tx, set + 1);
    }
}

/// Begins a step of the company's turn (R-36-OR-05).
fn begin_step(tx: &mut Transaction<'_>, company: CompanyId, step: Step) {
    match step {
        Step::Home => {
            let first = tx.state.operating().is_some_and(|operating| operating.first);
            if first && !tx.view().is_national(company) && !tx.state.company(company).home_placed {
                home::place(tx, company);
            }
        }
        Step::Track => tx.ask(Decision::Track { company }),
        Step::Station => tx.ask(Decision::Station { company }),
        Step::Borrow => tx.ask(F56Decision::Borrow { company }),
        Step::Run => tx.ask(Decision::Run { company }),
        Step::Trains => tx.ask(Decision::Trains { company }),
        Step::Loans => {
            tx.ask(F56Decision::Loans { company });
            let done = tx.state.operating().is_some_and(|operating| operating.credit.trains_done);
            if done || tx.options.f56.interest_at_once {
                loans::repay_excess(tx, company);
            }
        }
        Step::TakeOver => {}
    }
}
