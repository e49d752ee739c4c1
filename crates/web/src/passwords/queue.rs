//! Who waits for whose password to be hashed: two are at a time, few wait, and whoever is known does not wait for
//! strangers.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::AppError;
use crate::text::t;
use crate::work::aside;

/// So many are hashed at once: each takes 19 MiB.
const AT_ONCE: usize = 2;

/// So many may be here, waiting or served: more would wait for longer than anybody likes to.
const STRANGERS: usize = 32;
const KNOWN: usize = 64;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asker {
    /// A browser that has signed in to this account before.
    Known,
    Stranger,
}

/// The queue.
pub(super) struct Queue {
    turns: Arc<Semaphore>,
    /// Strangers wait here first: never more of them stand before somebody known than are served at once.
    gate: Arc<Semaphore>,
    strangers: Arc<Semaphore>,
    known: Arc<Semaphore>,
}

impl Queue {
    pub(super) fn new() -> Queue {
        let places = |count| Arc::new(Semaphore::new(count));
        Queue {
            turns: places(AT_ONCE),
            gate: places(AT_ONCE),
            strangers: places(STRANGERS),
            known: places(KNOWN),
        }
    }

    /// Does some work when it is its turn.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let here = match asker {
            Asker::Known => &self.known,
            Asker::Stranger => &self.strangers,
        };
        let here = Arc::clone(here).try_acquire_owned();
        let here = here.map_err(|_| AppError::Busy(t("error-sign-ins-crowded")))?;
        let gate = match asker {
            Asker::Known => None,
            Asker::Stranger => Some(turn(&self.gate).await?),
        };
        let turn = turn(&self.turns).await?;
        aside(move || {
            // Until the work is done, also for those who have hung up meanwhile.
            let _held = (here, gate, turn);
            work()
        })
        .await
    }
}

async fn turn(of: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, AppError> {
    Arc::clone(of).acquire_owned().await.map_err(|error| AppError::Storage(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, Sender, channel};

    use tokio::task::JoinHandle;

    use super::*;

    /// Work that goes on until somebody gives the word; and the order in which it was begun.
    struct Trial {
        queue: Arc<Queue>,
        go: Sender<()>,
        word: Arc<Mutex<Receiver<()>>>,
        begun: Arc<Mutex<Vec<Asker>>>,
    }

    impl Trial {
        fn new() -> Trial {
            let (go, word) = channel();
            let (word, begun) = (Arc::new(Mutex::new(word)), Arc::default());
            Trial { queue: Arc::new(Queue::new()), go, word, begun }
        }

        fn ask(&self, asker: Asker) -> JoinHandle<Result<(), AppError>> {
            let (queue, word, begun) =
                (Arc::clone(&self.queue), Arc::clone(&self.word), Arc::clone(&self.begun));
            tokio::spawn(async move {
                let work = move || {
                    begun.lock().expect("nobody panicked").push(asker);
                    let heard = word.lock().expect("nobody panicked").recv();
                    heard.map_err(|error| AppError::Storage(error.to_string()))
                };
                queue.run(asker, work).await
            })
        }

        /// Waits until so many are here of those who may be.
        async fn until_here(&self, strangers: usize, known: usize) {
            let left = || (self.queue.strangers.available_permits(), self.queue.known.available_permits());
            while left() != (STRANGERS - strangers, KNOWN - known) {
                tokio::task::yield_now().await;
            }
        }

        /// Waits until so many have begun, and says who they are.
        async fn begun(&self, count: usize) -> Vec<Asker> {
            loop {
                let begun = self.begun.lock().expect("nobody panicked").clone();
                if begun.len() >= count {
                    break begun;
                }
                tokio::task::yield_now().await;
            }
        }
    }

    #[tokio::test]
    async fn few_wait_and_whoever_is_known_comes_before_strangers() {
        let trial = Trial::new();
        let strangers: Vec<_> = (0..STRANGERS).map(|_| trial.ask(Asker::Stranger)).collect();
        trial.until_here(STRANGERS, 0).await;
        let refused = trial.ask(Asker::Stranger).await.expect("it ends");
        assert_eq!(refused, Err(AppError::Busy(t("error-sign-ins-crowded"))));
        let known = trial.ask(Asker::Known);
        trial.until_here(STRANGERS, 1).await;
        // One of the two at work ends; a thread that has its turn may take its time to begin.
        trial.begun(AT_ONCE).await;
        trial.go.send(()).expect("somebody listens");
        assert_eq!(trial.begun(AT_ONCE + 1).await[AT_ONCE], Asker::Known);
        for _ in 0..STRANGERS {
            trial.go.send(()).expect("somebody listens");
        }
        known.await.expect("it ends").expect("it is done");
        for stranger in strangers {
            stranger.await.expect("it ends").expect("it is done");
        }
    }

    #[tokio::test]
    async fn whoever_hangs_up_makes_no_room_for_more_work_at_once() {
        let trial = Trial::new();
        let gone = [trial.ask(Asker::Known), trial.ask(Asker::Known)];
        trial.until_here(0, 2).await;
        while trial.queue.turns.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        gone.iter().for_each(JoinHandle::abort);
        for task in gone {
            assert!(task.await.is_err_and(|error| error.is_cancelled()));
        }
        assert_eq!(trial.queue.turns.available_permits(), 0, "the work goes on");
        for _ in 0..2 {
            trial.go.send(()).expect("somebody listens");
        }
        trial.until_here(0, 0).await;
    }
}
