//! One connection to Chromium: commands with their answers, and the events that came meanwhile.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// A browser that says nothing for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// A connection, used by one thread at a time.
pub(crate) struct Socket {
    stream: WebSocket<TcpStream>,
    last: u64,
    events: Vec<Event>,
}

/// Something that happened in the browser.
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) what: Value,
}

impl Socket {
    /// Connects to `path` of the browser that listens on this port.
    pub(crate) fn open(port: u16, path: &str) -> Result<Socket, String> {
        let words = |error: &dyn std::fmt::Display| format!("cannot reach Chromium: {error}");
        let stream = TcpStream::connect(("127.0.0.1", port)).map_err(|error| words(&error))?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|error| words(&error))?;
        stream.set_nodelay(true).map_err(|error| words(&error))?;
        let (stream, _) = tungstenite::client(format!("ws://127.0.0.1:{port}{path}"), stream)
            .map_err(|error| words(&error))?;
        Ok(Socket { stream, last: 0, events: Vec::new() })
    }

    /// Sends a command and waits for its answer.
    pub(crate) fn ask(&mut self, method: &str, parameters: &Value) -> Result<Value, String> {
        self.last += 1;
        let command = json!({"id": self.last, "method": method, "params": parameters});
        let sent = self.stream.send(Message::text(command.to_string()));
        sent.map_err(|error| format!("{method}: {error}"))?;
        loop {
            let message = match self.stream.read() {
                // A process that was stopped for a while goes on waiting.
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::Interrupted => continue,
                read => read.map_err(|error| format!("{method}: {error}"))?,
            };
            let Message::Text(text) = message else { continue };
            let mut message: Value =
                serde_json::from_str(&text).map_err(|error| format!("{method}: {error}"))?;
            if message["id"] == self.last {
                return match message.get("error") {
                    Some(error) => Err(format!("{method}: {}", error["message"].as_str().unwrap_or("?"))),
                    None => Ok(message["result"].take()),
                };
            }
            if let Some(method) = message["method"].as_str() {
                let method = method.to_owned();
                self.events.push(Event { method, what: message["params"].take() });
            }
        }
    }

    /// The events since the last time.
    pub(crate) fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
