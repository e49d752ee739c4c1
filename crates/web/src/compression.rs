//! Answers travel compressed to whoever says that they can read that: on a slow line it is most of the waiting.
//!
//! How long a compressed answer is tells a little of what is in it. Who has another's browser ask again and again, each time
//! with a guess that the answer repeats, could read a secret beside it (BREACH). What another site has a browser ask for is
//! therefore not compressed; files are the same for everybody, and hold no secret.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderName, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::response::Response;
use encodings::{Encoding, Pains};

use crate::work::blocking;

/// Below this the saving is less than the headers that tell of it.
const WORTH_IT: usize = 600;

/// Above this it is done off the threads that serve requests.
const A_MOMENT: usize = 40_000;

/// What is text, and gets smaller. A stream of events is not among them: it must not wait until there is enough to compress.
const KINDS: [&str; 5] = ["text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"];

/// The best form of those that a request accepts.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<Encoding> {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let offered: Vec<&str> = values.flat_map(|value| value.split(',')).filter_map(wanted).collect();
    Encoding::ALL.into_iter().find(|encoding| offered.contains(&encoding.name()))
}

/// A form that is offered, unless with the weight of nothing.
fn wanted(offer: &str) -> Option<&str> {
    let (name, weight) = offer.split_once(';').unwrap_or((offer, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    weight.is_some_and(|weight| weight > 0.0).then(|| name.trim())
}

/// What a request says of how it may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    encoding: Option<Encoding>,
}

impl Asked {
    pub(crate) fn by(request: &Parts) -> Asked {
        let site = request.headers.get(HeaderName::from_static("sec-fetch-site"));
        let elsewhere = site.is_some_and(|site| !matches!(site.as_bytes(), b"same-origin" | b"none"));
        let may = !elsewhere && request.method != Method::HEAD;
        Asked { encoding: may.then(|| accepted(&request.headers)).flatten() }
    }

    /// Compresses an answer, where it is worth it and nobody has done so yet.
    pub(crate) async fn compress(self, response: Response) -> Response {
        let headers = response.headers();
        let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let text = KINDS.contains(&kind.split(';').next().unwrap_or_default());
        if !text || headers.contains_key(CONTENT_ENCODING) {
            return response;
        }
        let (mut parts, body) = response.into_parts();
        parts.headers.insert(VARY, HeaderValue::from_static("accept-encoding, sec-fetch-site"));
        let Some(encoding) = self.encoding else { return Response::from_parts(parts, body) };
        // What handlers give is in memory already; nothing is waited for, and nothing can be lost.
        let Ok(content) = to_bytes(body, usize::MAX).await else {
            return Response::from_parts(parts, Body::empty());
        };
        if content.len() < WORTH_IT {
            return Response::from_parts(parts, Body::from(content));
        }
        match compressed(encoding, content.clone()).await {
            Some(compressed) => {
                parts.headers.remove(CONTENT_LENGTH);
                parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
                Response::from_parts(parts, Body::from(compressed))
            }
            None => Response::from_parts(parts, Body::from(content)),
        }
    }
}

/// A compressed answer; nothing where the server has no time for it.
async fn compressed(encoding: Encoding, content: Bytes) -> Option<Vec<u8>> {
    if content.len() <= A_MOMENT {
        return Some(encoding.compress(&content, Pains::Quick));
    }
    blocking(move || Ok(encoding.compress(&content, Pains::Quick))).await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(value: &str) -> Option<Encoding> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, value.parse().expect("a header"));
        accepted(&headers)
    }

    #[test]
    fn the_best_form_that_is_accepted_is_taken() {
        assert_eq!(taken("gzip, deflate, br, zstd"), Some(Encoding::Brotli));
        assert_eq!(taken("gzip;q=0.8, br;q=0"), Some(Encoding::Gzip));
        assert_eq!(taken("br;q=0.0,gzip; q=0"), None);
        assert_eq!(taken("identity"), None);
        assert_eq!(taken("brotli, gzipped"), None);
        assert_eq!(accepted(&HeaderMap::new()), None);
    }
}
