//! The one desk at which all heavy work is done: few places, and the shares take turns, so that whoever asks for much waits
//! for themselves and not for others.

use std::collections::{HashMap, VecDeque};
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use tokio::sync::oneshot;

use super::Share;
use crate::counts::{decrement, increment};
use crate::error::AppError;
use crate::text::t;

/// How much there is to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Effort {
    /// A look at the store, a page: milliseconds.
    Light,
    /// Routes, and bots that do not look ahead: mostly milliseconds, seldom a second.
    Quick,
    /// Bots that look ahead, files with whole games: up to seconds.
    Slow,
    /// The same where nobody is looking: done when there is nothing else to do, or now and then.
    Idle,
    /// A large file that is on its way; it takes memory, not time.
    Upload,
}

/// Places of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Light,
    Quick,
    Slow,
    Upload,
}

impl Effort {
    const ALL: [Effort; 5] = [Effort::Light, Effort::Quick, Effort::Slow, Effort::Idle, Effort::Upload];

    fn kind(self) -> Kind {
        match self {
            Effort::Light => Kind::Light,
            Effort::Quick => Kind::Quick,
            Effort::Slow | Effort::Idle => Kind::Slow,
            Effort::Upload => Kind::Upload,
        }
    }

    /// So many of one share may wait.
    fn most_waiting(self) -> usize {
        match self {
            Effort::Light => 256,
            Effort::Quick => 32,
            Effort::Slow | Effort::Idle | Effort::Upload => 8,
        }
    }
}

/// Of the slow work every so many pieces are for those whom nobody looks at, that they come to an end, too.
const IDLE_EVERY: u32 = 4;

/// The desk.
pub(crate) struct Desk {
    places: Mutex<Places>,
}

struct Places {
    /// How many there are of each kind, and how many of them one share may have.
    limits: fn(usize, Kind) -> Limits,
    cores: usize,
    taken: HashMap<Kind, usize>,
    held: HashMap<(Kind, Share), usize>,
    waiting: HashMap<Effort, Line>,
    /// How many pieces of slow work were begun since the last idle one.
    since_idle: u32,
}

#[derive(Clone, Copy)]
struct Limits {
    all: usize,
    one: usize,
}

/// Those who wait: the shares in turn, and of each share one after the other.
#[derive(Default)]
struct Line {
    turns: VecDeque<Share>,
    of_share: HashMap<Share, VecDeque<oneshot::Sender<Place>>>,
}

/// A place at the desk; it is free again when this is dropped.
pub(crate) struct Place {
    desk: Arc<Desk>,
    kind: Kind,
    share: Share,
}

impl Drop for Place {
    fn drop(&mut self) {
        let handed = self.desk.lock().give_back(&self.desk, self.kind, self.share);
        // Not under the lock: a place whose waiter has gone comes back here.
        drop(handed);
    }
}

impl Desk {
    /// A desk for this machine.
    pub(crate) fn new() -> Arc<Desk> {
        Desk::with_cores(available_parallelism().map_or(1, NonZero::get), limits)
    }

    /// A desk for load tests, which come from one address.
    pub(crate) fn for_one_address() -> Arc<Desk> {
        Desk::with_cores(available_parallelism().map_or(1, NonZero::get), |cores, kind| {
            let all = limits(cores, kind).all;
            Limits { all, one: all }
        })
    }

    fn with_cores(cores: usize, limits: fn(usize, Kind) -> Limits) -> Arc<Desk> {
        let waiting = Effort::ALL.map(|effort| (effort, Line::default())).into();
        let places =
            Places { limits, cores, taken: HashMap::new(), held: HashMap::new(), waiting, since_idle: 0 };
        Arc::new(Desk { places: Mutex::new(places) })
    }

    /// Waits for a place, for somebody who may be told to come back later.
    pub(crate) async fn ask(self: &Arc<Self>, effort: Effort, share: Share) -> Result<Place, AppError> {
        self.place(effort, share, effort.most_waiting()).await
    }

    /// Waits for a place, however many do.
    pub(crate) async fn wait(self: &Arc<Self>, effort: Effort, share: Share) -> Result<Place, AppError> {
        self.place(effort, share, usize::MAX).await
    }

    /// How many wait, of all shares.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.values().flat_map(|line| line.of_share.values()).map(VecDeque::len).sum()
    }

    async fn place(
        self: &Arc<Self>,
        effort: Effort,
        share: Share,
        most_waiting: usize,
    ) -> Result<Place, AppError> {
        let coming = {
            let mut places = self.lock();
            let kind = effort.kind();
            if places.has_room(kind, share) {
                places.take(kind, share);
                return Ok(Place { desk: Arc::clone(self), kind, share });
            }
            places.line_up(effort, share, most_waiting)?
        };
        coming.await.map_err(|_| AppError::Busy(t("error-busy")))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For each kind of work as many places as leave the rest of the server room to breathe.
fn limits(cores: usize, kind: Kind) -> Limits {
    match kind {
        // Mostly they wait for the disk or the database.
        Kind::Light => Limits { all: 4 * cores, one: 2 * cores },
        Kind::Quick => Limits { all: cores, one: cores },
        // One core stays free for what is done sooner.
        Kind::Slow => Limits { all: cores.saturating_sub(1).max(1), one: cores },
        Kind::Upload => Limits { all: 8, one: 2 },
    }
}

impl Places {
    /// Whether there is a place for this share. If others wait nevertheless, they have as many as they may.
    fn has_room(&self, kind: Kind, share: Share) -> bool {
        let Limits { all, one } = (self.limits)(self.cores, kind);
        let count = |taken: Option<&usize>| taken.copied().unwrap_or(0);
        count(self.taken.get(&kind)) < all && count(self.held.get(&(kind, share))) < one
    }

    fn take(&mut self, kind: Kind, share: Share) {
        increment(&mut self.taken, kind);
        increment(&mut self.held, (kind, share));
    }

    fn line_up(
        &mut self,
        effort: Effort,
        share: Share,
        most: usize,
    ) -> Result<oneshot::Receiver<Place>, AppError> {
        let line = self.waiting.entry(effort).or_default();
        let own = line.of_share.entry(share).or_default();
        if own.len() >= most {
            own.retain(|waiter| !waiter.is_closed());
        }
        if own.len() >= most {
            return Err(AppError::Busy(t("error-busy")));
        }
        if own.is_empty() && !line.turns.contains(&share) {
            line.turns.push_back(share);
        }
        let (sender, receiver) = oneshot::channel();
        own.push_back(sender);
        Ok(receiver)
    }

    /// Takes a place back, and hands it to whoever is next; gives those that could not be handed over.
    fn give_back(&mut self, desk: &Arc<Desk>, kind: Kind, share: Share) -> Vec<Place> {
        decrement(&mut self.taken, &kind);
        decrement(&mut self.held, &(kind, share));
        let mut left = Vec::new();
        while let Some((share, waiter)) = self.next(kind) {
            self.take(kind, share);
            let place = Place { desk: Arc::clone(desk), kind, share };
            if let Err(place) = waiter.send(place) {
                // It gives itself back once the lock is free, and then somebody else is next.
                left.push(place);
                break;
            }
        }
        left
    }

    /// Who is next, where there is room.
    fn next(&mut self, kind: Kind) -> Option<(Share, oneshot::Sender<Place>)> {
        let order: &[Effort] = match kind {
            Kind::Light => &[Effort::Light],
            Kind::Quick => &[Effort::Quick],
            Kind::Upload => &[Effort::Upload],
            Kind::Slow if self.since_idle >= IDLE_EVERY => &[Effort::Idle, Effort::Slow],
            Kind::Slow => &[Effort::Slow, Effort::Idle],
        };
        for &effort in order {
            if let Some(next) = self.next_of(effort) {
                self.since_idle = match effort {
                    Effort::Slow => self.since_idle + 1,
                    Effort::Idle => 0,
                    _ => self.since_idle,
                };
                return Some(next);
            }
        }
        None
    }

    fn next_of(&mut self, effort: Effort) -> Option<(Share, oneshot::Sender<Place>)> {
        let shares = self.waiting.get(&effort)?.turns.len();
        for _ in 0..shares {
            let share = self.waiting.get_mut(&effort)?.turns.pop_front()?;
            let room = self.has_room(effort.kind(), share);
            let line = self.waiting.get_mut(&effort)?;
            let Some(own) = line.of_share.get_mut(&share) else { continue };
            if !room {
                line.turns.push_back(share);
                continue;
            }
            let waiter = loop {
                match own.pop_front() {
                    Some(gone) if gone.is_closed() => {}
                    other => break other,
                }
            };
            if own.is_empty() {
                line.of_share.remove(&share);
            } else {
                line.turns.push_back(share);
            }
            if let Some(waiter) = waiter {
                return Some((share, waiter));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
