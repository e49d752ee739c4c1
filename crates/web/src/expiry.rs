//! What ends by itself: games that were abandoned, where nobody with an account has a part and nobody has acted for long, as the
//! first page has announced; and branches that nobody has changed for long.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tracing::info;

use crate::error::AppError;
use crate::repository::{AuditEvent, Chair, Holder, Repository, Timestamp, now};
use crate::tables::Tables;
use crate::text::t;
use crate::work::blocking;

/// How often they are looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// So many are looked up at a time.
const AT_A_TIME: u32 = 100;

/// When a game will be deleted if nobody acts in it: never, where somebody has an account.
pub(crate) fn deleted_at(
    owner: Option<&Holder>,
    chairs: &[Chair],
    last_at: Timestamp,
    kept: Option<Duration>,
) -> Option<Timestamp> {
    let mut people = chairs.iter().filter_map(|chair| chair.holder.as_ref()).chain(owner);
    if people.any(|holder| matches!(holder, Holder::User(_))) {
        return None;
    }
    kept.map(|kept| last_at.saturating_add(millis(kept)))
}

/// Deletes what has ended, now and every so often, until the server stops.
pub(crate) async fn watch(repository: Arc<Repository>, tables: Weak<Tables>) {
    loop {
        let Some(here) = tables.upgrade() else { return };
        let since = |kept: Duration| now().saturating_sub(millis(kept));
        // What cannot be read or written is told to others, and tried again.
        if let Some(kept) = here.room().abandoned {
            let _ = delete_abandoned(&repository, &here, since(kept)).await;
        }
        if let Some(kept) = here.room().idle_branches {
            let (store, since) = (Arc::clone(&repository), since(kept));
            let _ = blocking(move || store.delete_old_branches(since)).await;
        }
        drop(here);
        tokio::time::sleep(EVERY).await;
    }
}

async fn delete_abandoned(
    repository: &Arc<Repository>,
    tables: &Tables,
    since: Timestamp,
) -> Result<(), AppError> {
    loop {
        let store = Arc::clone(repository);
        let abandoned = blocking(move || store.abandoned(since, AT_A_TIME)).await?;
        let mut deleted = 0;
        for id in &abandoned {
            let (store, game) = (Arc::clone(repository), id.clone());
            let gone = blocking(move || {
                let gone = store.delete_abandoned(&game, since)?;
                if gone {
                    store.audit_event(Some(&game), None, &t("audit-server"), &AuditEvent::GameExpired);
                }
                Ok(gone)
            });
            if gone.await? {
                tables.forget(id);
                deleted += 1;
            }
        }
        if deleted > 0 {
            info!(games = deleted, "deleted games that were abandoned");
        }
        // One that cannot be deleted must not be tried for ever.
        if abandoned.len() < AT_A_TIME as usize || deleted == 0 {
            return Ok(());
        }
    }
}

fn millis(duration: Duration) -> Timestamp {
    duration.as_millis().try_into().unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::SeatAccess;

    fn chair(holder: Option<Holder>) -> Chair {
        Chair {
            number: 0,
            name: "Anna".to_owned(),
            kind: "person".to_owned(),
            holder,
            access: SeatAccess::Closed,
            stand_in: None,
        }
    }

    #[test]
    fn only_games_without_an_account_end_by_themselves() {
        let (browser, user) = (Holder::Browser("b".to_owned()), Holder::User("u".to_owned()));
        let day = Some(Duration::from_secs(86_400));
        let at = |owner: Option<&Holder>, holder: &Holder| {
            deleted_at(owner, &[chair(Some(holder.clone())), chair(None)], 5, day)
        };
        assert_eq!(at(Some(&browser), &browser), Some(86_400_005));
        assert_eq!(at(None, &browser), Some(86_400_005));
        assert_eq!(at(Some(&user), &browser), None);
        assert_eq!(at(Some(&browser), &user), None);
        assert_eq!(deleted_at(None, &[chair(Some(browser))], 5, None), None, "where all are kept");
    }
}
