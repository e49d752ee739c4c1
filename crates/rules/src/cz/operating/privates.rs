//! IV.1, local railways and companies: buying them from players, selling them to the bank.

use crate::cz::papers::railway;
use crate::cz::prelude::*;
use crate::shared::deals::{self, Prices};
use crate::title::PaperKind;

/// A legal offer for a local railway in a player's hands.
pub(crate) struct LegalOffer {
    company: CompanyId,
    private: PrivateId,
    owner: Seat,
    price: Money,
}

/// A legal sale to the bank.
pub(crate) struct LegalSale {
    company: CompanyId,
    private: PrivateId,
    price: Money,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let sales = view.privates_of(PrivateOwner::Company(company)).filter_map(move |private| {
        let legal = check_sale(view, company, private).ok()?;
        Some(Offer::Cz(CzOffer::SellLocal { private, price: legal.price }))
    });
    let purchases = view.title.private_ids().filter_map(move |private| {
        let (from, to) = prices(view, company, private).open()?;
        check_offer(view, company, private, from).ok()?;
        Some(Offer::OfferForPrivate { private, from, to })
    });
    sales.chain(purchases)
}

/// What the company has, and what it would have if it sold its local railways to the bank (R-LOC-09).
pub(crate) fn money_by_sale(view: View<'_>, company: CompanyId) -> Money {
    let sold = view
        .privates_of(PrivateOwner::Company(company))
        .filter_map(|private| check_sale(view, company, private).ok());
    view.state.company(company).treasury + sold.map(|legal| legal.price).sum::<Money>()
}

/// The same if it first bought all that players have for 1 each, whatever their size, as long as it has any money.
pub(crate) fn money_in_reach(view: View<'_>, company: CompanyId) -> Money {
    let bought = |private: &PrivateId| matches!(view.state.private(*private).owner, PrivateOwner::Player(_));
    let buys =
        view.title.phase(view.state.phase).privates_for_sale && view.state.company(company).treasury > 0;
    let bought = if buys { view.title.private_ids().filter(bought).count() } else { 0 };
    let gain = view.state.local_price.unwrap_or(0).saturating_sub(1);
    money_by_sale(view, company) + gain * bought as Money
}

/// What the company may pay: the current price at most, out of its treasury (R-LOC-08).
pub(crate) fn prices(view: View<'_>, company: CompanyId, private: PrivateId) -> Prices {
    let allowed = (1, view.state.local_price.unwrap_or(0));
    Prices::new(view, Deal::Private(private), allowed, view.state.company(company).treasury)
}

pub(crate) fn check_offer(
    view: View<'_>,
    company: CompanyId,
    private: PrivateId,
    price: Money,
) -> Checked<LegalOffer> {
    if view.state.is_vaclavs(company) {
        return refuse(rule::BOH_21, Why::VaclavsCompany { company });
    }
    let phase = view.state.phase;
    if !view.title.phase(phase).privates_for_sale {
        return refuse(rule::LOC_08, Why::NotInPhase { phase });
    }
    let PrivateOwner::Player(owner) = view.state.private(private).owner else {
        return refuse(rule::LOC_08, Why::PrivateNotThere { private });
    };
    if matches!(view.title.private(private).kind, PaperKind::Train(_)) {
        return refuse(rule::MOR_20, Why::NotForSale { private });
    }
    let size = view.title.private(private).size;
    if size > view.size(company) {
        return refuse(rule::CO_05, Why::TooLarge { size, company });
    }
    let prices = prices(view, company, private);
    prices.check_allowed(price, rule::LOC_08)?;
    if price > prices.most() {
        let have = view.state.company(company).treasury;
        return refuse(rule::CO_07, Why::CannotAfford { need: price, have });
    }
    prices.check_not_refused(price, rule::LOC_08)?;
    Ok(LegalOffer { company, private, owner, price })
}

pub(crate) fn check_sale(view: View<'_>, company: CompanyId, private: PrivateId) -> Checked<LegalSale> {
    match (view.state.private(private).owner, view.state.local_price) {
        (PrivateOwner::Company(owner), Some(price))
            if owner == company && view.title.private(private).kind == PaperKind::Local =>
        {
            Ok(LegalSale { company, private, price })
        }
        _ => refuse(rule::LOC_09, Why::PrivateNotThere { private }),
    }
}

pub(crate) fn apply_offer(tx: &mut Transaction<'_>, legal: LegalOffer) {
    let LegalOffer { company, private, owner, price } = legal;
    if !deals::is_asked(tx, company, owner, Deal::Private(private), price) {
        execute(tx, company, private, price);
    }
}

/// The purchase itself, from the treasury to the player (R-LOC-08).
pub(crate) fn execute(tx: &mut Transaction<'_>, company: CompanyId, private: PrivateId, price: Money) {
    if let PrivateOwner::Player(owner) = tx.state.private(private).owner {
        tx.pay(Purse::Company(company), Purse::Player(owner), price, For::Private(private));
        match tx.title.private(private).kind {
            PaperKind::Railway(_) => railway::join(tx, company, private),
            PaperKind::Local | PaperKind::Train(_) | PaperKind::Private => {
                tx.move_private(private, PrivateOwner::Company(company))
            }
        }
    }
}

/// Sold to the bank it leaves the game, its power used or not (R-LOC-09).
pub(crate) fn apply_sale(tx: &mut Transaction<'_>, legal: LegalSale) {
    let LegalSale { company, private, price } = legal;
    tx.pay(Purse::Bank, Purse::Company(company), price, For::Private(private));
    tx.move_private(private, PrivateOwner::Closed);
}
