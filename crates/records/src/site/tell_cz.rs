//! Telling games of 18CZ: what only its family does, in the words of 18xx.games.

use rules::title::Home;
use rules::{Action, CompanyId, CzAction, CzDecision, CzEvent, Decision, Event, HexId, Money};
use serde_json::json;

use super::tell::{Teller, Told};
use super::untellable::Untold;
use super::waits;

impl Teller {
    pub(super) fn tell_of_cz(&mut self, action: &Action, events: &[Event]) -> Result<Option<Told>, Untold> {
        let title = self.game.title().clone();
        let company = self.asked_company();
        let operating = || company.ok_or(Untold::Missing("operating-company"));
        let told = match action {
            Action::BuyPrivate { private } => {
                let private = title.private(*private);
                Told::new("bid", json!({"company": private.id, "price": private.price}))
            }
            Action::Cz(CzAction::RepayDebt { .. }) => {
                let owes = self.game.decider().map(|seat| self.state().player(seat).debt);
                Told::new("special_buy", json!({"description": "Payoff all debt", "cost": owes}))
            }
            Action::Cz(CzAction::LayHomeTile { hex, rotation }) => {
                let red = title.tiles.iter().find(|tile| tile.home_of == company);
                let id = format!("{}-0", red.map_or("", |tile| &tile.name));
                Told::new("lay_tile", self.laid(*hex, id, *rotation))
            }
            Action::Cz(CzAction::ReturnMarker { city }) => {
                let Some(Decision::Cz(CzDecision::DoubledMarker { hex, .. })) = self.state().decision()
                else {
                    return Err(Untold::NotAskedFor("doubled-marker"));
                };
                let mut fields = self.city(*hex, *city);
                fields["slot"] = json!(0);
                Told::new("remove_token", fields)
            }
            // Where they see no route they do not wait for one.
            Action::RunTrains { runs } if runs.is_empty() && !self.waits_for_run(operating()?) => {
                return Ok(None);
            }
            Action::ClaimRevenue { amount: 0 } if !self.waits_for_run(operating()?) => return Ok(None),
            Action::RunTrains { .. } => Told::new("run_routes", self.routes(operating()?, events)),
            Action::ClaimRevenue { amount: 0 } => Told::new("run_routes", json!({"routes": []})),
            Action::ClaimRevenue { .. } => return Err(Untold::RevenueWithoutRoutes),
            Action::Cz(CzAction::TakeOver { target, price }) => {
                let fields = json!({"corporation": self.symbol(*target), "price": price});
                Told::new("buy_corporation", fields)
            }
            Action::Cz(CzAction::TurnTrain { train, .. }) => {
                Told::new("swap_train", json!({"train": self.card(operating()?, *train)?}))
            }
            Action::Cz(CzAction::SellLocal { private }) => {
                let price = self.state().local_price.unwrap_or(0);
                Told::new("sell_company", json!({"company": title.private(*private).id, "price": price}))
            }
            other => return Err(self.not_told(other)),
        };
        Ok(Some(told))
    }

    /// Tells that whoever must decide repays so much of a debt.
    pub fn repay(&mut self, amount: Money) -> Result<(), Untold> {
        let owes = self.game.decider().map(|seat| self.state().player(seat));
        if owes.is_some_and(|owes| amount != owes.debt.min(owes.cash)) {
            return Err(Untold::RepaidInPart);
        }
        self.play(&Action::Cz(CzAction::RepayDebt { amount }))
    }

    /// Whether they wait for the routes of a company.
    fn waits_for_run(&self, company: CompanyId) -> bool {
        let view = self.view();
        view.has_runnable_train(company)
            && (self.joined.contains(&company) || waits::sees_route(view, company))
    }

    /// Notes whether the operating company is joined to another city. What it knew is forgotten when it takes over stations.
    pub(super) fn note_joined(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Cz(CzEvent::TakenOver { company, .. }) = event {
                self.joined.remove(company);
            }
        }
        if let Some(company) = self.view().operating_company()
            && waits::is_joined(self.view(), company)
        {
            self.joined.insert(company);
        }
    }

    /// Where a home company may choose its city they ask in any case.
    pub(super) fn tell_choice(&mut self, company: CompanyId, hex: HexId, city: Option<u8>) {
        let asked = matches!(self.state().decision(), Some(Decision::HomeCity { .. }));
        if self.game.title().charter(company).home == Home::Choice(hex) && !asked {
            let mut fields = self.city(hex, city.unwrap_or(0));
            fields["slot"] = json!(0);
            self.push("place_token", (json!(self.symbol(company)), "corporation"), fields);
        }
    }
}
