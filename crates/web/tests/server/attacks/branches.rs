//! What somebody tries out is theirs alone: from other browsers, with other accounts and tokens, under every address.

use axum::body::Body;
use axum::http::header::AUTHORIZATION;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::branches::{choose, try_out};
use crate::common::{Browser, hear, server, three};

/// What a token makes of an address.
async fn with_token(browser: &mut Browser, token: &str, method: &str, path: &str) -> StatusCode {
    let request = Request::builder().method(method).uri(path).header("x-lokalka", "1");
    let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    browser.send(request.body(Body::from("{}")).expect("a request")).await.status
}

async fn token(browser: &mut Browser) -> String {
    let made = browser.post("/api/tokens", &json!({"label": "spy"})).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    made.json()["token"].as_str().expect("a token").to_owned()
}

#[tokio::test]
async fn a_branch_is_nothing_to_anybody_else() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let before = people[1].game(&id).await;
    let mut listening = hear(&server, &id).await;
    listening("seq").await;
    let branch = try_out(&mut people[0], &id, None).await;
    choose(&mut people[0], &branch, 0).await;
    let described = json!({"name": "My secret plan", "note": "Nobody knows"});
    assert_eq!(people[0].put(&format!("/api/branches/{branch}"), &described).await.status, StatusCode::OK);
    let mut strangers = [people[1].twin(), Browser::new(&server), Browser::new(&server)];
    strangers[2].sign_up("Spy").await;
    let spy = token(&mut strangers[2]).await;
    for stranger in &mut strangers {
        for path in [
            "",
            "/table",
            "/log",
            "/tray?hex=E15",
            "/company?company=BCB",
            "/lights?company=BCB",
            "/hex?hex=E15",
            "/card?company=BCB",
            "/tray/revenue?hex=E15",
            "/take-over?company=BCB&target=BCB",
            "/audit",
            "/try",
            "/what-if",
            "/lokalka.json",
            "/18xx.json",
            "/charts/worth.csv",
            "/info/companies",
        ] {
            let answer = stranger.get(&format!("/games/{branch}{path}")).await;
            assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
            assert!(!answer.text.contains("secret plan"), "{path}: {}", answer.text);
        }
        for path in [
            "",
            "/log",
            "/audit",
            "/lokalka.json",
            "/18xx.json",
            "/events",
            "/invites",
            "/suggestion",
            "/chat",
            "/branches",
            "/plans",
        ] {
            let answer = stranger.get(&format!("/api/games/{branch}{path}")).await;
            assert!(!answer.text.contains("secret plan"), "{path}: {}", answer.text);
            if path != "/chat" {
                assert!(answer.status.is_client_error(), "{path}: {} {}", answer.status, answer.text);
            }
        }
        assert_eq!(stranger.get(&format!("/api/branches/{branch}")).await.status, StatusCode::NOT_FOUND);
        let action = json!({"do": "pass"});
        assert_eq!(stranger.act(&branch, 2, &action).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stranger.ask(&branch, "undo", 2).await.status, StatusCode::NOT_FOUND);
        for (path, body) in [("play", json!({}))] {
            let answer = stranger.post(&format!("/api/branches/{branch}/{path}"), &body).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND);
        }
        let put = stranger.put(&format!("/api/branches/{branch}"), &json!({"name": "Mine"})).await;
        assert_eq!(put.status, StatusCode::NOT_FOUND);
        assert_eq!(stranger.delete(&format!("/api/branches/{branch}")).await.status, StatusCode::NOT_FOUND);
        let fork = stranger.post(&format!("/api/games/{branch}/branches"), &json!({})).await;
        assert_eq!(fork.status, StatusCode::NOT_FOUND);
        let compare = format!("/api/games/{id}/compare?one={id}&other={branch}");
        assert_eq!(stranger.get(&compare).await.status, StatusCode::NOT_FOUND);
        let question = json!({"company": "BCB"});
        let what_if = stranger.post(&format!("/api/games/{branch}/what-if"), &question).await;
        assert_eq!(what_if.status, StatusCode::NOT_FOUND);
        for path in ["describe", "delete", "play"] {
            let answer = stranger.submit(&format!("/games/{branch}/try/{path}"), "name=Mine").await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        }
        let own = stranger.get(&format!("/api/games/{id}/branches")).await.json();
        assert_eq!(own["branches"], json!([]), "a list has one's own");
        let all =
            [format!("/games/{id}"), format!("/games/{id}/try"), format!("/games/{id}/log"), "/".to_owned()];
        for page in all {
            let page = stranger.get(&page).await.text;
            assert!(!page.contains(&branch) && !page.contains("secret plan"));
        }
    }
    for (method, path) in [
        ("GET", format!("/games/{branch}")),
        ("GET", format!("/api/games/{branch}")),
        ("GET", format!("/api/branches/{branch}")),
        ("DELETE", format!("/api/branches/{branch}")),
        ("POST", format!("/api/branches/{branch}/play")),
    ] {
        let mut program = Browser::new(&server);
        assert_eq!(with_token(&mut program, &spy, method, &path).await, StatusCode::NOT_FOUND, "{path}");
    }
    // The game knows nothing of it: not its log, not its files, not those who listen.
    assert_eq!(people[1].game(&id).await, before);
    let log = people[1].get(&format!("/api/games/{id}/log")).await.json();
    assert_eq!(log["entries"].as_array().map(Vec::len), Some(1), "only how it began: {log}");
    let audit = people[0].get(&format!("/api/games/{id}/audit")).await.text;
    assert!(!audit.contains("secret plan") && !audit.contains(&branch), "{audit}");
    let heard = tokio::time::timeout(std::time::Duration::from_millis(200), listening("seq")).await;
    assert!(heard.is_err(), "nobody is told anything: {heard:?}");
    // And it is still there.
    let kept = people[0].get(&format!("/api/branches/{branch}")).await.json();
    assert_eq!((&kept["name"], &kept["seq"]), (&json!("My secret plan"), &json!(2)));
}

#[tokio::test]
async fn moves_that_wait_are_nothing_to_anybody_else() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let me = people[0].game(&id).await["seat"].as_u64().expect("a seat") as usize;
    let branch = try_out(&mut people[me], &id, None).await;
    for _ in 0..6 {
        choose(&mut people[me], &branch, 0).await;
    }
    let played = people[me].post(&format!("/api/branches/{branch}/play"), &json!({})).await.json();
    assert_eq!(played["waiting"], json!(1));
    let plan = people[me].get(&format!("/api/games/{id}/plans")).await.json()["plans"][0]["id"].clone();
    let plan = plan.as_str().expect("an id").to_owned();
    let other = &mut people[(me + 1) % 3];
    assert_eq!(other.get(&format!("/api/games/{id}/plans")).await.json(), json!({"plans": []}));
    let page = other.get(&format!("/games/{id}")).await.text;
    assert!(!page.contains(&plan) && !page.contains("wait until exactly"), "{page}");
    let forget = other.delete(&format!("/api/games/{id}/plans/{plan}")).await;
    assert_eq!(forget.status, StatusCode::NOT_FOUND);
    let forget = other.submit(&format!("/games/{id}/try/forget"), &format!("plan={plan}")).await;
    assert_eq!(forget.status, StatusCode::NOT_FOUND);
    let left = people[me].get(&format!("/api/games/{id}/plans")).await.json();
    assert_eq!(left["plans"][0]["dropped"], Value::Null);
}

#[tokio::test]
async fn lots_are_not_foreseen_in_a_branch() {
    let server = server();
    let mut anna = Browser::new(&server);
    let players = json!(["Anna", {"seat": "open"}]);
    let asked = json!({"title": "18cz-bohemia", "players": players, "seed": 7});
    let made = anna.post("/api/games", &asked).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    let id = made.json()["id"].as_str().expect("an id").to_owned();
    let mut bela = Browser::new(&server);
    assert_eq!(bela.join(&id, 1, "Bela").await.status, StatusCode::OK);
    // What is drawn in ten branches is not the same in all of them.
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..10 {
        let branch = try_out(&mut anna, &id, None).await;
        for _ in 0..40 {
            if anna.game(&branch).await["offers"] == json!([]) {
                break;
            }
            let game = anna.game(&branch).await;
            let pass = json!({"do": "pass"});
            let seq = game["seq"].as_u64().expect("a number");
            if anna.act(&branch, seq, &pass).await.status != StatusCode::OK {
                choose(&mut anna, &branch, 0).await;
            }
        }
        drawn.insert(anna.game(&branch).await["companies"].to_string());
    }
    assert!(drawn.len() > 1, "every branch draws the same");
}
