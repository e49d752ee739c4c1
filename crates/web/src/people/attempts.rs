//! Who may try a password how often, and who waits for whom when many do at once.

use super::People;
use crate::error::AppError;
use crate::identity::Person;
use crate::passwords::Asker;
use crate::repository::hash;
use crate::throttle::Limit;

impl People {
    /// Counts an attempt at an account, by the key of its name. Strangers share the attempts at a name, wherever they come
    /// from, and those of their address; a browser that has signed in there before has its own.
    pub(super) fn count_attempt(
        &self,
        limit: Limit,
        person: &Person,
        name_key: &str,
    ) -> Result<Asker, AppError> {
        let cookie = person.known.as_deref().unwrap_or_default();
        if let Some(mark) = self.known_browsers.mark(cookie, name_key) {
            self.throttle.take(limit, &format!("browser {mark}"))?;
            return Ok(Asker::Known);
        }
        self.throttle.take(limit, &format!("address {}", person.address))?;
        // By its hash: a name may be as long as a request.
        self.throttle.take(limit, &format!("name {}", hash(name_key)))?;
        Ok(Asker::Stranger)
    }

    /// Counts an attempt of who is signed in to confirm something: by the session, so that nobody else is in the way.
    pub(super) fn count_confirmation(&self, limit: Limit, session: &str) -> Result<Asker, AppError> {
        self.throttle.take(limit, &format!("session {}", hash(session)))?;
        Ok(Asker::Known)
    }
}
