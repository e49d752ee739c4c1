//! How fast a long game opens in a real Chromium, and how fast its history goes by.
//!
//! Run by `cargo xtask bench browser`. Every opening is as cold as can be: the server was just started, so the game is
//! read from the database and replayed, and the browser has nothing of ours in its cache. Then the same on a phone with a slow
//! line.

mod slow_line;

use std::path::{Path, PathBuf};

use clap::Parser;

use browser::positions::{self, Temper};
use browser::{Chromium, Stage, Table};
use records::conformance;
use records::game_file::{self, GameFile};
use rules::title::Shelf;
use serde_json::Value;

/// The recorded game, as found beside the checkout.
const RECORDED: &str = "shared/conformance/18cz/recorded-3p-29247.json";
/// How long the game by seed is at least.
const LENGTH: usize = 800;
/// Cold openings of each game.
const OPENINGS: usize = 25;
/// Steps back through its history.
const STEPS: usize = 100;

/// Before anything of a page is there: notes when all of it was painted. Browsers paint what they have, and a long page not at once.
const WATCH: &str = "document.addEventListener('readystatechange', () => {
    requestAnimationFrame(() => setTimeout(() => { window.allPainted ??= performance.now(); }));
}, { once: true })";

/// When the page was there, first showed something, showed all of it and was loaded, in milliseconds after the navigation began.
const OPENED: &str = "new Promise((answer) => {
    const look = () => {
        const [load] = performance.getEntriesByType('navigation');
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (load.loadEventEnd && paint && window.allPainted) {
            answer([load.responseEnd, paint.startTime, Math.max(window.allPainted, paint.startTime), load.loadEventEnd]);
        } else setTimeout(look, 5);
    };
    look();
})";

/// One step back: milliseconds from the click until the position was swapped in, and until it was painted.
const STEP: &str = "new Promise((answer) => {
    const table = document.getElementById('table');
    const began = performance.now();
    new MutationObserver((_, observer) => {
        observer.disconnect();
        const swapped = performance.now() - began;
        requestAnimationFrame(() => setTimeout(() => answer([swapped, performance.now() - began])));
    }).observe(table, { attributeFilter: ['data-at'] });
    document.querySelector('#history a[data-step=back]').click();
})";

/// Measure how long games open in a browser, and what they cost on a slow line
#[derive(Parser)]
#[command(name = "cargo xtask bench browser --", max_term_width = 100)]
struct Arguments {
    /// The program that is measured; unless told, the one of this workspace. Several are measured in turns, and compared with
    /// the first
    #[arg(long = "program", value_name = "FILE", default_value = env!("CARGO_BIN_EXE_lokalka"))]
    programs: Vec<PathBuf>,
    /// Only on a slow line
    #[arg(long)]
    slow_line: bool,
    /// Only without one
    #[arg(long, conflicts_with = "slow_line")]
    fast_line: bool,
    /// What cargo tells every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    let arguments = Arguments::parse();
    if Chromium::find().is_none() {
        println!("no Chromium is installed: nothing to measure");
        return;
    }
    let seeded = positions::whole_game(6, Temper::Reckless, LENGTH).file;
    let mut games = vec![(format!("a game by seed, {} actions, 6 players", seeded.actions.len()), seeded)];
    match recorded() {
        Some(file) => games.push((format!("recorded-3p-29247, {} actions", file.actions.len()), file)),
        None => println!("no {RECORDED} beside the checkout: left out"),
    }
    for (name, file) in &games {
        if !arguments.slow_line {
            measure(&arguments.programs, name, file);
        }
        for program in arguments.programs.iter().filter(|_| !arguments.fast_line) {
            slow_line::measure(program, &named(program, name, &arguments.programs), file);
        }
    }
}

/// What is measured, with the program where there are several.
fn named(program: &Path, what: &str, all: &[PathBuf]) -> String {
    match all {
        [_] => what.to_owned(),
        _ => format!("{}: {what}", program.display()),
    }
}

/// The recorded game, when it is there.
fn recorded() -> Option<GameFile> {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let text = here.ancestors().find_map(|folder| std::fs::read_to_string(folder.join(RECORDED)).ok())?;
    Some(conformance::to_game_file(&text, &Shelf::built_in()).expect("the recorded game can be followed"))
}

/// Measures the programs in turns, so that what else the machine does is felt by all of them.
fn measure(programs: &[PathBuf], name: &str, file: &GameFile) {
    println!("{name} ({} KB as a file):", game_file::write(file).len() / 1024);
    let mut all: Vec<Measured> = programs.iter().map(|program| Measured::new(program, file)).collect();
    for _ in 0..OPENINGS {
        all.iter_mut().for_each(Measured::open);
    }
    let steps = all.iter().map(|one| one.last).min().unwrap_or_default().min(STEPS);
    let tables: Vec<Table> = all.iter().map(|one| Table::at(one.stage.visitor_at(&one.place))).collect();
    for _ in 0..steps {
        for (one, table) in all.iter_mut().zip(&tables) {
            one.step_back(table);
        }
    }
    let medians: Vec<[f64; 6]> = all
        .iter_mut()
        .zip(programs)
        .map(|(one, program)| one.report(&named(program, "", programs)))
        .collect();
    for (others, program) in medians.iter().zip(programs).skip(1) {
        println!("  {} against the first, by medians:", program.display());
        for ((what, first), other) in TIMES.iter().zip(medians[0]).zip(others) {
            println!("    {what:38} {:5.2}", other / first);
        }
    }
}

/// What is timed.
const TIMES: [&str; 6] = [
    "final position, cold: answered",
    "final position, cold: begun to paint",
    "final position, cold: painted",
    "final position, cold: loaded",
    "step in history: swapped in",
    "step in history: painted",
];

/// A program with the game on a table, and how long it took each time.
struct Measured {
    stage: Stage,
    place: String,
    last: usize,
    openings: [Vec<f64>; 4],
    steps: [Vec<f64>; 2],
}

impl Measured {
    fn new(program: &Path, file: &GameFile) -> Measured {
        let stage = Stage::new(program).expect("there is a browser");
        let table = stage.table_of(file);
        let (place, last) = (table.place(), table.position());
        Measured { stage, place, last, openings: Default::default(), steps: Default::default() }
    }

    fn open(&mut self) {
        // A page that is left open would ask for the game before the measured one does.
        self.stage.send_everybody_away();
        self.stage.server().start_again().expect("the server starts again");
        let page = self.stage.visitor();
        page.at_every_beginning(WATCH);
        page.go(&self.stage.address(&self.place));
        note(&mut self.openings, &page.evaluate(OPENED));
        assert_eq!(Table::at(page).position(), self.last, "the final position");
    }

    fn step_back(&mut self, table: &Table) {
        note(&mut self.steps, &table.page().evaluate(STEP));
        assert_eq!(table.position(), self.last - self.steps[0].len(), "one step back");
    }

    /// Tells the times; gives their medians.
    fn report(&mut self, name: &str) -> [f64; 6] {
        if !name.is_empty() {
            println!("  {name}");
        }
        let [answered, begun, painted, loaded] = &mut self.openings;
        let [swapped, stepped] = &mut self.steps;
        let mut series = [answered, begun, painted, loaded, swapped, stepped];
        std::array::from_fn(|index| report(TIMES[index], series[index]))
    }
}

fn note<const N: usize>(series: &mut [Vec<f64>; N], measured: &Value) {
    for (index, times) in series.iter_mut().enumerate() {
        times.push(measured[index].as_f64().expect("milliseconds"));
    }
}

fn report(what: &str, times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    println!("  {what:38} median {:6.1} ms, 95 % {:6.1} ms, slowest {:6.1} ms", at(0.5), at(0.95), at(1.0));
    at(0.5)
}
