//! V and VIII.3, the order of play: what comes after an answer, up to the next question. A question to which there is only one
//! answer is not put.

use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::title::PaperKind;
use rules::{CzDecision, CzOffer, Decision, Offer, PrivateId};

use super::book::Book;
use super::table::{Round, Table, Turn};

impl Book<'_> {
    /// Goes on until somebody is asked, or the game is over.
    pub fn proceed(&self, table: &mut Table, drawn: &Table) {
        while table.agenda.is_empty() && table.round != Round::Over {
            match &table.round {
                Round::PreStock { .. } => self.go_on_with_pre_stock(table),
                Round::Auction(_) => self.go_on_with_auction(table),
                Round::Stock { .. } => self.go_on_with_stock(table),
                Round::Operating { turn: Some(_), .. } => self.go_on_with_turn(table),
                Round::Operating { .. } => self.next_company(table, drawn),
                Round::Export { set } => {
                    let number = set + 1;
                    table.round = Round::Stock { number, next: 0, passes: 0, sold: Default::default() };
                }
                Round::Over => {}
            }
        }
        if let Some(Decision::Cz(CzDecision::Stock { seat, sold })) = table.agenda.last().cloned()
            && self.stock_offers(table, seat, &sold) == [Offer::Pass]
        {
            table.agenda.pop();
            self.play_stock(table, seat, &sold, &rules::Action::Pass);
            self.proceed(table, drawn);
        }
    }

    fn go_on_with_stock(&self, table: &mut Table) {
        let Round::Stock { number, next, passes, .. } = &table.round else { return };
        let (number, next) = (*number, *next);
        if *passes == self.players {
            self.end_stock_round(table);
            self.begin_operating_round(table, number, 1);
            return;
        }
        table.agenda.push(Decision::Cz(CzDecision::Stock { seat: table.order[next], sold: Vec::new() }));
    }

    /// The marker moves on, private papers pay, and companies operate in the order of their prices (R-OR-01 to 03).
    pub fn begin_operating_round(&self, table: &mut Table, set: usize, number: usize) {
        table.local_price = Some(self.title.sets[set - 1].local_prices[number - 1]);
        let by_price = table.by_price().into_iter();
        let order = by_price.filter(|&company| table.company(company).status == Status::Floated).collect();
        table.round = Round::Operating { set, number, order, begun: 0, turn: None };
        let railway = self.owned_railway(table);
        match railway {
            Some((paper, seat)) if self.railway_offers(table, paper).len() > 1 => {
                table.agenda.push(Decision::Cz(CzDecision::RailwayTile { seat, paper }));
            }
            _ => self.pay_incomes(table),
        }
    }

    /// All papers pay their owners.
    pub fn pay_incomes(&self, table: &mut Table) {
        for index in 0..table.papers.len() {
            let private = &self.title.privates[index];
            let income = match private.kind {
                PaperKind::Railway(_) => self.railway_income(table, PrivateId::at(index)),
                _ => private.income,
            };
            match table.papers[index].owner {
                PrivateOwner::Player(seat) => table.player_mut(seat).cash += income,
                PrivateOwner::Company(company) => table.company_mut(company).treasury += income,
                _ => {}
            }
        }
    }

    fn next_company(&self, table: &mut Table, drawn: &Table) {
        let Round::Operating { set, number, order, begun, .. } = &table.round else { return };
        let (set, number, begun) = (*set, *number, *begun);
        if let Some(&company) = order.get(begun) {
            let first = !table.company(company).has_operated;
            let is_there = table.company(company).status == Status::Floated;
            let begins = Turn {
                company,
                step: Step::Home,
                first,
                laid: 0,
                promoted: false,
                refused: Default::default(),
            };
            if let Round::Operating { begun, turn, .. } = &mut table.round {
                *begun += 1;
                *turn = is_there.then_some(begins);
            }
            if is_there {
                table.company_mut(company).has_operated = true;
            }
        } else if number < self.title.sets[set - 1].local_prices.len() {
            self.begin_operating_round(table, set, number + 1);
        } else if set == self.title.sets.len() {
            table.round = Round::Over;
        } else {
            table.round = Round::Export { set };
            self.export(table, drawn);
        }
    }

    /// One step further in the turn, or its end.
    pub fn next_step(&self, table: &mut Table) {
        let Round::Operating { turn, .. } = &mut table.round else { return };
        let next = turn.as_ref().and_then(|turn| match turn.step {
            Step::Home => Some(Step::Track),
            Step::Track => Some(Step::Station),
            Step::Station => Some(Step::Run),
            Step::Run => Some(Step::TakeOver),
            Step::TakeOver => Some(Step::Trains),
            _ => None,
        });
        match (next, turn.as_mut()) {
            (Some(next), Some(turn)) => turn.step = next,
            _ => *turn = None,
        }
    }

    fn go_on_with_turn(&self, table: &mut Table) {
        let Some(Turn { company, step, first, .. }) = table.turn().cloned() else { return };
        match step {
            Step::Home if first && !table.company(company).home_placed => {
                self.go_home(table, company);
                if table.agenda.is_empty() {
                    self.next_step(table);
                }
            }
            Step::Track if self.waits(table, &Decision::Track { company }) => {
                table.agenda.push(Decision::Track { company });
            }
            Step::Station if self.station_waits(table, company) => {
                table.agenda.push(Decision::Station { company });
            }
            Step::Run => {
                if self.run_waits(table, company) {
                    table.agenda.push(Decision::Run { company });
                } else {
                    let revenue = self.best_revenue(table, company);
                    self.papers_have_run(table, company, &[]);
                    self.settle(table, company, revenue, true);
                    self.next_step(table);
                }
            }
            Step::TakeOver if self.take_over_waits(table, company) => {
                table.agenda.push(Decision::Cz(CzDecision::TakeOver { company }));
            }
            Step::Trains
                if !table.is_vaclavs(company) && self.waits(table, &Decision::Trains { company }) =>
            {
                table.agenda.push(Decision::Trains { company });
            }
            _ => self.next_step(table),
        }
    }

    /// Whether there is anything to answer but to pass; the paper train can be given later, too.
    fn waits(&self, table: &Table, decision: &Decision) -> bool {
        let at_leisure =
            |offer: &Offer| matches!(offer, Offer::Pass | Offer::Cz(CzOffer::AssignTrain { .. }));
        !self.offers_for(table, decision).iter().all(at_leisure)
    }
}
