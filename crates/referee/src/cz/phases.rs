//! VIII.12 and VIII.13: cards that leave the stack, phases, scrapping, limits, export (R-PH, R-SCR, R-POOL, R-EXP).

use rules::state::PrivateOwner;
use rules::title::Side;
use rules::train::Train;
use rules::{Action, CardId, CompanyId, Decision, Offer, PrivateId, TrainTypeId};

use super::book::Book;
use super::reading::sorted;
use super::table::{Round, Table};

impl Book<'_> {
    /// The side of a card that is up.
    pub fn side(&self, train: Train) -> &Side {
        let sides = &self.title.cards[train.card.index()].sides;
        sides.iter().find(|side| side.size == train.side).expect("a train is one side of its card")
    }

    /// The type of a train.
    pub fn type_of(&self, train: Train) -> TrainTypeId {
        self.side(train).train
    }

    /// Whether a company runs a train: it has the company's colour.
    pub fn runs(&self, company: CompanyId, train: Train) -> bool {
        train.side == self.title.companies[company.index()].size
    }

    /// The most trains of a company (R-TRN-02).
    pub fn train_limit(&self, table: &Table, company: CompanyId) -> usize {
        let size = self.title.companies[company.index()].size;
        self.title.phases[table.phase].train_limit[size as usize].map_or(0, usize::from)
    }

    /// The top card leaves the stack; says whether that began a phase (R-PH-01).
    pub fn leave_stack(&self, table: &mut Table) -> (CardId, bool) {
        let card = table.top;
        let begins = card.index() > table.phase;
        if begins {
            table.phase = card.index();
            if self.title.phases[table.phase].closes_papers {
                self.close_papers(table);
            }
        }
        if self.title.cards[card.index()].count(self.players).is_some() {
            table.left -= 1;
            if table.left == 0 {
                table.top = CardId::at(card.index() + 1);
                let next = self.title.cards[table.top.index()].count(self.players);
                table.left = next.unwrap_or(1);
            }
        }
        (card, begins)
    }

    /// All private papers close, wherever they are (R-MOR-10).
    fn close_papers(&self, table: &mut Table) {
        for paper in (0..table.papers.len()).map(PrivateId::at) {
            if matches!(table.papers[paper.index()].owner, PrivateOwner::Player(_) | PrivateOwner::Company(_))
            {
                table.papers[paper.index()].owner = PrivateOwner::Closed;
                self.close_railway(table, paper);
            }
        }
    }

    /// A train of this type was sold: others of its colour are scrapped everywhere (R-SCR-01 to 03, R-POOL-02).
    pub fn sold(&self, table: &mut Table, of: TrainTypeId) {
        for &gone in &self.title.train_types[of.index()].scraps {
            table.scrapped.insert(gone);
            for company in &mut table.companies {
                company.trains.retain(|train| self.type_of(*train) != gone);
            }
            table.pool.retain(|train| self.type_of(*train) != gone);
        }
    }

    /// Companies above their limit return trains, in operating order; where all that may be returned are alike, nobody is asked
    /// (R-SCR-05).
    pub fn check_limits(&self, table: &mut Table, keep: Option<(CompanyId, Train)>) {
        let mut keeps: Vec<(CompanyId, Train)> = keep.into_iter().collect();
        table.agenda.retain(|decision| match decision {
            Decision::ReturnTrains { company, keep } => {
                keeps.extend(keep.map(|train| (*company, train)));
                false
            }
            _ => true,
        });
        for company in table.by_price() {
            let keep = keeps.iter().find(|(of, _)| *of == company).map(|&(_, train)| train);
            while table.company(company).trains.len() > self.train_limit(table, company) {
                let choice = self.returnable(table, company, keep);
                if choice.len() > 1 {
                    table.agenda.push(Decision::ReturnTrains { company, keep });
                    return;
                }
                let Some(&train) = choice.first() else { break };
                self.to_pool(table, company, train);
            }
        }
    }

    /// The different trains that may be returned: not the one to be kept, but another of its kind.
    fn returnable(&self, table: &Table, company: CompanyId, keep: Option<Train>) -> Vec<Train> {
        let mut trains = table.company(company).trains.clone();
        if let Some(at) = keep.and_then(|keep| trains.iter().position(|train| *train == keep)) {
            trains.remove(at);
        }
        let mut trains = sorted(trains);
        trains.dedup();
        trains
    }

    fn to_pool(&self, table: &mut Table, company: CompanyId, train: Train) {
        let trains = &mut table.company_mut(company).trains;
        if let Some(at) = trains.iter().position(|of| *of == train) {
            trains.remove(at);
            table.pool.push(train);
            table.pool = sorted(std::mem::take(&mut table.pool));
        }
    }

    /// What may be returned.
    pub fn return_offers(&self, table: &Table, company: CompanyId, keep: Option<Train>) -> Vec<Offer> {
        let trains = self.returnable(table, company, keep).into_iter();
        trains.map(|train| Offer::ReturnTrain { train }).collect()
    }

    /// Returns a train.
    pub fn play_return(&self, table: &mut Table, company: CompanyId, keep: Option<Train>, action: &Action) {
        if let Action::ReturnTrain { train } = action {
            self.to_pool(table, company, *train);
        }
        self.check_limits(table, keep.map(|keep| (company, keep)));
    }

    /// After a set of operating rounds the top card leaves the game, as if all of its sides were sold (R-EXP); Václav's companies
    /// get trains instead (R-BOH-14).
    pub fn export(&self, table: &mut Table, drawn: &Table) {
        let Round::Export { set } = table.round else { return };
        if self.has_vaclav() {
            self.hand_out(table, drawn);
        } else if self.title.sets[set - 1].export {
            let (card, _) = self.leave_stack(table);
            for side in &self.title.cards[card.index()].sides {
                self.sold(table, side.train);
            }
        }
        self.check_limits(table, None);
    }
}
