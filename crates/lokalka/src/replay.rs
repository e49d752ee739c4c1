//! `lokalka replay`: the log of a game in plain words, and the table as it stands.

use std::process::ExitCode;

use wording::Names;

use crate::{Outcome, files, tables};

/// Read a game in plain words and see the table as it stands
///
/// Takes our own game files, 18xx.games records and conformance files. Every action is checked by the rules; the first
/// one that is not allowed is named with the reason.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: files::Recorded,
    /// Stop after this many actions
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Only the table, not the log
    #[arg(long)]
    no_log: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let (file, replay) = arguments.game.replay(arguments.until)?;
    let names = Names { title: replay.game.title(), players: &file.players };
    if !arguments.no_log {
        for words in replay.setup.iter().filter_map(|event| names.event(event)) {
            outln!("      {words}");
        }
        for (index, step) in replay.steps.iter().enumerate() {
            outln!("{:4}. {}: {}", index + 1, file.players[step.seat.index()], names.action(&step.action));
            for words in step.events.iter().filter_map(|event| names.event(event)) {
                outln!("      {words}");
            }
        }
        outln!();
    }
    out!("{}", tables::all(&replay.game, &file.players));
    Ok(ExitCode::SUCCESS)
}
