//! Drives a real Chromium against a real server, for tests, pictures and measurements.
//!
//! From the bottom up: [`Chromium`] speaks the Chrome DevTools Protocol; [`Page`] is one tab, used as people use it,
//! by mouse, touch and keys; [`Server`] is the real program in a folder of its own; [`Stage`] puts them together for
//! one test and asserts at its end that no page complained; [`Table`] knows where things are on our pages, so that a
//! change of them is a change there and not in the tests; [`positions`] finds games in which a wanted decision comes up.

mod by_keys;
mod chromium;
mod ear;
mod input;
mod line;
mod page;
mod picture;
pub mod positions;
mod server;
mod socket;
mod stage;
mod table;
mod trace;
mod watch;

pub use chromium::{Chromium, Context};
pub use fixtures::skip;
pub use input::Key;
pub use line::Line;
pub use page::{Page, Spot, Viewport};
pub use picture::smaller;
pub use server::Server;
pub use stage::{Stage, on_stage};
pub use table::{Table, hex_on_map, place_on_map};
pub use trace::Trace;
pub use watch::Traffic;
