//! R-36-CGR, the national company: formed out of companies that cannot repay their loans when the first 6-train is bought.

use std::cmp::Reverse;

use super::train_supply::is_permanent;
use super::{loans, market};
use crate::f56::prelude::*;
use crate::shared::directors::seats_after;
use crate::shared::returns;
use crate::state::{Formation, Marker, National, Trains};
use crate::title::figures::NationalFigures;
use crate::title::paper::CERTIFICATE;
use crate::train::kinds;

/// The first 6-train was bought: companies repay what they can, then presidents decide, from the buyer's clockwise
/// (R-36-CGR-01 to 03).
pub(crate) fn begin(tx: &mut Transaction<'_>, buyer: CompanyId) {
    if tx.state.post.is_some() {
        tx.record(F56Event::PostMoved { to: None });
    }
    let Some(company) = tx.title.national() else { return };
    for owner in tx.state.market {
        while loans::repayment(tx.view(), owner).is_ok() {
            tx.pay(Purse::Company(owner), Purse::Bank, loans::amount(tx.view()), For::Repayment);
            loans::change(tx, owner, |loans| loans - 1);
        }
    }
    let view = tx.view();
    let trigger = view.director(buyer);
    let mut open: Vec<CompanyId> =
        view.state.market.iter().copied().filter(|&owner| view.credit(owner).loans > 0).collect();
    let place = |seat: Seat| clockwise_from(view, trigger).position(|other| other == seat);
    // Those of one president in the order of the round that is being played.
    let order = match &view.state.round {
        Round::Operating { order, .. } => &order[..],
        _ => &[],
    };
    let turn_of = |owner: CompanyId| order.iter().position(|&other| other == owner).unwrap_or(order.len());
    open.sort_by_key(|&owner| (place(view.director(owner)), turn_of(owner)));
    let forming = Some(Formation { trigger, buyer, open, merging: Vec::new() });
    tx.note(Note::National(Some(National {
        company,
        shares: 0,
        temporary: false,
        frozen: false,
        first: false,
        unlimited: false,
        forming,
    })));
    next_debt(tx);
}

/// The seats clockwise, beginning with this one.
fn clockwise_from(view: View<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    std::iter::once(seat).chain(seats_after(view, seat))
}

fn forming<'a>(tx: &'a Transaction<'_>) -> Option<&'a Formation> {
    tx.state.national.as_ref()?.forming.as_ref()
}

/// Changes what is known of the national company, if there is one or will be.
pub(crate) fn change(tx: &mut Transaction<'_>, change: impl FnOnce(&mut National)) {
    let Some(mut national) = tx.state.national.clone() else { return };
    change(&mut national);
    tx.note(Note::National(Some(national)));
}

fn change_forming(tx: &mut Transaction<'_>, with: impl FnOnce(&mut Formation)) {
    change(tx, |national| {
        if let Some(forming) = &mut national.forming {
            with(forming);
        }
    });
}

/// Asks about the next company in debt; after the last one the national company is formed.
fn next_debt(tx: &mut Transaction<'_>) {
    let Some(forming) = forming(tx) else { return };
    match forming.open.first().copied() {
        None => form(tx),
        Some(company) => {
            change_forming(tx, |forming| {
                forming.open.remove(0);
            });
            tx.ask(F56Decision::Debts { company });
        }
    }
}

/// What the president must add to repay all loans (R-36-CGR-03).
pub(crate) fn may_pay(view: View<'_>, company: CompanyId) -> Checked<Money> {
    let help = view.missing_for_loans(company);
    let have = view.state.player(view.director(company)).cash;
    if help > have {
        return refuse(rule::F56_CGR_03, Why::CannotAfford { need: help, have });
    }
    Ok(help)
}

pub(crate) fn debt_offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let pays = may_pay(view, company).ok().map(|help| Offer::F56(F56Offer::PayLoans { help }));
    pays.into_iter().chain([Offer::F56(F56Offer::Merge)]).collect()
}

pub(crate) fn pay(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.answered();
    let help = may_pay(tx.view(), company).unwrap_or(0);
    let president = tx.view().director(company);
    tx.pay(Purse::Player(president), Purse::Company(company), help, For::LoanHelp);
    tx.pay(Purse::Company(company), Purse::Bank, tx.view().debt(company), For::Repayment);
    loans::change(tx, company, |_| 0);
    next_debt(tx);
}

/// Where nobody can pay the company merges; one that was closed while it waited is passed over.
pub(crate) fn merge_or_pass_over(tx: &mut Transaction<'_>, company: CompanyId) {
    if tx.view().in_play(company) {
        return merge(tx, company);
    }
    tx.answered();
    next_debt(tx);
}

pub(crate) fn merge(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.answered();
    change_forming(tx, |forming| forming.merging.push(company));
    hand_over(tx, company);
    next_debt(tx);
}

/// Loans go back to the bank, money and trains to the national company, as soon as it is decided (R-36-CGR-04, R-36-CGR-14,
/// R-36-CGR-15).
fn hand_over(tx: &mut Transaction<'_>, owner: CompanyId) {
    let Some(company) = tx.title.national() else { return };
    loans::change(tx, owner, |_| 0);
    let treasury = tx.state.company(owner).treasury;
    tx.pay(Purse::Company(owner), Purse::Company(company), treasury, For::Treasury(owner));
    for train in tx.state.company(owner).trains {
        tx.take_train(train, owner, TrainPlace::Company(company));
    }
}

/// The price by those of the companies that merge: without one lowest of three or more, in round numbers, the nearest space of the top
/// row (R-36-CGR-09).
pub fn initial_space(view: View<'_>, mut prices: Vec<Money>) -> u8 {
    prices.sort_unstable();
    let kept = if prices.len() >= 3 { &prices[1..] } else { &prices[..] };
    let count = kept.len().max(1) as Money;
    let NationalFigures { lowest_price, multiple_of, .. } = view.title.figures.national;
    let target = (kept.iter().sum::<Money>() / (multiple_of * count) * multiple_of).max(lowest_price);
    let chart = &view.title.chart;
    let nearest = |&space: &u8| (chart.price(space).abs_diff(target), Reverse(chart.price(space)));
    chart.top_row().filter(|&space| chart.price(space) >= lowest_price).min_by_key(nearest).unwrap_or(0)
}

/// How shares of companies that merge are exchanged (R-36-CGR-05 to 11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The players from the buyer's president clockwise: old shares, and new ones for them.
    pub gets: Vec<(Seat, u8, u8)>,
    /// Old shares in the pool, with the odd ones of players.
    pub old_pool: u8,
    /// New shares in the pool.
    pub in_pool: u8,
    /// Shares of the national company in all.
    pub shares: u8,
    /// The space of its marker.
    pub space: u8,
    /// Its price.
    pub price: Money,
    /// Who is president.
    pub president: Option<Seat>,
    /// He has one share only (R-36-CGR-11).
    pub temporary: bool,
}

impl Exchange {
    /// Old shares of a player, and new ones for them.
    pub fn of(&self, seat: Seat) -> (u8, u8) {
        self.gets.iter().find(|gets| gets.0 == seat).map_or((0, 0), |&(_, old, new)| (old, new))
    }

    /// New shares that are left in the initial offering.
    pub fn left(&self) -> u8 {
        self.shares - self.in_pool - self.gets.iter().map(|&(.., new)| new).sum::<u8>()
    }
}

/// What a player would own if the national company were formed now of those that merge, and no further one did. Once it is formed the
/// exchange has taken place, also while stations and trains are still asked about.
pub(crate) fn worth_if_formed(view: View<'_>, seat: Seat) -> i64 {
    let open = view.state.national.as_ref().filter(|national| national.shares == 0);
    let forming = open.and_then(|national| national.forming.as_ref());
    let Some(Formation { merging, trigger, .. }) = forming.filter(|forming| !forming.merging.is_empty())
    else {
        return view.worth(seat);
    };
    let exchange = exchange(view, merging, *trigger);
    let old: Money =
        merging.iter().map(|&owner| Money::from(view.state.shares(owner, seat)) * view.price(owner)).sum();
    let new = Money::from(exchange.of(seat).1) * exchange.price;
    view.worth(seat) - i64::from(old) + i64::from(new)
}

/// Two for one, from the buyer's president clockwise; odd ones go to the pool (R-36-CGR-05 to 11).
pub(crate) fn exchange(view: View<'_>, merging: &[CompanyId], trigger: Seat) -> Exchange {
    let space = initial_space(view, merging.iter().map(|&owner| view.price(owner)).collect());
    let (few, many) = view.title.figures.national.shares;
    let mut left = many;
    let mut old_pool: u8 = merging.iter().map(|&owner| view.shares_in_pool(owner)).sum();
    let mut gets: Vec<(Seat, u8, u8)> = Vec::new();
    for seat in clockwise_from(view, trigger) {
        let old: u8 = merging.iter().map(|&owner| view.state.shares(owner, seat)).sum();
        old_pool += old % 2;
        let new = (old / 2).min(left);
        left -= new;
        gets.push((seat, old, new));
    }
    let in_pool = (old_pool / 2).min(left);
    left -= in_pool;
    let shares = if many - left <= few { few } else { many };
    let most = gets.iter().map(|&(.., new)| new).max().unwrap_or(0);
    let president = gets.iter().find(|&&(.., new)| new == most).map(|&(seat, ..)| seat);
    let temporary = most < CERTIFICATE;
    let price = view.title.chart.price(space);
    Exchange { gets, old_pool, in_pool, shares, space, price, president, temporary }
}

/// Forms the company out of those that merge (R-36-CGR-04 to 14).
fn form(tx: &mut Transaction<'_>) {
    let Some(Formation { trigger, buyer, merging, .. }) = forming(tx).cloned() else { return };
    if merging.is_empty() {
        tx.note(Note::National(None));
        returns::ask(tx, None);
        return;
    }
    let Some(company) = tx.title.national() else { return };
    let exchanged = exchange(tx.view(), &merging, trigger);
    let Exchange { gets, in_pool, shares, space, price, president, temporary, .. } = exchanged;
    let view = tx.view();
    let brought = &view.state.company(company).trains;
    let frozen = !brought.iter().any(|&train| is_permanent(view, train));

    tx.record(F56Event::NationalFormed { company, shares, price, space, temporary, frozen });
    for (seat, _, shares) in gets.into_iter().filter(|&(.., shares)| shares > 0) {
        tx.move_shares(company, shares, Holder::Bank, Holder::Player(seat));
    }
    if in_pool > 0 {
        tx.move_shares(company, in_pool, Holder::Bank, Holder::Pool);
    }
    tx.set_director(company, president);

    take_stations(tx, company, &merging);
    for &owner in &merging {
        market::leave(tx, owner);
        tx.record(F56Event::CompanyMerged { company: owner });
    }
    // A buyer that merges has no turn any more (R-36-CGR-25).
    if merging.contains(&buyer) {
        market::end_turn(tx, buyer);
    }
    let limited = any_train_choice(tx.view(), company) || tx.options.f56.limit_before_purchase;
    change(tx, |national| national.unlimited = !limited);
    tx.ask(F56Decision::NationalTrains { company });
    ask_for_stations(tx, company);
}

/// Stations of companies that merge become those of the national company; of two on a hex a home stays, and one of two in the same
/// city goes (R-36-CGR-13).
fn take_stations(tx: &mut Transaction<'_>, company: CompanyId, merging: &[CompanyId]) {
    let is_home = |tx: &Transaction<'_>, marker: &Marker| {
        tx.title.charter(marker.company).home.hex() == Some(marker.hex)
    };
    let of_merging = |marker: &&Marker| merging.contains(&marker.company);
    let mut old: Vec<Marker> = tx.state.board.markers.iter().filter(of_merging).copied().collect();
    old.sort_by_key(|marker| (!is_home(tx, marker), *marker));
    let mut kept: Vec<(Marker, bool)> = Vec::new();
    for marker in old {
        let home = is_home(tx, &marker);
        let covered = kept
            .iter()
            .any(|(other, its_home)| other.hex == marker.hex && (*its_home || other.city == marker.city));
        if !covered {
            kept.push((marker, home));
        }
        let Marker { hex, city, company: owner } = marker;
        tx.record(F56Event::StationMerged { company, owner, hex, city, kept: !covered });
    }
    count_markers(tx, company);
}

/// Markers on the charter are those that are not on the map.
fn count_markers(tx: &mut Transaction<'_>, company: CompanyId) {
    let placed = tx.state.markers_of(company).count() as u8;
    let markers = tx.title.charter(company).markers.saturating_sub(placed);
    tx.note(Note::MarkersCounted { company, markers });
}

/// Stations above its markers (R-36-CGR-13).
pub(crate) fn stations_too_many(view: View<'_>, company: CompanyId) -> usize {
    let markers = usize::from(view.title.charter(company).markers);
    view.state.markers_of(company).count().saturating_sub(markers)
}

/// Asks which stations go: of two on a hex, or while there are more than markers (R-36-CGR-13).
fn ask_for_stations(tx: &mut Transaction<'_>, company: CompanyId) {
    let hexes: Vec<HexId> = tx.state.markers_of(company).map(|marker| marker.hex).collect();
    let doubled = hexes.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    if doubled.is_some() || stations_too_many(tx.view(), company) > 0 {
        tx.ask(F56Decision::NationalStations { company, hex: doubled });
    }
}

/// On a hex with two either goes; where there are too many, any but the homes of companies that merged.
pub(crate) fn station_offers(view: View<'_>, company: CompanyId, hex: Option<HexId>) -> Vec<Offer> {
    let forming = view.state.national.as_ref().and_then(|national| national.forming.as_ref());
    let merged = forming.map_or(&[][..], |forming| &forming.merging);
    let homes: Vec<HexId> = merged.iter().filter_map(|&owner| view.title.charter(owner).home.hex()).collect();
    let may = |marker: &&Marker| match hex {
        Some(hex) => marker.hex == hex,
        None => !homes.contains(&marker.hex),
    };
    let markers = view.state.markers_of(company).filter(may);
    markers
        .map(|marker| Offer::F56(F56Offer::RemoveStation { hex: marker.hex, city: marker.city.unwrap_or(0) }))
        .collect()
}

pub(crate) fn remove_station(tx: &mut Transaction<'_>, company: CompanyId, hex: HexId, city: u8) {
    tx.answered();
    let gone =
        |marker: &Marker| marker.company == company && marker.hex == hex && marker.city.unwrap_or(0) == city;
    if let Some(&Marker { city, .. }) = tx.state.board.markers.iter().find(|marker| gone(marker)) {
        tx.record(Event::MarkerReturned { company, hex, city, owner: company });
    }
    count_markers(tx, company);
    ask_for_stations(tx, company);
}

/// Whether this train may be given up: non-permanent ones freely, permanent ones above three of them (R-36-CGR-15).
pub(crate) fn check_return(view: View<'_>, company: CompanyId, train: Train) -> Checked<()> {
    let owned = &view.state.company(company).trains;
    if !owned.contains(&train) {
        return refuse(rule::F56_CGR_15, Why::NoSuchTrain { train });
    }
    let permanent = owned.iter().filter(|&&train| is_permanent(view, train)).count();
    let free = !view.options.f56.keep_permanent_trains || permanent > view.national_trains();
    if is_permanent(view, train) && !free {
        return refuse(rule::F56_CGR_15, Why::PermanentStays { train });
    }
    Ok(())
}

/// The trains that it runs when it gives up as few as it must, and the cheaper ones: permanent ones stay before others, and no more than
/// it may have (R-36-CGR-15).
pub(crate) fn trains_to_keep(view: View<'_>, company: CompanyId) -> Vec<Train> {
    let mut trains = view.state.company(company).trains.to_vec();
    trains.sort_by_key(|&train| (!is_permanent(view, train), Reverse(view.side(train).price)));
    trains.truncate(view.national_trains());
    trains
}

pub(crate) fn check_kept(view: View<'_>, company: CompanyId) -> Checked<()> {
    let owns = view.state.company(company).trains.len();
    if owns > view.national_trains() {
        return refuse(rule::F56_CGR_15, Why::TrainLimit { company, owns, phase: view.state.phase });
    }
    Ok(())
}

pub(crate) fn train_offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let returnable = |train: &Train| check_return(view, company, *train).is_ok();
    let kinds = kinds(&view.state.company(company).trains);
    kinds.filter(returnable).map(|train| Offer::ReturnTrain { train }).collect()
}

pub(crate) fn any_train_choice(view: View<'_>, company: CompanyId) -> bool {
    !train_offers(view, company).is_empty()
}

pub(crate) fn return_train(tx: &mut Transaction<'_>, company: CompanyId, train: Train) {
    tx.take_train(train, company, TrainPlace::Pool);
}

/// The trains are decided on: where the company operates, and trains of the others above their limit (R-36-CGR-16, R-36-CGR-18,
/// R-36-CGR-25, R-36-PHS-01).
pub(crate) fn trains_kept(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.answered();
    let Some(Formation { merging, .. }) = forming(tx).cloned() else {
        // A purchase brought it above a limit that is in force from now on.
        change(tx, |national| national.unlimited = false);
        return;
    };
    let view = tx.view();
    let keeps = view.state.company(company).trains.iter().any(|&train| is_permanent(view, train));
    if !keeps && !view.is_frozen(company) && tx.options.f56.frozen_without_kept {
        tx.record(F56Event::NationalFrozen { company, frozen: true });
    }
    let mut operated = true;
    if let Round::Operating { order, begun, .. } = &tx.state.round {
        operated = order[..usize::from(*begun)].iter().any(|owner| merging.contains(owner));
        if !operated {
            let mut order = order.to_vec();
            order.insert(usize::from(*begun), company);
            tx.note(Note::OperatingOrder(order));
        }
    }
    change(tx, |national| (national.first, national.forming) = (operated, None));
    returns::ask(tx, None);
}

/// A borrowed train goes back at the end of the turn: to where it was, or to the pool (R-36-CGR-19).
pub(crate) fn give_back(tx: &mut Transaction<'_>) {
    let Some((train, source)) = tx.state.operating().and_then(|operating| operating.credit.train) else {
        return;
    };
    tx.note_credit(|credit| credit.train = None);
    if tx.options.f56.borrowed_goes_back || matches!(source, Source::Pool(_)) {
        return;
    }
    // The new train becomes one of the pool, if nobody has bought the last one meanwhile.
    let Trains { top, left, beside, .. } = tx.state.trains;
    if beside == 0 {
        return;
    }
    let beside = beside - 1;
    tx.note(Note::Stack { top, left: if top == train.card { beside } else { left }, beside });
    tx.record(Event::TrainMoved { train, from: TrainPlace::Stack, to: TrainPlace::Pool });
}
