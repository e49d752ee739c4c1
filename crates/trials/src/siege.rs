//! Attacks on the availability of the real program: each is bounded and can be repeated, comes from addresses of its own on this
//! machine, and is looked at by what a bystander sees who plays meanwhile.

mod accounts;
mod bodies;
mod bots;
mod bystander;
mod connections;
mod games;
mod ground;
mod growth;
mod long_game;
mod names;
mod outcome;
mod parallel;
mod report;
mod routes;
mod streams;
mod tally;
mod watch;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ValueEnum;
use serde_json::Value;
use tokio::runtime;

use crate::folder::Folder;
use crate::timing::Timing;
use crate::{Client, Kept, Manner, Server};
use bystander::Bystander;
use ground::{BYSTANDER, Ground};
use tally::Tally;
use watch::Watch;

pub use outcome::{Finding, Outcome};
pub use report::Report;
pub use tally::{Replies, Reply};

/// So many connections attackers hold at once, and some more.
const OPEN_FILES: u64 = 8192;

/// How long a server may take to answer again after an attack.
const RECOVERY: Duration = Duration::from_secs(30);

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Attack {
    /// Nobody attacks: what the others are compared with
    Calm,
    /// New games with thousands of players, and with hundreds of open seats
    Names,
    /// A legal game of 18,318 actions is brought, pushed out of memory, and read by many at once
    LongGame,
    /// The best routes of diesels on boards full of track are asked for by many who hang up
    Routes,
    /// 1,100 connections from one address send one byte each
    OneByte,
    /// Headers that never end
    SlowHeaders,
    /// Bodies that never end
    SlowBodies,
    /// Pages and streams that nobody reads
    SlowReaders,
    /// 2,000 connections from many addresses that say nothing
    Idle,
    /// 60 games of directors only, from one address, each of them watched
    Bots,
    /// Act and undo in a loop, from one address
    Growth,
    /// Guesses at one account before and after 20,000 requests that wash the counts away
    Guessing,
    /// Passwords by the thousand to be hashed, for accounts and for strangers
    Passwords,
    /// As many event streams as one address gets
    Streams,
    /// 4 MB to everything that takes a body
    Bodies,
    /// Imports, exports, suggestions and previews, all at once from one address
    Parallel,
}

/// How much is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As the attacks are known.
    Full,
    /// Small numbers, for tests.
    Short,
}

/// What is tried.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How long each attack takes; some end when they have sent what they send.
    pub time: Duration,
    /// How much is sent.
    pub form: Form,
}

/// Game files that an attack brings along, made before the clock runs.
#[derive(Default)]
struct Supplies {
    /// Games of which the first is the longest.
    long: Vec<(usize, String)>,
    /// Games that end at boards full of track.
    dense: Vec<String>,
}

impl Attack {
    /// The name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// What it does, in a line.
    pub fn help(self) -> String {
        let help = self.to_possible_value().and_then(|value| value.get_help().map(ToString::to_string));
        help.unwrap_or_default()
    }

    fn supplies(self, form: Form) -> Result<Supplies, String> {
        Ok(match self {
            Attack::LongGame => Supplies { long: long_game::files(form)?, ..Supplies::default() },
            Attack::Routes => Supplies { dense: routes::files(form)?, ..Supplies::default() },
            Attack::Parallel => Supplies { long: parallel::files()?, dense: routes::files(Form::Short)? },
            _ => Supplies::default(),
        })
    }

    async fn run(self, ground: &Ground, supplies: &Supplies) -> Result<Vec<Finding>, String> {
        match self {
            Attack::Calm => {
                tokio::time::sleep_until(ground.until()).await;
                Ok(Vec::new())
            }
            Attack::Names => names::attack(ground).await,
            Attack::LongGame => long_game::attack(ground, &supplies.long).await,
            Attack::Routes => routes::attack(ground, &supplies.dense).await,
            Attack::OneByte => connections::one_byte(ground).await,
            Attack::SlowHeaders => connections::slow_headers(ground).await,
            Attack::SlowBodies => connections::slow_bodies(ground).await,
            Attack::SlowReaders => connections::slow_readers(ground).await,
            Attack::Idle => connections::idle(ground).await,
            Attack::Bots => bots::attack(ground).await,
            Attack::Growth => growth::attack(ground).await,
            Attack::Guessing => accounts::guessing(ground).await,
            Attack::Passwords => accounts::passwords(ground).await,
            Attack::Streams => streams::attack(ground).await,
            Attack::Bodies => bodies::attack(ground).await,
            Attack::Parallel => parallel::attack(ground, &supplies.long, &supplies.dense).await,
        }
    }
}

/// Tries attacks on programs in turns and tells what each has shown.
///
/// # Errors
/// In words, when something could not be run. A goal that is missed is no error.
pub fn run(programs: &[PathBuf], attacks: &[Attack], plan: &Plan) -> Result<Report, String> {
    let mut report = Report::new(programs.len());
    for &attack in attacks {
        let supplies = attack.supplies(plan.form)?;
        for program in programs {
            report.add(once(program, attack, plan, &supplies)?);
        }
    }
    Ok(report)
}

/// Tries one attack on a program.
///
/// # Errors
/// In words, when it could not be run.
pub fn besiege(program: &Path, attack: Attack, plan: &Plan) -> Result<Outcome, String> {
    once(program, attack, plan, &attack.supplies(plan.form)?)
}

fn once(program: &Path, attack: Attack, plan: &Plan, supplies: &Supplies) -> Result<Outcome, String> {
    // Where the system allows fewer, the attacks with many connections are smaller, and say so.
    let _ = rlimit::increase_nofile_limit(OPEN_FILES);
    let folder = Folder::new();
    let mut server = Server::start_as(program, &Kept::Folder(folder.0.clone()), Manner::USUAL)?;
    let bystander = Bystander::begin(server.address())?;
    let before = server.said().len();
    let watch = Watch::begin(server.process().ok_or("the server does not run")?);
    let tally = Tally::default();
    // One thread: attackers would be elsewhere, and must not take the server's share of this machine.
    let attackers = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let attackers = attackers.map_err(|error| error.to_string())?;
    let findings = attackers.block_on(async {
        let ground = Ground::new(server.address(), folder.0.clone(), plan.form, plan.time, tally.clone());
        attack.run(&ground, supplies).await
    })?;
    let seen = bystander.end()?;
    attackers.shutdown_background();
    let answers_again = answers(&server)?;
    let usage = watch.end()?;
    let stopped = server.stop();
    let said = server.said();
    Ok(Outcome {
        attack,
        moves: Timing::new(seen.moves, plan.time),
        novices: Timing::new(seen.novices, plan.time),
        pages: Timing::new(seen.pages, plan.time),
        failed: seen.failed,
        memory: usage.peak,
        threads: usage.threads,
        replies: tally.replies(),
        log: watch::about_attackers(said.get(before..).unwrap_or_default()),
        findings,
        broken: [answers_again.err(), stopped.err(), watch::panic(&said)].into_iter().flatten().collect(),
    })
}

/// Whether the server answers again, after everybody has left.
fn answers(server: &Server) -> Result<Result<(), String>, String> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut client = Client::new(server.address(), 9).from(BYSTANDER);
    let asked =
        async { tokio::time::timeout(RECOVERY, client.expect("GET", "/healthz", &Value::Null)).await };
    Ok(match runtime.block_on(asked) {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(why)) => Err(format!("after the attack: {why}")),
        Err(_) => Err(format!("after the attack there is no answer in {} s", RECOVERY.as_secs())),
    })
}
