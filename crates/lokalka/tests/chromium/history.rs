//! Through time: undo and redo, the history and back, a recorded game.

use std::path::{Path, PathBuf};

use browser::positions::{self, Temper, noted};
use browser::{Key, Spot, Table, skip};
use rules::Decision;
use serde_json::json;

use crate::play;

#[test]
fn a_player_takes_an_action_back_and_does_it_again() {
    play(|stage| {
        let position = positions::beginning(3);
        let table = stage.table_of(&position.file);
        let first = table.decider();
        table.pass();
        let second = table.decider();
        assert_ne!(first, second);
        table.undo();
        assert_eq!(table.decider(), first);
        assert_eq!(table.position(), 0);
        table.redo();
        assert_eq!(table.decider(), second);
        assert_eq!(table.position(), 1);
        assert_eq!(table.number(), 3, "every undo is an entry of the log");
    });
}

#[test]
fn a_player_looks_at_earlier_positions_and_comes_back_to_act() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |game, _| {
            matches!(game.state().decision(), Some(Decision::Station { .. }))
        });
        let last = position.file.actions.len();
        let table = stage.table_of(&position.file);
        let tiles = table.state()["tiles"].as_array().expect("tiles").len();
        table.travel("One action back", last - 1);
        table.travel("One action back", last - 2);
        assert!(table.words("#choices").contains("looking at position"));
        table.travel("One action forward", last - 1);
        table.travel_to_the_beginning();
        assert!(table.words("#turn").contains("Pre-Stock Round"));
        // The address names the position: a link to it shows the same, and the way back is in the browser, too.
        let link = table.place();
        assert!(link.ends_with("?at=0"), "{link}");
        let guest = Table::at(stage.visitor_at(&link));
        assert_eq!(guest.position(), 0);
        table.evaluate("history.back()");
        table.until_position(last - 1);
        table.click(Spot::from("#way a").with("Back to now"));
        table.until_position(last);
        assert_eq!(table.state()["tiles"].as_array().map(Vec::len), Some(tiles));
        table.pass();
        assert_eq!(table.position(), last + 1);
    });
}

/// Addresses are noted when they are shown: a step that is slow must not undo the way back.
#[test]
fn who_goes_back_while_a_step_is_on_its_way_stays_there() {
    play(|stage| {
        let mut position = positions::beginning(3);
        for _ in 0..2 {
            position.play(&noted(json!({"do": "pass"})));
        }
        let table = stage.table_of(&position.file);
        table.travel("One action back", 1);
        table.run_script(
            "{
                const ask = window.fetch;
                let release;
                const held = new Promise((resolve) => { release = resolve; });
                window.release = () => { window.fetch = ask; release(); };
                window.fetch = async (...asked) => { await held; return ask(...asked); };
            }",
        );
        table.click("#history [data-step=back]");
        table.run_script("history.back()");
        table.until("the way back", "location.search === ''");
        table.run_script("window.release()");
        table.until_position(2);
        assert!(!table.place().contains('?'), "{}", table.place());
        table.run_script("history.forward()");
        table.until_position(1);
        assert!(table.place().ends_with("?at=1"), "{}", table.place());
    });
}

#[test]
fn the_scrubber_moves_through_the_game_by_keys() {
    play(|stage| {
        let mut position = positions::beginning(3);
        for _ in 0..2 {
            position.play(&noted(json!({"do": "pass"})));
        }
        let table = stage.table_of(&position.file);
        table.evaluate("document.getElementById('scrubber').focus()");
        table.press(Key::Left);
        table.until_position(1);
        table.press(Key::Left);
        table.until_position(0);
    });
}

/// The parts of the page that differ from what the server says about the position, but for what the page adds itself.
const DIFFERENT: &str =
    "fetch(`/games/${document.getElementById('table').dataset.game}/table${location.search}`)
    .then((answer) => answer.text())
    .then((text) => {
        const bare = (part) => {
            const copy = part.cloneNode(true);
            for (const mark of copy.querySelectorAll('.legal')) mark.remove();
            for (const map of copy.querySelectorAll('#map svg, svg[data-whole]')) {
                for (const own of ['data-whole', 'viewBox', 'role']) map.removeAttribute(own);
            }
            for (const play of copy.querySelectorAll('#play')) play.replaceWith('');
            return copy;
        };
        const fresh = new DOMParser().parseFromString(text, 'text/html');
        const parts = [...fresh.querySelectorAll('[data-part]')];
        const differs = (part) => !bare(document.getElementById(part.id)).isEqualNode(bare(part));
        return parts.length < 5 ? ['too few parts'] : parts.filter(differs).map((part) => part.id);
    })";

/// Waits until nothing differs: turns of the log are drawn once they come into sight.
fn until_fresh(table: &Table, position: usize) {
    let same = format!("({DIFFERENT}).then((parts) => parts.length === 0)");
    table.until(&format!("the page of position {position} to be what a fresh one would be"), &same);
}

#[test]
fn after_any_way_through_time_the_page_is_what_a_fresh_one_would_be() {
    play(|stage| {
        let file = positions::whole_game(3, Temper::Keen, 150).file;
        let last = file.actions.len();
        let table = stage.table_of(&file);
        until_fresh(&table, last);
        // Jumps of all lengths, to and fro, and steps between them.
        for jump in (0..24).map(|turn| (turn * turn * 37 + turn * 11) % last) {
            // A link of the log leads there for a moment; what stays on the page is as it was.
            table.run_script(&format!(
                "{{
                    const link = document.querySelector('#log [data-at]'), at = link.dataset.at;
                    link.dataset.at = {jump};
                    link.click();
                    link.dataset.at = at;
                }}"
            ));
            table.until_position(jump);
            until_fresh(&table, jump);
            table.travel("One action forward", jump + 1);
            until_fresh(&table, jump + 1);
        }
    });
}

/// The recorded game, where the shared files are at hand.
fn recorded() -> Option<PathBuf> {
    let near =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/conformance/18cz/recorded-3p-29247.json");
    near.canonicalize().ok()
}

#[test]
fn a_recorded_game_is_imported_and_stepped_through() {
    let Some(recorded) = recorded() else {
        return skip("the recorded game is not at hand (../shared/conformance)");
    };
    play(|stage| {
        let page = stage.visitor_at("/");
        page.choose_file("#import-form input[type=file]", &recorded);
        page.click(Spot::from("#import-form button").with("Import"));
        let table = Table::at(page);
        assert!(table.words("#turn").contains("The game is over"));
        let last = table.position();
        assert!(last > 700, "{last} actions");
        for step in 1..=10 {
            table.travel("One action back", last - step);
        }
        table.travel_to_the_beginning();
        for step in 1..=10 {
            table.travel("One action forward", step);
        }
        table.travel("Now", last);
        assert!(table.words("#choices").contains("has won"));
    });
}
