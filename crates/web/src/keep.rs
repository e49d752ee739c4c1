//! Where games are kept: a layer over the store that speaks of game files and entries of the log.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use records::game_file::{self, GameFile};
use sha2::{Digest, Sha256};
use store::{Error, Holder, NewAction, NewGame, NewSeat, Status, Store, Visibility};

use crate::entry::Entry;
use crate::tables::OwnGame;

/// The most games that a browser is shown.
const MOST_LISTED: u32 = 50;

/// The release whose rules play new games.
const RULES_REVISION: &str = env!("CARGO_PKG_VERSION");

/// The kept games.
pub struct Keep {
    store: Store,
}

/// A kept game.
pub(crate) struct Kept {
    /// The browser that plays all its seats.
    pub(crate) owner: String,
    /// Its beginning: a game file, with the actions that it was imported with.
    pub(crate) beginning: GameFile,
    /// The entries of its log, in order; the first has the number 1.
    pub(crate) log: Vec<Entry>,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appended {
    /// It is kept.
    Kept,
    /// Another entry has this number already.
    Taken,
}

impl Keep {
    /// Keeps games in a data folder, which is made where it is missing.
    ///
    /// # Errors
    /// In words, when the folder or the database in it cannot be used.
    pub fn open(folder: &Path) -> Result<Keep, String> {
        Store::open(folder).map(|store| Keep { store }).map_err(words)
    }

    /// Keeps games as long as the program runs.
    ///
    /// # Errors
    /// In words, when the database does not start.
    pub fn in_memory() -> Result<Keep, String> {
        Store::in_memory().map(|store| Keep { store }).map_err(words)
    }

    /// Keeps a new game. The whole file is its beginning, so that an imported game is kept at one go.
    pub(crate) fn create(&self, id: &str, owner: &str, file: &GameFile) -> Result<(), String> {
        let holder = Holder::Browser(owner.to_owned());
        let seat = |name: &String| NewSeat {
            name: name.clone(),
            kind: "person".to_owned(),
            holder: Some(holder.clone()),
            entry: store::Entry::Closed,
        };
        let game = NewGame {
            id: id.to_owned(),
            title: file.title.clone(),
            options: game_file::write(file),
            seed: file.seed,
            rules_revision: RULES_REVISION.to_owned(),
            created_at: now(),
            owner: Some(holder.clone()),
            visibility: Visibility::ByLink,
            status: Status::Playing,
            seats: file.players.iter().map(seat).collect(),
        };
        self.store.create_game(&game).map_err(words)
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Result<Option<Kept>, String> {
        let game = match self.store.game(id) {
            Ok(game) => game,
            Err(Error::NoGame { .. }) => return Ok(None),
            Err(error) => return Err(words(error)),
        };
        let owner = match game.owner {
            Some(Holder::Browser(id) | Holder::User(id)) => id,
            None => String::new(),
        };
        let beginning = game_file::read(&game.options).map_err(|error| error.to_string())?;
        let actions = self.store.actions(id, 1).map_err(words)?;
        let log = actions.iter().map(|action| Entry::read(&action.text)).collect::<Result<_, _>>()?;
        Ok(Some(Kept { owner, beginning, log }))
    }

    /// Keeps the entry with this number, unless there is one. Afterwards it is on disk.
    pub(crate) fn append(
        &self,
        id: &str,
        seq: u32,
        owner: &str,
        entry: &Entry,
        state: &rules::State,
    ) -> Result<Appended, String> {
        let seat = match entry {
            Entry::Action(seat, _) => seat.0,
            Entry::Undo | Entry::Redo => 0,
        };
        let action = NewAction {
            seq,
            seat,
            by: Some(Holder::Browser(owner.to_owned())),
            text: entry.write(),
            // The state as text has no order of its own that could change from run to run.
            state_hash: hash(&format!("{state:?}")),
            at: now(),
        };
        match self.store.append(id, &action) {
            Ok(_) => Ok(Appended::Kept),
            Err(Error::Conflict { .. }) => Ok(Appended::Taken),
            Err(error) => Err(words(error)),
        }
    }

    /// The games that this browser plays, the one last acted in first.
    pub(crate) fn games_of(&self, owner: &str) -> Result<Vec<OwnGame>, String> {
        let games = self.store.games_of(&Holder::Browser(owner.to_owned()), MOST_LISTED).map_err(words)?;
        let own = games.into_iter().map(|game| OwnGame {
            id: game.id,
            players: game.seats.into_iter().map(|seat| seat.name).collect(),
            entries: game.last_seq,
        });
        Ok(own.collect())
    }
}

fn words(error: Error) -> String {
    error.to_string()
}

fn now() -> store::Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis().try_into().unwrap_or_default()
}

/// SHA-256 in hexadecimal: what is kept of secrets, and the signature of states.
pub(crate) fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}
