//! VIII.7 and VIII.8, running trains and what is done with the revenue (R-RUN, R-INC, R-MKT).

use rules::{Action, CompanyId, CzOffer, Decision, Money, Offer, PrivateId, TrainTypeId};
use std::rc::Rc;

use rules::state::PrivateOwner;
use rules::title::{PaperKind, RedBonuses, RunKind, StopKind, TrainType};
use rules::train::{Run, Train};

use super::book::Book;
use super::chart::{self, Way};
use super::table::Table;
use crate::board::best::{Best, best};
use crate::board::routes::{Call, Network, Routes, TrainRule};
use crate::board::sides::Sides;
use crate::board::walk::walk;

/// A route that ends in a red tile whose bonus counts earns so much more (R-INC-03, R-MOR-11).
const RED_BONUS: Money = 50;
/// Steps after which the search for routes of one kind of train is given up.
const MOST_ROUTES: usize = 150_000;
/// Steps after which the choice among routes is given up.
const MOST_CHOICES: usize = 1_000_000;

impl Book<'_> {
    /// The trains that run for the company: those of its own size (R-RUN-01).
    pub fn running(&self, table: &Table, company: CompanyId) -> Vec<Train> {
        let trains = table.company(company).trains.iter();
        trains.filter(|train| self.runs(company, **train)).copied().collect()
    }

    /// The paper trains that were given to the company for this run (R-MOR-15).
    pub fn paper_trains(&self, table: &Table, company: CompanyId) -> Vec<(PrivateId, Train)> {
        let papers = table.papers_of(PrivateOwner::Company(company));
        papers
            .filter_map(|paper| match self.title.privates[paper.index()].kind {
                PaperKind::Train(card) => {
                    let side = self.title.cards[card.index()].sides[0].size;
                    Some((paper, Train { card, side }))
                }
                _ => None,
            })
            .collect()
    }

    /// The most that the company's trains can earn (R-RUN-12).
    pub fn best_revenue(&self, table: &Table, company: CompanyId) -> Money {
        let trains = self.running(table, company);
        let papers = self.paper_trains(table, company);
        if trains.is_empty() && papers.is_empty() {
            return 0;
        }
        let key = (table.board.clone(), company, table.phase, trains.clone(), papers.clone());
        if let Some((known, earned)) = &*self.last_best.borrow()
            && *known == key
        {
            return self.found(*earned);
        }
        let newest = self.title.phases[table.phase].tiles;
        let network = Network::of(self.ground(table), &self.numbers, company, newest);
        let mut types: Vec<TrainTypeId> = trains.iter().map(|train| self.type_of(*train)).collect();
        types.sort();
        let mut lists: Vec<(TrainTypeId, Rc<Routes>)> = Vec::new();
        for of in types {
            let known = lists.iter().find(|(known, _)| *known == of).map(|(_, routes)| Rc::clone(routes));
            let routes = known.unwrap_or_else(|| Rc::new(self.routes(&network, company, of)));
            lists.push((of, routes));
        }
        let lists: Vec<Rc<Routes>> = lists.into_iter().map(|(_, routes)| routes).collect();
        let found = best(&lists, MOST_CHOICES);
        let mut earned = found.earned;
        let mut cut = found.cut;
        for (_, train) in &papers {
            // It may share track with the others.
            let routes = self.routes(&network, company, self.type_of(*train));
            earned += routes.routes.first().map_or(0, |&(_, most)| most);
            cut |= routes.cut;
        }
        let found = Best { earned, cut };
        *self.last_best.borrow_mut() = Some((key, found));
        self.found(found)
    }

    /// What was found, remembering whether there may be more.
    fn found(&self, best: Best) -> Money {
        if best.cut {
            self.unsure.borrow_mut().insert("a revenue with too many routes");
        }
        best.earned
    }

    fn routes(&self, network: &Network, company: CompanyId, of: TrainTypeId) -> Routes {
        let of = &self.title.train_types[of.index()];
        let may_hold = |cities: usize, towns: usize| may_hold(of.run, cities, towns);
        let earns = |calls: &[Call]| earns(of, company, calls);
        network.routes(&TrainRule { may_hold: &may_hold, earns: &earns }, MOST_ROUTES)
    }

    /// Whether these runs are legal, and what they earn.
    ///
    /// # Errors
    /// In words, when they are not.
    pub fn judge_runs(&self, table: &Table, company: CompanyId, runs: &[Run]) -> Result<Money, String> {
        let papers: Vec<Train> =
            self.paper_trains(table, company).into_iter().map(|(_, train)| train).collect();
        let mut idle = self.running(table, company);
        idle.extend(&papers);
        let newest = self.title.phases[table.phase].tiles;
        let mut used = Sides::default();
        let mut earned = 0;
        for run in runs {
            let at = idle.iter().position(|train| *train == run.train);
            let at = at.ok_or("R-RUN-01: a train that the company does not have, or twice")?;
            idle.remove(at);
            let walk = walk(self.ground(table), &self.numbers, company, newest, &run.track)?;
            let is_paper = papers.contains(&run.train);
            if !is_paper {
                if walk.sides.meet(&used) {
                    return Err("R-RUN-10: two trains share track".into());
                }
                used = used.and(&walk.sides);
            }
            let of = &self.title.train_types[self.type_of(run.train).index()];
            earned +=
                earns(of, company, &walk.calls).ok_or("R-RUN-02 to 05: it is no route of this train")?;
        }
        Ok(earned)
    }

    /// Runs the trains; what they earned is paid out or kept.
    pub fn play_run(&self, table: &mut Table, company: CompanyId, action: &Action) -> Result<(), String> {
        let Action::RunTrains { runs } = action else {
            return Err("R-RUN-12: running is not optional".into());
        };
        let revenue = self.judge_runs(table, company, runs)?;
        self.papers_have_run(table, company, runs);
        if revenue > 0 {
            table.agenda.push(Decision::Dividend { company, revenue });
        } else {
            self.settle(table, company, 0, true);
            self.next_step(table);
        }
        Ok(())
    }

    /// Paper trains that have run are gone; others stay with their owner (R-MOR-15).
    pub fn papers_have_run(&self, table: &mut Table, company: CompanyId, runs: &[Run]) {
        let before = table.clone();
        for (paper, train) in self.paper_trains(table, company) {
            if runs.iter().any(|run| run.train == train) {
                table.papers[paper.index()].owner = PrivateOwner::Closed;
            } else if let Some(seat) = table.company(company).director {
                table.papers[paper.index()].owner = PrivateOwner::Player(seat);
            }
        }
        self.open_to_offers(table, &before);
    }

    /// Whether the company is asked for routes: there is something to earn, or it might still lay a purple-edged tile that
    /// changes that (amendment to R-RUN), or get the director's paper train (R-MOR-15). Václav's trains run by themselves.
    pub fn run_waits(&self, table: &Table, company: CompanyId) -> bool {
        if table.is_vaclavs(company) {
            return false;
        }
        let mut with_papers = table.clone();
        for offer in self.assign_offers(table, &Decision::Run { company }, company) {
            if let Offer::Cz(CzOffer::AssignTrain { private }) = offer {
                self.assign_train(&mut with_papers, company, private);
            }
        }
        let has_trains = !self.running(table, company).is_empty();
        self.best_revenue(table, company) > 0
            || self.best_revenue(&with_papers, company) > 0
            || has_trains && !self.purple_offers(table, company).is_empty()
    }

    /// Pays the revenue out or keeps it, and moves the price (R-INC-04 to 08, R-MKT-01, R-MKT-02).
    pub fn settle(&self, table: &mut Table, company: CompanyId, revenue: Money, pay_out: bool) {
        let before = table.clone();
        if revenue > 0 && pay_out {
            let total = Money::from(self.sheet(company).shares);
            for seat in 0..self.players {
                let shares = Money::from(table.company(company).shares[seat]);
                table.players[seat].cash += (revenue * shares).div_ceil(total);
            }
            chart::go(self.title, table, company, Way::Right, self.sheet(company).dividend_steps);
        } else {
            table.company_mut(company).treasury += revenue;
            chart::go(self.title, table, company, Way::Left, 1);
        }
        self.open_to_offers(table, &before);
    }
}

/// Whether a train may call at so many (R-RUN-03 to 05).
fn may_hold(kind: RunKind, cities: usize, towns: usize) -> bool {
    match kind {
        RunKind::Plain(most) => cities + towns <= usize::from(most),
        RunKind::Plus { cities: most, total } => {
            cities <= usize::from(most) && cities + towns <= usize::from(total)
        }
        RunKind::Express(most) => cities <= usize::from(most),
        RunKind::Unlimited => true,
    }
}

/// What a route earns; nothing when it is none of this train.
fn earns(of: &TrainType, company: CompanyId, calls: &[Call]) -> Option<Money> {
    let mut towns: Vec<Money> = Vec::new();
    let mut cities: Vec<Money> = Vec::new();
    for call in calls {
        if matches!(call.kind, StopKind::Town) { towns.push(call.value) } else { cities.push(call.value) }
    }
    if calls.len() < 2 || !calls.iter().any(|call| call.own) || !may_hold(of.run, cities.len(), towns.len()) {
        return None;
    }
    if let RunKind::Express(most) = of.run {
        // The best towns are kept, the others left out.
        towns.sort_by_key(|&value| std::cmp::Reverse(value));
        towns.truncate(usize::from(most) - cities.len());
        if cities.len() + towns.len() < 2 {
            return None;
        }
    }
    let reds = calls.iter().filter_map(|call| call.red);
    let bonuses = match of.bonuses {
        RedBonuses::Home => reds.filter(|&red| red == company).count(),
        RedBonuses::None => 0,
        RedBonuses::All => reds.count(),
    };
    Some(cities.iter().chain(&towns).sum::<Money>() + RED_BONUS * bonuses as Money)
}
