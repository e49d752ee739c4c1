//! Taking back among several people: freely, with consent, and with a trace in the log.

use crate::common::{Browser, server, three};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Whoever must decide passes; gives their seat and the number afterwards.
async fn pass(people: &mut [Browser; 3], id: &str) -> (usize, u64) {
    let game = people[0].game(id).await;
    let (seat, seq) =
        (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"));
    let private = game["offers"][0]["choices"][0]["action"].clone();
    let answer = people[seat].act(id, seq, &private).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    (seat, seq + 1)
}

async fn log(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/games/{id}/log")).await.text
}

fn position(game: &Value) -> Value {
    json!([game["actions"], game["seat"], game["players"], game["decision"]])
}

#[tokio::test]
async fn what_nobody_has_answered_is_taken_back_freely() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let before = position(&people[0].game(&id).await);
    let (seat, seq) = pass(&mut people, &id).await;
    let other = (seat + 1) % 3;
    let nothing = people[other].ask(&id, "undo", seq).await;
    assert_eq!(
        nothing.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "the other has done nothing: {}",
        nothing.text
    );
    assert_eq!(people[seat].ask(&id, "undo", seq).await.status, StatusCode::OK);
    assert_eq!(position(&people[0].game(&id).await), before);
    let foreign = people[other].ask(&id, "redo", seq + 1).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "only who did it does it again");
    assert_eq!(people[seat].ask(&id, "redo", seq + 1).await.status, StatusCode::OK);
    let name = ["Anna", "Bela", "Cyril"][seat];
    let log = log(&mut people[other], &id).await;
    assert!(
        log.contains(&format!("{name} took back: ")) && log.contains(&format!("{name} redid: ")),
        "{log}"
    );
    let mut stranger = Browser::new(&server);
    for path in ["undo", "redo", "undo/agree", "undo/refuse"] {
        assert_eq!(stranger.ask(&id, path, seq + 2).await.status, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn after_others_have_acted_all_of_them_must_agree() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let before = position(&people[0].game(&id).await);
    let (first, _) = pass(&mut people, &id).await;
    let (second, _) = pass(&mut people, &id).await;
    let (third, seq) = pass(&mut people, &id).await;
    assert!(first != second && second != third && third != first);
    let page = people[first].get(&format!("/games/{id}")).await.text;
    assert!(page.contains("Ask to undo"));
    assert_eq!(people[first].ask(&id, "undo", seq).await.status, StatusCode::OK);
    let game = people[first].game(&id).await;
    assert_eq!(game["actions"], json!(3), "nothing is taken back yet");
    assert_eq!(game["undo"]["seat"], json!(first));
    assert_eq!(game["undo"]["waiting"].as_array().map(Vec::len), Some(2));
    for (who, asked) in [(first, false), (second, true), (third, true)] {
        let page = people[who].get(&format!("/games/{id}")).await.text;
        assert!(page.contains("asks to take back the last 3 actions"), "everybody sees the question");
        assert_eq!(page.contains("data-ask=\"undo/agree\""), asked);
    }
    let own = people[first].ask(&id, "undo/agree", seq + 1).await;
    assert_eq!(own.status, StatusCode::FORBIDDEN, "nobody agrees with themselves");
    let twice = people[first].ask(&id, "undo", seq + 1).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert_eq!(people[second].ask(&id, "undo/agree", seq + 1).await.status, StatusCode::OK);
    assert_eq!(people[first].game(&id).await["actions"], json!(3), "one is missing");
    assert_eq!(people[second].ask(&id, "undo/agree", seq + 2).await.status, StatusCode::FORBIDDEN);
    assert_eq!(people[third].ask(&id, "undo/agree", seq + 2).await.status, StatusCode::OK);
    let game = people[first].game(&id).await;
    assert_eq!(position(&game), before);
    assert_eq!(game["undo"], Value::Null);
    let log = log(&mut people[first], &id).await;
    let names = ["Anna", "Bela", "Cyril"];
    for words in [
        format!("{} asked to take back the last 3 actions", names[first]),
        format!("{} agreed", names[second]),
        format!("{} agreed", names[third]),
        format!("{} took back: ", names[first]),
    ] {
        assert!(log.contains(&words), "{words} in {log}");
    }
    // Each may do again what was theirs.
    assert_eq!(people[second].ask(&id, "redo", seq + 3).await.status, StatusCode::FORBIDDEN);
    assert_eq!(people[first].ask(&id, "redo", seq + 3).await.status, StatusCode::OK);
    assert_eq!(people[second].ask(&id, "redo", seq + 4).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_request_is_refused_withdrawn_or_overtaken() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let (first, _) = pass(&mut people, &id).await;
    let (second, seq) = pass(&mut people, &id).await;
    let third = 3 - first - second;
    let none = people[second].ask(&id, "undo/agree", seq).await;
    assert_eq!(none.status, StatusCode::CONFLICT, "nobody has asked");
    // Refused.
    people[first].ask(&id, "undo", seq).await;
    assert_eq!(people[third].ask(&id, "undo/refuse", seq + 1).await.status, StatusCode::FORBIDDEN);
    assert_eq!(people[second].ask(&id, "undo/refuse", seq + 1).await.status, StatusCode::OK);
    assert_eq!(people[first].game(&id).await["undo"], Value::Null);
    // Withdrawn.
    people[first].ask(&id, "undo", seq + 2).await;
    assert_eq!(people[first].ask(&id, "undo/refuse", seq + 3).await.status, StatusCode::OK);
    // Overtaken by the game.
    people[first].ask(&id, "undo", seq + 4).await;
    let (_, after) = pass(&mut people, &id).await;
    assert_eq!(people[first].game(&id).await["undo"], Value::Null);
    let late = people[second].ask(&id, "undo/agree", after).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let log = log(&mut people[third], &id).await;
    for words in ["refused", "withdrew the request", "lapsed"] {
        assert!(log.contains(words), "{words}");
    }
    assert_eq!(people[first].game(&id).await["actions"], json!(3));
}

#[tokio::test]
async fn a_pending_request_survives_the_server() {
    let folder = std::env::temp_dir().join(format!("lokalka-undo-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || web::app(web::Config::new(web::Repository::open(&folder).expect("the folder can be made")));
    let (id, mut people) = three(&open()).await;
    let (first, _) = pass(&mut people, &id).await;
    let (second, seq) = pass(&mut people, &id).await;
    people[first].ask(&id, "undo", seq).await;
    let before = people[first].game(&id).await;
    let server = open();
    for person in &mut people {
        person.move_to(&server);
    }
    assert_eq!(people[first].game(&id).await, before);
    assert_eq!(people[second].ask(&id, "undo/agree", seq + 1).await.status, StatusCode::OK);
    assert_eq!(people[first].game(&id).await["actions"], json!(0));
    let after = people[first].game(&id).await;
    let server = open();
    people[first].move_to(&server);
    assert_eq!(people[first].game(&id).await, after);
    assert!(log(&mut people[first], &id).await.contains("took back: "));
    let _ = std::fs::remove_dir_all(&folder);
}
