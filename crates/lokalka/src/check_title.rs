//! `lokalka check-title`: loads a title folder and reports every fault in it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rules::Title;
use rules::title::embedded;
use rules::title::files::{CATALOGUE_FILE, TITLE_FILE};
use rules::title::load::{Texts, paths};

use crate::{BAD_INPUT, Outcome};

/// Check a folder of title data and report all its faults at once
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder with title.toml and the files that it names
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let texts = read(&arguments.folder)?;
    match Title::from_texts(&texts) {
        Ok(title) => {
            let tiles: u32 = title.tiles.iter().map(|tile| u32::from(tile.count)).sum();
            println!(
                "{}: {} hexes, {tiles} tiles of {} kinds, {} companies, {} local railways, {} train cards: no faults",
                title.name,
                title.hexes.len(),
                title.tiles.len(),
                title.companies.len(),
                title.locals.len(),
                title.cards.len(),
            );
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => {
            eprintln!("{faults}");
            eprintln!("{}: {} faults", arguments.folder.display(), faults.all().len());
            Ok(ExitCode::from(BAD_INPUT))
        }
    }
}

/// Reads all TOML files of the folder, and those that it takes from the titles beside it; what is not there, as the
/// catalogue of tile shapes `tiles.toml` beside a lone copy of a folder, is ours.
fn read(folder: &Path) -> Result<Texts, String> {
    let unreadable = |path: &Path, error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
        let path = entry.map_err(|error| unreadable(folder, error))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?);
        }
    }
    let beside = |path: &str, ours: Option<&str>| match fs::read_to_string(folder.join(path)) {
        Ok(text) => Some(text),
        Err(_) => ours.map(str::to_owned),
    };
    for path in paths(files.get(TITLE_FILE).map(String::as_str)) {
        if path.starts_with("../")
            && let Some(text) = beside(&path, embedded::file(&path))
        {
            files.insert(path, text);
        }
    }
    let catalogue = beside(CATALOGUE_FILE, Some(embedded::catalogue())).unwrap_or_default();
    Ok(Texts { catalogue, files })
}
