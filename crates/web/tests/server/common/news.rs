//! Whoever is told of turns: a receiver of what the server posts, and a game of three accounts.

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use crate::common::Browser;

/// So long nothing must come where nothing is expected.
const SILENCE: Duration = Duration::from_secs(3);

/// So long something may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What came: the head and the body.
pub type Posted = (String, Vec<u8>);

/// Takes requests at an address and answers with these statuses, the last one again and again; tells what came.
pub async fn receiver(statuses: &'static [&'static str]) -> (String, UnboundedReceiver<Posted>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let (sender, received) = unbounded_channel();
    tokio::spawn(async move {
        for number in 0.. {
            let (stream, _) = listener.accept().await.expect("somebody comes");
            take(stream, statuses[number.min(statuses.len() - 1)], &sender).await;
        }
    });
    (format!("http://{address}"), received)
}

async fn take(stream: TcpStream, status: &str, sender: &UnboundedSender<Posted>) {
    let mut stream = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        // Who took too long is gone before it has said anything.
        if stream.read_line(&mut line).await.is_ok_and(|length| length == 0) {
            return;
        }
        if let Some(number) = line.strip_prefix("content-length: ") {
            length = number.trim().parse().expect("a number");
        }
        if line == "\r\n" {
            break;
        }
        head += &line;
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.expect("a body");
    let answer = format!("HTTP/1.1 {status}\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.expect("it is read");
    // Where nobody listens any more, the test is over.
    let _ = sender.send((head, body));
}

/// What comes next.
pub async fn next<T>(received: &mut UnboundedReceiver<T>) -> T {
    timeout(PATIENCE, received.recv()).await.expect("something comes").expect("the receiver is there")
}

/// Whether nothing comes.
pub async fn nothing<T>(received: &mut UnboundedReceiver<T>) -> bool {
    timeout(SILENCE, received.recv()).await.is_err()
}

/// A game that three accounts are about to begin.
pub async fn three_accounts(server: &Router) -> (String, [Browser; 3]) {
    let mut people = [Browser::new(server), Browser::new(server), Browser::new(server)];
    for (person, name) in people.iter_mut().zip(["Anna", "Bela", "Cyril"]) {
        person.sign_up(name).await;
    }
    let id = people[0].gather("open").await;
    (id, people)
}

/// The other two sit down, and it begins.
pub async fn begin(id: &str, people: &mut [Browser; 3]) {
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        let joined = person.post(&format!("/api/games/{id}/seats/{seat}/join"), &json!({})).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
    }
}
