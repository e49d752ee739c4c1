//! `lokalka arena`: bots against each other, with the seats rotated, and how sure the result is.

mod ladder;

use std::fmt::Write as _;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{Fault, Match, Outcome as GameOutcome};
use bots::{Bot, Budget, Strength};
use languages::{Language, tr};
use records::in_words::player_count;
use rules::message::Keyed;
use wording::Names;

use crate::{Outcome, columns, progress_bar, saved_games, thinking, titles};

/// Let bots play each other and compare them
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    title: titles::Chosen,
    /// The bots, separated by commas: random, novice, conductor, director. One that plays for wealth rather than to win is
    /// called director:wealth. They move one seat on from game to game
    #[arg(long, value_delimiter = ',', value_name = "BOTS", required_unless_present = "ladder")]
    seats: Vec<Bot>,
    /// Let every level play the next lower one at a table of so many, and print a rating for each, as in Elo's system: 1000 is a novice
    #[arg(long, value_name = "PLAYERS", conflicts_with_all = ["seats", "csv", "keep"])]
    ladder: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed plays the same games, as long as thoughts are limited by --nodes and not by --time
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Actions that a bot may play in its mind for one move; more than this is never tried, whatever the time
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// The longest time for one move in seconds; 2 where --nodes is not given either
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Games that are played at the same time; as many as there are cores where it is not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Check the invariants of the game after every action
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    profile: titles::Profile,
    /// Write the worth of every bot in every game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[command(flatten)]
    keep: saved_games::SaveGames,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let budget = budget(arguments)?;
    let options = arguments.profile.options();
    let contest = Match {
        title: arguments.title.title()?,
        options,
        bots: match arguments.ladder {
            Some(players) => vec![Strength::Director.into(); players],
            None => arguments.seats.clone(),
        },
        budget,
        seed: arguments.seed,
        check: arguments.check,
    };
    contest.check_players().map_err(|wrong| player_count(&wrong))?;
    if let Some(warning) = thinking::without_mind(&contest.title) {
        outln!("{warning}");
    }
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    if arguments.ladder.is_some() {
        out!("{}", ladder::climb(&contest, arguments.games, threads)?);
        return Ok(ExitCode::SUCCESS);
    }
    arguments.keep.prepare()?;
    let began = Instant::now();
    let games = match play_all(&contest, arguments.games, threads) {
        Ok(games) => games,
        Err(broken) => {
            eprintln!("{broken}");
            return Ok(ExitCode::FAILURE);
        }
    };
    out!("{}", report(&contest, &games));
    let seconds = format!("{:.1}", began.elapsed().as_secs_f64());
    outln!("{}", tr!("arena-took", count = games.len(), seconds = seconds));
    for (number, game) in (0..).zip(&games) {
        let seed = contest.seed_of(number);
        arguments.keep.game(&contest.title, options, contest.bots.len(), seed, &game.played)?;
    }
    if let Some(file) = &arguments.csv {
        std::fs::write(file, csv(&contest, &games))
            .map_err(|error| tr!("terminal-cannot-write", path = file.display(), error = error))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn budget(arguments: &Arguments) -> Result<Budget, String> {
    let time = arguments.time.map(thinking::time).transpose()?;
    Ok(match (arguments.nodes, time) {
        (None, None) => Budget::default(),
        (nodes, time) => Budget { nodes: nodes.unwrap_or(u64::MAX), time, ..Budget::default() },
    })
}

/// Plays so many games at a time; they come back in the order of their numbers.
fn play_all(contest: &Match, games: u64, threads: usize) -> Result<Vec<GameOutcome>, String> {
    let progress = progress_bar(games);
    let language = Language::spoken();
    let next = AtomicU64::new(0);
    let played: Mutex<Vec<(u64, Result<GameOutcome, Fault>)>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                language.speaks(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            return;
                        }
                        let outcome = contest.play(number);
                        if outcome.is_err() {
                            next.store(games, Ordering::Relaxed);
                        }
                        played.lock().expect("no worker panics").push((number, outcome));
                        progress.inc(1);
                    }
                });
            });
        }
    });
    progress.finish_and_clear();
    let mut played = played.into_inner().expect("no worker panics");
    played.sort_by_key(|&(number, _)| number);
    let named = played.into_iter().map(|(number, outcome)| {
        outcome.map_err(|broken| {
            let (seed, why) = (contest.seed_of(number), fault(contest, &broken));
            tr!("simulate-broken", number = number + 1, seed = seed, why = why)
        })
    });
    named.collect()
}

/// Why a game could not be played to its end.
fn fault(contest: &Match, broken: &Fault) -> String {
    let names = Names { title: &contest.title, players: &[] };
    match broken {
        Fault::Players(wrong) => player_count(wrong),
        Fault::Refused { action, refusal } => {
            tr!("arena-refused", action = names.action(action), refusal = names.refusal(refusal))
        }
        Fault::Broken { number, faults } => {
            let faults: Vec<String> = faults.iter().map(|fault| names.say(&fault.message())).collect();
            tr!("simulate-wrong-after", number = number, faults = faults.join("; "))
        }
        Fault::Stuck { number } => tr!("arena-stuck", number = number),
        Fault::Endless => tr!("arena-endless"),
    }
}

/// Wins of a bot, a shared first place counted in parts.
fn wins(games: &[GameOutcome], bot: usize) -> f64 {
    let share = |game: &GameOutcome| {
        let best = game.worth.iter().max().copied().unwrap_or(0);
        let winners = game.worth.iter().filter(|&&worth| worth == best).count();
        if game.worth[bot] == best { 1.0 / winners as f64 } else { 0.0 }
    };
    games.iter().map(share).sum()
}

/// The interval that holds the true share in 95 of 100 cases (Wilson).
fn interval(won: f64, of: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = won / of;
    let middle = (share + Z * Z / (2.0 * of)) / (1.0 + Z * Z / of);
    let half = Z / (1.0 + Z * Z / of) * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn report(contest: &Match, games: &[GameOutcome]) -> String {
    let count = games.len().max(1) as f64;
    let mut text = bot_table(contest, games);
    let actions: usize = games.iter().map(|game| game.played.len()).sum();
    let loans: u64 = games.iter().map(|game| game.loans).sum();
    text += &tr!(
        "arena-game",
        actions = format!("{:.0}", actions as f64 / count),
        loans = format!("{:.1}", loans as f64 / count),
        phases = phases(contest, games),
    );
    text.push('\n');
    let worth: i64 = games.iter().flat_map(|game| &game.worth).sum();
    let each = mean_money(contest, worth, count * contest.bots.len() as f64);
    if contest.title.play.features.sizes {
        let all_sizes =
            games.iter().filter(|game| every_company(contest).is_some_and(|from| game.phase >= from));
        let percent = format!("{:.0}", 100.0 * all_sizes.count() as f64 / count);
        text += &tr!("arena-sizes", percent = percent, worth = each);
    } else {
        if contest.title.play.features.credit {
            text += &credit_games(contest, games);
            text.push('\n');
        }
        text += &tr!("arena-average", worth = each);
    }
    text.push('\n');
    text
}

/// How each bot fared, in columns.
fn bot_table(contest: &Match, games: &[GameOutcome]) -> String {
    let count = games.len().max(1) as f64;
    let mut rows = vec![vec![
        tr!("arena-bot"),
        tr!("arena-wins"),
        tr!("arena-interval"),
        tr!("arena-worth"),
        tr!("arena-move"),
        tr!("arena-longest"),
    ]];
    let percent = |share: f64| format!("{:5.1}", 100.0 * share);
    let milliseconds = |seconds: f64| tr!("arena-milliseconds", number = format!("{:.1}", 1000.0 * seconds));
    for (bot, name) in contest.bots.iter().map(Bot::to_string).enumerate() {
        let won = wins(games, bot);
        let (from, to) = interval(won, count);
        let worth: i64 = games.iter().map(|game| game.worth[bot]).sum();
        let thoughts: u64 = games.iter().map(|game| game.thoughts[bot]).sum();
        let time: Duration = games.iter().map(|game| game.time[bot]).sum();
        let longest = games.iter().map(|game| game.longest[bot]).max().unwrap_or_default();
        rows.push(vec![
            name,
            tr!("arena-percent", number = percent(won / count)),
            tr!("arena-from-to", from = percent(from), to = percent(to)),
            mean_money(contest, worth, count),
            milliseconds(time.as_secs_f64() / thoughts.max(1) as f64),
            milliseconds(longest.as_secs_f64()),
        ]);
    }
    columns::table(&rows, |column, entry, wide| match column {
        0 => columns::left(entry, wide),
        _ => columns::right(entry, wide),
    })
}

/// What so much money is for each of so many.
fn mean_money(contest: &Match, sum: i64, of: f64) -> String {
    languages::money(format!("{:.0}", sum as f64 / of), &contest.title.currency)
}

/// How games with loans end, and what became of companies.
fn credit_games(contest: &Match, games: &[GameOutcome]) -> String {
    let count = games.len().max(1) as f64;
    let sets: u64 = games.iter().map(|game| u64::from(game.sets)).sum();
    let rounds = format!("{:.1}", sets as f64 / count);
    let merged: u64 = games.iter().map(|game| game.merged).sum();
    let formed = games.iter().filter(|game| game.merged > 0).count();
    let closed: u64 = games.iter().map(|game| game.closed).sum();
    let bankrupt: Vec<String> =
        games.iter().filter_map(|game| game.bankrupt).map(|bot| contest.bots[bot].to_string()).collect();
    tr!(
        "arena-credit",
        rounds = rounds,
        bankrupt_count = bankrupt.len(),
        game_count = games.len(),
        who = bankrupt.join(", "),
        formed_count = formed,
        merged_count = merged,
        closed_count = closed,
    )
}

/// The first phase in which all companies of the title can be started.
fn every_company(contest: &Match) -> Option<usize> {
    let title = &contest.title;
    let sizes = title.sizes_in_play();
    title.phases.iter().position(|phase| sizes.iter().all(|size| phase.companies.contains(size)))
}

/// How often which phase was the last one.
fn phases(contest: &Match, games: &[GameOutcome]) -> String {
    let mut parts = Vec::new();
    for (index, phase) in contest.title.phases.iter().enumerate() {
        let count = games.iter().filter(|game| game.phase == index).count();
        if count > 0 {
            let percent = format!("{:.0}", 100.0 * count as f64 / games.len() as f64);
            parts.push(tr!("arena-phase", phase = phase.name, percent = percent));
        }
    }
    parts.join(", ")
}

fn csv(contest: &Match, games: &[GameOutcome]) -> String {
    let mut text = String::from("game,bot,strength,worth,won,thoughts,seconds\n");
    for (number, game) in games.iter().enumerate() {
        for (bot, name) in contest.bots.iter().map(Bot::to_string).enumerate() {
            let won = wins(std::slice::from_ref(game), bot);
            let _ = writeln!(
                text,
                "{},{},{name},{},{won:.2},{},{:.3}",
                number + 1,
                bot + 1,
                game.worth[bot],
                game.thoughts[bot],
                game.time[bot].as_secs_f64()
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (from, to) = interval(50.0, 100.0);
        assert!((from - 0.4038).abs() < 1e-3 && (to - 0.5962).abs() < 1e-3, "{from} {to}");
        let (from, to) = interval(0.0, 10.0);
        assert!(from.abs() < 1e-9 && (to - 0.2775).abs() < 1e-3, "{from} {to}");
    }
}
