//! The suite over each database. PostgreSQL will be one more `Place` here.

mod folder;
mod suite;

use folder::Folder;
use store::Store;
use suite::{Place, store_suite};

/// SQLite in a data folder.
impl Place for Folder {
    fn new() -> Self {
        Folder::new()
    }

    fn open(&self) -> Store {
        Store::open(self.path()).unwrap()
    }
}

/// SQLite in memory. "Opened again" it is the same store: it lives as long as the place.
struct Memory(Store);

impl Place for Memory {
    fn new() -> Self {
        Memory(Store::in_memory().unwrap())
    }

    fn open(&self) -> Store {
        self.0.clone()
    }
}

store_suite!(sqlite: Folder);
store_suite!(memory: Memory);
