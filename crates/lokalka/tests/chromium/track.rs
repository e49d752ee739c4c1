//! Track: tiles are laid on the map, with and without the powers of local railways.

use browser::positions::{self, Position, Temper};
use browser::{Stage, Table, hex_on_map};
use rules::notation::ActionNotation;
use rules::{Decision, Game, Offer};
use serde_json::{Value, json};

use crate::play;

/// The tile that lies on a hex, with its rotation.
fn tile_on(state: &Value, hex: &str) -> (Value, Value) {
    let tiles = state["tiles"].as_array().expect("tiles");
    let found = tiles.iter().find(|tile| tile["hex"] == hex);
    found.map_or((Value::Null, Value::Null), |tile| (tile["tile"].clone(), tile["rotation"].clone()))
}

fn lays(game: &Game, offers: &[Offer], choice: impl Fn(&Offer) -> bool) -> bool {
    matches!(game.state().decision(), Some(Decision::Track { .. })) && offers.iter().any(choice)
}

/// Lays the tile step by step: the hex, the tile in its position with a ghost, the confirmation.
fn lay(table: &Table, action: &ActionNotation) {
    let written = json!(action);
    let hex = written["hex"].as_str().expect("a hex");
    table.entry(|| {
        table.choose_hex(hex);
        table.choose_tile(action);
        table.confirm_tile();
    });
    let (tile, rotation) = tile_on(&table.state(), hex);
    assert_eq!((tile, rotation), (written["tile"].clone(), written["rotation"].clone()), "on {hex}");
    assert!(!table.shows("#tray"), "the tray stays open");
}

#[test]
fn a_director_clicks_a_hex_chooses_a_rotation_and_lays_the_tile() {
    play(|stage| {
        let plain = |offer: &Offer| matches!(offer, Offer::LayTile { rotations, private: None, .. } if rotations.len() > 1);
        let position = positions::find(3, Temper::Keen, |game, offers| lays(game, &offers.offers, plain));
        let table = stage.table_of(&position.file);
        let offers = position.game.offers().expect("offers").offers;
        let offer = offers.iter().find(|offer| plain(offer)).expect("a tile");
        // Not the first rotation, so that there is something to choose.
        lay(&table, &position.written(&offer.action(1)));
    });
}

#[test]
fn the_tray_closes_by_escape_and_nothing_is_laid() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |game, offers| {
            lays(game, &offers.offers, |offer| matches!(offer, Offer::LayTile { .. }))
        });
        let table = stage.table_of(&position.file);
        let written = json!(position.offered(|offer| matches!(offer, Offer::LayTile { .. })));
        let hex = written["hex"].as_str().expect("a hex");
        table.choose_hex(hex);
        // The ghost lies on the map in place of what is there, until it is taken away.
        assert_eq!([table.count("#map .ghost"), table.count("#map .replaced")], [2, 1]);
        table.press(browser::Key::Escape);
        table.until_gone("#tray");
        assert_eq!([table.count("#map .ghost"), table.count("#map .replaced")], [0, 0]);
        assert_eq!(table.position(), position.file.actions.len());
        assert!(table.shows(hex_on_map(hex)));
    });
}

/// Uses the power of a local railway that the choice picks out.
fn use_power(stage: &Stage, choice: impl Fn(&Game, &Offer) -> bool) -> (Table, Position, ActionNotation) {
    let position = positions::find(3, Temper::Tinkering, |game, offers| {
        lays(game, &offers.offers, |offer| choice(game, offer))
    });
    let table = stage.table_of(&position.file);
    let action = position.offered(|offer| choice(&position.game, offer));
    lay(&table, &action);
    (table, position, action)
}

#[test]
fn a_company_lays_a_purple_tile_by_the_power_of_its_local_railway() {
    play(|stage| {
        let purple = |game: &Game, offer: &Offer| matches!(offer, Offer::LayTile { tile, private: Some(_), .. } if game.title().tile(*tile).purple);
        let (table, ..) = use_power(stage, purple);
        table.until_logged("power");
    });
}

#[test]
fn a_company_builds_on_hard_terrain_for_free_by_the_power_of_its_local_railway() {
    play(|stage| {
        let waived = |game: &Game, offer: &Offer| matches!(offer, Offer::LayTile { tile, private: Some(_), cost: 0, .. } if !game.title().tile(*tile).purple);
        let (table, position, _) = use_power(stage, waived);
        let company = position.game.view().operating_company().expect("a company lays");
        let symbol = &position.game.title().charter(company).symbol;
        let treasury = crate::stock::company(&table.state(), symbol)["treasury"].clone();
        assert_eq!(treasury, position.game.state().company(company).treasury, "the terrain was paid for");
    });
}
