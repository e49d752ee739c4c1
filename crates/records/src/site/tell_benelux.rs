//! Telling games of 1836Jr-56: its actions in the words of 18xx.games.

use rules::action::Source;
use rules::notation::train_name;
use rules::state::{Round, Train};
use rules::{Action, CompanyId, Decision, Event, F56Action, Seat};
use serde_json::{Value, json};

use super::names::their_hex;
use super::tell::{Card, Teller};
use super::waits;

impl Teller {
    /// Who passes or acts: a company, a private company whose tile was laid, or the player.
    fn entity(&self, seat: Seat) -> (Value, &'static str) {
        let company = match self.state().decision() {
            Some(Decision::PrivateStation { hex, .. }) => {
                let title = self.game.title();
                let owner = title.locals.iter().find(|local| local.private.blocks == Some(*hex));
                return (json!(owner.map_or("", |local| local.id.as_str())), "company");
            }
            Some(
                Decision::Debts { company }
                | Decision::NationalTrains { company }
                | Decision::NationalStations { company, .. }
                | Decision::ReturnTrains { company, .. },
            ) => Some(*company),
            // Whoever laid the tile chooses there, whose home it may be.
            Some(Decision::HomeCity { company, .. }) => self.view().operating_company().or(Some(*company)),
            Some(
                Decision::Privates { .. }
                | Decision::Raise { .. }
                | Decision::Exchange { .. }
                | Decision::Raising { .. },
            ) => None,
            _ => self.view().operating_company(),
        };
        match company {
            Some(company) => (json!(self.symbol(company)), "corporation"),
            None => (json!(seat.index()), "player"),
        }
    }

    pub(super) fn tell_of_benelux(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &[Event],
    ) -> Result<(), String> {
        self.release(action);
        let title = self.game.title().clone();
        let (mut entity, mut entity_type) = self.entity(seat);
        if matches!(action, Action::F56(F56Action::TakeLoan) | Action::OfferForLocal { .. })
            && let Some(company) = self.view().operating_company()
        {
            (entity, entity_type) = (json!(self.symbol(company)), "corporation");
        }
        let (kind, fields) = match action {
            Action::Pass => {
                for _ in 0..waits::of_benelux(&self.game) {
                    self.push("pass", entity.clone(), entity_type, json!({}));
                }
                if let Some(Decision::Loans { .. }) = self.state().decision() {
                    self.release_all();
                }
                return Ok(());
            }
            Action::BuyLocal { local } => {
                let asking = match &self.state().round {
                    Round::Privates(auction) => auction.asking,
                    _ => 0,
                };
                ("bid", json!({"company": title.local(*local).id, "price": asking}))
            }
            Action::F56(F56Action::BidFor { local, amount }) => {
                ("bid", json!({"company": title.local(*local).id, "price": amount}))
            }
            Action::StartCompany { company, price } => {
                let (row, column) = title.chart.place(title.chart.space(*price).unwrap_or(0));
                let price = format!("{price},{row},{column}");
                ("par", json!({"corporation": self.symbol(*company), "share_price": price}))
            }
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company }) => {
                let total = self.view().total_shares(*company);
                let number = match action {
                    Action::F56(F56Action::BuyFromPool { .. }) => self.papers.first_in_pool(*company),
                    _ => self.papers.next_in_offering(*company, total),
                };
                let number = number.ok_or("there is no such certificate")?;
                let id = format!("{}_{number}", self.symbol(*company));
                ("buy_shares", json!({"shares": [id], "percent": 100 / u32::from(total)}))
            }
            Action::SellShares { company, shares } => {
                (entity, entity_type) = (json!(seat.index()), "player");
                let symbol = self.symbol(*company);
                let numbers = self.papers.for_sale(*company, seat, *shares);
                let ids: Vec<String> = numbers.iter().map(|number| format!("{symbol}_{number}")).collect();
                let each = 100 / u32::from(self.view().total_shares(*company));
                ("sell_shares", json!({"shares": ids, "percent": u32::from(*shares) * each}))
            }
            Action::F56(F56Action::GoBankrupt) => {
                (entity, entity_type) = (json!(seat.index()), "player");
                ("bankrupt", json!({}))
            }
            Action::LayTile { hex, tile, rotation, local } => {
                if let Some(local) = local {
                    (entity, entity_type) = (json!(title.local(*local).id), "company");
                }
                let id = self.free_copy(&title.tile(*tile).name);
                ("lay_tile", self.laid(*hex, id, *rotation))
            }
            Action::ChooseCity { city } => {
                let Some(&Decision::HomeCity { hex, .. }) = self.state().decision() else {
                    return Err("no city is asked for".into());
                };
                ("place_token", self.city(hex, *city))
            }
            Action::PlaceStation { hex, city } => ("place_token", self.city(*hex, *city)),
            Action::F56(F56Action::RemoveStation { hex, city }) => ("remove_token", self.city(*hex, *city)),
            Action::F56(F56Action::PlacePost { hex }) => {
                let post = title.locals.iter().find(|local| local.private.bonus > 0);
                (entity, entity_type) = (json!(post.map_or("", |local| local.id.as_str())), "company");
                ("assign", json!({"target": their_hex(&title, *hex), "target_type": "hex"}))
            }
            Action::F56(F56Action::BorrowTrain { source }) => {
                let id = self.borrowed_id(*source)?;
                self.borrowed = Some(id.clone());
                ("borrow_train", json!({"train": id}))
            }
            Action::RunTrains { .. } => {
                let company = self.view().operating_company().ok_or("no company is operating")?;
                ("run_routes", self.routes(company, events))
            }
            Action::PayOut => ("dividend", json!({"kind": "payout"})),
            Action::Retain => ("dividend", json!({"kind": "withhold"})),
            Action::F56(F56Action::TakeLoan) => {
                let loan = self.loans.next().ok_or("there is no loan left")?;
                ("take_loan", json!({"loan": loan}))
            }
            Action::F56(F56Action::RepayLoan) => {
                let company = self.view().operating_company().ok_or("no company is operating")?;
                let loan = self.loans.of(company).ok_or("the company has no loan")?;
                self.loans.repaid(company, loan);
                ("payoff_loan", json!({"loan": loan}))
            }
            Action::BuyTrain { source, .. } => {
                let train = self.train_for_sale(*source)?;
                let id = self.borrowed_id(*source)?;
                let price = self.view().side(train).price;
                ("buy_train", json!({"train": id, "price": price, "variant": train_name(&title, train)}))
            }
            Action::F56(F56Action::TradeTrain { train, pooled }) => {
                let company = self.view().operating_company().ok_or("no company is operating")?;
                let last = self.view().last_card();
                let paid = events.iter().find_map(|event| match event {
                    Event::MoneyMoved { why: rules::event::For::Train(_), amount, .. } => Some(*amount),
                    _ => None,
                });
                let given = self.card(company, *train)?;
                let id = match pooled {
                    true => self.borrowed_id(Source::Pool(Train { card: last, side: train.side }))?,
                    false => self.next_id(last),
                };
                let fields = json!({
                    "train": id, "price": paid, "variant": title.card(last).letter, "exchange": given,
                });
                ("buy_train", fields)
            }
            Action::BuyTrainFrom { seller, train, price } => {
                let id = self.card(*seller, *train)?;
                ("buy_train", json!({"train": id, "price": price, "variant": train_name(&title, *train)}))
            }
            Action::ReturnTrain { train } => {
                let company = match self.state().decision() {
                    Some(Decision::NationalTrains { company } | Decision::ReturnTrains { company, .. }) => {
                        *company
                    }
                    _ => return Err("no train is asked for".into()),
                };
                ("discard_train", json!({"train": self.card(company, *train)?}))
            }
            Action::OfferForLocal { local, price } => {
                ("buy_company", json!({"company": title.local(*local).id, "price": price}))
            }
            Action::F56(F56Action::Merge) => ("merge", json!({"corporation": entity.clone()})),
            Action::F56(F56Action::PayLoans) => ("pass", json!({})),
            other => return Err(self.not_told(other)),
        };
        self.told = fields.get("train").and_then(Value::as_str).map(str::to_owned);
        self.push(kind, entity, entity_type, fields);
        if self.loans_come_first() {
            self.held.extend(self.actions.pop());
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
    fn release(&mut self, action: &Action) {
        let meanwhile = matches!(
            action,
            Action::ReturnTrain { .. }
                | Action::F56(F56Action::TakeLoan)
                | Action::F56(F56Action::RepayLoan)
                | Action::F56(F56Action::PlacePost { .. })
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

    fn train_for_sale(&self, source: Source) -> Result<Train, String> {
        let view = self.view();
        let card = match source {
            Source::Pool(train) => return Ok(train),
            Source::Stack => view.state.trains.top,
            Source::Beside => view.last_card(),
        };
        let side = view.title.card(card).sides.first().ok_or("a card without a side")?;
        Ok(Train { card, side: side.size })
    }

    /// The id of a train that is for sale.
    fn borrowed_id(&self, source: Source) -> Result<String, String> {
        match source {
            Source::Pool(train) => {
                let card = self.cards.iter().find(|card| card.owner.is_none() && card.train == train);
                Ok(card.ok_or("a train that was never returned")?.id.clone())
            }
            _ => Ok(self.next_id(self.train_for_sale(source)?.card)),
        }
    }

    /// Keeps account of loans, certificates and trains that come back; `presidents` is who was president before.
    pub(super) fn note_of_benelux(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::LoansChanged { company, loans } => self.loans.set(*company, usize::from(*loans)),
                Event::CompanyClosed { company } => self.loans.closed(*company),
                Event::CompanyMerged { company } => self.loans.set(*company, 0),
                Event::NationalFormed { company, .. } => {
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
