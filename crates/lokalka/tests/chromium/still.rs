//! The map is the hero: whole games of bots, stepped decision by decision in windows of three sizes. The map never moves nor
//! changes its size, its hexes are large, nothing lies over it, no text is cut off, and the way on is in sight.

use std::collections::BTreeMap;
use std::rc::Rc;

use bots::arena::Match;
use bots::{Budget, Strength};
use browser::{Page, Stage, Table, Viewport};
use records::game_file::{FileAction, GameFile};
use rules::{Options, title};
use serde_json::{Value, json};

use crate::play;

/// The windows, and how wide a hex of 18CZ is in each at least.
const WINDOWS: [(u32, u32, f64); 3] = [(1366, 768, 54.0), (1440, 900, 60.0), (1920, 1080, 80.0)];

/// What is measured in a window: the rectangle of the map, the width of a hex, and all that is wrong.
const MEASURE: &str = r##"(() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => `${element.tagName} ${element.id || element.className?.baseVal || element.className} "${element.textContent.trim().slice(0, 40)}"`;
  const map = document.getElementById("map");
  const picture = map.querySelector("svg");
  const scale = picture.getScreenCTM().a;
  const room = box(picture);
  // Turns of the log that say what they said when they were measured here are not laid out once more: a game has hundreds of them.
  const measured = (window.measuredTurns ??= new WeakMap());
  const turns = [...document.querySelectorAll("#log .turn")].map((turn) => [turn, turn.textContent]);
  const known = new Set(turns.filter(([turn, words]) => measured.get(turn) === words).map(([turn]) => turn));
  const within = (root, selector) => {
    const accept = (node) =>
      known.has(node) ? NodeFilter.FILTER_REJECT : node.matches(selector) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, accept);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  for (const element of within(document.body, "*:not(svg *, .unseen, .unseen *)")) {
    if (element.contains(picture)) continue;
    const { left, top, right, bottom } = box(element);
    if (right - left < 1 || bottom - top < 1) continue;
    const overlaps = Math.min(right, room.right) - Math.max(left, room.left) > 1 && Math.min(bottom, room.bottom) - Math.max(top, room.top) > 1;
    if (overlaps && element.checkVisibility({ visibilityProperty: true })) wrong.push(`${name(element)} lies over the map`);
  }
  for (const letters of picture.querySelectorAll("text")) {
    const style = getComputedStyle(letters);
    if (style.display === "none") continue;
    const size = parseFloat(style.fontSize) * scale;
    if (size < 9) wrong.push(`letters of ${size.toFixed(1)} px on the map: ${name(letters)}`);
  }
  // Text is cut off where a box that hides what overflows is smaller than its words, or lets go beyond the window.
  for (const element of within(document.getElementById("table"), "*:not(svg, svg *)")) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
    if (!words || element.clientWidth === 0) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue;
    if (style.display !== "inline" && style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) wrong.push(`cut off: ${name(element)}`);
    const button = element.closest("button");
    if (button && (button.scrollWidth > button.clientWidth + 2)) wrong.push(`too wide for its button: ${name(button)}`);
  }
  for (const part of ["top", "turn", "history", "tools", "middle", "band", "side", "decide", "panel"]) {
    const shown = document.getElementById(part);
    if (getComputedStyle(shown).display === "contents") continue;
    const { left, top, right, bottom } = box(shown);
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push(`${part} leaves the window: ${left} ${top} ${right} ${bottom}`);
  }
  const [turn, history, tools] = ["turn", "history", "tools"].map((id) => box(document.getElementById(id)));
  if (turn.right > history.left + 0.5 || history.right > tools.left + 0.5) wrong.push("the parts of the bar lie on each other");
  for (const part of document.querySelectorAll("#history > *")) {
    const { left, right } = box(part);
    if (left < history.left - 0.5 || right > history.right + 0.5) wrong.push(`the way through time is narrower than ${name(part)}`);
  }
  // Whatever one decides by is seen without looking for it.
  for (const table of document.querySelectorAll("#shares .scroll, #trains, #choices")) {
    if (table.clientWidth && table.scrollWidth > table.clientWidth + 1) wrong.push(`wider than its room: ${name(table)}`);
  }
  if (box(document.querySelector("#turn .question")).height > box(document.getElementById("top")).height) wrong.push("the question is higher than the bar");
  const ways = [...document.querySelectorAll("#way button, #way a")];
  const inSight = (way) => {
    const { left, top, right, bottom, width } = box(way);
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && way.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const choices = [...document.querySelectorAll("#choices :is(button, input)")].filter((choice) => !choice.disabled);
  if (ways.length ? !ways.every(inSight) : choices.length && !choices.some(inSight)) wrong.push("the way on is out of sight");
  turns.forEach(([turn, words]) => measured.set(turn, words));
  const { left, top, width, height } = box(map);
  return { map: [left, top, width, height], hex: 86.6 * scale, wrong: [...new Set(wrong)] };
})()"##;

/// A game that novices play to its end.
pub(crate) fn bot_game(id: &str, players: usize, seed: u64) -> GameFile {
    let title = title::embedded::title(id).expect("it is built in");
    let contest = Match {
        title: title.clone(),
        options: Options::BOOK,
        bots: vec![Strength::Novice.into(); players],
        budget: Budget::nodes(1),
        seed,
        check: false,
    };
    let played = contest.play(0).expect("bots play to the end").played;
    let names = browser::positions::NAMES.iter().take(players).map(|&name| name.to_owned()).collect();
    GameFile::of(&title, Options::BOOK, contest.seed_of(0), names, &played).expect("it was played")
}

/// The same table in windows of all sizes, one person looking at all of them.
fn windows(stage: &Stage, file: &GameFile) -> Vec<Table> {
    let first = stage.table_of(&GameFile { actions: Vec::new(), ..file.clone() });
    let others = WINDOWS[1..].iter().map(|_| Table::at(stage.second_tab(first.page())));
    let mut all: Vec<Table> = others.collect();
    all.insert(0, first);
    for (table, (width, height, _)) in all.iter().zip(WINDOWS) {
        table.set_viewport(Viewport { width, height, ..Viewport::DESKTOP });
        table.reload();
    }
    all
}

/// Plays an action without a click, and waits until all windows show what came of it.
fn step(all: &[Table], number: u64, action: &FileAction) {
    let body = json!({"seq": number, "action": action.action});
    let script = format!(
        "fetch('/api/games/{}/actions', {{ method: 'POST', body: {}, \
         headers: {{ 'content-type': 'application/json', 'x-lokalka': '1' }} }}).then((answer) => answer.status)",
        all[0].id(),
        json!(body.to_string())
    );
    assert_eq!(all[0].evaluate(&script), json!(200), "{body}");
    for table in all {
        table.until_number(number + 1);
    }
}

/// What one window shows. To measure is to have it laid out; frames are not waited for, since a window behind another draws
/// none.
fn measured(page: &Rc<Page>) -> Value {
    page.evaluate(MEASURE)
}

/// Steps through the game; gives how many decisions were looked at, and the smallest hex of each window.
fn step_through(stage: &Stage, file: &GameFile) -> (usize, Vec<f64>) {
    let all = windows(stage, file);
    let places: Vec<Value> = all.iter().map(|table| measured(table.page())["map"].clone()).collect();
    let mut smallest = vec![f64::INFINITY; all.len()];
    // Each fault once, with where it was first seen.
    let mut faults: BTreeMap<String, String> = BTreeMap::new();
    // After the last action there is nothing to decide: the end is a page of its own.
    for number in 0..file.actions.len() {
        for (index, table) in all.iter().enumerate() {
            let seen = measured(table.page());
            let (width, height, _) = WINDOWS[index];
            let at = format!("{width}×{height}, after action {number}: {}", table.question());
            for fault in seen["wrong"].as_array().into_iter().flatten() {
                faults.entry(fault.to_string()).or_insert(at.clone());
            }
            if seen["map"] != places[index] {
                faults.entry(format!("the map has moved to {}", seen["map"])).or_insert(at);
            }
            smallest[index] = smallest[index].min(seen["hex"].as_f64().expect("a width"));
        }
        step(&all, number as u64, &file.actions[number]);
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
    (file.actions.len(), smallest)
}

fn the_map_stays(title: &str, players: usize) {
    play(|stage| {
        let (decisions, hexes) = step_through(stage, &bot_game(title, players, 21));
        println!("{title}: {decisions} decisions in each window, hexes of at least {hexes:.1?} px");
        for (hex, (width, height, least)) in hexes.iter().zip(WINDOWS) {
            assert!(*hex >= least, "a hex of {hex} px at {width}×{height}");
        }
    });
}

#[test]
fn the_map_stays_where_it_is_through_a_game_of_18cz() {
    the_map_stays("18cz", 4);
}

#[test]
fn the_map_stays_where_it_is_through_a_game_of_bohemia() {
    the_map_stays("18cz-bohemia", 2);
}

#[test]
fn the_map_stays_where_it_is_through_a_game_of_moravia_silesia() {
    the_map_stays("18cz-moravia-silesia", 3);
}

#[test]
fn the_map_stays_where_it_is_through_a_game_of_1836jr56() {
    the_map_stays(browser::positions::F56, 3);
}
