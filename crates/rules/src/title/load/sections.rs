//! The sections of facts, by which faults are noted until their file is known.

pub(super) const FIGURES: &str = "figures.toml";
pub(super) const PROCESS: &str = "process.toml";
pub(super) const SIZES: &str = "sizes.toml";
pub(super) const MAP: &str = "map.toml";
pub(super) const TILES: &str = "tiles.toml";
pub(super) const CHART: &str = "chart.toml";
pub(super) const TRAINS: &str = "trains.toml";
pub(super) const COMPANIES: &str = "companies.toml";
pub(super) const LOCALS: &str = "locals.toml";
