//! The streams of events that are open: how many one address may hold, since each keeps a connection and a table in
//! memory, and who is watching what.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::counts::{decrement, increment};
use crate::error::AppError;
use crate::text::tr;

/// The most streams of one address: a club behind one address with some windows each.
pub(crate) const MAX_STREAMS: usize = 100;

/// The streams that are open.
#[derive(Clone, Default)]
pub(crate) struct Streams {
    open: Arc<Mutex<Open>>,
    /// For load tests, which come from one address.
    unlimited: bool,
}

#[derive(Default)]
struct Open {
    by_address: HashMap<IpAddr, usize>,
    /// By game and the id of an account.
    watching: HashMap<(String, String), usize>,
}

/// A stream that is open; it counts until it is dropped.
pub(crate) struct Stream {
    streams: Streams,
    address: IpAddr,
    watching: Option<(String, String)>,
}

impl Streams {
    pub(crate) fn new(unlimited: bool) -> Streams {
        Streams { unlimited, ..Streams::default() }
    }

    /// Opens a stream about a game for somebody, unless their address has too many.
    pub(crate) fn open(&self, address: IpAddr, game: &str, user: Option<&str>) -> Result<Stream, AppError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.by_address.get(&address).copied().unwrap_or(0);
        if count >= MAX_STREAMS && !self.unlimited {
            return Err(AppError::TooManyOpen(tr!("error-streams", most = MAX_STREAMS)));
        }
        increment(&mut open.by_address, address);
        let watching = user.map(|user| (game.to_owned(), user.to_owned()));
        if let Some(watching) = watching.clone() {
            increment(&mut open.watching, watching);
        }
        Ok(Stream { streams: self.clone(), address, watching })
    }

    /// Whether an account has a stream about a game open on this server.
    pub(crate) fn is_watching(&self, game: &str, user: &str) -> bool {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.watching.contains_key(&(game.to_owned(), user.to_owned()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        decrement(&mut open.by_address, &self.address);
        if let Some(watching) = &self.watching {
            decrement(&mut open.watching, watching);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_so_many_and_gives_them_back() {
        let (streams, here, there) = (Streams::default(), IpAddr::from([1; 4]), IpAddr::from([2; 4]));
        let mut held: Vec<Stream> =
            (0..MAX_STREAMS).filter_map(|_| streams.open(here, "g", None).ok()).collect();
        assert_eq!(held.len(), MAX_STREAMS);
        assert!(streams.open(here, "g", None).is_err() && streams.open(there, "g", None).is_ok());
        held.pop();
        held.extend(streams.open(here, "g", None).ok());
        assert!(streams.open(here, "g", None).is_err());
        held.clear();
        let open = streams.open.lock().expect("nobody panicked");
        assert!(open.by_address.is_empty(), "nobody is remembered for ever");
        let unlimited = Streams::new(true);
        let held: Vec<_> = (0..=MAX_STREAMS).map(|_| unlimited.open(here, "g", None)).collect();
        assert!(held.iter().all(Result::is_ok));
    }

    #[test]
    fn it_is_known_who_watches_what() {
        let (streams, here) = (Streams::default(), IpAddr::from([1; 4]));
        let two = [streams.open(here, "g", Some("anna")), streams.open(here, "g", Some("anna"))];
        assert!(streams.is_watching("g", "anna"));
        assert!(!streams.is_watching("h", "anna") && !streams.is_watching("g", "bela"));
        let [one, other] = two;
        drop(one);
        assert!(streams.is_watching("g", "anna"), "a second window is open");
        drop(other);
        assert!(!streams.is_watching("g", "anna"));
    }
}
