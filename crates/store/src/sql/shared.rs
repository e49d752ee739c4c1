//! Settings in SQL; word of other servers comes from the engine.

use std::ops::ControlFlow;

use super::{Engine, Guard, Sql, values};
use crate::{Error, Health, PeerEvent, Peers, Result, Settings, Timestamp};

/// The setting that a sign of life is written to.
const SIGN_OF_LIFE: &str = "sign_of_life";

impl<E: Engine> Settings for Sql<E> {
    fn setting(&self, name: &str, first: &str) -> Result<String> {
        self.engine.write("look up a setting", Guard::Nothing, |transaction| {
            transaction.execute(
                "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING",
                values![name, first],
            )?;
            let row = transaction.first("SELECT value FROM settings WHERE name = ?1", values![name])?;
            let gone = || Error::Damaged { what: format!("the setting “{name}” is gone") };
            row.ok_or_else(gone)?.text(0)
        })
    }
}

impl<E: Engine> Health for Sql<E> {
    fn ping(&self, at: Timestamp) -> Result<()> {
        self.engine.write("look whether the database can be written to", Guard::Nothing, |transaction| {
            transaction.query("SELECT id FROM games LIMIT 1", values![])?;
            let write = "INSERT INTO settings VALUES (?1, ?2) \
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            transaction.execute(write, values![SIGN_OF_LIFE, &at.to_string()]).map(drop)
        })
    }
}

impl<E: Engine> Peers for Sql<E> {
    fn listen(&self, heard: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<()> {
        self.engine.listen(heard)
    }
}
