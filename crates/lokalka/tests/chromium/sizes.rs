//! Every size: phones upright and on their side, tablets, and a page enlarged to 400 %.

use browser::positions::{self, F56, Position, Temper};
use browser::{Key, Stage, Table, Viewport};
use languages::Language;
use rules::Offer;
use rules::state::Round;
use serde_json::{Value, json};

use crate::{moravia, play};

const ON_ITS_SIDE: Viewport = Viewport { width: 844, height: 390, phone: true, dark: false };
/// A window of 1280 by 1024 pixels at 400 %.
const ENLARGED: Viewport = Viewport { width: 320, height: 256, phone: false, dark: false };

fn table(stage: &Stage, position: &Position, viewport: Viewport) -> Table {
    let table = stage.table_of(&position.file);
    table.set_viewport(viewport);
    table.reload();
    table
}

/// The height of an element, in pixels.
fn height(table: &Table, css: &str) -> f64 {
    let script = format!("document.querySelector({}).getBoundingClientRect().height", json!(css));
    table.evaluate(&script).as_f64().expect("a height")
}

/// Nothing has to be scrolled sideways to be read.
fn is_narrow_enough(table: &Table) {
    let wide = table.evaluate("document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64() <= Some(0), "{wide} pixels too wide");
}

/// A stock round in which shares are sold: its question is long, and much can be done.
fn stock() -> Position {
    positions::find(4, Temper::Reckless, |_, offers| {
        offers.offers.iter().any(|offer| matches!(offer, Offer::SellShares { .. }))
    })
}

#[test]
fn what_stands_above_the_content_of_a_phone_leaves_it_room() {
    play(|stage| {
        let (turn, _) = positions::whole_turn(3);
        for position in [turn, stock()] {
            let table = table(stage, &position, Viewport::PHONE);
            assert!(height(&table, "#top") <= 120.0, "{} pixels", height(&table, "#top"));
            table.until_shown("#turn .purse");
            is_narrow_enough(&table);
        }
    });
}

/// The result, the board, the chart of prices and what was owned follow each other, each as wide as there is room.
#[test]
fn the_end_of_a_game_has_its_parts_one_below_the_other() {
    const PARTS: &str = "['#top', '#decide', '#map', '#band', '#panel'].map((css) => document.querySelector(css).getBoundingClientRect())
        .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))";
    play(|stage| {
        let over = positions::whole_game(3, Temper::Reckless, 1);
        for viewport in
            [Viewport::TABLET, Viewport::DESKTOP, Viewport { width: 1920, height: 1080, ..Viewport::DESKTOP }]
        {
            let table = table(stage, &over, viewport);
            table.until_shown(".result .podium");
            // A tablet keeps in sight what was there when its window became another one.
            table.evaluate("scrollTo(0, 0)");
            let parts: [[i64; 4]; 5] =
                serde_json::from_value(table.evaluate(PARTS)).expect("five rectangles");
            let [top, result, map, band, panel] = parts;
            for [above, below] in [[top, result], [result, map], [map, band], [map, panel]] {
                assert!(above[3] <= below[1], "{viewport:?}: {parts:?}");
            }
            assert!(band[2] <= panel[0], "{viewport:?}: {parts:?}");
            for [left, _, right, _] in [result, map] {
                assert_eq!((left, right), (top[0], top[2]), "{viewport:?}: {parts:?}");
            }
            is_narrow_enough(&table);
        }
    });
}

/// The way on stays free while tiles lie over the map.
#[test]
fn tiles_do_not_cover_the_way_on_of_a_phone() {
    play(|stage| {
        let (position, turn) = positions::whole_turn(3);
        let hex = turn[0].name("hex").expect("a tile is laid first");
        for viewport in [Viewport::PHONE, ON_ITS_SIDE] {
            let table = table(stage, &position, viewport);
            table.turn_to("map");
            table.choose_hex(hex);
            let free =
                "((way) => way.contains(document.elementFromPoint(way.getBoundingClientRect().left + 20,
                way.getBoundingClientRect().top + 20)))(document.querySelector('#way button'))";
            assert_eq!(table.evaluate(free), json!(true), "{viewport:?}");
        }
    });
}

/// Whether the tiles lie beside the map or over it, the hex that they are for stays in sight, and the map is not kept as it was
/// moved for it.
#[test]
fn tiles_do_not_cover_the_hex_that_they_are_for() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        for viewport in [ON_ITS_SIDE, Viewport::PHONE, Viewport::TABLET] {
            let table = table(stage, &position, viewport);
            table.turn_to("map");
            let legal = table.evaluate(
                "[...new Set([...document.querySelectorAll('#map g.legal[data-hex]')].map((hex) => hex.dataset.hex))]",
            );
            for hex in legal.as_array().expect("hexes").iter().filter_map(Value::as_str) {
                table.choose_hex(hex);
                let hidden = format!(
                    "((hex, tray, map) => [hex.left < map.left - 1, hex.top < map.top - 1, hex.right > map.right + 1,
                        hex.bottom > map.bottom + 1, hex.left < tray.right - 1 && hex.right > tray.left + 1
                        && hex.top < tray.bottom - 1 && hex.bottom > tray.top + 1])(
                        ...['g[data-hex=\"{hex}\"]', '#tray', '#map']
                            .map((css) => document.querySelector(css).getBoundingClientRect())).some(Boolean)"
                );
                assert_eq!(table.evaluate(&hidden), json!(false), "{hex}, {viewport:?}");
                // Nothing covers the map of a tablet, and it stays whole.
                let whole = "(({ dataset, viewBox: { baseVal: { x, y, width, height } } }) =>
                    !dataset.whole || [x, y, width, height].every((part, index) =>
                        Math.abs(part - dataset.whole.split(/\\s+/)[index]) < 0.2))(document.querySelector('#map svg'))";
                assert!(
                    viewport != Viewport::TABLET || table.evaluate(whole) == json!(true),
                    "{hex}: the map is moved"
                );
                table.press(Key::Escape);
            }
            let kept = table
                .evaluate("Object.keys(localStorage).filter((key) => key.startsWith('lokalka-map-')).length");
            assert_eq!(kept, json!(0), "{viewport:?}");
        }
    });
}

/// The share table shows what trains there are, and the line of rounds has room or is not there.
#[test]
fn trains_and_rounds_are_in_sight_beside_the_map() {
    play(|stage| {
        let (turn, _) = positions::whole_turn(4);
        for position in [turn, stock()] {
            let desktop = Viewport { width: 1440, height: 900, ..Viewport::DESKTOP };
            for viewport in
                [Viewport::TABLET, Viewport { width: 1180, height: 820, ..Viewport::TABLET }, desktop]
            {
                let table = table(stage, &position, viewport);
                let hidden = "((room) => room.scrollWidth - room.clientWidth)(document.querySelector('#shares .scroll:has(.shares)'))";
                assert_eq!(table.evaluate(hidden), json!(0), "{viewport:?}");
                let line =
                    table.evaluate("document.querySelector('#history .line').getBoundingClientRect().width");
                let line = line.as_f64().expect("a width");
                assert!(line == 0.0 || line >= 60.0, "{line} pixels, {viewport:?}");
            }
        }
    });
}

#[test]
fn a_phone_on_its_side_has_room_for_the_map() {
    play(|stage| {
        let (position, turn) = positions::whole_turn(3);
        let table = table(stage, &position, ON_ITS_SIDE);
        table.turn_to("map");
        assert!(height(&table, "#map") >= 300.0, "{} pixels", height(&table, "#map"));
        is_narrow_enough(&table);
        table.act(&turn[0]);
    });
}

#[test]
fn a_tablet_has_what_is_decided_beside_what_is_looked_up() {
    play(|stage| {
        let table = table(stage, &stock(), Viewport::TABLET);
        let beside = "((choices, panel, map) => choices.right <= panel.left && map.bottom <= choices.top && map.width > 700)(
            ...['choices', 'panel', 'map'].map((id) => document.getElementById(id).getBoundingClientRect()))";
        assert_eq!(table.evaluate(beside), json!(true));
        is_narrow_enough(&table);
        let over = "((turn, history) => turn.right > history.left + 0.5)(
            ...['turn', 'history'].map((id) => document.getElementById(id).getBoundingClientRect()))";
        assert_eq!(table.evaluate(over), json!(false), "the parts of the bar lie on each other");
    });
}

/// Letters are large enough that a phone does not enlarge the page when a field is filled in.
#[test]
fn fields_have_large_letters_under_a_finger() {
    play(|stage| {
        let table = table(stage, &stock(), Viewport::PHONE);
        let small = table.evaluate(
            "[...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
                .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 80))",
        );
        assert_eq!(small, json!([]));
    });
}

/// Enlarged to 400 % the page scrolls, and everything can be reached: a whole decision is made.
#[test]
fn an_enlarged_page_can_be_used() {
    play(|stage| {
        let (mut position, turn) = positions::whole_turn(3);
        let table = table(stage, &position, ENLARGED);
        for action in &turn[..2] {
            is_narrow_enough(&table);
            let free = table
                .evaluate("innerHeight - document.getElementById('tabs').getBoundingClientRect().height");
            assert!(free.as_f64() >= Some(200.0), "{free} pixels are left");
            table.act_by_keys(action);
            position.play(action);
        }
        assert_eq!(table.position(), position.file.actions.len());
    });
}

/// A first column that stays tells whose row it is.
#[test]
fn wide_tables_keep_their_first_column() {
    play(|stage| {
        let table = table(stage, &stock(), Viewport::PHONE);
        table.turn_to("shares");
        let stays = "((scroller) => {
            scroller.scrollLeft = 120;
            const row = scroller.querySelector('tbody th').getBoundingClientRect();
            return [scroller.scrollLeft > 0, Math.abs(row.left - scroller.getBoundingClientRect().left) < 3];
        })(document.querySelector('.shares').parentElement)";
        assert_eq!(table.evaluate(stays), json!([true, true]));
    });
}

/// What several sales lead to is told on a sheet, since nothing hovers under a finger.
#[test]
fn consequences_are_told_under_a_finger() {
    let several = positions::find(4, Temper::Reckless, |_, offers| {
        offers.offers.iter().any(|offer| matches!(offer, Offer::SellShares { most, .. } if *most > 1))
    });
    play(|stage| {
        let table = table(stage, &several, Viewport::PHONE);
        table.turn_to("choices");
        table.click("#choices .sells .to-sheet");
        table.until_shown("#sheet .sales button small");
        assert!(table.words("#sheet .sales").contains("then"), "{}", table.words("#sheet .sales"));
    });
}

/// At the sizes of usual screens, tables that are looked up and the prices of shares have the room that they need: nobody
/// found what was cut off.
#[test]
fn what_is_looked_up_beside_the_map_fits_its_panel() {
    const TOO_WIDE: &str = "[...document.querySelectorAll('#info .scroll, #market .market')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.firstElementChild.className || 'prices'} ${element.scrollWidth}/${element.clientWidth}`)";
    play(|stage| {
        let half = |title, players, round| {
            positions::find_in(
                title,
                players,
                Temper::Keen,
                |game, _| matches!(game.state().round, Round::Operating { set, .. } if set >= round),
            )
        };
        for position in [half("18cz", 4, 5), half("18cz-bohemia", 2, 5), half(F56, 4, 3)] {
            let table = stage.table_of(&position.file);
            for (width, height) in [(1366, 768), (1440, 900), (1920, 1080)] {
                table.set_viewport(Viewport { width, height, ..Viewport::DESKTOP });
                table.reload();
                for drawer in ["phases", "limits", "companies"] {
                    table.click(format!("#drawers [data-drawer='{drawer}']"));
                    table.until_shown(format!("#info table.{drawer}").as_str());
                    let wide = table.evaluate(TOO_WIDE);
                    assert_eq!(wide, json!([]), "{drawer} of {} at {width}", position.file.title);
                }
                table.click("#drawers [data-drawer='course']");
                table.until_shown("#info .course .here");
                let seen = "(([here, room]) => here.top >= room.top && here.bottom <= room.bottom)(
                    ['#info .here', '#info'].map((css) => document.querySelector(css).getBoundingClientRect()))";
                table.until("the round that is played is in sight", seen);
            }
        }
    });
}

/// What of the share table reads as one figure though it is two, and whether it is wider than its room.
const TOO_NEAR: &str = r#"((table) => {
    const words = (cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const boxes = [...cell.querySelectorAll(".badge")].map((badge) => badge.getBoundingClientRect());
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (text.parentElement.closest(".unseen, .badge")) continue;
            range.selectNodeContents(text);
            boxes.push(...range.getClientRects());
        }
        const seen = boxes.filter(({ width }) => width > 0);
        return { left: Math.min(...seen.map(({ left }) => left)), right: Math.max(...seen.map(({ right }) => right)) };
    };
    const near = [];
    for (const row of table.rows) {
        const filled = [...row.cells].filter((cell) => cell.clientWidth && cell.textContent.trim());
        const least = (cell) => (row.parentElement.tagName === "THEAD" ? 3.5 : cell.matches(".owned") ? 10 : 6);
        filled.slice(1).forEach((cell, index) => {
            const apart = words(cell).left - words(filled[index]).right;
            if (apart < least(cell) - 0.1) near.push(`${filled[index].textContent}|${cell.textContent}: ${apart.toFixed(1)}`);
        });
    }
    const { scrollWidth, clientWidth } = table.parentElement;
    return scrollWidth > clientWidth ? [...near, `${scrollWidth} of ${clientWidth}`] : near;
})(document.querySelector(".shares"))"#;

/// However many play, in each language: no figure of the share table runs into the next one.
#[test]
fn figures_of_the_share_table_stand_apart_beside_the_map() {
    let late = |title, players, operating| {
        positions::find_in(title, players, Temper::Keen, |game, _| match game.state().round {
            Round::Operating { set, .. } => operating && set >= 6,
            Round::Stock { number, .. } => !operating && number >= 6,
            _ => false,
        })
    };
    play(|stage| {
        let mut faults = Vec::new();
        for (title, players) in [
            ("18cz-bohemia", 2),
            ("18cz-moravia-silesia", 2),
            ("18cz-moravia-silesia", 3),
            ("18cz", 3),
            ("18cz", 4),
            ("18cz", 5),
            ("18cz", 6),
            (F56, 2),
            (F56, 3),
            (F56, 4),
        ] {
            for operating in [true, false] {
                let table = stage.table_of(&late(title, players, operating).file);
                for tag in Language::all().map(Language::tag) {
                    table.page().go(&stage.address(&format!("/games/{}?lang={tag}", table.id())));
                    for (width, height) in [(1366, 768), (1440, 900), (1920, 1080)] {
                        table.set_viewport(Viewport { width, height, ..Viewport::DESKTOP });
                        let near = table.evaluate(TOO_NEAR);
                        if near != json!([]) {
                            faults.push(format!("{players} play {title} at {width} in {tag}: {near}"));
                        }
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// The result fits the narrowest phone in every language, debts and penalties too.
#[test]
fn the_result_fits_a_narrow_phone_in_every_language() {
    let over = positions::whole_game(4, Temper::Keen, 1);
    play(|stage| {
        let table = table(stage, &over, Viewport { width: 360, height: 740, ..Viewport::PHONE });
        for tag in Language::all().map(Language::tag) {
            table.page().go(&stage.address(&format!("/games/{}?lang={tag}", table.id())));
            table.until_shown(".result table");
            let hidden = table.evaluate(
                "((room) => room.scrollWidth - room.clientWidth)(document.querySelector('.result .scroll'))",
            );
            assert_eq!(hidden, json!(0), "{tag}");
        }
    });
}

/// Nothing that is hidden or scrolled by itself makes the page of a table longer than its window.
#[test]
fn the_page_of_a_table_is_as_high_as_its_window() {
    play(|stage| {
        for viewport in [
            Viewport::TABLET,
            Viewport { width: 1180, height: 820, ..Viewport::TABLET },
            ON_ITS_SIDE,
            Viewport::PHONE,
        ] {
            let table = table(stage, &stock(), viewport);
            table.turn_to("shares");
            let below = table.evaluate("document.documentElement.scrollHeight - innerHeight");
            assert_eq!(below, json!(0), "{viewport:?}");
        }
    });
}

/// Whatever is asked, the way home stays where it is and as large as a finger needs it.
#[test]
fn the_way_home_of_a_phone_keeps_its_place() {
    play(|stage| {
        let (turn, _) = positions::whole_turn(3);
        let places = [turn, stock(), positions::beginning_of(F56, 4)].map(|position| {
            let table = table(stage, &position, Viewport { width: 360, height: 740, ..Viewport::PHONE });
            let place = "(({ left, width, height }) => [left, width, height])(
                document.querySelector('#turn .logo').getBoundingClientRect())";
            table.evaluate(place)
        });
        assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
    });
}

/// A number is filled in and sent in one line, with the numbers to take below it.
#[test]
fn a_field_and_its_button_stand_in_one_line_on_a_phone() {
    play(|stage| {
        let mut auction = moravia::beginning();
        auction.play(&moravia::pick("MW"));
        for (bids, width) in [(&auction, 360), (&auction, 390), (&positions::beginning_of(F56, 4), 360)] {
            let table = table(stage, bids, Viewport { width, height: 740, ..Viewport::PHONE });
            table.turn_to("choices");
            let apart = "[...document.querySelectorAll('#choices .number-form')].filter((form) => form.clientWidth).filter((form) => {
                const [field, send] = ['input', '[type=submit]'].map((css) => form.querySelector(css).getBoundingClientRect());
                return field.bottom <= send.top || send.left < field.right || send.right > form.getBoundingClientRect().right;
            }).length";
            assert_eq!(table.evaluate(apart), json!(0), "{} at {width}", bids.file.title);
            assert!(
                table.evaluate("document.querySelectorAll('#choices .number-form').length").as_u64()
                    > Some(0)
            );
        }
    });
}
