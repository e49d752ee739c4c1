//! R-36-TRN, buying trains: from the bank, the pool and other companies, with a trade for the last kind; R-36-EMR-02 to 04, with the
//! president's help.

use super::run;
use super::train_supply::{is_permanent, sources, trade_price, train_at, type_of};
use crate::f56::prelude::*;
use crate::shared::deals::{Prices, TrainDeal, train_offers};
use crate::title::Side;
use crate::train::kinds;

/// A legal purchase from the bank or the pool.
pub(crate) struct LegalPurchase {
    pub source: Source,
    pub train: Train,
    pub price: Money,
    /// What the president must add.
    pub missing: Money,
    /// The train handed in.
    pub traded: Option<Train>,
}

/// The cheapest train in bank or pool that the company may own: for the national company a permanent one (R-36-TRN-11).
fn cheapest(view: View<'_>, company: CompanyId) -> Option<Money> {
    let may_own = |train: &Train| !view.is_national(company) || is_permanent(view, *train);
    let trains = sources(view).filter_map(|source| train_at(view, source)).filter(may_own);
    trains.map(|train| view.side(train).price).min()
}

/// A company with a route and without a train must buy one (R-36-TRN-08, R-36-TRN-10); a frozen one is no such company.
fn must_buy(view: View<'_>, company: CompanyId) -> bool {
    view.state.company(company).trains.is_empty()
        && !view.is_frozen(company)
        && cheapest(view, company).is_some()
        && (!view.options.f56.train_only_with_route || run::has_route(view, company))
}

/// What the president of a company that must buy a train has to add to the treasury for the cheapest one, and so may sell shares for
/// (R-36-EMR-02, R-36-EMR-03).
pub(crate) fn due_for_train(view: View<'_>, company: CompanyId) -> Option<Money> {
    let price = cheapest(view, company)?;
    let due = price.checked_sub(view.state.company(company).treasury).filter(|&due| due > 0)?;
    must_buy(view, company).then_some(due)
}

/// A frozen national company that can pay for the last kind of train must buy a permanent one (R-36-CGR-20).
fn frozen_must_buy(view: View<'_>, company: CompanyId) -> bool {
    if !view.is_frozen(company) {
        return false;
    }
    let have = view.state.company(company).treasury;
    let last = Train { card: view.last_card(), side: Size::Large };
    let sells_last = |source| train_at(view, source).is_some_and(|train| train.card == last.card);
    let on_sale = sources(view).any(sells_last);
    let traded =
        view.state.company(company).trains.iter().filter_map(|&train| trade_price(view, train)).min();
    if !view.options.f56.buy_at_printed_price {
        return have > threshold_there(view, traded.is_some());
    }
    let printed = view.side(last).price;
    // A train is handed in to the bank, not for one of the pool (R-36-TRN-04).
    let traded = traded.filter(|_| sells_last(Source::Stack) || sells_last(Source::Beside));
    let permanent =
        sources(view).filter_map(|source| train_at(view, source)).filter(|&train| is_permanent(view, train));
    let threshold = match on_sale {
        true => Some(traded.unwrap_or(printed)),
        false => permanent.map(|train| view.side(train).price).min(),
    };
    threshold.is_some_and(|threshold| have >= threshold)
}

/// What the national company must have above which it buys on 18xx.games: the price of a diesel, whether there are any or not.
fn threshold_there(view: View<'_>, trades: bool) -> Money {
    let price = |side: &Side| {
        let trade = view.title.train_types[side.train.index()].trade.as_ref();
        trade.map(|&(_, traded)| if trades { traded } else { side.price })
    };
    let cards = view.title.cards.iter().rev();
    cards.flat_map(|card| &card.sides).find_map(price).unwrap_or(Money::MAX)
}

/// The last kind of train where it may be had for another one: new, or from the pool where the option says so (R-36-TRN-04).
fn last_for_trade(view: View<'_>, pooled: bool) -> Option<(Source, Train)> {
    let last = Train { card: view.last_card(), side: Size::Large };
    let sources = match pooled {
        true if view.options.f56.trade_is_purchase => return None,
        true => &[Source::Pool(last)][..],
        false => &[Source::Stack, Source::Beside],
    };
    let at = |&source: &Source| train_at(view, source).map(|train| (source, train));
    sources.iter().filter_map(at).find(|(_, train)| train.card == last.card)
}

/// Whether the company could hand in one of its trains, and so buy any, where the option says so.
fn could_trade(view: View<'_>, company: CompanyId) -> bool {
    let owner = view.state.company(company);
    let price = owner.trains.iter().filter_map(|&train| trade_price(view, train)).min();
    price.is_some_and(|price| price <= owner.treasury)
        && [false, true].into_iter().any(|pooled| last_for_trade(view, pooled).is_some())
}

/// Whether another company of the same president has a train for which the treasury, with so much more in it, could pay.
pub(crate) fn has_train_of_own(view: View<'_>, company: CompanyId, more: Money) -> bool {
    let have = view.state.company(company).treasury + more;
    let own = |&other: &CompanyId| other != company && view.director(other) == view.director(company);
    view.floated().filter(own).any(|seller| {
        view.state.company(seller).trains.iter().any(|&train| {
            let price = deal_prices(view, company, seller, train).least();
            price <= have && check_sold(view, company, seller, train).is_ok()
        })
    })
}

pub(crate) fn check_pass(view: View<'_>, company: CompanyId) -> Checked<()> {
    if must_buy(view, company) {
        return refuse(rule::F56_TRN_08, Why::MustOwnTrain { company });
    }
    if frozen_must_buy(view, company) && purchases(view, company).next().is_some() {
        return refuse(rule::F56_CGR_20, Why::MustOwnTrain { company });
    }
    Ok(())
}

fn purchases(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let bought = sources(view).filter_map(move |source| {
        let side = train_at(view, source)?.side;
        let LegalPurchase { price, missing, .. } = check(view, company, source, side).ok()?;
        Some(Offer::BuyTrain { source, side, price, help: missing, loan: 0 })
    });
    let traded = kinds(&view.state.company(company).trains).flat_map(move |train| {
        [false, true].into_iter().filter_map(move |pooled| {
            let price = check_trade(view, company, train, pooled).ok()?.price;
            Some(Offer::F56(F56Offer::TradeTrain { train, pooled, price }))
        })
    });
    bought.chain(traded)
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    purchases(view, company).chain(train_offers(view, company, deal_prices, check_deal))
}

/// What the company may pay for the train: all that it has, with the president's help no more than the printed price (R-36-EMR-04), and
/// just that where the national company has a part in it (R-36-TRN-05).
pub(crate) fn deal_prices(view: View<'_>, company: CompanyId, seller: CompanyId, train: Train) -> Prices {
    let face = view.side(train).price;
    let have = view.state.company(company).treasury;
    let helped = !view.options.f56.help_for_bank_only && must_buy(view, company);
    let cash = if helped { view.state.player(view.director(company)).cash } else { 0 };
    let purse = have.max(face.min(have + cash));
    let national = view.is_national(company) || view.is_national(seller);
    let allowed = if national { (face, face) } else { (1, purse) };
    Prices::new(view, Deal::Train(seller, train), allowed, purse)
}

/// One train of each type in a turn (R-36-TRN-03), and only permanent ones for the national company (R-36-TRN-11).
fn check_type(view: View<'_>, company: CompanyId, train: Train, from_bank: bool) -> Checked<()> {
    let train_type = type_of(view, train);
    let anywhere = view.options.f56.one_of_a_type_anywhere;
    let bought = view.state.operating().map_or(&[][..], |turn| &turn.credit.bought);
    if bought.iter().any(|&(other, bank)| other == train_type && (anywhere || (bank && from_bank))) {
        return refuse(rule::F56_TRN_03, Why::TypeBought { train_type });
    }
    if view.is_national(company) && !is_permanent(view, train) {
        return refuse(rule::F56_TRN_11, Why::OnlyPermanent);
    }
    Ok(())
}

fn check_limit(view: View<'_>, company: CompanyId) -> Checked<()> {
    let owns = view.state.company(company).trains.len();
    let after = || !view.options.f56.limit_before_purchase && could_trade(view, company);
    if owns >= view.train_limit(company) && !after() {
        return refuse(rule::F56_TRN_02, Why::TrainLimit { company, owns, phase: view.state.phase });
    }
    Ok(())
}

pub(crate) fn check(
    view: View<'_>,
    company: CompanyId,
    source: Source,
    side: Size,
) -> Checked<LegalPurchase> {
    let Some(train) = train_at(view, source).filter(|train| train.side == side) else {
        return refuse(rule::F56_TRN_01, Why::NoSuchSide { size: side });
    };
    check_limit(view, company)?;
    check_type(view, company, train, true)?;
    let price = view.side(train).price;
    let have = view.state.company(company).treasury;
    let missing = price.saturating_sub(have);
    if missing > 0 {
        if !must_buy(view, company) {
            return refuse(rule::F56_TRN_09, Why::CannotAfford { need: price, have });
        }
        // With the president's money only the cheapest (R-36-EMR-03); not where the company can pay for one itself.
        let lowest = cheapest(view, company).unwrap_or(0);
        if price > lowest || have >= lowest {
            return refuse(rule::F56_EMR_03, Why::OnlyCheapest { price: lowest });
        }
        // Shares are sold before, as many as it takes (R-36-EMR-05).
        let have = have + view.state.player(view.director(company)).cash;
        if price > have {
            return refuse(rule::F56_EMR_05, Why::CannotAfford { need: price, have });
        }
    }
    Ok(LegalPurchase { source, train, price, missing, traded: None })
}

/// Handing in a train for one of the last kind; the president does not help (R-36-TRN-04).
pub(crate) fn check_trade(
    view: View<'_>,
    company: CompanyId,
    traded: Train,
    pooled: bool,
) -> Checked<LegalPurchase> {
    if !view.state.company(company).trains.contains(&traded) {
        return refuse(rule::F56_TRN_04, Why::NoSuchTrain { train: traded });
    }
    let (Some((source, train)), Some(price)) = (last_for_trade(view, pooled), trade_price(view, traded))
    else {
        return refuse(rule::F56_TRN_04, Why::NoSuchTrain { train: traded });
    };
    if view.options.f56.trade_is_purchase {
        check_type(view, company, train, true)?;
    }
    let have = view.state.company(company).treasury;
    if have < price {
        return refuse(rule::F56_TRN_04, Why::CannotAfford { need: price, have });
    }
    Ok(LegalPurchase { source, train, price, missing: 0, traded: Some(traded) })
}

/// Whether another company may sell the train to this one at some price.
fn check_sold(view: View<'_>, company: CompanyId, seller: CompanyId, train: Train) -> Checked<()> {
    if seller == company {
        return refuse(rule::F56_TRN_01, Why::Itself);
    }
    let owner = view.state.company(seller);
    if owner.status != Status::Floated || !owner.trains.contains(&train) {
        return refuse(rule::F56_TRN_01, Why::NoSuchTrain { train });
    }
    // Shares were sold for the cheapest train of bank or pool (R-36-EMR-02).
    let sold = view.state.operating().is_some_and(|turn| !turn.credit.sold.is_empty());
    let have = view.state.company(company).treasury;
    let pays_itself = || cheapest(view, company).is_none_or(|price| price <= have);
    if sold && (view.options.f56.sales_pay_for_train || !pays_itself()) {
        return refuse(rule::F56_EMR_02, Why::SoldForTrain);
    }
    check_limit(view, company)?;
    check_type(view, company, train, false)
}

pub(crate) fn check_deal(view: View<'_>, company: CompanyId, deal: TrainDeal) -> Checked<TrainDeal> {
    let TrainDeal { seller, train, price } = deal;
    check_sold(view, company, seller, train)?;
    let prices = deal_prices(view, company, seller, train);
    let national = view.is_national(company) || view.is_national(seller);
    if national && prices.check_allowed(price, rule::F56_TRN_05).is_err() {
        return refuse(rule::F56_TRN_05, Why::PrintedPrice { price: view.side(train).price });
    }
    prices.check_allowed(price, rule::F56_EMR_04)?;
    if price > prices.most() {
        // The national company has a part in it, and the printed price is more than there is.
        return refuse(rule::F56_EMR_04, Why::CannotAfford { need: price, have: prices.most() });
    }
    prices.check_not_refused(price, rule::F56_TRN_01)?;
    Ok(deal)
}
