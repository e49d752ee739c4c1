//! A game as a whole: keeping a new one, deleting one, and what was done about it besides playing.

use std::sync::Arc;

use records::game_file::GameFile;

use super::changes::set_status;
use super::seats::name_of;
use super::{Tables, blocking};
use crate::keep::{Act, Deed, Holder, Seating, Setup, random_id};
use crate::table::Table;
use crate::text::t;
use crate::trouble::Trouble;

/// The most deeds that are shown.
const MOST_DEEDS: u32 = 200;

impl Tables {
    /// Keeps a new game, with the actions that the file has already, and gives its id.
    pub(crate) async fn create(&self, setup: Setup, file: GameFile) -> Result<String, Trouble> {
        let (keep, shelf) = (Arc::clone(&self.keep), Arc::clone(&self.shelf));
        let table = blocking(move || {
            let id = random_id().map_err(Trouble::Storage)?;
            // Played before it is kept: what the rules do not take must not be there.
            let table = Table::begin(&id, Seating::nobody(), file.clone(), &shelf);
            let mut table = table.map_err(Trouble::Unusable)?;
            keep.create(&id, &setup, &file)?;
            table.seat(keep.seating(&id)?);
            set_status(&keep, &table)?;
            Ok(table)
        })
        .await?;
        let id = table.id.clone();
        self.enter(table);
        self.wake_bots(&id);
        Ok(id)
    }

    /// Deletes a game, as long as it is its owner's alone.
    pub(crate) async fn delete(&self, id: &str, who: &Holder) -> Result<(), Trouble> {
        let live = self.live(id).await?;
        // Under the lock, so that nobody acts meanwhile.
        let _table = Arc::clone(&live.table).lock_owned().await;
        let (keep, game, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            let seating = keep.seating(&game)?;
            keep.delete(&game, &who)?;
            let name = name_of(&seating.chairs, &who);
            keep.note_act(Some(&game), Some(&who), &name, &Act::GameDeleted);
            Ok(())
        })
        .await?;
        self.forget(id);
        live.news.send_modify(|news| news.seats += 1);
        Ok(())
    }

    /// What was done about a game besides playing, the latest first; for those who play there.
    pub(crate) async fn deeds(&self, id: &str, who: &Holder) -> Result<Vec<Deed>, Trouble> {
        let (keep, id, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            let seating = keep.seating(&id)?;
            let seated = seating.chairs.iter().any(|chair| chair.holder.as_ref() == Some(&who));
            if !seated && seating.owner.as_ref() != Some(&who) {
                return Err(Trouble::Forbidden(t("audit-players-only")));
            }
            keep.audit(Some(&id), MOST_DEEDS).map_err(Trouble::Storage)
        })
        .await
    }
}
