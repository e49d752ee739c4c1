//! Games from files of every kind that we know. The same for every command that reads one.

use std::fs;
use std::path::PathBuf;

use languages::tr;
use records::conformance;
use records::game_file::{self, GameFile, Replay};
use rules::title::Shelf;

use crate::titles::Titles;

/// A game in a file, of a title that is known.
#[derive(clap::Args)]
pub struct Recorded {
    /// The game: our own file, an 18xx.games record, or a conformance file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    titles: Titles,
}

impl Recorded {
    /// The game as written, and replayed up to an action with every action checked.
    pub fn replay(&self, until: Option<usize>) -> Result<(GameFile, Replay), String> {
        let shelf = self.shelf()?;
        let text = fs::read_to_string(&self.file)
            .map_err(|error| tr!("terminal-cannot-read", path = self.file.display(), error = error))?;
        let file = read(&text, &shelf).map_err(|what| self.wrong(&what))?;
        if let Some(number) = until.filter(|&number| number > file.actions.len()) {
            let count = file.actions.len();
            return Err(self.wrong(&tr!("terminal-no-action", number = number, count = count)));
        }
        let replay = game_file::replay(&file, &shelf, until);
        Ok((file, replay.map_err(|error| self.wrong(&error.to_string()))?))
    }

    /// The titles that are known.
    pub fn shelf(&self) -> Result<Shelf, String> {
        self.titles.shelf()
    }

    /// A message about this file.
    pub fn wrong(&self, what: &str) -> String {
        tr!("terminal-about", path = self.file.display(), what = what)
    }
}

/// A position of a game in a file.
#[derive(clap::Args)]
pub struct Position {
    #[command(flatten)]
    game: Recorded,
    /// The position after this many actions; otherwise the last one
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl Position {
    /// The game as written, and replayed up to the position.
    pub fn replay(&self) -> Result<(GameFile, Replay), String> {
        self.game.replay(self.at)
    }
}

fn read(text: &str, shelf: &Shelf) -> Result<GameFile, String> {
    match game_file::read(text, shelf) {
        Ok(file) => Ok(file),
        Err(_) if !text.contains("\"lokalka\"") => {
            conformance::to_game_file(text, shelf).map_err(|error| error.to_string())
        }
        Err(error) => Err(error.to_string()),
    }
}
