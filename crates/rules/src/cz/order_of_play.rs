//! V, the order of play: the opening round, then sets of one stock round and its operating rounds; and VIII.3, the steps
//! of an operating turn. What differs between titles is in their [`Play`](crate::play::Play).

use crate::cz::operating::{self, export, income, vaclav};
use crate::cz::papers::{self, auction, railway};
use crate::cz::prelude::*;
use crate::cz::{pre_stock, stock};
use crate::play::BetweenSets;
use crate::round_name::RoundName;
use crate::rule_set::SetUp;
use crate::seed::Lot;
use crate::shared::course::{begin_stock_round, by_price, end_game, go_on_with};
use crate::title::SeatCount;

/// What comes after the last decision has been answered, in 18CZ and its variants.
pub(crate) fn next(tx: &mut Transaction<'_>) {
    match &tx.state.round {
        Round::PreStock { turns, passed } => {
            if pre_stock::is_over(tx.view(), passed) {
                pre_stock::end_round(tx);
                begin_stock_round(tx, 1);
            } else if pre_stock::breaks_off(tx.view(), *turns, passed) {
                pre_stock::deal_by_least_cash(tx);
                begin_stock_round(tx, 1);
            } else {
                let seat = pre_stock::in_snake(&tx.state.order, *turns);
                tx.ask(CzDecision::PreStock { seat });
            }
        }
        Round::Auction { .. } => match auction::next(tx) {
            auction::Next::Asked => {}
            auction::Next::Over => {
                auction::remove_unsold(tx);
                pre_stock::deal_by_least_cash(tx);
                begin_stock_round(tx, 1);
            }
            auction::Next::NobodyBid => {
                auction::remove_unsold(tx);
                let winner = tx.state.order[0];
                tx.record(CzEvent::NobodyBid { winner });
                end_game(tx);
            }
        },
        Round::Stock { number, next, passes, .. } => {
            let set = *number;
            if usize::from(*passes) >= tx.state.players.len() {
                stock::end_round(tx);
                begin_operating_round(tx, set, 1);
            } else {
                let seat: Seat = tx.state.order[usize::from(*next)];
                tx.ask(CzDecision::Stock { seat, sold: Vec::new() });
            }
        }
        Round::Operating { turn: Some(operating), .. } => {
            let (company, step) = (operating.company, operating.step);
            next_step(tx, company, step);
        }
        Round::Operating { turn: None, .. } => next_company(tx),
        Round::Export { set } => {
            let number = set + 1;
            begin_stock_round(tx, number);
        }
        Round::Privates(_) | Round::Over => {}
    }
}

/// Lays the table and begins the opening round; Václav has his first company before it (R-BOH-05).
pub(crate) fn begin(tx: &mut Transaction<'_>, seats: &SeatCount, SetUp { seed, mut draws }: SetUp) {
    if tx.title.play.vaclav.is_some() {
        let own = tx.options.own_lot;
        tx.note(Note::Lot(if own { Lot::Own(draws.clone()) } else { Lot::of_site(seed) }));
    }
    papers::leave_out(tx, seats.left_out, &mut draws);
    vaclav::receive(tx);
    tx.record(Event::RoundBegan { round: tx.title.play.opening.round() });
}

/// The list is made at the start; prices of companies still to act cannot change meanwhile.
fn begin_operating_round(tx: &mut Transaction<'_>, set: u8, number: u8) {
    tx.record(Event::RoundBegan { round: RoundName::Operating(set, number) });
    let view = tx.view();
    let order = operating_order(view, None);
    let price = view.title.sets[usize::from(set) - 1].local_prices[usize::from(number) - 1];
    tx.note(Note::OperatingOrder(order));
    // The owners of private railways lay a tile before the income is paid (R-OR-01, R-OR-02, R-MOR-16).
    tx.record(CzEvent::LocalPriceSet { price });
    if !railway::ask(tx) {
        income::pay(tx);
    }
}

/// All floated companies operate, highest price first (R-OR-03).
pub(super) fn operating_order(view: View<'_>, with: Option<CompanyId>) -> Vec<CompanyId> {
    by_price(view, operates, with)
}

/// Whether a company operates: it has floated (R-CO-04).
fn operates(view: View<'_>, company: CompanyId) -> bool {
    view.state.company(company).status == Status::Floated
}

fn next_company(tx: &mut Transaction<'_>) {
    let Round::Operating { order, begun, .. } = &tx.state.round else { return };
    match order.get(usize::from(*begun)).copied() {
        None => end_operating_round(tx),
        Some(company) => {
            tx.note(Note::CompanyCalled);
            if operates(tx.view(), company) {
                begin_turn(tx, company);
            }
        }
    }
}

fn begin_turn(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.record(Event::TurnBegan { company });
    operating::begin_step(tx, company, steps_of(tx, company)[0]);
}

/// The steps of the company's turn; Václav's companies have fewer (R-BOH-13, R-BOH-21).
fn steps_of(tx: &Transaction<'_>, company: CompanyId) -> &'static [Step] {
    let play = tx.title.play;
    match &play.vaclav {
        Some(vaclav) if tx.state.is_vaclavs(company) => vaclav.turn,
        _ => play.turn,
    }
}

fn next_step(tx: &mut Transaction<'_>, company: CompanyId, step: Step) {
    let steps = steps_of(tx, company);
    let place = steps.iter().position(|&other| other == step).unwrap_or(0);
    let following = steps.get(place + 1).copied();
    go_on_with(tx, following);
    if let Some(step) = following {
        operating::begin_step(tx, company, step);
    }
}

/// The next round of the set; after the last one what the export symbol says and the next stock round, or the end (R-OR-08, R-END-01).
fn end_operating_round(tx: &mut Transaction<'_>) {
    let Round::Operating { set, number, .. } = tx.state.round else { return };
    let track = &tx.title.sets;
    let rounds = &track[usize::from(set) - 1];
    if usize::from(number) < rounds.local_prices.len() {
        begin_operating_round(tx, set, number + 1);
    } else if usize::from(set) < track.len() {
        tx.note(Note::SetEnded(set));
        if rounds.export {
            match tx.title.play.between_sets {
                BetweenSets::Export => export::export(tx),
                BetweenSets::HandOut => vaclav::hand_out(tx),
            }
        }
    } else {
        end_game(tx);
    }
}
