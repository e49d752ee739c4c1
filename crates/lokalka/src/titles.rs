//! Title folders on disk: reading one, and all of a folder of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rules::Title;
use rules::title::files::{CATALOGUE_FILE, TITLE_FILE};
use rules::title::load::{Texts, paths};
use rules::title::{Shelf, embedded};

/// The built-in titles with those of a folder: one title, or a folder for each, as `titles/` of this project is. A title
/// takes the place of the built-in one with its id.
///
/// Nothing outside the folders of titles is read: what a title may name are files beside its own `title.toml` and in the
/// folders next to it, by plain names.
///
/// # Errors
/// With all faults of all titles, or when there is none.
pub fn shelf(folder: &Path) -> Result<Shelf, String> {
    let mut shelf = Shelf::built_in();
    let mut wrong = Vec::new();
    for folder in folders(folder)? {
        match Title::from_texts(&read(&folder)?) {
            Ok(title) => shelf.put(title),
            Err(faults) => {
                let faults = faults.all().iter().map(|fault| format!("{}: {fault}", folder.display()));
                wrong.extend(faults);
            }
        }
    }
    if wrong.is_empty() {
        return Ok(shelf);
    }
    Err(format!("titles with faults cannot be played\n{}\n{} faults", wrong.join("\n"), wrong.len()))
}

/// The titles that are played: the built-in ones, and those of a folder if one is named.
///
/// # Errors
/// Those of [`shelf`].
pub fn shelf_of(folder: Option<&Path>) -> Result<Shelf, String> {
    folder.map_or_else(|| Ok(Shelf::built_in()), shelf)
}

/// The folder itself where it is a title, otherwise those in it that are.
fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let is_title = |folder: &Path| folder.join(TITLE_FILE).is_file();
    if is_title(folder) {
        return Ok(vec![folder.to_owned()]);
    }
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if is_title(&path) {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() {
        return Err(format!(
            "no title in {}: neither it nor a folder in it has a {TITLE_FILE}",
            folder.display()
        ));
    }
    Ok(found)
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    format!("cannot read {}: {error}", path.display())
}

/// Reads all TOML files of the folder, and those that it takes from the titles beside it; what is not there, as the
/// catalogue of tile shapes `tiles.toml` beside a lone copy of a folder, is ours.
pub fn read(folder: &Path) -> Result<Texts, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?);
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
