//! Well-formed actions that nobody offered: drawn from everything in the box, changed from what is offered, or
//! remembered from other positions.

use super::chance::Chance;
use rules::geometry::Rotation;
use rules::message::Keyed;
use rules::title::{Size, Title, TrackEnd};
use rules::train::{Run, Source, TrackPiece, Train};
use rules::{
    Action, CardId, CompanyId, CzAction, E30Action, F56Action, Game, HexId, Offers, PrivateId, TileId,
};
use std::collections::BTreeMap;

/// Actions remembered from other positions, at most this many.
const REMEMBERED: usize = 300;

/// How often one argument of an example is changed, until nothing is left of it.
const CHANGES: usize = 6;

/// A source of strangers.
pub struct Strangers {
    remembered: Vec<Action>,
    /// Examples of every verb.
    verbs: Vec<Vec<Action>>,
}

impl Strangers {
    pub fn new() -> Strangers {
        let mut verbs: BTreeMap<&str, Vec<Action>> = BTreeMap::new();
        for action in <Action as Keyed>::examples() {
            verbs.entry(action.kind()).or_default().push(action);
        }
        Strangers { remembered: Vec::new(), verbs: verbs.into_values().collect() }
    }

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
            1 => self.anything(chance, game),
            _ => {
                let offer = &offers.offers[chance.below(offers.offers.len())];
                let action = chance.action_of(offer);
                let other = changed(chance, game, action.clone());
                // Of a verb without arguments there is no other.
                if other == action { self.anything(chance, game) } else { other }
            }
        }
    }

    /// Any action of any kind.
    fn anything(&self, chance: &mut Chance, game: &Game) -> Action {
        let verb = &self.verbs[chance.below(self.verbs.len())];
        let example = verb[chance.below(verb.len())].clone();
        (0..CHANGES).fold(example, |action, _| changed(chance, game, action))
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

fn source(chance: &mut Chance, game: &Game) -> Source {
    if chance.one_in(4) {
        Source::Beside
    } else if chance.one_in(2) {
        Source::Stack
    } else {
        Source::Pool(train(chance, game))
    }
}

/// Another price: the next one, or any.
fn other_price(chance: &mut Chance, game: &Game, at: u32) -> u32 {
    match chance.below(3) {
        0 => at.saturating_sub(1),
        1 => at.saturating_add(1),
        _ => price(chance, game),
    }
}

/// The action with one argument changed, where it has any.
fn changed(chance: &mut Chance, game: &Game, mut action: Action) -> Action {
    let title = game.title();
    let one_of_two = chance.one_in(2);
    match &mut action {
        Action::Pass | Action::PayOut | Action::Retain | Action::Accept | Action::Refuse => {}
        Action::BuyPrivate { private: of } => *of = private(chance, title),
        Action::SellShares { company: of, .. } if one_of_two => *of = company(chance, title),
        Action::SellShares { shares, .. } => *shares = (*shares + 1) % 8,
        Action::StartCompany { company: of, .. } if one_of_two => *of = company(chance, title),
        Action::StartCompany { price: at, .. } => *at = price(chance, game),
        Action::BuyShare { company: of } => *of = company(chance, title),
        Action::ChooseCity { city } => *city = (*city + 1) % 5,
        Action::LayTile { hex: on, tile, rotation: turned, private: with } => match chance.below(6) {
            0 => *on = hex(chance, title),
            1 => *tile = TileId::at(chance.below(title.tiles.len())),
            2 => *with = Some(private(chance, title)),
            3 => *with = None,
            _ => *turned = rotation(chance),
        },
        Action::PlaceStation { hex: on, .. } if one_of_two => *on = hex(chance, title),
        Action::PlaceStation { city, .. } => *city = (*city + 1) % 3,
        Action::RunTrains { runs } => *runs = changed_runs(chance, game, std::mem::take(runs)),
        Action::ClaimRevenue { amount } => *amount = price(chance, game),
        Action::BuyTrain { source: from, .. } if one_of_two => *from = source(chance, game),
        Action::BuyTrain { side, .. } => *side = size(chance),
        Action::BuyTrainFrom { seller, train: of, price: at } => match chance.below(4) {
            0 => *seller = company(chance, title),
            1 => *of = train(chance, game),
            _ => *at = other_price(chance, game, *at),
        },
        Action::ReturnTrain { train: of } => *of = train(chance, game),
        Action::OfferForPrivate { private: of, .. } if one_of_two => *of = private(chance, title),
        Action::OfferForPrivate { price: at, .. } => *at = other_price(chance, game, *at),
        Action::CounterOffer { price: at } => *at = other_price(chance, game, *at),
        Action::Cz(action) => change_cz(chance, game, action),
        Action::F56(action) => change_f56(chance, game, action),
        Action::E30(E30Action::PayHalf) => {}
    }
    action
}

/// Changes one argument of a verb of 18CZ.
fn change_cz(chance: &mut Chance, game: &Game, action: &mut CzAction) {
    let title = game.title();
    let one_of_two = chance.one_in(2);
    match action {
        CzAction::PickPaper { private: of }
        | CzAction::AssignTrain { private: of }
        | CzAction::SellLocal { private: of } => *of = private(chance, title),
        CzAction::Bid { amount } | CzAction::RepayDebt { amount } => {
            *amount = other_price(chance, game, *amount);
        }
        CzAction::LayHomeTile { hex: on, .. } if one_of_two => *on = hex(chance, title),
        CzAction::LayHomeTile { rotation: turned, .. } => *turned = rotation(chance),
        CzAction::TakeOver { target, .. } if one_of_two => *target = company(chance, title),
        CzAction::TakeOver { price: at, .. } => *at = other_price(chance, game, *at),
        CzAction::ReturnMarker { city } => *city = (*city + 1) % 5,
        CzAction::TurnTrain { train: of, .. } if one_of_two => *of = train(chance, game),
        CzAction::TurnTrain { side, .. } => *side = size(chance),
        CzAction::ScrapTrain { train: of } => *of = train(chance, game),
    }
}

/// Changes one argument of a verb of 1836Jr-56, where it has any.
fn change_f56(chance: &mut Chance, game: &Game, action: &mut F56Action) {
    let title = game.title();
    let one_of_two = chance.one_in(2);
    match action {
        F56Action::TakeLoan
        | F56Action::RepayLoan
        | F56Action::GoBankrupt
        | F56Action::PayLoans
        | F56Action::Merge => {}
        F56Action::BidFor { private: of, .. } | F56Action::OfferPrivate { private: of, .. } if one_of_two => {
            *of = private(chance, title);
        }
        F56Action::BidFor { amount: at, .. } | F56Action::OfferPrivate { price: at, .. } => {
            *at = other_price(chance, game, *at);
        }
        F56Action::BuyFromPool { company: of } => *of = company(chance, title),
        F56Action::PlacePost { hex: on } => *on = hex(chance, title),
        F56Action::TradeTrain { train: of, .. } if one_of_two => *of = train(chance, game),
        F56Action::TradeTrain { pooled, .. } => *pooled = !*pooled,
        F56Action::RemoveStation { hex: on, .. } if one_of_two => *on = hex(chance, title),
        F56Action::RemoveStation { city, .. } => *city = (*city + 1) % 3,
        F56Action::BorrowTrain { source: from } => *from = source(chance, game),
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
        _ if run.track.is_empty() => run.track = walk(chance, game),
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
