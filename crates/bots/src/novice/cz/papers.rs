//! Private papers (XI.2): what each will have brought before it closes, whom the train runs for, and when a paper is worth
//! more to a company of one's own.

use rules::title::PaperKind;
use rules::{Action, CompanyId, CzOffer, LocalId, Money, Offer};

use super::Mind;
use crate::forecast::{best_revenue, typical_revenue};
use crate::idea::Idea;
use crate::reason::Reason;

/// Of a paper's price on the track its owner gets so many percent, counting what the money meant to his company.
const RESALE: i64 = 60;

/// What the train of a paper earns in its one run, in percent of what one of its price would; its owner has about half.
const ONE_RUN: i64 = 50;

/// Whether papers close during the game; otherwise they are what they are in 18CZ.
fn close(mind: Mind<'_>) -> bool {
    mind.forecast.view.title.phases.iter().any(|phase| phase.closes_papers)
}

/// What the paper will have brought to a player by the end.
pub(super) fn worth(mind: Mind<'_>, paper: LocalId) -> i64 {
    let (view, title) = (mind.forecast.view, mind.forecast.view.title);
    let printed = title.local(paper);
    if !close(mind) {
        return mind.forecast.local(printed.income);
    }
    let life = mind.forecast.paper_life();
    let price =
        view.state.local_price.or(title.sets.first().and_then(|set| set.local_prices.last().copied()));
    // Nobody can sell one after it has closed.
    let resale = if life > 0 { i64::from(price.unwrap_or(0)) * RESALE / 100 } else { 0 };
    match printed.kind {
        PaperKind::Local => i64::from(printed.income) * life + resale,
        PaperKind::Private => i64::from(printed.price) + i64::from(printed.income) * life,
        // Its tile is yellow at first, green later.
        PaperKind::Railway(_) => 20 * life + resale + 10,
        PaperKind::Train(_) => {
            let likely =
                title.stack().get(2).and_then(|card| card.sides.first()).map_or(200, |side| side.price);
            if life > 0 { i64::from(typical_revenue(likely)) * ONE_RUN / 100 + 15 } else { 0 }
        }
    }
}

/// What has to stay in hand to float the cheapest company alone.
fn reserve(mind: Mind<'_>) -> Money {
    let title = mind.forecast.view.title;
    let sheets = title.share_companies().map(|company| title.size_of(company));
    sheets.map(|sheet| Money::from(sheet.float) * sheet.start_prices[0]).min().unwrap_or(0)
}

/// What the paper brings beyond a price. It brings that little by little, while money at the start buys shares, so it
/// counts for less; money that a start would need counts several times.
fn gain(mind: Mind<'_>, paper: LocalId, price: Money) -> i64 {
    let cash = mind.forecast.view.state.player(mind.seat).cash;
    let missing = (reserve(mind) + price).saturating_sub(cash).min(price);
    worth(mind, paper) * 3 / 4 - i64::from(price) - 3 * i64::from(missing)
}

/// The paper that brings most beyond its lowest bid is put up.
pub(super) fn pick(mind: Mind<'_>) -> Vec<Idea> {
    let ideas = mind.offers.iter().filter_map(|offer| {
        let Offer::Cz(CzOffer::PickPaper { local, lowest }) = *offer else { return None };
        let reason = Reason::Worth { brings: worth(mind, local), costs: i64::from(lowest) };
        Some(Idea::new(offer.action(0), gain(mind, local, lowest), reason))
    });
    ideas.collect()
}

/// The lowest bid, as long as the paper brings more.
pub(super) fn bid(mind: Mind<'_>) -> Vec<Idea> {
    let ideas = mind.offers.iter().filter_map(|offer| {
        let Offer::Cz(CzOffer::Bid { local, from, .. }) = *offer else { return None };
        let reason = Reason::Worth { brings: worth(mind, local), costs: i64::from(from) };
        Some(Idea::new(offer.action(0), gain(mind, local, from), reason))
    });
    ideas.collect()
}

/// The tile that pays most, with the most ways to places.
pub(super) fn tile(mind: Mind<'_>, paper: LocalId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let era = view.title.phase(view.state.phase).tiles;
    let life = mind.forecast.paper_life().max(1);
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::LayTile { hex, tile, .. } = *offer else { continue };
        let paid =
            |face: &rules::title::Face| face.stops.first().map_or(0, |stop| i64::from(stop.value(era)));
        let before = if view.is_tiled(hex) { paid(view.face(hex)) } else { 0 };
        for action in offer.actions() {
            let Action::LayTile { rotation, .. } = action else { continue };
            let face = view.title.tile(tile).face(rotation);
            let neighbours = view.title.hex(hex).neighbours;
            let beyond = face.exits().iter().filter_map(|edge| neighbours[usize::from(edge.0)]);
            let ways: usize = beyond.map(|next| 1 + 2 * view.face(next).stops.len()).sum();
            let score = (paid(face) - before).max(0) * life + ways as i64;
            let brings = (paid(face) - before).max(0) * life;
            ideas.push(Idea::new(action, score, Reason::Worth { brings, costs: 0 }));
        }
    }
    debug_assert!(mind.offers.len() == 1 || !ideas.is_empty(), "{paper:?} may lay a tile");
    ideas
}

/// What one does with papers in the turn of a company of one's own: runs the train, sells to the company, sells to the
/// bank before it is too late.
pub(crate) fn in_turn(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    if !close(mind) {
        return Vec::new();
    }
    let view = mind.forecast.view;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::Cz(CzOffer::AssignTrain { .. }) => ideas.extend(assign(mind, company, offer)),
            Offer::OfferForLocal { local, to, .. } => ideas.extend(sell(mind, company, local, to)),
            Offer::Cz(CzOffer::SellLocal { local, price })
                if mind.forecast.paper_life() <= 2 || view.state.local(local).used =>
            {
                ideas.push(Idea::new(offer.action(0), i64::from(price) / 5, Reason::SavesForTrain));
            }
            _ => {}
        }
    }
    ideas
}

/// The train runs once, so it waits for a good run while there is time; only in the run step is it known how good.
fn assign(mind: Mind<'_>, company: CompanyId, offer: &Offer) -> Option<Idea> {
    let run = mind.offers.iter().find_map(|offer| match offer {
        Offer::RunTrains { revenue, .. } => Some(*revenue),
        _ => None,
    })?;
    let action = offer.action(0);
    let after = mind.game.play(mind.seat, &action).ok()?.game;
    let then = best_revenue(after.view(), company, &rules::runnable(after.view(), company));
    let more = i64::from(then) - i64::from(run);
    let good = i64::from(typical_revenue(100));
    let time = mind.forecast.paper_life();
    let enough = if time <= 1 { more > 0 } else { more * 4 >= good * (2 + time.min(4)) };
    // Above the run itself, which is scored by its revenue.
    let score = if enough { i64::from(run) * 2 + more + 20 } else { -1 };
    enough.then(|| Idea::new(action, score, Reason::Earns { from: run, to: then }))
}

/// A paper goes to one's own company when that can spare the price and there is little left to earn with it; a local
/// railway of another player when its power is wanted is left to others.
fn sell(mind: Mind<'_>, company: CompanyId, local: LocalId, price: Money) -> Option<Idea> {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let own = state.local(local).owner == rules::state::LocalOwner::Player(mind.seat);
    if !own || price == 0 {
        return None;
    }
    let train = if view.has_runnable_train(company) && mind.forecast.train_life(company) > 1 {
        0
    } else {
        mind.forecast.train_price(view.size(company), 0)
    };
    let spare = i64::from(state.company(company).treasury) - i64::from(train);
    let percent =
        i64::from(state.shares(company, mind.seat)) * i64::from(view.title.size_of(company).percent());
    let life = mind.forecast.paper_life();
    let income = match view.title.local(local).kind {
        PaperKind::Railway(_) => 20,
        _ => i64::from(view.title.local(local).income),
    };
    let costs = income * life + i64::from(price) * percent / 300;
    let brings = i64::from(price);
    let score = if spare >= brings { brings - costs } else { -1 };
    let action = Action::OfferForLocal { local, price };
    (score > 0).then(|| Idea::new(action, score, Reason::Worth { brings, costs }))
}
