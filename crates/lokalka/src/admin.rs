//! `lokalka admin`: chores of whoever runs a server.

mod export;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use languages::tr;
use web::{admin, format_timestamp};

use crate::{Outcome, columns, data, titles};

/// Look after accounts and games, also while the server runs
///
/// A running server notices with the next request. What is done to games and accounts is noted in the audit log.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// List all accounts
    Users {
        #[command(flatten)]
        location: data::DataLocation,
    },
    /// List all games, or some of them
    Games {
        #[command(flatten)]
        location: data::DataLocation,
        /// Only games that stand so
        #[arg(long, value_name = "STATUS", value_parser = PossibleValuesParser::new(["gathering", "playing", "finished", "frozen"]))]
        status: Option<String>,
        /// Only games of this title, such as 18cz
        #[arg(long)]
        title: Option<String>,
        /// Only games with a player of this name
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
    },
    /// Freeze a game: it can be looked at, and takes no actions
    Freeze {
        /// The id of the game, as in its address
        #[arg(value_name = "GAME")]
        id: String,
        /// What its players are told
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        location: data::DataLocation,
    },
    /// Let a frozen game go on, if it can be replayed
    Thaw {
        /// The id of the game, as in its address
        #[arg(value_name = "GAME")]
        id: String,
        #[command(flatten)]
        location: data::DataLocation,
        #[command(flatten)]
        titles: titles::Titles,
    },
    /// Tell who did what besides playing, the latest first
    Audit {
        /// Only what was done about this game
        #[arg(value_name = "GAME")]
        id: Option<String>,
        /// At most so many entries
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
        #[command(flatten)]
        location: data::DataLocation,
    },
    /// Write every game as a game file, and a list of them, into an empty folder
    ExportAll {
        /// The folder
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
        #[command(flatten)]
        location: data::DataLocation,
        #[command(flatten)]
        titles: titles::Titles,
    },
    /// Delete an account; its games stay, with its name replaced
    DeleteUser {
        /// The name of the account
        name: String,
        #[command(flatten)]
        location: data::DataLocation,
    },
    /// Turn the second factor of an account off, for who has lost the app and the recovery codes
    ResetSecondFactor {
        /// The name of the account
        name: String,
        #[command(flatten)]
        location: data::DataLocation,
    },
    /// Give an account a new password, which is printed, sign it out everywhere and revoke its personal tokens
    ResetPassword {
        /// The name of the account
        name: String,
        #[command(flatten)]
        location: data::DataLocation,
    },
}

pub fn run(arguments: &Arguments) -> Outcome {
    match &arguments.chore {
        Chore::Users { location } => users(location),
        Chore::Games { location, status, title, player } => {
            let is = |wanted: &Option<String>, found: &str| {
                wanted.as_deref().is_none_or(|wanted| wanted.to_lowercase() == found.to_lowercase())
            };
            games(location, |game| {
                is(status, game.status)
                    && is(title, &game.title)
                    && (player.is_none() || game.players.iter().any(|name| is(player, name)))
            })
        }
        Chore::Freeze { id, reason, location } => {
            admin::freeze(&location.existing_repository()?, id, reason)?;
            outln!("{}", tr!("admin-frozen", game = id));
            Ok(ExitCode::SUCCESS)
        }
        Chore::Thaw { id, location, titles } => {
            admin::thaw(&location.existing_repository()?, &titles.shelf()?, id)?;
            outln!("{}", tr!("admin-thawed", game = id));
            Ok(ExitCode::SUCCESS)
        }
        Chore::Audit { id, most, location } => audit(location, id.as_deref(), *most),
        Chore::ExportAll { folder, location, titles } => {
            export::all(folder, &location.existing_repository()?, &titles.shelf()?)
        }
        Chore::DeleteUser { name, location } => {
            admin::delete_user(&location.existing_repository()?, name)?;
            outln!("{}", tr!("admin-deleted", name = name));
            Ok(ExitCode::SUCCESS)
        }
        Chore::ResetSecondFactor { name, location } => {
            let was_on = admin::reset_second_factor(&location.existing_repository()?, name)?;
            outln!(
                "{}",
                if was_on {
                    tr!("admin-factor-off", name = name)
                } else {
                    tr!("admin-factor-was-off", name = name)
                }
            );
            Ok(ExitCode::SUCCESS)
        }
        Chore::ResetPassword { name, location } => {
            let password = admin::reset_password(&location.existing_repository()?, name)?;
            outln!("{}", tr!("admin-password", name = name, password = password));
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn users(location: &data::DataLocation) -> Outcome {
    let users = admin::users(&location.existing_repository()?)?;
    let row = |user: &admin::Account| {
        let since = tr!("admin-since", date = format_timestamp(user.created_at));
        vec![user.name.clone(), since, tr!("admin-games", count = user.games)]
    };
    let rows: Vec<Vec<String>> = users.iter().map(row).collect();
    out!("{}", columns::table(&rows, |_, entry, wide| columns::left(entry, wide)));
    outln!("{}", tr!("admin-accounts", count = users.len()));
    Ok(ExitCode::SUCCESS)
}

fn games(location: &data::DataLocation, wanted: impl Fn(&admin::Game) -> bool) -> Outcome {
    let repository = location.existing_repository()?;
    let mut count = 0;
    for id in repository.game_ids()? {
        let Some(game) = admin::game(&repository, &id)?.filter(&wanted) else { continue };
        count += 1;
        let (last, players) = (format_timestamp(game.last_at), game.players.join(", "));
        let entries = tr!("admin-entries", count = game.entries, date = last);
        let status = tr!("admin-status", status = game.status);
        outln!("{id}  {}  {status}  {entries}  {players}", game.title);
        if !game.detail.is_empty() {
            outln!("    {}", game.detail);
        }
    }
    outln!("{}", tr!("admin-games", count = count));
    Ok(ExitCode::SUCCESS)
}

fn audit(location: &data::DataLocation, game: Option<&str>, most: u32) -> Outcome {
    for entry in location.existing_repository()?.audit(game, most)? {
        let about =
            entry.game.map_or(String::new(), |game| format!("  {}", tr!("admin-about-game", game = game)));
        outln!("{}{about}  {}", format_timestamp(entry.at), entry.sentence);
    }
    Ok(ExitCode::SUCCESS)
}
