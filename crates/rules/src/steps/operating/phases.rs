//! VIII.12, phases and scrapping.

use super::vaclav;
use crate::event::{Event, Note, TrainPlace};
use crate::ids::{CardId, PhaseId, TrainTypeId};
use crate::state::{Train, Trains};
use crate::steps::papers;
use crate::turn::Turn;

/// The top card leaves the stack; the first of its letter starts the phase of that letter (R-PH-01).
pub(crate) fn leave_stack(turn: &mut Turn<'_>) {
    let card = turn.state.trains.top;
    let players = turn.state.players.len();
    let Trains { left, beside, .. } = turn.state.trains;
    if turn.title.card(card).count(players).is_some() {
        let next = CardId::at(card.index() + 1);
        let (top, left) = match left - 1 {
            0 => (next, turn.title.card(next).count(players).unwrap_or(1)),
            left => (card, left),
        };
        turn.note(Note::Stack { top, left, beside });
    }
    let phase = PhaseId::at(card.index());
    if phase > turn.state.phase {
        turn.record(Event::PhaseBegan { phase });
        if turn.title.phase(phase).closes_papers {
            papers::close_all(turn);
        }
    }
}

/// Trains of these types were sold: they scrap others, and then Václav may get a company (R-SCR-04).
pub(crate) fn sold(turn: &mut Turn<'_>, sold: &[TrainTypeId]) {
    scrap_for(turn, sold);
    vaclav::receive(turn);
}

/// Trains of these types were sold: the types that they scrap leave the game, in companies and in the pool
/// (R-SCR-01, R-SCR-03).
pub(crate) fn scrap_for(turn: &mut Turn<'_>, sold: &[TrainTypeId]) {
    for &sold in sold {
        for &scrapped in &turn.title.train_types[sold.index()].scraps {
            if !turn.state.trains.scrapped.contains(&scrapped) {
                scrap(turn, scrapped);
            }
        }
    }
}

fn scrap(turn: &mut Turn<'_>, train_type: TrainTypeId) {
    turn.record(Event::TypeScrapped { train_type });
    let title = turn.title;
    let is_scrapped =
        |train: &Train| title.card(train.card).side(train.side).is_some_and(|side| side.train == train_type);
    for company in title.company_ids() {
        let scrapped: Vec<Train> =
            turn.state.company(company).trains.iter().copied().filter(is_scrapped).collect();
        for train in scrapped {
            turn.take_train(train, company, TrainPlace::Gone);
        }
    }
    let gone: Vec<Train> = turn.state.trains.pool.iter().copied().filter(is_scrapped).collect();
    for train in gone {
        turn.record(Event::TrainMoved { train, from: TrainPlace::Pool, to: TrainPlace::Gone });
    }
}
