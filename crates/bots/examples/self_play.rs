//! Games to learn from, for the trainer: `self_play describe FAMILY`, or
//! `self_play games FAMILY --out FILE [--weights FILE] [--seconds N] [--threads N] [--seed N] [--prior N] [--doubt N] [--mixed N]
//! [--lambda N] [--tables 18cz:5,18cz:6]`. What it prints is JSON. `self_play match --title ID --seats BOTS [--weights FILE] [--games N] [--nodes N]
//! [--diesels 1] [--site 1]` lets bots play each other as `lokalka arena` does; `new` among them is a director with other weights.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::mind::knowledge::{Knowledge, describe};
use bots::mind::player::{self, Manner};
use bots::mind::self_play::{Recipe, Setting, Told, play};
use bots::{Bot, Budget, Character, Memory, Strength, UnknownStrength, think_with};
use rules::seed::Draws;
use rules::title::Title;
use rules::{Family, Game, Options, Seat};

fn main() -> ExitCode {
    match run() {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<String, String> {
    let mut words = std::env::args().skip(1);
    let verb = words.next().unwrap_or_default();
    let mut family = || match words.next().unwrap_or_default().as_str() {
        "cz" => Ok(Family::Cz),
        "f56" => Ok(Family::F56),
        other => Err(format!("“{other}” is no family; there are cz and f56")),
    };
    let family = if verb == "match" { Family::Cz } else { family()? };
    let mut given = HashMap::new();
    while let Some(name) = words.next() {
        given.insert(name.clone(), words.next().ok_or(format!("{name} needs a value"))?);
    }
    match verb.as_str() {
        "describe" => describe(family).ok_or_else(|| String::from("nothing is known of this family")),
        "games" => games(family, &given),
        "match" => contest(&given),
        other => Err(format!("“{other}” is neither describe, games nor match")),
    }
}

fn number<T: std::str::FromStr>(
    given: &HashMap<String, String>,
    name: &str,
    otherwise: T,
) -> Result<T, String> {
    let Some(text) = given.get(name) else { return Ok(otherwise) };
    text.parse().map_err(|_| format!("{name} {text}: that is no number"))
}

fn knowledge(family: Family, given: &HashMap<String, String>) -> Result<Option<Knowledge>, String> {
    let Some(file) = given.get("--weights") else { return Ok(None) };
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    Knowledge::read(&bytes, family).map(Some).map_err(|fault| fault.to_string())
}

/// A table of bots, some of which may have weights that are not in the program.
struct Table {
    title: Arc<Title>,
    options: Options,
    /// `None`: a director with the new weights.
    seats: Vec<Option<Bot>>,
    new: Option<Knowledge>,
    budget: Budget,
    seed: u64,
}

/// How a game went, by bot.
struct Ended {
    worth: Vec<i64>,
    thoughts: Vec<u32>,
    time: Vec<Duration>,
}

impl Table {
    fn of(given: &HashMap<String, String>) -> Result<Table, String> {
        let id = given.get("--title").map_or("18cz", String::as_str);
        let title = rules::title::embedded::title(id).ok_or("no such title")?;
        let seats = given.get("--seats").ok_or("who? --seats BOTS")?;
        let bot = |name: &str| match name {
            "new" => Ok(None),
            _ => name.parse().map(Some).map_err(|error: UnknownStrength| error.to_string()),
        };
        let mut options =
            if given.contains_key("--site") { Options::AS_ON_18XX_GAMES } else { Options::BOOK };
        options.ask_consent = true;
        options.f56.diesels = given.contains_key("--diesels");
        Ok(Table {
            options,
            seats: seats.split(',').map(bot).collect::<Result<_, _>>()?,
            new: knowledge(title.play.family, given)?,
            title,
            budget: Budget::nodes(number(given, "--nodes", 3_000)?),
            seed: number(given, "--seed", 1)?,
        })
    }

    /// Plays the game with this number; the bots move one seat on from game to game.
    fn play(&self, number: u64) -> Result<Ended, String> {
        let players = self.seats.len();
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let begun = Game::new(self.title.clone(), self.options, players, seed);
        let mut game = begun.map_err(|error| error.to_string())?.game;
        let bot_at = |seat: Seat| (seat.index() + number as usize) % players;
        let mut memories: Vec<Memory> = self.seats.iter().map(|_| Memory::default()).collect();
        let mut ended = Ended {
            worth: vec![0; players],
            thoughts: vec![0; players],
            time: vec![Duration::ZERO; players],
        };
        let mut actions = 0;
        while let Some(seat) = game.decider() {
            actions += 1;
            let (bot, began, chance) = (bot_at(seat), Instant::now(), seed ^ actions << 20);
            let memory = &mut memories[bot];
            let thought = match (self.seats[bot], &self.new) {
                (Some(known), _) => think_with(memory, &game, known, &self.budget, chance),
                (None, Some(new)) => {
                    let manner = Manner::of(Strength::Director, Character::Win, &self.title);
                    player::think(&game, new, memory, manner, &self.budget, chance)
                }
                (None, None) => return Err(String::from("which new one? --weights FILE")),
            };
            let thought = thought.ok_or("nothing may be done, and it is not over")?;
            ended.time[bot] += began.elapsed();
            ended.thoughts[bot] += 1;
            game.advance_unheard(thought.seat, &thought.action).map_err(|refusal| format!("{refusal:?}"))?;
            if actions > 20_000 {
                return Err(String::from("it does not end"));
            }
        }
        for seat in game.state().seats() {
            ended.worth[bot_at(seat)] = game.view().worth(seat);
        }
        Ok(ended)
    }
}

/// Bots against each other at one table, with the seats rotated.
fn contest(given: &HashMap<String, String>) -> Result<String, String> {
    let table = Table::of(given)?;
    let count: u64 = number(given, "--games", 48)?;
    let (next, told) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..number(given, "--threads", 2).unwrap_or(2) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    match table.play(number) {
                        Ok(ended) => told.lock().expect("nobody panics").push(ended),
                        Err(fault) => eprintln!("game {number}: {fault}"),
                    }
                }
            });
        }
    });
    let games = told.into_inner().expect("nobody panics");
    let of = games.len() as f64;
    let mut lines = vec![format!("{}: {} games", table.title.id, games.len())];
    for (bot, seat) in table.seats.iter().enumerate() {
        let won: f64 = games.iter().map(|game| share_of_win(&game.worth, bot)).sum::<f64>() / of;
        let worth: i64 = games.iter().map(|game| game.worth[bot]).sum();
        let thoughts: u32 = games.iter().map(|game| game.thoughts[bot]).sum();
        let time: Duration = games.iter().map(|game| game.time[bot]).sum();
        lines.push(format!(
            "{:<15} {:5.1} % ± {:4.1}  worth {:6.0}  {:.2} ms",
            seat.map_or(String::from("new"), |bot| bot.to_string()),
            100.0 * won,
            196.0 * (won * (1.0 - won) / of).sqrt(),
            worth as f64 / of,
            1_000.0 * time.as_secs_f64() / f64::from(thoughts.max(1)),
        ));
    }
    Ok(lines.join("\n"))
}

/// The win of a bot, a shared one in parts.
fn share_of_win(worth: &[i64], bot: usize) -> f64 {
    let best = worth.iter().max().copied().unwrap_or(0);
    let winners = worth.iter().filter(|&&worth| worth == best).count();
    if worth[bot] == best { 1.0 / winners as f64 } else { 0.0 }
}

fn games(family: Family, given: &HashMap<String, String>) -> Result<String, String> {
    let knowledge = knowledge(family, given)?;
    let recipe = Recipe {
        prior: number(given, "--prior", 0)?,
        doubt: number(given, "--doubt", 10.0)?,
        mixed: number(given, "--mixed", 35)?,
        every: number(given, "--every", 3)?,
        lambda: number(given, "--lambda", 0.96)?,
    };
    let tables = given.get("--tables").map_or("", String::as_str);
    let tables: Vec<String> =
        tables.split(',').filter(|table| !table.is_empty()).map(str::to_owned).collect();
    if Setting::draw(family, &tables, &mut Draws::new(0)).is_none() {
        return Err(String::from("no such tables: --tables 18cz:5,18cz:6"));
    }
    let out = given.get("--out").ok_or("where to? --out FILE")?;
    let file = File::create(out).map_err(|error| format!("{out}: {error}"))?;
    let file = Mutex::new(BufWriter::new(file));
    let seconds: f64 = number(given, "--seconds", 10.0)?;
    let seed: u64 = number(given, "--seed", 1)?;
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let (next, told) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..number(given, "--threads", 2).unwrap_or(2) {
            scope.spawn(|| {
                while Instant::now() < end {
                    let seed =
                        seed.wrapping_mul(1_000_003).wrapping_add(next.fetch_add(1, Ordering::Relaxed));
                    let mut draws = Draws::new(seed);
                    let Some(setting) = Setting::draw(family, &tables, &mut draws) else { return };
                    let mut written = Vec::new();
                    // A fault of ours ends one game, not hours of training.
                    let one = catch_unwind(AssertUnwindSafe(|| {
                        play(&setting, knowledge.as_ref(), &recipe, seed, &mut written)
                    }));
                    let one = one.unwrap_or_else(|_| {
                        eprintln!("{} {} seed {seed}: panicked", setting.title.id, setting.players);
                        None
                    });
                    if one.is_none() {
                        written.clear();
                    }
                    file.lock().expect("nobody panics").write_all(&written).expect("the disk has room");
                    let name = format!("{}-{}", setting.title.id, setting.players);
                    told.lock().expect("nobody panics").push((name, one));
                }
            });
        }
    });
    let mut file = file.into_inner().expect("nobody panics");
    file.flush().map_err(|error| error.to_string())?;
    Ok(summary(&told.into_inner().expect("nobody panics"), began.elapsed()))
}

fn summary(games: &[(String, Option<Told>)], took: Duration) -> String {
    let told: Vec<&Told> = games.iter().filter_map(|(_, told)| told.as_ref()).collect();
    let mean = |mind: bool, mixed: bool| {
        let of_kind = |told: &&&Told| told.worth.iter().any(|seat| !seat.1) == mixed;
        let seats = told.iter().filter(of_kind).flat_map(|told| &told.worth).filter(|seat| seat.1 == mind);
        let (sum, count) = seats.fold((0, 0), |(sum, count), seat| (sum + seat.0, count + 1));
        sum / count.max(1)
    };
    let sum = |of: fn(&Told) -> usize| told.iter().map(|told| of(told)).sum::<usize>();
    let mut tables: Vec<&String> = games.iter().map(|(name, _)| name).collect();
    tables.sort();
    tables.dedup();
    let by_table = tables.iter().map(|name| {
        let of: Vec<&Told> =
            games.iter().filter(|(table, _)| table == *name).filter_map(|(_, told)| told.as_ref()).collect();
        // A win of the mind where it sat with others, against what would be par.
        let (mut won, mut par) = (0.0, 0.0);
        for told in of.iter().filter(|told| told.worth.iter().any(|seat| !seat.1)) {
            let minds = told.worth.iter().filter(|seat| seat.1).count();
            par += minds as f64 / told.worth.len().max(1) as f64;
            let best = told.worth.iter().map(|seat| seat.0).max().unwrap_or(0);
            won += f64::from(u8::from(told.worth.iter().any(|seat| seat.1 && seat.0 == best)));
        }
        format!("\"{name}\": [{}, {:.2}]", of.len(), if par > 0.0 { won / par } else { 0.0 })
    });
    format!(
        "{{\"games\": {}, \"failed\": {}, \"endless\": {}, \"samples\": {}, \"actions\": {}, \"seconds\": {:.1}, \
         \"alone\": {}, \"mixed\": {}, \"thumbs\": {}, \"tables\": {{{}}}}}",
        games.len(),
        games.len() - told.len(),
        told.iter().filter(|told| told.endless).count(),
        sum(|told| told.samples),
        sum(|told| told.actions),
        took.as_secs_f64(),
        mean(true, false),
        mean(true, true),
        mean(false, true),
        by_table.collect::<Vec<_>>().join(", "),
    )
}
