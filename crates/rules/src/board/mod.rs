//! Connections on the map: where a company's track leads, and the network that its trains see.

mod by_hex;
mod known;
pub mod network;
pub mod reach;

pub(crate) use known::{Known, best_runs};
pub use network::{BestRuns, RailNetwork};
pub use reach::Reach;
