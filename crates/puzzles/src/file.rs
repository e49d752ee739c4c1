//! Puzzles as text: games with an action to a line, and the puzzles between them, where their positions come up.
//!
//! ```text
//! game 18cz players=4 seed=1000004 options={}
//! buy_local {"local":"S1"}
//! run_trains
//! ? 17 tile KFN hard best=130 next=110 obvious=90 choices=34 rights=1 stops=12 trains=2
//! ! lay_tile {"hex":"F3","tile":"57","rotation":1}
//! ```
//!
//! An action is a verb with its fields. `run_trains` alone stands for the best runs, as the solver finds them. A question (`?`) is
//! followed by its best moves (`!`). What begins with `#` is for readers.

use std::fmt::Write as _;

use records::game_file;
use rules::notation::ActionNotation;
use rules::{Offer, Options};
use serde_json::{Map, Value};

use crate::facts::Facts;
use crate::kind::Kind;
use crate::level::Level;
use crate::puzzle::Puzzle;

/// The best runs, as a line.
const BEST_RUNS: &str = "run_trains";

/// A game from which puzzles are taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The id of the title.
    pub title: String,
    /// How many play.
    pub players: usize,
    /// The seed of the game.
    pub seed: u64,
    /// How open points are resolved.
    pub options: Options,
    /// The actions up to the last puzzle, each as its line.
    pub actions: Vec<String>,
}

/// What cannot be read, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// An action as a line; best runs that are offered need not be spelled out.
pub fn line_of(action: &ActionNotation, offers: &[Offer], played: &rules::Action) -> String {
    let best = offers.iter().find_map(|offer| match offer {
        Offer::RunTrains { runs, revenue, .. } if *revenue > 0 => Some(runs),
        _ => None,
    });
    match (best, played) {
        (Some(best), rules::Action::RunTrains { runs }) if best == runs => BEST_RUNS.to_owned(),
        _ => in_words(action),
    }
}

/// An action as a line.
pub fn in_words(action: &ActionNotation) -> String {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(action) else { return String::new() };
    fields.shift_remove("do");
    let kind = action.kind();
    if fields.is_empty() { kind.to_owned() } else { format!("{kind} {}", Value::Object(fields)) }
}

/// The action of a line; nothing for the best runs.
///
/// # Errors
/// When it is none.
pub fn action_of(line: &str) -> Result<Option<ActionNotation>, String> {
    if line == BEST_RUNS {
        return Ok(None);
    }
    let (kind, fields) = line.split_once(' ').unwrap_or((line, "{}"));
    let mut object = Map::from_iter([("do".to_owned(), Value::from(kind))]);
    let fields: Map<String, Value> = serde_json::from_str(fields).map_err(|error| error.to_string())?;
    object.extend(fields);
    serde_json::from_value(Value::Object(object)).map(Some).map_err(|error| error.to_string())
}

/// Writes games with their puzzles, which must be in the order of their places.
pub fn write(heading: &str, records: &[Record], puzzles: &[Puzzle]) -> String {
    let mut text = format!("# {heading}\n");
    for (index, record) in records.iter().enumerate() {
        let Record { title, players, seed, options, actions } = record;
        let options = game_file::write_options(options);
        // Writing into a string cannot fail.
        let _ = writeln!(text, "\ngame {title} players={players} seed={seed} options={options}");
        for at in 0..=actions.len() {
            for puzzle in puzzles.iter().filter(|puzzle| puzzle.place == (index, at)) {
                write_puzzle(&mut text, puzzle);
            }
            if let Some(action) = actions.get(at) {
                let _ = writeln!(text, "{action}");
            }
        }
    }
    text
}

fn write_puzzle(text: &mut String, puzzle: &Puzzle) {
    let Puzzle { number, kind, company, level, facts, answers, .. } = puzzle;
    let Facts { best, next, obvious, choices, rights, stops, trains } = facts;
    let _ = writeln!(
        text,
        "? {number} {} {company} {} best={best} next={next} obvious={obvious} choices={choices} rights={rights} stops={stops} trains={trains}",
        kind.name(),
        level.name()
    );
    for answer in answers {
        let _ = writeln!(text, "! {}", in_words(answer));
    }
}

/// Reads games with their puzzles.
///
/// # Errors
/// With the first line that cannot be read. Whether actions are legal shows when they are played.
pub fn read(text: &str) -> Result<(Vec<Record>, Vec<Puzzle>), Unreadable> {
    let (mut records, mut puzzles): (Vec<Record>, Vec<Puzzle>) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let wrong = |what: &str| Unreadable { line: index + 1, what: what.to_owned() };
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(game) = line.strip_prefix("game ") {
            records.push(read_game(game).ok_or_else(|| wrong("this is no game"))?);
            continue;
        }
        let games = records.len();
        let record = records.last_mut().ok_or_else(|| wrong("no game has begun"))?;
        if let Some(question) = line.strip_prefix("? ") {
            let place = (games - 1, record.actions.len());
            puzzles.push(read_puzzle(question, place).ok_or_else(|| wrong("this is no puzzle"))?);
        } else if let Some(answer) = line.strip_prefix("! ") {
            let answer = action_of(answer).map_err(|error| wrong(&error))?;
            let puzzle = puzzles.last_mut().ok_or_else(|| wrong("nothing was asked"))?;
            puzzle.answers.push(answer.ok_or_else(|| wrong("the best runs are no move"))?);
        } else {
            record.actions.push(line.to_owned());
        }
    }
    Ok((records, puzzles))
}

/// The value of `name=value`.
fn value<'a>(word: Option<&'a str>, name: &str) -> Option<&'a str> {
    word?.strip_prefix(name)?.strip_prefix('=')
}

fn read_game(line: &str) -> Option<Record> {
    let mut words = line.splitn(4, ' ');
    let title = words.next()?.to_owned();
    let players = value(words.next(), "players")?.parse().ok()?;
    let seed = value(words.next(), "seed")?.parse().ok()?;
    let options: Map<String, Value> = serde_json::from_str(value(words.next(), "options")?).ok()?;
    let options = game_file::read_options(&options).ok()?;
    Some(Record { title, players, seed, options, actions: Vec::new() })
}

fn read_puzzle(line: &str, place: (usize, usize)) -> Option<Puzzle> {
    let mut words = line.split(' ');
    let number = words.next()?.parse().ok()?;
    let kind = Kind::named(words.next()?)?;
    let company = words.next()?.to_owned();
    let level = Level::named(words.next()?)?;
    let facts = Facts {
        best: value(words.next(), "best")?.parse().ok()?,
        next: value(words.next(), "next")?.parse().ok()?,
        obvious: value(words.next(), "obvious")?.parse().ok()?,
        choices: value(words.next(), "choices")?.parse().ok()?,
        rights: value(words.next(), "rights")?.parse().ok()?,
        stops: value(words.next(), "stops")?.parse().ok()?,
        trains: value(words.next(), "trains")?.parse().ok()?,
    };
    Some(Puzzle { number, kind, company, level, facts, answers: Vec::new(), place })
}
