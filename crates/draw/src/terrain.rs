//! What the first tile on a hex costs, and why.

use rules::Money;
use rules::title::Terrain;

use crate::letters::fitted;
use crate::svg::{Point, path};

/// Between the sign and the cost.
const GAP: f64 = 3.0;
/// How wide a figure is.
const FIGURE: f64 = 7.2;

/// How wide the sign is.
fn sign(terrain: Terrain) -> f64 {
    match terrain {
        Terrain::River | Terrain::Lake => 16.0,
        Terrain::Hill => 18.0,
        Terrain::Mountain => 26.0,
    }
}

fn figures(cost: Money) -> f64 {
    FIGURE * cost.to_string().len() as f64
}

/// The width and the height of both together.
pub fn size(terrain: Terrain, cost: Money) -> (f64, f64) {
    (sign(terrain) + GAP + figures(cost), 14.0)
}

/// Draws both around a point.
pub fn draw(out: &mut String, at: Point, terrain: Terrain, cost: Money, on_tile: &str) {
    let left = at.x - size(terrain, cost).0 / 2.0;
    match terrain {
        Terrain::River | Terrain::Lake => {
            for up in [0.0, 6.0] {
                path(
                    out,
                    &format!("river{on_tile}"),
                    &format!("M{left:.1} {:.1} q4 -6 8 0 t8 0", at.y + 3.0 - up),
                );
            }
        }
        Terrain::Hill => path(out, "hill", &format!("M{left:.1} {:.1} q9 -19 18 0 z", at.y + 5.0)),
        Terrain::Mountain => {
            path(out, "mountain", &format!("M{left:.1} {:.1} l10 -17 l5 8 l4 -5 l7 14 z", at.y + 5.0));
        }
    }
    let middle = left + sign(terrain) + GAP + figures(cost) / 2.0;
    let class = format!("terrain{on_tile}");
    fitted(out, &class, Point::new(middle, at.y + 5.0), &cost.to_string(), figures(cost));
}
