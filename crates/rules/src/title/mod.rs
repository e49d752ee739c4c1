//! A title: everything printed in the box, checked, immutable, shared behind an `Arc`.
//!
//! [`facts`] is what the data files say; [`load`] checks it and makes a [`Title`] out of it, reporting all faults at
//! once; [`upgrades`] works out which tile may replace which.

pub mod board;
pub mod chart;
mod colour;
pub mod embedded;
pub mod figures;
mod links;
pub mod load;
pub mod paper;
pub mod rulebook;
pub mod shelf;
mod track;
pub mod upgrades;

pub use board::{Face, Hex, Home, Terrain, Tile};
pub use chart::{Chart, Zone};
pub use colour::Colour;
pub use facts::{CATALOGUE_FILE, TITLE_FILE};
pub use figures::Figures;
pub(crate) use links::{Onward, StopSet};
pub use load::{Fault, Faults};
pub use paper::{
    Card, Charter, Copies, OperatingSet, PaperKind, Phase, Power, PrivateCompany, PrivatePower, RedBonuses,
    RunKind, SeatCount, Side, Size, SizeSheet, TrainType,
};
pub use rulebook::Rulebook;
pub use shelf::Shelf;
pub use track::{Piece, Stop, StopKind, TrackEnd};
pub use upgrades::Upgrades;

use crate::ids::{CardId, CompanyId, HexId, PhaseId, PrivateId, TileId, TrainTypeId};
use crate::play::Play;

/// Everything printed in the box of one title.
#[derive(Debug)]
pub struct Title {
    /// The short name used in commands and files: `18cz`.
    pub id: String,
    /// The name for people: `18CZ`.
    pub name: String,
    /// What money is called: `K`.
    pub currency: String,
    /// What is not known from print and was reconstructed, in a sentence; `None`: nothing.
    pub reconstructed: Option<String>,
    /// The same title on 18xx.games; `None`: it is not played there.
    pub on_18xx_games: Option<Counterpart>,
    /// The order of play, and what differs between titles that share parts.
    pub play: &'static Play,
    /// The figures of the rules.
    pub figures: Figures,
    /// The hexes of the map.
    pub hexes: Vec<Hex>,
    /// The kinds of tiles, with their counts.
    pub tiles: Vec<Tile>,
    /// Which tiles may replace which.
    pub upgrades: Upgrades,
    /// The share price chart.
    pub chart: Chart,
    /// The train cards in the order of the stack, and after them those of private papers.
    pub cards: Vec<Card>,
    /// The cards of trains that others are handed in for, in order (R-36-PHS-03).
    pub traded_for: Vec<CardId>,
    /// The types of trains on the cards.
    pub train_types: Vec<TrainType>,
    /// The phases in order; each starts with the card of the same index.
    pub phases: Vec<Phase>,
    /// The share companies.
    pub companies: Vec<Charter>,
    /// What companies of each size have in common, indexed by [`Size`].
    pub sizes: [SizeSheet; 3],
    /// The local railways, private companies and other private papers.
    pub privates: Vec<PrivateCompany>,
    /// The process track: sets of operating rounds.
    pub sets: Vec<OperatingSet>,
    /// Money and limits by number of players.
    pub seat_counts: Vec<SeatCount>,
    /// What a local railway in a player's hands is worth at the end.
    pub local_end_value: crate::Money,
    /// All the money there is; `None`: the bank never runs out.
    pub bank: Option<crate::Money>,
    /// The rules in words, where the title brings them.
    pub rulebook: Option<Rulebook>,
}

/// A title as 18xx.games has it.
#[derive(Clone, Debug)]
pub struct Counterpart {
    /// The name of the title.
    pub title: String,
    /// How much higher the numbers of hexes are than in print.
    pub column_offset: i16,
    /// Companies whose symbols are spelled with other capitals.
    pub symbols: Vec<(CompanyId, String)>,
}

impl Title {
    /// The hex with this printed name.
    pub fn hex_named(&self, name: &str) -> Option<HexId> {
        self.hexes.iter().position(|hex| hex.name == name).map(HexId::at)
    }

    /// The kind of tile with this id, such as `8866p`.
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.name == name).map(TileId::at)
    }

    /// The company with this symbol (capitals and small letters count as equal).
    pub fn company_named(&self, symbol: &str) -> Option<CompanyId> {
        self.companies
            .iter()
            .position(|charter| charter.symbol.eq_ignore_ascii_case(symbol))
            .map(CompanyId::at)
    }

    /// The local railway or private company with this id, such as `S1`.
    pub fn private_named(&self, id: &str) -> Option<PrivateId> {
        self.privates.iter().position(|private| private.id == id).map(PrivateId::at)
    }

    /// The card with this letter.
    pub fn card_named(&self, letter: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.letter == letter).map(CardId::at)
    }

    /// A hex of the map.
    pub fn hex(&self, id: HexId) -> &Hex {
        &self.hexes[id.index()]
    }

    /// A kind of tile.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// A company's charter.
    pub fn charter(&self, id: CompanyId) -> &Charter {
        &self.companies[id.index()]
    }

    /// What the companies of this company's size have in common.
    pub fn size_of(&self, id: CompanyId) -> &SizeSheet {
        &self.sizes[self.charter(id).size.index()]
    }

    /// The company that is formed out of others, where there is one (R-36-CGR-01).
    pub fn national(&self) -> Option<CompanyId> {
        self.company_ids().find(|&company| self.charter(company).national)
    }

    /// A local railway or private company.
    pub fn private(&self, id: PrivateId) -> &PrivateCompany {
        &self.privates[id.index()]
    }

    /// Whether trains of the type are never scrapped.
    pub fn is_permanent(&self, train: TrainTypeId) -> bool {
        !self.train_types.iter().any(|other| other.scraps.contains(&train))
    }

    /// A train card.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// A phase.
    pub fn phase(&self, id: PhaseId) -> &Phase {
        &self.phases[id.index()]
    }

    /// All companies.
    pub fn company_ids(&self) -> impl DoubleEndedIterator<Item = CompanyId> + use<> {
        (0..self.companies.len()).map(CompanyId::at)
    }

    /// The companies that players own shares of: all but the railways of private papers.
    pub fn share_companies(&self) -> impl DoubleEndedIterator<Item = CompanyId> {
        self.company_ids().filter(|&company| !self.charter(company).private)
    }

    /// The sizes of the companies that players own shares of.
    pub fn sizes_in_play(&self) -> Vec<Size> {
        let has = |size: &Size| self.share_companies().any(|company| self.charter(company).size == *size);
        Size::ALL.into_iter().filter(has).collect()
    }

    /// The cards of the stack: each letter has a phase, the cards of private papers have none.
    pub fn stack(&self) -> &[Card] {
        &self.cards[..self.phases.len()]
    }

    /// Whether the card is that of a private paper, which is not in the stack.
    pub fn is_paper_card(&self, card: CardId) -> bool {
        card.index() >= self.phases.len()
    }

    /// The private papers that are railways, with their companies.
    pub fn railways(&self) -> impl Iterator<Item = (PrivateId, CompanyId)> {
        self.private_ids().filter_map(|private| match self.private(private).kind {
            PaperKind::Railway(company) => Some((private, company)),
            PaperKind::Local | PaperKind::Train(_) | PaperKind::Private => None,
        })
    }

    /// All hexes.
    pub fn hex_ids(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.hexes.len()).map(HexId::at)
    }

    /// All local railways and private companies.
    pub fn private_ids(&self) -> impl Iterator<Item = PrivateId> + use<> {
        (0..self.privates.len()).map(PrivateId::at)
    }

    /// All kinds of tiles.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len()).map(TileId::at)
    }
}
