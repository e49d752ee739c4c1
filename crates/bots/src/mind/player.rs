//! A mind that plays: at every decision it does what it likes most.

use rules::seed::Draws;
use rules::title::Title;
use rules::{Family, Game, Offers};

use super::candidates::Candidate;
use super::judge::Judge;
use super::knowledge::Knowledge;
use super::ponder::{Depth, ponder};
use super::prospects::Memory;
use super::reasons::why;
use super::self_play::noise;
use crate::bot::Character;
use crate::budget::{Budget, Meter};
use crate::idea::Idea;
use crate::strength::Strength;
use crate::thought::Thought;

/// By how much a sale must be liked more than anything else, in money: what looks a little better now is often bought back. At the
/// larger tables of 18CZ, where shares go to and fro most, twice as much.
const RELUCTANCE: f32 = 15.0;

/// The most players of a variant of which minds have seen little.
const SMALL: u8 = 3;

/// How a mind plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How much the others' worth counts against one's own, in percent.
    pub envy: i64,
    /// How much of the score of the rules of thumb is added, in percent.
    pub prior: i64,
    /// The doubt about what is liked most, in money.
    pub doubt: f32,
    /// By how much a sale must be liked more than anything else, in money.
    pub reluctance: f32,
    /// How far a second look goes.
    pub depth: Depth,
}

impl Manner {
    /// How a bot of this strength plays a title.
    pub fn of(strength: Strength, character: Character, title: &Title) -> Manner {
        let small = is_small(title);
        let (doubt, depth) = match strength {
            Strength::Novice => (90.0, Depth::NONE),
            Strength::Conductor => (45.0, Depth::NONE),
            // Just enough that no two games are alike.
            _ => (3.0, Depth::of(character, title)),
        };
        // Minds of 18CZ learned with the rules of thumb at their side, and are used to them; the less they have seen of a variant,
        // the more they should listen to them.
        let prior = match title.play.family {
            Family::Cz if small => 50,
            Family::Cz => 20,
            _ => 0,
        };
        Manner {
            envy: character.envy(title.play.family),
            prior,
            doubt,
            reluctance: if title.play.family == Family::Cz && !small { 2.0 * RELUCTANCE } else { RELUCTANCE },
            depth,
        }
    }
}

/// Whether a title is a variant of 18CZ for few players.
fn is_small(title: &Title) -> bool {
    title.play.family == Family::Cz && *title.play.players.end() <= SMALL
}

impl Depth {
    /// How far a director looks again. A second look wins games of the variants for two and three; in 18CZ it wins none, but whoever plays for
    /// wealth gets more of it. It loses games of 1836Jr-56, where it matters that nobody builds in mind.
    fn of(character: Character, title: &Title) -> Depth {
        match (title.play.family, character) {
            (Family::Cz, _) if is_small(title) => Depth { candidates: 3, within: 40.0, decisions: 6 },
            (Family::Cz, Character::Wealth) => Depth { candidates: 4, within: 40.0, decisions: 8 },
            _ => Depth::NONE,
        }
    }
}

/// What a mind would do; nothing when it knows nothing of this title.
pub(crate) fn idea(
    game: &Game,
    offers: &Offers,
    knowledge: &Knowledge,
    memory: &mut Memory,
    manner: Manner,
    budget: &Budget,
    seed: u64,
) -> Option<Idea> {
    let roster = knowledge.roster(game.title())?;
    let mut judge = Judge::new(game, Some(&knowledge.network), &roster, memory);
    judge.envy = [manner.envy; 8];
    judge.prior = manner.prior;
    judge.reluctance = manner.reluctance;
    let table = judge.table(game);
    let mut judged = judge.judge(game, offers, &table);
    ponder(&mut judge, game, offers, &table, &mut judged, manner.depth, &Meter::open(budget));
    if manner.doubt > 0.0 {
        let mut draws = Draws::new(seed);
        for one in &mut judged {
            one.utility += manner.doubt * noise(&mut draws);
        }
        judged.sort_by(|a, b| b.utility.total_cmp(&a.utility));
    }
    let reason = why(&mut judge, game, offers.seat, &judged, &table);
    let Candidate { action, score, .. } = judged.swap_remove(0).candidate;
    Some(Idea { action, score, reason })
}

/// What everybody will be worth, as a mind sees it; nothing when it knows nothing of this title.
pub fn values(game: &Game, knowledge: &Knowledge, memory: &mut Memory) -> Option<Vec<f32>> {
    let roster = knowledge.roster(game.title())?;
    let mut judge = Judge::new(game, Some(&knowledge.network), &roster, memory);
    let table = judge.table(game);
    Some(judge.values(game, &table))
}

/// What a mind with this knowledge does in this position; nothing when the game is over, or it knows nothing of this title.
pub fn think(
    game: &Game,
    knowledge: &Knowledge,
    memory: &mut Memory,
    manner: Manner,
    budget: &Budget,
    seed: u64,
) -> Option<Thought> {
    let offers = game.offers().filter(|offers| !offers.is_empty())?;
    let seat = offers.seat;
    let idea = match Idea::only(&offers) {
        Some(only) => only,
        None => idea(game, &offers, knowledge, memory, manner, budget, seed)?,
    };
    Some(Thought::of(seat, idea))
}
