//! What lights up on the board when one looks at a company: where its track leads, its stations and its home.

use std::fmt::Write;

use rules::title::Home;
use rules::{CompanyId, HexId, View};

use crate::board::{Route, draw_routes};
use crate::layout::{centre, corners};
use crate::svg::{Point, escape, polygon};

/// The lights of a company, to be laid over the board: the hexes that its track reaches, its stations and its home, and these
/// routes.
pub fn lights(view: View<'_>, company: CompanyId, routes: &[Route]) -> String {
    let title = view.title;
    let centres: Vec<Point> = title.hexes.iter().map(centre).collect();
    let charter = title.charter(company);
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg"><g class="lights">"#);
    let _ = write!(out, r#"<g class="reached" fill="{}">"#, escape(&charter.colour));
    let reach = view.reach(company);
    for hex in title.hex_ids().filter(|&hex| reach.touches(hex)) {
        polygon(&mut out, "lit", &corners(centres[hex.index()], 1.0));
    }
    out += "</g>";
    draw_routes(&mut out, view, routes, &centres);
    for hex in homes(&charter.home) {
        polygon(&mut out, "lit-home", &corners(centres[hex.index()], 5.0));
    }
    for marker in view.state.markers_of(company) {
        polygon(&mut out, "lit-station", &corners(centres[marker.hex.index()], 5.0));
    }
    out += "</g></svg>";
    out
}

/// The hexes on which a company is or may be at home.
fn homes(home: &Home) -> Vec<HexId> {
    match home {
        Home::Nowhere => Vec::new(),
        Home::City(hex) | Home::Circle(hex, _) | Home::Choice(hex) => vec![*hex],
        Home::RedTile(hexes) => hexes.clone(),
    }
}
