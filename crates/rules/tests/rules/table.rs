//! A table for tests: set up a position in a few words, play, and look.

#[path = "../by_hand/mod.rs"]
mod by_hand;

pub use by_hand::names::*;
pub use by_hand::table::{SEATED, Table};

use rules::{
    Action, CardId, CompanyId, CzDecision, Decision, Money, Offer, PhaseId, PrivateId, Refusal, Seat,
};
use std::sync::Arc;

use rules::geometry::Rotation;
use rules::operating_turn::{OperatingTurn, Step};
use rules::state::{PrivateOwner, Round, Status};
use rules::title::{Home, Size};
use rules::train::{Source, Train};

pub fn private(id: &str) -> PrivateId {
    title().private_named(id).unwrap_or_else(|| panic!("no local railway {id}"))
}

/// A train by type and letter, such as `3+3d`.
pub fn train(name: &str) -> Train {
    let (kind, letter) = name.split_at(name.len() - 1);
    let title = title();
    let card = title.card_named(letter).unwrap_or_else(|| panic!("no letter {letter}"));
    let side = title.card(card).sides.iter().find(|s| title.train_types[s.train.index()].name == kind);
    Train { card, side: side.unwrap_or_else(|| panic!("no {name}")).size }
}

pub fn phase(name: &str) -> PhaseId {
    let index = title().phases.iter().position(|phase| phase.name == name);
    PhaseId::at(index.unwrap_or_else(|| panic!("no phase {name}")))
}

/// A lay with the power of a local railway.
pub fn lay_with(at: &str, number: &str, rotation: u8, id: &str) -> Action {
    let power = Some(private(id));
    Action::LayTile { hex: hex(at), tile: tile(number), rotation: Rotation(rotation), private: power }
}

/// Buys the top card of the stack on this side.
pub fn from_stack(side: Size) -> Action {
    Action::BuyTrain { source: Source::Stack, side }
}

/// Buys this card of the pool on this side.
pub fn from_pool(returned: &str, side: Size) -> Action {
    Action::BuyTrain { source: Source::Pool(train(returned)), side }
}

/// Offers to buy a train of another company.
pub fn from_company(seller: &str, name: &str, price: Money) -> Action {
    Action::BuyTrainFrom { seller: company(seller), train: train(name), price }
}

impl Table {
    /// A new game by the book; seat 0 has the lowest card.
    pub fn new(players: usize) -> Table {
        Table::with(players, SEATED)
    }

    // ---- editing the position ----

    pub fn cash(&mut self, seat: u8, amount: Money) -> &mut Self {
        self.edit(|state| state.players[usize::from(seat)].cash = amount)
    }

    /// Starts and, where enough shares are held, floats a company by hand: shares by seat, the first with most is
    /// director unless `director` says otherwise. Money does not move; the treasury is 0.
    pub fn started(&mut self, symbol: &str, price: Money, director: u8, shares: &[u8]) -> &mut Self {
        let company = company(symbol);
        let title = Arc::clone(self.game.title());
        let space = title.chart.space(price).unwrap_or_else(|| panic!("{price} is not on the chart"));
        self.edit(|state| {
            for (seat, &held) in shares.iter().enumerate() {
                *state.shares_mut(company, Seat::at(seat)) = held;
            }
            let held: u8 = shares.iter().sum();
            let entry = &mut state.companies[company.index()];
            entry.director = Some(Seat(director));
            entry.start_price = price;
            entry.space = space;
            entry.status =
                if held >= title.size_of(company).float { Status::Floated } else { Status::Started };
            state.market.retain(|other| *other != company);
            let place = {
                let companies = &state.companies;
                let price_of = |id: &CompanyId| title.chart.price(companies[id.index()].space);
                state.market.iter().take_while(|id| price_of(id) >= price).count()
            };
            state.market.insert(place, company);
        })
    }

    /// Starts a company by hand that this seat alone has floated.
    pub fn floated(&mut self, symbol: &str, price: Money, seat: u8) -> &mut Self {
        let mut shares = vec![0; usize::from(seat)];
        shares.push(title().size_of(company(symbol)).float);
        self.started(symbol, price, seat, &shares)
    }

    /// Moves a company's marker on the chart, under all others there.
    pub fn price(&mut self, symbol: &str, price: Money) -> &mut Self {
        let company = company(symbol);
        let director = self.game.state().company(company).director.map_or(0, |seat| seat.0);
        let shares: Vec<u8> =
            self.game.state().seats().map(|seat| self.game.state().shares(company, seat)).collect();
        let (status, start) = {
            let entry = self.game.state().company(company);
            (entry.status, entry.start_price)
        };
        self.started(symbol, price, director, &shares);
        self.edit(|state| {
            let entry = &mut state.companies[company.index()];
            entry.status = status;
            entry.start_price = start;
        })
    }

    /// Puts trains into the pool.
    pub fn pool(&mut self, trains: &[&str]) -> &mut Self {
        self.edit(|state| state.trains.pool = by_hand::table::trains(trains))
    }

    /// The stack from this letter on, with `left` cards of it (its full count when 0), in the given phase.
    pub fn stack(&mut self, letter: &str, left: u8, in_phase: &str) -> &mut Self {
        let title = Arc::clone(self.game.title());
        let card: CardId = title.card_named(letter).unwrap_or_else(|| panic!("no letter {letter}"));
        let phase = phase(in_phase);
        self.edit(|state| {
            state.trains.top = card;
            state.trains.left =
                if left == 0 { title.card(card).count(state.players.len()).unwrap_or(1) } else { left };
            state.phase = phase;
        })
    }

    pub fn local_to_player(&mut self, id: &str, seat: u8) -> &mut Self {
        let private = private(id);
        self.edit(|state| state.privates[private.index()].owner = PrivateOwner::Player(Seat(seat)))
    }

    pub fn local_to_company(&mut self, id: &str, symbol: &str) -> &mut Self {
        let (private, company) = (private(id), company(symbol));
        self.edit(|state| state.privates[private.index()].owner = PrivateOwner::Company(company))
    }

    /// Jumps into a stock round, with this seat to act.
    pub fn stock_round(&mut self, number: u8, seat: u8) -> &mut Self {
        self.edit(|state| {
            for private in state.privates.iter_mut().filter(|private| private.owner == PrivateOwner::Sheet) {
                private.owner = PrivateOwner::Removed;
            }
            let next = state.order.iter().position(|&other| other == Seat(seat)).unwrap_or(0) as u8;
            state.round = Round::Stock { number, next, passes: 0, sold: Vec::new() };
            state.agenda = vec![Decision::Cz(CzDecision::Stock { seat: Seat(seat), sold: Vec::new() })];
        })
    }

    /// Jumps into an operating round (set and number), at this step of the company's turn. All floated companies are in
    /// the order; those before this one count as done. The local price is that of the process track.
    pub fn operating(&mut self, set: u8, number: u8, symbol: &str, step: Step) -> &mut Self {
        let company = company(symbol);
        let title = Arc::clone(self.game.title());
        self.edit(|state| {
            for private in state.privates.iter_mut().filter(|private| private.owner == PrivateOwner::Sheet) {
                private.owner = PrivateOwner::Removed;
            }
            let order: Vec<CompanyId> = state
                .market
                .iter()
                .copied()
                .filter(|&id| state.company(id).status == Status::Floated)
                .collect();
            let place = order.iter().position(|&id| id == company).expect("the company has floated");
            let first = !state.company(company).has_operated;
            state.companies[company.index()].has_operated = true;
            let mut turn = OperatingTurn::begin(company, first);
            turn.step = step;
            state.round = Round::Operating {
                set,
                number,
                order: order.into(),
                begun: place as u8 + 1,
                turn: Some(turn),
            };
            let price = title.sets[usize::from(set) - 1].local_prices[usize::from(number) - 1];
            state.local_price = Some(price);
            state.agenda = vec![match step {
                Step::Home => Decision::Cz(CzDecision::HomeTile { company }),
                Step::Track => Decision::Track { company },
                Step::Station => Decision::Station { company },
                Step::Run => Decision::Run { company },
                Step::TakeOver => Decision::Cz(CzDecision::TakeOver { company }),
                Step::Trains => Decision::Trains { company },
                Step::Borrow | Step::Loans => panic!("18CZ has no such step"),
            }];
        })
    }

    /// Jumps to the question whether the company pays out this revenue.
    pub fn earned(&mut self, symbol: &str, revenue: Money) -> &mut Self {
        let company = company(symbol);
        self.operating(1, 1, symbol, Step::Run);
        self.edit(|state| state.agenda = vec![Decision::Dividend { company, revenue }])
    }

    /// Puts a player into debt.
    pub fn owes(&mut self, seat: u8, debt: Money, penalty: Money) -> &mut Self {
        let player = usize::from(seat);
        self.edit(|state| (state.players[player].debt, state.players[player].penalty) = (debt, penalty))
    }

    /// Marks the company's turn in progress as its first one.
    pub fn first_turn(&mut self) -> &mut Self {
        self.edit(|state| state.operating_mut().expect("a company operates").first = true)
    }

    // ---- playing ----

    /// The refusal of an action of whoever must decide.
    pub fn refused(&self, action: Action) -> Refusal {
        self.refusal(&action)
    }

    /// The id of the rule by which the action is refused.
    pub fn refused_by(&self, action: Action) -> &'static str {
        self.refused(action).rule.id
    }

    // ---- looking ----

    pub fn cash_of(&self, seat: u8) -> Money {
        self.state().player(Seat(seat)).cash
    }

    pub fn director_of(&self, symbol: &str) -> Option<u8> {
        self.state().company(company(symbol)).director.map(|seat| seat.0)
    }

    pub fn trains_of(&self, symbol: &str) -> Vec<String> {
        let view = self.game.view();
        let name = |&train: &Train| {
            let kind = &view.title.train_types[view.side(train).train.index()].name;
            format!("{kind}{}", view.title.card(train.card).letter)
        };
        self.state().company(company(symbol)).trains.iter().map(name).collect()
    }

    /// The symbols on the share price chart in operating order.
    pub fn chart_order(&self) -> Vec<&str> {
        let title = self.game.title();
        self.state().market.iter().map(|&id| title.charter(id).symbol.as_str()).collect()
    }

    /// The letter of the phase.
    pub fn phase_now(&self) -> &str {
        &self.game.title().phase(self.state().phase).name
    }

    /// Whether the trains in the pool are these, in this order.
    pub fn pool_is(&self, names: &[&str]) -> bool {
        self.state().trains.pool.iter().copied().eq(names.iter().map(|name| train(name)))
    }

    /// The letter on top of the stack and how many are left of it.
    pub fn stack_top(&self) -> (&str, u8) {
        let trains = &self.state().trains;
        (&self.game.title().card(trains.top).letter, trains.left)
    }

    /// Whether the company must return trains now.
    pub fn returning(&self, symbol: &str) -> bool {
        matches!(self.decision(), Decision::ReturnTrains { company: id, .. } if *id == company(symbol))
    }

    pub fn decider(&self) -> u8 {
        self.asked().0
    }

    pub fn size_of(&self, symbol: &str) -> Size {
        self.game.view().size(company(symbol))
    }

    /// The only home hex of a company.
    pub fn home_of(&self, symbol: &str) -> &Home {
        &self.game.title().charter(company(symbol)).home
    }
}

/// The map, and what stands on it.
impl Table {
    /// A floated company of seat 0 at 100 with 500 K that has operated and built before; its only station is in this
    /// city.
    pub fn stationed(&mut self, symbol: &str, at: &str, city: u8) -> &mut Self {
        let shares = title().size_of(company(symbol)).float;
        self.started(symbol, 100, 0, &[shares]).treasury(symbol, 500).station(symbol, at, city);
        let company = company(symbol);
        self.edit(|state| state.companies[company.index()].has_laid = true)
    }

    /// Lays tiles by hand along a row, from this hex eastwards, one letter each: `-` plain track; cities `c` (20, one
    /// place), `Y` (30, one place) and `C` (40, two places); towns `t` (10), `T` (20) and `U` (30).
    pub fn line(&mut self, from: &str, letters: &str) -> &mut Self {
        let (row, column) = (&from[..1], from[1..].parse::<usize>().expect("a hex such as D6"));
        for (index, letter) in letters.chars().enumerate() {
            let (number, rotation) = match letter {
                '-' => ("9", 1),
                'c' => ("57", 1),
                'Y' => ("621", 1),
                'C' => ("611", 0),
                't' => ("4", 1),
                'T' => ("887p", 1),
                'U' => ("889p", 0),
                other => panic!("no tile is called {other}"),
            };
            self.lay(&format!("{row}{}", column + 2 * index), number, rotation);
        }
        self
    }

    /// Puts the company's home marker into a hex without a tile, where it waits for a city (ATE).
    pub fn waiting(&mut self, symbol: &str, at: &str) -> &mut Self {
        self.station(symbol, at, 0);
        let (company, hex) = (company(symbol), hex(at));
        self.edit(|state| {
            let markers = state.board.markers.iter_mut();
            markers.filter(|m| m.hex == hex && m.company == company).for_each(|m| m.city = None);
        })
    }

    /// The tiles that the power of a local railway allows there now, by name.
    pub fn tiles_by(&self, id: &str, at: &str) -> Vec<&str> {
        self.tiles_on_offer(at, Some(private(id)))
    }

    pub fn supply_of(&self, number: &str) -> u8 {
        self.state().supply[tile(number).index()]
    }

    /// The edges that lead to the company's marker on a hex.
    pub fn exits_of_marker(&self, symbol: &str, at: &str) -> Vec<u8> {
        let city = self.marker_of(symbol, at).flatten().expect("the marker stands in a city");
        self.game.view().face(hex(at)).exits_of(city).iter().map(|edge| edge.0).collect()
    }

    /// Runs the trains on the best routes.
    pub fn run_best(&mut self) -> &mut Self {
        let offers = self.offered();
        let run = offers.iter().find(|offer| matches!(offer, Offer::RunTrains { .. }));
        let action = run.expect("the company runs its trains now").action(0);
        self.play(action)
    }

    /// Passes through a stock round; the first company begins its turn in the operating round after it.
    pub fn open_operating_round(&mut self, set: u8) -> &mut Self {
        self.stock_round(set, 0).pass_until_operating()
    }
}
