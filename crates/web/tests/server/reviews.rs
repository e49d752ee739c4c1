//! Looking back at games: only at those that are over, worked out once beside everything else, kept, and shown to whoever knows the address.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use records::game_file::{self, Correction, FileAction, GameFile};
use records::position::{self, Basis};
use rules::seed::Draws;
use rules::{Game, Options, notation, title};
use serde_json::{Value, json};
use web::{Config, Repository, app};

use crate::common::{Browser, server};

/// Long enough for a slow machine; nothing waits as long as this unless it has failed.
const PATIENCE: Duration = Duration::from_secs(240);

/// Enough for one decision to be looked at twice.
const NODES: u64 = 900;

/// A game of chance that is over; corrected once, after so many actions or where a position can be written next.
fn finished(corrected_after: Option<usize>) -> String {
    let title = title::embedded::title("18cz-bohemia").expect("it is built in");
    let players = vec!["Anna".to_owned(), "Bela".to_owned()];
    let mut game = Game::new(title, Options::BOOK, 2, 3).expect("two may play").game;
    let mut file = GameFile {
        title: "18cz-bohemia".to_owned(),
        options: Options::BOOK,
        seed: 3,
        players: players.clone(),
        position: None,
        actions: Vec::new(),
        corrections: Vec::new(),
    };
    let mut draws = Draws::new(3);
    while let Some(offers) = game.offers().filter(|offers| !offers.is_empty()) {
        let after = file.actions.len();
        let is_due = file.corrections.is_empty() && corrected_after.is_some_and(|due| after >= due);
        if let Some(mut position) = is_due.then(|| position::write(&game, &players).ok()).flatten() {
            position.players[1].cash += 11;
            game = position::read(&position, &Basis::of(&game)).expect("it is sound").game;
            file.corrections.push(Correction { after, why: "Paid too little".to_owned(), position });
            continue;
        }
        let offer = &offers.offers[draws.below(offers.offers.len())];
        let action = offer.action(draws.below(offer.len()));
        let seat = Some(players[offers.seat.index()].clone());
        file.actions.push(FileAction { seat, action: notation::write(game.view(), &action) });
        game.advance(offers.seat, &action).expect("it is offered");
    }
    assert_eq!(file.corrections.is_empty(), corrected_after.is_none());
    game_file::write(&file)
}

async fn import(browser: &mut Browser) -> String {
    import_file(browser, finished(None)).await
}

async fn import_file(browser: &mut Browser, file: String) -> String {
    let answer = browser.post_text("/api/import", "text/plain", file).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

fn config(repository: Repository) -> Config {
    Config::new(repository).review_nodes(NODES)
}

/// Waits until the review is there.
async fn ready(browser: &mut Browser, id: &str) -> Value {
    let wait = async {
        loop {
            let answer = browser.get(&format!("/api/games/{id}/review")).await;
            let told = answer.json();
            match told["stage"].as_str() {
                Some("ready") => return told["review"].clone(),
                Some("working") => assert!(told["done"].as_u64() <= told["of"].as_u64(), "{told}"),
                Some("waiting") => {}
                other => panic!("{other:?}: {}", answer.text),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it comes to an end")
}

/// How many games were looked back at.
async fn counted(server: &Router) -> String {
    let here = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000)));
    let request = Request::get("/metrics").extension(here).body(Body::empty()).expect("a request");
    let told = Browser::new(server).send(request).await.text;
    let count = told.lines().find_map(|line| line.strip_prefix("lokalka_reviews_total "));
    count.unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_game_that_is_still_played_is_not_looked_back_at() {
    let mut browser = Browser::new(&server());
    let id = browser.start().await;
    for path in [format!("/games/{id}/review"), format!("/api/games/{id}/review")] {
        let shown = browser.get(&path).await;
        assert_eq!(shown.status, StatusCode::CONFLICT, "{path}");
        assert!(shown.text.contains("would be a hint"), "{}", shown.text);
    }
    assert_eq!(browser.submit(&format!("/games/{id}/review"), "").await.status, StatusCode::CONFLICT);
    let begun = browser.post(&format!("/api/games/{id}/review"), &json!({})).await;
    assert_eq!(begun.status, StatusCode::CONFLICT);
    assert_eq!(browser.get("/games/nothing/review").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_review_is_worked_out_once_and_kept_for_everybody() {
    let folder = std::env::temp_dir().join(format!("lokalka-reviews-{}", std::process::id()));
    let open = || app(config(Repository::open(&folder).expect("the folder can be made")));
    let server = open();
    let mut anna = Browser::new(&server);
    let id = import(&mut anna).await;
    let page = format!("/games/{id}/review");
    assert_eq!(anna.get(&format!("/api{page}")).await.json()["stage"], "none");
    assert!(anna.get(&page).await.text.contains("Let a bot look back"), "it can be asked for");
    assert!(anna.get(&format!("/games/{id}")).await.text.contains(&page), "the end of the game leads there");
    // Two who ask at once, and again: it is one piece of work.
    let mut others = [Browser::new(&server), Browser::new(&server)];
    for browser in &mut others {
        assert_eq!(browser.submit(&page, "").await.status, StatusCode::SEE_OTHER);
        let again = browser.post(&format!("/api{page}"), &json!({})).await;
        assert!(again.status.is_success() && again.json()["stage"] != "none", "{}", again.text);
    }
    let review = ready(&mut anna, &id).await;
    assert_eq!(counted(&server).await, "1");
    assert_eq!(review["judged"], true);
    assert_eq!(review["nodes"], NODES);
    let [_, mut stranger] = others;
    let shown = stranger.get(&page).await;
    assert_eq!(shown.status, StatusCode::OK);
    for part in ["<svg", "Turning points", "Revenue left behind", "Money left idle", "Side by side"] {
        assert!(shown.text.contains(part), "no {part} in {}", shown.text);
    }
    let points = review["turning_points"].as_array().expect("a list");
    for point in points {
        assert!(shown.text.contains(&format!("/games/{id}?at={}", point["at"])), "{point}");
    }
    // Another server over the same folder has it at once, and works out nothing.
    drop(server);
    let server = open();
    stranger.move_to(&server);
    let again = stranger.get(&format!("/api{page}")).await.json();
    assert_eq!(again["stage"], "ready");
    assert_eq!(again["review"], review);
    assert_eq!(counted(&server).await, "0");
    let _ = std::fs::remove_dir_all(&folder);
}

/// A correction is a position of the table like any other: the links of a review lead to the right ones, and it says so.
#[tokio::test]
async fn a_corrected_game_is_looked_back_at() {
    let server = app(config(Repository::in_memory().expect("memory is there")));
    let mut browser = Browser::new(&server);
    let id = import_file(&mut browser, finished(Some(40))).await;
    assert_eq!(
        browser.post(&format!("/api/games/{id}/review"), &json!({})).await.status,
        StatusCode::ACCEPTED
    );
    let review = ready(&mut browser, &id).await;
    let page = browser.get(&format!("/games/{id}/review")).await.text;
    assert!(page.contains("Mistakes were corrected on the way"), "{page}");
    // What was decided was decided by whoever acted in that position.
    let log = browser.get(&format!("/api/games/{id}/lokalka.json")).await.json();
    assert_eq!(review["actions"].as_u64(), log["actions"].as_array().map(|actions| actions.len() as u64));
    let corrected = log["corrections"][0]["after"].as_u64().expect("a number");
    for weighed in review["decisions"].as_array().expect("a list") {
        let at = weighed["at"].as_u64().expect("a number");
        assert_ne!(at, corrected, "nobody decided that");
        let action = &log["actions"][(at - u64::from(at > corrected)) as usize];
        let player = weighed["seat"].as_u64().map(|seat| ["Anna", "Bela"][seat as usize]);
        assert_eq!(action["seat"].as_str(), player, "{weighed} {action}");
    }
}

/// What is taken back after the end makes the game one that is played: its review is not shown any more.
#[tokio::test]
async fn a_game_that_goes_on_after_its_end_hides_its_review() {
    let server = app(config(Repository::in_memory().expect("memory is there")));
    let mut browser = Browser::new(&server);
    let id = import(&mut browser).await;
    browser.post(&format!("/api/games/{id}/review"), &json!({})).await;
    ready(&mut browser, &id).await;
    let undone = browser.post(&format!("/api/games/{id}/undo"), &json!({"seq": 0})).await;
    assert!(undone.status.is_success(), "{}", undone.text);
    assert_eq!(browser.get(&format!("/games/{id}/review")).await.status, StatusCode::CONFLICT);
}
