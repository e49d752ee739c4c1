//! Telling games of 1836Jr-56: what only it has, in the words of 18xx.games.

use rules::event::For;
use rules::state::Round;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, Decision, Event, F56Action, F56Decision, F56Event, Game, Played, Seat};
use serde_json::json;

use super::names::their_hex;
use super::tell::{Card, Teller, Told, player};
use super::untellable::Untold;
use super::waits;

impl Teller {
    pub(super) fn tell_of_f56(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &[Event],
    ) -> Result<Told, Untold> {
        let title = self.game.title().clone();
        let company = self.view().operating_company();
        let operating = || company.ok_or(Untold::Missing("operating-company"));
        Ok(match action {
            Action::BuyPrivate { private } => {
                let asking = match &self.state().round {
                    Round::Privates(auction) => auction.asking,
                    _ => 0,
                };
                Told::new("bid", json!({"company": title.private(*private).id, "price": asking}))
            }
            Action::F56(F56Action::BidFor { private, amount }) => {
                Told::new("bid", json!({"company": title.private(*private).id, "price": amount}))
            }
            Action::F56(F56Action::GoBankrupt) => Told::new("bankrupt", json!({})).by(player(seat)),
            Action::F56(F56Action::RemoveStation { hex, city }) => {
                Told::new("remove_token", self.city(*hex, *city))
            }
            Action::F56(F56Action::PlacePost { hex }) => {
                let post = title.privates.iter().find(|private| private.private.bonus > 0);
                let by = (json!(post.map_or("", |private| private.id.as_str())), "company");
                let fields = json!({"target": their_hex(&title, *hex), "target_type": "hex"});
                Told::new("assign", fields).by(by)
            }
            Action::F56(F56Action::BorrowTrain { source }) => {
                let id = self.id_for_sale(*source)?;
                self.borrowed = Some(id.clone());
                Told::new("borrow_train", json!({"train": id}))
            }
            Action::RunTrains { .. } => Told::new("run_routes", self.routes(operating()?, events)),
            Action::F56(F56Action::TakeLoan) => {
                let loan = self.loans.next().ok_or(Untold::Missing("loan"))?;
                Told::new("take_loan", json!({"loan": loan})).by(self.operating()?)
            }
            Action::F56(F56Action::RepayLoan) => {
                let company = operating()?;
                let loan = self.loans.of(company).ok_or(Untold::Missing("loan-to-repay"))?;
                self.loans.repaid(company, loan);
                Told::new("payoff_loan", json!({"loan": loan}))
            }
            Action::F56(F56Action::TradeTrain { train, pooled }) => {
                let last = self.view().last_card();
                let paid = events.iter().find_map(|event| match event {
                    Event::MoneyMoved { why: For::Train(_), amount, .. } => Some(*amount),
                    _ => None,
                });
                let given = self.card(operating()?, *train)?;
                let id = match pooled {
                    true => self.id_for_sale(Source::Pool(Train { card: last, side: train.side }))?,
                    false => self.next_id(last),
                };
                let fields = json!({
                    "train": id, "price": paid, "variant": title.card(last).letter, "exchange": given,
                });
                Told::new("buy_train", fields)
            }
            Action::F56(F56Action::Merge) => {
                let company = self.asked_company().map(|company| self.symbol(company));
                Told::new("merge", json!({"corporation": company}))
            }
            Action::F56(F56Action::PayLoans) => Told::new("pass", json!({})),
            other => return Err(self.not_told(other)),
        })
    }

    /// Sees to what that site asks for in another order, or what it cannot go on from.
    pub(super) fn mind_order(&mut self, action: &Action, played: &Played) -> Result<(), Untold> {
        if *action == Action::Pass {
            if let Some(Decision::F56(F56Decision::Loans { .. })) = self.state().decision() {
                self.release_all();
            }
        } else if self.loans_come_first() {
            self.held.extend(self.actions.pop());
        }
        if closes_the_last(&self.game, action, played) {
            return Err(Untold::ClosesTheLast);
        }
        Ok(())
    }

    /// Where a purchase ends the train step, that site asks for loans before trains are returned.
    fn loans_come_first(&self) -> bool {
        let Some(Decision::ReturnTrains { .. }) = self.state().decision() else { return false };
        let Some(company) = self.view().operating_company() else { return false };
        !self.view().asked_there(&Decision::Trains { company }) && self.view().loans_asked_there(company)
    }

    /// Tells what was held back before whatever is not done while loans are asked for.
    pub(super) fn release(&mut self, action: &Action) {
        let meanwhile = matches!(
            action,
            Action::ReturnTrain { .. }
                | Action::F56(F56Action::TakeLoan | F56Action::RepayLoan | F56Action::PlacePost { .. })
                | Action::Pass
        );
        if !meanwhile {
            self.release_all();
        }
    }

    pub(super) fn release_all(&mut self) {
        for held in std::mem::take(&mut self.held) {
            self.actions.push(held);
            let number = self.actions.len();
            if let Some(told) = self.actions.last_mut() {
                told["id"] = json!(number);
            }
        }
    }

    /// Keeps account of loans, certificates and trains that come back.
    pub(super) fn note_of_f56(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::F56(F56Event::LoansChanged { company, loans }) => {
                    self.loans.set(*company, usize::from(*loans))
                }
                Event::CompanyClosed { company } => self.loans.closed(*company),
                Event::F56(F56Event::CompanyMerged { company }) => self.loans.set(*company, 0),
                Event::F56(F56Event::NationalFormed { company, .. }) => {
                    let game = self.game.clone();
                    self.papers.formed(game.view(), *company, events);
                }
                _ => {}
            }
        }
        if self.state().operating().is_none_or(|turn| turn.credit.train.is_none()) {
            self.borrowed = None;
        }
    }

    /// The card of a train that the company runs, borrowed ones included.
    pub(super) fn borrowed_card(&self, company: CompanyId, train: Train) -> Option<Card> {
        let id = self.borrowed.clone()?;
        Some(Card { id, train, owner: Some(company) })
    }
}

/// Whether a forced sale closes the last company of the round, which would be next, and that site waits for nothing else in this
/// turn: then it waits for ever for the one that is closed.
fn closes_the_last(before: &Game, action: &Action, played: &Played) -> bool {
    let (
        Some(&Decision::F56(F56Decision::Raising { company, .. })),
        Action::SellShares { company: sold, .. },
    ) = (before.state().decision(), action)
    else {
        return false;
    };
    let Round::Operating { order, begun, .. } = &before.state().round else { return false };
    let closes = played.events.contains(&Event::CompanyClosed { company: *sold });
    if *sold == company || !closes || order[usize::from(*begun)..] != [*sold] {
        return false;
    }
    let round = |game: &Game| match game.state().round {
        Round::Operating { set, number, .. } => Some((set, number)),
        _ => None,
    };
    let mut game = played.game.clone();
    while round(&game) == round(before) {
        let Some(seat) = game.decider().filter(|_| waits::passes(&game) == 0) else { return false };
        let Ok(passed) = game.play(seat, &Action::Pass) else { return false };
        game = passed.game;
    }
    true
}
