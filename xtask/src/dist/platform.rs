//! What a release is built for, and what it needs there.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::need::on_path;
use crate::{cargo_command, root};

/// A platform, by the name that Rust has for it.
#[derive(Debug, PartialEq)]
pub struct Platform {
    pub target: String,
    /// Whether this machine can run what is built for it.
    pub runs_here: bool,
    /// Why the program is not static, although it could be elsewhere.
    lacking: Option<String>,
}

impl Platform {
    /// The one that is asked for, or this machine's: without a library of the system where that can be had.
    pub fn chosen(asked: Option<&str>) -> Result<Platform, String> {
        let here = this_machine()?;
        if let Some(asked) = asked {
            let runs_here = asked == here || static_for(&here).as_deref() == Some(asked);
            return Ok(Platform { target: asked.to_owned(), runs_here, lacking: None });
        }
        let Some(alone) = static_for(&here) else {
            return Ok(Platform { target: here, runs_here: true, lacking: None });
        };
        let lacking = lacking(&alone, has_library(&alone), c_compiler(&alone).is_some());
        let target = if lacking.is_none() { alone } else { here };
        Ok(Platform { target, runs_here: true, lacking })
    }

    /// What a program needs on the machine where it runs, in words.
    pub fn linkage(&self, program: &[u8]) -> String {
        let needs = match glibc(program) {
            Some((major, minor)) => format!("linked dynamically: it needs glibc {major}.{minor} or later"),
            None if self.target.contains("-linux-") => "static: it needs no library of the system".to_owned(),
            None => "linked with the libraries of its system".to_owned(),
        };
        match &self.lacking {
            Some(lacking) => format!("{needs}; for a static program, {lacking}"),
            None => needs,
        }
    }
}

/// What this machine is to Rust.
fn this_machine() -> Result<String, String> {
    let output = cargo_command().arg("-vV").output().map_err(|error| format!("cannot run cargo: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout);
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "`cargo -vV` does not say what this machine is".to_owned())
}

/// The platform whose programs stand alone, for machines that have one.
fn static_for(target: &str) -> Option<String> {
    target.strip_suffix("-unknown-linux-gnu").map(|machine| format!("{machine}-unknown-linux-musl"))
}

/// What to install before a program can be built for a platform.
fn lacking(target: &str, library: bool, compiler: bool) -> Option<String> {
    let library = (!library).then(|| format!("`rustup target add {target}`"));
    let compiler = (!compiler).then(|| "musl-gcc (often the package musl-tools)".to_owned());
    let lacking: Vec<String> = [library, compiler].into_iter().flatten().collect();
    (!lacking.is_empty()).then(|| format!("install what is missing: {}", lacking.join(", ")))
}

/// Whether Rust's own library is installed for a platform.
fn has_library(target: &str) -> bool {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

/// A compiler for the C that is built in: SQLite, and parts of ring.
fn c_compiler(target: &str) -> Option<PathBuf> {
    let machine = target.split('-').next().unwrap_or_default();
    let named = env::var_os(format!("CC_{}", target.replace('-', "_"))).map(PathBuf::from);
    named.or_else(|| on_path(&format!("{machine}-linux-musl-gcc"))).or_else(|| on_path("musl-gcc"))
}

/// The oldest glibc that has all that a program asks of it; nothing for one that asks nothing.
fn glibc(program: &[u8]) -> Option<(u32, u32)> {
    const NAME: &[u8] = b"GLIBC_";
    let places = program.windows(NAME.len()).enumerate().filter(|(_, bytes)| *bytes == NAME);
    let version = |(place, _): (usize, &[u8])| {
        let rest = &program[place + NAME.len()..];
        let end = rest.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.').unwrap_or(rest.len());
        let mut parts = std::str::from_utf8(&rest[..end]).ok()?.split('.').map(str::parse::<u32>);
        Some((parts.next()?.ok()?, parts.next()?.ok()?))
    };
    places.filter_map(version).max()
}

/// Flags of the compiler: those of the environment, and that no path of this machine is left in the program.
pub fn flags() -> String {
    let given = match (env::var("CARGO_ENCODED_RUSTFLAGS"), env::var("RUSTFLAGS")) {
        (Ok(encoded), _) => encoded,
        (_, Ok(flags)) => flags.split_whitespace().collect::<Vec<_>>().join("\u{1f}"),
        _ => String::new(),
    };
    let home = env::home_dir().unwrap_or_default();
    let cargo_home = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let ours = [remap(&root(), "lokalka"), remap(&cargo_home, "cargo")];
    given
        .split('\u{1f}')
        .filter(|flag| !flag.is_empty())
        .map(str::to_owned)
        .chain(ours)
        .collect::<Vec<_>>()
        .join("\u{1f}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_static_platform_is_taken_only_with_all_that_it_needs() {
        let musl = "x86_64-unknown-linux-musl";
        assert_eq!(static_for("x86_64-unknown-linux-gnu").as_deref(), Some(musl));
        assert_eq!(static_for("aarch64-apple-darwin"), None);
        assert_eq!(lacking(musl, true, true), None);
        let both = lacking(musl, false, false).expect("both are missing");
        assert!(
            both.contains("rustup target add x86_64-unknown-linux-musl") && both.contains("musl-gcc"),
            "{both}"
        );
        let library = lacking(musl, false, true).expect("one is missing");
        assert!(library.contains("rustup") && !library.contains("musl-gcc"), "{library}");
    }

    #[test]
    fn a_platform_that_is_asked_for_is_taken() {
        let chosen = Platform::chosen(Some("riscv64gc-unknown-linux-gnu")).expect("this machine is known");
        let expected =
            Platform { target: "riscv64gc-unknown-linux-gnu".to_owned(), runs_here: false, lacking: None };
        assert_eq!(chosen, expected);
        let here = Platform::chosen(None).expect("this machine is known");
        assert!(here.runs_here && !here.target.is_empty());
    }

    #[test]
    fn the_newest_glibc_that_a_program_asks_for_is_found() {
        let program = b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0lib\0GLIBC_";
        assert_eq!(glibc(program), Some((2, 34)));
        assert_eq!(glibc(b"a program that stands alone"), None);
        let told = |lacking: Option<&str>, program: &[u8]| {
            let target = "x86_64-unknown-linux-gnu".to_owned();
            Platform { target, runs_here: true, lacking: lacking.map(str::to_owned) }.linkage(program)
        };
        assert_eq!(told(None, program), "linked dynamically: it needs glibc 2.34 or later");
        assert!(told(Some("install more"), program).ends_with("; for a static program, install more"));
        assert!(told(None, b"alone").starts_with("static"));
    }

    #[test]
    fn no_path_of_this_machine_stays_in_the_program() {
        let flags = flags();
        let remapped = format!("--remap-path-prefix={}=lokalka", root().display());
        assert!(flags.split('\u{1f}').any(|flag| flag == remapped), "{flags}");
    }
}
