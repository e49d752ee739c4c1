//! Games on paper: our own game files, records of 18xx.games, and conformance files.
//!
//! - [`game_file`] reads, writes and replays our own format: title, options, seed, players, actions in words.
//! - [`position`] is everything that lies on a table, written down: a game may begin there, and a mistake is corrected with it.
//! - [`reseed`] makes a file of a game that is still played, which does not tell what will be drawn.
//! - [`site`] reads records exported from 18xx.games, follows them on our engine, and writes such records.
//! - [`in_words`] says in the reader's language what the rules have to say about input.
//! - [`conformance`] compares a game judged by that site's engine with ours, action by action.
//!
//! Nothing here touches the file system: texts come in, texts go out.

pub mod conformance;
mod family;
pub mod game_file;
pub mod in_words;
pub mod position;
pub mod reseed;
pub mod site;

use rules::{Game, Refusal};
use wording::Names;

/// A refusal in words.
pub(crate) fn refused(game: &Game, players: &[String], refusal: &Refusal) -> String {
    Names { title: game.title(), players }.refusal(refusal)
}
