//! VII, stock rounds: sell any number of shares, then buy at most one certificate.

mod buying;
mod debt;
pub(crate) mod selling;

use crate::cz::prelude::*;
use crate::event::DealtBy;
use crate::shared::shares;
use crate::shared::stock_turn::end_turn;
use buying::Buyer;
use selling::Sold;

/// A legal action of a stock turn.
pub(crate) enum Legal {
    Pass,
    Sell(selling::LegalSale),
    Start(CompanyId, Money),
    Buy(CompanyId, Money),
    Repay(Money),
}

pub(crate) fn offers(view: View<'_>, seat: Seat, sold: &Sold) -> Vec<Offer> {
    let mut offers: Vec<Offer> = check_pass(view, seat).map(|()| Offer::Pass).into_iter().collect();
    offers.extend(selling::offers(view, seat, sold));
    offers.extend(debt::offer(view, seat));
    offers.extend(buying::offers(view, seat));
    offers
}

pub(crate) fn needs_decision(view: View<'_>, seat: Seat, sold: &Sold) -> bool {
    !view.options.skip_idle_steps
        || selling::offers(view, seat, sold).next().is_some()
        || debt::offer(view, seat).is_some()
        || buying::offers(view, seat).next().is_some()
}

/// A player above the certificate limit may not pass while he can sell (R-SR-12).
fn check_pass(view: View<'_>, seat: Seat) -> Checked<()> {
    if view.options.must_sell_surplus && selling::must_sell(view, seat) {
        let (holds, limit) = (view.certificates(seat), view.certificate_limit());
        return refuse(rule::SR_12, Why::AboveCertificateLimit { holds, limit });
    }
    Ok(())
}

pub(crate) fn check(view: View<'_>, seat: Seat, sold: &Sold, action: &Action) -> Checked<Legal> {
    match *action {
        Action::Pass => check_pass(view, seat).map(|()| Legal::Pass),
        Action::SellShares { company, shares } => {
            selling::check(view, seat, sold, company, shares).map(Legal::Sell)
        }
        Action::StartCompany { company, price } => {
            buying::check_start(view, &Buyer::of(view, seat), company, price)
                .map(|()| Legal::Start(company, price))
        }
        Action::BuyShare { company } => buying::check_purchase(view, &Buyer::of(view, seat), company)
            .map(|price| Legal::Buy(company, price)),
        Action::Cz(CzAction::RepayDebt { amount }) => {
            debt::check(view, seat, amount).map(|()| Legal::Repay(amount))
        }
        _ => refuse(rule::SR_02, Why::NotNow),
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, legal: Legal) {
    match legal {
        Legal::Pass => {
            let acted = matches!(tx.state.decision(), Some(Decision::Cz(CzDecision::Stock { sold, .. })) if !sold.is_empty());
            end_turn(tx, seat, acted, false);
        }
        Legal::Sell(sale) => selling::apply(tx, seat, sale),
        Legal::Start(company, price) => {
            shares::start(tx, seat, company, price);
            end_turn(tx, seat, true, false);
        }
        Legal::Buy(company, price) => {
            shares::buy(tx, seat, company, price);
            end_turn(tx, seat, true, false);
        }
        Legal::Repay(amount) => debt::apply(tx, seat, amount),
    }
}

/// Sold-out companies rise, then the order is dealt anew, most cash first (R-SR-13, R-SR-14).
pub(crate) fn end_round(tx: &mut Transaction<'_>) {
    let sold_out: Vec<CompanyId> =
        tx.state.market.iter().copied().filter(|&company| tx.view().shares_in_bank(company) == 0).collect();
    for company in sold_out {
        tx.record(Event::SoldOut { company });
        let space = tx.title.chart.up(tx.state.company(company).space);
        tx.move_price(company, space);
    }
    let mut order = tx.state.order.to_vec();
    order.sort_by_key(|&seat| std::cmp::Reverse(tx.state.player(seat).cash));
    tx.record(Event::OrderDealt { order, by: DealtBy::MostCash });
}
