//! Track, stations and homes: judged by the routes that they allow, now and later.

use crate::prelude::*;
use rules::runnable;

use super::{first_route, glance};
use crate::forecast::best_revenue;

/// How many lays are judged by the routes that they allow.
const LAYS: usize = 10;

/// What a company could run: now, one day with a long train, and what lies open to its track.
#[derive(Clone, Copy)]
struct Prospects {
    now: Money,
    one_day: Money,
    open: i64,
}

impl Prospects {
    fn of(view: View<'_>, company: CompanyId, trains: &[Train], far_train: Train) -> Prospects {
        Prospects {
            now: best_revenue(view, company, trains),
            one_day: best_revenue(view, company, &[far_train]),
            open: glance::open_country(view, company),
        }
    }

    /// What the change from `before` to this brings to the decider.
    fn gain(self, before: Prospects, ctx: Context<'_>, company: CompanyId) -> i64 {
        let runs = ctx.forecast.runs_to_come(company);
        let now = i64::from(self.now) - i64::from(before.now);
        let one_day = i64::from(self.one_day) - i64::from(before.one_day);
        let open = self.open - before.open;
        (now * runs + one_day * (runs - 1).max(0) / 3 + open * runs.min(4) / 2) * part(ctx, company) / 100
    }
}

/// The percentage of the company that the decider holds; a director cares for at least a third. Whoever decides for Václav wants
/// to gain more than the other.
fn part(ctx: Context<'_>, company: CompanyId) -> i64 {
    let view = ctx.view;
    let percent =
        |seat| i64::from(view.state.shares(company, seat)) * i64::from(view.title.size_of(company).percent());
    if view.state.is_vaclavs(company) {
        let others: i64 = view.state.seats().filter(|&seat| seat != ctx.seat).map(percent).sum();
        return percent(ctx.seat) - others;
    }
    percent(ctx.seat).max(33)
}

/// The trains that the company runs, or the one that it could buy next.
fn own_trains(ctx: Context<'_>, company: CompanyId) -> Vec<Train> {
    let view = ctx.view;
    let trains = runnable(view, company);
    if !trains.is_empty() {
        return trains;
    }
    let (top, side) = (view.state.trains.top, view.size(company));
    let sold = view.title.card(top).side(side).is_some();
    if sold { vec![Train { card: top, side }] } else { vec![ctx.forecast.far_train()] }
}

/// What building costs: the money will be missing for trains.
fn price_of_money(ctx: Context<'_>, company: CompanyId, cost: Money) -> i64 {
    let view = ctx.view;
    let left = ctx.treasury(company) - i64::from(cost);
    let train = i64::from(ctx.forecast.train_price(view.size(company), 0));
    let needs_train = !view.has_runnable_train(company);
    if needs_train && left < train { i64::from(cost) * 2 } else { i64::from(cost) / 4 }
}

/// Lays and promotions, with those of local railways.
pub(crate) fn track(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let mut lays: Vec<(i64, Action, Money, bool)> = Vec::new();
    for offer in ctx.offers {
        let Offer::LayTile { hex, tile, ref rotations, private, cost } = *offer else { continue };
        for &rotation in rotations {
            let look = glance::lay(view, hex, tile, rotation) - i64::from(cost) / 4;
            lays.push((look, Action::LayTile { hex, tile, rotation, private }, cost, private.is_some()));
        }
    }
    lays.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    if ctx.fidelity == Fidelity::Rough {
        let best = lays.into_iter().take(1).map(|(look, action, cost, private)| {
            let score = look + 5 - price_of_money(ctx, company, cost) - power(private);
            Idea::new(action, score, Reason::OpensWay)
        });
        return best.collect();
    }
    lays.truncate(LAYS);
    let (trains, far_train) = (own_trains(ctx, company), ctx.forecast.far_train());
    let before = Prospects::of(view, company, &trains, far_train);
    let mut ideas = Vec::new();
    for (look, action, cost, private) in lays {
        let Some(game) = ctx.after(&action) else { continue };
        let then = Prospects::of(game.view(), company, &trains, far_train);
        let gain = then.gain(before, ctx, company);
        let mut way = 0;
        if before.one_day == 0 {
            // Without a route, what counts is how soon there will be one.
            let lays = first_route::lays_to(&game, company, far_train);
            way = (first_route::TOO_FAR - lays) * first_route::LAY;
        }
        let score = gain + way + look / 4 + 5 - price_of_money(ctx, company, cost) - power(private);
        let reason = match then.now > before.now {
            true => Reason::Earns { from: before.now, to: then.now },
            false => Reason::OpensWay,
        };
        ideas.push(Idea::new(action, score, reason));
    }
    ideas
}

/// The power of a local railway works only once, so it should be worth it.
fn power(private: bool) -> i64 {
    if private { 15 } else { 0 }
}

/// Stations that open routes.
pub(crate) fn station(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    if ctx.fidelity == Fidelity::Rough {
        return Vec::new();
    }
    let (trains, far_train) = (own_trains(ctx, company), ctx.forecast.far_train());
    let mut ideas = Vec::new();
    let mut before = None;
    for offer in ctx.offers {
        let Offer::PlaceStation { hex, cost, .. } = *offer else { continue };
        let before = *before.get_or_insert_with(|| Prospects::of(view, company, &trains, far_train));
        let action = offer.action(0);
        let Some(game) = ctx.after(&action) else { continue };
        let then = Prospects::of(game.view(), company, &trains, far_train);
        let gain = then.gain(before, ctx, company);
        // A place of one's own keeps others from closing the city.
        let place = glance::attraction(view, hex) / 4;
        let score = gain + place - price_of_money(ctx, company, cost) - i64::from(cost) / 2;
        ideas.push(Idea::new(action, score, reason_of_station(before, then)));
    }
    ideas
}

/// A station mostly pays later: where the trains earn nothing more now, it may open up what they could earn one day.
fn reason_of_station(before: Prospects, then: Prospects) -> Reason {
    if then.now > before.now {
        Reason::Earns { from: before.now, to: then.now }
    } else if then.one_day > before.one_day {
        Reason::OpensWay
    } else {
        Reason::NoneBetter
    }
}

/// The first tile, city or marker: wherever it leads furthest.
pub(crate) fn home(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let (trains, far_train) = (own_trains(ctx, company), ctx.forecast.far_train());
    let mut ideas = Vec::new();
    let answers = ctx.offers.iter().filter(|offer| {
        matches!(
            offer,
            Offer::Cz(CzOffer::LayHomeTile { .. })
                | Offer::ChooseCity { .. }
                | Offer::Cz(CzOffer::ReturnMarker { .. })
        )
    });
    for action in answers.flat_map(|offer| offer.actions()) {
        let Some(game) = ctx.after(&action) else { continue };
        let view = game.view();
        let mut score = match action {
            Action::Cz(CzAction::LayHomeTile { hex, .. }) => {
                let open: i64 =
                    view.face(hex).exits().iter().map(|edge| glance::leads_to(view, hex, edge)).sum();
                open - first_route::lays_to(&game, company, far_train) * first_route::LAY
            }
            _ => 0,
        };
        if ctx.fidelity == Fidelity::Exact {
            let then = Prospects::of(view, company, &trains, far_train);
            score += i64::from(then.now) + i64::from(then.one_day) / 4;
        }
        ideas.push(Idea::new(action, score, Reason::OpensWay));
    }
    ideas
}
