//! R-36-PAR: starting a company that can pay for a train and has somewhere to run.

use crate::prelude::*;
use rules::state::PrivateOwner;
use rules::title::Colour;
use rules::title::figures::LoanFigures;

use super::forecast;
use crate::forecast::typical_revenue;
use crate::heuristics::glance;

/// What a new company spends on track and stations.
const BUILDING: i64 = 40;

/// Whether a hex can be built on now: no player's private company blocks it, and no cities wait there for green tiles.
fn is_open(view: View<'_>, hex: HexId) -> bool {
    let blocks = |private: PrivateId| {
        let kept = matches!(view.state.private(private).owner, PrivateOwner::Player(_) | PrivateOwner::Sheet);
        kept && view.title.private(private).private.blocks == Some(hex)
    };
    let face = view.face(hex);
    let waits = face.exits().is_empty()
        && face.colour != Colour::White
        && view.title.phase(view.state.phase).tiles == Colour::Yellow;
    !waits && !view.title.private_ids().any(blocks)
}

/// How good a home is: what lies beside it and one hex further, where one can build.
pub(super) fn home(view: View<'_>, company: CompanyId) -> i64 {
    let Some(home) = view.title.charter(company).home.hex() else { return 0 };
    let open = |hex: &HexId| {
        is_open(view, *hex) && (view.title.hex(*hex).takes_tiles() || !view.face(*hex).exits().is_empty())
    };
    let around = |hex: HexId| view.title.hex(hex).neighbours.into_iter().flatten();
    let mut values: Vec<i64> = around(home)
        .filter(open)
        .map(|hex| {
            let further = around(hex).filter(|&far| far != home && open(&far));
            let best = further.map(|far| glance::attraction(view, far)).max().unwrap_or(0);
            glance::attraction(view, hex) + best / 2
        })
        .collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    let best: i64 = values.iter().take(3).sum();
    if is_open(view, home) || !view.face(home).exits().is_empty() { best + 20 } else { best / 5 }
}

/// After how many rounds a new company will have a route: the first turn is before its first train; where nothing is near, it
/// builds for some turns more.
fn rounds_to_route(view: View<'_>, company: CompanyId) -> i64 {
    let printed =
        view.title.charter(company).home.hex().is_some_and(|hex| !view.face(hex).exits().is_empty());
    match home(view, company) {
        100.. => 1,
        30.. if printed => 1,
        60.. => 3,
        _ => 4,
    }
}

pub(super) fn start(ctx: Context<'_>, company: CompanyId, price: Money, spare: i64) -> Idea {
    let view = ctx.view;
    let each = i64::from(price);
    // The last trains of a kind may be gone before its turn, and then more must be sold (R-36-OR-04).
    let hurried = i64::from(view.state.trains.left <= 2);
    let float = i64::from(view.title.figures.capital.float);
    let shares = (i64::from(view.shares_to_operate()) + hurried).min(float);
    // Others may buy some, but one should be able to do it alone.
    let costs = shares * each;
    let train = i64::from(ctx.forecast.train_price(Size::Large, 0));
    let affordable = (spare / each.max(1)).clamp(0, float);
    let money = each
        * match view.capital_of_new(company) {
            Capital::Full => i64::from(view.total_shares(company)),
            Capital::Incremental => affordable.max(shares),
            Capital::Escrow => affordable.max(shares).min(i64::from(view.shares_paid_at_once(company))),
        };
    let trains = ((money - BUILDING).max(0) / train.max(1)).min(3);
    // Interest is taken off a loan at the time when trains are bought (R-36-LOAN-02).
    let LoanFigures { amount, interest, .. } = view.title.figures.loans;
    let short = money + i64::from(amount - interest) < train + BUILDING / 2;
    let part = [3, 7, 11, 13][trains as usize];
    let revenue = i64::from(typical_revenue(train as Money)) * part / 10
        * (70 + home(view, company).min(120) / 2)
        / 100;
    let space = view.title.chart.space(price).unwrap_or(0);
    let waits = rounds_to_route(view, company);
    let runs = (forecast::visible_rounds(ctx.forecast) - waits).max(0);
    let value = forecast::price_after_steps(view, space, runs, waits) + runs * revenue / 10;
    let brings = shares * value;
    // All that one can buy of it, for every 100 in hand.
    let count = affordable.max(shares);
    let mut score = count * (value - each) * 100 / spare.max(costs).max(1);
    if costs > spare || short || forecast::visible_rounds(ctx.forecast) < 2 {
        // A company that does not operate, or never gets a train, only ties up money.
        score -= 1_000;
    }
    // Directing a company is worth something in itself, as long as one has none.
    if !view.floated().any(|other| ctx.directs(other)) {
        score += 60;
    }
    Idea::new(Action::StartCompany { company, price }, score, Reason::Worth { brings, costs })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Options};

    #[test]
    fn a_home_where_nothing_can_be_built_yet_is_worth_little() {
        let title = rules::title::embedded::title("1836jr56").expect("it is embedded");
        let game = Game::new(title.clone(), Options::BOOK, 4, 1).expect("it is played by 4").game;
        let of = |symbol| home(game.view(), title.company_named(symbol).expect("a company"));
        let all = ["B", "GCL", "Nord", "NBDS", "HSM", "NFL"].map(|symbol| (symbol, of(symbol)));
        // Arnhem and Nijmegen wait for green tiles, Brussels lies among cities.
        assert!(all.iter().all(|&(symbol, value)| symbol == "NBDS" || value > of("NBDS")), "{all:?}");
        assert!(of("B") > of("GCL"), "{all:?}");
    }
}
