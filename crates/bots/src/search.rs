//! Looking ahead: ideas are played out in the mind, and the one that leaves the best position is taken.

use rules::seed::Draws;
use rules::{Decision, Game, Offers};

use crate::budget::{Budget, Purse};
use crate::forecast::{Earnings, Forecast};
use crate::idea::Idea;
use crate::novice::{self, Care};
use crate::playout::Playout;
use crate::reason::Reason;

/// How a bot looks ahead.
struct Habit {
    /// So many ideas are tried.
    ideas: usize,
    /// So often each of the last two is played out at most.
    passes: usize,
}

const CONDUCTOR: Habit = Habit { ideas: 5, passes: 4 };
const DIRECTOR: Habit = Habit { ideas: 12, passes: 48 };

/// By so much ideas that seem worth trying usually differ in their standing.
const USUAL_DIFFERENCE: i64 = 200;

/// By so much, for every round to come, chance makes standings differ from pass to pass.
const CHANCE: i64 = 70;

/// So many actions an operating round has, with its share of the stock round before it.
const NODES_IN_A_ROUND: i64 = 50;

/// Another idea than the first must seem better by so much.
const DOUBT: i64 = 10;

/// Decisions in which there is nothing to look ahead for, or too little to be seen through what chance does.
fn is_plain(decision: &Decision) -> bool {
    use Decision::{DoubledMarker, HomeCity, Run, Station, Track};
    matches!(decision, Run { .. } | Track { .. } | Station { .. } | HomeCity { .. } | DoubledMarker { .. })
}

/// Tries the first few ideas.
pub(crate) fn conductor(game: &Game, offers: &Offers, budget: &Budget, seed: u64) -> Idea {
    look_ahead(game, offers, budget, seed, &CONDUCTOR)
}

/// Tries many ideas, the better half more often, and so on.
pub(crate) fn director(game: &Game, offers: &Offers, budget: &Budget, seed: u64) -> Idea {
    look_ahead(game, offers, budget, seed, &DIRECTOR)
}

fn look_ahead(game: &Game, offers: &Offers, budget: &Budget, seed: u64, habit: &Habit) -> Idea {
    let earnings = Earnings::of(game.view());
    let mut ideas = novice::ideas(game, offers, &earnings, Care::Table);
    if game.state().decision().is_none_or(is_plain) {
        return ideas.swap_remove(0);
    }
    ideas.truncate(habit.ideas);
    let mut race = Race::new(game, offers, &earnings, ideas);
    let purse = Purse::open(budget);
    let affordable = purse.affordable() / (2 * NODES_IN_A_ROUND * race.rounds);
    if affordable.min(habit.passes as i64) < race.rounds.pow(2) / 17 {
        // So early in the game chance hides what so few passes could show.
        return race.best();
    }
    for pass in 1..=habit.passes {
        if race.open.len() <= 1 || !race.pass(seed.wrapping_add(pass as u64), &purse) {
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
    game: &'a Game,
    offers: &'a Offers,
    earnings: &'a Earnings,
    open: Vec<Runner>,
    count: usize,
    rounds: i64,
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
    fn new(game: &'a Game, offers: &'a Offers, earnings: &'a Earnings, ideas: Vec<Idea>) -> Race<'a> {
        let count = ideas.len();
        let open = ideas.into_iter().enumerate();
        let open = open.map(|(place, idea)| Runner { idea, place, standings: Vec::new(), gain: 0 }).collect();
        let rounds = Forecast::new(game.view(), earnings).rounds_to_come() + 1;
        Race { game, offers, earnings, open, count, rounds }
    }

    /// Plays every open idea out once more; `false` when the budget does not allow that.
    fn pass(&mut self, seed: u64, purse: &Purse<'_>) -> bool {
        let seat = self.offers.seat;
        let mut found = Vec::with_capacity(self.open.len());
        for runner in &self.open {
            let mut playout = Playout::begin(self.game, self.earnings);
            // The same chance for everyone.
            let mut draws = Draws::new(seed);
            if !playout.play(seat, &runner.idea.action) || !playout.finish(&mut draws, purse) {
                return false;
            }
            found.push(playout.standing(seat));
        }
        for (runner, standing) in self.open.iter_mut().zip(found) {
            runner.standings.push(standing);
        }
        let gains: Vec<i64> = self.open.iter().map(|runner| self.gain(runner)).collect();
        for (runner, gain) in self.open.iter_mut().zip(gains) {
            runner.gain = gain;
        }
        self.open.sort_by_key(|runner| (std::cmp::Reverse(runner.gain), runner.place));
        true
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

    fn keep_better_half(&mut self) {
        let half = self.open.len().div_ceil(2);
        // The novice's own choice stays in the race: the others are measured by it.
        let first = self.open.iter().position(|runner| runner.place == 0).unwrap_or(0);
        if first >= half {
            self.open.swap(first, half - 1);
        }
        self.open.truncate(half.max(2));
    }

    /// The best, unless the first idea is nearly as good.
    fn best(mut self) -> Idea {
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
