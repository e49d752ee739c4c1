//! axe-core looks at the main pages: nothing serious may be wrong for those who hear or type them.

use std::{env, fs};

use browser::positions::{self, F56, Temper};
use browser::{Page, Spot, Stage, Viewport, skip};
use rules::{CzOffer, Decision, F56Offer, Offer};
use serde_json::Value;

use crate::{f56, moravia, newcomers, play};

/// The script of axe-core; fetched by `cargo xtask test`.
fn axe() -> Option<String> {
    let found = env::var_os("LOKALKA_AXE")
        .map(|path| fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    if found.is_none() {
        skip("axe-core is not at hand");
    }
    found
}

/// Runs a test with a function that looks at a page, light and dark.
fn inspect(test: impl FnOnce(&Stage, &dyn Fn(&Page))) {
    let Some(script) = axe() else { return };
    play(|stage| {
        let look = |page: &Page| {
            page.run_script(&script);
            let light = page.viewport();
            for look in [light.in_the_dark(), light] {
                page.set_viewport(look);
                let found = page.evaluate(
                    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
                        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) =>
                            `${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`).join('\\n  ')}`))",
                );
                assert_eq!(found, Value::Array(Vec::new()), "{} {look:?}: {found:#}", page.place());
            }
        };
        test(stage, &look);
    });
}

#[test]
fn the_first_page_can_be_used_by_everybody() {
    inspect(|stage, look| look(&stage.visitor_at("/")));
}

#[test]
fn the_rules_and_the_page_for_newcomers_can_be_used_by_everybody() {
    inspect(|stage, look| {
        let page = stage.visitor_at("/tour");
        look(&page);
        for path in ["/rules", "/rules/18cz#R-SR-05", "/rules/18cz-bohemia"] {
            page.go(&stage.address(path));
            look(&page);
        }
        page.set_viewport(Viewport::PHONE);
        page.go(&stage.address("/rules/1836jr56"));
        look(&page);
    });
}

#[test]
fn the_tour_can_be_used_by_everybody() {
    inspect(|stage, look| {
        let table = newcomers::table(stage);
        look(&table);
        table.click("#tour-offer [data-tour]");
        table.until_shown("#tour");
        look(&table);
        table.click("#tour [data-end]");
        table.click("#tools [data-help]");
        table.until_shown("#help");
        look(&table);
    });
}

#[test]
fn the_table_can_be_used_by_everybody_in_the_pre_stock_round() {
    inspect(|stage, look| look(&stage.table_of(&positions::beginning(3).file)));
}

#[test]
fn the_table_can_be_used_by_everybody_while_somebody_decides_for_vaclav() {
    inspect(|stage, look| {
        let position = positions::find(2, Temper::Keen, |game, _| {
            let decision = game.state().decision();
            decision.is_some_and(|decision| game.view().for_vaclav(decision).is_some())
        });
        look(&stage.table_of(&position.file));
    });
}

#[test]
fn the_table_can_be_used_by_everybody_in_a_stock_round() {
    inspect(|stage, look| {
        let position = positions::find(4, Temper::Reckless, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::SellShares { .. }))
        });
        look(&stage.table_of(&position.file));
    });
}

#[test]
fn the_table_can_be_used_by_everybody_while_track_is_laid() {
    inspect(|stage, look| {
        let position = positions::find(3, Temper::Keen, |game, offers| {
            let track = matches!(game.state().decision(), Some(Decision::Track { .. }));
            track && offers.offers.iter().any(|offer| matches!(offer, Offer::LayTile { .. }))
        });
        let table = stage.table_of(&position.file);
        look(&table);
        let action = position.offered(|offer| matches!(offer, Offer::LayTile { .. }));
        let hex = action.name("hex").expect("it is a tile");
        table.choose_hex(hex);
        look(&table);
    });
}

#[test]
fn the_table_can_be_used_by_everybody_before_a_run_and_a_take_over() {
    inspect(|stage, look| {
        let run = positions::find_offer(3, Temper::Keen, |_, offer| matches!(offer, Offer::RunTrains { .. }));
        look(&stage.table_of(&run.file));
        let take_over = positions::find_offer(3, Temper::Greedy, |_, offer| {
            matches!(offer, Offer::Cz(CzOffer::TakeOver { .. }))
        });
        look(&stage.table_of(&take_over.file));
    });
}

#[test]
fn the_end_of_a_game_and_its_log_can_be_used_by_everybody() {
    inspect(|stage, look| {
        let table = stage.table_of(&positions::whole_game(3, Temper::Keen, 1).file);
        look(&table);
        table.go(&stage.address(&format!("/games/{}/log", table.id())));
        look(&table);
    });
}

#[test]
fn the_table_can_be_used_by_everybody_in_an_auction() {
    inspect(|stage, look| {
        let table = stage.table_of(&moravia::beginning().file);
        look(&table);
        table.click("#map .reconstructed summary");
        table.act(&moravia::pick("MW"));
        look(&table);
    });
}

#[test]
fn the_table_of_1836jr56_can_be_used_by_everybody() {
    inspect(|stage, look| {
        look(&stage.table_of(&positions::beginning_of(F56, 3).file));
        let stock = positions::find_in(F56, 3, Temper::Keen, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::F56(F56Offer::BuyFromPool { .. })))
        });
        let table = stage.table_of(&stock.file);
        look(&table);
        table.click("[data-sheet*='cell=company']");
        table.until_shown("#sheet .card-facts");
        look(&table);
        look(&stage.table_of(&positions::find_in(F56, 3, Temper::Keen, f56::needs_a_sale).file));
        look(&stage.table_of(&positions::find_in(F56, 3, Temper::Indebted, f56::formation_begins).file));
    });
}

#[test]
fn the_table_can_be_used_by_everybody_on_a_phone() {
    inspect(|stage, look| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport::PHONE);
        table.reload();
        look(&table);
        table.click(Spot::from("#tabs button").with("Act"));
        look(&table);
    });
}

#[test]
fn the_pages_around_the_table_can_be_used_by_everybody() {
    inspect(|stage, look| {
        let page = stage.visitor_at("/sign-up");
        look(&page);
        page.fill("input[name=name]", "Anna");
        page.fill("input[name=password]", "correct horse battery");
        page.click("form.fields button");
        page.until_shown(Spot::from(".account a").with("Anna"));
        for path in ["/account", "/api", "/sign-in"] {
            page.go(&stage.address(path));
            look(&page);
        }
        page.go(&stage.address("/"));
        page.pick("select[name=seat2]", "By invite link");
        page.pick("select[name=seat3]", "Open to anybody");
        page.click(Spot::from("button").with("Start"));
        page.until_shown("#gathering");
        look(&page);
    });
}

#[test]
fn branches_and_what_trains_would_earn_can_be_used_by_everybody() {
    inspect(|stage, look| {
        let table = stage.table_of(&positions::beginning(3).file);
        let game = table.place();
        for _ in 0..2 {
            table.page().go(&stage.address(&game));
            table.until_shown(".try button");
            table.click(".try button");
            table.until_shown(Spot::from("#trying").with("Nobody else sees this"));
        }
        look(table.page());
        for path in ["try", "what-if?hex=E15"] {
            table.page().go(&stage.address(&format!("{game}/{path}")));
            look(table.page());
        }
        table.page().go(&stage.address(&format!("{game}/try")));
        table.click(Spot::from("#branches button").with("Show side by side"));
        table.until_shown("#compared table");
        look(table.page());
    });
}
