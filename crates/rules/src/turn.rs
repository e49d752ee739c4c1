//! The one place where the state changes: a working copy with the events that led to it.
//!
//! An action is checked against the view and then applied to a turn; an error drops the turn, so that a refused action
//! changes nothing. Every method here that moves something records its event.

use crate::decision::Decision;
use crate::event::{Event, For, Holder, Purse, TrainPlace};
use crate::ids::{CompanyId, HexId, LocalId, Seat};
use crate::money::Money;
use crate::options::Options;
use crate::state::{Company, Credit, LocalOwner, Marker, Player, State, Train};
use crate::title::Title;
use crate::view::View;

/// A working copy of the state and the events so far.
pub struct Turn<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// How open points are resolved.
    pub options: &'a Options,
    /// The working copy.
    pub state: State,
    /// What has happened.
    pub events: Vec<Event>,
}

impl<'a> Turn<'a> {
    /// A working copy of what the view shows.
    pub fn of(view: View<'a>) -> Self {
        Turn { title: view.title, options: view.options, state: view.state.clone(), events: Vec::new() }
    }

    /// A look at the working copy.
    pub fn view(&self) -> View<'_> {
        View { title: self.title, options: self.options, state: &self.state }
    }

    /// Records an event. Where it changes the position, deals that were refused may be offered again.
    pub fn record(&mut self, event: Event) {
        if event.changes_position()
            && let Some(refused) = self.state.refused_mut()
        {
            refused.clear();
        }
        self.events.push(event);
    }

    /// Puts a decision on top of the agenda.
    pub fn ask(&mut self, decision: Decision) {
        self.state.agenda.push(decision);
    }

    /// Takes the decision on top off the agenda.
    pub fn answered(&mut self) {
        self.state.agenda.pop();
    }

    /// A player, to change.
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }

    /// A company, to change.
    pub fn company(&mut self, company: CompanyId) -> &mut Company {
        &mut self.state.companies[company.index()]
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut Money> {
        match purse {
            Purse::Bank => None,
            Purse::Player(seat) => Some(&mut self.player(seat).cash),
            Purse::Company(company) => Some(&mut self.company(company).treasury),
        }
    }

    /// Moves money. Nothing happens for an amount of 0.
    pub fn pay(&mut self, from: Purse, to: Purse, amount: Money, why: For) {
        if amount == 0 {
            return;
        }
        if let Some(purse) = self.purse(from) {
            *purse -= amount;
        }
        if from == Purse::Bank || to == Purse::Bank {
            self.bank_pays(if from == Purse::Bank { i64::from(amount) } else { -i64::from(amount) });
        }
        if let Some(purse) = self.purse(to) {
            *purse += amount;
        }
        self.record(Event::MoneyMoved { from, to, amount, why });
    }

    /// Where the bank may run out: its money, and whether it could pay (R-36-END-03). The event of the payment follows.
    fn bank_pays(&mut self, amount: i64) {
        let Some(bank) = &mut self.state.bank else { return };
        bank.cash -= amount;
        if bank.cash < 0 && !bank.broken {
            bank.broken = true;
            self.record(Event::BankBroke);
        }
    }

    /// Loans and capital of a company, to change.
    pub fn credit(&mut self, company: CompanyId) -> &mut Credit {
        &mut self.state.credit[company.index()]
    }

    /// Moves a local railway.
    pub fn move_local(&mut self, local: LocalId, to: LocalOwner) {
        let from = std::mem::replace(&mut self.state.locals[local.index()].owner, to);
        self.record(Event::LocalMoved { local, from, to });
    }

    /// Turns a local railway: its power is used up.
    pub fn use_power(&mut self, company: CompanyId, local: LocalId) {
        self.state.locals[local.index()].used = true;
        self.record(Event::PowerUsed { company, local });
    }

    /// Moves shares.
    pub fn move_shares(&mut self, company: CompanyId, shares: u8, from: Holder, to: Holder) {
        match from {
            Holder::Player(seat) => *self.state.shares_mut(company, seat) -= shares,
            Holder::Vaclav => self.company(company).vaclav -= shares,
            Holder::Pool => self.state.pool[company.index()] -= shares,
            Holder::Bank | Holder::Gone => {}
        }
        match to {
            Holder::Player(seat) => *self.state.shares_mut(company, seat) += shares,
            Holder::Vaclav => self.company(company).vaclav += shares,
            Holder::Pool => self.state.pool[company.index()] += shares,
            Holder::Bank | Holder::Gone => {}
        }
        self.record(Event::SharesMoved { company, shares, from, to });
    }

    /// Hands the director's certificate over; the shares that it is worth do not change.
    pub fn set_director(&mut self, company: CompanyId, to: Option<Seat>) {
        let from = std::mem::replace(&mut self.company(company).director, to);
        self.record(Event::DirectorChanged { company, from, to });
    }

    /// Puts a new marker on the chart, under all that are there.
    pub fn enter_market(&mut self, company: CompanyId, space: u8) {
        self.company(company).space = space;
        let chart = &self.title.chart;
        let rank = chart.rank(space);
        let above = |&&other: &&CompanyId| chart.rank(self.state.company(other).space) >= rank;
        let place = self.state.market.iter().take_while(above).count();
        self.state.market.insert(place, company);
    }

    /// Moves a marker on the chart. One that does not leave its space keeps its place in the stack (R-MKT-04).
    pub fn move_price(&mut self, company: CompanyId, space: u8) {
        let before = self.state.company(company).space;
        if before == space {
            return;
        }
        self.state.market.retain(|&other| other != company);
        self.enter_market(company, space);
        let (from, to) = (self.title.chart.price(before), self.title.chart.price(space));
        self.record(Event::PriceMoved { company, from, to, space });
    }

    /// Puts a marker on the chart under all others of its space.
    pub fn lower_marker(&mut self, company: CompanyId) {
        let space = self.state.company(company).space;
        self.state.market.retain(|&other| other != company);
        self.enter_market(company, space);
        self.record(Event::MarkerLowered { company });
    }

    /// Puts a marker of the company on the map.
    pub fn place_marker(&mut self, company: CompanyId, hex: HexId, city: Option<u8>) {
        self.company(company).markers -= 1;
        self.state.board.markers.push(Marker { hex, city, company });
        self.state.board.markers.sort_unstable();
        self.record(Event::MarkerPlaced { company, hex, city });
    }

    /// Moves a train into a company.
    pub fn give_train(&mut self, train: Train, from: TrainPlace, company: CompanyId) {
        if from == TrainPlace::Pool {
            remove(&mut self.state.trains.pool, train);
        }
        self.company(company).trains.push(train);
        self.record(Event::TrainMoved { train, from, to: TrainPlace::Company(company) });
    }

    /// Takes a train out of a company: to the pool, or out of the game.
    pub fn take_train(&mut self, train: Train, company: CompanyId, to: TrainPlace) {
        remove(&mut self.company(company).trains, train);
        self.state.trains.overlooked = false;
        match to {
            TrainPlace::Pool => self.state.trains.pool.push(train),
            TrainPlace::Company(other) => self.company(other).trains.push(train),
            TrainPlace::Stack | TrainPlace::Gone => {}
        }
        self.record(Event::TrainMoved { train, from: TrainPlace::Company(company), to });
    }
}

/// Takes one such train away.
fn remove(trains: &mut Vec<Train>, train: Train) {
    let index = trains.iter().position(|&other| other == train).expect("the train is where it is taken from");
    trains.remove(index);
}
