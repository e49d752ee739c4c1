//! What the server takes of the machine while it is attacked, and what it says about it.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::ground::is_attacker;
use crate::Usage;

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Looks at a process as long as it is not ended.
pub(super) struct Watch {
    stop: Arc<AtomicBool>,
    thread: thread::JoinHandle<Usage>,
}

impl Watch {
    pub(super) fn begin(process: u32) -> Watch {
        let stop = Arc::<AtomicBool>::default();
        let stopped = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let mut most = Usage::default();
            while !stopped.load(Ordering::Relaxed) {
                // One that has died is found out by whoever asks it for something.
                let now = Usage::of(process).unwrap_or_default();
                most = Usage {
                    memory: most.memory.max(now.memory),
                    peak: most.peak.max(now.peak),
                    threads: most.threads.max(now.threads),
                };
                thread::sleep(LOOK);
            }
            most
        });
        Watch { stop, thread }
    }

    /// The most that it had at any time.
    pub(super) fn end(self) -> Result<Usage, String> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().map_err(|_| "the watch failed".to_owned())
    }
}

/// The lines of a log that name an attacker's address.
pub(super) fn about_attackers(log: &str) -> Vec<String> {
    let names = |line: &&str| {
        let words = line.split(|c: char| !c.is_ascii_digit() && c != '.');
        words.filter_map(|word| word.parse::<Ipv4Addr>().ok()).any(is_attacker)
    };
    log.lines().filter(names).map(str::to_owned).collect()
}

/// The first line that tells of a panic.
pub(super) fn panic(log: &str) -> Option<String> {
    log.lines().find(|line| line.contains("panicked")).map(|line| format!("the server panicked: {line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_attackers_are_told_from_others() {
        let log = "INFO started address=127.0.0.1:1867\n\
            INFO connections refused address=127.0.0.2 count=976\n\
            INFO throttled request address=127.0.1.1\n\
            INFO failed sign-in address=127.2.17.5:4711 name=\"Anna\"";
        let found = about_attackers(log);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("refused") && found[1].contains("sign-in"));
    }
}
