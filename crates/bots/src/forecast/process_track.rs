//! 18CZ: the process track says how long the game lasts (V).

use rules::state::{Round, Train};
use rules::title::Size;
use rules::{CardId, View};

use super::Forecast;

/// Operating rounds that have not begun.
pub(crate) fn rounds_to_come(forecast: Forecast<'_>) -> i64 {
    let sets = &forecast.view.title.sets;
    let from = |set: usize| sets[set.min(sets.len())..].iter().map(|set| set.local_prices.len()).sum();
    let rounds: usize = match &forecast.view.state.round {
        Round::PreStock { .. } | Round::Auction { .. } | Round::Privates(_) => from(0),
        Round::Stock { number, .. } => from(usize::from(*number) - 1),
        Round::Operating { set, number, .. } => {
            let set = usize::from(*set);
            from(set) + sets[set - 1].local_prices.len() - usize::from(*number)
        }
        Round::Export { set } => from(usize::from(*set)),
        Round::Over => 0,
    };
    rounds as i64
}

/// Cards that are sold or exported in a round, roughly.
fn pace(view: View<'_>) -> i64 {
    2 + view.floated().count() as i64 / 5
}

/// In how many rounds the first card of this letter will be on top of the stack.
pub(crate) fn rounds_until(forecast: Forecast<'_>, card: CardId) -> i64 {
    let (trains, title) = (&forecast.view.state.trains, forecast.view.title);
    if card <= trains.top {
        return 0;
    }
    let between = (trains.top.index() + 1..card.index())
        .map(|index| i64::from(title.cards[index].count(forecast.view.players()).unwrap_or(0)))
        .sum::<i64>();
    (i64::from(trains.left) + between) / pace(forecast.view)
}

/// The longest train that there will be.
pub(crate) fn far_train(view: View<'_>) -> Train {
    let last = CardId::at(view.title.stack().len() - 1);
    let side = view.title.card(last).sides.last().map_or(Size::Large, |side| side.size);
    Train { card: last, side }
}
