//! Well-formed actions that nobody offered: drawn from everything in the box, changed from what is offered, or
//! remembered from other positions.

use super::chance::Chance;
use rules::action::{Run, Source, TrackPiece};
use rules::geometry::Rotation;
use rules::state::Train;
use rules::title::{Size, Title, TrackEnd};
use rules::{Action, CardId, CompanyId, CzAction, F56Action, Game, HexId, Offers, PrivateId, TileId};

/// Actions remembered from other positions, at most this many.
const REMEMBERED: usize = 300;

/// A source of strangers.
#[derive(Default)]
pub struct Strangers {
    remembered: Vec<Action>,
}

impl Strangers {
    /// Keeps an action for later positions.
    pub fn remember(&mut self, chance: &mut Chance, action: &Action) {
        if self.remembered.len() < REMEMBERED {
            self.remembered.push(action.clone());
        } else {
            self.remembered[chance.below(REMEMBERED)] = action.clone();
        }
    }

    /// An action that may or may not be allowed now.
    pub fn draw(&self, chance: &mut Chance, game: &Game, offers: &Offers) -> Action {
        match chance.below(4) {
            0 => self.remembered.get(chance.below(self.remembered.len())).cloned().unwrap_or(Action::Pass),
            1 => anything(chance, game),
            _ => {
                let offer = &offers.offers[chance.below(offers.offers.len())];
                let action = chance.action_of(offer);
                changed(chance, game, action)
            }
        }
    }
}

fn company(chance: &mut Chance, title: &Title) -> CompanyId {
    CompanyId::at(chance.below(title.companies.len()))
}

fn hex(chance: &mut Chance, title: &Title) -> HexId {
    HexId::at(chance.below(title.hexes.len()))
}

fn private(chance: &mut Chance, title: &Title) -> PrivateId {
    PrivateId::at(chance.below(title.privates.len()))
}

fn rotation(chance: &mut Chance) -> Rotation {
    Rotation::ALL[chance.below(6)]
}

fn size(chance: &mut Chance) -> Size {
    Size::ALL[chance.below(3)]
}

/// A train that somebody owns or that lies in the pool, or any, even one with a side that its card does not have.
fn train(chance: &mut Chance, game: &Game) -> Train {
    let state = game.state();
    let owned: Vec<Train> =
        state.companies.iter().flat_map(|company| company.trains.iter().copied()).collect();
    let known = match chance.below(4) {
        0 => None,
        1 => chance.pick(&state.trains.pool).copied(),
        _ => chance.pick(&owned).copied(),
    };
    let any = Train { card: CardId::at(chance.below(game.title().cards.len())), side: size(chance) };
    known.unwrap_or(any)
}

/// A price near those that matter.
fn price(chance: &mut Chance, game: &Game) -> u32 {
    match chance.below(6) {
        0 => 0,
        5 => u32::MAX - chance.below(3) as u32,
        1 => *chance.pick(&game.title().chart.prices).unwrap_or(&1),
        2 => 1 + chance.below(200) as u32,
        3 => game.state().local_price.unwrap_or(0) + 1,
        _ => chance.below(3000) as u32,
    }
}

fn lay(chance: &mut Chance, game: &Game) -> Action {
    let title = game.title();
    let private = chance.one_in(3).then(|| private(chance, title));
    let tile = TileId::at(chance.below(title.tiles.len()));
    Action::LayTile { hex: hex(chance, title), tile, rotation: rotation(chance), private }
}

fn runs(chance: &mut Chance, game: &Game) -> Vec<Run> {
    let one = |chance: &mut Chance| Run {
        train: train(chance, game),
        track: (0..chance.below(5))
            .map(|_| TrackPiece { hex: hex(chance, game.title()), piece: chance.below(4) as u8 })
            .collect(),
    };
    let mut runs: Vec<Run> = (0..chance.below(3)).map(|_| one(chance)).collect();
    runs.sort();
    runs
}

/// Any action of any kind.
fn anything(chance: &mut Chance, game: &Game) -> Action {
    let title = game.title();
    match chance.below(40) {
        0 => Action::Pass,
        1 => Action::BuyPrivate { private: private(chance, title) },
        2 => Action::SellShares { company: company(chance, title), shares: chance.below(8) as u8 },
        3 => Action::StartCompany { company: company(chance, title), price: price(chance, game) },
        4 => Action::BuyShare { company: company(chance, title) },
        5 => Action::Cz(CzAction::RepayDebt { amount: price(chance, game) }),
        6 => Action::Cz(CzAction::LayHomeTile { hex: hex(chance, title), rotation: rotation(chance) }),
        7 => Action::ChooseCity { city: chance.below(5) as u8 },
        8 => lay(chance, game),
        9 => Action::PlaceStation { hex: hex(chance, title), city: chance.below(3) as u8 },
        10 => Action::RunTrains { runs: runs(chance, game) },
        11 => Action::ClaimRevenue { amount: price(chance, game) },
        12 => Action::PayOut,
        13 => Action::Retain,
        14 => Action::Cz(CzAction::TakeOver { target: company(chance, title), price: price(chance, game) }),
        15 => Action::Cz(CzAction::ReturnMarker { city: chance.below(5) as u8 }),
        16 => Action::Cz(CzAction::TurnTrain { train: train(chance, game), side: size(chance) }),
        17 => Action::Cz(CzAction::ScrapTrain { train: train(chance, game) }),
        18 => Action::BuyTrain { source: source(chance, game), side: size(chance) },
        19 => {
            let (seller, train) = (company(chance, title), train(chance, game));
            Action::BuyTrainFrom { seller, train, price: price(chance, game) }
        }
        20 => Action::ReturnTrain { train: train(chance, game) },
        21 => Action::OfferForPrivate { private: private(chance, title), price: price(chance, game) },
        22 => Action::Cz(CzAction::SellLocal { private: private(chance, title) }),
        23 => Action::Cz(CzAction::PickPaper { private: private(chance, title) }),
        24 => Action::Cz(CzAction::Bid { amount: price(chance, game) }),
        25 => Action::Cz(CzAction::AssignTrain { private: private(chance, title) }),
        26 => Action::F56(F56Action::BidFor { private: private(chance, title), amount: price(chance, game) }),
        27 => Action::F56(F56Action::BuyFromPool { company: company(chance, title) }),
        28 => Action::F56(F56Action::TakeLoan),
        29 => Action::F56(F56Action::RepayLoan),
        30 => Action::F56(F56Action::PlacePost { hex: hex(chance, title) }),
        31 => Action::F56(F56Action::TradeTrain { train: train(chance, game), pooled: chance.one_in(2) }),
        32 => Action::F56(F56Action::GoBankrupt),
        33 => Action::F56(F56Action::PayLoans),
        34 => Action::F56(F56Action::Merge),
        35 => Action::F56(F56Action::RemoveStation { hex: hex(chance, title), city: chance.below(3) as u8 }),
        36 => Action::F56(F56Action::BorrowTrain { source: source(chance, game) }),
        37 => Action::F56(F56Action::OfferPrivate {
            private: private(chance, title),
            price: price(chance, game),
        }),
        38 => Action::CounterOffer { price: price(chance, game) },
        _ => [Action::Accept, Action::Refuse][chance.below(2)].clone(),
    }
}

fn source(chance: &mut Chance, game: &Game) -> Source {
    if chance.one_in(4) {
        Source::Beside
    } else if chance.one_in(2) {
        Source::Stack
    } else {
        Source::Pool(train(chance, game))
    }
}

/// The action with one argument changed.
fn changed(chance: &mut Chance, game: &Game, action: Action) -> Action {
    let title = game.title();
    match action {
        Action::BuyPrivate { .. } => Action::BuyPrivate { private: private(chance, title) },
        Action::Cz(CzAction::PickPaper { .. }) => {
            Action::Cz(CzAction::PickPaper { private: private(chance, title) })
        }
        Action::Cz(CzAction::Bid { amount }) => match chance.below(2) {
            0 => Action::Cz(CzAction::Bid { amount: amount - 1 }),
            _ => Action::Cz(CzAction::Bid { amount: price(chance, game) }),
        },
        Action::Cz(CzAction::AssignTrain { .. }) => {
            Action::Cz(CzAction::AssignTrain { private: private(chance, title) })
        }
        Action::SellShares { company: of, shares } => match chance.below(2) {
            0 => Action::SellShares { company: company(chance, title), shares },
            _ => Action::SellShares { company: of, shares: shares + 1 },
        },
        Action::StartCompany { company: of, price: at } => match chance.below(2) {
            0 => Action::StartCompany { company: company(chance, title), price: at },
            _ => Action::StartCompany { company: of, price: price(chance, game) },
        },
        Action::BuyShare { .. } => Action::BuyShare { company: company(chance, title) },
        Action::Cz(CzAction::RepayDebt { amount }) => {
            Action::Cz(CzAction::RepayDebt { amount: amount.saturating_add(price(chance, game)) })
        }
        Action::Cz(CzAction::LayHomeTile { hex: on, rotation: turned }) => match chance.below(2) {
            0 => Action::Cz(CzAction::LayHomeTile { hex: hex(chance, title), rotation: turned }),
            _ => Action::Cz(CzAction::LayHomeTile { hex: on, rotation: rotation(chance) }),
        },
        Action::ChooseCity { city } => Action::ChooseCity { city: city + 1 },
        Action::LayTile { hex: on, tile, rotation: turned, private: with } => match chance.below(6) {
            0 => Action::LayTile { hex: hex(chance, title), tile, rotation: turned, private: with },
            1 => {
                let tile = TileId::at(chance.below(title.tiles.len()));
                Action::LayTile { hex: on, tile, rotation: turned, private: with }
            }
            2 => Action::LayTile { hex: on, tile, rotation: turned, private: Some(private(chance, title)) },
            3 => Action::LayTile { hex: on, tile, rotation: turned, private: None },
            _ => Action::LayTile { hex: on, tile, rotation: rotation(chance), private: with },
        },
        Action::PlaceStation { hex: on, city } => match chance.below(2) {
            0 => Action::PlaceStation { hex: hex(chance, title), city },
            _ => Action::PlaceStation { hex: on, city: city + 1 },
        },
        Action::RunTrains { runs } => Action::RunTrains { runs: changed_runs(chance, game, runs) },
        Action::Cz(CzAction::TakeOver { target, price: at }) => match chance.below(3) {
            0 => Action::Cz(CzAction::TakeOver { target: company(chance, title), price: at }),
            1 => Action::Cz(CzAction::TakeOver { target, price: at.saturating_add(1) }),
            _ => Action::Cz(CzAction::TakeOver { target, price: price(chance, game) }),
        },
        Action::Cz(CzAction::ReturnMarker { city }) => Action::Cz(CzAction::ReturnMarker { city: city + 1 }),
        Action::Cz(CzAction::TurnTrain { train: of, .. }) => match chance.below(2) {
            0 => Action::Cz(CzAction::TurnTrain { train: of, side: size(chance) }),
            _ => Action::Cz(CzAction::TurnTrain { train: train(chance, game), side: size(chance) }),
        },
        Action::Cz(CzAction::ScrapTrain { .. }) => {
            Action::Cz(CzAction::ScrapTrain { train: train(chance, game) })
        }
        Action::BuyTrain { source: from, side } => match chance.below(2) {
            0 => Action::BuyTrain { source: source(chance, game), side },
            _ => Action::BuyTrain { source: from, side: size(chance) },
        },
        Action::BuyTrainFrom { seller, train: of, price: at } => match chance.below(4) {
            0 => Action::BuyTrainFrom { seller: company(chance, title), train: of, price: at },
            1 => Action::BuyTrainFrom { seller, train: train(chance, game), price: at },
            2 => Action::BuyTrainFrom { seller, train: of, price: at.saturating_add(1) },
            _ => Action::BuyTrainFrom { seller, train: of, price: at - 1 },
        },
        Action::ReturnTrain { .. } => Action::ReturnTrain { train: train(chance, game) },
        Action::OfferForPrivate { private: of, price: at } => match chance.below(3) {
            0 => Action::OfferForPrivate { private: private(chance, title), price: at },
            1 => Action::OfferForPrivate { private: of, price: at.saturating_add(1) },
            _ => Action::OfferForPrivate { private: of, price: at - 1 },
        },
        Action::F56(F56Action::OfferPrivate { private: of, price: at }) => match chance.below(3) {
            0 => Action::F56(F56Action::OfferPrivate { private: private(chance, title), price: at }),
            1 => Action::F56(F56Action::OfferPrivate { private: of, price: at.saturating_add(1) }),
            _ => Action::F56(F56Action::OfferPrivate { private: of, price: at - 1 }),
        },
        Action::Cz(CzAction::SellLocal { .. }) => {
            Action::Cz(CzAction::SellLocal { private: private(chance, title) })
        }
        Action::CounterOffer { price: at } => match chance.below(3) {
            0 => Action::CounterOffer { price: price(chance, game) },
            1 => Action::CounterOffer { price: at.saturating_add(1) },
            _ => Action::CounterOffer { price: at - 1 },
        },
        Action::F56(F56Action::BidFor { private: of, amount }) => match chance.below(3) {
            0 => Action::F56(F56Action::BidFor { private: private(chance, title), amount }),
            1 => Action::F56(F56Action::BidFor { private: of, amount: amount - 1 }),
            _ => Action::F56(F56Action::BidFor { private: of, amount: price(chance, game) }),
        },
        Action::F56(F56Action::BuyFromPool { .. }) => {
            Action::F56(F56Action::BuyFromPool { company: company(chance, title) })
        }
        Action::F56(F56Action::PlacePost { .. }) => {
            Action::F56(F56Action::PlacePost { hex: hex(chance, title) })
        }
        Action::F56(F56Action::TradeTrain { .. }) => {
            Action::F56(F56Action::TradeTrain { train: train(chance, game), pooled: chance.one_in(2) })
        }
        Action::F56(F56Action::RemoveStation { hex: on, city }) => {
            Action::F56(F56Action::RemoveStation { hex: on, city: city + 1 })
        }
        Action::F56(F56Action::BorrowTrain { .. }) => {
            Action::F56(F56Action::BorrowTrain { source: source(chance, game) })
        }
        Action::Pass
        | Action::F56(F56Action::TakeLoan)
        | Action::F56(F56Action::RepayLoan)
        | Action::F56(F56Action::GoBankrupt)
        | Action::E30(_)
        | Action::F56(F56Action::PayLoans)
        | Action::F56(F56Action::Merge)
        | Action::ClaimRevenue { .. }
        | Action::PayOut
        | Action::Retain
        | Action::Accept
        | Action::Refuse => anything(chance, game),
    }
}

/// A walk along the track from a station of the operating company: now and then a legal route, and mostly one that is
/// too long, comes back to where it was, or passes a city that is full.
fn walk(chance: &mut Chance, game: &Game) -> Vec<TrackPiece> {
    let view = game.view();
    let stations: Vec<_> = view
        .operating_company()
        .into_iter()
        .flat_map(|company| view.state.markers_of(company))
        .filter_map(|marker| Some((marker.hex, marker.city?)))
        .collect();
    let Some(&(mut hex, city)) = chance.pick(&stations) else { return Vec::new() };
    let mut at = TrackEnd::Stop(city);
    let mut track = Vec::new();
    for _ in 0..4 + chance.below(24) {
        let pieces = &view.face(hex).track;
        let on: Vec<(u8, TrackEnd)> = pieces
            .iter()
            .zip(0_u8..)
            .filter_map(|(piece, index)| match (TrackEnd::Edge(piece.edge), piece.to) {
                (one, other) if one == at => Some((index, other)),
                (one, other) if other == at => Some((index, one)),
                _ => None,
            })
            .collect();
        let Some(&(piece, to)) = chance.pick(&on) else { break };
        track.push(TrackPiece { hex, piece });
        at = to;
        if let TrackEnd::Edge(edge) = to {
            let Some(neighbour) = game.title().hex(hex).neighbours[usize::from(edge.0)] else { break };
            (hex, at) = (neighbour, TrackEnd::Edge(edge.opposite()));
        } else if chance.one_in(8) {
            break;
        }
    }
    track
}

fn changed_runs(chance: &mut Chance, game: &Game, mut runs: Vec<Run>) -> Vec<Run> {
    if runs.is_empty() {
        return self::runs(chance, game);
    }
    let index = chance.below(runs.len());
    let run = &mut runs[index];
    match chance.below(14) {
        0 => run.track.reverse(),
        1 => drop(run.track.pop()),
        2 => run.track.truncate(2),
        3 => run.train = train(chance, game),
        4 => {
            let again = runs[chance.below(runs.len())].clone();
            runs.push(again);
        }
        5 => drop(runs.remove(index)),
        6 => runs.reverse(),
        7..12 => run.track = walk(chance, game),
        _ => {
            let at = chance.below(run.track.len());
            run.track[at] = TrackPiece { hex: run.track[at].hex, piece: chance.below(6) as u8 };
        }
    }
    if !chance.one_in(6) {
        runs.sort();
    }
    runs
}
