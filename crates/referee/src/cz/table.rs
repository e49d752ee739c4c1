//! The referee's own model of a position in 18CZ and its variants: plainly what lies on the table and who is asked what.

use std::collections::{BTreeMap, BTreeSet};

use rules::deal::Deal;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::title::Size;
use rules::train::Train;
use rules::{CardId, CompanyId, Decision, Money, PrivateId, Seat, TrainTypeId};

use crate::board::Board;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What is asked; the last question comes first.
    pub agenda: Vec<Decision>,
    /// The round.
    pub round: Round,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The seats by order card.
    pub order: Vec<Seat>,
    /// The companies by id.
    pub companies: Vec<Company>,
    /// The markers on each space of the chart, from the top of the stack.
    pub chart: BTreeMap<u8, Vec<CompanyId>>,
    /// Local railways and other papers by id.
    pub papers: Vec<Paper>,
    /// The map.
    pub board: Board,
    /// Tiles left, by kind.
    pub supply: Vec<u8>,
    /// The letter on top of the stack of trains.
    pub top: CardId,
    /// Cards of that letter left; of letters without end it says nothing.
    pub left: u8,
    /// Returned trains.
    pub pool: Vec<Train>,
    /// Types of trains that have been scrapped.
    pub scrapped: BTreeSet<TrainTypeId>,
    /// The letter of the phase.
    pub phase: usize,
    /// What local railways cost now.
    pub local_price: Option<Money>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Round {
    /// The Pre-Stock Round.
    PreStock {
        /// Turns taken.
        turns: usize,
        /// Who has passed since the last purchase.
        passed: BTreeSet<Seat>,
    },
    /// The auction of papers (XI.2).
    Auction(Auction),
    /// A stock round.
    Stock {
        /// Its number.
        number: usize,
        /// Index into the order of whose turn comes next.
        next: usize,
        /// Passes in sequence.
        passes: usize,
        /// Who has sold what in this round.
        sold: BTreeSet<(Seat, CompanyId)>,
    },
    /// An operating round.
    Operating {
        /// The set of rounds.
        set: usize,
        /// The round in the set, from 1.
        number: usize,
        /// The companies that operate, in order.
        order: Vec<CompanyId>,
        /// How many of them have begun.
        begun: usize,
        /// The turn in progress.
        turn: Option<Turn>,
    },
    /// After a set of operating rounds.
    Export {
        /// The set.
        set: usize,
    },
    /// The end.
    Over,
}

/// The auction of papers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Auction {
    /// How many papers have been put up.
    pub opened: usize,
    /// Papers that found no bid since the last sale.
    pub unsold: BTreeSet<PrivateId>,
    /// The paper that is up.
    pub bidding: Option<Bidding>,
}

/// Bids for a paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// The paper.
    pub paper: PrivateId,
    /// Index into the order of who is asked next.
    pub next: usize,
    /// The highest bid.
    pub highest: Option<(Seat, Money)>,
    /// Who is out.
    pub out: BTreeSet<Seat>,
}

/// A turn of a company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub company: CompanyId,
    /// How far it is.
    pub step: Step,
    /// It is its first.
    pub first: bool,
    /// Tiles laid by the normal build.
    pub laid: usize,
    /// One of them was a promotion.
    pub promoted: bool,
    /// The prices that were refused since the position last changed.
    pub refused: BTreeMap<Deal, Money>,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Cash.
    pub cash: Money,
    /// Debt.
    pub debt: Money,
    /// Penalty interest.
    pub penalty: Money,
}

/// A company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// How far it has come.
    pub status: Status,
    /// Its director.
    pub director: Option<Seat>,
    /// Shares in the players' hands, by seat; the director's certificate counts two.
    pub shares: Vec<u8>,
    /// Shares in Václav's hands.
    pub vaclav: u8,
    /// The price at which it started.
    pub start_price: Money,
    /// Its space on the chart.
    pub space: u8,
    /// Its money.
    pub treasury: Money,
    /// Its trains.
    pub trains: Vec<Train>,
    /// Markers on the charter.
    pub markers: u8,
    /// Markers on the map that came with a paper.
    pub extra: u8,
    /// The home marker has been placed.
    pub home_placed: bool,
    /// It has begun a turn.
    pub has_operated: bool,
    /// It has laid a tile.
    pub has_laid: bool,
}

/// A local railway or another paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Whose it is.
    pub owner: PrivateOwner,
    /// Its power has been used.
    pub used: bool,
}

impl Table {
    /// A company.
    pub fn company(&self, id: CompanyId) -> &Company {
        &self.companies[id.index()]
    }

    /// The same, to be changed.
    pub fn company_mut(&mut self, id: CompanyId) -> &mut Company {
        &mut self.companies[id.index()]
    }

    /// A player.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All companies.
    pub fn company_ids(&self) -> impl Iterator<Item = CompanyId> + use<> {
        (0..self.companies.len()).map(CompanyId::at)
    }

    /// Companies in the order of the chart: the highest price first, within a space from the top.
    pub fn by_price(&self) -> Vec<CompanyId> {
        self.chart.values().rev().flatten().copied().collect()
    }

    /// Shares in all hands, Václav's included.
    pub fn held(&self, id: CompanyId) -> u8 {
        let company = self.company(id);
        company.shares.iter().sum::<u8>() + company.vaclav
    }

    /// Whether the company is Václav's.
    pub fn is_vaclavs(&self, id: CompanyId) -> bool {
        self.company(id).vaclav > 0
    }

    /// The papers of an owner.
    pub fn papers_of(&self, owner: PrivateOwner) -> impl Iterator<Item = PrivateId> + '_ {
        let all = (0..self.papers.len()).map(PrivateId::at);
        all.filter(move |paper| self.papers[paper.index()].owner == owner)
    }

    /// The turn in progress.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.round {
            Round::Operating { turn, .. } => turn.as_ref(),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.round {
            Round::Operating { turn, .. } => turn.as_mut(),
            _ => None,
        }
    }

    /// A train with another side up.
    pub fn turned(train: Train, side: Size) -> Train {
        Train { side, ..train }
    }
}
