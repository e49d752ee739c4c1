//! VIII.4 and VIII.6, the first marker of a company (R-HOME).

use rules::geometry::{Edge, Rotation};
use rules::state::{Laid, Marker};
use rules::title::{Home, TrackEnd};
use rules::{Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, HexId, Offer, TileId};

use super::book::Book;
use super::reading::sorted;
use super::table::Table;

impl Book<'_> {
    /// Places the home marker, or asks where.
    pub fn go_home(&self, table: &mut Table, company: CompanyId) {
        match self.title.companies[company.index()].home.clone() {
            Home::City(hex) => self.put_home(table, company, hex, Some(0)),
            Home::Circle(hex, edge) => {
                let city = self.circle(table, hex, edge);
                self.put_home(table, company, hex, city);
            }
            Home::Choice(hex) => {
                let cities = self.ground(table).face(hex).stops.len();
                if table.board.tiles[hex.index()].is_none() {
                    self.put_home(table, company, hex, None);
                } else if cities == 1 {
                    self.put_home(table, company, hex, Some(0));
                } else {
                    self.put_home(table, company, hex, None);
                    let seat = self.who_chooses_city(table, company);
                    table.agenda.push(Decision::HomeCity { seat, company, hex });
                }
            }
            Home::RedTile(_) => table.agenda.push(Decision::Cz(CzDecision::HomeTile { company })),
            Home::Nowhere => {}
        }
    }

    /// The city of the hex that has the track to this edge.
    pub fn circle(&self, table: &Table, hex: HexId, edge: Edge) -> Option<u8> {
        let track = self.ground(table).face(hex).track.iter();
        let mut cities = track.filter(|piece| piece.edge == edge).filter_map(|piece| match piece.to {
            TrackEnd::Stop(stop) => Some(stop),
            TrackEnd::Edge(_) => None,
        });
        cities.next()
    }

    /// Who says in which city the marker stands.
    pub fn who_chooses_city(&self, table: &Table, company: CompanyId) -> rules::Seat {
        if table.is_vaclavs(company) {
            return self.for_vaclav(table, company, true);
        }
        table.company(company).director.expect("it operates")
    }

    fn put_home(&self, table: &mut Table, company: CompanyId, hex: HexId, city: Option<u8>) {
        table.board.markers.push(Marker { hex, city, company });
        table.board.markers = sorted(std::mem::take(&mut table.board.markers));
        let of = table.company_mut(company);
        of.home_placed = true;
        of.markers -= 1;
    }

    /// The red-edged hexes of the company and all positions with both exits towards hexes of the map (R-HOME-05).
    pub fn home_tile_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let Home::RedTile(hexes) = &self.title.companies[company.index()].home else { return Vec::new() };
        let Some(tile) = self.red_tile(company) else { return Vec::new() };
        let ground = self.ground(table);
        let mut offers = Vec::new();
        for &hex in hexes {
            let fits = |rotation: &Rotation| {
                let track = &self.title.tiles[tile.index()].faces[rotation.index()].track;
                track.iter().all(|piece| {
                    let across = ground.across(hex, piece.edge);
                    across.is_some_and(|(there, _)| self.title.hexes[there.index()].reserved_for.is_none())
                })
            };
            let rotations: Vec<Rotation> = Rotation::ALL.into_iter().filter(fits).collect();
            if !rotations.is_empty() {
                offers.push(Offer::Cz(CzOffer::LayHomeTile { hex, rotations: rotations.into() }));
            }
        }
        offers
    }

    fn red_tile(&self, company: CompanyId) -> Option<TileId> {
        self.title.tiles.iter().position(|tile| tile.home_of == Some(company)).map(TileId::at)
    }

    /// Lays the red tile with the marker in it.
    pub fn play_home_tile(&self, table: &mut Table, company: CompanyId, action: &Action) {
        let (Action::Cz(CzAction::LayHomeTile { hex, rotation }), Some(tile)) =
            (action, self.red_tile(company))
        else {
            return;
        };
        table.board.tiles[hex.index()] = Some(Laid { tile, rotation: *rotation });
        table.supply[tile.index()] -= 1;
        self.put_home(table, company, *hex, Some(0));
        table.company_mut(company).has_laid = true;
        self.next_step(table);
    }

    /// Any city of the hex with a free place (R-HOME-04).
    pub fn home_city_offers(&self, table: &Table, hex: HexId) -> Vec<Offer> {
        let ground = self.ground(table);
        let cities = 0..ground.face(hex).stops.len() as u8;
        cities
            .filter(|&city| ground.free_places(hex, city) > 0)
            .map(|city| Offer::ChooseCity { city })
            .collect()
    }

    /// The marker that waited goes to the chosen city.
    pub fn play_home_city(&self, table: &mut Table, hex: HexId, action: &Action) {
        let Action::ChooseCity { city } = action else { return };
        for marker in table.board.markers.iter_mut().filter(|marker| marker.hex == hex) {
            marker.city = marker.city.or(Some(*city));
        }
        table.board.markers = sorted(std::mem::take(&mut table.board.markers));
    }
}
