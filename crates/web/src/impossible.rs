//! What somebody might want to do now and may not: for every decision the plausible actions that the rules refuse,
//! each with its refusal.
//!
//! Nothing here knows a rule. Candidates are listed, the game is asked about each, and its refusals are kept; so what is
//! offered is never called impossible.

mod reasons;
#[cfg(test)]
mod tests;

use rules::state::{PrivateOwner, Round, Status};
use rules::title::{Colour, PaperKind, Size};
use rules::train::Source;
use rules::{
    Action, CompanyId, CzAction, CzDecision, Decision, F56Action, F56Decision, Game, HexId, PrivateId,
    Refusal, Seat, View, Why,
};

use crate::family::features;

pub(crate) use reasons::{Reason, reasons};

/// An action that is refused.
#[derive(Clone, Debug)]
pub(crate) struct Impossible {
    pub(crate) action: Action,
    pub(crate) refusal: Refusal,
}

/// The plausible actions of the present decision that are refused. Tiles are asked for hex by hex: [`on_hex`].
pub(crate) fn impossible(game: &Game) -> Vec<Impossible> {
    let mut found = refused(game, candidates(game));
    found.extend(used_powers(game));
    found
}

/// The tiles that belong on the hex and may not be laid now.
pub(crate) fn on_hex(game: &Game, hex: HexId) -> Vec<Impossible> {
    refused(game, tiles(game.view(), hex))
}

fn refused(game: &Game, candidates: Vec<Action>) -> Vec<Impossible> {
    let Some(seat) = game.decider() else { return Vec::new() };
    let refused = |action: Action| {
        let refusal = game.check(seat, &action).err()?;
        Some(Impossible { action, refusal })
    };
    candidates.into_iter().filter_map(refused).collect()
}

/// What somebody might want to do, allowed or not.
pub(crate) fn candidates(game: &Game) -> Vec<Action> {
    let view = game.view();
    let Some(decision) = game.state().decision() else { return Vec::new() };
    let mut actions = match decision {
        Decision::Cz(CzDecision::PreStock { .. }) => {
            view.privates_of(PrivateOwner::Sheet).map(|private| Action::BuyPrivate { private }).collect()
        }
        Decision::HomeCity { hex, .. } => {
            let cities = view.face(*hex).cities() as u8;
            (0..cities).map(|city| Action::ChooseCity { city }).collect()
        }
        Decision::Station { company } => stations(view, *company),
        Decision::Cz(CzDecision::TakeOver { company }) => take_overs(view, *company),
        Decision::Cz(CzDecision::TakenTrains { taken, .. }) => {
            let sides =
                |side| taken.iter().filter(move |train| train.side < side).map(move |&train| (train, side));
            let turned = Size::ALL.into_iter().flat_map(sides);
            turned.map(|(train, side)| Action::Cz(CzAction::TurnTrain { train, side })).collect()
        }
        Decision::Trains { company } => {
            // For a train that the company must have its president may sell shares (R-36-EMR-05).
            let in_need = view.raising().filter(|raising| raising.missing() > 0);
            let sales = in_need.map_or_else(Vec::new, |raising| sales(game, raising.seat));
            [trains(view, *company), sales].concat()
        }
        Decision::ReturnTrains { company, .. } => {
            let trains = game.state().company(*company).trains.iter();
            trains.map(|&train| Action::ReturnTrain { train }).collect()
        }
        Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }) => private_companies(view),
        Decision::F56(F56Decision::Raising { seat, .. }) => sales(game, *seat),
        Decision::F56(F56Decision::Loans { .. }) => vec![Action::F56(F56Action::RepayLoan)],
        Decision::F56(F56Decision::Debts { .. }) => vec![Action::F56(F56Action::PayLoans)],
        Decision::F56(F56Decision::NationalTrains { company }) => {
            let trains = game.state().company(*company).trains.iter();
            trains.map(|&train| Action::ReturnTrain { train }).chain([Action::Pass]).collect()
        }
        Decision::Answer { .. } | Decision::CounterOffer { .. } => Vec::new(),
        // A turn of a stock round, in any family.
        _ if matches!(game.state().round, Round::Stock { .. }) => stock(game),
        _ => Vec::new(),
    };
    if let Some(company) = decision.own_turn() {
        actions.extend(
            privates_of_players(view, company).map(|private| Action::OfferForPrivate { private, price: 1 }),
        );
        actions.push(Action::Pass);
        // Companies with credit may borrow at any time of their turn.
        if features(game).credit {
            actions.push(Action::F56(F56Action::TakeLoan));
        }
    }
    actions.sort();
    actions.dedup();
    actions
}

/// All shares of a player, in every number of them.
fn sales(game: &Game, seat: Seat) -> Vec<Action> {
    let held = |company: CompanyId| {
        let shares = game.state().shares(company, seat);
        (1..=shares).map(move |shares| Action::SellShares { company, shares })
    };
    game.state().market.iter().copied().flat_map(held).collect()
}

/// All private companies that are not sold, to be bought and to be bid for at the lowest bid (R-36-AUC).
fn private_companies(view: View<'_>) -> Vec<Action> {
    let open = view.privates_of(PrivateOwner::Sheet);
    let both = open.flat_map(|private| {
        [
            Action::BuyPrivate { private },
            Action::F56(F56Action::BidFor { private, amount: view.lowest_bid(private) }),
        ]
    });
    both.collect()
}

fn stock(game: &Game) -> Vec<Action> {
    let (view, state) = (game.view(), game.state());
    let Some(seat) = game.decider() else { return Vec::new() };
    let mut actions = vec![Action::Pass];
    for company in view.title.share_companies() {
        match state.company(company).status {
            Status::Unstarted if view.is_national(company) => {}
            Status::Unstarted => {
                let prices = &view.title.size_of(company).start_prices;
                actions.extend(prices.iter().map(|&price| Action::StartCompany { company, price }));
            }
            Status::Started | Status::Floated => {
                actions.push(Action::BuyShare { company });
                if view.shares_in_pool(company) > 0 {
                    actions.push(Action::F56(F56Action::BuyFromPool { company }));
                }
                let held = state.shares(company, seat);
                actions.extend((1..=held).map(|shares| Action::SellShares { company, shares }));
            }
            Status::Closed => {}
        }
    }
    let player = state.player(seat);
    if player.debt > 0 {
        actions.push(Action::Cz(CzAction::RepayDebt { amount: player.debt.min(player.cash).max(1) }));
    }
    actions
}

/// All cities in which the company has no marker yet; red tiles are nobody's but their owner's.
fn stations(view: View<'_>, company: CompanyId) -> Vec<Action> {
    let open = view
        .title
        .hex_ids()
        .filter(|&hex| view.face(hex).colour != Colour::Red && !view.state.has_marker(company, hex));
    let cities = open.flat_map(|hex| {
        let stops = view.face(hex).stops.iter().enumerate().filter(|(_, stop)| stop.is_city());
        stops.map(move |(city, _)| Action::PlaceStation { hex, city: city as u8 })
    });
    cities.collect()
}

/// All companies on the chart but the own one, at the lowest price.
fn take_overs(view: View<'_>, company: CompanyId) -> Vec<Action> {
    let others = view.state.market.iter().copied().filter(|&target| target != company);
    others
        .map(|target| Action::Cz(CzAction::TakeOver { target, price: view.take_over_range(target).0 }))
        .collect()
}

/// All sides of the cards in stack and pool, and all trains of the others at the lowest price.
fn trains(view: View<'_>, company: CompanyId) -> Vec<Action> {
    let stock = &view.state.trains;
    let pool = stock.pool.iter().map(|&train| (Source::Pool(train), train.card));
    let last = view.last_card();
    let beside = (stock.beside > 0 && stock.top != last).then_some((Source::Beside, last));
    let cards = std::iter::once((Source::Stack, stock.top)).chain(beside).chain(pool);
    let sides = cards.flat_map(|(source, card)| {
        view.title.card(card).sides.iter().map(move |side| Action::BuyTrain { source, side: side.size })
    });
    let others = view.floated().filter(|&seller| seller != company).flat_map(|seller| {
        let trains = view.state.company(seller).trains.iter();
        trains.map(move |&train| Action::BuyTrainFrom { seller, train, price: 1 })
    });
    // A train of the last kind may be had for one handed in (R-36-TRN-04).
    let trades = view.title.train_types.iter().any(|kind| kind.trade.is_some());
    let own = view.state.company(company).trains.iter().filter(move |_| trades);
    sides
        .chain(others)
        .chain(own.map(|&train| Action::F56(F56Action::TradeTrain { train, pooled: false })))
        .collect()
}

fn privates_of_players<'a>(view: View<'a>, company: CompanyId) -> impl Iterator<Item = PrivateId> + use<'a> {
    let treasury = view.state.company(company).treasury;
    // Whoever has no money is told so by everything else.
    let players = view.state.seats().filter(move |_| treasury > 0);
    players.flat_map(move |seat| view.privates_of(PrivateOwner::Player(seat)))
}

/// Tiles in the positions in which they belong on the hex: as they are, and with the power of each local railway that
/// might be of use.
pub(crate) fn tiles(view: View<'_>, hex: HexId) -> Vec<Action> {
    let Some(company) = view.state.decision().and_then(Decision::own_turn) else { return Vec::new() };
    if !view.title.hex(hex).takes_tiles() {
        return Vec::new();
    }
    let fitting: Vec<_> = match view.state.board.tiles[hex.index()] {
        None => view.title.upgrades.first(hex).to_vec(),
        Some(laid) => view.title.upgrades.onto(hex, laid.tile, laid.rotation).collect(),
    };
    // A private company is good for one hex only (R-36-PRV-07, R-36-PRV-08).
    let of_use = |&private: &PrivateId| {
        let printed = view.title.private(private);
        printed.kind != PaperKind::Private
            || printed.private.blocks == Some(hex) && !printed.private.tiles.is_empty()
    };
    let privates: Vec<PrivateId> = view.privates_of(PrivateOwner::Company(company)).filter(of_use).collect();
    let costs = !view.is_tiled(hex) && view.title.hex(hex).terrain.is_some();
    let track = matches!(view.state.decision(), Some(Decision::Track { .. }));
    let mut actions = Vec::new();
    for (tile, rotation) in fitting {
        let purple = view.title.tile(tile).purple;
        if !purple && !track {
            continue;
        }
        if !purple || privates.is_empty() {
            actions.push(Action::LayTile { hex, tile, rotation, private: None });
        }
        if purple || costs {
            let powers = privates.iter().map(|&private| Action::LayTile {
                hex,
                tile,
                rotation,
                private: Some(private),
            });
            actions.extend(powers);
        }
    }
    actions
}

/// The local railways of the company whose power is gone: one lay for each that is refused for it.
fn used_powers(game: &Game) -> Vec<Impossible> {
    let view = game.view();
    let Some(company) = game.state().decision().and_then(Decision::own_turn) else { return Vec::new() };
    let used =
        view.privates_of(PrivateOwner::Company(company)).filter(|&private| view.state.private(private).used);
    let lay = |private: PrivateId| {
        let lays = view.title.hex_ids().flat_map(|hex| tiles(view, hex));
        let with =
            lays.filter(|lay| matches!(lay, Action::LayTile { private: Some(with), .. } if *with == private));
        refused_for(game, with, |why| *why == Why::PowerIsUsed { private })
    };
    used.filter_map(lay).collect()
}

fn refused_for(
    game: &Game,
    mut actions: impl Iterator<Item = Action>,
    is_reason: impl Fn(&Why) -> bool,
) -> Option<Impossible> {
    let seat = game.decider()?;
    actions.find_map(|action| {
        let refusal = game.check(seat, &action).err().filter(|refusal| is_reason(&refusal.why))?;
        Some(Impossible { action, refusal })
    })
}
