//! What players do, done in a real Chromium against the real program: one file per chapter. At the end of every test
//! no page may have complained on the console, broken its policy, or asked anybody but our server.

mod accessibility;
mod account;
mod bohemia;
mod bots;
mod clicks;
mod deals;
mod deliberate;
mod ear;
mod f56;
mod first_page;
mod history;
mod installed;
mod keyboard;
mod languages;
mod live;
mod map;
mod moravia;
mod newcomers;
mod online;
mod operating;
mod phone;
mod pictures;
mod positions;
mod pre_stock;
mod rulebook;
mod sizes;
mod still;
mod stock;
mod take_over;
mod track;
mod trains;
mod trouble;
mod waiting;

use browser::{Stage, on_stage};

/// Plays a test with the program that was built for it.
fn play(test: impl FnOnce(&Stage)) {
    on_stage(env!("CARGO_BIN_EXE_lokalka"), test);
}
