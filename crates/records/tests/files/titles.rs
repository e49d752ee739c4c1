//! Titles read from disk: their games are written and read like those of built-in ones, as game files and as records of 18xx.games.

use std::fs;

use crate::common::random_game_on;
use records::{conformance, game_file, site};
use rules::title::load::{Texts, paths};
use rules::title::{Shelf, TITLE_FILE, Title, embedded};
use rules::{Game, Options};

/// A title of the fixtures, with more said in its `title.toml`.
fn from_disk(id: &str, more: &str) -> Title {
    let folder = fixtures::titles().join(id);
    let mut texts = Texts { catalogue: embedded::catalogue().to_owned(), ..Texts::default() };
    for entry in fs::read_dir(&folder).expect("the title is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        texts.files.insert(name, fs::read_to_string(&path).expect("it can be read"));
    }
    let title = texts.files.get_mut(TITLE_FILE).expect("every title has one");
    title.push_str(more);
    for path in paths(Some(title.clone().as_str())).into_iter().filter(|path| path.starts_with("../")) {
        let ours = || embedded::file(&path).map(str::to_owned);
        let text = fs::read_to_string(folder.join(&path)).ok().or_else(ours);
        texts.files.insert(path.clone(), text.expect("a file of another title"));
    }
    Title::from_texts(&texts).expect("it has no faults")
}

/// The built-in titles, and this one.
fn shelf_with(title: Title) -> Shelf {
    let mut shelf = Shelf::built_in();
    shelf.put(title);
    shelf
}

fn replayed(file: &game_file::GameFile, shelf: &Shelf) -> Game {
    game_file::replay(file, shelf, None).expect("it was played").game
}

/// As if they were played there, with the columns of one of them counted otherwise.
const PLAYED_THERE: [(&str, &str); 2] = [
    ("two-valleys", "\n[on_18xx_games]\ntitle = \"Two Valleys\"\ncolumn_offset = 2\n"),
    ("ferry-line", "\n[on_18xx_games]\ntitle = \"Ferry Line\"\n"),
];

#[test]
fn games_are_written_and_read_as_game_files_and_as_records() {
    for (id, there) in PLAYED_THERE {
        let shelf = shelf_with(from_disk(id, there));
        for seed in 1..6 {
            let (file, game) = random_game_on(&shelf, id, Options::AS_ON_18XX_GAMES, 3, seed, usize::MAX);
            let read = game_file::read(&game_file::write(&file), &shelf).expect("it was written");
            assert!(read == file && replayed(&read, &shelf).state() == game.state(), "{id} with seed {seed}");
            let record = site::write(&file, &shelf).unwrap_or_else(|why| panic!("{id}, seed {seed}: {why}"));
            let back = conformance::to_game_file(&record, &shelf)
                .unwrap_or_else(|why| panic!("{id}, seed {seed}: {why}"));
            assert_eq!(back.title, id);
            assert!(replayed(&back, &shelf).state() == game.state(), "{id} with seed {seed}, as a record");
        }
    }
}

#[test]
fn a_title_that_is_not_played_there_or_not_on_the_shelf_is_named() {
    for (id, there) in PLAYED_THERE {
        let shelf = shelf_with(from_disk(id, ""));
        let (file, _) = random_game_on(&shelf, id, Options::AS_ON_18XX_GAMES, 3, 1, 20);
        let why = site::write(&file, &shelf).expect_err("it has no counterpart").to_string();
        assert!(why.contains(&format!("18xx.games has no title `{id}`")), "{why}");
        let text = game_file::write(&file);
        let why = game_file::read(&text, &Shelf::built_in()).expect_err("it is not built in").to_string();
        assert!(why.contains(&format!("unknown title `{id}`")), "{why}");
        // Nor can anybody read its record who does not have it.
        let known = shelf_with(from_disk(id, there));
        let record = site::write(&file, &known).expect("a beginning can be told");
        let why = conformance::to_game_file(&record, &shelf).expect_err("there is no such title").to_string();
        assert!(why.ends_with("known are 1836Jr56, 18CZ"), "{why}");
    }
}
