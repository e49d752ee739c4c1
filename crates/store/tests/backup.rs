//! Backups from either database into either: everything is there afterwards, in one consistent state.

mod folder;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use fixtures::Cluster;
use folder::Folder;
use rusqlite::Connection;
use rusqlite::types::Value;
use store::{
    AuditEntry, AuditFilter, Copied, Error, FrozenBy, Holder, Location, NewAction, NewApiToken, NewGame,
    NewMessage, NewSeat, NewSession, NewUser, NoticeSettings, PushSubscription, SeatAccess, Status, Store,
    Visibility, backup,
};

/// Restores without a look at the hashes of passwords, which are not made here.
fn restore(file: &Path, to: &Location) -> store::Result<Copied> {
    store::restore(file, to, |_| Ok(()))
}

fn new_game(id: &str, status: Status) -> NewGame {
    let seat = |name: &str, holder: Option<Holder>, access: SeatAccess| NewSeat {
        name: name.to_owned(),
        kind: "person".to_owned(),
        holder,
        access,
    };
    NewGame {
        id: id.to_owned(),
        title: "18cz".to_owned(),
        options: "{\"players\": [\"Žofie\"]}".to_owned(),
        seed: u64::MAX - 1,
        rules_revision: "1".to_owned(),
        created_at: -5,
        owner: Some(Holder::User("anna".to_owned())),
        visibility: Visibility::Listed,
        status,
        seats: vec![
            seat("Anna", Some(Holder::User("anna".to_owned())), SeatAccess::Closed),
            seat("", None, SeatAccess::Invite(format!("invite-{id}"))),
        ],
    }
}

fn new_action(seq: u32) -> NewAction {
    NewAction {
        seq,
        seat: 0,
        by: None,
        holder: None,
        text: format!("\"{seq}\"\n"),
        state_hash: "1:0".into(),
        at: 7,
    }
}

fn browser() -> PushSubscription {
    PushSubscription {
        endpoint: "https://push.example.org/1".to_owned(),
        public_key: "key".to_owned(),
        auth: "secret".to_owned(),
        agent: "Browser".to_owned(),
        since: 7,
    }
}

fn entry(what: &str) -> AuditEntry {
    let name = "Anna".to_owned();
    AuditEntry {
        at: 1,
        by: None,
        name,
        what: what.to_owned(),
        detail: String::new(),
        game: Some("g".to_owned()),
    }
}

/// Something of everything.
fn fill(store: &Store) {
    let user = |id: &str| NewUser {
        id: id.to_owned(),
        name: id.to_uppercase(),
        skeleton: id.to_owned(),
        password_hash: "$argon2id$…".to_owned(),
        created_at: 3,
    };
    store.create_user(&user("anna")).unwrap();
    store.create_user(&user("běla")).unwrap();
    store.begin_second_factor("anna", "secret").unwrap();
    store.activate_second_factor("anna", "secret", 5, &["code".to_owned()]).unwrap();
    store.create_game(&new_game("g", Status::Playing)).unwrap();
    let reason = "action 2 differs".to_owned();
    store.create_game(&new_game("h", Status::Frozen { reason, by: FrozenBy::Verification })).unwrap();
    for seq in 1..=3 {
        store.append("g", &new_action(seq)).unwrap();
    }
    let message =
        NewMessage { author: None, name: "Anna".to_owned(), text: "žluťoučký 🚂".to_owned(), at: 5 };
    store.say("g", &message).unwrap();
    store.put_note("g", 0, "buy the Express").unwrap();
    let webhook = Some("https://example.org/turn".to_owned());
    let settings = NoticeSettings { active: true, webhook, ..NoticeSettings::default() };
    store.set_notice_settings("anna", &settings).unwrap();
    store.subscribe_to_push("anna", &browser(), 1).unwrap();
    let user = "anna".to_owned();
    store
        .create_session(&NewSession {
            token_hash: "s".to_owned(),
            user: user.clone(),
            expires_at: 100,
            created_at: 2,
            agent: "Firefox".to_owned(),
        })
        .unwrap();
    store
        .create_api_token(&NewApiToken {
            token_hash: "t".to_owned(),
            user,
            label: "my bot".to_owned(),
            created_at: 4,
        })
        .unwrap();
    store.setting("invites", "a secret").unwrap();
    store.add_audit_entry(&entry("undo")).unwrap();
    store.add_audit_entry(&entry("seat taken")).unwrap();
}

/// All rows of all tables of a backup.
fn contents(file: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let file = Connection::open(file).unwrap();
    let mut tables =
        file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let rows = |table: String| {
        let mut all = file
            .prepare(&format!("SELECT * FROM \"{table}\" ORDER BY 1, 2"))
            .unwrap_or_else(|_| file.prepare(&format!("SELECT * FROM \"{table}\" ORDER BY 1")).unwrap());
        let width = all.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..width).map(|column| row.get(column)).collect();
        let rows: Result<Vec<Vec<Value>>, _> = all.query_map([], row).unwrap().collect();
        (table, rows.unwrap())
    };
    tables.into_iter().map(rows).collect()
}

/// Runs a test in a folder, and where PostgreSQL can be started in one of its databases.
fn in_both(test: impl Fn(&Location)) {
    let folder = Folder::new();
    test(&Location::Folder(folder.path().join("data")));
    if let Some(cluster) = Cluster::start_or_skip() {
        test(&Location::Database(cluster.new_database()));
    }
}

fn scratch() -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.path()).unwrap();
    folder
}

#[test]
fn everything_comes_back_from_either_database_in_either() {
    in_both(|from| {
        in_both(|to| {
            let scratch = scratch();
            let (file, again) = (scratch.path().join("a.backup"), scratch.path().join("b.backup"));
            let store = from.open().unwrap();
            if store.game_ids().unwrap().is_empty() {
                fill(&store);
            }
            let all = Copied { games: 2, actions: 3, users: 2 };
            assert_eq!(backup(from, &file, false), Ok(all));
            assert_eq!(restore(&file, to), Ok(all));
            assert_eq!(backup(to, &again, false), Ok(all));
            let (one, other) = (contents(&file), contents(&again));
            assert!(one.iter().filter(|(_, rows)| !rows.is_empty()).count() >= 12, "{one:?}");
            assert_eq!(one, other);

            // It is played on.
            let restored = to.open().unwrap();
            assert_eq!(restored.game("g"), store.game("g"));
            assert_eq!(restored.actions("g", 1), store.actions("g", 1));
            restored.append("g", &new_action(4)).unwrap();
            restored.add_audit_entry(&entry("seat left")).unwrap();
            let audit_entries = restored.audit_entries(AuditFilter::All, 10).unwrap();
            assert_eq!(audit_entries.first().map(|entry| entry.what.as_str()), Some("seat left"));
            assert_eq!(audit_entries.len(), 3);
        });
    });
}

#[test]
fn a_long_log_is_copied_in_pages_and_whole() {
    let scratch = scratch();
    let data = Location::Folder(scratch.path().join("data"));
    fill(&data.open().unwrap());
    let rows = "WITH RECURSIVE n (n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM n WHERE n < 3000) \
                INSERT INTO actions SELECT 'g', n, 0, NULL, 'action ' || n, '', n FROM n";
    Connection::open(scratch.path().join("data/lokalka.sqlite")).unwrap().execute(rows, []).unwrap();
    let (file, to) = (scratch.path().join("a.backup"), Location::Folder(scratch.path().join("other")));
    assert_eq!(backup(&data, &file, false).unwrap().actions, 3000);
    assert_eq!(restore(&file, &to).unwrap().actions, 3000);
    let (data, to) = (data.open().unwrap(), to.open().unwrap());
    assert_eq!(data.actions("g", 1), to.actions("g", 1));
}

/// Tells others to stop, also when a test fails.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Actions and deeds are kept by turns, so that there are never more deeds than actions, nor two less: tables that are copied
/// one after the other must be of one moment. Much talk, which is copied between them, makes time for it to go wrong.
#[test]
fn a_backup_taken_while_others_play_is_one_state() {
    in_both(|from| {
        let scratch = scratch();
        let store = from.open().unwrap();
        store.create_game(&new_game("g", Status::Playing)).unwrap();
        let text = "so it goes ".repeat(1000);
        for _ in 0..200 {
            let message = NewMessage { author: None, name: "Anna".to_owned(), text: text.clone(), at: 5 };
            store.say("g", &message).unwrap();
        }
        let stopped = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let stop = Stop(&stopped);
            scope.spawn(|| {
                for seq in 1.. {
                    if stopped.load(Ordering::Relaxed) {
                        break;
                    }
                    store.append("g", &new_action(seq)).unwrap();
                    store.add_audit_entry(&entry("undo")).unwrap();
                }
            });
            while store.last_seq("g").unwrap() < 3 {
                std::thread::yield_now();
            }
            for number in 0..5 {
                let file = scratch.path().join(format!("{number}.backup"));
                let copied = backup(from, &file, false).unwrap();
                let to = Location::Folder(scratch.path().join(number.to_string()));
                assert_eq!(restore(&file, &to), Ok(copied));
                let restored = to.open().unwrap();
                let log = restored.actions("g", 1).unwrap();
                let audit_entries = restored.audit_entries(AuditFilter::All, u32::MAX).unwrap().len();
                assert!(log.iter().map(|action| action.seq).eq(1..=log.len() as u32), "a gap");
                assert!(
                    [audit_entries, audit_entries + 1].contains(&log.len()),
                    "{} actions and {audit_entries} deeds",
                    log.len()
                );
            }
            drop(stop);
        });
    });
}

#[test]
fn a_backup_overwrites_only_when_told_and_leaves_nothing_else() {
    let scratch = scratch();
    let data = Location::Folder(scratch.path().join("data"));
    fill(&data.open().unwrap());
    let file = scratch.path().join("file");
    fs::write(&file, "a letter").unwrap();
    assert_eq!(backup(&data, &file, false), Err(Error::FileExists { path: file.clone() }));
    assert_eq!(fs::read_to_string(&file).unwrap(), "a letter");
    backup(&data, &file, true).unwrap();
    assert!(fs::read(&file).unwrap().starts_with(b"SQLite format 3"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let nowhere = Location::Folder(scratch.path().join("nowhere"));
    assert!(matches!(backup(&nowhere, &scratch.path().join("c"), false), Err(Error::ForeignDatabase { .. })));
    let mut names: Vec<_> =
        fs::read_dir(scratch.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["data", "file"]);
}

#[test]
fn only_sound_backups_are_restored_and_only_into_empty_places() {
    in_both(|to| {
        let scratch = scratch();
        let full = Location::Folder(scratch.path().join("full"));
        fill(&full.open().unwrap());
        let file = scratch.path().join("a.backup");
        backup(&full, &file, false).unwrap();

        let letter = scratch.path().join("letter");
        fs::write(&letter, "Dear Anna, this is a letter and no database.").unwrap();
        let foreign = scratch.path().join("foreign");
        Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE games (id)").unwrap();
        let cut = scratch.path().join("cut");
        let whole = fs::read(&file).unwrap();
        fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
        for wrong in [&letter, &foreign, &cut, &scratch.path().join("missing")] {
            let refused = restore(wrong, to);
            assert!(
                matches!(refused, Err(Error::ForeignDatabase { .. })),
                "{}: {refused:?}",
                wrong.display()
            );
        }
        let newer = scratch.path().join("newer");
        fs::copy(&file, &newer).unwrap();
        Connection::open(&newer).unwrap().execute("INSERT INTO schema_version VALUES (99)", []).unwrap();
        assert!(matches!(restore(&newer, to), Err(Error::NewerSchema { found: 99, .. })));

        // A server has been started there, and nobody has played.
        to.open().unwrap().setting("invites", "another secret").unwrap();
        restore(&file, to).unwrap();
        assert_eq!(to.open().unwrap().setting("invites", "third").unwrap(), "a secret");
        assert_eq!(restore(&file, to), Err(Error::NotEmpty { games: 2, users: 2 }));
        assert_eq!(to.open().unwrap().last_seq("g"), Ok(3));
    });
}

#[test]
fn a_backup_of_an_earlier_release_is_brought_up_to_date_and_stays_as_it_is() {
    let scratch = scratch();
    let file = scratch.path().join("old");
    {
        let old = Connection::open(&file).unwrap();
        old.execute_batch(include_str!("../src/migrations/sqlite/0001_games.sql")).unwrap();
        old.execute_batch(
            "CREATE TABLE schema_version (version INTEGER PRIMARY KEY NOT NULL); \
             INSERT INTO schema_version VALUES (1); \
             INSERT INTO games VALUES ('g', '18cz', '{}', 1, '0.1.0', 0, NULL, 'listed', 'playing', '');",
        )
        .unwrap();
    }
    let before = fs::read(&file).unwrap();
    let data = scratch.path().join("data");
    assert_eq!(restore(&file, &Location::Folder(data.clone())).unwrap().games, 1);
    assert_eq!(Store::open(&data).unwrap().game("g").unwrap().title, "18cz");
    assert_eq!(fs::read(&file).unwrap(), before);

    // What an earlier release serves is not changed by a backup.
    let served = scratch.path().join("served");
    fs::create_dir(&served).unwrap();
    fs::copy(&file, served.join("lokalka.sqlite")).unwrap();
    let refused = backup(&Location::Folder(served), &scratch.path().join("b"), false);
    assert!(matches!(refused, Err(Error::OlderSchema { found: 1, .. })), "{refused:?}");
}

/// Each change to a sound backup, and what is said of it.
const PLANTED: [(&str, &[&str]); 14] = [
    (
        "CREATE TRIGGER mine AFTER INSERT ON users BEGIN DELETE FROM games; END",
        &["its trigger “mine” of “users” is not ours"],
    ),
    ("CREATE VIEW everything AS SELECT * FROM users", &["its view “everything” is not ours"]),
    (
        "CREATE TABLE more (x); CREATE INDEX by_x ON more (x)",
        &["its table “more” is not ours", "“by_x” of “more”"],
    ),
    // As another SQLite would have written it: ours has no such module.
    (
        "PRAGMA writable_schema = ON; \
         INSERT INTO sqlite_schema VALUES ('table', 'words', 'words', 0, 'CREATE VIRTUAL TABLE words USING fts5(text)'); \
         PRAGMA writable_schema = OFF",
        &["its table “words” is not ours"],
    ),
    ("CREATE TABLE \"\u{1b}[2J\" (x)", &["“\\u{1b}[2J”"]),
    (
        "CREATE INDEX mine ON users (hex(zeroblob(length(name))))",
        &["its index “mine” of “users” is not ours"],
    ),
    ("DROP INDEX games_by_owner", &["its index “games_by_owner” of “games” is missing"]),
    ("DROP TABLE notes", &["its table “notes” is missing"]),
    ("ALTER TABLE users ADD COLUMN host INTEGER DEFAULT 1", &["its table “users” is not as we make it"]),
    (
        "DROP TABLE schema_version; CREATE VIEW schema_version AS SELECT 1 AS version",
        &["“schema_version” is not ours"],
    ),
    ("DELETE FROM schema_version WHERE version > 2", &["its table “audit” is not ours"]),
    ("UPDATE games SET status = 'won' WHERE id = 'g'", &["game \"g\" cannot be read"]),
    ("UPDATE seats SET seat = 300 WHERE game = 'h' AND seat = 1", &["game \"h\" cannot be read"]),
    (
        "UPDATE users SET name = hex(zeroblob(8388609)) WHERE id = 'anna'",
        &["“name” of “users” has more than 16 MB"],
    ),
];

#[test]
fn what_no_release_has_written_is_not_restored_and_named() {
    let scratch = scratch();
    let full = Location::Folder(scratch.path().join("full"));
    fill(&full.open().unwrap());
    let (sound, planted) = (scratch.path().join("sound"), scratch.path().join("planted"));
    backup(&full, &sound, false).unwrap();
    let to = Location::Folder(scratch.path().join("to"));
    for (statement, named) in PLANTED {
        fs::copy(&sound, &planted).unwrap();
        let file = Connection::open(&planted).unwrap();
        file.pragma_update(None, "foreign_keys", false).unwrap();
        file.execute_batch(statement).unwrap_or_else(|error| panic!("{statement}: {error}"));
        drop(file);
        let refused = restore(&planted, &to);
        let Err(Error::Untrusted { .. }) = &refused else { panic!("{statement}: {refused:?}") };
        let said = refused.unwrap_err().to_string();
        for part in named {
            assert!(said.contains(part), "{statement}: “{part}” is not in: {said}");
        }
    }
    assert!(to.is_new(), "nothing was begun");
    restore(&sound, &to).unwrap();
}

#[test]
fn rows_that_do_not_fit_each_other_are_damage() {
    let scratch = scratch();
    let full = Location::Folder(scratch.path().join("full"));
    fill(&full.open().unwrap());
    let (sound, broken) = (scratch.path().join("sound"), scratch.path().join("broken"));
    backup(&full, &sound, false).unwrap();
    let to = Location::Folder(scratch.path().join("to"));
    // Somebody in a table, and somebody else in its index.
    let mut bytes = fs::read(&sound).unwrap();
    let place = bytes.windows(9).position(|some| some == b"user:anna").expect("she holds a seat");
    bytes[place + 5] = b'H';
    fs::write(&broken, bytes).unwrap();
    assert!(matches!(restore(&broken, &to), Err(Error::ForeignDatabase { .. })));
    // A log without its game.
    fs::copy(&sound, &broken).unwrap();
    let lonely = "PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 'g'";
    Connection::open(&broken).unwrap().execute_batch(lonely).unwrap();
    assert!(matches!(restore(&broken, &to), Err(Error::ForeignDatabase { .. })));
    assert!(to.is_new());
}

#[test]
fn a_password_that_the_caller_does_not_take_keeps_everything_out() {
    let scratch = scratch();
    let full = Location::Folder(scratch.path().join("full"));
    fill(&full.open().unwrap());
    let (file, to) = (scratch.path().join("a.backup"), Location::Folder(scratch.path().join("to")));
    backup(&full, &file, false).unwrap();
    let refused = store::restore(&file, &to, |hash| Err(format!("{hash} is no hash")));
    let said = refused.unwrap_err().to_string();
    assert!(said.contains("the account \"ANNA\"") && said.contains("$argon2id$… is no hash"), "{said}");
    assert!(to.is_new());
}
