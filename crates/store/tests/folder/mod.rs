//! A temporary data folder, removed at the end of a test.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that does not exist yet; whatever is made there is removed on drop.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("lokalka-store-{}-{number}", std::process::id()));
        // A process of the same number may have been killed here.
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It may be gone, or never have been made.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
