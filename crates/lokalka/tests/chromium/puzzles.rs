//! Puzzles: solved on the board, by mouse, by touch and by keys; and pictures of three.

use std::rc::Rc;

use browser::{Key, Page, Spot, Stage, Viewport, hex_on_map};
use puzzles::collection::{self, Collection};
use puzzles::{Kind, Puzzle, moves};
use rules::notation::ActionNotation;
use serde_json::{Value, json};

use crate::{pictures, play};

fn all(title: &str) -> &'static Collection {
    collection::of_title(title).expect("the file can be read")
}

/// The first puzzle of a kind.
fn first(title: &str, kind: Kind) -> &'static Puzzle {
    all(title).of(Some(kind), None).next().expect("there are some of every kind")
}

/// The hexes of the best routes, train by train.
fn best_routes(title: &str, puzzle: &Puzzle) -> Vec<Vec<String>> {
    let game = all(title).position(puzzle).expect("its game can be played again");
    let company = all(title).company(puzzle).expect("it is one of the title");
    let mut runs = moves::best(&game, company).runs;
    let of_train = |train| {
        let Some(place) = runs.iter().position(|ran| ran.run.train == train) else { return Vec::new() };
        let mut hexes: Vec<_> = runs.remove(place).run.track.iter().map(|piece| piece.hex).collect();
        hexes.dedup();
        hexes.iter().map(|&hex| game.title().hex(hex).name.clone()).collect()
    };
    rules::runnable(game.view(), company).into_iter().map(of_train).collect()
}

/// Opens the page of a puzzle.
fn opened(stage: &Stage, title: &str, puzzle: &Puzzle) -> Rc<Page> {
    let page = stage.visitor_at(&format!("/puzzles/{}", all(title).id(puzzle)));
    ready(&page);
    page
}

fn ready(page: &Page) {
    page.until("the page to have its tools", "'ready' in document.body.dataset");
}

/// Draws a hex, and waits until the route has it.
fn drawn(page: &Page, train: usize, hexes: &[String], point: impl Fn(&str)) {
    for count in 1..=hexes.len() {
        point(&hexes[count - 1]);
        let list = hexes[..count].join(",");
        page.until(
            "the route to be drawn",
            &format!("document.querySelector('[data-train=\"{train}\"]').dataset.route === '{list}'"),
        );
    }
}

/// A hex of the map, whether or not anything may be laid there.
fn any_hex(hex: &str) -> Spot {
    Spot::from(format!("#picture > svg > g[data-hex={}]", json!(hex)))
}

fn right(page: &Page) {
    page.until_shown("#verdict[data-right=true]");
    assert!(page.shows(Spot::from("#choices h2").with("Why")));
    assert!(page.count("#map .route") > 0, "the best routes are drawn");
}

#[test]
fn the_best_run_is_drawn_hex_by_hex() {
    play(|stage| {
        let puzzle = first("18cz", Kind::Run);
        let page = opened(stage, "18cz", puzzle);
        assert_eq!(page.count("#map .route"), 0, "nothing is given away");
        for (train, hexes) in
            best_routes("18cz", puzzle).iter().enumerate().filter(|(_, hexes)| !hexes.is_empty())
        {
            page.click(format!("[data-train=\"{train}\"]"));
            page.until_shown(format!("[data-train=\"{train}\"][aria-pressed=true]"));
            drawn(&page, train, hexes, |hex| page.click(any_hex(hex)));
        }
        page.click("#answer .main");
        right(&page);
        assert!(page.words("[data-visit]").contains("solved 1 of 1"), "{}", page.words("[data-visit]"));
    });
}

/// On a phone the whole map is small: what routes can be drawn over is shown, in a size that fingers hit.
#[test]
fn routes_are_drawn_on_a_phone() {
    play(|stage| {
        let puzzle = first("18cz", Kind::Run);
        let page = opened(stage, "18cz", puzzle);
        page.set_viewport(Viewport { width: 390, height: 844, ..Viewport::PHONE });
        page.reload();
        ready(&page);
        for (train, hexes) in best_routes("18cz", puzzle).iter().enumerate() {
            for hex in hexes {
                let place = page.evaluate(&format!(
                    "(() => {{
                        const {{ left, top, right, bottom }} = document.querySelector('#map g[data-hex=\"{hex}\"]').getBoundingClientRect();
                        const room = document.querySelector('#map svg').getBoundingClientRect();
                        return [left >= room.left, top >= room.top, right <= room.right, bottom <= room.bottom, right - left >= 38];
                    }})()"
                ));
                assert_eq!(place, json!([true, true, true, true, true]), "train {train}, {hex}");
            }
        }
    });
}

#[test]
fn a_route_is_drawn_by_keys_and_taken_back() {
    play(|stage| {
        let puzzle = first("1836jr56", Kind::Run);
        let page = opened(stage, "1836jr56", puzzle);
        let routes = best_routes("1836jr56", puzzle);
        let (train, hexes) =
            routes.iter().enumerate().find(|(_, hexes)| hexes.len() > 1).expect("a train runs");
        page.run_script(&format!("document.querySelector('[data-train=\"{train}\"]').focus()"));
        page.press(Key::Enter);
        page.until_shown(format!("[data-train=\"{train}\"][aria-pressed=true]"));
        drawn(&page, train, hexes, |hex| {
            page.run_script(&format!("document.querySelector('#hexes [data-of=\"{hex}\"]').focus()"));
            page.press(Key::Enter);
        });
        assert!(page.count("#map .route") > 0);
        page.click("[data-clear]");
        page.until("the route to be gone", "!document.querySelector('#map .route')");
    });
}

/// Lays the tile of an action by the tray.
fn lay(page: &Page, action: &ActionNotation) {
    let wanted = json!(action);
    let hex = wanted["hex"].as_str().expect("a hex");
    page.click(hex_on_map(hex));
    page.until_shown("#tray [data-choice]");
    page.until(
        "the tile to be in the tray",
        &format!(
            "[...document.querySelectorAll('#tray [data-choice]')].some((one) => one.dataset.choice === {})",
            json!(wanted.to_string())
        ),
    );
    // A card shows one position of its tile, and turns it when it is picked again.
    let choice = json!(wanted.to_string());
    let picked = format!("document.getElementById('lay')?.dataset.action === {choice}");
    for _ in 0..8 {
        if page.evaluate(&picked) == true {
            break;
        }
        page.run_script(&format!(
            "[...document.querySelectorAll('#tray [data-choice]')].find((one) => one.dataset.choice === {choice})\
             .closest('li').querySelector('[data-choice]:not([hidden])').click()"
        ));
    }
    page.until("it to be picked", &picked);
    assert_eq!(page.words("#tray [data-earns]"), "", "what it earns is the question");
    page.click("#lay");
}

#[test]
fn the_best_tile_is_laid_on_a_phone() {
    play(|stage| {
        let puzzle = first("18cz", Kind::Tile);
        let page = opened(stage, "18cz", puzzle);
        page.set_viewport(Viewport { width: 360, height: 740, ..Viewport::PHONE });
        page.reload();
        ready(&page);
        lay(&page, &puzzle.answers[0]);
        right(&page);
        let wide = page.evaluate("document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(360), "the page is {wide} wide");
    });
}

/// Presses the choice of an action in the list.
fn choose(page: &Page, action: &Value) {
    page.click(format!("#choices [data-action='{action}']"));
}

#[test]
fn stations_trains_and_take_overs_are_chosen() {
    play(|stage| {
        for (title, kind) in [("1836jr56", Kind::Station), ("18cz", Kind::Train), ("18cz", Kind::TakeOver)] {
            let puzzle = first(title, kind);
            let page = opened(stage, title, puzzle);
            let answer = json!(puzzle.answers[0]);
            let wrong = page.evaluate(&format!(
                "[...document.querySelectorAll('#choices [data-action]')].map((one) => one.dataset.action).find((one) => one !== {})",
                json!(answer.to_string())
            ));
            let wrong: Value = serde_json::from_str(wrong.as_str().expect("another one")).expect("an action");
            choose(&page, &wrong);
            page.until_shown("#verdict[data-right=false]");
            assert!(!page.shows(Spot::from("#choices h2").with("Why")), "it may be tried again");
            ready(&page);
            choose(&page, &answer);
            right(&page);
        }
    });
}

#[test]
fn the_first_page_leads_to_puzzles_and_one_to_the_next() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click("a[href='/puzzles']");
        page.until_shown(".puzzle-today");
        page.pick("select[name=kind]", "Best tile");
        page.click(".puzzle-wish button");
        page.until("a puzzle to be shown", "location.pathname.startsWith('/puzzles/')");
        ready(&page);
        page.click("[name=give_up]");
        page.until_shown("#verdict");
        page.click("#way a.main");
        page.until(
            "another one to be shown",
            "!document.getElementById('verdict') && 'ready' in document.body.dataset",
        );
    });
}

#[test]
#[ignore = "takes pictures for the documents; run by cargo xtask screenshots"]
fn pictures_of_three_puzzles() {
    play(|stage| {
        let run = first("18cz", Kind::Run);
        let routes = best_routes("18cz", run);
        let draw = |page: &Page| drawn(page, 0, &routes[0], |hex| page.click(any_hex(hex)));
        let look = |page: &Page| {
            page.click(hex_on_map(
                json!(first("1836jr56", Kind::Tile).answers[0])["hex"].as_str().expect("a hex"),
            ))
        };
        let give_up = |page: &Page| {
            page.click("[name=give_up]");
            page.until_shown("#verdict");
            ready(page);
        };
        let of = |title: &str, kind| format!("/puzzles/{}", all(title).id(first(title, kind)));
        let draw: &dyn Fn(&Page) = &draw;
        let arrangements = [
            ("puzzle-run", of("18cz", Kind::Run), draw),
            ("puzzle-tile", of("1836jr56", Kind::Tile), &look),
            ("puzzle-take-over", of("18cz", Kind::TakeOver), &give_up),
        ];
        for (name, path, arrange) in arrangements {
            let page = stage.visitor();
            for (size, look) in [("desktop", Viewport::DESKTOP), ("phone", Viewport::PHONE)] {
                page.set_viewport(look);
                page.go(&stage.address(&path));
                pictures::shoot(&page, &format!("{name}-{size}-light"), &arrange);
            }
        }
    });
}
