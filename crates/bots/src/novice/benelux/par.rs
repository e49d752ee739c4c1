//! R-36-PAR: starting a company that can pay for a train and has somewhere to run.

use rules::state::Capital;
use rules::title::{Colour, RunKind, Size};
use rules::{Action, CompanyId, Money, View};

use super::{Mind, building};
use crate::forecast::{bank, typical_revenue};
use crate::idea::Idea;
use crate::reason::Reason;

/// What a new company spends on track and stations.
const BUILDING: i64 = 40;

/// What a loan brings at the time when trains are bought (R-36-LOAN-02).
const LOAN: i64 = 90;

/// Shares that must be sold before a company operates: as many as the next train has stops (R-36-OR-03).
pub(super) fn needed(view: View<'_>) -> i64 {
    let top = view.title.card(view.state.trains.top).sides.first();
    match top.map(|side| view.title.train_types[side.train.index()].run) {
        Some(RunKind::Plain(number)) => i64::from(number.min(6)),
        _ => 6,
    }
}

/// How a company that starts now gets its money (R-36-PAR-02).
fn capital(view: View<'_>, company: CompanyId) -> Capital {
    match needed(view) {
        6.. => Capital::Full,
        5 => Capital::Incremental,
        _ if view.credit(company).reached => Capital::Incremental,
        _ => Capital::Escrow,
    }
}

/// How good a home is: what lies around it, and whether one may build there.
pub(super) fn home(view: View<'_>, company: CompanyId) -> i64 {
    let Some(home) = view.title.charter(company).home.hex() else { return 0 };
    let blocked = |hex| {
        view.title.local_ids().any(|local| {
            view.title.local(local).private.blocks == Some(hex)
                && matches!(
                    view.state.local(local).owner,
                    rules::state::LocalOwner::Player(_) | rules::state::LocalOwner::Sheet
                )
        })
    };
    let around = view.title.hex(home).neighbours.iter().flatten();
    let open =
        around.filter(|&&hex| !blocked(hex) && (view.title.hex(hex).takes_tiles() || view.is_tiled(hex)));
    let mut values: Vec<i64> = open.map(|&hex| building::surroundings(view, hex)).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    let best: i64 = values.iter().take(3).sum();
    let face = view.face(home);
    // Cities printed without track wait for green tiles.
    let closed = face.exits().is_empty()
        && face.colour != Colour::White
        && view.title.phase(view.state.phase).tiles == Colour::Yellow;
    let own = building::attraction(view, home);
    if blocked(home) || closed { best / 5 } else { best + own }
}

pub(super) fn start(mind: Mind<'_>, company: CompanyId, price: Money, spare: i64) -> Idea {
    let view = mind.forecast.view;
    let each = i64::from(price);
    let shares = needed(view);
    // Others may buy some, but one should be able to do it alone.
    let costs = shares * each;
    let train = i64::from(mind.forecast.train_price(Size::Large, 0));
    let affordable = (spare / each.max(1)).clamp(0, 6);
    let money = match capital(view, company) {
        Capital::Full => 10 * each,
        Capital::Incremental => affordable.max(shares) * each,
        Capital::Escrow => affordable.max(shares).min(5) * each,
    };
    let trains = ((money - BUILDING).max(0) / train.max(1)).min(3);
    let short = money + LOAN < train + BUILDING / 2;
    let part = [3, 7, 11, 13][trains as usize];
    let revenue = i64::from(typical_revenue(train as Money)) * part / 10
        * (70 + home(view, company).min(120) / 2)
        / 100;
    let space = view.title.chart.space(price).unwrap_or(0);
    let runs = (bank::seen(mind.forecast) - 1).max(0);
    let value = bank::price_after_steps(view, space, runs, 1) + runs * revenue / 10;
    let brings = shares * value;
    // All that one can buy of it, for every 100 in hand.
    let count = affordable.max(shares);
    let mut score = count * (value - each) * 100 / spare.max(costs).max(1);
    if costs > spare || short || bank::seen(mind.forecast) < 2 {
        // A company that does not operate, or never gets a train, only binds money.
        score -= 1_000;
    }
    // To direct a company is worth something by itself, as long as one has none.
    let directs = view.floated().any(|other| view.state.company(other).director == Some(mind.seat));
    if !directs {
        score += 60;
    }
    Idea::new(Action::StartCompany { company, price }, score, Reason::Worth { brings, costs })
}
