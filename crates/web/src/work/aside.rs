//! Threads that step aside: the system gives them a processor where those that serve requests leave one free.

use std::io;
use std::thread;

use tokio::sync::oneshot;

/// How far they step back, of 19: beside threads that serve they get about a tenth of a processor, and otherwise all of it.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Does some work on a thread of its own that steps aside. Nothing comes where the work ended in a panic.
///
/// A thread cannot step forward again, so that none of those that are used for everything will do; beside what such work takes,
/// beginning one is nothing.
pub(super) fn spawn<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<oneshot::Receiver<T>> {
    let (sender, receiver) = oneshot::channel();
    thread::Builder::new().name("aside".to_owned()).spawn(move || {
        step_back();
        // Whoever has hung up does not want it any more.
        let _ = sender.send(work());
    })?;
    Ok(receiver)
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
    async fn a_panic_is_no_answer() {
        let nothing = spawn(|| panic!("on purpose")).expect("a thread");
        assert!(nothing.await.is_err());
    }
}
