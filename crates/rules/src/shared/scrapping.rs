//! Trains that leave the game when others are sold.

use crate::prelude::*;

/// Trains of these types were sold: the types that they scrap leave the game, in companies and in the pool
/// (R-SCR-01, R-SCR-03).
pub(crate) fn scrap_for(tx: &mut Transaction<'_>, sold: &[TrainTypeId]) {
    for &sold in sold {
        for &scrapped in &tx.title.train_types[sold.index()].scraps {
            if !tx.state.trains.scrapped.contains(&scrapped) {
                scrap(tx, scrapped);
            }
        }
    }
}

fn scrap(tx: &mut Transaction<'_>, train_type: TrainTypeId) {
    tx.record(Event::TypeScrapped { train_type });
    let title = tx.title;
    let is_scrapped = |train: &Train| title.card(train.card).shows(train.side, train_type);
    for company in title.company_ids() {
        let scrapped: Vec<Train> =
            tx.state.company(company).trains.iter().copied().filter(is_scrapped).collect();
        for train in scrapped {
            tx.take_train(train, company, TrainPlace::Gone);
        }
    }
    let gone: Vec<Train> = tx.state.trains.pool.iter().copied().filter(is_scrapped).collect();
    for train in gone {
        tx.record(Event::TrainMoved { train, from: TrainPlace::Pool, to: TrainPlace::Gone });
    }
}
