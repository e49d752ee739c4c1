//! What can happen to a data folder: killed servers, files that are not ours, folders that cannot be written to.

mod folder;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use folder::Folder;
use store::{Error, NewAction, NewGame, NewSeat, SeatAccess, Status, Store, Visibility};

const FILE: &str = "lokalka.sqlite";

fn new_game(id: &str) -> NewGame {
    NewGame {
        id: id.to_owned(),
        title: "18cz".to_owned(),
        options: "{}".to_owned(),
        seed: 1,
        rules_revision: "1".to_owned(),
        created_at: 0,
        owner: None,
        visibility: Visibility::ByLink,
        status: Status::Playing,
        seats: vec![NewSeat {
            name: "Anna".into(),
            kind: "person".into(),
            holder: None,
            access: SeatAccess::Closed,
        }],
    }
}

fn new_action(seq: u32) -> NewAction {
    NewAction {
        seq,
        seat: 0,
        by: None,
        holder: None,
        text: format!("action {seq}"),
        state_hash: String::new(),
        at: 0,
    }
}

fn with_three_actions(folder: &Folder) -> Store {
    let store = Store::open(folder.path()).unwrap();
    store.create_game(&new_game("g")).unwrap();
    for seq in 1..=3 {
        store.append("g", &new_action(seq)).unwrap();
    }
    store
}

#[test]
fn the_folder_is_made_with_its_parents_and_closed_to_others() {
    let folder = Folder::new();
    let deep = folder.path().join("a/b");
    Store::open(&deep).unwrap();
    assert!(deep.join(FILE).is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&deep).unwrap().permissions().mode() & 0o777, 0o700);
        let file = fs::metadata(deep.join(FILE)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "closed also where the folder is not");
    }
}

/// What a killed process leaves behind is what lies on disk at that moment: the files are copied in the middle of a
/// transaction, when part of it has already been written to them.
#[test]
fn a_transaction_that_was_never_committed_leaves_nothing() {
    let (alive, dead) = (Folder::new(), Folder::new());
    let store = with_three_actions(&alive);
    let other = rusqlite::Connection::open(alive.path().join(FILE)).unwrap();
    let wal = alive.path().join(format!("{FILE}-wal"));
    let before = fs::metadata(&wal).unwrap().len();
    // A cache of a few pages makes SQLite write before the commit.
    other.execute_batch("PRAGMA cache_size = 4; BEGIN IMMEDIATE").unwrap();
    for seq in 4..=200 {
        let text = "x".repeat(1000);
        other.execute("INSERT INTO actions VALUES ('g', ?1, 0, NULL, ?2, '', 0)", (seq, text)).unwrap();
    }
    assert!(fs::metadata(&wal).unwrap().len() > before, "part of the transaction is on disk");

    fs::create_dir(dead.path()).unwrap();
    for file in fs::read_dir(alive.path()).unwrap().map(Result::unwrap) {
        fs::copy(file.path(), dead.path().join(file.file_name())).unwrap();
    }
    let after = Store::open(dead.path()).unwrap();
    assert_eq!(after.last_seq("g"), Ok(3));
    after.append("g", &new_action(4)).unwrap();

    // And where the process lives on but gives the transaction up.
    drop(other);
    assert_eq!(store.last_seq("g"), Ok(3));
    store.append("g", &new_action(4)).unwrap();
}

/// Set for the process that is going to be killed: the folder to write to.
const VICTIM: &str = "LOKALKA_STORE_VICTIM";

/// Not a test of its own: [`a_killed_server_keeps_what_it_acknowledged`] runs it in a process and kills that.
#[test]
fn victim() {
    let Ok(folder) = std::env::var(VICTIM) else { return };
    let store = Store::open(folder).unwrap();
    let last = store.last_seq("g").unwrap();
    for seq in last + 1.. {
        store.append("g", &new_action(seq)).unwrap();
        println!("acknowledged {seq}");
    }
}

#[test]
fn a_killed_server_keeps_what_it_acknowledged() {
    let folder = Folder::new();
    drop(with_three_actions(&folder));
    let mut acknowledged = 3;
    for round in 1..=5 {
        let mut server = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "victim", "--nocapture"])
            .env(VICTIM, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
        let number =
            |line: String| line.split_once("acknowledged ").and_then(|(_, number)| number.parse().ok());
        acknowledged =
            lines.by_ref().filter_map(number).nth(7 * round).expect("it goes on until it is killed");
        server.kill().unwrap();
        server.wait().unwrap();
        // What it still said before it died counts as well; a last line cut short does not parse or is older.
        acknowledged = lines.filter_map(number).fold(acknowledged, u32::max);

        let store = Store::open(folder.path()).unwrap();
        let log = store.actions("g", 0).unwrap();
        assert!(log.len() as u32 >= acknowledged, "{} of {acknowledged} actions are left", log.len());
        for (action, seq) in log.iter().zip(1..) {
            assert_eq!((action.seq, &action.text), (seq, &format!("action {seq}")));
        }
    }
    assert!(acknowledged > 100);
}

#[test]
fn a_newer_schema_is_refused_with_both_versions() {
    let folder = Folder::new();
    drop(with_three_actions(&folder));
    let later = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    later.execute("INSERT INTO schema_version VALUES (99)", []).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert!(matches!(error, Error::NewerSchema { found: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("schema version 99"), "{error}");
    later.execute("DELETE FROM schema_version WHERE version = 99", []).unwrap();
    assert_eq!(Store::open(folder.path()).unwrap().last_seq("g"), Ok(3), "and was left as it was");
}

#[test]
fn a_file_that_is_no_database_is_refused_and_kept() {
    let folder = Folder::new();
    fs::create_dir(folder.path()).unwrap();
    let text = "this is a diary\n".repeat(100);
    fs::write(folder.path().join(FILE), &text).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert!(matches!(error, Error::Damaged { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), text);
}

#[test]
fn a_file_in_place_of_the_folder_is_named() {
    let folder = Folder::new();
    fs::create_dir(folder.path()).unwrap();
    let file = folder.path().join("data");
    fs::write(&file, "").unwrap();
    let error = Store::open(&file).unwrap_err();
    assert!(matches!(&error, Error::Folder { path, .. } if *path == file), "{error:?}");
}

/// Opens a store where nothing can be written and checks what is said about it.
#[cfg(unix)]
fn expect_read_only(folder: &Path) {
    let error = Store::open(folder).unwrap_err();
    assert!(matches!(error, Error::Folder { .. } | Error::ReadOnly { .. }), "{error:?}");
    let said = error.to_string();
    assert!(said.contains(&folder.display().to_string()), "names the place: {said}");
    assert!(said.contains("write to"), "says what would be right: {said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_nobody_may_write_to_is_named() {
    // Not even the superuser makes files here, so this holds wherever the tests run.
    expect_read_only(Path::new("/sys/kernel"));
    expect_read_only(Path::new("/sys/kernel/lokalka"));
}

#[cfg(unix)]
#[test]
fn a_folder_that_was_made_read_only_is_named_and_loses_nothing() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    drop(with_three_actions(&folder));
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(&folder.path().join(FILE), 0o400);
    mode(folder.path(), 0o500);
    // Permissions do not bind the superuser: there the store opens, and rightly so.
    let superuser = fs::write(folder.path().join("probe"), "").is_ok();
    if !superuser {
        expect_read_only(folder.path());
    }
    mode(folder.path(), 0o700);
    mode(&folder.path().join(FILE), 0o600);
    assert_eq!(Store::open(folder.path()).unwrap().last_seq("g"), Ok(3));
}
