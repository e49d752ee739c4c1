//! `cargo bench -p bots --bench mind`: how long a mind takes to value a position, features included, and to choose. No position is
//! valued twice; what trains could earn is remembered from position to position, as in play.

use std::time::{Duration, Instant};

use bots::mind::player;
use bots::{Budget, Knowledge, Memory, Strength, think_with};
use rules::{Game, Options};

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}

fn main() {
    for (id, players) in [("18cz", 4), ("18cz", 6), ("18cz-bohemia", 2), ("1836jr56", 3)] {
        let title = rules::title::embedded::title(id).expect("it is built in");
        let knowledge = Knowledge::of(&title, players).expect("there are weights for it");
        let (mut valued, mut chosen) = (Vec::new(), Vec::new());
        for seed in 0..3 {
            let begun = Game::new(title.clone(), Options::BOOK, players, seed).expect("so many play");
            let (mut game, mut memory, mut number) = (begun.game, Memory::default(), 0);
            while !game.state().is_over() {
                let began = Instant::now();
                let values = player::values(&game, knowledge, &mut memory).expect("it knows the title");
                valued.push(began.elapsed());
                assert!(values.iter().all(|value| value.is_finite()));
                let began = Instant::now();
                let budget = Budget::nodes(0);
                let Some(thought) = think_with(&mut memory, &game, Strength::Director, &budget, number)
                else {
                    break;
                };
                chosen.push(began.elapsed());
                game.advance_unheard(thought.seat, &thought.action).expect("it is offered");
                number += 1;
            }
        }
        println!(
            "{id} with {players}: {:.1} µs a position, {:.0} µs a choice (medians of {})",
            median(valued.clone()),
            median(chosen),
            valued.len()
        );
    }
}
