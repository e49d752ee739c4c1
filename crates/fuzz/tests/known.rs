//! The seeds, and whatever a search has found in earlier states of the code, put to their targets.

use std::fs;
use std::path::Path;

use fuzz::{Target, seeds};

/// All findings of a target, by the names of their files.
fn findings(target: Target) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("findings").join(target.name());
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let read = |path: &Path| (path.display().to_string(), fs::read(path).expect("it can be read"));
    files.map(|file| read(&file.path())).collect()
}

fn put_all(target: Target) {
    let seeds = seeds(target);
    assert!(!seeds.is_empty());
    seeds.iter().for_each(|seed| target.put(seed.as_bytes()));
    for (name, bytes) in findings(target) {
        println!("{name}");
        target.put(&bytes);
    }
}

#[test]
fn actions_are_taken_or_refused() {
    put_all(Target::Actions);
}

#[test]
fn game_files_are_read_or_named_as_wrong() {
    put_all(Target::GameFile);
}

#[test]
fn positions_are_taken_or_named_as_wrong() {
    put_all(Target::Position);
}

#[test]
fn records_are_followed_or_named_as_wrong() {
    put_all(Target::Record);
}

#[test]
fn title_files_are_loaded_or_named_as_wrong() {
    put_all(Target::TitleFile);
}

#[test]
fn requests_are_answered() {
    put_all(Target::Http);
}
