//! The command line in other languages. In the one that is made for tests, `en-XA`, all words stand in brackets, and what is put in between
//! does not: what has letters outside of them is a name, or was forgotten.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::PathBuf;
use std::process::Stdio;

use crate::program::{Scratch, has, played, program, said};
use rules::notation::train_name;
use rules::seed::Draws;
use rules::title::embedded;
use rules::train::Train;
use rules::{CardId, Title};

/// Says it all in brackets.
const MARKED: [&str; 2] = ["--lang", "en-XA"];

/// Words that may stand outside whatever the title, each with the reason.
const NAMES: [(&str, &str); 12] = [
    (
        "EOF while parsing a an string object list value at line column expected",
        "what the reader of JSON says",
    ),
    ("overdrawn", "a difference from other engines, as files name it"),
    ("No such file or directory os error", "what the system says"),
    ("18CZ 1836Jr Bohemia Moravia Silesia", "titles"),
    ("a b c d e f g h i j", "cards and phases"),
    ("hello", "what was typed below"),
    ("a A an An", "the English article before a train, which no other language asks for"),
    ("lokalka", "the program, before what it cannot do"),
    ("Anna Bela Cyril Player", "players of the games below, as their files name them"),
    ("novice random", "bots, as they are chosen by"),
    ("map board log hint undo save quit", "what is typed in a game, as help lists it"),
    ("O o", "a city and a town on a drawn tile"),
];

fn is_name(word: &str) -> bool {
    let fingerprint = word.len() == 16 && word.bytes().all(|it| it.is_ascii_hexdigit());
    fingerprint || NAMES.iter().any(|(names, _)| names.split(' ').any(|name| name == word))
}

/// Whether a letter belongs to a name: trains are called 3+3d.
fn in_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '+'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !in_a_name(letter)).filter(|word| word.contains(char::is_alphabetic))
}

/// The names that are printed in the box: hexes and places, companies, private papers, trains, tiles, and the letter of the money.
fn printed(title: &Title) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut add = |name: &str| names.extend(words(name).map(str::to_owned));
    add(&title.currency);
    for hex in &title.hexes {
        add(&hex.name);
        hex.places.iter().for_each(|place| add(place));
    }
    title.company_ids().for_each(|id| add(&title.charter(id).symbol));
    title.privates.iter().for_each(|private| add(&private.id));
    title.train_types.iter().for_each(|train| add(&train.name));
    for (index, card) in (0..).zip(&title.cards) {
        for side in &card.sides {
            add(&train_name(title, Train { card: CardId(index), side: side.size }));
        }
    }
    for tile in &title.tiles {
        // On the map in letters after that of its colour.
        for colour in ["", "y", "g", "b", "x"] {
            add(&format!("{colour}{}", tile.name));
        }
    }
    names
}

/// What stands outside the brackets.
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("closed and not opened: {text}")),
            _ => left.push(if depth == 0 { letter } else { ' ' }),
        }
    }
    assert_eq!(depth, 0, "opened and not closed: {text}");
    left
}

#[track_caller]
fn nothing_but_names_outside(title: &str, text: &str) {
    let printed = printed(&embedded::title(title).expect("it is built in"));
    assert!(text.contains('⟦'), "nothing is said: {text}");
    for line in outside(text).lines() {
        // A file is named as it lies there, and a difference or a setting as files name it.
        let line: Vec<&str> = line.split(' ').filter(|word| !word.contains(['/', '_'])).collect();
        let line = line.join(" ");
        for word in words(&line) {
            assert!(printed.contains(word) || is_name(word), "`{word}` is no text of a language: {line}");
        }
    }
}

/// What was wrong is quoted as it was given, so that there are words outside; but every line says something about it.
#[track_caller]
fn every_line_is_marked(text: &str) {
    for line in text.lines().filter(|line| line.contains(char::is_alphabetic)) {
        assert!(outside(line) != line, "no text of a language: {line}");
    }
}

/// What a command says in brackets.
fn marked(arguments: &[&str], code: i32) -> String {
    said(&[arguments, &MARKED[..]].concat(), code)
}

/// A game by chance, played as on 18xx.games.
fn game(scratch: &Scratch, title: &str, seats: &str) -> String {
    let folder = scratch.0.join("games");
    let place = folder.to_string_lossy().into_owned();
    said(&["simulate", title, "--seats", seats, "--games", "1", "--as-on-18xx-games", "--keep", &place], 0);
    let mut games = fs::read_dir(&folder).expect("games are kept").flatten();
    games.next().expect("one was played").path().to_string_lossy().into_owned()
}

const TITLES: [(&str, &str); 4] =
    [("18cz", "3"), ("18cz-bohemia", "2"), ("18cz-moravia-silesia", "2"), ("1836jr56", "3")];

#[test]
fn games_are_told_in_texts_of_the_language() {
    for (title, seats) in TITLES {
        let scratch = Scratch::new(&format!("marked-{title}"));
        let game = game(&scratch, title, seats);
        nothing_but_names_outside(title, &marked(&["replay", &game], 0));
        for at in ["0", "30", "90"] {
            nothing_but_names_outside(title, &marked(&["replay", &game, "--no-log", "--until", at], 0));
        }
        let svg = scratch.0.join("board.svg").to_string_lossy().into_owned();
        nothing_but_names_outside(title, &marked(&["routes", &game, "--svg", &svg], 0));
        nothing_but_names_outside(title, &marked(&["draw", &game, "--svg", &svg], 0));
    }
}

#[test]
fn games_of_others_are_judged_in_texts_of_the_language() {
    for (title, seats) in [("18cz", "3"), ("1836jr56", "3")] {
        let scratch = Scratch::new(&format!("marked-check-{title}"));
        let game = game(&scratch, title, seats);
        let record = scratch.0.join("record.json").to_string_lossy().into_owned();
        let told = marked(&["convert", &game, "--to", "18xx", "--output", &record], 0);
        nothing_but_names_outside(title, &told);
        nothing_but_names_outside(title, &marked(&["check", &record], 0));
        let text = fs::read_to_string(&record).expect("it was written");
        let damaged = scratch.file("damaged.json", &text.replacen("\"rotation\":", "\"rotation\":9", 1));
        nothing_but_names_outside(title, &marked(&["check", &damaged.to_string_lossy()], 1));
        let cut = scratch.file("cut.json", &text[..text.len() / 2]);
        nothing_but_names_outside(title, &marked(&["check", &cut.to_string_lossy()], 1));
        nothing_but_names_outside(title, &marked(&["check", &scratch.0.to_string_lossy()], 1));
    }
}

#[test]
fn games_that_nobody_sits_at_are_told_in_texts_of_the_language() {
    for (title, seats) in TITLES {
        nothing_but_names_outside(title, &marked(&["simulate", title, "--seats", seats, "--games", "2"], 0));
        let bots = if seats == "2" { "novice,random" } else { "novice,random,random" };
        let arena = ["arena", "--title", title, "--seats", bots, "--games", "2", "--nodes", "1"];
        nothing_but_names_outside(title, &marked(&arena, 0));
    }
    nothing_but_names_outside("18cz", &marked(&["simulate", "18cz", "--games", "1", "--unchecked"], 0));
}

#[test]
fn bad_input_is_refused_in_texts_of_the_language() {
    let scratch = Scratch::new("marked-bad");
    let file = |name: &str, actions: &str| {
        let text = format!(
            r#"{{"lokalka": 1, "title": "18cz", "players": ["Anna", "Bela", "Cyril"], "actions": [{actions}]}}"#
        );
        scratch.file(name, &text).to_string_lossy().into_owned()
    };
    let sound = file("sound.json", r#"{"do": "pass"}"#);
    let plain = |name: &str, text: &str| scratch.file(name, text).to_string_lossy().into_owned();
    let nowhere = scratch.0.join("missing/file").to_string_lossy().into_owned();
    let files = [
        plain("cut.json", "{"),
        plain("list.json", r#"[1, "lokalka"]"#),
        plain("version.json", r#"{"lokalka": 2}"#),
        plain("titleless.json", r#"{"lokalka": 1}"#),
        plain("title.json", r#"{"lokalka": 1, "title": "1899"}"#),
        plain("options.json", r#"{"lokalka": 1, "title": "18cz", "options": {"tea": true}}"#),
        plain("profile.json", r#"{"lokalka": 1, "title": "18cz", "options": {"profile": "house"}}"#),
        plain("one.json", r#"{"lokalka": 1, "title": "18cz", "players": ["Anna"], "actions": []}"#),
        plain("record.json", r#"{"title": "1899", "players": [{"name": "Anna", "id": 1}], "actions": []}"#),
        plain("nothing.json", "{}"),
        file("fly.json", r#"{"do": "fly"}"#),
        file("zora.json", r#"{"seat": "Zora", "do": "pass"}"#),
        file("turn.json", r#"{"seat": "Cyril", "do": "pass"}, {"seat": "Cyril", "do": "pass"}"#),
        file("local.json", r#"{"do": "buy_local", "local": "S99"}"#),
        file("hex.json", r#"{"do": "lay_tile", "hex": "Z9", "tile": "57", "rotation": 0}"#),
        nowhere.clone(),
    ];
    for path in &files {
        every_line_is_marked(&marked(&["replay", path], 2));
        every_line_is_marked(&marked(&["convert", path, "--to", "18xx"], 2));
    }
    let commands: [&[&str]; 16] = [
        &["replay", &sound, "--until", "7"],
        &["routes", &sound, "--company", "XYZ"],
        &["routes", &sound, "--company", "EKJ"],
        &["draw", &sound, "--svg", &nowhere],
        &["convert", &sound, "--to", "18xx", "--output", &nowhere],
        &["check", &nowhere],
        &["check-title", &nowhere],
        &["check-title", &scratch.0.to_string_lossy()],
        &["simulate", "1899"],
        &["simulate", "18cz", "--seats", "9"],
        &["arena", "--seats", "novice,novice"],
        &["arena", "--seats", "novice,novice,novice", "--time", "0"],
        &["play", "--seats", "me,you,novice"],
        &["verify", "--data", &nowhere],
        &["admin", "users", "--data", &nowhere],
        &["simulate", "18cz", "--titles", &nowhere],
    ];
    for command in commands {
        every_line_is_marked(&marked(command, 2));
    }
}

#[test]
fn what_a_host_is_told_is_a_text_of_the_language() {
    let scratch = Scratch::new("marked-host");
    let data = scratch.0.join("data");
    store_with_nothing(&data);
    let [data, backup, again] = [data, scratch.0.join("backup"), scratch.0.join("again")]
        .map(|path| path.to_string_lossy().into_owned());
    for command in [
        &["verify", "--data", &data][..],
        &["admin", "users", "--data", &data],
        &["admin", "games", "--data", &data],
        &["admin", "export-all", &scratch.0.join("all").to_string_lossy(), "--data", &data],
        &["backup", &backup, "--data", &data],
        &["restore", &backup, "--data", &again],
    ] {
        nothing_but_names_outside("18cz", &marked(command, 0));
    }
    nothing_but_names_outside("18cz", &marked(&["backup", &backup, "--data", &data], 2));
    let ours = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../titles");
    nothing_but_names_outside("18cz", &marked(&["check-title", &ours.to_string_lossy()], 0));
}

/// A data folder in which nothing has happened yet.
fn store_with_nothing(folder: &std::path::Path) {
    web::Repository::open(folder).expect("the folder can be made");
}

#[test]
fn a_game_in_the_terminal_speaks_the_language() {
    let scratch = Scratch::new("marked-play");
    let file = scratch.0.join("mine.json").to_string_lossy().into_owned();
    let missing = scratch.0.join("missing/mine.json").to_string_lossy().into_owned();
    let asked = format!("undo\nhello\n99\nmap\nboard\nhint\nhelp\nlog\nsave\nsave {file}\nsave {missing}\n");
    let typed = format!("{asked}1\nundo\n0\n{asked}quit\n");
    let mut all = String::new();
    for (title, seats) in
        [("18cz", "me,novice,novice"), ("18cz-bohemia", "me,novice"), ("1836jr56", "me,me,novice")]
    {
        let arguments = [
            &["--title", title, "--seats", seats, "--seed", "4", "--time", "0.05", "--reasons"][..],
            &MARKED,
        ]
        .concat();
        nothing_but_names_outside(title, &played(&arguments, &typed));
        let text = played_to_the_end(&arguments);
        has(&text, &["⟦The game is over⟧"]);
        nothing_but_names_outside(title, &text);
        all += &text;
    }
    // How bots play may depend on how busy the machine is; in one of the games it comes up.
    has(&all, &["⟦position", "second number"]);
}

/// More answers than any game takes.
const ENDLESS: usize = 20_000;

/// All that is said to somebody who plays by chance until the game is over.
fn played_to_the_end(arguments: &[&str]) -> String {
    let mut child = program()
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut keyboard = child.stdin.take().expect("it reads");
    let mut screen = BufReader::new(child.stdout.take().expect("it writes"));
    let mut draws = Draws::new(4);
    let (mut all, mut offered) = (String::new(), Vec::new());
    for _ in 0..ENDLESS {
        let said = until_asked(&mut screen);
        all += &said;
        if !said.ends_with(PROMPT) {
            let ended = child.wait().expect("it ends");
            assert!(ended.success(), "{said}");
            return all;
        }
        let numbers: Vec<String> = said.lines().filter_map(number_of_offer).collect();
        if !numbers.is_empty() {
            offered = numbers;
        }
        // Where an offer needs a second number, an example is given.
        let example =
            said.split_once('“').and_then(|(_, rest)| Some(rest.split_once('”')?.0.replace(['⟦', '⟧'], "")));
        let answer = example.unwrap_or_else(|| offered[draws.below(offered.len())].clone());
        writeln!(keyboard, "{answer}").expect("it listens");
    }
    let _ = child.kill().and_then(|()| child.wait());
    panic!("still not over: {all}");
}

/// Stands where something is to be typed.
const PROMPT: &str = "\n> ";

/// What is said until something is to be typed, or to the end.
fn until_asked(screen: &mut impl BufRead) -> String {
    let mut said = Vec::new();
    while !said.ends_with(PROMPT.as_bytes()) && said != b"> " {
        if screen.read_until(b' ', &mut said).expect("it is read") == 0 {
            break;
        }
    }
    // After an answer the prompt stands at the beginning of what is said.
    let said = String::from_utf8(said).expect("it is text");
    if said == "> " { PROMPT.to_owned() } else { said }
}

/// The number that an offer is listed under.
fn number_of_offer(line: &str) -> Option<String> {
    let (number, _) = line.trim_start().split_once("  ")?;
    number.parse::<usize>().ok().map(|number| number.to_string())
}

#[test]
fn the_language_is_chosen_by_option_or_environment() {
    let scratch = Scratch::new("chosen");
    let game = game(&scratch, "18cz", "3");
    let told = |before: &[&str], after: &[&str], environment: &[(&str, &str)]| {
        let mut command = program();
        command.env_remove("LOKALKA_LANG").env_remove("LC_MESSAGES").env("LC_ALL", "C");
        command.args(before).args(["replay", &game]).args(after).envs(environment.iter().copied());
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("it is text")
    };
    let (english, german) = (told(&[], &[], &[]), told(&[], &["--lang", "de"], &[]));
    assert_ne!(english, german);
    has(&english, &["The game is over"]);
    assert_eq!(german, told(&["--lang", "de"], &[], &[]), "before the command, too");
    assert_eq!(german, told(&[], &[], &[("LC_ALL", "de_AT.UTF-8")]));
    assert_eq!(german, told(&[], &[], &[("LOKALKA_LANG", "de"), ("LC_ALL", "cs_CZ.UTF-8")]));
    assert_eq!(english, told(&[], &["--lang", "en"], &[("LOKALKA_LANG", "de")]));
    has(&said(&["replay", &game, "--lang", "tlh"], 2), &["tlh", "cs, de, ja, pl"]);
}
