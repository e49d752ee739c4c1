//! Selling in stock rounds: what falls, what stands in the way of something better, and what it takes to start a
//! company.

use super::forecast;
use super::starting::{money_for_start, share_of_new};
use crate::heuristics::first_route;
use crate::prelude::*;

/// Selling a share also gives up influence: the percentage by which the money must exceed what the share is worth.
const RELUCTANCE: i64 = 5;

/// How much more a share must bring to be swapped for another: forecasts are not accurate to the last koruna.
const EXCHANGE: i64 = 60;

/// A share in hand that may be sold.
#[derive(Clone, Copy)]
struct Holding {
    company: CompanyId,
    most: u8,
    price: i64,
    /// What it will have brought by the end.
    value: i64,
    directs: bool,
}

impl Holding {
    /// What is lost by selling one.
    fn loss(self) -> i64 {
        self.value - self.price
    }
}

/// Sales; `best` is the score of the best purchase.
pub(super) fn ideas(ctx: Context<'_>, best: i64) -> Vec<Idea> {
    let holding = |offer: &Offer| match *offer {
        Offer::SellShares { company, most, price } => {
            let value = forecast::share(ctx.forecast, company);
            Some(Holding { company, most, price: i64::from(price), value, directs: ctx.directs(company) })
        }
        _ => None,
    };
    let holdings: Vec<Holding> = ctx.offers.iter().filter_map(holding).collect();
    let mut ideas: Vec<Idea> = holdings.iter().flat_map(|&holding| falling(ctx, holding)).collect();
    ideas.extend(exchange(ctx, &holdings));
    ideas.extend(for_start(ctx, holdings, best));
    ideas
}

/// Shares that will bring less than what is paid for them now.
fn falling(ctx: Context<'_>, holding: Holding) -> Vec<Idea> {
    let Holding { company, most, price, value, directs } = holding;
    let gain = (price - value) * 100 / price.max(1) - RELUCTANCE - if directs { 40 } else { 0 };
    let counts = if most > 1 { vec![1, most] } else { vec![1] };
    let ideas = counts.into_iter().map(|shares| {
        let action = Action::SellShares { company, shares };
        // Selling one is enough when it is only for the limit.
        let score = if ctx.must_act() { gain - i64::from(shares) } else { gain };
        Idea::new(action, score, Reason::Gains { gain: (price - value) * i64::from(shares) })
    });
    ideas.collect()
}

/// At the limit of certificates: one that brings little for one that brings more.
fn exchange(ctx: Context<'_>, holdings: &[Holding]) -> Option<Idea> {
    let view = ctx.view;
    if ctx.certificate_room() > 0 || view.state.player(ctx.seat).debt > 0 {
        return None;
    }
    let least = holdings.iter().filter(|holding| !holding.directs).min_by_key(|holding| holding.loss())?;
    let money = ctx.cash() + least.price;
    let wanted = view.state.market.iter().filter(|&&company| {
        company != least.company && is_for_sale(ctx, company) && i64::from(view.price(company)) <= money
    });
    let profit = |company| forecast::share(ctx.forecast, company) - i64::from(view.price(company));
    let most = wanted.map(|&company| profit(company)).max()?;
    // The price of what remains falls a little, too.
    let gain = most - least.loss() - 5 * (ctx.shares(least.company) - 1);
    let reason = Reason::Worth { brings: most + least.price, costs: least.value };
    let action = Action::SellShares { company: least.company, shares: 1 };
    (gain > EXCHANGE).then(|| Idea::new(action, gain, reason))
}

/// Whether the decider could buy a share of the company if he had the certificate to spare.
fn is_for_sale(ctx: Context<'_>, company: CompanyId) -> bool {
    let (view, state) = (ctx.view, ctx.view.state);
    let sold_before = match &state.round {
        Round::Stock { sold, .. } => sold.contains(&(ctx.seat, company)),
        _ => true,
    };
    state.company(company).status == Status::Floated
        && view.shares_in_bank(company) > 0
        && !sold_before
        && state.shares(company, ctx.seat) < view.title.size_of(company).most
}

/// Selling in order to start a company that is worth more than what is sold, and than what else the money would buy.
fn for_start(ctx: Context<'_>, mut holdings: Vec<Holding>, best: i64) -> Option<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    let phase = view.title.phase(state.phase);
    let unstarted = view.title.company_ids().filter(|&company| {
        state.company(company).status == Status::Unstarted
            && phase.companies.contains(&view.size(company))
            && first_route::home_is_open(view, company)
    });
    let wanted = unstarted.max_by_key(|&company| (view.size(company), std::cmp::Reverse(company)))?;
    let sheet = view.title.size_of(wanted);
    let money = money_for_start(ctx, wanted);
    if state.player(ctx.seat).debt > 0 || money < 0 {
        return None;
    }
    let room = ctx.certificate_room();
    let float = i64::from(sheet.float);
    holdings.retain(|holding| !holding.directs);
    holdings.sort_by_key(|holding| (holding.loss() * 100 / holding.price.max(1), holding.company));
    let plan = |&price: &Money| {
        let costs = float * i64::from(price);
        let brings = float * share_of_new(ctx, wanted, price);
        let (mut cash, mut lost, mut sold) = (money, 0, 0);
        for holding in &holdings {
            if cash >= costs && room + sold >= float - 1 {
                break;
            }
            let count = i64::from(holding.most);
            cash += count * holding.price;
            lost += count * (holding.loss() + 3);
            sold += count;
        }
        if sold == 0 || cash < costs || room + sold < float - 1 {
            return None;
        }
        // What is in hand already would otherwise go into the best purchase.
        let otherwise = money.min(costs) * best / 100;
        Some((brings - costs - lost - otherwise, brings, costs))
    };
    let (gain, brings, costs) = sheet.start_prices.iter().filter_map(plan).max()?;
    let first = holdings.first()?;
    let action = Action::SellShares { company: first.company, shares: first.most };
    // Once decided on, it goes before any other purchase.
    (gain > EXCHANGE).then(|| Idea::new(action, best + gain / 2 + 50, Reason::Worth { brings, costs }))
}
