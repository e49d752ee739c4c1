//! SVG pictures: tiles, the whole board with markers and routes, and charts of numbers.
//!
//! Everything is drawn from the title and the state; nothing is kept. Shapes carry classes, and [`STYLE`] gives them
//! their looks, so that a page may bring its own. No meaning rests on colour alone: companies show their symbols,
//! routes their own dashes.

mod board;
mod charts;
mod face;
mod layout;
mod letters;
mod lights;
mod marks;
mod names;
mod plan;
mod room;
mod routes;
mod spots;
mod svg;
mod terrain;
pub mod thin;
mod tokens;

pub use board::{Route, Theme, board, hex, picture, ratio};
pub use charts::{Chart, Line, chart};
pub use face::tile;
pub use lights::lights;
pub use routes::{ROUTE_LOOKS, RouteLook, route_style};
pub use spots::{beside, middle, place, standing};
pub use tokens::{is_dark, token};

/// The looks of boards and tiles.
pub const STYLE: &str = include_str!("style.css");

/// What is different on dark ground.
pub const DARK_STYLE: &str = include_str!("dark.css");

/// The looks of charts, with the colours of the page that they are on. They stand inside the rule of the page for pictures, and
/// hold for charts alone: marks and routes on the map have casings and lines as well.
pub const CHART_STYLE: &str = include_str!("charts.css");
