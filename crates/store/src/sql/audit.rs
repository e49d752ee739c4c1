//! The audit log in SQL.

use super::{Engine, Guard, Row, Sql, values};
use crate::{Audit, AuditEntry, AuditFilter, Result};

impl<E: Engine> Audit for Sql<E> {
    fn add_audit_entry(&self, entry: &AuditEntry) -> Result<()> {
        self.engine.write("note what was done", Guard::Nothing, |transaction| {
            transaction.execute(
                "INSERT INTO audit (at, by, name, what, detail, game) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                values![entry.at, &entry.by, &entry.name, &entry.what, &entry.detail, entry.game.as_deref()],
            )?;
            Ok(())
        })
    }

    fn audit_entries(&self, of: AuditFilter<'_>, limit: u32) -> Result<Vec<AuditEntry>> {
        const COLUMNS: &str = "SELECT at, by, name, what, detail, game FROM audit";
        self.engine.read("read what was done", |transaction| {
            let rows = match of {
                AuditFilter::All => {
                    let query = format!("{COLUMNS} ORDER BY number DESC LIMIT ?1");
                    transaction.query(&query, values![limit])?
                }
                AuditFilter::Game(game) => {
                    let query = format!("{COLUMNS} WHERE game = ?1 ORDER BY number DESC LIMIT ?2");
                    transaction.query(&query, values![game, limit])?
                }
                AuditFilter::Holder(holder) => {
                    let query = format!("{COLUMNS} WHERE by = ?1 ORDER BY number DESC LIMIT ?2");
                    transaction.query(&query, values![holder, limit])?
                }
            };
            let entry = |row: &Row| {
                Ok(AuditEntry {
                    at: row.number(0)?,
                    by: row.holder(1)?,
                    name: row.text(2)?,
                    what: row.text(3)?,
                    detail: row.text(4)?,
                    game: row.optional_text(5)?.map(str::to_owned),
                })
            };
            rows.iter().map(entry).collect()
        })
    }
}
