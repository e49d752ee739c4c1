//! `lokalka convert`: a game file of ours as a record of 18xx.games, and back.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use languages::tr;
use records::{game_file, site};

use crate::{Outcome, files};

/// Write a game as a record that 18xx.games imports, or as a file of ours
///
/// Takes our own game files, 18xx.games records and conformance files. Every action is checked by the rules first. A game
/// that cannot be told in the other form is refused with the action that stands in the way; the part before it can be
/// written with --until.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: files::Recorded,
    /// The form to write
    #[arg(long, value_enum)]
    to: Form,
    /// Only the first so many actions
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Write into this file; otherwise to the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Form {
    /// A record of 18xx.games, for its import as a hot-seat game
    #[value(name = "18xx")]
    Site,
    /// A game file of this program
    Lokalka,
}

/// Why a game cannot be told there, and how much of it can.
fn untellable(why: &site::Untellable) -> String {
    match why.tellable() {
        Some(before) => tr!("convert-untellable", why = why, before = before),
        None => why.to_string(),
    }
}

pub fn run(arguments: &Arguments) -> Outcome {
    let (mut file, _) = arguments.game.replay(arguments.until)?;
    if let Some(number) = arguments.until {
        file.actions.truncate(number);
    }
    let text = match arguments.to {
        Form::Lokalka => game_file::write(&file),
        Form::Site => {
            let told = site::write(&file, &arguments.game.shelf()?);
            told.map_err(|why| arguments.game.wrong(&untellable(&why)))? + "\n"
        }
    };
    match &arguments.output {
        None => out!("{text}"),
        Some(path) => {
            let cannot = |error| tr!("terminal-cannot-write", path = path.display(), error = error);
            fs::write(path, text).map_err(cannot)?;
            outln!("{}", tr!("convert-written", count = file.actions.len(), path = path.display()));
        }
    }
    Ok(ExitCode::SUCCESS)
}
