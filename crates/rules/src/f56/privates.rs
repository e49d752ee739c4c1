//! R-36-PRV, private companies: bought by companies and players, and the marker of the post.

use crate::f56::prelude::*;
use crate::shared::deals::{self, Prices};

/// What any company may pay for it, by its price (R-36-PRV-03).
fn range(view: View<'_>, private: PrivateId) -> (Money, Money) {
    view.title.figures.privates.of(view.title.private(private).price)
}

/// What the company may pay for it, out of its treasury.
pub(crate) fn prices(view: View<'_>, company: CompanyId, private: PrivateId) -> Prices {
    let (from, to) = range(view, private);
    let treasury = view.state.company(company).treasury;
    Prices::new(view, Deal::Private(private), (from, to.min(treasury)), treasury)
}

/// The lowest price that a company may pay for it.
pub(crate) fn lowest(view: View<'_>, private: PrivateId) -> Money {
    range(view, private).0
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let for_sale = view.title.phase(view.state.phase).privates_for_sale;
    let players = move |private: &PrivateId| {
        for_sale && matches!(view.state.private(*private).owner, PrivateOwner::Player(_))
    };
    view.title.private_ids().filter(players).filter_map(move |private| {
        let (from, to) = prices(view, company, private).open()?;
        check_offer(view, company, private, from).ok()?;
        Some(Offer::OfferForPrivate { private, from, to })
    })
}

pub(crate) fn check_offer(
    view: View<'_>,
    company: CompanyId,
    private: PrivateId,
    price: Money,
) -> Checked<()> {
    let phase = view.state.phase;
    if !view.title.phase(phase).privates_for_sale {
        return refuse(rule::F56_PRV_03, Why::NotInPhase { phase });
    }
    if !matches!(view.state.private(private).owner, PrivateOwner::Player(_)) {
        return refuse(rule::F56_PRV_03, Why::PrivateNotThere { private });
    }
    if view.is_frozen(company) && view.options.f56.frozen_buys_only_trains {
        return refuse(rule::F56_CGR_18, Why::Frozen);
    }
    let prices = prices(view, company, private);
    prices.check_allowed(price, rule::F56_PRV_03)?;
    prices.check_not_refused(price, rule::F56_PRV_03)
}

pub(crate) fn apply_offer(tx: &mut Transaction<'_>, private: PrivateId, price: Money) {
    let Some(company) = tx.view().operating_company() else { return };
    let PrivateOwner::Player(owner) = tx.state.private(private).owner else { return };
    if !deals::is_asked(tx, company, owner, Deal::Private(private), price) {
        sell(tx, company, private, price);
    }
}

pub(crate) fn sell(tx: &mut Transaction<'_>, company: CompanyId, private: PrivateId, price: Money) {
    let PrivateOwner::Player(owner) = tx.state.private(private).owner else { return };
    tx.pay(Purse::Company(company), Purse::Player(owner), price, For::Private(private));
    tx.move_private(private, PrivateOwner::Company(company));
}

/// The private company with the marker, while the company owns it.
fn post(view: View<'_>, company: CompanyId) -> Option<PrivateId> {
    let owned = |&private: &PrivateId| view.title.private(private).private.bonus > 0;
    view.privates_of(PrivateOwner::Company(company)).find(owned)
}

pub(crate) fn post_offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    let any = post(view, company).is_some();
    let hexes = any.then(|| view.title.hex_ids()).into_iter().flatten();
    hexes
        .filter(move |&hex| check_post(view, company, hex).is_ok())
        .map(|hex| Offer::F56(F56Offer::PlacePost { hex }))
}

/// Any hex with a city or a town; on 18xx.games not Utrecht, where a list leaves it out (R-36-PRV-09).
pub(crate) fn check_post(view: View<'_>, company: CompanyId, hex: HexId) -> Checked<()> {
    if post(view, company).is_none() {
        return refuse(rule::F56_PRV_09, Why::NotNow);
    }
    let printed = view.title.hex(hex);
    let stops = printed.face.stops.iter().any(|stop| !stop.is_end());
    let left_out = !view.options.f56.post_anywhere && printed.places.iter().any(|place| place == "Utrecht");
    if !stops || left_out {
        return refuse(rule::F56_PRV_09, Why::NoSuchCity { hex, city: 0 });
    }
    Ok(())
}

/// The marker is placed, and the private company closes (R-36-PRV-10).
pub(crate) fn place_post(tx: &mut Transaction<'_>, hex: HexId) {
    let Some(company) = tx.view().operating_company() else { return };
    let Some(private) = post(tx.view(), company) else { return };
    tx.record(F56Event::PostMoved { to: Some((company, hex)) });
    tx.move_private(private, PrivateOwner::Closed);
}
