//! Looking ahead: play on and take back, for bots that try things out. Positions to go back to are written over old ones, so
//! that a step takes no memory of its own once a search has been so deep before.

use crate::action::{Action, Offer};
use crate::game::Game;
use crate::ids::Seat;
use crate::refusal::Checked;
use crate::state::State;

/// A game that is tried out.
///
/// ```
/// use rules::{Game, Lookahead, Options, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let mut ahead = Lookahead::new(game.clone());
/// let mut offers = Vec::new();
/// for _ in 0..3 {
///     ahead.game().candidates(&mut offers);
///     let seat = ahead.game().decider().expect("the game has begun");
///     ahead.play(seat, &offers[0].action(0)).expect("what is offered is accepted");
/// }
/// while ahead.take_back() {}
/// assert_eq!(ahead.game().state(), game.state());
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lookahead {
    game: Game,
    /// The positions on the way here, and behind them some that were left and may be written over.
    way: Vec<State>,
    depth: usize,
}

impl Lookahead {
    /// Nothing has been tried yet.
    pub fn new(game: Game) -> Lookahead {
        Lookahead { game, way: Vec::new(), depth: 0 }
    }

    /// The game as it would be.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many actions could be taken back.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Plays an action of the seat, to be taken back later.
    ///
    /// # Errors
    /// With the reason and the rule when the action is not allowed; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Checked<()> {
        match self.way.get_mut(self.depth) {
            Some(left) => left.copy_from(self.game.state()),
            None => self.way.push(self.game.state().clone()),
        }
        self.game.advance_unheard(seat, action)?;
        self.depth += 1;
        Ok(())
    }

    /// Takes the last action back; there is none at the beginning.
    pub fn take_back(&mut self) -> bool {
        let Some(depth) = self.depth.checked_sub(1) else { return false };
        self.game.go_back_to(&self.way[depth]);
        self.depth = depth;
        true
    }
}

impl Game {
    /// What is allowed now, in no order and perhaps twice, for those who look at all of it anyway; what was in the list is gone.
    pub fn candidates(&self, offers: &mut Vec<Offer>) {
        offers.clear();
        offers.extend(self.unsorted_offers());
    }
}
