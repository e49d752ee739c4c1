//! Looking ahead: ideas are played out, and the one that leaves the best position is taken.

use rules::seed::Draws;
use rules::{Action, Decision, Game, Offers};

use crate::budget::{Budget, Meter};
use crate::context::Fidelity;
use crate::family::Family;
use crate::forecast::Earnings;
use crate::idea::Idea;
use crate::novice;
use crate::objective::Objective;
use crate::playout::Playout;
use crate::reason::Reason;
use crate::weights::Weights;

/// How a bot looks ahead.
struct SearchParams {
    /// How many ideas are tried.
    ideas: usize,
    /// How often the last two ideas are played out at most.
    passes: usize,
    /// With more rounds than this to come playouts are not trusted: the noise drowns what they could show, and what they assume
    /// of future companies and trains is too rough.
    rounds: i64,
    /// What it plays for.
    objective: Objective,
    /// How it judges ideas before the search, and its own later choices in playouts.
    weights: &'static Weights,
}

const CONDUCTOR: SearchParams =
    SearchParams { ideas: 6, passes: 8, rounds: 9, objective: Objective::Lead, weights: &Weights::STANDARD };

/// The standard deviation, in standing, between ideas that seem worth trying: the prior of the search.
const USUAL_DIFFERENCE: i64 = 200;

/// The standard deviation of a standing from pass to pass, for every round to come.
const CHANCE: i64 = 70;

/// The gain by which another idea must beat the novice's own.
const DOUBT: i64 = 10;

/// Sales that the novice scores below this are not tried: selling what was just bought looks silly, and is mostly an artefact of
/// the playouts.
const UNTHINKABLE: i64 = -120;

/// Decisions that are not worth a search: a tile or a station changes a revenue by a few tens, far less than the noise between
/// passes.
fn skips_search(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::Run { .. } | Decision::Track { .. } | Decision::Station { .. } | Decision::HomeCity { .. }
    )
}

/// Tries the first few ideas.
pub(crate) fn conductor(game: &Game, offers: &Offers, budget: &Budget, seed: u64) -> Idea {
    look_ahead(game, offers, budget, seed, &CONDUCTOR)
}

/// Tries many ideas, the better half more often, and so on.
pub(crate) fn director(game: &Game, offers: &Offers, budget: &Budget, seed: u64) -> Idea {
    let Family { director_objective: objective, director_weights: weights, .. } = *Family::of(game.title());
    look_ahead(
        game,
        offers,
        budget,
        seed,
        &SearchParams { ideas: 10, passes: 64, rounds: 9, objective, weights },
    )
}

fn look_ahead(game: &Game, offers: &Offers, budget: &Budget, seed: u64, params: &SearchParams) -> Idea {
    let earnings = Earnings::of(game.view());
    let mut ideas = novice::ideas(game, offers, &earnings, Fidelity::Exact, params.weights);
    let family = Family::of(game.title());
    let forecast = family.forecast(game.view(), &earnings, params.weights);
    let rounds = forecast.rounds_to_come().min(family.horizon.unwrap_or(i64::MAX));
    let skips = |decision: &Decision| skips_search(decision) || (family.skips_search)(forecast, decision);
    if game.state().decision().is_none_or(skips) || rounds > params.rounds {
        return ideas.swap_remove(0);
    }
    let first = ideas[0].score;
    ideas.retain(|idea| {
        !matches!(idea.action, Action::SellShares { .. }) || idea.score >= UNTHINKABLE.min(first)
    });
    ideas.truncate(params.ideas);
    let mut race = Race::new(game, offers, &earnings, ideas, rounds + 1, params);
    let meter = Meter::open(budget);
    for pass in 1..=params.passes {
        if race.open.len() <= 1 || !race.pass(seed.wrapping_add(pass as u64), &meter) {
            break;
        }
        if pass.is_power_of_two() && pass > 1 {
            race.keep_better_half();
        }
    }
    race.best()
}

/// Ideas with where they led.
struct Race<'a> {
    offers: &'a Offers,
    start: Playout,
    open: Vec<Runner>,
    count: usize,
    rounds: i64,
    objective: Objective,
}

struct Runner {
    idea: Idea,
    /// The place in the novice's ranking.
    place: usize,
    /// After every pass.
    standings: Vec<i64>,
    gain: i64,
}

impl<'a> Race<'a> {
    fn new(
        game: &Game,
        offers: &'a Offers,
        earnings: &Earnings,
        ideas: Vec<Idea>,
        rounds: i64,
        params: &SearchParams,
    ) -> Race<'a> {
        let count = ideas.len();
        let open = ideas.into_iter().enumerate();
        let open = open.map(|(place, idea)| Runner { idea, place, standings: Vec::new(), gain: 0 }).collect();
        let start = Playout::begin(game, earnings, (offers.seat, params.weights));
        Race { offers, start, open, count, rounds, objective: params.objective }
    }

    /// Plays every open idea out once more; `false` when the budget does not allow that.
    fn pass(&mut self, seed: u64, meter: &Meter<'_>) -> bool {
        let seat = self.offers.seat;
        let mut found = Vec::with_capacity(self.open.len());
        for runner in &self.open {
            let mut playout = self.start.clone();
            // The same chance for everyone.
            let mut draws = Draws::new(seed);
            if !playout.play(seat, &runner.idea.action) || !playout.finish(&mut draws, meter) {
                return false;
            }
            found.push(playout.standing(seat, self.objective));
        }
        for (runner, standing) in self.open.iter_mut().zip(found) {
            runner.standings.push(standing);
        }
        self.update_gains();
        true
    }

    fn update_gains(&mut self) {
        let gains: Vec<i64> = self.open.iter().map(|runner| self.gain(runner)).collect();
        for (runner, gain) in self.open.iter_mut().zip(gains) {
            runner.gain = gain;
        }
    }

    /// By how much an idea is better than the novice's own, as far as can be told: the more its lead differs from
    /// pass to pass, the less is believed of it.
    fn gain(&self, runner: &Runner) -> i64 {
        let Some(own) = self.open.iter().find(|runner| runner.place == 0) else { return 0 };
        let leads: Vec<i64> =
            runner.standings.iter().zip(&own.standings).map(|(standing, own)| standing - own).collect();
        let passes = leads.len() as i64;
        let mean = leads.iter().sum::<i64>() / passes.max(1);
        let spread: i64 = leads.iter().map(|lead| (lead - mean).pow(2)).sum();
        let expected = (CHANCE * self.rounds).pow(2);
        let variance = (spread + 2 * expected) / (passes + 1);
        let usual = USUAL_DIFFERENCE.pow(2);
        mean * usual / (usual + variance / passes.max(1))
    }

    /// The best first.
    fn rank(&mut self) {
        self.open.sort_by_key(|runner| (std::cmp::Reverse(runner.gain), runner.place));
    }

    fn keep_better_half(&mut self) {
        self.rank();
        let half = self.open.len().div_ceil(2).max(2);
        // The novice's own choice stays in the race: the others are measured by it.
        let mut place = 0;
        self.open.retain(|runner| {
            place += 1;
            place <= half || runner.place == 0
        });
    }

    /// The best, unless the first idea is nearly as good.
    fn best(mut self) -> Idea {
        self.rank();
        let better_by = self.open[0].gain;
        if better_by <= DOUBT {
            let own = self.open.iter().position(|runner| runner.place == 0).unwrap_or(0);
            return self.open.swap_remove(own).idea;
        }
        let mut idea = self.open.swap_remove(0).idea;
        idea.reason = Reason::LookedAhead { tried: self.count, better_by: better_by / 2 };
        idea
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A race of ideas that stood so in every pass.
    fn race<'a>(game: &Game, offers: &'a Offers, standings: &[[i64; 4]]) -> Race<'a> {
        let ideas = vec![Idea::pass(); standings.len()];
        let mut race = Race::new(game, offers, &Earnings::of(game.view()), ideas, 1, &CONDUCTOR);
        for (runner, standings) in race.open.iter_mut().zip(standings) {
            runner.standings = standings.to_vec();
        }
        race.update_gains();
        race
    }

    fn begun() -> Game {
        let title = rules::title::embedded::title("18cz").expect("18cz is embedded");
        Game::new(title, rules::Options::BOOK, 4, 1).expect("18cz is played by 4").game
    }

    #[test]
    fn the_idea_that_stands_best_is_taken_also_right_after_a_cut() {
        let game = begun();
        let offers = game.offers().expect("the game goes on");
        let standings = [[0, 10, -10, 0], [-90, -80, -70, -90], [400, 420, 380, 410], [20, 10, 0, 20]];
        let mut race = race(&game, &offers, &standings);
        race.keep_better_half();
        assert_eq!(race.open.iter().map(|runner| runner.place).collect::<Vec<_>>(), [2, 3, 0]);
        let Reason::LookedAhead { tried, better_by } = race.best().reason else { panic!("not the best") };
        assert_eq!(tried, 4);
        assert!((100..=200).contains(&better_by), "{better_by}");
    }

    #[test]
    fn what_is_hardly_better_or_very_uncertain_is_not_taken() {
        let game = begun();
        let offers = game.offers().expect("the game goes on");
        for other in [[8, 9, 10, 9], [4_000, -3_900, 3_900, -3_900]] {
            let race = race(&game, &offers, &[[0, 0, 0, 0], other]);
            assert_eq!(race.best().reason, Reason::NothingBetter, "{other:?}");
        }
    }
}
