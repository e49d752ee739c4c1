//! Second factors in SQL.

use super::people::expect_user;
use super::{Engine, Guard, Sql, values};
use crate::{Result, SecondFactor, SecondFactors};

impl<E: Engine> SecondFactors for Sql<E> {
    fn second_factor(&self, user: &str) -> Result<Option<SecondFactor>> {
        self.engine.read("look up a second factor", |transaction| {
            let row = transaction.first(
                "SELECT secret, active, (SELECT COUNT(*) FROM recovery_codes AS c WHERE c.\"user\" = f.\"user\") \
                 FROM second_factors AS f WHERE f.\"user\" = ?1",
                values![user],
            )?;
            let found = row.map(|row| {
                let active = row.number::<i64>(1)? != 0;
                Ok(SecondFactor { secret: row.text(0)?, active, recovery_codes: row.number(2)? })
            });
            found.transpose()
        })
    }

    fn begin_second_factor(&self, user: &str, secret: &str) -> Result<bool> {
        self.engine.write("begin a second factor", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            let begun = transaction.execute(
                "INSERT INTO second_factors (\"user\", secret, active, last_step) VALUES (?1, ?2, 0, 0) \
                 ON CONFLICT (\"user\") DO UPDATE SET secret = excluded.secret WHERE second_factors.active = 0",
                values![user, secret],
            )?;
            Ok(begun > 0)
        })
    }

    fn activate_second_factor(&self, user: &str, secret: &str, step: i64, codes: &[String]) -> Result<bool> {
        self.engine.write("activate a second factor", Guard::Nothing, |transaction| {
            let activated = transaction.execute(
                "UPDATE second_factors SET active = 1, last_step = ?3 \
                 WHERE \"user\" = ?1 AND secret = ?2 AND active = 0",
                values![user, secret, step],
            )?;
            if activated == 0 {
                return Ok(false);
            }
            transaction.execute("DELETE FROM recovery_codes WHERE \"user\" = ?1", values![user])?;
            for code in codes {
                let keep = "INSERT INTO recovery_codes (\"user\", code_hash) VALUES (?1, ?2)";
                transaction.execute(keep, values![user, code])?;
            }
            Ok(true)
        })
    }

    fn use_second_factor_step(&self, user: &str, step: i64) -> Result<bool> {
        self.engine.write("use a code", Guard::Nothing, |transaction| {
            let once = "UPDATE second_factors SET last_step = ?2 \
                        WHERE \"user\" = ?1 AND active = 1 AND last_step < ?2";
            Ok(transaction.execute(once, values![user, step])? > 0)
        })
    }

    fn use_recovery_code(&self, user: &str, code_hash: &str) -> Result<bool> {
        self.engine.write("use a recovery code", Guard::Nothing, |transaction| {
            let once = "DELETE FROM recovery_codes WHERE \"user\" = ?1 AND code_hash = ?2";
            Ok(transaction.execute(once, values![user, code_hash])? > 0)
        })
    }

    fn delete_second_factor(&self, user: &str) -> Result<bool> {
        self.engine.write("delete a second factor", Guard::Nothing, |transaction| {
            transaction.execute("DELETE FROM recovery_codes WHERE \"user\" = ?1", values![user])?;
            let deleted =
                transaction.execute("DELETE FROM second_factors WHERE \"user\" = ?1", values![user])?;
            Ok(deleted > 0)
        })
    }
}
