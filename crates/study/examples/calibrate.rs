//! Fits how far values are off (`chances.rs`) to games of bots: `calibrate FAMILY GAMES SEED`, with `cz` or `f56`.
//!
//! At each table all seats have the same strength, so that nobody wins for being stronger; from game to game it changes, so that positions of all
//! sorts come up. Every position at which a round begins is a sample. The figures are fitted to the even games and tried on the odd
//! ones: what is printed is the mean of -ln(chance of the winner), beside that of equal chances, and how often those won who were given a
//! chance of so much.

use std::collections::BTreeMap;
use std::env;

use bots::mind::hindsight::Hindsight;
use bots::{Budget, Memory, Strength, think_with};
use rules::title::embedded;
use rules::{Game, Options};
use study::{Temper, chances};

/// Tables of both families.
const CZ: [(&str, usize); 4] = [("18cz", 3), ("18cz", 4), ("18cz-bohemia", 2), ("18cz", 5)];
const F56: [(&str, usize); 3] = [("1836jr56", 2), ("1836jr56", 3), ("1836jr56", 4)];

/// A position with what the mind said of it, and the chances that came true.
struct Sample {
    game: Game,
    values: Vec<f32>,
    won: Vec<f64>,
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let tables: &[(&str, usize)] =
        if words.first().is_some_and(|family| family == "f56") { &F56 } else { &CZ };
    let (games, seed) = (number(1, 40), number(2, 1));
    let mut halves = [Vec::new(), Vec::new()];
    for index in 0..games {
        let (id, players) = tables[(index / 2) as usize % tables.len()];
        let strengths = [Strength::Director, Strength::Conductor, Strength::Novice];
        let strength = strengths[(index / 2 / tables.len() as u64) as usize % strengths.len()];
        let samples = play(id, players, strength, seed * 1_000_003 + index);
        eprintln!("{index}: {id} with {players}, {strength}: {} samples", samples.len());
        halves[(index % 2) as usize].extend(samples);
    }
    let mut best = (f64::MAX, Temper { base: 0.0, share: 0.0 });
    for base in [5.0, 10.0, 20.0, 30.0, 45.0, 70.0, 100.0, 150.0, 220.0] {
        for share in 0..=40 {
            let temper = Temper { base, share: f64::from(share) * 0.02 };
            let loss = loss(&halves[0], temper);
            if loss < best.0 {
                best = (loss, temper);
            }
        }
    }
    println!("fitted: {:?}", best.1);
    for (name, half) in ["even", "odd"].iter().zip(&halves) {
        let (ours, now) = (loss(half, best.1), loss(half, Temper::of(half[0].game.title().play.family)));
        println!(
            "{name} games, {} positions: {ours:.4} fitted, {now:.4} as in the program, {:.4} equal chances",
            half.len(),
            equal(half)
        );
    }
    reliability(&halves[1], best.1);
}

fn play(id: &str, players: usize, strength: Strength, seed: u64) -> Vec<Sample> {
    let title = embedded::title(id).expect("it is built in");
    let mut game = Game::new(title, Options::BOOK, players, seed).expect("it is played by so many").game;
    let mut mind = Hindsight::of(&game).expect("every title that is built in is known");
    let (mut memory, budget) = (Memory::default(), Budget::nodes(200));
    let mut samples = Vec::new();
    let mut round = None;
    let mut number = 0;
    while let Some(thought) = think_with(&mut memory, &game, strength, &budget, seed ^ number << 20) {
        let now = std::mem::discriminant(&game.state().round);
        if round != Some(now) || number % 40 == 0 {
            samples.push(Sample { values: mind.values(&game), game: game.clone(), won: Vec::new() });
        }
        round = Some(now);
        game.advance(thought.seat, &thought.action).expect("it is offered");
        number += 1;
    }
    let won = chances(&game, &[], Temper { base: 1.0, share: 0.0 });
    samples.iter_mut().for_each(|sample| sample.won.clone_from(&won));
    samples
}

fn loss(samples: &[Sample], temper: Temper) -> f64 {
    let of = |sample: &Sample| {
        let given = chances(&sample.game, &sample.values, temper);
        let parts = given.iter().zip(&sample.won).map(|(given, won)| -won * given.max(1e-6).ln());
        parts.sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

fn equal(samples: &[Sample]) -> f64 {
    samples.iter().map(|sample| (sample.won.len() as f64).ln()).sum::<f64>() / samples.len().max(1) as f64
}

fn reliability(samples: &[Sample], temper: Temper) {
    let mut bins: BTreeMap<u32, (f64, f64, u32)> = BTreeMap::new();
    for sample in samples {
        for (given, won) in chances(&sample.game, &sample.values, temper).iter().zip(&sample.won) {
            let bin = bins.entry(((given * 10.0) as u32).min(9)).or_default();
            *bin = (bin.0 + given, bin.1 + won, bin.2 + 1);
        }
    }
    for (given, won, count) in bins.values() {
        let of = |sum: &f64| 100.0 * sum / f64::from(*count);
        println!("given {:5.1} %, won {:5.1} % of {count}", of(given), of(won));
    }
}
