//! What somebody wants to be told, and where: changing it, confirming an e-mail address, and trying it out.

use std::sync::Arc;
use std::time::Duration;

use super::target::MAX_WEBHOOK_LEN;
use super::{News, Notices, mail, target, ways};
use crate::error::AppError;
use crate::repository::{Account, AuditEvent, NoticeSettings, PendingEmail, hash, now, random_id};
use crate::text::{t, tr};
use crate::throttle::{MAIL, TRY_OUT};
use crate::work::blocking;

/// How long an e-mail address may take to be confirmed.
const CONFIRM_WITHIN: Duration = Duration::from_secs(2 * 24 * 60 * 60);

/// What somebody asks for, as a form has it: empty where nothing is wanted.
pub(crate) struct SettingsChange {
    pub(crate) active: bool,
    /// Nothing where it is to stay.
    pub(crate) webhook: Option<String>,
    pub(crate) email: String,
}

impl Notices {
    /// Whether e-mail can be sent at all.
    pub(crate) fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// The settings of an account.
    pub(crate) async fn settings_of(&self, account: &Account) -> Result<NoticeSettings, AppError> {
        self.settings(&account.id).await
    }

    /// Changes the settings of an account. A new e-mail address gets a letter, and counts once the link in it was followed.
    pub(crate) async fn change(&self, account: &Account, asked: SettingsChange) -> Result<(), AppError> {
        let mut settings = self.settings(&account.id).await?;
        settings.active = asked.active;
        if let Some(webhook) = asked.webhook {
            let webhook = webhook.trim().to_owned();
            if !webhook.is_empty() {
                let found =
                    target::resolve(&target::read(&webhook, MAX_WEBHOOK_LEN)?, self.allowed_targets).await;
                found.map_err(now_or_never)?;
            }
            settings.webhook = Some(webhook).filter(|webhook| !webhook.is_empty());
        }
        let email = asked.email.trim();
        let waits = settings.asked.as_ref().is_some_and(|asked| asked.email == email && asked.until > now());
        let mut letter = None;
        if email.is_empty() || !self.has_mail() {
            (settings.email, settings.asked) = (None, None);
        } else if settings.email.as_deref() == Some(email) {
            settings.asked = None;
        } else if !waits {
            mail::read(email)?;
            self.throttle.take(MAIL, &account.id)?;
            self.throttle.take(MAIL, &hash(&email.to_lowercase()))?;
            let token = random_id().map_err(AppError::Storage)?;
            let until = now().saturating_add(CONFIRM_WITHIN.as_millis().try_into().unwrap_or(i64::MAX));
            let (email, token_hash) = (email.to_owned(), hash(&token));
            settings.asked = Some(PendingEmail { email: email.clone(), token_hash, until });
            letter = Some((email, token));
        }
        if let Some((email, token)) = letter {
            // Before it is kept: where no letter can be sent, nothing waits to be confirmed.
            let link = self.public_url.link(&format!("/account/email/{token}"));
            let text = tr!("confirm-text", name = account.name, link = link);
            self.mail(&email, &t("confirm-subject"), &text).await?;
        }
        self.put(account, settings).await
    }

    /// Confirms the e-mail address that a token was sent to.
    pub(crate) async fn confirm(&self, token: &str) -> Result<(), AppError> {
        let (repository, token) = (Arc::clone(&self.repository), token.to_owned());
        let found = blocking(move || repository.confirm_email(&token)).await?;
        found.ok_or_else(|| AppError::Forbidden(t("confirm-wrong")))
    }

    /// Sends something to all places at once, to see whether it arrives.
    pub(crate) async fn try_out(&self, account: &Account) -> Result<(), AppError> {
        self.throttle.take(TRY_OUT, &account.id)?;
        let settings = self.settings(&account.id).await?;
        let browsers = self.browsers_of(&account.id).await?;
        let ways = ways(&settings, &browsers);
        if ways.is_empty() {
            return Err(AppError::Invalid(t("notice-nowhere")));
        }
        let news = News {
            subject: t("notice-trial-subject"),
            text: tr!("notice-trial", link = self.public_url.link("/")),
            brief: t("notice-trial-brief"),
            path: "/".to_owned(),
        };
        for way in ways {
            self.send(way, &news).await.map_err(now_or_never)?;
        }
        Ok(())
    }

    pub(super) async fn put(&self, account: &Account, settings: NoticeSettings) -> Result<(), AppError> {
        let (repository, account) = (Arc::clone(&self.repository), account.clone());
        blocking(move || {
            repository.set_notice_settings(&account.id, &settings)?;
            repository.audit_own_event(&account, &AuditEvent::NoticesChanged);
            Ok(())
        })
        .await
    }
}

/// What went wrong, for somebody who waits for it: whether it may work later makes no difference, and must not be seen.
pub(super) fn now_or_never(error: AppError) -> AppError {
    match error {
        AppError::Conflict(sentence) => AppError::Invalid(sentence),
        other => other,
    }
}
