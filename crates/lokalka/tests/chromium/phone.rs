//! On a phone: a whole turn of a company by touch, and the map by fingers.

use browser::Viewport;
use browser::positions::{self, Temper};

use crate::pictures::decisions;
use crate::play;

#[test]
fn a_whole_company_turn_is_played_by_touch_on_a_phone() {
    play(|stage| {
        let (mut position, turn) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        for action in &turn {
            table.act(action);
            position.play(action);
            assert_eq!(table.position(), position.file.actions.len());
            let wide = table.evaluate("document.documentElement.scrollWidth");
            assert!(wide.as_u64() <= Some(390), "the page is {wide} wide");
        }
        assert_eq!(table.decider(), position.decider());
    });
}

#[test]
fn fingers_bring_the_map_nearer() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        let view = table.attribute("#map svg", "viewBox");
        let before = view.split_whitespace().nth(2).and_then(|width| width.parse::<f64>().ok());
        let nearer = before.expect("a width") * 0.7;
        table.pinch("#map svg", 2.5);
        table.until(
            "the map to be nearer",
            &format!("document.querySelector('#map svg').viewBox.baseVal.width < {nearer}"),
        );
    });
}

/// Whatever question is asked, a finger finds its answer.
#[test]
fn what_is_touched_is_large_enough() {
    const SMALL: &str = "[...document.querySelectorAll(
            '#choices :is(button, input, summary), #way :is(button, .button), #tabs button, #turn a:not(.skip), #tools button, .zoom button')]
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.height < 44 || box.width < 38))
        .map(([element, box]) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)";
    play(|stage| {
        let mut faults = Vec::new();
        for (question, position) in decisions::positions_of_all() {
            let table = stage.table_of(&position.file);
            for look in [Viewport::PHONE, Viewport::TABLET] {
                table.set_viewport(look);
                table.reload();
                let small = table.evaluate(SMALL);
                if small != serde_json::json!([]) {
                    faults.push(format!("{question}, {} pixels wide: {small}", look.width));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
fn the_chart_shows_the_highest_stack() {
    play(|stage| {
        let position = positions::whole_game(3, Temper::Keen, 1);
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        table.click("#tabs [data-tab=market]");
        table.until(
            "the highest stack to be in sight",
            "(() => {
                const left = [...document.querySelectorAll('#market .taken')].map((space) => space.getBoundingClientRect().left);
                return left.length > 0 && Math.max(...left) >= 0 && Math.max(...left) < innerWidth - 40;
            })()",
        );
    });
}
