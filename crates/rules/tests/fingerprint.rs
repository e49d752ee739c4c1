//! Fingerprints of states: they tell apart what differs, and do not change by accident.

#[allow(dead_code, reason = "only the choice of an action is needed here")]
#[path = "random_play/chance.rs"]
mod chance;

use chance::{Chance, Temper};
use rules::seed::Lot;
use rules::state::{Marker, Position, PrivateOwner, Round, Status};
use rules::title::{Size, embedded};
use rules::{CardId, CompanyId, Game, HexId, Options, PhaseId, Seat, State, fingerprint};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// The positions of a random game, the first one included.
fn positions(title: &str, options: Options, players: usize, seed: u64) -> Vec<Game> {
    let title = embedded::title(title).expect("it is built in");
    let mut chance = Chance::new(seed);
    let begun = Game::new(Arc::clone(&title), options, players, seed).expect("so many may play");
    let mut games = vec![begun.game];
    while let Some(offers) = games[games.len() - 1].offers() {
        let action = chance.choose(&title, &offers, Temper::of(seed));
        let played = games[games.len() - 1].play(offers.seat, &action).expect("it was offered");
        games.push(played.game);
    }
    games
}

fn text(game: &Game) -> String {
    fingerprint::text(game.view())
}

/// Two positions of a game have the same text only if they are the same.
#[test]
fn positions_that_differ_have_different_fingerprints() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        for seats in &title.seat_counts {
            for options in [Options::BOOK, Options::AS_ON_18XX_GAMES] {
                let games = positions(id, options, seats.players.into(), u64::from(seats.players));
                let mut seen: HashMap<String, &State> = HashMap::new();
                for (number, game) in games.iter().enumerate() {
                    let first = seen.entry(text(game)).or_insert(game.state());
                    assert_eq!(*first, game.state(), "{id} for {}, action {number}", seats.players);
                }
            }
        }
    }
}

#[test]
fn the_same_game_has_the_same_fingerprints() {
    for id in embedded::ids() {
        let players = embedded::title(id).expect("it is built in").seat_counts[0].players.into();
        let [first, second] = [(), ()].map(|()| {
            let games = positions(id, Options::BOOK, players, 8);
            games.iter().map(text).collect::<Vec<_>>()
        });
        assert_eq!(first, second);
    }
}

#[test]
fn options_are_part_of_it() {
    let title = embedded::title("18cz").expect("it is built in");
    let state = positions("18cz", Options::BOOK, 3, 1)[0].state().clone();
    let by_the_book = text(&Game::at(Arc::clone(&title), Options::BOOK, state.clone()));
    for name in title.play.option_names() {
        let mut options = Options::BOOK;
        assert!(options.set(name, !options.get(name).expect("it is one of the title's")));
        let other = text(&Game::at(Arc::clone(&title), options, state.clone()));
        assert_ne!(by_the_book, other, "{name}");
    }
}

type Touch = (&'static str, fn(&mut Position));

/// A small change to everything that lies on the table of every title.
const TOUCHES: &[Touch] = &[
    ("a decision less", |state| drop(state.agenda.pop())),
    ("the round", |state| state.round = Round::Over),
    ("cash", |state| state.players[1].cash += 1),
    ("debt", |state| state.players[1].debt += 1),
    ("penalty", |state| state.players[1].penalty += 1),
    ("the order", |state| state.order.swap(0, 1)),
    ("a status", |state| state.companies[0].status = Status::Closed),
    ("a director", |state| {
        let director = &mut state.companies[0].director;
        *director = if *director == Some(Seat(1)) { None } else { Some(Seat(1)) };
    }),
    ("a share of Václav", |state| state.companies[0].vaclav += 1),
    ("a share", |state| *state.shares_mut(CompanyId(0), Seat(1)) += 1),
    ("a starting price", |state| state.companies[0].start_price += 1),
    ("a space", |state| state.companies[0].space += 1),
    ("a treasury", |state| state.companies[0].treasury += 1),
    ("a train", |state| {
        state.companies[0].trains.push(rules::train::Train { card: CardId(1), side: Size::Small });
    }),
    ("the side of a train", |state| {
        let mut all = state.companies.iter_mut().flat_map(|company| company.trains.iter_mut());
        let train = all.next().expect("a company has a train");
        train.side = if train.side == Size::Large { Size::Small } else { Size::Large };
    }),
    ("markers left", |state| state.companies[0].markers += 1),
    ("extra markers", |state| state.companies[0].extra += 1),
    ("home placed", |state| state.companies[0].home_placed ^= true),
    ("has operated", |state| state.companies[0].has_operated ^= true),
    ("has laid", |state| state.companies[0].has_laid ^= true),
    ("has taken over", |state| state.companies[0].has_taken_over ^= true),
    ("the order of the market", |state| state.market.swap(0, 1)),
    ("an owner", |state| {
        let owner = &mut state.privates[0].owner;
        *owner = if *owner == PrivateOwner::Removed { PrivateOwner::Closed } else { PrivateOwner::Removed };
    }),
    ("a used power", |state| state.privates[0].used ^= true),
    ("a tile", |state| {
        let laid = state.board.tiles.iter_mut().flatten().next().expect("there is one");
        laid.tile.0 += 1;
    }),
    ("a rotation", |state| {
        let laid = state.board.tiles.iter_mut().flatten().next().expect("there is one");
        laid.rotation.0 = (laid.rotation.0 + 1) % 6;
    }),
    ("another marker", |state| {
        state.board.markers.push(Marker { hex: HexId(0), city: Some(5), company: CompanyId(1) });
    }),
    ("a marker without a city", |state| {
        let marker = state.board.markers.iter_mut().find(|marker| marker.city.is_some());
        marker.expect("there is one").city = None;
    }),
    ("tiles left", |state| state.supply[0] += 1),
    ("the stack", |state| state.trains.left += 1),
    ("the pool of trains", |state| {
        state.trains.pool.push(rules::train::Train { card: CardId(0), side: Size::Small });
    }),
    ("what is scrapped", |state| state.trains.scrapped.push(rules::TrainTypeId(1))),
    ("what lies beside the stack", |state| state.trains.beside += 1),
    ("the phase", |state| state.phase = PhaseId(if state.phase == PhaseId(2) { 3 } else { 2 })),
    ("the price of local railways", |state| state.local_price = Some(1)),
    ("purchases", |state| state.purchases.push((Seat(0), CompanyId(0)))),
    ("the post", |state| state.post = Some((CompanyId(0), HexId(1)))),
    ("the lot", |state| state.lot = Some(Lot::of_site(17))),
];

/// The same for what only companies with credit have.
const TOUCHES_OF_CREDIT: &[Touch] = &[
    ("the bank", |state| state.bank.as_mut().expect("it has one").cash -= 1),
    ("a broken bank", |state| state.bank.as_mut().expect("it has one").broken ^= true),
    ("rounds of the set", |state| state.bank.as_mut().expect("it has one").rounds += 1),
    ("a bankrupt", |state| state.bank.as_mut().expect("it has one").bankrupt = Some((Seat(0), 1))),
    ("the pool of shares", |state| state.pool[0] += 1),
    ("loans", |state| state.credit[0].loans += 1),
    ("escrow", |state| state.credit[0].escrow += 1),
    ("a destination", |state| state.credit[0].reached ^= true),
    ("capital", |state| {
        use rules::state::Capital::{Escrow, Full};
        let capital = &mut state.credit[0].capital;
        *capital = Some(if *capital == Some(Full) { Escrow } else { Full });
    }),
];

#[test]
fn everything_on_the_table_is_in_it() {
    for id in embedded::ids() {
        let players = embedded::title(id).expect("it is built in").seat_counts[0].players.into();
        let games = positions(id, Options::BOOK, players, 3);
        let rich = |game: &&Game| {
            let state = game.state();
            state.operating().is_some()
                && state.market.len() >= 2
                && state.board.tiles.iter().any(Option::is_some)
                && state.board.markers.iter().any(|marker| marker.city.is_some())
                && state.companies.iter().any(|company| !company.trains.is_empty())
        };
        let game = games.iter().find(rich).unwrap_or_else(|| panic!("{id}: a game gets that far"));
        let credit = if game.title().play.features.credit { TOUCHES_OF_CREDIT } else { &[] };
        for (name, touch) in TOUCHES.iter().chain(credit) {
            let mut state = game.state().position();
            touch(&mut state);
            assert_ne!(state, game.state().position(), "{id}: {name} changes nothing");
            let touched = Game::at(Arc::clone(game.title()), *game.options(), state);
            assert_ne!(text(&touched), text(game), "{id}: {name} is not in the fingerprint");
        }
    }
}

/// One number for many texts (FNV-1a).
fn digest<'a>(texts: impl Iterator<Item = &'a String>) -> u64 {
    let add = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    texts.flat_map(|text| text.bytes()).fold(0xcbf2_9ce4_8422_2325, add)
}

/// A position of a game of every title as it was written when this version of the form was new, and one number for all
/// positions of that game.
#[test]
fn the_form_does_not_change_by_accident() {
    for id in embedded::ids() {
        let players = embedded::title(id).expect("it is built in").seat_counts[0].players.into();
        let texts: Vec<String> = positions(id, Options::BOOK, players, 2).iter().map(text).collect();
        let middle = texts.len() / 2;
        let all = digest(texts.iter());
        let told = format!(
            "{id}, {players} players, by the book, seed 2: {} positions {all:016x}\nPosition {middle}:\n\n{}",
            texts.len(),
            texts[middle]
        );
        let name = format!("tests/golden/fingerprint-{id}.txt");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &told).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let golden =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(
            golden == told,
            "{} says\n{golden}\nand now it is\n{told}\nIf games are played differently, raise rules::REVISION; if only the \
             form is another one, raise fingerprint::VERSION. UPDATE_GOLDEN=1 writes the file anew.",
            path.display()
        );
    }
}
