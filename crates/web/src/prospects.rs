//! What an expert wants to know before deciding: what the last run brought, what trains would earn, found by the same solver
//! that runs them.

use bots::Cancel;
use rules::board::RailNetwork;
use rules::title::Size;
use rules::train::{Source, Train};
use rules::{
    Action, CompanyId, Decision, Event, F56Event, Game, Money, Offer, per_holder_rounded_up, runnable,
};

use crate::table::{Earned, Revenue, Table};

/// What the last run of a company brought, and what it would be to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastRun {
    pub(crate) revenue: Money,
    /// What was left of it for shares: interest may come first (R-36-LOAN-04).
    pub(crate) left: Money,
    /// What one share got of that, or would have got.
    pub(crate) per_share: Money,
    /// What was left in percent of what all shares are worth at the present price; rounded once, as nobody is paid by it.
    pub(crate) yields: Money,
}

/// The last run of every company up to a position, by company.
pub(crate) fn last_runs(table: &Table, game: &Game, at: usize) -> Vec<Option<LastRun>> {
    game.title().company_ids().map(|company| last_run(table, game, at, company)).collect()
}

/// The last run of a company up to a position.
pub(crate) fn last_run(table: &Table, game: &Game, at: usize, company: CompanyId) -> Option<LastRun> {
    let revenue_of = |event: &Event| match event {
        Event::TrainsRan { company: ran, revenue, .. } if *ran == company => Some(*revenue),
        Event::NothingEarned { company: ran } if *ran == company => Some(0),
        _ => None,
    };
    let withheld = |event: &Event| match event {
        Event::F56(F56Event::InterestWithheld { company: ran, amount }) if *ran == company => Some(*amount),
        _ => None,
    };
    let mut steps = table.line()[..at].iter().rev();
    let (step, revenue) = steps.find_map(|step| Some((step, step.told().find_map(revenue_of)?)))?;
    let left = revenue - step.told().find_map(withheld).unwrap_or(0);
    let view = game.view();
    let shares = view.total_shares(company);
    let value = Money::from(shares) * view.price(company).max(1);
    let yields = (100 * left + value / 2) / value;
    Some(LastRun { revenue, left, per_share: per_holder_rounded_up(left, 1, shares), yields })
}

/// What the trains of a company earn at best. Trains above a limit are returned before the next run: those that earn least.
pub(crate) fn best(game: &Game, company: CompanyId) -> Revenue {
    let Some(&Decision::ReturnTrains { company: asked, .. }) = game.state().decision() else {
        return best_with(game, company, &runnable(game.view(), company));
    };
    // What others return does not matter here.
    let tried = if asked == company { usize::MAX } else { 1 };
    let offers = game.offers().into_iter().flat_map(|offers| {
        offers.offers.into_iter().take(tried).map(move |offer| (offers.seat, offer.action(0)))
    });
    let returned = offers.filter_map(|(seat, action)| game.play(seat, &action).ok());
    let best = returned.map(|returned| best(&returned.game, company)).max_by_key(|revenue| revenue.amount);
    best.unwrap_or_else(|| best_with(game, company, &runnable(game.view(), company)))
}

/// What these trains would earn for a company at best.
pub(crate) fn best_with(game: &Game, company: CompanyId, trains: &[Train]) -> Revenue {
    let view = game.view();
    let best = RailNetwork::joined(view, company).best(view, trains);
    Revenue { amount: best.revenue, proven: best.is_proven() }
}

/// What a company earns with all its trains, above the limit or not, and without one of them.
pub(crate) fn without(game: &Game, company: CompanyId, train: Train) -> Earned {
    let all = runnable(game.view(), company);
    let mut left = all.clone();
    if let Some(gone) = left.iter().position(|&other| other == train) {
        left.remove(gone);
    }
    Earned { before: best_with(game, company, &all), after: best_with(game, company, &left) }
}

/// What a company earns before and after something; nothing where it has no train either way.
pub(crate) fn earned(before: &Game, after: &Game, company: CompanyId) -> Option<Earned> {
    let runs = |game: &Game| !runnable(game.view(), company).is_empty();
    (runs(before) || runs(after))
        .then(|| Earned { before: best(before, company), after: best(after, company) })
}

/// The train that a company without any would buy first: the one of the stack that it can run and pay.
pub(crate) fn affordable(game: &Game, company: CompanyId) -> Option<Train> {
    let view = game.view();
    let card = view.card_at(Source::Stack);
    let own = |side: Size| Train { card, side };
    let sides = game.title().card(card).sides.iter().map(|side| own(side.size));
    let can = |train: &Train| {
        view.runs(company, *train) && view.side(*train).price <= game.state().company(company).treasury
    };
    sides.filter(can).max_by_key(|&train| view.side(train).price)
}

/// The tile that adds most to what these trains earn, where another one may still be laid in this turn; and what they earn then.
pub(crate) fn best_next_tile(
    game: &Game,
    company: CompanyId,
    trains: &[Train],
    left: &Cancel,
) -> Option<(Action, Revenue)> {
    let offers = game.offers().filter(|_| game.view().operating_company() == Some(company))?;
    let lays = offers.offers.iter().filter(|offer| matches!(offer, Offer::LayTile { private: None, .. }));
    let mut most = (None, best_with(game, company, trains));
    for action in lays.flat_map(|offer| (0..offer.len()).map(|index| offer.action(index))) {
        if left.is_cancelled() {
            return None;
        }
        let Ok(played) = game.play(offers.seat, &action) else { continue };
        let revenue = best_with(&played.game, company, trains);
        if revenue.amount > most.1.amount {
            most = (Some(action), revenue);
        }
    }
    Some((most.0?, most.1))
}
