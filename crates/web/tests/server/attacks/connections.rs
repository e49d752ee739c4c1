//! Connections that say nothing, say it slowly, or do not listen. Each has a bystander who is served meanwhile.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use web::{App, Config, Limits, Repository};

use crate::common::Browser;

/// Somebody on this machine whom the server takes for a stranger, as everybody but 127.0.0.1.
const STRANGER: [u8; 4] = [127, 0, 0, 2];

/// Somebody else.
const BYSTANDER: [u8; 4] = [127, 0, 0, 3];

/// Where proxies on this machine come from.
const PROXY: [u8; 4] = [127, 0, 0, 1];

/// Longer than any test takes.
const NEVER: Duration = Duration::from_secs(100_000);

/// As short as it can be.
const SOON: Duration = Duration::from_millis(100);

/// Whoever never tires: nothing that is forgotten here comes by itself.
const PATIENT: Limits = Limits {
    connections: 1_000,
    per_address: 1_000,
    headers: NEVER,
    body: NEVER,
    idle: NEVER,
    writing: NEVER,
};

/// A server on a socket.
struct Served {
    app: Arc<App>,
    address: SocketAddr,
}

impl Served {
    async fn with(limits: Limits) -> Served {
        let config = Config::new(Repository::in_memory().expect("memory is there")).limits(limits);
        let app = Arc::new(App::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let serving = Arc::clone(&app);
        tokio::spawn(async move { serving.serve(listener, std::future::pending()).await });
        Served { app, address }
    }

    /// Connects from an address, and sends something.
    async fn connect(&self, from: [u8; 4], bytes: &str) -> Line {
        let socket = TcpSocket::new_v4().expect("a socket");
        // Whoever does not read has no room for much.
        socket.set_recv_buffer_size(4096).expect("it is set");
        socket.bind(SocketAddr::from((Ipv4Addr::from(from), 0))).expect("an address of this machine");
        let mut line = Line(socket.connect(self.address).await.expect("the server listens"));
        line.say(bytes).await;
        line
    }

    /// Whether somebody at an address is answered.
    async fn answers(&self, from: [u8; 4]) -> bool {
        self.connect(from, &request("/api/me", "Connection: close\r\n")).await.ends_with(NOBODY).await
    }

    /// A connection by which something was asked for and this was answered. A busy machine may be too slow for a short
    /// limit, now and then.
    async fn asked(&self, from: [u8; 4], request: &str, answer: &str) -> Line {
        for _ in 0..1000 {
            let mut line = self.connect(from, request).await;
            if line.hears(answer).await {
                return line;
            }
        }
        panic!("nobody at {from:?} is answered");
    }

    /// The value of a metric.
    async fn count(&self, metric: &str) -> u64 {
        let text = Browser::new(&self.app.metrics()).get("/metrics").await.text;
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(metric));
        lines.next().expect(metric).trim().parse().expect("a number")
    }

    /// Waits until a metric has this value.
    async fn until(&self, metric: &str, value: u64) {
        let wait = async {
            while self.count(metric).await != value {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(120), wait).await.expect(metric);
    }
}

/// A connection.
struct Line(TcpStream);

impl Line {
    /// Says something, if anybody listens.
    async fn say(&mut self, bytes: &str) {
        let _ = self.0.write_all(bytes.as_bytes()).await;
    }

    /// Waits until the server ends it; gives what it has said before.
    async fn rest(&mut self) -> String {
        let mut said = Vec::new();
        // It may be cut off.
        let _ = timeout(Duration::from_secs(120), self.0.read_to_end(&mut said)).await.expect("it ends");
        String::from_utf8_lossy(&said).into_owned()
    }

    /// Waits for something that the server says; false if it ends the connection first.
    async fn hears(&mut self, wanted: &str) -> bool {
        let mut said = Vec::new();
        while !String::from_utf8_lossy(&said).contains(wanted) {
            match self.0.read_u8().await {
                Ok(byte) => said.push(byte),
                Err(_) => return false,
            }
        }
        true
    }

    async fn ends_with(mut self, wanted: &str) -> bool {
        self.rest().await.ends_with(wanted)
    }
}

fn request(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n")
}

/// What `/api/me` says to whoever has no account.
const NOBODY: &str = "{\"name\":null}";

const SLOW: &str = "lokalka_connections_refused_total{why=\"slow\"}";
const OF_ADDRESS: &str = "lokalka_connections_refused_total{why=\"address\"}";
const IN_ALL: &str = "lokalka_connections_refused_total{why=\"all\"}";

#[tokio::test]
async fn slow_headers() {
    let server = Served::with(Limits { headers: SOON, ..PATIENT }).await;
    let mut silent = server.connect(STRANGER, "").await;
    let mut slow = server.connect(STRANGER, "GET / HTTP/1.1\r\nHost").await;
    server.asked(BYSTANDER, &request("/api/me", ""), NOBODY).await;
    assert_eq!((silent.rest().await, slow.rest().await), (String::new(), String::new()));
    // A second request may not take longer than the first.
    let mut second = server.asked(STRANGER, &request("/api/me", ""), NOBODY).await;
    second.say("G").await;
    assert_eq!(second.rest().await, "");
    assert!(server.count(SLOW).await >= 2);
    server.until("lokalka_connections", 0).await;
}

#[tokio::test]
async fn slow_body() {
    let server = Served::with(Limits { body: SOON, ..PATIENT }).await;
    let head =
        "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-Lokalka: 1\r\n";
    for rest in ["Content-Length: 100\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"] {
        let mut slow = server.connect(STRANGER, &format!("{head}{rest}")).await;
        assert!(server.answers(BYSTANDER).await);
        let answer = slow.rest().await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too slowly"), "{answer}");
    }
    let form =
        "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let mut slow = server.connect(STRANGER, &format!("{form}Content-Length: 9\r\n\r\nname=")).await;
    let answer = slow.rest().await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("<html"), "{answer}");
}

#[tokio::test]
async fn idle_connections() {
    let server = Served::with(Limits { idle: SOON, ..PATIENT }).await;
    let mut idle = server.asked(STRANGER, &request("/api/me", ""), NOBODY).await;
    assert_eq!(idle.rest().await, "");
    assert_eq!(server.count(SLOW).await, 0, "nobody was slow");
}

#[tokio::test]
async fn reader_that_does_not_read() {
    let server = Served::with(Limits { writing: SOON, idle: SOON, ..PATIENT }).await;
    // More than the system keeps for whoever comes late.
    let many = request("/api/openapi.json", "").repeat(1_000);
    let mut deaf = server.connect(STRANGER, &many).await;
    assert!(server.answers(BYSTANDER).await);
    server.until(SLOW, 1).await;
    server.until("lokalka_connections", 0).await;
    assert!(deaf.rest().await.len() < 1_000 * 10_000, "not all of it was worked out");
}

#[tokio::test]
async fn event_streams_stay_open() {
    let server =
        Served::with(Limits { headers: SOON, body: SOON, idle: SOON, writing: SOON, ..PATIENT }).await;
    let id = Browser::new(&server.app.router()).start().await;
    let listen = request(&format!("/api/games/{id}/events"), "");
    let stream = server.asked(STRANGER, &listen, "event: seq").await;
    // Others come and go for longer than anybody may be idle.
    server.asked(BYSTANDER, &request("/api/me", ""), NOBODY).await.rest().await;
    server.until("lokalka_connections", 1).await;
    server.app.close();
    assert!(stream.ends_with("0\r\n\r\n").await, "it ends in order");
}

#[tokio::test]
async fn flood_of_one_byte_connections() {
    let server = Served::with(Limits { per_address: 8, ..PATIENT }).await;
    let mut flood = Vec::new();
    for _ in 0..100 {
        flood.push(server.connect(STRANGER, "G").await);
    }
    assert!(server.answers(BYSTANDER).await);
    assert!(server.answers(STRANGER).await, "nor is a neighbour at the same address locked out");
    assert!(server.count(OF_ADDRESS).await >= 93);
    // Who was answered has left, and of the flood are there as many as may be.
    server.until("lokalka_connections", 7).await;
    assert_eq!(flood[0].rest().await, "", "the oldest have given way");
}

#[tokio::test]
async fn all_connections_of_an_address() {
    let server = Served::with(Limits { per_address: 3, ..PATIENT }).await;
    let id = Browser::new(&server.app.router()).start().await;
    let listen = request(&format!("/api/games/{id}/events"), "");
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(server.asked(STRANGER, &listen, "event: seq").await);
    }
    assert!(!server.answers(STRANGER).await, "there is no room for a fourth");
    assert!(server.answers(BYSTANDER).await, "but for others");
    assert_eq!(server.count(OF_ADDRESS).await, 1);
    streams.pop();
    server.until("lokalka_connections", 2).await;
    assert!(server.answers(STRANGER).await, "who leaves makes room");
    // Who is done, and keeps the connection, gives way.
    let mut idle = server.asked(STRANGER, &request("/api/me", ""), NOBODY).await;
    assert!(server.answers(STRANGER).await);
    assert_eq!(idle.rest().await, "");
}

#[tokio::test]
async fn all_connections_there_are() {
    let server = Served::with(Limits { connections: 4, per_address: 3, ..PATIENT }).await;
    let id = Browser::new(&server.app.router()).start().await;
    let listen = request(&format!("/api/games/{id}/events"), "");
    let mut streams = Vec::new();
    // Everybody comes through a proxy, which is not limited for itself.
    for _ in 0..4 {
        streams.push(server.asked(PROXY, &listen, "event: seq").await);
    }
    assert!(!server.answers(BYSTANDER).await && !server.answers(PROXY).await);
    assert_eq!((server.count(IN_ALL).await, server.count(OF_ADDRESS).await), (2, 0));
    streams.pop();
    server.until("lokalka_connections", 3).await;
    let mut silent = server.connect(STRANGER, "").await;
    server.until("lokalka_connections", 4).await;
    assert!(server.answers(BYSTANDER).await, "who says nothing gives way");
    assert_eq!(silent.rest().await, "");
}

#[tokio::test]
async fn headers_without_end() {
    let server = Served::with(PATIENT).await;
    let mut endless = server.connect(STRANGER, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ").await;
    endless.say(&"x".repeat(100_000)).await;
    let answer = endless.rest().await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    assert!(server.answers(BYSTANDER).await);
}
