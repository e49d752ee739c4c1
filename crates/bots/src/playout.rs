//! Playing a game out in the mind: everybody as the novice would.

use rules::seed::Draws;
use rules::state::Round;
use rules::{Action, CompanyId, Decision, Game, Offer, Seat, runnable};

use crate::budget::Purse;
use crate::forecast::{Earnings, Forecast};
use crate::novice::{self, Care};

/// A game in the mind, with what its companies earn.
#[derive(Clone)]
pub(crate) struct Playout {
    pub(crate) game: Game,
    earnings: Earnings,
}

impl Playout {
    pub(crate) fn begin(game: &Game, earnings: &Earnings) -> Playout {
        Playout { game: game.clone(), earnings: earnings.clone() }
    }

    /// Plays one action and keeps the earnings up to date.
    pub(crate) fn play(&mut self, seat: Seat, action: &Action) -> bool {
        let before = self.game.state().decision().cloned();
        let Ok(played) = self.game.play(seat, action) else { return false };
        let trains = |game: &Game, company: CompanyId| runnable(game.view(), company);
        if let Some(Decision::Trains { company } | Decision::TakenTrains { company, .. }) = before {
            let (had, has) = (trains(&self.game, company), trains(&played.game, company));
            if has.len() > had.len()
                && let Some(&new) = has.last()
            {
                let more = Forecast::new(self.game.view(), &self.earnings).expected_from(company, new);
                self.earnings.add(company, more);
            }
        }
        self.game = played.game;
        match (before, action) {
            (Some(Decision::Run { company }), _) => {
                let earned = match self.game.state().decision() {
                    Some(&Decision::Dividend { revenue, .. }) => revenue,
                    _ => 0,
                };
                self.earnings.set(company, earned);
            }
            _ => {}
        }
        true
    }

    /// Plays on until so many more operating rounds are over, the game ends, or the budget does.
    pub(crate) fn run(&mut self, rounds: i64, draws: &mut Draws, purse: &Purse<'_>) -> bool {
        let until = self.rounds_to_come() - rounds;
        while let Some(offers) = self.game.offers() {
            if self.rounds_to_come() < until || (self.rounds_to_come() == until && self.is_between()) {
                return true;
            }
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

    fn rounds_to_come(&self) -> i64 {
        Forecast::new(self.game.view(), &self.earnings).rounds_to_come()
    }

    /// Between two operating rounds: all companies have had as many turns.
    fn is_between(&self) -> bool {
        match &self.game.state().round {
            Round::Operating { begun, turn, .. } => *begun <= 1 && turn.is_some(),
            _ => true,
        }
    }

    /// How well a seat stands against the others, in K: twice its wealth at the end, less the mean of the others and
    /// the best of them.
    pub(crate) fn standing(&self, seat: Seat) -> i64 {
        let view = self.game.view();
        let over = self.game.state().is_over();
        let worth = |seat| {
            if over { view.worth(seat) } else { Forecast::new(view, &self.earnings).worth(seat) }
        };
        let others: Vec<i64> = self.game.state().seats().filter(|&other| other != seat).map(worth).collect();
        let best = others.iter().copied().max().unwrap_or(0);
        let mean = others.iter().sum::<i64>() / (others.len() as i64).max(1);
        2 * worth(seat) - best - mean
    }
}

/// Whether the offers leave anything to think about.
pub(crate) fn is_forced(offers: &[Offer]) -> bool {
    matches!(offers, [offer] if offer.len() == 1)
}
