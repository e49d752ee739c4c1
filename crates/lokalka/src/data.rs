//! Where the data is: a folder of this machine, or a PostgreSQL database. The same for every command that needs it.

use std::env;
use std::path::PathBuf;

use languages::tr;

/// Where games and accounts are kept.
#[derive(clap::Args)]
pub struct DataLocation {
    /// The folder in which games are kept; otherwise one in the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Games are kept in this PostgreSQL database instead, such as `postgres://lokalka@localhost/lokalka`; any number of servers
    /// may share one. On another machine, `?sslmode=verify-full` makes sure that it is the right one
    #[arg(
        long,
        value_name = "ADDRESS",
        conflicts_with = "data",
        env = "LOKALKA_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl DataLocation {
    /// Opens what is kept there, or begins to keep it.
    pub fn repository(&self) -> Result<web::Repository, String> {
        match self.location()? {
            store::Location::Database(address) => web::Repository::connect(&address),
            store::Location::Folder(folder) => web::Repository::open(&folder),
        }
    }

    /// Opens what is kept there, for chores that make nothing new.
    pub fn existing_repository(&self) -> Result<web::Repository, String> {
        if let location @ store::Location::Folder(folder) = &self.location()?
            && location.is_new()
        {
            return Err(tr!("data-none", path = folder.display()));
        }
        self.repository()
    }

    /// The place itself.
    pub fn location(&self) -> Result<store::Location, String> {
        match (&self.database, &self.data) {
            (Some(address), _) => Ok(store::Location::Database(address.clone())),
            (None, Some(folder)) => Ok(store::Location::Folder(folder.clone())),
            (None, None) => {
                let usual = data_folder().ok_or_else(|| tr!("data-no-home"))?;
                Ok(store::Location::Folder(usual))
            }
        }
    }
}

/// The usual place for the data of a program of this user.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("lokalka"))
}
