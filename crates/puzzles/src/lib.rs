//! Puzzles: positions of games that bots have played, with a question that has one answer, proven by the solver.
//!
//! A [`Kind`] says what is asked. All but one are a choice between [`moves`]: each is played, and what the company's trains then
//! earn at best is compared; the one is to draw the best run itself ([`run`]). [`draw`](mod@draw) takes puzzles from games and keeps
//! those that are worth a thought, [`collection`] has those that come with the program, [`judge`](mod@judge) tells right from wrong, and
//! [`check`](mod@check) works everything out once more.
//!
//! ```
//! use puzzles::{Kind, collection, judge};
//! use rules::Action;
//!
//! let set = collection::of_title("18cz").expect("18CZ has puzzles");
//! let puzzle = set.puzzles().find(|puzzle| puzzle.kind == Kind::Run).expect("there are some of every kind");
//! let game = set.position(puzzle).expect("the game can be played again");
//! let nothing = judge::judge(&game, puzzle, &Action::RunTrains { runs: Vec::new() }).expect("that is legal");
//! assert!(!nothing.is_right() && nothing.best == puzzle.facts.best);
//! ```

pub mod check;
pub mod collection;
pub mod draw;
pub mod facts;
pub mod file;
pub mod judge;
mod kind;
mod level;
pub mod moves;
mod outcomes;
mod puzzle;
pub mod run;
pub mod trace;

pub use kind::Kind;
pub use level::Level;
pub use puzzle::Puzzle;
