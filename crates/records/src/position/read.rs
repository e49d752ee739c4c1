//! Reading a written position: names become things, and whatever is wrong is said, all of it at once.

mod round;

use std::sync::Arc;

use rules::geometry::Rotation;
use rules::notation::train_named;
use rules::seed::{Draws, Lot};
use rules::state::{Capital, Few, Laid, Marker, National, Position, PrivateOwner, State, Status};
use rules::title::Title;
use rules::train::Train;
use rules::{
    CardId, CompanyId, Game, HexId, Money, Options, PhaseId, Played, PrivateId, Seat, TrainTypeId,
    WrongPlayerCount,
};

use super::fault::{Fault, Place, What};
use super::written::{VERSION, WrittenCompany, WrittenPlayer, WrittenPosition, WrittenTrains};

/// More than anybody ever had at the end of a game.
const MOST_MONEY: Money = 1_000_000;

/// More trains than any company can come to own.
const MOST_TRAINS: usize = 40;

/// More purchases and sales than a stock round has.
const MOST_PAIRS: usize = 200;

/// Nobody reads more faults than this, and a file may have any number.
const MOST_FAULTS: usize = 100;

/// Names that are told where one means nothing; a map has hundreds of hexes.
const MOST_TOLD: usize = 40;

/// What a position is set up with besides what is written.
#[derive(Clone, Debug)]
pub struct Basis {
    /// What is printed.
    pub title: Arc<Title>,
    /// How open points are resolved.
    pub options: Options,
    /// What is drawn by lot from now on.
    pub lot: Lot,
}

impl Basis {
    /// That of a game with this seed.
    pub fn new(title: Arc<Title>, options: Options, seed: u64) -> Basis {
        let lot = if options.own_lot { Lot::Own(Draws::new(seed)) } else { Lot::of_site(seed) };
        Basis { title, options, lot }
    }

    /// That of a game that is being played: what will be drawn stays what it was.
    pub fn of(game: &Game) -> Basis {
        let (title, options) = (Arc::clone(game.title()), *game.options());
        let basis = Basis::new(title, options, 0);
        Basis { lot: game.state().lot.clone().unwrap_or(basis.lot), ..basis }
    }
}

/// Reads a written position: the game that goes on from there, with what happened until somebody is asked.
///
/// # Errors
/// With everything that is wrong.
pub fn read(written: &WrittenPosition, basis: &Basis) -> Result<Played, Vec<Fault>> {
    let (position, faults) = understood(written, basis)?;
    if !faults.is_empty() {
        return Err(faults);
    }
    let played = Game::set_up(Arc::clone(&basis.title), basis.options, position);
    let faults = invariants::check(&played.game);
    if faults.is_empty() {
        return Ok(played);
    }
    Err(faults.into_iter().map(|fault| unsound(&basis.title, fault)).collect())
}

/// A table to look at while a position is being set up, as far as it is understood, and everything that is wrong with it. Stations
/// for which there is no place are left out.
///
/// # Errors
/// Where there is nothing to look at.
pub fn draft(written: &WrittenPosition, basis: &Basis) -> Result<(Game, Vec<Fault>), Vec<Fault>> {
    let (mut position, mut faults) = understood(written, basis)?;
    if faults.is_empty() {
        faults = read(written, basis).err().unwrap_or_default();
    }
    let laid = Game::at(Arc::clone(&basis.title), basis.options, position.clone());
    let mut standing: Vec<Marker> = Vec::new();
    position.board.markers.retain(|marker| {
        let in_city = |other: &&Marker| (other.hex, other.city) == (marker.hex, marker.city);
        let taken = standing.iter().filter(in_city).count();
        let place = marker.city.map(|city| laid.view().face(marker.hex).stops.get(usize::from(city)));
        let fits = place.is_none_or(|stop| stop.is_some_and(|stop| taken < usize::from(stop.slots())));
        if fits {
            standing.push(*marker);
        }
        fits
    });
    Ok((Game::at(Arc::clone(&basis.title), basis.options, position), faults))
}

/// The position as far as it is understood, and what is wrong with it before anybody is asked.
fn understood(written: &WrittenPosition, basis: &Basis) -> Result<(Position, Vec<Fault>), Vec<Fault>> {
    let Basis { title, options, lot } = basis;
    if written.position != VERSION {
        return Err(vec![Fault { place: Place::Round, what: What::Version(written.position) }]);
    }
    WrongPlayerCount::check(title, written.players.len())
        .map_err(|wrong| vec![Fault { place: Place::Round, what: What::Players(wrong) }])?;
    let mut reader = Reader {
        title,
        written,
        position: State::new(title, written.players.len()).position(),
        faults: Vec::new(),
    };
    reader.read();
    let Reader { mut position, mut faults, .. } = reader;
    position.lot = title.play.vaclav.is_some().then(|| lot.clone());
    let game = Game::at(Arc::clone(title), *options, position.clone());
    faults.extend(invariants::check_set_up(&game).into_iter().map(|fault| unsound(title, fault)));
    Ok((position, faults))
}

fn unsound(title: &Title, fault: invariants::Fault) -> Fault {
    use invariants::Subject;
    let place = match fault.subject() {
        Subject::Player(seat) => Place::Player(seat.index()),
        Subject::Company(company) => Place::Company(title.charter(company).symbol.clone()),
        Subject::Hex(hex) => Place::Hex(title.hex(hex).name.clone()),
        Subject::Private(private) => Place::Paper(title.private(private).id.clone()),
        Subject::Trains => Place::Trains,
        Subject::Chart => Place::Chart,
        Subject::Round => Place::Round,
    };
    Fault { place, what: What::Unsound(fault) }
}

/// What has been understood so far, and what is wrong.
struct Reader<'a> {
    title: &'a Title,
    written: &'a WrittenPosition,
    position: Position,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let written = self.written;
        self.trains(&written.trains);
        self.phase(&written.phase);
        self.tiles();
        for (seat, player) in written.players.iter().enumerate() {
            self.player(seat, player);
        }
        for (symbol, company) in &written.companies {
            let place = Place::Company(symbol.clone());
            if let Some(id) = self.company(&place, symbol) {
                self.charter(&place, id, company);
            }
        }
        self.position.board.markers.sort_unstable();
        let chart = self.companies(&Place::Chart, &written.chart);
        self.position.market = chart.into();
        self.papers();
        let order = self.seats(&Place::Round, &written.order);
        self.position.order = order.into();
        self.position.purchases = self.pairs(&written.purchases);
        if let Some((company, hex)) = &written.post {
            let place = Place::Hex(hex.clone());
            let post = self.company(&place, company).zip(self.hex(&place, hex));
            self.position.post = post;
        }
        self.bank();
        self.national();
        self.round();
    }

    fn fault(&mut self, place: &Place, what: What) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { place: place.clone(), what });
        }
    }

    /// What was found under a name; otherwise what would have been.
    fn found<'n, T>(
        &mut self,
        place: &Place,
        given: &str,
        found: Option<T>,
        known: impl Iterator<Item = &'n str>,
    ) -> Option<T> {
        if found.is_none() {
            let known = known.take(MOST_TOLD).map(str::to_owned).collect();
            self.fault(place, What::Unknown(given.chars().take(MOST_TOLD).collect(), known));
        }
        found
    }

    fn seat(&mut self, place: &Place, name: &str) -> Option<Seat> {
        let players = &self.written.players;
        let found = players.iter().position(|player| player.name == name).map(Seat::at);
        self.found(place, name, found, players.iter().map(|player| player.name.as_str()))
    }

    fn company(&mut self, place: &Place, symbol: &str) -> Option<CompanyId> {
        let title = self.title;
        let known = title.companies.iter().map(|charter| charter.symbol.as_str());
        self.found(place, symbol, title.company_named(symbol), known)
    }

    fn hex(&mut self, place: &Place, name: &str) -> Option<HexId> {
        let title = self.title;
        self.found(place, name, title.hex_named(name), title.hexes.iter().map(|hex| hex.name.as_str()))
    }

    fn private(&mut self, place: &Place, id: &str) -> Option<PrivateId> {
        let title = self.title;
        let known = title.privates.iter().map(|private| private.id.as_str());
        self.found(place, id, title.private_named(id), known)
    }

    fn train(&mut self, place: &Place, name: &str) -> Option<Train> {
        let title = self.title;
        let known = title.train_types.iter().map(|train| train.name.as_str());
        self.found(place, name, train_named(title, name), known)
    }

    fn train_type(&mut self, place: &Place, name: &str) -> Option<TrainTypeId> {
        let title = self.title;
        let found = title.train_types.iter().position(|train| train.name == name).map(TrainTypeId::at);
        self.found(place, name, found, title.train_types.iter().map(|train| train.name.as_str()))
    }

    /// Things that are named, each of them once.
    fn once<T: PartialEq + Copy>(
        &mut self,
        place: &Place,
        names: &[String],
        read: impl Fn(&mut Self, &str) -> Option<T>,
    ) -> Vec<T> {
        let mut all = Vec::new();
        for name in names {
            match read(self, name) {
                Some(found) if all.contains(&found) => self.fault(place, What::Twice(name.clone())),
                Some(found) => all.push(found),
                // One fault more of the same kind says nothing new, and there may be any number.
                None if self.faults.len() > MOST_TOLD => break,
                None => {}
            }
        }
        all
    }

    fn seats(&mut self, place: &Place, names: &[String]) -> Vec<Seat> {
        self.once(place, names, |reader, name| reader.seat(place, name))
    }

    fn companies(&mut self, place: &Place, symbols: &[String]) -> Vec<CompanyId> {
        self.once(place, symbols, |reader, symbol| reader.company(place, symbol))
    }

    fn pairs(&mut self, pairs: &[(String, String)]) -> Vec<(Seat, CompanyId)> {
        let mut all = Vec::new();
        for (player, company) in pairs.iter().take(MOST_PAIRS) {
            all.extend(self.seat(&Place::Round, player).zip(self.company(&Place::Round, company)));
        }
        all
    }

    /// A number up to the largest.
    fn at_most(&mut self, place: &Place, given: u64, most: u64) -> u64 {
        if given > most {
            self.fault(place, What::TooMuch(given, most));
        }
        given.min(most)
    }

    fn money(&mut self, place: &Place, given: Money) -> Money {
        self.at_most(place, given.into(), MOST_MONEY.into()) as Money
    }

    fn small(&mut self, place: &Place, given: u8, most: u8) -> u8 {
        self.at_most(place, given.into(), most.into()) as u8
    }

    fn trains(&mut self, trains: &WrittenTrains) {
        let title = self.title;
        let place = Place::Trains;
        let letters = title.stack().iter().map(|card| card.letter.as_str());
        let top = title.stack().iter().position(|card| card.letter == trains.next).map(CardId::at);
        let top = self.found(&place, &trains.next, top, letters).unwrap_or_default();
        let beside = if title.play.features.last_beside { 50 } else { 0 };
        let pool = self.cards(&place, &trains.pool);
        let scrapped = self.once(&place, &trains.scrapped, |reader, name| reader.train_type(&place, name));
        let beside = self.small(&place, trains.beside, beside);
        let lying = &mut self.position.trains;
        (lying.top, lying.left) = (top, trains.left);
        (lying.beside, lying.overlooked) = (beside, trains.overlooked);
        (lying.pool, lying.scrapped) = (pool, scrapped.into());
    }

    fn cards(&mut self, place: &Place, names: &[String]) -> Vec<Train> {
        if names.len() > MOST_TRAINS {
            self.fault(place, What::TooMuch(names.len() as u64, MOST_TRAINS as u64));
        }
        names.iter().take(MOST_TRAINS).filter_map(|name| self.train(place, name)).collect()
    }

    fn phase(&mut self, name: &str) {
        let title = self.title;
        let found = title.phases.iter().position(|phase| phase.name == name).map(PhaseId::at);
        let known = title.phases.iter().map(|phase| phase.name.as_str());
        self.position.phase = self.found(&Place::Trains, name, found, known).unwrap_or_default();
    }

    fn tiles(&mut self) {
        let (title, written) = (self.title, self.written);
        for (name, lies) in &written.tiles {
            if self.faults.len() > MOST_TOLD {
                break;
            }
            let place = Place::Hex(name.clone());
            let Some(hex) = self.hex(&place, name) else { continue };
            let (tile, rotation) = lies.split_once('/').unwrap_or((lies, "0"));
            let found = title.tile_named(tile);
            let tile = self.found(&place, tile, found, title.tiles.iter().map(|tile| tile.name.as_str()));
            let found =
                rotation.parse().ok().and_then(|rotation: usize| Rotation::ALL.get(rotation)).copied();
            let known = ["0", "1", "2", "3", "4", "5"].into_iter();
            let rotation = self.found(&place, rotation, found, known);
            if let Some((tile, rotation)) = tile.zip(rotation) {
                // Of positions that look the same the smallest is meant.
                let rotation = title.tile(tile).same_as[rotation.index()];
                self.position.board.tiles[hex.index()] = Some(Laid { tile, rotation });
                let left = &mut self.position.supply[tile.index()];
                *left = left.saturating_sub(1);
            }
        }
    }

    fn player(&mut self, seat: usize, player: &WrittenPlayer) {
        let place = Place::Player(seat);
        if self.written.players.iter().take(seat).any(|other| other.name == player.name) {
            self.fault(&place, What::Twice(player.name.clone()));
        }
        let [cash, debt, penalty] =
            [player.cash, player.debt, player.penalty].map(|amount| self.money(&place, amount));
        let purse = &mut self.position.players[seat];
        (purse.cash, purse.debt, purse.penalty) = (cash, debt, penalty);
        for (symbol, &shares) in &player.shares {
            let Some(company) = self.company(&place, symbol) else { continue };
            let most = self.most_shares(company);
            // What others hold of it comes on top: all of it together is compared later.
            let shares = self.small(&place, shares, most);
            *self.position.shares_mut(company, Seat::at(seat)) = shares;
        }
        for id in &player.papers {
            self.own(&place, id, PrivateOwner::Player(Seat::at(seat)));
        }
    }

    /// More shares than any holder can have: of the national company there may be twice as many.
    fn most_shares(&self, company: CompanyId) -> u8 {
        let shares = self.title.size_of(company).shares;
        if self.title.charter(company).national { shares.max(20) } else { shares }
    }

    fn own(&mut self, place: &Place, id: &str, owner: PrivateOwner) {
        let Some(private) = self.private(place, id) else { return };
        let paper = &mut self.position.privates[private.index()];
        if paper.owner == PrivateOwner::Sheet {
            paper.owner = owner;
        } else {
            self.fault(place, What::Twice(id.to_owned()));
        }
    }

    fn charter(&mut self, place: &Place, id: CompanyId, company: &WrittenCompany) {
        let title = self.title;
        let statuses = [Status::Unstarted, Status::Started, Status::Floated, Status::Closed];
        let status = statuses.into_iter().find(|status| status.name() == company.status);
        let known = statuses.into_iter().map(Status::name);
        let status = self.found(place, &company.status, status, known).unwrap_or(Status::Unstarted);
        let director = company.director.as_ref().and_then(|name| self.seat(place, name));
        let space = self.space(place, company);
        let [treasury, start_price] =
            [company.treasury, company.start_price].map(|amount| self.money(place, amount));
        let trains = self.cards(place, &company.trains);
        for station in &company.stations {
            self.station(place, id, station);
        }
        let standing = self.position.markers_of(id).count();
        let usual = title.charter(id).markers.saturating_sub(standing as u8);
        let markers = self.small(place, company.markers_left.unwrap_or(usual), 40);
        let extra = self.small(place, company.extra, 8);
        let most = self.most_shares(id);
        let vaclav = self.small(place, company.vaclav, most);
        let charter = &mut self.position.companies[id.index()];
        (charter.status, charter.director, charter.vaclav) = (status, director, vaclav);
        (charter.start_price, charter.space, charter.treasury) = (start_price, space, treasury);
        (charter.trains, charter.markers, charter.extra) = (Few::from(trains), markers, extra);
        (charter.home_placed, charter.has_operated) = (company.home_placed, company.has_operated);
        (charter.has_laid, charter.has_taken_over) = (company.has_laid, company.has_taken_over);
        for paper in &company.papers {
            self.own(place, paper, PrivateOwner::Company(id));
        }
        self.credit(place, id, company);
    }

    /// The space of the marker: that of the price, or the one that is named.
    fn space(&mut self, place: &Place, company: &WrittenCompany) -> u8 {
        let chart = &self.title.chart;
        let found = match company.space {
            None if company.price == 0 => Some(0),
            None => chart.space(company.price),
            Some((row, column)) => (0..chart.prices.len() as u8).find(|&space| {
                let (its_row, its_column) = chart.place(space);
                (its_row + 1, its_column + 1) == (row, column)
                    && (company.price == 0 || chart.price(space) == company.price)
            }),
        };
        let mut prices = chart.prices.clone();
        prices.sort_unstable();
        prices.dedup();
        let known: Vec<String> = prices.iter().map(Money::to_string).collect();
        let given = match company.space {
            None => company.price.to_string(),
            Some((row, column)) => format!("{} ({row}, {column})", company.price),
        };
        self.found(place, &given, found, known.iter().map(String::as_str)).unwrap_or(0)
    }

    fn station(&mut self, place: &Place, company: CompanyId, station: &str) {
        let (name, city) = station.split_once('/').unwrap_or((station, "1"));
        let Some(hex) = self.hex(place, name) else { return };
        let face = match self.position.board.tiles[hex.index()] {
            Some(laid) => self.title.tile(laid.tile).face(laid.rotation),
            None => &self.title.hex(hex).face,
        };
        let cities: Vec<String> = (1..=face.cities()).map(|city| city.to_string()).collect();
        let number = cities.iter().position(|known| known == city);
        let city = match (city, number) {
            ("?", _) => None,
            (_, Some(number)) => Some(number as u8),
            // Without a city there: what must be true of every game is not.
            ("1", None) => Some(0),
            (given, None) => {
                self.fault(&Place::Hex(name.to_owned()), What::Unknown(given.to_owned(), cities));
                return;
            }
        };
        let marker = Marker { hex, city, company };
        if self.position.board.markers.contains(&marker) {
            self.fault(place, What::Twice(station.to_owned()));
        } else {
            self.position.board.markers.push(marker);
        }
    }

    fn credit(&mut self, place: &Place, id: CompanyId, company: &WrittenCompany) {
        let most = self.most_shares(id);
        if self.position.credit.is_empty() {
            self.small(place, company.pool, 0);
            self.small(place, company.loans, 0);
            return;
        }
        let kinds = [Capital::Escrow, Capital::Incremental, Capital::Full];
        let capital = company.capital.as_ref().and_then(|given| {
            let kind = kinds.into_iter().find(|kind| kind.name() == given);
            self.found(place, given, kind, kinds.into_iter().map(Capital::name))
        });
        let (escrow, loans) = (self.money(place, company.escrow), self.small(place, company.loans, 50));
        let pool = self.small(place, company.pool, most);
        let credit = &mut self.position.credit[id.index()];
        (credit.capital, credit.escrow, credit.reached) = (capital, escrow, company.reached);
        (credit.loans, credit.routed) = (loans, company.routed);
        self.position.pool[id.index()] = pool;
    }

    fn papers(&mut self) {
        let written = self.written;
        for (id, left) in &written.papers {
            let place = Place::Paper(id.clone());
            let owner = match left.as_str() {
                "sheet" => Some(PrivateOwner::Sheet),
                "removed" => Some(PrivateOwner::Removed),
                "closed" => Some(PrivateOwner::Closed),
                _ => None,
            };
            let known = ["sheet", "removed", "closed"].into_iter();
            if let Some(owner) = self.found(&place, left, owner, known) {
                self.own(&place, id, owner);
            }
        }
        for id in &written.used {
            let place = Place::Paper(id.clone());
            if let Some(private) = self.private(&place, id) {
                self.position.privates[private.index()].used = true;
            }
        }
    }

    /// What the bank has is what nobody else has.
    fn bank(&mut self) {
        let purses = self.position.players.iter().map(|player| i64::from(player.cash));
        let treasuries = self.position.companies.iter().map(|company| i64::from(company.treasury));
        let paid: i64 = purses.chain(treasuries).sum();
        let all = self.title.bank.map(i64::from);
        let written = self.written.bank.clone().unwrap_or_default();
        let rounds = if all.is_some() { self.small(&Place::Round, written.rounds, 9) } else { 0 };
        if let Some((bank, all)) = self.position.bank.as_mut().zip(all) {
            (bank.cash, bank.broken, bank.rounds) = (all - paid, written.broken, rounds);
        }
    }

    fn national(&mut self) {
        let Some((written, company)) = self.written.national.clone().zip(self.title.national()) else {
            return;
        };
        let place = Place::Company(self.title.charter(company).symbol.clone());
        let shares = [10, 20].into_iter().find(|&shares| shares == written.shares);
        let given = written.shares.to_string();
        let shares = self.found(&place, &given, shares, ["10", "20"].into_iter()).unwrap_or(10);
        self.position.national = Some(National {
            company,
            shares,
            temporary: written.temporary,
            frozen: written.frozen,
            first: written.first,
            unlimited: written.unlimited,
            forming: None,
        });
    }
}
