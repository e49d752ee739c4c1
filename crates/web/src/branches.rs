//! Branches: variations of a game that somebody tries out alone, playing for every seat. They are kept for their owner, and nobody
//! else can see, fetch or hear of them.
//!
//! A branch is found under an id of its own, as if it were a game: whatever shows a table shows it, once it asks
//! [`Tables::look`], which knows who looks. All else asks [`Tables::at`], to which a branch is no game at all.

pub(crate) mod compared;
mod shelf;
mod written;

use std::sync::Arc;

use rules::notation::ActionNotation;

use crate::error::AppError;
use crate::repository::{Holder, StoredBranch, now, random_id};
use crate::table::{Branch, Request, Table, mark};
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::verify;
use crate::work::{self, Effort, blocking};

pub(crate) use shelf::Shelf;
pub(crate) use written::Written;

/// What ids of branches begin with; those of games do not.
const PREFIX: &str = "try-";

/// The most actions of a branch: more than anybody plans ahead, and few enough to be played again in a moment.
const MAX_ACTIONS: usize = 300;

/// The longest name of a branch.
pub(crate) const MAX_NAME_LEN: usize = 60;

/// The longest note of a branch.
pub(crate) const MAX_NOTE_LEN: usize = 2_000;

/// Whether an id is that of a branch, and not of a game.
pub(crate) fn is_branch(id: &str) -> bool {
    id.starts_with(PREFIX)
}

/// A branch as it is kept, and as a table.
pub(crate) struct OpenBranch {
    pub(crate) kept: StoredBranch,
    pub(crate) table: Arc<Table>,
}

impl Tables {
    /// Does something with a table: that of a game, or of a branch of whoever looks.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        who: Holder,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        if !is_branch(id) {
            return self.at(id, look).await;
        }
        let table = self.open_branch(&who, id).await?.table;
        // On the threads that step aside: nobody else waits for it.
        work::run(Effort::Quick, move |_| look(&table)).await
    }

    /// A branch of somebody; to all others there is none.
    pub(crate) async fn open_branch(&self, who: &Holder, id: &str) -> Result<OpenBranch, AppError> {
        let kept = self.kept_branch(who, id).await?;
        if let Some(table) = self.shelf_of_branches().find(id, kept.version) {
            return Ok(OpenBranch { kept, table });
        }
        let table = Arc::new(self.set_up_branch(&kept).await?);
        self.shelf_of_branches().put(Arc::clone(&table));
        Ok(OpenBranch { kept, table })
    }

    async fn kept_branch(&self, who: &Holder, id: &str) -> Result<StoredBranch, AppError> {
        let (repository, id, who) = (self.repository(), id.to_owned(), who.clone());
        blocking(move || repository.branch(&id, &who)).await?.ok_or(AppError::NotFound)
    }

    /// Plays a branch again from where it departs.
    async fn set_up_branch(&self, kept: &StoredBranch) -> Result<Table, AppError> {
        let kept = kept.clone();
        let base = self.at(&kept.game, {
            let kept = kept.clone();
            move |table| departs_from(table, &kept.written).then(|| depart(table, &kept)).transpose()
        });
        let base = match base.await? {
            Some(base) => base,
            // The game was taken back behind the departure, and has gone another way.
            None => {
                let (repository, shelf, kept) = (self.repository(), Arc::clone(self.shelf()), kept.clone());
                work::run(Effort::Slow, move |_| {
                    depart(&verify::until(&repository, &shelf, &kept.game, kept.written.entry)?, &kept)
                })
                .await?
            }
        };
        let StoredBranch { written, version, .. } = kept;
        work::run(Effort::Quick, move |_| {
            let mut table = base;
            for action in &written.actions {
                table.play_on(action).map_err(|_| AppError::Conflict(t("branch-outdated")))?;
            }
            table.set_version(version, !written.undone.is_empty());
            Ok(table)
        })
        .await
    }

    /// Opens a branch at a position of a game, or of a branch; gives its id.
    pub(crate) async fn try_out(
        &self,
        who: &Holder,
        id: &str,
        at: Option<usize>,
    ) -> Result<String, AppError> {
        let (game, parent, mut written) = if is_branch(id) {
            let OpenBranch { kept, table } = self.open_branch(who, id).await?;
            let (at, position) = table.position(at)?;
            match at.checked_sub(kept.written.from) {
                Some(moves) => (kept.game, Some(kept.id), kept.written.forked(moves)),
                // Before it departed, it was the game.
                None => {
                    let departs = Written { from: at, mark: mark(&position), ..kept.written.forked(0) };
                    (kept.game, None, departs)
                }
            }
        } else {
            let asker = who.clone();
            let departs = self.at(id, move |table| Written::departing(table, &asker, at)).await?;
            (id.to_owned(), None, departs)
        };
        let (repository, who, most) = (self.repository(), who.clone(), self.room().branches);
        blocking(move || {
            let names = repository.branches(&game, &who)?;
            let is_free = |name: &String| names.iter().all(|other| other.written.name != *name);
            // One more name than there are branches: one of them is free.
            let mut all = (1..=names.len() + 1).map(|number| tr!("branch-name", number = number));
            written.name = all.find(is_free).unwrap_or_else(|| t("branch"));
            let id = format!("{PREFIX}{}", random_id().map_err(AppError::Storage)?);
            let (created_at, version) = (now(), 0);
            let branch = StoredBranch {
                id,
                game,
                holder: who,
                parent,
                written,
                version,
                created_at,
                changed_at: created_at,
            };
            repository.create_branch(&branch, most)?;
            Ok(branch.id)
        })
        .await
    }

    /// Does what the owner of a branch asks for, if the branch is where they think it is; gives its new version.
    pub(crate) async fn ask_in_branch(
        &self,
        who: &Holder,
        id: &str,
        seq: u32,
        request: Request,
    ) -> Result<u32, AppError> {
        let OpenBranch { mut kept, table } = self.open_branch(who, id).await?;
        table.expect(seq)?;
        match request {
            Request::Act(action) => {
                if kept.written.actions.len() >= MAX_ACTIONS {
                    return Err(AppError::Conflict(tr!("branch-long", most = MAX_ACTIONS)));
                }
                let (mut table, action) = play_in(table, action).await?;
                kept.written.actions.push(action);
                kept.written.undone.clear();
                let version = self.change_branch(kept).await?;
                table.set_version(version, false);
                self.shelf_of_branches().put(Arc::new(table));
                Ok(version)
            }
            Request::Undo => {
                let last = kept.written.actions.pop();
                let last = last.ok_or_else(|| AppError::Invalid(t("error-nothing-to-undo")))?;
                kept.written.undone.push(last);
                self.change_branch(kept).await
            }
            Request::Redo => {
                let next = kept.written.undone.pop();
                let next = next.ok_or_else(|| AppError::Invalid(t("error-nothing-to-redo")))?;
                kept.written.actions.push(next);
                self.change_branch(kept).await
            }
            Request::Agree | Request::Refuse => Err(AppError::Conflict(t("undo-nothing-asked"))),
            Request::Correct(_) => Err(AppError::Conflict(t("branch-not-corrected"))),
        }
    }

    /// Keeps a branch as it is now; gives its version.
    async fn change_branch(&self, kept: StoredBranch) -> Result<u32, AppError> {
        let repository = self.repository();
        blocking(move || {
            if repository.change_branch(&kept)? {
                return Ok(kept.version + 1);
            }
            let now = repository.branch(&kept.id, &kept.holder)?.ok_or(AppError::NotFound)?;
            Err(AppError::Stale(now.version))
        })
        .await
    }

    /// Gives a branch another name and note.
    pub(crate) async fn describe_branch(
        &self,
        who: &Holder,
        id: &str,
        name: &str,
        note: &str,
    ) -> Result<(), AppError> {
        let (name, note) = (name.trim(), note.trim());
        if name.is_empty() || name.chars().count() > MAX_NAME_LEN || name.chars().any(char::is_control) {
            return Err(AppError::Invalid(tr!("branch-name-wrong", most = MAX_NAME_LEN)));
        }
        if note.chars().count() > MAX_NOTE_LEN {
            return Err(AppError::Invalid(tr!("note-long", most = MAX_NOTE_LEN)));
        }
        let mut kept = self.kept_branch(who, id).await?;
        (kept.written.name, kept.written.note) = (name.to_owned(), note.to_owned());
        self.change_branch(kept).await.map(|_| ())
    }

    /// Deletes a branch, with the moves that wait for it; gives its game.
    pub(crate) async fn delete_branch(&self, who: &Holder, id: &str) -> Result<String, AppError> {
        let kept = self.kept_branch(who, id).await?;
        let (repository, who) = (self.repository(), who.clone());
        blocking(move || {
            if repository.delete_branch(&kept.id, &who)? { Ok(kept.game) } else { Err(AppError::NotFound) }
        })
        .await
    }

    /// The branches of a game that somebody has, the oldest first.
    pub(crate) async fn branches_of(&self, who: &Holder, game: &str) -> Result<Vec<StoredBranch>, AppError> {
        let (repository, game, who) = (self.repository(), game.to_owned(), who.clone());
        blocking(move || repository.branches(&game, &who)).await
    }
}

/// Whether a table still has the position that a branch departs from.
fn departs_from(table: &Table, written: &Written) -> bool {
    let same = || table.game_at(written.from).is_some_and(|game| mark(&game) == written.mark);
    table.seq() == written.entry || same()
}

/// The branch before its first action.
fn depart(table: &Table, kept: &StoredBranch) -> Result<Table, AppError> {
    let Written { from, name, note, seed, .. } = kept.written.clone();
    let branch = Branch { game: kept.game.clone(), from, name, note, seed, undone: None };
    table.depart(&kept.id, branch, &kept.holder)
}

/// Plays an action on a copy of a branch.
async fn play_in(table: Arc<Table>, action: ActionNotation) -> Result<(Table, ActionNotation), AppError> {
    work::run(Effort::Quick, move |_| {
        let mut table = table.again().ok_or(AppError::PositionNotFound)?;
        table.play_on(&action)?;
        Ok((table, action))
    })
    .await
}
