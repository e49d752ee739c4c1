//! Threads that step aside: the system gives them a processor where those that serve requests leave one free.

use std::io;
use std::sync::mpsc::{self, SendError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// How far they step back, of 19: beside threads that serve they get about a tenth of a processor, and otherwise all of it.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// So many threads are kept when there is nothing to do: a new one begins with memory that the system has to clear first.
const KEPT: usize = 4;

/// Those that are kept, each by the way work gets to it.
static IDLE: Mutex<Vec<mpsc::Sender<Work>>> = Mutex::new(Vec::new());

type Work = Box<dyn FnOnce() + Send>;

/// Does some work on a thread that steps aside. Nothing comes where the work ended in a panic.
///
/// A thread cannot step forward again, so that none of those that are used for everything will do.
pub(super) fn spawn<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<oneshot::Receiver<T>> {
    let (sender, receiver) = oneshot::channel();
    let work: Work = Box::new(move || {
        // Whoever has hung up does not want it any more.
        let _ = sender.send(work());
    });
    let kept = idle().pop();
    let handed = match kept {
        Some(thread) => thread.send(work),
        None => Err(SendError(work)),
    };
    if let Err(SendError(work)) = handed {
        begin(work)?;
    }
    Ok(receiver)
}

/// Begins a thread with some work. A panic ends it, and with it the thread; otherwise it may be kept for more.
fn begin(mut work: Work) -> io::Result<()> {
    let (way, more) = mpsc::channel();
    thread::Builder::new().name("aside".to_owned()).spawn(move || {
        step_back();
        loop {
            work();
            {
                let mut idle = idle();
                if idle.len() >= KEPT {
                    return;
                }
                idle.push(way.clone());
            }
            let Ok(next) = more.recv() else { return };
            work = next;
        }
    })?;
    Ok(())
}

fn idle() -> MutexGuard<'static, Vec<mpsc::Sender<Work>>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// On Linux a priority is that of a thread; elsewhere it is that of a whole program, which must not step back.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        // Where it is not allowed, the work is done all the same.
        let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_work_steps_back_and_its_asker_does_not() {
        let niceness =
            || rustix::process::getpriority_process(Some(rustix::thread::gettid())).expect("known");
        let before = niceness();
        let aside = spawn(niceness).expect("a thread").await.expect("an answer");
        assert_eq!(aside, NICENESS.max(before));
        assert_eq!(niceness(), before);
    }

    #[tokio::test]
    async fn a_panic_is_no_answer_and_does_not_stop_what_comes_after() {
        for _ in 0..2 * KEPT {
            let nothing = spawn(|| panic!("on purpose")).expect("a thread");
            assert!(nothing.await.is_err());
            assert_eq!(spawn(|| 7).expect("a thread").await, Ok(7));
        }
    }

    #[tokio::test]
    async fn as_much_as_is_asked_for_is_done_at_once() {
        let all = 3 * KEPT;
        let together = std::sync::Arc::new(std::sync::Barrier::new(all));
        let meet = |_| {
            let together = std::sync::Arc::clone(&together);
            spawn(move || together.wait().is_leader()).expect("a thread")
        };
        let mut leaders = 0;
        for met in (0..all).map(meet).collect::<Vec<_>>() {
            leaders += usize::from(met.await.expect("an answer"));
        }
        assert_eq!(leaders, 1);
        assert!(idle().len() <= KEPT);
    }
}
