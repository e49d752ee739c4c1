//! What was measured of a puzzle: its answer, and how much there is to see through.

use rules::{Action, CompanyId, Game, Money, runnable};

use crate::kind::Kind;
use crate::moves::{self, Move};
use crate::run;

/// What was measured of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What the best answer earns.
    pub best: Money,
    /// What the next best one earns; of runs, what the trains earn one by one.
    pub next: Money,
    /// What the answer earns that suggests itself.
    pub obvious: Money,
    /// How many answers there are to choose from; of runs there are more than anybody counts.
    pub choices: usize,
    /// How many of them are best.
    pub rights: usize,
    /// How many stops the company's trains could come to.
    pub stops: usize,
    /// How many trains run for the best answer.
    pub trains: usize,
}

/// A position with a question, worked out.
#[derive(Clone, Debug)]
pub struct Solved {
    /// What was measured.
    pub facts: Facts,
    /// All moves, but for runs.
    pub moves: Vec<Move>,
}

impl Solved {
    /// The moves that are best.
    pub fn rights(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().filter(|one| one.best.revenue == self.facts.best)
    }

    /// The actions that are best.
    pub fn answers(&self) -> Vec<&Action> {
        self.rights().map(|one| &one.action).collect()
    }
}

/// Works out a position; nothing where the question cannot be asked.
pub fn solve(game: &Game, kind: Kind, company: CompanyId) -> Option<Solved> {
    match kind {
        Kind::Run => solve_run(game, company),
        _ => solve_moves(game, kind, company),
    }
}

fn solve_run(game: &Game, company: CompanyId) -> Option<Solved> {
    let is_asked = Kind::asked_at(game) == Some((Kind::Run, company)) && !game.state().is_vaclavs(company);
    let best = is_asked.then(|| moves::best(game, company)).filter(rules::board::BestRuns::is_proven)?;
    let obvious = run::one_by_one(game, company);
    let stops = run::stops_in_reach(game, company);
    let trains = runnable(game.view(), company).len();
    let facts = Facts { best: best.revenue, next: obvious, obvious, choices: 0, rights: 1, stops, trains };
    Some(Solved { facts, moves: Vec::new() })
}

fn solve_moves(game: &Game, kind: Kind, company: CompanyId) -> Option<Solved> {
    let moves = moves::moves(game, kind, company)?;
    let best = moves.iter().map(|one| one.best.revenue).max()?;
    let next = moves.iter().map(|one| one.best.revenue).filter(|&revenue| revenue < best).max();
    let shine = moves.iter().map(|one| one.shine).max()?;
    let shining = moves.iter().filter(|one| one.shine == shine);
    let right = moves.iter().find(|one| one.best.revenue == best)?;
    let facts = Facts {
        best,
        next: next.unwrap_or(best),
        obvious: shining.map(|one| one.best.revenue).max()?,
        choices: moves.len(),
        rights: moves.iter().filter(|one| one.best.revenue == best).count(),
        stops: run::stops_in_reach(&right.after, company),
        trains: runnable(right.after.view(), company).len(),
    };
    Some(Solved { facts, moves })
}
