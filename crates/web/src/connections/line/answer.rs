//! An answer under way, which lasts until its last byte is handed over.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use super::course::Course;

/// The connection had to give way to another before the request was there.
#[derive(Debug)]
pub(super) struct GaveWay;

impl std::fmt::Display for GaveWay {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("the connection gave way to another")
    }
}

impl std::error::Error for GaveWay {}

/// An answer that is being worked out or sent, as long as it is held.
pub(super) struct Answering(Arc<Course>);

impl Answering {
    pub(super) fn begin(course: &Arc<Course>) -> Result<Answering, GaveWay> {
        if course.begin_answer() { Ok(Answering(Arc::clone(course))) } else { Err(GaveWay) }
    }

    /// Lasts as long as the body.
    pub(super) fn with(self, body: Body) -> AnswerBody {
        AnswerBody { body, _answering: self }
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.end_answer();
    }
}

/// The body of an answer.
pub(super) struct AnswerBody {
    body: Body,
    _answering: Answering,
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
