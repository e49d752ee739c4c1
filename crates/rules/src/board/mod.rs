//! Connections on the map: where a company's track leads, and the network that its trains see.

mod by_hex;
pub mod network;
pub mod reach;

pub use network::{BestRuns, RailNetwork};
pub use reach::Reach;
