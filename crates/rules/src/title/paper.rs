//! Charters, shares, trains, phases, chart and process track as printed.

use super::board::{Colour, Home, Terrain};
use crate::ids::{CardId, CompanyId, TrainTypeId};
use crate::money::Money;

/// The three sizes of companies, train sides and local railways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// Red trains.
    Small,
    /// Blue trains.
    Medium,
    /// Green trains.
    Large,
}

impl Size {
    /// All three, smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// The index into tables by size.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in data files and texts.
    pub fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// What companies of one size have in common (IV.2, VII.4, VII.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeSheet {
    /// Shares in all; the director's certificate is two of them.
    pub shares: u8,
    /// Shares in player hands that make the company float.
    pub float: u8,
    /// Most shares that one player may own.
    pub most: u8,
    /// Prices to choose from at the start.
    pub start_prices: Vec<Money>,
    /// Spaces that the price moves right for a dividend.
    pub dividend_steps: u8,
    /// Station markers, the home marker included.
    pub markers: u8,
}

impl SizeSheet {
    /// Percent of the company in one share.
    pub fn percent(&self) -> u8 {
        100 / self.shares
    }
}

/// A share company.
#[derive(Debug)]
pub struct Charter {
    /// The symbol on its markers, such as `EKJ`.
    pub symbol: String,
    /// The full name.
    pub name: String,
    /// Small, medium or large.
    pub size: Size,
    /// Where its first marker goes.
    pub home: Home,
    /// A colour for markers, as `#rrggbb`.
    pub colour: String,
    /// It is the railway of a private paper: nobody owns shares of it (XI.2).
    pub private: bool,
}

/// A local railway, or another private paper that is owned like one.
#[derive(Debug)]
pub struct LocalRailway {
    /// What kind of paper it is.
    pub kind: PaperKind,
    /// The short id: `S1`.
    pub id: String,
    /// The Czech name.
    pub name: String,
    /// The German name.
    pub name_de: String,
    /// Small, medium or large.
    pub size: Size,
    /// The price of its space on the sheet of the Pre-Stock Round; where papers are auctioned, the lowest bid.
    pub price: Money,
    /// Paid to its owner at the start of every operating round.
    pub income: Money,
    /// What a company may use it for, once.
    pub power: Power,
}

/// The kinds of private papers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperKind {
    /// A local railway (IV.1).
    Local,
    /// A train that runs once for a company of its owner; the card is not in the stack (XI.2).
    Train(CardId),
    /// A railway with one marker on its home hex, the tiles of which it lays (XI.2).
    Railway(CompanyId),
}

/// What a local railway is good for in a company's hands, one of the two, once (IV.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Power {
    /// The colours of purple-edged tiles that it may lay.
    pub purple: Vec<Colour>,
    /// The terrain whose cost it waives.
    pub waives: Vec<Terrain>,
}

/// How trains of a type run (VIII.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunKind {
    /// n: every location counts, at most n.
    Plain(u8),
    /// n+n: every location counts, at most `total`, at most `cities` of them cities.
    Plus {
        /// At most this many cities and red tiles.
        cities: u8,
        /// At most this many locations.
        total: u8,
    },
    /// nE: towns may be left out; at most n count.
    Express(u8),
}

/// A type of train.
#[derive(Debug)]
pub struct TrainType {
    /// `2`, `3+3`, `8E` …
    pub name: String,
    /// How it runs.
    pub run: RunKind,
    /// The types that its sale scraps.
    pub scraps: Vec<TrainTypeId>,
    /// The bonuses of red tiles that count for its routes.
    pub bonuses: RedBonuses,
}

/// Which bonuses of red tiles count for a route that ends there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RedBonuses {
    /// That of the company's own home (VIII.8).
    Home,
    /// None (XI.2).
    None,
    /// All of them (XI.2).
    All,
}

/// A side of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The size of company that runs it: red, blue, green.
    pub size: Size,
    /// The type of train.
    pub train: TrainTypeId,
    /// The printed price.
    pub price: Money,
}

/// A letter of train cards.
#[derive(Debug)]
pub struct Card {
    /// `a` to `j`.
    pub letter: String,
    /// How many there are.
    pub copies: Copies,
    /// Its sides, smallest first.
    pub sides: Vec<Side>,
}

/// How many cards of a letter there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Copies {
    /// As many as needed.
    Unlimited,
    /// So many.
    Fixed(u8),
    /// So many by the number of players.
    ByPlayers(Vec<(u8, u8)>),
}

impl Card {
    /// How many there are when so many play; `None`: as many as needed.
    pub fn count(&self, players: usize) -> Option<u8> {
        match &self.copies {
            Copies::Unlimited => None,
            Copies::Fixed(count) => Some(*count),
            Copies::ByPlayers(counts) => {
                counts.iter().find(|&&(of, _)| usize::from(of) == players).map(|&(_, count)| count)
            }
        }
    }

    /// The side for companies of this size.
    pub fn side(&self, size: Size) -> Option<&Side> {
        self.sides.iter().find(|side| side.size == size)
    }
}

/// A phase: it starts when the first card of its letter leaves the stack.
#[derive(Debug)]
pub struct Phase {
    /// The letter.
    pub name: String,
    /// The newest colour of tiles.
    pub tiles: Colour,
    /// The sizes of companies that may be started.
    pub companies: Vec<Size>,
    /// Most trains by size of company; `None`: there are no such companies yet.
    pub train_limit: [Option<u8>; 3],
    /// Companies may buy local railways from players.
    pub locals_for_sale: bool,
    /// Companies may buy trains from each other.
    pub trains_between_companies: bool,
    /// All private papers close when it begins (XI.2).
    pub closes_papers: bool,
}

/// A set of operating rounds on the process track, after one stock round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatingSet {
    /// The price of local railways in each round of the set.
    pub local_prices: Vec<Money>,
    /// Whether a train is exported after the set.
    pub export: bool,
}

/// Set-up by number of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCount {
    /// How many players.
    pub players: u8,
    /// Money of each at the start.
    pub cash: Money,
    /// Most certificates of each.
    pub certificate_limit: u8,
    /// Companies that do not play, drawn by lot (XI.2).
    pub left_out: u8,
}

/// The share price chart: two rows whose prices alternate.
///
/// In the merged ascending order a marker's own row is two steps away on either side, and the diagonal neighbours
/// one step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// All prices, ascending.
    pub prices: Vec<Money>,
}

impl Chart {
    /// One space right in the row; at its end the marker stays.
    pub fn right(&self, space: u8) -> u8 {
        if usize::from(space) + 2 < self.prices.len() { space + 2 } else { space }
    }

    /// One space left in the row; at its end the marker stays.
    pub fn left(&self, space: u8) -> u8 {
        if space >= 2 { space - 2 } else { space }
    }

    /// One space diagonally right.
    pub fn up(&self, space: u8) -> u8 {
        if usize::from(space) + 1 < self.prices.len() { space + 1 } else { space }
    }

    /// One space diagonally left.
    pub fn down(&self, space: u8) -> u8 {
        space.saturating_sub(1)
    }

    /// The price of a space.
    pub fn price(&self, space: u8) -> Money {
        self.prices[usize::from(space)]
    }

    /// The space with this price.
    pub fn space(&self, price: Money) -> Option<u8> {
        self.prices.binary_search(&price).ok().map(|index| index as u8)
    }
}
