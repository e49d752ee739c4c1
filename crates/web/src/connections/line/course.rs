//! What a connection does, and until when it may.

use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use tokio::time::{Instant, Sleep, sleep};

use crate::connections::Limits;
use crate::connections::crowd::{Phase, Ticket};

/// What a connection does, for all who have a part in it. They take turns in one task, so that whoever changes it need
/// wake nobody.
pub(super) struct Course {
    ticket: Ticket,
    limits: Limits,
    now: Mutex<Now>,
}

struct Now {
    phase: Phase,
    since: Instant,
    /// Whether anything of the next request has come.
    begun: bool,
    /// Whether the whole answer is worked out; it is through when it is handed over, too.
    worked_out: bool,
    /// Since when nothing of an answer is taken.
    stuck: Option<Instant>,
}

impl Course {
    pub(super) fn new(ticket: Ticket, limits: Limits) -> Course {
        let since = Instant::now();
        let now = Now { phase: Phase::Asking, since, begun: false, worked_out: false, stuck: None };
        Course { ticket, limits, now: Mutex::new(now) }
    }

    /// A whole request is there; false when the connection had to give way before.
    pub(super) fn begin_answer(&self) -> bool {
        self.turn_to(Phase::Answered, false)
    }

    /// The answer is worked out.
    pub(super) fn end_answer(&self) {
        self.lock().worked_out = true;
    }

    /// All that was worked out is handed over.
    pub(super) fn flushed(&self) {
        let now = self.lock();
        if now.phase == Phase::Answered && now.worked_out {
            drop(now);
            self.turn_to(Phase::Idle, false);
        }
    }

    /// Something was received.
    pub(super) fn hear(&self) {
        let mut now = self.lock();
        match now.phase {
            Phase::Asking => now.begun = true,
            // More of the body, or what comes next and is looked at later.
            Phase::Answered => {}
            Phase::Idle => {
                drop(now);
                self.turn_to(Phase::Asking, true);
            }
        }
    }

    /// Something was sent, or could not be sent now.
    pub(super) fn sent(&self, all_well: bool) {
        let mut now = self.lock();
        if all_well {
            now.stuck = None;
        } else {
            now.stuck.get_or_insert_with(Instant::now);
        }
    }

    /// Whether nothing whole was asked for.
    pub(super) fn is_asking(&self) -> bool {
        self.lock().phase == Phase::Asking
    }

    /// Whether somebody is in the middle of sending a request or taking an answer.
    pub(super) fn is_slow(&self) -> bool {
        let now = self.lock();
        now.begun || now.stuck.is_some()
    }

    /// Until when something must have happened.
    fn deadline(&self) -> Option<Instant> {
        let now = self.lock();
        let phase = match now.phase {
            Phase::Asking => Some(now.since + self.limits.headers),
            Phase::Answered => None,
            Phase::Idle => Some(now.since + self.limits.idle),
        };
        phase.into_iter().chain(now.stuck.map(|since| since + self.limits.writing)).min()
    }

    fn turn_to(&self, phase: Phase, begun: bool) -> bool {
        let mut now = self.lock();
        (now.phase, now.since, now.begun, now.worked_out) = (phase, Instant::now(), begun, false);
        drop(now);
        self.ticket.turn_to(phase)
    }

    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Comes when a connection has taken too long.
///
/// The clock is looked at every so often instead of being set at every change: the shortest of all limits is never missed by
/// that, and a busy connection costs no timers.
pub(super) struct Overdue<'a> {
    course: &'a Course,
    look: Pin<Box<Sleep>>,
}

impl Overdue<'_> {
    pub(super) fn of(course: &Course) -> Overdue<'_> {
        Overdue { course, look: Box::pin(sleep(course.limits.shortest())) }
    }
}

impl Future for Overdue<'_> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        while self.look.as_mut().poll(context).is_ready() {
            let (now, deadline) = (Instant::now(), self.course.deadline());
            if deadline.is_some_and(|deadline| deadline <= now) {
                return Poll::Ready(());
            }
            let again = now + self.course.limits.shortest();
            self.look.as_mut().reset(deadline.map_or(again, |deadline| deadline.min(again)));
        }
        Poll::Pending
    }
}
