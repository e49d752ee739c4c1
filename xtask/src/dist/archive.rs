//! One archive for a release: the same files give the same bytes, whoever packs them, and when.

use std::io;
use std::path::Path;
use std::process::Command;

use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::{Outcome, root};

/// A file of a release.
pub struct File {
    /// From the folder of the release.
    pub path: String,
    pub mode: Mode,
    pub bytes: Vec<u8>,
}

/// What may be done with a file.
#[derive(Clone, Copy)]
pub enum Mode {
    Program,
    Paper,
}

impl Mode {
    fn bits(self) -> u32 {
        match self {
            Mode::Program => 0o755,
            Mode::Paper => 0o644,
        }
    }

    /// Gives it to a file on the disk, where the system knows such a thing.
    pub fn set(self, path: &Path) -> Outcome {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let permissions = std::fs::Permissions::from_mode(self.bits());
            std::fs::set_permissions(path, permissions)
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        #[cfg(not(unix))]
        let _ = path;
        Ok(())
    }
}

/// The files as a compressed archive, all in one folder, with this time in seconds since 1970.
pub fn packed(folder: &str, mut files: Vec<File>, time: u64) -> Result<Vec<u8>, String> {
    files.sort_by(|one, other| one.path.cmp(&other.path));
    let pack = || -> io::Result<Vec<u8>> {
        let compressed = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
        let mut archive = tar::Builder::new(compressed);
        for file in &files {
            let mut header = tar::Header::new_ustar();
            header.set_size(file.bytes.len() as u64);
            header.set_mode(file.mode.bits());
            header.set_mtime(time);
            header.set_uid(0);
            header.set_gid(0);
            archive.append_data(&mut header, format!("{folder}/{}", file.path), file.bytes.as_slice())?;
        }
        archive.into_inner()?.finish()
    };
    pack().map_err(|error| format!("cannot pack {folder}: {error}"))
}

/// The time of all files: that of the commit, or what `SOURCE_DATE_EPOCH` says.
pub fn time() -> Result<u64, String> {
    let told = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(told) => told,
        Err(_) => {
            let commit = Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()).output();
            let commit = commit.ok().filter(|output| output.status.success());
            let Some(commit) = commit else {
                println!("not in a git checkout: files of the archive are dated 1970");
                return Ok(0);
            };
            String::from_utf8_lossy(&commit.stdout).into_owned()
        }
    };
    let told = told.trim();
    told.parse().map_err(|_| format!("SOURCE_DATE_EPOCH must be seconds since 1970, not `{told}`"))
}

/// Checksums of files by their names, as `sha256sum --check` reads them.
pub fn sums(files: &[(&str, &[u8])]) -> String {
    files.iter().map(|(name, bytes)| format!("{}  {name}\n", sum(bytes))).collect()
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn files() -> Vec<File> {
        let file = |path: &str, mode, text: &str| File { path: path.to_owned(), mode, bytes: text.into() };
        vec![
            file("lokalka", Mode::Program, "a program"),
            file("README.md", Mode::Paper, "read me"),
            file("docs/hosting.md", Mode::Paper, "for hosts"),
        ]
    }

    #[test]
    fn an_archive_holds_every_file_in_order_with_nobody_as_its_owner() {
        let packed = packed("lokalka-1", files(), 1_700_000_000).expect("it is packed");
        let mut archive = tar::Archive::new(GzDecoder::new(packed.as_slice()));
        let mut found = Vec::new();
        for entry in archive.entries().expect("it is an archive") {
            let mut entry = entry.expect("it is whole");
            let mut text = String::new();
            entry.read_to_string(&mut text).expect("it is text");
            let header = entry.header();
            assert_eq!(header.mtime().expect("a time"), 1_700_000_000);
            assert_eq!((header.uid().expect("an owner"), header.gid().expect("a group")), (0, 0));
            let path = entry.path().expect("a path").to_string_lossy().into_owned();
            found.push((path, entry.header().mode().expect("a mode"), text));
        }
        let expected = [
            ("lokalka-1/README.md", 0o644, "read me"),
            ("lokalka-1/docs/hosting.md", 0o644, "for hosts"),
            ("lokalka-1/lokalka", 0o755, "a program"),
        ];
        assert_eq!(found, expected.map(|(path, mode, text)| (path.to_owned(), mode, text.to_owned())));
    }

    #[test]
    fn the_same_files_give_the_same_archive_in_whatever_order_they_come() {
        let one = packed("lokalka-1", files(), 7).expect("it is packed");
        let mut turned = files();
        turned.reverse();
        assert!(packed("lokalka-1", turned, 7).expect("it is packed") == one);
        assert!(packed("lokalka-1", files(), 8).expect("it is packed") != one, "the time is in it");
    }

    #[test]
    fn checksums_are_as_the_usual_tools_read_them() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sums(&[("one", b""), ("two", b"abc")]), format!("{empty}  one\n{abc}  two\n"));
    }
}
