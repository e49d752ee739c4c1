//! The rules of 1836Jr-56, named by their ids; R-36 in `titles/1836jr56/rules.toml`.

mod auction;
mod capital;
mod certificates;
mod chart;
mod map;
mod operating;
mod privates;
mod running;
mod setup;
mod stations;
mod stock;
mod table;
mod track;
