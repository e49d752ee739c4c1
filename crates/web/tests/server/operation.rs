//! What those who run a server ask it: whether it is well, and what it has counted.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{Answer, Browser, server};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
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
    let ill = health_once(&server, StatusCode::SERVICE_UNAVAILABLE).await;
    assert!(ill.text.contains("cannot be reached"), "{}", ill.text);
    cluster.run().expect("it comes back");
    health_once(&server, StatusCode::OK).await;
}

/// Asks how the server is until this is the answer: each holds for a moment.
async fn health_once(server: &Router, status: StatusCode) -> Answer {
    loop {
        let answer = Browser::new(server).get("/healthz").await;
        if answer.status == status {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A data folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lokalka-operation-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn server(&self) -> Router {
        app(Config::new(Repository::open(&self.0).expect("the folder can be used")))
    }

    /// Changes the database behind the server's back.
    fn tamper(&self, statement: &str) {
        let file = rusqlite::Connection::open(self.0.join("lokalka.sqlite")).expect("the file is there");
        file.execute_batch(statement).expect("a statement");
    }

    /// From now on whatever is written to a table fails, with words that are nobody's business.
    fn spoil(&self, table: &str) {
        self.tamper(&format!(
            "CREATE TRIGGER spoilt_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, '{INNER}'); END"
        ));
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a database might say.
const INNER: &str = "cannot write /var/lib/inner at db.inner.example";

#[tokio::test]
async fn a_server_that_can_only_read_is_not_well() {
    let folder = Folder::new("health");
    let server = folder.server();
    assert_eq!(Browser::new(&server).get("/healthz").await.status, StatusCode::OK);
    folder.spoil("settings");
    let ill = health_once(&server, StatusCode::SERVICE_UNAVAILABLE).await;
    assert!(!ill.text.contains("inner"), "{}", ill.text);
    assert_eq!(Browser::new(&server).get("/").await.status, StatusCode::OK, "reading works");
    // However many ask, the disk is written to now and then.
    for _ in 0..100 {
        assert_eq!(Browser::new(&server).get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    }
    let metrics = ask(&server, "/metrics", [127, 0, 0, 1], None).await.text;
    let failed = metrics.lines().find_map(|line| line.strip_prefix("lokalka_store_errors_total "));
    let failed: u32 = failed.and_then(|number| number.parse().ok()).expect("it is counted");
    assert!((1..100).contains(&failed), "{failed}");
    folder.tamper("DROP TRIGGER spoilt_settings");
    health_once(&server, StatusCode::OK).await;
}

/// What a log is written to.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn trouble_inside_is_told_to_the_log_and_strangers_get_its_number() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).with_ansi(false).finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let folder = Folder::new("inside");
    let server = folder.server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    folder.spoil("actions");
    folder.spoil("users");
    let form = "name=Anna&password=correct+horse";
    let answers = [anna.act(&id, 0, &json!({"do": "pass"})).await, anna.submit("/sign-up", form).await];
    for answer in answers {
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", answer.text);
        for inner in ["inner", "sqlite", "INSERT", "/var", folder.0.to_str().expect("a name")] {
            assert!(!answer.text.contains(inner), "{inner} in {}", answer.text);
        }
        let number = answer.text.split("log under ").nth(1).map(|rest| &rest[..8]).expect("a number");
        let log = String::from_utf8(log.0.lock().expect("nobody panicked").clone()).expect("text");
        let line = log
            .lines()
            .find(|line| line.contains(number))
            .unwrap_or_else(|| panic!("{number} is not in the log:\n{log}\n{}", answer.text));
        assert!(line.contains(INNER), "{line}");
    }
    folder.tamper("DROP TRIGGER spoilt_actions; UPDATE games SET options = 'inner'");
    let unread = Browser::new(&folder.server()).get(&format!("/games/{id}")).await;
    assert_eq!(unread.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(unread.text.contains("in the log under") && !unread.text.contains("JSON"), "{}", unread.text);
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
    let mut next = crate::common::hear(&server, &id).await;
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
async fn what_is_no_page_is_not_taken_for_one() {
    let server = server();
    for path in ["/healthz", "/metrics", "/.well-known/security.txt"] {
        let headers = ask(&server, path, [127, 0, 0, 1], None).await.headers;
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        let policy = headers["content-security-policy"].to_str().expect("it is text");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
    }
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
