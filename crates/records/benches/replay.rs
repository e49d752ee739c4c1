//! How fast recorded games replay with every action checked, and what a state costs.
//!
//! Run by `cargo xtask bench replay`. The reference engine needs 0.824 s of one core for the game that is timed most closely, in its
//! strict mode; see BENCHMARKS.md. `--against FILE` names this benchmark as built from another checkout: both run in turns. `--only
//! NAME` replays one game often, for a profiler.

use std::hint::black_box;
use std::mem::size_of;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use records::conformance;
use records::game_file::{self, Step};
use rules::title::Shelf;
use rules::{Decision, Game, State};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Where recorded games lie, beside the checkout.
const FOLDERS: [&str; 2] = ["shared/conformance", "shared/conformance-2"];
/// The game that the reference engine was timed on.
const GAME: &str = "recorded-3p-29247";
/// The actions of that game as the reference engine counts them, and its time for them.
const REFERENCE: (usize, f64) = (793, 0.824);
/// Repetitions for that game, and for each of the others; the median is reported.
const ROUNDS: usize = 201;
const ROUNDS_OF_OTHERS: usize = 21;
/// Repetitions for a single game that a profiler looks at.
const ROUNDS_OF_ONE: usize = 2001;
/// How often each of two programs is run in turns.
const TURNS: usize = 5;

/// A recorded game, ready to be replayed.
struct Recorded {
    name: String,
    start: Game,
    steps: Vec<Step>,
    end: State,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(place) = arguments.iter().position(|argument| argument == "--against") {
        let other = arguments.get(place + 1).expect("--against FILE: this benchmark of another checkout");
        return in_turns(Path::new(other));
    }
    if let Some(place) = arguments.iter().position(|argument| argument == "--only") {
        return all_games(&recorded(arguments.get(place + 1)), ROUNDS_OF_ONE);
    }
    let games = recorded(None);
    let Some(timed) = games.iter().find(|game| game.name == GAME) else {
        println!("no {GAME} in shared/conformance beside the checkout: nothing to replay");
        return;
    };
    let (actions, seconds) = REFERENCE;
    let took = timed.replay(ROUNDS).as_secs_f64();
    println!("replay of {GAME} with full validation, median of {ROUNDS}:");
    println!("  {:.3} ms for its {actions} actions ({} of ours)", took * 1e3, timed.steps.len());
    println!("  {:.0} actions/s, counted as the reference counts them", actions as f64 / took);
    println!(
        "  {:.0} times as fast as the reference engine ({seconds} s, {:.0} actions/s)",
        seconds / took,
        actions as f64 / seconds
    );
    all_games(&games, ROUNDS_OF_OTHERS);
    costs_of_state(timed);
}

impl Recorded {
    /// The median time of a replay on a game of its own, every action checked.
    fn replay(&self, rounds: usize) -> Duration {
        let mut times: Vec<Duration> = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            let mut game = self.start.clone();
            let began = Instant::now();
            for step in &self.steps {
                game.advance_unheard(step.seat, &step.action).expect("the game replays");
            }
            times.push(began.elapsed());
            assert_eq!(*game.state(), self.end, "every replay ends alike");
        }
        middle(&mut times)
    }
}

/// All games: the median and the slowest, by actions of ours per second.
fn all_games(games: &[Recorded], rounds: usize) {
    let per_second = |game: &Recorded| game.steps.len() as f64 / game.replay(rounds).as_secs_f64();
    let mut speeds: Vec<(f64, &str)> =
        games.iter().map(|game| (per_second(game), game.name.as_str())).collect();
    speeds.sort_by(|one, other| one.0.total_cmp(&other.0));
    println!("all {} shared games, medians of {rounds}, counted as ours:", games.len());
    let Some((slowest, _)) = speeds.first() else { return };
    println!("  median {:.0} actions/s", speeds[speeds.len() / 2].0);
    for (speed, name) in speeds.iter().take(3) {
        println!("  among the slowest: {name}, {speed:.0} actions/s");
    }
    println!("  slowest {slowest:.0} actions/s");
}

/// Clone, play, offers in the track step and size, at every position of the game.
fn costs_of_state(recorded: &Recorded) {
    let mut game = recorded.start.clone();
    let (mut clones, mut plays, mut offers) = (Vec::new(), Vec::new(), Vec::new());
    for step in &recorded.steps {
        clones.push(each(16, || game.state().clone()));
        plays.push(each(4, || game.play(step.seat, &step.action)));
        if let Some(Decision::Track { .. }) = game.state().decision() {
            assert!(game.offers().is_some_and(|listed| !listed.is_empty()), "a track step offers something");
            offers.push(each(4, || game.offers()));
        }
        game = game.play(step.seat, &step.action).expect("the game replays").game;
    }
    println!("state, over all positions of {GAME}:");
    for (what, times) in
        [("clone", &mut clones), ("play", &mut plays), ("offers in the track step", &mut offers)]
    {
        let median = micros(middle(times));
        let slowest = micros(times.last().copied().unwrap_or_default());
        println!("  {what}: median {median:.2} µs, slowest {slowest:.2} µs, {} positions", times.len());
    }
    println!(
        "  size: {} bytes, and {} bytes in its vectors at the end",
        size_of::<State>(),
        heap(game.state())
    );
}

/// The time of one of several in a row.
fn each<T>(times: u32, mut work: impl FnMut() -> T) -> Duration {
    let began = Instant::now();
    for _ in 0..times {
        black_box(work());
    }
    began.elapsed() / times
}

/// This program and another one in turns; of every figure that both print, the median of each and the ratio.
fn in_turns(other: &Path) {
    let own = std::env::current_exe().expect("this program knows itself");
    let mut figures: [Vec<(String, Vec<f64>)>; 2] = Default::default();
    for turn in 0..TURNS {
        println!("turn {} of {TURNS}", turn + 1);
        for (program, figures) in [other, &own].into_iter().zip(&mut figures) {
            let output = Command::new(program).output().expect("the program runs");
            assert!(output.status.success(), "{} ends well", program.display());
            for (what, figure) in figures_of(&String::from_utf8_lossy(&output.stdout)) {
                match figures.iter_mut().find(|(known, _)| *known == what) {
                    Some((_, all)) => all.push(figure),
                    None => figures.push((what, vec![figure])),
                }
            }
        }
    }
    let [old, new] = &mut figures;
    for (what, before) in old {
        let Some((_, after)) = new.iter_mut().find(|(other, _)| other == what) else { continue };
        let median = |all: &mut Vec<f64>| {
            all.sort_by(f64::total_cmp);
            all[all.len() / 2]
        };
        let (before, after) = (median(before), median(after));
        println!("{what}: {before} before, {after} now, ratio {:.2}", after / before);
    }
}

/// The first figure of every line of a report, by the words before it or, where it begins the line, after it.
fn figures_of(report: &str) -> Vec<(String, f64)> {
    let figure = |word: &str| word.parse::<f64>().ok();
    let lines = report.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let place = words.iter().position(|word| figure(word).is_some())?;
        let name = if place == 0 { words.get(1..3)?.join(" ") } else { words[..place].join(" ") };
        Some((name, figure(words[place])?))
    });
    lines.collect()
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

/// The median; the times are sorted then.
fn middle(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// All recorded games that can be followed to their end, or the one of this name, looked for upwards from here.
fn recorded(only: Option<&String>) -> Vec<Recorded> {
    let shelf = Shelf::built_in();
    let here = std::env::current_dir().unwrap_or_default();
    let folders = here.ancestors().flat_map(|place| FOLDERS.map(|folder| place.join(folder)));
    let titles = folders.flat_map(|folder| entries(&folder));
    let mut files: Vec<PathBuf> = titles.flat_map(|title| entries(&title)).collect();
    let is_asked =
        |file: &PathBuf| only.is_none_or(|name| file.file_stem().is_some_and(|stem| stem == name.as_str()));
    files.retain(is_asked);
    files.sort();
    files.iter().filter_map(|file| read(file, &shelf)).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

fn read(file: &Path, shelf: &Shelf) -> Option<Recorded> {
    let text = std::fs::read_to_string(file).ok()?;
    let game_file = conformance::to_game_file(&text, shelf).ok()?;
    let replay = game_file::replay(&game_file, shelf, None).ok()?;
    let start = game_file.begin(shelf).ok()?.game;
    let name = file.file_stem()?.to_string_lossy().into_owned();
    Some(Recorded { name, start, steps: replay.steps, end: replay.game.state().clone() })
}
