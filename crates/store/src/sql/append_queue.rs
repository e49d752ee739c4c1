//! Appends that come at the same time share a commit, so that they wait for the disk once and not one after the other.
//!
//! One thread writes for everybody. Who appends leaves its action and what is to be done with the outcome, and need not wait.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::{Appended, NewAction, Outcome, Result};

/// So many share a commit at most: the first of them should not wait long for the last.
const MAX_BATCH: usize = 64;

/// The appends that wait, and the thread that writes them. It ends when this is dropped, and all is written.
pub(super) struct AppendQueue {
    shared: Arc<Shared>,
    writer: Option<JoinHandle<()>>,
}

/// An action that somebody wants to be appended.
pub(super) struct PendingAppend {
    pub(super) game: String,
    pub(super) action: NewAction,
    pub(super) outcome: Outcome,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// Somebody waits, or no more will come.
    some: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<PendingAppend>,
    closed: bool,
}

impl AppendQueue {
    /// Starts the thread. It writes at most one action to a game at a time; the results are in the same order.
    pub(super) fn start(
        write: impl Fn(&[PendingAppend]) -> Vec<Result<Appended>> + Send + 'static,
    ) -> AppendQueue {
        let shared = Arc::<Shared>::default();
        let writer = thread::spawn({
            let shared = Arc::clone(&shared);
            move || shared.write_all(write)
        });
        AppendQueue { shared, writer: Some(writer) }
    }

    /// Leaves an action to the thread.
    pub(super) fn push(&self, append: PendingAppend) {
        let is_first = {
            let mut queue = self.shared.lock();
            queue.waiting.push(append);
            queue.waiting.len() == 1
        };
        // Where others wait, the thread is awake.
        if is_first {
            self.shared.some.notify_one();
        }
    }
}

impl Drop for AppendQueue {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.some.notify_one();
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

impl Shared {
    fn write_all(&self, write: impl Fn(&[PendingAppend]) -> Vec<Result<Appended>>) {
        loop {
            let some = self.next();
            if some.is_empty() {
                return;
            }
            // Where this panics, the outcomes are dropped, and those who wait for them see that; the next ones are written.
            let _ = catch_unwind(AssertUnwindSafe(|| {
                let results = write(&some);
                for (waiting, result) in some.into_iter().zip(results) {
                    (waiting.outcome)(result);
                }
            }));
        }
    }

    /// Those who share the next commit; nobody when no more will come. Of two in one game the second waits: whether it has
    /// the next number is seen when the first is there.
    fn next(&self) -> Vec<PendingAppend> {
        let nobody = |queue: &mut Queue| queue.waiting.is_empty() && !queue.closed;
        let mut queue = self.some.wait_while(self.lock(), nobody).unwrap_or_else(PoisonError::into_inner);
        let mut games = HashSet::new();
        let is_next =
            |waiting: &mut PendingAppend| games.len() < MAX_BATCH && games.insert(waiting.game.clone());
        queue.waiting.extract_if(.., is_next).collect()
    }

    /// A thread that panicked holds no lock: nothing here can.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    fn leave(appends: &AppendQueue, game: &str, seq: u32) -> Receiver<Result<Appended>> {
        let (tell, told) = channel();
        let action = NewAction {
            seq,
            seat: 0,
            by: None,
            holder: None,
            text: String::new(),
            state_hash: String::new(),
            at: 0,
        };
        let outcome = Box::new(move |appended| drop(tell.send(appended)));
        appends.push(PendingAppend { game: game.to_owned(), action, outcome });
        told
    }

    fn kept(some: &[PendingAppend]) -> Vec<Result<Appended>> {
        some.iter().map(|waiting| Ok(Appended { seq: waiting.action.seq })).collect()
    }

    /// A commit, as games and numbers.
    type Commit = Vec<(String, u32)>;

    /// Appends whose commits are told, and wait until they are let through.
    fn held_back() -> (AppendQueue, Receiver<Commit>, Sender<()>) {
        let (tell, told) = channel();
        let (let_through, through) = channel();
        let appends = AppendQueue::start(move |some| {
            let names = some.iter().map(|waiting| (waiting.game.clone(), waiting.action.seq));
            tell.send(names.collect::<Commit>()).expect("the test listens");
            through.recv().expect("the test lets it through");
            kept(some)
        });
        (appends, told, let_through)
    }

    #[test]
    fn those_who_come_while_one_is_written_share_the_next_commit() {
        let (appends, commits, let_through) = held_back();
        let first = leave(&appends, "g0", 1);
        assert_eq!(commits.recv(), Ok(vec![("g0".to_owned(), 1)]));
        let others: Vec<_> = (1..20).map(|number| leave(&appends, &format!("g{number}"), 1)).collect();
        let_through.send(()).expect("it is being written");
        assert_eq!(first.recv(), Ok(Ok(Appended { seq: 1 })));
        assert_eq!(commits.recv().map(|games| games.len()), Ok(19));
        let_through.send(()).expect("they are being written");
        for other in others {
            assert_eq!(other.recv(), Ok(Ok(Appended { seq: 1 })));
        }
    }

    #[test]
    fn of_two_in_one_game_the_second_waits_for_the_next_commit() {
        let (appends, commits, let_through) = held_back();
        let first = leave(&appends, "f", 1);
        assert_eq!(commits.recv(), Ok(vec![("f".to_owned(), 1)]));
        let all = [("g", 1), ("h", 1), ("g", 2), ("k", 1)].map(|(game, seq)| leave(&appends, game, seq));
        let_through.send(()).expect("it is being written");
        let named = |games: &[(&str, u32)]| games.iter().map(|&(game, seq)| (game.to_owned(), seq)).collect();
        assert_eq!(commits.recv(), Ok(named(&[("g", 1), ("h", 1), ("k", 1)])));
        let_through.send(()).expect("they are being written");
        assert_eq!(commits.recv(), Ok(named(&[("g", 2)])));
        let_through.send(()).expect("it is being written");
        for told in all.into_iter().chain([first]) {
            assert!(matches!(told.recv(), Ok(Ok(_))));
        }
    }

    #[test]
    fn who_fails_while_writing_does_not_stop_the_next() {
        let appends = AppendQueue::start(|some| {
            assert!(some.iter().all(|waiting| waiting.action.seq > 1), "a fault in the writer");
            kept(some)
        });
        assert!(leave(&appends, "g", 1).recv().is_err());
        assert_eq!(leave(&appends, "g", 2).recv(), Ok(Ok(Appended { seq: 2 })));
    }

    #[test]
    fn what_waits_is_written_before_the_end() {
        let (appends, commits, let_through) = held_back();
        let first = leave(&appends, "g", 1);
        assert!(commits.recv().is_ok());
        let second = leave(&appends, "g", 2);
        let end = thread::spawn(move || drop(appends));
        for told in [first, second] {
            let_through.send(()).expect("it is being written");
            assert!(matches!(told.recv(), Ok(Ok(_))));
        }
        end.join().expect("it ends");
    }
}
