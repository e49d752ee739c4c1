//! Trials of the real program, as a process over HTTP: [`chaos`] kills it in the middle of play and looks for what was
//! lost, [`load`] measures how much it bears, [`siege`] attacks it while somebody plays, [`start`] measures how soon it is there,
//! [`what_if`] how soon it says what trains would earn.
//!
//! For tests and measurements only; `cargo xtask chaos`, `cargo xtask load`, `cargo xtask siege`, `cargo xtask bench start` and
//! `cargo xtask bench what-if` run them.

pub mod chaos;
mod client;
mod dice;
mod folder;
pub mod load;
mod server;
pub mod siege;
pub mod start;
mod timing;
pub mod what_if;

pub use client::{Answer, Broken, Client};
pub use dice::Dice;
pub use server::{Kept, Manner, Server, Usage};
pub use timing::Timing;
