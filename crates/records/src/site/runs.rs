//! Runs as recorded: their routes must be legal for us and worth the same.

use rules::board::RailNetwork;
use rules::notation::train_name;
use rules::refusal::RouteFault;
use rules::title::{Colour, RunKind};
use rules::train::Run;
use rules::{Action, CompanyId, Money, Refusal, View, Why, rule, runnable};
use wording::Names;

use super::exempt::{Exemption, Used};
use super::routes;
use super::unfollowable::Unfollowable;

/// Most towns that an express train is paid for there; the rulebook has no such limit.
const PAID_TOWNS: usize = 3;

/// How recorded runs compare with the best ones.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RunTally {
    /// Runs of companies that were compared.
    pub runs: usize,
    /// Those that could have earned more.
    pub higher: usize,
}

/// The action for these runs, given with the revenue that was recorded for each.
///
/// Where their engine is known to differ the recorded revenue is claimed without routes. With a tally the solver is
/// also asked whether the best revenue is at least as high.
///
/// # Errors
/// When a route is not legal for us, or not worth what they say.
pub fn claim(
    view: View<'_>,
    company: CompanyId,
    shown: &[(Run, Money)],
    tally: Option<&mut RunTally>,
    exempt: &mut Used,
) -> Result<Action, Unfollowable> {
    let total = shown.iter().fold(0, |total: Money, (_, revenue)| total.saturating_add(*revenue));
    let runs: Vec<Run> = shown.iter().map(|(run, _)| run.clone()).collect();
    if runs.is_empty() {
        return Ok(Action::RunTrains { runs });
    }
    let mut nothing = RunTally::default();
    let checks = tally.is_some();
    let tally = tally.unwrap_or(&mut nothing);
    tally.runs += 1;
    let network = RailNetwork::of(view, company);
    let ran = match network.value(view, &runs) {
        Ok(ran) => ran,
        // Older games there let a route visit two circles of Praha.
        Err((_, RouteFault::StopTwice, Some(hex))) if view.face(hex).one_location => {
            exempt.count(Exemption::PrahaTwice);
            return Ok(Action::ClaimRevenue { amount: total });
        }
        Err((index, fault, hex)) => {
            let why = Why::IllegalRoute { train: runs[index].train, fault, hex };
            let names = Names { title: view.title, players: &[] };
            return Err(Unfollowable::IllegalRoute(names.refusal(&Refusal { why, rule: rule::RUN_02 })));
        }
    };
    let mut differs = false;
    for (ran, (run, revenue)) in ran.iter().zip(shown) {
        if ran.revenue() == *revenue {
            continue;
        }
        if as_on_the_site(view, company, run) != Some(*revenue) {
            let train = train_name(view.title, run.train);
            return Err(Unfollowable::Revenue { train, expected: *revenue, got: ran.revenue() });
        }
        differs = true;
    }
    if differs {
        exempt.count(Exemption::ExpressStops);
        return Ok(Action::ClaimRevenue { amount: total });
    }
    if checks {
        let best = network.best(view, &runnable(view, company)).revenue;
        if best < total {
            return Err(Unfollowable::AboveTheBest { best, recorded: total });
        }
        tally.higher += usize::from(best > total);
    }
    Ok(Action::RunTrains { runs })
}

/// What an express train earns there: the best of all its stops, at most three of them towns, and the bonus even when
/// the red tile itself is not among them.
fn as_on_the_site(view: View<'_>, company: CompanyId, run: &Run) -> Option<Money> {
    let train_type = &view.title.train_types[view.side(run.train).train.index()];
    let RunKind::Express(most) = train_type.run else { return None };
    let era = view.title.phase(view.state.phase).tiles;
    let (mut cities, mut towns, mut bonus) = (Vec::new(), Vec::new(), 0);
    for (hex, stop) in routes::stops(view, &run.track) {
        let face = view.face(hex);
        let printed = &face.stops[usize::from(stop)];
        if printed.is_city() {
            cities.push(printed.value(era))
        } else {
            towns.push(printed.value(era))
        }
        if face.colour == Colour::Red && view.state.has_marker(company, hex) {
            bonus = view.title.figures.red_bonus;
        }
    }
    towns.sort_unstable_by(|a, b| b.cmp(a));
    towns.truncate(PAID_TOWNS);
    cities.append(&mut towns);
    cities.sort_unstable_by(|a, b| b.cmp(a));
    Some(cities.iter().take(usize::from(most)).sum::<Money>() + bonus)
}
