//! What can go wrong, each with what would be right.

use std::fmt;
use std::path::PathBuf;

use crate::seats::Holder;

/// What a call of the store ends with.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a call of the store failed. It has changed nothing then, except perhaps where the database cannot be reached.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An action does not carry the next number: somebody else was faster, or the caller looked at an old state.
    Conflict {
        /// Number of the last action in the log, 0 where there is none; the next one is one more.
        last: u32,
    },
    /// The game takes no more actions.
    Frozen {
        /// Why it was frozen.
        reason: String,
    },
    /// There is no such game.
    GameNotFound {
        /// The id asked for.
        game: String,
    },
    /// The game has no such seat.
    SeatNotFound {
        /// The game.
        game: String,
        /// The seat asked for.
        seat: u8,
    },
    /// There is no such user.
    UserNotFound {
        /// The id asked for.
        user: String,
    },
    /// A name of a user is in use, be it in other letter case.
    NameTaken {
        /// The name wanted.
        name: String,
    },
    /// An id or a hash that must be new is there already.
    AlreadyExists {
        /// What it would have been: "game", "user", "session" …
        what: &'static str,
    },
    /// A game with more seats than there are numbers for.
    TooManySeats {
        /// How many were wanted.
        seats: usize,
    },
    /// Somebody else holds the seat.
    SeatTaken,
    /// The seat is not given away.
    SeatClosed,
    /// The invite is not the one of this seat: it was renewed, or never given.
    WrongInvite,
    /// Only who holds the seat may do this.
    NotHolder {
        /// Who asked.
        holder: Holder,
    },
    /// Only the owner of the game may do this.
    NotOwner,
    /// Others have acted in the game, so that it is no longer the owner's alone.
    OthersActed,
    /// The data folder cannot be made or opened.
    Folder {
        /// The folder or the file in it.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The database cannot be written to.
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// The database was written by a later release.
    NewerSchema {
        /// The version found.
        found: u32,
        /// The newest version that this release knows.
        known: u32,
    },
    /// The database was last used by an earlier release, and is not to be changed now.
    OlderSchema {
        /// The version found.
        found: u32,
        /// The version of this release.
        known: u32,
    },
    /// There is no database of ours.
    ForeignDatabase {
        /// Where.
        place: String,
        /// What is wrong with it.
        why: String,
    },
    /// A place to be filled holds something already.
    NotEmpty {
        /// Games there.
        games: u64,
        /// Accounts there.
        users: u64,
    },
    /// A file to be made is there already.
    FileExists {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be written.
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another process kept the database locked for too long.
    Busy {
        /// What was being done.
        doing: &'static str,
    },
    /// The database server cannot be reached, or went away in the middle.
    Unreachable {
        /// What was being done.
        doing: &'static str,
        /// What the system said.
        why: String,
    },
    /// The database holds something that the store never writes, or is none.
    Damaged {
        /// What is wrong.
        what: String,
    },
    /// Any other failure of the database.
    Database {
        /// What was being done.
        doing: &'static str,
        /// What the database said.
        why: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Conflict { last } => {
                write!(
                    f,
                    "the game has moved on to action {last}; the next action is number {}",
                    u64::from(*last) + 1
                )
            }
            Error::Frozen { reason } => write!(f, "the game is frozen and takes no actions: {reason}"),
            Error::GameNotFound { game } => write!(f, "there is no game “{game}”"),
            Error::SeatNotFound { game, seat } => write!(f, "game “{game}” has no seat {seat}"),
            Error::UserNotFound { user } => write!(f, "there is no user with the id “{user}”"),
            Error::NameTaken { name } => {
                write!(
                    f,
                    "the name “{name}” is taken (capital and small letters count as the same); choose another"
                )
            }
            Error::AlreadyExists { what } => {
                write!(f, "a {what} with this id is there already; each needs one of its own")
            }
            Error::TooManySeats { seats } => write!(f, "a game has at most 256 seats, not {seats}"),
            Error::SeatTaken => write!(f, "somebody else holds this seat; it must be released first"),
            Error::SeatClosed => write!(f, "this seat is not given away; its entry must be opened first"),
            Error::WrongInvite => write!(f, "this invite does not fit the seat; ask for the current link"),
            Error::NotHolder { holder } => {
                write!(f, "{holder} does not hold this seat; only who holds it may do this")
            }
            Error::NotOwner => write!(f, "only the owner of the game may do this"),
            Error::OthersActed => {
                write!(f, "others have acted in this game, so it stays; it can be finished or left")
            }
            Error::Folder { path, why } => write!(
                f,
                "cannot open {}: {why}; the data folder must be one that this user may create and write to",
                path.display()
            ),
            Error::ReadOnly { path } => write!(
                f,
                "cannot write to {}: it or its folder is read-only; this user must be allowed to write to both",
                path.display()
            ),
            Error::DiskFull { path } => write!(
                f,
                "cannot write to {}: the disk is full; nothing saved before is lost, free some space and try again",
                path.display()
            ),
            Error::NewerSchema { found, known } => write!(
                f,
                "the database has schema version {found}, this release knows versions up to {known}; \
                 use the release that wrote it or a later one"
            ),
            Error::OlderSchema { found, known } => write!(
                f,
                "the database has schema version {found}, this release has {known}; use the release that serves it, \
                 or let this one serve it first, which brings it up to date"
            ),
            Error::ForeignDatabase { place, why } => write!(f, "{place} holds no games of Lokálka: {why}"),
            Error::NotEmpty { games, users } => write!(
                f,
                "there are {games} games and {users} accounts already; \
                 everything is restored only into an empty data folder or database"
            ),
            Error::FileExists { path } => {
                write!(
                    f,
                    "{} is there already; choose another name, or let it be overwritten",
                    path.display()
                )
            }
            Error::File { path, why } => write!(f, "cannot write {}: {why}", path.display()),
            Error::Busy { doing } => {
                write!(f, "could not {doing}: another process has kept the database locked; try again")
            }
            Error::Unreachable { doing, why } => write!(
                f,
                "could not {doing}: the database server cannot be reached ({why}); it must run and accept this server"
            ),
            Error::Damaged { what } => write!(f, "the database is damaged: {what}; restore it from a backup"),
            Error::Database { doing, why } => write!(f, "could not {doing}: {why}"),
        }
    }
}

impl std::error::Error for Error {}
