//! A new game: which title, who plays, and how it begins. The first page and the API set up the same one.

use records::game_file::GameFile;
use rules::Options;

use crate::error::AppError;
use crate::people::check_name;
use crate::tables::Tables;
use crate::text::tr;

/// The title that is played where nobody says which.
pub(crate) const TITLE: &str = "18cz";

/// A new game at its beginning.
pub(crate) fn new_game(
    tables: &Tables,
    title: &str,
    players: Vec<String>,
    seed: Option<u64>,
    options: Options,
) -> Result<GameFile, AppError> {
    if tables.shelf().get(title).is_none() {
        return Err(AppError::Invalid(tr!("no-title", title = title)));
    }
    let players: Vec<String> = players.iter().map(|name| name.trim().to_owned()).collect();
    check_names(&players)?;
    let seed = match seed {
        Some(seed) => seed,
        None => tables.new_seed()?,
    };
    Ok(GameFile { title: title.to_owned(), options, seed, players, actions: Vec::new() })
}

/// Names are there, can be shown, and tell the players apart.
pub(crate) fn check_names(players: &[String]) -> Result<(), AppError> {
    for (index, name) in players.iter().enumerate() {
        if name.is_empty() {
            return Err(AppError::Invalid(tr!("name-missing", seat = index + 1)));
        }
        check_name(name)?;
        if players[..index].contains(name) {
            return Err(AppError::Invalid(tr!("name-twice", name = name)));
        }
    }
    Ok(())
}
