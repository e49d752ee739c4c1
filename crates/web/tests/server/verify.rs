//! Games whose log cannot be replayed: they are shown where they still were what they are, take no actions, and are never
//! lost.

use std::path::{Path, PathBuf};

use crate::common::{Browser, Dice};
use axum::Router;
use axum::http::StatusCode;
use rules::title::Shelf;
use rusqlite::Connection;
use serde_json::{Value, json};
use web::verify::{self, Verdict, Verified};
use web::{Config, Repository, app};

/// A data folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lokalka-verify-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }

    /// A server that has just been started.
    fn server(&self) -> Router {
        app(Config::new(self.repository()))
    }

    fn repository(&self) -> Repository {
        Repository::open(self.path()).expect("the folder can be used")
    }

    /// Changes what is kept behind the server's back; gives how many rows it has changed.
    fn tamper(&self, statement: &str) -> usize {
        let file = Connection::open(self.path().join("lokalka.sqlite")).expect("the file is there");
        file.execute(statement, []).expect("a statement")
    }

    fn text(&self, query: &str) -> String {
        let file = Connection::open(self.path().join("lokalka.sqlite")).expect("the file is there");
        file.query_row(query, [], |row| row.get(0)).expect("a row")
    }

    fn verify(&self, id: &str) -> Verified {
        let verified = verify::game(&self.repository(), &Shelf::built_in(), id, false);
        verified.expect("it can be read").expect("it is there")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A game of three at one screen, with so many actions.
async fn played(folder: &Folder, actions: u64) -> (String, Browser) {
    let mut browser = Browser::new(&folder.server());
    let id = browser.start().await;
    for seq in 0..actions {
        let action = browser.first_action(&id).await;
        assert_eq!(browser.act(&id, seq, &action).await.status, StatusCode::OK);
    }
    (id, browser)
}

/// The game is shown after so many entries, for this reason, and nothing can be done to it.
async fn is_frozen(browser: &mut Browser, id: &str, seq: u64, reason: &str) {
    let game = browser.game(id).await;
    assert_eq!((&game["status"], &game["seq"]), (&json!("frozen"), &json!(seq)), "{game}");
    let said = game["frozen"].as_str().expect("a reason");
    assert!(said.contains(reason), "{said}");
    let page = browser.get(&format!("/games/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains(reason) && page.text.contains("Nothing is lost"), "{reason}");
    assert!(!page.text.contains("data-ask=\"undo\""), "taking back is offered");
    for path in ["undo", "redo"] {
        let answer = browser.ask(id, path, seq).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text);
        assert!(answer.text.contains(reason), "{}", answer.text);
    }
    let answer = browser.act(id, seq, &json!({"do": "pass"})).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text);
    assert!(answer.text.contains(reason), "{}", answer.text);
    let export = browser.get(&format!("/games/{id}/lokalka.json")).await;
    assert_eq!(export.json()["actions"].as_array().map(Vec::len), Some(seq as usize));
    let first_page = browser.get("/").await;
    assert!(first_page.text.contains(reason), "the list of games says why");
}

#[tokio::test]
async fn an_action_that_the_rules_refuse_freezes_the_game_before_it() {
    let folder = Folder::new("refused");
    let (id, mut browser) = played(&folder, 6).await;
    let illegal = json!({"seat": 0, "action": {"do": "pay_out"}});
    assert_eq!(folder.tamper(&format!("UPDATE actions SET text = '{illegal}' WHERE seq = 4")), 1);
    browser.move_to(&folder.server());
    is_frozen(&mut browser, &id, 3, "entry 4 of its log is not accepted").await;
    assert_eq!(folder.text("SELECT count(*) || '' FROM actions"), "6", "the log is whole");
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_freezes_the_game_before_it() {
    let folder = Folder::new("unreadable");
    let (id, mut browser) = played(&folder, 3).await;
    folder.tamper("UPDATE actions SET text = 'no json' WHERE seq = 3");
    browser.move_to(&folder.server());
    is_frozen(&mut browser, &id, 2, "entry 3 of its log cannot be read").await;
}

#[tokio::test]
async fn another_state_freezes_the_game_and_verification_thaws_it_once_it_is_mended() {
    let folder = Folder::new("differs");
    let (id, mut browser) = played(&folder, 5).await;
    let first = folder.text("SELECT state_hash FROM actions WHERE seq = 1");
    let right = folder.text("SELECT state_hash FROM actions WHERE seq = 5");
    folder.tamper(&format!("UPDATE actions SET state_hash = '{first}' WHERE seq = 5"));
    browser.move_to(&folder.server());
    is_frozen(&mut browser, &id, 4, "entry 5 of its log leads to another position").await;
    assert!(matches!(folder.verify(&id).verdict, Verdict::Differs(why) if why.contains("entry 5")));

    // A release that plays as the one did that wrote it.
    folder.tamper(&format!("UPDATE actions SET state_hash = '{right}' WHERE seq = 5"));
    let look = verify::game(&folder.repository(), &Shelf::built_in(), &id, true).expect("it can be read");
    assert_eq!(look.expect("it is there").verdict, Verdict::Mended);
    assert_eq!(browser.game(&id).await["status"], json!("frozen"), "it was only looked at");
    assert_eq!(folder.verify(&id).verdict, Verdict::Mended);
    assert_eq!(folder.verify(&id).verdict, Verdict::Sound);
    // The server that had frozen it runs on: it catches up.
    let action = browser.first_action(&id).await;
    assert_eq!(browser.act(&id, 5, &action).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_game_that_ends_elsewhere_is_frozen_before_the_first_entry_that_led_there() {
    let folder = Folder::new("first-of-several");
    let (id, mut browser) = played(&folder, 6).await;
    let first = folder.text("SELECT state_hash FROM actions WHERE seq = 1");
    folder.tamper(&format!("UPDATE actions SET state_hash = '{first}' WHERE seq IN (3, 6)"));
    browser.move_to(&folder.server());
    is_frozen(&mut browser, &id, 2, "entry 3 of its log leads to another position").await;
}

#[tokio::test]
async fn a_game_that_ends_as_it_did_is_opened_and_verification_looks_at_every_state() {
    let folder = Folder::new("in-between");
    let (id, mut browser) = played(&folder, 5).await;
    let first = folder.text("SELECT state_hash FROM actions WHERE seq = 1");
    folder.tamper(&format!("UPDATE actions SET state_hash = '{first}' WHERE seq = 3"));
    // The last state that can be compared decides.
    folder.tamper("UPDATE actions SET state_hash = substr(state_hash, 3) WHERE seq = 5");
    browser.move_to(&folder.server());
    let game = browser.game(&id).await;
    assert_eq!((&game["status"], &game["seq"]), (&json!("playing"), &json!(5)), "{game}");
    assert!(matches!(folder.verify(&id).verdict, Verdict::Differs(why) if why.contains("entry 3")));
    browser.move_to(&folder.server());
    is_frozen(&mut browser, &id, 2, "entry 3 of its log leads to another position").await;
}

#[tokio::test]
async fn fingerprints_of_other_forms_are_counted_and_not_compared() {
    let folder = Folder::new("other-forms");
    let (id, mut browser) = played(&folder, 4).await;
    // What is taken back and done again is signed, too.
    for (seq, path) in [(4, "undo"), (5, "undo"), (6, "redo")] {
        assert_eq!(browser.ask(&id, path, seq).await.status, StatusCode::OK);
    }
    let verified = folder.verify(&id);
    assert_eq!((verified.title.as_str(), verified.entries), ("18cz", 7));
    assert_eq!((verified.not_compared, verified.verdict), (0, Verdict::Sound));
    folder.tamper("UPDATE actions SET state_hash = substr(state_hash, 3) WHERE seq <= 3");
    let verified = folder.verify(&id);
    assert_eq!((verified.not_compared, verified.verdict), (3, Verdict::Sound));
}

#[tokio::test]
async fn what_the_host_has_frozen_stays_frozen_and_a_running_server_notices() {
    let folder = Folder::new("host");
    let (id, mut browser) = played(&folder, 2).await;
    folder.tamper("UPDATE games SET status = 'frozen', status_text = 'Anna has complained.'");
    is_frozen(&mut browser, &id, 2, "Anna has complained.").await;
    assert_eq!(folder.verify(&id).verdict, Verdict::Sound);
    is_frozen(&mut browser, &id, 2, "Anna has complained.").await;
}

#[tokio::test]
async fn what_a_game_was_imported_with_is_shown_as_far_as_it_goes() {
    let folder = Folder::new("imported");
    let (id, mut browser) = played(&folder, 4).await;
    let file = browser.get(&format!("/games/{id}/lokalka.json")).await.text;
    let imported = browser.post_text("/api/import", "application/json", file).await;
    assert_eq!(imported.status, StatusCode::OK, "{}", imported.text);
    let id = imported.json()["id"].as_str().expect("an id").to_owned();
    let kept = folder.text(&format!("SELECT options FROM games WHERE id = '{id}'"));
    let mut beginning: Value = serde_json::from_str(&kept).expect("a game file");
    beginning["actions"][2] = json!({"do": "pay_out"});
    let statement = format!("UPDATE games SET options = '{beginning}' WHERE id = '{id}'");
    assert_eq!(folder.tamper(&statement), 1);
    browser.move_to(&folder.server());
    let game = browser.game(&id).await;
    assert_eq!((&game["status"], &game["actions"]), (&json!("frozen"), &json!(2)), "{game}");
    assert!(game["frozen"].as_str().is_some_and(|why| why.contains("imported") && why.contains("action 3")));
}

#[tokio::test]
async fn a_title_that_is_not_there_is_said_and_freezes_nothing() {
    let folder = Folder::new("no-title");
    let (id, mut browser) = played(&folder, 1).await;
    folder.tamper("UPDATE games SET options = replace(options, '18cz', 'my-own')");
    browser.move_to(&folder.server());
    assert_eq!(browser.get(&format!("/api/games/{id}")).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(browser.get("/").await.status, StatusCode::OK, "other games can be found");
    assert!(matches!(folder.verify(&id).verdict, Verdict::Unreadable(why) if why.contains("my-own")));
    assert_eq!(folder.text("SELECT status FROM games"), "playing");
}

#[tokio::test]
async fn the_revision_of_the_rules_follows_the_release_that_plays_the_game() {
    let folder = Folder::new("revision");
    let (id, mut browser) = played(&folder, 2).await;
    let now = rules::REVISION.to_string();
    let revision = || folder.text("SELECT rules_revision FROM games");
    assert_eq!(revision(), now);
    folder.tamper("UPDATE games SET rules_revision = '0.1.0'");
    folder.verify(&id);
    assert_eq!(revision(), now, "it was replayed by these rules");
    // A later release has played on; this one does not know how.
    folder.tamper("UPDATE games SET rules_revision = '4000000000'");
    folder.tamper("UPDATE actions SET text = '{\"seat\": 0, \"action\": {\"do\": \"fly\"}}' WHERE seq = 2");
    browser.move_to(&folder.server());
    let answer = browser.get(&format!("/api/games/{id}")).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.text.contains("later release"), "{}", answer.text);
    assert_eq!(folder.text("SELECT status FROM games"), "playing", "an older server freezes nothing");
    assert_eq!(revision(), "4000000000");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_while_a_game_is_played_verifies() {
    let folder = Folder::new("played-on");
    let (id, mut browser) = played(&folder, 1).await;
    let (data, base) = (store::Location::Folder(folder.path().to_owned()), folder.path().to_owned());
    let backups = tokio::task::spawn_blocking(move || {
        let file = |number: u32| base.join(format!("{number}.backup"));
        (0..5)
            .map(|number| store::backup(&data, &file(number), false).map(|copied| (file(number), copied)))
            .collect()
    });
    let (mut dice, mut game) = (Dice::new(1), browser.game(&id).await);
    while !backups.is_finished() && game["over"] == json!(false) {
        let seq = game["seq"].as_u64().expect("a number");
        let played = browser.act(&id, seq, &dice.choose(&game)).await;
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
        game = browser.game(&id).await;
    }
    let backups: Result<Vec<_>, _> = backups.await.expect("no panic");
    for (number, (file, copied)) in backups.expect("all are written").into_iter().enumerate() {
        let other = Folder::new(&format!("restored-{number}"));
        web::admin::restore(&file, &store::Location::Folder(other.path().to_owned()))
            .expect("it is a backup");
        let verified = other.verify(&id);
        assert_eq!((verified.not_compared, verified.verdict), (0, Verdict::Sound));
        assert_eq!(u64::from(verified.entries), copied.actions);
    }
}
