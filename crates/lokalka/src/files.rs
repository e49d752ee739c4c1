//! Reading games from files of every kind that we know.

use std::fs;
use std::path::Path;

use records::conformance;
use records::game_file::{self, GameFile, Replay};
use rules::title::Shelf;

/// Reads a game of one of these titles: our own file, an 18xx.games record, or a conformance file.
pub fn read(path: &Path, shelf: &Shelf) -> Result<GameFile, String> {
    let text =
        fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let wrong = |what: String| format!("{}: {what}", path.display());
    match game_file::read_from(&text, shelf) {
        Ok(file) => Ok(file),
        Err(_) if !text.contains("\"lokalka\"") => conformance::to_game_file(&text).map_err(wrong),
        Err(error) => Err(wrong(error.to_string())),
    }
}

/// Replays a game up to an action, with every action checked.
pub fn replay(path: &Path, file: &GameFile, shelf: &Shelf, until: Option<usize>) -> Result<Replay, String> {
    if let Some(number) = until.filter(|&number| number > file.actions.len()) {
        return Err(format!(
            "{}: there is no action {number}; the game has {}",
            path.display(),
            file.actions.len()
        ));
    }
    game_file::replay_from(file, shelf, until).map_err(|error| format!("{}: {error}", path.display()))
}
