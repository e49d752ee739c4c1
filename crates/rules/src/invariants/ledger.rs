//! The ledger: a second table that sees nothing but the events.
//!
//! It begins with what is in the box and moves only what an event says. That it agrees with the state after every
//! action proves that events are complete: whoever reads them can draw the table.

use std::sync::Arc;

use crate::event::{Event, Holder, Purse, TrainPlace};
use crate::ids::{CardId, CompanyId, PhaseId, Seat, TrainTypeId};
use crate::money::Money;
use crate::state::{Credit, Laid, LocalOwner, Marker, State, Status, Train};
use crate::title::{Face, Title, upgrades};

mod credit;

/// The table as the events tell it.
///
/// ```
/// use rules::{Game, Options, Played, invariants::Ledger, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let mut ledger = Ledger::new(title.clone(), 3);
/// let Played { game, events } = Game::new(title, Options::BOOK, 3, 1)?;
/// for event in &events {
///     ledger.read(event)?;
/// }
/// assert!(ledger.compare(game.state()).is_empty(), "what the events tell is what lies on the table");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ledger {
    title: Arc<Title>,
    order: Vec<Seat>,
    players: Vec<Hand>,
    companies: Vec<Sheet>,
    /// Companies on the share price chart, as they operate.
    market: Vec<CompanyId>,
    locals: Vec<(LocalOwner, bool)>,
    tiles: Vec<Option<Laid>>,
    supply: Vec<u8>,
    markers: Vec<Marker>,
    /// Cards on the stack by letter; `None` for those without number.
    stack: Vec<Option<u8>>,
    pool: Vec<Train>,
    gone: Vec<Train>,
    scrapped: Vec<TrainTypeId>,
    phase: PhaseId,
    local_price: Option<Money>,
    worth: Option<Vec<i64>>,
    /// Money in the bank, where it may run out.
    bank: Option<i64>,
    broken: bool,
    bankrupt: Option<(Seat, Money)>,
    post: Option<(CompanyId, crate::HexId)>,
    /// Shares of the national company, whether its president is temporary, and whether it is frozen.
    national: Option<(u8, bool, bool)>,
}

#[derive(Clone, Debug, Default)]
struct Hand {
    cash: Money,
    debt: Money,
    penalty: Money,
}

#[derive(Clone, Debug)]
struct Sheet {
    status: Status,
    director: Option<Seat>,
    start_price: Money,
    space: u8,
    treasury: Money,
    trains: Vec<Train>,
    markers: u8,
    in_bank: u8,
    in_pool: u8,
    credit: Credit,
    vaclav: u8,
    held: Vec<u8>,
    operated: bool,
    taken_over: bool,
}

/// What an event failed to fit.
type Read = Result<(), String>;

fn take(from: &mut u8, count: u8, what: &str) -> Read {
    *from = from.checked_sub(count).ok_or_else(|| format!("{count} {what} moved where {from} were."))?;
    Ok(())
}

fn remove<T: PartialEq + std::fmt::Debug>(from: &mut Vec<T>, item: &T) -> Read {
    let place = from.iter().position(|other| other == item);
    from.remove(place.ok_or_else(|| format!("{item:?} moved from where it was not."))?);
    Ok(())
}

fn sorted(trains: &[Train]) -> Vec<Train> {
    let mut trains = trains.to_vec();
    trains.sort_unstable();
    trains
}

impl Ledger {
    /// The table before anything has happened: everything in the bank, the supply and the stack.
    pub fn new(title: Arc<Title>, players: usize) -> Ledger {
        let sheet = |company| {
            let size = title.size_of(company);
            Sheet {
                status: Status::Unstarted,
                director: None,
                start_price: 0,
                space: 0,
                treasury: 0,
                trains: Vec::new(),
                markers: title.charter(company).markers,
                in_pool: 0,
                credit: Credit::default(),
                in_bank: if title.charter(company).private { 0 } else { size.shares },
                vaclav: 0,
                held: vec![0; players],
                operated: false,
                taken_over: false,
            }
        };
        Ledger {
            order: Vec::new(),
            players: vec![Hand::default(); players],
            companies: title.company_ids().map(sheet).collect(),
            market: Vec::new(),
            locals: vec![(LocalOwner::Sheet, false); title.locals.len()],
            tiles: vec![None; title.hexes.len()],
            supply: title.tiles.iter().map(|tile| tile.count).collect(),
            markers: Vec::new(),
            stack: title.cards.iter().map(|card| card.count(players)).collect(),
            pool: Vec::new(),
            gone: Vec::new(),
            scrapped: Vec::new(),
            phase: PhaseId(0),
            local_price: None,
            worth: None,
            bank: title.bank.map(i64::from),
            broken: false,
            bankrupt: None,
            post: None,
            national: None,
            title,
        }
    }

    fn sheet(&mut self, company: CompanyId) -> &mut Sheet {
        &mut self.companies[company.index()]
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut Money> {
        match purse {
            Purse::Bank => None,
            Purse::Player(seat) => Some(&mut self.players[seat.index()].cash),
            Purse::Company(company) => Some(&mut self.sheet(company).treasury),
        }
    }

    /// Reads one event.
    ///
    /// # Errors
    /// With a sentence when the event moves something that is not where it says.
    pub fn read(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::OrderDealt { order, .. } => self.order.clone_from(order),
            Event::MoneyMoved { from, to, amount, .. } => self.pay(*from, *to, *amount)?,
            Event::LocalMoved { local, from, to } => {
                let owner = &mut self.locals[local.index()].0;
                if *owner != *from {
                    return Err(format!("A local railway moved from {from:?} while {owner:?} had it."));
                }
                *owner = *to;
            }
            Event::PowerUsed { local, .. } => self.locals[local.index()].1 = true,
            Event::SharesMoved { company, shares, from, to } => {
                self.move_shares(*company, *shares, *from, *to)?;
            }
            Event::DirectorChanged { company, from, to } => {
                let director = &mut self.sheet(*company).director;
                if director != from {
                    return Err(format!("{director:?} was director, not {from:?}."));
                }
                *director = *to;
            }
            Event::CompanyStarted { company, price, .. } => {
                let sheet = self.sheet(*company);
                (sheet.status, sheet.start_price) = (Status::Started, *price);
                self.put_on_chart(*company, self.title.chart.space(*price).unwrap_or(0));
            }
            Event::CompanyDrawn { company, price, .. } => {
                self.sheet(*company).start_price = *price;
                self.put_on_chart(*company, self.title.chart.space(*price).unwrap_or(0));
            }
            Event::CompanyFloated { company } => self.sheet(*company).status = Status::Floated,
            Event::PriceMoved { company, from, to, space } => {
                let price = self.title.chart.price(self.companies[company.index()].space);
                if price != *from || self.title.chart.price(*space) != *to {
                    return Err(format!("A price moved from {from} while it was {price}."));
                }
                self.market.retain(|other| other != company);
                self.put_on_chart(*company, *space);
            }
            Event::MarkerLowered { company } => {
                self.market.retain(|other| other != company);
                self.put_on_chart(*company, self.companies[company.index()].space);
            }
            Event::DebtChanged { seat, debt, penalty } => {
                let hand = &mut self.players[seat.index()];
                (hand.debt, hand.penalty) = (*debt, *penalty);
            }
            Event::LocalPriceSet { price } => self.local_price = Some(*price),
            Event::TurnBegan { company } => self.sheet(*company).operated = true,
            Event::TypeScrapped { train_type } => self.scrapped.push(*train_type),
            Event::PhaseBegan { phase } => self.phase = *phase,
            Event::GameEnded { worth } => self.worth = Some(worth.clone()),
            Event::TakenOver { company, .. } => self.sheet(*company).taken_over = true,
            Event::CapitalFixed { company, capital } => self.sheet(*company).credit.capital = Some(*capital),
            Event::EscrowChanged { company, escrow } => self.sheet(*company).credit.escrow = *escrow,
            Event::DestinationReached { company } => self.sheet(*company).credit.reached = true,
            Event::LoansChanged { company, loans } => self.sheet(*company).credit.loans = *loans,
            Event::PostMoved { to } => self.post = *to,
            Event::CompanyClosed { company } | Event::CompanyMerged { company } => {
                credit::close(self, *company);
            }
            Event::NationalFormed { company, shares, price, space, temporary, frozen } => {
                self.national = Some((*shares, *temporary, *frozen));
                let sheet = self.sheet(*company);
                (sheet.status, sheet.start_price, sheet.in_bank) = (Status::Floated, *price, *shares);
                self.put_on_chart(*company, *space);
            }
            Event::StationMerged { company, owner, hex, city, kept } => {
                let station = Marker { hex: *hex, city: *city, company: *owner };
                credit::merge(self, station, *company, *kept)?;
            }
            Event::NationalFrozen { frozen, .. } => {
                credit::change_national(self, |national| national.2 = *frozen)
            }
            Event::PresidentConfirmed { .. } => credit::change_national(self, |national| national.1 = false),
            Event::BankBroke => self.broken = true,
            Event::WentBankrupt { seat, owes } => self.bankrupt = Some((*seat, *owes)),
            Event::TileLaid { .. }
            | Event::MarkerPlaced { .. }
            | Event::CityChosen { .. }
            | Event::MarkerReturned { .. }
            | Event::RailwayClosed { .. }
            | Event::MarkersTakenOver { .. } => self.read_map(event)?,
            Event::CompanyLeftOut { company, .. } => {
                let sheet = self.sheet(*company);
                (sheet.status, sheet.in_bank, sheet.markers) = (Status::Closed, 0, 0);
            }
            Event::TrainMoved { train, from, to } => self.move_train(*train, *from, *to)?,
            Event::TrainTurned { company, train, side } => {
                let trains = &mut self.sheet(*company).trains;
                remove(trains, train)?;
                trains.push(Train { side: *side, ..*train });
            }
            Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::PaperPicked { .. }
            | Event::BidMade { .. }
            | Event::PaperUnsold { .. }
            | Event::NobodyBid { .. }
            | Event::SoldOut { .. }
            | Event::StepSkipped { .. }
            | Event::TrainsRan { .. }
            | Event::NothingEarned { .. }
            | Event::DealOffered { .. }
            | Event::DealAccepted { .. }
            | Event::DealRefused { .. }
            | Event::CounterOffered { .. }
            | Event::BidPlaced { .. }
            | Event::BidderLeft { .. }
            | Event::AskingPriceFell { .. }
            | Event::TrainBorrowed { .. }
            | Event::TrainExported { .. } => {}
        }
        Ok(())
    }

    fn pay(&mut self, from: Purse, to: Purse, amount: Money) -> Read {
        if let Some(purse) = self.purse(from) {
            *purse =
                purse.checked_sub(amount).ok_or_else(|| format!("{from:?} paid {amount} out of {purse}."))?;
        }
        if let Some(purse) = self.purse(to) {
            *purse += amount;
        }
        if let Some(bank) = &mut self.bank {
            *bank += i64::from(amount) * (i64::from(to == Purse::Bank) - i64::from(from == Purse::Bank));
        }
        Ok(())
    }

    fn move_shares(&mut self, company: CompanyId, shares: u8, from: Holder, to: Holder) -> Read {
        let sheet = self.sheet(company);
        match from {
            Holder::Bank => take(&mut sheet.in_bank, shares, "shares")?,
            Holder::Player(seat) => take(&mut sheet.held[seat.index()], shares, "shares")?,
            Holder::Vaclav => take(&mut sheet.vaclav, shares, "shares")?,
            Holder::Pool => take(&mut sheet.in_pool, shares, "shares")?,
            Holder::Gone => return Err("Shares came back into the game.".into()),
        }
        match to {
            Holder::Bank => sheet.in_bank += shares,
            Holder::Player(seat) => sheet.held[seat.index()] += shares,
            Holder::Vaclav => sheet.vaclav += shares,
            Holder::Pool => sheet.in_pool += shares,
            Holder::Gone => {}
        }
        Ok(())
    }

    /// A marker that comes to a space goes under all that are there (VIII.8).
    fn put_on_chart(&mut self, company: CompanyId, space: u8) {
        self.sheet(company).space = space;
        let rank = |space: u8| self.title.chart.rank(space);
        let above = self
            .market
            .iter()
            .take_while(|other| rank(self.companies[other.index()].space) >= rank(space))
            .count();
        self.market.insert(above, company);
    }

    fn face(&self, hex: crate::HexId) -> &Face {
        match self.tiles[hex.index()] {
            Some(laid) => self.title.tile(laid.tile).face(laid.rotation),
            None => &self.title.hex(hex).face,
        }
    }

    fn read_map(&mut self, event: &Event) -> Read {
        match event {
            Event::TileLaid { hex, tile, rotation, replaced, .. } => {
                // Markers follow their track (R-PROM-07), so that the event need not name them.
                let follows = upgrades::follow(self.face(*hex), self.title.tile(*tile).face(*rotation));
                let old = self.tiles[hex.index()].replace(Laid { tile: *tile, rotation: *rotation });
                if old.map(|laid| laid.tile) != *replaced {
                    return Err(format!("{replaced:?} was replaced where {old:?} lay."));
                }
                take(&mut self.supply[tile.index()], 1, "tiles")?;
                if let Some(replaced) = replaced {
                    self.supply[replaced.index()] += 1;
                }
                for marker in self.markers.iter_mut().filter(|marker| marker.hex == *hex) {
                    marker.city = marker.city.map(|city| follows[usize::from(city)]);
                }
            }
            Event::MarkerPlaced { company, hex, city } => {
                take(&mut self.sheet(*company).markers, 1, "markers")?;
                self.markers.push(Marker { hex: *hex, city: *city, company: *company });
            }
            Event::CityChosen { company, hex, city } => {
                remove(&mut self.markers, &Marker { hex: *hex, city: None, company: *company })?;
                self.markers.push(Marker { hex: *hex, city: Some(*city), company: *company });
            }
            Event::MarkerReturned { company, hex, city, owner } => {
                remove(&mut self.markers, &Marker { hex: *hex, city: *city, company: *owner })?;
                self.sheet(*company).markers += 1;
            }
            Event::MarkersTakenOver { company, target, unplaced, hexes } => {
                take(&mut self.sheet(*target).markers, *unplaced, "markers")?;
                self.sheet(*company).markers += unplaced;
                let mut taken = Vec::new();
                for marker in self.markers.iter_mut().filter(|marker| marker.company == *target) {
                    marker.company = *company;
                    taken.push(marker.hex);
                }
                taken.sort_unstable();
                if taken != *hexes {
                    return Err(format!("Markers on {taken:?} were taken over, not on {hexes:?}."));
                }
                // The last that is heard of a company taken over; its certificates follow.
                self.sheet(*target).status = Status::Closed;
                self.market.retain(|other| other != target);
            }
            Event::RailwayClosed { company, hexes } => {
                let stood = self.markers.iter().filter(|marker| marker.company == *company);
                let stood: Vec<_> = stood.map(|marker| marker.hex).collect();
                if stood != *hexes {
                    return Err(format!("Markers left {hexes:?}, while they stood on {stood:?}."));
                }
                self.markers.retain(|marker| marker.company != *company);
                let sheet = self.sheet(*company);
                (sheet.status, sheet.markers) = (Status::Closed, 0);
            }
            _ => {}
        }
        self.markers.sort_unstable();
        Ok(())
    }

    fn move_train(&mut self, train: Train, from: TrainPlace, to: TrainPlace) -> Read {
        match from {
            TrainPlace::Stack => {
                if let Some(left) = &mut self.stack[train.card.index()] {
                    take(left, 1, "cards")?;
                }
            }
            TrainPlace::Pool => remove(&mut self.pool, &train)?,
            TrainPlace::Company(company) => remove(&mut self.sheet(company).trains, &train)?,
            TrainPlace::Gone => return Err("A train came back into the game.".into()),
        }
        match to {
            TrainPlace::Stack => return Err("A train went to the stack.".into()),
            TrainPlace::Pool => self.pool.push(train),
            TrainPlace::Company(company) => self.sheet(company).trains.push(train),
            TrainPlace::Gone => self.gone.push(train),
        }
        Ok(())
    }

    /// Everything in which the state differs from what the events told, a sentence each.
    pub fn compare(&self, state: &State) -> Vec<String> {
        let mut found = Vec::new();
        let mut same = |is: bool, what: &str| {
            if !is {
                found.push(format!("The events tell another story of {what}."));
            }
        };
        same(self.order == state.order, "the order cards");
        same(self.market == state.market, "the share price chart");
        same(self.tiles == state.board.tiles, "the tiles on the map");
        same(self.supply == state.supply, "the supply of tiles");
        same(self.markers == state.board.markers, "the markers on the map");
        same(self.scrapped == state.trains.scrapped, "the scrapped types");
        same(sorted(&self.pool) == sorted(&state.trains.pool), "the pool");
        same(self.phase == state.phase, "the phase");
        same(self.local_price == state.local_price, "the price of local railways");
        same(self.worth.is_some() == state.is_over(), "the end of the game");
        let locals = state.locals.iter().map(|local| (local.owner, local.used));
        same(self.locals.iter().copied().eq(locals), "the local railways");
        for (hand, player) in self.players.iter().zip(&state.players) {
            let told = (hand.cash, hand.debt, hand.penalty);
            same(told == (player.cash, player.debt, player.penalty), "a player's money");
        }
        for (index, sheet) in self.companies.iter().enumerate() {
            let company = CompanyId::at(index);
            let symbol = &self.title.companies[index].symbol;
            same(sheet.matches(&self.title, company, state), &format!("{symbol}: {sheet:?}"));
        }
        credit::compare(self, state, same);
        found.extend(self.compare_stack(state));
        found
    }

    /// The stack, and that every card is somewhere: on the stack, in the pool, in a company or out of the game.
    fn compare_stack(&self, state: &State) -> Vec<String> {
        let mut found = Vec::new();
        let (top, left) = (state.trains.top.index(), state.trains.left);
        for (index, card) in self.title.cards.iter().enumerate() {
            let (Some(printed), Some(told)) = (card.count(self.players.len()), self.stack[index]) else {
                continue;
            };
            // Diesels that are not used stay in the box, and the last kind is sold beside the stack (R-36-PHS-03).
            let beside = state.bank.is_some()
                && card.sides.iter().any(|side| self.title.train_types[side.train.index()].trade.is_some());
            if beside {
                if told != printed && told != state.trains.beside {
                    found.push(format!("The events leave {told} trains {} for sale.", card.letter));
                }
                continue;
            }
            let shown = match index.cmp(&top) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => left,
                std::cmp::Ordering::Greater => printed,
            };
            if told != shown {
                found.push(format!(
                    "The events leave {told} cards {} on the stack, not {shown}.",
                    card.letter
                ));
            }
            let of_letter =
                |trains: &[Train]| trains.iter().filter(|train| train.card == CardId::at(index)).count();
            let companies: usize = self.companies.iter().map(|sheet| of_letter(&sheet.trains)).sum();
            let all = usize::from(told) + companies + of_letter(&self.pool) + of_letter(&self.gone);
            if all != usize::from(printed) {
                found.push(format!("{all} of {printed} cards {} are accounted for.", card.letter));
            }
        }
        found
    }
}

impl Sheet {
    fn matches(&self, title: &Title, id: CompanyId, state: &State) -> bool {
        let company = state.company(id);
        let players = state.players.len();
        let held = &state.shares[id.index() * players..(id.index() + 1) * players];
        let in_play = matches!(company.status, Status::Started | Status::Floated);
        let bank = if company.status == Status::Closed || title.charter(id).private {
            0
        } else {
            credit::total(title, id, state)
                - state.shares_held(id)
                - state.pool.get(id.index()).copied().unwrap_or(0)
        };
        self.status == company.status
            && self.director == company.director
            && self.start_price == company.start_price
            && (!in_play || self.space == company.space)
            && self.in_pool == state.pool.get(id.index()).copied().unwrap_or(0)
            && self.credit == state.credit.get(id.index()).copied().unwrap_or_default()
            && self.treasury == company.treasury
            && sorted(&self.trains) == sorted(&company.trains)
            && self.markers == company.markers
            && self.held == held
            && self.vaclav == company.vaclav
            && self.in_bank == bank
            && self.operated == company.has_operated
            && self.taken_over == company.has_taken_over
    }
}
