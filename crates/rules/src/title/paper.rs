//! Charters, shares, trains, phases, chart and process track as printed.

use super::board::{Home, Terrain};
use super::colour::Colour;
use crate::ids::{CardId, CompanyId, HexId, TileId, TrainTypeId};
use crate::money::Money;

/// The three sizes of companies, train sides and local railways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Size {
    /// Red trains.
    #[default]
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

/// Shares that the director's certificate is worth (IV.2).
pub const CERTIFICATE: u8 = 2;

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
    /// Station markers, the home marker included.
    pub markers: u8,
    /// The hex whose connection to the home frees the money held back (R-36-PAR-07).
    pub destination: Option<HexId>,
    /// It is formed out of other companies (R-36-CGR-01).
    pub national: bool,
    /// It is the railway of a private paper: nobody owns shares of it (XI.2).
    pub private: bool,
}

/// A local railway, a private company, or another private paper that is owned like one.
#[derive(Debug)]
pub struct PrivateCompany {
    /// What kind of paper it is.
    pub kind: PaperKind,
    /// The short id: `S1`.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The German name; the same where it has none of its own.
    pub name_de: String,
    /// Small, medium or large.
    pub size: Size,
    /// The price of its space on the sheet of the Pre-Stock Round; where papers are auctioned, the lowest bid.
    pub price: Money,
    /// Paid to its owner at the start of every operating round.
    pub income: Money,
    /// What a company may use it for, once.
    pub power: Power,
    /// What a private company is good for (R-36-PRV-06 to 10); nothing for other papers.
    pub private: PrivatePower,
}

/// What a private company blocks, and what it is good for in a company's hands (R-36-PRV-06 to 10).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrivatePower {
    /// The hex on which nobody builds while a player owns it.
    pub blocks: Option<HexId>,
    /// The tiles that its company may lay there without a connection.
    pub tiles: Vec<TileId>,
    /// That tile comes on top of the turn's own, and its terrain costs nothing.
    pub extra: bool,
    /// A station may follow at once, without a connection and without payment.
    pub station: bool,
    /// What its marker adds to a run.
    pub bonus: Money,
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
    /// A private company with powers of its own (R-36-PRV).
    Private,
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
    /// D: every location counts, however many (R-36-SET-05).
    Unlimited,
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
    /// The types that may be handed in for it, and what it costs then (R-36-TRN-04).
    pub trade: Option<(Vec<TrainTypeId>, Money)>,
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

    /// Whether its side for companies of this size is a train of the type.
    pub fn shows(&self, size: Size, train: TrainTypeId) -> bool {
        self.side(size).is_some_and(|side| side.train == train)
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
    /// Companies may buy local railways or private companies from players.
    pub privates_for_sale: bool,
    /// Companies may buy trains from each other.
    pub trains_between_companies: bool,
    /// All private papers close when it begins (XI.2, R-36-PRV-05).
    pub closes_papers: bool,
    /// Operating rounds in a set; where there is a process track, that says it (R-36-PHS-06).
    pub rounds: u8,
    /// Companies may take loans (R-36-LOAN-01).
    pub loans: bool,
    /// The last kind of train is for sale beside the top of the stack (R-36-PHS-03).
    pub last_trains: bool,
    /// Towns may be rebuilt (R-36-TRK-11).
    pub town_rebuilding: bool,
    /// The national company is formed when it begins (R-36-CGR-01).
    pub forms_national: bool,
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
    /// The same while so many companies or fewer are left, fewest first; mostly none (R-36-CERT-03).
    pub limits_by_companies: Vec<(u8, u8)>,
    /// Companies that do not play, drawn by lot (XI.2).
    pub left_out: u8,
}
