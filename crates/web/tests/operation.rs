//! What those who run a server ask it: whether it is well, and what it has counted.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use common::{Answer, Browser, server};
use fixtures::Cluster;
use futures_util::StreamExt;
use serde_json::json;
use tower::ServiceExt;
use web::{App, Config, Repository, app};

/// Asks without a cookie, from some address, with a header.
async fn ask(server: &Router, path: &str, from: [u8; 4], header: Option<(&str, &str)>) -> Answer {
    let mut request = Request::get(path).extension(ConnectInfo(SocketAddr::from((from, 4000))));
    if let Some((name, value)) = header {
        request = request.header(name, value);
    }
    Browser::new(server).send(request.body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn a_server_is_well_as_long_as_its_database_answers() {
    let well = Browser::new(&server()).get("/healthz").await;
    assert_eq!((well.status, well.text.as_str()), (StatusCode::OK, "Lokálka is well."));
    assert!(well.headers.get("set-cookie").is_none(), "nobody is known by asking this");
    let Some(mut cluster) = Cluster::start_or_skip() else { return };
    let address = cluster.new_database();
    let repository =
        tokio::task::spawn_blocking(move || Repository::connect(&address)).await.expect("it ends");
    let server = app(Config::new(repository.expect("the database is there")));
    assert_eq!(Browser::new(&server).get("/healthz").await.status, StatusCode::OK);
    cluster.kill();
    let ill = Browser::new(&server).get("/healthz").await;
    assert_eq!(ill.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ill.text.contains("cannot be reached"), "{}", ill.text);
    cluster.run().expect("it comes back");
    assert_eq!(Browser::new(&server).get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_happened_is_counted() {
    let server = server();
    let mut player = Browser::new(&server);
    let id = player.start().await;
    let (pass, nonsense) = (json!({"do": "pass"}), json!({"do": "pay_out"}));
    assert_eq!(player.act(&id, 0, &pass).await.status, StatusCode::OK);
    assert_eq!(player.act(&id, 0, &pass).await.status, StatusCode::CONFLICT);
    assert_eq!(player.act(&id, 1, &nonsense).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut next = common::hear(&server, &id).await;
    next("seq").await;
    Browser::new(&server).get("/no/such/path").await;
    let metrics = ask(&server, "/metrics", [127, 0, 0, 1], None).await;
    assert_eq!(metrics.status, StatusCode::OK);
    for line in [
        "lokalka_live_tables 1",
        "lokalka_event_streams 1",
        "lokalka_moves_total{outcome=\"kept\"} 1",
        "lokalka_moves_total{outcome=\"conflicting\"} 1",
        "lokalka_moves_total{outcome=\"refused\"} 1",
        "lokalka_moves_total{outcome=\"failed\"} 0",
        "lokalka_append_seconds_count 1",
        "lokalka_requests_total{method=\"POST\",route=\"/api/games/{id}/actions\",status=\"200\"} 1",
        "lokalka_requests_total{method=\"GET\",route=\"nowhere\",status=\"404\"} 1",
        "lokalka_build_info{version=\"0.1.0\"} 1",
        "# TYPE lokalka_request_seconds histogram",
    ] {
        assert!(metrics.text.lines().any(|found| found == line), "no `{line}` in:\n{}", metrics.text);
    }
    assert!(!metrics.text.contains(&id), "ids are nobody's business");
}

#[tokio::test]
async fn numbers_are_for_this_machine_and_for_an_address_of_their_own() {
    let app = App::new(Config::new(Repository::in_memory().expect("memory is there")));
    let server = app.router();
    let here = [127, 0, 0, 1];
    assert_eq!(ask(&server, "/metrics", here, None).await.status, StatusCode::OK);
    assert_eq!(ask(&server, "/metrics", [198, 51, 100, 7], None).await.status, StatusCode::NOT_FOUND);
    let by_proxy = Some(("x-forwarded-for", "127.0.0.1"));
    assert_eq!(ask(&server, "/metrics", here, by_proxy).await.status, StatusCode::NOT_FOUND);
    let apart = ask(&app.metrics(), "/metrics", [198, 51, 100, 7], None).await;
    assert_eq!(apart.status, StatusCode::OK);
    assert_eq!(ask(&app.metrics(), "/", here, None).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whom_to_tell_of_a_weakness_is_said_where_the_host_has_said_it() {
    let path = "/.well-known/security.txt";
    assert_eq!(Browser::new(&server()).get(path).await.status, StatusCode::NOT_FOUND);
    let config = || Config::new(Repository::in_memory().expect("memory is there"));
    let named = config().public_url(Some("https://games.example.org")).expect("an address");
    let server = app(named.security_contact(Some("security@example.org")).expect("a contact"));
    let mut request = Request::get(path).header("host", "games.example.org");
    request = request.extension(ConnectInfo(SocketAddr::from(([198, 51, 100, 7], 4000))));
    let told = Browser::new(&server).send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(told.status, StatusCode::OK);
    assert_eq!(told.headers["content-type"], "text/plain; charset=utf-8");
    let lines: Vec<&str> = told.text.lines().collect();
    assert_eq!(lines[0], "Contact: mailto:security@example.org");
    assert!(lines[1].starts_with("Expires: 2") && lines[1].ends_with("T00:00:00Z"), "{}", lines[1]);
    assert_eq!(
        lines[2..],
        ["Preferred-Languages: en", "Canonical: https://games.example.org/.well-known/security.txt"]
    );
    let wrong = config().security_contact(Some("Anna")).err().expect("that is no contact");
    assert!(wrong.contains("such as security@example.org"), "{wrong}");
}

#[tokio::test]
async fn streams_of_events_end_when_the_server_closes() {
    let app = App::new(Config::new(Repository::in_memory().expect("memory is there")));
    let server = app.router();
    let id = Browser::new(&server).start().await;
    let request = Request::get(format!("/api/games/{id}/events")).body(Body::empty()).expect("a request");
    let mut stream = server.oneshot(request).await.expect("an answer").into_body().into_data_stream();
    assert!(stream.next().await.is_some(), "the number comes at once");
    app.close();
    let end = tokio::time::timeout(Duration::from_secs(60), stream.next()).await;
    assert!(end.expect("it ends").is_none());
}
