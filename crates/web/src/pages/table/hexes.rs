//! The board for those who do not see it: a grid of hexes, each with its name, tile, track and stations, and what can be done there.
//! Arrow keys go from hex to hex (`assets/hexes.js`).

use std::collections::BTreeMap;

use maud::{Markup, html};
use rules::geometry::{Edge, coordinates};
use rules::{HexId, Offer};

use super::Scene;
use crate::text::{listed, money, t, tr};

/// All hexes, by row and column of the map. The first one that something can be done on is where one begins.
pub(super) fn grid(scene: &Scene<'_>) -> Markup {
    let title = scene.game.title();
    let mut rows: BTreeMap<i16, BTreeMap<i16, HexId>> = BTreeMap::new();
    for id in title.hex_ids() {
        if let Some((row, column)) = coordinates(&title.hex(id).name) {
            rows.entry(row).or_default().insert(column, id);
        }
    }
    let mut order = rows.values().flat_map(BTreeMap::values).copied();
    let first = order.clone().find(|&id| deeds(scene, id).next().is_some()).or_else(|| order.next());
    html! {
        div .unseen {
            table #hexes role="grid" aria-label=(t("hexes")) {
                @for (row, columns) in &rows {
                    tr role="row" {
                        @for (column, &id) in columns {
                            td role="gridcell" tabindex=(if first == Some(id) { "0" } else { "-1" }) data-of=(title.hex(id).name)
                                data-row=(row) data-column=(column) { (in_words(scene, id)) }
                        }
                    }
                }
            }
        }
    }
}

/// A hex in words.
fn in_words(scene: &Scene<'_>, id: HexId) -> String {
    let (state, title) = (scene.game.state(), scene.game.title());
    let hex = title.hex(id);
    let mut words = vec![scene.names.hex(id)];
    match (state.board.tiles[id.index()], hex.terrain) {
        (Some(laid), _) => {
            let tile = title.tile(laid.tile);
            words.push(tr!("hexes-tile", colour = tile.colour().name(), tile = tile.name));
        }
        (None, Some((terrain, cost))) => {
            words.push(tr!("hex-terrain", terrain = terrain.name(), cost = money(title, cost)));
        }
        (None, None) => {}
    }
    let leads_to = |edge: Edge| hex.neighbours[usize::from(edge.0)].map(|other| scene.names.hex(other));
    let track: Vec<String> = scene.game.view().face(id).exits().iter().filter_map(leads_to).collect();
    if !track.is_empty() {
        words.push(tr!("hexes-track", hexes = track.join(" / ")));
    }
    let stations: Vec<&str> =
        state.markers_on(id).map(|marker| title.charter(marker.company).symbol.as_str()).collect();
    if !stations.is_empty() {
        words.push(tr!("hexes-stations", companies = stations.join(" / ")));
    }
    let mut deeds: Vec<String> = deeds(scene, id).collect();
    deeds.dedup();
    words.extend(deeds);
    listed(&words)
}

/// What who looks can do on a hex, in words.
fn deeds<'a>(scene: &'a Scene<'_>, id: HexId) -> impl Iterator<Item = String> + 'a {
    let name = &scene.game.title().hex(id).name;
    let here = scene.choices.iter().filter(move |choice| scene.may_act && choice.hex() == Some(name));
    here.map(|choice| match choice.offer {
        Offer::PlaceStation { .. } => t("hexes-station"),
        _ => t("hexes-lay"),
    })
}
