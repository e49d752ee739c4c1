//! Checks all puzzles that come with the program, for `cargo xtask puzzles`: `check [TITLE…]`.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use puzzles::check::{Checked, check};
use puzzles::collection::{self, Collection};
use puzzles::{Kind, Level, Puzzle};
use referee::revenue::best_revenue;

/// How many of a kind and a level there are, by these.
type Counts = BTreeMap<(Kind, Level), usize>;

fn main() -> ExitCode {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let titles =
        collection::titles().filter(|title| asked.is_empty() || asked.iter().any(|one| one == title));
    let mut wrong = 0;
    for title in titles {
        let Some(collection) = collection::of_title(title) else {
            eprintln!("{title}: the file cannot be read");
            return ExitCode::FAILURE;
        };
        wrong += look_at(title, collection);
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks the puzzles of a title on all cores, and prints what there is; how many are wrong.
fn look_at(title: &str, collection: &Collection) -> usize {
    let began = Instant::now();
    let puzzles: Vec<&Puzzle> = collection.puzzles().collect();
    let (next, all) = (AtomicUsize::new(0), Mutex::new((Checked::default(), Vec::new())));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = check(collection, puzzle, Some(&best_revenue));
                    let mut all = all.lock().expect("nobody panics while it is held");
                    match found {
                        Ok(checked) => {
                            all.0.revenues += checked.revenues;
                            all.0.seconded += checked.seconded;
                        }
                        Err(why) => all.1.push(format!("{}: {why}", collection.id(puzzle))),
                    }
                }
            });
        }
    });
    let (checked, wrong) = all.into_inner().expect("nobody panicked");
    let mut counts = Counts::new();
    for puzzle in &puzzles {
        *counts.entry((puzzle.kind, puzzle.level)).or_default() += 1;
    }
    println!("{title}: {} puzzles", puzzles.len());
    println!("| kind | easy | medium | hard | all |\n|---|---|---|---|---|");
    for kind in puzzles::draw::kinds(collection.title()) {
        let of = |level: Level| counts.get(&(kind, level)).copied().unwrap_or(0);
        let [easy, medium, hard] = Level::ALL.map(of);
        println!("| {} | {easy} | {medium} | {hard} | {} |", kind.name(), easy + medium + hard);
    }
    let Checked { revenues, seconded } = checked;
    println!(
        "{revenues} revenues found again with ten times the steps, {seconded} of them by the referee, too; {:.1} s; {} wrong\n",
        began.elapsed().as_secs_f64(),
        wrong.len()
    );
    wrong.iter().for_each(|why| eprintln!("{why}"));
    wrong.len()
}
