//! A file that browsers keep.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use encodings::{Encoding, Pains};

use crate::compression::accepted;
use crate::repository::mark_of;

/// How long browsers keep a file: for ever under its present address, since another content has another one.
fn lasts(present: bool) -> &'static str {
    if present { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// A file with the forms in which it is sent.
pub(super) struct File {
    kind: &'static str,
    /// What tells its content from another one.
    pub(super) mark: String,
    content: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl File {
    pub(super) fn new(kind: &'static str, content: String) -> File {
        let mark = mark_of([content.as_str()]);
        File { kind, mark, content: content.into(), brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    /// The file for who asks for it by a mark, in a form that they can read.
    pub(super) fn answer(&self, mark: &str, headers: &HeaderMap) -> Response {
        let lasts = lasts(mark == self.mark);
        let encoding = accepted(headers);
        let head = [(CONTENT_TYPE, self.kind), (CACHE_CONTROL, lasts), (VARY, "accept-encoding")];
        let mut response = (head, self.form(encoding)).into_response();
        if let Some(encoding) = encoding {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
        response
    }

    /// Compresses the file, if nobody has asked for it yet.
    pub(super) fn compress(&self) {
        self.form(Some(Encoding::Brotli));
    }

    fn form(&self, encoding: Option<Encoding>) -> Bytes {
        let compressed = |encoding: Encoding| encoding.compress(&self.content, Pains::Thorough).into();
        match encoding {
            Some(encoding @ Encoding::Brotli) => self.brotli.get_or_init(|| compressed(encoding)).clone(),
            Some(encoding @ Encoding::Gzip) => self.gzip.get_or_init(|| compressed(encoding)).clone(),
            None => self.content.clone(),
        }
    }
}

/// A picture in pixels, which is compressed already, under its present address or an older one.
pub(super) fn picture(content: Bytes, present: bool) -> Response {
    ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, lasts(present))], content).into_response()
}

/// A picture under an address that does not change: it is kept for a day.
pub(super) fn passing(kind: &'static str, content: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=86400")], content).into_response()
}
