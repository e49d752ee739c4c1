//! What must be true of every game between two decisions.
//!
//! This does not belong to play: tests, `simulate` and `verify` ask for it. It is written against the rulebook and the
//! manifest, not against the steps, so that a step cannot hide its own mistake.

mod board;
mod credit;
mod fault;
mod faults;
mod frame;
mod offers;
mod paper;
mod purses;
mod trains;

pub use fault::{Fault, Subject};
use faults::Faults;
use rules::Game;

/// Everything that is wrong with the position; empty when all is well.
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
pub fn check(game: &Game) -> Vec<Fault> {
    let mut faults = Faults::none(game.view());
    table(&mut faults);
    offers::check(&mut faults, game);
    faults.found
}

/// The same of a position that is being set up, before anybody is asked: who comes next is for the order of play to say.
pub fn check_set_up(game: &Game) -> Vec<Fault> {
    let mut faults = Faults { asked: false, ..Faults::none(game.view()) };
    table(&mut faults);
    faults.found
}

fn table(faults: &mut Faults<'_>) {
    frame::check(faults);
    paper::check(faults);
    board::check(faults);
    trains::check(faults);
    credit::check(faults);
    purses::check(faults);
}
