//! Connections on the map: where a company's track leads, and the network that its trains see.

mod best_runs;
mod by_hex;
pub mod network;
pub mod reach;
mod trace;
mod traced;

pub use best_runs::BestRuns;
pub use network::{MOST_NODES, RailNetwork};
pub use reach::Reach;
pub(crate) use traced::Traced;
