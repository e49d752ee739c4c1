//! Our own game file: round trips, replays, and what is said about bad ones.

use crate::common::{random_game, shelf};
use records::game_file::{self, Error, GameFile};
use rules::Options;

#[test]
fn a_game_reads_back_as_it_was_written() {
    for (options, players, seed) in [
        (Options::BOOK, 3, 1),
        (Options::BOOK, 5, 2),
        (Options::AS_ON_18XX_GAMES, 4, 3),
        (Options::BOOK, 6, 4),
    ] {
        let (file, game) = random_game(options, players, seed, usize::MAX);
        assert!(game.state().is_over());
        let text = game_file::write(&file);
        let read = game_file::read(&text, &shelf()).unwrap();
        assert_eq!(read, file);
        let replay = game_file::replay(&read, &shelf(), None).unwrap();
        assert_eq!(replay.game.state(), game.state());
        assert_eq!(replay.steps.len(), file.actions.len());
    }
}

#[test]
fn a_replay_stops_where_it_is_told_to() {
    let (file, _) = random_game(Options::BOOK, 4, 7, 120);
    let replay = game_file::replay(&file, &shelf(), Some(50)).unwrap();
    assert_eq!(replay.steps.len(), 50);
    let (_, game) = random_game(Options::BOOK, 4, 7, 50);
    assert_eq!(replay.game.state(), game.state());
    assert!(!replay.setup.is_empty());
}

#[test]
fn one_action_stands_on_one_line() {
    let (file, _) = random_game(Options::AS_ON_18XX_GAMES, 3, 5, 20);
    let text = game_file::write(&file);
    assert_eq!(text.lines().filter(|line| line.contains("\"do\"")).count(), 20);
    assert!(text.contains("\"options\": {\"profile\":\"as_on_18xx_games\"}"), "{text}");
}

/// Every option is kept, also one that only some titles have.
#[test]
fn no_option_is_lost() {
    let empty = random_game(Options::BOOK, 3, 1, 0).0;
    for base in [Options::BOOK, Options::AS_ON_18XX_GAMES] {
        for name in Options::NAMES.iter().chain(rules::F56Options::NAMES) {
            let mut options = base;
            assert!(options.set(name, !base.get(name).unwrap()), "{name}");
            let file = GameFile { options, actions: Vec::new(), ..empty.clone() };
            assert_eq!(
                game_file::read(&game_file::write(&file), &shelf()).unwrap().options,
                options,
                "{name}"
            );
        }
    }
}

#[test]
fn only_options_that_differ_are_written() {
    let mut options = Options::BOOK;
    options.ask_consent = false;
    options.f56.diesels = true;
    let file = GameFile { options, actions: Vec::new(), ..random_game(Options::BOOK, 3, 1, 0).0 };
    let text = game_file::write(&file);
    assert!(text.contains("\"options\": {\"ask_consent\":false,\"diesels\":true}"), "{text}");
    assert_eq!(game_file::read(&text, &shelf()).unwrap().options, options);
}

#[test]
fn a_seat_may_be_left_out() {
    let text = r#"{"lokalka": 1, "title": "18cz", "options": {"shuffle_order": false}, "players": ["A", "B", "C"],
        "actions": [{"do": "pass"}, {"seat": "B", "do": "buy_local", "local": "S1"}]}"#;
    let replay = game_file::replay(&game_file::read(text, &shelf()).unwrap(), &shelf(), None).unwrap();
    assert_eq!(replay.steps.len(), 2);
}

/// A file with these actions, players as seated.
fn file(actions: &str) -> String {
    format!(
        r#"{{"lokalka": 1, "title": "18cz", "options": {{"shuffle_order": false}}, "seed": 1,
            "players": ["Anna", "Bela", "Cyril"], "actions": [{actions}]}}"#
    )
}

fn complaint(text: &str) -> String {
    match game_file::read(text, &shelf()).and_then(|file| game_file::replay(&file, &shelf(), None)) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn assert_complaint(text: &str, parts: &[&str]) {
    let complaint = complaint(text);
    for part in parts {
        assert!(complaint.contains(part), "`{part}` is not in: {complaint}");
    }
}

#[test]
fn a_truncated_file_is_no_game() {
    let (game, _) = random_game(Options::BOOK, 3, 2, 40);
    let text = game_file::write(&game);
    for end in (0..text.len() - 2).filter(|&end| text.is_char_boundary(end)) {
        let error = game_file::read(&text[..end], &shelf()).expect_err("half a file");
        assert!(matches!(error, Error::Json(_)), "{error}");
    }
}

#[test]
fn unknown_titles_versions_options_and_keys_are_named() {
    let good = file("");
    assert_complaint(&good.replace("18cz", "1830"), &["unknown title `1830`", "18cz"]);
    assert_complaint(&good.replace("\"lokalka\": 1", "\"lokalka\": 2"), &["version 2", "version 1"]);
    assert_complaint(&good.replace("shuffle_order", "shufle"), &["unknown option `shufle`", "shuffle_order"]);
    assert_complaint(&good.replace("\"seed\"", "\"sead\""), &["sead: unknown key", "seed"]);
    assert_complaint(&good.replace("\"seed\": 1", "\"seed\": -1"), &["seed"]);
    assert_complaint(&good.replace(", \"Cyril\"", ""), &["2 players", "3, 4, 5, 6"]);
    assert_complaint(&good.replace("Cyril", "Anna"), &["players[2]", "a second Anna"]);
    assert_complaint("[]", &["not a JSON object"]);
    assert_complaint("{}", &["lokalka"]);
}

#[test]
fn an_unknown_action_is_named_with_those_that_exist() {
    assert_complaint(
        &file(r#"{"do": "pass"}, {"seat": "Bela", "do": "fly"}"#),
        &["action 2", "unknown action `fly`", "lay_tile"],
    );
    assert_complaint(&file(r#"{"seat": "Anna"}"#), &["action 1", "`do` is missing"]);
    assert_complaint(&file(r#"{"do": "buy_local"}"#), &["action 1", "missing field `local`"]);
    assert_complaint(&file(r#"{"do": "pass", "loudly": true}"#), &["action 1", "loudly"]);
    assert_complaint(&file("7"), &["action 1", "not an object"]);
}

#[test]
fn the_wrong_seat_is_refused() {
    assert_complaint(&file(r#"{"seat": "Bela", "do": "pass"}"#), &["action 1", "Anna must decide, not Bela"]);
    assert_complaint(
        &file(r#"{"seat": "Zoe", "do": "pass"}"#),
        &["action 1", "no player \"Zoe\"", "Anna, Bela"],
    );
}

#[test]
fn names_that_mean_nothing_are_named() {
    let complain = |action: &str, parts: &[&str]| {
        assert_complaint(&file(action), &[&["action 1"], parts].concat());
    };
    complain(r#"{"do": "buy_local", "local": "X9"}"#, &["no local railway X9", "S1"]);
    complain(r#"{"do": "buy_share", "company": "ABC"}"#, &["no company ABC", "EKJ"]);
    complain(r#"{"do": "lay_tile", "hex": "Z9", "tile": "57", "rotation": 0}"#, &["no hex Z9 on this map"]);
    complain(r#"{"do": "lay_tile", "hex": "E15", "tile": "0", "rotation": 0}"#, &["no tile 0"]);
    complain(r#"{"do": "lay_tile", "hex": "E15", "tile": "57", "rotation": 6}"#, &["rotation 6", "0 to 5"]);
    complain(r#"{"do": "return_train", "train": "7+7z"}"#, &["no train 7+7z", "3+3d"]);
    complain(r#"{"do": "buy_train", "train": "3+3d"}"#, &["no train 3+3d on top of the stack", "2a"]);
    complain(r#"{"do": "buy_train", "train": "3+3d", "pool": "2b"}"#, &["no train 3+3d", "2+2b"]);
    complain(r#"{"do": "turn_train", "train": "3d", "side": "huge"}"#, &["`huge`", "small, medium, large"]);
    complain(r#"{"do": "run_trains", "runs": [{"train": "2a", "track": ["E15"]}]}"#, &["`E15`", "E15:4-s0"]);
    complain(
        r#"{"do": "run_trains", "runs": [{"train": "2a", "track": ["E11:1-s0"]}]}"#,
        &["no track E11:1-s0", "E11:5-s0"],
    );
}

#[test]
fn a_price_out_of_range_is_refused() {
    let passes = r#"{"do": "pass"}, {"do": "pass"}, {"do": "pass"}, "#;
    let start = |price: &str| {
        file(&format!(r#"{passes}{{"do": "start_company", "company": "EKJ", "price": {price}}}"#))
    };
    assert!(game_file::replay(&game_file::read(&start("50"), &shelf()).unwrap(), &shelf(), None).is_ok());
    assert_complaint(&start("51"), &["action 4", "start_company", "51"]);
    assert_complaint(&start("-5"), &["action 4", "-5"]);
    assert_complaint(&start("99999999999"), &["action 4"]);
}
