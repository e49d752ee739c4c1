//! What can go wrong, each with what would be right.

use std::path::PathBuf;

use crate::seats::Holder;

/// What a call of the store ends with.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a call of the store failed. It has changed nothing then, except perhaps where the database cannot be reached.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An action does not carry the next number: somebody else was faster, or the caller looked at an old state.
    #[error("the game has moved on to action {last}; the next action is number {}", u64::from(*last) + 1)]
    Conflict {
        /// Number of the last action in the log, 0 where there is none; the next one is one more.
        last: u32,
    },
    /// The game takes no more actions.
    #[error("the game is frozen and takes no actions: {reason}")]
    Frozen {
        /// Why it was frozen.
        reason: String,
    },
    /// There is no such game.
    #[error("there is no game “{game}”")]
    GameNotFound {
        /// The id asked for.
        game: String,
    },
    /// The game has no such seat.
    #[error("game “{game}” has no seat {seat}")]
    SeatNotFound {
        /// The game.
        game: String,
        /// The seat asked for.
        seat: u8,
    },
    /// There is no such user.
    #[error("there is no user with the id “{user}”")]
    UserNotFound {
        /// The id asked for.
        user: String,
    },
    /// A name of a user is in use, be it in other letter case.
    #[error("the name “{name}” is taken (capital and small letters count as the same); choose another")]
    NameTaken {
        /// The name wanted.
        name: String,
    },
    /// An id or a hash that must be new is there already.
    #[error("a {what} with this id is there already; each needs one of its own")]
    AlreadyExists {
        /// What it would have been: "game", "user", "session" …
        what: &'static str,
    },
    /// A game with more seats than there are numbers for.
    #[error("a game has at most 256 seats, not {seats}")]
    TooManySeats {
        /// How many were wanted.
        seats: usize,
    },
    /// Somebody else holds the seat.
    #[error("somebody else holds this seat; it must be released first")]
    SeatTaken,
    /// The seat is not given away.
    #[error("this seat is not given away; it must be opened first")]
    SeatClosed,
    /// The invite is not the one of this seat: it was renewed, or never given.
    #[error("this invite does not fit the seat; ask for the current link")]
    WrongInvite,
    /// Only who holds the seat may do this.
    #[error("{holder} does not hold this seat; only who holds it may do this")]
    NotHolder {
        /// Who asked.
        holder: Holder,
    },
    /// Only the owner of the game may do this.
    #[error("only the owner of the game may do this")]
    NotOwner,
    /// Others have acted in the game, so that it is no longer the owner's alone.
    #[error("others have acted in this game, so it stays; it can be finished or left")]
    OthersActed,
    /// Somebody has as many variations of a game as are kept.
    #[error("{most} variations of one game are kept for each person; delete one first")]
    TooManyBranches {
        /// How many are kept.
        most: u32,
    },
    /// The data folder cannot be made or opened.
    #[error("cannot open {path}: {why}; the data folder must be one that this user may create and write to")]
    Folder {
        /// The folder or the file in it.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// A server is at work in the data folder.
    #[error(
        "a Lokálka server is using {} already{}; stop it first, or name a data folder of its own for this one \
         (several servers can share a PostgreSQL database)",
        folder.display(), process.map_or(String::new(), |number| format!(" (process {number})"))
    )]
    Served {
        /// The folder.
        folder: PathBuf,
        /// The process that serves it, where that is known.
        process: Option<u32>,
    },
    /// The database cannot be written to.
    #[error(
        "cannot write to {path}: it or its folder is read-only; this user must be allowed to write to both"
    )]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    #[error(
        "cannot write to {path}: the disk is full; nothing saved before is lost, free some space and try again"
    )]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// The database was written by a later release.
    #[error(
        "the database has schema version {found}, this release knows versions up to {known}; \
         use the release that wrote it or a later one"
    )]
    NewerSchema {
        /// The version found.
        found: u32,
        /// The newest version that this release knows.
        known: u32,
    },
    /// The database was last used by an earlier release, and is not to be changed now.
    #[error(
        "the database has schema version {found}, this release has {known}; use the release that serves it, \
         or let this one serve it first, which brings it up to date"
    )]
    OlderSchema {
        /// The version found.
        found: u32,
        /// The version of this release.
        known: u32,
    },
    /// There is no database of ours.
    #[error("{place} holds no games of Lokálka: {why}")]
    ForeignDatabase {
        /// Where.
        place: String,
        /// What is wrong with it.
        why: String,
    },
    /// A backup holds what no release of this program has put there.
    #[error(
        "{path} is not restored: {what}; only a backup that Lokálka has written, and nobody has changed, is"
    )]
    Untrusted {
        /// The file.
        path: PathBuf,
        /// What should not be there.
        what: String,
    },
    /// A place to be filled holds something already.
    #[error(
        "there are {games} games and {users} accounts already; \
         everything is restored only into an empty data folder or database"
    )]
    NotEmpty {
        /// Games there.
        games: u64,
        /// Accounts there.
        users: u64,
    },
    /// A file to be made is there already.
    #[error("{path} is there already; choose another name, or let it be overwritten")]
    FileExists {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be written.
    #[error("cannot write {path}: {why}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another process kept the database locked for too long.
    #[error("could not {doing}: another process has kept the database locked; try again")]
    Busy {
        /// What was being done.
        doing: &'static str,
    },
    /// The database server cannot be reached, or went away in the middle.
    #[error(
        "could not {doing}: the database server cannot be reached ({why}); it must run and accept this server"
    )]
    Unreachable {
        /// What was being done.
        doing: &'static str,
        /// What the system said.
        why: String,
    },
    /// The database holds something that the store never writes, or is none.
    #[error("the database is damaged: {what}; restore it from a backup")]
    Damaged {
        /// What is wrong.
        what: String,
    },
    /// Any other failure of the database.
    #[error("could not {doing}: {why}")]
    Database {
        /// What was being done.
        doing: &'static str,
        /// What the database said.
        why: String,
    },
}
