//! R-36-TRN, the trains of bank and pool: where they are bought, and what kind they are.

use crate::f56::prelude::*;
use crate::train::kinds;

/// Where trains are for sale: the top of the stack, the last kind beside it, each kind in the pool.
pub(crate) fn sources(view: View<'_>) -> impl Iterator<Item = Source> {
    let new =
        [Source::Stack, Source::Beside].into_iter().filter(move |&source| train_at(view, source).is_some());
    new.chain(kinds(&view.state.trains.pool).map(Source::Pool))
}

/// The train that is sold there, if any (R-36-TRN-01, R-36-PHS-03).
pub(crate) fn train_at(view: View<'_>, source: Source) -> Option<Train> {
    let (trains, last) = (&view.state.trains, view.last_card());
    let card = match source {
        Source::Stack if trains.top == last => (trains.beside > 0).then_some(last)?,
        Source::Stack => trains.top,
        Source::Beside => {
            let on_sale = view.title.phase(view.state.phase).last_trains && trains.beside > 0;
            (on_sale && trains.top != last).then_some(last)?
        }
        Source::Pool(train) => return trains.pool.contains(&train).then_some(train),
    };
    Some(Train { card, side: view.title.card(card).sides.first()?.size })
}

pub(crate) fn type_of(view: View<'_>, train: Train) -> TrainTypeId {
    view.side(train).train
}

/// Whether trains of the type are never scrapped.
pub(crate) fn is_permanent(view: View<'_>, train: Train) -> bool {
    view.title.is_permanent(type_of(view, train))
}

/// What the last kind of train costs for this one.
pub(crate) fn trade_price(view: View<'_>, train: Train) -> Option<Money> {
    let last = view.title.card(view.last_card()).sides.first()?;
    let (types, price) = view.title.train_types[last.train.index()].trade.as_ref()?;
    types.contains(&type_of(view, train)).then_some(*price)
}
