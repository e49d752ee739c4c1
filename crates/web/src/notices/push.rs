//! Push: news of turns as the notifications of a browser, also while no page of ours is open. They go through the push service
//! of whoever made the browser, which cannot read them.

mod encryption;
mod signature;

use std::sync::Arc;

use serde::Deserialize;
use serde_json::json;
use tracing::info;

use super::post::{Parcel, deliver, may_work_later};
use super::settings::now_or_never;
use super::{News, Notices, target};
use crate::error::AppError;
use crate::repository::{Account, PushSubscription, now};
use crate::text::t;
use crate::work::blocking;

use encryption::BrowserKeys;
pub(crate) use signature::Signer;

/// The longest address that a push service gives out.
const MAX_ENDPOINT_LEN: usize = 1000;

/// So many browsers of a person are told.
const MOST_BROWSERS: u32 = 10;

/// For so long, in seconds, a service keeps what it cannot deliver: then somebody else may be waited for.
const KEPT_FOR: u32 = 24 * 60 * 60;

/// Who sends, where the host has told no address.
const NOBODY: &str = "https://lokalka.invalid";

/// What a browser hands out, as its script writes it.
#[derive(Deserialize)]
pub(crate) struct Subscribed {
    endpoint: String,
    keys: SubscribedKeys,
}

#[derive(Deserialize)]
struct SubscribedKeys {
    p256dh: String,
    auth: String,
}

impl Notices {
    /// The key by which browsers know this server.
    pub(crate) async fn push_key(&self) -> Result<String, AppError> {
        Ok(self.signer().await?.public_key())
    }

    /// The browsers in which an account is told.
    pub(crate) async fn browsers_of(&self, user: &str) -> Result<Vec<PushSubscription>, AppError> {
        let (repository, user) = (Arc::clone(&self.repository), user.to_owned());
        blocking(move || repository.push_subscriptions(&user)).await
    }

    /// Tells an account in this browser from now on.
    pub(crate) async fn subscribe(
        &self,
        account: &Account,
        agent: &str,
        asked: Subscribed,
    ) -> Result<(), AppError> {
        let found =
            target::resolve(&target::read(&asked.endpoint, MAX_ENDPOINT_LEN)?, self.allowed_targets).await;
        found.map_err(now_or_never)?;
        let (public_key, auth) = (asked.keys.p256dh, asked.keys.auth);
        if BrowserKeys::read(&public_key, &auth).is_none() {
            return Err(AppError::Invalid(t("push-wrong")));
        }
        let subscription = PushSubscription {
            endpoint: asked.endpoint,
            public_key,
            auth,
            agent: agent.to_owned(),
            since: now(),
        };
        let (repository, user) = (Arc::clone(&self.repository), account.id.clone());
        blocking(move || repository.subscribe_to_push(&user, &subscription, MOST_BROWSERS)).await?;
        let mut settings = self.settings(&account.id).await?;
        settings.active = true;
        self.put(account, settings).await
    }

    /// Tells an account no more in one of its browsers, or in any.
    pub(crate) async fn unsubscribe(
        &self,
        account: &Account,
        endpoint: Option<&str>,
    ) -> Result<(), AppError> {
        let browsers = self.browsers_of(&account.id).await?.into_iter().map(|browser| browser.endpoint);
        let ended: Vec<String> =
            browsers.filter(|known| endpoint.is_none_or(|ended| ended == known)).collect();
        let (repository, user) = (Arc::clone(&self.repository), account.id.clone());
        blocking(move || {
            ended.iter().try_for_each(|endpoint| repository.unsubscribe_from_push(Some(&user), endpoint))
        })
        .await?;
        self.put(account, self.settings(&account.id).await?).await
    }

    /// Sends news to a browser once. One that its service does not know any more, or that takes nothing of ours, is
    /// forgotten.
    pub(super) async fn push(&self, browser: &PushSubscription, news: &News) -> Result<(), AppError> {
        let target = target::read(&browser.endpoint, MAX_ENDPOINT_LEN)?;
        let addresses = target::resolve(&target, self.allowed_targets).await?;
        let keys = BrowserKeys::read(&browser.public_key, &browser.auth);
        let text = json!({"title": news.subject, "text": news.brief, "link": news.path}).to_string();
        let sealed = keys.and_then(|keys| keys.encrypt(text.as_bytes()).ok());
        let body = sealed.ok_or_else(|| AppError::Invalid(t("push-wrong")))?;
        let sender = Some(self.public_url.link("")).filter(|link| !link.is_empty());
        let signature =
            self.signer().await?.authorization(&target.origin(), sender.as_deref().unwrap_or(NOBODY), now());
        let signature = signature.map_err(AppError::Storage)?;
        let headers = format!(
            "content-type: application/octet-stream\r\ncontent-encoding: aes128gcm\r\nttl: {KEPT_FOR}\r\n\
             urgency: normal\r\nauthorization: {signature}\r\n"
        );
        let host = target.host.as_str();
        match deliver(&target, &addresses, Parcel { headers: &headers, body: &body }, &self.tls).await? {
            200..300 => Ok(()),
            status if may_work_later(status) => Err(AppError::Conflict(t("push-ailing"))),
            status => {
                info!(host, status, "a browser is not told any more");
                let (repository, endpoint) = (Arc::clone(&self.repository), browser.endpoint.clone());
                blocking(move || repository.unsubscribe_from_push(None, &endpoint)).await?;
                Err(AppError::Invalid(t("push-gone")))
            }
        }
    }

    /// The signer, by the key that all servers on a database share.
    async fn signer(&self) -> Result<&Signer, AppError> {
        if let Some(signer) = self.signer.get() {
            return Ok(signer);
        }
        let repository = Arc::clone(&self.repository);
        let kept =
            blocking(move || repository.push_key(&Signer::new_key().map_err(AppError::Storage)?)).await?;
        let signer = Signer::new(&kept).map_err(AppError::Storage)?;
        Ok(self.signer.get_or_init(|| signer))
    }
}
