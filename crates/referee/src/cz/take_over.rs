//! VIII.9, taking over smaller companies (R-ACQ).

use rules::deal::Deal;
use rules::state::{Marker, PrivateOwner, Status};
use rules::title::Size;
use rules::train::Train;
use rules::{Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, HexId, Money, Offer};

use super::book::Book;
use super::chart;
use super::reading::sorted;
use super::table::Table;

impl Book<'_> {
    /// The companies that may be taken over, and for how much per share (R-ACQ-01 to 05).
    pub fn take_over_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let mut offers = vec![Offer::Pass];
        for target in self.share_companies() {
            if !self.is_target(table, company, target) {
                continue;
            }
            let price = chart::price(self.title, table, target);
            let from = self.lowest_offer(table, Deal::TakeOver(target), price.div_ceil(2));
            let to = self.highest_take_over(table, company, target);
            if from <= to {
                offers.push(Offer::Cz(CzOffer::TakeOver { target, from, to }));
            }
        }
        offers
    }

    /// Whether the step is asked: a company could be taken over, or there is one and dealing in local railways first might help
    /// (A-74; how far the chance of that goes is the engine's choice).
    pub fn take_over_waits(&self, table: &Table, company: CompanyId) -> bool {
        let any_target = self.share_companies().into_iter().any(|target| {
            let highest = chart::price(self.title, table, target) * 3 / 2;
            self.is_target(table, company, target)
                && self.lowest_offer(table, Deal::TakeOver(target), 1) <= highest
        });
        any_target
            && (self.take_over_offers(table, company).len() > 1
                || !self.local_offers(table, company).is_empty())
    }

    fn is_target(&self, table: &Table, company: CompanyId, target: CompanyId) -> bool {
        let size = |company: CompanyId| self.title.companies[company.index()].size;
        let vaclavs = table.is_vaclavs(company) || table.is_vaclavs(target);
        size(target) < size(company) && table.company(target).status == Status::Floated && !vaclavs
    }

    /// The most that may be paid for a share (R-ACQ-03, R-ACQ-05).
    pub fn highest_take_over(&self, table: &Table, company: CompanyId, target: CompanyId) -> Money {
        let price = chart::price(self.title, table, target);
        (price * 3 / 2).min(table.company(company).treasury / Money::from(table.held(target)))
    }

    /// Pays the holders, and money, local railways and trains change hands (R-ACQ-04, R-ACQ-06).
    pub fn take_over(&self, table: &mut Table, company: CompanyId, target: CompanyId, price: Money) {
        for seat in 0..self.players {
            let paid = price * Money::from(table.company(target).shares[seat]);
            table.company_mut(company).treasury -= paid;
            table.players[seat].cash += paid;
        }
        let gone = table.company_mut(target);
        let treasury = std::mem::take(&mut gone.treasury);
        let trains = std::mem::take(&mut gone.trains);
        table.company_mut(company).treasury += treasury;
        for &train in &trains {
            self.get_train(table, company, train);
        }
        for paper in &mut table.papers {
            if paper.owner == PrivateOwner::Company(target) {
                paper.owner = PrivateOwner::Company(company);
            }
        }
        if !trains.is_empty() {
            table.agenda.push(Decision::Cz(CzDecision::TakenTrains { company, taken: sorted(trains) }));
        }
        // Of two markers in one city one goes back.
        let all = table.board.markers.clone();
        let own = |marker: &Marker| all.contains(&Marker { company, ..*marker });
        table.board.markers.retain(|marker| marker.company != target || !own(marker));
        table.company_mut(company).markers += (all.len() - table.board.markers.len()) as u8;
        self.go_on_with_take_over(table, company, target);
    }

    /// Markers come last: where both have one on a hex in separate cities, the acquirer is asked (R-ACQ-08).
    fn go_on_with_take_over(&self, table: &mut Table, company: CompanyId, target: CompanyId) {
        match self.doubled(table, company, target) {
            Some(hex) => table.agenda.push(Decision::Cz(CzDecision::DoubledMarker { company, target, hex })),
            None => self.close(table, company, target),
        }
    }

    /// A hex on which both have a marker, in separate cities.
    fn doubled(&self, table: &Table, company: CompanyId, target: CompanyId) -> Option<HexId> {
        let of = |owner: CompanyId| table.board.markers.iter().filter(move |marker| marker.company == owner);
        let doubled = |own: &&Marker| of(target).any(|other| other.hex == own.hex && other.city != own.city);
        of(company).find(doubled).map(|marker| marker.hex)
    }

    /// The markers become the acquirer's, and the target leaves the game (R-ACQ-07, R-ACQ-08, R-ACQ-15).
    fn close(&self, table: &mut Table, company: CompanyId, target: CompanyId) {
        chart::take_off(table, target);
        let gone = table.company_mut(target);
        gone.status = Status::Closed;
        gone.director = None;
        gone.shares.iter_mut().for_each(|shares| *shares = 0);
        let markers = std::mem::take(&mut gone.markers);
        table.company_mut(company).markers += markers;
        for marker in table.board.markers.iter_mut().filter(|marker| marker.company == target) {
            marker.company = company;
        }
        table.board.markers = sorted(std::mem::take(&mut table.board.markers));
    }

    /// Either of the two markers.
    pub fn doubled_offers(
        &self,
        table: &Table,
        company: CompanyId,
        target: CompanyId,
        hex: HexId,
    ) -> Vec<Offer> {
        let markers = table.board.markers.iter();
        let here = markers.filter(|marker| marker.hex == hex && [company, target].contains(&marker.company));
        here.filter_map(|marker| marker.city).map(|city| Offer::Cz(CzOffer::ReturnMarker { city })).collect()
    }

    /// One of them goes back to the charter.
    pub fn play_doubled(
        &self,
        table: &mut Table,
        company: CompanyId,
        target: CompanyId,
        hex: HexId,
        action: &Action,
    ) {
        let Action::Cz(CzAction::ReturnMarker { city }) = action else { return };
        let is_it = |marker: &Marker| {
            marker.hex == hex && [company, target].contains(&marker.company) && marker.city == Some(*city)
        };
        table.board.markers.retain(|marker| !is_it(marker));
        table.company_mut(company).markers += 1;
        self.go_on_with_take_over(table, company, target);
    }

    /// Turning and scrapping, and keeping the rest as it is; each only if the company can still end within its limit and, if
    /// at it, with a train that it runs (R-ACQ-09 to 14).
    pub fn taken_offers(&self, table: &Table, company: CompanyId, taken: &[Train]) -> Vec<Offer> {
        let mut offers = Vec::new();
        if self.may_keep(table, company) {
            offers.push(Offer::Pass);
        }
        let mut different = sorted(taken.to_vec());
        different.dedup();
        for train in different {
            offers.push(Offer::Cz(CzOffer::ScrapTrain { train }));
            for (side, cost) in self.larger_sides(table, company, train) {
                let mut after = table.clone();
                let left = self.turn_taken(&mut after, company, taken, train, side, cost);
                if self.can_end_well(&after, company, &left) {
                    offers.push(Offer::Cz(CzOffer::TurnTrain { train, side, cost }));
                }
            }
        }
        offers
    }

    /// Larger sides of the card that the company may own and pay for.
    fn larger_sides(&self, table: &Table, company: CompanyId, train: Train) -> Vec<(Size, Money)> {
        let size = self.title.companies[company.index()].size;
        let price = self.side(train).price;
        let sides = self.title.cards[train.card.index()].sides.iter();
        sides
            .filter(|side| {
                side.size > train.side && side.size <= size && !table.scrapped.contains(&side.train)
            })
            .map(|side| (side.size, side.price.saturating_sub(price)))
            .filter(|&(_, cost)| cost <= table.company(company).treasury)
            .collect()
    }

    /// Within the limit, and not at it without a train that runs.
    fn may_keep(&self, table: &Table, company: CompanyId) -> bool {
        let trains = table.company(company).trains.len();
        let limit = self.train_limit(table, company);
        trains < limit || trains == limit && !self.running(table, company).is_empty()
    }

    /// Whether some way to decide on the rest is allowed.
    fn can_end_well(&self, table: &Table, company: CompanyId, taken: &[Train]) -> bool {
        if self.may_keep(table, company) {
            return true;
        }
        taken.iter().any(|&train| {
            let mut after = table.clone();
            let left = self.scrap_taken(&mut after, company, taken, train);
            let scrapping = self.can_end_well(&after, company, &left);
            scrapping
                || self.larger_sides(table, company, train).into_iter().any(|(side, cost)| {
                    let mut after = table.clone();
                    let left = self.turn_taken(&mut after, company, taken, train, side, cost);
                    self.can_end_well(&after, company, &left)
                })
        })
    }

    fn scrap_taken(
        &self,
        table: &mut Table,
        company: CompanyId,
        taken: &[Train],
        train: Train,
    ) -> Vec<Train> {
        remove_one(&mut table.company_mut(company).trains, train);
        let mut left = taken.to_vec();
        remove_one(&mut left, train);
        left
    }

    /// Turns a train, which counts as its sale; what that scraps is decided on no more (R-ACQ-10, R-ACQ-12).
    fn turn_taken(
        &self,
        table: &mut Table,
        company: CompanyId,
        taken: &[Train],
        train: Train,
        side: Size,
        cost: Money,
    ) -> Vec<Train> {
        let mut left = self.scrap_taken(table, company, taken, train);
        table.company_mut(company).treasury -= cost;
        let turned = Table::turned(train, side);
        self.get_train(table, company, turned);
        self.sold(table, self.type_of(turned));
        left.retain(|train| !table.scrapped.contains(&self.type_of(*train)));
        left
    }

    /// Decides on one of the trains, or keeps all that are left.
    pub fn play_taken(&self, table: &mut Table, company: CompanyId, taken: &[Train], action: &Action) {
        let left = match action {
            Action::Cz(CzAction::ScrapTrain { train }) => self.scrap_taken(table, company, taken, *train),
            Action::Cz(CzAction::TurnTrain { train, side }) => {
                let sides = self.larger_sides(table, company, *train);
                let cost = sides.iter().find(|(of, _)| of == side).map_or(0, |&(_, cost)| cost);
                self.turn_taken(table, company, taken, *train, *side, cost)
            }
            _ => Vec::new(),
        };
        if !left.is_empty() {
            table.agenda.push(Decision::Cz(CzDecision::TakenTrains { company, taken: left }));
        }
    }
}

fn remove_one(trains: &mut Vec<Train>, train: Train) {
    if let Some(at) = trains.iter().position(|of| *of == train) {
        trains.remove(at);
    }
}
