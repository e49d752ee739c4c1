//! A browser without a window: one line to a server, kept open, and cookies.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{HeaderMap, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Longer than any server that is well takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// One browser.
pub struct Client {
    address: SocketAddr,
    /// Where it comes from, unless that is left to the system.
    from: Option<IpAddr>,
    cookies: BTreeMap<String, String>,
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
        let cookies = BTreeMap::from([("lokalka".to_owned(), format!("{number:032x}"))]);
        Client { address, from: None, cookies, line: None }
    }

    /// The same from an address of its own, of which this machine has many: all that begin with 127.
    pub fn from(self, address: impl Into<IpAddr>) -> Client {
        Client { from: Some(address.into()), ..self }
    }

    /// Another window of this browser: the same cookies, and a line of its own.
    pub fn window(&self) -> Client {
        Client { address: self.address, from: self.from, cookies: self.cookies.clone(), line: None }
    }

    /// Closes the line: what is asked next goes over a new one.
    pub fn hang_up(&mut self) {
        self.line = None;
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

    /// Asks for something by any method, with any body.
    ///
    /// # Errors
    /// When there is no answer. Nothing is asked twice.
    pub async fn request(&mut self, method: &str, path: &str, body: Bytes) -> Result<Answer, Broken> {
        self.ask(method, path, body).await
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
    pub async fn stream(self, path: &str) -> Result<Incoming, Broken> {
        match self.open(path).await? {
            (200, stream) => Ok(stream),
            (status, _) => Err(Broken::NotAnswered(format!("{path}: {status}"))),
        }
    }

    /// Opens something that is read piece by piece; with the status of the answer.
    ///
    /// # Errors
    /// When there is no answer.
    pub async fn open(mut self, path: &str) -> Result<(u16, Incoming), Broken> {
        let response = self.send("GET", path, Bytes::new()).await?;
        Ok((response.status().as_u16(), response.into_body()))
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
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("cookie", cookies.join("; "))
            .header("x-lokalka", "1")
            .header("content-type", "application/json");
        if let Some(from) = self.from {
            // A server that takes every address of this machine for a proxy counts by what is said here.
            request = request.header("x-forwarded-for", from.to_string());
        }
        let request = request.body(Full::new(body)).map_err(|error| Broken::NotAsked(error.to_string()))?;
        let response = self.line().await?.send_request(request).await.map_err(not_answered)?;
        self.keep_cookies(response.headers());
        Ok(response)
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        let lines = headers.get_all(SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
        for (name, value) in lines.filter_map(|line| line.split(';').next()?.split_once('=')) {
            self.cookies.insert(name.trim().to_owned(), value.trim().to_owned());
        }
    }

    /// The open line, or a new one where the server has closed it meanwhile.
    async fn line(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, Broken> {
        let open = match self.line.take() {
            Some(mut line) => line.ready().await.is_ok().then_some(line),
            None => None,
        };
        let line = match open {
            Some(line) => line,
            None => dial(self.address, self.from).await.map_err(Broken::NotAsked)?,
        };
        Ok(self.line.insert(line))
    }
}

/// A socket to a server, from an address of one's own where one is given.
pub(crate) async fn connect(address: SocketAddr, from: Option<IpAddr>) -> io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(address).await };
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(address).await
}

async fn dial(address: SocketAddr, from: Option<IpAddr>) -> Result<SendRequest<Full<Bytes>>, String> {
    let stream = connect(address, from).await.map_err(|error| error.to_string())?;
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
