//! Looking ahead: ideas are played out in the mind, and the one that leaves the best position is taken.

use rules::{Decision, Game, Offers};

use crate::budget::{Budget, Purse};
use crate::forecast::{Earnings, Forecast};
use crate::idea::Idea;
use crate::novice::{self, Care};
use crate::playout::{Playout, is_forced};
use crate::reason::Reason;

/// So many ideas the conductor tries.
const CONDUCTORS_IDEAS: usize = 6;

/// So many the director begins with.
const DIRECTORS_IDEAS: usize = 16;

/// Another idea than the first must be better by so much: playing out is rough.
const DOUBT: i64 = 6;

/// Decisions in which there is nothing to look ahead for.
fn is_plain(game: &Game, offers: &Offers) -> bool {
    is_forced(&offers.offers) || matches!(game.state().decision(), Some(Decision::Run { .. }))
}

/// Tries the first few ideas, up to the end of the next operating round.
pub(crate) fn conductor(game: &Game, offers: &Offers, budget: &Budget) -> Idea {
    let earnings = Earnings::of(game.view());
    let mut ideas = novice::ideas(game, offers, &earnings, Care::TABLE);
    if is_plain(game, offers) {
        return ideas.swap_remove(0);
    }
    ideas.truncate(CONDUCTORS_IDEAS);
    let purse = Purse::open(budget);
    let mut tried = Tried::new(game, offers, &earnings, ideas);
    tried.all(1, &purse);
    tried.best()
}

/// Tries many ideas a little way, the better half further, and the last few to the end.
pub(crate) fn director(game: &Game, offers: &Offers, budget: &Budget) -> Idea {
    let earnings = Earnings::of(game.view());
    let mut ideas = novice::ideas(game, offers, &earnings, Care::TABLE);
    if is_plain(game, offers) {
        return ideas.swap_remove(0);
    }
    ideas.truncate(DIRECTORS_IDEAS);
    let purse = Purse::open(budget);
    let mut tried = Tried::new(game, offers, &earnings, ideas);
    let to_end = Forecast::new(game.view(), &earnings).rounds_to_come() + 1;
    let mut rounds = 1;
    loop {
        tried.all(rounds, &purse);
        if rounds >= to_end || tried.open.len() <= 1 || purse.spent_permille() > 500 {
            return tried.best();
        }
        tried.keep_better_half();
        rounds = (rounds * 2).min(to_end);
    }
}

/// Ideas with where they led.
struct Tried<'a> {
    offers: &'a Offers,
    open: Vec<Open>,
    count: usize,
    game: &'a Game,
    earnings: &'a Earnings,
}

struct Open {
    idea: Idea,
    /// The place in the novice's ranking.
    place: usize,
    standing: Option<i64>,
}

impl<'a> Tried<'a> {
    fn new(game: &'a Game, offers: &'a Offers, earnings: &'a Earnings, ideas: Vec<Idea>) -> Tried<'a> {
        let count = ideas.len();
        let open = ideas.into_iter().enumerate();
        let open = open.map(|(place, idea)| Open { idea, place, standing: None }).collect();
        Tried { offers, open, count, game, earnings }
    }

    /// Plays all that are open out for so many rounds, or as far as the budget goes: then older findings stand.
    fn all(&mut self, rounds: i64, purse: &Purse<'_>) {
        let seat = self.offers.seat;
        let mut found = Vec::with_capacity(self.open.len());
        for open in &self.open {
            let mut playout = Playout::begin(self.game, self.earnings);
            if !playout.play(seat, &open.idea.action) || !playout.run(rounds, purse) {
                break;
            }
            found.push(playout.standing(seat));
        }
        // Standings are compared only when all were found at the same distance.
        let whole = found.len() == self.open.len();
        let first = self.open.iter().all(|open| open.standing.is_none());
        if whole || first {
            for (open, standing) in self.open.iter_mut().zip(found) {
                open.standing = Some(standing);
            }
        }
        self.open.sort_by_key(|open| (std::cmp::Reverse(open.standing), open.place));
    }

    fn keep_better_half(&mut self) {
        let half = self.open.len().div_ceil(2);
        // The novice's own choice stays in the race.
        let first = self.open.iter().position(|open| open.place == 0).unwrap_or(0);
        if first >= half {
            self.open.swap(first, half - 1);
        }
        self.open.truncate(half);
    }

    /// The best, unless the first idea is nearly as good.
    fn best(mut self) -> Idea {
        let own = self.open.iter().position(|open| open.place == 0);
        let standing = |index: usize| self.open[index].standing;
        let own_standing = own.and_then(standing);
        let best = standing(0);
        match (own, own_standing, best) {
            (Some(own), Some(first), Some(best)) if best <= first + DOUBT => self.open.swap_remove(own).idea,
            (_, Some(first), Some(best)) => {
                let mut idea = self.open.swap_remove(0).idea;
                idea.reason = Reason::LookedAhead { tried: self.count, better_by: (best - first) / 2 };
                idea
            }
            _ => self.open.swap_remove(0).idea,
        }
    }
}
