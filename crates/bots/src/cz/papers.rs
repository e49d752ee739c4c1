//! Private papers (XI.2): what each will have brought before it closes, whom the train runs for, and when a paper is worth
//! more to a company of one's own.

use crate::prelude::*;
use rules::title::PaperKind;

use super::forecast;
use crate::forecast::{best_revenue, typical_revenue};

/// The percentage of a paper's price on the track that its owner keeps, counting what the money meant to the company that paid.
const RESALE: i64 = 60;

/// What the train of a paper earns in its one run, in percent of what one of its price would; its owner has about half.
const ONE_RUN: i64 = 50;

/// Whether papers close during the game; otherwise they are what they are in 18CZ.
fn close(ctx: Context<'_>) -> bool {
    ctx.view.title.phases.iter().any(|phase| phase.closes_papers)
}

/// What the paper will have brought to a player by the end.
pub(super) fn worth(ctx: Context<'_>, paper: PrivateId) -> i64 {
    let (view, title) = (ctx.view, ctx.view.title);
    let printed = title.private(paper);
    if !close(ctx) {
        return forecast::private(ctx.forecast, printed.income);
    }
    let life = forecast::paper_life(ctx.forecast);
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
fn reserve(ctx: Context<'_>) -> Money {
    let title = ctx.view.title;
    let sheets = title.share_companies().map(|company| title.size_of(company));
    sheets.map(|sheet| Money::from(sheet.float) * sheet.start_prices[0]).min().unwrap_or(0)
}

/// What the paper brings beyond a price. It brings that little by little, while money at the start buys shares, so it
/// counts for less; money that a start would need counts several times.
fn gain(ctx: Context<'_>, paper: PrivateId, price: Money) -> i64 {
    let cash = ctx.view.state.player(ctx.seat).cash;
    let missing = (reserve(ctx) + price).saturating_sub(cash).min(price);
    worth(ctx, paper) * 3 / 4 - i64::from(price) - 3 * i64::from(missing)
}

/// The paper that brings most beyond its lowest bid is put up, and bid for as long as it brings more.
pub(super) fn auction(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| {
        let Offer::Cz(CzOffer::PickPaper { private, lowest } | CzOffer::Bid { private, from: lowest, .. }) =
            *offer
        else {
            return None;
        };
        let reason = Reason::Worth { brings: worth(ctx, private), costs: i64::from(lowest) };
        Some((gain(ctx, private, lowest), reason))
    })
}

/// The tile that pays most, with the most ways to places.
pub(super) fn tile(ctx: Context<'_>, paper: PrivateId) -> Vec<Idea> {
    let view = ctx.view;
    let era = view.title.phase(view.state.phase).tiles;
    let life = forecast::paper_life(ctx.forecast).max(1);
    let mut ideas = Vec::new();
    for offer in ctx.offers {
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
            let brings = (paid(face) - before).max(0) * life;
            ideas.push(Idea::new(action, brings + ways as i64, Reason::Worth { brings, costs: 0 }));
        }
    }
    debug_assert!(ctx.offers.len() == 1 || !ideas.is_empty(), "{paper:?} may lay a tile");
    ideas
}

/// What one does with papers in the turn of a company of one's own: runs the train, sells to the company, sells to the
/// bank before it is too late.
pub(crate) fn in_turn(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    if !close(ctx) {
        return Vec::new();
    }
    let view = ctx.view;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::Cz(CzOffer::AssignTrain { .. }) => ideas.extend(assign(ctx, company, offer)),
            Offer::OfferForPrivate { private, to, .. } => ideas.extend(sell(ctx, company, private, to)),
            Offer::Cz(CzOffer::SellLocal { private, price })
                if forecast::paper_life(ctx.forecast) <= 2 || view.state.private(private).used =>
            {
                ideas.push(Idea::new(offer.action(0), i64::from(price) / 5, Reason::SavesForTrain));
            }
            _ => {}
        }
    }
    ideas
}

/// The train runs once, so it waits for a good run while there is time; only in the run step is it known how good.
fn assign(ctx: Context<'_>, company: CompanyId, offer: &Offer) -> Option<Idea> {
    let run = ctx.offers.iter().find_map(|offer| match offer {
        Offer::RunTrains { revenue, .. } => Some(*revenue),
        _ => None,
    })?;
    let action = offer.action(0);
    let after = ctx.after(&action)?;
    let then = best_revenue(after.view(), company, &rules::runnable(after.view(), company));
    let more = i64::from(then) - i64::from(run);
    let good = i64::from(typical_revenue(100));
    let time = forecast::paper_life(ctx.forecast);
    let enough = if time <= 1 { more > 0 } else { more * 4 >= good * (2 + time.min(4)) };
    // Above the run itself, which is scored by its revenue.
    let score = if enough { i64::from(run) * 2 + more + 20 } else { -1 };
    enough.then(|| Idea::new(action, score, Reason::Earns { from: run, to: then }))
}

/// A paper goes to one's own company when that can spare the price and there is little left to earn with it; a local
/// railway of another player when its power is wanted is left to others.
fn sell(ctx: Context<'_>, company: CompanyId, private: PrivateId, price: Money) -> Option<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    let own = state.private(private).owner == rules::state::PrivateOwner::Player(ctx.seat);
    if !own || price == 0 {
        return None;
    }
    let train = if view.has_runnable_train(company) && ctx.forecast.train_life(company) > 1 {
        0
    } else {
        ctx.forecast.train_price(view.size(company), 0)
    };
    let spare = ctx.treasury(company) - i64::from(train);
    let life = forecast::paper_life(ctx.forecast);
    let income = match view.title.private(private).kind {
        PaperKind::Railway(_) => 20,
        _ => i64::from(view.title.private(private).income),
    };
    let costs = income * life + i64::from(price) * ctx.percent(company) / 300;
    let brings = i64::from(price);
    let score = if spare >= brings { brings - costs } else { -1 };
    let action = Action::OfferForPrivate { private, price };
    (score > 0).then(|| Idea::new(action, score, Reason::Worth { brings, costs }))
}
