//! Reading games from files of every kind that we know.

use std::fs;
use std::path::Path;

use records::conformance;
use records::game_file::{self, GameFile, Replay};

/// Reads a game: our own file, an 18xx.games record, or a conformance file.
pub fn read(path: &Path) -> Result<GameFile, String> {
    let text =
        fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let wrong = |what: String| format!("{}: {what}", path.display());
    match game_file::read(&text) {
        Ok(file) => Ok(file),
        Err(_) if !text.contains("\"lokalka\"") => conformance::to_game_file(&text).map_err(wrong),
        Err(error) => Err(wrong(error.to_string())),
    }
}

/// Replays a game up to an action, with every action checked.
pub fn replay(path: &Path, file: &GameFile, until: Option<usize>) -> Result<Replay, String> {
    if let Some(number) = until.filter(|&number| number > file.actions.len()) {
        return Err(format!(
            "{}: there is no action {number}; the game has {}",
            path.display(),
            file.actions.len()
        ));
    }
    game_file::replay(file, until).map_err(|error| format!("{}: {error}", path.display()))
}
