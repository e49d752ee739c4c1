//! Playing a game out in the mind: everybody as the novice would.

use rules::seed::Draws;
use rules::{Action, CompanyId, Decision, Event, Game, Seat, runnable};

use crate::budget::Purse;
use crate::forecast::{Earnings, Forecast};
use crate::novice::{self, Care};

/// A game in the mind, with what its companies earn.
pub(crate) struct Playout {
    game: Game,
    earnings: Earnings,
}

impl Playout {
    pub(crate) fn begin(game: &Game, earnings: &Earnings) -> Playout {
        Playout { game: game.clone(), earnings: earnings.clone() }
    }

    /// Plays one action and keeps the earnings up to date; `false` when it is refused.
    pub(crate) fn play(&mut self, seat: Seat, action: &Action) -> bool {
        let decision = self.game.state().decision().cloned();
        let Ok(played) = self.game.play(seat, action) else { return false };
        match decision {
            Some(Decision::Run { company }) => {
                let earned = match played.game.state().decision() {
                    Some(&Decision::Dividend { revenue, .. }) => revenue,
                    _ => 0,
                };
                self.earnings.set(company, earned);
            }
            Some(Decision::Trains { company } | Decision::TakenTrains { company, .. }) => {
                self.expect_more(company, &played.game);
            }
            _ => {}
        }
        for event in &played.events {
            // Václav's companies run without being asked.
            if let Event::TrainsRan { company, revenue, .. } = event
                && played.game.state().is_vaclavs(*company)
            {
                self.earnings.set(*company, *revenue);
            }
        }
        self.game = played.game;
        true
    }

    /// Where the company has one more train afterwards, it is expected to earn something.
    fn expect_more(&mut self, company: CompanyId, after: &Game) {
        let (had, has) = (runnable(self.game.view(), company), runnable(after.view(), company));
        if let Some(&new) = has.last()
            && has.len() > had.len()
        {
            let more = Forecast::new(self.game.view(), &self.earnings).expected_from(company, new);
            self.earnings.add(company, more);
        }
    }

    /// Plays on to the end of the game; `false` when the budget ends before.
    pub(crate) fn finish(&mut self, draws: &mut Draws, purse: &Purse<'_>) -> bool {
        while let Some(offers) = self.game.offers() {
            if !purse.spend() {
                return false;
            }
            let ideas = novice::ideas(&self.game, &offers, &self.earnings, Care::Mind);
            if !self.play(offers.seat, &novice::pick(ideas, draws).action) {
                return false;
            }
        }
        true
    }

    /// How well a seat stands against the others at the end, in K: twice its worth, less the mean of the others and the
    /// best of them.
    pub(crate) fn standing(&self, seat: Seat) -> i64 {
        let worth = |seat| self.game.view().worth(seat);
        let others: Vec<i64> = self.game.state().seats().filter(|&other| other != seat).map(worth).collect();
        let best = others.iter().copied().max().unwrap_or(0);
        let mean = others.iter().sum::<i64>() / (others.len() as i64).max(1);
        2 * worth(seat) - best - mean
    }
}
