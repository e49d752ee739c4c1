//! Lists the texts of every language: each folder of `languages/` is one, English first.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders = entries(&root);
    folders.retain(|folder| folder.is_dir());
    folders.sort_by_key(|folder| (!folder.ends_with("en"), folder.clone()));
    let mut listed = String::from("&[\n");
    for folder in folders {
        let tag = folder.file_name().expect("it is a folder in another").to_string_lossy().into_owned();
        writeln!(listed, "Source {{ tag: {tag:?}, files: &[").expect("a string takes all");
        for file in texts(&folder) {
            let name = file.strip_prefix(&folder).expect("it is in there").with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            let path = file.canonicalize().expect("it is there");
            writeln!(listed, "({name:?}, include_str!({path:?})),").expect("a string takes all");
        }
        listed.push_str("] },\n");
    }
    listed.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it"));
    fs::write(out.join("sources.rs"), listed).expect("the folder is ours");
}

/// What a folder has, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    paths
}

/// All texts below a folder.
fn texts(folder: &Path) -> Vec<PathBuf> {
    let below = |path: PathBuf| match path.is_dir() {
        true => texts(&path),
        false => vec![path],
    };
    let mut found: Vec<PathBuf> = entries(folder).into_iter().flat_map(below).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    found
}
