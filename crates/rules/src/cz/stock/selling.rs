//! VII.6, selling shares to the bank.

use crate::cz::prelude::*;
use crate::shared::shares;
use crate::shared::stock_turn::{is_first_round, note_sale};

/// What was sold in a turn, with the price before the drop.
pub(super) type Sold = [(CompanyId, Money)];

/// A legal sale.
pub(crate) struct LegalSale {
    company: CompanyId,
    shares: u8,
    price: Money,
    drops: bool,
}

fn terms(view: View<'_>, sold: &Sold, company: CompanyId) -> (Money, bool) {
    let block = sold.iter().find(|&&(other, _)| other == company);
    match block {
        Some(&(_, price)) if view.options.one_drop_per_turn => (price, false),
        _ => (view.price(company), true),
    }
}

pub(crate) fn offers<'a>(
    view: View<'a>,
    seat: Seat,
    sold: &'a Sold,
) -> impl Iterator<Item = Offer> + use<'a> {
    let companies = (!is_first_round(view)).then(|| view.title.company_ids());
    companies.into_iter().flatten().filter_map(move |company| {
        let most = shares::most_for_sale(view, seat, company);
        let price = terms(view, sold, company).0;
        (most > 0).then_some(Offer::SellShares { company, most, price })
    })
}

/// Whether the player is above the certificate limit and can sell (R-SR-12).
pub(crate) fn must_sell(view: View<'_>, seat: Seat) -> bool {
    view.certificates(seat) > view.certificate_limit() && offers(view, seat, &[]).next().is_some()
}

pub(crate) fn check(
    view: View<'_>,
    seat: Seat,
    sold: &Sold,
    company: CompanyId,
    shares: u8,
) -> Checked<LegalSale> {
    if is_first_round(view) {
        return refuse(rule::SALE_01, Why::FirstStockRound);
    }
    match view.state.company(company).status {
        Status::Unstarted => return refuse(rule::SALE_02, Why::NotStarted { company }),
        Status::Closed => return refuse(rule::SALE_02, Why::CompanyClosed { company }),
        Status::Started | Status::Floated => {}
    }
    let most = shares::most_for_sale(view, seat, company);
    if shares > most && shares <= view.state.shares(company, seat) {
        return refuse(rule::DIR_04, Why::NoSuccessor { company, most });
    }
    if shares == 0 || shares > most {
        return refuse(rule::SALE_02, Why::ShareCount { given: shares, most });
    }
    let (price, drops) = terms(view, sold, company);
    Ok(LegalSale { company, shares, price, drops })
}

/// The block, then the price (R-SALE-05).
pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, sale: LegalSale) {
    let LegalSale { company, shares, price, drops } = sale;
    shares::sell(tx, seat, company, shares, price);
    if drops {
        shares::fall(tx, company);
    }
    note_sale(tx, seat, company);
    if let Some(Decision::Cz(CzDecision::Stock { seat, sold })) = tx.state.decision()
        && !sold.iter().any(|&(other, _)| other == company)
    {
        let sold = [&sold[..], &[(company, price)]].concat();
        tx.note(Note::AskedAnew(Decision::Cz(CzDecision::Stock { seat: *seat, sold })));
    }
}
