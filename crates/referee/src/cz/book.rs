//! The rules of 18CZ and its variants as the referee has read them: what may be answered to each question, and what it leads to.

use rules::{Action, CompanyId, CzAction, CzDecision, Decision, Offer, PrivateId, Seat, Title};
use std::cell::RefCell;
use std::collections::BTreeSet;

use rules::asked::Asked;
use rules::deal::Deal;
use rules::operating_turn::Step;
use rules::train::Train;

use super::table::Table;
use crate::board::best::Best;
use crate::board::sides::SideNumbers;
use crate::board::{Board, Ground, trace};

/// The rules for one title and number of players.
pub struct Book<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// How many play.
    pub players: usize,
    /// The hex sides of the map.
    pub numbers: SideNumbers,
    /// What was too much work to be found out, since this was last emptied.
    pub unsure: RefCell<BTreeSet<&'static str>>,
    /// The last revenue that was worked out, and for what.
    pub last_best: RefCell<Option<(BestOf, Best)>>,
}

/// What a revenue depends on.
type BestOf = (Board, CompanyId, usize, Vec<Train>, Vec<(PrivateId, Train)>);

impl<'a> Book<'a> {
    /// Opens the book.
    pub fn open(title: &'a Title, players: usize) -> Book<'a> {
        Book {
            title,
            players,
            numbers: SideNumbers::of(title),
            unsure: RefCell::default(),
            last_best: RefCell::default(),
        }
    }

    /// The map of a position.
    pub fn ground<'b>(&'b self, table: &'b Table) -> Ground<'b> {
        Ground { title: self.title, board: &table.board }
    }

    /// Companies that players hold shares of.
    pub fn share_companies(&self) -> Vec<CompanyId> {
        let all = (0..self.title.companies.len()).map(CompanyId::at);
        all.filter(|company| !self.title.companies[company.index()].private).collect()
    }

    /// Whether the title has Václav (XI.1).
    pub fn has_vaclav(&self) -> bool {
        self.title.id == "18cz-bohemia"
    }

    /// Who answers a question.
    pub fn asked(&self, table: &Table, decision: &Decision) -> Option<Seat> {
        match decision.asked() {
            Asked::Seat(seat) => Some(seat),
            Asked::Company(company) if table.is_vaclavs(company) => {
                let is_station = matches!(decision, Decision::Station { .. });
                Some(self.for_vaclav(table, company, is_station))
            }
            Asked::Company(company) => table.company(company).director,
        }
    }

    /// Everything that may be answered now, but for the routes of trains, of which there are too many; sorted.
    pub fn offers(&self, table: &Table) -> Vec<Offer> {
        let Some(decision) = table.agenda.last() else { return Vec::new() };
        let mut offers = self.offers_for(table, decision);
        offers.sort();
        offers
    }

    /// The same for one question.
    pub fn offers_for(&self, table: &Table, decision: &Decision) -> Vec<Offer> {
        let mut offers = match decision {
            Decision::Cz(CzDecision::PreStock { seat }) => self.pre_stock_offers(table, *seat),
            Decision::Cz(CzDecision::PickPaper { .. }) => self.paper_offers(table),
            Decision::Cz(CzDecision::Bid { seat, paper }) => self.bid_offers(table, *seat, *paper),
            Decision::Cz(CzDecision::RailwayTile { paper, .. }) => self.railway_offers(table, *paper),
            Decision::Cz(CzDecision::Stock { seat, sold }) => self.stock_offers(table, *seat, sold),
            Decision::Cz(CzDecision::HomeTile { company }) => self.home_tile_offers(table, *company),
            Decision::HomeCity { hex, .. } => self.home_city_offers(table, *hex),
            Decision::Track { company } => self.track_offers(table, *company),
            Decision::Station { company } => self.station_offers(table, *company),
            Decision::Run { .. } => Vec::new(),
            Decision::Dividend { .. } => vec![Offer::PayOut, Offer::Retain],
            Decision::Cz(CzDecision::TakeOver { company }) => self.take_over_offers(table, *company),
            Decision::Cz(CzDecision::DoubledMarker { company, target, hex }) => {
                self.doubled_offers(table, *company, *target, *hex)
            }
            Decision::Cz(CzDecision::TakenTrains { company, taken }) => {
                self.taken_offers(table, *company, taken)
            }
            Decision::Trains { company } => self.train_offers(table, *company),
            Decision::ReturnTrains { company, keep } => self.return_offers(table, *company, *keep),
            Decision::Answer { company, deal, price, .. } => {
                self.answer_offers(table, *company, *deal, *price)
            }
            Decision::CounterOffer { .. } => vec![Offer::Accept, Offer::Refuse],
            _ => Vec::new(),
        };
        if let Some(company) = own_turn(decision) {
            offers.extend(self.local_offers(table, company));
            offers.extend(self.assign_offers(table, decision, company));
            offers.extend(self.purple_offers(table, company));
        }
        offers
    }

    /// Plays an action that is legal, and goes on to the next question. What is drawn by lot is taken from `drawn`, the position
    /// that the engine came to.
    pub fn play(&self, table: &mut Table, action: &Action, drawn: &Table) -> Result<(), String> {
        let before = table.clone();
        let decision = table.agenda.pop().ok_or("nobody is asked anything")?;
        let company = own_turn(&decision);
        match (action, company) {
            (Action::OfferForPrivate { private, price }, Some(company)) => {
                table.agenda.push(decision);
                self.offer(table, company, Deal::Private(*private), *price);
            }
            (Action::Cz(CzAction::SellLocal { private }), Some(company)) => {
                self.sell_local(table, company, *private);
                table.agenda.push(decision);
            }
            (Action::Cz(CzAction::AssignTrain { private }), Some(company)) => {
                self.assign_train(table, company, *private);
                table.agenda.push(decision);
            }
            (Action::LayTile { hex, tile, rotation, private }, Some(company)) => {
                table.agenda.push(decision);
                self.lay(table, company, *hex, *tile, *rotation, *private);
            }
            _ => self.answer(table, decision, action, drawn)?,
        }
        self.open_to_offers(table, &before);
        // Steps of a turn are asked anew if there is still something to ask.
        table.agenda.retain(|below| {
            !matches!(
                below,
                Decision::Track { .. }
                    | Decision::Station { .. }
                    | Decision::Run { .. }
                    | Decision::Cz(CzDecision::TakeOver { .. })
                    | Decision::Trains { .. }
            )
        });
        self.proceed(table, drawn);
        Ok(())
    }

    fn answer(
        &self,
        table: &mut Table,
        decision: Decision,
        action: &Action,
        drawn: &Table,
    ) -> Result<(), String> {
        match decision {
            Decision::Cz(CzDecision::PreStock { seat }) => self.play_pre_stock(table, seat, action),
            Decision::Cz(CzDecision::PickPaper { .. }) => self.play_pick(table, action),
            Decision::Cz(CzDecision::Bid { seat, .. }) => self.play_bid(table, seat, action),
            Decision::Cz(CzDecision::RailwayTile { .. }) => self.play_railway(table, action),
            Decision::Cz(CzDecision::Stock { seat, sold }) => self.play_stock(table, seat, &sold, action),
            Decision::Cz(CzDecision::HomeTile { company }) => self.play_home_tile(table, company, action),
            Decision::HomeCity { hex, .. } => self.play_home_city(table, hex, action),
            Decision::Track { .. } | Decision::Cz(CzDecision::TakeOver { .. }) | Decision::Trains { .. }
                if *action == Action::Pass =>
            {
                self.next_step(table);
            }
            Decision::Station { company } => {
                if let Action::PlaceStation { hex, city } = action {
                    self.place_station(table, company, *hex, *city);
                }
                self.next_step(table);
            }
            Decision::Run { company } => self.play_run(table, company, action)?,
            Decision::Dividend { company, revenue } => {
                self.settle(table, company, revenue, *action == Action::PayOut);
                self.next_step(table);
            }
            Decision::Cz(CzDecision::TakeOver { company }) => {
                if let Action::Cz(CzAction::TakeOver { target, price }) = action {
                    self.offer(table, company, Deal::TakeOver(*target), *price);
                }
            }
            Decision::Cz(CzDecision::DoubledMarker { company, target, hex }) => {
                self.play_doubled(table, company, target, hex, action);
            }
            Decision::Cz(CzDecision::TakenTrains { company, taken }) => {
                self.play_taken(table, company, &taken, action)
            }
            Decision::Trains { company } => self.play_trains(table, company, action, drawn),
            Decision::ReturnTrains { company, keep } => self.play_return(table, company, keep, action),
            Decision::Answer { seat, company, deal, price } => {
                self.play_answer(table, (seat, company), deal, price, action);
            }
            Decision::CounterOffer { company, deal, price, .. } => {
                if *action == Action::Accept {
                    self.close_deal(table, company, deal, price);
                }
            }
            _ => return Err("a question that this family does not have".into()),
        }
        Ok(())
    }

    /// Where anything lies differently than before, refused prices may be offered again.
    pub fn open_to_offers(&self, table: &mut Table, before: &Table) {
        if has_changed(before, table)
            && let Some(turn) = table.turn_mut()
        {
            turn.refused.clear();
        }
    }

    /// The tracks of a company in this position.
    pub fn trace(&self, table: &Table, company: CompanyId) -> trace::Trace {
        trace::trace(self.ground(table), &self.numbers, company)
    }

    /// Notes where answers of a trace are not to be relied on.
    pub fn rely_on(&self, trace: &trace::Trace) {
        if trace.was_unsure() {
            self.unsure.borrow_mut().insert("a trace with too many ways");
        }
    }
}

/// The company in whose own turn a question is put, so that its local railways may be dealt with (R-OR-06).
pub fn own_turn(decision: &Decision) -> Option<CompanyId> {
    match decision {
        Decision::Track { company }
        | Decision::Station { company }
        | Decision::Run { company }
        | Decision::Dividend { company, .. }
        | Decision::Cz(CzDecision::TakeOver { company } | CzDecision::TakenTrains { company, .. })
        | Decision::Trains { company } => Some(*company),
        _ => None,
    }
}

/// Whether anything lies differently on the table.
fn has_changed(before: &Table, now: &Table) -> bool {
    let bare = |table: &Table| {
        let mut bare = table.clone();
        bare.agenda.clear();
        if let Some(turn) = bare.turn_mut() {
            turn.refused.clear();
            turn.step = Step::Home;
        }
        bare
    };
    bare(before) != bare(now)
}
