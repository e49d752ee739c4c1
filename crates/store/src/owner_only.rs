//! Files and folders that only the user who makes them can open, where the system can say that: they hold hashes of passwords,
//! names, and private notes.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{Result, Write};
use std::path::Path;

/// Makes a file, which must not be there yet.
///
/// # Errors
/// Those of the system, such as that it is there.
pub fn create_file(path: &Path) -> Result<File> {
    options().write(true).create_new(true).open(path)
}

/// Makes a file with this in it; it must not be there yet.
///
/// # Errors
/// Those of the system, such as that it is there.
pub fn write(path: &Path, contents: &str) -> Result<()> {
    create_file(path)?.write_all(contents.as_bytes())
}

/// Makes a folder with all that lead to it; those that are there stay as they are.
///
/// # Errors
/// Those of the system.
pub fn create_folders(path: &Path) -> Result<()> {
    builder().recursive(true).create(path)
}

/// How to open a file that is closed to others if it is made by that.
pub(crate) fn options() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix says who may open a file"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// How to make a folder that is closed to others.
pub(crate) fn builder() -> DirBuilder {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix says who may open a folder"))]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}
