//! A second, slow and simple implementation of the rules, written from the rule texts and for tests only. It shares nothing
//! with the engine but what is printed (titles) and the plain types in which positions, actions and offers are told, and it
//! judges whole games: what is offered before every action, whether the action is legal, and what it leads to.

pub mod board;
pub mod cz;
pub mod f56;
pub mod play;
pub mod report;
pub mod revenue;

use report::Report;
use rules::{Action, Game, Offers, Played, Seat};

/// What a referee says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is as the rules say.
    Right,
    /// It could not be judged: too much work, or nothing is known about it.
    NotJudged(String),
    /// It is wrong, and how.
    Wrong(String),
}

/// Judges one game of a family of titles, from its beginning on.
pub trait Referee {
    /// Whether the game begins as the rules say.
    fn judge_start(&mut self, begun: &Game) -> Verdict;

    /// Whether what is offered is what the rules allow, no more and no less.
    fn judge_offers(&mut self, game: &Game, offers: &Offers, report: &mut Report) -> Verdict;

    /// Whether the action of the seat leads where the rules say. That it is legal follows from the offers, but for routes.
    fn judge_action(
        &mut self,
        before: &Game,
        seat: Seat,
        action: &Action,
        after: &Played,
        report: &mut Report,
    ) -> Verdict;

    /// Whether players are worth what the rules say, when the game is over.
    fn judge_end(&mut self, over: &Game) -> Verdict;
}
