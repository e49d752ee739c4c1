//! A new game: which title, who plays, and how it begins. The first page and the API set up the same one.

use std::collections::{HashMap, HashSet};

use records::game_file::GameFile;
use records::in_words::player_count;
use records::position::WrittenPosition;
use rules::{Options, WrongPlayerCount};
use store::name_key;

use crate::error::AppError;
use crate::names::{check_name, skeleton};
use crate::repository::NewSeat;
use crate::tables::Tables;
use crate::tables::seats::names_at_first;
use crate::text::{t, tr};

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
    position: Option<WrittenPosition>,
) -> Result<GameFile, AppError> {
    let Some(found) = tables.shelf().get(title) else {
        return Err(AppError::Invalid(tr!("no-title", title = title)));
    };
    // Before anything is done with each of them: nobody has so many players that it takes long.
    WrongPlayerCount::check(&found, names.len()).map_err(|wrong| AppError::Invalid(player_count(&wrong)))?;
    let players = names_at_first(names, seats);
    let players = check_names(&players)?;
    let seed = match seed {
        Some(seed) => seed,
        None => tables.new_seed()?,
    };
    let position = match position {
        Some(position) if position.players.len() != players.len() => {
            return Err(AppError::Invalid(t("correct-players")));
        }
        Some(mut position) => {
            position.rename(&players);
            Some(position)
        }
        None => None,
    };
    let (title, actions, corrections) = (title.to_owned(), Vec::new(), Vec::new());
    Ok(GameFile { title, options, seed, players, position, actions, corrections })
}

/// Names are there, can be shown, and tell the players apart. Gives them as they are kept.
pub(crate) fn check_names(players: &[String]) -> Result<Vec<String>, AppError> {
    let (mut keys, mut skeletons) = (HashSet::new(), HashMap::new());
    let mut kept = Vec::new();
    for (index, name) in players.iter().enumerate() {
        if name.trim().is_empty() {
            return Err(AppError::Invalid(tr!("name-missing", seat = index + 1)));
        }
        let name = check_name(name)?;
        if !keys.insert(name_key(&name)) {
            return Err(AppError::Invalid(tr!("name-twice", name = name)));
        }
        if let Some(other) = skeletons.insert(skeleton(&name), name.clone()) {
            return Err(AppError::Invalid(tr!("name-alike", name = name, other = other)));
        }
        kept.push(name);
    }
    Ok(kept)
}
