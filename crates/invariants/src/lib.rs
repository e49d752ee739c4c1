//! What must be true of every game between two decisions.
//!
//! This does not belong to play: tests, `simulate` and `verify` ask for it. It is written against the rulebook and the
//! manifest, not against the steps, so that a step cannot hide its own mistake.

mod board;
mod credit;
mod faults;
mod frame;
mod offers;
mod paper;
mod purses;
mod trains;

use faults::Faults;
use rules::Game;

/// Everything that is wrong with the position, a sentence each; empty when all is well.
///
/// ```
/// use rules::{Game, Options, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title.clone(), Options::BOOK, 3, 1)?.game;
/// assert!(invariants::check(&game).is_empty());
///
/// let mut position = game.state().position();
/// position.order.pop();
/// let wrong = invariants::check(&Game::at(title, Options::BOOK, position));
/// assert!(!wrong.is_empty(), "a seat without an order card");
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
pub fn check(game: &Game) -> Vec<String> {
    let mut faults = Faults::none(game.view());
    frame::check(&mut faults);
    paper::check(&mut faults);
    board::check(&mut faults);
    trains::check(&mut faults);
    credit::check(&mut faults);
    purses::check(&mut faults);
    offers::check(&mut faults, game);
    faults.found
}
