//! `lokalka puzzles`: puzzles out of games of bots, for a file.

use std::path::PathBuf;
use std::process::ExitCode;

use languages::tr;
use puzzles::{Kind, draw, file};
use records::in_words::player_count;

use crate::{Outcome, progress_bar, titles};

/// Let bots play, and keep positions that have one best answer as puzzles
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    title: titles::Chosen,
    /// How many puzzles
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    count: u64,
    /// The same seed draws the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let title = arguments.title.title()?;
    let heading = format!(
        "Drawn by `lokalka puzzles --title {} --count {} --seed {}`; crates/puzzles/src/file.rs tells how to read it.",
        title.id, arguments.count, arguments.seed
    );
    let progress = progress_bar(arguments.count);
    let wanted = draw::Wanted { title, count: arguments.count as usize, seed: arguments.seed };
    let drawn = draw::draw(&wanted, |drawn| progress.set_position(drawn.puzzles.len() as u64));
    let drawn = drawn.map_err(|wrong| player_count(&wrong))?;
    progress.finish_and_clear();
    let text = file::write(&heading, &drawn.records, &drawn.puzzles);
    std::fs::write(&arguments.out, text)
        .map_err(|error| tr!("terminal-cannot-write", path = arguments.out.display(), error = error))?;
    for kind in Kind::ALL {
        let count = drawn.puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
        outln!("{}", tr!("puzzles-of-kind", kind = kind.name(), count = count));
    }
    let (count, games) = (drawn.puzzles.len(), drawn.games);
    outln!("{}", tr!("puzzles-drawn", count = count, game_count = games, path = arguments.out.display()));
    Ok(if drawn.puzzles.len() < wanted.count { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
