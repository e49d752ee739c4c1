//! A browser without a window: one line to a server, kept open, and a cookie.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than any server that is well takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// One browser.
pub struct Client {
    address: SocketAddr,
    cookie: String,
    line: Option<SendRequest<Full<Bytes>>>,
}

/// What a server said.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// What came with it; null where that is no JSON.
    pub body: Value,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Broken {
    /// Nobody listens: nothing was asked.
    NotAsked(String),
    /// The line broke after something was asked: what became of it is not known.
    NotAnswered(String),
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Broken::NotAsked(why) => write!(f, "nobody listens: {why}"),
            Broken::NotAnswered(why) => write!(f, "no answer: {why}"),
        }
    }
}

impl Client {
    /// A browser that is told apart from others by its number.
    pub fn new(address: SocketAddr, number: u64) -> Client {
        Client { address, cookie: format!("lokalka={number:032x}"), line: None }
    }

    /// Turns to another server.
    pub fn turn_to(&mut self, address: SocketAddr) {
        self.address = address;
        self.line = None;
    }

    /// Asks for something.
    ///
    /// # Errors
    /// When there is no answer. Nothing is asked twice.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Broken> {
        self.ask("GET", path, Bytes::new()).await
    }

    /// Sends something.
    ///
    /// # Errors
    /// When there is no answer. Nothing is sent twice.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Broken> {
        self.ask("POST", path, Bytes::from(body.to_string())).await
    }

    /// Asks for what must be answered with 200, and gives the answer.
    ///
    /// # Errors
    /// In words, when it is not.
    pub async fn expect(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let bytes = if body.is_null() { Bytes::new() } else { Bytes::from(body.to_string()) };
        let answer = self.ask(method, path, bytes).await;
        let answer = answer.map_err(|broken| format!("{method} {path}: {broken}"))?;
        match answer.status {
            200 => Ok(answer.body),
            status => Err(format!("{method} {path}: {status}, {}", answer.body)),
        }
    }

    /// Opens a stream; what comes is read piece by piece.
    ///
    /// # Errors
    /// When there is no answer, or another one than 200.
    pub async fn stream(mut self, path: &str) -> Result<Incoming, Broken> {
        let response = self.send("GET", path, Bytes::new()).await?;
        match response.status().as_u16() {
            200 => Ok(response.into_body()),
            status => Err(Broken::NotAnswered(format!("{path}: {status}"))),
        }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Bytes) -> Result<Answer, Broken> {
        let asked = async {
            let response = self.send(method, path, body).await?;
            let status = response.status().as_u16();
            let body = response.into_body().collect().await.map_err(not_answered)?.to_bytes();
            Ok(Answer { status, body: serde_json::from_slice(&body).unwrap_or_default() })
        };
        let answer = timeout(PATIENCE, asked).await;
        let answer = answer.unwrap_or_else(|_| Err(Broken::NotAnswered("it takes too long".to_owned())));
        if answer.is_err() {
            self.line = None;
        }
        answer
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: Bytes,
    ) -> Result<hyper::Response<Incoming>, Broken> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("cookie", &self.cookie)
            .header("x-lokalka", "1")
            .header("content-type", "application/json")
            .body(Full::new(body))
            .map_err(|error| Broken::NotAsked(error.to_string()))?;
        self.line().await?.send_request(request).await.map_err(not_answered)
    }

    /// The open line, or a new one where the server has closed it meanwhile.
    async fn line(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, Broken> {
        let open = match self.line.take() {
            Some(mut line) => line.ready().await.is_ok().then_some(line),
            None => None,
        };
        let line = match open {
            Some(line) => line,
            None => dial(self.address).await.map_err(Broken::NotAsked)?,
        };
        Ok(self.line.insert(line))
    }
}

async fn dial(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, String> {
    let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    // A request is one small packet, which must not wait for a second.
    stream.set_nodelay(true).map_err(|error| error.to_string())?;
    let (line, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    // How it ends is told to whoever asks over it.
    tokio::spawn(connection);
    Ok(line)
}

fn not_answered(error: hyper::Error) -> Broken {
    Broken::NotAnswered(error.to_string())
}
