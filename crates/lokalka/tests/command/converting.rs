//! Games as files: kept by the commands that play them, and written in the form of 18xx.games and back.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::program::{Scratch, has, said};

/// The files of a folder, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder is there").flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Games by chance, played as on 18xx.games and kept.
fn kept(scratch: &Scratch, title: &str, seats: &str, games: &str) -> Vec<PathBuf> {
    let folder = scratch.0.join("games");
    let place = folder.to_string_lossy().into_owned();
    let arguments = ["simulate", title, "--seats", seats, "--games", games, "--as-on-18xx-games"];
    said(&[&arguments[..], &["--keep", &place]].concat(), 0);
    files(&folder)
}

#[test]
fn simulate_keeps_what_it_plays() {
    let scratch = Scratch::new("simulate-keep");
    let games = kept(&scratch, "18cz", "3", "2");
    assert_eq!(games.len(), 2, "{games:?}");
    for game in &games {
        let path = game.to_string_lossy();
        assert!(path.contains("18cz-3p-"), "the name says what it is: {path}");
        has(&said(&["replay", &path, "--no-log"], 0), &["Player 1", "Player 3"]);
    }
}

#[test]
fn arena_keeps_what_it_plays() {
    let scratch = Scratch::new("arena-keep");
    let place = scratch.0.join("deep/down").to_string_lossy().into_owned();
    let arguments = ["arena", "--title", "1836jr56", "--seats", "novice,random", "--games", "2", "--keep"];
    said(&[&arguments[..], &[&place]].concat(), 0);
    let games = files(Path::new(&place));
    assert_eq!(games.len(), 2, "{games:?}");
    said(&["replay", &games[0].to_string_lossy(), "--no-log"], 0);
}

#[test]
fn a_folder_that_cannot_be_made_is_said_before_anything_is_played() {
    let scratch = Scratch::new("no-folder");
    let file = scratch.file("in-the-way", "").join("games");
    has(&said(&["simulate", "18cz", "--games", "1", "--keep", &file.to_string_lossy()], 2), &["in-the-way"]);
}

#[test]
fn a_game_becomes_a_record_and_a_game_again() {
    for (title, seats) in [("18cz", "3"), ("18cz-bohemia", "2"), ("1836jr56", "3")] {
        let scratch = Scratch::new(&format!("convert-{title}"));
        let [game] = &kept(&scratch, title, seats, "1")[..] else { panic!("one game was played") };
        let [record, again] =
            ["record", "again"].map(|name| scratch.0.join(name).to_string_lossy().into_owned());
        let game = game.to_string_lossy().into_owned();
        has(
            &said(&["convert", &game, "--to", "18xx", "--output", &record], 0),
            &["actions written to", &record],
        );
        has(&fs::read_to_string(&record).expect("it was written"), &["\"actions\"", "Player 1"]);
        said(&["convert", &record, "--to", "lokalka", "--output", &again], 0);
        has(&fs::read_to_string(&again).expect("it was written"), &["\"lokalka\": 1", title]);
        let table = |path: &str| said(&["replay", path, "--no-log"], 0);
        assert_eq!(table(&game), table(&again), "{title}");
        let part = said(&["convert", &game, "--to", "18xx", "--until", "40", "--output", &record], 0);
        has(&part, &["40 actions written to"]);
    }
}

#[test]
fn what_cannot_be_converted_is_said_in_words() {
    let scratch = Scratch::new("convert-bad");
    let broken = scratch.file("broken.json", "{");
    has(&said(&["convert", &broken.to_string_lossy(), "--to", "18xx"], 2), &["broken.json"]);
    let moravia =
        r#"{"lokalka": 1, "title": "18cz-moravia-silesia", "seed": 1, "players": ["A", "B"], "actions": []}"#;
    let moravia = scratch.file("moravia.json", moravia);
    has(&said(&["convert", &moravia.to_string_lossy(), "--to", "18xx"], 2), &["moravia.json", "18xx.games"]);
    has(&said(&["convert", &moravia.to_string_lossy(), "--to", "1830"], 2), &["18xx", "lokalka"]);
}

#[test]
fn a_reader_that_stops_reading_ends_a_command_without_a_panic() {
    let scratch = Scratch::new("closed-pipe");
    let games = kept(&scratch, "18cz", "3", "1");
    let game = games[0].to_string_lossy().into_owned();
    // A log is longer than what fits into a pipe that nobody empties.
    let mut replay = Command::new(env!("CARGO_BIN_EXE_lokalka"))
        .args(["replay", &game])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    let mut output = BufReader::new(replay.stdout.take().expect("its output is piped"));
    output.read_line(&mut first).expect("a line comes");
    drop(output);
    let ended = replay.wait_with_output().expect("it ends");
    let complaint = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(141), "{complaint}");
    assert_eq!(complaint, "", "nothing is left to say");
}
