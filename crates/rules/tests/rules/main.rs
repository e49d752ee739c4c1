//! One test per rule of the catalogue (`titles/18cz/rules.toml`), named for it, and the scenarios of the rules text
//! (`t_…`). Each file is a chapter.

#![allow(missing_docs)]

mod table;

/// The title that the table is set up with.
const TITLE: &str = "18cz";

mod acquisition;
mod companies;
mod deals;
mod directors;
mod emergency;
mod game_end;
mod home;
mod income;
mod market;
mod operating;
mod phases;
mod pre_stock;
mod privates;
mod promotion;
mod running;
mod sales;
mod setup;
mod stations;
mod stock;
mod track;
mod trains;
