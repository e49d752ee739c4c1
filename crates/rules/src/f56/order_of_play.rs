//! R-36-SET-10 and R-36-OR, the order of play of 1836Jr-56: an auction, then stock rounds with sets of operating rounds, until the
//! bank is empty or somebody is bankrupt.

use super::{auction, capital, exchange, loans, national, run};
use crate::decision::{Decision, Step};
use crate::event::{Event, Note, RoundName};
use crate::f56::decisions::Decision as F56Decision;
use crate::ids::CompanyId;
use crate::rule_set::SetUp;
use crate::shared::course::{begin_stock_round, end_game, go_on_with};
use crate::shared::{home, income};
use crate::state::{Round, Status};
use crate::title::SeatCount;
use crate::turn::Turn;
use crate::view::View;

/// Ours: a table at which nothing happens any more, since nobody can start a company, would go on for ever; it ends after so
/// many sets.
const MOST_SETS: u8 = 200;

/// The table is laid, and the auction begins (R-36-AUC-01).
pub(crate) fn begin(turn: &mut Turn<'_>, _: &SeatCount, _: SetUp) {
    let last = turn.view().last_card();
    let beside = turn.title.card(last).count(turn.state.players.len()).unwrap_or(0);
    turn.note(Note::Stack { top: turn.state.trains.top, left: turn.state.trains.left, beside });
    turn.record(Event::RoundBegan { round: RoundName::Privates });
}

/// What comes after the last decision has been answered.
pub(crate) fn next(turn: &mut Turn<'_>) {
    match &turn.state.round {
        Round::Privates(_) => {
            if auction::is_over(turn.view()) {
                auction::end_round(turn);
                begin_stock_round(turn, 1);
            } else {
                auction::next(turn);
            }
        }
        Round::Stock { number, next, passes, .. } => {
            let set = *number;
            if usize::from(*passes) >= turn.state.players.len() {
                exchange::end_round(turn);
                begin_set(turn, set);
            } else {
                let seat = turn.state.order[usize::from(*next)];
                turn.ask(Decision::F56(F56Decision::Exchange { seat, done: Default::default() }));
            }
        }
        Round::Operating { turn: Some(operating), .. } => {
            let (company, step) = (operating.company, operating.step);
            next_step(turn, company, step);
        }
        Round::Operating { turn: None, .. } => next_company(turn),
        _ => {}
    }
}

/// The number of operating rounds is read once, when the stock round ends (R-36-PHS-05).
fn begin_set(turn: &mut Turn<'_>, set: u8) {
    turn.note(Note::RoundsRead(turn.title.phase(turn.state.phase).rounds));
    begin_operating_round(turn, set, 1);
}

/// Private companies pay, then companies operate in the order of their prices (R-36-OR-01, R-36-OR-02). The national company
/// begins its first round where it has not operated in that of its formation (R-36-OR-06).
fn begin_operating_round(turn: &mut Turn<'_>, set: u8, number: u8) {
    turn.record(Event::RoundBegan { round: RoundName::Operating(set, number) });
    let view = turn.view();
    let mut order: Vec<CompanyId> =
        view.state.market.iter().copied().filter(|&company| operates(view, company)).collect();
    if let Some(national) = turn.state.national.as_ref().filter(|national| national.first)
        && turn.options.benelux.national_first
        && let Some(place) = order.iter().position(|&company| company == national.company)
    {
        order[..=place].rotate_right(1);
    }
    turn.note(Note::OperatingOrder(order));
    income::pay(turn, |view, local| view.title.local(local).income);
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
fn next_company(turn: &mut Turn<'_>) {
    let Round::Operating { order, begun, .. } = &turn.state.round else { return };
    let Some(&company) = order.get(usize::from(*begun)) else {
        end_operating_round(turn);
        return;
    };
    turn.note(Note::CompanyCalled);
    if operates(turn.view(), company) {
        begin_turn(turn, company);
    }
}

fn begin_turn(turn: &mut Turn<'_>, company: CompanyId) {
    turn.record(Event::TurnBegan { company });
    if turn.view().is_national(company) {
        national::change(turn, |national| national.first = false);
    }
    begin_step(turn, company, Step::Home);
}

fn next_step(turn: &mut Turn<'_>, company: CompanyId, step: Step) {
    if step == Step::Track && !turn.options.benelux.escrow_after_every_tile {
        capital::look_for_destinations(turn);
    }
    run::note_route(turn, company);
    let steps = turn.title.play.turn;
    let place = steps.iter().position(|&other| other == step).unwrap_or(0);
    let following = steps.get(place + 1).copied();
    if following.is_none() {
        national::give_back(turn);
    }
    go_on_with(turn, following);
    if let Some(step) = following {
        begin_step(turn, company, step);
    }
}

/// The next round of the set; after the last one the next stock round, or the end where the bank is empty (R-36-END-02).
fn end_operating_round(turn: &mut Turn<'_>) {
    let Round::Operating { set, number, .. } = turn.state.round else { return };
    let Some(bank) = turn.state.bank else { return };
    if number < bank.rounds {
        begin_operating_round(turn, set, number + 1);
    } else if bank.broken || set >= MOST_SETS {
        end_game(turn);
    } else {
        begin_stock_round(turn, set + 1);
    }
}

/// Begins a step of the company's turn (R-36-OR-05).
fn begin_step(turn: &mut Turn<'_>, company: CompanyId, step: Step) {
    match step {
        Step::Home => {
            let first = turn.state.operating().is_some_and(|operating| operating.first);
            if first && !turn.view().is_national(company) && !turn.state.company(company).home_placed {
                home::place(turn, company);
            }
        }
        Step::Track => turn.ask(Decision::Track { company }),
        Step::Station => turn.ask(Decision::Station { company }),
        Step::Borrow => turn.ask(Decision::F56(F56Decision::Borrow { company })),
        Step::Run => turn.ask(Decision::Run { company }),
        Step::Trains => turn.ask(Decision::Trains { company }),
        Step::Loans => {
            turn.ask(Decision::F56(F56Decision::Loans { company }));
            let done = turn.state.operating().is_some_and(|operating| operating.credit.trains_done);
            if done || turn.options.benelux.interest_at_once {
                loans::repay_excess(turn, company);
            }
        }
        Step::TakeOver => {}
    }
}
