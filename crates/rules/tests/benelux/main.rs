//! The rules of 1836Jr-56, named by their ids; R-36 in `titles/1836jr56/rules.toml`.

mod auction;
mod chart;
mod map;
mod setup;
mod stock;
mod table;
