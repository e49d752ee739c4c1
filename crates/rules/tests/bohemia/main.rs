//! One test per rule of Bohemia (`titles/18cz-bohemia/rules.toml`), named for it, and the scenarios of the rules text
//! (`t_…`).

#![allow(missing_docs)]

#[allow(dead_code, reason = "a table for all titles")]
#[path = "../rules/table.rs"]
mod table;

mod deciding;
mod drawing;
mod hand_out;
mod owning;
mod setup;

use rules::{CompanyId, CzEvent, Event, Game, Money};
use std::sync::Arc;

use rules::title::Size;
use table::{SEATED, Table, company, title};

/// The title that the table is set up with.
const TITLE: &str = "18cz-bohemia";

/// A new game in which this small company is Václav's; seat 0 has the lowest card.
fn bohemia(small: &str) -> Table {
    let of_seed = |seed| Game::new(title(), SEATED, 2, seed).expect("two may play");
    let drawn = (0..).map(of_seed).find(|played| played.game.state().is_vaclavs(company(small)));
    let played = drawn.expect("some seed draws every company");
    Table { game: played.game, events: played.events }
}

/// Makes a company Václav's by hand, at this price and with these trains.
fn give(table: &mut Table, symbol: &str, price: Money, trains: &[&str]) {
    let id = company(symbol);
    let float = title().size_of(id).float;
    table.floated(symbol, price, 0);
    table.edit(|state| {
        *state.shares_mut(id, rules::Seat(0)) = 0;
        let entry = &mut state.companies[id.index()];
        (entry.director, entry.vaclav) = (None, float);
        entry.start_price = title().size_of(id).start_prices[0];
    });
    table.trains(symbol, trains);
}

/// The symbol of Václav's company of a size.
fn his(table: &Table, size: Size) -> Option<String> {
    table.game.view().vaclavs(size).map(symbol)
}

fn symbol(id: CompanyId) -> String {
    title().charter(id).symbol.clone()
}

/// The companies that the last action drew for Václav, with their prices.
fn drawn(table: &Table) -> Vec<(String, Money)> {
    let drawn = |event: &Event| match event {
        Event::Cz(CzEvent::CompanyDrawn { company, price, .. }) => Some((symbol(*company), *price)),
        _ => None,
    };
    table.events.iter().filter_map(drawn).collect()
}

/// Every position of the tests is one that a game can be in.
fn sound(table: &Table) {
    let game = Game::at(Arc::clone(table.game.title()), *table.game.options(), table.state().clone());
    assert_eq!(invariants::check(&game), Vec::<invariants::Fault>::new());
}
