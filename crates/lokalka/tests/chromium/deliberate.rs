//! No accidental moves: whoever presses twice, by finger or by Enter, answers one question, and the heading of the next has
//! the focus.

use std::mem::{Discriminant, discriminant};
use std::time::Duration;

use browser::positions::{self, F56, Position, Temper};
use browser::{Key, Spot, Table, Viewport};
use rules::{CzDecision, Decision, Game};
use serde_json::json;

use crate::play;

/// So far apart two presses come by accident, in milliseconds.
const APART: [u64; 4] = [50, 150, 300, 500];

/// What answers a question at once.
const ANSWER: &str = ":is(#choices, #way) button[data-action]:not(:disabled, details:not([open]) *)";

/// The kind of a decision, also where it is one of a family.
#[derive(PartialEq)]
enum Kind {
    Shared(Discriminant<Decision>),
    Cz(Discriminant<CzDecision>),
    F56(Discriminant<rules::F56Decision>),
}

fn kind(game: &Game) -> Option<Kind> {
    Some(match game.state().decision()? {
        Decision::Cz(decision) => Kind::Cz(discriminant(decision)),
        Decision::F56(decision) => Kind::F56(discriminant(decision)),
        decision => Kind::Shared(discriminant(decision)),
    })
}

/// The first positions of a game in which each such kind of decision is made, of those that come up in a seeded game.
fn kinds(
    title: &'static str,
    players: usize,
    temper: Temper,
    wanted: fn(&Decision) -> bool,
) -> Vec<Position> {
    let mut seen: Vec<Kind> = Vec::new();
    let mut found = Vec::new();
    loop {
        let next = positions::first_game(title, players, temper, |game, _| {
            game.state().decision().is_some_and(wanted)
                && kind(game).is_some_and(|kind| !seen.contains(&kind))
        });
        let Some(position) = next else { return found };
        seen.extend(kind(&position.game));
        found.push(position);
    }
}

/// Presses twice in both ways, and looks at what came of it.
fn answers_once(table: &Table, apart: u64, by_key: bool) {
    let before = table.number();
    let question = table.question();
    let at = format!("{question}: {apart} ms apart, by {}", if by_key { "Enter" } else { "finger" });
    let apart = Duration::from_millis(apart);
    match by_key {
        true => table.press_key_twice(ANSWER, Key::Enter, apart),
        false => table.press_twice(ANSWER, apart),
    }
    table.until(
        "the first press to count",
        &format!("Number(document.getElementById('table').dataset.seq) > {before}"),
    );
    table.until_settled();
    let number = table.state()["seq"].as_u64();
    assert_eq!(number, Some(before + 1), "{at}");
    table.until_number(before + 1);
    let focused = table.evaluate("document.activeElement.outerHTML.slice(0, 100)");
    assert_eq!(table.evaluate("document.activeElement.matches('#turn h1')"), json!(true), "{at}: {focused}");
    table.undo();
}

/// Every such kind of decision of a game, each with all pauses, by finger and by Enter in turn.
fn every_kind(
    title: &'static str,
    players: usize,
    temper: Temper,
    wanted: fn(&Decision) -> bool,
    least: usize,
) {
    play(|stage| {
        let mut tried = 0;
        for (index, position) in kinds(title, players, temper, wanted).iter().enumerate() {
            let table = stage.table_of(&position.file);
            table.set_viewport(Viewport::PHONE);
            table.reload();
            // What is decided on the map is listed here as well.
            table.turn_to("choices");
            if !table.shows(ANSWER) {
                continue;
            }
            for (nth, apart) in APART.into_iter().enumerate() {
                answers_once(&table, apart, (index + nth) % 2 == 0);
                table.turn_to("choices");
            }
            tried += 1;
        }
        println!("{title}: {tried} kinds of decisions");
        assert!(tried >= least, "{tried} kinds of decisions");
    });
}

#[test]
fn two_presses_answer_one_question_of_18cz() {
    every_kind("18cz", 3, Temper::Tinkering, |_| true, 8);
}

#[test]
fn two_presses_answer_one_question_of_1836jr56() {
    every_kind(F56, 3, Temper::Indebted, |_| true, 8);
}

#[test]
fn two_presses_answer_one_question_of_an_auction() {
    let auction = |decision: &Decision| {
        matches!(decision, Decision::Cz(CzDecision::PickPaper { .. } | CzDecision::Bid { .. }))
    };
    every_kind("18cz-moravia-silesia", 3, Temper::Keen, auction, 2);
}

/// A tile is laid by the tray, and a share bought by its sheet: these open first, and the second press is not their answer.
#[test]
fn what_opens_under_the_finger_is_not_answered_by_it() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        for apart in APART.map(Duration::from_millis) {
            table.press_key_twice("#choices [data-tray]", Key::Enter, apart);
            table.until_shown("#lay");
            table.until_settled();
            assert_eq!(table.state()["seq"], json!(table.number()), "a tile was laid");
            table.press(Key::Escape);
            table.until_gone("#tray");
        }
        let stock =
            positions::find_offer(3, Temper::Keen, |_, offer| matches!(offer, rules::Offer::BuyShare { .. }));
        let table = stage.table_of(&stock.file);
        let before = table.number();
        for apart in APART.map(Duration::from_millis) {
            table.press_key_twice("#shares [data-sheet*='cell=bank'].can", Key::Enter, apart);
            table.until_shown("#sheet");
            table.until_settled();
            assert_eq!(table.state()["seq"], json!(before), "a share was bought");
            table.press(Key::Escape);
            table.until_gone("#sheet");
        }
    });
}

/// Who looks at one hex after the other sees the last one, and what is asked stays in sight beside it.
#[test]
fn hexes_are_looked_at_as_quickly_as_they_are_pressed() {
    play(|stage| {
        let answers = |game: &Game| matches!(game.state().decision(), Some(Decision::Dividend { .. }));
        let position = positions::find(3, Temper::Keen, |game, _| answers(game));
        let table = stage.table_of(&position.file);
        table.until_settled();
        let press = |hex: &str| {
            let hex = json!(format!("#picture g[data-hex='{hex}']"));
            table.evaluate(&format!(
                "document.querySelector({hex}).dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"
            ));
        };
        press("E11");
        table.until_shown(Spot::from("#tray").with("Praha"));
        press("B8");
        table.until_shown(Spot::from("#tray").with("Teplice"));
        let answer = "#choices button[data-action]";
        assert!(table.count(answer) > 0 && table.shows(answer), "the question is answered beside the hex");
        let [tray, answer] = ["#tray", answer].map(|part| {
            let box_of = format!("(() => {{ const {{ top, bottom }} = document.querySelector({}).getBoundingClientRect(); return [top, bottom] }})()", json!(part));
            let edges = table.evaluate(&box_of);
            [0, 1].map(|edge| edges[edge].as_f64().expect("an edge"))
        });
        assert!(tray[1] <= answer[0] && answer[1] <= 900.0, "{tray:?} lies on {answer:?}");
    });
}
