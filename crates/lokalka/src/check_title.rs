//! `lokalka check-title`: loads a title folder and reports every fault in it.

use std::path::PathBuf;
use std::process::ExitCode;

use languages::tr;
use rules::Title;
use wording::Printed;

use crate::{BAD_INPUT, Outcome, titles};

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
                let number = tr!("terminal-faults", count = faults.all().len());
                eprintln!("{faults}\n{}", tr!("terminal-about", path = folder.display(), what = number));
            }
        }
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

/// What is in the box.
fn tell(title: &Title) {
    let tiles: u32 = title.tiles.iter().map(|tile| u32::from(tile.count)).sum();
    let told = tr!(
        "terminal-title",
        title = Printed::of(title).name(),
        hex_count = title.hexes.len(),
        tile_count = tiles,
        kind_count = title.tiles.len(),
        company_count = title.share_companies().count(),
        privates = titles::kind_of_privates(title),
        private_count = title.privates.len(),
        card_count = title.stack().len(),
    );
    outln!("{told}");
    if let Some(what) = Printed::of(title).reconstructed() {
        outln!("{}", tr!("terminal-title-reconstructed", what = what));
    }
}
