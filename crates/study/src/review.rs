//! What a review says. It is kept and handed on as JSON; actions are written in the notation of game files, companies by their symbols, seats by their
//! numbers from 0, and chances in thousandths.

use bots::Reason;
use rules::notation::ActionNotation;
use serde::{Deserialize, Serialize};

/// The version of this form. One that was kept in another is made anew.
pub const VERSION: u32 = 1;

/// A game, looked back at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The version of the form.
    pub version: u32,
    /// How many actions were to be played at most where it was looked twice.
    pub nodes: u64,
    /// How many actions the game has.
    pub actions: usize,
    /// Whether a mind knows the title. Without one there are no chances, turning points and take-overs missed.
    pub judged: bool,
    /// The curve: how everybody stood when rounds began, and at the end.
    pub standings: Vec<Standing>,
    /// What each seat did.
    pub sides: Vec<Side>,
    /// The decisions that cost their player most, the largest loss first.
    pub turning_points: Vec<TurningPoint>,
    /// All decisions at which the mind would have done something else.
    pub decisions: Vec<Weighed>,
    /// Runs below the best.
    pub left_behind: Vec<LeftBehind>,
    /// Money in hand at the end of stock rounds for which shares could have been bought.
    pub idle: Vec<Idle>,
    /// Companies that stood still for want of a train that they could have bought.
    pub late_trains: Vec<LateTrain>,
    /// Take-overs that would have been better than what was done.
    pub missed: Vec<Missed>,
}

/// How everybody stood at a position, by it and by some lines that were played on from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The position after so many actions.
    pub at: usize,
    /// What each seat was worth.
    pub worth: Vec<i64>,
    /// What each should be worth in the end.
    pub expected: Vec<i64>,
    /// The chance of each.
    pub chances: Vec<i32>,
}

/// What a seat did, in all.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The seat.
    pub seat: u8,
    /// Decisions at which there was a choice.
    pub decisions: usize,
    /// Those at which the mind would have done the same.
    pub agreed: usize,
    /// What it lost by what was looked at twice.
    pub lost: i32,
    /// What its companies left behind.
    pub left_behind: u32,
}

/// A decision that cost its player chances.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The position after so many actions: the one in which it was decided.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// What was done.
    pub played: ActionNotation,
    /// What seemed better.
    pub better: ActionNotation,
    /// The chance of that seat after what was done.
    pub chance_played: i32,
    /// The same after what seemed better.
    pub chance_better: i32,
    /// What the seat should be worth in the end after what was done.
    pub worth_played: i64,
    /// The same after what seemed better.
    pub worth_better: i64,
    /// In how many lines what seemed better was better, ...
    pub better_in: u32,
    /// ... of how many.
    pub lines: u32,
    /// Why.
    pub reason: Reason,
    /// Who would have ended with less, where that is more than what the player would have gained.
    pub rival: Option<Rival>,
}

/// Somebody whom what seemed better would have cost money.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rival {
    /// The seat.
    pub seat: u8,
    /// With so much less it would have ended.
    pub less: i64,
}

impl TurningPoint {
    /// The loss of chances, in thousandths.
    pub fn loss(&self) -> i32 {
        self.chance_better - self.chance_played
    }
}

/// A decision at which the mind would have done something else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The position after so many actions.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// What the seat should be worth in the end after what was done.
    pub played: i64,
    /// The same after what the mind would have done.
    pub better: i64,
    /// How many lines were played from both, where it was looked twice.
    pub lines: u32,
}

/// A run below the best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeftBehind {
    /// The position after so many actions.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// The company.
    pub company: String,
    /// What it ran for.
    pub ran: u32,
    /// What it could have run for.
    pub best: u32,
    /// Whether no routes at all earn more than that.
    pub proven: bool,
}

/// Money in hand while shares were for sale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Idle {
    /// The position after so many actions: the last pass in a stock round.
    pub at: usize,
    /// Who passed.
    pub seat: u8,
    /// With so much money.
    pub cash: u32,
    /// The dearest share that could have been bought.
    pub company: String,
    /// Its price.
    pub price: u32,
}

/// A company that stood still for want of a train that it could have bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LateTrain {
    /// The position after so many actions: here it bought none.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// The company.
    pub company: String,
    /// The train that it could have bought out of its treasury, as it is written in files.
    pub train: String,
    /// What that would have run for in its next turn.
    pub would_run: u32,
}

/// A take-over that would have been better than what was done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// The position after so many actions.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// What would have been better.
    pub better: ActionNotation,
    /// The company that would have changed hands.
    pub company: String,
    /// What that should have been worth to the seat in the end.
    pub gain: i64,
}
