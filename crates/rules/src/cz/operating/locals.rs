//! IV.1, local railways and companies: buying them from players, selling them to the bank.

use crate::cz::papers::railway;
use crate::cz::verbs::Offer as CzOffer;
use crate::decision::Deal;
use crate::event::{For, Purse};
use crate::ids::{CompanyId, LocalId, Seat};
use crate::money::Money;
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::shared::deals::{self, Prices};
use crate::state::LocalOwner;
use crate::title::PaperKind;
use crate::transaction::Transaction;
use crate::view::View;

/// A legal offer for a local railway in a player's hands.
pub(crate) struct LegalOffer {
    company: CompanyId,
    local: LocalId,
    owner: Seat,
    price: Money,
}

/// A legal sale to the bank.
pub(crate) struct LegalSale {
    company: CompanyId,
    local: LocalId,
    price: Money,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let sales = view.locals_of(LocalOwner::Company(company)).filter_map(move |local| {
        let legal = check_sale(view, company, local).ok()?;
        Some(Offer::Cz(CzOffer::SellLocal { local, price: legal.price }))
    });
    let purchases = view.title.local_ids().filter_map(move |local| {
        let (from, to) = prices(view, company, local).open()?;
        check_offer(view, company, local, from).ok()?;
        Some(Offer::OfferForLocal { local, from, to })
    });
    sales.chain(purchases)
}

/// What the company has, and what it would have if it sold its local railways to the bank (R-LOC-09).
pub(crate) fn money_by_sale(view: View<'_>, company: CompanyId) -> Money {
    let sold = view
        .locals_of(LocalOwner::Company(company))
        .filter_map(|local| check_sale(view, company, local).ok());
    view.state.company(company).treasury + sold.map(|legal| legal.price).sum::<Money>()
}

/// The same if it first bought all that players have for 1 each, whatever their size, as long as it has any money.
pub(crate) fn money_in_reach(view: View<'_>, company: CompanyId) -> Money {
    let bought = |local: &LocalId| matches!(view.state.local(*local).owner, LocalOwner::Player(_));
    let buys = view.title.phase(view.state.phase).locals_for_sale && view.state.company(company).treasury > 0;
    let bought = if buys { view.title.local_ids().filter(bought).count() } else { 0 };
    let gain = view.state.local_price.unwrap_or(0).saturating_sub(1);
    money_by_sale(view, company) + gain * bought as Money
}

/// What the company may pay: the current price at most, out of its treasury (R-LOC-08).
pub(crate) fn prices(view: View<'_>, company: CompanyId, local: LocalId) -> Prices {
    let allowed = (1, view.state.local_price.unwrap_or(0));
    Prices::new(view, Deal::Local(local), allowed, view.state.company(company).treasury)
}

pub(crate) fn check_offer(
    view: View<'_>,
    company: CompanyId,
    local: LocalId,
    price: Money,
) -> Checked<LegalOffer> {
    if view.state.is_vaclavs(company) {
        return refuse(rule::BOH_21, Why::VaclavsCompany { company });
    }
    let phase = view.state.phase;
    if !view.title.phase(phase).locals_for_sale {
        return refuse(rule::LOC_08, Why::NotInPhase { phase });
    }
    let LocalOwner::Player(owner) = view.state.local(local).owner else {
        return refuse(rule::LOC_08, Why::LocalNotThere { local });
    };
    if matches!(view.title.local(local).kind, PaperKind::Train(_)) {
        return refuse(rule::MOR_20, Why::NotForSale { local });
    }
    let size = view.title.local(local).size;
    if size > view.size(company) {
        return refuse(rule::CO_05, Why::TooLarge { size, company });
    }
    let prices = prices(view, company, local);
    prices.check_allowed(price, rule::LOC_08)?;
    if price > prices.most() {
        let have = view.state.company(company).treasury;
        return refuse(rule::CO_07, Why::CannotAfford { need: price, have });
    }
    prices.check_not_refused(price, rule::LOC_08)?;
    Ok(LegalOffer { company, local, owner, price })
}

pub(crate) fn check_sale(view: View<'_>, company: CompanyId, local: LocalId) -> Checked<LegalSale> {
    match (view.state.local(local).owner, view.state.local_price) {
        (LocalOwner::Company(owner), Some(price))
            if owner == company && view.title.local(local).kind == PaperKind::Local =>
        {
            Ok(LegalSale { company, local, price })
        }
        _ => refuse(rule::LOC_09, Why::LocalNotThere { local }),
    }
}

pub(crate) fn apply_offer(tx: &mut Transaction<'_>, legal: LegalOffer) {
    let LegalOffer { company, local, owner, price } = legal;
    if !deals::is_asked(tx, company, owner, Deal::Local(local), price) {
        execute(tx, company, local, price);
    }
}

/// The purchase itself, from the treasury to the player (R-LOC-08).
pub(crate) fn execute(tx: &mut Transaction<'_>, company: CompanyId, local: LocalId, price: Money) {
    if let LocalOwner::Player(owner) = tx.state.local(local).owner {
        tx.pay(Purse::Company(company), Purse::Player(owner), price, For::Local(local));
        match tx.title.local(local).kind {
            PaperKind::Railway(_) => railway::join(tx, company, local),
            PaperKind::Local | PaperKind::Train(_) | PaperKind::Private => {
                tx.move_local(local, LocalOwner::Company(company))
            }
        }
    }
}

/// Sold to the bank it leaves the game, its power used or not (R-LOC-09).
pub(crate) fn apply_sale(tx: &mut Transaction<'_>, legal: LegalSale) {
    let LegalSale { company, local, price } = legal;
    tx.pay(Purse::Bank, Purse::Company(company), price, For::Local(local));
    tx.move_local(local, LocalOwner::Closed);
}
