//! A folder of its own for everything that a trial keeps.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is gone with the trial.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// Names a new one; whoever keeps something there makes it.
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("lokalka-trial-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
