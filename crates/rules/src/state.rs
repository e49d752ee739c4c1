//! The state of a game: what lies on the table, and the agenda of decisions.
//!
//! A plain value of a few KB: undo, what-if and bots are a clone. It holds no names and no printed facts; those are in
//! the [`Title`](crate::Title).

use crate::decision::{Decision, OperatingTurn};
use crate::geometry::Rotation;
use crate::ids::{CardId, CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};
use crate::money::Money;
use crate::seed::Lot;
use crate::title::Size;

/// Everything that changes during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What must be decided: the last entry first. Interruptions push, their end pops.
    pub agenda: Vec<Decision>,
    /// The round that is being played.
    pub round: Round,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The seats by order card, lowest number first.
    pub order: Vec<Seat>,
    /// The companies by id.
    pub companies: Vec<Company>,
    /// Shares in player hands: company by company, one entry per seat. The director's certificate counts two.
    pub shares: Vec<u8>,
    /// The markers on the share price chart in operating order: highest price first, within a stack from the top.
    pub market: Vec<CompanyId>,
    /// The local railways by id.
    pub locals: Vec<Local>,
    /// Tiles and station markers on the map.
    pub board: Board,
    /// Tiles left, by kind.
    pub supply: Vec<u8>,
    /// The stack of train cards, the pool, and what has been scrapped.
    pub trains: Trains,
    /// The current phase.
    pub phase: PhaseId,
    /// The current price of local railways; before the first operating round there is none.
    pub local_price: Option<Money>,
    /// The lot by which Václav's companies are drawn; `None` in games without him (XI.1).
    pub lot: Option<Lot>,
}

/// The round that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Round {
    /// The Pre-Stock Round.
    PreStock {
        /// How many turns have been taken; the snake follows from it.
        turns: u16,
        /// Who has passed since the last purchase, by seat.
        passed: Vec<bool>,
    },
    /// The auction of private papers (XI.2).
    Auction {
        /// How many papers have been put up; who picks the next one follows from it.
        opened: u8,
        /// How many in a row found no bidder.
        unsold: u8,
        /// The paper that is up, and the bids for it.
        bidding: Option<Bidding>,
    },
    /// A stock round.
    Stock {
        /// 1 to 8.
        number: u8,
        /// Index into the order of whose turn comes next.
        next: u8,
        /// Passes in sequence so far.
        passes: u8,
        /// Who has sold shares of which company in this round.
        sold: Vec<(Seat, CompanyId)>,
    },
    /// An operating round.
    Operating {
        /// The set, 1 to 8.
        set: u8,
        /// The round within the set, from 1.
        number: u8,
        /// The companies in the order in which they operate, as it was at the start.
        order: Vec<CompanyId>,
        /// How many of them have begun their turn.
        begun: u8,
        /// The turn in progress.
        turn: Option<OperatingTurn>,
    },
    /// Between a set of operating rounds and the next stock round: a train was exported, or Václav's companies got
    /// theirs, and companies above their limit return trains.
    Export {
        /// The set that has ended.
        set: u8,
    },
    /// The game has ended.
    Over,
}

/// The bids for a private paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// The paper.
    pub paper: LocalId,
    /// Index into the order of who is asked next, unless out.
    pub next: u8,
    /// The highest bid so far.
    pub highest: Option<(Seat, Money)>,
    /// Who has passed, by seat; a pass is final.
    pub out: Vec<bool>,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Money in hand.
    pub cash: Money,
    /// Loans not yet repaid.
    pub debt: Money,
    /// Penalty interest, due at the end.
    pub penalty: Money,
}

/// How far a company has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// All its certificates are in the bank.
    Unstarted,
    /// The director's certificate is sold.
    Started,
    /// It has its capital and operates.
    Floated,
    /// It was taken over.
    Closed,
}

/// A company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// How far it has come.
    pub status: Status,
    /// The player who holds the director's certificate; nobody for Václav's companies.
    pub director: Option<Seat>,
    /// Shares in Václav's hands, with the director's certificate; none unless the company is his (XI.1).
    pub vaclav: u8,
    /// The price at which it was started.
    pub start_price: Money,
    /// The space of its marker on the chart.
    pub space: u8,
    /// Its money.
    pub treasury: Money,
    /// Its trains in the order in which it got them.
    pub trains: Vec<Train>,
    /// Station markers on the charter.
    pub markers: u8,
    /// Markers on the map that came with a private paper, over and above its own (R-MOR-03, R-MOR-17).
    pub extra: u8,
    /// Its home marker has been placed.
    pub home_placed: bool,
    /// It has begun its first operating turn.
    pub has_operated: bool,
    /// It has laid a tile.
    pub has_laid: bool,
    /// It has taken over another company.
    pub has_taken_over: bool,
}

/// A train: a card with one of its sides up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Train {
    /// The letter.
    pub card: CardId,
    /// The side that is up.
    pub side: Size,
}

/// Who owns a local railway.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LocalOwner {
    /// It lies on the sheet of the Pre-Stock Round.
    Sheet,
    /// A player.
    Player(Seat),
    /// A company.
    Company(CompanyId),
    /// It left the game unsold.
    Removed,
    /// It was sold to the bank.
    Closed,
}

/// A local railway.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Local {
    /// Its owner.
    pub owner: LocalOwner,
    /// Its power has been used.
    pub used: bool,
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The kind of tile.
    pub tile: TileId,
    /// Its position.
    pub rotation: Rotation,
}

/// A station marker on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Marker {
    /// Where it lies.
    pub hex: HexId,
    /// The city on the face; `None` while it waits for a tile with cities to choose from (ATE).
    pub city: Option<u8>,
    /// Whose it is.
    pub company: CompanyId,
}

/// Tiles and markers on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The tile on each hex.
    pub tiles: Vec<Option<Laid>>,
    /// All station markers, sorted.
    pub markers: Vec<Marker>,
}

/// The train cards that are not in companies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trains {
    /// The letter on top of the stack.
    pub top: CardId,
    /// Cards of that letter left; for an unlimited letter it never changes.
    pub left: u8,
    /// Returned cards with the side that was up.
    pub pool: Vec<Train>,
    /// The types that have been scrapped, in order.
    pub scrapped: Vec<TrainTypeId>,
}

impl State {
    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A company.
    pub fn company(&self, id: CompanyId) -> &Company {
        &self.companies[id.index()]
    }

    /// A local railway.
    pub fn local(&self, id: LocalId) -> &Local {
        &self.locals[id.index()]
    }

    /// How many shares of the company the player holds, the director's certificate counted as two.
    pub fn shares(&self, company: CompanyId, seat: Seat) -> u8 {
        self.shares[company.index() * self.players.len() + seat.index()]
    }

    /// Mutable access to the same.
    pub fn shares_mut(&mut self, company: CompanyId, seat: Seat) -> &mut u8 {
        &mut self.shares[company.index() * self.players.len() + seat.index()]
    }

    /// Shares of the company in the hands of all players, Václav included (R-BOH-20).
    pub fn shares_held(&self, company: CompanyId) -> u8 {
        let players = self.players.len();
        let of_players: u8 =
            self.shares[company.index() * players..(company.index() + 1) * players].iter().sum();
        of_players + self.company(company).vaclav
    }

    /// Whether the company is Václav's (XI.1).
    pub fn is_vaclavs(&self, company: CompanyId) -> bool {
        self.company(company).vaclav > 0
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::at)
    }

    /// The markers on a hex.
    pub fn markers_on(&self, hex: HexId) -> impl Iterator<Item = &Marker> {
        self.board.markers.iter().filter(move |marker| marker.hex == hex)
    }

    /// The markers of a company on the map.
    pub fn markers_of(&self, company: CompanyId) -> impl Iterator<Item = &Marker> {
        self.board.markers.iter().filter(move |marker| marker.company == company)
    }

    /// Whether the company has a marker on the hex.
    pub fn has_marker(&self, company: CompanyId, hex: HexId) -> bool {
        self.markers_of(company).any(|marker| marker.hex == hex)
    }

    /// The turn of the company that is operating.
    pub fn operating(&self) -> Option<&OperatingTurn> {
        match &self.round {
            Round::Operating { turn, .. } => turn.as_ref(),
            _ => None,
        }
    }

    /// Mutable access to the same.
    pub fn operating_mut(&mut self) -> Option<&mut OperatingTurn> {
        match &mut self.round {
            Round::Operating { turn, .. } => turn.as_mut(),
            _ => None,
        }
    }

    /// The decision that is waited for.
    pub fn decision(&self) -> Option<&Decision> {
        self.agenda.last()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.round == Round::Over
    }
}
