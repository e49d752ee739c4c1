//! The least that can be done for a move: a row is appended durably, and that is answered. Over the same databases with
//! the same settings, by the same HTTP library.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use postgres::NoTls;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;

use crate::timing::Timing;
use crate::{Client, Kept};

/// So many connections has the store, too.
const CONNECTIONS: usize = 16;

const TABLE: &str = "CREATE TABLE appended (game TEXT NOT NULL, text TEXT NOT NULL)";

/// A server that appends rows and does nothing else; it ends when it is dropped.
pub(super) struct Bare {
    address: SocketAddr,
    runtime: Option<Runtime>,
    /// Dropped last, and here: connections cannot be closed on the threads of the runtime.
    _rows: Arc<Rows>,
}

impl Bare {
    pub(super) fn start(kept: &Kept) -> Result<Bare, String> {
        let rows = Arc::new(Rows::open(kept)?);
        let desk = Arc::new(Semaphore::new(CONNECTIONS));
        let runtime = Runtime::new().map_err(|error| error.to_string())?;
        let listener =
            runtime.block_on(TcpListener::bind("127.0.0.1:0")).map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let router = Router::new().route("/append", post(append)).with_state((Arc::clone(&rows), desk));
        runtime.spawn(async move { axum::serve(listener, router).await });
        Ok(Bare { address, runtime: Some(runtime), _rows: rows })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(10));
        }
    }
}

async fn append(
    State((rows, desk)): State<(Arc<Rows>, Arc<Semaphore>)>,
    Json(body): Json<Value>,
) -> Result<Json<Value>, StatusCode> {
    let Ok(_place) = desk.acquire().await else { return Err(StatusCode::SERVICE_UNAVAILABLE) };
    let appended = tokio::task::spawn_blocking(move || rows.append(&body.to_string())).await;
    match appended {
        Ok(Ok(())) => Ok(Json(json!({"seq": 1}))),
        _ => Err(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// The database: as the store opens it, and a table with rows.
enum Rows {
    Sqlite(Mutex<rusqlite::Connection>),
    /// With the connections that are idle.
    Postgres(Box<postgres::Config>, Mutex<Vec<(postgres::Client, postgres::Statement)>>),
}

const INSERT: &str = "INSERT INTO appended VALUES ($1, $2)";

impl Rows {
    fn open(kept: &Kept) -> Result<Rows, String> {
        match kept {
            Kept::Folder(folder) => {
                std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
                let open = || -> rusqlite::Result<rusqlite::Connection> {
                    let connection = rusqlite::Connection::open(folder.join("bare.sqlite"))?;
                    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
                    connection.pragma_update(None, "synchronous", "FULL")?;
                    connection.execute_batch(TABLE)?;
                    Ok(connection)
                };
                open().map(|rows| Rows::Sqlite(Mutex::new(rows))).map_err(|error| error.to_string())
            }
            Kept::Database(address) => {
                let config: postgres::Config = address.parse().map_err(|error| format!("{error}"))?;
                let made = config.connect(NoTls).and_then(|mut client| client.batch_execute(TABLE));
                made.map_err(|error| error.to_string())?;
                Ok(Rows::Postgres(Box::new(config), Mutex::default()))
            }
        }
    }

    fn append(&self, text: &str) -> Result<(), String> {
        match self {
            Rows::Sqlite(connection) => {
                let connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
                let inserted =
                    connection.prepare_cached(INSERT).and_then(|mut row| row.execute(("game", text)));
                inserted.map(drop).map_err(|error| error.to_string())
            }
            Rows::Postgres(config, idle) => {
                let waiting = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let mut connection = waiting.map_or_else(|| dial(config), Ok)?;
                let (client, insert) = &mut connection;
                client.execute(&*insert, &[&"game", &text]).map_err(|error| error.to_string())?;
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
                Ok(())
            }
        }
    }
}

fn dial(config: &postgres::Config) -> Result<(postgres::Client, postgres::Statement), String> {
    let mut client = config.connect(NoTls).map_err(|error| error.to_string())?;
    let insert = client.prepare(INSERT).map_err(|error| error.to_string())?;
    Ok((client, insert))
}

/// So many browsers append as fast as they are answered.
pub(super) async fn saturate(address: SocketAddr, browsers: usize, time: Duration) -> Result<Timing, String> {
    let stop = Arc::new(AtomicBool::new(false));
    let row = json!({"seq": 300, "action": {"do": "lay_tile", "hex": "E15", "tile": "57", "rotation": 1}});
    let (began, mut asked) = (Instant::now(), Vec::new());
    for number in 0..browsers {
        let (stop, row) = (Arc::clone(&stop), row.clone());
        asked.push(tokio::spawn(async move {
            let mut client = Client::new(address, number as u64 + 1);
            let mut latencies = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let asked = Instant::now();
                client.expect("POST", "/append", &row).await?;
                // What is answered after the end does not count.
                if !stop.load(Ordering::Relaxed) {
                    latencies.push(asked.elapsed());
                }
            }
            Ok::<_, String>(latencies)
        }));
    }
    tokio::time::sleep(time).await;
    stop.store(true, Ordering::Relaxed);
    let time = began.elapsed();
    let mut latencies = Vec::new();
    for asked in asked {
        latencies.extend(asked.await.map_err(|error| error.to_string())??);
    }
    Ok(Timing::new(latencies, time))
}
