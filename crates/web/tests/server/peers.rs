//! Two servers on one PostgreSQL: whoever plays at one and looks at the other sees the same game.

use std::time::Duration;

use crate::common::{Browser, hear};
use axum::Router;
use axum::http::StatusCode;
use fixtures::Cluster;
use serde_json::json;
use tokio::task::spawn_blocking;
use web::{Config, Repository, app};

/// A database server, and two of ours on one of its databases.
async fn two_servers() -> Option<(Cluster, [Router; 2])> {
    let cluster = Cluster::start_or_skip()?;
    let servers = two_on(&cluster.new_database()).await;
    Some((cluster, servers))
}

/// Two servers on this database.
async fn two_on(address: &str) -> [Router; 2] {
    let connect = async |address: String| {
        let repository = spawn_blocking(move || Repository::connect(&address)).await.expect("no panic");
        app(Config::new(repository.expect("the database is there")))
    };
    [connect(address.to_owned()).await, connect(address.to_owned()).await]
}

#[tokio::test(flavor = "multi_thread")]
async fn games_seats_and_sign_ins_are_shared_and_moves_are_heard() {
    let Some((_cluster, [one, other])) = two_servers().await else { return };
    let mut anna = Browser::new(&one);
    anna.sign_up("Anna").await;
    let id = anna.gather("open").await;
    let mut heard = hear(&other, &id).await;
    // How it stands at first; from then on, what changes.
    heard("seq").await;
    let (mut bela, mut cyril) = (Browser::new(&other), Browser::new(&one));
    assert_eq!(bela.join(&id, 1, "Bela").await.status, StatusCode::OK);
    assert_eq!(cyril.join(&id, 2, "Cyril").await.status, StatusCode::OK);
    heard("seats").await;
    // Signed in at one, known at the other.
    anna.move_to(&other);
    assert_eq!(anna.get("/api/me").await.json()["name"], json!("Anna"));
    cyril.post(&format!("/api/games/{id}/chat"), &json!({"text": "Hello"})).await;
    heard("chat").await;

    let mut looks = anna.twin();
    let mut people = [anna, bela, cyril];
    for seq in 0..6_u64 {
        let seat = looks.game(&id).await["seat"].as_u64().expect("a seat") as usize;
        let action = looks.first_action(&id).await;
        people[seat].move_to(if seq % 2 == 0 { &one } else { &other });
        let played = people[seat].act(&id, seq, &action).await;
        // What a server has not heard of yet, it finds out when it is asked.
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
        assert_eq!(heard("seq").await, format!("event: seq\ndata: {}\n\n", seq + 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_server_that_died_before_it_told_is_found_out() {
    let Some(cluster) = Cluster::start_or_skip() else { return };
    let address = cluster.new_database();
    let [one, other] = two_on(&address).await;
    let mut anna = Browser::new(&one);
    let (game, twin, triplet) = (anna.start().await, anna.start().await, anna.start().await);
    let (mut heard, mut heard_there) = (hear(&other, &twin).await, hear(&other, &triplet).await);
    heard("seq").await;
    heard_there("seq").await;
    let action = anna.first_action(&game).await;
    assert_eq!(anna.act(&game, 0, &action).await.status, StatusCode::OK);
    // The same move in games that began alike, and no word about it.
    let copy = format!(
        "INSERT INTO actions SELECT copy, seq, seat, by, text, state_hash, at \
         FROM actions, (VALUES ('{twin}'), ('{triplet}')) AS copies (copy) WHERE game = '{game}'"
    );
    let copied = spawn_blocking(move || {
        cluster.execute(&address, &copy);
        cluster
    });
    let _cluster = copied.await.expect("no panic");
    // Somebody who looks there sees it first, and must not hide it from those who listen.
    let mut passer_by = Browser::new(&other);
    assert_eq!(passer_by.game(&triplet).await["seq"], json!(1));
    assert_eq!(heard("seq").await, "event: seq\ndata: 1\n\n");
    assert_eq!(heard_there("seq").await, "event: seq\ndata: 1\n\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_two_servers_one_wins_and_the_other_side_is_told_the_fresh_state() {
    let Some((_cluster, [one, other])) = two_servers().await else { return };
    let mut anna = Browser::new(&one);
    let id = anna.start().await;
    let mut elsewhere = anna.twin();
    elsewhere.move_to(&other);
    for seq in 0..8_u64 {
        let action = anna.first_action(&id).await;
        let (here, there) = tokio::join!(anna.act(&id, seq, &action), elsewhere.act(&id, seq, &action));
        let mut statuses = [here.status, there.status];
        statuses.sort();
        assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{} / {}", here.text, there.text);
        let refused = if here.status == StatusCode::OK { there } else { here };
        assert_eq!(refused.json()["seq"], json!(seq + 1), "{}", refused.text);
        assert_eq!(anna.game(&id).await["seq"], json!(seq + 1));
        assert_eq!(elsewhere.game(&id).await["seq"], json!(seq + 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_told_that_the_database_is_away_and_go_on_when_it_is_back() {
    let Some((mut cluster, [one, _])) = two_servers().await else { return };
    let mut anna = Browser::new(&one);
    let id = anna.start().await;
    let action = anna.first_action(&id).await;
    let killed = spawn_blocking(move || {
        cluster.kill();
        cluster
    });
    let mut cluster = killed.await.expect("no panic");
    let told = anna.act(&id, 0, &action).await;
    assert_eq!(told.status, StatusCode::SERVICE_UNAVAILABLE, "{}", told.text);
    assert!(told.headers.contains_key("retry-after"));
    // Where the database is and what the system says is for the host alone.
    let sentence = told.json()["sentence"].to_string();
    assert!(sentence.contains("try again") && !sentence.contains("error"), "{sentence}");
    let started = spawn_blocking(move || {
        cluster.run().expect("it starts again");
        cluster
    });
    let _cluster = started.await.expect("no panic");
    let mut played = anna.act(&id, 0, &action).await;
    while played.status == StatusCode::SERVICE_UNAVAILABLE {
        tokio::time::sleep(Duration::from_millis(50)).await;
        played = anna.act(&id, 0, &action).await;
    }
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
}
