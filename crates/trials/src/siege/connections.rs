//! Connections that are opened and kept: with one byte, with headers or bodies that never end, without anybody who reads, or silent.

use std::io;
use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout_at;

use super::ground::{ATTACKER, Ground, address};
use super::outcome::Finding;
use super::tally::Reply;
use crate::client::connect;

/// A byte more of what never ends comes so often.
const DRIP: Duration = Duration::from_millis(500);

/// As little as the system lets somebody take before the other side must wait.
const SMALL_BUFFER: u32 = 4096;

/// Connections of one address that send one byte.
pub(super) async fn one_byte(ground: &Ground) -> Result<Vec<Finding>, String> {
    let hold = |ground: Ground, _| hold(ground, ATTACKER, Vec::from("G"), Vec::new());
    held(ground, ground.together(ground.scale(1100, 600), hold).await?)
}

/// Headers of one address that never end.
pub(super) async fn slow_headers(ground: &Ground) -> Result<Vec<Finding>, String> {
    let begun = format!("GET / HTTP/1.1\r\nHost: {}\r\nX-Slow: ", ground.server);
    let hold = |ground: Ground, _| hold(ground, ATTACKER, begun.clone().into_bytes(), Vec::from("a"));
    held(ground, ground.together(ground.scale(400, 100), hold).await?)
}

/// Bodies of one address that never end.
pub(super) async fn slow_bodies(ground: &Ground) -> Result<Vec<Finding>, String> {
    let begun = format!(
        "POST /api/import HTTP/1.1\r\nHost: {}\r\nX-Lokalka: 1\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: {ATTACKER}\r\nContent-Length: 4000000\r\n\r\n{{",
        ground.server
    );
    let hold = |ground: Ground, _| hold(ground, ATTACKER, begun.clone().into_bytes(), Vec::from(" "));
    held(ground, ground.together(ground.scale(400, 100), hold).await?)
}

/// Connections of many addresses that say nothing. That they are closed after a while is no refusal: browsers connect for later, too.
pub(super) async fn idle(ground: &Ground) -> Result<Vec<Finding>, String> {
    let hold =
        |ground: Ground, number: usize| kept(ground, address(1 + number / 100), Vec::new(), Vec::new());
    held(ground, ground.together(ground.scale(2000, 600), hold).await?)
}

/// Large pages and streams of events, asked for again and again and never read.
pub(super) async fn slow_readers(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let game = ground.new_game(&mut client, &json!(["Anna", "Bela", "Cyril"])).await;
    let paths = game.map_or_else(
        || vec!["/rules/18cz".to_owned()],
        |game| vec!["/rules/18cz".to_owned(), format!("/games/{game}"), format!("/api/games/{game}/events")],
    );
    let ask = |path: &String| {
        let asked =
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {ATTACKER}\r\n\r\n", ground.server);
        // The answers of many fill what the system keeps for the reader.
        asked.repeat(if path.ends_with("/events") { 1 } else { 30 }).into_bytes()
    };
    let asked: Vec<Vec<u8>> = paths.iter().map(ask).collect();
    let hold = |ground: Ground, number: usize| never_read(ground, asked[number % asked.len()].clone());
    held(ground, ground.together(ground.scale(300, 60), hold).await?)
}

/// How many connections were let in and kept to the end.
fn held(ground: &Ground, kept: Vec<bool>) -> Result<Vec<Finding>, String> {
    let (all, kept) = (kept.len(), kept.into_iter().filter(|&kept| kept).count());
    let limit = rlimit::Resource::NOFILE.get_soft().unwrap_or(0);
    let mut findings = vec![Finding::note(format!("{kept} of {all} connections were held to the end"))];
    if ground.form == super::Form::Full && limit < super::OPEN_FILES {
        findings
            .push(Finding::note(format!("only {limit} files may be open here, which limits the attackers")));
    }
    Ok(findings)
}

/// Opens a connection, sends the beginning and then more of the same, byte by byte, as long as the server lets it.
async fn kept(ground: Ground, from: Ipv4Addr, begun: Vec<u8>, more: Vec<u8>) -> bool {
    match timeout_at(ground.until(), connect(ground.server, Some(from.into()))).await {
        Ok(Ok(stream)) => drip(&ground, stream, &begun, &more).await.is_ok(),
        _ => false,
    }
}

/// The same, and counts those that the server closes.
async fn hold(ground: Ground, from: Ipv4Addr, begun: Vec<u8>, more: Vec<u8>) -> bool {
    let kept = kept(ground.clone(), from, begun, more).await;
    if !kept && !ground.is_over() {
        ground.note(Reply::Closed);
    }
    kept
}

/// Fails where the server ends the connection.
async fn drip(ground: &Ground, mut stream: TcpStream, begun: &[u8], more: &[u8]) -> io::Result<()> {
    stream.write_all(begun).await?;
    let mut answer = [0; 1024];
    while !ground.is_over() {
        let next = ground.until().min(tokio::time::Instant::now() + DRIP);
        match timeout_at(next, stream.read(&mut answer)).await {
            Ok(Ok(0)) => return Err(io::ErrorKind::ConnectionAborted.into()),
            Ok(Ok(read)) => note_status(ground, &answer[..read]),
            Ok(Err(error)) => return Err(error),
            Err(_) => stream.write_all(more).await?,
        }
    }
    Ok(())
}

/// Counts an answer by its first line.
fn note_status(ground: &Ground, answer: &[u8]) {
    let line = String::from_utf8_lossy(answer);
    let status = line.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    if let Some(status) = status {
        ground.note(Reply::Status(status));
    }
}

/// Asks, and reads nothing until the end; then looks whether the server has closed the connection.
async fn never_read(ground: Ground, asked: Vec<u8>) -> bool {
    let kept = async {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(SMALL_BUFFER)?;
        socket.bind((ATTACKER, 0).into())?;
        let mut stream = socket.connect(ground.server).await?;
        stream.write_all(&asked).await?;
        tokio::time::sleep_until(ground.until()).await;
        // What had been sent before it was closed can still be read; what we send now cannot arrive any more.
        stream.write_all(b"\r\n").await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
        stream.write_all(b"\r\n").await
    };
    let kept = kept.await.is_ok();
    if !kept {
        ground.note(Reply::Closed);
    }
    kept
}
