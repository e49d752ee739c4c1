//! A table for tests of 1836Jr-56: set up a position in a few words, play, and look.

use super::by_hand;
pub use super::by_hand::names::*;
pub use super::by_hand::table::{SEATED, Table};
use rules::{
    Action, CardId, CompanyId, Decision, F56Action, F56Decision, Money, Options, PhaseId, PrivateId, Seat,
};

use rules::event::Event;
use rules::geometry::Rotation;
use rules::operating_turn::{OperatingTurn, Step};
use rules::state::{Capital, National, Position, PrivateOwner, Round, Status};
use rules::title::Size;
use rules::train::{Run, Source, Train};

/// As on 18xx.games, except that nobody is asked who can only pass.
pub const THERE: Options = Options { skip_idle_steps: true, ..Options::AS_ON_18XX_GAMES };

/// By the book, with one option set otherwise.
pub fn with(option: &str, value: bool) -> Options {
    let mut options = SEATED;
    assert!(options.set(option, value), "no option {option}");
    options
}

pub fn private(id: &str) -> PrivateId {
    title().private_named(id).unwrap_or_else(|| panic!("no private company {id}"))
}

/// A train by its name, such as `4`.
pub fn train(name: &str) -> Train {
    let card = title().card_named(name).unwrap_or_else(|| panic!("no train {name}"));
    Train { card, side: Size::Large }
}

/// The space in this row and column of the chart.
pub fn space(row: u8, column: u8) -> u8 {
    let chart = &title().chart;
    (0..chart.prices.len() as u8)
        .find(|&space| chart.place(space) == (row, column))
        .unwrap_or_else(|| panic!("no space in row {row}, column {column}"))
}

// ---- actions ----

/// Buys a share from the pool.
pub fn pooled(symbol: &str) -> Action {
    Action::F56(F56Action::BuyFromPool { company: company(symbol) })
}

/// Bids for a private company.
pub fn bid(id: &str, amount: Money) -> Action {
    Action::F56(F56Action::BidFor { private: private(id), amount })
}

/// Offers to buy a private company.
pub fn offer_for(id: &str, price: Money) -> Action {
    Action::OfferForPrivate { private: private(id), price }
}

/// A lay with the power of a private company.
pub fn lay_with(at: &str, number: &str, rotation: u8, id: &str) -> Action {
    let private = Some(private(id));
    Action::LayTile { hex: hex(at), tile: tile(number), rotation: Rotation(rotation), private }
}

pub fn post(at: &str) -> Action {
    Action::F56(F56Action::PlacePost { hex: hex(at) })
}

/// Buys the train on top of the stack.
pub fn new_train() -> Action {
    Action::BuyTrain { source: Source::Stack, side: Size::Large }
}

/// Buys a train of the last kind while it is for sale beside the stack.
pub fn last_train() -> Action {
    Action::BuyTrain { source: Source::Beside, side: Size::Large }
}

pub fn train_of_pool(name: &str) -> Action {
    Action::BuyTrain { source: Source::Pool(train(name)), side: Size::Large }
}

/// Offers to buy a train of another company.
pub fn train_of(seller: &str, name: &str, price: Money) -> Action {
    Action::BuyTrainFrom { seller: company(seller), train: train(name), price }
}

/// Hands this train in for one of the last kind.
pub fn trade(name: &str) -> Action {
    Action::F56(F56Action::TradeTrain { train: train(name), pooled: false })
}

impl Table {
    /// A second stock round without private companies, seat 0 to act; nothing is started.
    pub fn stock(players: usize, options: Options) -> Table {
        let mut table = Table::with(players, options);
        table.stock_round(2, 0);
        table
    }

    // ---- editing the position ----

    /// What a player has.
    pub fn money(&mut self, seat: u8, amount: Money) -> &mut Self {
        self.edit(|state| state.players[usize::from(seat)].cash = amount)
    }

    /// Starts and floats a company at this price with money held back: shares by seat, the first with most is president. Its treasury
    /// is 0, and it has not operated. The marker lies on the space of the start, or on the top row for other prices.
    pub fn started(&mut self, symbol: &str, price: Money, shares: &[u8]) -> &mut Self {
        let company = company(symbol);
        let chart = &title().chart;
        let at = chart
            .space(price)
            .filter(|&at| chart.price(at) == price)
            .or_else(|| chart.top_row().find(|&space| chart.price(space) == price))
            .unwrap_or_else(|| panic!("{price} is not on the chart"));
        self.edit(|state| {
            for (seat, &held) in shares.iter().enumerate() {
                *state.shares_mut(company, Seat::at(seat)) = held;
            }
            let most = shares.iter().max().copied().unwrap_or(0);
            let president = shares.iter().position(|&held| held == most).map(Seat::at);
            let entry = &mut state.companies[company.index()];
            (entry.director, entry.start_price, entry.status) = (president, price, Status::Floated);
            state.credit[company.index()].capital = Some(Capital::Escrow);
        })
        .on_space(symbol, at)
    }

    fn on_space(&mut self, symbol: &str, space: u8) -> &mut Self {
        let company = company(symbol);
        let chart = title().chart.clone();
        self.edit(|state| {
            state.companies[company.index()].space = space;
            state.market.retain(|other| *other != company);
            let rank = |id: CompanyId, state: &Position| chart.rank(state.companies[id.index()].space);
            let place = state.market.iter().take_while(|&&id| rank(id, state) >= chart.rank(space)).count();
            state.market.insert(place, company);
        })
    }

    /// Moves a company's marker to this row and column of the chart, under all others there.
    pub fn marker(&mut self, symbol: &str, row: u8, column: u8) -> &mut Self {
        self.on_space(symbol, space(row, column))
    }

    /// So many shares lie in the pool.
    pub fn pool(&mut self, symbol: &str, shares: u8) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.pool[company.index()] = shares)
    }

    pub fn president(&mut self, symbol: &str, seat: u8) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.companies[company.index()].director = Some(Seat(seat)))
    }

    pub fn capital(&mut self, symbol: &str, capital: Capital) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.credit[company.index()].capital = Some(capital))
    }

    /// Money that is held back for the company.
    pub fn escrow(&mut self, symbol: &str, amount: Money) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.credit[company.index()].escrow = amount)
    }

    pub fn loans(&mut self, symbol: &str, loans: u8) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.credit[company.index()].loans = loans)
    }

    /// Puts trains into the pool.
    pub fn train_pool(&mut self, trains: &[&str]) -> &mut Self {
        self.edit(|state| state.trains.pool = by_hand::table::trains(trains))
    }

    /// The stack from this kind on, with `left` of it (all when 0).
    pub fn stack(&mut self, name: &str, left: u8) -> &mut Self {
        let title = title();
        let card: CardId = title.card_named(name).unwrap_or_else(|| panic!("no train {name}"));
        let last = self.game.view().last_card();
        self.edit(|state| {
            let all = title.card(card).count(state.players.len()).unwrap_or(1);
            state.trains.top = card;
            state.trains.left = if left == 0 { all } else { left };
            if card == last {
                state.trains.beside = state.trains.left;
            }
        })
    }

    /// The phase of this name, with its first train just sold, and the trains that it scraps scrapped.
    pub fn phase(&mut self, name: &str) -> &mut Self {
        let title = title();
        let index = title.phases.iter().position(|phase| phase.name == name);
        let index = index.unwrap_or_else(|| panic!("no phase {name}"));
        let left =
            title.cards[index].count(self.game.state().players.len()).unwrap_or(1) - u8::from(index > 0);
        self.stack(name, left).edit(|state| {
            state.phase = PhaseId::at(index);
            let types = title.train_types[..=index].iter().flat_map(|train| train.scraps.iter().copied());
            state.trains.scrapped = types.collect();
        })
    }

    /// Gives a private company to a player.
    pub fn private_to(&mut self, id: &str, seat: u8) -> &mut Self {
        let private = private(id);
        self.edit(|state| state.privates[private.index()].owner = PrivateOwner::Player(Seat(seat)))
    }

    /// Gives a private company to a company.
    pub fn private_in(&mut self, id: &str, symbol: &str) -> &mut Self {
        let (private, company) = (private(id), company(symbol));
        self.edit(|state| state.privates[private.index()].owner = PrivateOwner::Company(company))
    }

    /// The national company is formed, with so many shares in all; it has operated before.
    pub fn national(&mut self, total: u8, price: Money, shares: &[u8], frozen: bool) -> &mut Self {
        let national = company("MESS");
        self.edit(|state| {
            state.national = Some(National {
                company: national,
                shares: total,
                temporary: false,
                frozen,
                first: false,
                unlimited: false,
                forming: None,
            });
        });
        self.started("MESS", price, shares).edit(|state| {
            let entry = &mut state.companies[national.index()];
            (entry.home_placed, entry.has_operated) = (true, true);
            state.credit[national.index()].capital = None;
        })
    }

    /// Private companies that nobody owns are closed.
    fn close_unsold(state: &mut Position) {
        for private in state.privates.iter_mut().filter(|private| private.owner == PrivateOwner::Sheet) {
            private.owner = PrivateOwner::Closed;
        }
    }

    /// Jumps into a stock round, with this seat to act.
    pub fn stock_round(&mut self, number: u8, seat: u8) -> &mut Self {
        self.edit(|state| {
            Table::close_unsold(state);
            let next = state.order.iter().position(|&other| other == Seat(seat)).unwrap_or(0) as u8;
            state.round = Round::Stock { number, next, passes: 0, sold: Vec::new() };
            state.agenda =
                vec![Decision::F56(F56Decision::Exchange { seat: Seat(seat), done: Default::default() })];
        })
    }

    /// Jumps into the first operating round of a set of `rounds`, at this step of the company's turn. All companies on the chart are in
    /// the order; those before this one have had their turn.
    pub fn operating_in(&mut self, rounds: u8, symbol: &str, step: Step) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| {
            Table::close_unsold(state);
            let order = state.market;
            let place = order.iter().position(|&id| id == company).expect("the company is on the chart");
            for id in &order[..=place] {
                state.companies[id.index()].has_operated = true;
            }
            let mut turn = OperatingTurn::begin(company, false);
            turn.step = step;
            turn.credit.interest_paid = matches!(step, Step::Trains | Step::Loans);
            state.round =
                Round::Operating { set: 1, number: 1, order, begun: place as u8 + 1, turn: Some(turn) };
            if let Some(bank) = &mut state.bank {
                bank.rounds = rounds;
            }
            state.agenda = vec![match step {
                Step::Track => Decision::Track { company },
                Step::Station => Decision::Station { company },
                Step::Borrow => Decision::F56(F56Decision::Borrow { company }),
                Step::Run => Decision::Run { company },
                Step::Trains => Decision::Trains { company },
                Step::Loans => Decision::F56(F56Decision::Loans { company }),
                Step::Home | Step::TakeOver => panic!("a turn does not wait there"),
            }];
        })
    }

    /// Jumps into the only operating round of a set, at this step of the company's turn.
    pub fn operating(&mut self, symbol: &str, step: Step) -> &mut Self {
        self.operating_in(1, symbol, step)
    }

    /// Jumps to the question whether the company, whose turn it is, pays out this revenue.
    pub fn earned(&mut self, symbol: &str, revenue: Money) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.agenda = vec![Decision::Dividend { company, revenue }])
    }

    /// The priority is with this seat, and it is to act in the stock round.
    pub fn order_from(&mut self, seat: u8) -> &mut Self {
        let Round::Stock { number, .. } = self.state().round else { panic!("only in a stock round") };
        self.edit(|state| state.order.rotate_left(usize::from(seat))).stock_round(number, seat)
    }

    /// Everybody passes in the stock round; the events are those of the last pass.
    pub fn pass_all(&mut self) -> &mut Self {
        for _ in 0..self.state().players.len() {
            self.pass();
        }
        self
    }

    // ---- playing ----

    /// A whole turn on the exchange: this action, and nothing more.
    pub fn turn(&mut self, action: Action) -> &mut Self {
        let asked = self.asked();
        self.play(action);
        if matches!(self.state().decision(), Some(Decision::F56(F56Decision::Exchange { seat, done })) if *seat == asked && *done != Default::default())
        {
            self.pass();
        }
        self
    }

    pub fn pass(&mut self) -> &mut Self {
        self.play(Action::Pass)
    }

    /// Buys a private company at the auction.
    pub fn buy(&mut self, id: &str) -> &mut Self {
        self.play(Action::BuyPrivate { private: private(id) })
    }

    /// Bids for a private company at the auction.
    pub fn bid(&mut self, id: &str, amount: Money) -> &mut Self {
        self.play(bid(id, amount))
    }

    /// The rule by which the action is refused; it is not offered either.
    pub fn refused(&self, action: &Action) -> &'static str {
        self.refusal(action).rule.id
    }

    /// A copy of the table, to try something.
    pub fn copy(&self) -> Table {
        Table { game: self.game.clone(), events: Vec::new() }
    }

    // ---- looking ----

    pub fn cash(&self, seat: u8) -> Money {
        self.state().player(Seat(seat)).cash
    }

    pub fn escrow_of(&self, symbol: &str) -> Money {
        self.game.view().credit(company(symbol)).escrow
    }

    pub fn capital_of(&self, symbol: &str) -> Option<Capital> {
        self.game.view().credit(company(symbol)).capital
    }

    pub fn loans_of(&self, symbol: &str) -> u8 {
        self.game.view().credit(company(symbol)).loans
    }

    pub fn bank(&self) -> i64 {
        self.state().bank.expect("it may run out").cash
    }

    /// Row and column of the company's marker on the chart.
    pub fn place_of(&self, symbol: &str) -> (u8, u8) {
        title().chart.place(self.state().company(company(symbol)).space)
    }

    pub fn pool_of(&self, symbol: &str) -> u8 {
        self.game.view().shares_in_pool(company(symbol))
    }

    /// Shares in the initial offering.
    pub fn unsold_of(&self, symbol: &str) -> u8 {
        self.game.view().shares_in_bank(company(symbol))
    }

    pub fn president_of(&self, symbol: &str) -> Option<u8> {
        self.state().company(company(symbol)).director.map(|seat| seat.0)
    }

    pub fn status_of(&self, symbol: &str) -> Status {
        self.state().company(company(symbol)).status
    }

    fn names(&self, trains: &[Train]) -> Vec<String> {
        trains.iter().map(|train| title().card(train.card).letter.clone()).collect()
    }

    pub fn trains_of(&self, symbol: &str) -> Vec<String> {
        self.names(&self.state().company(company(symbol)).trains)
    }

    pub fn trains_in_pool(&self) -> Vec<String> {
        self.names(&self.state().trains.pool)
    }

    /// The kind of train on top of the stack, and how many are left of it.
    pub fn stack_top(&self) -> (String, u8) {
        let trains = &self.state().trains;
        (title().card(trains.top).letter.clone(), trains.left)
    }

    pub fn phase_now(&self) -> String {
        title().phase(self.state().phase).name.clone()
    }

    /// The symbols on the chart in operating order.
    pub fn chart_order(&self) -> Vec<String> {
        self.state().market.iter().map(|&id| title().charter(id).symbol.clone()).collect()
    }

    /// What these runs earn.
    pub fn earns(&self, runs: impl Into<Vec<Run>>) -> Money {
        let mut table = self.copy();
        table.play(run(runs));
        let ran = table.events.iter().find_map(|event| match event {
            Event::TrainsRan { revenue, .. } => Some(*revenue),
            _ => None,
        });
        ran.unwrap_or(0)
    }

    /// Who owns the private company.
    pub fn owner(&self, id: &str) -> PrivateOwner {
        self.state().private(private(id)).owner
    }

    /// The symbol of the company whose turn it is.
    pub fn operates(&self) -> Option<String> {
        self.game.view().operating_company().map(|id| title().charter(id).symbol.clone())
    }

    /// The seats in the order of their turns, whoever has the priority first.
    pub fn order(&self) -> Vec<u8> {
        self.state().order.iter().map(|seat| seat.0).collect()
    }
}
