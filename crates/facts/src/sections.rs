//! The sections of facts, by which faults are noted until their file is known.

/// Figures of the rules.
pub const FIGURES: &str = "figures.toml";
/// The process track.
pub const PROCESS: &str = "process.toml";
/// Sizes of companies.
pub const SIZES: &str = "sizes.toml";
/// Hexes and terrain.
pub const MAP: &str = "map.toml";
/// Tiles.
pub const TILES: &str = "tiles.toml";
/// The share price chart.
pub const CHART: &str = "chart.toml";
/// Trains, cards and phases.
pub const TRAINS: &str = "trains.toml";
/// Share companies.
pub const COMPANIES: &str = "companies.toml";
/// Local railways and private companies.
pub const LOCALS: &str = "locals.toml";
