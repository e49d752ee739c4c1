//! Browsers to be told in, in SQL.

use super::people::expect_user;
use super::{Engine, Fault, Guard, Row, Sql, values};
use crate::{PushSubscription, PushSubscriptions, Result};

impl<E: Engine> PushSubscriptions for Sql<E> {
    fn push_subscriptions(&self, user: &str) -> Result<Vec<PushSubscription>> {
        self.engine.read("read the browsers that somebody is told in", |transaction| {
            let rows = transaction.query(
                "SELECT endpoint, public_key, auth, agent, since FROM push_subscriptions WHERE \"user\" = ?1 \
                 ORDER BY since, endpoint",
                values![user],
            )?;
            rows.iter().map(from_row).collect()
        })
    }

    fn subscribe_to_push(&self, user: &str, subscription: &PushSubscription, most: u32) -> Result<()> {
        self.engine.write("keep a browser to be told in", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            transaction.execute(
                "INSERT INTO push_subscriptions (endpoint, \"user\", public_key, auth, agent, since) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (endpoint) DO UPDATE SET \"user\" = excluded.\"user\", \
                 public_key = excluded.public_key, auth = excluded.auth, agent = excluded.agent, since = excluded.since",
                values![
                    &subscription.endpoint,
                    user,
                    &subscription.public_key,
                    &subscription.auth,
                    &subscription.agent,
                    subscription.since
                ],
            )?;
            transaction.execute(
                "DELETE FROM push_subscriptions WHERE \"user\" = ?1 AND endpoint NOT IN (SELECT endpoint FROM \
                 push_subscriptions WHERE \"user\" = ?1 ORDER BY since DESC, endpoint DESC LIMIT ?2)",
                values![user, i64::from(most)],
            )?;
            Ok(())
        })
    }

    fn unsubscribe_from_push(&self, user: Option<&str>, endpoint: &str) -> Result<bool> {
        self.engine.write("forget a browser to be told in", Guard::Nothing, |transaction| {
            let deleted = match user {
                Some(user) => transaction.execute(
                    "DELETE FROM push_subscriptions WHERE endpoint = ?1 AND \"user\" = ?2",
                    values![endpoint, user],
                )?,
                None => transaction
                    .execute("DELETE FROM push_subscriptions WHERE endpoint = ?1", values![endpoint])?,
            };
            Ok(deleted > 0)
        })
    }
}

fn from_row(row: &Row) -> Result<PushSubscription, Fault> {
    Ok(PushSubscription {
        endpoint: row.text(0)?,
        public_key: row.text(1)?,
        auth: row.text(2)?,
        agent: row.text(3)?,
        since: row.number(4)?,
    })
}
