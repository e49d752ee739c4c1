//! Whole games between bots, for judging them.

use rules::{Action, Event, F56Event, Game, Options, Refusal, Seat, WrongPlayerCount};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::round_name::RoundName;
use rules::title::Title;

use crate::{Bot, Budget, Memory, think_with};

/// More actions than any game takes: a game that is still going by then would never end.
const ENDLESS: usize = 20_000;

/// What is played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The title.
    pub title: Arc<Title>,
    /// How open points are resolved.
    pub options: Options,
    /// The bots; they move one seat on from game to game.
    pub bots: Vec<Bot>,
    /// What a thought may cost.
    pub budget: Budget,
    /// The seed of the first game.
    pub seed: u64,
    /// Check the invariants after every action.
    pub check: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Worth at the end, by bot as listed in the match (not by seat).
    pub worth: Vec<i64>,
    /// Actions of each bot that were thoughts: more than one action was possible.
    pub thoughts: Vec<u64>,
    /// Time that each bot thought.
    pub time: Vec<Duration>,
    /// The longest thought of each bot.
    pub longest: Vec<Duration>,
    /// All that was done, in order.
    pub played: Vec<(Seat, Action)>,
    /// The last phase reached, as an index.
    pub phase: usize,
    /// Loans that were taken, in all.
    pub loans: u64,
    /// Stock rounds that were played.
    pub sets: u8,
    /// The bot that went bankrupt (R-36-END-01).
    pub bankrupt: Option<usize>,
    /// Companies that merged into a national one (R-36-CGR).
    pub merged: u64,
    /// Companies that closed (R-36-MKT-07).
    pub closed: u64,
}

/// Why a game was not played to its end. Only the first has to do with what was asked for: the others are faults of ours.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The title is not played by so many.
    #[error(transparent)]
    Players(#[from] WrongPlayerCount),
    /// A bot wanted to do what the rules do not allow.
    #[error("{action:?} was refused: {refusal:?}")]
    #[allow(missing_docs, reason = "the names say it")]
    Refused { action: Box<Action>, refusal: Box<Refusal> },
    /// Something on the table is wrong after the action with this number.
    #[error("after action {number}: {faults:?}")]
    #[allow(missing_docs, reason = "the names say it")]
    Broken { number: usize, faults: Vec<invariants::Fault> },
    /// Somebody is asked after the action with this number, and may do nothing.
    #[error("after action {number}: nothing is offered, and the game is not over")]
    #[allow(missing_docs, reason = "the name says it")]
    Stuck { number: usize },
    /// It does not end.
    #[error("still not over after {ENDLESS} actions")]
    Endless,
}

impl Match {
    /// Checks that the title can be played by this many.
    ///
    /// # Errors
    /// With the numbers that are possible.
    pub fn check_players(&self) -> Result<(), WrongPlayerCount> {
        Game::new(self.title.clone(), self.options, self.bots.len(), 0).map(|_| ())
    }

    /// The seed of the game with this number, from 0.
    pub fn seed_of(&self, number: u64) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(number)
    }

    /// Plays the game with this number, from 0.
    ///
    /// # Errors
    /// When a bot's action is refused, an invariant is broken, nothing may be done, or the game does not end.
    pub fn play(&self, number: u64) -> Result<Outcome, Fault> {
        let players = self.bots.len();
        let seed = self.seed_of(number);
        let mut game = Game::new(self.title.clone(), self.options, players, seed)?.game;
        let bot_at = |seat: Seat| (seat.index() + number as usize) % players;
        let zero = vec![Duration::ZERO; players];
        let mut memories: Vec<Memory> = self.bots.iter().map(|_| Memory::default()).collect();
        let mut outcome = Outcome {
            worth: vec![0; players],
            thoughts: vec![0; players],
            time: zero.clone(),
            longest: zero,
            ..Outcome::default()
        };
        while let Some(seat) = game.decider() {
            let bot = bot_at(seat);
            let began = Instant::now();
            let chance = seed ^ (outcome.played.len() as u64) << 20;
            let thought = think_with(&mut memories[bot], &game, self.bots[bot], &self.budget, chance);
            let Some(thought) = thought else { return Err(Fault::Stuck { number: outcome.played.len() }) };
            let took = began.elapsed();
            outcome.time[bot] += took;
            outcome.longest[bot] = outcome.longest[bot].max(took);
            outcome.thoughts[bot] += 1;
            let debt = debts(&game);
            let events = game.advance(thought.seat, &thought.action).map_err(|refusal| Fault::Refused {
                action: Box::new(thought.action.clone()),
                refusal: Box::new(refusal),
            })?;
            for event in &events {
                match *event {
                    Event::F56(F56Event::WentBankrupt { seat, .. }) => outcome.bankrupt = Some(bot_at(seat)),
                    Event::F56(F56Event::CompanyMerged { .. }) => outcome.merged += 1,
                    Event::CompanyClosed { .. } => outcome.closed += 1,
                    Event::RoundBegan { round: RoundName::Stock(number) } => outcome.sets = number,
                    _ => {}
                }
            }
            outcome.loans += u64::from(debts(&game) > debt);
            outcome.played.push((thought.seat, thought.action));
            if self.check {
                let faults = invariants::check(&game);
                if !faults.is_empty() {
                    return Err(Fault::Broken { number: outcome.played.len(), faults });
                }
            }
            if outcome.played.len() > ENDLESS {
                return Err(Fault::Endless);
            }
        }
        for seat in game.state().seats() {
            outcome.worth[bot_at(seat)] = game.view().worth(seat);
        }
        outcome.phase = game.state().phase.index();
        Ok(outcome)
    }
}

fn debts(game: &Game) -> u64 {
    let state = game.state();
    let of_players: u64 = state.players.iter().map(|player| u64::from(player.penalty)).sum();
    of_players + state.credit.iter().map(|credit| u64::from(credit.loans)).sum::<u64>()
}
