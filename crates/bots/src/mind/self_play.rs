//! Games from which a mind learns: it plays itself and the rules of thumb, with doubts and whims, at all sorts of tables.

use std::sync::Arc;

use rules::seed::Draws;
use rules::title::{Title, embedded};
use rules::{Family, Game, Options};

use super::features::Envy;
use super::judge::Judge;
use super::knowledge::Knowledge;
use super::prospects::Memory;
use super::roster::Roster;
use super::samples::{self, Moment};
use crate::idea::Idea;
use crate::novice;
use crate::weights::Weights;

/// A game that takes more actions than this is given up.
const ENDLESS: usize = 8_000;

/// How games are played for learning.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// How much of the score of the rules of thumb is added to what the network says, in percent.
    pub prior: i64,
    /// The usual doubt about a utility, in money.
    pub doubt: f32,
    /// The percentage of games in which rules of thumb play, too.
    pub mixed: usize,
    /// One of so many positions is learned from.
    pub every: usize,
    /// How far later positions count, from sample to sample.
    pub lambda: f32,
}

/// A table at which is played.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The title.
    pub title: Arc<Title>,
    /// Its options.
    pub options: Options,
    /// How many play.
    pub players: usize,
}

impl Setting {
    /// Some table of the family: every title, number of players and profile comes up, the usual ones more often. Where tables are named,
    /// as `18cz:6`, only those.
    pub fn draw(family: Family, only: &[String], draws: &mut Draws) -> Option<Setting> {
        const CZ: [(&str, usize, usize); 7] = [
            ("18cz", 4, 28),
            ("18cz", 3, 16),
            ("18cz", 5, 12),
            ("18cz", 6, 10),
            ("18cz-bohemia", 2, 13),
            ("18cz-moravia-silesia", 2, 9),
            ("18cz-moravia-silesia", 3, 12),
        ];
        const F56: [(&str, usize, usize); 3] =
            [("1836jr56", 2, 32), ("1836jr56", 3, 38), ("1836jr56", 4, 30)];
        let tables: &[(&str, usize, usize)] = match family {
            Family::Cz => &CZ,
            Family::F56 => &F56,
            Family::E30 => return None,
        };
        let is_asked =
            |id: &str, players: usize| only.is_empty() || only.contains(&format!("{id}:{players}"));
        let weights: Vec<usize> = tables
            .iter()
            .map(|&(id, players, weight)| if is_asked(id, players) { weight } else { 0 })
            .collect();
        if weights.iter().all(|&weight| weight == 0) {
            return None;
        }
        let (id, players, _) = tables[draws.weighted(&weights)];
        let mut options = match draws.below(100) {
            0..70 => Options::BOOK,
            70..85 => Options::AS_ON_18XX_GAMES,
            _ => Options { ask_consent: true, ..Options::AS_ON_18XX_GAMES },
        };
        // Otherwise the same seats would always begin.
        options.shuffle_order = true;
        options.f56.diesels = family == Family::F56 && draws.below(100) < 35;
        Some(Setting { title: embedded::title(id)?, options, players })
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sitter {
    Mind,
    Thumb(&'static Weights),
}

/// How a game went.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// Final worth of each seat, and whether the mind sat there.
    pub worth: Vec<(i64, bool)>,
    /// Actions in all.
    pub actions: usize,
    /// Positions to learn from.
    pub samples: usize,
    /// It did not end.
    pub endless: bool,
}

/// Plays a game, and writes what is to be learned from it. Without knowledge only rules of thumb play.
pub fn play(
    setting: &Setting,
    knowledge: Option<&Knowledge>,
    recipe: &Recipe,
    seed: u64,
    out: &mut Vec<u8>,
) -> Option<Told> {
    let mut game = Game::new(setting.title.clone(), setting.options, setting.players, seed).ok()?.game;
    let roster = Roster::of(&setting.title)?;
    let mut draws = Draws::new(seed ^ 0x5eed);
    let sitters = sitters(setting.players, knowledge.is_some(), recipe, &mut draws);
    let mut memory = Memory::default();
    let mut judge = Judge::new(&game, knowledge.map(|known| &known.network), &roster, &mut memory);
    judge.envy = envies(&sitters, &mut draws);
    judge.prior = recipe.prior;
    let doubt = recipe.doubt * [0.3, 1.0, 2.5][draws.below(3)];
    // In half of the games now and then something is done on a whim.
    let whims = if draws.below(2) == 0 { None } else { Some(80 + draws.below(120)) };
    let whims = if knowledge.is_none() { Some(15 + draws.below(60)) } else { whims };
    let mut moments = Vec::new();
    let mut told = Told::default();
    while let Some(offers) = game.offers() {
        told.actions += 1;
        // A position in which nothing may be done is a fault of ours: nothing is learned from it.
        if offers.is_empty() {
            return None;
        }
        if told.actions > ENDLESS {
            return Some(Told { endless: true, ..told });
        }
        if let Some(only) = Idea::only(&offers) {
            game.advance_unheard(offers.seat, &only.action).ok()?;
            continue;
        }
        let table = judge.table(&game);
        if draws.below(recipe.every) == 0 {
            let values = judge.values(&game, &table);
            moments.push(Moment { position: judge.encode(&game, &table).clone(), values });
        }
        let whim = whims.is_some_and(|one_of| draws.below(one_of) == 0);
        let action = match sitters[offers.seat.index()] {
            Sitter::Thumb(taste) => {
                judge.taste = taste;
                let mut ideas = judge.ideas(&game, &offers, &table);
                judge.taste = &Weights::STANDARD;
                match whim {
                    true => ideas.swap_remove(draws.below(ideas.len())).action,
                    false => novice::pick(ideas, &mut draws).action,
                }
            }
            Sitter::Mind => {
                let mut judged = judge.judge(&game, &offers, &table);
                if whim {
                    judged.swap_remove(draws.below(judged.len())).candidate.action
                } else {
                    for one in &mut judged {
                        one.utility += doubt * noise(&mut draws);
                    }
                    judged.sort_by(|a, b| b.utility.total_cmp(&a.utility));
                    judged.swap_remove(0).candidate.action
                }
            }
        };
        game.advance_unheard(offers.seat, &action).ok()?;
    }
    let worth: Vec<i64> = game.state().seats().map(|seat| game.view().worth(seat)).collect();
    let lambda = if knowledge.is_some() { recipe.lambda } else { 1.0 };
    samples::write(&moments, &worth, lambda, roster.places.most_players, out);
    told.samples = moments.len();
    told.worth =
        worth.iter().zip(&sitters).map(|(&worth, &sitter)| (worth, sitter == Sitter::Mind)).collect();
    Some(told)
}

/// Who sits where.
fn sitters(players: usize, knows: bool, recipe: &Recipe, draws: &mut Draws) -> Vec<Sitter> {
    let mut thumb = || {
        let taste = if draws.below(2) == 0 { &Weights::STANDARD } else { &Weights::FRUGAL };
        Sitter::Thumb(taste)
    };
    let thumbs: Vec<Sitter> = (0..players).map(|_| thumb()).collect();
    if !knows {
        return thumbs;
    }
    let mut sitters = vec![Sitter::Mind; players];
    if draws.below(100) < recipe.mixed {
        let count = 1 + draws.below(players - 1);
        sitters[..count].copy_from_slice(&thumbs[..count]);
        draws.shuffle(&mut sitters);
    }
    sitters
}

/// How much each counts the others' worth: mostly in full, as one who plays to win; some care less.
fn envies(sitters: &[Sitter], draws: &mut Draws) -> Envy {
    let mut envy = [100; 8];
    let same = draws.below(2) == 0;
    let mut draw = || match draws.below(10) {
        0..5 => 100,
        5..8 => 30,
        _ => draws.below(111) as i64,
    };
    let of_all = draw();
    for (envy, sitter) in envy.iter_mut().zip(sitters) {
        let own = if same { of_all } else { draw() };
        *envy = if *sitter == Sitter::Mind { own } else { 100 };
    }
    envy
}

/// About as far from 0 as 1, on either side.
pub(crate) fn noise(draws: &mut Draws) -> f32 {
    let three: usize = (0..3).map(|_| draws.below(2_001)).sum();
    (three as f32 - 3_000.0) / 1_000.0
}
