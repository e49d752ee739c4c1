//! How soon the program is there: from its start until it listens and answers, with more and more games kept, and how long the
//! first look at a long game takes, which is read from the database and played again.

mod games;
mod parts;
mod report;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;
use store::Store;
use tokio::runtime::Runtime;

use crate::folder::Folder;
use crate::{Kept, Server, Timing};
use games::LongGame;
use report::{Opened, Started};

/// What is measured.
#[derive(Clone, Debug, clap::Args)]
pub struct Plan {
    /// With so many games in the data folder
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', default_value = "0,1000,10000")]
    pub games: Vec<usize>,
    /// Long games, of so many entries
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', default_value = "500,1000,2000,4000")]
    pub lengths: Vec<usize>,
    /// How often each thing is done; the median counts
    #[arg(long, value_name = "N", default_value_t = 15)]
    pub rounds: usize,
}

/// What is asked for at a long game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    /// The position for programs.
    Api,
    /// The page.
    Page,
}

/// Measures these programs in turns, on one data folder, and prints what it found.
///
/// # Errors
/// In words, when an answer was wrong or something could not be run. A goal that is not met is no error.
pub fn run(programs: &[PathBuf], plan: &Plan) -> Result<(), String> {
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let folder = Folder::new();
    let kept = Kept::Folder(folder.0.clone());
    let mut servers = programs
        .iter()
        .map(|program| {
            let mut server = Server::start(program, &kept)?;
            server.stop()?;
            Ok(server)
        })
        .collect::<Result<Vec<Server>, String>>()?;

    let mut games = plan.games.clone();
    games.sort_unstable();
    let mut started = Vec::new();
    for &games in &games {
        if games > 0 {
            games::fill(&folder.0, games, first_server(&mut servers)?, &runtime)?;
        }
        started.extend(measure_starts(&mut servers, &folder.0, games, plan.rounds)?);
    }
    println!("{}", report::starts(&started, programs.len()));

    // One to warm up with there must be.
    games::fill(&folder.0, games.last().copied().unwrap_or(0).max(1), first_server(&mut servers)?, &runtime)?;
    let mut long = Vec::new();
    first_server(&mut servers)?.start_again()?;
    for &length in &plan.lengths {
        long.push(LongGame::play(first_server(&mut servers)?.address(), length, &runtime)?);
    }
    first_server(&mut servers)?.stop()?;
    let opened = measure_openings(&mut servers, &long, plan.rounds)?;
    println!("{}", report::openings(&opened, programs.len()));
    println!("{}", report::parts(&parts::measure(&folder.0, &long, plan.rounds)?));
    print!("{}", report::goals(&started, &opened, programs.len()));
    Ok(())
}

fn first_server(servers: &mut [Server]) -> Result<&mut Server, String> {
    servers.first_mut().ok_or_else(|| "there is no program to measure".to_owned())
}

/// Starts every program so often, in turns.
fn measure_starts(
    servers: &mut [Server],
    folder: &Path,
    games: usize,
    rounds: usize,
) -> Result<Vec<Started>, String> {
    let mut found: Vec<[Vec<Duration>; 3]> = servers.iter().map(|_| Default::default()).collect();
    for _ in 0..rounds {
        for (server, [listens, answers, page]) in servers.iter_mut().zip(&mut found) {
            let began = Instant::now();
            server.start_again()?;
            listens.push(began.elapsed());
            get(server.address(), "/healthz")?;
            answers.push(began.elapsed());
            get(server.address(), "/")?;
            page.push(began.elapsed());
            server.stop()?;
        }
    }
    let kept = Store::open(folder).and_then(|store| store.game_ids()).map_err(|error| error.to_string())?;
    if kept.len() != games {
        return Err(format!("{} games are kept and not {games}", kept.len()));
    }
    let started = found.into_iter().map(|times| {
        let [listens, answers, page] = times.map(|times| Timing::new(times, Duration::ZERO));
        Started { games, listens, answers, page }
    });
    Ok(started.collect())
}

/// Opens every long game after a fresh start, and once more; so often, and every program in turns.
fn measure_openings(servers: &mut [Server], long: &[LongGame], rounds: usize) -> Result<Vec<Opened>, String> {
    let mut opened: Vec<Opened> = Vec::new();
    for view in [View::Api, View::Page] {
        let mut found: Vec<Vec<[Vec<Duration>; 2]>> =
            servers.iter().map(|_| long.iter().map(|_| Default::default()).collect()).collect();
        for _ in 0..rounds {
            for (server, found) in servers.iter_mut().zip(&mut found) {
                server.start_again()?;
                // What a program does once, such as reading its texts, is not the game's.
                warm_up(server.address())?;
                for (game, times) in long.iter().zip(found) {
                    for time in times {
                        let began = Instant::now();
                        let answer = get(server.address(), &view.path(&game.id))?;
                        time.push(began.elapsed());
                        view.check(&answer, game)?;
                    }
                }
                server.stop()?;
            }
        }
        for (index, game) in long.iter().enumerate() {
            for times in &mut found {
                let [first, again] = std::mem::take(&mut times[index]);
                let loading = first.iter().zip(&again).map(|(first, again)| first.saturating_sub(*again));
                let loading = Timing::new(loading.collect(), Duration::ZERO);
                let [first, again] = [first, again].map(|times| Timing::new(times, Duration::ZERO));
                opened.push(Opened {
                    view,
                    entries: game.entries,
                    actions: game.actions,
                    first,
                    again,
                    loading,
                });
            }
        }
    }
    Ok(opened)
}

/// Has a program read whatever it reads once: a game of its own is begun and looked at.
fn warm_up(server: SocketAddr) -> Result<(), String> {
    for path in [format!("/games/{}", games::SMALL), format!("/api/games/{}", games::SMALL)] {
        get(server, &path)?;
    }
    Ok(())
}

impl View {
    fn path(self, id: &str) -> String {
        match self {
            View::Api => format!("/api/games/{id}"),
            View::Page => format!("/games/{id}"),
        }
    }

    /// Whether it is the whole game that was answered with.
    fn check(self, answer: &[u8], game: &LongGame) -> Result<(), String> {
        if self == View::Page {
            return Ok(());
        }
        let told: Value = serde_json::from_slice(answer).map_err(|error| error.to_string())?;
        let (entries, actions) = (told["seq"].as_u64(), told["actions"].as_u64());
        if (entries, actions) == (Some(game.entries as u64), Some(game.actions as u64)) {
            return Ok(());
        }
        Err(format!("a game of {} entries is told to have {entries:?}, {actions:?} actions", game.entries))
    }
}

/// What a server answers to somebody who comes for this alone; it must be well.
fn get(server: SocketAddr, path: &str) -> Result<Vec<u8>, String> {
    let asked = || {
        let mut line = TcpStream::connect(server)?;
        write!(line, "GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")?;
        let mut answer = Vec::new();
        line.read_to_end(&mut answer)?;
        Ok(answer)
    };
    let answer: Vec<u8> = asked().map_err(|error: std::io::Error| format!("{path}: {error}"))?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").map_or(answer.len(), |at| at + 4);
    if answer.starts_with(b"HTTP/1.1 200") {
        return Ok(answer[end..].to_vec());
    }
    Err(format!("{path}: {}", String::from_utf8_lossy(&answer)))
}
