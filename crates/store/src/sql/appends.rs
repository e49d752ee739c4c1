//! Appends that come at the same time share a commit, so that they wait for the disk once and not one after the other.

use std::collections::HashSet;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Appended, Error, NewAction, Result};

/// So many share a commit at most: the first of them should not wait long for the last.
const MOST: usize = 64;

/// Who writes for others does so for so many commits at most before it gets its own answer. To hand over after each would
/// let the disk wait until the next one is awake.
const ROUNDS: usize = 4;

/// What is being done.
pub(super) const APPENDING: &str = "append an action";

/// The appends that wait.
pub(super) struct Appends {
    queue: Mutex<Queue>,
    /// So many write at once.
    writers: usize,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// How many of those who append write, for themselves and for others.
    writing: usize,
}

/// An action that somebody wants to be appended.
pub(super) struct Waiting {
    pub(super) game: String,
    pub(super) action: NewAction,
    tell: Sender<Word>,
}

/// What one who waits is told.
enum Word {
    /// It is done, or cannot be.
    Done(Result<Appended>),
    /// One who wrote does not any more: it is its turn.
    Write,
}

impl Appends {
    pub(super) fn new(writers: usize) -> Appends {
        Appends { queue: Mutex::default(), writers }
    }

    /// Appends an action, together with those that wait when it is its turn. They are written at most one to a game, and
    /// the results are in the same order.
    pub(super) fn append(
        &self,
        game: &str,
        action: &NewAction,
        write: impl Fn(&[Waiting]) -> Vec<Result<Appended>>,
    ) -> Result<Appended> {
        let (tell, told) = channel();
        let waiting = Waiting { game: game.to_owned(), action: action.clone(), tell };
        let first = {
            let mut queue = self.lock();
            queue.waiting.push(waiting);
            let first = queue.writing < self.writers;
            queue.writing += usize::from(first);
            first
        };
        if first {
            self.write_all(&write);
        }
        loop {
            match told.recv() {
                Ok(Word::Done(result)) => return result,
                Ok(Word::Write) => self.write_all(&write),
                Err(_) => {
                    let why = "who wrote for others failed".to_owned();
                    return Err(Error::Database { doing: APPENDING, why });
                }
            }
        }
    }

    /// Writes what waits, oneself included, and hands over to the next.
    fn write_all(&self, write: impl Fn(&[Waiting]) -> Vec<Result<Appended>>) {
        let _turn = Turn(self);
        for _ in 0..ROUNDS {
            let some = self.next();
            if some.is_empty() {
                return;
            }
            let results = write(&some);
            for (waiting, result) in some.into_iter().zip(results) {
                // Who does not wait any more has ended.
                let _ = waiting.tell.send(Word::Done(result));
            }
        }
    }

    /// Those who share the next commit. Of two in one game the second waits: whether it has the next number is seen when
    /// the first is there.
    fn next(&self) -> Vec<Waiting> {
        let mut queue = self.lock();
        let mut games = HashSet::new();
        queue
            .waiting
            .extract_if(.., |waiting| games.len() < MOST && games.insert(waiting.game.clone()))
            .collect()
    }

    /// A thread that panicked holds no lock: nothing here can.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The turn to write; when it ends, even by a panic, it is the next one's.
struct Turn<'a>(&'a Appends);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut queue = self.0.lock();
        let handed_over = queue.waiting.first().is_some_and(|next| next.tell.send(Word::Write).is_ok());
        queue.writing -= usize::from(!handed_over);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    fn action(seq: u32) -> NewAction {
        NewAction {
            seq,
            seat: 0,
            by: None,
            holder: None,
            text: String::new(),
            state_hash: String::new(),
            at: 0,
        }
    }

    #[test]
    fn those_who_come_while_one_writes_share_the_next_commit() {
        const MANY: u32 = 20;
        let (appends, commits) = (Appends::new(1), AtomicUsize::new(0));
        let (begun, go_on) = (Barrier::new(2), Barrier::new(2));
        let write = |some: &[Waiting]| {
            if commits.fetch_add(1, Ordering::SeqCst) == 0 {
                begun.wait();
                go_on.wait();
            }
            some.iter().map(|waiting| Ok(Appended { seq: waiting.action.seq })).collect()
        };
        thread::scope(|scope| {
            let append = |seq| {
                let (appends, write) = (&appends, &write);
                scope.spawn(move || {
                    assert_eq!(appends.append(&format!("g{seq}"), &action(seq), write), Ok(Appended { seq }))
                })
            };
            append(1);
            begun.wait();
            (2..=MANY).for_each(|seq| drop(append(seq)));
            while appends.lock().waiting.len() < MANY as usize - 1 {
                thread::yield_now();
            }
            go_on.wait();
        });
        assert_eq!(commits.load(Ordering::SeqCst), 2, "the first alone, and all others together");
    }

    #[test]
    fn of_two_in_one_game_the_second_waits_for_the_next_commit() {
        let appends = Appends::new(1);
        let (tell, _told) = channel();
        for (game, seq) in [("g", 1), ("h", 1), ("g", 2), ("k", 1)] {
            let waiting = Waiting { game: game.to_owned(), action: action(seq), tell: tell.clone() };
            appends.lock().waiting.push(waiting);
        }
        let next = || -> Vec<_> {
            appends.next().into_iter().map(|waiting| (waiting.game, waiting.action.seq)).collect()
        };
        assert_eq!(next(), [("g", 1), ("h", 1), ("k", 1)].map(|(game, seq)| (game.to_owned(), seq)));
        assert_eq!(next(), [("g".to_owned(), 2)]);
        assert_eq!(next(), []);
    }

    #[test]
    fn as_many_write_at_once_as_may() {
        const MANY: u32 = 20;
        let (appends, together) = (Appends::new(2), Barrier::new(2));
        let (writing, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let write = |some: &[Waiting]| {
            most.fetch_max(writing.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            // The first two wait for each other.
            if some.iter().any(|waiting| waiting.action.seq <= 2) {
                together.wait();
            }
            writing.fetch_sub(1, Ordering::SeqCst);
            some.iter().map(|waiting| Ok(Appended { seq: waiting.action.seq })).collect()
        };
        thread::scope(|scope| {
            for seq in 1..=MANY {
                let (appends, write) = (&appends, &write);
                scope.spawn(move || {
                    assert_eq!(appends.append(&format!("g{seq}"), &action(seq), write), Ok(Appended { seq }));
                });
                // The second comes when the first writes.
                while writing.load(Ordering::SeqCst) == 0 && seq == 1 {
                    thread::yield_now();
                }
            }
        });
        assert_eq!((most.load(Ordering::SeqCst), appends.lock().writing), (2, 0));
    }

    #[test]
    fn who_fails_while_writing_for_others_does_not_stop_them() {
        let appends = Appends::new(1);
        let fail = |_: &[Waiting]| -> Vec<Result<Appended>> { panic!("a fault in the writer") };
        thread::scope(|scope| {
            let failed = scope.spawn(|| appends.append("g", &action(1), fail)).join();
            assert!(failed.is_err());
        });
        let kept = appends.append("g", &action(2), |_| vec![Ok(Appended { seq: 2 })]);
        assert_eq!(kept, Ok(Appended { seq: 2 }));
    }
}
