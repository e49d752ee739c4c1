//! Why an answer is right: the best one with its runs, and what the others earn.

use maud::{Markup, html};
use puzzles::Kind;
use puzzles::facts::Solved;
use puzzles::moves::{self, Move, same};
use rules::event::Ran;
use rules::{Action, Game, Money};

use super::choices::{in_words, offer_of};
use crate::pages::table::{Scene, caption};
use crate::puzzles::Asked;
use crate::text::{t, tr};

/// So many other moves are told.
const OTHERS: usize = 6;

/// The best position, and the runs in it.
pub(super) struct Best {
    pub(super) game: Game,
    pub(super) runs: Vec<Ran>,
}

/// What the best answer leads to.
pub(super) fn best(asked: &Asked, solved: &Solved) -> Best {
    match solved.rights().next() {
        Some(Move { after, best, .. }) => Best { game: after.clone(), runs: best.runs.clone() },
        None => Best { game: asked.game().clone(), runs: moves::best(asked.game(), asked.company).runs },
    }
}

/// The explanation, with one's own answer where there is one.
pub(super) fn why(
    scene: &Scene<'_>,
    asked: &Asked,
    solved: &Solved,
    own: Option<(&Action, Money)>,
) -> Markup {
    let facts = solved.facts;
    html! {
        h2 { (t("puzzle-why")) }
        @if let Some((_, earned)) = own {
            p { (tr!("puzzle-compared", own = scene.money(earned), best = scene.money(facts.best))) }
        }
        h3 { (tr!("puzzle-best-runs", revenue = scene.money(facts.best))) }
        ol .runs {
            @for (index, ran) in scene.runs.iter().enumerate() {
                li { span .line.{ "line-" (index % draw::ROUTE_LOOKS.len()) } aria-hidden="true" {} (caption(scene, ran)) }
            }
        }
        @if asked.puzzle.kind == Kind::Run {
            p { (tr!("puzzle-one-by-one", revenue = scene.money(facts.obvious))) }
        } @else {
            (others(scene, asked, solved, own))
        }
    }
}

/// The moves with what they earn, the best first; one's own among them.
fn others(scene: &Scene<'_>, asked: &Asked, solved: &Solved, own: Option<(&Action, Money)>) -> Markup {
    let mut moves: Vec<&Move> = solved.moves.iter().collect();
    moves.sort_by_key(|one| std::cmp::Reverse(one.best.revenue));
    let is_own = |one: &Move| own.is_some_and(|(action, _)| same(&one.action, action));
    let shown = moves.iter().enumerate().filter(|(index, one)| *index < OTHERS || is_own(one));
    html! {
        h3 { (t("puzzle-moves-earn")) }
        table .puzzle-table {
            @for (_, one) in shown {
                tr .own[is_own(one)] .best[one.best.revenue == solved.facts.best] {
                    td {
                        (offer_of(asked.game(), &one.action).map_or_else(String::new, |offer| in_words(scene, offer, &one.action)))
                        @if is_own(one) { " " b { (t("puzzle-own")) } }
                    }
                    td .amount { (scene.money(one.best.revenue)) }
                }
            }
        }
        @if moves.len() > OTHERS { p .quiet { (tr!("puzzle-more-moves", count = moves.len() - OTHERS)) } }
    }
}
