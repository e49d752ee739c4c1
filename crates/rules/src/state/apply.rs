//! How an event changes the table: the only place that writes a state.
//!
//! What happened is taken as it is told. Whether it may happen is a matter of the steps, which look before they speak.

use super::{
    Bank, Board, Company, Credit, Few, Laid, Marker, Player, Position, PrivateAuction, PrivateState, Round,
    State, Status, Trains,
};
use crate::cz::decisions::Decision as CzDecision;
use crate::decision::Decision;
use crate::event::{Event, Holder, Note, Purse, TrainPlace};
use crate::f56::decisions::Decision as F56Decision;
use crate::family::families;
use crate::ids::{CardId, CompanyId, HexId, PhaseId, TrainTypeId};
use crate::money::Money;
use crate::operating_turn::OperatingTurn;
use crate::round_name::RoundName;
use crate::title::{Title, upgrades};
use crate::train::Train;

/// Any event of one family.
macro_rules! any_family {
    ([$(($Family:ident, $folder:ident),)*]) => {
        $(Event::$Family(_))|*
    };
}

/// What an event of one family changes is said in its folder.
macro_rules! apply_own {
    ([$(($Family:ident, $folder:ident),)*] $event:ident, $title:ident, $table:ident) => {
        match $event {
            $(Event::$Family(event) => event.apply($title, $table),)*
            _ => {}
        }
    };
}

impl State {
    /// The table before anything has happened: everything in the bank, the supply and the stack.
    pub fn new(title: &Title, players: usize) -> State {
        let company = |id| Company {
            status: Status::Unstarted,
            director: None,
            vaclav: 0,
            start_price: 0,
            space: 0,
            treasury: 0,
            trains: Few::new(),
            markers: title.charter(id).markers,
            extra: 0,
            home_placed: false,
            has_operated: false,
            has_laid: false,
            has_taken_over: false,
        };
        let companies = title.companies.len();
        let credit = if title.play.features.credit { companies } else { 0 };
        State(Position {
            agenda: Vec::new(),
            round: Round::Over,
            players: Few::repeat(Player::default(), players),
            order: Few::new(),
            companies: title.company_ids().map(company).collect(),
            shares: vec![0; companies * players],
            market: Few::new(),
            privates: Few::repeat(PrivateState::default(), title.privates.len()),
            board: Board { tiles: vec![None; title.hexes.len()], markers: Vec::new() },
            supply: title.tiles.iter().map(|tile| tile.count).collect(),
            trains: Trains {
                top: CardId(0),
                left: title.card(CardId(0)).count(players).unwrap_or(1),
                pool: Vec::new(),
                scrapped: Few::new(),
                beside: 0,
                overlooked: false,
            },
            phase: PhaseId(0),
            local_price: None,
            bank: title.bank.map(|cash| Bank {
                cash: i64::from(cash),
                broken: false,
                rounds: 0,
                bankrupt: None,
            }),
            pool: vec![0; credit],
            credit: vec![Credit::default(); credit],
            national: None,
            post: None,
            purchases: Vec::new(),
            lot: None,
        })
    }

    /// Changes the table as the event says.
    ///
    /// ```
    /// use rules::{Game, Options, Played, state::State, title::embedded};
    ///
    /// let title = embedded::title("18cz").expect("it is built in");
    /// let Played { game, events } = Game::new(title.clone(), Options::BOOK, 3, 1)?;
    /// let mut told = State::new(&title, 3);
    /// for event in &events {
    ///     told.apply(&title, event);
    /// }
    /// assert_eq!(told, *game.state(), "what the events tell is what lies on the table");
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    ///
    /// # Panics
    /// When the event tells of something that cannot have happened on this table.
    pub fn apply(&mut self, title: &Title, event: &Event) {
        let table = &mut self.0;
        // Deals that were refused may be offered again.
        if event.changes_position()
            && let Some(refused) = table.refused_mut()
        {
            refused.clear();
        }
        match event {
            Event::OrderDealt { order, .. } => table.order = order.as_slice().into(),
            Event::RoundBegan { round } => table.begin_round(title, *round),
            Event::Passed { seat, .. } => {
                if let Round::Auction { bidding: Some(bidding), .. } = &mut table.round {
                    bidding.out[seat.index()] = true;
                }
            }
            Event::MoneyMoved { from, to, amount, .. } => table.pay(*from, *to, *amount),
            Event::PrivateMoved { private, to, .. } => table.privates[private.index()].owner = *to,
            Event::PowerUsed { private, .. } => table.privates[private.index()].used = true,
            Event::SharesMoved { company, shares, from, to } => {
                table.move_shares(*company, *shares, *from, *to);
            }
            Event::DirectorChanged { company, to, .. } => table.company_mut(*company).director = *to,
            Event::CompanyStarted { company, price, .. } => {
                let started = table.company_mut(*company);
                (started.status, started.start_price) = (Status::Started, *price);
                table.enter_market(title, *company, title.chart.space(*price).unwrap_or(0));
            }
            Event::CompanyFloated { company } => table.company_mut(*company).status = Status::Floated,
            Event::PriceMoved { company, space, .. } => {
                table.market.retain(|other| *other != *company);
                table.enter_market(title, *company, *space);
            }
            Event::TurnBegan { company } => table.begin_turn(*company),
            Event::TypeScrapped { train_type } => table.scrap(title, *train_type),
            Event::PhaseBegan { phase } => table.phase = *phase,
            Event::GameEnded { .. } => {
                table.round = Round::Over;
                table.agenda.clear();
            }
            Event::TileLaid { .. }
            | Event::MarkerPlaced { .. }
            | Event::CityChosen { .. }
            | Event::MarkerReturned { .. } => table.apply_to_map(title, event),
            Event::TrainMoved { train, from, to } => table.move_train(*train, *from, *to),
            Event::CompanyClosed { company } => table.close(*company),
            Event::BankBroke => {
                if let Some(bank) = &mut table.bank {
                    bank.broken = true;
                }
            }
            Event::Noted(note) => table.note(note),
            of_family @ families!(any_family!) => families!(apply_own! of_family, title, table),
            Event::SoldOut { .. }
            | Event::StepSkipped { .. }
            | Event::TrainsRan { .. }
            | Event::NothingEarned { .. }
            | Event::DealOffered { .. }
            | Event::DealAccepted { .. }
            | Event::DealRefused { .. }
            | Event::CounterOffered { .. } => {}
        }
    }
}

impl Position {
    pub(crate) fn company_mut(&mut self, company: CompanyId) -> &mut Company {
        &mut self.companies[company.index()]
    }

    pub(crate) fn credit_mut(&mut self, company: CompanyId) -> &mut Credit {
        &mut self.credit[company.index()]
    }

    fn begin_round(&mut self, title: &Title, round: RoundName) {
        self.round = match round {
            RoundName::PreStock => Round::PreStock { turns: 0, passed: vec![false; self.players.len()] },
            RoundName::Auction => Round::Auction { opened: 0, unsold: Vec::new(), bidding: None },
            RoundName::Privates => Round::Privates(PrivateAuction {
                next: 0,
                passes: 0,
                asking: title.privates.first().map_or(0, |private| private.price),
                bids: Vec::new(),
                contested: None,
                last: None,
            }),
            RoundName::Stock(number) => Round::Stock { number, next: 0, passes: 0, sold: Vec::new() },
            RoundName::Operating(set, number) => {
                Round::Operating { set, number, order: Few::new(), begun: 0, turn: None }
            }
        };
    }

    fn begin_turn(&mut self, company: CompanyId) {
        let first = !std::mem::replace(&mut self.company_mut(company).has_operated, true);
        if let Round::Operating { turn, .. } = &mut self.round {
            *turn = Some(OperatingTurn::begin(company, first));
        }
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut Money> {
        match purse {
            Purse::Bank => None,
            Purse::Player(seat) => Some(&mut self.players[seat.index()].cash),
            Purse::Company(company) => Some(&mut self.company_mut(company).treasury),
        }
    }

    fn pay(&mut self, from: Purse, to: Purse, amount: Money) {
        if let Some(purse) = self.purse(from) {
            *purse = purse.checked_sub(amount).expect("nobody pays more than he has");
        }
        if let Some(purse) = self.purse(to) {
            *purse += amount;
        }
        if let Some(bank) = &mut self.bank {
            bank.cash += i64::from(amount) * (i64::from(to == Purse::Bank) - i64::from(from == Purse::Bank));
        }
    }

    fn move_shares(&mut self, company: CompanyId, shares: u8, from: Holder, to: Holder) {
        match from {
            Holder::Player(seat) => *self.shares_mut(company, seat) -= shares,
            Holder::Vaclav => self.company_mut(company).vaclav -= shares,
            Holder::Pool => self.pool[company.index()] -= shares,
            Holder::Bank | Holder::Gone => {}
        }
        match to {
            Holder::Player(seat) => *self.shares_mut(company, seat) += shares,
            Holder::Vaclav => self.company_mut(company).vaclav += shares,
            Holder::Pool => self.pool[company.index()] += shares,
            Holder::Bank | Holder::Gone => {}
        }
    }

    /// Puts a marker on the chart, under all that are there.
    pub(crate) fn enter_market(&mut self, title: &Title, company: CompanyId, space: u8) {
        self.company_mut(company).space = space;
        let rank = title.chart.rank(space);
        let above = |&&other: &&CompanyId| title.chart.rank(self.company(other).space) >= rank;
        let place = self.market.iter().take_while(above).count();
        self.market.insert(place, company);
    }

    fn move_train(&mut self, train: Train, from: TrainPlace, to: TrainPlace) {
        match from {
            TrainPlace::Pool => {
                let place = place_of(train, &self.trains.pool);
                self.trains.pool.remove(place);
            }
            TrainPlace::Company(company) => {
                let trains = &mut self.company_mut(company).trains;
                trains.remove(place_of(train, trains));
                self.trains.overlooked = false;
            }
            TrainPlace::Stack | TrainPlace::Gone => {}
        }
        match to {
            TrainPlace::Pool => self.trains.pool.push(train),
            TrainPlace::Company(company) => self.company_mut(company).trains.push(train),
            TrainPlace::Stack | TrainPlace::Gone => {}
        }
    }

    /// The type is gone; whoever decides about trains taken over decides about it no more.
    fn scrap(&mut self, title: &Title, train_type: TrainTypeId) {
        self.trains.scrapped.push(train_type);
        for decision in &mut self.agenda {
            if let Decision::Cz(CzDecision::TakenTrains { taken, .. }) = decision {
                taken.retain(|train| !title.card(train.card).shows(train.side, train_type));
            }
        }
    }

    /// Certificates go by events of their own; stations, loans and what was held back are gone (R-36-MKT-07, R-36-CGR-24).
    pub(crate) fn close(&mut self, company: CompanyId) {
        self.market.retain(|other| *other != company);
        self.board.markers.retain(|marker| marker.company != company);
        if let Some(credit) = self.credit.get_mut(company.index()) {
            (credit.loans, credit.escrow) = (0, 0);
        }
        let closed = self.company_mut(company);
        (closed.status, closed.markers) = (Status::Closed, 0);
        // A sale that closes it may come before trains are given back.
        self.agenda.retain(
            |decision| !matches!(decision, Decision::ReturnTrains { company: of, .. } if *of == company),
        );
    }

    fn apply_to_map(&mut self, title: &Title, event: &Event) {
        match event {
            Event::TileLaid { hex, tile, rotation, replaced, .. } => {
                let old = match self.board.tiles[hex.index()] {
                    Some(laid) => title.tile(laid.tile).face(laid.rotation),
                    None => &title.hex(*hex).face,
                };
                // Markers follow their track (R-PROM-07), so that the event need not name them.
                let follows = upgrades::follow(old, title.tile(*tile).face(*rotation));
                self.board.tiles[hex.index()] = Some(Laid { tile: *tile, rotation: *rotation });
                self.supply[tile.index()] -= 1;
                if let Some(replaced) = replaced {
                    self.supply[replaced.index()] += 1;
                }
                for marker in self.markers_to_move(*hex) {
                    marker.city = marker.city.map(|city| follows[usize::from(city)]);
                }
            }
            Event::MarkerPlaced { company, hex, city } => {
                self.company_mut(*company).markers -= 1;
                self.board.markers.push(Marker { hex: *hex, city: *city, company: *company });
            }
            Event::CityChosen { company, hex, city } => {
                if let Some(marker) = self.markers_to_move(*hex).find(|marker| marker.company == *company) {
                    marker.city = Some(*city);
                }
            }
            Event::MarkerReturned { company, hex, city, owner } => {
                let marker = Marker { hex: *hex, city: *city, company: *owner };
                self.board.markers.retain(|other| *other != marker);
                self.company_mut(*company).markers += 1;
            }
            _ => {}
        }
        self.board.markers.sort_unstable();
    }

    fn markers_to_move(&mut self, hex: HexId) -> impl Iterator<Item = &mut Marker> {
        self.board.markers.iter_mut().filter(move |marker| marker.hex == hex)
    }

    /// What nobody need be told.
    fn note(&mut self, note: &Note) {
        match note {
            Note::SetUp(position) => self.clone_from(position),
            Note::Asked(decision) => self.agenda.push(decision.clone()),
            Note::Answered => {
                self.agenda.pop();
            }
            Note::AskedAnew(decision) => {
                self.agenda.pop();
                self.agenda.push(decision.clone());
            }
            Note::TurnWithdrawn(company) => {
                self.agenda.retain(|decision| {
                    let raising = matches!(decision, Decision::F56(F56Decision::Raising { company: of, .. }) if of == company);
                    !raising && decision.own_turn() != Some(*company)
                });
            }
            Note::HomePlaced(company) => self.company_mut(*company).home_placed = true,
            Note::HasLaid(company) => self.company_mut(*company).has_laid = true,
            Note::ExtraMarker(company) => self.company_mut(*company).extra += 1,
            Note::MarkersCounted { company, markers } => self.company_mut(*company).markers = *markers,
            Note::LeftMarket(company) => {
                self.market.retain(|other| other != company);
                self.company_mut(*company).status = Status::Closed;
            }
            Note::Routed(company) => self.credit_mut(*company).routed = true,
            Note::Stack { top, left, beside } => {
                (self.trains.top, self.trains.left, self.trains.beside) = (*top, *left, *beside);
            }
            Note::Overlooked(overlooked) => self.trains.overlooked = *overlooked,
            Note::Purchased { seat, company } => self.purchases.push((*seat, *company)),
            Note::PurchasesForgotten => self.purchases.clear(),
            Note::RoundsRead(rounds) => {
                if let Some(bank) = &mut self.bank {
                    bank.rounds = *rounds;
                }
            }
            Note::Lot(lot) => self.lot = Some(lot.clone()),
            Note::National(national) => self.national.clone_from(national),
            Note::PriceRefused { deal, price } => {
                if let Some(refused) = self.refused_mut() {
                    refused.set(*deal, *price);
                }
            }
            Note::SetEnded(set) => self.round = Round::Export { set: *set },
            Note::DraftTurnEnded { .. }
            | Note::BiddingBegan(_)
            | Note::NextBidder(_)
            | Note::BiddingEnded { .. }
            | Note::Privates(_)
            | Note::StockTurnEnded { .. }
            | Note::Sold { .. }
            | Note::OperatingOrder(_)
            | Note::CompanyCalled
            | Note::TurnEnded
            | Note::StepBegan(_)
            | Note::Acted
            | Note::StepIsOver(_)
            | Note::TileCounted { .. }
            | Note::Credit(_) => self.note_in_round(note),
        }
    }

    /// What belongs to a round, or to the turn of a company in it; elsewhere it is of no account.
    fn note_in_round(&mut self, note: &Note) {
        let players = self.players.len() as u8;
        match (&mut self.round, note) {
            (Round::PreStock { turns, passed }, Note::DraftTurnEnded { passes }) => {
                *turns += 1;
                match passes {
                    Some(seat) => passed[seat.index()] = true,
                    None => passed.fill(false),
                }
            }
            (Round::Auction { opened, bidding, .. }, Note::BiddingBegan(paper)) => {
                let (paper, next) = (*paper, *opened % players);
                *opened += 1;
                *bidding =
                    Some(super::Bidding { paper, next, highest: None, out: vec![false; players.into()] });
            }
            (Round::Auction { bidding: Some(bidding), .. }, Note::NextBidder(next)) => bidding.next = *next,
            (Round::Auction { unsold, bidding, .. }, Note::BiddingEnded { sold }) => {
                match (bidding.take(), sold) {
                    (_, true) => unsold.clear(),
                    (Some(bidding), false) => unsold.push(bidding.paper),
                    (None, false) => {}
                }
            }
            (Round::Privates(auction), Note::Privates(changed)) => auction.clone_from(changed),
            (Round::Stock { next, passes, .. }, Note::StockTurnEnded { acted }) => {
                *next = (*next + 1) % players;
                *passes = if *acted { 0 } else { *passes + 1 };
            }
            (Round::Stock { sold, .. }, Note::Sold { seat, company }) => {
                sold.push((*seat, *company));
                sold.sort_unstable();
            }
            (Round::Operating { order, .. }, Note::OperatingOrder(changed)) => {
                *order = changed.as_slice().into()
            }
            (Round::Operating { begun, .. }, Note::CompanyCalled) => *begun += 1,
            (Round::Operating { turn, .. }, Note::TurnEnded) => *turn = None,
            (Round::Operating { turn: Some(turn), .. }, note) => match note {
                Note::StepBegan(step) => (turn.step, turn.acted, turn.over) = (*step, false, false),
                Note::Acted => turn.acted = true,
                Note::StepIsOver(over) => turn.over = *over,
                Note::TileCounted { promotes } => {
                    turn.laid += 1;
                    turn.promoted |= promotes;
                }
                Note::Credit(credit) => turn.credit.clone_from(credit),
                _ => {}
            },
            _ => {}
        }
    }
}

/// Where the first such train is.
fn place_of(train: Train, trains: &[Train]) -> usize {
    trains.iter().position(|&other| other == train).expect("the train is where it is taken from")
}
