//! A ladder: each level of bots plays the next lower one, and what comes out is a rating for each, as in Elo's system: who is 400
//! points ahead wins ten of eleven games.

use std::f64::consts::LN_10;

use crate::arena::{Match, Outcome};
use crate::{Bot, Strength};

/// The levels from the bottom up.
pub const RUNGS: [Strength; 4] =
    [Strength::Random, Strength::Novice, Strength::Conductor, Strength::Director];

/// The level that the others are measured from, and its rating.
const ANCHOR: (usize, f64) = (1, 1000.0);

/// The match of a level, from the second on, against the next lower one: they sit by turns, the upper one first.
pub fn step(upper: usize, like: &Match) -> Match {
    let bots = (0..like.bots.len()).map(|seat| Bot::from(RUNGS[upper - seat % 2]));
    Match { bots: bots.collect(), ..like.clone() }
}

/// How a step went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Games that were played.
    pub games: usize,
    /// The part of the pairs of an upper and a lower bot in which the upper one ended with more; a tie is a half.
    pub score: f64,
}

impl Step {
    /// What came of the games of a step.
    pub fn of(games: &[Outcome]) -> Step {
        let beats = |upper: i64, lower: i64| match upper.cmp(&lower) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        let in_game = |game: &Outcome| {
            let of = |side: usize| game.worth.iter().skip(side).step_by(2);
            let pairs: Vec<f64> =
                of(0).flat_map(|&upper| of(1).map(move |&lower| beats(upper, lower))).collect();
            pairs.iter().sum::<f64>() / pairs.len().max(1) as f64
        };
        Step { games: games.len(), score: games.iter().map(in_game).sum::<f64>() / games.len().max(1) as f64 }
    }

    /// How many points the upper one is ahead, and within how many that is so in 95 of 100 cases.
    fn lead(self) -> (f64, f64) {
        // Half a game more on each side: nobody is infinitely stronger after a few games.
        let games = self.games as f64 + 1.0;
        let share = (self.score * self.games as f64 + 0.5) / games;
        let scale = 400.0 / LN_10;
        let lead = scale * (share / (1.0 - share)).ln();
        (lead, 1.96 * scale / (games * share * (1.0 - share)).sqrt())
    }
}

/// A rating with its 95 % interval on each side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points; the novice has 1000.
    pub points: f64,
    /// It lies within so many.
    pub within: f64,
}

/// The ratings of all levels, from the steps between them.
pub fn ratings(steps: &[Step; RUNGS.len() - 1]) -> [Rating; RUNGS.len()] {
    let (anchor, points) = ANCHOR;
    std::array::from_fn(|rung| {
        let between = &steps[rung.min(anchor)..rung.max(anchor)];
        let sign = if rung < anchor { -1.0 } else { 1.0 };
        let lead: f64 = between.iter().map(|step| step.lead().0).sum();
        let spread: f64 = between.iter().map(|step| step.lead().1.powi(2)).sum();
        Rating { points: points + sign * lead, within: spread.sqrt() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_of_eleven_are_four_hundred_points() {
        let step = Step { games: 1_099_999, score: 10.0 / 11.0 };
        let (lead, within) = step.lead();
        assert!((lead - 400.0).abs() < 0.01, "{lead}");
        assert!(within < 2.0);
        let [random, novice, conductor, director] = ratings(&[step; 3]);
        assert_eq!(novice, Rating { points: 1000.0, within: 0.0 });
        assert!((random.points - 600.0).abs() < 0.1 && (director.points - 1800.0).abs() < 0.1);
        assert!(director.within > conductor.within);
    }

    #[test]
    fn who_wins_all_of_few_games_is_not_infinitely_stronger() {
        let (lead, within) = Step { games: 9, score: 1.0 }.lead();
        assert!(lead > 400.0 && lead < 600.0 && within > 300.0, "{lead} {within}");
    }

    #[test]
    fn pairs_of_upper_and_lower_bots_count() {
        let game = |worth: [i64; 4]| Outcome { worth: worth.to_vec(), ..Outcome::default() };
        // The upper bots have 5 and 1, the lower ones 3 and 1.
        assert_eq!(Step::of(&[game([5, 3, 1, 1])]).score, 2.5 / 4.0);
    }
}
