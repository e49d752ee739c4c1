//! V, the order of play: the opening round, then sets of one stock round and its operating rounds; and VIII.3, the steps
//! of an operating turn. What differs between titles is in their [`Play`](crate::play::Play).

use crate::cz::decisions::Decision as CzDecision;
use crate::cz::events::Event as CzEvent;
use crate::cz::operating::{self, export, income, vaclav};
use crate::cz::papers::{self, auction, railway};
use crate::cz::{pre_stock, stock};
use crate::decision::{Decision, Step};
use crate::event::{Event, Note, RoundName};
use crate::ids::{CompanyId, Seat};
use crate::play::{BetweenSets, Opening};
use crate::rule_set::SetUp;
use crate::seed::Lot;
use crate::shared::course::{begin_stock_round, end_game, go_on_with};
use crate::state::{Round, Status};
use crate::title::SeatCount;
use crate::turn::Turn;

/// What comes after the last decision has been answered, in 18CZ and its variants.
pub(crate) fn next(turn: &mut Turn<'_>) {
    match &turn.state.round {
        Round::PreStock { turns, passed } => {
            if pre_stock::is_over(turn.view(), passed) {
                pre_stock::end_round(turn);
                begin_stock_round(turn, 1);
            } else if pre_stock::breaks_off(turn.view(), *turns, passed) {
                pre_stock::deal_by_least_cash(turn);
                begin_stock_round(turn, 1);
            } else {
                let seat = pre_stock::in_snake(&turn.state.order, *turns);
                turn.ask(Decision::Cz(CzDecision::PreStock { seat }));
            }
        }
        Round::Auction { .. } => match auction::next(turn) {
            auction::Next::Asked => {}
            auction::Next::Over => {
                auction::remove_unsold(turn);
                pre_stock::deal_by_least_cash(turn);
                begin_stock_round(turn, 1);
            }
            auction::Next::NobodyBid => {
                auction::remove_unsold(turn);
                let winner = turn.state.order[0];
                turn.record(Event::Cz(CzEvent::NobodyBid { winner }));
                end_game(turn);
            }
        },
        Round::Stock { number, next, passes, .. } => {
            let set = *number;
            if usize::from(*passes) >= turn.state.players.len() {
                stock::end_round(turn);
                begin_operating_round(turn, set, 1);
            } else {
                let seat: Seat = turn.state.order[usize::from(*next)];
                turn.ask(Decision::Cz(CzDecision::Stock { seat, sold: Vec::new() }));
            }
        }
        Round::Operating { turn: Some(operating), .. } => {
            let (company, step) = (operating.company, operating.step);
            next_step(turn, company, step);
        }
        Round::Operating { turn: None, .. } => next_company(turn),
        Round::Export { set } => {
            let number = set + 1;
            begin_stock_round(turn, number);
        }
        Round::Privates(_) | Round::Over => {}
    }
}

/// Lays the table and begins the opening round; Václav has his first company before it (R-BOH-05).
pub(crate) fn begin(turn: &mut Turn<'_>, seats: &SeatCount, SetUp { seed, mut draws }: SetUp) {
    if turn.title.play.vaclav.is_some() {
        let own = turn.options.own_lot;
        turn.note(Note::Lot(if own { Lot::Own(draws.clone()) } else { Lot::of_site(seed) }));
    }
    papers::leave_out(turn, seats.left_out, &mut draws);
    vaclav::receive(turn);
    let round = match turn.title.play.opening {
        Opening::Auction => RoundName::Auction,
        Opening::PreStock | Opening::Privates => RoundName::PreStock,
    };
    turn.record(Event::RoundBegan { round });
}

/// All floated companies operate, highest price first (R-OR-03). The list is made at the start; prices of companies
/// still to act cannot change meanwhile.
fn begin_operating_round(turn: &mut Turn<'_>, set: u8, number: u8) {
    turn.record(Event::RoundBegan { round: RoundName::Operating(set, number) });
    let view = turn.view();
    let floated = |&company: &CompanyId| view.state.company(company).status == Status::Floated;
    let order: Vec<CompanyId> = view.state.market.iter().copied().filter(floated).collect();
    let price = view.title.sets[usize::from(set) - 1].local_prices[usize::from(number) - 1];
    turn.note(Note::OperatingOrder(order));
    // The owners of private railways lay a tile before the income is paid (R-OR-01, R-OR-02, R-MOR-16).
    turn.record(Event::Cz(CzEvent::LocalPriceSet { price }));
    if !railway::ask(turn) {
        income::pay(turn);
    }
}

fn next_company(turn: &mut Turn<'_>) {
    let Round::Operating { order, begun, .. } = &turn.state.round else { return };
    match order.get(usize::from(*begun)).copied() {
        None => end_operating_round(turn),
        Some(company) => {
            turn.note(Note::CompanyCalled);
            if turn.state.company(company).status == Status::Floated {
                begin_turn(turn, company);
            }
        }
    }
}

fn begin_turn(turn: &mut Turn<'_>, company: CompanyId) {
    turn.record(Event::TurnBegan { company });
    operating::begin_step(turn, company, steps_of(turn, company)[0]);
}

/// The steps of the company's turn; Václav's companies have fewer (R-BOH-13, R-BOH-21).
fn steps_of(turn: &Turn<'_>, company: CompanyId) -> &'static [Step] {
    let play = turn.title.play;
    match &play.vaclav {
        Some(vaclav) if turn.state.is_vaclavs(company) => vaclav.turn,
        _ => play.turn,
    }
}

fn next_step(turn: &mut Turn<'_>, company: CompanyId, step: Step) {
    let steps = steps_of(turn, company);
    let place = steps.iter().position(|&other| other == step).unwrap_or(0);
    let following = steps.get(place + 1).copied();
    go_on_with(turn, following);
    if let Some(step) = following {
        operating::begin_step(turn, company, step);
    }
}

/// The next round of the set; after the last one what the export symbol says and the next stock round, or the end (R-OR-08, R-END-01).
fn end_operating_round(turn: &mut Turn<'_>) {
    let Round::Operating { set, number, .. } = turn.state.round else { return };
    let track = &turn.title.sets;
    let rounds = &track[usize::from(set) - 1];
    if usize::from(number) < rounds.local_prices.len() {
        begin_operating_round(turn, set, number + 1);
    } else if usize::from(set) < track.len() {
        turn.note(Note::SetEnded(set));
        if rounds.export {
            match turn.title.play.between_sets {
                BetweenSets::Export => export::export(turn),
                BetweenSets::HandOut => vaclav::hand_out(turn),
            }
        }
    } else {
        end_game(turn);
    }
}
