//! The titles that are built into the program, from the same files that lie in `titles/`.

use super::Title;
use super::load::{self, Texts};
use facts::{RULES_FILE, TITLE_FILE};
use std::sync::{Arc, OnceLock};

macro_rules! files {
    ($($folder:literal: $($file:literal)*;)*) => {
        /// The files of all titles: folder, name, text.
        const FILES: &[(&str, &str, &str)] = &[$($((
            $folder,
            $file,
            include_str!(concat!("../../../../titles/", $folder, "/", $file)),
        )),*),*];
    };
}

files! {
    "18cz":
        "title.toml" "figures.toml" "process.toml" "sizes.toml" "map-bohemia.toml" "map-border.toml" "map-moravia.toml"
        "terrain.toml" "tiles.toml" "tiles-praha.toml" "tiles-red.toml" "chart.toml" "trains.toml"
        "companies.toml" "locals.toml" "rules.toml";
    "18cz-bohemia":
        "title.toml" "sizes.toml" "rules.toml";
    "18cz-moravia-silesia":
        "title.toml" "figures.toml" "sizes.toml" "map-red.toml" "trains.toml" "papers.toml" "rules.toml";
    "1836jr56":
        "title.toml" "figures.toml" "process.toml" "sizes.toml" "map.toml" "tiles.toml" "chart.toml" "trains.toml" "companies.toml"
        "locals.toml" "rules.toml";
}

const IDS: [&str; 4] = ["18cz", "18cz-bohemia", "18cz-moravia-silesia", "1836jr56"];

/// The ids of the built-in titles, which are the names of their folders.
pub fn ids() -> &'static [&'static str] {
    &IDS
}

/// A built-in title, checked on first use.
///
/// # Panics
/// When the built-in files have faults, which the tests rule out.
pub fn title(id: &str) -> Option<Arc<Title>> {
    static TITLES: [OnceLock<Arc<Title>>; IDS.len()] = [const { OnceLock::new() }; IDS.len()];
    let kept = &TITLES[IDS.iter().position(|&known| known == id)?];
    let load = || match Title::from_texts(&texts(id).unwrap_or_default()) {
        Ok(title) => Arc::new(title),
        Err(faults) => panic!("the built-in files of {id} have faults:\n{faults}"),
    };
    Some(Arc::clone(kept.get_or_init(load)))
}

/// The texts of a built-in title, with those that it takes from others.
pub fn texts(id: &str) -> Option<Texts> {
    let own = |name: &str| file(&format!("../{id}/{name}"));
    let title = own(TITLE_FILE)?;
    let mut texts = Texts { catalogue: catalogue().to_owned(), ..Texts::default() };
    for path in load::paths(Some(title)).into_iter().chain([RULES_FILE.to_owned()]) {
        let text = if path.starts_with("../") { file(&path) } else { own(&path) };
        if let Some(text) = text {
            texts.files.insert(path, text.to_owned());
        }
    }
    Some(texts)
}

/// The catalogue of tiles that lies beside the folders of the titles.
pub fn catalogue() -> &'static str {
    include_str!("../../../../titles/tiles.toml")
}

/// A built-in file as another title names it: `../18cz/chart.toml`.
pub fn file(path: &str) -> Option<&'static str> {
    let (folder, name) = path.strip_prefix("../")?.split_once('/')?;
    FILES.iter().find(|&&(in_folder, file, _)| (in_folder, file) == (folder, name)).map(|&(_, _, text)| text)
}
