//! R-30-PAR, BUY, LIMIT and SELL: one deal in shares on each turn of a stock round.

use super::rules;
use crate::prelude::*;
use crate::shared::shares;
use crate::shared::stock_turn::{end_turn, has_sold, is_first_round, note_sale};
use crate::title::paper::CERTIFICATE;

/// A legal turn, with the price per share.
pub(crate) enum Legal {
    Pass,
    Start(CompanyId, Money),
    Buy(CompanyId, Money),
    Sell(CompanyId, u8, Money),
}

/// Everything but the pass, which is always allowed.
pub(crate) fn offers(view: View<'_>, seat: Seat) -> impl Iterator<Item = Offer> + use<'_> {
    view.title.company_ids().flat_map(move |company| {
        let may_start = |price| check_start(view, seat, company, price).is_ok();
        let start = shares::start_offer(view, company, may_start);
        let price = check_purchase(view, seat, company).ok();
        let buy = price.map(|price| Offer::BuyShare { company, price });
        let most = shares::most_for_sale(view, seat, company);
        let price = check_sale(view, seat, company, most).ok();
        let sell = price.map(|price| Offer::SellShares { company, most, price });
        [start, buy, sell].into_iter().flatten()
    })
}

pub(crate) fn check(view: View<'_>, seat: Seat, action: &Action) -> Checked<Legal> {
    match *action {
        Action::Pass => Ok(Legal::Pass),
        Action::StartCompany { company, price } => {
            check_start(view, seat, company, price).map(|()| Legal::Start(company, price))
        }
        Action::BuyShare { company } => {
            check_purchase(view, seat, company).map(|price| Legal::Buy(company, price))
        }
        Action::SellShares { company, shares } => {
            check_sale(view, seat, company, shares).map(|price| Legal::Sell(company, shares, price))
        }
        _ => refuse(rules::TURN_01, Why::NotNow),
    }
}

fn check_start(view: View<'_>, seat: Seat, company: CompanyId, price: Money) -> Checked<()> {
    if view.state.company(company).status != Status::Unstarted {
        return refuse(rules::PAR_01, Why::AlreadyStarted { company });
    }
    let prices = &view.title.size_of(company).start_prices;
    if !prices.contains(&price) {
        return refuse(rules::PAR_01, Why::NotAStartPrice { price, prices: prices.clone() });
    }
    check_buyer(view, seat, company, CERTIFICATE, price)
}

fn check_purchase(view: View<'_>, seat: Seat, company: CompanyId) -> Checked<Money> {
    if view.state.company(company).status == Status::Unstarted {
        return refuse(rules::BUY_01, Why::NotStarted { company });
    }
    if view.shares_in_bank(company) == 0 {
        return refuse(rules::BUY_01, Why::NoShareInBank { company });
    }
    if has_sold(view, seat, company) {
        return refuse(rules::SELL_01, Why::SoldThisRound { company });
    }
    let price = view.price(company);
    check_buyer(view, seat, company, 1, price).map(|()| price)
}

/// What every purchase of a certificate needs: room for it, also in the company, and money.
fn check_buyer(view: View<'_>, seat: Seat, company: CompanyId, shares: u8, price: Money) -> Checked<()> {
    let size = view.title.size_of(company);
    let owned = view.state.shares(company, seat) + shares;
    if owned > size.most {
        let (percent, most) = (owned * size.percent(), size.most * size.percent());
        return refuse(rules::LIMIT_01, Why::OwnershipLimit { company, percent, most });
    }
    let (holds, limit) = (view.certificates(seat), view.certificate_limit());
    if holds >= limit {
        return refuse(rules::LIMIT_01, Why::CertificateLimit { holds, limit });
    }
    let (need, have) = (price * Money::from(shares), view.state.player(seat).cash);
    if have < need {
        return refuse(rules::BUY_01, Why::CannotAfford { need, have });
    }
    Ok(())
}

fn check_sale(view: View<'_>, seat: Seat, company: CompanyId, shares: u8) -> Checked<Money> {
    if is_first_round(view) {
        return refuse(rules::SELL_01, Why::FirstStockRound);
    }
    let most = shares::most_for_sale(view, seat, company);
    if shares == 0 || shares > most {
        return refuse(rules::SELL_01, Why::ShareCount { given: shares, most });
    }
    Ok(view.price(company))
}

/// Every deal ends the turn.
pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, legal: Legal) {
    let acted = !matches!(legal, Legal::Pass);
    match legal {
        Legal::Pass => {}
        Legal::Start(company, price) => shares::start(tx, seat, company, price),
        Legal::Buy(company, price) => shares::buy(tx, seat, company, price),
        Legal::Sell(company, shares, price) => {
            shares::sell(tx, seat, company, shares, price);
            shares::fall(tx, company);
            note_sale(tx, seat, company);
        }
    }
    end_turn(tx, seat, acted, false);
}
