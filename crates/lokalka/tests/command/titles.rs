//! Titles from disk: a corrected copy of a folder is checked and played, a broken one is refused with all its faults, and a title
//! of one's own is played as CONTRIBUTING says.

#![cfg(unix)]

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

use fixtures::served;

const MORAVIA: &str = "18cz-moravia-silesia";

/// A folder of its own, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lokalka-titles-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    /// A copy of the title's folder in it.
    fn with_copy(name: &str, title: &str) -> Folder {
        let folder = Folder::new(name);
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../titles").join(title);
        let to = folder.0.join(title);
        fs::create_dir_all(&to).expect("a folder can be made");
        for entry in fs::read_dir(from).expect("the title is there") {
            let path = entry.expect("it can be listed").path();
            fs::copy(&path, to.join(path.file_name().expect("a file"))).expect("it can be copied");
        }
        folder
    }

    fn title(&self, title: &str) -> PathBuf {
        self.0.join(title)
    }

    /// Changes a file of the copy.
    fn change(&self, file: &str, old: &str, new: &str) {
        let path = self.0.join(file);
        let text = fs::read_to_string(&path).expect("the file is there");
        assert!(text.contains(old), "{file} has no {old}");
        fs::write(path, text.replacen(old, new, 1)).expect("it can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn lokalka(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_lokalka"));
    program.env("LOKALKA_LANG", "en").args(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn in_words(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A server with the titles of a folder; ended when dropped.
struct Server {
    process: Child,
    address: SocketAddr,
    _data: Folder,
}

impl Server {
    fn start(name: &str, titles: &Path) -> Server {
        let data = Folder::new(&format!("{name}-data"));
        let (process, address) = served(
            Command::new(env!("CARGO_BIN_EXE_lokalka"))
                .args(["serve", "--listen", "127.0.0.1:0", "--titles", in_words(titles), "--data"])
                .arg(&data.0),
        )
        .expect("the program starts");
        Server { process, address, _data: data }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        text(&answer)
    }

    /// Sets up a game of the title for two, and gives its page.
    fn game(&self, title: &str) -> String {
        let id = self.set_up(title, &["Anna", "Ben"]);
        self.ask(&format!("GET /games/{id} HTTP/1.0\r\nhost: {}\r\n\r\n", self.address))
    }

    /// Sets up a game of the title, and gives its id.
    fn set_up(&self, title: &str, players: &[&str]) -> String {
        self.set_up_as_somebody(title, players).0
    }

    /// The same with the cookie of whoever did it, and holds all seats.
    fn set_up_as_somebody(&self, title: &str, players: &[&str]) -> (String, String) {
        let body = format!(r#"{{"title": "{title}", "players": {players:?}, "seed": 1}}"#);
        let answer = self.post("/api/games", "", &body);
        let between = |before: &str, end: char| {
            let found = answer.split(before).nth(1).and_then(|rest| rest.split(end).next());
            found.unwrap_or_else(|| panic!("no game was set up: {answer}")).to_owned()
        };
        (between(r#""id":""#, '"'), between("set-cookie: ", ';'))
    }

    fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        self.ask(&format!(
            "POST {path} HTTP/1.0\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\nx-lokalka: 1\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        ))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn r_mor_01_a_corrected_hex_shows_in_the_game_that_is_served() {
    let folder = Folder::with_copy("corrected", MORAVIA);
    // An owner knows better: a hex has another name, one more is there, and the folder is right now.
    folder.change(
        &format!("{MORAVIA}/map-red.toml"),
        "places = [\"München\"], red = \"By\" },\n    { hex = \"I15\"",
        "places = [\"Regensburg\"], red = \"By\" },\n    { hex = \"I15\"",
    );
    folder.change(
        &format!("{MORAVIA}/map-red.toml"),
        "hexes = [\n",
        "hexes = [\n    { hex = \"B26\", places = [\"Bohumín\"], cities = 1 },\n",
    );
    folder.change(&format!("{MORAVIA}/title.toml"), "reconstructed = ", "# reconstructed = ");
    let checked = lokalka(&["check-title", in_words(&folder.title(MORAVIA))]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert!(text(&checked.stdout).contains("51 hexes") && !text(&checked.stdout).contains("econstructed"));
    // Both the folder of titles and that of the title alone are played.
    for (number, path) in [folder.0.clone(), folder.title(MORAVIA)].iter().enumerate() {
        let server = Server::start(&format!("corrected-{number}"), path);
        let page = server.game(MORAVIA);
        assert!(
            page.contains("Regensburg") && page.contains("Bohumín"),
            "the corrected hexes are on the board"
        );
        assert!(!page.contains("Reconstructed board"), "and it is no reconstruction any more");
        // The other titles are there as ever.
        assert!(server.ask("GET / HTTP/1.0\r\n\r\n").contains("18CZ Bohemia"));
    }
}

#[test]
fn r_mor_01_the_built_in_board_is_marked_as_reconstructed() {
    let folder = Folder::with_copy("unchanged", MORAVIA);
    let checked = lokalka(&["check-title", in_words(&folder.title(MORAVIA))]);
    assert!(text(&checked.stdout).contains("Reconstructed board: "), "{}", text(&checked.stdout));
    let server = Server::start("unchanged", &folder.0);
    let page = server.game(MORAVIA);
    assert!(page.contains("Reconstructed board") && !page.contains("Regensburg"));
}

#[test]
fn a_broken_copy_is_refused_with_all_its_faults() {
    let folder = Folder::with_copy("broken", MORAVIA);
    folder.change(&format!("{MORAVIA}/map-red.toml"), "red = \"kk\"", "red = \"kkk\"");
    folder.change(&format!("{MORAVIA}/papers.toml"), "railway = \"MW\"", "railway = \"XY\"");
    folder.change(&format!("{MORAVIA}/trains.toml"), "counts = { 2 = 5, 3 = 6 }", "counts = { 2 = 5 }");
    folder.change(&format!("{MORAVIA}/trains.toml"), "bonuses = \"all\"", "bonuses = \"some\"");
    folder.change(&format!("{MORAVIA}/title.toml"), "left_out = 1", "left_out = 9");
    let faults = [
        "hexes.J20.red: there is no company `kkk`",
        "papers.MW.railway: there is no company `XY`",
        "cards.a.counts: no cards for 3 players",
        "trains.4+4.bonuses",
        "left_out: 9 of",
    ];
    let checked = lokalka(&["check-title", in_words(&folder.title(MORAVIA))]);
    let data = Folder::new("broken-data");
    let served = lokalka(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        in_words(&data.0),
        "--titles",
        in_words(&folder.0),
    ]);
    for refused in [checked, served] {
        assert_eq!(refused.status.code(), Some(2));
        let said = text(&refused.stderr);
        for fault in faults {
            assert!(said.contains(fault), "{fault} is not named in:\n{said}");
        }
    }
    let begun = fs::read_dir(&data.0).map(|entries| entries.count()).unwrap_or_default();
    assert_eq!(begun, 0, "nothing was begun");
}

#[test]
fn nothing_outside_the_folders_of_titles_is_read() {
    let folder = Folder::with_copy("outside", MORAVIA);
    fs::write(folder.0.join("secret.toml"), "[terrain]\nhill = 1\n").expect("it can be written");
    for path in
        ["../secret.toml", "../../etc/passwd", "/etc/passwd", "../..//secret.toml", "../x/../secret.toml"]
    {
        let folder = Folder::with_copy("outside-one", MORAVIA);
        folder.change(&format!("{MORAVIA}/title.toml"), "../18cz/terrain.toml", path);
        let checked = lokalka(&["check-title", in_words(&folder.title(MORAVIA))]);
        assert_eq!(checked.status.code(), Some(2), "{path}");
        assert!(text(&checked.stderr).contains("is no file of a title"), "{path}: {}", text(&checked.stderr));
    }
}

#[test]
fn a_folder_without_titles_is_refused() {
    let folder = Folder::new("empty");
    for path in [in_words(&folder.0), "/nowhere/at/all"] {
        let served = lokalka(&["serve", "--listen", "127.0.0.1:0", "--titles", path]);
        assert_eq!(served.status.code(), Some(2));
        assert!(text(&served.stderr).contains(path), "{}", text(&served.stderr));
    }
}

/// What a step of CONTRIBUTING's chapter on titles promises: data alone is a title that every command plays.
#[test]
fn titles_of_ones_own_are_played_to_their_end_by_bots() {
    let folder = fixtures::titles();
    let titles = in_words(&folder);
    let checked = lokalka(&["check-title", titles]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    for (title, name) in
        [("two-valleys", "Two Valleys"), ("ferry-line", "Ferry Line"), ("1830-like", "1830-like")]
    {
        assert!(text(&checked.stdout).contains(&format!("{name}: 7 hexes")), "{}", text(&checked.stdout));
        let by_chance = ["simulate", title, "--titles", titles, "--games", "20"];
        let seats = ["--seats", "random,novice,novice", "--games", "6", "--check"];
        let by_bots = [&["arena", "--title", title, "--titles", titles][..], &seats].concat();
        for (command, ended) in [(&by_chance[..], "all ended, no invariant broken"), (&by_bots, "6 games in")]
        {
            let played = lokalka(command);
            assert!(played.status.success(), "{command:?}: {}", text(&played.stderr));
            assert!(text(&played.stdout).contains(ended), "{command:?}: {}", text(&played.stdout));
        }
        // No mind has learned it, and whoever lets bots play is told.
        let seats = ["--seats", "me,novice,novice"];
        let at_the_terminal = [&["play", "--title", title, "--titles", titles][..], &seats].concat();
        for command in [by_bots, at_the_terminal] {
            let said = text(&lokalka(&command).stdout);
            let who = format!("No mind has learned to play {name}: the bots play by rules of thumb");
            assert!(said.contains(&who), "{command:?}: {said}");
        }
    }
    // Without the folder nobody knows it, and the answer says how it is brought along.
    let unknown = lokalka(&["simulate", "two-valleys"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("--titles"), "{}", text(&unknown.stderr));
}

/// A family of which the pages know nothing: what it asks is a list of its offers, and what it shares with others is shown as theirs.
#[test]
fn a_game_of_a_third_family_is_set_up_shown_and_played() {
    let server = Server::start("third", &fixtures::titles());
    let first_page = server.ask(&format!("GET / HTTP/1.0\r\nhost: {}\r\n\r\n", server.address));
    assert!(first_page.contains("No bot has learned this title"), "how bots play it is said beforehand");
    let (id, cookie) = server.set_up_as_somebody("1830-like", &["Anna", "Ben"]);
    let page = || {
        let host = server.address;
        server.ask(&format!("GET /games/{id} HTTP/1.0\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n"))
    };
    let action = |action: &str| format!("data-action=\"{}\"", action.replace('"', "&quot;"));
    let start = r#"{"do":"start_company","company":"N","price":60}"#;
    let buy = r#"{"do":"buy_share","company":"N"}"#;
    let pass = r#"{"do":"pass"}"#;
    let half = r#"{"do":"pay_half"}"#;
    for (sequence, played) in [start, buy, buy, buy, buy, pass, pass, half].into_iter().enumerate() {
        let shown = page();
        assert!(shown.contains(&action(played)), "{played} is not on the page:\n{shown}");
        let body = format!(r#"{{"seq": {sequence}, "action": {played}}}"#);
        let answer = server.post(&format!("/api/games/{id}/actions"), &cookie, &body);
        assert!(answer.starts_with("HTTP/1.0 200"), "{played}: {answer}");
    }
    assert!(page().contains("N earned 30\u{a0}$"), "its own event is in the log");
}

#[test]
fn a_game_of_ones_own_title_is_served_and_read_from_its_file() {
    let folder = fixtures::titles();
    let server = Server::start("own", &folder);
    let id = server.set_up("two-valleys", &["Anna", "Ben", "Cleo"]);
    let get = |path: &str| {
        server.ask(&format!("GET /games/{id}{path} HTTP/1.0\r\nhost: {}\r\n\r\n", server.address))
    };
    let page = get("");
    assert!(
        page.contains("Upper Mill") && page.contains("Upper Valley Railway"),
        "its map and companies are shown"
    );
    let (_, rest) = page.split_once("<link rel=\"stylesheet\" href=\"").expect("the page names its style");
    let address = rest.split('"').next().unwrap_or_default();
    let style = server.ask(&format!("GET {address} HTTP/1.0\r\nhost: {}\r\n\r\n", server.address));
    let colour = ".badge[data-colour=\"#3366aa\"]";
    assert!(style.contains(colour), "its companies have their colours");
    let kept = Folder::new("own-file");
    let file = kept.0.join("game.json");
    let answer = get("/lokalka.json");
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).expect("an answer has a body");
    fs::write(&file, body).expect("it can be written");
    let unknown = lokalka(&["replay", in_words(&file)]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("unknown title `two-valleys`"), "{}", text(&unknown.stderr));
    let known = lokalka(&["replay", in_words(&file), "--titles", in_words(&folder)]);
    assert!(known.status.success(), "{}", text(&known.stderr));
    assert!(text(&known.stdout).contains("Pre-Stock Round"), "{}", text(&known.stdout));
    // It is written again in our own form; 18xx.games does not have it.
    let converted =
        |form: &str| lokalka(&["convert", in_words(&file), "--to", form, "--titles", in_words(&folder)]);
    assert_eq!(text(&converted("lokalka").stdout), body);
    let refused = converted("18xx");
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).contains("18xx.games has no title `two-valleys`"),
        "{}",
        text(&refused.stderr)
    );
}
