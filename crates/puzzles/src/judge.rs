//! Right or wrong: what an answer earns, against the best.

use rules::board::RailNetwork;
use rules::event::Ran;
use rules::refusal::RouteFault;
use rules::train::{Run, Train};
use rules::{Action, CompanyId, Game, HexId, Money, runnable};

use crate::facts::solve;
use crate::kind::Kind;
use crate::moves::{self, same};
use crate::puzzle::Puzzle;

/// What was found of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// What it earns.
    pub earned: Money,
    /// What the best one earns.
    pub best: Money,
}

impl Judged {
    /// Whether nothing is better.
    pub fn is_right(self) -> bool {
        self.earned == self.best
    }
}

/// Why an answer is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It does not answer the question, or cannot be done.
    #[error("this is no answer to the question")]
    Other,
    /// The company has no such train to run, or not as many.
    #[error("{0:?} is no train of the company")]
    Train(Train),
    /// A route is not legal.
    #[error("{fault:?}")]
    #[allow(missing_docs, reason = "the names say it")]
    Route { train: Train, fault: RouteFault, hex: Option<HexId> },
    /// The position cannot be worked out.
    #[error("the question cannot be worked out")]
    Unsolved,
}

/// Judges an answer at the position of a puzzle.
///
/// # Errors
/// When it is no answer.
pub fn judge(game: &Game, puzzle: &Puzzle, answer: &Action) -> Result<Judged, NoAnswer> {
    let company = asked(game, puzzle).ok_or(NoAnswer::Unsolved)?;
    if let Action::RunTrains { runs } = answer
        && puzzle.kind == Kind::Run
    {
        let earned = value(game, company, runs)?.iter().map(Ran::revenue).sum();
        return Ok(Judged { earned, best: moves::best(game, company).revenue });
    }
    let solved = solve(game, puzzle.kind, company).ok_or(NoAnswer::Unsolved)?;
    let chosen = solved.moves.iter().find(|one| same(&one.action, answer)).ok_or(NoAnswer::Other)?;
    Ok(Judged { earned: chosen.best.revenue, best: solved.facts.best })
}

/// The company that is asked about.
pub fn asked(game: &Game, puzzle: &Puzzle) -> Option<CompanyId> {
    Kind::asked_at(game).filter(|(kind, _)| *kind == puzzle.kind).map(|(_, company)| company)
}

/// What runs of the company's trains earn.
///
/// # Errors
/// When a train is not the company's, or a route is not legal.
pub fn value(game: &Game, company: CompanyId, runs: &[Run]) -> Result<Vec<Ran>, NoAnswer> {
    let view = game.view();
    let mut idle = runnable(view, company);
    for run in runs {
        let place = idle.iter().position(|train| *train == run.train).ok_or(NoAnswer::Train(run.train))?;
        idle.swap_remove(place);
    }
    RailNetwork::of(view, company).value(view, runs).map_err(|(index, fault, hex)| NoAnswer::Route {
        train: runs[index].train,
        fault,
        hex,
    })
}
