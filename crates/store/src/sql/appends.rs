//! Appends that come at the same time share a commit, so that they wait for the disk once and not one after the other.

use std::collections::HashSet;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::{Appended, Error, NewAction, Result};

/// So many share a commit at most: the first of them should not wait long for the last.
const MOST: usize = 64;

/// Who writes for others does so for so many commits at most before it gets its own answer. To hand over after each would
/// let the disk wait until the next one is awake.
const ROUNDS: usize = 4;

/// What is being done.
pub(super) const APPENDING: &str = "append an action";

/// A commit waits so long at most until as many want to share it as did the last one: while many append, a few large ones cost
/// less than many small ones, and who appends alone does not wait.
const COMPANY: Duration = Duration::from_micros(500);

/// The appends that wait.
#[derive(Default)]
pub(super) struct Appends {
    queue: Mutex<Queue>,
    /// There are enough for a commit.
    enough: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// Whether one of those who append writes, for itself and for others.
    writing: bool,
    /// How many shared the last commit.
    last: usize,
    /// Whether who writes waits until there are as many again.
    gathering: bool,
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
    /// Nobody writes any more: it is its turn.
    Write,
}

impl Appends {
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
            if queue.gathering && queue.waiting.len() >= queue.last {
                self.enough.notify_one();
            }
            !std::mem::replace(&mut queue.writing, true)
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
        queue.gathering = true;
        let too_few = |queue: &mut Queue| queue.waiting.len() < queue.last;
        let waited = self.enough.wait_timeout_while(queue, COMPANY, too_few);
        let (mut queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        queue.gathering = false;
        let mut games = HashSet::new();
        let is_new = |waiting: &mut Waiting| games.len() < MOST && games.insert(waiting.game.clone());
        let next: Vec<Waiting> = queue.waiting.extract_if(.., is_new).collect();
        queue.last = next.len();
        next
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
        queue.writing = queue.waiting.first().is_some_and(|next| next.tell.send(Word::Write).is_ok());
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
        let (appends, commits) = (Appends::default(), AtomicUsize::new(0));
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
        let appends = Appends::default();
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
    fn who_fails_while_writing_for_others_does_not_stop_them() {
        let appends = Appends::default();
        let fail = |_: &[Waiting]| -> Vec<Result<Appended>> { panic!("a fault in the writer") };
        thread::scope(|scope| {
            let failed = scope.spawn(|| appends.append("g", &action(1), fail)).join();
            assert!(failed.is_err());
        });
        let kept = appends.append("g", &action(2), |_| vec![Ok(Appended { seq: 2 })]);
        assert_eq!(kept, Ok(Appended { seq: 2 }));
    }
}
