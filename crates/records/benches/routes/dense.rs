//! Dense boards: random games from seeds drawn here, their boards filled further from the box, and every company with as
//! many of the longest trains as it may have.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use routes::{Best, Effort, Proof, best_with};
use rules::board::{MOST_NODES, RailNetwork};
use rules::geometry::Edge;
use rules::seed::Draws;
use rules::state::{Laid, Marker, Position};
use rules::title::{Title, embedded};
use rules::train::Train;
use rules::{CompanyId, Game, HexId, Offer, Offers, Options, PhaseId};

use crate::titles::Subject;
use crate::{show, train};

/// So many questions are asked.
const QUESTIONS: usize = 500;

/// The most trains that a company is asked about: where the title has no limit, nobody has more.
const MOST_TRAINS: usize = 3;

/// How often a hex is tried when the board is filled.
const TRIES: usize = 400;

/// Nodes after which lists alone are given up.
const GIVE_UP: u64 = 1_000_000;

/// Asks both ways and compares the answers.
pub fn growth(subject: &Subject) {
    let seed = std::env::var("DENSE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(drawn);
    let mut draws = Draws::new(seed);
    let (mut diagrams, mut lists) = (Vec::new(), Vec::new());
    let (mut proven, mut given_up) = (0, 0);
    while diagrams.len() < QUESTIONS {
        let Some(game) = filled(subject, &mut draws) else { continue };
        let companies: Vec<CompanyId> = game.view().floated().collect();
        for company in companies {
            let trains = vec![train(&game, subject.dense); most_trains(&game, company)];
            // As games and the server ask.
            let (found, took) = answer(&game, company, &trains, Some(MOST_NODES), Effort::USUAL);
            diagrams.push(took);
            let most = match found.proof {
                Proof::Optimal { .. } => found.total,
                Proof::AtLeast { bound, .. } => bound,
            };
            proven += usize::from(most == found.total);
            let effort = Effort { patience: u64::MAX, ..Effort::USUAL };
            let (listed, took) = answer(&game, company, &trains, Some(GIVE_UP), effort);
            lists.push(took);
            match listed.proof {
                Proof::Optimal { .. } => {
                    assert!((found.total..=most).contains(&listed.total), "seed {seed}: two truths");
                }
                Proof::AtLeast { bound, .. } => {
                    given_up += 1;
                    assert!(listed.total <= most && found.total <= bound, "seed {seed}: two truths");
                }
            }
        }
    }
    println!(
        "{}, dense boards, as many {} as allowed, DENSE_SEED={seed}:",
        subject.title, subject.dense_name
    );
    show("lists and diagrams", &mut diagrams);
    show("lists alone", &mut lists);
    println!(
        "  {proven} of {} proven, the others with a bound; lists alone gave {given_up} up after {GIVE_UP} nodes",
        diagrams.len()
    );
}

/// As many trains as a company may have.
pub fn most_trains(game: &Game, company: CompanyId) -> usize {
    game.view().train_limit(company).min(MOST_TRAINS)
}

/// A seed that nobody has chosen.
fn drawn() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs())
}

fn answer(
    game: &Game,
    company: CompanyId,
    trains: &[Train],
    limit: Option<u64>,
    effort: Effort,
) -> (Best, Duration) {
    let network = RailNetwork::of(game.view(), company);
    let (network, trains) = network.question(game.view(), trains);
    let began = Instant::now();
    let found = best_with(network, &trains, limit, effort);
    (found, began.elapsed())
}

/// A random game that has come so far that companies run, its board filled; none if it ended before.
fn filled(subject: &Subject, draws: &mut Draws) -> Option<Game> {
    let title = embedded::title(subject.title).expect("the title is embedded");
    let seats = title.seat_counts[draws.below(title.seat_counts.len())].players;
    let seed = draws.below(1 << 30) as u64;
    let mut game = Game::new(title, Options::BOOK, seats.into(), seed).expect("so many play").game;
    for _ in 0..subject.played {
        let offers = game.offers()?;
        let weights: Vec<usize> = offers.offers.iter().map(weight).collect();
        let action = choose(&offers, draws.weighted(&weights), draws);
        game = game.play(offers.seat, &action).expect("what is offered is accepted").game;
    }
    let mut position = game.state().position();
    fill(game.title(), &mut position, draws);
    let companies: Vec<CompanyId> = game.view().floated().collect();
    for company in companies {
        (0..draws.below(4)).for_each(|_| add_station(game.title(), &mut position, company, draws));
    }
    position.board.markers.sort_unstable();
    position.phase = PhaseId::at(game.title().phases.len() - 1);
    Some(Game::at(game.title().clone(), Options::BOOK, position))
}

fn choose(offers: &Offers, index: usize, draws: &mut Draws) -> rules::Action {
    let offer = &offers.offers[index];
    offer.action(draws.below(offer.len().min(8)))
}

/// Companies come into being, and keep their money.
fn weight(offer: &Offer) -> usize {
    match offer {
        Offer::BuyPrivate { .. } | Offer::BuyShare { .. } | Offer::StartCompany { .. } => 60,
        Offer::RunTrains { .. } | Offer::Retain | Offer::LayTile { .. } => 40,
        Offer::BuyTrain { .. } => 20,
        Offer::SellShares { .. } | Offer::BuyTrainFrom { .. } => 1,
        _ => 8,
    }
}

/// Lays tiles wherever they fit, those first that join most track.
fn fill(title: &Title, position: &mut Position, draws: &mut Draws) {
    let hexes: Vec<HexId> = title.hex_ids().filter(|&hex| title.hex(hex).takes_tiles()).collect();
    for _ in 0..TRIES {
        let hex = hexes[draws.below(hexes.len())];
        let old = position.board.tiles[hex.index()];
        let fitting: Vec<_> = match old {
            Some(laid) => title.upgrades.onto(hex, laid.tile, laid.rotation).collect(),
            None => title.upgrades.first(hex).to_vec(),
        };
        let there =
            |&(tile, _): &(_, _)| position.supply[rules::TileId::index(tile)] > 0 && !title.tile(tile).purple;
        let fitting: Vec<_> = fitting.into_iter().filter(there).collect();
        if fitting.is_empty() {
            continue;
        }
        let joined = |&(tile, rotation): &(rules::TileId, _)| {
            let face = title.tile(tile).face(rotation);
            let neighbours = Edge::ALL.into_iter().zip(title.hex(hex).neighbours);
            let meets = neighbours.filter(|&(edge, neighbour)| {
                let exits = neighbour.map(|neighbour| face_of(title, position, neighbour).exits());
                face.exits().contains(edge) && exits.is_some_and(|exits| exits.contains(edge.opposite()))
            });
            (1 + 4 * meets.count() + face.track.len()).pow(4)
        };
        let weights: Vec<usize> = fitting.iter().map(joined).collect();
        let (tile, rotation) = fitting[draws.weighted(&weights)];
        if let Some(old) = old {
            position.supply[old.tile.index()] += 1;
        }
        position.supply[tile.index()] -= 1;
        position.board.tiles[hex.index()] = Some(Laid { tile, rotation });
    }
}

fn face_of<'a>(title: &'a Title, position: &Position, hex: HexId) -> &'a rules::title::Face {
    match position.board.tiles[hex.index()] {
        Some(laid) => title.tile(laid.tile).face(laid.rotation),
        None => &title.hex(hex).face,
    }
}

/// One more station, if the place that is drawn has room.
fn add_station(title: &Title, position: &mut Position, company: CompanyId, draws: &mut Draws) {
    let hex = HexId::at(draws.below(title.hexes.len()));
    let face = face_of(title, position, hex);
    let city = draws.below(face.cities().max(1)) as u8;
    let slots = face.stops.get(usize::from(city)).map_or(0, |stop| usize::from(stop.slots()));
    let on_hex = || position.board.markers.iter().filter(|marker| marker.hex == hex);
    let taken = on_hex().filter(|marker| marker.city == Some(city)).count();
    if on_hex().all(|marker| marker.company != company) && taken < slots {
        position.board.markers.push(Marker { hex, city: Some(city), company });
    }
}
