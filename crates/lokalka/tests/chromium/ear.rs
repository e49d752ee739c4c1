//! By ear: what a screen reader tells of a whole turn, and that each part of the page can be found by its heading.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use browser::positions;
use browser::{Key, Table};
use serde_json::json;

use crate::play;

/// What is told now: what was said aloud, what has the focus, and what can be done.
fn told(table: &Table) -> String {
    let mut out = String::new();
    let spoken = table.evaluate("document.getElementById('spoken').textContent");
    let _ = writeln!(out, "said: {}", spoken.as_str().unwrap_or_default());
    let _ = writeln!(out, "focus: {}", table.heard_focus());
    for part in ["What you can do", "Next step"] {
        for line in table.heard(part) {
            let _ = writeln!(out, "  {line}");
        }
    }
    out
}

#[test]
fn a_whole_company_turn_is_told_as_it_was_written_down() {
    play(|stage| {
        let (mut position, turn) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        let mut transcript = told(&table);
        for action in &turn {
            table.act_by_keys(action);
            position.play(action);
            let _ = write!(transcript, "\n== {}\n{}", json!(action), told(&table));
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/company-turn-by-ear.txt");
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &transcript).expect("the file can be written");
        }
        let written = fs::read_to_string(&path).expect("a transcript; UPDATE_GOLDEN=1 writes it");
        for (number, (told, wanted)) in transcript.lines().zip(written.lines()).enumerate() {
            assert_eq!(told, wanted, "line {}; UPDATE_GOLDEN=1 writes it anew", number + 1);
        }
        assert_eq!(transcript.lines().count(), written.lines().count());
    });
}

/// Headings go down by one level at a time, so that nobody looks for what lies between.
#[test]
fn headings_come_in_order() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        let levels = table.evaluate(
            "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((it) => it.checkVisibility())
                .map((it) => [Number(it.tagName[1]), it.textContent.trim().slice(0, 40)])",
        );
        let mut before = 0;
        for heading in levels.as_array().expect("headings") {
            let level = heading[0].as_u64().expect("a level");
            assert!(level <= before + 1, "after level {before} comes {heading}");
            before = level;
        }
    });
}

/// The hexes of the map are walked by arrows; the one that has the focus is told with all that lies on it, and outlined.
#[test]
fn the_board_is_walked_by_arrows() {
    play(|stage| {
        let (position, turn) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        table.tab_to("the grid", "it.closest('#hexes')");
        let hex = turn[0].name("hex").expect("a tile is laid first");
        let begins = table.words(":focus");
        assert!(begins.contains("a tile may be laid here"), "{begins}");
        table.until_shown("#map .walked");
        let at =
            || table.evaluate("document.activeElement.dataset.of").as_str().unwrap_or_default().to_owned();
        let row = |name: &str| name.chars().next();
        let first = at();
        table.press(Key::Down);
        let below = at();
        assert!(row(&below) > row(&first), "{first} {below}");
        table.press(Key::Right);
        let right = at();
        assert_eq!(row(&right), row(&below));
        assert_ne!(right, below);
        table.evaluate(&format!("document.querySelector('#hexes [data-of={hex}]').focus()"));
        table.until_settled();
        table.press(Key::Enter);
        table.until_shown("#lay");
    });
}

#[test]
fn letters_can_be_switched_off() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.press(Key::Sign('?'));
        table.until_shown("#help");
        table.click("#letters");
        table.press(Key::Escape);
        table.until_gone("#help");
        table.press(Key::Sign('?'));
        table.press(Key::Sign('l'));
        assert!(!table.shows("#help") && !table.shows("#log"), "a letter still does something");
        table.reload();
        table.press(Key::Sign('l'));
        assert!(!table.shows("#log"), "it is kept");
    });
}
