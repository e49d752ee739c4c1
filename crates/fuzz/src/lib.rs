//! Whatever comes in from outside, put to the test by a fuzzer: any bytes may come, and nothing may panic or break.
//!
//! A [`Target`] takes bytes and panics when they show a fault. `cargo xtask fuzz` lets libFuzzer look for such bytes,
//! starting from [`seeds`] that come out of games of our own; bytes that it has found stay in `findings/`, and a test puts
//! them and the seeds to each target ever after.

mod actions;
mod game_file;
mod http;
mod mutate;
mod position;
mod record;
mod seeds;
mod title_file;

pub use mutate::mutate;
pub use seeds::seeds;

/// Something that takes bytes from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Actions, put to a game in the order in which they come.
    Actions,
    /// Our own game files.
    GameFile,
    /// Positions that somebody sets up.
    Position,
    /// Records of 18xx.games.
    Record,
    /// Files of a title.
    TitleFile,
    /// Requests to the server.
    Http,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 6] = [
        Target::Actions,
        Target::GameFile,
        Target::Position,
        Target::Record,
        Target::TitleFile,
        Target::Http,
    ];

    /// Its name in commands and folders.
    pub fn name(self) -> &'static str {
        match self {
            Target::Actions => "actions",
            Target::GameFile => "game-file",
            Target::Position => "position",
            Target::Record => "record",
            Target::TitleFile => "title-file",
            Target::Http => "http",
        }
    }

    /// The target of this name.
    pub fn named(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name() == name)
    }

    /// Puts bytes to it. What is no text is read as far as it can be: all of these are texts.
    ///
    /// # Panics
    /// When they show a fault.
    pub fn put(self, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        match self {
            Target::Actions => actions::put(&text),
            Target::GameFile => game_file::put(&text),
            Target::Position => position::put(&text),
            Target::Record => record::put(&text),
            Target::TitleFile => title_file::put(&text),
            Target::Http => http::put(&text),
        }
    }
}
