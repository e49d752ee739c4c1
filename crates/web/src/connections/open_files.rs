//! Each connection is an open file, and the system allows a process so many of them.

use tracing::warn;

/// What is open besides connections: the database, the log, webhooks under way.
const RESERVE: u64 = 128;

/// How many connections of those that are wanted the system allows, after it was asked for more; tells the log when
/// these are fewer.
pub fn connections_that_fit(wanted: usize) -> usize {
    let Some(files) = open_files(wanted as u64 + RESERVE) else { return wanted };
    let fit = fitting(wanted, files);
    if fit < wanted {
        warn!(
            wanted,
            fit,
            open_files = files,
            "the limit of open files allows fewer connections: raise LimitNOFILE"
        );
    }
    fit
}

/// Never none, however few files may be open.
fn fitting(wanted: usize, files: u64) -> usize {
    let fit = files.saturating_sub(RESERVE).max(files / 2).max(1);
    wanted.min(usize::try_from(fit).unwrap_or(usize::MAX))
}

/// How many files may be open, after so many were asked for; nothing where the system does not say.
#[cfg(unix)]
fn open_files(wanted: u64) -> Option<u64> {
    rlimit::increase_nofile_limit(wanted).ok()
}

#[cfg(not(unix))]
fn open_files(_wanted: u64) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_left_for_the_rest_of_the_server() {
        assert_eq!(fitting(4_000, 65_536), 4_000);
        assert_eq!(fitting(4_000, 1_024), 896);
        assert_eq!(fitting(4_000, 100), 50);
        assert_eq!(fitting(4_000, 1), 1);
    }
}
