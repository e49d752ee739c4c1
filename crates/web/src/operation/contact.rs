//! `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of this server, where its host has said it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::Server;
use crate::repository::now;
use crate::timestamp::{DAY, format_midnight};

/// Where it is found.
pub(crate) const PATH: &str = "/.well-known/security.txt";

/// Whoever reads it should ask again after so long: a server that is gone says nothing wrong for ever.
const LASTS: i64 = 180 * DAY;

/// How the host of the server is reached: a URI, as the file has it.
#[derive(Clone, Debug)]
pub(crate) struct Contact(String);

impl Contact {
    /// Reads an e-mail address or a URI.
    ///
    /// # Errors
    /// In words, when it is neither.
    pub(crate) fn new(text: &str) -> Result<Contact, String> {
        let is_plain = !text.is_empty() && text.chars().all(|letter| letter.is_ascii_graphic());
        let has_scheme = ["https://", "mailto:", "tel:"].iter().any(|scheme| text.starts_with(scheme));
        let is_address = text.split_once('@').is_some_and(|(name, host)| {
            !name.is_empty() && !host.is_empty() && !host.contains('@') && !text.contains([':', '/'])
        });
        match (is_plain, has_scheme, is_address) {
            (true, true, _) => Ok(Contact(text.to_owned())),
            (true, false, true) => Ok(Contact(format!("mailto:{text}"))),
            _ => Err(format!(
                "`{text}` is no contact; it is an e-mail address such as security@example.org, or an address that begins with https://"
            )),
        }
    }
}

pub(crate) async fn show(State(server): State<Server>) -> Response {
    let Some(Contact(contact)) = server.contact.as_deref() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut text =
        format!("Contact: {contact}\nExpires: {}\nPreferred-Languages: en\n", format_midnight(now() + LASTS));
    if server.public_url.is_secure() {
        text += &format!("Canonical: {}\n", server.public_url.link(PATH));
    }
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_an_address_that_others_can_use() {
        let read = |text: &str| Contact::new(text).map(|Contact(uri)| uri);
        assert_eq!(read("security@example.org"), Ok("mailto:security@example.org".to_owned()));
        for uri in ["https://example.org/report", "mailto:a@example.org", "tel:+1-201-555-0123"] {
            assert_eq!(read(uri), Ok(uri.to_owned()));
        }
        for wrong in [
            "",
            "Anna",
            "@",
            "a@",
            "a b@example.org",
            "http://example.org",
            "a@example.org\nContact: b",
            "žofie@example.org",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
