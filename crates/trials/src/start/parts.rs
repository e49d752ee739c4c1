//! What the opening of a long game is made of, each part by itself and as little as it can be: to read the rows, to parse the
//! entries, to play the actions with every one checked, and to compare all states with their fingerprints.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use records::game_file;
use rules::notation::{self, ActionNotation};
use rules::title::Shelf;
use rules::{Game, Seat, fingerprint};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::Store;

use super::games::LongGame;
use crate::Timing;

/// How long the parts took.
pub(super) struct Parts {
    pub(super) entries: usize,
    pub(super) read: Timing,
    pub(super) parse: Timing,
    pub(super) replay: Timing,
    pub(super) fingerprint: Timing,
    pub(super) hash: Timing,
}

/// An action in the log; nothing where it was taken back.
type Entry = Option<Act>;

#[derive(Deserialize)]
struct Act {
    seat: u8,
    action: ActionNotation,
}

pub(super) fn measure(folder: &Path, long: &[LongGame], rounds: usize) -> Result<Vec<Parts>, String> {
    let (store, shelf) = (Store::open(folder).map_err(|error| error.to_string())?, Shelf::built_in());
    long.iter().map(|game| of_game(&store, &shelf, game, rounds)).collect()
}

fn of_game(store: &Store, shelf: &Shelf, game: &LongGame, rounds: usize) -> Result<Parts, String> {
    let mut times: [Vec<Duration>; 5] = Default::default();
    for _ in 0..rounds {
        let [read, parse, replay, fingerprints, hash] = &mut times;
        let (options, log) = timed(read, || {
            let kept = store.game(&game.id).and_then(|_| store.options(&game.id));
            kept.and_then(|options| Ok((options, store.actions(&game.id, 0)?)))
        })
        .map_err(|error| error.to_string())?;
        let entries: Vec<Entry> = timed(parse, || {
            let parse = |entry: &store::Action| match entry.text.as_str() {
                r#""undo""# => Ok(None),
                text => serde_json::from_str(text).map(Some),
            };
            log.iter().map(parse).collect::<Result<_, _>>()
        })
        .map_err(|error| error.to_string())?;
        let file = game_file::read(&options, shelf).map_err(|error| error.to_string())?;
        let start = file.begin(shelf).map_err(|error| error.to_string())?.game;
        let positions = timed(replay, || play(start, &entries))?;
        if positions.len() != game.entries || log.len() != game.entries {
            return Err(format!("{} of {} entries were replayed", positions.len(), game.entries));
        }
        let texts: Vec<String> =
            timed(fingerprints, || positions.iter().map(|game| fingerprint::text(game.view())).collect());
        let hashes: Vec<_> =
            timed(hash, || texts.iter().map(|text| Sha256::digest(text.as_bytes())).collect());
        let last: String = hashes.last().into_iter().flatten().map(|byte| format!("{byte:02x}")).collect();
        if log.last().is_none_or(|entry| !entry.state_hash.ends_with(&last)) {
            return Err("a replay ends elsewhere than the game did".to_owned());
        }
        black_box(hashes);
    }
    let [read, parse, replay, fingerprint, hash] = times.map(|times| Timing::new(times, Duration::ZERO));
    Ok(Parts { entries: game.entries, read, parse, replay, fingerprint, hash })
}

/// The positions after all entries.
fn play(start: Game, entries: &[Entry]) -> Result<Vec<Game>, String> {
    let (mut before, mut positions) = (start.clone(), Vec::with_capacity(entries.len()));
    let mut now = start;
    for entry in entries {
        now = match entry {
            Some(Act { seat, action }) => {
                let understood = notation::read(now.view(), action).map_err(|error| error.to_string())?;
                let played = now.play(Seat(*seat), &understood);
                before = now;
                played.map_err(|refusal| format!("{refusal:?}"))?.game
            }
            None => before.clone(),
        };
        positions.push(now.clone());
    }
    Ok(positions)
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    times.push(began.elapsed());
    done
}
