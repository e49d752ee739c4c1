//! A game as a whole: keeping a new one, deleting one, and what was done about it besides playing.

use std::sync::Arc;

use records::game_file::GameFile;

use super::Tables;
use super::changes::set_status;
use super::seats::name_of;
use crate::error::AppError;
use crate::repository::{AuditEntry, AuditEvent, Holder, Seating, Setup, random_id};
use crate::table::Table;
use crate::text::t;
use crate::work::{self, Effort, blocking};

/// The most entries of the audit log that are shown.
const MAX_AUDIT_ENTRIES: u32 = 200;

impl Tables {
    /// Keeps a new game, with the actions that the file has already, and gives its id.
    pub(crate) async fn create(&self, setup: Setup, file: GameFile) -> Result<String, AppError> {
        let (repository, shelf) = (Arc::clone(&self.repository), Arc::clone(&self.shelf));
        // To play through a whole game may take long.
        let at_once = file.actions.is_empty() && file.position.is_none();
        let effort = if at_once { Effort::Light } else { Effort::Slow };
        let table = work::run(effort, move |_| {
            let id = random_id().map_err(AppError::Storage)?;
            // Played before it is kept: what the rules do not take must not be there.
            let table = Table::begin(&id, Seating::nobody(), file.clone(), &shelf);
            let mut table = table.map_err(AppError::Invalid)?;
            repository.create(&id, &setup, &file)?;
            table.seat(repository.seating(&id)?);
            set_status(&repository, &table)?;
            Ok(table)
        })
        .await?;
        let id = table.id.clone();
        self.enter(table).await;
        self.wake_bots(&id);
        Ok(id)
    }

    /// Deletes a game, as long as it is its owner's alone.
    pub(crate) async fn delete(&self, id: &str, who: &Holder) -> Result<(), AppError> {
        // Under the lock, so that nobody acts meanwhile.
        let (live, _table) = self.lock(id).await?;
        let (repository, game, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            let seating = repository.seating(&game)?;
            repository.delete(&game, &who)?;
            let name = name_of(&seating.chairs, &who);
            repository.audit_event(Some(&game), Some(&who), &name, &AuditEvent::GameDeleted);
            Ok(())
        })
        .await?;
        self.forget(id);
        live.news.send_modify(|news| news.seats += 1);
        Ok(())
    }

    /// What was done about a game besides playing, the latest first; for those who play there.
    pub(crate) async fn audit_entries(&self, id: &str, who: &Holder) -> Result<Vec<AuditEntry>, AppError> {
        let (repository, id, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            let seating = repository.seating(&id)?;
            let seated = seating.chairs.iter().any(|chair| chair.holder.as_ref() == Some(&who));
            if !seated && seating.owner.as_ref() != Some(&who) {
                return Err(AppError::Forbidden(t("audit-players-only")));
            }
            repository.audit(Some(&id), MAX_AUDIT_ENTRIES).map_err(AppError::Storage)
        })
        .await
    }
}
