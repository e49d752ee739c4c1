//! `cargo xtask screenshots`: the pictures of README and docs, taken in Chromium.

use std::fs;

use crate::need::{CHROMIUM, LETTERS};
use crate::{Outcome, cargo, files, root};

pub fn run() -> Outcome {
    let chromium = CHROMIUM.find_or_install()?;
    LETTERS.find_or_install()?;
    let taking = ["test", "--package", "lokalka", "--test", "chromium", "--", "--ignored", "pictures"];
    cargo(&taking, &[("LOKALKA_CHROMIUM", &chromium.to_string_lossy())])?;
    let pictures = files(&root().join("docs/pictures"), ".png");
    let bytes: u64 =
        pictures.iter().filter_map(|path| fs::metadata(path).ok()).map(|about| about.len()).sum();
    println!("{} pictures in docs/pictures, {} KB in all", pictures.len(), bytes / 1024);
    Ok(())
}
