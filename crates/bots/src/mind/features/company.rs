//! Features of a company: how far it has come, its shares and price, money, trains, and what they could earn.

use rules::operating_turn::Step;
use rules::state::{Capital, PrivateOwner, Round, Status};
use rules::title::{Size, Zone};
use rules::{CompanyId, Decision, Family};

use super::look::Look;
use crate::mind::prospects::next_train;
use crate::mind::sink::{Names, Sink};

/// The names of the features.
pub(super) fn names(look: Look<'_>) -> Vec<&'static str> {
    let mut names = Names(Vec::new());
    write(&mut names, look, CompanyId(0));
    names.0
}

pub(super) fn write(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    status(sink, look, company);
    price(sink, look, company);
    shares(sink, look, company);
    trains(sink, look, company);
    earnings(sink, look, company);
    turn(sink, look, company);
    match look.roster.family {
        Family::F56 => credit(sink, look, company),
        _ => locals(sink, look, company),
    }
}

fn status(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let state = view.state.company(company);
    let which = [Status::Unstarted, Status::Started, Status::Floated];
    sink.one_of("status", which.len(), which.iter().position(|&status| status == state.status));
    if look.roster.family == Family::Cz {
        sink.one_of("size", 3, Some(view.size(company).index()));
        sink.flag("Václav's", view.state.is_vaclavs(company));
    } else {
        sink.flag("national", view.is_national(company));
    }
    let startable = view.title.phase(view.state.phase).companies.contains(&view.size(company));
    sink.flag("may be started", state.status == Status::Unstarted && startable);
    sink.flag("has operated", state.has_operated);
}

fn price(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let (view, chart) = (look.view, &look.view.title.chart);
    let state = view.state.company(company);
    let started = matches!(state.status, Status::Started | Status::Floated);
    let at = |space: u8| if started { i64::from(chart.price(space)) } else { 0 };
    let now = at(state.space);
    sink.ratio("price", now, 150);
    sink.ratio("price to the right", at(chart.right(state.space)) - now, 30);
    sink.ratio("price to the left", at(chart.left(state.space)) - now, 30);
    if look.roster.family == Family::F56 {
        sink.ratio("price above", at(chart.up(state.space)) - now, 30);
        sink.ratio("price below", at(chart.down(state.space)) - now, 30);
        let zones = [Zone::Yellow, Zone::Orange, Zone::Closing];
        let zone = zones.iter().position(|&zone| started && zone == chart.zone(state.space));
        sink.one_of("zone", zones.len(), zone);
    }
}

fn shares(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let total = i64::from(view.total_shares(company)).max(1);
    let mut held: Vec<i64> =
        view.state.seats().map(|seat| i64::from(view.state.shares(company, seat))).collect();
    held.sort_unstable_by(|a, b| b.cmp(a));
    sink.ratio("shares in the bank", i64::from(view.shares_in_bank(company)), total);
    sink.ratio("shares of the largest holder", held[0], total);
    sink.ratio("shares of the second", held.get(1).copied().unwrap_or(0), total);
    let to_float = match view.state.company(company).status {
        Status::Started => i64::from(view.title.size_of(company).float) - held.iter().sum::<i64>(),
        _ => 0,
    };
    sink.ratio("shares missing to float", to_float.max(0), 2);
    if look.roster.family == Family::F56 {
        sink.ratio("shares in the pool", i64::from(view.shares_in_pool(company)), total);
        let missing = i64::from(view.shares_to_operate()) - i64::from(view.shares_sold(company));
        let waits = !view.state.company(company).has_operated;
        sink.ratio("shares missing to operate", if waits { missing.max(0) } else { 0 }, 2);
    } else {
        sink.ratio("shares of Václav", i64::from(view.state.company(company).vaclav), total);
    }
}

fn trains(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let owner = view.state.company(company);
    for place in 0..look.roster.places.cards.len() {
        let of = owner.trains.iter().filter(|train| look.roster.card_place(train.card) == Some(place));
        sink.ratio("trains of a card", of.count() as i64, 2);
    }
    let running = look.forecast.running(company) as i64;
    let limit = view.train_limit(company).min(5) as i64;
    sink.ratio("trains that run", running, 2);
    sink.flag("no train", owner.status == Status::Floated && running == 0);
    sink.up_to("room for trains", limit - owner.trains.len() as i64, 2);
    let life = look.forecast.train_life(company).min(12);
    sink.ratio("life of the trains", life, 6);
    sink.up_to("short life of the trains", life, 2);
    let treasury = i64::from(owner.treasury);
    let next = next_train(view, company).map_or(0, |train| i64::from(view.side(train).price));
    sink.ratio("treasury", treasury, 500);
    sink.up_to("little in the treasury", treasury, 100);
    sink.up_to("treasury less the next train", treasury - next, 400);
    sink.flag("can pay for the next train", treasury >= next);
}

fn earnings(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let prospect = look.prospect(company);
    let runs = look.forecast.runs_to_come(company);
    let now = i64::from(prospect.now);
    sink.ratio("revenue", now, 200);
    sink.ratio("revenue that lasts", i64::from(prospect.lasting), 200);
    sink.ratio("revenue that is lost", now - i64::from(prospect.lasting), 100);
    sink.ratio("more with the next train", i64::from(prospect.next) - now, 100);
    sink.ratio("revenue with a long train", i64::from(prospect.far), 200);
    sink.ratio("revenue to come", now * runs, 1_500);
    sink.ratio("revenue to come that lasts", i64::from(prospect.lasting) * runs, 1_500);
    sink.flag("no route", now == 0);
    sink.ratio("runs to come", runs, 8);
    let started = look.view.state.company(company).status != Status::Unstarted;
    let share = if started { (look.family.share)(look.forecast, company) } else { 0 };
    sink.ratio("forecast of a share", share, 300);
    let floated = look.view.state.company(company).status == Status::Floated;
    let burden = if floated { (look.family.burden)(look.forecast, company) } else { 0 };
    sink.ratio("burden", burden, 300);
}

fn turn(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let owner = view.state.company(company);
    sink.ratio("markers on the charter", i64::from(owner.markers), 3);
    sink.ratio("stations", view.state.markers_of(company).count() as i64, 3);
    let (mut waits, mut step) = (false, None);
    if let Round::Operating { order, begun, turn, .. } = &view.state.round {
        waits = order[usize::from(*begun)..].contains(&company);
        step = turn.as_ref().filter(|turn| turn.company == company).map(|turn| match turn.step {
            Step::Home | Step::Track => 0,
            Step::Station => 1,
            Step::Borrow | Step::Run => 2,
            Step::TakeOver => 3,
            Step::Trains => 4,
            Step::Loans => 5,
        });
    }
    sink.flag("has yet to operate", waits);
    sink.one_of("step", 6, step);
    let pending = match view.state.decision() {
        Some(&Decision::Dividend { company: of, revenue }) if of == company => i64::from(revenue),
        _ => 0,
    };
    sink.ratio("revenue in hand", pending, 200);
    let place = view.state.market.iter().position(|&other| other == company);
    let of = view.state.market.len().max(1) as i64;
    sink.ratio("place on the chart", place.map_or(of, |place| place as i64), of);
}

fn locals(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let own = view.privates_of(PrivateOwner::Company(company));
    let (mut count, mut income) = (0, 0);
    own.for_each(|paper| {
        count += 1;
        income += i64::from(view.title.private(paper).income);
    });
    sink.ratio("local railways", count, 2);
    sink.ratio("income of local railways", income, 20);
    let price = view.state.local_price.map_or(0, i64::from);
    sink.ratio("price of its local railways", count * price, 100);
    sink.flag("has taken over", view.state.company(company).has_taken_over);
    let small = view.size(company) != Size::Large;
    let taken = small && view.state.company(company).status == Status::Floated;
    sink.flag("may be taken over", taken);
}

fn credit(sink: &mut impl Sink, look: Look<'_>, company: CompanyId) {
    let view = look.view;
    let credit = view.credit(company);
    let kinds = [Capital::Escrow, Capital::Incremental, Capital::Full];
    sink.one_of("capital", kinds.len(), kinds.iter().position(|&kind| credit.capital == Some(kind)));
    sink.ratio("money held back", i64::from(credit.escrow), 300);
    sink.flag("destination is reached", credit.reached);
    sink.ratio("loans", i64::from(credit.loans), 3);
    let debt = i64::from(view.debt(company)) - i64::from(view.state.company(company).treasury);
    sink.ratio("debt above the treasury", debt.max(0), 200);
    sink.flag("frozen", view.is_frozen(company));
    let merging = view.state.national.as_ref().and_then(|national| national.forming.as_ref());
    sink.flag("merges", merging.is_some_and(|forming| forming.merging.contains(&company)));
    let own = view.privates_of(PrivateOwner::Company(company)).count() as i64;
    sink.ratio("private companies", own, 2);
    let post = view.state.post.is_some_and(|(owner, _)| owner == company);
    sink.flag("post", post);
}
