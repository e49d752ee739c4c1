//! Replaying a game file with full validation.

use rules::notation::{self, ActionNotation};
use rules::title::Shelf;
use rules::{Action, Event, Game, Played, Seat, told};

use super::{Error, FileAction, GameFile};

/// A game that was replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What happened before the first action.
    pub setup: Vec<Event>,
    /// The actions with what they led to.
    pub steps: Vec<Step>,
    /// The game afterwards.
    pub game: Game,
}

/// One action of a replayed game.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
}

/// Replays a game file, or its first actions.
///
/// # Errors
/// With the number of the first action that cannot be read or is not allowed, and why.
pub fn replay(file: &GameFile, until: Option<usize>) -> Result<Replay, Error> {
    replay_from(file, &Shelf::built_in(), until)
}

/// The same with the titles of this shelf.
///
/// # Errors
/// Those of [`replay`].
pub fn replay_from(file: &GameFile, shelf: &Shelf, until: Option<usize>) -> Result<Replay, Error> {
    let Played { mut game, events: setup } = file.begin_from(shelf)?.told();
    let mut steps = Vec::with_capacity(file.actions.len());
    let count = until.unwrap_or(usize::MAX);
    for (index, FileAction { seat, action: written }) in file.actions.iter().enumerate().take(count) {
        let number = index + 1;
        let wrong = |why: String| Error::Action { number, written: text(written), why };
        let seat = match seat {
            Some(name) => file.players.iter().position(|player| player == name).map(Seat::at),
            None => game.decider(),
        };
        let seat = seat.ok_or_else(|| wrong("nobody is to act".into()))?;
        let action =
            notation::read(game.view(), written).map_err(|unreadable| wrong(unreadable.to_string()))?;
        let events = told(play(&mut game, &file.players, number, seat, &action, written)?);
        steps.push(Step { seat, action, events });
    }
    Ok(Replay { setup, steps, game })
}

/// Plays one action; a refusal names it as written.
pub(super) fn play(
    game: &mut Game,
    players: &[String],
    number: usize,
    seat: Seat,
    action: &Action,
    written: &ActionNotation,
) -> Result<Vec<Event>, Error> {
    game.advance(seat, action).map_err(|refusal| Error::Action {
        number,
        written: text(written),
        why: crate::refused(game, players, &refusal),
    })
}

fn text(action: &ActionNotation) -> String {
    serde_json::to_string(action).unwrap_or_default()
}
