//! What holds for reviews: the same every time, a blunder is found, revenue left behind is exact, and nothing is made up.

use std::fs;
use std::sync::Arc;

use bots::{Budget, Memory, Strength, think_with};
use rules::board::RailNetwork;
use rules::title::load::{Texts, paths};
use rules::title::{TITLE_FILE, Title, embedded};
use rules::{Action, Decision, Game, Options, Seat, runnable};
use study::{Deed, Line, Review, Study, review};

fn title(id: &str) -> Arc<Title> {
    embedded::title(id).expect("it is built in")
}

/// A game of directors, in which `instead` may say that something else is done.
fn game(
    begin: &Game,
    most: usize,
    mut instead: impl FnMut(&Game, usize, &Action) -> Option<Action>,
) -> Vec<(Seat, Action)> {
    let (mut game, mut memory, budget) = (begin.clone(), Memory::default(), Budget::nodes(0));
    let mut played = Vec::new();
    while played.len() < most {
        let number = played.len();
        let Some(thought) = think_with(&mut memory, &game, Strength::Director, &budget, number as u64) else {
            break;
        };
        let action = instead(&game, number, &thought.action).unwrap_or(thought.action);
        game.advance(thought.seat, &action).expect("it is offered");
        played.push((thought.seat, action));
    }
    played
}

fn begin(id: &str, players: usize, options: Options) -> Game {
    Game::new(title(id), options, players, 7).expect("it is played by so many").game
}

fn line(begin: &Game, played: &[(Seat, Action)]) -> Line {
    let deeds = played.iter().map(|(seat, action)| Deed::Act(*seat, action.clone()));
    Line::of(begin.clone(), deeds).expect("it was played so")
}

#[test]
fn two_reviews_of_a_game_are_the_same() {
    let begin = begin("1836jr56", 2, Options::BOOK);
    let played = game(&begin, 150, |_, _, _| None);
    let once = review(line(&begin, &played), 3_000);
    let again = review(line(&begin, &played), 3_000);
    assert_eq!(once, again);
    let text = serde_json::to_string(&once).expect("it can be written");
    assert_eq!(serde_json::from_str::<Review>(&text).expect("it can be read"), once);
    assert!(once.judged && !once.standings.is_empty() && once.sides.iter().any(|side| side.agreed > 0));
    assert!(
        once.standings.iter().all(|standing| (990..=1010).contains(&standing.chances.iter().sum::<i32>()))
    );
}

/// A seat that sits on its money for a whole stock round of 18CZ, while the others invest, throws the game away.
#[test]
fn a_blunder_in_a_good_game_is_among_the_turning_points() {
    let begin = begin("18cz", 3, Options::BOOK);
    let mut blunders = Vec::new();
    let stock = |game: &Game| matches!(game.state().round, rules::state::Round::Stock { number: 1, .. });
    let played = game(&begin, 170, |game, number, _| {
        let passes = stock(game) && game.decider() == Some(Seat(1));
        let may = passes && game.offers().is_some_and(|offers| offers.allow(&Action::Pass));
        blunders.extend(may.then_some(number));
        may.then_some(Action::Pass)
    });
    assert!(!blunders.is_empty(), "the seat has passed");
    let review = review(line(&begin, &played), 12_000);
    let worst = review.turning_points.first().expect("there is one");
    assert_eq!(worst.seat, 1, "{worst:?}");
    assert!(blunders.contains(&worst.at), "{blunders:?} {worst:?}");
    let lost = |seat: usize| review.sides[seat].lost;
    assert!(lost(1) > lost(0) && lost(1) > lost(2), "{:?}", review.sides);
}

/// Every run of a game claims 10 less than the best, where it can: exactly that is left behind.
#[test]
fn revenue_left_behind_is_exact() {
    let options = Options { best_revenue: false, ..Options::BOOK };
    let begin = begin("18cz", 3, options);
    let mut short: Vec<(usize, u32, u32)> = Vec::new();
    let played = game(&begin, 260, |game, number, _| {
        let &Decision::Run { company } = game.state().decision()? else { return None };
        let trains = runnable(game.view(), company);
        let (_, best) = RailNetwork::of(game.view(), company).solve(game.view(), &trains, None);
        let claim = best.total.saturating_sub(10 * (number as u32 % 2));
        let action = Action::ClaimRevenue { amount: claim };
        let may = game.offers().is_some_and(|offers| offers.allow(&action));
        short.extend((may && claim < best.total).then_some((number, claim, best.total)));
        may.then_some(action)
    });
    assert!(short.len() > 3, "{short:?}");
    let mut study = Study::new(line(&begin, &played), 0);
    while study.step() {}
    let review = study.finish();
    let told: Vec<(usize, u32, u32)> =
        review.left_behind.iter().map(|run| (run.at, run.ran, run.best)).collect();
    assert_eq!(told, short);
    assert!(review.left_behind.iter().all(|run| run.proven));
    let sum: u32 = review.sides.iter().map(|side| side.left_behind).sum();
    assert_eq!(sum, short.iter().map(|(_, ran, best)| best - ran).sum::<u32>());
    assert!(review.turning_points.is_empty(), "nothing was looked at twice");
}

/// A mistake that is corrected belongs to nobody: what was done before it and after it is judged as it stood, under the numbers
/// that a table gives its positions.
#[test]
fn a_corrected_game_is_looked_back_at() {
    let begin = begin("18cz-bohemia", 2, Options::BOOK);
    let first = game(&begin, 60, |_, _, _| None);
    let mut before = begin.clone();
    first.iter().for_each(|(seat, action)| drop(before.advance(*seat, action).expect("it was played")));
    let mut position = before.state().position().clone();
    position.players[1].cash += 11;
    let corrected = Game::at(before.title().clone(), *before.options(), position);
    let second = game(&corrected, 60, |_, _, _| None);
    let act = |(seat, action): &(Seat, Action)| Deed::Act(*seat, action.clone());
    let correction = Deed::Correct(Box::new(corrected.clone()));
    let deeds = first.iter().map(act).chain([correction]).chain(second.iter().map(act));
    let line = Line::of(begin.clone(), deeds).expect("it was played so");
    assert_eq!(line.position(61).state(), corrected.state());
    assert_eq!((line.actions_until(60), line.actions_until(61), line.actions_until(62)), (60, 60, 61));

    let review = review(line, 4_000);
    assert_eq!(review.actions, first.len() + second.len());
    assert!(
        review.judged && review.decisions.iter().all(|weighed| weighed.at != 60),
        "{:?}",
        review.decisions
    );
    // Before the correction it is the review of what was played by then; the last deal may wait for an answer.
    let of_first = Study::new(self::line(&begin, &first), 0);
    let glance = |mut study: Study| {
        while study.step() {}
        study.finish().decisions
    };
    let until = |decisions: Vec<study::Weighed>| -> Vec<usize> {
        decisions.iter().map(|weighed| weighed.at).filter(|&at| at < 59).collect()
    };
    assert_eq!(until(review.decisions), until(glance(of_first)));
}

#[test]
fn progress_grows_to_its_end() {
    let begin = begin("18cz-bohemia", 2, Options::BOOK);
    let played = game(&begin, 60, |_, _, _| None);
    let mut study = Study::new(line(&begin, &played), 1_000);
    let mut last = study.progress();
    while study.step() {
        let now = study.progress();
        assert!(now.done >= last.done && now.done <= now.of, "{last:?} {now:?}");
        last = now;
    }
    assert_eq!(study.progress().done, study.progress().of);
}

/// A small title of our own, from its folder.
fn house_title() -> Arc<Title> {
    let folder = fixtures::titles().join("two-valleys");
    let mut texts = Texts { catalogue: embedded::catalogue().to_owned(), ..Texts::default() };
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        texts.files.insert(name, fs::read_to_string(&path).expect("it can be read"));
    }
    for path in paths(Some(&texts.files[TITLE_FILE].clone())) {
        if let Some(text) = embedded::file(&path).filter(|_| path.starts_with("../")) {
            texts.files.insert(path, text.to_owned());
        }
    }
    Arc::new(Title::from_texts(&texts).expect("it has no faults"))
}

/// A title that no mind knows is told what is exact, and nothing else.
#[test]
fn nothing_is_made_up_about_a_title_that_no_mind_knows() {
    let begin = Game::new(house_title(), Options::BOOK, 3, 7).expect("three may play").game;
    let mut game = begin.clone();
    let mut played = Vec::new();
    while let Some(offers) = game.offers().filter(|offers| !offers.is_empty() && played.len() < 40) {
        let action = offers.action(played.len() % offers.len()).expect("it is below their number");
        game.advance(offers.seat, &action).expect("it is offered");
        played.push((offers.seat, action));
    }
    let review = review(line(&begin, &played), 1_000);
    assert!(!review.judged && review.standings.is_empty() && review.turning_points.is_empty());
    assert_eq!(review.actions, played.len());
}
