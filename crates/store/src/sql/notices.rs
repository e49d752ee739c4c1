//! Notice settings in SQL.

use super::people::expect_user;
use super::{Engine, Fault, Guard, Row, Sql, values};
use crate::{Error, NoticeSettings, Notices, PendingEmail, Result, Timestamp};

impl<E: Engine> Notices for Sql<E> {
    fn notice_settings(&self, user: &str) -> Result<NoticeSettings> {
        self.engine.read("read where somebody is told", |transaction| {
            let row = transaction.first(
                "SELECT active, webhook, email, asked_email, confirm_hash, confirm_until FROM notices \
                 WHERE \"user\" = ?1",
                values![user],
            )?;
            Ok(row.as_ref().map(from_row).transpose()?.unwrap_or_default())
        })
    }

    fn set_notice_settings(&self, user: &str, settings: &NoticeSettings) -> Result<()> {
        self.engine.write("keep where somebody is told", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            let asked = settings.asked.as_ref();
            transaction.insert_new(
                "INSERT INTO notices VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (\"user\") DO UPDATE SET \
                 active = excluded.active, webhook = excluded.webhook, email = excluded.email, \
                 asked_email = excluded.asked_email, confirm_hash = excluded.confirm_hash, \
                 confirm_until = excluded.confirm_until",
                values![
                    user,
                    u8::from(settings.active),
                    settings.webhook.as_deref(),
                    settings.email.as_deref(),
                    asked.map(|asked| asked.email.as_str()),
                    asked.map(|asked| asked.token_hash.as_str()),
                    asked.map_or(0, |asked| asked.until)
                ],
                Error::AlreadyExists { what: "token" },
            )
        })
    }

    fn confirm_email(&self, token_hash: &str, now: Timestamp) -> Result<Option<String>> {
        self.engine.write("confirm an e-mail address", Guard::Nothing, |transaction| {
            let row = transaction.first(
                "SELECT \"user\" FROM notices WHERE confirm_hash = ?1 AND confirm_until > ?2",
                values![token_hash, now],
            )?;
            let Some(user) = row.map(|row| row.text(0)).transpose()? else { return Ok(None) };
            transaction.execute(
                "UPDATE notices SET email = asked_email, asked_email = NULL, confirm_hash = NULL, confirm_until = 0 \
                 WHERE \"user\" = ?1",
                values![&user],
            )?;
            Ok(Some(user))
        })
    }
}

fn from_row(row: &Row) -> Result<NoticeSettings, Fault> {
    let text = |column| row.optional_text(column).map(|text| text.map(str::to_owned));
    let asked = match (text(3)?, text(4)?) {
        (Some(email), Some(token_hash)) => Some(PendingEmail { email, token_hash, until: row.number(5)? }),
        _ => None,
    };
    Ok(NoticeSettings { active: row.number::<u8>(0)? == 1, webhook: text(1)?, email: text(2)?, asked })
}
