//! A mind that looks back at a game of others: what it would have done at a decision, what everybody should be worth then and after what
//! was done instead, and how either goes on.

use rules::{Action, Game, Offers, Options, Seat};

use super::candidates::Candidate;
use super::judge::{Judge, Judged, asked, builder};
use super::knowledge::Knowledge;
use super::player::{self, Manner};
use super::ponder::Depth;
use super::prospects::Memory;
use super::reasons::why;
use crate::bot::Character;
use crate::budget::Budget;
use crate::idea::Idea;
use crate::reason::Reason;
use crate::strength::Strength;

/// The doubt of those who play on, in money: enough that no two lines from a position are alike, little enough that they are good.
const DOUBT: f32 = 12.0;

/// A mind that looks back.
pub struct Hindsight {
    knowledge: &'static Knowledge,
    memory: Memory,
    manner: Manner,
}

/// A decision, looked at again.
#[derive(Clone, Debug)]
pub struct Look {
    /// Who decided.
    pub seat: Seat,
    /// What everybody should be worth after what was done.
    pub played: Vec<f32>,
    /// What the mind would have done.
    pub better: Action,
    /// What everybody should be worth after that.
    pub values: Vec<f32>,
    /// What speaks for it, compared with what was done.
    pub reason: Reason,
}

impl Hindsight {
    /// A mind for games of this title; none where nothing was learned about it.
    pub fn of(game: &Game) -> Option<Hindsight> {
        let knowledge = Knowledge::of(game.title(), game.state().players.len())?;
        knowledge.roster(game.title())?;
        let manner = Manner::of(Strength::Director, Character::Win, game.title());
        Some(Hindsight {
            knowledge,
            memory: Memory::default(),
            manner: Manner { doubt: DOUBT, depth: Depth::NONE, ..manner },
        })
    }

    /// What everybody should be worth in the end.
    pub fn values(&mut self, game: &Game) -> Vec<f32> {
        player::values(game, self.knowledge, &mut self.memory).unwrap_or_default()
    }

    /// Looks again at a decision of weight; `after` is the position that what was done led to, with all answers that it was waiting
    /// for. Nothing where there was no choice, or where the mind would have done the same.
    pub fn look(&mut self, game: &Game, action: &Action, after: &Game) -> Option<Look> {
        // Where a record does not tell who agreed, deals with others still need somebody who does.
        let game = &asking(game);
        let offers = game.offers().filter(|offers| !offers.is_empty())?;
        if Idea::only(&offers).is_some() {
            return None;
        }
        let roster = self.knowledge.roster(game.title())?;
        let mut judge = Judge::new(game, Some(&self.knowledge.network), &roster, &mut self.memory);
        judge.envy = [self.manner.envy; 8];
        judge.prior = self.manner.prior;
        judge.reluctance = self.manner.reluctance;
        let table = judge.table(game);
        let mut judged = judge.judge(game, &offers, &table);
        let best = judged.swap_remove(0);
        if best.candidate.action == *action || same_position(game, &offers, &best.candidate.action, after) {
            return None;
        }
        let then = judge.memory.tried(after.view(), &table, game.state().decision().and_then(builder));
        let played = judge.values(after, &then);
        let done = Judged {
            candidate: Candidate { action: action.clone(), score: 0, reason: Reason::NothingBetter },
            utility: judge.utility(&played, offers.seat),
            values: played.clone(),
        };
        let pair = [best, done];
        let reason = why(&mut judge, game, offers.seat, &pair, &table);
        let [Judged { candidate, values, .. }, _] = pair;
        Some(Look { seat: offers.seat, played, better: candidate.action, values, reason })
    }

    /// The position after an action, with the consent of whoever is asked.
    pub fn then(game: &Game, action: &Action) -> Option<Game> {
        let mut then = asking(game);
        let seat = then.decider()?;
        then.advance_unheard(seat, action).ok()?;
        if let Some(asked) = asked(&then, seat) {
            then.advance_unheard(asked, &Action::Accept).ok()?;
        }
        Some(then)
    }

    /// Plays on for so many actions, everybody doing what the mind likes most, with a little doubt. Gives the position that this leads
    /// to, and how many actions that took.
    pub fn play_on(&mut self, game: &Game, actions: u64, seed: u64) -> (Game, u64) {
        let mut game = asking(game);
        let mut done = 0;
        while done < actions {
            let budget = Budget::nodes(0);
            let seed = seed ^ done << 20;
            let thought = player::think(&game, self.knowledge, &mut self.memory, self.manner, &budget, seed);
            let Some(thought) = thought else { break };
            if game.advance_unheard(thought.seat, &thought.action).is_err() {
                break;
            }
            done += 1;
        }
        (game, done)
    }
}

/// The same position at a table where deals with others need their consent.
fn asking(game: &Game) -> Game {
    if game.options().ask_consent {
        return game.clone();
    }
    let options = Options { ask_consent: true, ..*game.options() };
    Game::at(game.title().clone(), options, game.state().clone())
}

/// Whether an action leads where what was done has led.
fn same_position(game: &Game, offers: &Offers, action: &Action, after: &Game) -> bool {
    let mut then = game.clone();
    then.advance_unheard(offers.seat, action).is_ok() && then.state() == after.state()
}
