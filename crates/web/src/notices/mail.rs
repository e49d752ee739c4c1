//! E-mail, through the mail server that the host has named.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport, Message, Tokio1Executor};

use crate::error::AppError;
use crate::text::t;

/// How long the mail server may take for each step.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The longest address.
pub(crate) const MAX_EMAIL_LEN: usize = 254;

/// The way to the mail server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// Through `smtps://user:password@mail.example.org`, from `Lokálka <games@example.org>`.
    ///
    /// # Errors
    /// In words, when either is wrong.
    pub(crate) fn new(url: &str, from: &str) -> Result<Mailer, String> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| {
            // The address has a password in it: it is not repeated.
            format!("the address of the mail server is wrong ({error}); it is such as smtps://user:password@mail.example.org")
        })?;
        let from = from.parse().map_err(|error| {
            format!("`{from}` cannot send mail ({error}); it is such as Lokálka <games@example.org>")
        })?;
        Ok(Mailer { transport: transport.timeout(Some(TIMEOUT)).build(), from })
    }

    /// Sends a letter.
    ///
    /// # Errors
    /// With a conflict where it may work later.
    pub(super) async fn send(&self, to: &str, subject: &str, text: String) -> Result<(), AppError> {
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(None, read(to)?));
        let message = message.subject(subject).header(ContentType::TEXT_PLAIN).body(text);
        let message = message.map_err(|error| AppError::Invalid(error.to_string()))?;
        let sent = self.transport.send(message).await;
        sent.map(|_| ()).map_err(|error| match error.is_permanent() {
            true => AppError::Invalid(t("mail-refused")),
            false => AppError::Conflict(t("mail-failed")),
        })
    }
}

/// Reads an e-mail address.
pub(super) fn read(email: &str) -> Result<Address, AppError> {
    let wrong = || AppError::Invalid(t("email-wrong"));
    if email.len() > MAX_EMAIL_LEN {
        return Err(wrong());
    }
    email.parse().map_err(|_| wrong())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_host_says_is_checked() {
        assert!(Mailer::new("smtp://127.0.0.1:2525", "Lokálka <games@example.org>").is_ok());
        assert!(Mailer::new("smtps://user:secret@mail.example.org", "games@example.org").is_ok());
        let wrong = Mailer::new("ftp://user:secret@mail.example.org", "games@example.org").err();
        assert!(wrong.is_some_and(|why| why.contains("smtps://") && !why.contains("secret")));
        assert!(
            Mailer::new("smtp://127.0.0.1", "nobody")
                .err()
                .is_some_and(|why| why.contains("games@example.org"))
        );
    }

    #[test]
    fn an_address_is_one() {
        assert!(read("karel@example.org").is_ok());
        for wrong in [
            "",
            "karel",
            "@example.org",
            "a@b@c",
            "k@example.org\r\nBcc: x@example.org",
            "Karel <k@example.org>",
        ] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
