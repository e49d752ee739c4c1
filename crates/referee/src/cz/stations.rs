//! VIII.6, stations (R-STA).

use rules::state::{Marker, Status};
use rules::title::Home;
use rules::{CompanyId, HexId, Money, Offer};

use super::book::Book;
use super::reading::sorted;
use super::table::Table;

impl Book<'_> {
    /// Passing, and all cities in which the company may place a station.
    pub fn station_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let cost = self.station_cost(table, company);
        let mut offers = vec![Offer::Pass];
        if cost <= table.company(company).treasury {
            let free = self.cities_for_stations(table, company).into_iter();
            offers.extend(free.map(|(hex, city)| Offer::PlaceStation { hex, city, cost }));
        }
        offers
    }

    /// 40 with one marker on the map, 100 with more (R-STA-02); markers that came with a paper do not count (R-MOR-03), and
    /// Václav pays nothing (R-BOH-11).
    fn station_cost(&self, table: &Table, company: CompanyId) -> Money {
        let own = table.board.markers.iter().filter(|marker| marker.company == company).count();
        let own = own - usize::from(table.company(company).extra);
        match own {
            _ if table.is_vaclavs(company) => 0,
            0 | 1 => 40,
            _ => 100,
        }
    }

    /// Cities that the company reaches, with a place that nobody has a right to (R-STA-03 to 07).
    fn cities_for_stations(&self, table: &Table, company: CompanyId) -> Vec<(HexId, u8)> {
        let ground = self.ground(table);
        if table.company(company).markers == 0 {
            return Vec::new();
        }
        let trace = self.trace(table, company);
        let mut cities = Vec::new();
        for hex in (0..self.title.hexes.len()).map(HexId::at) {
            if ground.has_marker(company, hex) {
                continue;
            }
            for city in 0..ground.face(hex).stops.len() as u8 {
                let is_open = ground.free_places(hex, city) > self.reserved(table, company, hex, city);
                if is_open && trace.comes_to(hex, city) {
                    cities.push((hex, city));
                }
            }
        }
        self.rely_on(&trace);
        cities
    }

    /// Places in the city that are kept for companies whose home it is.
    fn reserved(&self, table: &Table, company: CompanyId, hex: HexId, city: u8) -> usize {
        let others = table.company_ids().filter(|&other| {
            let of = table.company(other);
            other != company && !of.home_placed && of.status != Status::Closed
        });
        let kept = others.map(|other| match &self.title.companies[other.index()].home {
            Home::City(home) if *home == hex => 1,
            Home::Circle(home, edge) if *home == hex && self.circle(table, hex, *edge) == Some(city) => 1,
            Home::Choice(home) if *home == hex => usize::MAX / 100,
            _ => 0,
        });
        kept.sum()
    }

    /// Whether the station step is asked: a station can be placed, or could be with the money of a local railway that the company
    /// may sell to the bank now (amendment to R-STA).
    pub fn station_waits(&self, table: &Table, company: CompanyId) -> bool {
        let money = table.company(company).treasury + self.money_in_locals(table, company);
        self.station_cost(table, company) <= money && !self.cities_for_stations(table, company).is_empty()
    }

    /// Places a station.
    pub fn place_station(&self, table: &mut Table, company: CompanyId, hex: HexId, city: u8) {
        let cost = self.station_cost(table, company);
        let of = table.company_mut(company);
        of.treasury -= cost;
        of.markers -= 1;
        table.board.markers.push(Marker { hex, city: Some(city), company });
        table.board.markers = sorted(std::mem::take(&mut table.board.markers));
    }
}
