//! VII.3-5, starting companies and buying shares.

use super::selling;
use crate::cz::prelude::*;
use crate::shared::shares::start_offer;
use crate::shared::stock_turn::has_sold;
use crate::title::paper::CERTIFICATE;

pub(crate) fn offers(view: View<'_>, seat: Seat) -> impl Iterator<Item = Offer> {
    let buyer = Buyer::of(view, seat);
    view.title.company_ids().filter_map(move |company| {
        if view.state.company(company).status == Status::Unstarted {
            return start_offer(view, company, |price| check_start(view, &buyer, company, price).is_ok());
        }
        check_purchase(view, &buyer, company).ok().map(|price| Offer::BuyShare { company, price })
    })
}

/// A player who wants a certificate, and what stands in his way whichever it is: worked out once for all of them.
pub(crate) struct Buyer {
    seat: Seat,
    cash: Money,
    /// Why he may buy nothing at all.
    barred: Option<(Rule, Why)>,
}

impl Buyer {
    /// No debt, and room for a certificate (R-SR-08, R-SR-11, R-SR-12).
    pub(crate) fn of(view: View<'_>, seat: Seat) -> Buyer {
        let player = view.state.player(seat);
        let (holds, limit) = (view.certificates(seat), view.certificate_limit());
        let barred = if player.debt > 0 {
            Some((rule::SR_08, Why::InDebt { debt: player.debt }))
        } else if selling::must_sell(view, seat) {
            Some((rule::SR_12, Why::AboveCertificateLimit { holds, limit }))
        } else if holds >= limit {
            Some((rule::SR_11, Why::CertificateLimit { holds, limit }))
        } else {
            None
        };
        Buyer { seat, cash: player.cash, barred }
    }

    /// Whether he may spend so much.
    fn check(&self, cost: Money) -> Checked<()> {
        match &self.barred {
            Some((rule, why)) => refuse(*rule, why.clone()),
            None if self.cash < cost => {
                refuse(rule::SR_08, Why::CannotAfford { need: cost, have: self.cash })
            }
            None => Ok(()),
        }
    }
}

pub(crate) fn check_start(view: View<'_>, buyer: &Buyer, company: CompanyId, price: Money) -> Checked<()> {
    match view.state.company(company).status {
        Status::Unstarted => {}
        Status::Closed => return refuse(rule::SR_15, Why::CompanyClosed { company }),
        Status::Started | Status::Floated => return refuse(rule::SR_15, Why::AlreadyStarted { company }),
    }
    if view.title.charter(company).private {
        return refuse(rule::MOR_02, Why::NoShareCompany { company });
    }
    if !view.title.phase(view.state.phase).companies.contains(&view.size(company)) {
        return refuse(rule::SR_05, Why::NotAvailableYet { company, phase: view.state.phase });
    }
    let prices = &view.title.size_of(company).start_prices;
    if !prices.contains(&price) {
        return refuse(rule::SR_06, Why::NotAStartPrice { price, prices: prices.clone() });
    }
    buyer.check(price * Money::from(CERTIFICATE))
}

/// One share, and its price.
pub(crate) fn check_purchase(view: View<'_>, buyer: &Buyer, company: CompanyId) -> Checked<Money> {
    let seat = buyer.seat;
    if view.title.charter(company).private {
        return refuse(rule::MOR_02, Why::NoShareCompany { company });
    }
    match view.state.company(company).status {
        Status::Unstarted => return refuse(rule::SR_06, Why::NotStarted { company }),
        Status::Closed => return refuse(rule::SR_15, Why::CompanyClosed { company }),
        Status::Started | Status::Floated => {}
    }
    if view.shares_in_bank(company) == 0 {
        return refuse(rule::SR_15, Why::NoShareInBank { company });
    }
    if has_sold(view, seat, company) {
        return refuse(rule::SR_09, Why::SoldThisRound { company });
    }
    let size = view.title.size_of(company);
    let shares = view.state.shares(company, seat) + 1;
    if shares > size.most {
        let (percent, most) = (shares * size.percent(), size.most * size.percent());
        let rule = if view.title.play.vaclav.is_some() { rule::BOH_19 } else { rule::SR_10 };
        return refuse(rule, Why::OwnershipLimit { company, percent, most });
    }
    let price = view.price(company);
    buyer.check(price).map(|()| price)
}
