//! Branches and moves that wait, in SQL. Nothing of it guards a game: other servers would tell those who look at it.

use super::games::{expect_game, no_game};
use super::{Engine, Fault, Guard, Row, Sql, values};
use crate::{Branch, Branches, Error, Holder, Plan, Plans, Result, Timestamp};

const BRANCH: &str = "SELECT id, game, holder, parent, text, version, created_at, changed_at FROM branches";

const PLAN: &str = "SELECT id, branch, game, holder, text, version, created_at FROM plans";

impl<E: Engine> Branches for Sql<E> {
    fn branches(&self, game: &str, holder: &Holder) -> Result<Vec<Branch>> {
        self.engine.read("list the variations of a game", |transaction| {
            let list = format!("{BRANCH} WHERE holder = ?1 AND game = ?2 ORDER BY created_at, id");
            transaction.query(&list, values![holder, game])?.iter().map(branch).collect()
        })
    }

    fn branch(&self, id: &str, holder: &Holder) -> Result<Option<Branch>> {
        self.engine.read("look up a variation", |transaction| {
            let found =
                transaction.first(&format!("{BRANCH} WHERE id = ?1 AND holder = ?2"), values![id, holder])?;
            found.as_ref().map(branch).transpose()
        })
    }

    fn create_branch(&self, branch: &Branch, most: u32) -> Result<()> {
        self.engine.draft("keep a variation", |transaction| {
            expect_game(transaction, &branch.game)?;
            let own = "SELECT COUNT(*) FROM branches WHERE holder = ?1 AND game = ?2";
            let kept = transaction.first(own, values![&branch.holder, &branch.game])?;
            let kept: u32 = kept.map_or(Ok(0), |row| row.number(0))?;
            if kept >= most {
                return Err(Error::TooManyBranches { most }.into());
            }
            transaction.insert_new(
                "INSERT INTO branches (id, game, holder, parent, text, version, created_at, changed_at) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                values![
                    &branch.id,
                    &branch.game,
                    &branch.holder,
                    branch.parent.as_deref(),
                    &branch.text,
                    branch.version,
                    branch.created_at,
                    branch.changed_at
                ],
                Error::AlreadyExists { what: "variation" },
            )
        })
    }

    fn change_branch(
        &self,
        id: &str,
        holder: &Holder,
        version: u32,
        text: &str,
        at: Timestamp,
    ) -> Result<bool> {
        self.engine.draft("change a variation", |transaction| {
            let changed = transaction.execute(
                "UPDATE branches SET text = ?4, version = version + 1, changed_at = ?5 \
                 WHERE id = ?1 AND holder = ?2 AND version = ?3",
                values![id, holder, version, text, at],
            )?;
            Ok(changed > 0)
        })
    }

    fn delete_branch(&self, id: &str, holder: &Holder) -> Result<bool> {
        self.engine.draft("delete a variation", |transaction| {
            let found = transaction.first(
                &format!("SELECT parent FROM branches WHERE id = ?1 AND holder = ?2 {}", E::FOR_UPDATE),
                values![id, holder],
            )?;
            let Some(row) = found else { return Ok(false) };
            let parent = row.optional_text(0)?;
            transaction.execute(
                "UPDATE branches SET parent = ?2 WHERE parent = ?1 AND holder = ?3",
                values![id, parent, holder],
            )?;
            transaction.execute("DELETE FROM branches WHERE id = ?1", values![id])?;
            Ok(true)
        })
    }

    fn delete_old_branches(&self, since: Timestamp) -> Result<u64> {
        self.engine.write("delete old variations", Guard::Nothing, |transaction| {
            let old = "SELECT id FROM branches WHERE changed_at < ?1";
            transaction.execute(
                &format!("UPDATE branches SET parent = NULL WHERE parent IN ({old})"),
                values![since],
            )?;
            transaction.execute("DELETE FROM branches WHERE changed_at < ?1", values![since])
        })
    }
}

impl<E: Engine> Plans for Sql<E> {
    fn plans(&self, game: &str) -> Result<Vec<Plan>> {
        self.engine.read("list the moves that wait in a game", |transaction| {
            let list = format!("{PLAN} WHERE game = ?1 ORDER BY created_at, id");
            transaction.query(&list, values![game])?.iter().map(plan).collect()
        })
    }

    fn planned_games(&self) -> Result<Vec<(String, Holder)>> {
        self.engine.read("list the games in which moves wait", |transaction| {
            let rows = transaction.query("SELECT DISTINCT game, holder FROM plans", values![])?;
            rows.iter().map(|row| Ok((row.text(0)?, holder(row, 1)?))).collect()
        })
    }

    fn put_plan(&self, plan: &Plan) -> Result<()> {
        self.engine.write("keep moves that wait", Guard::Nothing, |transaction| {
            let own = "SELECT id FROM branches WHERE id = ?1 AND holder = ?2 AND game = ?3";
            if transaction.first(own, values![&plan.branch, &plan.holder, &plan.game])?.is_none() {
                return Err(no_game(&plan.game));
            }
            transaction.execute("DELETE FROM plans WHERE branch = ?1", values![&plan.branch])?;
            transaction.insert_new(
                "INSERT INTO plans (id, branch, game, holder, text, version, created_at) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                values![
                    &plan.id,
                    &plan.branch,
                    &plan.game,
                    &plan.holder,
                    &plan.text,
                    plan.version,
                    plan.created_at
                ],
                Error::AlreadyExists { what: "plan" },
            )
        })
    }

    fn change_plan(&self, id: &str, version: u32, text: &str) -> Result<bool> {
        self.engine.write("change moves that wait", Guard::Nothing, |transaction| {
            let change = "UPDATE plans SET text = ?3, version = version + 1 WHERE id = ?1 AND version = ?2";
            Ok(transaction.execute(change, values![id, version, text])? > 0)
        })
    }

    fn delete_plan(&self, id: &str, holder: &Holder) -> Result<bool> {
        self.engine.write("forget moves that wait", Guard::Nothing, |transaction| {
            let forget = "DELETE FROM plans WHERE id = ?1 AND holder = ?2";
            Ok(transaction.execute(forget, values![id, holder])? > 0)
        })
    }
}

fn branch(row: &Row) -> Result<Branch, Fault> {
    Ok(Branch {
        id: row.text(0)?,
        game: row.text(1)?,
        holder: holder(row, 2)?,
        parent: row.optional_text(3)?.map(str::to_owned),
        text: row.text(4)?,
        version: row.number(5)?,
        created_at: row.number(6)?,
        changed_at: row.number(7)?,
    })
}

fn plan(row: &Row) -> Result<Plan, Fault> {
    Ok(Plan {
        id: row.text(0)?,
        branch: row.text(1)?,
        game: row.text(2)?,
        holder: holder(row, 3)?,
        text: row.text(4)?,
        version: row.number(5)?,
        created_at: row.number(6)?,
    })
}

fn holder(row: &Row, column: usize) -> Result<Holder, Fault> {
    Ok(Holder::from_column(row.text_ref(column)?)?)
}
