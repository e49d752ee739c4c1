//! What must be true of every game between two decisions.
//!
//! This does not belong to play: tests, `simulate` and `verify` ask for it. It is written against the rulebook and the
//! manifest, not against the steps, so that a step cannot hide its own mistake.

mod board;
mod credit;
mod frame;
mod paper;
mod trains;

use crate::game::Game;
use crate::ids::CompanyId;
use crate::view::View;

/// Everything that is wrong with the position, a sentence each; empty when all is well.
///
/// ```
/// use rules::{Game, Options, invariants, title::embedded};
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
    let mut faults = Faults { view: game.view(), found: Vec::new() };
    frame::check(&mut faults);
    paper::check(&mut faults);
    board::check(&mut faults);
    trains::check(&mut faults);
    credit::check(&mut faults);
    faults.found
}

/// The faults found so far, with the look at the table that all checks share.
struct Faults<'a> {
    view: View<'a>,
    found: Vec<String>,
}

impl<'a> Faults<'a> {
    /// Notes the sentence unless the condition holds.
    fn unless(&mut self, holds: bool, sentence: impl FnOnce() -> String) {
        if !holds {
            self.found.push(sentence());
        }
    }

    /// The symbol of a company.
    fn symbol(&self, company: CompanyId) -> &'a str {
        &self.view.title.charter(company).symbol
    }

    /// The company is the national one, and gathers what companies that merge bring in (R-36-CGR-14).
    fn is_forming(&self, company: CompanyId) -> bool {
        let national = self.view.state.national.as_ref();
        national.is_some_and(|national| national.company == company && national.forming.is_some())
    }
}
