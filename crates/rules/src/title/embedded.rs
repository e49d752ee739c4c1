//! The titles that are built into the program, from the same files that lie in `titles/`.

use super::Title;
use super::load::Texts;
use std::sync::{Arc, OnceLock};

/// The ids of the built-in titles.
pub fn ids() -> &'static [&'static str] {
    &["18cz"]
}

/// A built-in title, checked on first use.
///
/// # Panics
/// When the built-in files have faults, which the tests rule out.
pub fn title(id: &str) -> Option<Arc<Title>> {
    static TITLE_18CZ: OnceLock<Arc<Title>> = OnceLock::new();
    let cache = match id {
        "18cz" => &TITLE_18CZ,
        _ => return None,
    };
    let load = || match Title::from_texts(&texts(id)?) {
        Ok(title) => Some(Arc::new(title)),
        Err(faults) => panic!("the built-in files of {id} have faults:\n{faults}"),
    };
    match cache.get() {
        Some(title) => Some(Arc::clone(title)),
        None => {
            let title = load()?;
            Some(Arc::clone(cache.get_or_init(|| title)))
        }
    }
}

/// The texts of a built-in title.
pub fn texts(id: &str) -> Option<Texts> {
    macro_rules! texts {
        ($folder:literal: $($file:literal)*) => {
            Texts {
                catalogue: include_str!("../../../../titles/tiles.toml").into(),
                files: [$((
                    String::from($file),
                    String::from(include_str!(concat!("../../../../titles/", $folder, "/", $file))),
                )),*]
                .into(),
            }
        };
    }
    match id {
        "18cz" => Some(texts!("18cz":
            "title.toml" "map.toml" "tiles.toml" "chart.toml" "trains.toml" "companies.toml" "locals.toml")),
        _ => None,
    }
}
