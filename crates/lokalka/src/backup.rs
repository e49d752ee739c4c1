//! `lokalka backup` and `lokalka restore`: everything in one file, and back.

use std::path::PathBuf;
use std::process::ExitCode;

use languages::tr;
use store::Copied;

use crate::{Outcome, data};

/// Write everything that is kept to one file, also while the server runs
///
/// The file is one consistent state of all games and accounts, whether they are kept in a data folder or in PostgreSQL. It has
/// its name only once it is whole and on disk. Keep it as safe as the server: it holds hashes of passwords, and private notes.
#[derive(clap::Args)]
pub struct Arguments {
    /// The file to write
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    location: data::DataLocation,
    /// Overwrite the file if it is there
    #[arg(long)]
    force: bool,
}

/// Fill an empty data folder or database from a backup
///
/// As a whole or not at all, and nothing but what `lokalka backup` writes: a file with tables, triggers or passwords of another kind
/// is refused. A backup from a data folder can be restored into PostgreSQL, and the other way round.
#[derive(clap::Args)]
pub struct RestoreArguments {
    /// The file that `lokalka backup` has written
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    location: data::DataLocation,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let location = arguments.location.location()?;
    let copied = store::backup(&location, &arguments.file, arguments.force).map_err(|error| match error {
        store::Error::FileExists { path } => {
            tr!("backup-exists", path = path.display())
        }
        other => other.to_string(),
    })?;
    outln!("{}", tr!("backup-written", path = arguments.file.display(), what = told(copied)));
    Ok(ExitCode::SUCCESS)
}

pub fn restore(arguments: &RestoreArguments) -> Outcome {
    let location = arguments.location.location()?;
    let copied = web::admin::restore(&arguments.file, &location)?;
    outln!("{}", tr!("backup-restored", path = arguments.file.display(), what = told(copied)));
    if matches!(location, store::Location::Database(_)) {
        outln!("{}", tr!("backup-start-again"));
    }
    Ok(ExitCode::SUCCESS)
}

fn told(copied: Copied) -> String {
    let Copied { games, actions, users } = copied;
    tr!("backup-contents", game_count = games, entry_count = actions, account_count = users)
}
