//! The line of play: every action with what it led to. Of the positions only some are kept; the others follow from what happened
//! since, so that a long game takes little room, and any position is a few events away.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use rules::notation::ActionNotation;
use rules::seed::Lot;
use rules::state::Position;
use rules::{Action, CompanyId, Event, Game, Offers, Played, Refusal, Seat};

use super::previews::Previews;
use crate::entry::Corrected;
use crate::reasons::KeptReason;

/// After so many actions a position is kept.
const INTERVAL: usize = 32;

/// What a position takes in memory, about: its tables for all hexes, tiles, companies and players.
const POSITION_BYTES: usize = 4 << 10;

/// What an action in names takes, about.
const NOTATION_BYTES: usize = 512;

/// What was done by a step.
pub(crate) enum Deed {
    /// Somebody acted.
    Act {
        /// What was done.
        action: ActionNotation,
        /// The same, understood.
        understood: Action,
        /// Why, where a bot did it.
        why: Option<KeptReason>,
    },
    /// Whoever moderates corrected a mistake.
    Correct(Box<Corrected>),
}

/// One action, or a correction, with what it led to.
pub(crate) struct Step {
    /// Who acted; of a correction, a seat of whoever moderates, or that of whoever was to decide.
    pub(crate) seat: Seat,
    /// What was done.
    pub(crate) deed: Deed,
    /// The company whose turn it was.
    pub(crate) operating: Option<CompanyId>,
    /// All that happened, also what nobody need read: the position afterwards follows from it.
    events: Vec<Event>,
}

impl Step {
    pub(super) fn new(before: &Game, seat: Seat, deed: Deed, events: Vec<Event>) -> Step {
        let operating = before.view().operating_company().filter(|_| matches!(deed, Deed::Act { .. }));
        Step { seat, deed, operating, events: Vec::new() }.leading_to(events)
    }

    /// The action, unless it is a correction.
    pub(crate) fn action(&self) -> Option<&ActionNotation> {
        match &self.deed {
            Deed::Act { action, .. } => Some(action),
            Deed::Correct(_) => None,
        }
    }

    /// The correction, if it is one.
    pub(crate) fn correction(&self) -> Option<&Corrected> {
        match &self.deed {
            Deed::Act { .. } => None,
            Deed::Correct(corrected) => Some(corrected),
        }
    }

    /// Why a bot did it.
    pub(crate) fn why(&self) -> Option<&KeptReason> {
        match &self.deed {
            Deed::Act { why, .. } => why.as_ref(),
            Deed::Correct(_) => None,
        }
    }

    /// Whether somebody at one of these seats acted.
    pub(crate) fn is_act_of(&self, seats: &[Seat]) -> bool {
        matches!(self.deed, Deed::Act { .. }) && seats.contains(&self.seat)
    }

    fn leading_to(self, mut events: Vec<Event>) -> Step {
        events.shrink_to_fit();
        Step { events, ..self }
    }

    /// What happened, as far as people read it.
    pub(crate) fn told(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.events.iter().filter(|event| !event.is_quiet())
    }

    pub(super) fn bytes(&self) -> usize {
        let deed = match self.deed {
            Deed::Act { .. } => NOTATION_BYTES,
            // Written down, and as it is set up.
            Deed::Correct(_) => 4 * POSITION_BYTES,
        };
        size_of::<Step>() + self.events.capacity() * size_of::<Event>() + deed
    }
}

/// What was played and not taken back.
pub(crate) struct Line {
    start: Game,
    setup: Vec<Event>,
    /// Shared with the branches that depart from it.
    steps: Vec<Arc<Step>>,
    /// The positions after every so many actions, shared in the same way.
    kept: Vec<Arc<Game>>,
    now: Game,
    /// What is allowed now, once somebody has asked: where trains run, to find out is a search.
    offers: OnceLock<Option<Offers>>,
    /// What choices would earn now, as far as somebody has asked.
    previews: Arc<Previews>,
    bytes: usize,
}

impl Line {
    pub(super) fn new(start: Played) -> Line {
        let Played { game, events } = start.told();
        Line {
            now: game.clone(),
            start: game,
            setup: events,
            steps: Vec::new(),
            kept: Vec::new(),
            offers: OnceLock::new(),
            previews: Arc::default(),
            bytes: 2 * POSITION_BYTES,
        }
    }

    /// What happened before the first action.
    pub(crate) fn setup(&self) -> &[Event] {
        &self.setup
    }

    /// What was played.
    pub(crate) fn steps(&self) -> &[Arc<Step>] {
        &self.steps
    }

    /// The game now.
    pub(crate) fn now(&self) -> &Game {
        &self.now
    }

    /// Everything that is allowed now; nothing when the game is over.
    pub(super) fn offers(&self) -> Option<&Offers> {
        self.offers.get_or_init(|| self.now.offers()).as_ref()
    }

    /// What choices would earn now.
    pub(super) fn previews(&self) -> &Arc<Previews> {
        &self.previews
    }

    /// The game after so many actions.
    pub(crate) fn game_at(&self, at: usize) -> Option<Cow<'_, Game>> {
        if at == self.steps.len() {
            return Some(Cow::Borrowed(&self.now));
        }
        let since = self.steps.get(at / INTERVAL * INTERVAL..at)?;
        let kept = (at / INTERVAL).checked_sub(1).map_or(&self.start, |index| &*self.kept[index]);
        if since.is_empty() {
            return Some(Cow::Borrowed(kept));
        }
        let mut game = kept.clone();
        since.iter().for_each(|step| game.follow(&step.events));
        Some(Cow::Owned(game))
    }

    /// The game as it will be after one more step.
    pub(super) fn game_after(&self, step: &Step) -> Game {
        let mut game = self.now.clone();
        game.follow(&step.events);
        game
    }

    /// Goes on with a step that was made at the present position, and the game that it led to.
    pub(super) fn push(&mut self, step: impl Into<Arc<Step>>, game: Game) {
        self.go_to(game);
        self.keep(step.into());
    }

    /// Plays an action where the game is now; where it is refused, nothing changes. The position before is not copied, which is
    /// what a long game that is replayed would spend much of its time on.
    pub(super) fn advance(
        &mut self,
        seat: Seat,
        action: ActionNotation,
        understood: Action,
        why: Option<KeptReason>,
    ) -> Result<(), Refusal> {
        let before = self.now.view().operating_company();
        let events = self.now.advance(seat, &understood)?;
        self.moved();
        let deed = Deed::Act { action, understood, why };
        self.keep(Arc::new(Step { seat, deed, operating: before, events: Vec::new() }.leading_to(events)));
        Ok(())
    }

    /// Keeps the step that led here.
    fn keep(&mut self, step: Arc<Step>) {
        self.bytes += step.bytes();
        self.steps.push(step);
        if self.steps.len().is_multiple_of(INTERVAL) {
            self.kept.push(Arc::new(self.now.clone()));
            self.bytes += POSITION_BYTES;
        }
    }

    fn go_to(&mut self, game: Game) {
        self.now = game;
        self.moved();
    }

    /// Forgets what was known of the position before.
    fn moved(&mut self) {
        self.offers = OnceLock::new();
        self.previews = Arc::default();
    }

    /// Goes back to an earlier position; gives the steps after it.
    pub(super) fn take_back(&mut self, left: usize) -> Vec<Arc<Step>> {
        let Some(game) = self.game_at(left).map(Cow::into_owned) else { return Vec::new() };
        self.go_to(game);
        let kept = self.kept.len();
        self.kept.truncate(left / INTERVAL);
        let taken = self.steps.split_off(left);
        self.bytes -=
            taken.iter().map(|step| step.bytes()).sum::<usize>() + (kept - self.kept.len()) * POSITION_BYTES;
        taken
    }

    /// The same line up to an earlier position, to be played on in another way.
    pub(super) fn until(&self, at: usize) -> Option<Line> {
        let now = self.game_at(at)?.into_owned();
        let (steps, kept) = (self.steps[..at].to_vec(), self.kept[..at / INTERVAL].to_vec());
        let steps_bytes: usize = steps.iter().map(|step| step.bytes()).sum();
        Some(Line {
            start: self.start.clone(),
            setup: self.setup.clone(),
            bytes: steps_bytes + (2 + kept.len()) * POSITION_BYTES,
            steps,
            kept,
            now,
            offers: OnceLock::new(),
            previews: Arc::default(),
        })
    }

    /// Draws by another lot from here on.
    pub(super) fn redraw(&mut self, lot: Lot) {
        let mut position = Position::clone(self.now.state());
        position.lot = Some(lot);
        self.go_to(Game::at(Arc::clone(self.now.title()), *self.now.options(), position));
    }

    /// What it takes in memory beside a line that it shares so many actions with, about.
    pub(super) fn bytes_since(&self, from: usize) -> usize {
        let steps: usize = self.steps.iter().skip(from).map(|step| step.bytes()).sum();
        let positions = 2 + self.kept.len().saturating_sub(from / INTERVAL);
        steps + self.steps.len() * size_of::<Arc<Step>>() + positions * POSITION_BYTES
    }

    /// What it takes in memory, about.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use rules::seed::Draws;
    use rules::title::embedded;
    use rules::{Options, notation};

    use super::*;

    fn played(actions: usize) -> (Line, Vec<Game>) {
        let title = embedded::title("18cz").expect("it is built in");
        let mut line = Line::new(Game::new(title, Options::BOOK, 3, 5).expect("three play it"));
        let (mut draws, mut games) = (Draws::new(5), vec![line.now().clone()]);
        while line.steps().len() < actions {
            let before = line.now().clone();
            let offers = before.offers().expect("the game lasts longer");
            let action = offers.action(draws.below(offers.len())).expect("it is below the number of actions");
            let Played { game, events } =
                before.play(offers.seat, &action).expect("what is offered is accepted");
            let noted = notation::write(before.view(), &action);
            let deed = Deed::Act { action: noted, understood: action, why: None };
            line.push(Step::new(&before, offers.seat, deed, events), game.clone());
            games.push(game);
        }
        (line, games)
    }

    #[test]
    fn every_position_is_what_it_was() {
        let (line, games) = played(3 * INTERVAL + 5);
        for (at, game) in games.iter().enumerate() {
            assert_eq!(line.game_at(at).expect("it was played").state(), game.state(), "after {at} actions");
        }
        assert!(line.game_at(games.len()).is_none());
    }

    #[test]
    fn going_back_and_on_again_leads_to_the_same_place() {
        let (mut line, games) = played(2 * INTERVAL + 3);
        let (most, last) = (line.bytes(), games.len() - 1);
        for left in [last, 2 * INTERVAL, 2 * INTERVAL - 1, INTERVAL, 1, 0] {
            let taken = line.take_back(left);
            assert_eq!((line.now().state(), line.steps().len()), (games[left].state(), left));
            assert!(line.kept.len() == left / INTERVAL && line.bytes() <= most);
            for step in taken {
                let game = line.game_after(&step);
                line.push(step, game);
            }
            assert_eq!((line.now().state(), line.bytes()), (games[last].state(), most), "from {left}");
        }
    }
}
