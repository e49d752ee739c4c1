//! Puzzles: the one of today, answers right, wrong and malformed, what is kept of them, and what a page does not give away.

use axum::http::StatusCode;
use puzzles::collection::{self, Collection};
use puzzles::{Kind, Puzzle, moves};
use rules::train::Run;
use rules::{Action, notation};
use serde_json::{Value, json};

use crate::common::{Browser, server};

fn all(title: &str) -> &'static Collection {
    collection::of_title(title).expect("the file can be read")
}

/// The first puzzle of a kind, and its id.
fn first(title: &str, kind: Kind) -> (String, &'static Puzzle) {
    let puzzle = all(title).of(Some(kind), None).next().expect("there are some of every kind");
    (all(title).id(puzzle), puzzle)
}

/// Every kind, with a title that has it.
fn every_kind() -> impl Iterator<Item = (&'static str, Kind)> {
    Kind::ALL.into_iter().map(|kind| (if kind == Kind::Station { "1836jr56" } else { "18cz" }, kind))
}

/// The best answer to a puzzle, in names.
fn best(title: &str, puzzle: &Puzzle) -> Value {
    let game = all(title).position(puzzle).expect("its game can be played again");
    let company = all(title).company(puzzle).expect("it is one of the title");
    let action = match puzzle.kind {
        Kind::Run => {
            let runs: Vec<Run> = moves::best(&game, company).runs.into_iter().map(|ran| ran.run).collect();
            json!(notation::write(game.view(), &Action::RunTrains { runs }))
        }
        _ => json!(puzzle.answers[0]),
    };
    json!({ "action": action })
}

/// An answer that is legal and not the best.
fn worse(title: &str, puzzle: &Puzzle) -> Value {
    let game = all(title).position(puzzle).expect("its game can be played again");
    let company = all(title).company(puzzle).expect("it is one of the title");
    let action = match puzzle.kind {
        Kind::Run => Action::RunTrains { runs: Vec::new() },
        kind => {
            let moves = moves::moves(&game, kind, company).expect("it can be worked out");
            moves
                .into_iter()
                .find(|one| one.best.revenue < puzzle.facts.best)
                .expect("not all are best")
                .action
        }
    };
    json!({ "action": notation::write(game.view(), &action) })
}

/// What a form carries, percent by percent.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn the_page_of_all_puzzles_leads_to_the_one_of_today_and_to_others() {
    let server = server();
    let mut browser = Browser::new(&server);
    assert!(browser.get("/").await.text.contains("href=\"/puzzles\""), "the first page leads there");
    let (page, again) = (browser.get("/puzzles").await, browser.get("/puzzles").await);
    assert_eq!(page.status, StatusCode::OK);
    let link = |text: &str| {
        let from = text.find("class=\"main\" href=\"/puzzles/").expect("the one of today") + 19;
        text[from..].split('"').next().expect("an address").to_owned()
    };
    assert_eq!(link(&page.text), link(&again.text), "it is the same for everybody all day");
    let today = browser.get("/api/puzzles").await.json()["today"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(link(&page.text), format!("/puzzles/{today}"));
    let next = browser.get("/puzzles/next?title=1836jr56&kind=tile&level=").await;
    assert_eq!(next.status, StatusCode::SEE_OTHER);
    let place = next.headers["location"].to_str().expect("an address");
    assert!(place.starts_with("/puzzles/1836jr56-"), "{place}");
    assert_eq!(browser.get(place).await.status, StatusCode::OK);
    assert_eq!(browser.get("/puzzles/next?title=1830").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_list_for_programs_goes_by_title_kind_and_level() {
    let server = server();
    let mut browser = Browser::new(&server);
    let list = browser.get("/api/puzzles?title=18cz&kind=take-over").await.json();
    let found = list["puzzles"].as_array().expect("a list");
    assert_eq!(found.len(), all("18cz").of(Some(Kind::TakeOver), None).count());
    assert!(found.iter().all(|puzzle| puzzle["kind"] == "take-over" && puzzle["title"] == "18cz"));
    assert_eq!(browser.get("/api/puzzles?kind=riddle").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn right_and_wrong_answers_of_every_kind_are_told_apart() {
    let server = server();
    let mut browser = Browser::new(&server);
    for (title, kind) in every_kind() {
        let (id, puzzle) = first(title, kind);
        let address = format!("/api/puzzles/{id}/answers");
        let wrong = browser.post(&address, &worse(title, puzzle)).await.json();
        assert_eq!(wrong["right"], false, "{id}");
        assert_eq!(wrong.as_object().map(serde_json::Map::len), Some(2), "nothing else is told: {wrong}");
        let right = browser.post(&address, &best(title, puzzle)).await.json();
        assert_eq!(right, json!({"right": true, "revenue": puzzle.facts.best}), "{id}");
        let form = format!("answer={}", encoded(&best(title, puzzle)["action"].to_string()));
        if kind != Kind::Run {
            let page = browser.submit(&format!("/puzzles/{id}"), &form).await;
            assert!(page.text.contains("data-right=\"true\"") && page.text.contains("The best run"), "{id}");
        }
    }
}

#[tokio::test]
async fn routes_are_drawn_hex_by_hex_and_sent() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, puzzle) = first("18cz", Kind::Run);
    let game = all("18cz").position(puzzle).expect("its game can be played again");
    let company = all("18cz").company(puzzle).expect("it is one of the title");
    let trains = rules::runnable(game.view(), company);
    let mut runs = moves::best(&game, company).runs;
    let lists: Vec<String> = trains
        .iter()
        .map(|train| {
            let Some(place) = runs.iter().position(|ran| ran.run.train == *train) else {
                return String::new();
            };
            let mut hexes: Vec<_> = runs.remove(place).run.track.iter().map(|piece| piece.hex).collect();
            hexes.dedup();
            hexes.iter().map(|&hex| game.title().hex(hex).name.clone()).collect::<Vec<_>>().join(",")
        })
        .collect();
    let routes = lists.join(";");
    let drawn = browser.get(&format!("/puzzles/{id}/routes?routes={}&train=1", encoded(&routes))).await;
    assert!(drawn.text.contains("class=\"route") && drawn.text.contains("Total: "), "{}", drawn.text);
    let page = browser.submit(&format!("/puzzles/{id}"), &format!("routes={}", encoded(&routes))).await;
    assert!(page.text.contains("data-right=\"true\""), "{routes}");
    let nonsense = browser.get(&format!("/puzzles/{id}/routes?routes=X9,%00,,;;;;;;A1.999&train=77")).await;
    assert_eq!(nonsense.status, StatusCode::OK, "what means nothing is left out");
}

#[tokio::test]
async fn malformed_answers_are_answered_with_a_sentence() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, _) = first("18cz", Kind::Tile);
    let address = format!("/api/puzzles/{id}/answers");
    for body in [json!({}), json!({"action": {"do": "fly"}}), json!({"action": {"do": "pay_out"}}), json!([])]
    {
        let answer = browser.post(&address, &body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert!(answer.json()["sentence"].is_string());
    }
    for form in ["", "answer=%7B", "answer=null", "answer=%7B%22do%22%3A%22pass%22%7D", "routes=A1"] {
        let page = browser.submit(&format!("/puzzles/{id}"), form).await;
        assert_eq!(page.status, StatusCode::OK, "{form}");
        assert!(page.text.contains("This is no answer to the question."), "{form}");
    }
    for unknown in ["18cz-0", "18cz-00001", "nothing", "18cz-9999999999999999999999"] {
        assert_eq!(
            browser.get(&format!("/puzzles/{unknown}")).await.status,
            StatusCode::NOT_FOUND,
            "{unknown}"
        );
        let pass = json!({"action": {"do": "pass"}});
        let answer = browser.post(&format!("/api/puzzles/{unknown}/answers"), &pass).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn attempts_and_streaks_are_kept_with_the_account() {
    let server = server();
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    assert_eq!(anna.get("/api/puzzles/score").await.status, StatusCode::UNAUTHORIZED);
    anna.sign_up("Anna").await;
    bela.sign_up("Bela").await;
    let puzzles: Vec<&Puzzle> = all("18cz").of(Some(Kind::Train), None).take(3).collect();
    let address = |puzzle: &Puzzle| format!("/api/puzzles/{}/answers", all("18cz").id(puzzle));
    let score = async |browser: &mut Browser| browser.get("/api/puzzles/score").await.json();
    for puzzle in &puzzles[..2] {
        anna.post(&address(puzzle), &best("18cz", puzzle)).await;
    }
    let kept = score(&mut anna).await;
    assert_eq!((&kept["solved"], &kept["streak"], &kept["longest"]), (&json!(2), &json!(2), &json!(2)));
    anna.post(&address(puzzles[2]), &worse("18cz", puzzles[2])).await;
    anna.post(&address(puzzles[2]), &best("18cz", puzzles[2])).await;
    let kept = score(&mut anna).await;
    assert_eq!((&kept["solved"], &kept["streak"], &kept["longest"]), (&json!(3), &json!(0), &json!(2)));
    assert_eq!(kept["tried"][2]["tries"], 2);
    assert_eq!(score(&mut bela).await["tried"], json!([]), "nobody else is told");
    assert!(anna.get("/puzzles").await.text.contains("Solved: 3 of 3"));
    anna.submit(&format!("/puzzles/{}", first("18cz", Kind::Run).0), "give_up=yes").await;
    assert_eq!(score(&mut anna).await["solved"], 3, "what is given up is not solved");
}

#[tokio::test]
async fn nothing_gives_the_answer_away_before_it_is_asked_for() {
    let server = server();
    let mut browser = Browser::new(&server);
    for (title, kind) in every_kind() {
        let (id, puzzle) = first(title, kind);
        let page = browser.get(&format!("/puzzles/{id}")).await.text;
        for sign in
            ["run_trains", "class=\"route", "puzzle-table", "data-right", "data-earns", "The best run"]
        {
            assert!(!page.contains(sign), "{id}: {sign}");
        }
        let told = browser.get(&format!("/api/puzzles/{id}")).await.json();
        let keys: Vec<&str> = told.as_object().expect("an object").keys().map(String::as_str).collect();
        let known = ["id", "title", "kind", "level", "company", "position", "trains", "choices"];
        assert_eq!(keys, known, "{id}");
        assert!(!told.to_string().contains("run_trains"), "{id}");
        let wrong = match kind {
            Kind::Run => "routes=".to_owned(),
            _ => format!("answer={}", encoded(&worse(title, puzzle)["action"].to_string())),
        };
        let after = browser.submit(&format!("/puzzles/{id}"), &wrong).await.text;
        assert!(after.contains("data-right=\"false\"") && !after.contains("puzzle-table"), "{id}");
        assert!(!after.contains("The best run"), "{id}");
        assert_eq!(
            browser.get(&format!("/puzzles/{id}/tray/revenue?hex=A1")).await.status,
            StatusCode::NOT_FOUND
        );
    }
}
