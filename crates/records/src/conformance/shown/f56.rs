//! What only 1836Jr-56 shows: loans, money held back, the priority, the national company.

use rules::notation::train_name;
use rules::state::{Capital, PrivateOwner, Round, Status};
use rules::train::{Source, Train};
use rules::{CompanyId, Decision, F56Decision, Money, PrivateId, Seat, View};
use serde_json::{Map, Value, json};

use crate::site::{self, Follower};

pub(super) fn show(follower: &Follower, show: &mut impl FnMut(&str, Value) -> Option<Value>) {
    let view = follower.game.view();
    let loans: u32 = view.title.company_ids().map(|company| u32::from(view.credit(company).loans)).sum();
    show("loans_available", json!(site::LOAN_MARKERS.saturating_sub(loans + follower.remembered.lost_loans)));
    show("priority", json!(follower.players.name(priority(view))));
    show("float_percent", json!(10 * view.shares_to_operate()));
    show("nationalization", nationalization(follower, view));
    let mut marked = Map::new();
    if let Some(hex) = follower.remembered.post {
        marked.insert(site::their_hex(view.title, hex), json!(["RdP"]));
    }
    show("assignments", Value::Object(marked));
}

/// To the left of whoever acted last.
fn priority(view: View<'_>) -> Seat {
    let order = &view.state.order;
    let players = order.len();
    match &view.state.round {
        Round::Privates(auction) => match auction.last {
            Some((trigger, _)) => {
                let place = order.iter().position(|&seat| seat == trigger).unwrap_or(0);
                order[(place + 1) % players]
            }
            None => order[0],
        },
        Round::Stock { next, passes, .. } => {
            if let Some(Decision::F56(F56Decision::Exchange { done, .. })) = view.state.decision()
                && done.has_acted()
            {
                return order[(usize::from(*next) + 1) % players];
            }
            order[(usize::from(*next) + players - usize::from(*passes) % players) % players]
        }
        // It passes over a bankrupt player.
        _ => {
            let bankrupt = view.state.bank.and_then(|bank| bank.bankrupt).map(|(seat, _)| seat);
            order.iter().copied().find(|&seat| bankrupt != Some(seat)).unwrap_or(order[0])
        }
    }
}

fn nationalization(follower: &Follower, view: View<'_>) -> Value {
    let national = view.state.national.as_ref();
    let forming = national.and_then(|national| national.forming.as_ref());
    let mut candidates: Vec<String> = Vec::new();
    if let Some(forming) = forming {
        if let Some(Decision::F56(F56Decision::Debts { company })) = view.state.decision() {
            candidates.push(site::their_company(view.title, *company));
        }
        candidates.extend(forming.open.iter().map(|&company| site::their_company(view.title, company)));
    }
    let formed = national.is_some_and(|national| {
        national.shares > 0 || national.forming.as_ref().is_some_and(|forming| !forming.merging.is_empty())
    });
    let temporary = national.filter(|national| national.temporary);
    let president = temporary.and_then(|national| view.state.company(national.company).director);
    let post = national.is_some_and(|national| national.shares > 0);
    json!({
        "formed": formed,
        "post": post,
        "candidates": candidates,
        "false_president": president.map(|seat| follower.players.name(seat)),
    })
}

/// The start price, and what only companies with credit show.
pub(super) fn corporation(view: View<'_>, id: CompanyId) -> (Money, Value) {
    let (company, credit) = (view.state.company(id), view.credit(id));
    let each = 100 / u32::from(view.total_shares(id));
    let owns = |private: PrivateId| view.title.private(private).private.bonus > 0;
    let bonus = view.state.post.is_some_and(|(owner, _)| owner == id)
        || view.privates_of(PrivateOwner::Company(id)).any(owns);
    // Theirs float when they begin to operate, but with full capital when they get it.
    let floats_at_once =
        company.status == Status::Floated && (view.is_national(id) || credit.capital == Some(Capital::Full));
    let held_back = credit.capital == Some(Capital::Escrow);
    let more = json!({
        "available": true,
        "floated": company.has_operated || floats_at_once,
        "ipo_percent": u32::from(view.shares_on_offer(id)) * each,
        "market_percent": u32::from(view.shares_in_pool(id)) * each,
        "loans": credit.loans,
        "escrow": held_back.then_some(credit.escrow),
        "capitalization": credit.capital.map(|capital| match capital {
            Capital::Escrow => "escrow",
            Capital::Incremental => "incremental",
            Capital::Full => "full",
        }),
        "destinated": credit.reached || view.is_national(id),
        "assignments": if bonus { json!(["RdP"]) } else { json!([]) },
    });
    (company.start_price, more)
}

/// The trains of the stack, and after them those of the last kind.
pub(super) fn depot(view: View<'_>) -> Value {
    let (trains, last) = (&view.state.trains, view.last_card());
    let mut upcoming: Vec<String> = Vec::new();
    for (index, card) in view.title.cards.iter().enumerate().take(last.index()) {
        let traded = card.sides.iter().any(|side| view.title.train_types[side.train.index()].trade.is_some());
        let left = match index.cmp(&trains.top.index()) {
            _ if traded => 0,
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => trains.left,
            std::cmp::Ordering::Greater => card.count(view.players()).unwrap_or(0),
        };
        upcoming.extend(std::iter::repeat_n(card.letter.clone(), usize::from(left)));
    }
    let mut beside = usize::from(trains.beside);
    let mut pool = trains.pool.clone();
    match borrowed(view) {
        Some((_, train, Source::Pool(_))) => {
            if let Some(place) = pool.iter().position(|&other| other == train) {
                pool.remove(place);
            }
        }
        Some(_) => beside = beside.saturating_sub(1),
        None => {}
    }
    upcoming.extend(std::iter::repeat_n(view.title.card(last).letter.clone(), beside));
    let pool: Vec<String> = pool.iter().map(|&train| train_name(view.title, train)).collect();
    json!({"upcoming": upcoming, "discarded": pool})
}

/// The train that is borrowed: by whom, and from where.
pub(super) fn borrowed(view: View<'_>) -> Option<(CompanyId, Train, Source)> {
    let turn = view.state.operating()?;
    turn.credit.train.map(|(train, source)| (turn.company, train, source))
}

/// What a player must raise: there it is paid at once, and his cash is negative until it is raised.
pub(super) fn due(view: View<'_>, seat: Seat) -> u32 {
    let raised = view.state.agenda.iter().filter_map(|decision| match decision {
        Decision::F56(F56Decision::Raising { seat: of, due, .. }) if *of == seat => Some(*due),
        _ => None,
    });
    raised.sum()
}

/// The same of all players, and what a bankrupt one owes.
pub(super) fn all_due(view: View<'_>) -> i64 {
    let due: i64 = view.state.seats().map(|seat| i64::from(due(view, seat))).sum();
    let owes = view.state.bank.and_then(|bank| bank.bankrupt).map_or(0, |(_, owes)| i64::from(owes));
    due + if view.options.f56.bankrupt_has_nothing { 0 } else { owes }
}

/// Whether the company merges into the national one, which is not formed yet: its stations are off their map meanwhile.
pub(super) fn merges(view: View<'_>, company: CompanyId) -> bool {
    let forming = view.state.national.as_ref().and_then(|national| national.forming.as_ref());
    forming.is_some_and(|forming| forming.merging.contains(&company))
}

/// The national company, where it operates next, but its stations and trains are still to be chosen: there it is in the list of
/// the round by then.
pub(super) fn comes_next(view: View<'_>, begun: &[CompanyId]) -> Option<CompanyId> {
    let national = view.state.national.as_ref().filter(|national| national.shares > 0)?;
    let merging = &national.forming.as_ref()?.merging;
    (!begun.iter().any(|company| merging.contains(company))).then_some(national.company)
}
