//! Games to learn from, for the trainer: `self_play describe FAMILY`, or
//! `self_play games FAMILY --out FILE [--weights FILE] [--seconds N] [--threads N] [--seed N] [--prior N] [--doubt N] [--mixed N]
//! [--lambda N]`. What it prints is JSON.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::mind::knowledge::{Knowledge, describe};
use bots::mind::self_play::{Recipe, Setting, Told, play};
use rules::Family;
use rules::seed::Draws;

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
    let (verb, family) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let family = match family.as_str() {
        "cz" => Family::Cz,
        "f56" => Family::F56,
        other => return Err(format!("“{other}” is no family; there are cz and f56")),
    };
    let mut given = HashMap::new();
    while let Some(name) = words.next() {
        given.insert(name.clone(), words.next().ok_or(format!("{name} needs a value"))?);
    }
    match verb.as_str() {
        "describe" => describe(family).ok_or_else(|| String::from("nothing is known of this family")),
        "games" => games(family, &given),
        other => Err(format!("“{other}” is neither describe nor games")),
    }
}

fn number<T: std::str::FromStr>(given: &HashMap<String, String>, name: &str, otherwise: T) -> Result<T, String> {
    let Some(text) = given.get(name) else { return Ok(otherwise) };
    text.parse().map_err(|_| format!("{name} {text}: that is no number"))
}

fn games(family: Family, given: &HashMap<String, String>) -> Result<String, String> {
    let knowledge = match given.get("--weights") {
        Some(file) => {
            let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
            Some(Knowledge::read(&bytes, family).map_err(|fault| fault.to_string())?)
        }
        None => None,
    };
    let recipe = Recipe {
        prior: number(given, "--prior", 0)?,
        doubt: number(given, "--doubt", 10.0)?,
        mixed: number(given, "--mixed", 35)?,
        every: number(given, "--every", 3)?,
        lambda: number(given, "--lambda", 0.96)?,
    };
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
                    let seed = seed.wrapping_mul(1_000_003).wrapping_add(next.fetch_add(1, Ordering::Relaxed));
                    let mut draws = Draws::new(seed);
                    let Some(setting) = Setting::draw(family, &mut draws) else { return };
                    let mut written = Vec::new();
                    let one = play(&setting, knowledge.as_ref(), &recipe, seed, &mut written);
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
