//! The command line: a thin layer over the library crates.

// A closed pipe is no reason to panic: see `output`.
#![warn(clippy::print_stdout)]

#[macro_use]
mod output;

mod admin;
mod arena;
mod backup;
mod check;
mod check_title;
mod columns;
mod convert;
mod data;
mod draw;
mod files;
mod language;
mod play;
mod puzzles;
mod replay;
mod review;
mod routes;
mod saved_games;
mod serve;
mod simulate;
mod tables;
mod thinking;
mod titles;
mod verify;

use std::env;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use languages::{Language, by_environment, tr};

/// Search, offers and pages ask for small pieces of memory all the time: with this one games are played half as fast again, and it
/// is the same on every system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Exit code for input that could not be used at all, as against a check that failed.
const BAD_INPUT: u8 = 2;

/// 18xx railway games in the browser and on the command line, exactly by the book: 18CZ and 1836Jr-56
///
/// Without a command it serves the table in the browser, as `lokalka serve` does.
#[derive(Parser)]
#[command(version, max_term_width = 100, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language to speak, by its tag: cs, de, en, ja or pl; otherwise the one of the environment
    #[arg(
        id = "language",
        long = "lang",
        value_name = "TAG",
        global = true,
        env = language::VARIABLE,
        value_parser = language::read
    )]
    language: Option<Language>,
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Subcommand)]
enum Command {
    Admin(admin::Arguments),
    Arena(arena::Arguments),
    Backup(backup::Arguments),
    Check(check::Arguments),
    Convert(convert::Arguments),
    Draw(draw::Arguments),
    Play(play::Arguments),
    Puzzles(puzzles::Arguments),
    Replay(replay::Arguments),
    Restore(backup::RestoreArguments),
    Review(review::Arguments),
    Routes(routes::Arguments),
    Serve(serve::Arguments),
    Simulate(simulate::Arguments),
    CheckTitle(check_title::Arguments),
    Verify(verify::Arguments),
}

fn main() -> ExitCode {
    let words = language::behind_the_command(env::args_os());
    let arguments = language::wanted(&words).speaks(|| CommandLine::parse_from(words));
    let language = arguments.language.unwrap_or_else(by_environment);
    language.speaks(|| run(arguments))
}

fn run(arguments: CommandLine) -> ExitCode {
    let outcome = match arguments.command.unwrap_or(Command::Serve(arguments.serve)) {
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Draw(arguments) => draw::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Restore(arguments) => backup::restore(&arguments),
        Command::Review(arguments) => review::run(&arguments),
        Command::Routes(arguments) => routes::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::CheckTitle(arguments) => check_title::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
    };
    outcome.unwrap_or_else(|message| {
        eprintln!("lokalka: {message}");
        ExitCode::from(BAD_INPUT)
    })
}

/// What a command ends with: an exit code, or a message about input that it could not use.
type Outcome = Result<ExitCode, String>;

/// How far a command has come that goes through games.
fn progress_bar(games: u64) -> ProgressBar {
    let words = tr!("terminal-progress", done = "{pos}", all = "{len}", left = "{eta}");
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {words}")).expect("a valid template");
    ProgressBar::new(games).with_style(style)
}

/// How many play when nobody says: four, or the most that may.
fn usual_seats(title: &rules::Title) -> usize {
    let counts = || title.seat_counts.iter().map(|count| usize::from(count.players));
    counts().find(|&players| players == 4).or(counts().max()).unwrap_or(4)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use clap::CommandFactory;

    use super::*;

    #[test]
    fn no_two_arguments_of_a_command_are_in_each_others_way() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn every_key_has_its_text() {
        let sources = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert_eq!(languages::survey::without_text(sources), [""; 0]);
    }
}
