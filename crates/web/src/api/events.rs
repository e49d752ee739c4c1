//! Events to listeners: they hear that something is new, and fetch what they may see.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use futures_util::stream::{self, Stream, StreamExt};
use tokio::time::{Instant, sleep_until};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::tables::News;

/// A stream tells no more often than this: nobody can follow faster, and what is new meanwhile is told together.
const MIN_INTERVAL: Duration = Duration::from_millis(100);

/// What is new: the number of the last entry at once, and then that and everything else as it comes.
pub(super) async fn events(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, AppError> {
    let user = person.account.as_ref().map(|account| account.id.as_str());
    let open = server.streams.open(person.address, &id, user)?;
    let mut listener = server.tables.listen(&id).await?;
    let closed = server.tables.closed();
    listener.mark_changed();
    let beginning = (listener, None, Instant::now(), open);
    let news = stream::unfold(beginning, |(mut listener, heard, rest, open)| async move {
        sleep_until(rest).await;
        listener.changed().await.ok()?;
        let news = *listener.borrow_and_update();
        let events: Vec<_> = since(heard, news).into_iter().map(Ok).collect();
        Some((stream::iter(events), (listener, Some(news), Instant::now() + MIN_INTERVAL, open)))
    });
    Ok(Sse::new(news.flatten().take_until(closed))
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

/// The events that tell what is new. At first that is the number alone: whoever comes has just fetched the rest.
fn since(heard: Option<News>, news: News) -> Vec<Sent> {
    let old = heard.unwrap_or(news);
    let parts = [
        ("seq", news.seq, heard.is_none() || old.seq != news.seq),
        ("chat", news.chat, old.chat != news.chat),
        ("seats", news.seats, old.seats != news.seats),
    ];
    let new = parts.into_iter().filter(|(.., new)| *new);
    new.map(|(name, number, _)| Sent::default().event(name).data(number.to_string())).collect()
}
