//! Checks that only make sense with everything in hand: whether tiles, map, companies and powers fit together.

use crate::ids::{HexId, TileId};
use crate::state::{MOST_COMPANIES, MOST_PRIVATES, MOST_TRAIN_TYPES, MOST_TRAINS};
use crate::title::board::{Hex, Home, Tile};
use crate::title::colour::Colour;
use crate::title::paper::{Charter, Phase, PrivateCompany, TrainType};
use crate::title::upgrades::Upgrades;
use facts::{CATALOGUE_FILE, Report, join};

/// Everything that has been made.
pub(super) struct Whole<'a> {
    pub hexes: &'a [Hex],
    pub tiles: &'a [Tile],
    pub upgrades: &'a Upgrades,
    pub companies: &'a [Charter],
    pub phases: &'a [Phase],
    pub train_types: &'a [TrainType],
    pub privates: &'a [PrivateCompany],
}

/// Runs the checks; each is left out where its files have faults already, since it would only repeat them.
pub(super) fn check(whole: &Whole<'_>, report: &mut Report) {
    let tiles_clean = report.is_clean("tiles.toml") && report.is_clean(CATALOGUE_FILE);
    let map_clean = report.is_clean("map.toml");
    if tiles_clean {
        first_tiles(whole, report);
    }
    if tiles_clean && map_clean {
        reachable(whole, report);
    }
    if tiles_clean && report.is_clean("companies.toml") {
        red_tiles(whole, report);
    }
    if tiles_clean && report.is_clean("locals.toml") {
        purple(whole, report);
    }
    if report.is_clean("trains.toml") {
        startable(whole, report);
    }
    room(whole, report);
}

/// There is room for everything in a state.
fn room(whole: &Whole<'_>, report: &mut Report) {
    let mut check = |count: usize, most: usize, file: &str, key: &str| {
        report.check(count <= most, file, key, format!("{count} of them; at most {most} are possible"));
    };
    check(whole.companies.len(), MOST_COMPANIES, "companies.toml", "companies");
    check(whole.privates.len(), MOST_PRIVATES, "locals.toml", "");
    check(whole.train_types.len(), MOST_TRAIN_TYPES, "trains.toml", "trains");
    // One above the limit may have to be bought. Into a national company all others may merge, and otherwise one takes over another.
    let limits = whole.phases.iter().flat_map(|phase| phase.train_limit).flatten();
    let limit = usize::from(limits.max().unwrap_or(0)) + 1;
    let merging =
        if whole.companies.iter().any(|company| company.national) { whole.companies.len() } else { 2 };
    let what = format!(
        "up to {} trains could come together in one company; at most {MOST_TRAINS} are possible",
        limit * merging
    );
    report.check(limit * merging <= MOST_TRAINS, "trains.toml", "phases", what);
}

/// Some tile may come first on every hex that takes tiles.
fn first_tiles(whole: &Whole<'_>, report: &mut Report) {
    for (index, hex) in whole.hexes.iter().enumerate() {
        let at = join("hexes", &hex.name);
        if !hex.takes_tiles()
            || !whole.upgrades.first(HexId::at(index)).is_empty()
            || report.has_within("map.toml", &at)
        {
            continue;
        }
        let colour = hex.face.colour.next().map_or("further", Colour::name);
        let label =
            hex.face.label.as_ref().map_or("without label".into(), |label| format!("with label {label}"));
        let (cities, towns) = (hex.face.cities(), hex.face.towns());
        report.add(
            "map.toml",
            at,
            format!("no {colour} tile {label}, with cities: {cities}, towns: {towns}, fits on this hex"),
        );
    }
}

/// Every tile can be laid on some hex or tile.
fn reachable(whole: &Whole<'_>, report: &mut Report) {
    let mut seen = vec![false; whole.tiles.len()];
    for index in 0..whole.hexes.len() {
        for (tile, _) in whole.upgrades.first(HexId::at(index)) {
            seen[tile.index()] = true;
        }
    }
    for index in 0..whole.tiles.len() {
        for promotion in whole.upgrades.next(TileId::at(index)) {
            seen[promotion.to.index()] = true;
        }
    }
    for tile in whole.upgrades.relabelled_tiles() {
        seen[tile.index()] = true;
    }
    for (tile, seen) in whole.tiles.iter().zip(seen) {
        if seen || tile.colour() == Colour::Red {
            continue;
        }
        let label = tile.faces[0].label.as_ref();
        let lost = label.filter(|_| whole.hexes.iter().all(|hex| hex.face.label.as_ref() != label));
        let what = match lost {
            Some(label) => format!("no hex has the label {label}"),
            None => "it fits on no hex and replaces no tile".into(),
        };
        report.add("tiles.toml", join("tiles", &tile.name), what);
    }
}

/// Every company with red-edged hexes has a red tile, which can lie on each of them.
fn red_tiles(whole: &Whole<'_>, report: &mut Report) {
    for (index, hex) in whole.hexes.iter().enumerate() {
        let Some(company) = hex.reserved_for else { continue };
        let at = join("hexes", &hex.name);
        let charter = &whole.companies[company.index()];
        if !matches!(charter.home, Home::RedTile(_)) {
            continue;
        }
        let symbol = &charter.symbol;
        if !whole.tiles.iter().any(|tile| tile.home_of == Some(company)) {
            report.add("tiles.toml", "tiles", format!("no red tile with home_of = \"{symbol}\""));
        } else if whole.upgrades.red_rotations(HexId::at(index)).is_empty()
            && !report.has_within("map.toml", &at)
        {
            let what =
                format!("the red tile of {symbol} cannot lie here with both exits towards hexes of the map");
            report.add("map.toml", at, what);
        }
    }
}

/// Purple-edged tiles and the powers to lay them go together.
fn purple(whole: &Whole<'_>, report: &mut Report) {
    let has_power = |colour| whole.privates.iter().any(|private| private.power.purple.contains(&colour));
    for tile in whole.tiles.iter().filter(|tile| tile.purple && !has_power(tile.colour())) {
        let what = format!("no local railway may lay {} purple-edged tiles", tile.colour().name());
        report.add("tiles.toml", join("tiles", &tile.name), what);
    }
    for private in whole.privates {
        for &colour in &private.power.purple {
            if !whole.tiles.iter().any(|tile| tile.purple && tile.colour() == colour) {
                let what = format!("there is no {} purple-edged tile", colour.name());
                report.add("locals.toml", join("powers", private.size.name()), what);
            }
        }
    }
}

/// Every company can be started in some phase.
fn startable(whole: &Whole<'_>, report: &mut Report) {
    let Some(last) = whole.phases.last() else { return };
    for company in
        whole.companies.iter().filter(|company| !company.private && !last.companies.contains(&company.size))
    {
        let key = join(&join("companies", &company.symbol), "size");
        report.add(
            "companies.toml",
            key,
            format!("no phase has a limit for {} companies", company.size.name()),
        );
    }
}
