//! `lokalka serve`: the game server.

mod logs;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use languages::{Language, tr};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing::{info, warn};
use web::Limits;

use crate::{Outcome, data, titles};

/// How long requests and writes may take to end after the signal to stop. Each is short; who reads slowly is cut off.
const PATIENCE: Duration = Duration::from_secs(10);

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Play in the browser, at one screen or with others
#[derive(clap::Args)]
pub struct Arguments {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1867")]
    listen: SocketAddr,
    #[command(flatten)]
    location: data::DataLocation,
    /// Where the server is found from outside, such as `https://games.example.org` behind a proxy: invite links carry it,
    /// and with https cookies travel by https only
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Another name by which the server may be asked for, such as `games.example.org`; may be given several times. Without
    /// --public-url, addresses and names of a network at home (`living-room`, `box.local`) need not be named
    #[arg(long = "host", value_name = "NAME", value_parser = web::host_name)]
    hosts: Vec<String>,
    #[command(flatten)]
    titles: titles::Titles,
    /// A reverse proxy on another machine, or a network of them such as 10.0.0.0/8, that is believed when it says by
    /// X-Forwarded-For who asks; may be given several times. Those that ask from 127.0.0.1 or ::1 always are
    #[arg(long = "trusted-proxy", value_name = "ADDRESS", value_parser = web::network)]
    trusted_proxies: Vec<web::IpNet>,
    /// How many requests one address may make in a second, thirty times as many at once; an account may make half of that
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate_limit: u32,
    /// How many connections may be open at once; fewer where the system allows fewer open files
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections, value_parser = count)]
    max_connections: usize,
    /// How many connections one address may have open. Those through proxies that are believed only count in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().per_address, value_parser = count)]
    max_connections_per_address: usize,
    /// Lift all limits on how often something may be done, sign-in included: for load tests, never on the internet
    #[arg(long, conflicts_with = "rate_limit")]
    no_rate_limits: bool,
    /// Send e-mail through this server, such as `smtps://user:password@mail.example.org`, or with `?tls=required` after
    /// `smtp://…:587`: people may then be told by letter that it is their turn
    #[arg(
        long,
        value_name = "URL",
        requires_all = ["mail_from", "public_url"],
        env = "LOKALKA_SMTP",
        hide_env_values = true
    )]
    smtp: Option<String>,
    /// Who sends that e-mail, such as `Lokálka <games@example.org>`
    #[arg(long, value_name = "ADDRESS", env = "LOKALKA_MAIL_FROM")]
    mail_from: Option<String>,
    /// Whom to tell of a weakness of this server: an e-mail address, or one that begins with https://. It stands in
    /// /.well-known/security.txt
    #[arg(long, value_name = "ADDRESS", env = "LOKALKA_SECURITY_CONTACT")]
    security_contact: Option<String>,
    /// Delete games after so many days without a move in which nobody with an account plays; with 0 they are kept for ever.
    /// The first page tells those who play them
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    keep_abandoned: u32,
    /// How many branches, in which somebody tries things out alone, are kept of one game for each person; with 0 nobody can
    #[arg(long, value_name = "N", default_value_t = 30)]
    branches: u32,
    /// Delete branches after so many days in which their owners have not changed them; with 0 they are kept for ever
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_branches: u32,
    /// How many megabytes games in memory may take together; others are loaded when somebody asks for them
    #[arg(long, value_name = "MB", default_value_t = 192, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory_for_tables: u32,
    /// Tell Prometheus at this address, too: beside the pages `/metrics` only answers this machine
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    #[command(flatten)]
    logs: logs::Logs,
}

pub fn run(arguments: &Arguments) -> Outcome {
    arguments.logs.begin()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| tr!("serve-cannot-start", error = error))?;
    // Titles come first: where they have faults, nothing is begun.
    let shelf = arguments.titles.shelf()?;
    // Before anything is opened, and until everything is written: two servers would not hear of each other's moves.
    let _lock = arguments.location.location()?.lock().map_err(|error| error.to_string())?;
    let config =
        web::Config::new(arguments.location.repository()?).public_url(arguments.public_url.as_deref())?;
    let days = |days: u32| (days > 0).then(|| DAY * days);
    let config = config
        .keep_abandoned(days(arguments.keep_abandoned))
        .branches(arguments.branches)
        .keep_branches(days(arguments.keep_branches))
        .memory_for_tables((arguments.memory_for_tables as usize) << 20);
    let config = config.security_contact(arguments.security_contact.as_deref())?;
    let config = config
        .hosts(arguments.hosts.clone())
        .titles(shelf)
        .trusted_proxies(arguments.trusted_proxies.clone());
    let config = config.limits(Limits {
        connections: web::connections_that_fit(arguments.max_connections),
        per_address: arguments.max_connections_per_address,
        ..Limits::default()
    });
    let config = if arguments.no_rate_limits {
        config.no_rate_limits()
    } else {
        config.rate_limit(arguments.rate_limit)
    };
    let config = match (&arguments.smtp, &arguments.mail_from) {
        (Some(server), Some(from)) => config.mail(server, from)?,
        _ => config,
    };
    runtime.block_on(serve(arguments, config))?;
    // What else is being written is written to its end.
    runtime.shutdown_timeout(PATIENCE);
    Ok(ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments, config: web::Config) -> Result<(), String> {
    // Before anybody can know that the server is there: a signal that comes while nobody listens for it is lost.
    let told_to_stop = told_to_stop()?;
    let (listener, address) = listen(arguments.listen).await?;
    let app = Arc::new(web::App::new(config));
    if let Some(wanted) = arguments.metrics_listen {
        let (listener, address) = listen(wanted).await?;
        info!(%address, "telling metrics");
        let app = Arc::clone(&app);
        tokio::spawn(async move { app.serve_metrics(listener).await });
    }
    // Whoever started the server may not read on: no reason to stop serving others.
    let _ = writeln!(io::stdout(), "{}", tr!("serve-ready", address = format!("http://{address}/")));
    info!(%address, version = env!("CARGO_PKG_VERSION"), "started");
    let (closing, closed) = tokio::sync::oneshot::channel();
    // From then on nobody new is let in, and what was begun is ended.
    let stop = {
        let app = Arc::clone(&app);
        async move {
            told_to_stop.await;
            info!("stopping");
            app.close();
            let _ = closing.send(());
        }
    };
    tokio::select! {
        // To whom the server speaks, it speaks the language of; to itself, in its log, it speaks English.
        () = Language::ENGLISH.throughout(app.serve(listener, stop)) => {}
        () = after(closed, PATIENCE) => warn!("somebody was cut off who took too long"),
    }
    // Moves of those who did not wait for the answer are kept, too.
    if timeout(PATIENCE, app.settle()).await.is_err() {
        warn!("a move took too long to be kept");
    }
    info!("stopped");
    Ok(())
}

async fn listen(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), String> {
    let cannot = |error: &io::Error| tr!("serve-cannot-listen", address = wanted, error = error);
    let listener = TcpListener::bind(wanted).await.map_err(|error| cannot(&error))?;
    let address = listener.local_addr().map_err(|error| cannot(&error))?;
    Ok((listener, address))
}

/// Reads a number of connections: without any there would be no server.
fn count(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count) if count > 0 => Ok(count),
        _ => Err(tr!("serve-no-count", given = text)),
    }
}

/// Waits for a word, and then so long.
async fn after(word: tokio::sync::oneshot::Receiver<()>, long: Duration) {
    match word.await {
        Ok(()) => tokio::time::sleep(long).await,
        // It will not come: the server has ended by itself.
        Err(_) => std::future::pending().await,
    }
}

/// Listens from now on for Ctrl-C, and for the signal with which systems end their services; the future waits for one.
#[cfg(unix)]
fn told_to_stop() -> Result<impl Future<Output = ()>, String> {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).map_err(|error| tr!("serve-no-signals", error = error));
    let (mut interrupted, mut terminated) =
        (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Listens for Ctrl-C; the future waits for it.
#[cfg(not(unix))]
fn told_to_stop() -> Result<impl Future<Output = ()>, String> {
    Ok(async {
        // Where it cannot be heard, the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
