//! Plays games with bots and has them judged.

use std::sync::Arc;

use bots::{Budget, Strength};
use rules::{Game, Options, Title};

use crate::cz::CzReferee;
use crate::report::{Fault, Report};
use crate::{Referee, Verdict};

/// A game with more faults than this is judged no further.
const MOST_FAULTS: usize = 3;

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

/// Plays a game and judges all of it.
pub fn judge(game: &Match, report: &mut Report) {
    let referee = CzReferee::new(&game.title, game.players);
    judge_with(&referee, game, report);
}

fn judge_with(referee: &dyn Referee, of: &Match, report: &mut Report) {
    let begun = Game::new(Arc::clone(&of.title), Options::BOOK, of.players, of.seed);
    let mut game = begun.expect("the title is played by so many").game;
    let mut faults = 0;
    let name = format!("{} with {} players, seed {}, {:?}", of.title.id, of.players, of.seed, of.strength);
    for number in 0.. {
        let Some(offers) = game.offers().filter(|offers| !offers.is_empty()) else { break };
        let fault = |words: String| Fault { game: name.clone(), action: number, words };
        match referee.judge_offers(&game, &offers, report) {
            Verdict::Right => {
                report.questions += 1;
                report.offers += offers.offers.len();
            }
            Verdict::NotJudged(what) => report.leave(&what),
            Verdict::Wrong(words) => {
                faults += 1;
                let asked = game.state().decision();
                report.faults.push(fault(format!("offers for {asked:?}: {words}")));
            }
        }
        let seed = of.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
        let thought = bots::think(&game, of.strength, &Budget::nodes(0), seed).expect("somebody is asked");
        let after = match game.play(thought.seat, &thought.action) {
            Ok(played) => played.game,
            Err(refusal) => {
                report
                    .faults
                    .push(fault(format!("{:?} was offered and refused: {refusal:?}", thought.action)));
                break;
            }
        };
        match referee.judge_action(&game, &thought.action, &after, report) {
            Verdict::Right => report.actions += 1,
            Verdict::NotJudged(what) => report.leave(&what),
            Verdict::Wrong(words) => {
                faults += 1;
                let asked = game.state().decision();
                report.faults.push(fault(format!("{asked:?}, {:?}: {words}", thought.action)));
            }
        }
        game = after;
        if faults >= MOST_FAULTS {
            break;
        }
    }
    report.games += 1;
}
