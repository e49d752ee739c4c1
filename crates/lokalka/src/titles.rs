//! The titles that a command knows: the built-in ones, and folders on disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use languages::tr;
use rules::play::Privates;
use rules::title::load::{Texts, paths};
use rules::title::{CATALOGUE_FILE, Shelf, TITLE_FILE, embedded};
use rules::{Options, Title};

/// Which titles there are. The same for every command that needs them.
#[derive(clap::Args)]
pub struct Titles {
    /// Titles of your own, such as a corrected board: a folder with title.toml, or one with such folders in it
    #[arg(id = "titles", long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Titles {
    /// The built-in titles, and those of the folder if one is named.
    ///
    /// # Errors
    /// Those of the folder.
    pub fn shelf(&self) -> Result<Shelf, String> {
        self.folder.as_deref().map_or_else(|| Ok(built_in()), shelf)
    }

    /// The title with this id, or a message that names those that there are.
    pub fn named(&self, id: &str) -> Result<Arc<Title>, String> {
        let shelf = self.shelf()?;
        shelf.get(id).ok_or_else(|| {
            let known: Vec<&str> = shelf.titles().map(|title| title.id.as_str()).collect();
            let known = known.join(", ");
            match self.folder {
                None => tr!("terminal-title-unknown-others", title = id, known = known),
                Some(_) => tr!("terminal-title-unknown", title = id, known = known),
            }
        })
    }
}

/// The title of a command that plays one.
#[derive(clap::Args)]
pub struct Chosen {
    /// The title, such as 18cz
    #[arg(long, default_value = "18cz")]
    title: String,
    #[command(flatten)]
    titles: Titles,
}

impl Chosen {
    /// The title, or a message that names those that there are.
    pub fn title(&self) -> Result<Arc<Title>, String> {
        self.titles.named(&self.title)
    }
}

/// How a command plays a title where nobody sits at the table.
#[derive(clap::Args)]
pub struct Profile {
    /// Play as on 18xx.games instead of by the book
    #[arg(long)]
    as_on_18xx_games: bool,
    /// With --as-on-18xx-games: owners are asked before a deal all the same
    #[arg(long, requires = "as_on_18xx_games")]
    ask_consent: bool,
    /// 1836Jr-56: with diesels instead of 8-trains
    #[arg(long)]
    diesels: bool,
}

impl Profile {
    /// The options that it stands for.
    pub fn options(&self) -> Options {
        let mut options = if self.as_on_18xx_games { Options::AS_ON_18XX_GAMES } else { Options::BOOK };
        options.ask_consent |= self.ask_consent;
        options.f56.diesels = self.diesels;
        options
    }
}

/// What private papers are in a title, by the word that texts choose by.
pub fn kind_of_privates(title: &Title) -> &'static str {
    match title.play.features.privates {
        Privates::LocalRailways => "local",
        Privates::Companies => "company",
    }
}

/// The built-in titles, read at the same time: it is most of what a program does before it answers.
fn built_in() -> Shelf {
    thread::scope(|scope| {
        for id in embedded::ids() {
            scope.spawn(|| embedded::title(id));
        }
    });
    Shelf::built_in()
}

/// The built-in titles with those of a folder: one title, or a folder for each, as `titles/` of this project is. A title
/// takes the place of the built-in one with its id.
///
/// Nothing outside the folders of titles is read: what a title may name are files beside its own `title.toml` and in the
/// folders next to it, by plain names.
///
/// # Errors
/// With all faults of all titles, or when there is none.
fn shelf(folder: &Path) -> Result<Shelf, String> {
    let mut shelf = built_in();
    let mut wrong = Vec::new();
    for folder in folders(folder)? {
        match Title::from_texts(&read(&folder)?) {
            Ok(title) => shelf.put(title),
            Err(faults) => {
                let about = |fault| tr!("terminal-about", path = folder.display(), what = fault);
                wrong.extend(faults.all().iter().map(about));
            }
        }
    }
    if wrong.is_empty() {
        return Ok(shelf);
    }
    let (refused, number) = (tr!("terminal-titles-faulty"), tr!("terminal-faults", count = wrong.len()));
    Err(format!("{refused}\n{}\n{number}", wrong.join("\n")))
}

/// The folder itself where it is a title, otherwise those in it that are.
pub fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
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
        return Err(tr!("terminal-no-titles", path = folder.display(), file = TITLE_FILE));
    }
    Ok(found)
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    tr!("terminal-cannot-read", path = path.display(), error = error)
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
