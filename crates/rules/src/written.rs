//! Actions as they are written down: names of hexes, tiles, companies and trains instead of ids.
//!
//! Game files and requests carry this form. It only has a meaning on a table: a piece of track is looked up on the
//! face that lies on its hex now, so [`read`] and [`write()`] take the [`View`] that the action is meant for.
//!
//! ```
//! use rules::{Action, Game, LocalId, Options, title::embedded, written};
//!
//! let title = embedded::title("18cz").expect("it is built in");
//! let game = Game::new(title, Options::BOOK, 3, 1)?.game;
//! let action = Action::BuyLocal { local: LocalId(0) };
//! let in_names = written::write(game.view(), &action);
//! assert_eq!(serde_json::to_string(&in_names)?, r#"{"do":"buy_local","local":"S1"}"#);
//! assert_eq!(written::read(game.view(), &in_names), Ok(action));
//!
//! let unknown = serde_json::from_str(r#"{"do":"buy_local","local":"X9"}"#)?;
//! let unreadable = written::read(game.view(), &unknown).expect_err("there is no such local railway");
//! assert!(unreadable.to_string().starts_with("there is no local railway X9; there are S1, S2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Run, Source, TrackPiece};
use crate::geometry::{Edge, Rotation};
use crate::ids::{CardId, CompanyId, HexId, LocalId, TileId};
use crate::money::Money;
use crate::state::Train;
use crate::title::{Piece, Size, Title, TrackEnd};
use crate::view::View;

/// An action in names, tagged with what it does: `{"do":"lay_tile","hex":"E15","tile":"57","rotation":1}`.
///
/// Trains are written as type and letter (`3+3d`), sizes as `small`, `medium` and `large`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants and their fields are those of `Action`")]
pub enum WrittenAction {
    Pass {},
    BuyLocal {
        local: String,
    },
    PickPaper {
        local: String,
    },
    Bid {
        amount: Money,
    },
    AssignTrain {
        local: String,
    },
    SellShares {
        company: String,
        shares: u8,
    },
    StartCompany {
        company: String,
        price: Money,
    },
    BuyShare {
        company: String,
    },
    RepayDebt {
        amount: Money,
    },
    LayHomeTile {
        hex: String,
        rotation: u8,
    },
    ChooseCity {
        city: u8,
    },
    LayTile {
        hex: String,
        tile: String,
        rotation: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        local: Option<String>,
    },
    PlaceStation {
        hex: String,
        city: u8,
    },
    RunTrains {
        runs: Vec<WrittenRun>,
    },
    ClaimRevenue {
        amount: Money,
    },
    PayOut {},
    Retain {},
    TakeOver {
        target: String,
        price: Money,
    },
    ReturnMarker {
        city: u8,
    },
    TurnTrain {
        train: String,
        side: String,
    },
    ScrapTrain {
        train: String,
    },
    /// From the stack, or with `pool` the card that lies there under that name.
    BuyTrain {
        train: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<String>,
    },
    BuyTrainFrom {
        seller: String,
        train: String,
        price: Money,
    },
    ReturnTrain {
        train: String,
    },
    OfferForLocal {
        local: String,
        price: Money,
    },
    SellLocal {
        local: String,
    },
    BidFor {
        local: String,
        amount: Money,
    },
    BuyFromPool {
        company: String,
    },
    TakeLoan {},
    RepayLoan {},
    PlacePost {
        hex: String,
    },
    TradeTrain {
        train: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pooled: bool,
    },
    OfferPrivate {
        local: String,
        price: Money,
    },
    GoBankrupt {},
    PayLoans {},
    Merge {},
    RemoveStation {
        hex: String,
        city: u8,
    },
    /// A new train, or with `pool` one that lies there.
    BorrowTrain {
        train: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pool: bool,
    },
    Accept {},
    Refuse {},
    CounterOffer {
        price: Money,
    },
}

/// A train with its route: pieces of track such as `E15:4-s0` (edge 4 to stop 0) and `D6:1-4` (edge to edge).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenRun {
    /// The train.
    pub train: String,
    /// Its track, in order.
    pub track: Vec<String>,
}

impl WrittenAction {
    /// What may stand after `do`.
    pub const KINDS: &'static [&'static str] = &[
        "pass",
        "buy_local",
        "pick_paper",
        "bid",
        "assign_train",
        "sell_shares",
        "start_company",
        "buy_share",
        "repay_debt",
        "lay_home_tile",
        "choose_city",
        "lay_tile",
        "place_station",
        "run_trains",
        "claim_revenue",
        "pay_out",
        "retain",
        "take_over",
        "return_marker",
        "turn_train",
        "scrap_train",
        "buy_train",
        "buy_train_from",
        "return_train",
        "offer_for_local",
        "sell_local",
        "bid_for",
        "buy_from_pool",
        "take_loan",
        "repay_loan",
        "place_post",
        "trade_train",
        "offer_private",
        "go_bankrupt",
        "pay_loans",
        "merge",
        "remove_station",
        "borrow_train",
        "accept",
        "refuse",
        "counter_offer",
    ];
}

/// A name in a written action that means nothing on this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Not one of [`WrittenAction::KINDS`].
    Action(String),
    /// No such hex.
    Hex(String),
    /// No such tile.
    Tile(String),
    /// Not a position of a tile.
    Rotation(u8),
    /// No such company, and those that there are.
    Company(String, Vec<String>),
    /// No such local railway, and those that there are.
    Local(String, Vec<String>),
    /// No such train, and those that there are.
    Train(String, Vec<String>),
    /// The train is not on the card on top of the stack, with what is.
    NotOnTop(String, Vec<String>),
    /// The card in the pool does not show this train, with what it shows.
    NotOnCard(String, Vec<String>),
    /// Not a size.
    Side(String),
    /// Not written like a piece of track.
    Track(String),
    /// The face on the hex has no such piece, with what it has.
    NoSuchTrack(String, Vec<String>),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Action(given) => {
                write!(f, "unknown action `{given}`; known are {}", WrittenAction::KINDS.join(", "))
            }
            Unreadable::Hex(given) => write!(f, "there is no hex {given} on this map"),
            Unreadable::Tile(given) => write!(f, "there is no tile {given} in this box"),
            Unreadable::Rotation(given) => write!(f, "rotation {given}: a tile has the positions 0 to 5"),
            Unreadable::Company(given, known) => {
                write!(f, "there is no company {given}; there are {}", known.join(", "))
            }
            Unreadable::Local(given, known) => {
                write!(f, "there is no local railway {given}; there are {}", known.join(", "))
            }
            Unreadable::Train(given, known) => {
                write!(
                    f,
                    "no train {given}: a train is its type and the letter of its card: {}",
                    known.join(", ")
                )
            }
            Unreadable::NotOnTop(given, top) => {
                write!(f, "no train {given} on top of the stack: that card shows {}", top.join(", "))
            }
            Unreadable::NotOnCard(given, card) => {
                write!(f, "no train {given} on this card of the pool: it shows {}", card.join(", "))
            }
            Unreadable::Side(given) => write!(f, "`{given}` is not a side; they are small, medium, large"),
            Unreadable::Track(given) => {
                write!(f, "`{given}` is not a piece of track; they are written as E15:4-s0 or D6:1-4")
            }
            Unreadable::NoSuchTrack(given, there) if there.is_empty() => {
                write!(f, "there is no track {given}: no track lies on that hex")
            }
            Unreadable::NoSuchTrack(given, there) => {
                write!(f, "there is no track {given}; on that hex lie {}", there.join(", "))
            }
        }
    }
}

impl std::error::Error for Unreadable {}

/// The name of a train: its type and the letter of its card.
pub fn train_name(title: &Title, train: Train) -> String {
    let card = title.card(train.card);
    match card.side(train.side) {
        // A card with one train that it is named by.
        Some(side) if title.train_types[side.train.index()].name == card.letter => card.letter.clone(),
        Some(side) => format!("{}{}", title.train_types[side.train.index()].name, card.letter),
        None => format!("?{}", card.letter),
    }
}

/// All sides of a card as trains.
fn sides(title: &Title, card: CardId) -> impl Iterator<Item = Train> {
    title.card(card).sides.iter().map(move |side| Train { card, side: side.size })
}

fn all_trains(title: &Title) -> impl Iterator<Item = Train> {
    (0..title.cards.len()).map(CardId::at).flat_map(|card| sides(title, card))
}

/// The train with this name.
pub fn train_named(title: &Title, name: &str) -> Option<Train> {
    all_trains(title).find(|&train| train_name(title, train) == name)
}

fn names(title: &Title, trains: impl Iterator<Item = Train>) -> Vec<String> {
    trains.map(|train| train_name(title, train)).collect()
}

fn piece_name(hex: &str, piece: &Piece) -> String {
    match piece.to {
        TrackEnd::Edge(to) => format!("{hex}:{}-{}", piece.edge.0, to.0),
        TrackEnd::Stop(stop) => format!("{hex}:{}-s{stop}", piece.edge.0),
    }
}

/// Spells an action out.
pub fn write(view: View<'_>, action: &Action) -> WrittenAction {
    let title = view.title;
    let hex = |id: HexId| title.hex(id).name.clone();
    let company = |id: CompanyId| title.charter(id).symbol.clone();
    let local = |id: LocalId| title.local(id).id.clone();
    let train = |train: Train| train_name(title, train);
    match action {
        Action::Pass => WrittenAction::Pass {},
        Action::BuyLocal { local: id } => WrittenAction::BuyLocal { local: local(*id) },
        Action::PickPaper { local: id } => WrittenAction::PickPaper { local: local(*id) },
        Action::Bid { amount } => WrittenAction::Bid { amount: *amount },
        Action::AssignTrain { local: id } => WrittenAction::AssignTrain { local: local(*id) },
        Action::SellShares { company: id, shares } => {
            WrittenAction::SellShares { company: company(*id), shares: *shares }
        }
        Action::StartCompany { company: id, price } => {
            WrittenAction::StartCompany { company: company(*id), price: *price }
        }
        Action::BuyShare { company: id } => WrittenAction::BuyShare { company: company(*id) },
        Action::RepayDebt { amount } => WrittenAction::RepayDebt { amount: *amount },
        Action::LayHomeTile { hex: id, rotation } => {
            WrittenAction::LayHomeTile { hex: hex(*id), rotation: rotation.0 }
        }
        Action::ChooseCity { city } => WrittenAction::ChooseCity { city: *city },
        Action::LayTile { hex: id, tile, rotation, local: with } => WrittenAction::LayTile {
            hex: hex(*id),
            tile: title.tile(*tile).name.clone(),
            rotation: rotation.0,
            local: with.map(local),
        },
        Action::PlaceStation { hex: id, city } => WrittenAction::PlaceStation { hex: hex(*id), city: *city },
        Action::RunTrains { runs } => {
            WrittenAction::RunTrains { runs: runs.iter().map(|run| write_run(view, run)).collect() }
        }
        Action::ClaimRevenue { amount } => WrittenAction::ClaimRevenue { amount: *amount },
        Action::PayOut => WrittenAction::PayOut {},
        Action::Retain => WrittenAction::Retain {},
        Action::TakeOver { target, price } => {
            WrittenAction::TakeOver { target: company(*target), price: *price }
        }
        Action::ReturnMarker { city } => WrittenAction::ReturnMarker { city: *city },
        Action::TurnTrain { train: id, side } => {
            WrittenAction::TurnTrain { train: train(*id), side: side.name().into() }
        }
        Action::ScrapTrain { train: id } => WrittenAction::ScrapTrain { train: train(*id) },
        Action::BuyTrain { source, side } => {
            let (card, pool) = match source {
                Source::Stack => (view.state.trains.top, None),
                Source::Beside => (view.last_card(), None),
                Source::Pool(returned) => (returned.card, Some(train(*returned))),
            };
            WrittenAction::BuyTrain { train: train(Train { card, side: *side }), pool }
        }
        Action::BuyTrainFrom { seller, train: id, price } => {
            WrittenAction::BuyTrainFrom { seller: company(*seller), train: train(*id), price: *price }
        }
        Action::ReturnTrain { train: id } => WrittenAction::ReturnTrain { train: train(*id) },
        Action::OfferForLocal { local: id, price } => {
            WrittenAction::OfferForLocal { local: local(*id), price: *price }
        }
        Action::SellLocal { local: id } => WrittenAction::SellLocal { local: local(*id) },
        Action::BidFor { local: id, amount } => WrittenAction::BidFor { local: local(*id), amount: *amount },
        Action::BuyFromPool { company: id } => WrittenAction::BuyFromPool { company: company(*id) },
        Action::TakeLoan => WrittenAction::TakeLoan {},
        Action::RepayLoan => WrittenAction::RepayLoan {},
        Action::PlacePost { hex: id } => WrittenAction::PlacePost { hex: hex(*id) },
        Action::TradeTrain { train: id, pooled } => {
            WrittenAction::TradeTrain { train: train(*id), pooled: *pooled }
        }
        Action::OfferPrivate { local: id, price } => {
            WrittenAction::OfferPrivate { local: local(*id), price: *price }
        }
        Action::GoBankrupt => WrittenAction::GoBankrupt {},
        Action::PayLoans => WrittenAction::PayLoans {},
        Action::Merge => WrittenAction::Merge {},
        Action::RemoveStation { hex: id, city } => {
            WrittenAction::RemoveStation { hex: hex(*id), city: *city }
        }
        Action::BorrowTrain { source } => {
            let (card, pool) = match source {
                Source::Stack => (view.state.trains.top, None),
                Source::Beside => (view.last_card(), None),
                Source::Pool(returned) => (returned.card, Some(*returned)),
            };
            let side = title.card(card).sides.first().map_or(Size::Large, |side| side.size);
            WrittenAction::BorrowTrain {
                train: train(pool.unwrap_or(Train { card, side })),
                pool: pool.is_some(),
            }
        }
        Action::Accept => WrittenAction::Accept {},
        Action::Refuse => WrittenAction::Refuse {},
        Action::CounterOffer { price } => WrittenAction::CounterOffer { price: *price },
    }
}

fn write_run(view: View<'_>, run: &Run) -> WrittenRun {
    let track = run.track.iter().map(|&TrackPiece { hex, piece }| {
        let name = &view.title.hex(hex).name;
        match view.face(hex).track.get(usize::from(piece)) {
            Some(piece) => piece_name(name, piece),
            None => format!("{name}:?{piece}"),
        }
    });
    WrittenRun { train: train_name(view.title, run.train), track: track.collect() }
}

/// Understands a written action on this table.
///
/// # Errors
/// With the first name that means nothing here, and what would.
pub fn read(view: View<'_>, written: &WrittenAction) -> Result<Action, Unreadable> {
    let names = Names(view);
    Ok(match written {
        WrittenAction::Pass {} => Action::Pass,
        WrittenAction::BuyLocal { local } => Action::BuyLocal { local: names.local(local)? },
        WrittenAction::PickPaper { local } => Action::PickPaper { local: names.local(local)? },
        WrittenAction::Bid { amount } => Action::Bid { amount: *amount },
        WrittenAction::AssignTrain { local } => Action::AssignTrain { local: names.local(local)? },
        WrittenAction::SellShares { company, shares } => {
            Action::SellShares { company: names.company(company)?, shares: *shares }
        }
        WrittenAction::StartCompany { company, price } => {
            Action::StartCompany { company: names.company(company)?, price: *price }
        }
        WrittenAction::BuyShare { company } => Action::BuyShare { company: names.company(company)? },
        WrittenAction::RepayDebt { amount } => Action::RepayDebt { amount: *amount },
        WrittenAction::LayHomeTile { hex, rotation } => {
            Action::LayHomeTile { hex: names.hex(hex)?, rotation: rotation_of(*rotation)? }
        }
        WrittenAction::ChooseCity { city } => Action::ChooseCity { city: *city },
        WrittenAction::LayTile { hex, tile, rotation, local } => Action::LayTile {
            hex: names.hex(hex)?,
            tile: names.tile(tile)?,
            rotation: rotation_of(*rotation)?,
            local: local.as_deref().map(|local| names.local(local)).transpose()?,
        },
        WrittenAction::PlaceStation { hex, city } => {
            Action::PlaceStation { hex: names.hex(hex)?, city: *city }
        }
        WrittenAction::RunTrains { runs } => {
            Action::RunTrains { runs: runs.iter().map(|run| names.run(run)).collect::<Result<_, _>>()? }
        }
        WrittenAction::ClaimRevenue { amount } => Action::ClaimRevenue { amount: *amount },
        WrittenAction::PayOut {} => Action::PayOut,
        WrittenAction::Retain {} => Action::Retain,
        WrittenAction::TakeOver { target, price } => {
            Action::TakeOver { target: names.company(target)?, price: *price }
        }
        WrittenAction::ReturnMarker { city } => Action::ReturnMarker { city: *city },
        WrittenAction::TurnTrain { train, side } => {
            Action::TurnTrain { train: names.train(train)?, side: side_of(side)? }
        }
        WrittenAction::ScrapTrain { train } => Action::ScrapTrain { train: names.train(train)? },
        WrittenAction::BuyTrain { train, pool } => names.purchase(train, pool.as_deref())?,
        WrittenAction::BuyTrainFrom { seller, train, price } => {
            Action::BuyTrainFrom { seller: names.company(seller)?, train: names.train(train)?, price: *price }
        }
        WrittenAction::ReturnTrain { train } => Action::ReturnTrain { train: names.train(train)? },
        WrittenAction::OfferForLocal { local, price } => {
            Action::OfferForLocal { local: names.local(local)?, price: *price }
        }
        WrittenAction::SellLocal { local } => Action::SellLocal { local: names.local(local)? },
        WrittenAction::BidFor { local, amount } => {
            Action::BidFor { local: names.local(local)?, amount: *amount }
        }
        WrittenAction::BuyFromPool { company } => Action::BuyFromPool { company: names.company(company)? },
        WrittenAction::TakeLoan {} => Action::TakeLoan,
        WrittenAction::RepayLoan {} => Action::RepayLoan,
        WrittenAction::PlacePost { hex } => Action::PlacePost { hex: names.hex(hex)? },
        WrittenAction::TradeTrain { train, pooled } => {
            Action::TradeTrain { train: names.train(train)?, pooled: *pooled }
        }
        WrittenAction::OfferPrivate { local, price } => {
            Action::OfferPrivate { local: names.local(local)?, price: *price }
        }
        WrittenAction::GoBankrupt {} => Action::GoBankrupt,
        WrittenAction::PayLoans {} => Action::PayLoans,
        WrittenAction::Merge {} => Action::Merge,
        WrittenAction::RemoveStation { hex, city } => {
            Action::RemoveStation { hex: names.hex(hex)?, city: *city }
        }
        WrittenAction::BorrowTrain { train, pool } => {
            let train = names.train(train)?;
            let source = if *pool { Source::Pool(train) } else { names.new_train(train) };
            Action::BorrowTrain { source }
        }
        WrittenAction::Accept {} => Action::Accept,
        WrittenAction::Refuse {} => Action::Refuse,
        WrittenAction::CounterOffer { price } => Action::CounterOffer { price: *price },
    })
}

fn rotation_of(given: u8) -> Result<Rotation, Unreadable> {
    Rotation::ALL.get(usize::from(given)).copied().ok_or(Unreadable::Rotation(given))
}

fn side_of(given: &str) -> Result<Size, Unreadable> {
    Size::ALL.into_iter().find(|size| size.name() == given).ok_or_else(|| Unreadable::Side(given.into()))
}

/// Looks names up on a table.
struct Names<'a>(View<'a>);

impl Names<'_> {
    fn hex(&self, name: &str) -> Result<HexId, Unreadable> {
        self.0.title.hex_named(name).ok_or_else(|| Unreadable::Hex(name.into()))
    }

    fn tile(&self, name: &str) -> Result<TileId, Unreadable> {
        self.0.title.tile_named(name).ok_or_else(|| Unreadable::Tile(name.into()))
    }

    fn company(&self, name: &str) -> Result<CompanyId, Unreadable> {
        let title = self.0.title;
        title.company_named(name).ok_or_else(|| {
            let known = title.companies.iter().map(|charter| charter.symbol.clone()).collect();
            Unreadable::Company(name.into(), known)
        })
    }

    fn local(&self, name: &str) -> Result<LocalId, Unreadable> {
        let title = self.0.title;
        title.local_named(name).ok_or_else(|| {
            Unreadable::Local(name.into(), title.locals.iter().map(|local| local.id.clone()).collect())
        })
    }

    fn train(&self, name: &str) -> Result<Train, Unreadable> {
        let title = self.0.title;
        train_named(title, name)
            .ok_or_else(|| Unreadable::Train(name.into(), names(title, all_trains(title))))
    }

    fn purchase(&self, name: &str, pool: Option<&str>) -> Result<Action, Unreadable> {
        let (title, top) = (self.0.title, self.0.state.trains.top);
        let train = self.train(name)?;
        let source = match pool {
            Some(returned) => Source::Pool(self.train(returned)?),
            None => self.new_train(train),
        };
        match source {
            Source::Stack if train.card != top => {
                Err(Unreadable::NotOnTop(name.into(), names(title, sides(title, top))))
            }
            Source::Pool(returned) if train.card != returned.card => {
                Err(Unreadable::NotOnCard(name.into(), names(title, sides(title, returned.card))))
            }
            _ => Ok(Action::BuyTrain { source, side: train.side }),
        }
    }

    /// Where a new train of this card is bought: from the stack, or beside it.
    fn new_train(&self, train: Train) -> Source {
        let beside = self.0.state.trains.beside > 0 && train.card == self.0.last_card();
        if beside && train.card != self.0.state.trains.top { Source::Beside } else { Source::Stack }
    }

    fn run(&self, run: &WrittenRun) -> Result<Run, Unreadable> {
        let track = run.track.iter().map(|piece| self.piece(piece)).collect::<Result<_, _>>()?;
        Ok(Run { train: self.train(&run.train)?, track })
    }

    fn piece(&self, name: &str) -> Result<TrackPiece, Unreadable> {
        let unreadable = || Unreadable::Track(name.into());
        let (at, ends) = name.split_once(':').ok_or_else(unreadable)?;
        let (from, to) = ends.split_once('-').ok_or_else(unreadable)?;
        let edge = |text: &str| text.parse().ok().filter(|&edge| edge < 6).map(Edge);
        let from = edge(from).ok_or_else(unreadable)?;
        let to = match to.strip_prefix('s') {
            Some(stop) => stop.parse().ok().map(TrackEnd::Stop),
            None => edge(to).map(TrackEnd::Edge),
        };
        let to = to.ok_or_else(unreadable)?;
        let hex = self.hex(at)?;
        let track = &self.0.face(hex).track;
        let is_it = |piece: &Piece| {
            (piece.edge, piece.to) == (from, to)
                || (TrackEnd::Edge(piece.edge), piece.to) == (to, TrackEnd::Edge(from))
        };
        match track.iter().position(is_it) {
            Some(index) => Ok(TrackPiece { hex, piece: index as u8 }),
            None => {
                let there = track.iter().map(|piece| piece_name(at, piece)).collect();
                Err(Unreadable::NoSuchTrack(name.into(), there))
            }
        }
    }
}
