//! What is under way when a server is told to stop: it is done and answered, or not done at all.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use fixtures::served;
use serde_json::{Value, json};

/// A server as a process, over a folder.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let (process, address) = served(
            Command::new(env!("CARGO_BIN_EXE_lokalka"))
                .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--no-rate-limits", "--data"])
                .arg(folder),
        )
        .expect("the program starts");
        Server { process, address }
    }

    fn tell_to_stop(&self) {
        let told = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(told.expect("kill runs").success());
    }

    /// Waits until nobody new is let in: streams and door are closed by the same word, in no order.
    fn expect_closed_door(&self) {
        for _ in 0..1000 {
            if TcpStream::connect(self.address).is_err() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("somebody new is still let in");
    }

    fn expect_end(mut self) {
        assert!(self.process.wait().expect("it ends").success(), "it ends cleanly");
    }

    /// Asks for something by a line of its own; nothing where that breaks before there is an answer.
    fn ask(&self, cookie: &str, request: &str, body: &str) -> Option<String> {
        ask(self.address, cookie, request, body)
    }
}

fn ask(address: SocketAddr, cookie: &str, request: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(head(cookie, request, body, "").as_bytes()).ok()?;
    stream.write_all(body.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    (!answer.is_empty()).then_some(answer)
}

fn head(cookie: &str, request: &str, body: &str, more: &str) -> String {
    let length = body.len();
    format!(
        "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nCookie: lokalka={cookie}\r\nX-Lokalka: 1\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n{more}\r\n"
    )
}

fn json(answer: &str) -> Value {
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).expect("a body");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// Sets up a game that this browser plays alone.
fn set_up(server: &Server, cookie: &str) -> String {
    let players = json!({"players": ["Anna", "Bela", "Cyril"], "seed": 7}).to_string();
    let made = server.ask(cookie, "POST /api/games", &players).expect("an answer");
    json(&made)["id"].as_str().expect("an id").to_owned()
}

fn number_of_entries(server: &Server, cookie: &str, id: &str) -> u64 {
    let game = server.ask(cookie, &format!("GET /api/games/{id}"), "").expect("an answer");
    json(&game)["seq"].as_u64().expect("a number")
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("lokalka-stopping-{name}-{}", std::process::id()))
}

fn cookie(number: usize) -> String {
    format!("{number:032x}")
}

#[test]
fn an_action_that_was_begun_is_kept_and_answered_and_streams_end() {
    let folder = folder("begun");
    let server = Server::start(&folder);
    let id = set_up(&server, &cookie(1));
    let mut events = TcpStream::connect(server.address).expect("it listens");
    events
        .write_all(head(&cookie(1), &format!("GET /api/games/{id}/events"), "", "").as_bytes())
        .expect("sent");
    let mut events = BufReader::new(events);
    let mut line = String::new();
    while !line.starts_with("data: 0") {
        line.clear();
        assert!(events.read_line(&mut line).expect("a line") > 0, "the number comes at once");
    }
    // The server has read the head and waits for the rest when it says "continue".
    let action = json!({"seq": 0, "action": {"do": "pass"}}).to_string();
    let mut acting = TcpStream::connect(server.address).expect("it listens");
    let begun =
        head(&cookie(1), &format!("POST /api/games/{id}/actions"), &action, "Expect: 100-continue\r\n");
    acting.write_all(begun.as_bytes()).expect("sent");
    let mut go_on = [0; 25];
    acting.read_exact(&mut go_on).expect("it waits for the action");
    assert!(go_on.starts_with(b"HTTP/1.1 100"));
    server.tell_to_stop();
    // The stream ends while the action is still under way.
    events.read_to_string(&mut line).expect("the stream ends in order");
    server.expect_closed_door();
    acting.write_all(action.as_bytes()).expect("the line holds");
    let mut answer = String::new();
    acting.read_to_string(&mut answer).expect("an answer");
    assert!(answer.contains("200 OK") && json(&answer)["seq"] == json!(1), "{answer}");
    server.expect_end();
    let server = Server::start(&folder);
    assert_eq!(number_of_entries(&server, &cookie(1), &id), 1);
    server.tell_to_stop();
    server.expect_end();
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn in_the_middle_of_much_play_exactly_what_was_answered_is_kept() {
    let folder = folder("much");
    let server = Server::start(&folder);
    let games: Vec<(String, String)> =
        (1..=8).map(|number| (cookie(number), set_up(&server, &cookie(number)))).collect();
    let address = server.address;
    let players: Vec<_> = games
        .iter()
        .cloned()
        .map(|(cookie, id)| {
            thread::spawn(move || {
                let mut answered = 0;
                loop {
                    // To act and to take it back can go on for ever.
                    let (path, body) = match answered % 2 {
                        0 => ("actions", json!({"seq": answered, "action": {"do": "pass"}})),
                        _ => ("undo", json!({"seq": answered})),
                    };
                    let request = format!("POST /api/games/{id}/{path}");
                    let Some(answer) = ask(address, &cookie, &request, &body.to_string()) else {
                        return answered;
                    };
                    assert!(answer.contains("200 OK"), "{answer}");
                    answered += 1;
                }
            })
        })
        .collect();
    // Some have moved: all are in the middle of it.
    while games.iter().any(|(cookie, id)| number_of_entries(&server, cookie, id) < 5) {}
    server.tell_to_stop();
    let answered: Vec<u64> = players.into_iter().map(|player| player.join().expect("it ends")).collect();
    server.expect_end();
    let server = Server::start(&folder);
    let kept: Vec<u64> = games.iter().map(|(cookie, id)| number_of_entries(&server, cookie, id)).collect();
    assert_eq!(kept, answered);
    server.tell_to_stop();
    server.expect_end();
    let _ = std::fs::remove_dir_all(folder);
}
