//! The JSON API: what the page does, for programs. One file per subject; `routes.rs` lists every address.

pub(crate) mod account;
pub(crate) mod audit;
mod chat;
mod corrections;
pub(crate) mod document;
mod events;
mod games;
mod log;
mod moves;
mod position;
pub(crate) mod routes;
pub(crate) mod seats;
mod second_factor;
pub(crate) mod suggestion;
