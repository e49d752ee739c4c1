//! R-36-CGR, the formation of the national company.

use rules::state::{National, Status};
use rules::train::Train;
use rules::{Action, CompanyId, F56Action, F56Offer, HexId, Money, Offer, Seat};

use super::Fault;
use super::table::{Ask, Purse, Stage, Table};

/// What is being formed.
#[derive(Clone, Debug)]
pub(super) struct Forming {
    trigger: Seat,
    buyer: CompanyId,
    /// Companies in debt, in the order in which their presidents decide.
    open: Vec<CompanyId>,
    merging: Vec<CompanyId>,
    /// Stations that are to become its own: those of homes are marked.
    stations: Vec<Station>,
    /// It has its shares, and takes over stations and trains.
    formed: bool,
}

/// A station of a company that merges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Station {
    hex: HexId,
    city: Option<u8>,
    home: bool,
}

impl Table<'_> {
    /// Companies repay what they can (CGR-01, CGR-02).
    pub fn begin_formation(&mut self, buyer: CompanyId) -> Result<(), Fault> {
        let trigger = self.boss(buyer);
        let mut open = Vec::new();
        for company in self.live() {
            let loans = self.s.credit[company.index()].loans;
            let repaid = loans.min(u8::try_from(self.treasury(company) / 100).unwrap_or(u8::MAX));
            self.pay(Purse::Company(company), Purse::Bank, 100 * Money::from(repaid))?;
            self.s.credit[company.index()].loans -= repaid;
            if loans > repaid {
                open.push(company);
            }
        }
        let from_trigger = self.clockwise(trigger);
        let order = self.round().order.clone();
        open.sort_by_key(|&company| {
            let president = self.boss(company);
            let seat = from_trigger.iter().position(|&seat| seat == president);
            (seat, order.iter().position(|&other| other == company))
        });
        self.forming =
            Some(Forming { trigger, buyer, open, merging: Vec::new(), stations: Vec::new(), formed: false });
        Ok(())
    }

    fn forming(&self) -> &Forming {
        self.forming.as_ref().expect("the national company is being formed")
    }

    fn forming_mut(&mut self) -> &mut Forming {
        self.forming.as_mut().expect("the national company is being formed")
    }

    fn debt(&self, company: CompanyId) -> Money {
        100 * Money::from(self.s.credit[company.index()].loans)
    }

    /// Goes on as far as nobody must decide.
    pub fn go_on_forming(&mut self) -> Result<(), Fault> {
        while let Some(&company) = self.forming().open.first() {
            if self.treasury(company) + self.cash(self.boss(company)) >= self.debt(company) {
                self.asked.push(Ask::Debts(company));
                return Ok(());
            }
            self.let_merge(company);
        }
        if self.forming().merging.is_empty() {
            self.forming = None;
            return Ok(());
        }
        if !self.forming().formed {
            self.form()?;
        }
        let national = self.national();
        if let Some(hex) = self.doubled_hex() {
            self.asked.push(Ask::NationalStations(national, Some(hex)));
            return Ok(());
        }
        if self.forming().stations.len() > 10 {
            self.asked.push(Ask::NationalStations(national, None));
            return Ok(());
        }
        if !self.forming().stations.is_empty() {
            self.take_over_stations();
        }
        if self.national_trains_offers(national) != [Offer::Pass] && !self.trains_chosen {
            self.asked.push(Ask::NationalTrains(national));
            return Ok(());
        }
        self.finish_formation();
        Ok(())
    }

    fn national(&self) -> CompanyId {
        self.companies().into_iter().find(|&company| self.is_national(company)).expect("there is one")
    }

    fn let_merge(&mut self, company: CompanyId) {
        let forming = self.forming_mut();
        forming.open.retain(|&other| other != company);
        forming.merging.push(company);
    }

    pub fn debts_offers(&self, company: CompanyId) -> Vec<Offer> {
        let help = self.debt(company).saturating_sub(self.treasury(company));
        vec![Offer::F56(F56Offer::PayLoans { help }), Offer::F56(F56Offer::Merge)]
    }

    pub fn play_debts(&mut self, company: CompanyId, action: &Action) -> Result<(), Fault> {
        match action {
            Action::F56(F56Action::Merge) => self.let_merge(company),
            Action::F56(F56Action::PayLoans) => {
                let own = self.treasury(company).min(self.debt(company));
                let help = self.debt(company) - own;
                self.pay(Purse::Company(company), Purse::Bank, own)?;
                self.pay(Purse::Player(self.boss(company)), Purse::Bank, help)?;
                self.s.credit[company.index()].loans = 0;
                self.forming_mut().open.retain(|&other| other != company);
            }
            _ => return Err(Fault::unknown(action)),
        }
        Ok(())
    }

    /// The first price: the mean of those that merge, without one lowest of three or more (CGR-09).
    fn first_price(&self, merging: &[CompanyId]) -> Money {
        let mut prices: Vec<Money> = merging.iter().map(|&company| self.price(company)).collect();
        prices.sort();
        if prices.len() >= 3 {
            prices.remove(0);
        }
        let mean = prices.iter().sum::<Money>() / prices.len() as Money / 5 * 5;
        if mean <= 100 {
            return 100;
        }
        let chart = &self.title.chart;
        let top = (0..chart.prices.len() as u8).filter(|&space| chart.place(space).0 == 0);
        top.map(|space| chart.price(space))
            .filter(|&price| price >= 100)
            .min_by_key(|&price| (price.abs_diff(mean), std::cmp::Reverse(price)))
            .unwrap_or(100)
    }

    /// Shares, president, marker, stations, treasuries and trains (CGR-05 to 15).
    fn form(&mut self) -> Result<(), Fault> {
        let national = self.national();
        let Forming { trigger, buyer, merging, .. } = self.forming().clone();
        let price = self.first_price(&merging);
        let mut issued = 0u8;
        let mut pool = merging.iter().map(|&company| self.pool(company)).sum::<u8>();
        let mut most: Option<(u8, Seat)> = None;
        for seat in self.clockwise(trigger) {
            let old: u8 = merging.iter().map(|&company| self.shares(company, seat)).sum();
            let new = (old / 2).min(20 - issued);
            pool += old % 2;
            issued += new;
            self.set_shares(national, seat, new);
            if new > most.map_or(0, |most| most.0) {
                most = Some((new, seat));
            }
        }
        let in_pool = (pool / 2).min(20 - issued);
        issued += in_pool;
        self.s.pool[national.index()] = in_pool;
        let space = (0..self.title.chart.prices.len() as u8)
            .find(|&space| self.title.chart.place(space).0 == 0 && self.title.chart.price(space) == price)
            .expect("a space of the top row");
        let company = &mut self.s.companies[national.index()];
        company.status = Status::Floated;
        company.director = most.map(|most| most.1);
        company.start_price = price;
        company.space = space;
        self.s.national = Some(National {
            company: national,
            shares: if issued <= 10 { 10 } else { 20 },
            temporary: most.is_some_and(|most| most.0 == 1),
            frozen: false,
            first: false,
            unlimited: false,
            forming: None,
        });
        let mut stations = Vec::new();
        for &company in &merging {
            let home = self.home_of(company);
            for marker in self.s.board.markers.iter().filter(|marker| marker.company == company) {
                stations.push(Station { hex: marker.hex, city: marker.city, home: home == Some(marker.hex) });
            }
            self.pay(Purse::Company(company), Purse::Company(national), self.treasury(company))?;
            let trains = std::mem::take(&mut self.s.companies[company.index()].trains);
            self.s.companies[national.index()].trains.extend(trains);
        }
        // A home wins over any other station on its hex (CGR-13).
        let homes: Vec<HexId> =
            stations.iter().filter(|station| station.home).map(|station| station.hex).collect();
        stations.retain(|station| station.home || !homes.contains(&station.hex));
        // Of two in the same city it does not matter which one goes.
        stations.sort_by_key(|station| (station.hex, station.city));
        stations.dedup_by_key(|station| (station.hex, station.city));
        let late = merging.iter().any(|company| self.round().done.contains(company));
        for &company in &merging {
            self.remove_company(company);
        }
        self.put_marker(national);
        if late {
            // It begins the next round (CGR-16).
            if let Some(formed) = self.s.national.as_mut() {
                formed.first = true;
            }
        } else {
            let begun = self.round().begun;
            self.round_mut().order.insert(begun, national);
        }
        let forming = self.forming_mut();
        forming.stations = stations;
        forming.formed = true;
        if merging.contains(&buyer) {
            self.buyer_merged = true;
        }
        Ok(())
    }

    fn home_of(&self, company: CompanyId) -> Option<HexId> {
        use rules::title::Home;
        match self.title.companies[company.index()].home {
            Home::City(hex) | Home::Circle(hex, _) | Home::Choice(hex) => Some(hex),
            _ => None,
        }
    }

    fn doubled_hex(&self) -> Option<HexId> {
        let stations = &self.forming().stations;
        let mut doubled: Vec<HexId> = stations
            .iter()
            .map(|station| station.hex)
            .filter(|&hex| stations.iter().filter(|station| station.hex == hex).count() > 1)
            .collect();
        doubled.sort();
        doubled.first().copied()
    }

    pub fn national_stations_offers(&self, hex: Option<HexId>) -> Vec<Offer> {
        let stations = self.forming().stations.iter();
        let mut offers: Vec<Offer> = stations
            .filter(|station| !station.home && hex.is_none_or(|hex| station.hex == hex))
            .filter_map(|station| {
                Some(Offer::F56(F56Offer::RemoveStation { hex: station.hex, city: station.city? }))
            })
            .collect();
        offers.sort();
        offers.dedup();
        offers
    }

    pub fn remove_station(&mut self, hex: HexId, city: u8) -> Result<(), Fault> {
        let stations = &mut self.forming_mut().stations;
        let at = stations
            .iter()
            .position(|station| station.hex == hex && station.city == Some(city) && !station.home)
            .ok_or_else(|| Fault::of("R-36-CGR-13", "there is no such station".to_owned()))?;
        stations.remove(at);
        Ok(())
    }

    fn take_over_stations(&mut self) {
        let national = self.national();
        let stations = std::mem::take(&mut self.forming_mut().stations);
        let placed = stations.len() as u8;
        for station in stations {
            self.s.board.markers.push(rules::state::Marker {
                hex: station.hex,
                city: station.city,
                company: national,
            });
        }
        self.s.board.markers.sort();
        self.s.companies[national.index()].markers = 10 - placed;
    }

    /// 4-trains may go, permanent ones only above three of them; three stay at most (CGR-15).
    pub fn national_trains_offers(&self, company: CompanyId) -> Vec<Offer> {
        let trains = self.trains(company);
        let permanent = trains.iter().filter(|train| self.is_permanent(train.card)).count();
        let mut offers: Vec<Offer> = self
            .kinds_of(company)
            .into_iter()
            .filter(|train| !self.is_permanent(train.card) || permanent > 3)
            .map(|train| Offer::ReturnTrain { train })
            .collect();
        if trains.len() <= 3 {
            offers.push(Offer::Pass);
        }
        offers
    }

    pub fn play_national_trains(&mut self, company: CompanyId, action: &Action) -> Result<(), Fault> {
        match *action {
            Action::Pass => self.trains_chosen = true,
            Action::ReturnTrain { train } => self.return_train(company, train)?,
            _ => return Err(Fault::unknown(action)),
        }
        Ok(())
    }

    fn finish_formation(&mut self) {
        let national = self.national();
        let is_permanent = |train: &Train| self.is_permanent(train.card);
        let frozen = !self.trains(national).iter().any(is_permanent);
        if let Some(formed) = self.s.national.as_mut() {
            formed.frozen = frozen;
        }
        self.forming = None;
        self.trains_chosen = false;
        if std::mem::take(&mut self.buyer_merged)
            && let Stage::Operating(round) = &mut self.stage
        {
            round.turn = None;
        }
    }
}
