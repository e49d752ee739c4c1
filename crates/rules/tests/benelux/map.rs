//! The map of a table for tests: track in a few words, routes, and what is offered on a hex.

use super::by_hand;
use super::table::{Table, company, hex, run, title, train};
use rules::action::Run;
use rules::{HexId, Money, Offer};

impl Table {
    /// The tiles that the turn's own lay may bring there now, by name.
    pub fn tiles_for(&self, at: &str) -> Vec<String> {
        let there = hex(at);
        let mut names: Vec<String> = self
            .offered()
            .iter()
            .filter_map(|offer| match offer {
                Offer::LayTile { hex, tile, local: None, .. } if *hex == there => Some(*tile),
                _ => None,
            })
            .map(|tile| title().tile(tile).name.clone())
            .collect();
        names.sort_unstable();
        names
    }

    /// The tile on a hex.
    pub fn tile_on(&self, at: &str) -> Option<String> {
        let laid = self.state().board.tiles[hex(at).index()]?;
        Some(title().tile(laid.tile).name.clone())
    }

    /// The company's station on a hex: `Some(None)` while it waits for a city.
    pub fn station_of(&self, symbol: &str, at: &str) -> Option<Option<u8>> {
        let (company, hex) = (company(symbol), hex(at));
        self.state().markers_of(company).find(|marker| marker.hex == hex).map(|marker| marker.city)
    }

    /// The route of a train over these hexes, from stop to stop.
    pub fn route(&self, name: &str, over: &[&str]) -> Run {
        let hexes: Vec<HexId> = over.iter().map(|name| hex(name)).collect();
        by_hand::route(&self.game, train(name), &hexes)
    }

    /// The highest revenue, as offered in the run step.
    pub fn best(&self) -> Money {
        let revenue = self.offered().into_iter().filter_map(|offer| match offer {
            Offer::RunTrains { revenue, .. } => Some(revenue),
            _ => None,
        });
        revenue.max().expect("the company runs its trains now")
    }

    /// What these runs earn.
    pub fn earns(&self, runs: impl Into<Vec<Run>>) -> Money {
        let mut table = self.copy();
        table.play(run(runs));
        let ran = table.events.iter().find_map(|event| match event {
            rules::event::Event::TrainsRan { revenue, .. } => Some(*revenue),
            _ => None,
        });
        ran.unwrap_or(0)
    }
}
