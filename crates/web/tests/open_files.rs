//! A process that may open no more files. In a process of its own: the limit is everybody's.

#![cfg(unix)]

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::sleep;
use web::{App, Config, Repository};

/// Few enough to be used up quickly.
const FILES: u64 = 200;

#[tokio::test]
async fn who_comes_while_no_file_can_be_opened_is_let_in_later() {
    let (_, most) = rlimit::Resource::NOFILE.get().expect("it can be asked for");
    rlimit::Resource::NOFILE.set(FILES, most).expect("it can be lowered");
    let app = Arc::new(App::new(Config::new(Repository::in_memory().expect("memory is there"))));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    let hog: Vec<File> = std::iter::from_fn(|| File::open("/dev/null").ok()).collect();
    assert!(hog.len() as u64 <= FILES, "there is no limit");
    let serving = Arc::clone(&app);
    tokio::spawn(async move { serving.serve(listener, std::future::pending()).await });
    let mut stream = socket.connect(address).await.expect("the system lets them wait");
    stream
        .write_all(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        .await
        .expect("sent");
    // Some attempts fail meanwhile, and nothing else does.
    sleep(Duration::from_millis(300)).await;
    drop(hog);
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
