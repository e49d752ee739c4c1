//! Trains that leave the game when others are sold.

use crate::event::{Event, TrainPlace};
use crate::ids::TrainTypeId;
use crate::state::Train;
use crate::turn::Turn;

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
