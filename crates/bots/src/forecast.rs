//! What the rest of the game will bring, as far as all families see it alike: rounds to come, revenues, the lives and prices
//! of trains. Rough and fast.

use std::sync::Arc;

use rules::board::RailNetwork;
use rules::operating_turn::Step;
use rules::state::Round;
use rules::title::{Phase, Side, Size};
use rules::train::Train;
use rules::{CardId, CompanyId, Money, TrainTypeId, View, runnable};

use crate::weights::Weights;

/// Money left in a treasury at the end is worth nothing; until then, where it buys no train, this percentage of itself to the
/// director.
pub(crate) const TREASURY: i64 = 15;

/// How many rounds are looked ahead where nothing is known of the end.
const A_FEW_ROUNDS: i64 = 6;

/// A train that will never be scrapped.
const FOREVER: i64 = 1_000;

/// What every company's trains earn as the map is now, by company. Finding that out takes longer than playing, so it is kept up
/// to date instead of being asked for each time.
#[derive(Clone, Debug)]
pub(crate) struct Earnings {
    revenues: Vec<Money>,
    /// By type of train, the first card that can scrap it.
    scrapped_by: Arc<[Option<CardId>]>,
}

impl Earnings {
    /// As the map is now.
    pub(crate) fn of(view: View<'_>) -> Earnings {
        let mut earnings = Earnings::unknown(view);
        for company in view.floated() {
            earnings.set(company, best_revenue(view, company, &runnable(view, company)));
        }
        earnings
    }

    /// Nothing, for whoever knows better.
    pub(crate) fn unknown(view: View<'_>) -> Earnings {
        let title = view.title;
        let scrapping = |index| {
            let scraps =
                |side: &Side| title.train_types[side.train.index()].scraps.contains(&TrainTypeId::at(index));
            title.cards.iter().position(|card| card.sides.iter().any(scraps)).map(CardId::at)
        };
        let scrapped_by = (0..title.train_types.len()).map(scrapping).collect();
        Earnings { revenues: vec![0; title.companies.len()], scrapped_by }
    }

    /// What a company's trains earn.
    pub(crate) fn of_company(&self, company: CompanyId) -> Money {
        self.revenues[company.index()]
    }

    /// Notes what a company has just earned.
    pub(crate) fn set(&mut self, company: CompanyId, revenue: Money) {
        self.revenues[company.index()] = revenue;
    }
}

/// The most that trains would earn for the company; nearly always the true optimum, never long to find.
pub(crate) fn best_revenue(view: View<'_>, company: CompanyId, trains: &[Train]) -> Money {
    /// Nodes of the route search: dense maps with several long trains are cut short.
    const WORK: u64 = 4_000;
    if trains.is_empty() || view.state.markers_of(company).next().is_none() {
        return 0;
    }
    RailNetwork::joined(view, company).solve(view, trains, Some(WORK)).1.total
}

/// What a train of this price typically earns.
pub(crate) fn typical_revenue(price: Money) -> Money {
    30 + price * 37 / 100
}

/// How many tenths of its typical revenue a train adds to those of a number of others.
pub(crate) fn tenths_added(others: usize) -> i64 {
    [9, 6, 4, 2][others.min(3)]
}

/// What several trains typically earn together, without a look at the map.
pub(crate) fn typical_of(view: View<'_>, trains: &[Train]) -> i64 {
    let mut each: Vec<i64> =
        trains.iter().map(|&train| i64::from(typical_revenue(view.side(train).price))).collect();
    each.sort_unstable_by(|a, b| b.cmp(a));
    each.iter().enumerate().map(|(others, revenue)| revenue * tenths_added(others) / 10).sum()
}

/// What an amount becomes when it grows by a percentage each round.
pub(crate) fn grown(amount: i64, percent: i64, rounds: i64) -> i64 {
    let mut grown = amount * 100;
    for _ in 0..rounds {
        grown += grown * percent / 100;
    }
    grown / 100
}

/// How long the games of a family last, and how fast its trains go.
pub(crate) struct Outlook {
    /// Operating rounds that have not begun.
    pub(crate) rounds_to_come: fn(Forecast<'_>) -> i64,
    /// In how many rounds the first train of this card will be for sale, or bought.
    pub(crate) rounds_until: fn(Forecast<'_>, CardId) -> i64,
    /// The train by which the map is judged for later.
    pub(crate) far_train: fn(View<'_>) -> Train,
}

impl Outlook {
    /// Where nothing is known of the end: a few rounds more, and trains that go one after the other.
    pub(crate) const PLAIN: Outlook = Outlook {
        rounds_to_come: |forecast| if forecast.view.state.is_over() { 0 } else { A_FEW_ROUNDS },
        rounds_until,
        far_train,
    };
}

/// Cards that are sold or exported in a round, roughly.
fn pace(view: View<'_>) -> i64 {
    2 + view.floated().count() as i64 / 5
}

/// In how many rounds the first card of this letter will be on top of the stack.
fn rounds_until(forecast: Forecast<'_>, card: CardId) -> i64 {
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
fn far_train(view: View<'_>) -> Train {
    let last = CardId::at(view.title.stack().len() - 1);
    let side = view.title.card(last).sides.last().map_or(Size::Large, |side| side.size);
    Train { card: last, side }
}

/// A look ahead from a position.
#[derive(Clone, Copy)]
pub(crate) struct Forecast<'a> {
    pub(crate) view: View<'a>,
    pub(crate) earnings: &'a Earnings,
    pub(crate) outlook: &'static Outlook,
    pub(crate) weights: &'static Weights,
    /// How long everything takes, where somebody has worked it out.
    pub(crate) calendar: Option<&'a Calendar>,
}

/// How long everything takes from a position on, worked out once for whoever asks often.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calendar {
    rounds_to_come: i64,
    /// By card.
    rounds_until: Vec<i64>,
}

impl Calendar {
    /// Writes the calendar of a position over another one.
    pub(crate) fn write(&mut self, forecast: Forecast<'_>) {
        let forecast = Forecast { calendar: None, ..forecast };
        self.rounds_to_come = forecast.rounds_to_come();
        let cards = forecast.view.title.stack().len();
        self.rounds_until.clear();
        self.rounds_until.extend((0..cards).map(|card| forecast.rounds_until(CardId::at(card))));
    }
}

impl Forecast<'_> {
    /// Operating rounds that have not begun.
    pub(crate) fn rounds_to_come(self) -> i64 {
        match self.calendar {
            Some(calendar) => calendar.rounds_to_come,
            None => (self.outlook.rounds_to_come)(self),
        }
    }

    /// How often the company will still run its trains.
    pub(crate) fn runs_to_come(self, company: CompanyId) -> i64 {
        let this_round = match &self.view.state.round {
            Round::Operating { order, begun, turn, .. } => {
                let waits = order[usize::from(*begun)..].contains(&company);
                let in_turn =
                    turn.as_ref().is_some_and(|turn| turn.company == company && turn.step <= Step::Run);
                i64::from(waits || in_turn)
            }
            _ => 0,
        };
        self.rounds_to_come() + this_round
    }

    /// In how many rounds the first train of this card will be for sale, or bought.
    pub(crate) fn rounds_until(self, card: CardId) -> i64 {
        let known = self.calendar.and_then(|calendar| calendar.rounds_until.get(card.index()));
        known.copied().unwrap_or_else(|| (self.outlook.rounds_until)(self, card))
    }

    /// In how many rounds the first phase with a property begins, if there is one.
    pub(crate) fn until_phase(self, property: impl FnMut(&Phase) -> bool) -> Option<i64> {
        let phase = self.view.title.phases.iter().position(property);
        phase.map(|index| self.rounds_until(CardId::at(index)))
    }

    /// The train by which the map is judged for later.
    pub(crate) fn far_train(self) -> Train {
        (self.outlook.far_train)(self.view)
    }

    /// How many of the company's own trains it can run.
    pub(crate) fn running(self, company: CompanyId) -> usize {
        let trains = self.view.state.company(company).trains.iter();
        trains.filter(|&&train| self.view.runs(company, train)).count()
    }

    /// For how many rounds a type of train will last.
    pub(crate) fn life(self, train: TrainTypeId) -> i64 {
        let card = self.earnings.scrapped_by[train.index()];
        card.map_or(FOREVER, |card| self.rounds_until(card))
    }

    /// For how many rounds the longest-lived train that the company can run will last.
    pub(crate) fn train_life(self, company: CompanyId) -> i64 {
        let trains = self.view.state.company(company).trains.iter();
        let own = trains.filter(|&&train| self.view.runs(company, train));
        own.map(|&train| self.life(self.view.side(train).train)).max().unwrap_or(0)
    }

    /// The price of the train that a company of this size would buy after a number of rounds.
    pub(crate) fn train_price(self, size: Size, after: i64) -> Money {
        let cards = self.view.title.stack();
        let later =
            cards.iter().enumerate().skip(self.view.state.trains.top.index()).find(|(index, card)| {
                card.side(size).is_some() && self.rounds_until(CardId::at(*index)) >= after
            });
        let side = later.map(|(_, card)| card).or(cards.last()).and_then(|card| card.side(size));
        side.map_or(0, |side| side.price)
    }

    /// What a further train would add to a run, without a look at the map.
    pub(crate) fn expected_from(self, company: CompanyId, train: Train) -> i64 {
        let typical = i64::from(typical_revenue(self.view.side(train).price));
        typical * tenths_added(self.running(company)) / 10
    }
}
