//! How fast the best routes are found and proven: on every recorded run, and on the full map.
//!
//! Run by `cargo xtask bench routes`. Every answer is asserted to be optimal while it is timed; see BENCHMARKS.md.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use records::conformance;
use records::game_file;
use routes::Proof;
use rules::board::RailNetwork;
use rules::geometry::Rotation;
use rules::state::{Laid, Marker, State, Status, Train};
use rules::title::{Size, embedded};
use rules::{Action, CompanyId, Game, Money, Options, PhaseId, runnable};

/// Where recorded games are looked for, upwards from here.
const GAMES: &str = "shared/conformance/18cz";
/// The last runs of the five large companies of this game, as recorded.
const LAST_RUNS: (&str, [(&str, Money); 5]) =
    ("recorded-3p-29247", [("Ug", 400), ("Pr", 510), ("By", 520), ("Sx", 370), ("kk", 360)]);
/// Nodes after which the growth table gives up on an entry and says so.
const GIVE_UP: u64 = 30_000_000;

fn main() {
    recorded_runs();
    growth();
}

/// A question to the solver: a company's trains at a position.
struct Question {
    game: Game,
    company: CompanyId,
    trains: Vec<Train>,
}

impl Question {
    /// The best revenue and the time that finding and proving it took, the building of the network included.
    fn answer(&self) -> (Money, Duration) {
        let view = self.game.view();
        let began = Instant::now();
        let (_, best) = RailNetwork::of(view, self.company).solve(view, &self.trains, None);
        let took = began.elapsed();
        assert!(matches!(best.proof, Proof::Optimal { .. }), "every answer is proven");
        (best.total, took)
    }
}

fn recorded_runs() {
    let files = recorded();
    if files.is_empty() {
        println!("no {GAMES} beside the checkout: no recorded runs to measure");
        return;
    }
    let (mut runs, mut ends, mut added) = (Vec::new(), Vec::new(), Vec::new());
    let (mut games, mut compared) = (0, 0);
    for (name, text) in &files {
        let Ok(file) = conformance::to_game_file(text) else { continue };
        games += 1;
        let replay = game_file::replay(&file, None).expect("a recorded game replays");
        let mut game = file.begin().expect("a recorded game begins").game;
        let mut last: Vec<(CompanyId, Money)> = Vec::new();
        for step in &replay.steps {
            if let (Action::RunTrains { .. }, Some(company)) = (&step.action, game.view().operating_company())
            {
                let question =
                    Question { game: game.clone(), company, trains: runnable(game.view(), company) };
                last.retain(|&(other, _)| other != company);
                last.push((company, question.answer().0));
                runs.push(question);
            }
            game = game.play(step.seat, &step.action).expect("a recorded game replays").game;
        }
        compared += assert_last_runs(name, &game, &last);
        for company in game.view().floated() {
            let own = runnable(game.view(), company);
            let mut more = own.clone();
            more.extend([eight(&game); 2]);
            ends.push(Question { game: game.clone(), company, trains: own });
            added.push(Question { game: game.clone(), company, trains: more });
        }
    }
    println!("best routes with proof, {games} games, on one core, network included:");
    report("recorded runs", &runs);
    report("companies at the end, own trains", &ends);
    report("companies at the end, 2 x 8E added", &added);
    let all: Vec<Question> = runs.into_iter().chain(ends).chain(added).collect();
    report("all of them", &all);
    if compared > 0 {
        let named: Vec<String> =
            LAST_RUNS.1.iter().map(|(symbol, worth)| format!("{symbol} {worth}")).collect();
        println!("  last runs of {}: {}, each found and proven", LAST_RUNS.0, named.join(", "));
    }
}

/// Asserts the last runs of the named game; how many were compared.
fn assert_last_runs(name: &str, game: &Game, last: &[(CompanyId, Money)]) -> usize {
    if name != LAST_RUNS.0 {
        return 0;
    }
    for (symbol, worth) in LAST_RUNS.1 {
        let company = game.title().company_named(symbol).expect("a company of 18CZ");
        assert!(last.contains(&(company, worth)), "the last run of {symbol} is worth {worth}");
    }
    LAST_RUNS.1.len()
}

fn eight(game: &Game) -> Train {
    Train { card: game.title().card_named("j").expect("a card j"), side: Size::Large }
}

/// Each question is asked three times and its middle time counts.
fn report(what: &str, questions: &[Question]) {
    let mut times: Vec<Duration> = questions
        .iter()
        .map(|question| {
            let mut times = [question.answer().1, question.answer().1, question.answer().1];
            times.sort_unstable();
            times[1]
        })
        .collect();
    times.sort_unstable();
    let at = |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1)));
    let shown = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!(
        "  {what:36} {:5} questions: median {:.3} ms, 99 % {:.2} ms, slowest {:.2} ms",
        times.len(),
        shown(at(50)),
        shown(at(99)),
        shown(times.last())
    );
}

/// The time on a map full of the best-connected tiles, every city open, for one to three trains of each length.
fn growth() {
    let game = full_map();
    let company = game.title().company_named("BN").expect("a company of 18CZ");
    println!("\nfull map, every city open, stations in Praha, Brno and Plzeň:\n");
    println!("| train | 1 train | 2 trains | 3 trains |");
    println!("|---|---|---|---|");
    for (name, letter) in [("3E", "d"), ("4E", "f"), ("5E", "h"), ("6E", "i"), ("8E", "j")] {
        let train = Train { card: game.title().card_named(letter).expect("a card"), side: Size::Large };
        let cells: Vec<String> = (1..=3).map(|count| cell(&game, company, &vec![train; count])).collect();
        println!("| {name} | {} |", cells.join(" | "));
    }
}

fn cell(game: &Game, company: CompanyId, trains: &[Train]) -> String {
    let view = game.view();
    let began = Instant::now();
    let (_, best) = RailNetwork::of(view, company).solve(view, trains, Some(GIVE_UP));
    let took = began.elapsed().as_secs_f64() * 1e3;
    match best.proof {
        Proof::Optimal { .. } => format!("{} K in {took:.1} ms", best.total),
        Proof::AtLeast { found, bound, .. } => format!("{found} to {bound} K after {took:.0} ms"),
    }
}

/// Every hex with the best-connected tile of its kind, whatever the box holds, and three stations of BN.
fn full_map() -> Game {
    let title = embedded::title("18cz").expect("18CZ is embedded");
    let mut state: State =
        Game::new(title.clone(), Options::BOOK, 3, 1).expect("three players").game.state().clone();
    for hex in title.hex_ids() {
        let printed = title.hex(hex);
        if !printed.takes_tiles() {
            continue;
        }
        let number = match (printed.face.label.as_deref(), printed.face.cities(), printed.face.towns()) {
            (Some("P"), ..) => "8893",
            (Some("Y"), ..) => "8857p",
            (Some("OO"), ..) => "8896p",
            (_, 1.., _) => "595p",
            (_, 0, 1..) => "889p",
            _ => "47",
        };
        let tile = title.tile_named(number).expect("a tile of 18CZ");
        state.board.tiles[hex.index()] = Some(Laid { tile, rotation: Rotation(0) });
    }
    let company = title.company_named("BN").expect("a company of 18CZ");
    state.companies[company.index()].status = Status::Floated;
    for name in ["E11", "G19", "F6"] {
        let hex = title.hex_named(name).expect("a hex of 18CZ");
        state.board.markers.push(Marker { hex, city: Some(0), company });
    }
    state.board.markers.sort_unstable();
    state.phase = PhaseId::at(title.phases.len() - 1);
    Game::at(title, Options::BOOK, state)
}

/// The names and texts of the recorded games.
fn recorded() -> Vec<(String, String)> {
    let mut folder: Option<PathBuf> = std::env::current_dir().ok();
    while let Some(place) = folder {
        if let Ok(entries) = std::fs::read_dir(place.join(GAMES)) {
            let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            let read = |path: &PathBuf| {
                Some((path.file_stem()?.to_string_lossy().into_owned(), std::fs::read_to_string(path).ok()?))
            };
            return paths.iter().filter_map(read).collect();
        }
        folder = place.parent().map(PathBuf::from);
    }
    Vec::new()
}
