//! News of turns: whoever wants to is told by webhook, by e-mail or in a browser that the others wait. Play never waits for any of it: what
//! is to be told goes into a queue with an end, and what cannot be delivered is dropped after some attempts.
//!
//! The server that made the change tells, so that several on one database do not tell twice.

mod mail;
pub(crate) mod post;
pub(crate) mod push;
mod settings;
pub(crate) mod target;

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use axum::http::Uri;
use futures_util::future::join_all;
use languages::Language;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::Receiver;
use tokio::time::sleep;
use tokio_rustls::rustls::ClientConfig;
use tracing::warn;

use crate::error::AppError;
use crate::public_url::PublicUrl;
use crate::repository::{NoticeSettings, PushSubscription, Repository};
use crate::streams::Streams;
use crate::tables::Tables;
use crate::text::{listed, t, tr};
use crate::throttle::{NOTICE, Throttle};
use crate::work::blocking;

pub(crate) use mail::Mailer;
use push::Signer;
pub(crate) use settings::SettingsChange;
pub(crate) use target::TargetFilter;

/// So many turns wait to be told, and so many more are being told; what comes on top is dropped.
pub(crate) const QUEUE: usize = 1000;

/// How often something is tried.
const ATTEMPTS: u32 = 4;

/// After each attempt the next one waits so many times longer.
const BACKOFF_FACTOR: u32 = 6;

/// A turn that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TurnStarted {
    pub(crate) game: String,
    /// Whose turn it is, by the id of the account.
    pub(crate) user: String,
    /// How many actions had been played.
    pub(crate) actions: usize,
}

/// How long is waited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timing {
    /// After a turn has begun: who acts at once need not be told.
    pub(crate) grace: Duration,
    /// Before a second attempt.
    pub(crate) again: Duration,
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { grace: Duration::from_secs(60), again: Duration::from_secs(10) }
    }
}

/// Whoever tells people about their turns.
pub(crate) struct Notices {
    pub(crate) repository: Arc<Repository>,
    pub(crate) public_url: Arc<PublicUrl>,
    pub(crate) throttle: Arc<Throttle>,
    pub(crate) streams: Streams,
    /// Where the host has named a mail server.
    pub(crate) mailer: Option<Mailer>,
    /// Where webhooks may be.
    pub(crate) allowed_targets: TargetFilter,
    pub(crate) timing: Timing,
    /// For webhooks over https.
    pub(crate) tls: Arc<ClientConfig>,
    /// Once something is to be pushed.
    pub(crate) signer: OnceLock<Signer>,
}

/// Tells about turns as they begin, until the server stops.
pub(crate) async fn tell(notices: Arc<Notices>, tables: Weak<Tables>, mut turns: Receiver<TurnStarted>) {
    let permits = Arc::new(Semaphore::new(QUEUE));
    while let Some(turn) = turns.recv().await {
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else {
            warn!(game = turn.game, "a notice of a turn is dropped: too many wait");
            continue;
        };
        let (notices, tables) = (Arc::clone(&notices), Weak::clone(&tables));
        tokio::spawn(async move {
            if let Err(error) = notices.about(&turn, &tables).await {
                warn!(game = turn.game, why = error.for_host(), "a notice of a turn is dropped");
            }
            drop(permit);
        });
    }
}

impl Notices {
    /// Tells somebody about a turn, if they want to know and have not seen it by themselves.
    async fn about(&self, turn: &TurnStarted, tables: &Weak<Tables>) -> Result<(), AppError> {
        if !self.settings(&turn.user).await?.active {
            return Ok(());
        }
        sleep(self.timing.grace).await;
        if self.streams.is_watching(&turn.game, &turn.user) {
            return Ok(());
        }
        let Some(tables) = tables.upgrade() else { return Ok(()) };
        let seen = turn.clone();
        let waits = tables.at(&turn.game, move |table| {
            let same = table.turn().is_some_and(|now| now == seen);
            Ok(same.then(|| (table.game().title().name.clone(), table.file().players.clone())))
        });
        let Some((title, players)) = waits.await? else { return Ok(()) };
        drop(tables);
        // Asked again: they may have switched it off meanwhile.
        let settings = self.settings(&turn.user).await?;
        self.throttle.take(NOTICE, &turn.user)?;
        let language = self.language_of(&turn.user).await?;
        let path = format!("/games/{}", turn.game);
        let link = self.public_url.link(&path);
        let news = language.speaks(|| {
            let players = listed(&players);
            News {
                subject: tr!("notice-subject", title = title),
                text: tr!("notice-text", title = title, players = players, link = link),
                brief: tr!("notice-brief", players = players),
                path,
            }
        });
        language.throughout(self.send_all(&settings, &turn.user, &news)).await
    }

    /// Sends something to wherever somebody wants it, again where it fails.
    async fn send_all(&self, settings: &NoticeSettings, user: &str, news: &News) -> Result<(), AppError> {
        if !settings.active {
            return Ok(());
        }
        let browsers = self.browsers_of(user).await?;
        let ways = ways(settings, &browsers);
        let sent = ways.iter().map(|way| self.send_with_retries(*way, news));
        join_all(sent).await.into_iter().collect()
    }

    /// Tries to send something until it works, ever more slowly; what is not allowed is not tried again.
    async fn send_with_retries(&self, way: Channel<'_>, news: &News) -> Result<(), AppError> {
        let mut wait = self.timing.again;
        for _ in 1..ATTEMPTS {
            match self.send(way, news).await {
                Err(AppError::Conflict(_)) => {}
                done => return done,
            }
            sleep(wait).await;
            wait *= BACKOFF_FACTOR;
        }
        self.send(way, news).await
    }

    /// Sends something once.
    async fn send(&self, way: Channel<'_>, news: &News) -> Result<(), AppError> {
        match way {
            Channel::Webhook(url) => self.post(url, &news.text).await,
            Channel::Email(email) => self.mail(email, &news.subject, &news.text).await,
            Channel::Push(browser) => self.push(browser, news).await,
        }
    }

    /// Posts a message to a webhook. It has the fields that Discord and Slack read.
    async fn post(&self, url: &str, text: &str) -> Result<(), AppError> {
        let target = target::read(url, target::MAX_WEBHOOK_LEN)?;
        let addresses = target::resolve(&target, self.allowed_targets).await?;
        let body = serde_json::json!({
            "content": text,
            // Slack reads marks of its own in angle brackets: a player may be called like one.
            "text": text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"),
            // And Discord calls everybody whose name is in the text.
            "allowed_mentions": {"parse": []},
        });
        post::post(&target, &addresses, &body.to_string(), &self.tls).await
    }

    async fn mail(&self, email: &str, subject: &str, text: &str) -> Result<(), AppError> {
        let mailer = self.mailer.as_ref().ok_or_else(|| AppError::Invalid(t("notice-no-mail")))?;
        let text = format!("{text}\n\n{}\n", tr!("notice-end", link = self.public_url.link("/account")));
        mailer.send(email, subject, text).await
    }

    /// The language in which somebody reads.
    async fn language_of(&self, user: &str) -> Result<Language, AppError> {
        let (repository, user) = (Arc::clone(&self.repository), user.to_owned());
        Ok(blocking(move || repository.language_of(&user)).await?.unwrap_or(Language::ENGLISH))
    }

    async fn settings(&self, user: &str) -> Result<NoticeSettings, AppError> {
        let (repository, user) = (Arc::clone(&self.repository), user.to_owned());
        blocking(move || repository.notice_settings(&user)).await
    }
}

/// A way to somebody.
#[derive(Clone, Copy)]
enum Channel<'a> {
    Webhook(&'a str),
    Email(&'a str),
    Push(&'a PushSubscription),
}

fn ways<'a>(settings: &'a NoticeSettings, browsers: &'a [PushSubscription]) -> Vec<Channel<'a>> {
    let webhook = settings.webhook.as_deref().map(Channel::Webhook);
    let email = settings.email.as_deref().map(Channel::Email);
    webhook.into_iter().chain(email).chain(browsers.iter().map(Channel::Push)).collect()
}

/// What is told.
struct News {
    subject: String,
    /// All of it, with the link.
    text: String,
    /// What stands below the subject where a click leads there.
    brief: String,
    /// Where it leads.
    path: String,
}

/// The host in the address of a webhook, for pages: the rest is a key.
pub(crate) fn host_of(webhook: &str) -> String {
    webhook.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_owned)).unwrap_or_default()
}
