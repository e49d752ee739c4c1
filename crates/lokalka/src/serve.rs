//! `lokalka serve`: the game server.

use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use crate::Outcome;

/// How long open connections may take to end after Ctrl-C; streams of events never do by themselves.
const PATIENCE: Duration = Duration::from_secs(1);

/// Play in the browser: everybody at one screen
#[derive(clap::Args)]
pub struct Arguments {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1867")]
    listen: SocketAddr,
    /// The folder in which games are kept; otherwise one in the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("cannot start: {error}"))?;
    let folder = match &arguments.data {
        Some(folder) => folder.clone(),
        None => data_folder().ok_or("no home directory is known; name a folder with --data")?,
    };
    let config = web::Config { keep: web::Keep::open(&folder)? };
    runtime.block_on(serve(arguments.listen, config))?;
    runtime.shutdown_timeout(PATIENCE);
    Ok(ExitCode::SUCCESS)
}

/// The usual place for the data of a program of this user.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("lokalka"))
}

async fn serve(listen: SocketAddr, config: web::Config) -> Result<(), String> {
    let listener = tokio::net::TcpListener::bind(listen)
        .await
        .map_err(|error| format!("cannot listen on {listen}: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("Lokálka is on http://{address}/  (Ctrl-C stops it)");
    let stop = async {
        // Where the signal cannot be heard, the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        served = async { axum::serve(listener, web::app(config)).await } => {
            served.map_err(|error| format!("the server stopped: {error}"))
        }
        () = stop => Ok(()),
    }
}
