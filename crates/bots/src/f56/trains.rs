//! R-36-TRN: a train that lasts, more where they earn their price, with a loan where that pays, and the least harm where money is
//! short.

use crate::prelude::*;
use rules::CardId;

use super::money::cost_of_loan;
use super::privates::for_company;
use super::{forecast, raising};
use crate::forecast::{TREASURY, typical_revenue};
use crate::heuristics::trains;

/// How much better a loan is than selling shares in an emergency.
const RATHER_THAN_SELL: i64 = 200;

/// What a further train would add to a run.
fn added_revenue(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    trains::added_revenue(ctx, company, train, |trains, now, typical| match trains {
        1 => typical * 6 / 10,
        2 if now > 0 => now + typical / 4,
        _ => 0,
    })
}

/// What owning the train brings to the decider.
fn value(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    let view = ctx.view;
    let runs = forecast::visible_rounds(ctx.forecast);
    let life = ctx.forecast.life(view.side(train).train);
    let part = ctx.percent(company).max(33);
    let earned = added_revenue(ctx, company, train) * runs.min(life.max(1)) * part / 100;
    let own = ctx.forecast.train_life(company);
    // A train that lasts longer than those in hand takes a burden off the president.
    let relief =
        if life > own && own < runs { forecast::plan(ctx.forecast, company).burden / 2 + 40 } else { 0 };
    earned + relief
}

/// What the phase that begins with this train means to one's companies: trains that are scrapped, and debts (R-36-PHS-01).
fn upset(ctx: Context<'_>, buyer: CompanyId, card: CardId) -> i64 {
    let (view, state) = (ctx.view, ctx.view.state);
    if card.index() <= state.phase.index() || card.index() >= view.title.phases.len() {
        return 0;
    }
    let scraps =
        view.title.card(card).sides.first().map(|side| &view.title.train_types[side.train.index()].scraps);
    let goes = |train: &Train| scraps.is_some_and(|types| types.contains(&view.side(*train).train));
    let next = i64::from(view.title.card(card).sides.first().map_or(0, |side| side.price));
    let mut harm = 0;
    for company in view.floated() {
        let owner = state.company(company);
        let held = ctx.percent(company);
        let lost = owner.trains.iter().filter(|&train| goes(train)).count();
        let stranded = lost > 0 && lost == owner.trains.len() && company != buyer;
        let earned = i64::from(ctx.forecast.earnings.of_company(company));
        if lost > 0 {
            harm += earned * held / 100;
        }
        if owner.director == Some(ctx.seat) {
            if stranded {
                harm += (next - i64::from(owner.treasury)).max(0);
            }
            if view.title.phases[card.index()].forms_national && view.debt(company) > owner.treasury {
                harm += i64::from(view.price(company)) * ctx.shares(company) / 3;
            }
        } else if stranded {
            // What others lose.
            harm -= 30;
        }
    }
    harm
}

/// A train for sale, with what it costs.
struct Sale {
    train: Train,
    price: Money,
    new: bool,
}

/// All trains in bank and pool, whoever could pay for them.
fn on_sale(ctx: Context<'_>) -> Vec<Sale> {
    let view = ctx.view;
    let (trains, last) = (&view.state.trains, view.last_card());
    let new = |card: CardId| {
        let side = view.title.card(card).sides.first()?;
        Some(Sale { train: Train { card, side: side.size }, price: side.price, new: true })
    };
    let beside = view.title.phase(view.state.phase).last_trains && trains.top != last && trains.beside > 0;
    let top = (trains.top != last || trains.beside > 0).then(|| new(trains.top)).flatten();
    let pool = trains.pool.iter().map(|&train| Sale { train, price: view.side(train).price, new: false });
    top.into_iter().chain(beside.then(|| new(last)).flatten()).chain(pool).collect()
}

/// What a purchase brings, less what it costs.
fn score(ctx: Context<'_>, company: CompanyId, sale: &Sale, help: i64, stranded: bool) -> i64 {
    let over = ctx.forecast.rounds_to_come() == 0;
    let own_money = i64::from(sale.price) - help;
    let mut costs = own_money * if over { 0 } else { TREASURY } / 100 + help;
    if sale.new {
        costs += upset(ctx, company, sale.train.card);
    }
    if !stranded {
        costs += reserve(ctx, company, sale);
    }
    value(ctx, company, sale.train) - costs
}

/// What the purchase takes away from the train that will be needed when those in hand are scrapped.
fn reserve(ctx: Context<'_>, company: CompanyId, sale: &Sale) -> i64 {
    let view = ctx.view;
    let life = ctx.forecast.train_life(company).max(ctx.forecast.life(view.side(sale.train).train));
    if life >= ctx.forecast.rounds_to_come() || life > 3 {
        return 0;
    }
    let next = i64::from(ctx.forecast.train_price(Size::Large, life.max(1)));
    let left = ctx.treasury(company) - i64::from(sale.price);
    (next - left).clamp(0, i64::from(sale.price)) * 7 / 10
}

pub(super) fn ideas(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let stranded = view.state.company(company).trains.is_empty();
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::BuyTrain { source, side, price, help, .. } => {
                let new = !matches!(source, Source::Pool(_));
                let sale = Sale { train: Train { card: view.card_at(source), side }, price, new };
                let gain = score(ctx, company, &sale, i64::from(help), stranded);
                let reason = match stranded {
                    true => Reason::NeedsTrain,
                    false => Reason::Worth { brings: gain + i64::from(price), costs: i64::from(price) },
                };
                ideas.push(Idea::new(offer.action(0), gain, reason));
            }
            Offer::F56(F56Offer::TradeTrain { train, price, .. }) => {
                ideas.push(trade(ctx, company, train, price, offer.action(0)))
            }
            Offer::BuyTrainFrom { .. } => ideas.extend(buy_from(ctx, company, offer, stranded)),
            Offer::F56(F56Offer::TakeLoan { amount }) => ideas.extend(loan(ctx, company, amount, stranded)),
            _ => {}
        }
    }
    ideas.extend(for_company(ctx, company));
    if stranded && let Some(price) = on_sale(ctx).iter().map(|sale| sale.price).min() {
        let due = price.saturating_sub(view.state.company(company).treasury);
        ideas.extend(raising::ideas(ctx, company, due));
    }
    ideas
}

/// A loan for a train that earns more than the loan costs, or for part of what the president would have to add.
fn loan(ctx: Context<'_>, company: CompanyId, amount: Money, stranded: bool) -> Option<Idea> {
    let view = ctx.view;
    let owner = view.state.company(company);
    if owner.trains.len() >= view.train_limit(company) {
        return None;
    }
    let bought = view.state.operating().map_or(&[][..], |turn| &turn.credit.bought);
    let treasury = owner.treasury;
    let cost = cost_of_loan(ctx, company);
    let must = stranded && ctx.must_act();
    let cheapest = on_sale(ctx).iter().map(|sale| sale.price).min()?;
    let gains = on_sale(ctx).into_iter().filter_map(|sale| {
        let price = sale.price;
        let again = bought.iter().any(|&(train_type, _)| train_type == view.side(sale.train).train);
        let enough = price <= treasury + amount;
        if price <= treasury || again || !(enough || (must && price == cheapest)) {
            return None;
        }
        let help = i64::from(price.saturating_sub(treasury + amount));
        Some(score(ctx, company, &sale, help, stranded) - cost)
    });
    let mut gain = gains.max()?;
    if must && cheapest > treasury + view.state.player(ctx.seat).cash {
        // Otherwise shares would have to be sold.
        gain = gain.max(RATHER_THAN_SELL);
    }
    let reason = Reason::Worth { brings: gain + cost, costs: cost };
    Some(Idea::new(Action::F56(F56Action::TakeLoan), gain, reason))
}

/// The last kind of train for one that is handed in (R-36-TRN-04).
fn trade(ctx: Context<'_>, company: CompanyId, train: Train, price: Money, action: Action) -> Idea {
    let view = ctx.view;
    let last = Train { card: view.last_card(), side: train.side };
    let runs = forecast::visible_rounds(ctx.forecast);
    let part = ctx.percent(company).max(33);
    let life = ctx.forecast.life(view.side(train).train);
    let typical = |train: Train| i64::from(typical_revenue(view.side(train).price));
    let more = (typical(last) - typical(train)) * 7 / 10;
    // Instead of a train that is about to be scrapped.
    let relief = if life < runs { typical(train) * (runs - life) * 7 / 10 + 60 } else { 0 };
    let brings = (more * runs + relief) * part / 100;
    let costs = i64::from(price) * TREASURY / 100 + upset(ctx, company, last.card);
    Idea::new(action, brings - costs, Reason::Worth { brings, costs })
}

/// A train of another company.
fn buy_from(ctx: Context<'_>, company: CompanyId, offer: &Offer, stranded: bool) -> Option<Idea> {
    let Offer::BuyTrainFrom { seller, train, from, to } = *offer else { return None };
    let own = ctx.directs(seller);
    let last = ctx.view.state.company(seller).trains.len() <= 1;
    if ctx.was_refused(Deal::Train(seller, train)) || (own && (last || !stranded)) {
        return None;
    }
    let price = trains::bid(own, from..=to, price_of_train(ctx, seller, train))?;
    let gain = gain_of_purchase(ctx, company, train, price);
    Some(Idea::new(Action::BuyTrainFrom { seller, train, price }, gain, Reason::NeedsTrain))
}

/// For how much a company would let another one have a train.
pub(super) fn price_of_train(ctx: Context<'_>, seller: CompanyId, train: Train) -> i64 {
    let view = ctx.view;
    let owned = view.state.company(seller).trains.len();
    let replacement = i64::from(ctx.forecast.train_price(Size::Large, 0));
    let printed = i64::from(view.side(train).price);
    let lasts = ctx.forecast.life(view.side(train).train) >= 2;
    match owned {
        0 | 1 => replacement * 3 / 2,
        // What replaces it costs that much, too, and the run in between is lost.
        _ if lasts => printed.max(replacement) * 5 / 4,
        _ => printed / 2,
    }
}

/// What a train of another company brings at this price.
pub(super) fn gain_of_purchase(ctx: Context<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    let owner = ctx.view.state.company(company);
    let help = i64::from(price.saturating_sub(owner.treasury));
    score(ctx, company, &Sale { train, price, new: false }, help, owner.trains.is_empty())
}

/// Above the limit: the least useful goes.
pub(super) fn give_back(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| match *offer {
        Offer::ReturnTrain { train } => Some((-trains::keeping(ctx, train), Reason::NothingBetter)),
        _ => None,
    })
}
