//! Looking back at games that are over: worked out beside everything else, one game at a time, once, and kept.
//!
//! A game that is still played is not looked at, since what a bot thinks of it would be a hint. Who asks does not wait: the work is
//! done in slices at the desk, where nobody else wants to, and pages ask how far it has come. Nobody calls it off; it ends by
//! itself, or with the server, and then whoever asks next begins it anew.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use study::{Line, Progress, Review, Study, VERSION};
use tracing::warn;

use crate::error::AppError;
use crate::repository::{KeptReview, Repository};
use crate::table::{Deed, Table};
use crate::tables::Tables;
use crate::text::t;
use crate::work::{self, Desk, Effort, Share, blocking};

/// So long a slice of the work is, about: then others have their turn at the desk.
const SLICE: Duration = Duration::from_millis(150);

/// So many games may wait for a look back.
const MOST_WAITING: usize = 24;

/// The work on reviews.
pub(crate) struct Reviews {
    repository: Arc<Repository>,
    tables: Arc<Tables>,
    desk: Arc<Desk>,
    /// How many actions are played where it is looked twice.
    nodes: u64,
    /// The games that are looked at or wait for it, with how far the work has come.
    jobs: Mutex<HashMap<String, Option<Progress>>>,
    /// Whose turn it is.
    turn: tokio::sync::Mutex<()>,
}

/// Where the review of a game stands.
pub(crate) enum Stage {
    /// Nobody has asked for it.
    None,
    /// Other games come first.
    Waiting,
    /// So much is done.
    Working(Progress),
    /// It is there.
    Ready(Box<Review>),
}

impl Reviews {
    pub(crate) fn new(
        repository: Arc<Repository>,
        tables: Arc<Tables>,
        desk: Arc<Desk>,
        nodes: u64,
    ) -> Reviews {
        Reviews {
            repository,
            tables,
            desk,
            nodes,
            jobs: Mutex::default(),
            turn: tokio::sync::Mutex::default(),
        }
    }

    /// Where the review of a game stands.
    ///
    /// # Errors
    /// When there is no such game, or it is not over.
    pub(crate) async fn stage(&self, id: &str) -> Result<Stage, AppError> {
        let seq = self.tables.at(id, expect_over).await?;
        if let Some(progress) = self.jobs().get(id) {
            return Ok(progress.map_or(Stage::Waiting, Stage::Working));
        }
        let (repository, id, nodes) = (Arc::clone(&self.repository), id.to_owned(), self.nodes);
        blocking(move || Ok(kept(&repository, &id, seq, nodes)?.map_or(Stage::None, Stage::Ready))).await
    }

    /// Begins to look back at a game, unless that was done or begun.
    ///
    /// # Errors
    /// When there is no such game, it is not over, or too many wait.
    pub(crate) async fn begin(self: &Arc<Self>, id: &str) -> Result<Stage, AppError> {
        let stage = self.stage(id).await?;
        if !matches!(stage, Stage::None) {
            return Ok(stage);
        }
        {
            let mut jobs = self.jobs();
            if jobs.contains_key(id) {
                return Ok(Stage::Waiting);
            }
            if jobs.len() >= MOST_WAITING {
                return Err(AppError::Busy(t("review-busy")));
            }
            jobs.insert(id.to_owned(), None);
        }
        let (reviews, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            let closed = pin!(reviews.tables.closed());
            let desk = Arc::clone(&reviews.desk);
            let work = pin!(work::on_behalf(&desk, Share::House, reviews.look_back(&id)));
            tokio::select! {
                done = work => {
                    if let Err(error) = done {
                        warn!(game = id, error = error.for_host(), "a game could not be looked back at");
                    }
                }
                () = closed => {}
            }
            reviews.jobs().remove(&id);
        });
        Ok(Stage::Waiting)
    }

    /// Looks back at a game when its turn has come, and keeps what comes of it.
    async fn look_back(&self, id: &str) -> Result<(), AppError> {
        let _turn = self.turn.lock().await;
        let asked = self.tables.at(id, |table| {
            let seq = expect_over(table)?;
            let begin = table.game_at(0).ok_or(AppError::PositionNotFound)?.into_owned();
            let played = table.line().iter().enumerate().map(|(at, step)| match &step.deed {
                Deed::Act { understood, .. } => Ok(study::Deed::Act(step.seat, understood.clone())),
                Deed::Correct(_) => {
                    let then = table.game_at(at + 1).ok_or(AppError::PositionNotFound)?;
                    Ok(study::Deed::Correct(Box::new(then.into_owned())))
                }
            });
            Ok((seq, begin, played.collect::<Result<Vec<_>, AppError>>()?))
        });
        let (seq, begin, played) = asked.await?;
        let nodes = self.nodes;
        let begun = work::run(Effort::Idle, move |_| {
            let line = Line::of(begin, played);
            let line = line.map_err(|refusal| AppError::Corrupt(refusal.rule.id.to_owned()))?;
            Ok(Study::new(line, nodes))
        });
        let mut study = begun.await?;
        loop {
            self.jobs().insert(id.to_owned(), Some(study.progress()));
            let sliced = work::run(Effort::Idle, move |_| {
                let began = Instant::now();
                let mut more = true;
                while more && began.elapsed() < SLICE {
                    more = study.step();
                }
                Ok((study, more))
            });
            let more;
            (study, more) = sliced.await?;
            if !more {
                break;
            }
        }
        let (repository, id) = (Arc::clone(&self.repository), id.to_owned());
        work::run(Effort::Idle, move |_| {
            let text = serde_json::to_string(&study.finish());
            let text = text.map_err(|error| AppError::Storage(error.to_string()))?;
            repository.keep_review(&id, &KeptReview { last_seq: seq, nodes, text })?;
            repository.metrics.reviews.inc();
            Ok(())
        })
        .await
    }

    fn jobs(&self) -> std::sync::MutexGuard<'_, HashMap<String, Option<Progress>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The number of the last entry of a game that is over.
fn expect_over(table: &Table) -> Result<u32, AppError> {
    if !table.game().state().is_over() {
        return Err(AppError::Conflict(t("review-running")));
    }
    Ok(table.seq())
}

/// The review that is kept of a game, if it is about what was played, and as good as one of today.
fn kept(repository: &Repository, id: &str, seq: u32, nodes: u64) -> Result<Option<Box<Review>>, AppError> {
    let kept = repository.review(id)?.filter(|kept| kept.last_seq == seq && kept.nodes >= nodes);
    let read = kept.and_then(|kept| serde_json::from_str::<Review>(&kept.text).ok());
    Ok(read.filter(|review| review.version == VERSION).map(Box::new))
}
