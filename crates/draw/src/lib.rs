//! SVG pictures: tiles, and the whole board with markers and routes.
//!
//! Everything is drawn from the title and the state; nothing is kept. Shapes carry classes, and [`STYLE`] gives them
//! their looks, so that a page may bring its own. No meaning rests on colour alone: companies show their symbols,
//! routes their own dashes.

mod board;
mod face;
mod layout;
mod spots;
mod svg;

pub use board::{Route, board, picture};
pub use face::tile;
pub use spots::{place, standing};

/// The default looks, for pictures that stand alone.
pub const STYLE: &str = include_str!("style.css");
