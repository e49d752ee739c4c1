//! What is printed, by its name, and actions that are written alike for all titles.

use std::sync::Arc;

use rules::geometry::Rotation;
use rules::title::embedded;
use rules::train::Run;
use rules::{Action, CompanyId, HexId, Money, TileId, Title};

pub fn title() -> Arc<Title> {
    embedded::title(crate::TITLE).expect("it is embedded")
}

pub fn company(symbol: &str) -> CompanyId {
    title().company_named(symbol).unwrap_or_else(|| panic!("no company {symbol}"))
}

pub fn hex(name: &str) -> HexId {
    title().hex_named(name).unwrap_or_else(|| panic!("no hex {name}"))
}

pub fn tile(name: &str) -> TileId {
    title().tile_named(name).unwrap_or_else(|| panic!("no tile {name}"))
}

/// Buys the director's certificate and fixes the price.
pub fn start(symbol: &str, price: Money) -> Action {
    Action::StartCompany { company: company(symbol), price }
}

/// Buys one share.
pub fn share(symbol: &str) -> Action {
    Action::BuyShare { company: company(symbol) }
}

/// Sells shares.
pub fn sell(symbol: &str, shares: u8) -> Action {
    Action::SellShares { company: company(symbol), shares }
}

/// A lay by the normal build.
pub fn lay(at: &str, number: &str, rotation: u8) -> Action {
    Action::LayTile { hex: hex(at), tile: tile(number), rotation: Rotation(rotation), private: None }
}

/// Places a station.
pub fn place(at: &str, city: u8) -> Action {
    Action::PlaceStation { hex: hex(at), city }
}

/// Trains run on these routes.
pub fn run(runs: impl Into<Vec<Run>>) -> Action {
    let mut runs = runs.into();
    runs.sort();
    Action::RunTrains { runs }
}
