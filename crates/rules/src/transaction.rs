//! The state while an action is played, with the events that it leads to.
//!
//! An action is checked against the view before anything happens, so that a refused action changes nothing. Steps say what
//! happens; the event alone changes the state.

use crate::board::Traced;
use crate::decision::Decision;
use crate::event::{Event, For, Holder, Note, Purse, TrainPlace};
use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::money::Money;
use crate::operating_turn::CreditTurn;
use crate::options::Options;
use crate::state::{Bank, PrivateOwner, State};
use crate::title::Title;
use crate::train::Train;
use crate::view::View;

/// The state while an action is played, and the events so far.
pub struct Transaction<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// How open points are resolved.
    pub options: &'a Options,
    /// What lies on the table.
    pub state: &'a mut State,
    traced: &'a Traced,
    /// What has happened, where somebody listens.
    heard: Option<&'a mut Vec<Event>>,
}

impl<'a> Transaction<'a> {
    /// Nothing has happened yet.
    pub(crate) fn new(
        title: &'a Title,
        options: &'a Options,
        state: &'a mut State,
        traced: &'a Traced,
        heard: Option<&'a mut Vec<Event>>,
    ) -> Self {
        Transaction { title, options, state, traced, heard }
    }

    /// A look at the table.
    pub fn view(&self) -> View<'_> {
        let Transaction { title, options, state, traced, .. } = self;
        View { title, options, state, traced, known: None }
    }

    /// Says what happens, which changes the state.
    pub fn record(&mut self, event: impl Into<Event>) {
        let event = event.into();
        self.state.apply(self.title, &event);
        if let Some(heard) = &mut self.heard {
            heard.push(event);
        }
    }

    /// Says what nobody need read.
    pub fn note(&mut self, note: Note) {
        self.record(Event::Noted(note));
    }

    /// Puts a decision on top of the agenda.
    pub fn ask(&mut self, decision: impl Into<Decision>) {
        self.note(Note::Asked(decision.into()));
    }

    /// Takes the decision on top off the agenda.
    pub fn answered(&mut self) {
        self.note(Note::Answered);
    }

    /// What a company with credit does in its turn, where one operates.
    pub fn note_credit(&mut self, change: impl FnOnce(&mut CreditTurn)) {
        let Some(operating) = self.state.operating() else { return };
        let mut credit = operating.credit.clone();
        change(&mut credit);
        if credit != operating.credit {
            self.note(Note::Credit(Box::new(credit)));
        }
    }

    /// Moves money. Nothing happens for an amount of 0.
    pub fn pay(&mut self, from: Purse, to: Purse, amount: Money, why: For) {
        if amount == 0 {
            return;
        }
        // Where the bank may run out, it has broken before it pays (R-36-END-03).
        let breaks = |bank: &Bank| !bank.broken && bank.cash < i64::from(amount);
        if from == Purse::Bank && self.state.bank.as_ref().is_some_and(breaks) {
            self.record(Event::BankBroke);
        }
        self.record(Event::MoneyMoved { from, to, amount, why });
    }

    /// Moves a local railway or private company.
    pub fn move_private(&mut self, private: PrivateId, to: PrivateOwner) {
        let from = self.state.private(private).owner;
        self.record(Event::PrivateMoved { private, from, to });
    }

    /// Uses up the power of a local railway or private company.
    pub fn use_power(&mut self, company: CompanyId, private: PrivateId) {
        self.record(Event::PowerUsed { company, private });
    }

    /// Moves shares.
    pub fn move_shares(&mut self, company: CompanyId, shares: u8, from: Holder, to: Holder) {
        self.record(Event::SharesMoved { company, shares, from, to });
    }

    /// Hands the director's certificate over; the shares that it is worth do not change.
    pub fn set_director(&mut self, company: CompanyId, to: Option<Seat>) {
        let from = self.state.company(company).director;
        self.record(Event::DirectorChanged { company, from, to });
    }

    /// Moves a marker on the chart. One that does not leave its space keeps its place in the stack (R-MKT-04).
    pub fn move_price(&mut self, company: CompanyId, space: u8) {
        let before = self.state.company(company).space;
        if before != space {
            let (from, to) = (self.title.chart.price(before), self.title.chart.price(space));
            self.record(Event::PriceMoved { company, from, to, space });
        }
    }

    /// Puts a marker of the company on the map.
    pub fn place_marker(&mut self, company: CompanyId, hex: HexId, city: Option<u8>) {
        self.record(Event::MarkerPlaced { company, hex, city });
    }

    /// Moves a train into a company.
    pub fn give_train(&mut self, train: Train, from: TrainPlace, company: CompanyId) {
        self.record(Event::TrainMoved { train, from, to: TrainPlace::Company(company) });
    }

    /// Takes a train out of a company: to the pool, to another company, or out of the game.
    pub fn take_train(&mut self, train: Train, company: CompanyId, to: TrainPlace) {
        self.record(Event::TrainMoved { train, from: TrainPlace::Company(company), to });
    }
}
