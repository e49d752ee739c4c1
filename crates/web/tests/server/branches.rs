//! Branches: what somebody tries out alone, compared, found again, and played as a line; and moves that wait.

use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use serde_json::{Value, json};
use web::{Config, Repository, app};

use crate::common::{Browser, server, three};

/// Opens a branch at the present position, or at an earlier one.
pub async fn try_out(browser: &mut Browser, id: &str, at: Option<u64>) -> String {
    let answer = browser.post(&format!("/api/games/{id}/branches"), &json!({"at": at})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// Plays the choice with this number among all but to pass, for whoever must decide; gives the seat.
pub async fn choose(browser: &mut Browser, id: &str, choice: usize) -> u64 {
    let game = browser.game(id).await;
    let groups = game["offers"].as_array().expect("offers").iter();
    let choices = groups.flat_map(|group| group["choices"].as_array().expect("choices"));
    let mut choices = choices.filter(|choice| choice["action"]["do"] != json!("pass"));
    let action = choices.nth(choice).expect("there are so many")["action"].clone();
    let answer = browser.act(id, game["seq"].as_u64().expect("a number"), &action).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    game["seat"].as_u64().expect("a seat")
}

/// What is seen of a position, whoever looks.
fn position(game: &Value) -> Value {
    json!([game["actions"], game["seat"], game["players"], game["companies"], game["decision"]])
}

/// Whoever must decide plays the choice with this number in the game itself.
async fn move_on(people: &mut [Browser; 3], id: &str, choice: usize) -> usize {
    let seat = people[0].game(id).await["seat"].as_u64().expect("a seat") as usize;
    choose(&mut people[seat], id, choice).await;
    seat
}

#[tokio::test]
async fn one_plays_for_every_seat_and_nothing_happens_in_the_game() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let before = people[0].game(&id).await;
    let branch = try_out(&mut people[1], &id, None).await;
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(choose(&mut people[1], &branch, 0).await);
    }
    seats.sort_unstable();
    seats.dedup();
    assert_eq!(seats, [0, 1, 2], "for everybody");
    let tried = people[1].game(&branch).await;
    assert_eq!((&tried["actions"], &tried["your_seats"]), (&json!(4), &json!([0, 1, 2])));
    assert_eq!(people[0].game(&id).await, before, "the game is what it was");
    let page = people[1].get(&format!("/games/{branch}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.text.contains("Nobody else sees this") && page.text.contains("data-branch"),
        "{}",
        page.text
    );
    assert!(!page.text.contains("lokalka.json") && !page.text.contains("data-talk aria-controls"));
    for part in ["table", "log", "info/companies", "lights?company=BCB", "what-if"] {
        let part = people[1].get(&format!("/games/{branch}/{part}")).await;
        assert!(part.status.is_success(), "{} {}", part.status, part.text);
    }
    // It is stepped through, and taken back in it.
    let earlier = people[1].get(&format!("/api/games/{branch}?at=1")).await.json();
    assert_eq!(earlier["at"], json!(1));
    assert_eq!(people[1].ask(&branch, "undo", 4).await.status, StatusCode::OK);
    assert_eq!(people[1].game(&branch).await["actions"], json!(3));
    assert_eq!(people[1].ask(&branch, "redo", 5).await.status, StatusCode::OK);
    assert_eq!(position(&people[1].game(&branch).await), position(&tried));
    assert_eq!(people[1].ask(&branch, "undo", 3).await.status, StatusCode::CONFLICT, "an old number");
}

#[tokio::test]
async fn taking_back_ends_where_the_branch_departs() {
    let server = server();
    let (id, mut people) = three(&server).await;
    move_on(&mut people, &id, 0).await;
    let branch = try_out(&mut people[0], &id, None).await;
    assert_eq!(people[0].ask(&branch, "undo", 0).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = people[0].get(&format!("/games/{branch}")).await.text;
    assert!(page.contains(r#"data-ask="undo" disabled"#), "{page}");
}

#[tokio::test]
async fn branches_form_a_tree_with_names_and_notes() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let anna = &mut people[0];
    let first = try_out(anna, &id, None).await;
    for _ in 0..3 {
        choose(anna, &first, 0).await;
    }
    // From a position in the middle of a branch, and from the game before it.
    let fork = try_out(anna, &first, Some(2)).await;
    assert_eq!(anna.game(&fork).await["actions"], json!(2));
    let shown = anna.get(&format!("/api/branches/{fork}")).await.json();
    assert_eq!((&shown["parent"], &shown["shared"], &shown["game"]), (&json!(first), &json!(2), &json!(id)));
    let put = json!({"name": "Buy <b>less</b>", "note": "What if I save?"});
    assert_eq!(anna.put(&format!("/api/branches/{fork}"), &put).await.status, StatusCode::OK);
    let page = anna.get(&format!("/games/{id}/try")).await.text;
    assert!(page.contains("Buy &lt;b&gt;less&lt;/b&gt;") && page.contains("What if I save?"), "{page}");
    for (name, note) in [("", "x"), (&*"n".repeat(61), ""), ("name", &*"n".repeat(2001)), ("a\nb", "")] {
        let put = json!({"name": name, "note": note});
        let put = anna.put(&format!("/api/branches/{fork}"), &put).await;
        assert_eq!(put.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    // What departs from a deleted one stays.
    let gone = anna.submit(&format!("/games/{first}/try/delete"), "").await;
    assert_eq!(gone.headers[LOCATION], format!("/games/{id}/try"));
    assert_eq!(anna.get(&format!("/games/{first}")).await.status, StatusCode::NOT_FOUND);
    let left = anna.get(&format!("/api/games/{id}/branches")).await.json();
    assert_eq!(left["branches"].as_array().map(Vec::len), Some(1));
    assert_eq!(left["branches"][0]["parent"], Value::Null);
    assert_eq!(anna.game(&fork).await["actions"], json!(2), "with all that it shared");
}

#[tokio::test]
async fn two_are_compared_side_by_side() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let anna = &mut people[0];
    let (one, other) = (try_out(anna, &id, None).await, try_out(anna, &id, None).await);
    for _ in 0..3 {
        choose(anna, &one, 0).await;
    }
    let asked = format!("one={one}&other={other}");
    let both = anna.get(&format!("/api/games/{id}/compare?{asked}")).await.json();
    let (a, b) = (&both["one"]["players"][0], &both["other"]["players"][0]);
    assert_eq!((&both["one"]["at"], &both["other"]["at"]), (&json!(3), &json!(0)));
    assert!(a["cash"].as_i64() < b["cash"].as_i64(), "who has bought has less: {a} {b}");
    let page = anna.get(&format!("/games/{id}/try/compare?{asked}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Order of operating") && page.text.contains("differs"), "{}", page.text);
    let game = anna.get(&format!("/games/{id}/try/compare?one={one}&other={id}")).await;
    assert!(game.text.contains("The game as it is"));
    for wrong in ["try-0", "x", ""] {
        let wrong = anna.get(&format!("/api/games/{id}/compare?one={one}&other={wrong}")).await;
        assert_eq!(wrong.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn another_device_and_another_server_bring_them_back() {
    let folder = Folder::new("devices");
    let first = app(Config::new(folder.repository()));
    let mut browser = Browser::new(&first);
    let id = browser.start().await;
    let branch = try_out(&mut browser, &id, None).await;
    choose(&mut browser, &branch, 0).await;
    let tried = position(&browser.game(&branch).await);
    browser.sign_up("Anna").await;
    drop(first);
    let again = app(Config::new(folder.repository()));
    let mut phone = Browser::new(&again);
    assert_eq!(phone.get(&format!("/games/{branch}")).await.status, StatusCode::NOT_FOUND);
    phone.submit("/sign-in", "name=Anna&password=correct+horse").await;
    assert_eq!(position(&phone.game(&branch).await), tried);
    assert_eq!(
        phone.get(&format!("/api/games/{id}/branches")).await.json()["branches"][0]["id"],
        json!(branch)
    );
}

/// A data folder of a test's own, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("lokalka-branches-{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Folder(folder)
    }

    fn repository(&self) -> Repository {
        Repository::open(&self.0).expect("the folder can be written to")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn what_the_game_took_back_is_still_what_a_branch_departs_from() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let seat = move_on(&mut people, &id, 0).await;
    let branch = try_out(&mut people[0], &id, None).await;
    let departed = position(&people[0].game(&branch).await);
    choose(&mut people[0], &branch, 0).await;
    let tried = position(&people[0].game(&branch).await);
    // The game goes another way.
    assert_eq!(people[seat].ask(&id, "undo", 1).await.status, StatusCode::OK);
    move_on(&mut people, &id, 1).await;
    assert_ne!(position(&people[0].game(&id).await), departed);
    // Asked anew, since what was shown is remembered.
    let name = json!({"name": "Still here"});
    assert_eq!(people[0].put(&format!("/api/branches/{branch}"), &name).await.status, StatusCode::OK);
    assert_eq!(position(&people[0].game(&branch).await), tried);
}

#[tokio::test]
async fn hosts_say_how_many_are_kept_and_for_how_long() {
    let repository = Repository::in_memory().expect("memory is there");
    let few = app(Config::new(repository).branches(2));
    let mut browser = Browser::new(&few);
    let id = browser.start().await;
    for _ in 0..2 {
        try_out(&mut browser, &id, None).await;
    }
    let more = browser.post(&format!("/api/games/{id}/branches"), &json!({})).await;
    assert_eq!(more.status, StatusCode::CONFLICT);
    assert!(more.text.contains("2 branches of this game"), "{}", more.text);
    let folder = Folder::new("expiry");
    let mut browser = Browser::new(&app(Config::new(folder.repository())));
    let id = browser.start().await;
    let branch = try_out(&mut browser, &id, None).await;
    assert_eq!(browser.get(&format!("/api/branches/{branch}")).await.status, StatusCode::OK);
    let soon = app(Config::new(folder.repository()).keep_branches(Some(Duration::ZERO)));
    browser.move_to(&soon);
    until(async || browser.get(&format!("/api/branches/{branch}")).await.status == StatusCode::NOT_FOUND)
        .await;
}

/// Waits until something is so.
async fn until(mut so: impl AsyncFnMut() -> bool) {
    for _ in 0..3000 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came to be");
}

/// A game of three in which somebody has tried out the first moves; gives the game, the people, who must decide first, and
/// the branch.
async fn planned(server: &Router, moves: usize) -> (String, [Browser; 3], usize, String) {
    let (id, mut people) = three(server).await;
    let seat = people[0].game(&id).await["seat"].as_u64().expect("a seat") as usize;
    let branch = try_out(&mut people[seat], &id, None).await;
    for _ in 0..moves {
        choose(&mut people[seat], &branch, 0).await;
    }
    (id, people, seat, branch)
}

async fn play(browser: &mut Browser, branch: &str) -> Value {
    let played = browser.post(&format!("/api/branches/{branch}/play"), &json!({})).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    played.json()
}

async fn plans(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/games/{id}/plans")).await.json()["plans"].clone()
}

#[tokio::test]
async fn own_moves_are_played_and_later_ones_wait_for_their_position() {
    let server = server();
    // The snake: the first, second and third, the third again, the second, the first.
    let (id, mut people, me, branch) = planned(&server, 6).await;
    let tried = position(&people[me].game(&branch).await);
    let played = play(&mut people[me], &branch).await;
    assert_eq!(played, json!({"played": 1, "waiting": 1, "stopped": null}));
    assert_eq!(people[me].game(&id).await["actions"], json!(1));
    assert_eq!(plans(&mut people[me], &id).await[0]["dropped"], Value::Null);
    let page = people[me].get(&format!("/games/{id}")).await.text;
    assert!(page.contains("one of your moves waits"), "{page}");
    for number in 0..4 {
        assert_ne!(move_on(&mut people, &id, 0).await, me, "move {number} is another's");
    }
    // The last one comes by itself.
    until(async || people[me].game(&id).await["actions"] == json!(6)).await;
    assert_eq!(position(&people[me].game(&id).await), tried);
    until(async || plans(&mut people[me], &id).await == json!([])).await;
    assert_eq!(people[me].game(&id).await["actions"], json!(6), "and only once");
}

#[tokio::test]
async fn moves_are_dropped_with_a_note_when_another_position_comes_up() {
    let server = server();
    let (id, mut people, me, branch) = planned(&server, 6).await;
    play(&mut people[me], &branch).await;
    // Something else than was planned.
    let other = move_on(&mut people, &id, 1).await;
    let page = people[me].get(&format!("/games/{id}")).await.text;
    assert!(page.contains("your moves wait no more"), "at once: {page}");
    until(async || plans(&mut people[me], &id).await[0]["dropped"].is_string()).await;
    let note = plans(&mut people[me], &id).await[0].clone();
    let name = ["Anna", "Bela", "Cyril"][other];
    assert!(note["dropped"].as_str().expect("why").contains(name), "{note}");
    for _ in 0..3 {
        move_on(&mut people, &id, 0).await;
    }
    let now = people[me].game(&id).await;
    assert_eq!((&now["actions"], &now["seat"]), (&json!(5), &json!(me)), "nobody plays for them");
    let forget = format!("/api/games/{id}/plans/{}", note["id"].as_str().expect("an id"));
    assert_eq!(people[other].delete(&forget).await.status, StatusCode::NOT_FOUND);
    assert_eq!(people[me].delete(&forget).await.status, StatusCode::OK);
    assert_eq!(plans(&mut people[me], &id).await, json!([]));
}

#[tokio::test]
async fn what_is_taken_back_is_not_played_again() {
    let server = server();
    let (id, mut people, me, branch) = planned(&server, 6).await;
    play(&mut people[me], &branch).await;
    assert_eq!(people[me].ask(&id, "undo", 1).await.status, StatusCode::OK);
    until(async || plans(&mut people[me], &id).await[0]["dropped"].is_string()).await;
    assert_eq!(people[me].game(&id).await["actions"], json!(0));
}

#[tokio::test]
async fn a_line_stops_where_the_game_is_elsewhere_and_says_so() {
    let server = server();
    let (id, mut people, me, branch) = planned(&server, 6).await;
    move_on(&mut people, &id, 1).await;
    let stopped = play(&mut people[me], &branch).await;
    assert_eq!((&stopped["played"], &stopped["waiting"]), (&json!(0), &json!(0)));
    assert_eq!(stopped["stopped"]["number"], json!(1));
    let page = people[me].submit(&format!("/games/{branch}/try/play"), "").await.text;
    assert!(page.contains("It stopped at move 1"), "{page}");
    let mut stranger = Browser::new(&server);
    let own = try_out(&mut stranger, &id, None).await;
    let seatless = stranger.post(&format!("/api/branches/{own}/play"), &json!({})).await;
    assert_eq!(seatless.status, StatusCode::FORBIDDEN, "who has no seat has no moves");
}

#[tokio::test]
async fn moves_wait_through_a_restart() {
    let folder = Folder::new("restart");
    let open = || app(Config::new(folder.repository()));
    let first = open();
    let (id, mut people, me, branch) = planned(&first, 6).await;
    play(&mut people[me], &branch).await;
    for _ in 0..3 {
        move_on(&mut people, &id, 0).await;
    }
    drop(first);
    let again = open();
    people.iter_mut().for_each(|browser| browser.move_to(&again));
    move_on(&mut people, &id, 0).await;
    until(async || people[me].game(&id).await["actions"] == json!(6)).await;
}

#[tokio::test]
async fn whoever_plays_alone_plays_the_whole_line() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let branch = try_out(&mut anna, &id, None).await;
    for _ in 0..4 {
        choose(&mut anna, &branch, 0).await;
    }
    assert_eq!(play(&mut anna, &branch).await["played"], json!(4));
    assert_eq!(position(&anna.game(&id).await), position(&anna.game(&branch).await));
}

#[tokio::test]
async fn what_trains_would_earn_is_told_with_ghosts() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let ask = async |anna: &mut Browser, question: Value| {
        anna.post(&format!("/api/games/{id}/what-if"), &question).await
    };
    let title = rules::title::embedded::title("18cz").expect("it is built in");
    let symbol = &title.charter(rules::CompanyId(0)).symbol;
    let nothing = ask(&mut anna, json!({"company": symbol})).await.json();
    assert_eq!((&nothing["revenue"], &nothing["proven"]), (&json!(0), &json!(true)));
    for wrong in [
        json!({"company": "nobody"}),
        json!({"company": symbol, "trains": ["x"]}),
        json!({"company": symbol, "trains": vec!["2a"; 99]}),
        json!({"company": symbol, "tiles": [{"hex": "E15", "tile": "57", "rotation": 9}]}),
        json!({"company": symbol, "tiles": [{"hex": "Z99", "tile": "57", "rotation": 0}]}),
        json!({"company": symbol, "stations": [{"hex": "E15", "city": 200}]}),
        json!({"company": symbol, "and": 1}),
    ] {
        let answer = ask(&mut anna, wrong.clone()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}: {}", answer.text);
    }
    let page = anna.get(&format!("/games/{id}/what-if?company={symbol}&hex=E15")).await;
    assert!(page.status.is_success() && page.text.contains("name=\"tile\""), "{}", page.text);
}
