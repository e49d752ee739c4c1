//! Plays games with bots and has them judged.

use std::sync::Arc;

use bots::{Budget, Strength};
use rules::{Game, Offers, Options, Title};

use crate::cz::CzReferee;
use crate::f56::Judge;
use crate::report::{Fault, Report};
use crate::{Referee, Verdict};

/// A game to be played.
#[derive(Clone)]
pub struct Match {
    /// The title.
    pub title: Arc<Title>,
    /// How many play.
    pub players: usize,
    /// The seed of the game and of the bots.
    pub seed: u64,
    /// How the bots play.
    pub strength: Strength,
}

/// Plays a game and judges all of it, or as far as the first fault.
///
/// # Panics
/// When the title is not played by so many.
pub fn judge(of: &Match, report: &mut Report) {
    let begun = Game::new(Arc::clone(&of.title), Options::BOOK, of.players, of.seed);
    let begun = begun.expect("the title is played by so many").game;
    let Some(mut referee) = referee(&begun) else { return report.leave("a title that no referee knows") };
    let mut game = begun.clone();
    let name = format!("{} with {} players, seed {}, {:?}", of.title.id, of.players, of.seed, of.strength);
    let mut number = 0;
    let begins = referee.judge_start(&begun);
    note(begins, &name, number, report);
    while let Some(offers) = game.offers().filter(|offers| !offers.is_empty()) {
        match step(&mut *referee, &game, &offers, of, number, report) {
            Ok(after) => game = after,
            Err(words) => {
                report.faults.push(Fault { game: name.clone(), action: number, words });
                break;
            }
        }
        number += 1;
    }
    if game.state().is_over() {
        let ends = referee.judge_end(&game);
        note(ends, &name, number, report);
    }
    report.games += 1;
}

/// Puts what is said of the start or the end of a game into the report.
fn note(verdict: Verdict, game: &str, action: usize, report: &mut Report) {
    match verdict {
        Verdict::Right => {}
        Verdict::NotJudged(what) => report.leave(&what),
        Verdict::Wrong(words) => report.faults.push(Fault { game: game.to_owned(), action, words }),
    }
}

/// Who knows the rules of the game.
fn referee(begun: &Game) -> Option<Box<dyn Referee + '_>> {
    let players = begun.state().players.len();
    match begun.title().id.as_str() {
        "18cz" | "18cz-bohemia" | "18cz-moravia-silesia" => {
            Some(Box::new(CzReferee::new(begun.title(), players)))
        }
        "1836jr56" => Some(Box::new(Judge::of(begun))),
        _ => None,
    }
}

/// One action: what is offered, what a bot does, and what it leads to.
fn step(
    referee: &mut dyn Referee,
    game: &Game,
    offers: &Offers,
    of: &Match,
    number: usize,
    report: &mut Report,
) -> Result<Game, String> {
    let asked = game.state().decision();
    match referee.judge_offers(game, offers, report) {
        Verdict::Right => {
            report.questions += 1;
            report.offers += offers.offers.len();
        }
        Verdict::NotJudged(what) => report.leave(&what),
        Verdict::Wrong(words) => return Err(format!("offers for {asked:?}: {words}")),
    }
    let seed = of.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
    let thought = bots::think(game, of.strength, &Budget::nodes(0), seed).expect("somebody is asked");
    let action = &thought.action;
    let after = game.play(thought.seat, action);
    let after = after.map_err(|refusal| format!("{action:?} was offered and refused: {refusal:?}"))?;
    match referee.judge_action(game, thought.seat, action, &after, report) {
        Verdict::Right => report.actions += 1,
        Verdict::NotJudged(what) => report.leave(&what),
        Verdict::Wrong(words) => return Err(format!("{asked:?}, {action:?}: {words}")),
    }
    Ok(after.game)
}
