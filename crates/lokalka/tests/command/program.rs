//! The program as tests run it, in a folder of their own.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

/// A folder of its own for each test, removed afterwards.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let own = format!("{name}-{}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(own);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the folder can be made");
        Scratch(folder)
    }

    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("the file can be written");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program, which speaks English wherever the tests are run.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_lokalka"));
    program.env("LOKALKA_LANG", "en");
    program
}

pub fn lokalka(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program starts")
}

/// All that a run wrote, with spaces that break nowhere as the spaces that they look like.
pub fn read(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace('\u{a0}', " ");
    text(&output.stdout) + &text(&output.stderr)
}

/// All that a run said, after it ended with this code and without a panic.
pub fn said(arguments: &[&str], code: i32) -> String {
    let output = lokalka(arguments);
    let text = read(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?} said: {text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// What `play` says to someone who types these lines.
pub fn played(arguments: &[&str], typed: &str) -> String {
    let mut child = program()
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut keyboard = child.stdin.take().expect("it reads");
    let typed = typed.to_owned();
    // It answers while it is still typed to: neither may wait for the other.
    let typing = thread::spawn(move || keyboard.write_all(typed.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    // Who leaves does not read on.
    let _ = typing.join().expect("nothing panics there");
    let text = read(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    text
}

#[track_caller]
pub fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
}
