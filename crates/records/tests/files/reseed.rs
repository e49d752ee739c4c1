//! Files of games that are still played: they tell all that happened, and nothing of what will be drawn.

use std::sync::Arc;

use fixtures::Random;
use records::game_file::{self, GameFile, Replay};
use records::reseed::reseed;
use rules::seed::Lot;
use rules::title::Shelf;
use rules::{CzEvent, Event, Game, Options, Title};

/// A game of chance, after so many actions.
fn played(title: &Arc<Title>, options: Options, seed: u64, actions: usize) -> GameFile {
    let players =
        usize::from(title.seat_counts.iter().map(|seats| seats.players).max().expect("somebody plays it"));
    let mut game = Game::new(Arc::clone(title), options, players, seed).expect("so many play").game;
    let (mut chance, mut played) = (Random(seed), Vec::new());
    let mut below = |count: usize| chance.next() as usize % count;
    while let Some(offers) = game.offers().filter(|_| played.len() < actions) {
        let offer = &offers.offers[below(offers.offers.len())];
        let action = offer.action(below(offer.len()));
        game = game.play(offers.seat, &action).expect("it was offered").game;
        played.push((offers.seat, action));
    }
    let names = (0..players).map(|seat| format!("p{seat}")).collect();
    GameFile::of(title, options, seed, names, &played).expect("it was played")
}

fn happened(replay: &Replay) -> impl Iterator<Item = &Event> {
    replay.steps.iter().flat_map(|step| &step.events)
}

#[test]
fn under_another_seed_the_same_has_happened() {
    let (shelf, mut drawn) = (Shelf::built_in(), 0);
    for title in shelf.titles() {
        for (options, actions) in [(Options::BOOK, 0), (Options::BOOK, 150), (Options::AS_ON_18XX_GAMES, 150)]
        {
            let file = played(title, options, 5, actions);
            let one = game_file::replay(&file, &shelf, None).expect("it was played");
            let other = reseed(&file, &shelf, happened(&one), 1_000).expect("it can be set up");
            let file_there = other.unwrap_or_else(|| panic!("{}: no seed draws the same", title.id));
            assert_ne!(file_there.seed, file.seed);
            let there = game_file::replay(&file_there, &shelf, None).expect("it can be played");
            assert_eq!(there.setup, one.setup, "{}", title.id);
            assert!(happened(&there).eq(happened(&one)), "{}", title.id);
            drawn += happened(&one)
                .filter(|event| matches!(event, Event::Cz(CzEvent::CompanyDrawn { .. })))
                .count();
        }
    }
    assert!(drawn > 0, "something was drawn in the course of play, too");
}

#[test]
fn what_is_drawn_later_is_not_told() {
    let shelf = Shelf::built_in();
    let title = shelf.get("18cz-bohemia").expect("it is built in");
    let file = played(&title, Options::BOOK, 5, 40);
    let one = game_file::replay(&file, &shelf, None).expect("it was played");
    let lots: Vec<Option<Lot>> = [0, 50_000, 100_000]
        .into_iter()
        .map(|from| {
            let other =
                reseed(&file, &shelf, happened(&one), from).expect("it can be set up").expect("there is one");
            game_file::replay(&other, &shelf, None).expect("it can be played").game.state().lot.clone()
        })
        .collect();
    assert!(lots.iter().all(|lot| lot.is_some() && *lot != one.game.state().lot));
    assert_ne!(lots[0], lots[1], "and it is one of many");
    // The seed itself is never given away, even where the search begins at it.
    let found = reseed(&file, &shelf, happened(&one), 5).expect("it can be set up").expect("there is one");
    assert_ne!(found.seed, 5);
}
