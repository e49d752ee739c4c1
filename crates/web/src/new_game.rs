//! A new game: which title, who plays, and how it begins. The first page and the API set up the same one.

use records::game_file::GameFile;
use rules::{Options, WrongPlayerCount};

use crate::error::AppError;
use crate::people::check_name;
use crate::repository::NewSeat;
use crate::tables::Tables;
use crate::tables::seats::names_at_first;
use crate::text::tr;

/// The title that is played where nobody says which.
pub(crate) const TITLE: &str = "18cz";

/// A new game at its beginning.
pub(crate) fn new_game(
    tables: &Tables,
    title: &str,
    names: Vec<String>,
    seats: &[NewSeat],
    seed: Option<u64>,
    options: Options,
) -> Result<GameFile, AppError> {
    let Some(found) = tables.shelf().get(title) else {
        return Err(AppError::Invalid(tr!("no-title", title = title)));
    };
    // Before anything is done with each of them: nobody has so many players that it takes long.
    WrongPlayerCount::check(&found, names.len()).map_err(|wrong| AppError::Invalid(wrong.to_string()))?;
    let players = names_at_first(names, seats);
    let players: Vec<String> = players.iter().map(|name| name.trim().to_owned()).collect();
    check_names(&players)?;
    let seed = match seed {
        Some(seed) => seed,
        None => tables.new_seed()?,
    };
    Ok(GameFile { title: title.to_owned(), options, seed, players, actions: Vec::new() })
}

/// Names are there, can be shown, and tell the players apart, who are as many as play the title.
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
