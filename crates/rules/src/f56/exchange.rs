//! R-36-SR, the stock round: sell any number of shares and buy one certificate.

use super::selling::{LegalSale, closes, note_done, room_in_pool, sell_in_turn, sold_before};
use super::{capital, market, presidents, raising};
use crate::event::DealtBy;
use crate::f56::decisions::StockTurn;
use crate::f56::prelude::*;
use crate::shared::course::end_game;
use crate::shared::deals::Prices;
use crate::shared::directors::seats_after;
use crate::shared::home;
use crate::shared::shares::{most_for_sale, start_offer};
use crate::shared::stock_turn::{end_turn, has_sold, is_first_round};
use crate::title::Zone;
use crate::title::paper::CERTIFICATE;

/// Most turns offer no more.
const USUAL_OFFERS: usize = 16;

/// A legal action of a turn on the exchange.
pub(crate) enum Legal {
    Pass,
    Sell(LegalSale),
    Start(CompanyId, Money),
    Buy(CompanyId, Money, Holder),
    OfferForPrivate(PrivateId, Seat, Money),
}

/// Whether the pool holds more than it may, as the formation of the national company can leave it (R-36-CGR-22).
fn is_pool_overfull(view: View<'_>, company: CompanyId) -> bool {
    view.shares_in_pool(company) > view.most_in_pool(company)
}

/// The most that one player may own, as printed for a company with the usual number of shares (R-36-SR-15).
fn most_owned(view: View<'_>, company: CompanyId) -> u8 {
    let size = view.title.size_of(company);
    (u16::from(view.total_shares(company)) * u16::from(size.most) / u16::from(size.shares)) as u8
}

fn zone(view: View<'_>, company: CompanyId) -> Zone {
    view.title.chart.zone(view.state.company(company).space)
}

fn above_ownership(view: View<'_>, seat: Seat, company: CompanyId) -> bool {
    let held = view.state.shares(company, seat);
    held > 0 && held > most_owned(view, company) && zone(view, company) != Zone::Orange
}

/// How a player stands with the limits, whatever he wants to do: worked out once for all of it.
struct Standing<'a> {
    view: View<'a>,
    seat: Seat,
    done: &'a StockTurn,
    /// What he holds, in halves of certificates.
    halves: usize,
    /// How many certificates he may hold.
    limit: usize,
    above_certificates: bool,
    /// Whether he must sell before anything else (R-36-SR-02).
    must_sell: bool,
    duty: Option<CompanyId>,
}

impl<'a> Standing<'a> {
    fn of(view: View<'a>, seat: Seat, done: &'a StockTurn) -> Standing<'a> {
        let halves = view.half_certificates(seat);
        let limit = view.certificate_limit();
        let above_certificates = halves > 2 * limit;
        let duty = duty(view, seat);
        let mut standing =
            Standing { view, seat, done, halves, limit, above_certificates, must_sell: false, duty };
        standing.must_sell = standing.must_sell();
        standing
    }

    /// Where a sale brings him nearer to a limit, or where any is possible. On 18xx.games a temporary president of the national
    /// company must not.
    fn must_sell(&self) -> bool {
        let (view, seat) = (self.view, self.seat);
        let is_above = self.above_certificates
            || view.title.company_ids().any(|company| above_ownership(view, seat, company));
        let strictly = view.options.f56.sell_what_helps;
        if !is_above || (!strictly && self.duty.is_some()) {
            return false;
        }
        let counts = |company: CompanyId| match strictly {
            true => self.is_helped_by(company),
            false => self.above_certificates || above_ownership(view, seat, company),
        };
        let mut market = view.state.market.iter();
        market.any(|&company| counts(company) && most_sold(view, seat, self.done, company) > 0)
    }

    /// Whether a sale of the company helps a player above a limit (R-36-SR-02).
    fn is_helped_by(&self, company: CompanyId) -> bool {
        above_ownership(self.view, self.seat, company)
            || (self.above_certificates && !matches!(zone(self.view, company), Zone::Yellow | Zone::Orange))
    }

    /// Whoever must sell first may do nothing else (R-36-SR-02).
    fn check_within_limits(&self) -> Checked<()> {
        if self.must_sell {
            let (holds, limit) = (self.view.certificates(self.seat), self.limit);
            return refuse(rule::F56_SR_02, Why::AboveCertificateLimit { holds, limit });
        }
        Ok(())
    }

    /// What every purchase needs: no obligation, none before it in this turn, money (R-36-SR-02, R-36-SR-04).
    fn check_buyer(&self, company: Option<CompanyId>, cost: Money) -> Checked<()> {
        if self.done.bought.is_some() {
            return refuse(rule::F56_SR_03, Why::OnePurchase);
        }
        self.check_within_limits()?;
        if let Some(national) = self.duty.filter(|&national| company != Some(national)) {
            return refuse(rule::F56_CGR_12, Why::MustBuySecond { company: national });
        }
        let have = self.view.state.player(self.seat).cash;
        if have < cost {
            return refuse(rule::F56_SR_04, Why::CannotAfford { need: cost, have });
        }
        Ok(())
    }

    /// Room for so many half certificates more (R-36-CERT-02).
    fn check_room(&self, halves: usize) -> Checked<()> {
        let limit = self.limit;
        if self.halves + halves > 2 * limit {
            return refuse(
                rule::F56_CERT_02,
                Why::CertificateLimit { holds: self.view.certificates(self.seat), limit },
            );
        }
        Ok(())
    }
}

/// The temporary president of the national company must buy a second share, if there is one (R-36-CGR-12).
fn duty(view: View<'_>, seat: Seat) -> Option<CompanyId> {
    let national = view.state.national.as_ref().filter(|national| national.temporary)?;
    let company = national.company;
    let for_sale = view.shares_in_pool(company) > 0 || ipo_shares(view, company) > 0;
    (view.state.company(company).director == Some(seat) && for_sale).then_some(company)
}

/// Shares of the initial offering that are for sale.
pub(crate) fn ipo_shares(view: View<'_>, company: CompanyId) -> u8 {
    view.shares_in_bank(company).saturating_sub(u8::from(view.has_open_half(company)))
}

fn bought_now(view: View<'_>, seat: Seat, done: &StockTurn, company: CompanyId) -> u8 {
    let in_turn = u8::from(done.bought == Some(Some(company)));
    if view.options.f56.lock_for_turn {
        return in_turn;
    }
    let in_round = view.state.purchases.iter().filter(|&&bought| bought == (seat, company)).count();
    in_turn.max(in_round as u8)
}

/// The most shares of the company that may be sold now.
fn most_sold(view: View<'_>, seat: Seat, done: &StockTurn, company: CompanyId) -> u8 {
    if !view.options.f56.blocks_grow && sold_before(done, company).is_some() {
        return 0;
    }
    let locked = bought_now(view, seat, done, company);
    let held = view.state.shares(company, seat);
    most_for_sale(view, seat, company).min(room_in_pool(view, company)).min(held.saturating_sub(locked))
}

/// Everything but whether the game could go on after it.
fn check_terms(standing: &Standing<'_>, company: CompanyId, shares: u8) -> Checked<LegalSale> {
    let &Standing { view, seat, done, .. } = standing;
    if is_first_round(view) {
        return refuse(rule::F56_SR_06, Why::FirstStockRound);
    }
    if !view.in_play(company) {
        return refuse(rule::F56_SR_10, Why::NotStarted { company });
    }
    if done.bought.is_some() && done.sold_first && view.options.f56.sell_on_one_side {
        return refuse(rule::F56_SR_03, Why::SalesAreOver);
    }
    if !view.options.f56.blocks_grow && sold_before(done, company).is_some() {
        return refuse(rule::F56_SR_08, Why::BlockSold { company });
    }
    if view.options.f56.sell_what_helps && !standing.is_helped_by(company) {
        standing.check_within_limits()?;
    }
    let held = view.state.shares(company, seat);
    let most = most_sold(view, seat, done, company);
    if shares == 0 || shares > held {
        return refuse(rule::F56_SR_10, Why::ShareCount { given: shares, most });
    }
    let locked = bought_now(view, seat, done, company);
    if held - shares < locked {
        return refuse(rule::F56_SR_07, Why::JustBoughtShares { company, most });
    }
    if shares > room_in_pool(view, company) {
        return refuse(rule::F56_SR_09, Why::PoolFull { company, most: room_in_pool(view, company) });
    }
    let most = most_for_sale(view, seat, company);
    if shares > most {
        return refuse(rule::F56_SR_10, Why::NoSuccessor { company, most });
    }
    let (price, before) = sold_before(done, company).unwrap_or((view.price(company), 0));
    Ok(LegalSale { company, shares, price, before })
}

fn check_sale(standing: &Standing<'_>, company: CompanyId, shares: u8) -> Checked<LegalSale> {
    let sale = check_terms(standing, company, shares)?;
    // What is offered are numbers of shares from one up, so that more than such a number are refused as well.
    if first_idle(standing, &sale).is_some() {
        return refuse(rule::F56_MKT_07, Why::NobodyCouldAct { company });
    }
    Ok(sale)
}

/// The least number of shares, up to that of the sale, after which nobody could act, where that counts.
fn first_idle(&Standing { view, seat, .. }: &Standing<'_>, sale: &LegalSale) -> Option<u8> {
    if view.options.f56.close_though_idle {
        return None;
    }
    (1..=sale.shares).find(|&shares| stands_still(view, seat, &LegalSale { shares, ..*sale }))
}

/// Whether it is a sale that closes a company, and after which 18xx.games would ask somebody who can do nothing (R-36-MKT-07): it stands
/// still for ever, or forgets to end the round properly. The company closes there when the turn has gone on already: to the seller, if he can do something
/// else, or to the next player who could have, since the shares in the pool cost nothing at that moment, and he may have some to
/// sell. If he cannot do anything without the company, he is passed over; but whether the one after him can is not looked at.
fn stands_still(view: View<'_>, seat: Seat, sale: &LegalSale) -> bool {
    if !closes(view, sale) {
        return false;
    }
    // What would come to that again is still something that can be done.
    let mut options = *view.options;
    options.f56.close_though_idle = true;
    let mut state = view.state.clone();
    let mut tx = Transaction::new(view.title, &options, &mut state, view.traced, None);
    sell_in_turn(&mut tx, seat, sale);
    let after = tx.view();
    let fresh = StockTurn::default();
    let can_act = |of: Seat| match after.state.decision() {
        Some(Decision::F56(F56Decision::Exchange { seat, done })) if *seat == of => any_deal(after, of, done),
        _ => any_deal(after, of, &fresh),
    };
    if can_act(seat) {
        return false;
    }
    let mut state = view.state.clone();
    let mut open = Transaction::new(view.title, view.options, &mut state, view.traced, None);
    open.move_shares(sale.company, sale.shares, Holder::Player(seat), Holder::Pool);
    let sells = |of: Seat| most_sold(open.view(), of, &fresh, sale.company) > 0;
    let others: Vec<Seat> = seats_after(after, seat).collect();
    let Some(asked) =
        others.iter().position(|&of| can_act(of) || !has_sold(after, of, sale.company) || sells(of))
    else {
        return false;
    };
    let next = others.get(asked + 1).copied().unwrap_or(seat);
    // Where it comes back to the seller, everybody has passed, but the round ends there without what comes with its end.
    !can_act(others[asked]) && !any_deal(after, next, &fresh)
}

/// Whether the player may hold so many half certificates more (R-36-CERT-02).
pub(super) fn has_room(view: View<'_>, seat: Seat, halves: usize) -> bool {
    view.half_certificates(seat) + halves <= 2 * view.certificate_limit()
}

fn check_start(standing: &Standing<'_>, company: CompanyId, price: Money) -> Checked<Legal> {
    let view = standing.view;
    match view.state.company(company).status {
        Status::Unstarted if !view.is_national(company) => {}
        Status::Unstarted => return refuse(rule::F56_PAR_01, Why::NotStarted { company }),
        Status::Closed => return refuse(rule::F56_MKT_07, Why::CompanyClosed { company }),
        Status::Started | Status::Floated => {
            return refuse(rule::F56_PAR_01, Why::AlreadyStarted { company });
        }
    }
    let prices = &view.title.size_of(company).start_prices;
    if !prices.contains(&price) {
        return refuse(rule::F56_PAR_01, Why::NotAStartPrice { price, prices: prices.clone() });
    }
    standing.check_buyer(Some(company), price * Money::from(CERTIFICATE))?;
    standing.check_room(2)?;
    Ok(Legal::Start(company, price))
}

fn check_purchase(standing: &Standing<'_>, company: CompanyId, from: Holder) -> Checked<Legal> {
    let &Standing { view, seat, .. } = standing;
    match view.state.company(company).status {
        Status::Unstarted => return refuse(rule::F56_SR_04, Why::NotStarted { company }),
        Status::Closed => return refuse(rule::F56_MKT_07, Why::CompanyClosed { company }),
        Status::Started | Status::Floated => {}
    }
    let (there, price) = match from {
        Holder::Pool => (view.shares_in_pool(company), view.price(company)),
        _ => (ipo_shares(view, company), view.state.company(company).start_price),
    };
    if there == 0 {
        return refuse(rule::F56_SR_04, Why::NoShareInBank { company });
    }
    if from == Holder::Bank && is_pool_overfull(view, company) {
        return refuse(rule::F56_SR_16, Why::PoolFirst { company });
    }
    if has_sold(view, seat, company) {
        return refuse(rule::F56_SR_05, Why::SoldThisRound { company });
    }
    standing.check_buyer(Some(company), price)?;
    let (shares, most) = (view.state.shares(company, seat) + 1, most_owned(view, company));
    if shares > most && zone(view, company) != Zone::Orange {
        let each = 100 / view.total_shares(company);
        return refuse(
            rule::F56_SR_15,
            Why::OwnershipLimit { company, percent: shares * each, most: most * each },
        );
    }
    let free = matches!(zone(view, company), Zone::Yellow | Zone::Orange);
    // A temporary president always has room for his second share (R-36-CGR-12).
    let exempt = standing.duty == Some(company) && view.options.f56.second_share_from_market;
    if !exempt {
        standing.check_room(if free { 0 } else { view.halves_of_share(company) })?;
    }
    Ok(Legal::Buy(company, price, from))
}

/// What a player may offer another one for a private company: all that he has at most (R-36-PRV-04).
pub(crate) fn private_prices(view: View<'_>, seat: Seat, private: PrivateId) -> Prices {
    let cash = view.state.player(seat).cash;
    Prices::new(view, Deal::BetweenPlayers(private, seat), (1, cash), cash)
}

fn check_private(standing: &Standing<'_>, private: PrivateId, price: Money) -> Checked<Legal> {
    let &Standing { view, seat, .. } = standing;
    let owner = match view.state.private(private).owner {
        PrivateOwner::Player(owner) if owner != seat && view.options.f56.privates_between_players => owner,
        _ => return refuse(rule::F56_PRV_04, Why::PrivateNotThere { private }),
    };
    let prices = private_prices(view, seat, private);
    prices.check_allowed(price, rule::F56_PRV_04)?;
    prices.check_not_refused(price, rule::F56_PRV_04)?;
    standing.check_buyer(None, price)?;
    standing.check_room(2)?;
    Ok(Legal::OfferForPrivate(private, owner, price))
}

fn check_pass(standing: &Standing<'_>) -> Checked<()> {
    standing.check_within_limits()?;
    match standing.duty {
        Some(company) if standing.done.bought.is_none() => {
            refuse(rule::F56_CGR_12, Why::MustBuySecond { company })
        }
        _ => Ok(()),
    }
}

pub(crate) fn check(view: View<'_>, seat: Seat, done: &StockTurn, action: &Action) -> Checked<Legal> {
    let standing = Standing::of(view, seat, done);
    match *action {
        Action::Pass => check_pass(&standing).map(|()| Legal::Pass),
        Action::SellShares { company, shares } => check_sale(&standing, company, shares).map(Legal::Sell),
        Action::StartCompany { company, price } => check_start(&standing, company, price),
        Action::BuyShare { company } => check_purchase(&standing, company, Holder::Bank),
        Action::F56(F56Action::BuyFromPool { company }) => check_purchase(&standing, company, Holder::Pool),
        Action::OfferForPrivate { private, price } => check_private(&standing, private, price),
        _ => refuse(rule::F56_SR_03, Why::NotNow),
    }
}

/// Whether the player can do anything but pass.
fn any_deal(view: View<'_>, seat: Seat, done: &StockTurn) -> bool {
    sales_and_purchases(&Standing::of(view, seat, done)).next().is_some()
}

fn sales_and_purchases<'a>(standing: &'a Standing<'a>) -> impl Iterator<Item = Offer> + use<'a> {
    let &Standing { view, seat, done, .. } = standing;
    let sales = view.state.market.iter().filter_map(move |&company| {
        let most = most_sold(view, seat, done, company);
        if most == 0 {
            return None;
        }
        let sale = check_terms(standing, company, most).ok()?;
        let (price, most) = (sale.price, first_idle(standing, &sale).map_or(most, |shares| shares - 1));
        (most > 0).then_some(Offer::SellShares { company, most, price })
    });
    // Whoever has bought in this turn or must sell first buys nothing.
    let buys = done.bought.is_none() && !standing.must_sell;
    let purchases = view.title.company_ids().filter(move |_| buys).flat_map(move |company| {
        if view.state.company(company).status == Status::Unstarted {
            let may_start = |price| check_start(standing, company, price).is_ok();
            return [start_offer(view, company, may_start), None, None].into_iter().flatten();
        }
        let share = match check_purchase(standing, company, Holder::Bank) {
            Ok(Legal::Buy(_, price, _)) => Some(Offer::BuyShare { company, price }),
            _ => None,
        };
        let pool = match check_purchase(standing, company, Holder::Pool) {
            Ok(Legal::Buy(_, price, _)) => Some(Offer::F56(F56Offer::BuyFromPool { company, price })),
            _ => None,
        };
        [None, share, pool].into_iter().flatten()
    });
    let players = move |private: &PrivateId| {
        buys && matches!(view.state.private(*private).owner, PrivateOwner::Player(owner) if owner != seat)
    };
    let privates = view.title.private_ids().filter(players).filter_map(move |private| {
        let (from, to) = private_prices(view, seat, private).open()?;
        check_private(standing, private, from).ok()?;
        Some(Offer::OfferForPrivate { private, from, to })
    });
    sales.chain(purchases).chain(privates)
}

pub(crate) fn offers(view: View<'_>, seat: Seat, done: &StockTurn) -> Vec<Offer> {
    let standing = Standing::of(view, seat, done);
    let mut offers = Vec::with_capacity(USUAL_OFFERS);
    sales_and_purchases(&standing).for_each(|offer| offers.push(offer));
    if check_pass(&standing).is_ok() {
        offers.push(Offer::Pass);
    }
    offers
}

pub(crate) fn needs_decision(view: View<'_>, seat: Seat, done: &StockTurn) -> bool {
    let may_pass = || check_pass(&Standing::of(view, seat, done)).is_ok();
    (!view.options.skip_idle_steps && may_pass()) || any_deal(view, seat, done)
}

/// Nothing can be done: a pass, or for a temporary president who cannot pay bankruptcy (R-36-CGR-12), which on 18xx.games is only the
/// end of the game.
pub(crate) fn resolve_automatically(tx: &mut Transaction<'_>, seat: Seat, done: &StockTurn) {
    match check_pass(&Standing::of(tx.view(), seat, done)) {
        Ok(()) => end_turn(tx, seat, done.has_acted(), true),
        Err(_) if !tx.options.f56.second_share_from_market => {
            if cannot_grow(tx.view(), seat) {
                end_game(tx);
            } else {
                end_turn(tx, seat, !done.sold.is_empty(), true);
            }
        }
        Err(_) => {
            let price = duty(tx.view(), seat).map_or(0, |company| second_share(tx.view(), company));
            raising::bankrupt(tx, seat, price);
        }
    }
}

/// Where his certificate grows: whether a temporary president who has nothing to sell has too little for the cheaper of pool and
/// initial offering, whether they have a share or not; from the latter nothing is bought while the pool is more than half full. Then
/// the game is over, and he keeps what he has.
fn cannot_grow(view: View<'_>, seat: Seat) -> bool {
    let Some(company) = duty(view, seat) else { return false };
    let price = view.price(company);
    let is_open = !is_pool_overfull(view, company);
    let least = if is_open { price.min(view.state.company(company).start_price) } else { price };
    view.state.player(seat).cash < least
}

/// What the second share of a temporary president costs where it is cheapest.
fn second_share(view: View<'_>, company: CompanyId) -> Money {
    let offering = (ipo_shares(view, company) > 0).then(|| view.state.company(company).start_price);
    let pool = (view.shares_in_pool(company) > 0).then(|| view.price(company));
    offering.into_iter().chain(pool).min().unwrap_or(0)
}

fn done_of<'a>(tx: &'a Transaction<'_>) -> Option<&'a StockTurn> {
    match tx.state.decision() {
        Some(Decision::F56(F56Decision::Exchange { done, .. })) => Some(done),
        _ => None,
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, legal: Legal) {
    match legal {
        Legal::Pass => {
            let acted = done_of(tx).is_some_and(|done| done.has_acted());
            end_turn(tx, seat, acted, false);
        }
        Legal::Sell(sale) => sell_in_turn(tx, seat, &sale),
        Legal::Start(company, price) => {
            start(tx, seat, company, price);
            // The certificate is two shares; the second purchase is noted here.
            tx.note(Note::Purchased { seat, company });
            bought(tx, seat, Some(company));
            // After the purchase is noted, since the president may be asked for a city (R-36-PAR-09).
            if !tx.options.f56.home_at_first_turn {
                home::place(tx, company);
            }
        }
        Legal::Buy(company, price, from) => {
            match from {
                Holder::Pool => tx.pay(Purse::Player(seat), Purse::Bank, price, For::Shares(company)),
                _ => capital::pay_for_shares(tx, seat, company, price),
            }
            // Whoever has the other half has the open one now, and the share that was paid for stays where it is.
            let from = if tx.view().buys_open_half(company, seat) { Holder::Bank } else { from };
            tx.move_shares(company, 1, from, Holder::Player(seat));
            presidents::compare(tx, company);
            capital::float(tx, company);
            bought(tx, seat, Some(company));
        }
        Legal::OfferForPrivate(private, owner, price) => {
            if tx.options.ask_consent {
                // No company has a part in it.
                let (company, deal) = (CompanyId(0), Deal::BetweenPlayers(private, seat));
                tx.record(Event::DealOffered { company, to: owner, deal, price });
                tx.ask(Decision::Answer { seat: owner, company, deal, price });
            } else {
                take_private(tx, private, price);
            }
        }
    }
}

/// The private company goes to the player whose turn it is (R-36-PRV-04).
pub(crate) fn take_private(tx: &mut Transaction<'_>, private: PrivateId, price: Money) {
    let Some(&Decision::F56(F56Decision::Exchange { seat, .. })) = tx.state.decision() else { return };
    let PrivateOwner::Player(owner) = tx.state.private(private).owner else { return };
    tx.pay(Purse::Player(seat), Purse::Player(owner), price, For::PrivateDeal(private));
    tx.move_private(private, PrivateOwner::Player(seat));
    bought(tx, seat, None);
}

/// After a purchase the turn goes on only where something may still be sold.
fn bought(tx: &mut Transaction<'_>, seat: Seat, company: Option<CompanyId>) {
    if let Some(company) = company {
        tx.note(Note::Purchased { seat, company });
    }
    note_done(tx, |done| done.bought = Some(company));
    let sold_first = done_of(tx).is_some_and(|done| done.sold_first);
    if sold_first && tx.options.f56.sell_on_one_side {
        end_turn(tx, seat, true, false);
    }
}

/// Buying the president's certificate starts a company (R-36-PAR-01).
fn start(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId, price: Money) {
    let capital = capital::of_new(tx.view(), company);
    tx.record(Event::CompanyStarted { company, seat, price });
    tx.record(F56Event::CapitalFixed { company, capital });
    capital::pay_for_shares(tx, seat, company, price * Money::from(CERTIFICATE));
    tx.move_shares(company, CERTIFICATE, Holder::Bank, Holder::Player(seat));
    tx.set_director(company, Some(seat));
    capital::float(tx, company);
}

/// Sold-out companies rise, and the priority goes to the left of whoever acted last (R-36-SR-17).
pub(crate) fn end_round(tx: &mut Transaction<'_>) {
    for company in tx.state.market {
        if tx.state.shares_held(company) == tx.view().total_shares(company) {
            tx.record(Event::SoldOut { company });
            market::up(tx, company);
        }
    }
    tx.note(Note::PurchasesForgotten);
    // After the last action everybody has passed once, so that the next in turn sits to the left of whoever acted.
    let mut order = tx.state.order.to_vec();
    if let Round::Stock { next, .. } = tx.state.round {
        order.rotate_left(usize::from(next));
    }
    tx.record(Event::OrderDealt { order, by: DealtBy::Priority });
}
