//! What whoever runs a server does from the command line: verify, backup and restore, admin.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::program::{Scratch, has, said};
use fixtures::served;
use store::{
    AuditFilter, FrozenBy, Holder, NewAction, NewGame, NewSeat, NewUser, SeatAccess, Status, Store,
    Visibility,
};

impl Scratch {
    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    /// The store in the data folder.
    fn store(&self) -> Store {
        Store::open(self.0.join("data")).expect("the folder can be used")
    }
}

/// A game of three in the Pre-Stock Round, in which these entries were kept with these fingerprints.
fn put_game(store: &Store, id: &str, entries: &[(&str, &str)]) {
    let seat = |name: &str| NewSeat {
        name: name.to_owned(),
        kind: "person".to_owned(),
        holder: Some(Holder::User("u-anna".to_owned())),
        access: SeatAccess::Closed,
    };
    store
        .create_game(&NewGame {
            id: id.to_owned(),
            title: "18cz".to_owned(),
            options: r#"{"lokalka": 1, "title": "18cz", "options": {"shuffle_order": false}, "seed": 1,
                "players": ["Anna", "Bela", "Cyril"], "actions": []}"#
                .to_owned(),
            seed: 1,
            rules_revision: "1".to_owned(),
            created_at: 1_900_000_000_000,
            owner: None,
            visibility: Visibility::ByLink,
            status: Status::Playing,
            seats: ["Anna", "Bela", "Cyril"].map(seat).to_vec(),
        })
        .expect("a new game");
    for ((text, fingerprint), seq) in entries.iter().zip(1..) {
        let (text, state_hash) = ((*text).to_owned(), (*fingerprint).to_owned());
        let action =
            NewAction { seq, seat: 0, by: None, holder: None, text, state_hash, at: 1_900_000_060_000 };
        store.append(id, &action).expect("the next action");
    }
}

const PASS_0: &str = r#"{"seat": 0, "action": {"do": "pass"}}"#;
const PASS_1: &str = r#"{"seat": 1, "action": {"do": "pass"}}"#;

/// Such as is kept of a password.
const HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

fn put_user(store: &Store, name: &str) {
    let (id, password_hash) = (format!("u-{}", name.to_lowercase()), HASH.to_owned());
    let (name, skeleton) = (name.to_owned(), name.to_owned());
    let user = NewUser { id, name, skeleton, password_hash, created_at: 1_900_000_000_000 };
    store.create_user(&user).expect("a new user");
}

#[test]
fn verify_names_what_differs_freezes_it_and_lets_it_go_on_once_it_passes() {
    let scratch = Scratch::new("verify");
    let store = scratch.store();
    put_game(&store, "good", &[(PASS_0, ""), (PASS_1, "")]);
    put_game(&store, "refused", &[(PASS_0, ""), (PASS_0, ""), (PASS_1, "")]);
    put_game(&store, "differs", &[(PASS_0, "1:00")]);
    put_game(&store, "unreadable", &[(PASS_0, ""), ("?", "")]);
    let data = scratch.path("data");
    let verify = ["verify", "--data", &data];
    let parts = [
        "refused (18cz): entry 2 of its log is not accepted by the rules",
        "differs (18cz): entry 1 of its log leads to another position",
        "unreadable (18cz): entry 2 of its log cannot be read",
        "4 games with 8 entries: 1 pass, 3 differ; 4 entries were replayed and not compared",
    ];
    let dry = said(&[verify[0], verify[1], verify[2], "--dry-run"], 1);
    has(&dry, &parts);
    assert!(!dry.contains("frozen"), "{dry}");
    assert_eq!(store.game("refused").expect("it is there").status, Status::Playing);
    has(&said(&verify, 1), &[parts[0], parts[1], parts[2], parts[3], "The game is frozen."]);
    let status = store.game("refused").expect("it is there").status;
    assert!(
        matches!(&status, Status::Frozen { reason, by: FrozenBy::Verification } if reason.contains(r#""entry":2"#))
    );
    assert_eq!(store.actions("refused", 1).expect("its log").len(), 3, "nothing is lost");

    // A sound game that verification had frozen goes on, one that the host has frozen does not.
    store.set_status("good", &status).expect("set");
    has(&said(&["verify", "good", "--data", &data], 0), &["good (18cz): passes again", "1 game with"]);
    assert_eq!(store.game("good").expect("it is there").status, Status::Playing);
    let by_host = Status::Frozen { reason: "quarrel".to_owned(), by: FrozenBy::Host };
    store.set_status("good", &by_host).expect("set");
    said(&["verify", "good", "--data", &data], 0);
    assert_eq!(store.game("good").expect("it is there").status, by_host);
    has(&said(&["verify", "nothing", "--data", &data], 2), &["no game nothing"]);
    has(&said(&["verify", "--data", &scratch.path("typo")], 2), &["no games are kept in", "--data"]);
    assert!(!scratch.0.join("typo").exists());
}

#[test]
fn a_backup_is_restored_into_another_folder_and_verifies_there() {
    let scratch = Scratch::new("backup");
    let store = scratch.store();
    put_user(&store, "Anna");
    put_game(&store, "g", &[(PASS_0, ""), (PASS_1, "")]);
    let (data, file, other) = (scratch.path("data"), scratch.path("file"), scratch.path("other"));
    let counted = "1 game with 2 entries in the logs, 1 account";
    has(&said(&["backup", &file, "--data", &data], 0), &["file written", counted]);
    has(&said(&["backup", &file, "--data", &data], 2), &["already exists", "--force"]);
    said(&["backup", &file, "--data", &data, "--force"], 0);
    has(&said(&["restore", &file, "--data", &other], 0), &["file restored", counted]);
    has(&said(&["restore", &file, "--data", &other], 2), &["1 games and 1 accounts already", "empty"]);
    has(&said(&["verify", "--data", &other], 0), &["1 pass, 0 differ"]);
    let letter = scratch.file("letter", "Dear Anna");
    has(
        &said(&["restore", &letter.to_string_lossy(), "--data", &scratch.path("new")], 2),
        &["letter", "no SQLite"],
    );
    has(&said(&["backup", &scratch.path("b"), "--data", &scratch.path("typo")], 2), &["typo", "no games"]);
}

#[test]
fn a_backup_with_a_planted_password_is_not_restored() {
    let scratch = Scratch::new("planted");
    let store = scratch.store();
    put_user(&store, "Anna");
    // Four gigabytes for whoever tries to sign in as her.
    let planted = HASH.replace("m=19456", "m=4194304");
    store.replace_password_hash("u-anna", HASH, &planted).expect("it is kept");
    let (file, other) = (scratch.path("file"), scratch.path("other"));
    said(&["backup", &file, "--data", &scratch.path("data")], 0);
    let refused = said(&["restore", &file, "--data", &other], 2);
    has(&refused, &["is not restored: the account \"Anna\"", "asks for 4194304 KiB", "8192 to 131072 KiB"]);
    assert!(!scratch.0.join("other").exists(), "nothing was begun");
}

#[test]
fn admin_lists_freezes_thaws_exports_and_notes_what_it_did() {
    let scratch = Scratch::new("admin");
    let store = scratch.store();
    put_user(&store, "Anna");
    put_game(&store, "good", &[(PASS_0, "")]);
    put_game(&store, "wrong", &[(PASS_0, ""), (PASS_0, "")]);
    let data = scratch.path("data");
    let admin =
        |arguments: &[&str], code: i32| said(&[&["admin"], arguments, &["--data", &data]].concat(), code);
    has(&admin(&["users"], 0), &["Anna  since 2030-03-17 17:46 UTC  2 games", "1 account"]);
    has(&admin(&["games"], 0), &["good  18cz  playing  1 entry, last 2030-03-17 17:47 UTC", "2 games"]);
    has(&admin(&["games", "--status", "frozen"], 0), &["0 games"]);
    has(&admin(&["games", "--player", "bela", "--title", "18CZ"], 0), &["Anna, Bela, Cyril", "2 games"]);
    has(&admin(&["games", "--status", "odd"], 2), &["gathering", "frozen"]);

    has(&admin(&["freeze", "good", "--reason", "A quarrel."], 0), &["good is frozen"]);
    has(&admin(&["freeze", "good", "--reason", "Another."], 2), &["frozen already: A quarrel."]);
    has(&admin(&["games", "--status", "frozen"], 0), &["good", "A quarrel.", "1 game"]);
    has(&admin(&["thaw", "good"], 0), &["good goes on"]);
    has(&admin(&["thaw", "good"], 2), &["not frozen"]);
    assert_eq!(store.game("good").expect("it is there").status, Status::Playing);
    admin(&["freeze", "wrong", "--reason", "It is broken."], 0);
    has(&admin(&["thaw", "wrong"], 2), &["cannot go on", "entry 2"]);
    has(&admin(&["freeze", "none", "--reason", "x"], 2), &["no game none", "admin games"]);
    let entries = store.audit_entries(AuditFilter::Game("good"), 10).expect("the audit log");
    assert_eq!(entries.iter().map(|entry| entry.what.as_str()).collect::<Vec<_>>(), ["thawed", "frozen"]);
    has(
        &admin(&["audit", "good"], 0),
        &["game good  The host stopped the game: A quarrel.", "let the game continue"],
    );

    let all = scratch.path("all");
    has(&admin(&["export-all", &all], 0), &["2 games written", "0 could not be read"]);
    let list = fs::read_to_string(scratch.0.join("all/games.tsv")).expect("a list");
    has(
        &list,
        &["good.lokalka.json\t18cz\tplaying\t1\t", "wrong.lokalka.json\t18cz\tfrozen\t2\t", "entry 2"],
    );
    let file = scratch.path("all/good.lokalka.json");
    has(&said(&["replay", &file], 0), &["Anna: Pass"]);
    has(&admin(&["export-all", &all], 2), &["not empty"]);

    let told = admin(&["reset-password", "anna"], 0);
    assert_eq!(told.trim().rsplit(' ').next().map(str::len), Some(32), "{told}");
    let hash = store.user_named("Anna").expect("people").expect("she is there").password_hash;
    assert!(hash.starts_with("$argon2id$"), "{hash}");
    has(&admin(&["reset-second-factor", "anna"], 0), &["anna was not on"]);
    store.begin_second_factor("u-anna", "secret").expect("it is begun");
    has(&admin(&["reset-second-factor", "anna"], 0), &["anna is off"]);
    assert_eq!(store.second_factor("u-anna"), Ok(None));
    has(&admin(&["delete-user", "Anna"], 0), &["Anna is deleted"]);
    has(&admin(&["delete-user", "Anna"], 2), &["no account", "Anna"]);
    has(&admin(&["users"], 0), &["0 accounts"]);
}

/// A server on a data folder, killed at the end.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &str) -> Server {
        let (process, address) = served(
            Command::new(env!("CARGO_BIN_EXE_lokalka"))
                .args(["serve", "--listen", "127.0.0.1:0", "--data", data])
                .stderr(Stdio::null()),
        )
        .expect("the program starts");
        Server { process, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.0\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_running_server_notices_what_is_done_beside_it() {
    let scratch = Scratch::new("beside");
    put_game(&scratch.store(), "g", &[(PASS_0, "")]);
    let data = scratch.path("data");
    let server = Server::start(&data);
    has(&server.get("/api/games/g"), &["200 OK", r#""status":"playing""#]);
    said(&["admin", "freeze", "g", "--reason", "We look into it.", "--data", &data], 0);
    has(&server.get("/api/games/g"), &[r#""status":"frozen""#, "We look into it."]);
    has(&server.get("/games/g"), &["200 OK", "We look into it."]);
    let (file, other) = (scratch.path("file"), scratch.path("other"));
    said(&["backup", &file, "--data", &data], 0);
    said(&["restore", &file, "--data", &other], 0);
    has(&said(&["admin", "games", "--data", &other], 0), &["We look into it."]);
    has(&said(&["verify", "--data", &data], 0), &["1 pass"]);
    said(&["admin", "thaw", "g", "--data", &data], 0);
    has(&server.get("/api/games/g"), &[r#""status":"playing""#]);
}

#[test]
fn a_second_server_on_a_data_folder_is_refused_until_the_first_has_ended() {
    let scratch = Scratch::new("second");
    let data = scratch.path("data");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    let mut first = Server::start(&data);
    let whose = format!("(process {})", first.process.id());
    has(&said(&serve, 2), &["a Lokálka server is using", &data, &whose, "stop it first", "PostgreSQL"]);
    has(&first.get("/healthz"), &["200 OK"]);
    // Nor is anything put there that the server would not hear of.
    let file = scratch.path("file");
    said(&["backup", &file, "--data", &data], 0);
    has(&said(&["restore", &file, "--data", &data], 2), &["a Lokálka server is using", &whose]);

    // However it ends: a lock that is left behind is no lock.
    first.process.kill().expect("it runs");
    first.process.wait().expect("it ends");
    let second = Server::start(&data);
    has(&second.get("/healthz"), &["200 OK"]);
    has(&said(&serve, 2), &[&format!("(process {})", second.process.id())]);
}

#[test]
#[cfg(unix)]
fn what_is_exported_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("owner");
    put_game(&scratch.store(), "g", &[(PASS_0, "")]);
    let data = scratch.path("data");
    said(&["admin", "export-all", &scratch.path("new/all"), "--data", &data], 0);
    said(&["backup", &scratch.path("file"), "--data", &data], 0);
    let mode = |name: &str| {
        let about = fs::metadata(scratch.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        format!("{:o}", about.permissions().mode() & 0o777)
    };
    for folder in ["new", "new/all"] {
        assert_eq!(mode(folder), "700", "{folder}");
    }
    for file in ["new/all/g.lokalka.json", "new/all/games.tsv", "file"] {
        assert_eq!(mode(file), "600", "{file}");
    }
}

#[test]
fn everything_moves_from_a_folder_to_postgresql_and_back() {
    let Some(cluster) = fixtures::Cluster::start_or_skip() else { return };
    let scratch = Scratch::new("moving");
    let store = scratch.store();
    put_user(&store, "Anna");
    put_game(&store, "g", &[(PASS_0, ""), (PASS_0, "")]);
    let (data, there, back) = (scratch.path("data"), cluster.new_database(), scratch.path("back"));
    let (one, two) = (scratch.path("one"), scratch.path("two"));
    said(&["backup", &one, "--data", &data], 0);
    has(&said(&["backup", &two, "--database", &there], 2), &["holds no games"]);
    said(&["restore", &one, "--database", &there], 0);
    has(&said(&["verify", "--database", &there], 1), &["g (18cz): entry 2", "0 pass, 1 differ"]);
    has(&said(&["admin", "games", "--database", &there], 0), &["g  18cz  frozen  2 entries"]);
    said(&["backup", &two, "--database", &there], 0);
    said(&["restore", &two, "--data", &back], 0);
    has(&said(&["admin", "users", "--data", &back], 0), &["Anna", "1 account"]);
    has(&said(&["admin", "games", "--data", &back], 0), &["g  18cz  frozen  2 entries"]);
}
