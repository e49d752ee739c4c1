//! Taking back: freely until another person has acted, after that with the consent of those who have.
//!
//! Requests and answers are entries of the log like actions are, so that a restart forgets none, and everybody sees
//! afterwards who took back what.

use rules::Seat;

use super::remarks::Done;
use super::{Remark, RemarkKind, Step, Table};
use crate::entry::Entry;
use crate::error::AppError;
use crate::repository::Holder;
use crate::text::{t, tr};

/// A request that others must agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UndoRequest {
    /// Who asks.
    pub(crate) seat: Seat,
    /// How many actions would be left.
    pub(crate) to: usize,
    /// Who has not agreed yet.
    pub(crate) waiting: Vec<Seat>,
}

impl Table {
    /// What was taken back, done again, asked for and answered after so many actions, in order.
    pub(crate) fn remarks_after(&self, at: usize) -> &[Remark] {
        // Sorted, since those about actions that were taken back move to where play goes on.
        let from = self.remarks.partition_point(|remark| remark.after < at);
        let until = self.remarks.partition_point(|remark| remark.after <= at);
        &self.remarks[from..until]
    }

    /// The request that waits for answers.
    pub(crate) fn asked(&self) -> Option<&UndoRequest> {
        self.asked.as_ref()
    }

    /// How many actions somebody's undo would take back, and who must agree; nothing where they have not acted.
    pub(crate) fn undo_of(&self, who: &Holder) -> Option<(usize, Vec<Seat>)> {
        let own = |step: &Step| self.is_of(step, who);
        let to = self.line().iter().rposition(own)?;
        // A seat that nobody holds has nobody to ask.
        let others =
            self.line()[to..].iter().filter(|step| !own(step) && self.holder_of(step.seat).is_some());
        let mut others: Vec<Seat> = others.map(|step| step.seat).collect();
        others.sort_unstable();
        others.dedup();
        Some((self.line().len() - to, others))
    }

    /// Whether somebody made a step: a correction is that of whoever moderates.
    fn is_of(&self, step: &Step, who: &Holder) -> bool {
        match step.correction() {
            Some(_) => self.is_moderated_by(who),
            None => self.holder_of(step.seat) == Some(who),
        }
    }

    pub(super) fn undo(&self, who: &Holder) -> Result<Entry, AppError> {
        let (actions, of) = self.undo_of(who).ok_or_else(|| AppError::Invalid(t("error-nothing-to-undo")))?;
        if of.is_empty() {
            return Ok(Entry::Undo(actions));
        }
        if let Some(asked) = &self.asked {
            let player = self.names().player(asked.seat);
            return Err(AppError::Conflict(tr!("undo-asked-already", player = player)));
        }
        let to = self.line().len() - actions;
        Ok(Entry::AskUndo { seat: self.line()[to].seat, to, of })
    }

    pub(super) fn redo(&self, who: &Holder) -> Result<Entry, AppError> {
        let step = self.undone.last().ok_or_else(|| AppError::Invalid(t("error-nothing-to-redo")))?;
        if self.is_of(step, who) {
            return Ok(Entry::Redo);
        }
        Err(AppError::Forbidden(tr!("redo-not-yours", player = self.names().player(step.seat))))
    }

    pub(super) fn agree(&self, who: &Holder) -> Result<Entry, AppError> {
        let seats = self.waiting_for(who)?;
        if seats.is_empty() { Err(AppError::Forbidden(t("undo-not-asked"))) } else { Ok(Entry::Agree(seats)) }
    }

    pub(super) fn refuse(&self, who: &Holder) -> Result<Entry, AppError> {
        let seats = self.waiting_for(who)?;
        let asker = self.asked.iter().map(|asked| asked.seat);
        let own = asker.filter(|&seat| self.holder_of(seat) == Some(who));
        let seat = seats.into_iter().chain(own).next();
        seat.map(Entry::Refuse).ok_or_else(|| AppError::Forbidden(t("undo-not-asked")))
    }

    /// The seats of somebody that the request waits for.
    fn waiting_for(&self, who: &Holder) -> Result<Vec<Seat>, AppError> {
        let asked = self.asked.as_ref().ok_or_else(|| AppError::Conflict(t("undo-nothing-asked")))?;
        let own = asked.waiting.iter().filter(|&&seat| self.holder_of(seat) == Some(who));
        Ok(own.copied().collect())
    }

    /// Whether an entry of the log that is no action fits here, whoever made it.
    pub(super) fn check(&self, entry: &Entry) -> Result<(), AppError> {
        let fits = match entry {
            Entry::Action { .. } | Entry::Correct { .. } => true,
            Entry::Undo(actions) => (1..=self.line().len()).contains(actions),
            Entry::Redo => !self.undone.is_empty(),
            Entry::AskUndo { to, .. } => *to < self.line().len(),
            Entry::Agree(_) | Entry::Refuse(_) => self.asked.is_some(),
        };
        if fits { Ok(()) } else { Err(AppError::Invalid(t("error-nothing-to-undo"))) }
    }

    /// How many actions there are after an entry that is no action and takes none up again.
    pub(super) fn length_after(&self, entry: &Entry) -> usize {
        match (entry, &self.asked) {
            (Entry::Undo(actions), _) => self.line().len().saturating_sub(*actions),
            (Entry::Agree(seats), Some(asked)) if asked.waiting.iter().all(|seat| seats.contains(seat)) => {
                asked.to
            }
            _ => self.line().len(),
        }
    }

    /// Whether an entry that is no action takes actions back.
    pub(crate) fn takes_back(&self, entry: &Entry) -> bool {
        self.length_after(entry) < self.line().len()
    }

    /// Makes an entry that is no action.
    pub(super) fn make_other(&mut self, entry: Entry) {
        let left = self.length_after(&entry);
        match entry {
            Entry::Action { .. } | Entry::Correct { .. } => {}
            Entry::Undo(_) => {
                self.lapse(self.line().len());
                self.take_back(left);
            }
            Entry::Redo => {
                self.lapse(self.line().len());
                if let Some(step) = self.undone.pop() {
                    self.remark(step.seat, RemarkKind::DidAgain(Done::of(&step)));
                    let game = self.line.game_after(&step);
                    self.line.push(step, game);
                }
            }
            Entry::AskUndo { seat, to, of } => {
                self.remark(seat, RemarkKind::Asked(self.line().len() - to));
                self.asked = Some(UndoRequest { seat, to, waiting: of });
            }
            Entry::Agree(seats) => {
                for &seat in &seats {
                    self.remark(seat, RemarkKind::Agreed);
                }
                if let Some(asked) = &mut self.asked {
                    asked.waiting.retain(|seat| !seats.contains(seat));
                    if asked.waiting.is_empty() {
                        self.asked = None;
                        self.take_back(left);
                    }
                }
            }
            Entry::Refuse(seat) => {
                let own = self.asked.take().is_some_and(|asked| asked.seat == seat);
                self.remark(seat, if own { RemarkKind::Withdrew } else { RemarkKind::Refused });
            }
        }
    }

    /// A request that not all have answered is void once the game moves on after so many actions.
    pub(super) fn lapse(&mut self, after: usize) {
        if let Some(UndoRequest { seat, .. }) = self.asked.take() {
            self.remarks.push(Remark { after, seat, what: RemarkKind::Lapsed });
        }
    }

    /// Leaves so many actions, and says so in the log.
    fn take_back(&mut self, left: usize) {
        let taken = self.line.take_back(left);
        let Some(first) = taken.first() else { return };
        let seat = first.seat;
        let actions = taken.iter().map(Done::of).collect();
        self.undone.extend(taken.into_iter().rev());
        for remark in &mut self.remarks {
            remark.after = remark.after.min(left);
        }
        self.remark(seat, RemarkKind::TookBack(actions));
    }

    fn remark(&mut self, seat: Seat, what: RemarkKind) {
        self.remarks.push(Remark { after: self.line().len(), seat, what });
    }
}
