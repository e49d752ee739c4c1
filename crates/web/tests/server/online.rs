//! Playing with others: seats, invites, the lobby, live events, chat and notes.

use crate::common::{Browser, Dice, hear, server, three, until_too_often};
use axum::body::Body;
use axum::http::header::LOCATION;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// The seat that must decide, and the number to send along.
async fn turn(browser: &mut Browser, id: &str) -> (usize, u64, Value) {
    let game = browser.game(id).await;
    (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"), game)
}

#[tokio::test]
async fn a_game_begins_when_the_last_seat_is_taken() {
    let server = server();
    let (mut anna, mut bela, mut cyril) =
        (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let id = anna.gather("open").await;
    assert_eq!(anna.game(&id).await["status"], json!("gathering"));
    let early = anna.act(&id, 0, &json!({"do": "pass"})).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.text);
    let page = bela.get(&format!("/games/{id}")).await;
    assert!(page.text.contains("Looking for players") && page.text.contains("Join"), "{}", page.text);
    let lobby = bela.get("/api/lobby").await.json();
    assert_eq!(lobby["games"][0]["id"], json!(id));
    assert!(bela.get("/").await.text.contains(&id), "the first page lists it");
    let nameless = bela.post(&format!("/api/games/{id}/seats/1/join"), &json!({})).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY, "a name must be given");
    let namesake = bela.join(&id, 1, " anna ").await;
    assert_eq!(namesake.status, StatusCode::CONFLICT);
    assert!(namesake.json()["sentence"].as_str().is_some_and(|words| words.contains("anna")));
    let joined = bela.submit(&format!("/games/{id}/seats/1/join"), "name=Bela").await;
    assert_eq!(joined.headers[LOCATION], format!("/games/{id}").as_str());
    let second = cyril.join(&id, 1, "Cyril").await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    assert_eq!(second.json()["sentence"], json!("Somebody else has already taken this seat."));
    assert_eq!(bela.join(&id, 1, "Bela").await.status, StatusCode::OK, "once more changes nothing");
    // Leaving gives the seat back.
    assert_eq!(bela.post(&format!("/api/games/{id}/seats/1/leave"), &json!({})).await.status, StatusCode::OK);
    assert_eq!(anna.game(&id).await["seats"][1]["name"], json!("Seat 2"));
    assert_eq!(bela.join(&id, 1, "Bela").await.status, StatusCode::OK);
    assert_eq!(cyril.join(&id, 2, "Cyril").await.status, StatusCode::OK);
    let game = cyril.game(&id).await;
    assert_eq!(game["status"], json!("playing"));
    assert_eq!(game["your_seats"], json!([2]));
    let names: Vec<_> = game["players"].as_array().expect("players").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["Anna", "Bela", "Cyril"]);
    assert_eq!(bela.get("/api/lobby").await.json()["games"], json!([]));
    let late = bela.post(&format!("/api/games/{id}/seats/1/leave"), &json!({})).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_seat_of_a_bot_is_not_called_free() {
    let server = server();
    let mut anna = Browser::new(&server);
    let form =
        "seats=3&name1=Anna&name2=Bela&name3=Cyril&name4=&name5=&name6=&seat2=invite&seat3=novice&listed=yes";
    let made = anna.submit("/games", form).await;
    let place = made.headers[LOCATION].to_str().expect("an address").to_owned();
    let page = anna.get(&place).await;
    assert!(page.text.contains("one seat free"), "{}", page.text);
    assert_eq!(page.text.matches(">free<").count(), 1, "{}", page.text);
    let lobby = Browser::new(&server).get("/").await;
    assert!(!lobby.text.contains("2 seats free"), "{}", lobby.text);
}

#[tokio::test]
async fn only_who_holds_the_deciding_seat_may_act() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let mut stranger = Browser::new(&server);
    for _ in 0..12 {
        let (seat, seq, game) = turn(&mut people[0], &id).await;
        let action = Dice::new(seq).choose(&game);
        for (index, person) in people.iter_mut().enumerate() {
            let page = person.get(&format!("/games/{id}")).await;
            assert_eq!(page.text.contains("data-action"), index == seat, "choices are for who decides");
            assert!(!page.text.contains("You are watching"));
            let called = format!("data-yours=\"{}\"", index == seat);
            assert!(page.text.contains(&called), "the title of the window knows whose turn it is");
            if index != seat {
                let wrong = person.act(&id, seq, &action).await;
                assert_eq!(wrong.status, StatusCode::FORBIDDEN);
                let sentence = wrong.json()["sentence"].as_str().expect("a sentence").to_owned();
                assert!(sentence.contains("decides now, not you"), "{sentence}");
            }
        }
        assert_eq!(stranger.act(&id, seq, &action).await.status, StatusCode::FORBIDDEN);
        let page = stranger.get(&format!("/games/{id}")).await;
        assert!(page.text.contains("You are watching") && !page.text.contains("data-action"));
        assert_eq!(people[seat].act(&id, seq, &action).await.status, StatusCode::OK);
    }
    // Your turn comes first on the first page.
    let (seat, ..) = turn(&mut people[0], &id).await;
    for (index, person) in people.iter_mut().enumerate() {
        let text = person.get("/").await.text;
        assert_eq!(text.contains("● Your turn"), index == seat);
        assert_eq!(text.contains("waiting for"), index != seat);
        let listed = person.get("/api/games").await.json();
        assert_eq!(listed["games"][0]["your_turn"], json!(index == seat));
    }
}

#[tokio::test]
async fn an_invite_is_good_for_one() {
    let server = server();
    let (mut anna, mut bela, mut cyril) =
        (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let id = anna.gather("invite").await;
    let links = anna.get(&format!("/api/games/{id}/invites")).await.json();
    let link =
        |links: &Value, index: usize| links["invites"][index]["link"].as_str().expect("a link").to_owned();
    let first = link(&links, 0);
    assert!(first.starts_with("/join/") && first != link(&links, 1));
    let page = anna.get(&format!("/games/{id}")).await.text;
    assert!(page.contains(&first), "who set it up sees the links, again and again");
    assert!(!bela.get(&format!("/games/{id}")).await.text.contains("/join/"), "and nobody else does");
    assert_eq!(bela.get(&format!("/api/games/{id}/invites")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(bela.join(&id, 1, "Bela").await.status, StatusCode::FORBIDDEN, "the seat needs the link");
    assert_eq!(bela.get("/join/0123").await.status, StatusCode::FORBIDDEN);
    // A new link makes the old one worthless.
    let renewed = anna.post(&format!("/api/games/{id}/seats/1/invite"), &json!({})).await;
    let fresh = link(&renewed.json(), 0);
    assert_ne!(fresh, first);
    assert_eq!(bela.get(&first).await.status, StatusCode::FORBIDDEN);
    let asked = bela.get(&fresh).await;
    assert!(asked.text.contains("You are invited") && asked.text.contains("Anna"));
    let joined = bela.submit(&fresh, "name=Bela").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
    let again = bela.get(&fresh).await;
    assert_eq!(again.headers[LOCATION], format!("/games/{id}").as_str(), "the link leads to the table");
    for answer in [cyril.get(&fresh).await, cyril.submit(&fresh, "name=Cyril").await] {
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.text.contains("Somebody else has already taken this seat."));
    }
    let other = link(&links, 1);
    let joined = cyril.post(&format!("/api{other}"), &json!({"name": "Cyril"})).await;
    assert_eq!(joined.json(), json!({"id": id, "seat": 2}));
    assert_eq!(cyril.game(&id).await["status"], json!("playing"));
}

#[tokio::test]
async fn the_form_of_the_first_page_sets_up_a_game_for_others() {
    let server = server();
    let mut anna = Browser::new(&server);
    let names = "name1=Anna&name2=Bela&name3=Cyril&name4=&name5=&name6=";
    let answer = anna.submit("/games", &format!("seats=3&{names}&seat2=open&seat3=invite&listed=yes")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let place = answer.headers[LOCATION].to_str().expect("text").to_owned();
    let page = anna.get(&place).await.text;
    assert!(page.contains("Seat 2") && page.contains("/join/") && page.contains("listed in the lobby"));
    // Whoever set it up may call it off.
    let id = place.trim_start_matches("/games/");
    assert_eq!(Browser::new(&server).delete(&format!("/api/games/{id}")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.delete(&format!("/api/games/{id}")).await.status, StatusCode::OK);
    assert_eq!(anna.get(&place).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn of_two_who_act_at_once_one_wins() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    anna.get("/").await;
    let mut twin = anna.twin();
    let pass = json!({"do": "pass"});
    let (one, other) = tokio::join!(anna.act(&id, 0, &pass), twin.act(&id, 0, &pass));
    let mut statuses = [one.status, other.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT]);
    assert_eq!(anna.game(&id).await["actions"], json!(1));
}

#[tokio::test]
async fn everybody_hears_of_seats_moves_and_talk() {
    let server = server();
    let (mut anna, mut bela, mut cyril) =
        (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let id = anna.gather("open").await;
    let mut next = hear(&server, &id).await;
    assert_eq!(next("seq").await, "event: seq\ndata: 0\n\n");
    bela.join(&id, 1, "Bela").await;
    next("seats").await;
    cyril.join(&id, 2, "Cyril").await;
    next("seats").await;
    anna.post(&format!("/api/games/{id}/chat"), &json!({"text": "Hello"})).await;
    next("chat").await;
    let (seat, seq, _) = turn(&mut anna, &id).await;
    let mut people = [anna, bela, cyril];
    people[seat].act(&id, seq, &json!({"do": "pass"})).await;
    assert_eq!(next("seq").await, "event: seq\ndata: 1\n\n");
    // Whoever comes later hears of nothing that is old.
    let request = Request::get(format!("/api/games/{id}/events")).body(Body::empty()).expect("a request");
    let mut late = server.clone().oneshot(request).await.expect("an answer").into_body().into_data_stream();
    assert_eq!(late.next().await.expect("an event").expect("a chunk"), "event: seq\ndata: 1\n\n");
    people[0].post(&format!("/api/games/{id}/chat"), &json!({"text": "Well"})).await;
    let next = late.next().await.expect("an event").expect("a chunk");
    assert!(next.starts_with(b"event: chat\n"), "{next:?}");
}

#[tokio::test]
async fn seats_speak_and_everybody_reads() {
    let server = server();
    let (id, [mut anna, mut bela, _]) = three(&server).await;
    let mut stranger = Browser::new(&server);
    let chat = format!("/api/games/{id}/chat");
    let said = anna.post(&chat, &json!({"text": " <b>Hello</b> "})).await;
    assert_eq!(said.json(), json!({"number": 1}));
    assert_eq!(bela.post(&chat, &json!({"text": "Hi"})).await.json(), json!({"number": 2}));
    let refused = stranger.post(&chat, &json!({"text": "Me too"})).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    for wrong in ["", "  ", &"x".repeat(1001)] {
        let answer = anna.post(&chat, &json!({"text": wrong})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let heard = stranger.get(&chat).await.json();
    assert_eq!(heard["messages"].as_array().map(Vec::len), Some(2));
    assert_eq!(heard["messages"][0]["name"], json!("Anna"));
    assert_eq!(heard["messages"][0]["text"], json!("<b>Hello</b>"));
    assert_eq!(heard["messages"][0]["yours"], json!(false));
    assert_eq!(anna.get(&chat).await.json()["messages"][0]["yours"], json!(true));
    let later = stranger.get(&format!("{chat}?from=2")).await.json();
    assert_eq!(later["messages"][0]["text"], json!("Hi"));
}

#[tokio::test]
async fn notes_are_for_one_pair_of_eyes() {
    let server = server();
    let (id, [mut anna, mut bela, _]) = three(&server).await;
    let notes = |seat: u8| format!("/api/games/{id}/seats/{seat}/notes");
    assert_eq!(anna.put(&notes(0), &json!({"text": "Buy S1"})).await.status, StatusCode::OK);
    assert_eq!(anna.get(&notes(0)).await.json(), json!({"text": "Buy S1"}));
    assert_eq!(bela.get(&notes(0)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(bela.put(&notes(0), &json!({"text": "Ha"})).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&notes(1)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&notes(9)).await.status, StatusCode::NOT_FOUND);
    let long = anna.put(&notes(0), &json!({"text": "x".repeat(10_001)})).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(bela.get(&notes(1)).await.json(), json!({"text": ""}));
}

#[tokio::test]
async fn who_talks_too_fast_is_told_when_to_go_on() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let chat = format!("/api/games/{id}/chat");
    let refused = until_too_often(async || anna.post(&chat, &json!({"text": "la"})).await).await;
    assert!(refused.headers["retry-after"].to_str().expect("text").parse::<u64>().expect("seconds") > 0);
    assert!(refused.json()["sentence"].as_str().is_some_and(|words| words.contains("Too many requests")));
}

#[tokio::test]
async fn a_restart_keeps_seats_talk_and_links() {
    let folder = std::env::temp_dir().join(format!("lokalka-online-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || web::app(web::Config::new(web::Repository::open(&folder).expect("the folder can be made")));
    let server = open();
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    anna.sign_up("Anna").await;
    let id = anna.gather("invite").await;
    let invites = format!("/api/games/{id}/invites");
    let links = anna.get(&invites).await.json();
    anna.post(&format!("/api/games/{id}/chat"), &json!({"text": "Come in"})).await;
    anna.put(&format!("/api/games/{id}/seats/0/notes"), &json!({"text": "Secret"})).await;
    drop(server);
    let server = open();
    for browser in [&mut anna, &mut bela] {
        browser.move_to(&server);
    }
    assert_eq!(anna.get("/api/me").await.json(), json!({"name": "Anna"}));
    assert_eq!(anna.get(&invites).await.json(), links);
    let link = links["invites"][0]["link"].as_str().expect("a link");
    assert_eq!(bela.post(&format!("/api{link}"), &json!({"name": "Bela"})).await.status, StatusCode::OK);
    let chat = bela.get(&format!("/api/games/{id}/chat")).await.json();
    assert_eq!(chat["messages"][0]["text"], json!("Come in"));
    let note = anna.get(&format!("/api/games/{id}/seats/0/notes")).await.json();
    assert_eq!(note, json!({"text": "Secret"}));
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn a_finished_game_says_how_it_ended() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let mut dice = Dice::new(1);
    let seq = loop {
        let game = browser.game(&id).await;
        let seq = game["seq"].as_u64().expect("a number");
        if game["over"] == json!(true) {
            break seq;
        }
        assert!(browser.act(&id, seq, &dice.choose(&game)).await.status.is_success());
    };
    let game = browser.game(&id).await;
    assert_eq!(game["status"], json!("finished"));
    assert!(game["result"].as_str().is_some_and(|text| text.contains("Anna") && text.contains(" K · ")));
    assert!(browser.get("/").await.text.contains("The game is over: "));
    // What was taken back is not over.
    assert_eq!(browser.ask(&id, "undo", seq).await.status, StatusCode::OK);
    assert_eq!(browser.game(&id).await["status"], json!("playing"));
}
