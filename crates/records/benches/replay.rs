//! How fast a recorded game replays with every action checked, and what the state costs.
//!
//! Run by `cargo xtask bench replay`. The reference engine needs 0.824 s of one core for the same game in its strict mode;
//! see BENCHMARKS.md.

use std::hint::black_box;
use std::mem::size_of;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use records::conformance;
use records::game_file::{self, Step};
use rules::title::Shelf;
use rules::{Decision, Game, State};

/// The game that the reference engine was timed on, as found beside the checkout.
const GAME: &str = "shared/conformance/18cz/recorded-3p-29247.json";
/// The actions of that game as the reference engine counts them, and its time for them.
const REFERENCE: (usize, f64) = (793, 0.824);
/// Repetitions; the median is reported.
const ROUNDS: usize = 201;

fn main() {
    let Some(text) = recorded() else {
        println!("no {GAME} beside the checkout: nothing to replay");
        return;
    };
    let shelf = Shelf::built_in();
    let file = conformance::to_game_file(&text, &shelf).expect("the recorded game can be followed");
    let replay = game_file::replay(&file, &shelf, None).expect("the recorded game replays");
    let start = file.begin(&shelf).expect("the recorded game begins").game;
    assert!(replay.game.state().is_over(), "the recorded game is complete");

    let took = median(ROUNDS, || {
        let end = play(&start, &replay.steps);
        assert_eq!(end.state(), replay.game.state(), "every replay ends alike");
    });
    let (actions, seconds) = REFERENCE;
    println!("replay of recorded-3p-29247 with full validation, median of {ROUNDS}:");
    println!(
        "  {:.2} ms for its {actions} actions ({} of ours)",
        took.as_secs_f64() * 1e3,
        replay.steps.len()
    );
    println!("  {:.0} actions/s, counted as the reference counts them", actions as f64 / took.as_secs_f64());
    println!(
        "  {:.0} times as fast as the reference engine ({seconds} s, {:.0} actions/s)",
        seconds / took.as_secs_f64(),
        actions as f64 / seconds
    );
    costs_of_state(&start, &replay.steps);
}

/// Clone, offers in the track step, size, at every position of the game.
fn costs_of_state(start: &Game, steps: &[Step]) {
    let mut game = start.clone();
    let (mut clones, mut offers) = (Vec::new(), Vec::new());
    for step in steps {
        let began = Instant::now();
        for _ in 0..16 {
            black_box(game.state().clone());
        }
        clones.push(began.elapsed() / 16);
        if let Some(Decision::Track { .. }) = game.state().decision() {
            let began = Instant::now();
            let listed = game.offers().expect("a decision has offers");
            offers.push(began.elapsed());
            assert!(!listed.is_empty(), "a track step offers something");
        }
        game = game.play(step.seat, &step.action).expect("the game replays").game;
    }
    println!("state, over all positions of that game:");
    println!(
        "  clone: median {:.2} µs, slowest {:.2} µs",
        micros(middle(&mut clones)),
        micros(last(&clones))
    );
    println!(
        "  offers in the track step: median {:.1} µs, slowest {:.1} µs, {} positions",
        micros(middle(&mut offers)),
        micros(last(&offers)),
        offers.len()
    );
    println!(
        "  size: {} bytes, and {} bytes in its vectors at the end",
        size_of::<State>(),
        heap(game.state())
    );
}

fn play(start: &Game, steps: &[Step]) -> Game {
    let mut game = start.clone();
    for step in steps {
        game = game.play(step.seat, &step.action).expect("the game replays").game;
    }
    game
}

/// The bytes that the vectors of a state hold.
fn heap(state: &State) -> usize {
    fn bytes<T>(vector: &[T]) -> usize {
        size_of_val(vector)
    }
    let trains: usize = state.companies.iter().map(|company| bytes(&company.trains)).sum();
    bytes(&state.agenda)
        + bytes(&state.players)
        + bytes(&state.order)
        + bytes(&state.companies)
        + trains
        + bytes(&state.shares)
        + bytes(&state.market)
        + bytes(&state.privates)
        + bytes(&state.board.tiles)
        + bytes(&state.board.markers)
        + bytes(&state.supply)
        + bytes(&state.trains.pool)
        + bytes(&state.trains.scrapped)
}

fn median(rounds: usize, mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let began = Instant::now();
            work();
            began.elapsed()
        })
        .collect();
    middle(&mut times)
}

fn middle(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The longest of sorted times.
fn last(sorted: &[Duration]) -> Duration {
    sorted.last().copied().unwrap_or_default()
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The text of the recorded game, looked for upwards from here.
fn recorded() -> Option<String> {
    let mut folder: Option<PathBuf> = std::env::current_dir().ok();
    while let Some(place) = folder {
        if let Ok(text) = std::fs::read_to_string(place.join(GAME)) {
            return Some(text);
        }
        folder = place.parent().map(PathBuf::from);
    }
    None
}
