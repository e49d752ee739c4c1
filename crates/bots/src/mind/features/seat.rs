//! Features of a seat: its place in the order of play, money, shares and what they bring, what it must pay for.

use rules::state::{PrivateOwner, Round};
use rules::title::PaperKind;
use rules::{CompanyId, Family, Seat};

use super::look::Look;
use crate::mind::sink::{ONE, Sink};

pub(super) fn write(sink: &mut impl Sink, look: Look<'_>, seat: Seat, worth: &[i64]) {
    order(sink, look, seat);
    standing(sink, look, seat, worth);
    shares(sink, look, seat);
    directed(sink, look, seat);
    privates(sink, look, seat);
}

fn order(sink: &mut impl Sink, look: Look<'_>, seat: Seat) {
    let (view, players) = (look.view, look.view.players());
    let place = |seat: Seat| view.state.order.iter().position(|&other| other == seat).unwrap_or(0);
    let decider = look.decider();
    sink.flag("decides", decider == Some(seat));
    let after = decider.map_or(0, |decider| (place(seat) + players - place(decider)) % players);
    sink.ratio("turns to wait", after as i64, players as i64);
    sink.flag("decides next", after == 1);
    let next = match &view.state.round {
        Round::Stock { next, .. } => usize::from(*next),
        Round::Privates(auction) => usize::from(auction.next),
        _ => 0,
    };
    let until = (place(seat) + players - next % players) % players;
    sink.ratio("place in the order", until as i64, players as i64);
    sink.flag("first in the order", until == 0);
    sink.put("envy", look.envy[seat.index()] * ONE / 100);
}

fn standing(sink: &mut impl Sink, look: Look<'_>, seat: Seat, worth: &[i64]) {
    let view = look.view;
    let player = view.state.player(seat);
    let (cash, own) = (i64::from(player.cash), worth[seat.index()]);
    let mean = worth.iter().sum::<i64>() / worth.len().max(1) as i64;
    let others = worth.iter().enumerate().filter(|&(index, _)| index != seat.index());
    let best = others.map(|(_, &worth)| worth).max().unwrap_or(0);
    sink.ratio("cash", cash, 500);
    sink.up_to("little cash", cash, 100);
    sink.up_to("some cash", cash, 300);
    sink.ratio("debt", i64::from(player.debt), 200);
    sink.ratio("penalty", i64::from(player.penalty), 100);
    sink.ratio("worth", own, 2_000);
    sink.ratio("worth above the mean", own - mean, 1_000);
    sink.ratio("worth above the best of the others", own - best, 1_000);
    let broke = view.state.bank.and_then(|bank| bank.bankrupt).is_some_and(|(bankrupt, _)| bankrupt == seat);
    if look.roster.family == Family::F56 {
        sink.flag("bankrupt", broke);
    }
}

fn shares(sink: &mut impl Sink, look: Look<'_>, seat: Seat) {
    let (view, state) = (look.view, look.view.state);
    let rounds = look.forecast.rounds_to_come();
    let (mut now, mut lasting, mut next, mut far) = (0, 0, 0, 0);
    let (mut value, mut to_come, mut price) = (0, 0, 0);
    for company in view.title.company_ids().filter(|&company| look.is_present(company)) {
        let held = i64::from(state.shares(company, seat));
        if held == 0 {
            continue;
        }
        let (total, prospect) = (i64::from(view.total_shares(company)).max(1), look.prospect(company));
        let part = |revenue| i64::from(revenue) * held / total;
        now += part(prospect.now);
        lasting += part(prospect.lasting);
        next += part(prospect.next);
        far += part(prospect.far);
        to_come += part(prospect.now) * look.forecast.runs_to_come(company);
        value += held * (look.family.share)(look.forecast, company);
        price += held * i64::from(view.price(company));
    }
    sink.ratio("income", now, 200);
    sink.ratio("income that lasts", lasting, 200);
    sink.ratio("income with the next trains", next, 200);
    sink.ratio("income with long trains", far, 200);
    sink.ratio("income to come", to_come, 1_500);
    sink.ratio("price of the shares", price, 1_000);
    sink.ratio("forecast of the shares", value, 2_000);
    let (certificates, limit) = (view.certificates(seat) as i64, view.certificate_limit() as i64);
    sink.ratio("certificates", certificates, limit.max(1));
    sink.up_to("room for certificates", limit - certificates, 3);
    let stock_rounds_to_come = if rounds > 2 { 1 } else { 0 };
    let idle = i64::from(state.player(seat).cash) * stock_rounds_to_come * i64::from(limit > certificates);
    sink.ratio("cash that may buy shares", idle, 500);
}

fn directed(sink: &mut impl Sink, look: Look<'_>, seat: Seat) {
    let (view, state) = (look.view, look.view.state);
    let own = |company: &CompanyId| state.company(*company).director == Some(seat);
    let (mut count, mut stranded, mut burden, mut treasuries, mut soon) = (0, 0, 0, 0, 0);
    for company in view.floated().filter(own) {
        count += 1;
        stranded += i64::from(!view.has_runnable_train(company));
        let due = (look.family.burden)(look.forecast, company);
        burden += due;
        soon += if look.forecast.train_life(company) <= 1 { due } else { 0 };
        treasuries += i64::from(state.company(company).treasury);
    }
    sink.ratio("companies directed", count, 2);
    sink.ratio("companies without a train", stranded, 1);
    sink.ratio("burden of trains", burden, 500);
    sink.ratio("burden that comes soon", soon, 500);
    let missing = (burden - i64::from(state.player(seat).cash)).max(0);
    sink.ratio("burden above the cash", missing, 500);
    sink.ratio("treasuries directed", treasuries, 500);
}

fn privates(sink: &mut impl Sink, look: Look<'_>, seat: Seat) {
    let view = look.view;
    let own: Vec<_> = view.privates_of(PrivateOwner::Player(seat)).collect();
    let income: i64 = own.iter().map(|&paper| i64::from(view.title.private(paper).income)).sum();
    sink.ratio("income of private companies", income, 30);
    sink.ratio("income of private companies to come", income * look.forecast.rounds_to_come(), 200);
    sink.ratio("private companies", own.len() as i64, 3);
    let highest = match &view.state.round {
        Round::Auction { bidding: Some(bidding), .. } => bidding.highest.filter(|bid| bid.0 == seat),
        _ => None,
    };
    match look.roster.family {
        Family::Cz => {
            let unused = own.iter().filter(|&&paper| !view.state.private(paper).used).count();
            sink.ratio("powers", unused as i64, 2);
            let is =
                |kind: fn(&PaperKind) -> bool| own.iter().any(|&paper| kind(&view.title.private(paper).kind));
            sink.flag("private train", is(|kind| matches!(kind, PaperKind::Train(_))));
            sink.flag("private railway", is(|kind| matches!(kind, PaperKind::Railway(_))));
            sink.ratio("highest bid", highest.map_or(0, |bid| i64::from(bid.1)), 100);
            let on_sale = highest.map(|_| 1).unwrap_or(0);
            sink.ratio("is highest bidder", on_sale, 1);
        }
        _ => {
            for private in view.title.private_ids().take(look.roster.places.privates) {
                sink.flag("owns", own.contains(&private));
                let bids = match &view.state.round {
                    Round::Privates(auction) => &auction.bids[..],
                    _ => &[],
                };
                let bid = bids
                    .iter()
                    .find(|bid| bid.0 == private && bid.1 == seat)
                    .map_or(0, |bid| i64::from(bid.2));
                let best =
                    bids.iter().filter(|other| other.0 == private).map(|other| i64::from(other.2)).max();
                sink.ratio("bid", bid, 50);
                sink.flag("highest bid", bid > 0 && best == Some(bid));
            }
        }
    }
}
