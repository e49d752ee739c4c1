//! `lokalka serve` as a process: it says where it is, and stops cleanly when it is told to.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

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
        .env("LOKALKA_LANG", "en")
        .args(["serve", "--listen", "127.0.0.1:0", "--public-url", "games.example.org", "--data"])
        .arg(&folder)
        .output()
        .expect("the program starts");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("such as https://games.example.org"));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_flood_of_connections_is_told_to_the_log_and_locks_nobody_out() {
    let folder = std::env::temp_dir().join(format!("lokalka-flood-{}", std::process::id()));
    let few_files = "ulimit -n 100; exec \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", few_files, "sh", env!("CARGO_BIN_EXE_lokalka"), "serve", "--listen", "127.0.0.1:0"]);
    command.arg("--data").arg(&folder).stderr(Stdio::piped());
    let (mut server, address) = served(&mut command).expect("the program starts");
    let mut log = BufReader::new(server.stderr.take().expect("it has a log")).lines().map_while(Result::ok);
    assert!(log.any(|line| line.contains("LimitNOFILE") && line.contains("fit=50")), "few files allow few");
    let flood: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = TcpStream::connect(address).expect("it listens");
            // It may have had to give way already.
            let _ = stream.write_all(b"G");
            stream
        })
        .collect();
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    let refused = log.find(|line| line.contains("connections refused")).expect("it is told");
    assert!(refused.contains("address=127.0.0.1") && refused.contains("too many in all"), "{refused}");
    drop(flood);
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(told.expect("kill runs").success());
    // Whoever writes to a log wants to be read.
    let rest: Vec<String> = log.collect();
    assert!(rest.last().is_some_and(|line| line.contains("stopped")), "{rest:?}");
    assert!(server.wait().expect("it ends").success());
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_number_of_connections_must_be_one() {
    for wrong in ["0", "-1", "many"] {
        let refused = Command::new(env!("CARGO_BIN_EXE_lokalka"))
            .env("LOKALKA_LANG", "en")
            .args(["serve", &format!("--max-connections-per-address={wrong}")])
            .output()
            .expect("the program starts");
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&refused.stderr).contains("is not a number of connections"));
    }
}
