//! A table: one game with its whole line of play in memory, so that any position is a look away.

use records::game_file::{FileAction, GameFile};
use rules::words::Names;
use rules::written::{self, WrittenAction};
use rules::{Action, Event, Game, Played, Seat};

use crate::entry::Entry;
use crate::text::{t, tr};
use crate::trace::{Trace, Way};
use crate::trouble::Trouble;

/// A game that is being played or looked at.
pub(crate) struct Table {
    /// Its id in addresses.
    pub(crate) id: String,
    /// The browser that plays all seats.
    owner: String,
    /// Its beginning; what it was imported with is part of the line.
    beginning: GameFile,
    start: Played,
    /// What was played and not taken back.
    line: Vec<Step>,
    /// What was taken back, the last one first to return.
    undone: Vec<Step>,
    /// Everything that was taken back or done again, in order.
    traces: Vec<Trace>,
    /// How many entries the log has.
    seq: u32,
}

/// One action with what it led to.
pub(crate) struct Step {
    /// Who acted.
    pub(crate) seat: Seat,
    /// What was done.
    pub(crate) action: WrittenAction,
    /// The same, understood.
    pub(crate) understood: Action,
    /// What happened.
    pub(crate) events: Vec<Event>,
    /// The game afterwards.
    pub(crate) game: Game,
}

/// An entry that may be kept, and then made.
pub(crate) struct Change {
    pub(crate) entry: Entry,
    step: Option<Step>,
}

/// What a browser asks for.
pub(crate) enum Request {
    /// Do this, for whoever must decide.
    Act(WrittenAction),
    /// Take the last action back.
    Undo,
    /// Do it again.
    Redo,
}

impl Table {
    /// The table at the beginning of a game.
    pub(crate) fn begin(id: &str, owner: &str, beginning: GameFile) -> Result<Table, String> {
        let start = beginning.begin().map_err(|error| error.to_string())?;
        let mut table = Table {
            id: id.to_owned(),
            owner: owner.to_owned(),
            beginning,
            start,
            line: Vec::new(),
            undone: Vec::new(),
            traces: Vec::new(),
            seq: 0,
        };
        for (index, FileAction { seat, action }) in
            std::mem::take(&mut table.beginning.actions).iter().enumerate()
        {
            let named = seat
                .as_ref()
                .and_then(|name| table.beginning.players.iter().position(|player| player == name));
            let seat = named.map(Seat::at).or_else(|| table.game().decider()).unwrap_or(Seat(0));
            let change = table.play(seat, action);
            let change = change
                .map_err(|trouble| tr!("wrong-action", number = index + 1, why = trouble.sentence()))?;
            table.line.extend(change.step);
        }
        Ok(table)
    }

    /// Plays an entry of the log again.
    pub(crate) fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        let change = match entry {
            Entry::Action(seat, action) => self.play(*seat, action),
            Entry::Undo => self.prepare(Request::Undo),
            Entry::Redo => self.prepare(Request::Redo),
        };
        let change = change.map_err(|trouble| format!("entry {}: {}", self.seq + 1, trouble.sentence()))?;
        self.make(change);
        Ok(())
    }

    /// Checks a request on the game as it is now. Nothing changes yet.
    pub(crate) fn prepare(&self, request: Request) -> Result<Change, Trouble> {
        match request {
            Request::Act(action) => {
                // When nobody decides, the rules say that the game is over.
                let seat = self.game().decider().unwrap_or(Seat(0));
                self.play(seat, &action)
            }
            Request::Undo if self.line.is_empty() => Err(Trouble::Unusable(t("trouble-nothing-to-undo"))),
            Request::Undo => Ok(Change { entry: Entry::Undo, step: None }),
            Request::Redo if self.undone.is_empty() => Err(Trouble::Unusable(t("trouble-nothing-to-redo"))),
            Request::Redo => Ok(Change { entry: Entry::Redo, step: None }),
        }
    }

    fn play(&self, seat: Seat, action: &WrittenAction) -> Result<Change, Trouble> {
        let game = self.game();
        let understood = written::read(game.view(), action)
            .map_err(|unreadable| Trouble::Unusable(unreadable.to_string()))?;
        let Played { game, events } =
            game.play(seat, &understood).map_err(|refusal| Trouble::refused(self.names(), &refusal))?;
        let step = Step { seat, action: action.clone(), understood, events, game };
        Ok(Change { entry: Entry::Action(seat, action.clone()), step: Some(step) })
    }

    /// Makes a change that was prepared on this very position.
    pub(crate) fn make(&mut self, change: Change) {
        match change.entry {
            Entry::Action(..) => {
                self.undone.clear();
                self.line.extend(change.step);
            }
            Entry::Undo => {
                let step = self.line.pop();
                self.trace(Way::Undone, step.as_ref());
                self.undone.extend(step);
            }
            Entry::Redo => {
                let step = self.undone.pop();
                self.trace(Way::Redone, step.as_ref());
                self.line.extend(step);
            }
        }
        self.seq += 1;
    }

    /// Remembers that a step, the next one of the line, was taken back or is done again.
    fn trace(&mut self, way: Way, step: Option<&Step>) {
        let number = self.line.len() + 1;
        self.traces.extend(step.map(|step| Trace::new(way, number, step)));
    }

    /// What was taken back and done again, in order.
    pub(crate) fn traces(&self) -> &[Trace] {
        &self.traces
    }

    /// The game as it will be after the change.
    pub(crate) fn game_after<'a>(&'a self, change: &'a Change) -> &'a Game {
        match (&change.entry, &change.step, self.undone.last()) {
            (Entry::Action(..), Some(step), _) | (Entry::Redo, _, Some(step)) => &step.game,
            (Entry::Undo, ..) => {
                let before = self.line.len().saturating_sub(1);
                self.game_at(before).unwrap_or(&self.start.game)
            }
            _ => self.game(),
        }
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// Whether this browser plays here.
    pub(crate) fn is_played_by(&self, browser: &str) -> bool {
        self.owner == browser
    }

    /// The game now.
    pub(crate) fn game(&self) -> &Game {
        self.line.last().map_or(&self.start.game, |step| &step.game)
    }

    /// The game after so many actions.
    pub(crate) fn game_at(&self, at: usize) -> Option<&Game> {
        match at.checked_sub(1) {
            None => Some(&self.start.game),
            Some(index) => self.line.get(index).map(|step| &step.game),
        }
    }

    /// What happened before the first action.
    pub(crate) fn setup(&self) -> &[Event] {
        &self.start.events
    }

    /// What was played and not taken back.
    pub(crate) fn line(&self) -> &[Step] {
        &self.line
    }

    /// Whether there is something to do again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The names for sentences.
    pub(crate) fn names(&self) -> Names<'_> {
        Names { title: self.start.game.title(), players: &self.beginning.players }
    }

    /// The game as a file.
    pub(crate) fn file(&self) -> GameFile {
        let name = |seat: Seat| self.beginning.players.get(seat.index()).cloned();
        let actions = self
            .line
            .iter()
            .map(|step| FileAction { seat: name(step.seat), action: step.action.clone() })
            .collect();
        GameFile { actions, ..self.beginning.clone() }
    }
}
