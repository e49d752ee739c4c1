//! Faults in data files: collected, never stopped at, so that one run shows all of them.

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults, never none, in the order of files and checks.
    pub fn all(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// The faults found so far.
#[derive(Default)]
pub(super) struct Report {
    faults: Vec<Fault>,
}

impl Report {
    pub fn add(&mut self, file: &str, key: impl Into<String>, what: impl Into<String>) {
        let fault = Fault { file: file.into(), key: key.into(), what: what.into() };
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// Adds a fault unless `right`.
    pub fn check(&mut self, right: bool, file: &str, key: impl Into<String>, what: impl Into<String>) {
        if !right {
            self.add(file, key, what);
        }
    }

    /// Whether a file has no fault so far, so that what follows from it can be trusted.
    pub fn is_clean(&self, file: &str) -> bool {
        self.faults.iter().all(|fault| fault.file != file)
    }

    /// Whether this key has a fault of its own.
    pub fn has(&self, file: &str, key: &str) -> bool {
        self.faults.iter().any(|fault| fault.file == file && fault.key == key)
    }

    /// Whether this key or one within it has a fault.
    pub fn has_within(&self, file: &str, key: &str) -> bool {
        let within = |fault: &Fault| {
            fault.key.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.faults.iter().any(|fault| fault.file == file && within(fault))
    }

    /// All faults, or nothing when there are none.
    pub fn into_faults(self) -> Option<Faults> {
        (!self.faults.is_empty()).then_some(Faults(self.faults))
    }
}
