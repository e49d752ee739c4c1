//! Siege.
pub mod games;
