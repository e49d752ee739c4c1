//! Deals: take-overs, trains and local railways, offered and answered by what they are worth to those who must agree.

use super::trains::{gain_of_purchase, price_of_train};
use super::{forecast, papers};
use crate::forecast::Forecast;
use crate::heuristics::answers;
use crate::prelude::*;

/// The least gain that makes a deal worth proposing.
const WORTH_ASKING: i64 = 10;

/// The same table as another player sees it, who is supposed to have the standard weights.
fn as_seen_by(ctx: Context<'_>, seat: Seat) -> Context<'_> {
    Context { seat, forecast: Forecast { weights: &Weights::STANDARD, ..ctx.forecast }, ..ctx }
}

/// What a take-over at this price per share brings to the decider.
fn gain_of_take_over(ctx: Context<'_>, company: CompanyId, target: CompanyId, price: Money) -> i64 {
    let state = ctx.view.state;
    let share = forecast::share(ctx.forecast, target);
    let paid = forecast::cash(ctx.forecast, i64::from(price));
    let of = |seat| i64::from(state.shares(target, seat)) * (paid - share);
    let own = of(ctx.seat);
    let others: i64 = state.seats().filter(|&seat| seat != ctx.seat).map(of).sum();
    let rivals = (state.players.len() as i64 - 1).max(1);
    let mut gain = own - others / rivals;
    let (held, directs) = (ctx.shares(target), ctx.directs(target));
    if held > 0 {
        gain += (held - i64::from(directs)) * forecast::free_certificate(ctx.forecast, ctx.seat);
    }
    if directs {
        gain += forecast::burden(ctx.forecast, target);
    }
    gain + gain_of_acquirer(ctx, company, target, price)
}

/// The acquirer gets stations, trains and money, and spends what could have bought trains.
fn gain_of_acquirer(ctx: Context<'_>, company: CompanyId, target: CompanyId, price: Money) -> i64 {
    let (view, state) = (ctx.view, ctx.view.state);
    let before = ctx.treasury(company);
    let paid = i64::from(state.shares_held(target)) * i64::from(price);
    let after = before - paid + ctx.treasury(target);
    // A card that can be turned to the acquirer's colour saves what was paid for it.
    let turned = |train: &&Train| view.title.card(train.card).side(view.size(company)).is_some();
    let trains = state.company(target).trains.iter().filter(turned);
    let saved: i64 = trains.map(|&train| i64::from(view.side(train).price)).sum();
    let part = ctx.percent(company);
    let stations = state.markers_of(target).count() as i64;
    let runs = ctx.forecast.rounds_to_come();
    let money = |amount| {
        forecast::treasury(ctx.forecast, company, amount, part) - short_for_train(ctx, company, amount)
    };
    money(after + saved) - money(before) + stations * runs * 5 * part / 100
}

/// What the director will have to add for the next train, given the treasury.
fn short_for_train(ctx: Context<'_>, company: CompanyId, treasury: i64) -> i64 {
    let view = ctx.view;
    let (runs, life) = (ctx.forecast.rounds_to_come(), ctx.forecast.train_life(company));
    if !ctx.directs(company) || life >= runs {
        return 0;
    }
    (i64::from(ctx.forecast.train_price(view.size(company), life)) - treasury).max(0)
}

pub(super) fn take_over(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let state = ctx.view.state;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        let Offer::Cz(CzOffer::TakeOver { target, from, to }) = *offer else { continue };
        if ctx.was_refused(Deal::TakeOver(target)) {
            continue;
        }
        let share = forecast::share(ctx.forecast, target);
        let director = state.company(target).director.unwrap_or(ctx.seat);
        let prices = if director == ctx.seat {
            vec![to, from.midpoint(to), from]
        } else {
            // The least to which the director of the target should agree: the higher, the better for him.
            let other = as_seen_by(ctx, director);
            let agrees = |price| gain_of_take_over(other, company, target, price) > 0;
            Vec::from_iter(answers::nearest(from, to, agrees))
        };
        for price in prices {
            let score = gain_of_take_over(ctx, company, target, price) - WORTH_ASKING;
            let held = ctx.shares(target);
            let reason = match held {
                0 => Reason::Worth { brings: score + WORTH_ASKING, costs: 0 },
                _ => Reason::Gains { gain: held * (i64::from(price) - share) },
            };
            ideas.push(Idea::new(Action::Cz(CzAction::TakeOver { target, price }), score, reason));
        }
    }
    ideas
}

/// What it brings to the owner of a local railway to sell it at this price.
fn gain_of_sale(ctx: Context<'_>, private: PrivateId, price: Money) -> i64 {
    let kept = papers::worth(ctx, private);
    forecast::cash(ctx.forecast, i64::from(price)) + forecast::free_certificate(ctx.forecast, ctx.seat) - kept
}

/// Local railways of its director for a company: it can turn them into money again whenever it needs some.
pub(super) fn offer_for_locals(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    use rules::state::PrivateOwner;
    let (view, state) = (ctx.view, ctx.view.state);
    let treasury = state.company(company).treasury;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        let Offer::OfferForPrivate { private, from, to } = *offer else { continue };
        let own = state.private(private).owner == PrivateOwner::Player(ctx.seat);
        // Less than the full price would be a present to the company.
        if !own || from > to || Some(to) != state.local_price {
            continue;
        }
        let stranded = !view.has_runnable_train(company);
        let needed = if stranded { ctx.forecast.train_price(view.size(company), 0) } else { 0 };
        if treasury < to + needed {
            continue;
        }
        let brings = gain_of_sale(ctx, private, to);
        let kept = forecast::private(ctx.forecast, view.title.private(private).income);
        let reason = Reason::Gains { gain: i64::from(to) - kept };
        ideas.push(Idea::new(Action::OfferForPrivate { private, price: to }, brings - WORTH_ASKING, reason));
    }
    ideas
}

/// The answer to an offer.
pub(super) fn answer(ctx: Context<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    answers::answer(ctx.offers, price, |price| match deal {
        Deal::TakeOver(target) => gain_of_take_over(ctx, company, target, price),
        Deal::Train(seller, train) => i64::from(price) - price_of_train(ctx, seller, train),
        Deal::Private(private) | Deal::BetweenPlayers(private, _) => gain_of_sale(ctx, private, price),
        Deal::ForSale(private) => -gain_of_sale(ctx, private, price),
    })
}

/// The answer to the price that somebody asks instead of the one that was offered.
pub(super) fn countered(ctx: Context<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let gain = match deal {
        Deal::TakeOver(target) => gain_of_take_over(ctx, company, target, price) - WORTH_ASKING,
        Deal::Train(_, train) => gain_of_purchase(ctx, company, train, price),
        // Companies buy those of their own directors, who are not asked.
        Deal::Private(_) | Deal::BetweenPlayers(..) | Deal::ForSale(_) => -WORTH_ASKING,
    };
    answers::yes_or_no(gain).to_vec()
}
