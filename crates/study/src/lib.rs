//! Looking back at a game that was played: who stood how well when, which decisions cost most, and what was left behind.
//!
//! A [`Study`] goes through a [`Line`] of play in small steps and gives a [`Review`]. What a review says is of two kinds:
//!
//! - **Exact**, by the rules and the solver of routes alone: revenue left behind, money left idle, trains bought too late (module
//!   `facts`). This is said of every title.
//! - **Judged**, by a mind of the bots, where one knows the title: chances, turning points, take-overs missed. Where none does,
//!   the review says so and has nothing of it.
//!
//! How decisions are judged (module `study`): every decision at which there was a choice is glanced at, as a director would before a move.
//! Where the mind would have done something else, it may be wrong, and it is most often wrong about what it likes best; so those with the
//! largest apparent loss are looked at again. From the position after what was played and from the one after what seemed better,
//! everybody plays on for a while, several times with the same doubts on both sides, and only a lead that repeats counts. The
//! budget is how many actions may be played so. No clock and no chance of the machine's has a say: the same line and budget
//! give the same review everywhere.
//!
//! The curve of chances has a point where each round begins, which is the average of that position and of some lines from it.
//! How chances are made of values: see module `chances`.

mod chances;
mod facts;
mod line;
mod review;
mod study;
pub mod words;

pub use chances::{Temper, chances};
pub use line::{Act, Deed, Line, Move};
pub use review::{
    Idle, LateTrain, LeftBehind, Missed, Review, Rival, Side, Standing, TurningPoint, VERSION, Weighed,
};
pub use study::{Progress, Study, USUAL_NODES, review};
