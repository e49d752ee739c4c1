//! Whole games of our own, told in words: a random game for each number of players, by its seed.
//!
//! A change of rules, events or wording shows as a difference. When it is meant, write the transcripts anew and read
//! the difference before committing it:
//!
//! ```text
//! UPDATE_GOLDEN=1 cargo test -p rules --test golden
//! ```
//!
//! A bug that was found becomes a golden game named after it.

#[allow(dead_code, reason = "only the choice of an action is needed here")]
#[path = "random_play/chance.rs"]
mod chance;

use chance::{Chance, Temper};
use rules::title::embedded;
use rules::{Event, Game, Options, Played};
use std::fmt::Write;
use std::path::Path;
use wording::Names;

const PLAYERS: [&str; 6] = ["Anna", "Ben", "Cyril", "Dora", "Emil", "Flora"];

/// The game of the seed as a transcript: each action on a line, and under it what happened.
fn transcript(title: &str, players: usize, seed: u64, temper: Temper) -> String {
    told("by the book", Options::BOOK, title, players, seed, temper)
}

/// The same with other options, which the title line names.
fn told(by: &str, options: Options, title: &str, players: usize, seed: u64, temper: Temper) -> String {
    let title = embedded::title(title).expect("it is built in");
    let seats: Vec<String> = PLAYERS[..players].iter().map(|&name| name.into()).collect();
    let names = Names { title: &title, players: &seats };
    let mut chance = Chance::new(seed);
    let mut told = format!("{}, {players} players, {by}, seed {seed}\n\n", title.name);
    let tell = |told: &mut String, events: &[Event]| {
        for words in events.iter().filter_map(|event| names.event(event)) {
            writeln!(told, "    {words}").expect("a string takes everything");
        }
    };
    let Played { mut game, events } =
        Game::new(title.clone(), options, players, seed).expect("so many may play");
    tell(&mut told, &events);
    let mut number = 1;
    while let Some(offers) = game.offers() {
        let action = chance.choose(&title, &offers, temper);
        let player = names.player(offers.seat);
        writeln!(told, "{number} {player}: {}", names.action(&action)).expect("a string takes everything");
        let played = game.play(offers.seat, &action).expect("it was offered");
        tell(&mut told, &played.events);
        game = played.game;
        number += 1;
    }
    told
}

/// Compares with the file of that name, or writes it where `UPDATE_GOLDEN` is set.
fn is_told(name: &str, told: &str) {
    // Spaces that break nowhere would be told apart by nobody who reads the file.
    let told = told.replace('\u{a0}', " ");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &told).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if golden == told {
        return;
    }
    let lines = golden.lines().zip(told.lines());
    let same = lines.take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    panic!(
        "{name}, line {}:\n  golden: {}\n  now:    {}\nUPDATE_GOLDEN=1 writes it anew.",
        same + 1,
        line(&golden),
        line(&told)
    );
}

#[test]
fn three_keen_players() {
    is_told("three-keen-players.txt", &transcript("18cz", 3, 3, Temper::Keen));
}

#[test]
fn four_greedy_players() {
    is_told("four-greedy-players.txt", &transcript("18cz", 4, 4, Temper::Greedy));
}

#[test]
fn five_tinkering_players() {
    is_told("five-tinkering-players.txt", &transcript("18cz", 5, 5, Temper::Tinkering));
}

#[test]
fn six_reckless_players() {
    is_told("six-reckless-players.txt", &transcript("18cz", 6, 6, Temper::Reckless));
}

#[test]
fn two_keen_players_and_vaclav() {
    is_told("two-keen-players-and-vaclav.txt", &transcript("18cz-bohemia", 2, 2, Temper::Keen));
}

#[test]
fn two_keen_players_of_moravia() {
    is_told("two-keen-players-of-moravia.txt", &transcript("18cz-moravia-silesia", 2, 4, Temper::Keen));
}

#[test]
fn three_tinkering_players_of_moravia() {
    is_told(
        "three-tinkering-players-of-moravia.txt",
        &transcript("18cz-moravia-silesia", 3, 3, Temper::Tinkering),
    );
}

#[test]
fn two_reckless_players_with_credit() {
    is_told("two-reckless-players-with-credit.txt", &transcript("1836jr56", 2, 0, Temper::Reckless));
}

#[test]
fn three_patient_players_form_the_national_company() {
    is_told(
        "three-patient-players-form-the-national-company.txt",
        &transcript("1836jr56", 3, 9, Temper::Patient),
    );
}

#[test]
fn four_greedy_players_with_credit() {
    is_told("four-greedy-players-with-credit.txt", &transcript("1836jr56", 4, 3, Temper::Greedy));
}

#[test]
fn four_patient_players_with_diesels() {
    let mut options = Options::BOOK;
    assert!(options.set("diesels", true), "1836Jr-56 has them");
    let told = told("with diesels", options, "1836jr56", 4, 10, Temper::Patient);
    is_told("four-patient-players-with-diesels.txt", &told);
}
