//! The state of a game: what lies on the table, and the agenda of decisions.
//!
//! A [`Position`] is a plain value of a few KB: undo, what-if and bots are a clone. It holds no names and no printed facts; those
//! are in the [`Title`](crate::Title). A [`State`] is a position that nothing but events can change.

mod apply;

pub use crate::few::Few;

use crate::f56::decisions::Decision as F56Decision;
use std::ops::Deref;

use crate::deal::Refused;
use crate::decision::Decision;
use crate::geometry::Rotation;
use crate::ids::{CardId, CompanyId, HexId, PhaseId, PrivateId, Seat, TileId, TrainTypeId};
use crate::message::messages;
use crate::money::Money;
use crate::operating_turn::OperatingTurn;
use crate::seed::Lot;
use crate::train::Train;

/// How much a state has room for; titles that need more are refused when they are loaded.
pub(crate) const MOST_PLAYERS: usize = 8;
pub(crate) const MOST_COMPANIES: usize = 24;
pub(crate) const MOST_PRIVATES: usize = 32;
pub(crate) const MOST_TRAIN_TYPES: usize = 32;
/// Of one company: those of all that merge into it, until it has chosen which to keep.
pub(crate) const MOST_TRAINS: usize = 48;

/// What lies on the table of a game. It is read like a [`Position`]; only [`State::apply`] writes it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State(Position);

impl Deref for State {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.0
    }
}

impl From<Position> for State {
    fn from(position: Position) -> State {
        State(position)
    }
}

impl State {
    /// Becomes the same as another state, in the memory that it has already.
    pub(crate) fn copy_from(&mut self, other: &State) {
        let Position {
            agenda,
            round,
            players,
            order,
            companies,
            shares,
            market,
            privates,
            board,
            supply,
            trains,
            phase,
            local_price,
            bank,
            pool,
            credit,
            national,
            purchases,
            post,
            lot,
        } = &mut self.0;
        agenda.clone_from(&other.agenda);
        round.clone_from(&other.round);
        (*players, *order, *market, *privates) = (other.players, other.order, other.market, other.privates);
        companies.clone_from(&other.companies);
        shares.clone_from(&other.shares);
        board.tiles.clone_from(&other.board.tiles);
        board.markers.clone_from(&other.board.markers);
        supply.clone_from(&other.supply);
        trains.clone_from(&other.trains);
        (*phase, *local_price, *bank, *post) = (other.phase, other.local_price, other.bank, other.post);
        pool.clone_from(&other.pool);
        credit.clone_from(&other.credit);
        national.clone_from(&other.national);
        purchases.clone_from(&other.purchases);
        lot.clone_from(&other.lot);
    }

    /// A copy to change at will, for study boards and tests.
    pub fn position(&self) -> Position {
        self.0.clone()
    }
}

/// Everything that changes during a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What must be decided: the last entry first. Interruptions push, their end pops.
    pub agenda: Vec<Decision>,
    /// The round that is being played.
    pub round: Round,
    /// The players by seat.
    pub players: Few<Player, MOST_PLAYERS>,
    /// The seats by order card, lowest number first.
    pub order: Few<Seat, MOST_PLAYERS>,
    /// The companies by id.
    pub companies: Vec<Company>,
    /// Shares in player hands: company by company, one entry per seat. The director's certificate counts two.
    pub shares: Vec<u8>,
    /// The markers on the share price chart in operating order: highest price first, within a stack from the top.
    pub market: Few<CompanyId, MOST_COMPANIES>,
    /// The local railways and private companies by id.
    pub privates: Few<PrivateState, MOST_PRIVATES>,
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
    /// The bank where it may run out, and what depends on it; `None` where it never does.
    pub bank: Option<Bank>,
    /// Shares in the pool by company; empty where all that is not held is in the bank.
    pub pool: Vec<u8>,
    /// Loans and capital by company; empty where companies have no credit.
    pub credit: Vec<Credit>,
    /// The national company, once it is formed.
    pub national: Option<National>,
    /// Who bought shares of which company in this stock round, where that matters (R-36-SR-07).
    pub purchases: Vec<(Seat, CompanyId)>,
    /// The marker of the post: whose it is, and where it lies (R-36-PRV-09).
    pub post: Option<(CompanyId, HexId)>,
    /// The lot by which Václav's companies are drawn; `None` in games without him (XI.1).
    pub lot: Option<Lot>,
}

/// The round that is being played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
        /// The papers that found no bidder since the last sale, in order.
        unsold: Vec<PrivateId>,
        /// The paper that is up, and the bids for it.
        bidding: Option<Bidding>,
    },
    /// The auction of private companies (R-36-AUC).
    Privates(PrivateAuction),
    /// A stock round.
    Stock {
        /// From 1.
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
        /// The set, from 1.
        set: u8,
        /// The round within the set, from 1.
        number: u8,
        /// The companies in the order in which they operate, as it was at the start.
        order: Few<CompanyId, MOST_COMPANIES>,
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bidding {
    /// The paper.
    pub paper: PrivateId,
    /// Index into the order of who is asked next, unless out.
    pub next: u8,
    /// The highest bid so far.
    pub highest: Option<(Seat, Money)>,
    /// Who has passed, by seat; a pass is final.
    pub out: Vec<bool>,
}

/// The auction of private companies (R-36-AUC).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PrivateAuction {
    /// Index into the order of whose turn comes next.
    pub next: u8,
    /// Passes in sequence so far.
    pub passes: u8,
    /// What the cheapest one costs now.
    pub asking: Money,
    /// The standing bids: for which one, by whom, how much.
    pub bids: Vec<(PrivateId, Seat, Money)>,
    /// The one that is being auctioned among its bidders.
    pub contested: Option<PrivateId>,
    /// Who bought the cheapest one last, and who bought any last.
    pub last: Option<(Seat, Seat)>,
}

/// A bank that may run out (R-36-END-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bank {
    /// Its money; below 0 it pays with promises.
    pub cash: i64,
    /// It could not pay: the game ends with this set of operating rounds.
    pub broken: bool,
    /// Operating rounds of the set (R-36-PHS-05).
    pub rounds: u8,
    /// Somebody went bankrupt, and owes so much.
    pub bankrupt: Option<(Seat, Money)>,
}

messages! {
    /// How a company gets the money for its shares (R-36-PAR-02).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Capital {
        /// For the first half at once, for the rest when the destination is reached.
        Escrow,
        /// For every share at once.
        Incremental,
        /// All of it when 60 % are sold.
        Full,
    }
}

impl Capital {
    /// The name that fingerprints and programs have of it, which stays as it is.
    pub fn name(self) -> &'static str {
        match self {
            Capital::Escrow => "escrow",
            Capital::Incremental => "incremental",
            Capital::Full => "full",
        }
    }
}

/// Loans and capital of a company (R-36-LOAN, R-36-PAR).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Credit {
    /// How it gets its capital, once it is started.
    pub capital: Option<Capital>,
    /// Money held back.
    pub escrow: Money,
    /// It is connected with its destination.
    pub reached: bool,
    /// Loans not yet repaid.
    pub loans: u8,
    /// It has had a route in a turn of its own; noted only where the option says that this counts for ever (R-36-TRN-08).
    pub routed: bool,
}

/// The national company (R-36-CGR).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct National {
    /// Which one it is.
    pub company: CompanyId,
    /// Shares in all: 10 or 20; 0 while it is being formed.
    pub shares: u8,
    /// Its president has one share only, and must buy a second one (R-36-CGR-11).
    pub temporary: bool,
    /// It has had no permanent train yet (R-36-CGR-18).
    pub frozen: bool,
    /// It has not operated yet, and begins the next operating round (R-36-OR-06).
    pub first: bool,
    /// Its train limit is not in force until it has had to give up a train, where the option says so (R-36-CGR-15).
    pub unlimited: bool,
    /// What is being formed: companies to be decided about, and those that merge.
    pub forming: Option<Formation>,
}

/// The formation of the national company in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Formation {
    /// The president of the company that bought the train.
    pub trigger: Seat,
    /// The company that bought it.
    pub buyer: CompanyId,
    /// Companies still to be decided about, in order.
    pub open: Vec<CompanyId>,
    /// Companies that merge.
    pub merging: Vec<CompanyId>,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Money in hand.
    pub cash: Money,
    /// Loans not yet repaid.
    pub debt: Money,
    /// Penalty interest, due at the end.
    pub penalty: Money,
}

/// How far a company has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// All its certificates are in the bank.
    Unstarted,
    /// The director's certificate is sold.
    Started,
    /// It has its capital and operates.
    Floated,
    /// It has left the game.
    Closed,
}

impl Status {
    /// The name that fingerprints and programs have of it, which stays as it is.
    pub fn name(self) -> &'static str {
        match self {
            Status::Unstarted => "unstarted",
            Status::Started => "started",
            Status::Floated => "floated",
            Status::Closed => "closed",
        }
    }
}

/// A company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    pub trains: Few<Train, MOST_TRAINS>,
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

messages! {
    /// Who owns a local railway or private company.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum PrivateOwner {
        /// Nobody yet: it lies on the sheet, or is to be auctioned.
        Sheet,
        /// A player.
        Player(seat: Seat),
        /// A company.
        Company(company: CompanyId),
        /// It left the game unsold.
        Removed,
        /// It was sold to the bank, or has closed.
        Closed,
    }
}

/// A local railway or private company.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrivateState {
    /// Its owner.
    pub owner: PrivateOwner,
    /// Its power has been used.
    pub used: bool,
}

impl Default for PrivateState {
    /// Before the game it is nobody's.
    fn default() -> Self {
        PrivateState { owner: PrivateOwner::Sheet, used: false }
    }
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The kind of tile.
    pub tile: TileId,
    /// Its position.
    pub rotation: Rotation,
}

/// A station marker on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trains {
    /// The letter on top of the stack.
    pub top: CardId,
    /// Cards of that letter left; for an unlimited letter it never changes.
    pub left: u8,
    /// Returned cards with the side that was up.
    pub pool: Vec<Train>,
    /// The types that have been scrapped, in order.
    pub scrapped: Few<TrainTypeId, MOST_TRAIN_TYPES>,
    /// Trains of the last kind that are for sale beside the stack; 0 where there is no such kind (R-36-PHS-03).
    pub beside: u8,
    /// A limit fell and nobody was asked to return trains, as an option has it; until a train changes hands nobody is.
    pub overlooked: bool,
}

impl Position {
    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A company.
    pub fn company(&self, id: CompanyId) -> &Company {
        &self.companies[id.index()]
    }

    /// A local railway or private company.
    pub fn private(&self, id: PrivateId) -> &PrivateState {
        &self.privates[id.index()]
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
        let markers = &self.board.markers;
        let first = markers.partition_point(|marker| marker.hex < hex);
        markers[first..].iter().take_while(move |marker| marker.hex == hex)
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

    /// Deals that were refused in the turn of a company or of a player on the exchange, since the position last changed.
    pub fn refused(&self) -> Option<&Refused> {
        match &self.round {
            Round::Operating { turn, .. } => turn.as_ref().map(|turn| &turn.refused),
            _ => self.agenda.iter().find_map(|decision| match decision {
                Decision::F56(F56Decision::Exchange { done, .. }) => Some(&done.refused),
                _ => None,
            }),
        }
    }

    /// Mutable access to the same.
    pub(crate) fn refused_mut(&mut self) -> Option<&mut Refused> {
        match &mut self.round {
            Round::Operating { turn, .. } => turn.as_mut().map(|turn| &mut turn.refused),
            _ => self.agenda.iter_mut().find_map(|decision| match decision {
                Decision::F56(F56Decision::Exchange { done, .. }) => Some(&mut done.refused),
                _ => None,
            }),
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
