//! Work for a processor, off the threads that serve requests: for whom it is done, and whose turn it is.
//!
//! Who asks goes along with the task that answers them ([`on_behalf`]), so that whatever it needs on the way waits in the right
//! place of the one [`Desk`].

mod aside;
mod desk;

use std::any::Any;
use std::fmt::Display;
use std::net::IpAddr;
use std::sync::Arc;

use bots::Cancel;
use languages::Language;
use tokio::task::spawn_blocking;

use crate::error::AppError;

pub(crate) use desk::{Desk, Effort};

/// Whose share of the server a piece of work counts against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Share {
    /// The server's own: nobody asked for it.
    House,
    /// That of an address; whoever has several accounts or browsers has one share.
    Address(IpAddr),
}

/// For whom a task works.
#[derive(Clone)]
struct Behalf {
    desk: Arc<Desk>,
    share: Share,
    /// A person waits for it, and not a bot.
    person: bool,
}

tokio::task_local! {
    static BEHALF: Behalf;
}

/// Does something for a person who waits for it.
pub(crate) async fn for_person<F: Future>(desk: &Arc<Desk>, address: IpAddr, task: F) -> F::Output {
    let behalf = Behalf { desk: Arc::clone(desk), share: Share::Address(address), person: true };
    BEHALF.scope(behalf, task).await
}

/// Does something that goes on by itself, at the cost of this share.
pub(crate) async fn on_behalf<F: Future>(desk: &Arc<Desk>, share: Share, task: F) -> F::Output {
    BEHALF.scope(Behalf { desk: Arc::clone(desk), share, person: false }, task).await
}

/// The same task for the same share, to be spawned: what is spawned does not know by itself for whom it works.
pub(crate) fn inherited<F: Future>(task: F) -> impl Future<Output = F::Output> {
    let (behalf, language) = (BEHALF.try_get(), Language::spoken());
    language.throughout(async move {
        match behalf {
            Ok(behalf) => BEHALF.scope(behalf, task).await,
            Err(_) => task.await,
        }
    })
}

/// The share of the person who waits for what is being done, if one does.
pub(crate) fn person() -> Option<Share> {
    BEHALF.try_with(|behalf| behalf.person.then_some(behalf.share)).ok().flatten()
}

/// Does something that waits for the disk or takes a moment.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
) -> Result<T, AppError> {
    run(Effort::Light, |_| work()).await
}

/// Does something of which few are done at a time. Who hangs up while waiting loses their place, and what has begun is told by
/// the sign that nobody wants it any more.
pub(crate) async fn run<T: Send + 'static>(
    effort: Effort,
    work: impl FnOnce(&Cancel) -> Result<T, AppError> + Send + 'static,
) -> Result<T, AppError> {
    named(in_turn(effort, Box::new(|left| Ok(Box::new(work(left)?)))).await)
}

/// Does something that takes a while and waits for no place: whoever calls this sees to it that there are few.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
) -> Result<T, AppError> {
    named(apart(Box::new(|| Ok(Box::new(work()?)))).await)
}

/// What comes of some work. Nearly everything that is asked for is such work; since what it gives has no type on the way, the
/// compiler makes that way once, and not a hundred times.
type Outcome = Result<Box<dyn Any + Send>, AppError>;

/// Gives an outcome the type again that it went in with.
fn named<T: 'static>(outcome: Outcome) -> Result<T, AppError> {
    outcome?.downcast().map(|done| *done).map_err(|_| storage("work gave something else"))
}

async fn in_turn(effort: Effort, work: Box<dyn FnOnce(&Cancel) -> Outcome + Send>) -> Outcome {
    let place = match BEHALF.try_get() {
        Ok(Behalf { desk, share, person: true }) => Some(desk.ask(effort, share).await?),
        Ok(Behalf { desk, share, person: false }) => Some(desk.wait(effort, share).await?),
        // A test, or a chore that has the machine for itself.
        Err(_) => None,
    };
    let left = Left(Cancel::default());
    let (sign, language) = (left.0.clone(), Language::spoken());
    let work = move || {
        // Held until the thread is free again, also when nobody waits for it any more.
        let _place = place;
        language.speaks(|| work(&sign))
    };
    let done = match effort {
        Effort::Light | Effort::Upload => {
            spawn_blocking(work).await.unwrap_or_else(|error| Err(storage(error)))
        }
        Effort::Quick | Effort::Slow | Effort::Idle => apart(Box::new(work)).await,
    };
    drop(left);
    done
}

async fn apart(work: Box<dyn FnOnce() -> Outcome + Send>) -> Outcome {
    let language = Language::spoken();
    let work = Box::new(move || language.speaks(work));
    aside::spawn(work).map_err(storage)?.await.unwrap_or_else(|error| Err(storage(error)))
}

fn storage(error: impl Display) -> AppError {
    AppError::Storage(error.to_string())
}

/// Tells the work when whoever waited for it has left.
struct Left(Cancel);

impl Drop for Left {
    fn drop(&mut self) {
        self.0.cancel();
    }
}
