//! Branches, and moves that wait for a position.

use serde::Serialize;
use store::{Branch, Plan};

use super::{Holder, Repository, Timestamp, now};
use crate::branches::Written;
use crate::error::AppError;
use crate::plans::{Planned, Verdict, WhyDropped};
use crate::table::Table;

/// A kept branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredBranch {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Whose it is.
    pub(crate) holder: Holder,
    /// The branch that it departs from, where that is not the game itself.
    pub(crate) parent: Option<String>,
    pub(crate) written: Written,
    /// How often it was changed.
    pub(crate) version: u32,
    pub(crate) created_at: Timestamp,
    pub(crate) changed_at: Timestamp,
}

/// Kept moves that wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredPlan {
    pub(crate) id: String,
    /// The branch that they were planned in.
    pub(crate) branch: String,
    pub(crate) game: String,
    /// Whose they are.
    pub(crate) holder: Holder,
    pub(crate) planned: Planned,
    /// How often it was changed.
    pub(crate) version: u32,
    pub(crate) created_at: Timestamp,
}

/// What has become of moves that wait.
pub(crate) enum Standing {
    /// Some still do.
    Waits,
    /// Nothing waits any more, for this reason.
    Dropped(WhyDropped),
    /// All were made.
    Done,
}

impl StoredPlan {
    /// How it stands in a game as that is now: what is kept may be a moment behind.
    pub(crate) fn standing(&self, table: &Table) -> Standing {
        if let Some(why) = &self.planned.dropped {
            return Standing::Dropped(why.clone());
        }
        match self.planned.judge(table, &self.holder) {
            Verdict::Drop(why) => Standing::Dropped(why),
            Verdict::Wait | Verdict::Play { .. } => Standing::Waits,
            Verdict::Done => Standing::Done,
        }
    }
}

impl Repository {
    /// All moves that wait in a game, whosever they are, in the order in which they were planned.
    pub(crate) fn plans(&self, game: &str) -> Result<Vec<StoredPlan>, AppError> {
        self.ask(|store| store.plans(game))?.into_iter().map(read_plan).collect()
    }

    /// The games in which moves wait, each with whose they are.
    pub(crate) fn planned_games(&self) -> Result<Vec<(String, Holder)>, AppError> {
        self.ask(|store| store.planned_games())
    }

    /// Keeps moves that wait, in the place of those of the same branch.
    pub(crate) fn put_plan(&self, plan: &StoredPlan) -> Result<(), AppError> {
        let kept = Plan {
            id: plan.id.clone(),
            branch: plan.branch.clone(),
            game: plan.game.clone(),
            holder: plan.holder.clone(),
            text: write(&plan.planned)?,
            version: plan.version,
            created_at: plan.created_at,
        };
        self.ask(|store| store.put_plan(&kept))
    }

    /// Keeps what has become of a plan, where nobody was faster.
    pub(crate) fn change_plan(&self, plan: &StoredPlan, next: &Planned) -> Result<(), AppError> {
        let text = write(next)?;
        self.ask(|store| store.change_plan(&plan.id, plan.version, &text)).map(|_| ())
    }

    /// Forgets a plan of theirs; says whether there was one.
    pub(crate) fn delete_plan(&self, id: &str, who: &Holder) -> Result<bool, AppError> {
        self.ask(|store| store.delete_plan(id, who))
    }

    /// A branch, if it is theirs.
    pub(crate) fn branch(&self, id: &str, who: &Holder) -> Result<Option<StoredBranch>, AppError> {
        self.ask(|store| store.branch(id, who))?.map(read).transpose()
    }

    /// The branches of a game that somebody has, the oldest first.
    pub(crate) fn branches(&self, game: &str, who: &Holder) -> Result<Vec<StoredBranch>, AppError> {
        self.ask(|store| store.branches(game, who))?.into_iter().map(read).collect()
    }

    /// Keeps a new branch, where its owner has fewer than `most` of that game.
    pub(crate) fn create_branch(&self, branch: &StoredBranch, most: u32) -> Result<(), AppError> {
        let kept = Branch {
            id: branch.id.clone(),
            game: branch.game.clone(),
            holder: branch.holder.clone(),
            parent: branch.parent.clone(),
            text: write(&branch.written)?,
            version: branch.version,
            created_at: branch.created_at,
            changed_at: branch.changed_at,
        };
        self.ask(|store| store.create_branch(&kept, most))
    }

    /// Keeps what has become of a branch, where nobody was faster; says whether it was kept.
    pub(crate) fn change_branch(&self, branch: &StoredBranch) -> Result<bool, AppError> {
        let text = write(&branch.written)?;
        self.ask(|store| store.change_branch(&branch.id, &branch.holder, branch.version, &text, now()))
    }

    /// Deletes a branch of theirs; says whether there was one.
    pub(crate) fn delete_branch(&self, id: &str, who: &Holder) -> Result<bool, AppError> {
        self.ask(|store| store.delete_branch(id, who))
    }

    /// Deletes the branches that nobody has changed since; gives how many.
    pub(crate) fn delete_old_branches(&self, since: Timestamp) -> Result<u64, AppError> {
        self.ask(|store| store.delete_old_branches(since))
    }
}

fn write(kept: &impl Serialize) -> Result<String, AppError> {
    serde_json::to_string(kept).map_err(|error| AppError::Storage(error.to_string()))
}

fn read(branch: Branch) -> Result<StoredBranch, AppError> {
    let written = serde_json::from_str(&branch.text).map_err(|error| AppError::Corrupt(error.to_string()))?;
    Ok(StoredBranch {
        id: branch.id,
        game: branch.game,
        holder: branch.holder,
        parent: branch.parent,
        written,
        version: branch.version,
        created_at: branch.created_at,
        changed_at: branch.changed_at,
    })
}

fn read_plan(plan: Plan) -> Result<StoredPlan, AppError> {
    let planned = serde_json::from_str(&plan.text).map_err(|error| AppError::Corrupt(error.to_string()))?;
    Ok(StoredPlan {
        id: plan.id,
        branch: plan.branch,
        game: plan.game,
        holder: plan.holder,
        planned,
        version: plan.version,
        created_at: plan.created_at,
    })
}
