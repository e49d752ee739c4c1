//! Starting companies in stock rounds: what it costs, what it brings, and what money there is for it.

use super::forecast;
use crate::forecast::typical_revenue;
use crate::heuristics::first_route;
use crate::prelude::*;

/// What a new company spends on track and stations.
const BUILDING: Money = 40;

/// Cash that need not be kept for trains of one's companies.
pub(super) fn spare_cash(ctx: Context<'_>) -> i64 {
    let own = ctx.view.floated().filter(|&company| ctx.directs(company));
    let soon = own.filter(|&company| ctx.forecast.train_life(company) <= 1);
    ctx.cash() - soon.map(|company| forecast::burden(ctx.forecast, company)).sum::<i64>()
}

/// What it still takes to float the companies that one has started.
pub(super) fn promised(ctx: Context<'_>) -> i64 {
    let (view, state) = (ctx.view, ctx.view.state);
    let is_started = |company| state.company(company).status == Status::Started && ctx.directs(company);
    let started = state.market.iter().filter(|&&company| is_started(company));
    let lacks = |company: CompanyId| view.title.size_of(company).float - state.shares_held(company);
    started.map(|&company| i64::from(lacks(company)) * i64::from(view.price(company))).sum()
}

/// What a purchase brings for every 100 K; beyond the spare cash everything is dearer.
pub(super) fn for_each_hundred(ctx: Context<'_>, brings: i64, costs: i64, spare: i64) -> i64 {
    let dear = costs + (costs - spare.max(0)).max(0) * ctx.forecast.weights.beyond_spare / 100;
    (brings - dear) * 100 / costs.max(1)
}

/// Whether certificates are short and not money: then what counts is what each certificate brings.
pub(super) fn certificates_are_short(ctx: Context<'_>, spare: i64) -> bool {
    /// What a share costs, roughly.
    const SHARE: i64 = 110;
    spare >= SHARE * ctx.certificate_room()
}

/// What a share of a new company brings, started at this price now.
pub(super) fn share_of_new(ctx: Context<'_>, company: CompanyId, price: Money) -> i64 {
    let view = ctx.view;
    let size = view.size(company);
    let sheet = view.title.size_of(company);
    let capital = price * Money::from(sheet.shares);
    let train = ctx.forecast.train_price(size, 0);
    // Some of the capital goes into track; of several trains each further one finds less to run to.
    let trains = (capital.saturating_sub(BUILDING) / train.max(1)).min(3);
    let part = [1, 6, 11, 15][trains as usize];
    let revenue = i64::from(typical_revenue(train)) * part * ctx.forecast.weights.new_company / 1_000;
    let space = view.title.chart.space(price).map_or(0, |space| view.title.chart.left(space));
    // Its first turn is before its first train.
    let runs = (ctx.forecast.rounds_to_come() - 1).max(0);
    forecast::share_of(ctx.forecast, size, space, runs, revenue)
}

/// Cash that may be spent on starting a company.
fn spare_for_start(ctx: Context<'_>, company: CompanyId, spare: i64, promised: i64) -> i64 {
    let view = ctx.view;
    // A larger company can take over the smaller one whose trains one would have to pay for.
    let rescues = |other| ctx.directs(other) && view.size(other) < view.size(company);
    (if view.floated().any(rescues) { ctx.cash() } else { spare }) - promised
}

/// The same for the decider.
pub(super) fn money_for_start(ctx: Context<'_>, company: CompanyId) -> i64 {
    spare_for_start(ctx, company, spare_cash(ctx), promised(ctx))
}

/// What speaks for a start besides what its shares bring.
fn leaning_to_start(ctx: Context<'_>, company: CompanyId, price: Money) -> i64 {
    let (view, weights) = (ctx.view, ctx.forecast.weights);
    let size = match view.size(company) {
        Size::Small => weights.small_start,
        Size::Medium => weights.medium_start,
        Size::Large => 0,
    };
    let lowest = i64::from(view.title.size_of(company).start_prices[0]);
    let above = (i64::from(price) - lowest) * 100 / lowest.max(1);
    size + above * weights.capital / 100
}

pub(super) fn start(ctx: Context<'_>, company: CompanyId, price: Money, spare: i64, promised: i64) -> Idea {
    let spare = spare_for_start(ctx, company, spare, promised);
    let float = i64::from(ctx.view.title.size_of(company).float);
    let costs = float * i64::from(price);
    let brings = float * share_of_new(ctx, company, price);
    let certificates = (float - 1).max(1);
    let mut score = match certificates_are_short(ctx, spare) {
        true => (brings - costs) / certificates,
        false => for_each_hundred(ctx, brings, costs, spare),
    };
    score += leaning_to_start(ctx, company, price);
    let stuck = ctx.certificate_room() < certificates || !first_route::home_is_open(ctx.view, company);
    if costs > spare || stuck {
        // A company that does not float, or never runs, only ties up money.
        score -= 1_000;
    }
    Idea::new(Action::StartCompany { company, price }, score, Reason::Worth { brings, costs })
}
