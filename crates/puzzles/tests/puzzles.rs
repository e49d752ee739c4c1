//! The puzzles that come with the program: enough of them, each with the answer that it is kept with; and how answers are judged.

use std::collections::BTreeSet;

use puzzles::check::check;
use puzzles::collection::{self, Collection};
use puzzles::judge::{NoAnswer, judge};
use puzzles::trace::{Through, trace};
use puzzles::{Kind, Level, Puzzle, draw, file, moves};
use referee::revenue::best_revenue;
use rules::train::Run;
use rules::{Action, Decision, Game, HexId};

/// One in so many is checked here; `cargo xtask puzzles` checks all.
const ONE_IN: usize = 29;

fn collections() -> impl Iterator<Item = &'static Collection> {
    collection::titles().map(|title| collection::of_title(title).expect("the file can be read"))
}

/// The first puzzle of a kind that has another answer than the best one, with its position.
fn some(title: &str, kind: Kind) -> (&'static Puzzle, Game) {
    let all = collection::of_title(title).expect("the file can be read");
    let puzzle = all.of(Some(kind), None).next().expect("there are some of every kind");
    (puzzle, all.position(puzzle).expect("its game can be played again"))
}

#[test]
fn there_are_enough_of_every_kind_and_level() {
    for all in collections() {
        let title = &all.title().id;
        assert!(all.puzzles().count() >= 200, "{title}");
        let numbers: BTreeSet<usize> = all.puzzles().map(|puzzle| puzzle.number).collect();
        assert_eq!(numbers.len(), all.puzzles().count(), "{title}: each has a number of its own");
        for kind in draw::kinds(all.title()) {
            assert!(all.of(Some(kind), None).count() >= 10, "{title}: {}", kind.name());
        }
        for level in Level::ALL {
            assert!(all.of(None, Some(level)).count() >= 20, "{title}: {}", level.name());
        }
    }
}

#[test]
fn some_of_them_are_right_by_the_solver_and_by_the_referee() {
    let mut seconded = 0;
    for all in collections() {
        for puzzle in all.puzzles().step_by(ONE_IN) {
            let checked = check(all, puzzle, Some(&best_revenue));
            let checked = checked.unwrap_or_else(|why| panic!("{}: {why}", all.id(puzzle)));
            assert!(checked.revenues > 0, "{}", all.id(puzzle));
            seconded += checked.seconded;
        }
    }
    assert!(seconded > 0, "the referee has looked at some");
}

#[test]
fn a_puzzle_with_another_answer_is_found_out() {
    let all = collection::of_title("18cz").expect("the file can be read");
    let puzzle = all.of(Some(Kind::Tile), None).next().expect("there are some");
    let mut other = puzzle.clone();
    other.facts.best += 10;
    assert!(check(all, &other, None).is_err_and(|why| why.contains("was kept")));
    let mut other = puzzle.clone();
    other.answers.clear();
    assert_eq!(check(all, &other, None), Err("other moves are best than those that are kept".to_owned()));
    assert!(check(all, puzzle, Some(&|_, _| Some(1))).is_err_and(|why| why.contains("by another way")));
}

#[test]
fn files_are_read_as_they_are_written() {
    let text = "# Some.\n\ngame 18cz players=3 seed=7 options={}\nbuy_local {\"local\":\"S1\"}\npass\n\
                ? 4 tile BN hard best=130 next=110 obvious=90 choices=34 rights=1 stops=12 trains=2\n\
                ! lay_tile {\"hex\":\"F3\",\"tile\":\"57\",\"rotation\":1}\nrun_trains\n";
    let (records, puzzles) = file::read(text).expect("it is one");
    assert_eq!((records.len(), records[0].actions.len(), puzzles.len()), (1, 3, 1));
    assert_eq!((puzzles[0].place, puzzles[0].level, puzzles[0].answers.len()), ((0, 2), Level::Hard, 1));
    assert_eq!(file::write("Some.", &records, &puzzles), text);
    for (broken, line) in
        [("pass\n", 1), ("game 18cz\n", 1), ("game 18cz players=3 seed=1 options={}\n? 1\n", 2)]
    {
        assert_eq!(file::read(broken).expect_err(broken).line, line);
    }
}

#[test]
fn every_day_has_another_one_until_all_were_asked() {
    let id = |day| collection::of_day(day).map(|(all, puzzle)| all.id(puzzle)).expect("every day has one");
    assert_eq!(id(20_000), id(20_000));
    assert_ne!(id(20_000), id(20_001));
    let count: usize = collections().map(|all| all.puzzles().count()).min().expect("there are titles");
    let days = 2 * count as u64;
    let asked: BTreeSet<String> = (20_000..20_000 + days).map(id).collect();
    assert_eq!(asked.len() as u64, days);
}

#[test]
fn an_id_is_written_in_one_way() {
    assert!(collection::by_id("18cz-1").is_some());
    for unknown in ["18cz-0", "18cz-01", "18cz-+1", "18cz", "18cz-99999", "1830-1", "", "-", "18cz-1 "] {
        assert!(collection::by_id(unknown).is_none(), "{unknown}");
    }
}

#[test]
fn runs_are_judged_by_what_they_earn() {
    let (puzzle, game) = some("18cz", Kind::Run);
    let Some(&Decision::Run { company }) = game.state().decision() else { panic!("trains run there") };
    let runs: Vec<Run> = moves::best(&game, company).runs.into_iter().map(|ran| ran.run).collect();
    let judged = judge(&game, puzzle, &Action::RunTrains { runs: runs.clone() }).expect("they are legal");
    assert!(judged.is_right());
    let fewer = judge(&game, puzzle, &Action::RunTrains { runs: runs[1..].to_vec() }).expect("so are fewer");
    assert!(!fewer.is_right() && fewer.earned < fewer.best);
    let twice = Action::RunTrains { runs: [&runs[..], &runs[..]].concat() };
    assert!(matches!(judge(&game, puzzle, &twice), Err(NoAnswer::Train(_))));
    let mut broken = runs[0].clone();
    broken.track.truncate(1);
    let broken = Action::RunTrains { runs: vec![broken] };
    assert!(matches!(judge(&game, puzzle, &broken), Err(NoAnswer::Route { .. })));
    assert_eq!(judge(&game, puzzle, &Action::Pass), Err(NoAnswer::Other));
}

#[test]
fn moves_are_judged_by_what_trains_earn_then() {
    for (title, kind) in [("18cz", Kind::TakeOver), ("18cz", Kind::Tile), ("1836jr56", Kind::Station)] {
        let (puzzle, game) = some(title, kind);
        let (_, company) = Kind::asked_at(&game).expect("something is asked");
        let moves = moves::moves(&game, kind, company).expect("it can be worked out");
        let right = moves.iter().filter(|one| judge(&game, puzzle, &one.action).expect("legal").is_right());
        assert_eq!(right.count(), puzzle.facts.rights);
        assert_eq!(judge(&game, puzzle, &Action::PayOut), Err(NoAnswer::Other), "that is not asked");
    }
}

#[test]
fn the_best_routes_can_be_drawn_hex_by_hex() {
    let mut drawn = 0;
    for all in collections() {
        for puzzle in all.of(Some(Kind::Run), None).step_by(9) {
            let game = all.position(puzzle).expect("its game can be played again");
            let company = all.company(puzzle).expect("it is one of the title");
            for ran in moves::best(&game, company).runs {
                let mut hexes: Vec<HexId> = ran.run.track.iter().map(|piece| piece.hex).collect();
                hexes.dedup();
                let through: Vec<_> = hexes.iter().map(|&hex| Through { hex, stop: None }).collect();
                let traced = trace(&game, company, &through);
                assert_eq!(traced.reached, hexes.len(), "{}", all.id(puzzle));
                drawn += 1;
            }
        }
    }
    assert!(drawn > 10);
    let (_, game) = some("18cz", Kind::Run);
    let (_, company) = Kind::asked_at(&game).expect("something is asked");
    assert_eq!(trace(&game, company, &[]).reached, 0);
}
