//! How the time grows with the trains, on a map full of the best-connected tiles with every city open.

use std::time::Instant;

use routes::Proof;
use rules::board::RailNetwork;
use rules::geometry::Rotation;
use rules::state::{Laid, Marker, Status};
use rules::title::embedded;
use rules::train::Train;
use rules::{CompanyId, Game, Options, PhaseId};

use crate::titles::{FullMap, Subject};
use crate::train;

/// Nodes after which an entry is given up; it then says so.
const GIVE_UP: u64 = 30_000_000;

/// A table of the times for one to three trains of each length.
pub fn growth(subject: &Subject) {
    let map = &subject.full_map;
    let game = full_map(subject);
    let company = game.title().company_named(map.company).expect("a company of the title");
    println!("\n{}, full map, every city open, stations in {}:\n", game.title().name, map.places);
    println!("| train | 1 train | 2 trains | 3 trains |");
    println!("|---|---|---|---|");
    for (name, card) in map.trains {
        let train = train(&game, card);
        let cells: Vec<String> =
            (1..=3).map(|count| cell(&game, company, &vec![train; count], map.money)).collect();
        println!("| {name} | {} |", cells.join(" | "));
    }
    println!();
}

fn cell(game: &Game, company: CompanyId, trains: &[Train], money: &str) -> String {
    let view = game.view();
    let began = Instant::now();
    let (_, best) = RailNetwork::of(view, company).solve(view, trains, Some(GIVE_UP));
    let took = began.elapsed().as_secs_f64() * 1e3;
    match best.proof {
        Proof::Optimal { .. } => format!("{} {money} in {took:.1} ms", best.total),
        Proof::AtLeast { found, bound, .. } => format!("{found} to {bound} {money} after {took:.0} ms"),
    }
}

/// Every hex with the best-connected tile of its kind, whatever the box holds, and the stations of one company.
fn full_map(subject: &Subject) -> Game {
    let map = &subject.full_map;
    let title = embedded::title(subject.title).expect("the title is embedded");
    let players = usize::from(title.seat_counts.first().expect("somebody plays").players);
    let mut state =
        Game::new(title.clone(), Options::BOOK, players, 1).expect("so many play").game.state().position();
    for hex in title.hex_ids() {
        let printed = title.hex(hex);
        if !printed.takes_tiles() {
            continue;
        }
        let (number, turns) =
            tile(map, printed.face.label.as_deref(), printed.face.cities(), printed.face.towns());
        let tile = title.tile_named(number).expect("a tile of the title");
        state.board.tiles[hex.index()] = Some(Laid { tile, rotation: Rotation(turns) });
    }
    let company = title.company_named(map.company).expect("a company of the title");
    state.companies[company.index()].status = Status::Floated;
    for name in map.stations {
        let hex = title.hex_named(name).expect("a hex of the title");
        state.board.markers.push(Marker { hex, city: Some(0), company });
    }
    state.board.markers.sort_unstable();
    state.phase = PhaseId::at(title.phases.len() - 1);
    Game::at(title, Options::BOOK, state)
}

/// The tile for a hex, and how it is turned.
fn tile(map: &FullMap, label: Option<&str>, cities: usize, towns: usize) -> (&'static str, u8) {
    let labelled = map.labels.iter().find(|&&(letters, ..)| Some(letters) == label);
    match (labelled, cities, towns) {
        (Some(&(_, number, turns)), ..) => (number, turns),
        (None, 1.., _) => (map.city, 0),
        (None, 0, 1..) => (map.town, 0),
        (None, 0, 0) => (map.plain, 0),
    }
}
