//! Faults in data files: collected, never stopped at, so that one run shows all of them.

use std::collections::BTreeMap;
use std::fmt;

/// Something wrong in a data file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The file, as seen from the title's folder.
    pub file: String,
    /// Where in it, such as `hexes.E11.terrain`; empty for the whole file.
    pub key: String,
    /// What is wrong and what would be right.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.is_empty() {
            write!(f, "{}: {}", self.file, self.what)
        } else {
            write!(f, "{}: {}: {}", self.file, self.key, self.what)
        }
    }
}

/// Why a title cannot be used: one fault or more.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults, never none, in the order of files and checks.
    pub fn all(&self) -> &[Fault] {
        &self.0
    }
}

/// The faults found so far.
///
/// While a title is checked, faults are noted by section: `map.toml` for all that is said about the map, from whichever
/// files it comes. Where each row was read is remembered, and the fault names that file.
#[derive(Default)]
pub struct Report {
    faults: Vec<(String, Fault)>,
    /// The files of each section.
    files: BTreeMap<String, Vec<String>>,
    /// The file in which a key of a section was read.
    origins: BTreeMap<(String, String), String>,
}

impl Report {
    /// Remembers the files of a section.
    pub fn made_of(&mut self, section: &str, files: Vec<String>) {
        self.files.insert(section.into(), files);
    }

    /// Remembers where a key was read.
    pub fn read_in(&mut self, section: &str, key: &str, file: &str) {
        self.origins.insert((section.into(), key.into()), file.into());
    }

    /// Where a key, or the one that it is within, was read.
    pub fn origin(&self, section: &str, key: &str) -> Option<&str> {
        let mut within = key;
        loop {
            if let Some(file) = self.origins.get(&(section.into(), within.into())) {
                return Some(file);
            }
            within = within.rsplit_once('.')?.0;
        }
    }

    /// Adds a fault of a section.
    pub fn add(&mut self, section: &str, key: impl Into<String>, what: impl Into<String>) {
        let key = key.into();
        let first = || self.files.get(section).and_then(|files| files.first()).map(String::as_str);
        let file = self.origin(section, &key).or_else(first).unwrap_or(section).to_owned();
        self.add_in(section, &file, key, what);
    }

    /// Adds a fault of a section in one of its files.
    pub fn add_in(&mut self, section: &str, file: &str, key: impl Into<String>, what: impl Into<String>) {
        let fault = Fault { file: file.into(), key: key.into(), what: what.into() };
        if !self.faults.iter().any(|(_, other)| *other == fault) {
            self.faults.push((section.into(), fault));
        }
    }

    /// Adds a fault unless `right`.
    pub fn check(&mut self, right: bool, section: &str, key: impl Into<String>, what: impl Into<String>) {
        if !right {
            self.add(section, key, what);
        }
    }

    fn of<'a>(&'a self, section: &'a str) -> impl Iterator<Item = &'a Fault> {
        self.faults.iter().filter(move |(other, _)| other == section).map(|(_, fault)| fault)
    }

    /// Whether a section has no fault so far, so that what follows from it can be trusted.
    pub fn is_clean(&self, section: &str) -> bool {
        self.of(section).next().is_none()
    }

    /// Whether this key has a fault of its own.
    pub fn has(&self, section: &str, key: &str) -> bool {
        self.of(section).any(|fault| fault.key == key)
    }

    /// Whether this key or one within it has a fault.
    pub fn has_within(&self, section: &str, key: &str) -> bool {
        let within = |fault: &Fault| {
            fault.key.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.of(section).any(within)
    }

    /// All faults, or nothing when there are none.
    pub fn into_faults(self) -> Option<Faults> {
        let faults: Vec<Fault> = self.faults.into_iter().map(|(_, fault)| fault).collect();
        (!faults.is_empty()).then_some(Faults(faults))
    }
}
