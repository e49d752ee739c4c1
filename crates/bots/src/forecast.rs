//! What the rest of the game will bring: rounds to come, revenues, prices at the end, trains that will have to be paid
//! for. Rough, fast, and the same for everybody.

pub(crate) mod bank;
pub(crate) mod process_track;

use std::sync::Arc;

use rules::board::RailNetwork;
use rules::state::{Round, Status, Train};
use rules::title::{Side, Size};
use rules::{CardId, CompanyId, Money, Seat, TrainTypeId, View, runnable};

use crate::family::Family;
use crate::taste::Taste;

/// Money in hand can be put to work: with every round to come it becomes so many percent more.
const YIELD: i64 = 10;

/// What a share brings above its price in a round, when certificates are what is short.
const CERTIFICATE: i64 = 25;

/// Money left in a treasury at the end is worth nothing; before, where no train is bought with it, so many percent of
/// itself to its director.
pub(crate) const TREASURY: i64 = 15;

/// A train that will never be scrapped.
const FOREVER: i64 = 1_000;

/// Of what a train typically earns the first, second, third and any further one add so many tenths.
const ADDS: [u8; 4] = [9, 6, 4, 2];

/// What every company's trains earn as the map is now, by company. To find that out takes longer than to play, so it
/// is kept up to date instead of asked for each time.
#[derive(Clone, Debug)]
pub(crate) struct Earnings {
    revenues: Vec<Money>,
    /// By type of train, the first card that can scrap it.
    killers: Arc<[Option<CardId>]>,
}

impl Earnings {
    /// As the map is now.
    pub(crate) fn of(view: View<'_>) -> Earnings {
        let title = view.title;
        let killer = |index| {
            let kills =
                |side: &Side| title.train_types[side.train.index()].scraps.contains(&TrainTypeId::at(index));
            title.cards.iter().position(|card| card.sides.iter().any(kills)).map(CardId::at)
        };
        let killers = (0..title.train_types.len()).map(killer).collect();
        let mut earnings = Earnings { revenues: vec![0; title.companies.len()], killers };
        for company in view.floated() {
            earnings.look_again(view, company);
        }
        earnings
    }

    /// What a company's trains earn.
    pub(crate) fn of_company(&self, company: CompanyId) -> Money {
        self.revenues[company.index()]
    }

    /// Finds out anew what a company's trains earn.
    pub(crate) fn look_again(&mut self, view: View<'_>, company: CompanyId) {
        self.revenues[company.index()] = best_revenue(view, company, &runnable(view, company));
    }

    /// Takes over what a company has just earned.
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
    RailNetwork::of(view, company).solve(view, trains, Some(WORK)).1.total
}

/// What a train of this price typically earns.
pub(crate) fn typical_revenue(price: Money) -> Money {
    30 + price * 37 / 100
}

/// What several trains typically earn together, without a look at the map.
pub(crate) fn typical_of(view: View<'_>, trains: &[Train]) -> i64 {
    let mut each: Vec<i64> =
        trains.iter().map(|&train| i64::from(typical_revenue(view.side(train).price))).collect();
    each.sort_unstable_by(|a, b| b.cmp(a));
    let adds = |place: usize| i64::from(ADDS[place.min(ADDS.len() - 1)]);
    each.iter().enumerate().map(|(place, revenue)| revenue * adds(place) / 10).sum()
}

/// A look ahead from a position.
#[derive(Clone, Copy)]
pub(crate) struct Forecast<'a> {
    pub(crate) view: View<'a>,
    pub(crate) earnings: &'a Earnings,
    pub(crate) family: &'static Family,
    pub(crate) taste: &'static Taste,
}

impl<'a> Forecast<'a> {
    pub(crate) fn new(view: View<'a>, earnings: &'a Earnings, taste: &'static Taste) -> Forecast<'a> {
        Forecast { view, earnings, family: Family::of(view.title), taste }
    }

    /// Operating rounds that have not begun.
    pub(crate) fn rounds_to_come(self) -> i64 {
        (self.family.rounds_to_come)(self)
    }

    /// How often the company will still run its trains.
    pub(crate) fn runs_to_come(self, company: CompanyId) -> i64 {
        let this_round = match &self.view.state.round {
            Round::Operating { order, begun, turn, .. } => {
                let waits = order[usize::from(*begun)..].contains(&company);
                let in_turn = turn
                    .as_ref()
                    .is_some_and(|turn| turn.company == company && turn.step <= rules::decision::Step::Run);
                i64::from(waits || in_turn)
            }
            _ => 0,
        };
        self.rounds_to_come() + this_round
    }

    /// In how many rounds the first train of this card will be for sale, or bought.
    fn rounds_until(self, card: CardId) -> i64 {
        (self.family.rounds_until)(self, card)
    }

    /// For how many rounds private papers will last: to the end, or until the phase that closes them.
    pub(crate) fn paper_life(self) -> i64 {
        let closing = self.view.title.phases.iter().position(|phase| phase.closes_papers);
        let left = self.rounds_to_come();
        closing.map_or(left, |index| self.rounds_until(CardId::at(index)).min(left))
    }

    /// For how many rounds a type of train will last.
    pub(crate) fn life(self, train: TrainTypeId) -> i64 {
        let killer = self.earnings.killers[train.index()];
        killer.map_or(FOREVER, |card| self.rounds_until(card))
    }

    /// For how many rounds the longest-lived train that the company can run will last.
    pub(crate) fn train_life(self, company: CompanyId) -> i64 {
        let trains = self.view.state.company(company).trains.iter();
        let own = trains.filter(|&&train| self.view.runs(company, train));
        own.map(|&train| self.life(self.view.side(train).train)).max().unwrap_or(0)
    }

    /// The price of the train that a company of this size would buy after so many rounds.
    pub(crate) fn train_price(self, size: Size, after: i64) -> Money {
        let cards = self.view.title.stack();
        let later =
            cards.iter().enumerate().skip(self.view.state.trains.top.index()).find(|(index, card)| {
                card.side(size).is_some() && self.rounds_until(CardId::at(*index)) >= after
            });
        let side = later.map(|(_, card)| card).or(cards.last()).and_then(|card| card.side(size));
        side.map_or(0, |side| side.price)
    }

    /// What its director will have to add for its next train, roughly.
    pub(crate) fn burden(self, company: CompanyId) -> i64 {
        let runs = self.runs_to_come(company);
        let life = self.train_life(company);
        if life >= runs || runs == 0 {
            return 0;
        }
        let price = i64::from(self.train_price(self.view.size(company), life));
        let saved = i64::from(self.view.state.company(company).treasury);
        (price - saved).max(0) * self.taste.burden / 100
    }

    /// What its trains will earn in a run, on average over those to come.
    pub(crate) fn revenue(self, company: CompanyId) -> i64 {
        let view = self.view;
        let earned = i64::from(self.earnings.of_company(company));
        let size = view.size(company);
        let expected = if view.has_runnable_train(company) && earned > 0 {
            earned
        } else {
            i64::from(typical_revenue(self.train_price(size, 0))) * 6 / 10
        };
        expected * (100 + self.taste.growth * self.runs_to_come(company) / 2) / 100
    }

    /// What a further train would add to a run, without a look at the map.
    pub(crate) fn expected_from(self, company: CompanyId, train: Train) -> i64 {
        let own = self.view.state.company(company).trains.iter();
        let running = own.filter(|&&own| self.view.runs(company, own)).count();
        let part = ADDS[running.min(3)];
        i64::from(typical_revenue(self.view.side(train).price)) * i64::from(part) / 10
    }

    /// The price after so many dividends.
    pub(crate) fn price_after(self, size: Size, space: u8, dividends: i64) -> i64 {
        let chart = &self.view.title.chart;
        let steps = 2 * dividends * i64::from(self.view.title.sizes[size.index()].dividend_steps);
        let last = chart.prices.len() as i64 - 1;
        let space = (i64::from(space) + steps).clamp(0, last);
        i64::from(chart.prices[space as usize])
    }

    /// What a share will have brought by the end: dividends, and its price then.
    pub(crate) fn share(self, company: CompanyId) -> i64 {
        let (view, state) = (self.view, self.view.state.company(company));
        let size = view.size(company);
        let mut runs = self.runs_to_come(company);
        let mut space = state.space;
        if !view.has_runnable_train(company) || self.earnings.of_company(company) == 0 {
            // Until it has a train and a route, the price falls.
            runs = (runs - 1).max(0);
            space = view.title.chart.left(space);
        }
        let chance = if state.status == Status::Floated { 100 } else { self.taste.chance };
        self.share_of(size, space, runs, self.revenue(company)) * chance / 100
    }

    /// The same for any company of a size that earns so much in each of so many runs.
    pub(crate) fn share_of(self, size: Size, space: u8, runs: i64, revenue: i64) -> i64 {
        let paid = (runs * self.taste.paid_in_ten + 5) / 10;
        let shares = i64::from(self.view.title.sizes[size.index()].shares);
        self.price_after(size, space, paid) + revenue * paid / shares
    }

    /// What money in a player's hand now will have become by the end.
    pub(crate) fn cash(self, amount: i64) -> i64 {
        let mut grown = amount * 100;
        for _ in 2..self.rounds_to_come() {
            grown += grown * YIELD / 100;
        }
        grown / 100
    }

    /// What a player gains from holding one certificate less: a better one can be bought.
    pub(crate) fn free_certificate(self, seat: Seat) -> i64 {
        let room = self.view.certificate_limit().saturating_sub(self.view.certificates(seat));
        // Only from the next stock round on.
        if room <= 1 { CERTIFICATE * (self.rounds_to_come() - 1).max(0) } else { 0 }
    }

    /// What money in a company's treasury will have brought to one who holds so many percent of it: trains that can
    /// be bought with it, and a little for the rest.
    pub(crate) fn treasury(self, company: CompanyId, amount: i64, percent: i64) -> i64 {
        let view = self.view;
        let runs = self.rounds_to_come();
        if runs == 0 {
            return 0;
        }
        let price = i64::from(self.train_price(view.size(company), 0)).max(1);
        let trains = view.state.company(company).trains.iter();
        let running = trains.filter(|&&train| view.runs(company, train)).count();
        let slots = view.train_limit(company).saturating_sub(view.state.company(company).trains.len());
        let count = (amount.max(0) / price).min(slots as i64) as usize;
        let more: i64 = (running..running + count).map(|place| i64::from(ADDS[place.min(3)])).sum();
        let earned = i64::from(typical_revenue(price as Money)) * more / 10;
        earned * runs * percent / 100 + (amount - count as i64 * price) * TREASURY / 100
    }

    /// What a local railway will have brought to a player by the end.
    pub(crate) fn local(self, income: Money) -> i64 {
        i64::from(self.view.title.local_end_value) + i64::from(income) * self.rounds_to_come()
    }
}
