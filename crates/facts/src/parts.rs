//! Which files a title is made of: `[parts]` in `title.toml` lists them by kind, and may name those of other titles.
//!
//! A path is a file of the title's own folder, or `../folder/file` for one of the folder beside it: nothing outside the
//! folder of all titles can be named.

use super::faults::Report;
use super::read::{self, Part, join};
use crate::files::{KINDS, TITLE_FILE, TitleFile};
use std::collections::BTreeMap;

/// The kinds of facts whose main list `only` can choose from.
const CHOOSABLE: [&str; 6] = ["process", "sizes", "map", "tiles", "companies", "locals"];

/// The files that belong to the title with this `title.toml`, as seen from its folder: first itself, then its parts.
/// Whoever reads them from somewhere need not understand anything else.
pub fn paths(title_text: Option<&str>) -> Vec<String> {
    let mut unheard = Report::default();
    let title: Option<TitleFile> = read::file(TITLE_FILE, title_text, &mut unheard);
    let parts = of(title.as_ref().map(|title| &title.parts), &mut unheard);
    let mut paths = vec![TITLE_FILE.to_owned()];
    for part in KINDS.iter().filter_map(|kind| parts.get(kind)).flatten() {
        if !paths.contains(&part.file) {
            paths.push(part.file.clone());
        }
    }
    paths
}

/// The parts of every kind. A kind that is not listed is in the file of its name.
pub(crate) fn of(table: Option<&toml::Table>, report: &mut Report) -> BTreeMap<&'static str, Vec<Part>> {
    let empty = toml::Table::new();
    let table = table.unwrap_or(&empty);
    for kind in table.keys().filter(|kind| !KINDS.contains(&kind.as_str())) {
        let what = format!("no kind of facts; those are {}", KINDS.join(", "));
        report.add(TITLE_FILE, join("parts", kind), what);
    }
    let parts_of = |kind: &'static str| {
        let own = vec![Part { file: format!("{kind}.toml"), only: None }];
        let parts = table.get(kind).map_or(own, |listed| listed_parts(kind, listed, report));
        (kind, parts)
    };
    KINDS.into_iter().map(parts_of).collect()
}

fn listed_parts(kind: &str, listed: &toml::Value, report: &mut Report) -> Vec<Part> {
    let at = join("parts", kind);
    let Some(listed) = listed.as_array().filter(|listed| !listed.is_empty()) else {
        report.add(TITLE_FILE, at, "not a list of files; write it as [\"file.toml\", …]");
        return Vec::new();
    };
    let mut parts: Vec<Part> = Vec::new();
    for (index, entry) in listed.iter().enumerate() {
        let at = format!("{at}[{index}]");
        let Some(part) = part(kind, entry, &at, report) else { continue };
        let again = parts.iter().any(|other| other.file == part.file);
        report.check(!again, TITLE_FILE, &at, format!("{} is there twice", part.file));
        if !again {
            parts.push(part);
        }
    }
    let alone = CHOOSABLE.contains(&kind) || parts.len() <= 1;
    report.check(alone, TITLE_FILE, at, "all of it is in one file");
    parts
}

fn part(kind: &str, entry: &toml::Value, at: &str, report: &mut Report) -> Option<Part> {
    let (file, only) = match entry {
        toml::Value::String(file) => (file.clone(), None),
        toml::Value::Table(table) => {
            for key in table.keys().filter(|key| !["file", "only"].contains(&key.as_str())) {
                report.add(TITLE_FILE, join(at, key), "unknown key; the keys here are file, only");
            }
            let Some(file) = table.get("file").and_then(toml::Value::as_str) else {
                report.add(TITLE_FILE, at, "names no file; write { file = \"…\", only = [\"…\"] }");
                return None;
            };
            (file.to_owned(), table.get("only"))
        }
        _ => {
            report.add(TITLE_FILE, at, "neither a file nor { file = \"…\", only = [\"…\"] }");
            return None;
        }
    };
    if !is_path(&file) {
        let what = format!("`{file}` is no file of a title; write file.toml or ../folder/file.toml");
        report.add(TITLE_FILE, at, what);
        return None;
    }
    let only = only.and_then(|only| names(kind, only, join(at, "only"), report));
    Some(Part { file, only })
}

fn names(kind: &str, only: &toml::Value, at: String, report: &mut Report) -> Option<(Vec<String>, String)> {
    if !CHOOSABLE.contains(&kind) {
        report.add(TITLE_FILE, at, format!("{kind} is taken as a whole"));
        return None;
    }
    let names: Option<Vec<String>> =
        only.as_array().and_then(|names| names.iter().map(read::name_of).collect());
    let names = names.filter(|names| !names.is_empty());
    if names.is_none() {
        report.add(TITLE_FILE, at.clone(), "not a list of names");
    }
    names.map(|names| (names, at))
}

/// `file.toml` or `../folder/file.toml`, in plain names.
fn is_path(path: &str) -> bool {
    let plain = |name: &str| {
        let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        !name.is_empty() && name.bytes().all(word)
    };
    let file = match path.strip_prefix("../") {
        None => Some(path),
        Some(beside) => beside.split_once('/').filter(|(folder, _)| plain(folder)).map(|(_, file)| file),
    };
    file.and_then(|file| file.strip_suffix(".toml")).is_some_and(plain)
}
