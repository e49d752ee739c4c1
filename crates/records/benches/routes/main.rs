//! How fast the best routes are found and proven: on every recorded run of every title, and on full maps.
//!
//! Run by `cargo xtask bench routes`. Every answer is asserted to be optimal while it is timed; see BENCHMARKS.md.

mod dense;
mod full_map;
mod titles;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use records::conformance;
use records::game_file;
use routes::Proof;
use rules::board::RailNetwork;
use rules::title::{Shelf, Size};
use rules::train::Train;
use rules::{Action, CompanyId, Event, Game, Money, runnable};

use titles::{SUBJECTS, Subject, Trains};

fn main() {
    for subject in &SUBJECTS {
        recorded_runs(subject);
        full_map::growth(subject);
        dense::growth(subject);
    }
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

fn recorded_runs(subject: &Subject) {
    let files = recorded(subject.games);
    if files.is_empty() {
        println!("no {} beside the checkout: no recorded runs to measure", subject.games);
        return;
    }
    let (mut runs, mut ends) = (Vec::new(), Vec::new());
    let mut supposed: Vec<Vec<Question>> = subject.trains.iter().map(|_| Vec::new()).collect();
    let mut higher = 0;
    let shelf = Shelf::built_in();
    for (name, text) in &files {
        let file = conformance::to_game_file(text, &shelf).expect("a recorded game can be followed");
        let replay = game_file::replay(&file, &shelf, None).expect("a recorded game replays");
        let mut game = file.begin(&shelf).expect("a recorded game begins").game;
        let mut last: Vec<(CompanyId, Money)> = Vec::new();
        for step in &replay.steps {
            if let (Action::RunTrains { .. }, Some(company)) = (&step.action, game.view().operating_company())
            {
                let question =
                    Question { game: game.clone(), company, trains: runnable(game.view(), company) };
                let (best, ran) = (question.answer().0, revenue(&step.events));
                assert!(best >= ran, "{name}: the best of a run is {best}, and {ran} was recorded");
                higher += usize::from(best > ran);
                last.retain(|&(other, _)| other != company);
                last.push((company, best));
                runs.push(question);
            }
            game = game.play(step.seat, &step.action).expect("a recorded game replays").game;
        }
        assert_last_runs(subject, name, &game, &last);
        for company in game.view().floated() {
            let own = runnable(game.view(), company);
            for (questions, (_, trains)) in supposed.iter_mut().zip(subject.trains) {
                let trains = match *trains {
                    Trains::Added(cards) => {
                        own.iter().copied().chain(cards.iter().map(|card| train(&game, card))).collect()
                    }
                    Trains::AsManyAsAllowed(card) => {
                        vec![train(&game, card); dense::most_trains(&game, company)]
                    }
                };
                questions.push(Question { game: game.clone(), company, trains });
            }
            ends.push(Question { game: game.clone(), company, trains: own });
        }
    }
    println!(
        "{}: best routes with proof, {} games, on one core, network included:",
        subject.title,
        files.len()
    );
    let mut all = report("recorded runs", &runs);
    all.extend(report("companies at the end, own trains", &ends));
    for (questions, (what, _)) in supposed.iter().zip(subject.trains) {
        all.extend(report(&format!("companies at the end, {what}"), questions));
    }
    show("all of them", &mut all);
    println!("  of {} recorded runs the best is above what was run in {higher}, and never below", runs.len());
    if let Some((name, worths)) = subject.last_runs {
        let named: Vec<String> = worths.iter().map(|(symbol, worth)| format!("{symbol} {worth}")).collect();
        println!("  last runs of {name}: {}, each found and proven", named.join(", "));
    }
}

/// What the recorded trains earned.
fn revenue(events: &[Event]) -> Money {
    let earned = |event: &Event| match event {
        Event::TrainsRan { revenue, .. } => Some(*revenue),
        _ => None,
    };
    events.iter().find_map(earned).unwrap_or(0)
}

/// Asserts the last runs, if they are those of this game.
fn assert_last_runs(subject: &Subject, name: &str, game: &Game, last: &[(CompanyId, Money)]) {
    let Some((_, worths)) = subject.last_runs.filter(|&(of, _)| of == name) else { return };
    for &(symbol, worth) in worths {
        let company = game.title().company_named(symbol).expect("a company of the title");
        assert!(last.contains(&(company, worth)), "the last run of {symbol} is worth {worth}");
    }
}

/// A train of a card, its large side.
fn train(game: &Game, card: &str) -> Train {
    Train { card: game.title().card_named(card).expect("a card of the title"), side: Size::Large }
}

/// Each question is asked three times and its middle time counts.
fn report(what: &str, questions: &[Question]) -> Vec<Duration> {
    let mut times: Vec<Duration> = questions
        .iter()
        .map(|question| {
            let mut times = [question.answer().1, question.answer().1, question.answer().1];
            times.sort_unstable();
            times[1]
        })
        .collect();
    show(what, &mut times);
    times
}

fn show(what: &str, times: &mut [Duration]) {
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

/// The names and texts of the recorded games.
fn recorded(games: &str) -> Vec<(String, String)> {
    let mut folder: Option<PathBuf> = std::env::current_dir().ok();
    while let Some(place) = folder {
        if let Ok(entries) = std::fs::read_dir(place.join(games)) {
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
