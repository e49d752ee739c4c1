//! What holds for minds: they play every title to its end, the same everywhere, whatever they remember; and they beat what was
//! there before them.

use std::sync::Arc;

use bots::arena::Match;
use bots::{Bot, Budget, Character, Memory, Strength, think, think_with};
use rules::title::Title;
use rules::{Game, Options};

fn title(id: &str) -> Arc<Title> {
    rules::title::embedded::title(id).expect("it is built in")
}

fn contest(id: &str, bots: &[Bot], options: Options, seed: u64) -> Match {
    let budget = Budget::nodes(2_000);
    Match { title: title(id), options, bots: bots.to_vec(), budget, seed, check: true }
}

/// Every title with every number of players.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    let of =
        |&id: &&'static str| title(id).seat_counts.iter().map(|count| usize::from(count.players)).collect();
    rules::title::embedded::ids().iter().flat_map(move |id| {
        let counts: Vec<usize> = of(id);
        counts.into_iter().map(move |players| (*id, players))
    })
}

#[test]
fn games_of_minds_end_at_every_table_with_the_invariants_intact() {
    for (number, (id, players)) in tables().enumerate() {
        let characters = [Character::Win, Character::Wealth];
        let mut bots = Vec::new();
        for seat in 0..players {
            let strength = [Strength::Director, Strength::Novice, Strength::Conductor][seat % 3];
            bots.push(Bot { strength, character: characters[(seat + number) % 2] });
        }
        let mut options = if number % 2 == 0 { Options::BOOK } else { Options::AS_ON_18XX_GAMES };
        options.f56.diesels = number % 2 == 0;
        let outcome = contest(id, &bots, options, 3).play(0).expect("nothing is refused and nothing broken");
        assert!(outcome.played.len() > 60, "{id} with {players}: {} actions", outcome.played.len());
    }
}

#[test]
fn what_is_remembered_changes_no_thought() {
    for (id, players) in [("18cz", 4), ("1836jr56", 3)] {
        let mut game = Game::new(title(id), Options::BOOK, players, 5).expect("it is played by so many").game;
        let (mut memory, budget) = (Memory::default(), Budget::nodes(1_000));
        for number in 0..150 {
            let Some(thought) = think_with(&mut memory, &game, Strength::Director, &budget, number) else {
                break;
            };
            if number % 10 == 0 {
                let afresh = think(&game, Strength::Director, &budget, number).expect("the game goes on");
                assert_eq!(thought.action, afresh.action, "{id}, action {number}");
            }
            game = game.play(thought.seat, &thought.action).expect("it is offered").game;
        }
    }
}

/// One number for all that was done (FNV-1a).
fn fingerprint(of: &Match) -> u64 {
    let outcome = of.play(0).expect("nothing is refused and nothing broken");
    let text = format!("{:?} {:?}", outcome.played, outcome.worth);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The same seed and nodes give the same game on every machine and in every build. New weights, features or rules give another one:
/// then these numbers are to be written anew.
#[test]
fn games_of_directors_are_the_same_everywhere() {
    let directors = [Bot::from(Strength::Director); 2];
    let bohemia = fingerprint(&contest("18cz-bohemia", &directors, Options::BOOK, 11));
    let f56 = fingerprint(&contest("1836jr56", &directors, Options::BOOK, 11));
    assert_eq!(
        (bohemia, f56),
        (0x5257_0606_f057_d24b, 0x2d4d_9efd_de0d_3712),
        "{bohemia:#018x}, {f56:#018x}"
    );
}

#[test]
fn a_director_beats_the_directors_of_before() {
    for (id, others) in [("18cz-bohemia", 1), ("1836jr56", 2)] {
        let mut bots = vec![Bot::from(Strength::Director)];
        bots.resize(1 + others, Strength::OldDirector.into());
        let of = Match { budget: Budget::nodes(300), check: false, ..contest(id, &bots, Options::BOOK, 17) };
        let won = (0..4).filter(|&number| {
            let worth = of.play(number).expect("it ends").worth;
            worth[1..].iter().all(|&other| worth[0] > other)
        });
        assert!(won.count() >= 2, "{id}");
    }
}
