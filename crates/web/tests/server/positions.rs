//! Positions that are set up, and mistakes that are corrected: a game on a real table, followed here.

use axum::http::StatusCode;
use rules::title::Shelf;
use serde_json::{Value, json};
use web::verify::{self, Verdict};
use web::{Config, Repository, app};

use crate::common::{Answer, Browser, Dice, server, three};

/// A position of a game by chance, after so many actions or the next at which it can be written.
async fn position_after(browser: &mut Browser, id: &str, actions: u64) -> Value {
    let mut dice = Dice::new(3);
    for number in 0.. {
        let game = browser.game(id).await;
        if number >= actions {
            let written = browser.get(&format!("/api/games/{id}/position")).await;
            if written.status == StatusCode::OK {
                return written.json();
            }
            assert_eq!(written.status, StatusCode::CONFLICT, "{}", written.text);
        }
        let action = dice.choose(&game);
        browser.act(id, game["seq"].as_u64().expect("a number"), &action).await;
    }
    unreachable!("the game is longer");
}

async fn begin(browser: &mut Browser, position: &Value) -> Answer {
    let asked = json!({"players": ["Xena", "Yrsa", "Zoe"], "seed": 5, "position": position});
    browser.post("/api/games", &asked).await
}

fn id_of(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_game_begins_at_a_position_and_is_the_same_after_a_restart_and_in_a_file() {
    let folder = std::env::temp_dir().join(format!("lokalka-positions-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || Repository::open(&folder).expect("the folder can be used");
    let mut browser = Browser::new(&app(Config::new(open())));
    let first = browser.start().await;
    let position = position_after(&mut browser, &first, 60).await;
    let answer = begin(&mut browser, &position).await;
    let id = id_of(&answer);
    let game = browser.game(&id).await;
    assert_eq!(game["players"][0]["name"], "Xena");
    assert_eq!(game["players"][0]["cash"], position["players"][0]["cash"]);
    let written = browser.get(&format!("/api/games/{id}/position")).await.json();
    assert_eq!(
        written["companies"].as_object().map(|all| all.len()),
        position["companies"].as_object().map(|all| all.len())
    );
    assert_eq!(written["tiles"], position["tiles"]);

    let mut dice = Dice::new(9);
    for _ in 0..20 {
        let game = browser.game(&id).await;
        let action = dice.choose(&game);
        browser.act(&id, game["seq"].as_u64().expect("a number"), &action).await;
    }
    let played = browser.game(&id).await;
    let file = browser.get(&format!("/api/games/{id}/lokalka.json")).await;
    let theirs = browser.get(&format!("/api/games/{id}/18xx.json")).await;
    assert_eq!(theirs.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(theirs.text.contains("set up"), "{}", theirs.text);

    browser.move_to(&app(Config::new(open())));
    let again = browser.game(&id).await;
    assert_eq!((&again["players"], &again["companies"]), (&played["players"], &played["companies"]));
    let verified = verify::game(&open(), &Shelf::built_in(), &id, true);
    let verified = verified.expect("it can be read").expect("it is there");
    assert_eq!(verified.verdict, Verdict::Sound);

    let imported = id_of(&browser.post_text("/api/import", "application/json", file.text).await);
    let there = browser.game(&imported).await;
    assert_eq!((&there["players"], &there["companies"]), (&played["players"], &played["companies"]));
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn what_is_wrong_with_a_position_is_said_and_no_game_begins() {
    let mut browser = Browser::new(&server());
    let first = browser.start().await;
    let mut position = position_after(&mut browser, &first, 40).await;
    position["players"][0]["cash"] = json!(5_000_000);
    position["tiles"]["E11"] = json!("nonsense/0");
    let answer = begin(&mut browser, &position).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("Xena") && answer.text.contains("nonsense"), "{}", answer.text);
    position["position"] = json!(2);
    assert_eq!(begin(&mut browser, &position).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(begin(&mut browser, &json!({"position": 1})).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn correct(browser: &mut Browser, id: &str, seq: u64, why: &str, position: &Value) -> Answer {
    let asked = json!({"seq": seq, "why": why, "position": position});
    browser.post(&format!("/api/games/{id}/corrections"), &asked).await
}

#[tokio::test]
async fn whoever_set_up_the_game_corrects_a_mistake_which_all_see_and_may_undo() {
    let (id, [mut anna, mut bela, mut cyril]) = three(&server()).await;
    let written = |answer: Answer| answer.json();
    let mut position = written(anna.get(&format!("/api/games/{id}/position")).await);
    let before = position["players"][1]["cash"].as_u64().expect("cash");
    position["players"][1]["cash"] = json!(before + 11);
    let seq = anna.game(&id).await["seq"].as_u64().expect("a number");

    // Nobody else may, whether they play or watch.
    for other in [&mut bela, &mut cyril] {
        let refused = correct(other, &id, seq, "mine", &position).await;
        assert!(matches!(refused.status, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND), "{}", refused.text);
    }
    assert_eq!(bela.get(&format!("/games/{id}/correct")).await.status, StatusCode::FORBIDDEN);
    // Not without a reason, not with an old number, and nothing that is wrong.
    let silent = correct(&mut anna, &id, seq, "  ", &position).await;
    assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(correct(&mut anna, &id, seq + 1, "late", &position).await.status, StatusCode::CONFLICT);
    let mut wrong = position.clone();
    wrong["order"][0] = json!("Nobody");
    let refused = correct(&mut anna, &id, seq, "wrong", &wrong).await;
    assert!(
        refused.status == StatusCode::UNPROCESSABLE_ENTITY && refused.text.contains("Nobody"),
        "{}",
        refused.text
    );

    let done = correct(&mut anna, &id, seq, "Bela was paid too little", &position).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let game = bela.game(&id).await;
    assert_eq!(
        (game["players"][1]["cash"].as_u64(), game["seq"].as_u64()),
        (Some(before + 11), Some(seq + 1))
    );
    let log = cyril.get(&format!("/api/games/{id}/log")).await;
    assert!(log.text.contains("Bela was paid too little"), "{}", log.text);
    let page = cyril.get(&format!("/games/{id}/log")).await;
    assert!(page.text.contains("Bela was paid too little"), "{}", page.text);

    // A file brings it along, and that site is told nothing of it.
    let file = anna.get(&format!("/api/games/{id}/lokalka.json")).await.json();
    assert_eq!(file["corrections"][0]["why"], "Bela was paid too little");
    let imported = id_of(&anna.post_text("/api/import", "application/json", file.to_string()).await);
    assert_eq!(anna.game(&imported).await["players"][1]["cash"], json!(before + 11));
    let theirs = anna.get(&format!("/api/games/{id}/18xx.json")).await;
    assert!(theirs.text.contains("correction"), "{}", theirs.text);

    // It is taken back as an action is.
    let undone = anna.ask(&id, "undo", seq + 1).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert_eq!(bela.game(&id).await["players"][1]["cash"], json!(before));
    let again = anna.ask(&id, "redo", seq + 2).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.text);
    assert_eq!(bela.game(&id).await["players"][1]["cash"], json!(before + 11));
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The fields of the form, as a browser would send them.
fn fields(page: &str) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for input in page.split("<input ").skip(1) {
        let input = &input[..input.find('>').expect("it ends")];
        let value = |key: &str| {
            let from = input.find(&format!("{key}=\""))? + key.len() + 2;
            Some(input[from..from + input[from..].find('"')?].replace("&quot;", "\"").replace("&amp;", "&"))
        };
        if input.contains("type=\"checkbox\"") && !input.contains(" checked") {
            continue;
        }
        fields.extend(value("name").zip(value("value")));
    }
    for select in page.split("<select ").skip(1) {
        let select = &select[..select.find("</select>").expect("it ends")];
        let name = select.split("name=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a name");
        let options: Vec<&str> = select.split("<option ").skip(1).collect();
        let chosen = options.iter().find(|option| option.contains(" selected")).or(options.first());
        let value =
            chosen.and_then(|option| option.split("value=\"").nth(1)).and_then(|rest| rest.split('"').next());
        fields.push((name.to_owned(), value.unwrap_or_default().to_owned()));
    }
    fields
}

fn body(fields: &[(String, String)]) -> String {
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    pairs.join("&")
}

fn set(fields: &mut Vec<(String, String)>, name: &str, value: &str) {
    fields.retain(|(other, _)| other != name);
    fields.push((name.to_owned(), value.to_owned()));
}

#[tokio::test]
async fn the_editor_names_a_fault_and_begins_the_game_once_it_is_mended() {
    let mut browser = Browser::new(&server());
    for title in ["18cz", "18cz-bohemia", "18cz-moravia-silesia", "1836jr56"] {
        let page = browser.get(&format!("/new/position?title={title}")).await;
        assert_eq!(page.status, StatusCode::OK, "{title}: {}", page.text);
        assert!(page.text.contains("All is well"), "{title}");
    }
    assert!(browser.get("/new/position").await.text.contains("18CZ"));

    let page = browser.get("/new/position?title=18cz&players=3").await.text;
    let mut form = fields(&page);
    set(&mut form, "player.0.cash", "many");
    set(&mut form, "do", "play");
    let answer = browser.submit("/new/position", &body(&form)).await;
    assert!(
        answer.status == StatusCode::UNPROCESSABLE_ENTITY && answer.text.contains("many"),
        "{}",
        answer.text
    );

    set(&mut form, "player.0.cash", "777");
    set(&mut form, "player.0.name", "Olga");
    set(&mut form, "share.BN.0", "1");
    let answer = browser.submit("/new/position", &body(&form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("#company-BN"), "the fault leads to its field");

    set(&mut form, "share.BN.0", "0");
    let answer = browser.submit("/new/position", &body(&form)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let place = answer.headers["location"].to_str().expect("an address").to_owned();
    let id = place.trim_start_matches("/games/");
    let game = browser.game(id).await;
    assert_eq!((&game["players"][0]["name"], &game["players"][0]["cash"]), (&json!("Olga"), &json!(777)));
    let action = browser.first_action(id).await;
    assert_eq!(browser.act(id, 0, &action).await.status, StatusCode::OK);

    // From a game, and as a correction of it.
    let page = browser.get(&format!("/new/position?game={id}&at=0")).await;
    assert!(page.status == StatusCode::OK && page.text.contains("Olga"), "{}", page.text);
    let page = browser.get(&format!("/games/{id}/correct")).await.text;
    let mut form = fields(&page);
    set(&mut form, "player.0.cash", "700");
    set(&mut form, "why", "Olga has <paid> twice");
    set(&mut form, "do", "play");
    let answer = browser.submit(&format!("/games/{id}/correct"), &body(&form)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(browser.game(id).await["players"][0]["cash"], json!(700));
    let log = browser.get(&format!("/games/{id}/log")).await.text;
    assert!(log.contains("Olga has &lt;paid&gt; twice"), "what is said is not believed");
}

#[tokio::test]
async fn a_form_of_nonsense_is_answered_with_a_sentence() {
    let mut browser = Browser::new(&server());
    for form in
        ["", "title=18cz", "title=18cz&draft={}", "title=18cz&options=1&draft=2", "title=nothing&draft={}"]
    {
        let answer = browser.submit("/new/position", form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}: {}", answer.text);
    }
    let page = browser.get("/new/position?title=18cz&players=3").await.text;
    for (name, value) in
        [("hex", "E11"), ("lay", "57/9"), ("round.set", "255"), ("trains.pool", "a b c d"), ("order.0", "")]
    {
        let mut form = fields(&page);
        set(&mut form, "hex", "E11");
        set(&mut form, name, value);
        let answer = browser.submit("/new/position", &body(&form)).await;
        assert!(
            answer.status == StatusCode::OK || answer.status == StatusCode::UNPROCESSABLE_ENTITY,
            "{name}: {}",
            answer.status
        );
    }
}
