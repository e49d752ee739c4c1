//! How many streams of events one address may hold open: each keeps a connection and a table in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::text::tr;
use crate::trouble::Trouble;

/// The most streams of one address: a club behind one address with some windows each.
pub(crate) const MOST_STREAMS: usize = 100;

/// The streams that are open, by address.
#[derive(Clone, Default)]
pub(crate) struct Streams {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
    /// For load tests, which come from one address.
    unlimited: bool,
}

/// A stream that is open; it counts until it is dropped.
pub(crate) struct Stream {
    streams: Streams,
    address: IpAddr,
}

impl Streams {
    pub(crate) fn new(unlimited: bool) -> Streams {
        Streams { unlimited, ..Streams::default() }
    }

    /// Opens a stream for an address, unless it has too many.
    pub(crate) fn open(&self, address: IpAddr) -> Result<Stream, Trouble> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        if *count >= MOST_STREAMS && !self.unlimited {
            return Err(Trouble::Crowded(tr!("trouble-streams", most = MOST_STREAMS)));
        }
        *count += 1;
        Ok(Stream { streams: self.clone(), address })
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_so_many_and_gives_them_back() {
        let (streams, here, there) = (Streams::default(), IpAddr::from([1; 4]), IpAddr::from([2; 4]));
        let mut held: Vec<Stream> = (0..MOST_STREAMS).filter_map(|_| streams.open(here).ok()).collect();
        assert_eq!(held.len(), MOST_STREAMS);
        assert!(streams.open(here).is_err() && streams.open(there).is_ok());
        held.pop();
        held.extend(streams.open(here).ok());
        assert!(streams.open(here).is_err());
        held.clear();
        assert!(streams.open.lock().expect("nobody panicked").is_empty(), "nobody is remembered for ever");
        let unlimited = Streams::new(true);
        let held: Vec<_> = (0..=MOST_STREAMS).map(|_| unlimited.open(here)).collect();
        assert!(held.iter().all(Result::is_ok));
    }
}
