//! `lokalka serve` as a process: it says where it is, and stops cleanly when it is told to.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use fixtures::served;

#[test]
fn it_serves_until_it_is_told_to_stop() {
    let folder = std::env::temp_dir().join(format!("lokalka-serve-{}", std::process::id()));
    for signal in ["-TERM", "-INT"] {
        let (mut server, address) = served(
            Command::new(env!("CARGO_BIN_EXE_lokalka"))
                .args(["serve", "--listen", "127.0.0.1:0", "--data"])
                .arg(&folder),
        )
        .expect("the program starts");
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream.write_all(b"GET / HTTP/1.0\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.0 200") && answer.contains("Play now"), "{answer}");
        let told = Command::new("kill").args([signal, &server.id().to_string()]).status();
        assert!(told.expect("kill runs").success());
        assert!(server.wait().expect("it ends").success(), "{signal} ends it cleanly");
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_public_address_must_be_one() {
    let folder = std::env::temp_dir().join(format!("lokalka-public-{}", std::process::id()));
    let refused = Command::new(env!("CARGO_BIN_EXE_lokalka"))
        .args(["serve", "--listen", "127.0.0.1:0", "--public-url", "games.example.org", "--data"])
        .arg(&folder)
        .output()
        .expect("the program starts");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("such as https://games.example.org"));
    let _ = std::fs::remove_dir_all(folder);
}
