//! 18CZ and its variants Bohemia and Moravia-Silesia: one file for each chapter of the rules.

mod book;
mod chart;
mod difference;
mod ends;
mod home;
mod judge;
mod order;
mod papers;
mod phases;
mod pre_stock;
mod privates;
mod reading;
mod running;
mod shares;
mod stations;
mod stock;
mod table;
mod take_over;
mod track;
mod trains;
mod vaclav;

pub use judge::CzReferee;

use rules::{CompanyId, Game, Money};

/// The most that the company's trains can earn in this position; nothing where there was too much to try.
pub fn best_revenue(game: &Game, company: CompanyId) -> Option<Money> {
    let book = book::Book::open(game.title(), game.state().players.len());
    let best = book.best_revenue(&reading::read(game.state()), company);
    book.unsure.borrow().is_empty().then_some(best)
}
