//! The program as tests run it, in a folder of their own.

#![allow(dead_code, reason = "not every test file needs all of it")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

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

pub fn lokalka(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lokalka")).args(arguments).output().expect("the program starts")
}

/// All that a run said, after it ended with this code and without a panic.
pub fn said(arguments: &[&str], code: i32) -> String {
    let output = lokalka(arguments);
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?} said: {text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

#[track_caller]
pub fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
}
