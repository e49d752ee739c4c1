//! What tests need beside Rust: found on this machine, or installed from its package manager.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fixtures::Cluster;

use crate::{Outcome, root};

/// The release of axe-core that looks at our pages.
const AXE: &str = "4.14.0";

/// A program of this machine.
pub struct Program {
    /// What people call it.
    pub name: &'static str,
    /// The names under which it is started.
    commands: &'static [&'static str],
    /// Where it may be besides.
    elsewhere: fn() -> Option<PathBuf>,
    /// The package that brings it, by package manager.
    packages: &'static [(&'static str, &'static str)],
}

/// The browser that tests drive.
pub const CHROMIUM: Program = Program {
    name: "Chromium",
    commands: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    elsewhere: || None,
    packages: &[
        ("apt-get", "chromium"),
        ("dnf", "chromium"),
        ("pacman", "chromium"),
        ("apk", "chromium"),
        ("zypper", "chromium"),
        ("brew", "chromium"),
    ],
};

/// The database that several servers share.
pub const POSTGRESQL: Program = Program {
    name: "PostgreSQL",
    commands: &[],
    elsewhere: Cluster::programs,
    packages: &[
        ("apt-get", "postgresql"),
        ("dnf", "postgresql-server"),
        ("pacman", "postgresql"),
        ("apk", "postgresql"),
        ("zypper", "postgresql-server"),
        ("brew", "postgresql@17"),
    ],
};

/// The compiler of libFuzzer.
pub const CPP: Program = Program {
    name: "a C++ compiler",
    commands: &["c++", "g++", "clang++"],
    elsewhere: || None,
    packages: &[
        ("apt-get", "g++"),
        ("dnf", "gcc-c++"),
        ("pacman", "gcc"),
        ("apk", "g++"),
        ("zypper", "gcc-c++"),
        ("brew", "gcc"),
    ],
};

/// The package manager of Node, for axe-core only.
pub const NPM: Program = Program {
    name: "npm",
    commands: &["npm"],
    elsewhere: || None,
    packages: &[
        ("apt-get", "npm"),
        ("dnf", "nodejs-npm"),
        ("pacman", "npm"),
        ("apk", "npm"),
        ("zypper", "npm-default"),
        ("brew", "node"),
    ],
};

/// Letters for all languages that pages are in: without them a picture of a Japanese page shows boxes.
pub const LETTERS: Program = Program {
    name: "a font with Japanese letters",
    commands: &[],
    elsewhere: japanese_font,
    packages: &[
        ("apt-get", "fonts-noto-cjk"),
        ("dnf", "google-noto-sans-cjk-fonts"),
        ("pacman", "noto-fonts-cjk"),
        ("apk", "font-noto-cjk"),
        ("zypper", "google-noto-sans-jp-fonts"),
    ],
};

/// The first font that browsers would find; macOS has one, and nothing to ask for it.
fn japanese_font() -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return Some(PathBuf::from("/System/Library/Fonts"));
    }
    let fonts = Command::new("fc-list").args([":lang=ja", "file"]).output().ok()?;
    let first = String::from_utf8(fonts.stdout).ok()?.lines().next()?.trim_end_matches([':', ' ']).to_owned();
    Some(PathBuf::from(first))
}

/// How each package manager is told to install without asking.
const MANAGERS: [(&str, &[&str]); 6] = [
    ("apt-get", &["install", "--yes", "--no-install-recommends"]),
    ("dnf", &["install", "--assumeyes"]),
    ("pacman", &["-S", "--noconfirm", "--needed"]),
    ("apk", &["add"]),
    ("zypper", &["--non-interactive", "install"]),
    ("brew", &["install"]),
];

impl Program {
    /// Where it is, when it is there.
    pub fn find(&self) -> Option<PathBuf> {
        self.commands.iter().find_map(|command| on_path(command)).or_else(self.elsewhere)
    }

    /// Where it is, after it was installed if need be.
    pub fn find_or_install(&self) -> Result<PathBuf, String> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        let (manager, install) = MANAGERS
            .iter()
            .find(|(manager, _)| on_path(manager).is_some())
            .ok_or_else(|| self.missing("no package manager that I know is here"))?;
        let package =
            self.packages.iter().find(|(known, _)| known == manager).map_or(self.name, |(_, name)| name);
        println!("{} is not installed, and is needed", self.name);
        if *manager == "apt-get" {
            as_root(manager, &["update"]).map_err(|why| self.missing(&why))?;
        }
        let arguments: Vec<&str> = install.iter().copied().chain([package]).collect();
        as_root(manager, &arguments).map_err(|why| self.missing(&why))?;
        self.find().ok_or_else(|| self.missing(&format!("`{package}` did not bring it")))
    }

    fn missing(&self, why: &str) -> String {
        let name = self.name;
        format!(
            "{name} is missing and cannot be installed: {why}\ninstall it yourself, or leave out what needs it with --no-install"
        )
    }
}

/// The script of axe-core, fetched from npm if need be.
pub fn axe() -> Result<PathBuf, String> {
    if let Some(script) = axe_at_hand() {
        return Ok(script);
    }
    let npm = NPM.find_or_install()?;
    let folder = axe_folder();
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let prefix = folder.to_string_lossy();
    let package = format!("axe-core@{AXE}");
    run(&npm, &["install", "--prefix", &prefix, "--no-save", "--no-audit", "--no-fund", &package])?;
    axe_at_hand().ok_or_else(|| format!("npm did not bring {package}"))
}

/// The script of axe-core, when it was fetched before.
pub fn axe_at_hand() -> Option<PathBuf> {
    let package = axe_folder().join("node_modules/axe-core");
    let described = fs::read_to_string(package.join("package.json")).ok()?;
    let script = package.join("axe.min.js");
    (described.contains(&format!("\"version\": \"{AXE}\"")) && script.is_file()).then_some(script)
}

fn axe_folder() -> PathBuf {
    root().join("target/axe")
}

/// The place of a command on the path.
pub fn on_path(command: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(command)).find(|place| place.is_file())
}

/// Runs a package manager, which needs the rights of root; Homebrew is the one that refuses them.
fn as_root(manager: &str, arguments: &[&str]) -> Outcome {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if root || manager == "brew" {
        return run(Path::new(manager), arguments);
    }
    if on_path("sudo").is_none() {
        return Err(format!("`{manager}` needs root, and there is no sudo"));
    }
    let arguments: Vec<&str> = [manager].into_iter().chain(arguments.iter().copied()).collect();
    run(Path::new("sudo"), &arguments)
}

/// Says what it runs, and runs it.
fn run(program: &Path, arguments: &[&str]) -> Outcome {
    let told = format!("{} {}", program.display(), arguments.join(" "));
    println!("$ {told}");
    let status =
        Command::new(program).args(arguments).status().map_err(|error| format!("{told}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{told}` failed")) }
}
