//! The rules of 1836Jr-56, named by their ids; R-36 in `titles/1836jr56/rules.toml`.

mod auction;
mod chart;
mod dividends;
mod emergency;
mod examples;
mod formation;
mod game_end;
mod loans;
mod map;
mod national;
mod phases;
mod setup;
mod table;
mod trains;

pub use table::{SEATED, Table, company, private, title};
