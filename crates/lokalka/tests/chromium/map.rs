//! The map under the hand: it is dragged, and the wheel brings it nearer.

use browser::{Page, Stage, Table, Viewport, positions};
use serde_json::json;

use crate::play;

/// The part of the map that is shown: left, top, width and height, in units of the picture.
fn view(page: &Page) -> Vec<f64> {
    let shown = page.attribute("#map svg", "viewBox");
    shown.split_whitespace().map(|part| part.parse().expect("a number")).collect()
}

/// The hex in the middle of what is shown, as a selector.
fn hex_in_the_middle(page: &Page) -> String {
    let hex = page.evaluate(
        "((box) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
            (document.querySelector('#map').getBoundingClientRect()).closest('[data-hex]').dataset.hex",
    );
    format!("#map g[data-hex={hex}]")
}

/// Where an element stands in the window.
fn left_and_top(page: &Page, css: &str) -> (f64, f64) {
    let at = |side: &str| {
        let script = format!("document.querySelector({}).getBoundingClientRect().{side}", json!(css));
        page.evaluate(&script).as_f64().expect("a number")
    };
    (at("left"), at("top"))
}

/// Drags the map, which goes along with the hand, and opens nothing.
fn drag(table: &Table) {
    let hex = hex_in_the_middle(table);
    let (left, top) = left_and_top(table, &hex);
    table.drag("#map svg", (60.0, -40.0));
    let (now_left, now_top) = left_and_top(table, &hex);
    assert!((now_left - left - 60.0).abs() < 2.0, "{left} became {now_left}");
    assert!((now_top - top + 40.0).abs() < 2.0, "{top} became {now_top}");
    assert!(!table.shows("#tray"), "to drag is not to choose");
}

#[test]
fn the_map_follows_the_mouse_and_the_wheel() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        drag(&table);
        let before = view(&table);
        table.turn_wheel("#map svg", -120.0);
        table.until(
            "the map to be nearer",
            &format!("document.querySelector('#map svg').viewBox.baseVal.width < {}", before[2] * 0.95),
        );
        table.turn_wheel("#map svg", 120.0);
        table.until(
            "the map to be as far away as before",
            &format!(
                "Math.abs(document.querySelector('#map svg').viewBox.baseVal.width - {}) < 1",
                before[2]
            ),
        );
        table.click("[data-zoom=all]");
        let whole = table.attribute("#map svg", "data-whole");
        table.until_shown(format!("#map svg[viewBox={}]", json!(whole)));
    });
}

/// The outline of a hex hid the ends of a name that is wider than it.
#[test]
fn names_are_read_above_the_outlines_of_hexes() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        table.until_settled();
        let covered = "[...document.querySelectorAll('#map .legal:not(.spot)')].filter((outline) =>
            [...document.querySelectorAll('#map g[data-on] .place')].some((name) =>
                outline.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_PRECEDING)).length";
        assert!(table.count("#map .legal:not(.spot)") > 0 && table.count("#map g[data-on] .place") > 0);
        assert_eq!(table.evaluate(covered), json!(0));
    });
}

/// A phone that shows the map while track is laid.
fn map_in_the_hand(stage: &Stage) -> Table {
    let (position, _) = positions::whole_turn(3);
    let table = stage.table_of(&position.file);
    table.set_viewport(Viewport::PHONE);
    table.reload();
    table.turn_to("map");
    table
}

/// While the map moves under the hand, the browser lays out nothing: the picture that is there is shifted and stretched.
#[test]
fn nothing_is_laid_out_while_the_map_moves() {
    play(|stage| {
        let table = map_in_the_hand(stage);
        table.until_settled();
        let before = view(&table);
        let drag = table
            .traced(|| table.slide("#map svg", &[(0.0, 0.0), (12.0, 8.0), (30.0, -20.0), (55.0, -40.0)]));
        table.let_go();
        // It is drawn anew now, and laid out for that.
        table.until(
            "the map to be at rest",
            "document.getElementById('picture').style.transform === '' && document.body.offsetHeight > 0",
        );
        let pinch = table.traced(|| table.spread("#map svg", &[1.0, 1.2, 1.6, 2.2]));
        for (what, trace) in [("a drag", drag), ("a pinch", pinch)] {
            println!("{what}: {trace:?}");
            assert!(trace.moves >= 2, "{what} was seen: {trace:?}");
            assert_eq!(trace.layouts, 0, "{what}: {trace:?}");
        }
        let after = table.traced(|| table.let_go());
        table.until(
            "the map to be drawn where it came to",
            "document.getElementById('picture').style.transform === ''",
        );
        assert_ne!(view(&table), before);
        // What is counted can be seen: to draw the picture anew takes a layout.
        let drawn = table.traced(|| {
            table.evaluate("document.querySelector('[data-zoom=in]').click()");
            table.evaluate("document.body.offsetHeight");
        });
        println!("letting go: {after:?}, a button: {drawn:?}");
        assert!(drawn.layouts > 0, "{drawn:?}");
    });
}

#[test]
fn the_map_follows_a_finger() {
    play(|stage| {
        let table = map_in_the_hand(stage);
        drag(&table);
    });
}
