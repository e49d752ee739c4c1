//! `cargo xtask referee`: plays games and judges them.

use std::process::ExitCode;

use bots::Strength;
use referee::play::{Match, judge};
use referee::report::Report;
use rules::title::embedded;

const USAGE: &str = "referee [TITLE…] [--games N] [--seed S] [--seats N] [--strength random|novice]";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("referee: {message}\nusage: {USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: impl Iterator<Item = String>) -> Result<bool, String> {
    let (mut titles, mut games, mut seed, mut seats) = (Vec::new(), 10, 1, None);
    let mut strength = None;
    while let Some(argument) = arguments.next() {
        let mut number = || -> Result<u64, String> {
            let value = arguments.next().ok_or(format!("{argument} needs a number"))?;
            value.parse().map_err(|_| format!("{value} is no number"))
        };
        match argument.as_str() {
            "--games" => games = number()?,
            "--seed" => seed = number()?,
            "--seats" => seats = Some(number()? as usize),
            "--strength" => {
                let value = arguments.next().ok_or("--strength needs a name")?;
                let named = value.parse::<Strength>();
                strength = Some(named.map_err(|_| format!("there is no strength {value}"))?);
            }
            _ => titles.push(argument),
        }
    }
    if titles.is_empty() {
        titles = embedded::ids().iter().map(|&id| id.to_owned()).collect();
    }
    let mut right = true;
    for id in titles {
        let title = embedded::title(&id).ok_or(format!("there is no title {id}"))?;
        let counts: Vec<usize> = title.seat_counts.iter().map(|count| usize::from(count.players)).collect();
        let counts = seats.map_or(counts, |seats| vec![seats]);
        let mut report = Report::default();
        for index in 0..games {
            // Unless one is asked for, games of chance and games of novices take turns.
            let turns = [Strength::Random, Strength::Novice];
            let players = counts[index as usize % counts.len()];
            let by_turns = turns[(index as usize / counts.len()) % 2];
            let of = Match {
                title: title.clone(),
                players,
                seed: seed + index,
                strength: strength.unwrap_or(by_turns),
            };
            judge(&of, &mut report);
        }
        println!("{id}: {report}");
        right &= report.faults.is_empty();
    }
    Ok(right)
}
