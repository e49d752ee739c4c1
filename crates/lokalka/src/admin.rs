//! `lokalka admin`: chores of whoever runs a server.

mod export;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use web::{admin, format_timestamp};

use crate::{Outcome, counted, data, titles};

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
        place: data::Place,
    },
    /// List all games, or some of them
    Games {
        #[command(flatten)]
        place: data::Place,
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
        place: data::Place,
    },
    /// Let a frozen game go on, if it can be replayed
    Thaw {
        /// The id of the game, as in its address
        #[arg(value_name = "GAME")]
        id: String,
        #[command(flatten)]
        place: data::Place,
        #[command(flatten)]
        titles: titles::Titles,
    },
    /// Tell who did what besides playing, the latest first
    Audit {
        /// Only what was done about this game
        #[arg(value_name = "GAME")]
        id: Option<String>,
        /// At most so many deeds
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
        #[command(flatten)]
        place: data::Place,
    },
    /// Write every game as a game file, and a list of them, into an empty folder
    ExportAll {
        /// The folder
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
        #[command(flatten)]
        place: data::Place,
        #[command(flatten)]
        titles: titles::Titles,
    },
    /// Delete an account; its games stay, with its name replaced
    DeleteUser {
        /// The name of the account
        name: String,
        #[command(flatten)]
        place: data::Place,
    },
    /// Give an account a new password, which is printed, and sign it out everywhere
    ResetPassword {
        /// The name of the account
        name: String,
        #[command(flatten)]
        place: data::Place,
    },
}

pub fn run(arguments: &Arguments) -> Outcome {
    match &arguments.chore {
        Chore::Users { place } => users(place),
        Chore::Games { place, status, title, player } => {
            let is = |wanted: &Option<String>, found: &str| {
                wanted.as_deref().is_none_or(|wanted| wanted.to_lowercase() == found.to_lowercase())
            };
            games(place, |game| {
                is(status, game.status)
                    && is(title, &game.title)
                    && (player.is_none() || game.players.iter().any(|name| is(player, name)))
            })
        }
        Chore::Freeze { id, reason, place } => {
            admin::freeze(&place.kept()?, id, reason)?;
            outln!("game {id} is frozen");
            Ok(ExitCode::SUCCESS)
        }
        Chore::Thaw { id, place, titles } => {
            admin::thaw(&place.kept()?, &titles.shelf()?, id)?;
            outln!("game {id} goes on");
            Ok(ExitCode::SUCCESS)
        }
        Chore::Audit { id, most, place } => audit(place, id.as_deref(), *most),
        Chore::ExportAll { folder, place, titles } => export::all(folder, &place.kept()?, &titles.shelf()?),
        Chore::DeleteUser { name, place } => {
            admin::delete_user(&place.kept()?, name)?;
            outln!("the account {name} is deleted");
            Ok(ExitCode::SUCCESS)
        }
        Chore::ResetPassword { name, place } => {
            let password = admin::reset_password(&place.kept()?, name)?;
            outln!("the password of {name} is now {password}");
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn users(place: &data::Place) -> Outcome {
    let users = admin::users(&place.kept()?)?;
    let width = users.iter().map(|user| user.name.chars().count()).max().unwrap_or(0);
    for user in &users {
        let games = counted(user.games as u64, "game", "games");
        outln!("{:width$}  since {}  {games}", user.name, format_timestamp(user.created_at));
    }
    outln!("{}", counted(users.len() as u64, "account", "accounts"));
    Ok(ExitCode::SUCCESS)
}

fn games(place: &data::Place, wanted: impl Fn(&admin::Game) -> bool) -> Outcome {
    let repository = place.kept()?;
    let mut count = 0;
    for id in repository.game_ids()? {
        let Some(game) = admin::game(&repository, &id)?.filter(&wanted) else { continue };
        count += 1;
        let (last, players) = (format_timestamp(game.last_at), game.players.join(", "));
        let entries = counted(game.entries.into(), "entry", "entries");
        outln!("{id}  {}  {}  {entries}, last {last}  {players}", game.title, game.status);
        if !game.detail.is_empty() {
            outln!("    {}", game.detail);
        }
    }
    outln!("{}", counted(count, "game", "games"));
    Ok(ExitCode::SUCCESS)
}

fn audit(place: &data::Place, game: Option<&str>, most: u32) -> Outcome {
    for entry in place.kept()?.audit(game, most)? {
        let about = entry.game.map_or(String::new(), |game| format!("  game {game}"));
        outln!("{}{about}  {}", format_timestamp(entry.at), entry.sentence);
    }
    Ok(ExitCode::SUCCESS)
}
