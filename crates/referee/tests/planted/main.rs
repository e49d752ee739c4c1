//! Does the referee find faults? They are planted into a copy of the rules, each asleep until its number stands in
//! `LOKALKA_PLANTED`; the copy is built once, with the referee, and stays in the target folder for the next time.

mod faults;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::thread;

use faults::{FAULTS, Fault};

/// The switch, at the end of the copied `rules`.
const SWITCH: &str = "
/// Whether this planted fault is switched in.
pub(crate) fn planted(number: u32) -> bool {
    static WHICH: std::sync::OnceLock<Option<u32>> = std::sync::OnceLock::new();
    *WHICH.get_or_init(|| std::env::var(\"LOKALKA_PLANTED\").ok()?.parse().ok()) == Some(number)
}
";

#[test]
fn every_planted_fault_is_found_and_nothing_else() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("planted");
    plant(&folder);
    let program = build(&folder);
    let titles: BTreeSet<&str> = FAULTS.iter().map(|fault| fault.title).collect();
    for title in titles {
        let asleep = judge(&program, None, title, 2);
        assert!(asleep.status.success(), "nothing is wrong with {title}: {}", said(&asleep));
    }
    let (waiting, missed) = (Mutex::new(FAULTS.iter()), Mutex::new(Vec::new()));
    let next = || waiting.lock().expect("nobody panics in between").next();
    let search = || {
        while let Some(fault) = next() {
            let found = judge(&program, Some(fault.number), fault.title, fault.games);
            if found.status.success() || !said(&found).contains("FAULT") {
                let what = format!("{}, {}: {}", fault.number, fault.what, said(&found));
                missed.lock().expect("nobody panics in between").push(what);
            }
        }
    };
    let at_once = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..at_once).for_each(|_| drop(scope.spawn(search))));
    let missed = missed.into_inner().expect("nobody panicked");
    assert!(missed.is_empty(), "not found:\n{}", missed.join("\n"));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the root of the workspace").to_owned()
}

/// What the copy is made of: the referee, the packages of the workspace that it and they ask for, and the files that they are built with.
fn parts() -> BTreeSet<PathBuf> {
    let mut parts = BTreeSet::from(["titles", "languages"].map(PathBuf::from));
    let mut asked = vec![PathBuf::from("crates/referee")];
    while let Some(part) = asked.pop() {
        let manifest =
            fs::read_to_string(root().join(&part).join("Cargo.toml")).expect("a package has a manifest");
        let names = manifest.lines().filter_map(|line| line.split_once(".workspace")).map(|(name, _)| name);
        let packages =
            names.map(|name| Path::new("crates").join(name)).filter(|package| root().join(package).is_dir());
        asked.extend(packages.filter(|package| !parts.contains(package)));
        parts.insert(part);
    }
    parts
}

/// Writes the copy with all faults in it; files that are as they should be are left alone, so that little is built anew.
fn plant(folder: &Path) {
    let mut kept = BTreeSet::new();
    for part in parts() {
        copy(&root().join(&part), &folder.join(&part), &mut kept);
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    let lines = manifest.lines().filter(|line| !line.starts_with("default-members"));
    let lines = lines.map(|line| if line.starts_with("members") { "members = [\"crates/*\"]" } else { line });
    write(&folder.join("Cargo.toml"), &(lines.collect::<Vec<_>>().join("\n") + "\n"));
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the workspace has a lock file");
    if !folder.join("Cargo.lock").exists() {
        write(&folder.join("Cargo.lock"), &lock);
    }
    remove_others(&folder.join("crates"), &kept);
    remove_others(&folder.join("titles"), &kept);
}

/// Copies a folder without its tests; in the rules the faults are planted.
fn copy(from: &Path, to: &Path, kept: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(from).expect("a part of the workspace") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_owned();
        let target = to.join(&name);
        if path.is_dir() {
            if name != "tests" {
                copy(&path, &target, kept);
            }
            continue;
        }
        kept.insert(target.clone());
        match fs::read_to_string(&path) {
            Ok(text) => write(&target, &planted(&path, text)),
            Err(_) => {
                fs::copy(&path, &target).expect("it can be copied");
            }
        }
    }
}

fn planted(path: &Path, mut text: String) -> String {
    let rules = root().join("crates/rules/src");
    let Ok(file) = path.strip_prefix(rules) else { return text };
    for Fault { number, what, file: of, find, put, .. } in FAULTS {
        if file == Path::new(of) {
            assert_eq!(
                text.matches(find).count(),
                1,
                "fault {number}, {what}: once in {of} should stand {find:?}"
            );
            text = text.replace(find, &put.replace("PLANTED", &format!("crate::planted({number})")));
        }
    }
    if file == Path::new("lib.rs") { text + SWITCH } else { text }
}

fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
    fs::write(path, text).expect("a file can be written");
}

fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the copy") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            remove_others(&path, kept);
        } else if !kept.contains(&path) {
            fs::remove_file(&path).expect("it can be removed");
        }
    }
}

/// Builds the copy; benchmarks and the like are named in manifests, but nothing of them is needed.
fn build(folder: &Path) -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--offline", "--quiet", "--package", "referee"]);
    let built = command.current_dir(folder).env("CARGO_TARGET_DIR", folder.join("target")).output();
    let built = built.expect("cargo can be run");
    assert!(built.status.success(), "the copy can be built: {}", said(&built));
    folder.join("target/debug/referee")
}

fn judge(program: &Path, fault: Option<u32>, title: &str, games: u32) -> Output {
    let mut command = Command::new(program);
    command.args([title, "--games", &games.to_string(), "--seed", "1"]);
    match fault {
        Some(number) => command.env("LOKALKA_PLANTED", number.to_string()),
        None => command.env_remove("LOKALKA_PLANTED"),
    };
    command.output().expect("the referee can be run")
}

fn said(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}
