//! A table: one game with its whole line of play in memory, so that any position is a look away.

mod branch;
mod line;
mod previews;
mod remarks;
mod replay;
mod undo;

use std::borrow::Cow;
use std::sync::Arc;

use bots::{Bot, Reason};
use records::game_file::{Correction, FileAction, GameFile};
use records::position::{self, Basis, HalfAnswered, WrittenPosition};
use rules::notation::{self, ActionNotation};
use rules::title::Shelf;
use rules::{Action, Event, Game, Offers, Played, Seat};
use serde::Deserialize;
use wording::Names;

use crate::bots::{PERSON, bot_of};
use crate::entry::{Corrected, Entry};
use crate::error::AppError;
use crate::kept::{Fault, FinalStanding, Kept, frozen_reason};
use crate::notices::TurnStarted;
use crate::reasons::KeptReason;
use crate::repository::{Chair, Holder, Seating, Status};
use crate::text::{t, tr};

pub(crate) use branch::{Branch, mark};
pub(crate) use line::{Deed, Line, Step};
pub(crate) use previews::{Earned, Preview, Previews, Revenue};
pub(crate) use remarks::{Done, Remark, RemarkKind};
pub(crate) use replay::{Compare, Replay};
pub(crate) use undo::UndoRequest;

/// The most actions of a game, played or uploaded: the longest of people that we know has an eighth of it.
pub(crate) const MAX_ACTIONS: usize = 8_000;

/// The longest reason of a correction.
const MAX_REASON: usize = 200;

/// The most entries of a log, with what was taken back.
const MAX_ENTRIES: u32 = 16_000;

/// Which position of a game is asked for.
#[derive(Deserialize)]
pub(crate) struct Position {
    /// After so many actions; without it, now.
    pub(crate) at: Option<usize>,
}

/// A game that is being played or looked at.
pub(crate) struct Table {
    /// Its id in addresses.
    pub(crate) id: String,
    /// Who sits where, as it was when the table was last taken up.
    seating: Seating,
    /// Its beginning; what it was imported with is part of the line.
    beginning: GameFile,
    /// What was played and not taken back.
    line: Line,
    /// What was taken back, the last one first to return.
    undone: Vec<Arc<Step>>,
    /// The request to take something back that others must agree to.
    asked: Option<UndoRequest>,
    /// What was taken back, done again, asked for and answered.
    remarks: Vec<Remark>,
    /// How many entries the log has; of a branch, how often it was changed.
    seq: u32,
    /// What it is a branch of, where it is one.
    branch: Option<Branch>,
}

/// An entry that may be kept, and then made.
pub(crate) struct Change {
    pub(crate) entry: Entry,
    /// The action, and the game afterwards.
    played: Option<(Step, Game)>,
}

/// What somebody asks for.
#[derive(Clone)]
pub(crate) enum Request {
    /// Do this, for whoever must decide.
    Act(ActionNotation),
    /// Correct a mistake, as whoever moderates.
    Correct(Box<Corrected>),
    /// Take back what they did last, or ask the others whether they may.
    Undo,
    /// Do it again.
    Redo,
    /// Let another take back what they asked for.
    Agree,
    /// Do not, or withdraw the own request.
    Refuse,
}

impl Table {
    /// A table at which nobody sits, at a position that came about elsewhere; nothing has happened at it yet.
    pub(crate) fn at_position(id: &str, beginning: GameFile, game: Game) -> Table {
        Table {
            id: id.to_owned(),
            seating: Seating::nobody(),
            beginning,
            line: Line::new(Played { game, events: Vec::new() }),
            undone: Vec::new(),
            asked: None,
            remarks: Vec::new(),
            seq: 0,
            branch: None,
        }
    }

    /// The table at the beginning of a game, with the actions that it was imported with.
    pub(crate) fn begin(
        id: &str,
        seating: Seating,
        beginning: GameFile,
        shelf: &Shelf,
    ) -> Result<Table, String> {
        let (table, refused) = Table::begin_as_far(id, seating, beginning, shelf)?;
        refused.map_or(Ok(table), Err)
    }

    /// The same with as many of these actions as the rules accept, and why it is not all of them.
    pub(crate) fn begin_as_far(
        id: &str,
        seating: Seating,
        beginning: GameFile,
        shelf: &Shelf,
    ) -> Result<(Table, Option<String>), String> {
        let start = beginning.begin(shelf).map_err(|error| error.to_string())?;
        let mut table = Table {
            id: id.to_owned(),
            seating,
            beginning,
            line: Line::new(start),
            undone: Vec::new(),
            asked: None,
            remarks: Vec::new(),
            seq: 0,
            branch: None,
        };
        let mut refused = table.correct_as_in_file(0).err();
        for (index, FileAction { seat, action }) in
            std::mem::take(&mut table.beginning.actions).into_iter().enumerate()
        {
            if refused.is_some() {
                break;
            }
            let named = seat
                .as_ref()
                .and_then(|name| table.beginning.players.iter().position(|player| player == name));
            let seat = named.map(Seat::at).or_else(|| table.game().decider()).unwrap_or(Seat(0));
            if let Err(error) = table.advance(seat, action, None) {
                refused = Some(tr!("wrong-action", number = index + 1, why = error.sentence()));
                break;
            }
            refused = table.correct_as_in_file(index + 1).err();
        }
        table.name_players();
        Ok((table, refused))
    }

    /// Makes the corrections that the file has after so many actions; in words, where one is wrong.
    fn correct_as_in_file(&mut self, after: usize) -> Result<(), String> {
        let here =
            self.beginning.corrections.iter().take_while(|correction| correction.after <= after).count();
        for Correction { why, position, .. } in self.beginning.corrections.drain(..here).collect::<Vec<_>>() {
            let seat = self.game().decider().unwrap_or(Seat(0));
            let corrected = Box::new(Corrected { why, position });
            let change = self.correction(seat, corrected).map_err(|error| error.sentence())?;
            if let Some((step, game)) = change.played {
                self.line.push(step, game);
            }
        }
        Ok(())
    }

    /// Whether somebody moderates: whoever set the game up does.
    pub(crate) fn is_moderated_by(&self, who: &Holder) -> bool {
        self.seating.owner.as_ref() == Some(who)
    }

    /// Whether somebody may do more than look.
    pub(crate) fn may_change(&self, who: &Holder, request: &Request) -> bool {
        match request {
            Request::Correct(_) => true,
            _ => self.is_played_by(who),
        }
    }

    /// Checks a correction of whoever moderates.
    fn correct(&self, who: &Holder, corrected: Box<Corrected>) -> Result<Change, AppError> {
        if !self.is_moderated_by(who) {
            return Err(AppError::Forbidden(t("correct-not-yours")));
        }
        if self.game().state().is_over() {
            return Err(AppError::Conflict(t("correct-over")));
        }
        let why = corrected.why.trim();
        if why.is_empty() || why.chars().count() > MAX_REASON || why.chars().any(char::is_control) {
            return Err(AppError::Invalid(tr!("correct-why", most = MAX_REASON)));
        }
        let own = self.seats_of(who).first().copied();
        let seat = own.or_else(|| self.game().decider()).unwrap_or(Seat(0));
        let corrected = Corrected { why: why.to_owned(), position: corrected.position };
        self.correction(seat, Box::new(corrected))
    }

    /// Checks what a correction leads to.
    fn correction(&self, seat: Seat, corrected: Box<Corrected>) -> Result<Change, AppError> {
        let before = self.game();
        if corrected.position.players.len() != before.state().players.len() {
            return Err(AppError::Invalid(t("correct-players")));
        }
        let read = position::read(&corrected.position, &Basis::of(before));
        let Played { game, events } =
            read.map_err(|faults| AppError::Invalid(in_words(&corrected.position, before, &faults)))?;
        let step = Step::new(before, seat, Deed::Correct(corrected.clone()), events);
        Ok(Change { entry: Entry::Correct { seat, corrected }, played: Some((step, game)) })
    }

    /// Checks a request on the game as it is now: whether they may, and whether it can be done. Nothing changes yet.
    pub(crate) fn prepare(&self, who: &Holder, request: Request) -> Result<Change, AppError> {
        let own = self.seats_of(who);
        if own.is_empty() && !self.may_change(who, &request) {
            return Err(AppError::NotSeated);
        }
        match &self.seating.status {
            Status::Gathering => return Err(AppError::NotStarted),
            Status::Frozen { reason, .. } => {
                return Err(AppError::Conflict(tr!("game-frozen", reason = Fault::in_words(reason))));
            }
            Status::Playing | Status::Finished { .. } => {}
        }
        self.expect_room(matches!(request, Request::Act(_) | Request::Correct(_)))?;
        let entry = match request {
            Request::Act(action) => {
                // When nobody decides, the rules say that the game is over.
                let seat = self.game().decider().unwrap_or(own[0]);
                if !own.contains(&seat) {
                    let player = self.names().player(seat);
                    return Err(AppError::Forbidden(tr!("not-your-turn", player = player)));
                }
                return self.play(seat, &action, None);
            }
            Request::Correct(corrected) => return self.correct(who, corrected),
            Request::Undo => self.undo(who)?,
            Request::Redo => self.redo(who)?,
            Request::Agree => self.agree(who)?,
            Request::Refuse => self.refuse(who)?,
        };
        Ok(Change { entry, played: None })
    }

    /// A game that goes on for ever takes room for ever.
    fn expect_room(&self, to_act: bool) -> Result<(), AppError> {
        if self.seq < MAX_ENTRIES && !(to_act && self.line().len() >= MAX_ACTIONS) {
            return Ok(());
        }
        Err(AppError::Conflict(tr!("game-too-long", actions = MAX_ACTIONS, entries = MAX_ENTRIES)))
    }

    /// Checks an action of a bot, with its reason.
    pub(crate) fn prepare_for_bot(
        &self,
        seat: Seat,
        action: &Action,
        why: Reason,
    ) -> Result<Change, AppError> {
        self.expect_room(true)?;
        self.play(seat, &notation::write(self.game().view(), action), Some(KeptReason::Reason(why)))
    }

    /// Plays an action on the line itself; where it is refused, nothing changes.
    fn advance(
        &mut self,
        seat: Seat,
        action: ActionNotation,
        why: Option<KeptReason>,
    ) -> Result<(), AppError> {
        let understood = self.understand(&action)?;
        let advanced = self.line.advance(seat, action, understood, why);
        advanced.map_err(|refusal| AppError::refused(self.names(), &refusal))
    }

    fn understand(&self, action: &ActionNotation) -> Result<Action, AppError> {
        let understood = notation::read(self.game().view(), action);
        understood.map_err(|unreadable| AppError::Invalid(unreadable.to_string()))
    }

    fn play(&self, seat: Seat, action: &ActionNotation, why: Option<KeptReason>) -> Result<Change, AppError> {
        let before = self.game();
        let understood = self.understand(action)?;
        let played = before.play(seat, &understood);
        let Played { game, events } = played.map_err(|refusal| AppError::refused(self.names(), &refusal))?;
        let deed = Deed::Act { action: action.clone(), understood, why: why.clone() };
        let step = Step::new(before, seat, deed, events);
        let entry = Entry::Action { seat, action: action.clone(), why };
        Ok(Change { entry, played: Some((step, game)) })
    }

    /// Makes a change that was prepared on this very position.
    pub(crate) fn make(&mut self, change: Change) {
        match change.played {
            Some((step, game)) => {
                self.line.push(step, game);
                self.moved_on();
            }
            None => self.make_other(change.entry),
        }
        self.seq += 1;
    }

    /// What one more action on the line means for the rest.
    fn moved_on(&mut self) {
        self.lapse(self.line().len() - 1);
        self.undone.clear();
    }

    /// The game as it will be after the change.
    pub(crate) fn game_after<'a>(&'a self, change: &'a Change) -> Cow<'a, Game> {
        let other = match (&change.played, &change.entry) {
            (Some((_, game)), _) => Some(Cow::Borrowed(game)),
            (None, Entry::Redo) => self.undone.last().map(|step| Cow::Owned(self.line.game_after(step))),
            (None, entry) => self.line.game_at(self.length_after(entry)),
        };
        other.unwrap_or_else(|| Cow::Borrowed(self.game()))
    }

    /// The seat in whose name a change is made.
    pub(crate) fn seat_of(&self, change: &Change) -> Seat {
        let at = |line: &[Arc<Step>], index: usize| line.get(index).map_or(Seat(0), |step| step.seat);
        match &change.entry {
            Entry::Action { seat, .. }
            | Entry::Correct { seat, .. }
            | Entry::AskUndo { seat, .. }
            | Entry::Refuse(seat) => *seat,
            Entry::Agree(seats) => seats.first().copied().unwrap_or(Seat(0)),
            Entry::Undo(_) => at(self.line(), self.length_after(&change.entry)),
            Entry::Redo => self.undone.last().map_or(Seat(0), |step| step.seat),
        }
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// The game must be where somebody thinks it is.
    pub(crate) fn expect(&self, seq: u32) -> Result<(), AppError> {
        if seq == self.seq { Ok(()) } else { Err(AppError::Stale(self.seq)) }
    }

    /// Who sits where.
    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Takes over who sits where now.
    pub(crate) fn seat(&mut self, seating: Seating) {
        self.seating = seating;
        self.name_players();
    }

    /// The seats that somebody plays.
    pub(crate) fn seats_of(&self, who: &Holder) -> Vec<Seat> {
        let chairs = self.seating.chairs.iter().filter(|chair| chair.holder.as_ref() == Some(who));
        chairs.map(|chair| Seat(chair.number)).collect()
    }

    /// Whether somebody plays here.
    pub(crate) fn is_played_by(&self, who: &Holder) -> bool {
        !self.seats_of(who).is_empty()
    }

    /// Whether somebody plays here alone, with friends at the same screen, or against bots.
    pub(crate) fn is_study_of(&self, who: &Holder) -> bool {
        let mut held = self.seating.chairs.iter().filter_map(|chair| chair.holder.as_ref()).peekable();
        held.peek().is_some() && held.all(|holder| holder == who)
    }

    /// Whether nobody else plays here, nor can sit down.
    pub(crate) fn is_played_alone_by(&self, who: &Holder) -> bool {
        let no_other =
            |chair: &Chair| chair.holder.as_ref().map_or(chair.kind != PERSON, |holder| holder == who);
        self.is_played_by(who) && self.seating.chairs.iter().all(no_other)
    }

    /// Who plays a seat.
    pub(crate) fn holder_of(&self, seat: Seat) -> Option<&Holder> {
        self.seating.chairs.get(seat.index()).and_then(|chair| chair.holder.as_ref())
    }

    /// Whether a bot plays here.
    pub(crate) fn has_bots(&self) -> bool {
        self.seating.chairs.iter().any(|chair| bot_of(chair).is_some())
    }

    /// The bot that decides now, if one does, with its seat.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, Bot)> {
        let seat = self.game().decider().filter(|_| self.seating.status == Status::Playing)?;
        let chair = self.seating.chairs.get(seat.index())?;
        bot_of(chair).map(|bot| (seat, bot))
    }

    /// Whose turn it is, where that is somebody with an account and others wait for them.
    pub(crate) fn turn(&self) -> Option<TurnStarted> {
        let seat = self.game().decider().filter(|_| self.seating.status == Status::Playing)?;
        let chair = self.seating.chairs.get(seat.index())?;
        let Some(holder @ Holder::User(user)) = &chair.holder else { return None };
        if bot_of(chair).is_some() || self.seats_of(holder).len() == self.seating.chairs.len() {
            return None;
        }
        Some(TurnStarted { game: self.id.clone(), user: user.clone(), actions: self.line().len() })
    }

    /// Names the players as their seats are called, each by another name: files tell them apart by it.
    fn name_players(&mut self) {
        let mut names: Vec<String> = Vec::new();
        for chair in &self.seating.chairs {
            let mut name = chair.name.clone();
            let mut number = 2;
            while names.contains(&name) {
                name = format!("{} ({number})", chair.name);
                number += 1;
            }
            names.push(name);
        }
        self.beginning.rename(names);
    }

    /// Where the game stands by what was played: whether it is over, and with which result.
    pub(crate) fn status(&self) -> Status {
        let game = self.game();
        if self.seating.status == Status::Gathering {
            return Status::Gathering;
        }
        if !game.state().is_over() {
            return Status::Playing;
        }
        let view = game.view();
        let names = self.names();
        let standing = view.standing().iter().map(|&seat| (names.player(seat), view.worth(seat))).collect();
        let ended = FinalStanding { standing, currency: view.title.currency.clone() };
        Status::Finished { result: ended.keep() }
    }

    /// Where a game stands that was frozen: before its first action it waits for its players, if some are missing.
    pub(crate) fn status_when_thawed(&self) -> Status {
        let missing = |chair: &Chair| chair.holder.is_none() && chair.kind == PERSON;
        if self.line().is_empty() && self.seq == 0 && self.seating.chairs.iter().any(missing) {
            return Status::Gathering;
        }
        self.status()
    }

    /// Why the game takes no actions.
    pub(crate) fn frozen(&self) -> Option<String> {
        frozen_reason(&self.seating.status)
    }

    /// The game now.
    pub(crate) fn game(&self) -> &Game {
        self.line.now()
    }

    /// Everything that is allowed now; nothing when the game is over.
    pub(crate) fn offers(&self) -> Option<&Offers> {
        self.line.offers()
    }

    /// What choices would earn now, as far as somebody has asked.
    pub(crate) fn previews(&self) -> &Arc<Previews> {
        self.line.previews()
    }

    /// The position that is asked for, the present one unless told: after how many actions, and the game then.
    pub(crate) fn position(&self, at: Option<usize>) -> Result<(usize, Cow<'_, Game>), AppError> {
        let at = at.unwrap_or(self.line().len());
        Ok((at, self.game_at(at).ok_or(AppError::PositionNotFound)?))
    }

    /// The game after so many actions.
    pub(crate) fn game_at(&self, at: usize) -> Option<Cow<'_, Game>> {
        self.line.game_at(at)
    }

    /// What it takes in memory, about.
    pub(crate) fn bytes(&self) -> usize {
        let undone: usize = self.undone.iter().map(|step| step.bytes()).sum();
        size_of::<Table>() + self.line.bytes() + undone + self.remarks.len() * size_of::<Remark>()
    }

    /// What it takes in memory beside a game that it shares so many actions with, about.
    pub(crate) fn bytes_since(&self, from: usize) -> usize {
        size_of::<Table>() + self.line.bytes_since(from)
    }

    /// What happened before the first action.
    pub(crate) fn setup(&self) -> &[Event] {
        self.line.setup()
    }

    /// What was played and not taken back.
    pub(crate) fn line(&self) -> &[Arc<Step>] {
        self.line.steps()
    }

    /// Whose action would be done again first, of those that were taken back.
    pub(crate) fn undone(&self) -> Option<Seat> {
        if let Some(branch) = &self.branch {
            return branch.undone;
        }
        self.undone.last().map(|step| step.seat)
    }

    /// The names for sentences.
    pub(crate) fn names(&self) -> Names<'_> {
        Names { title: self.game().title(), players: &self.beginning.players }
    }

    /// A position in writing, the present one unless told, as it can be set up again.
    pub(crate) fn written(&self, at: Option<usize>) -> Result<WrittenPosition, AppError> {
        let (_, game) = self.position(at)?;
        position::write(&game, &self.beginning.players)
            .map_err(|HalfAnswered| AppError::Conflict(t("position-half-answered")))
    }

    /// The game as a file.
    pub(crate) fn file(&self) -> GameFile {
        let name = |seat: Seat| self.beginning.players.get(seat.index()).cloned();
        let mut file = self.beginning.clone();
        for step in self.line() {
            match &step.deed {
                Deed::Act { action, .. } => {
                    file.actions.push(FileAction { seat: name(step.seat), action: action.clone() });
                }
                Deed::Correct(corrected) => {
                    let Corrected { why, mut position } = Corrected::clone(corrected);
                    position.rename(&file.players);
                    file.corrections.push(Correction { after: file.actions.len(), why, position });
                }
            }
        }
        file
    }
}

/// Everything that is wrong with a position, a line each.
fn in_words(written: &WrittenPosition, game: &Game, faults: &[position::Fault]) -> String {
    let players: Vec<String> = written.players.iter().map(|player| player.name.clone()).collect();
    let names = Names { title: game.title(), players: &players };
    faults.iter().map(|fault| fault.sentence(names)).collect::<Vec<_>>().join("\n")
}
