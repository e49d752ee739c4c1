//! `lokalka check-title`: loads a title folder and reports every fault in it.

use std::path::PathBuf;
use std::process::ExitCode;

use rules::Title;

use crate::{BAD_INPUT, Outcome, titles};

/// Check a folder of title data and report all its faults at once
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder with title.toml and the files that it names
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let texts = titles::read(&arguments.folder)?;
    match Title::from_texts(&texts) {
        Ok(title) => {
            let tiles: u32 = title.tiles.iter().map(|tile| u32::from(tile.count)).sum();
            println!(
                "{}: {} hexes, {tiles} tiles of {} kinds, {} companies, {} local railways, {} train cards: no faults",
                title.name,
                title.hexes.len(),
                title.tiles.len(),
                title.share_companies().count(),
                title.locals.len(),
                title.stack().len(),
            );
            if let Some(what) = &title.reconstructed {
                println!("Reconstructed board: {what}");
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => {
            eprintln!("{faults}");
            eprintln!("{}: {} faults", arguments.folder.display(), faults.all().len());
            Ok(ExitCode::from(BAD_INPUT))
        }
    }
}
