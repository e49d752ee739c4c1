//! VII.6, selling shares to the bank.

use super::directors;
use crate::cz::prelude::*;
use crate::shared::stock_turn::note_sale;
use crate::title::paper::CERTIFICATE;

/// What was sold in a turn, with the price before the drop.
pub(super) type Sold = [(CompanyId, Money)];

/// A legal sale.
pub(crate) struct LegalSale {
    company: CompanyId,
    shares: u8,
    price: Money,
    drops: bool,
}

/// The most shares of the company that the player may sell: all but the director's certificate, and those too when
/// somebody else can take it (R-SALE-02, R-DIR-04).
fn most(view: View<'_>, seat: Seat, company: CompanyId) -> u8 {
    let held = view.state.shares(company, seat);
    if view.state.company(company).director != Some(seat) {
        return held;
    }
    match directors::largest_other(view, company, seat) {
        Some((_, shares)) if shares >= CERTIFICATE => held,
        _ => held - CERTIFICATE,
    }
}

fn is_first_round(view: View<'_>) -> bool {
    matches!(view.state.round, Round::Stock { number: 1, .. })
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
        let most = most(view, seat, company);
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
    let most = most(view, seat, company);
    if shares > most && shares <= view.state.shares(company, seat) {
        return refuse(rule::DIR_04, Why::NoSuccessor { company, most });
    }
    if shares == 0 || shares > most {
        return refuse(rule::SALE_02, Why::ShareCount { given: shares, most });
    }
    let (price, drops) = terms(view, sold, company);
    Ok(LegalSale { company, shares, price, drops })
}

/// The block: the certificate is exchanged first where it must be, then money and shares, then the price
/// (R-SALE-03, R-SALE-04, R-SALE-05).
pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, sale: LegalSale) {
    let LegalSale { company, shares, price, drops } = sale;
    let left = tx.state.shares(company, seat) - shares;
    if tx.state.company(company).director == Some(seat)
        && left < CERTIFICATE
        && let Some((successor, _)) = directors::largest_other(tx.view(), company, seat)
    {
        tx.set_director(company, Some(successor));
    }
    tx.pay(Purse::Bank, Purse::Player(seat), price * Money::from(shares), For::Shares(company));
    tx.move_shares(company, shares, Holder::Player(seat), Holder::Bank);
    directors::compare(tx, company);
    if drops {
        let space = tx.title.chart.down(tx.state.company(company).space);
        tx.move_price(company, space);
    }
    note_sale(tx, seat, company);
    if let Some(Decision::Cz(CzDecision::Stock { seat, sold })) = tx.state.decision()
        && !sold.iter().any(|&(other, _)| other == company)
    {
        let sold = [&sold[..], &[(company, price)]].concat();
        tx.note(Note::AskedAnew(Decision::Cz(CzDecision::Stock { seat: *seat, sold })));
    }
}
