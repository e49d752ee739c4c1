//! A mind that learned: a small network values positions, and the bot plays what leads to the position that it likes most.
//!
//! From the bottom up: `sink.rs` takes features as numbers or as names; `roster.rs` gives companies and cards their places;
//! `prospects.rs` finds out what trains could earn and remembers it; `features/` describes a position; `network.rs` values it, with
//! the weights that `weights.rs` reads and `knowledge.rs` keeps; `candidates.rs` says what is worth a look, and `judge.rs` looks at
//! it, `ponder.rs` twice; `reasons.rs` says why, and `player.rs` plays. `hindsight.rs` looks back at
//! games of others. `self_play.rs` plays games to learn from, and `samples.rs` writes them down.

mod candidates;
mod features;
pub mod hindsight;
mod judge;
pub mod knowledge;
mod network;
pub mod player;
pub mod ponder;
mod prospects;
mod reasons;
mod roster;
mod samples;
pub mod self_play;
mod sink;
mod weights;

pub use knowledge::Knowledge;
pub use prospects::Memory;
pub use weights::WeightsFault;
