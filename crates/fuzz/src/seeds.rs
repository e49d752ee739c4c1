//! What a search starts from: games of our own bots, as each target takes them.

use bots::{Budget, Strength, think};
use records::game_file::{self, Correction, GameFile};
use records::position::{self, WrittenPosition};
use records::site;
use rules::title::{Shelf, embedded, load};
use rules::{Action, Game, Options, Seat};
use serde_json::json;

use crate::Target;

/// Games are cut to these numbers of actions: many short ones are searched faster than a few long ones.
const LENGTHS: [usize; 4] = [0, 12, 60, 200];

/// So many moves come before a look: the requests of a seed are made one after the other, each time it is tried.
const MOVES: usize = 4;

/// What browsers and programs ask for beside moves: the method, the address and the body.
const LOOKS: [(&str, &str, &str); 24] = [
    ("GET", "/", ""),
    ("GET", "/games/$game", ""),
    ("GET", "/games/$game/table?at=3", ""),
    ("GET", "/games/$game/log?at=2", ""),
    ("GET", "/games/$game/tray?hex=F5", ""),
    ("GET", "/games/$game/company?company=PR", ""),
    ("GET", "/games/$game/info/phases", ""),
    ("GET", "/games/$game/charts/worth.csv", ""),
    ("GET", "/api/games/$game", ""),
    ("GET", "/api/games/$game/log", ""),
    ("GET", "/api/games/$game/events", ""),
    ("GET", "/api/games/$game/lokalka.json", ""),
    ("GET", "/api/games/$game/18xx.json", ""),
    ("GET", "/api/games/$game/suggestion", ""),
    ("GET", "/api/games/$game/invites", ""),
    ("GET", "/api/lobby", ""),
    ("POST", "/api/games/$game/undo", r#"{"seq": 4}"#),
    ("POST", "/api/games/$game/chat", r#"{"text": "Hello"}"#),
    ("PUT", "/api/games/$game/seats/0/notes", r#"{"text": "Remember"}"#),
    ("POST", "/api/games/$game/seats/1/stand-in", r#"{"bot": "novice"}"#),
    ("POST", "/api/account", r#"{"name": "Anna", "password": "correct horse"}"#),
    ("POST", "/api/session", r#"{"name": "Anna", "password": "correct horse"}"#),
    ("POST", "/games", "seats=3&name1=Anna&name2=Bela&name3=Cyril&name4=&name5=&name6="),
    ("DELETE", "/api/games/$game", ""),
];

/// The seeds of a target.
pub fn seeds(target: Target) -> Vec<String> {
    match target {
        Target::Actions => games().iter().map(actions).collect(),
        Target::GameFile => games().iter().chain(&set_up_games()).map(game_file::write).collect(),
        Target::Position => games().iter().filter_map(as_position).collect(),
        Target::Record => {
            games().iter().filter_map(|file| site::write(file, &Shelf::built_in()).ok()).collect()
        }
        Target::TitleFile => title_files(),
        Target::Http => requests(),
    }
}

/// Games of each title in both profiles, by bots that play anything and by novices.
fn games() -> Vec<GameFile> {
    let mut games = Vec::new();
    for id in embedded::ids() {
        for options in [Options::BOOK, Options::AS_ON_18XX_GAMES] {
            for (strength, seed) in [(Strength::Random, 1), (Strength::Novice, 2)] {
                games.extend(LENGTHS.iter().filter_map(|&length| play(id, options, strength, seed, length)));
            }
        }
    }
    games
}

fn play(id: &str, options: Options, strength: Strength, seed: u64, most: usize) -> Option<GameFile> {
    let title = embedded::title(id)?;
    let players = usize::from(title.seat_counts.first()?.players);
    let mut game = Game::new(title, options, players, seed).ok()?.game;
    let mut played: Vec<(Seat, Action)> = Vec::new();
    while played.len() < most
        && let Some(thought) = think(&game, strength, &Budget::nodes(1), seed + played.len() as u64)
    {
        game = game.play(thought.seat, &thought.action).ok()?.game;
        played.push((thought.seat, thought.action));
    }
    let names = ["Anna", "Bela", "Cyril"].iter().take(players).map(|name| (*name).to_owned()).collect();
    GameFile::of(game.title(), options, seed, names, &played).ok()
}

/// Where a game stands after its last action, unless a question is half answered there.
fn standing(file: &GameFile) -> Option<WrittenPosition> {
    let replay = game_file::replay(file, &Shelf::built_in(), None).ok()?;
    position::write(&replay.game, &file.players).ok()
}

/// The title in one line, then the position.
fn as_position(file: &GameFile) -> Option<String> {
    Some(format!("{}\n{}", file.title, serde_json::to_string(&standing(file)?).ok()?))
}

/// Games that begin where others stand, each with a correction that changes nothing.
fn set_up_games() -> Vec<GameFile> {
    let set_up = |file: &GameFile| {
        let position = standing(file)?;
        let correction = Correction { after: 0, why: "a look".to_owned(), position: position.clone() };
        let (actions, corrections) = (Vec::new(), vec![correction]);
        Some(GameFile { position: Some(position), actions, corrections, ..file.clone() })
    };
    games().iter().filter_map(set_up).collect()
}

/// The beginning in one line, then an action to a line.
fn actions(file: &GameFile) -> String {
    let beginning = GameFile { actions: Vec::new(), ..file.clone() };
    let beginning = game_file::write(&beginning).replace('\n', " ");
    let actions = file.actions.iter().map(|played| json!(played.action).to_string());
    [beginning].into_iter().chain(actions).collect::<Vec<_>>().join("\n")
}

/// Each file of each title, and the catalogue of tiles.
fn title_files() -> Vec<String> {
    let mut seeds = vec![format!("18cz tiles\n{}", embedded::catalogue())];
    for id in embedded::ids() {
        let texts = embedded::texts(id).unwrap_or_default();
        let own = load::paths(texts.files.get("title.toml").map(String::as_str));
        let own = own.into_iter().filter(|path| !path.starts_with("../"));
        seeds.extend(own.filter_map(|path| Some(format!("{id} {path}\n{}", texts.files.get(&path)?))));
    }
    seeds
}

/// Games as a browser would begin them, each with one further request.
fn requests() -> Vec<String> {
    let games: Vec<GameFile> = games().into_iter().filter(|file| file.actions.len() > MOVES).collect();
    let seed = |(look, file): (&(&str, &str, &str), &GameFile)| {
        let moves = file.actions.iter().take(MOVES).enumerate().map(|(seq, played)| {
            let body = json!({"seq": seq, "action": played.action}).to_string();
            request("POST", "/api/games/$game/actions", &body)
        });
        let (method, address, body) = look;
        set_up(file) + &moves.collect::<String>() + &request(method, address, body)
    };
    let mut seeds: Vec<String> = LOOKS.iter().zip(games.iter().cycle()).map(seed).collect();
    seeds
        .extend(games.iter().take(MOVES).map(|file| request("POST", "/api/import", &game_file::write(file))));
    seeds
}

fn set_up(file: &GameFile) -> String {
    let options = game_file::write_options(&file.options);
    let setup = json!({"title": file.title, "players": file.players, "seed": file.seed, "options": options});
    request("POST", "/api/games", &setup.to_string())
}

/// A request as the target reads it; with the headers that our own pages send.
fn request(method: &str, address: &str, body: &str) -> String {
    let kind = if address == "/games" { "application/x-www-form-urlencoded" } else { "application/json" };
    let head = format!("> {method} {address}\nx-lokalka: 1\nsec-fetch-site: same-origin\n");
    if body.is_empty() { head } else { format!("{head}content-type: {kind}\n\n{body}\n") }
}
