//! Everything about a puzzle worked out once more: its game, its facts, and every revenue with ten times the solver's steps and, where
//! somebody knows another way, by that.

use rules::board::RailNetwork;
use rules::{Action, CompanyId, Game, Money, notation, runnable};

use crate::collection::Collection;
use crate::facts::{Solved, solve};
use crate::judge::{asked, judge};
use crate::kind::Kind;
use crate::level::Level;
use crate::puzzle::Puzzle;

/// So many steps may be taken to find a revenue again.
const STEPS: u64 = 10 * rules::board::MOST_NODES;

/// Another way to find what the trains of a company earn at best; nothing where it would take too long.
pub type SecondOpinion<'a> = &'a dyn Fn(&Game, CompanyId) -> Option<Money>;

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Revenues that were found again by the solver.
    pub revenues: usize,
    /// How many of them the second opinion found, too.
    pub seconded: usize,
}

/// Checks a puzzle.
///
/// # Errors
/// With what is wrong.
pub fn check(
    collection: &Collection,
    puzzle: &Puzzle,
    second: Option<SecondOpinion<'_>>,
) -> Result<Checked, String> {
    let game = collection.position(puzzle).map_err(|error| error.to_string())?;
    let company = asked(&game, puzzle).ok_or("another question comes up there")?;
    if collection.company(puzzle) != Some(company) {
        return Err("another company is asked".to_owned());
    }
    let solved = solve(&game, puzzle.kind, company).ok_or("it cannot be worked out")?;
    if solved.facts != puzzle.facts {
        return Err(format!("{:?} was kept, and {:?} is found", puzzle.facts, solved.facts));
    }
    if Level::of(puzzle.kind, &solved.facts) != puzzle.level {
        return Err(format!("it is not {}", puzzle.level.name()));
    }
    check_answers(&game, puzzle, &solved)?;
    let mut checked = Checked::default();
    if puzzle.kind == Kind::Run {
        check_revenue(&game, company, puzzle.facts.best, second, &mut checked)?;
    }
    for one in &solved.moves {
        check_revenue(&one.after, company, one.best.revenue, second, &mut checked)?;
    }
    Ok(checked)
}

fn check_answers(game: &Game, puzzle: &Puzzle, solved: &Solved) -> Result<(), String> {
    let kept = puzzle.answers.iter().map(|answer| notation::read(game.view(), answer));
    let kept = kept.collect::<Result<Vec<Action>, _>>().map_err(|error| error.to_string())?;
    if kept.iter().collect::<Vec<_>>() != solved.answers() {
        return Err("other moves are best than those that are kept".to_owned());
    }
    let is_right = |action: &Action| judge(game, puzzle, action).is_ok_and(|judged| judged.is_right());
    let best = solved.answers().into_iter().cloned();
    let best_runs = || -> Vec<Action> {
        let Some((Kind::Run, company)) = Kind::asked_at(game) else { return Vec::new() };
        let best = crate::moves::best(game, company);
        vec![Action::RunTrains { runs: best.runs.into_iter().map(|ran| ran.run).collect() }]
    };
    match best.chain(best_runs()).find(|action| !is_right(action)) {
        Some(action) => Err(format!("{action:?} is best, and judged to be wrong")),
        None => Ok(()),
    }
}

fn check_revenue(
    game: &Game,
    company: CompanyId,
    expected: Money,
    second: Option<SecondOpinion<'_>>,
    checked: &mut Checked,
) -> Result<(), String> {
    let view = game.view();
    let (_, best) = RailNetwork::of(view, company).solve(view, &runnable(view, company), Some(STEPS));
    if !matches!(best.proof, routes::Proof::Optimal { .. }) {
        return Err("there is no proof even with ten times the steps".to_owned());
    }
    checked.revenues += 1;
    let seconded = second.and_then(|second| second(game, company));
    checked.seconded += usize::from(seconded.is_some());
    match (best.total == expected, seconded) {
        (false, _) => Err(format!("{expected} was found, and then {}", best.total)),
        (true, Some(other)) if other != expected => {
            Err(format!("{expected} was found, and {other} by another way"))
        }
        _ => Ok(()),
    }
}
