//! Chances to win, made of what everybody should be worth in the end.
//!
//! A mind says for every seat what it should be worth. The chance of a seat is its part in a softmax of these values: `exp(value / t)`
//! divided by the sum over all seats. `t` is how far such forecasts are off, in money. It grows with what everybody should still gain on
//! average (value less worth now): `t = base + share × gain`. So a lead of 300 is little at the beginning, and decides a game that
//! is nearly over; and when a game is over, whoever has most has won.
//!
//! `base` and `share` were fitted to games that bots played with fresh seeds (`examples/calibrate.rs`): at each table all seats had the same strength,
//! director, conductor and novice by turns. They say what chances bots of equal strength would have from here, not people. Of 18CZ and Bohemia
//! 48 games were played (seed 9001): fitted to the even ones, the mean of -ln(chance of the winner) on the odd ones is 0.948, with equal chances it
//! would be 1.235; who was given 25 % won 24.6 % of the time, who was given 55 % 53.8 %, who was given 97 % 95.9 %. Of 1836Jr-56
//! there were 36 games (seed 9002), too few to tell figures apart: what fits the even ones best does worse on the odd ones (0.883)
//! than what was guessed (0.868; equal chances: 1.138), so that the guess stayed.
//!
//! Only addition, multiplication and division are used, which every machine rounds alike.

use rules::{Family, Game};

/// How far values are off, in money.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// Also in the last moment.
    pub base: f64,
    /// For every unit of money that everybody should still gain.
    pub share: f64,
}

impl Temper {
    /// As it was fitted to games of a family.
    pub fn of(family: Family) -> Temper {
        match family {
            Family::Cz => Temper { base: 45.0, share: 0.08 },
            Family::F56 | Family::E30 => Temper { base: 40.0, share: 0.15 },
        }
    }
}

/// The chance of every seat, when the mind says that they should be worth so much.
pub fn chances(game: &Game, values: &[f32], temper: Temper) -> Vec<f64> {
    let view = game.view();
    if game.state().is_over() {
        let first = view.standing();
        let best = first.first().map(|&seat| view.worth(seat));
        let won = |seat| !view.nobody_bid() && Some(view.worth(seat)) == best || first.first() == Some(&seat);
        let winners = game.state().seats().filter(|&seat| won(seat)).count().max(1);
        return game.state().seats().map(|seat| if won(seat) { 1.0 / winners as f64 } else { 0.0 }).collect();
    }
    let gains =
        game.state().seats().zip(values).map(|(seat, &value)| f64::from(value) - view.worth(seat) as f64);
    let gain = gains.sum::<f64>() / values.len().max(1) as f64;
    softmax(values, temper.base + temper.share * gain.max(0.0))
}

fn softmax(values: &[f32], t: f64) -> Vec<f64> {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let parts: Vec<f64> = values.iter().map(|&value| exp(f64::from(value - most) / t)).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

/// The exponential function for what is not above 0, by its series: halved until it converges fast, and squared again. That of the
/// system is not the same everywhere.
fn exp(x: f64) -> f64 {
    if x < -60.0 {
        return 0.0;
    }
    let small = x / 64.0;
    let (mut sum, mut term) = (1.0, 1.0);
    for place in 1..16 {
        term *= small / f64::from(place);
        sum += term;
    }
    for _ in 0..6 {
        sum *= sum;
    }
    sum
}

/// In thousandths.
pub(crate) fn per_mille(chance: f64) -> i32 {
    (chance * 1000.0 + 0.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_series_is_the_exponential_function() {
        for x in [0.0, -0.001, -0.5, -1.0, -3.7, -20.0, -59.0] {
            let (ours, known) = (exp(x), f64::exp(x));
            assert!((ours - known).abs() <= known * 1e-9, "{x}: {ours} {known}");
        }
    }

    #[test]
    fn chances_are_parts_of_one_and_grow_with_the_value() {
        let parts = softmax(&[3_000.0, 3_100.0, 2_000.0], 200.0);
        assert!((parts.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(parts[1] > parts[0] && parts[0] > parts[2] && parts[2] > 0.0);
    }
}
