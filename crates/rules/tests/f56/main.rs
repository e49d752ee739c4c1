//! The rules of 1836Jr-56, named by their ids; R-36 in `titles/1836jr56/rules.toml`.

mod auction;
#[path = "../by_hand/mod.rs"]
mod by_hand;
mod capital;
mod certificates;
mod chart;
mod deals;
mod dividends;
mod emergency;
mod examples;
mod formation;
mod game_end;
mod loans;
mod national;
mod operating;
mod phases;
mod privates;
mod running;
mod setup;
mod several_needs;
mod stations;
mod stock;
mod table;
mod track;
mod trains;

/// The title that the table is set up with.
const TITLE: &str = "1836jr56";
