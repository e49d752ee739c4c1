//! One test per rule of Moravia-Silesia (`titles/18cz-moravia-silesia/rules.toml`), named for it, and the scenarios of the
//! rules text (`t_…`).

#![allow(missing_docs)]

#[allow(dead_code, reason = "a table for all titles")]
#[path = "../rules/table.rs"]
mod table;

mod auction;
mod companies;
mod papers;
mod phases;
mod railway;
mod setup;

use invariants::Fault;
use rules::message::Keyed;
use rules::{Action, CzAction, Game, Money, Seat};
use std::sync::Arc;

use rules::event::Event;
use rules::state::PrivateOwner;
use table::{Table, private, title};

/// The title that the table is set up with.
const TITLE: &str = "18cz-moravia-silesia";

/// Every position of the tests is one that a game can be in.
fn sound(table: &Table) {
    let game = Game::at(Arc::clone(table.game.title()), *table.game.options(), table.state().clone());
    assert_eq!(invariants::check(&game), Vec::<Fault>::new());
}

/// The same on a board that was laid by hand, where any tile may lie anywhere.
fn sound_but_for_tiles(table: &Table) {
    let faults = invariants::check(&table.game);
    let by_hand = |fault: &Fault| {
        fault.key().starts_with("unsound-tile-")
            || matches!(
                fault,
                Fault::NoTilesHere { .. } | Fault::RedTileEarly { .. } | Fault::StartPrice { .. }
            )
    };
    let others: Vec<Fault> = faults.into_iter().filter(|fault| !by_hand(fault)).collect();
    assert_eq!(others, []);
}

/// Gives the Mährische Westbahn to a player by hand, with its marker at home.
fn westbahn(table: &mut Table, seat: u8) {
    table.local_to_player("MW", seat).station("MW", "F22", 0);
    table.edit(|state| state.companies[table::company("MW").index()].has_operated = false);
}

/// Puts a paper up and bids its lowest price; all others pass.
fn bought(table: &mut Table, id: &str) {
    let lowest = title().private(private(id)).price;
    if matches!(table.decision(), rules::Decision::Cz(rules::CzDecision::PickPaper { .. })) {
        table.play(pick(id));
    }
    table.play(bid(lowest));
    while matches!(table.decision(), rules::Decision::Cz(rules::CzDecision::Bid { paper, .. }) if *paper == private(id))
    {
        table.play(Action::Pass);
    }
}

fn pick(id: &str) -> Action {
    Action::Cz(CzAction::PickPaper { private: private(id) })
}

fn bid(amount: Money) -> Action {
    Action::Cz(CzAction::Bid { amount })
}

fn owner(table: &Table, id: &str) -> PrivateOwner {
    table.state().private(private(id)).owner
}

/// Who owns the paper.
fn player(seat: u8) -> PrivateOwner {
    PrivateOwner::Player(Seat(seat))
}

/// Whether the last action led to such an event.
fn happened(table: &Table, is_it: impl Fn(&Event) -> bool) -> bool {
    table.events.iter().any(is_it)
}
