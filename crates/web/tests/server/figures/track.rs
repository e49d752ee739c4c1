//! Tiles: the revenue with one against that of now, also of a company without trains, and for two tiles of a first turn together.

use super::{actions, after, best_with, browser, earns, games, money, offered};
use crate::common::Browser;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, Decision, Game, HexId, Money, Offer, runnable};
use serde_json::Value;

/// What the company would run: its trains, or the dearest side of the next card that it can pay.
fn trains(game: &Game, company: CompanyId) -> Vec<Train> {
    let view = game.view();
    let own = runnable(view, company);
    if !own.is_empty() {
        return own;
    }
    let card = view.card_at(Source::Stack);
    let sides = game.title().card(card).sides.iter().map(|side| Train { card, side: side.size });
    let pays = |train: &Train| view.side(*train).price <= game.state().company(company).treasury;
    sides
        .filter(|train| view.runs(company, *train) && pays(train))
        .max_by_key(|&train| view.side(train).price)
        .into_iter()
        .collect()
}

/// All ways to lay a tile on a hex.
fn lays_on(game: &Game, hex: HexId) -> Vec<Action> {
    let here = |offer: &Offer| matches!(offer, Offer::LayTile { hex: on, .. } if *on == hex);
    offered(game, here).1.iter().flat_map(actions).collect()
}

/// The hexes on which tiles may be laid.
fn hexes(game: &Game) -> Vec<HexId> {
    game.title().hex_ids().filter(|&hex| !lays_on(game, hex).is_empty()).collect()
}

/// What the page says of each choice on a hex; nothing of a company that has no train and can pay none.
async fn told(browser: &mut Browser, id: &str, game: &Game, hex: HexId) -> Vec<String> {
    let address = format!("/games/{id}/tray/revenue?hex={}", game.title().hex(hex).name);
    let told = browser.get(&address).await.json();
    told.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_tile_says_what_it_earns_also_for_a_company_without_trains() {
    let (mut with, mut without) = (0, 0);
    for played in games() {
        let mut browser = browser();
        for at in played.positions(|game| {
            matches!(game.state().decision(), Some(Decision::Track { .. })) && !hexes(game).is_empty()
        }) {
            let game = &played.games[at];
            let (id, _) = played.page(&mut browser, at).await;
            let company = game.view().operating_company().expect("a company builds");
            let (trains, hex) = (trains(game, company), hexes(game)[0]);
            let own = !runnable(game.view(), company).is_empty();
            let (told, lays) = (told(&mut browser, &id, game, hex).await, lays_on(game, hex));
            assert_eq!(told.len(), if trains.is_empty() { 0 } else { lays.len() });
            for (said, action) in told.iter().zip(lays) {
                let then = best_with(&after(game, &action), company, &trains);
                let earns = earns(game, best_with(game, company, &trains), then);
                let alone = said.split(';').next().unwrap_or_default();
                if own {
                    assert_eq!(alone, earns);
                    with += 1;
                } else {
                    let kind = &game.title().train_types[game.view().side(trains[0]).train.index()].name;
                    let begins = alone.starts_with("with a ") || alone.starts_with("with an ");
                    assert!(
                        begins && alone.ends_with(&format!(" {kind}: {earns}")),
                        "{alone}: {kind}, {earns}"
                    );
                    without += 1;
                }
            }
        }
    }
    assert!(with > 0 && without > 0, "{with} with trains, {without} without");
}

/// The most that a second tile of the same turn leads to.
fn most_with_second(game: &Game, company: CompanyId, trains: &[Train]) -> Money {
    let lays = |offer: &Offer| matches!(offer, Offer::LayTile { private: None, .. });
    if game.view().operating_company() != Some(company) {
        return 0;
    }
    let seconds = offered(game, lays).1;
    let two = |second| best_with(&after(game, &second), company, trains);
    seconds.iter().flat_map(actions).map(two).max().unwrap_or_default()
}

#[tokio::test]
async fn a_tile_of_a_first_turn_says_what_it_earns_with_a_second_one() {
    let (mut better, mut no_better) = (0, 0);
    for played in games() {
        let mut browser = browser();
        for at in played.positions(|game| {
            matches!(game.state().decision(), Some(Decision::Track { .. }))
                && game.state().operating().is_some_and(|turn| turn.first && turn.laid == 0)
        }) {
            let game = &played.games[at];
            let (id, _) = played.page(&mut browser, at).await;
            let company = game.view().operating_company().expect("a company builds");
            let trains = trains(game, company);
            for hex in hexes(game) {
                let told = told(&mut browser, &id, game, hex).await;
                for (action, said) in lays_on(game, hex).iter().zip(told) {
                    let first = after(game, action);
                    let most = most_with_second(&first, company, &trains);
                    if most > best_with(&first, company, &trains) {
                        let together = format!("; {} with a second one: Tile ", money(game, most));
                        assert!(said.contains(&together), "{said} should say {together}");
                        better += 1;
                    } else {
                        assert!(!said.contains("second"), "{said}");
                        no_better += 1;
                    }
                }
            }
        }
    }
    assert!(better > 0 && no_better > 0, "{better} gain by a second tile, {no_better} do not");
}
