//! Bodies of requests: how large they may be, and how long they may take. Both are found out while they are read, so that
//! nobody has to have room for more, or to wait longer, than is allowed.

use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::error::AppError;

/// The path at which games are uploaded.
pub(crate) const IMPORT: &str = "/api/import";

/// The largest game that can be uploaded: a record of a long one is about a tenth of it.
const MAX_IMPORT_SIZE: usize = 4 << 20;

/// The largest of all other requests; the longest private note is most of it.
const MAX_SIZE: usize = 64 << 10;

/// So many bytes of a body bring it another second: a slow line may take its time for a large game.
const BYTES_PER_SECOND: u64 = 16 << 10;

/// What was wrong with a body, once it is known.
#[derive(Clone, Default)]
pub(crate) struct Fault(Arc<OnceLock<AppError>>);

impl Fault {
    pub(crate) fn get(&self) -> Option<&AppError> {
        self.0.get()
    }
}

/// A body that ends with an error when it is larger or slower than is allowed at this path; and that error.
pub(crate) fn bounded(body: Body, path: &str, time: Duration) -> (Body, Fault) {
    let (most, fault) = (if path == IMPORT { MAX_IMPORT_SIZE } else { MAX_SIZE }, Fault::default());
    if body.size_hint().lower() > most as u64 {
        let _ = fault.0.set(AppError::TooLarge(most));
    }
    if body.is_end_stream() {
        return (body, fault);
    }
    (Body::new(Bounded { body, left: most, most, time, until: None, fault: fault.clone() }), fault)
}

struct Bounded {
    body: Body,
    left: usize,
    most: usize,
    time: Duration,
    /// From when it is first asked for: whoever has to wait for their turn is not slow.
    until: Option<Pin<Box<Sleep>>>,
    fault: Fault,
}

/// Why reading ended: what is told is in the fault.
#[derive(Debug)]
struct NotAllowed;

impl std::fmt::Display for NotAllowed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("the body is too large or too slow")
    }
}

impl std::error::Error for NotAllowed {}

impl Bounded {
    fn end(&self, error: AppError) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let _ = self.fault.0.set(error);
        Poll::Ready(Some(Err(axum::Error::new(NotAllowed))))
    }
}

impl HttpBody for Bounded {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let latest = Instant::now() + self.time;
        self.until.get_or_insert_with(|| Box::pin(sleep_until(latest)));
        let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) else {
            if let Some(until) = &mut self.until {
                ready!(until.as_mut().poll(context));
            }
            return self.end(AppError::TooSlow);
        };
        let length = frame.as_ref().and_then(|frame| frame.as_ref().ok()?.data_ref().map(Bytes::len));
        let length = length.unwrap_or_default();
        match self.left.checked_sub(length) {
            Some(left) => self.left = left,
            None => return self.end(AppError::TooLarge(self.most)),
        }
        let more = Duration::from_micros(length as u64 * 1_000_000 / BYTES_PER_SECOND);
        if let Some(until) = &mut self.until {
            let later = until.deadline() + more;
            until.as_mut().reset(later);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
