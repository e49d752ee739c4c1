//! The suite over each database.

mod folder;
mod peers;
mod suite;

use std::sync::OnceLock;

use fixtures::{Cluster, NotStarted};
use folder::Folder;
use store::Store;
use suite::{TestDatabase, store_suite};

/// SQLite in a data folder.
impl TestDatabase for Folder {
    fn new() -> Option<Self> {
        Some(Folder::new())
    }

    fn open(&self) -> Store {
        Store::open(self.path()).unwrap()
    }
}

/// SQLite in memory. "Opened again" it is the same store: it lives as long as the place.
struct Memory(Store);

impl TestDatabase for Memory {
    fn new() -> Option<Self> {
        Some(Memory(Store::in_memory().unwrap()))
    }

    fn open(&self) -> Store {
        self.0.clone()
    }
}

/// A database on a PostgreSQL server, by its address.
struct Postgres(String);

impl TestDatabase for Postgres {
    fn new() -> Option<Self> {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        if Cluster::programs().is_none() {
            fixtures::skip(&NotStarted::NotInstalled.to_string());
            return None;
        }
        let start = || Cluster::start().unwrap_or_else(|failed| panic!("{failed}"));
        Some(Postgres(SHARED.get_or_init(start).new_database()))
    }

    fn open(&self) -> Store {
        Store::connect(&self.0).unwrap()
    }
}

store_suite!(sqlite: Folder);
store_suite!(postgres: Postgres);
store_suite!(memory: Memory);
