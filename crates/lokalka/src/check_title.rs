//! `lokalka check-title`: loads a title folder and reports every fault in it.

use std::path::PathBuf;
use std::process::ExitCode;

use rules::Title;

use crate::{BAD_INPUT, Outcome, counted, titles};

/// Check a title, or all titles of a folder, and report all faults at once
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder with title.toml and the files that it names, or one with such folders in it
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut sound = true;
    for folder in titles::folders(&arguments.folder)? {
        match Title::from_texts(&titles::read(&folder)?) {
            Ok(title) => tell(&title),
            Err(faults) => {
                sound = false;
                let number = counted(faults.all().len() as u64, "fault", "faults");
                eprintln!("{faults}\n{}: {number}", folder.display());
            }
        }
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

/// What is in the box.
fn tell(title: &Title) {
    let tiles: u32 = title.tiles.iter().map(|tile| u32::from(tile.count)).sum();
    let papers = title.play.features.privates.several();
    outln!(
        "{}: {} hexes, {tiles} tiles of {} kinds, {} companies, {} {papers}, {} kinds of train cards: no faults",
        title.name,
        title.hexes.len(),
        title.tiles.len(),
        title.share_companies().count(),
        title.privates.len(),
        title.stack().len(),
    );
    if let Some(what) = &title.reconstructed {
        outln!("Reconstructed board: {what}");
    }
}
