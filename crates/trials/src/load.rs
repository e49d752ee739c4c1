//! How much the program bears: moves at many live tables, each with the event streams of five browsers, measured against
//! the least that could be done for a move, which is to append a row durably and to answer.

mod bare;
mod crowd;
mod report;
mod script;
mod trying;

use std::path::Path;
use std::time::Duration;

use fixtures::Cluster;
use tokio::runtime::Runtime;

use crate::folder::Folder;
use crate::timing::Timing;
use crate::{Kept, Server};
use bare::Bare;
use crowd::{Crowd, News, Pace};
use report::{Level, Report};
use script::Script;

/// Event streams at every table.
const STREAMS: usize = 5;

/// At how many tables the latency has a goal.
const GOAL_TABLES: usize = 100;

/// The bare append and the program take turns of so long: what else the machine does, and how fast it is, changes from one
/// second to the next and must not favour either.
const TURN: Duration = Duration::from_secs(1);

/// How long a measurement takes unless told.
const SECONDS: u64 = 6;

/// The same with people who try things out: their part in it is small, and what else the machine does is soon larger.
const SECONDS_OF_TRYING: u64 = 20;

/// What is measured.
#[derive(Clone, Debug, clap::Args)]
pub struct Plan {
    /// At how many live tables
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', default_value = "10,100,500")]
    pub tables: Vec<usize>,
    /// How long each measurement takes [default: 6, and 20 with people who try]
    #[arg(long, value_name = "SECONDS")]
    pub seconds: Option<u64>,
    /// Instead, how much those who play feel of so many people who try things out at the tables: with and without, in turns
    #[arg(long, value_name = "PEOPLE")]
    pub trying: Option<usize>,
}

/// Over which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Over {
    /// SQLite, in a folder of the temporary directory
    Sqlite,
    /// PostgreSQL, a server of its own
    Postgres,
}

/// Measures this program and prints what it found.
///
/// # Errors
/// In words, when an answer was wrong, news did not come, or something could not be run. A goal that is not met is no error.
pub fn run(program: &Path, plan: &Plan, only: Option<Over>) -> Result<(), String> {
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let script = Script::write(program, &runtime)?;
    let wanted = |over| only.is_none_or(|only| only == over);
    if wanted(Over::Sqlite) {
        let mut place = Place::Folders(Vec::new());
        println!("{}", measure("SQLite", program, plan, &script, &runtime, &mut place)?);
    }
    if wanted(Over::Postgres) {
        match Cluster::start() {
            Ok(cluster) => {
                let mut place = Place::Databases(cluster);
                println!("{}", measure("PostgreSQL", program, plan, &script, &runtime, &mut place)?);
            }
            Err(fixtures::NotStarted::NotInstalled) => println!("PostgreSQL: skipped, it is not installed"),
            Err(failed) => return Err(failed.to_string()),
        }
    }
    Ok(())
}

fn measure(
    name: &'static str,
    program: &Path,
    plan: &Plan,
    script: &Script,
    runtime: &Runtime,
    place: &mut Place,
) -> Result<Report, String> {
    let mut report = Report::new(name);
    for &tables in &plan.tables {
        if let Some(people) = plan.trying {
            let mut server = Server::start(program, &place.new_one())?;
            let tried = trying::measure(
                &mut server,
                script,
                runtime,
                (tables, people),
                plan.seconds.unwrap_or(SECONDS_OF_TRYING),
            )?;
            server.stop()?;
            report.tried.push(tried);
            continue;
        }
        let bare = Bare::start(&place.new_one())?;
        report.levels.push(level(program, plan, script, runtime, &place.new_one(), &bare, tables)?);
    }
    Ok(report)
}

/// One server with so many tables.
fn level(
    program: &Path,
    plan: &Plan,
    script: &Script,
    runtime: &Runtime,
    kept: &Kept,
    bare: &Bare,
    tables: usize,
) -> Result<Level, String> {
    let mut server = Server::start(program, kept)?;
    let empty = server.usage()?.memory;
    let gather = || runtime.block_on(Crowd::gather(server.address(), tables, STREAMS, script));
    let mut crowd = gather()?;
    let full = server.usage()?.memory;
    let seconds = plan.seconds.unwrap_or(SECONDS);
    let paced = runtime.block_on(crowd.play(Pace::MovePerSecond, Duration::from_secs(seconds)))?;
    let (mut limit, mut saturated, mut news) = (Timing::NONE, Timing::NONE, News::NONE);
    for _ in 0..seconds {
        limit = limit.and(runtime.block_on(bare::saturate(bare.address(), tables, TURN))?);
        let mut left = TURN;
        // At few tables the games are soon over: others play on at as many new ones.
        while left > TURN / 10 {
            if crowd.is_over() {
                news = news.and(runtime.block_on(crowd.leave())?);
                crowd = gather()?;
            }
            let some = runtime.block_on(crowd.play(Pace::AtOnce, left))?;
            left = left.saturating_sub(some.time());
            saturated = saturated.and(some);
        }
    }
    news = news.and(runtime.block_on(crowd.leave())?);
    server.stop()?;
    let memory = full.saturating_sub(empty) / tables as u64;
    Ok(Level { tables, limit, paced, saturated, news, memory })
}

/// Where new, empty databases come from.
enum Place {
    Folders(Vec<Folder>),
    Databases(Cluster),
}

impl Place {
    fn new_one(&mut self) -> Kept {
        match self {
            Place::Folders(folders) => {
                let folder = Folder::new();
                let kept = Kept::Folder(folder.0.clone());
                folders.push(folder);
                kept
            }
            Place::Databases(cluster) => Kept::Database(cluster.new_database()),
        }
    }
}
