//! The audit log: what is noted, who sees it, and what is left of a deleted account.

use crate::common::{Browser, server, three};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// What was done about a game, the latest first.
async fn deeds(browser: &mut Browser, id: &str) -> Vec<String> {
    let answer = browser.get(&format!("/api/games/{id}/audit")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let deeds = answer.json()["deeds"].as_array().expect("deeds").clone();
    deeds.iter().map(|deed| deed["sentence"].as_str().expect("a sentence").to_owned()).collect()
}

async fn act(people: &mut [Browser; 3], id: &str) -> (usize, u64) {
    let game: Value = people[0].game(id).await;
    let (seat, seq) =
        (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"));
    let action = game["offers"][0]["choices"][0]["action"].clone();
    assert_eq!(people[seat].act(id, seq, &action).await.status, StatusCode::OK);
    (seat, seq + 1)
}

#[tokio::test]
async fn seats_that_change_hands_are_noted() {
    let server = server();
    let (mut anna, mut bela, mut cyril) =
        (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let id = anna.gather("open").await;
    assert_eq!(deeds(&mut anna, &id).await, [""; 0]);
    bela.join(&id, 1, "Bela").await;
    bela.join(&id, 1, "Bela").await;
    bela.post(&format!("/api/games/{id}/seats/1/leave"), &json!({})).await;
    cyril.join(&id, 1, "Cyril").await;
    anna.join(&id, 2, "Dora").await;
    for bot in [json!("novice"), Value::Null] {
        let stand_in = format!("/api/games/{id}/seats/1/stand-in");
        assert_eq!(cyril.post(&stand_in, &json!({"bot": bot})).await.status, StatusCode::OK);
    }
    let noted = [
        "Cyril took seat 2 back from a bot.",
        "Cyril handed seat 2 to a bot, novice.",
        "Dora took seat 3.",
        "Cyril took seat 2.",
        "Bela left seat 2.",
        "Bela took seat 2.",
    ];
    assert_eq!(deeds(&mut cyril, &id).await, noted);
    let page = cyril.get(&format!("/games/{id}/audit")).await.text;
    assert!(noted.iter().all(|sentence| page.contains(sentence)), "{page}");
    assert!(cyril.get(&format!("/games/{id}")).await.text.contains(&format!("/games/{id}/audit")));
    let left = bela.get(&format!("/api/games/{id}/audit")).await;
    assert_eq!(left.status, StatusCode::FORBIDDEN, "who has left sees it no more");
}

#[tokio::test]
async fn taking_back_is_noted_granted_and_refused() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let names = ["Anna", "Bela", "Cyril"];
    let (first, seq) = act(&mut people, &id).await;
    assert_eq!(people[first].ask(&id, "undo", seq).await.status, StatusCode::OK);
    assert_eq!(people[first].ask(&id, "redo", seq + 1).await.status, StatusCode::OK);
    let (second, seq) = act(&mut people, &id).await;
    assert_eq!(people[first].ask(&id, "undo", seq).await.status, StatusCode::OK);
    assert_eq!(people[second].ask(&id, "undo/refuse", seq + 1).await.status, StatusCode::OK);
    assert_eq!(people[first].ask(&id, "undo", seq + 2).await.status, StatusCode::OK);
    assert_eq!(people[second].ask(&id, "undo/agree", seq + 3).await.status, StatusCode::OK);
    let (first, second) = (names[first], names[second]);
    let noted = deeds(&mut people[0], &id).await;
    let expected = [
        format!("{second} was the last to agree, and it was taken back."),
        format!("{first} asked to take something back."),
        format!("{second} refused or withdrew the request."),
        format!("{first} asked to take something back."),
        format!("{first} redid what had been taken back."),
        format!("{first} took back an action."),
    ];
    assert_eq!(noted[..6], expected);
    assert_eq!(noted.len(), 8, "playing is not noted, taking two seats is: {noted:?}");
}

#[tokio::test]
async fn a_new_link_is_noted_and_a_call_off_stays() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.gather("invite").await;
    anna.post(&format!("/api/games/{id}/seats/2/invite"), &json!({})).await;
    assert_eq!(deeds(&mut anna, &id).await, ["Anna made a new invite link for seat 3."]);
    assert_eq!(anna.delete(&format!("/api/games/{id}")).await.status, StatusCode::OK);
    assert_eq!(anna.get(&format!("/api/games/{id}/audit")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_account_sees_what_was_done_with_it_and_takes_its_name_along() {
    let folder = std::env::temp_dir().join(format!("lokalka-audit-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || web::Repository::open(&folder).expect("the folder can be made");
    let server = web::app(web::Config::new(open()));
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let id = anna.gather("open").await;
    // A seat taken before signing up is the account's as well.
    bela.join(&id, 1, "Bela").await;
    bela.sign_up("Bela").await;
    bela.post("/api/tokens", &json!({"label": "bot"})).await;
    bela.submit("/account/password", "old=correct+horse&new=battery+staple").await;
    let page = bela.get("/account").await.text;
    for sentence in ["Bela took seat 2.", "Bela made a personal token.", "Bela changed the password."] {
        assert!(page.contains(sentence), "{sentence}: {page}");
    }
    let deleted = bela.submit("/account/delete", "password=battery+staple").await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER, "{}", deleted.text);
    assert_eq!(deeds(&mut anna, &id).await, ["Former player took seat 2."]);
    // The host still sees that it was done.
    let all = open().audit(None, 100).expect("it can be read");
    assert_eq!(all[0].what, "account-deleted");
    assert!(all.iter().all(|deed| !deed.sentence.contains("Bela")), "{all:?}");
    let _ = std::fs::remove_dir_all(&folder);
}
