//! A small run of the trainer, from nothing, on two cores (its record is in `small_run/README.md`): what came of it beats chance, and
//! what it knew before it played itself.

use std::sync::Arc;

use bots::mind::knowledge::Knowledge;
use bots::mind::player::{Manner, think};
use bots::{Budget, Character, Memory, Strength};
use rules::title::Title;
use rules::{Family, Game, Options, Seat};

const FIRST: &[u8] = include_bytes!("small_run/cz.first.weights");
const LAST: &[u8] = include_bytes!("small_run/cz.weights");
const GAMES: u64 = 12;

enum Player {
    Mind(Box<Knowledge>),
    Chance,
}

impl Player {
    fn with(weights: &[u8]) -> Player {
        Player::Mind(Box::new(Knowledge::read(weights, Family::Cz).expect("they fit the features of today")))
    }
}

/// How many of the games of this title for two the first one wins, with the seats by turns.
fn won_by(first: &Player, second: &Player, title: &str) -> usize {
    let title = rules::title::embedded::title(title).expect("it is built in");
    (0..GAMES).filter(|&number| winner(&title, number, [first, second]) == Some(0)).count()
}

/// Who has most in the end, if one has.
fn winner(title: &Arc<Title>, number: u64, players: [&Player; 2]) -> Option<usize> {
    let mut game = Game::new(Arc::clone(title), Options::BOOK, 2, 700 + number).expect("it is for two").game;
    let player_at = |seat: Seat| (seat.index() + number as usize) % 2;
    let manner = Manner::of(Strength::Conductor, Character::Win, title);
    let (mut memories, budget) = ([Memory::default(), Memory::default()], Budget::nodes(300));
    for chance in 0.. {
        let Some(seat) = game.decider() else { break };
        let player = player_at(seat);
        let thought = match players[player] {
            Player::Mind(mind) => think(&game, mind, &mut memories[player], manner, &budget, chance),
            Player::Chance => bots::think(&game, Strength::Random, &budget, number * 10_000 + chance),
        };
        let thought = thought.expect("somebody may do something");
        game = game.play(thought.seat, &thought.action).expect("it is offered").game;
    }
    let mut worth = [0; 2];
    game.state().seats().for_each(|seat| worth[player_at(seat)] = game.view().worth(seat));
    (worth[0] != worth[1]).then(|| usize::from(worth[1] > worth[0]))
}

#[test]
fn what_a_small_run_learned_beats_chance() {
    let won = won_by(&Player::with(LAST), &Player::Chance, "18cz-bohemia");
    assert!(won == GAMES as usize, "{won} of {GAMES}");
}

#[test]
fn what_a_small_run_learned_is_more_than_what_it_began_with() {
    let won = won_by(&Player::with(LAST), &Player::with(FIRST), "18cz-moravia-silesia");
    assert!(won >= 9, "{won} of {GAMES}");
}
