//! R-36-RUN, the runs: what a train may do, what the trains of a company earn at best, and whether named routes are legal.

use std::rc::Rc;

use rules::title::{Colour, RunKind, StopKind};
use rules::train::Run;
use rules::{CardId, CompanyId, Money};

use super::Fault;
use super::table::Table;
use crate::board::Ground;
use crate::board::best::{Best, best};
use crate::board::routes::{Call, Network, Routes, TrainRule};
use crate::board::sides::{SideNumbers, Sides};
use crate::board::trace::{Spot, trace_from};
use crate::board::walk::walk;

/// Steps after which the search for the best runs is given up.
const MOST_STEPS: usize = 3_000_000;

impl Table<'_> {
    /// The newest colour of tiles says what places beyond the map are worth.
    fn newest(&self) -> Colour {
        self.phase().tiles
    }

    /// The most stops of a train; a diesel has none.
    fn reach(&self, card: CardId) -> usize {
        match self.title.train_types[self.train_type(card).index()].run {
            RunKind::Plain(stops) => usize::from(stops),
            _ => usize::MAX,
        }
    }

    /// What a run earns; `None` when it is none (RUN-01, RUN-05, RUN-06, PRV-09).
    fn earns(&self, company: CompanyId, reach: usize, calls: &[Call]) -> Option<Money> {
        let ports: Vec<&Call> = calls.iter().filter(|call| matches!(call.kind, StopKind::Port)).collect();
        let stations = calls.iter().filter(|call| call.own).count() as Money;
        if calls.len() < 2 || calls.len() > reach || stations == 0 || ports.len() > 1 {
            return None;
        }
        if ports.len() == 1 && calls.len() < 3 {
            return None;
        }
        let stops: Money = calls
            .iter()
            .map(|call| if matches!(call.kind, StopKind::Port) { call.value * stations } else { call.value })
            .sum();
        let post = match self.s.post {
            Some((owner, hex)) if owner == company && calls.iter().any(|call| call.hex == hex) => {
                self.title.privates.iter().map(|private| private.private.bonus).max().unwrap_or(0)
            }
            _ => 0,
        };
        Some(stops + post)
    }

    /// The trains that run: its own, or the one that it has borrowed.
    pub fn running(&self, company: CompanyId) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.trains(company).iter().map(|train| train.card).collect();
        cards.extend(self.turn().loan_train.map(|train| train.card));
        cards.sort();
        cards
    }

    /// The most that the company can earn.
    pub fn best_revenue(&self, company: CompanyId) -> Best {
        self.best_revenue_of(company, self.running(company))
    }

    /// The most that these trains can earn for the company, those that are alike side by side.
    pub fn best_revenue_of(&self, company: CompanyId, running: Vec<CardId>) -> Best {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let network = Network::of(ground, &SideNumbers::of(self.title), company, self.newest());
        let mut trains: Vec<(CardId, Rc<Routes>)> = Vec::new();
        for card in running {
            let alike = trains.iter().find(|(other, _)| *other == card).map(|(_, routes)| Rc::clone(routes));
            let routes = alike.unwrap_or_else(|| {
                let reach = self.reach(card);
                let rule = TrainRule {
                    may_hold: &|cities, towns| cities + towns <= reach,
                    earns: &|calls| self.earns(company, reach, calls),
                };
                Rc::new(network.routes(&rule, MOST_STEPS))
            });
            trains.push((card, routes));
        }
        let routes: Vec<Rc<Routes>> = trains.into_iter().map(|(_, routes)| routes).collect();
        best(&routes, MOST_STEPS)
    }

    /// What named runs earn.
    pub fn judge_runs(&self, company: CompanyId, runs: &[Run]) -> Result<Money, Fault> {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let numbers = SideNumbers::of(self.title);
        let mut at_home = self.running(company);
        let mut used = Sides::default();
        let mut revenue = 0;
        for run in runs {
            let at = at_home
                .iter()
                .position(|&card| card == run.train.card)
                .ok_or_else(|| Fault::of("R-36-RUN-09", "it has no such train left to run".to_owned()))?;
            at_home.remove(at);
            let walked = walk(ground, &numbers, company, self.newest(), &run.track)
                .map_err(|why| Fault::of("R-36-RUN-03", why))?;
            if walked.sides.meet(&used) {
                return Err(Fault::of("R-36-RUN-02", "two trains use the same track".to_owned()));
            }
            used = used.and(&walked.sides);
            revenue += self
                .earns(company, self.reach(run.train.card), &walked.calls)
                .ok_or_else(|| Fault::of("R-36-RUN-01", "this is no run".to_owned()))?;
        }
        Ok(revenue)
    }

    /// Whether a station of the company is joined to another city, town or red place (TRN-08).
    pub fn has_route(&self, company: CompanyId) -> bool {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let numbers = SideNumbers::of(self.title);
        let own = board.markers.iter().filter(|marker| marker.company == company);
        own.filter_map(|marker| Some((marker.hex, marker.city?))).any(|(home, city)| {
            let reached = trace_from(ground, &numbers, company, &[Spot::Stop(home, city, None)]);
            (0..self.title.hexes.len()).map(rules::HexId::at).any(|hex| {
                ground.face(hex).stops.iter().zip(0..).any(|(stop, at)| {
                    (hex, at) != (home, city)
                        && !matches!(stop.kind, StopKind::Port)
                        && reached.comes_to(hex, at)
                })
            })
        })
    }
}
