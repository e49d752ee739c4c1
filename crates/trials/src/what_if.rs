//! How soon the program says what a company would run for: every company at the last position of every recorded game, with as
//! many of the longest trains as it may have.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use records::conformance;
use records::game_file;
use rules::Game;
use rules::notation::train_name;
use rules::title::Shelf;
use rules::train::Train;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::folder::Folder;
use crate::timing::Timing;
use crate::{Client, Kept, Server};

/// Where recorded games lie, beside the checkout.
const FOLDERS: [&str; 2] = ["shared/conformance", "shared/conformance-2"];

/// Half of the answers come within this.
const GOAL: Duration = Duration::from_millis(50);

/// A company is asked about with so many trains at most: more than that nobody has, and the server refuses them.
const MOST_TRAINS: usize = 6;

/// A question, with the game that it is about.
struct Question {
    game: String,
    company: String,
    trains: Vec<String>,
}

/// Asks this program and prints how long it took.
///
/// # Errors
/// In words, when an answer was wrong or something could not be run. A goal that is not met is no error.
pub fn run(program: &Path) -> Result<(), String> {
    let files = recorded();
    if files.is_empty() {
        println!("no recorded games in shared/conformance beside the checkout: nothing to ask about");
        return Ok(());
    }
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let folder = Folder::new();
    let mut server = Server::start(program, &Kept::Folder(folder.0.clone()))?;
    let asked = runtime.block_on(ask_all(Client::new(server.address(), 1), &files));
    server.stop()?;
    let (timing, unproven, slowest) = asked?;
    let [median, most, nearly_all] = [50, 95, 99].map(|percent| timing.at(percent).as_secs_f64() * 1e3);
    println!("what would it run for, {} recorded games, {} questions:", files.len(), timing.count());
    println!(
        "  median {median:.1} ms, 95 % {most:.1} ms, 99 % {nearly_all:.1} ms, with the request and its answer"
    );
    println!("  slowest: {slowest}");
    println!("  not proven to be the best: {unproven}");
    let met = if timing.at(50) <= GOAL { "met:    " } else { "NOT MET:" };
    println!("{met} a median of {median:.1} ms (at most {} ms)", GOAL.as_millis());
    Ok(())
}

async fn ask_all(
    mut client: Client,
    files: &[(PathBuf, Game, String)],
) -> Result<(Timing, usize, String), String> {
    let (mut took, mut unproven) = (Vec::new(), 0);
    let mut slowest = (Duration::ZERO, String::new());
    let began = Instant::now();
    for (path, game, text) in files {
        let file: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let made = client.expect("POST", "/api/import", &file).await?;
        let id = made["id"].as_str().ok_or("an imported game has no id")?;
        for Question { game, company, trains } in questions(game, id) {
            let body = json!({"company": company, "trains": trains});
            let asked = Instant::now();
            let answer = client.expect("POST", &format!("/api/games/{game}/what-if"), &body).await?;
            let time = asked.elapsed();
            unproven += usize::from(answer["proven"] != json!(true));
            if time > slowest.0 {
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                let words = format!(
                    "{name}, {company} with {}, {:.1} ms",
                    trains.join(" "),
                    time.as_secs_f64() * 1e3
                );
                slowest = (time, words);
            }
            took.push(time);
        }
    }
    Ok((Timing::new(took, began.elapsed()), unproven, slowest.1))
}

/// Every company that operates, with as many of the longest trains as it may have.
fn questions(game: &Game, id: &str) -> Vec<Question> {
    let (view, title) = (game.view(), game.title());
    let trains = title.cards.iter().enumerate().flat_map(|(index, card)| {
        card.sides
            .iter()
            .map(move |side| (side.price, Train { card: rules::CardId::at(index), side: side.size }))
    });
    // The dearest is the longest.
    let Some((_, longest)) = trains.max_by_key(|(price, _)| *price) else { return Vec::new() };
    let of = |company| {
        // A national company may own any number while it is being formed.
        let count = view.train_limit(company).clamp(1, MOST_TRAINS);
        Question {
            game: id.to_owned(),
            company: title.charter(company).symbol.clone(),
            trains: vec![train_name(title, longest); count],
        }
    };
    view.floated().map(of).collect()
}

/// The recorded games with their last positions.
fn recorded() -> Vec<(PathBuf, Game, String)> {
    let shelf = Shelf::built_in();
    let here = std::env::current_dir().unwrap_or_default();
    let entries =
        |folder: PathBuf| std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = here.ancestors().flat_map(|place| FOLDERS.map(|folder| place.join(folder)));
    let mut files: Vec<PathBuf> = folders.flat_map(entries).flat_map(entries).collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).ok()?;
        let file = conformance::to_game_file(&text, &shelf).ok()?;
        let last = game_file::replay(&file, &shelf, None).ok()?.game;
        Some((path, last, game_file::write(&file)))
    };
    files.into_iter().filter_map(read).collect()
}
