//! The moves between which a puzzle chooses, each with what the company's trains then earn at best.

use rules::board::{BestRuns, RailNetwork};
use rules::title::Face;
use rules::train::{Source, Train};
use rules::{
    Action, CompanyId, CzAction, CzOffer, F56Action, F56Offer, Game, HexId, Money, Offer, View, runnable,
};

use crate::kind::Kind;
use crate::outcomes::outcomes;

/// A move, and what it leads to.
#[derive(Clone, Debug)]
pub struct Move {
    /// What is done.
    pub action: Action,
    /// The best that the company can make of it.
    pub after: Game,
    /// What its trains earn there.
    pub best: BestRuns,
    /// How much it stands out before anything is worked out; what that is depends on the kind.
    pub shine: (Money, Money),
}

/// What a company's trains earn at best.
pub fn best(game: &Game, company: CompanyId) -> BestRuns {
    let view = game.view();
    RailNetwork::joined(view, company).best(view, &runnable(view, company))
}

/// All moves of a puzzle, in the order in which the rules offer them. Nothing where one of them cannot be worked out, or where the
/// solver has no proof for one: nothing can be asked there. To draw runs is no move.
pub fn moves(game: &Game, kind: Kind, company: CompanyId) -> Option<Vec<Move>> {
    if Kind::asked_at(game) != Some((kind, company)) || game.state().is_vaclavs(company) {
        return None;
    }
    let mut moves = Vec::new();
    for action in actions(game, kind, company)? {
        let shine = shine(game, &action);
        moves.push(worked_out(game, company, action, shine)?);
    }
    Some(moves)
}

fn worked_out(game: &Game, company: CompanyId, action: Action, shine: (Money, Money)) -> Option<Move> {
    let mut most: Option<(Game, BestRuns)> = None;
    for after in outcomes(game, game.decider()?, &action, company)? {
        let best = best(&after, company);
        if !best.is_proven() {
            return None;
        }
        if most.as_ref().is_none_or(|(_, known)| known.revenue < best.revenue) {
            most = Some((after, best));
        }
    }
    most.map(|(after, best)| Move { action, after, best, shine })
}

/// What may be done that answers the question. Nothing where money of the director would have to help, since that is another question.
fn actions(game: &Game, kind: Kind, company: CompanyId) -> Option<Vec<Action>> {
    let offers = game.offers()?.offers;
    let mut actions = Vec::new();
    for offer in &offers {
        match (kind, offer) {
            (Kind::Tile, Offer::LayTile { .. }) => {
                actions.extend((0..offer.len()).map(|index| offer.action(index)));
            }
            (Kind::Station, Offer::PlaceStation { .. }) => actions.push(offer.action(0)),
            (Kind::Train | Kind::TakeOver, Offer::Pass) => actions.push(Action::Pass),
            (Kind::Train, &Offer::BuyTrain { help, loan, .. }) => {
                if help > 0 || loan > 0 {
                    return None;
                }
                actions.push(offer.action(0));
            }
            (Kind::Train, Offer::F56(F56Offer::TradeTrain { .. })) => actions.push(offer.action(0)),
            // At the lowest price, where seller and buyer have one director: nobody else need agree.
            (Kind::Train, &Offer::BuyTrainFrom { seller, .. }) if same_director(game, company, seller) => {
                actions.push(offer.action(0));
            }
            (Kind::TakeOver, Offer::Cz(CzOffer::TakeOver { .. })) => actions.push(offer.action(0)),
            _ => {}
        }
    }
    Some(actions)
}

fn same_director(game: &Game, one: CompanyId, other: CompanyId) -> bool {
    game.state().company(one).director == game.state().company(other).director
}

/// Whether two actions are the same answer: prices do not matter.
pub fn same(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (
            Action::Cz(CzAction::TakeOver { target, .. }),
            Action::Cz(CzAction::TakeOver { target: same, .. }),
        ) => target == same,
        (
            Action::BuyTrainFrom { seller, train, .. },
            Action::BuyTrainFrom { seller: same, train: alike, .. },
        ) => (seller, train) == (same, alike),
        _ => one == other,
    }
}

/// How much a move stands out at a glance: the value that a tile adds, the value of the city, the printed price of the train, the
/// trains and the money of the company that is taken over.
fn shine(game: &Game, action: &Action) -> (Money, Money) {
    let (view, title) = (game.view(), game.title());
    match *action {
        Action::LayTile { hex, tile, rotation, .. } => {
            let (old, new) = (worth(view, view.face(hex)), worth(view, title.tile(tile).face(rotation)));
            (new.saturating_sub(old), new)
        }
        Action::PlaceStation { hex, city } => (city_value(view, hex, city), 0),
        Action::BuyTrain { source, side } => (price(view, Train { card: view.card_at(source), side }), 0),
        Action::BuyTrainFrom { train, .. } => (price(view, train), 0),
        Action::F56(F56Action::TradeTrain { .. }) => {
            let card = view.card_at(Source::Beside);
            (title.card(card).sides.iter().map(|side| side.price).max().unwrap_or(0), 0)
        }
        Action::Cz(CzAction::TakeOver { target, .. }) => {
            let target = game.state().company(target);
            (target.trains.len() as Money + 1, target.treasury)
        }
        _ => (0, 0),
    }
}

fn price(view: View<'_>, train: Train) -> Money {
    view.title.card(train.card).side(train.side).map_or(0, |side| side.price)
}

fn worth(view: View<'_>, face: &Face) -> Money {
    let era = view.title.phase(view.state.phase).tiles;
    face.stops.iter().map(|stop| stop.value(era)).sum()
}

fn city_value(view: View<'_>, hex: HexId, city: u8) -> Money {
    let era = view.title.phase(view.state.phase).tiles;
    view.face(hex).stops.get(usize::from(city)).map_or(0, |stop| stop.value(era))
}
