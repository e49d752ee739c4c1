//! Games that a command has played, kept as game files.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use languages::tr;
use records::game_file::{self, GameFile};
use rules::{Action, Options, Seat, Title};
use wording::Names;

/// Where played games are kept. The same for every command that plays some.
#[derive(clap::Args)]
pub struct SaveGames {
    /// Keep every game that is played as a file in this folder, which is made if it is not there
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

impl SaveGames {
    /// Makes the folder, before any game is played for nothing.
    pub fn prepare(&self) -> Result<(), String> {
        let Some(folder) = &self.keep else { return Ok(()) };
        fs::create_dir_all(folder)
            .map_err(|error| tr!("terminal-cannot-make", path = folder.display(), error = error))
    }

    /// Keeps a game, if games are kept.
    pub fn game(
        &self,
        title: &Arc<Title>,
        options: Options,
        seats: usize,
        seed: u64,
        played: &[(Seat, Action)],
    ) -> Result<(), String> {
        let Some(folder) = &self.keep else { return Ok(()) };
        let names = Names { title, players: &[] };
        let players = (0..seats).map(|seat| names.player(Seat::at(seat))).collect();
        let file = GameFile::of(title, options, seed, players, played).map_err(|error| error.to_string())?;
        let path = folder.join(format!("{}-{seats}p-{seed}.json", title.id));
        fs::write(&path, game_file::write(&file))
            .map_err(|error| tr!("terminal-cannot-write", path = path.display(), error = error))
    }
}
