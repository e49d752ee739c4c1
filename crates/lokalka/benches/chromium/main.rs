//! How fast a long game opens in a real Chromium, and how fast its history goes by.
//!
//! Run by `cargo xtask bench browser`. Every opening is as cold as can be: the server was just started, so the game is
//! read from the database and replayed, and the browser has nothing of ours in its cache. Then the same on a phone with a slow
//! line.

mod slow_line;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use clap::Parser;

use browser::positions::{self, Temper};
use browser::{Chromium, Page, Stage, Table};
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

/// When the page was loaded, and when it first showed something, in milliseconds after the navigation began.
const OPENED: &str = "new Promise((answer) => {
    const look = () => {
        const [load] = performance.getEntriesByType('navigation');
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (load.loadEventEnd && paint) answer([load.responseEnd, paint.startTime, load.loadEventEnd]);
        else setTimeout(look, 5);
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
    /// The program that is measured; unless told, the one of this workspace
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_lokalka"))]
    program: PathBuf,
    /// Only on a slow line
    #[arg(long)]
    slow_line: bool,
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
            measure(&arguments.program, name, file);
        }
        slow_line::measure(&arguments.program, name, file);
    }
}

/// The recorded game, when it is there.
fn recorded() -> Option<GameFile> {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let text = here.ancestors().find_map(|folder| std::fs::read_to_string(folder.join(RECORDED)).ok())?;
    Some(conformance::to_game_file(&text, &Shelf::built_in()).expect("the recorded game can be followed"))
}

fn measure(program: &Path, name: &str, file: &GameFile) {
    let stage = Stage::new(program).expect("there is a browser");
    let table = stage.table_of(file);
    let (place, last) = (table.place(), table.position());
    println!("{name} ({} KB as a file):", game_file::write(file).len() / 1024);
    let mut openings = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..OPENINGS {
        // A page that is left open would ask for the game before the measured one does.
        stage.send_everybody_away();
        stage.server().start_again().expect("the server starts again");
        let page = stage.visitor_at(&place);
        note(&mut openings, &page.evaluate(OPENED));
        assert_eq!(Table::at(page).position(), last, "the final position");
    }
    let [answered, painted, loaded] = openings;
    report("final position, cold: answered", answered);
    report("final position, cold: painted", painted);
    report("final position, cold: loaded", loaded);
    let table = Table::at(stage.visitor_at(&place));
    let (mut steps, page): (_, &Rc<Page>) = ([Vec::new(), Vec::new()], table.page());
    for step in 1..=STEPS.min(last) {
        note(&mut steps, &page.evaluate(STEP));
        assert_eq!(table.position(), last - step, "one step back");
    }
    let [swapped, painted] = steps;
    report("step in history: swapped in", swapped);
    report("step in history: painted", painted);
}

fn note<const N: usize>(series: &mut [Vec<f64>; N], measured: &Value) {
    for (index, times) in series.iter_mut().enumerate() {
        times.push(measured[index].as_f64().expect("milliseconds"));
    }
}

fn report(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    println!("  {what:34} median {:6.1} ms, 95 % {:6.1} ms, slowest {:6.1} ms", at(0.5), at(0.95), at(1.0));
}
