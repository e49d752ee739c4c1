//! The command line as a newcomer meets it: help, exit codes, and what it says to bad input.

use std::fs;
use std::path::PathBuf;

use crate::program::{Scratch, has, played, said};

/// A game file of three players with these actions.
fn game(actions: &str) -> String {
    format!(
        r#"{{"lokalka": 1, "title": "18cz", "options": {{"shuffle_order": false}}, "seed": 1,
            "players": ["Anna", "Bela", "Cyril"], "actions": [{actions}]}}"#
    )
}

/// What replaying this game file says when it cannot be used.
fn refused(name: &str, text: &str) -> String {
    let scratch = Scratch::new(name);
    let path = scratch.file("game.json", text);
    said(&["replay", &path.to_string_lossy()], 2)
}

#[test]
fn help_names_every_command() {
    const COMMANDS: [&str; 14] = [
        "admin",
        "arena",
        "backup",
        "check",
        "convert",
        "draw",
        "play",
        "replay",
        "restore",
        "routes",
        "serve",
        "simulate",
        "check-title",
        "verify",
    ];
    has(&said(&["--help"], 0), &COMMANDS);
    for command in COMMANDS {
        has(&said(&[command, "--help"], 0), &["Usage"]);
    }
}

#[test]
fn replay_tells_a_game_in_words_and_shows_the_table() {
    let scratch = Scratch::new("replay");
    let actions = r#"{"seat": "Anna", "do": "buy_local", "local": "M4"}, {"do": "pass"}"#;
    let path = scratch.file("game.json", &game(actions));
    let text = said(&["replay", &path.to_string_lossy()], 0);
    has(&text, &["Anna", "55 K", "Pre-Stock Round", "325", "stack: 5 of a"]);
    let text = said(&["replay", &path.to_string_lossy(), "--until", "0"], 0);
    assert!(!text.contains("325"), "{text}");
}

#[test]
fn a_truncated_file_is_named_as_such() {
    let whole = game(r#"{"do": "pass"}"#);
    has(&refused("truncated", &whole[..whole.len() - 20]), &["game.json", "not complete JSON"]);
}

#[test]
fn an_unknown_title_is_answered_with_those_that_exist() {
    has(&refused("title", &game("").replace("18cz", "1899")), &["1899", "18cz"]);
    has(&said(&["simulate", "1899"], 2), &["1899", "18cz"]);
}

#[test]
fn an_unknown_action_is_answered_with_those_that_exist() {
    has(&refused("action", &game(r#"{"do": "fly"}"#)), &["fly", "buy_local", "lay_tile"]);
}

#[test]
fn an_action_of_the_wrong_seat_names_whose_turn_it_is() {
    has(&refused("seat", &game(r#"{"seat": "Bela", "do": "pass"}"#)), &["action 1", "Bela", "Anna"]);
    has(&refused("nobody", &game(r#"{"seat": "Zora", "do": "pass"}"#)), &["Zora"]);
}

#[test]
fn a_price_out_of_range_is_answered_with_the_range() {
    let passes = r#"{"do": "pass"}, {"do": "pass"}, {"do": "pass"}, "#;
    let start = r#"{"do": "start_company", "company": "EKJ", "price": 85}"#;
    has(&refused("price", &game(&format!("{passes}{start}"))), &["action 4", "85", "50", "70", "VII"]);
}

#[test]
fn a_hex_that_does_not_exist_is_named() {
    let lay = r#"{"do": "lay_tile", "hex": "Z9", "tile": "57", "rotation": 0}"#;
    has(&refused("hex", &game(lay)), &["Z9"]);
}

#[test]
fn a_position_beyond_the_end_is_refused() {
    let scratch = Scratch::new("beyond");
    let path = scratch.file("game.json", &game(r#"{"do": "pass"}"#));
    has(&said(&["replay", &path.to_string_lossy(), "--until", "7"], 2), &["7", "has 1"]);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for command in ["replay", "check", "routes", "check-title"] {
        has(&said(&[command, "no-such-place"], 2), &["no-such-place"]);
    }
}

#[test]
fn simulate_plays_the_same_games_for_the_same_seed() {
    let run = || {
        let text = said(&["simulate", "18cz", "--seats", "3", "--games", "2", "--seed", "9"], 0);
        text.lines().find(|line| line.contains("fingerprint")).expect("a fingerprint").to_owned()
    };
    assert_eq!(run(), run());
    has(&said(&["simulate", "18cz", "--seats", "9"], 2), &["9 players", "3, 4, 5, 6"]);
}

/// Random games of 1836Jr-56 come to all its parts, and every end has a name.
#[test]
fn simulate_counts_what_comes_up_in_1836jr56() {
    for profile in [None, Some("--as-on-18xx-games")] {
        let mut words = vec!["simulate", "1836jr56", "--seats", "2", "--games", "40"];
        words.extend(profile);
        let text = said(&words, 0);
        let line = text.lines().find(|line| line.contains("nationalisations")).expect("the counts");
        let count = |what: &str| -> u64 {
            let found = line.split(", ").find_map(|part| part.strip_prefix(what)?.trim().parse().ok());
            found.unwrap_or_else(|| panic!("{what} is not counted: {line}"))
        };
        for what in [
            "nationalisations",
            "trains exchanged",
            "bankruptcies",
            "loans",
            "destinations",
            "borrowed trains",
        ] {
            assert!(count(what) > 0, "{what}: {line}");
        }
        // A bank may be empty before somebody goes bankrupt.
        assert!(count("bankruptcies") + count("banks broken") + count("tables deserted") >= 40, "{line}");
    }
}

#[test]
fn the_arena_plays_the_same_games_for_the_same_seed_and_nodes() {
    let scratch = Scratch::new("arena");
    let csv = scratch.0.join("games.csv");
    let run = || {
        let seats = "novice,random,random";
        let file = csv.to_string_lossy().into_owned();
        let text = said(
            &[
                "arena", "--seats", seats, "--games", "2", "--seed", "9", "--nodes", "1", "--check", "--csv",
                &file,
            ],
            0,
        );
        has(&text, &["novice", "random", "95 % interval", "mean worth", "the last phase was", "2 games in"]);
        let rows = fs::read_to_string(&csv).expect("the file was written");
        assert_eq!(rows.lines().count(), 1 + 2 * 3, "{rows}");
        // All but the last column, which is time.
        rows.lines().filter_map(|row| Some(row.rsplit_once(',')?.0.to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_arena_tells_how_games_with_a_bank_end() {
    let told = said(
        &[
            "arena",
            "--title",
            "1836jr56",
            "--seats",
            "novice,random",
            "--games",
            "1",
            "--nodes",
            "1",
            "--check",
        ],
        0,
    );
    has(&told, &["stock rounds", "ended with a bankruptcy", "national company", " closed"]);
    assert!(!told.contains("every size of company"), "{told}");
}

#[test]
fn the_arena_says_what_it_cannot_use() {
    has(
        &said(&["arena", "--seats", "novice,expert,random"], 2),
        &["expert", "random, novice, conductor, director"],
    );
    has(&said(&["arena", "--seats", "novice,novice"], 2), &["2 players", "3, 4, 5, 6"]);
    has(&said(&["arena", "--seats", "novice,novice,novice", "--time", "0"], 2), &["--time 0", "more than 0"]);
    has(&said(&["arena", "--seats", "novice,novice,novice", "--games", "0"], 2), &["--games"]);
    has(&said(&["arena", "--title", "18xy", "--seats", "novice,novice,novice"], 2), &["18xy", "18cz"]);
    has(&said(&["arena"], 2), &["--seats"]);
}

#[test]
fn a_person_plays_novices_in_the_terminal() {
    let scratch = Scratch::new("play");
    let file = scratch.0.join("mine.json").to_string_lossy().into_owned();
    let typed = format!("hello\n99\n1\nundo\nboard\nlog\n1\nsave\nsave {file}\nquit\n");
    let text = played(&["--seats", "me,novice,novice", "--seed", "4", "--reasons"], &typed);
    has(
        &text,
        &[
            "Player buys a local railway or passes",
            "Player has 380 K",
            "“hello”: type one of the numbers above",
            "“99”: type one of the numbers above",
            "Say where to: save FILE",
            "Saved to",
            "novice 2",
            "it leads to",
            "the next best choice to",
        ],
    );
    assert!(!text.contains("No mind has learned"), "{text}");
    has(&said(&["replay", &file], 0), &["Player", "novice 3"]);
}

/// The map, a hint, help, and a tile in each of its positions; what is not a tile is not drawn.
#[test]
fn the_terminal_draws_and_helps() {
    let text = played(&["--seats", "me,novice,novice", "--seed", "4"], "map\nhint\nhelp\n0\nquit\n");
    has(&text, &["   0  Pass", "E11", "y, g, b, x: a yellow", "what a bot would do, and why"]);
}

#[test]
fn the_terminal_says_what_it_cannot_use() {
    has(&said(&["play", "--seats", "me,you,novice"], 2), &["you", "director, and me"]);
    has(&said(&["play", "--seats", "me,novice"], 2), &["2 players"]);
    has(&said(&["play", "--time", "0"], 2), &["--time 0", "more than 0"]);
}

#[test]
fn check_title_accepts_ours_and_reports_every_fault_of_a_broken_copy() {
    let ours = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../titles/18cz");
    has(&said(&["check-title", &ours.to_string_lossy()], 0), &["160 tiles", "no faults"]);
    let scratch = Scratch::new("broken");
    for entry in fs::read_dir(&ours).expect("the title is there").flatten() {
        let text = fs::read_to_string(entry.path()).expect("a text");
        let broken = text.replace("E11", "E12").replace("\"8E\"", "\"8X\"");
        scratch.file(&entry.file_name().to_string_lossy(), &broken);
    }
    has(
        &said(&["check-title", &scratch.0.to_string_lossy()], 2),
        &["map-bohemia.toml", "trains.toml", "E12", "8X", "faults"],
    );
}

#[test]
fn check_title_reads_a_folder_with_its_neighbours_or_alone() {
    let ours = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../titles/18cz-bohemia");
    let counts = ["73 hexes", "158 tiles", "10 companies", "9 local railways", "no faults"];
    has(&said(&["check-title", &ours.to_string_lossy()], 0), &counts);
    let scratch = Scratch::new("titles");
    let copy = scratch.0.join("18cz-bohemia");
    fs::create_dir_all(&copy).expect("the folder can be made");
    for entry in fs::read_dir(&ours).expect("the title is there").flatten() {
        fs::copy(entry.path(), copy.join(entry.file_name())).expect("it can be copied");
    }
    has(&said(&["check-title", &copy.to_string_lossy()], 0), &counts);
    // A neighbour that is there counts, with its faults.
    fs::create_dir_all(scratch.0.join("18cz")).expect("the folder can be made");
    scratch.file("18cz/chart.toml", "bottom = [40, 30]\ntop = [45]\n");
    let text = said(&["check-title", &copy.to_string_lossy()], 2);
    has(&text, &["../18cz/chart.toml: bottom[1]: 30 comes after 45"]);
}

/// Two players and Václav, in the terminal and drawn.
#[test]
fn bohemia_is_played_in_the_terminal() {
    has(&said(&["simulate", "18cz-bohemia", "--games", "2"], 0), &["18CZ Bohemia with 2 players"]);
    let scratch = Scratch::new("bohemia");
    let file = scratch.0.join("game.json").to_string_lossy().into_owned();
    let typed = format!("0\n0\n0\n0\nboard\n0\nsave {file}\nquit\n");
    let text = played(&["--title", "18cz-bohemia", "--seats", "me,me", "--seed", "4"], &typed);
    let asked = ["decides the track of", "for Václav, with the lowest order card", "50 %*", "Saved to"];
    has(&text, &asked);
    has(&said(&["replay", &file], 0), &["Václav"]);
    let svg = scratch.0.join("board.svg").to_string_lossy().into_owned();
    said(&["draw", &file, "--svg", &svg], 0);
    let picture = fs::read_to_string(&svg).expect("the picture is there");
    has(&picture, &["The board of 18CZ Bohemia", "Praha"]);
    assert!(!picture.contains("Brno"), "Moravia is not on the board");
    let alone = played(&["--title", "18cz-bohemia", "--time", "0.05"], "quit\n");
    has(&alone, &["Player"]);
}

/// An auction in the terminal, and random games that tell how papers were used.
#[test]
fn moravia_is_played_in_the_terminal() {
    for seats in ["2", "3"] {
        let text = said(&["simulate", "18cz-moravia-silesia", "--seats", seats, "--games", "40"], 0);
        has(
            &text,
            &[
                &format!("18CZ Moravia-Silesia with {seats} players"),
                "uses of private papers: local railway S1 ",
            ],
        );
        let uses = text.lines().find(|line| line.starts_with("uses")).expect("they are told");
        assert!(!format!("{uses},").contains(" 0,"), "{uses}");
    }
    let scratch = Scratch::new("moravia");
    let file = scratch.0.join("game.json").to_string_lossy().into_owned();
    let typed = format!("1\n1\n1\nboard\nsave {file}\nquit\n");
    let text = played(&["--title", "18cz-moravia-silesia", "--seats", "me,me", "--seed", "4"], &typed);
    has(&text, &["puts a private paper up for auction", "bids for", "Auction of private papers", "Saved to"]);
    let svg = scratch.0.join("board.svg").to_string_lossy().into_owned();
    said(&["draw", &file, "--svg", &svg], 0);
    let picture = fs::read_to_string(&svg).expect("the picture is there");
    has(&picture, &["The board of 18CZ Moravia-Silesia", "Brno"]);
    assert!(!picture.contains("Praha"), "Bohemia is not on the board");
}

#[test]
fn check_reports_what_is_not_a_game() {
    let scratch = Scratch::new("not-a-game");
    let path = scratch.file("other.json", r#"{"hello": 1}"#);
    has(&said(&["check", &path.to_string_lossy()], 1), &["cannot be read", "0 passed, 1 failed"]);
    has(&said(&["check", &scratch.0.to_string_lossy()], 0), &["not a game", "1 skipped"]);
}

#[test]
fn serving_needs_an_address_and_a_folder_that_can_be_used() {
    has(&said(&["--listen", "nowhere"], 2), &["nowhere", "--listen"]);
    let scratch = Scratch::new("no-folder-said");
    let file = scratch.file("a-file", "");
    has(&said(&["serve", "--data", &file.to_string_lossy()], 2), &["a-file"]);
}

#[test]
fn routes_of_a_company_that_does_not_operate() {
    let scratch = Scratch::new("routes");
    let path = scratch.file("game.json", &game(""));
    let path = path.to_string_lossy();
    has(&said(&["routes", &path, "--company", "EKJ"], 2), &["EKJ"]);
    has(&said(&["routes", &path, "--company", "XYZ"], 2), &["XYZ", "EKJ", "Ug"]);
}

#[test]
fn draw_writes_the_board_in_both_kinds() {
    let scratch = Scratch::new("draw");
    let path = scratch.file("game.json", &game(r#"{"do": "pass"}"#));
    let (svg, png) = (scratch.0.join("board.svg"), scratch.0.join("board.png"));
    let (game, svg, png) = (path.to_string_lossy(), svg.to_string_lossy(), png.to_string_lossy());
    let text = said(&["draw", &game, "--at", "0", "--svg", &svg, "--png", &png, "--width", "700"], 0);
    has(&text, &["board.svg", "board.png"]);
    let picture = fs::read_to_string(&*svg).expect("the picture is there");
    has(&picture, &["<svg", "<style>", "Praha", "The board of 18CZ"]);
    let light = fs::read(&*png).expect("the picture is there");
    assert_eq!(&light[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(light[16..20], 700_u32.to_be_bytes(), "as wide as asked for");
    said(&["draw", &game, "--png", &png, "--width", "700", "--dark"], 0);
    assert_ne!(fs::read(&*png).expect("the picture is there"), light);
}

#[test]
fn drawing_needs_a_file_to_draw_into_and_a_position_that_exists() {
    let scratch = Scratch::new("draw-wrong");
    let path = scratch.file("game.json", &game(""));
    let path = path.to_string_lossy();
    has(&said(&["draw", &path], 2), &["--svg", "--png"]);
    has(&said(&["draw", &path, "--at", "3", "--svg", "x.svg"], 2), &["no action 3"]);
    has(&said(&["draw", &path, "--png", "x.png", "--width", "9"], 2), &["--width", "100"]);
    let nowhere = scratch.0.join("missing/board.svg");
    has(&said(&["draw", &path, "--svg", &nowhere.to_string_lossy()], 2), &["cannot write", "missing"]);
    has(&said(&["draw", "no-such-game", "--svg", "x.svg"], 2), &["no-such-game"]);
}
