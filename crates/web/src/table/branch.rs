//! Branches: a game up to some position, played on by one person for every seat. To whoever looks it is a table like any other.

use std::sync::Arc;

use rules::notation::ActionNotation;
use rules::seed::{Draws, Lot};
use rules::state::Position;
use rules::{Game, Seat};

use super::Table;
use crate::bots;
use crate::error::AppError;
use crate::fingerprint;
use crate::repository::{Holder, SeatAccess, Status};

/// What a table is a branch of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Branch {
    /// The game that it departs from.
    pub(crate) game: String,
    /// After so many actions of it.
    pub(crate) from: usize,
    /// What its owner calls it.
    pub(crate) name: String,
    /// What its owner has noted.
    pub(crate) note: String,
    /// What is drawn by lot where the lots of the game are not for this person to know.
    pub(crate) seed: Option<u64>,
    /// Whose action would be done again.
    pub(crate) undone: Option<Seat>,
}

impl Table {
    /// What this table is a branch of, if it is one.
    pub(crate) fn branch(&self) -> Option<&Branch> {
        self.branch.as_ref()
    }

    /// A branch with this id that departs where it says, as its owner's who plays all seats of it.
    pub(crate) fn depart(&self, id: &str, branch: Branch, owner: &Holder) -> Result<Table, AppError> {
        let mut line = self.line.until(branch.from).ok_or(AppError::PositionNotFound)?;
        if let Some(seed) = branch.seed.filter(|_| line.now().state().lot.is_some()) {
            line.redraw(Lot::Own(Draws::new(seed)));
        }
        let mut seating = self.seating.clone();
        seating.owner = Some(owner.clone());
        seating.status = Status::Playing;
        for chair in &mut seating.chairs {
            chair.holder = Some(owner.clone());
            chair.access = SeatAccess::Closed;
            chair.kind = bots::PERSON.to_owned();
            chair.stand_in = None;
        }
        Ok(Table {
            id: id.to_owned(),
            seating,
            beginning: self.beginning.clone(),
            line,
            undone: Vec::new(),
            asked: None,
            remarks: Vec::new(),
            seq: 0,
            branch: Some(branch),
        })
    }

    /// The same branch, to be played on: what is shown of this one stays as it is.
    pub(crate) fn again(&self) -> Option<Table> {
        Some(Table {
            id: self.id.clone(),
            seating: self.seating.clone(),
            beginning: self.beginning.clone(),
            line: self.line.until(self.line().len())?,
            undone: Vec::new(),
            asked: None,
            remarks: Vec::new(),
            seq: self.seq,
            branch: self.branch.clone(),
        })
    }

    /// Plays an action in a branch, for whoever must decide.
    pub(crate) fn play_on(&mut self, action: &ActionNotation) -> Result<(), AppError> {
        self.expect_room(true)?;
        let seat = self.game().decider().unwrap_or(Seat(0));
        self.advance(seat, action.clone(), None)?;
        // Whoever plays on wins the game, or does not.
        self.seating.status = self.status();
        Ok(())
    }

    /// Says how often the branch was changed, and what could be done again.
    pub(crate) fn set_version(&mut self, version: u32, undone: bool) {
        self.seq = version;
        let decider = self.game().decider();
        if let Some(branch) = &mut self.branch {
            branch.undone = decider.filter(|_| undone);
        }
    }

    /// How often something was taken back here.
    pub(crate) fn takebacks(&self) -> usize {
        let taken_back = |remark: &&super::Remark| matches!(remark.what, super::RemarkKind::TookBack(_));
        self.remarks.iter().filter(taken_back).count()
    }
}

/// What tells a position from others, whatever will be drawn by lot: that is another thing in a branch than in its game.
pub(crate) fn mark(game: &Game) -> String {
    if game.state().lot.is_none() {
        return fingerprint::of(game);
    }
    let mut position = Position::clone(game.state());
    position.lot = None;
    fingerprint::of(&Game::at(Arc::clone(game.title()), *game.options(), position))
}
