//! A game on a real table: its position is set up in the editor, and a mistake is corrected while others look on.

use browser::positions::{self, Temper};
use browser::{Page, Spot, Table};
use rules::{Decision, Offer};
use serde_json::json;

use crate::play;

/// A page that has just come scrolls to its map: whoever clicks before it rests hits something else.
fn rest(page: &Page) {
    let rests = "new Promise((rests) => {
        const at = scrollY;
        const ready = () => document.readyState === 'complete' && 'ready' in document.body.dataset;
        setTimeout(() => rests(ready() && scrollY === at), 250);
    })";
    page.until("the page to have come to rest", rests);
}

#[test]
fn a_position_is_set_up_a_fault_named_and_mended_and_play_goes_on() {
    play(|stage| {
        let asked = |game: &rules::Game| matches!(game.state().decision(), Some(Decision::Station { .. }));
        let position = positions::find(3, Temper::Keen, |game, offers| {
            asked(game) && offers.offers.iter().any(|offer| matches!(offer, Offer::PlaceStation { .. }))
        });
        let (game, title) = (&position.game, position.game.title());
        let company = game.view().operating_company().expect("a company operates");
        let symbol = &title.charter(company).symbol;
        let place = position.offered(|offer| matches!(offer, Offer::PlaceStation { .. }));
        let noted = json!(place);
        let place = noted["hex"].as_str().expect("a hex").to_owned();
        let city = noted["city"].as_u64().unwrap_or(0) + 1;
        // Plain track on a hex where nothing lies, of a tile that is left.
        let (hex, tile) = title
            .hex_ids()
            .filter(|&hex| !game.view().is_tiled(hex) && title.hex(hex).face.stops.is_empty())
            .find_map(|hex| {
                let fits = title.upgrades.first(hex).iter();
                let mut left = fits.filter(|(tile, _)| game.state().supply[tile.index()] > 0);
                left.next()
                    .map(|(tile, rotation)| (hex, format!("{}/{}", title.tile(*tile).name, rotation.0)))
            })
            .expect("there is such a hex");
        let table = stage.table_of(&position.file);
        let page = table.page();
        page.go(&stage.address(&format!("/new/position?game={}", table.id())));
        page.until_shown(Spot::from("#faults").with("All is well"));

        page.fill("input[name='player.0.cash']", "321");
        let share = format!("input[name='share.{symbol}.0']");
        let before = page.attribute(share.as_str(), "value");
        page.fill(share.as_str(), "19");
        page.click(".editor-end button[value=check]");
        page.until_shown(Spot::from(format!("#faults a[href='#company-{symbol}']")));
        page.fill(share.as_str(), &before);
        page.click(".editor-end button[value=check]");
        page.until_shown(Spot::from("#faults").with("All is well"));

        let hex = &title.hex(hex).name;
        rest(page);
        page.click(format!(".board [data-hex='{hex}']").as_str());
        page.until_shown(Spot::from(".editor-tiles legend").with(hex));
        rest(page);
        page.click(format!(".editor-tiles button[value='{tile}']").as_str());
        page.until_shown(Spot::from(format!(".editor-tiles button[value='{tile}'][aria-pressed=true]")));
        rest(page);
        page.run_script(&format!("document.getElementById('hex').value = '{place}'"));
        page.run_script("document.querySelector('#editor-map button[value=hex]').click()");
        page.until_shown(Spot::from(".editor-stations legend").with(&place));
        rest(page);
        page.run_script(&format!("document.querySelector('select[name=station]').value = '{symbol}'"));
        page.run_script(&format!("document.querySelector('select[name=city]').value = '{city}'"));
        page.run_script("document.querySelector('.editor-stations button[value=place]').click()");
        page.until_shown(Spot::from(".editor-stations p b").with(symbol));
        rest(page);
        assert!(page.words("#faults").contains("All is well"), "{}", page.words("#faults"));

        page.click(".editor-end button[value=play]");
        page.until(
            "the table is there",
            "location.pathname.startsWith('/games/') && !!document.getElementById('table')",
        );
        let table = Table::at(std::rc::Rc::clone(page));
        let state = table.state();
        assert_eq!(state["players"][0]["cash"], 321);
        let lies = |of: &str, on: &str| {
            state[of].as_array().is_some_and(|all| all.iter().any(|one| one["hex"] == on))
        };
        assert!(lies("tiles", hex) && lies("markers", &place), "{} {}", state["tiles"], state["markers"]);
        let action = state["offers"][0]["choices"][0]["action"].clone();
        table.act(&positions::noted(action));
        assert_eq!(table.number(), 1);
    });
}

#[test]
fn a_correction_is_seen_by_another_browser() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        let id = table.id();
        let watching = stage.visitor_at(&format!("/games/{id}"));
        watching.until_shown("#table");
        let page = table.page();
        page.go(&stage.address(&format!("/games/{id}/correct")));
        page.until_shown("input[name='player.1.cash']");
        page.fill("input[name='player.1.cash']", "77");
        page.fill("input[name=why]", "The bank has paid too little");
        page.click(".editor-end button[value=play]");
        page.until("the table is there", "!!document.getElementById('table')");
        let table = Table::at(std::rc::Rc::clone(page));
        assert_eq!(table.state()["players"][1]["cash"], 77);
        Table::at(watching).until_logged("The bank has paid too little");
    });
}
