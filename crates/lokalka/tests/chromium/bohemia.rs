//! Two players and Václav: set up on the first page, and his first turn, in which each of the two decides a part.

use std::rc::Rc;

use browser::positions::{Position, noted};
use browser::{Page, Spot, Stage, Table};
use records::game_file::GameFile;
use rules::notation::ActionNotation;
use rules::{Action, Decision, Game, Offer, Options, title};
use serde_json::json;

use crate::play;
use crate::stock::company;

#[test]
fn bohemia_is_chosen_on_the_first_page() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from(".pick").with("2 and Václav"));
        assert!(page.shows(".name-2") && !page.shows(".name-3"), "two seats are to be filled");
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        let state = table.state();
        assert_eq!(state["title"], "18cz-bohemia");
        assert_eq!(state["players"].as_array().map(Vec::len), Some(2));
        assert!(table.words("table.shares thead").contains("Václav"));
        assert!(table.words("table.shares tbody").contains('★'), "he directs a company already");
    });
}

/// A game at its beginning, and what happens in it until the two lays after which a station is possible: Václav's first
/// company reaches another city in its first turn.
fn with_a_station() -> (Position, [ActionNotation; 2]) {
    let title = title::embedded::title("18cz-bohemia").expect("it is embedded");
    let players = vec!["Anna".to_owned(), "Božena".to_owned()];
    (1..50)
        .find_map(|seed| {
            let game = Game::new(title.clone(), Options::BOOK, 2, seed).expect("two may play").game;
            let file = GameFile {
                title: title.id.clone(),
                options: Options::BOOK,
                seed,
                players: players.clone(),
                position: None,
                actions: Vec::new(),
                corrections: Vec::new(),
            };
            let beginning = Position { file, game };
            let lays = two_lays(&beginning.game)?;
            Some((beginning, lays))
        })
        .expect("in one of the games he has a company with a neighbour")
}

/// Everybody passes until Václav's first track is laid.
fn passed(beginning: &Game) -> Game {
    let mut game = beginning.clone();
    while !matches!(game.state().decision(), Some(Decision::Track { .. })) {
        let seat = game.decider().expect("somebody decides");
        game = game.play(seat, &Action::Pass).expect("passing is allowed").game;
    }
    game
}

fn two_lays(beginning: &Game) -> Option<[ActionNotation; 2]> {
    let game = passed(beginning);
    let lays = |game: &Game| -> Vec<Action> {
        let offers = game.offers().map(|offers| offers.offers).unwrap_or_default();
        offers
            .iter()
            .filter(|offer| matches!(offer, Offer::LayTile { .. }))
            .flat_map(Offer::actions)
            .collect()
    };
    let after = |game: &Game, action: &Action| {
        game.play(game.decider().expect("somebody decides"), action).expect("it was offered").game
    };
    lays(&game).iter().find_map(|first| {
        let then = after(&game, first);
        let second = lays(&then).into_iter().find(|second| {
            matches!(after(&then, second).state().decision(), Some(Decision::Station { .. }))
        })?;
        let written = |game: &Game, action: &Action| rules::notation::write(game.view(), action);
        Some([written(&game, first), written(&then, &second)])
    })
}

/// Anna sets the game up, and Božena takes the open seat.
fn two_at_a_table(stage: &Stage, file: &GameFile) -> (Table, Table) {
    let anna: Rc<Page> = stage.visitor_at("/");
    let asked = json!({"title": file.title, "players": ["Anna", {"seat": "open"}], "seed": file.seed});
    let script = format!(
        "fetch('/api/games', {{ method: 'POST', headers: {{ 'content-type': 'application/json', 'x-lokalka': '1' }}, \
         body: {} }}).then((answer) => answer.json())",
        json!(asked.to_string())
    );
    let answer = anna.evaluate(&script);
    let id = answer["id"].as_str().unwrap_or_else(|| panic!("no game was set up: {answer}"));
    anna.go(&stage.address(&format!("/games/{id}")));
    let bozena = stage.visitor_at(&format!("/games/{id}"));
    bozena.fill(".sit-down input[name=name]", "Božena");
    bozena.click(".sit-down button");
    (Table::at(anna), Table::at(bozena))
}

#[test]
fn each_of_the_two_decides_a_part_of_vaclavs_first_turn() {
    play(|stage| {
        let (mut position, [first, second]) = with_a_station();
        let (anna, bozena) = two_at_a_table(stage, &position.file);
        let mut number = 0;
        // Plays on the page of whoever decides; the other one may not act, and sees what came of it.
        let mut act = |position: &mut Position, action: &ActionNotation| {
            let decider = position.decider().to_owned();
            let (acting, other) = if decider == "Anna" { (&anna, &bozena) } else { (&bozena, &anna) };
            assert_eq!(acting.decider(), decider);
            assert_eq!(other.count(":is(#choices, #way) [data-action]"), 0, "only who decides may act");
            acting.act(action);
            position.play(action);
            number += 1;
            other.until_number(number);
            decider
        };
        while !matches!(position.game.state().decision(), Some(Decision::Track { .. })) {
            act(&mut position, &noted(json!({"do": "pass"})));
        }
        let his = position.game.view().operating_company().expect("his company operates");
        assert!(position.game.state().is_vaclavs(his));
        let symbol = position.game.title().charter(his).symbol.clone();
        let priority = position.file.players[position.game.state().order[0].index()].clone();

        for table in [&anna, &bozena] {
            let said = table.words("#choices .for-vaclav");
            let why =
                format!("{symbol} is Václav's: with the lowest order card {priority} decides its track");
            assert!(said.contains(&why) && said.contains("It costs nothing"), "{said}");
        }
        assert_eq!(act(&mut position, &first), priority);
        assert_eq!(act(&mut position, &second), priority);

        // The stations of his small company are the other one's.
        let station = position.offered(|offer| matches!(offer, Offer::PlaceStation { .. }));
        let other = position.decider().to_owned();
        assert_ne!(other, priority);
        for table in [&anna, &bozena] {
            let said = table.words("#choices .for-vaclav");
            let why =
                format!("{symbol} is Václav's: with the higher order card {other} decides its stations");
            assert!(said.contains(&why), "{said}");
        }
        let before = company(&anna.state(), &symbol).clone();
        assert_eq!(act(&mut position, &station), other);

        // The train ran by itself, the revenue was paid out, and nothing was paid for.
        let after = anna.state();
        let now = company(&after, &symbol);
        assert!(now["price"].as_i64() > before["price"].as_i64(), "{now}");
        assert_eq!(now["treasury"], 0);
        assert_eq!(now["vaclav"], 2);
        assert_eq!(after["markers"].as_array().map(Vec::len), Some(2));
        anna.until_logged(&format!("{symbol} earned"));
    });
}
