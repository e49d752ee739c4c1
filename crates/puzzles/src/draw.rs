//! Drawing puzzles: bots play games from seeds, every decision is looked at, and what is worth a thought is kept.

use std::sync::Arc;

use bots::{Bot, Budget, Memory, Strength, think_with};
use rules::seed::Draws;
use rules::title::Title;
use rules::{Action, CompanyId, Game, Options, WrongPlayerCount, notation};

use crate::facts::{Facts, Solved, solve};
use crate::file::{self, Record};
use crate::kind::Kind;
use crate::level::Level;
use crate::puzzle::Puzzle;

/// More actions than any game takes.
const ENDLESS: usize = 20_000;
/// What a bot may look at for one decision.
const NODES: u64 = 500;
/// So many of a kind are taken from one game at most, each of another company.
const OF_A_GAME: usize = 2;
/// A game is worth its room in the file if so many puzzles are taken from it, or one of a kind that is rare.
const WORTH_A_GAME: usize = 4;
/// The least by which the best answer is better than the next best one.
const MARGIN: u32 = 10;

/// What is to be drawn.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The title.
    pub title: Arc<Title>,
    /// How many puzzles.
    pub count: usize,
    /// The seed of the first game.
    pub seed: u64,
}

/// What was drawn.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The games.
    pub records: Vec<Record>,
    /// The puzzles, in the order of their places.
    pub puzzles: Vec<Puzzle>,
    /// How many games were played in all.
    pub games: usize,
}

/// A position that is worth a puzzle.
struct Found {
    at: usize,
    kind: Kind,
    company: CompanyId,
    puzzle: Puzzle,
}

/// Draws puzzles, about the same number of every kind that the title has; `told` hears how many there are after each game.
///
/// # Errors
/// When the title cannot be played.
pub fn draw(wanted: &Wanted, mut told: impl FnMut(&Drawn)) -> Result<Drawn, WrongPlayerCount> {
    let share = wanted.count.div_ceil(kinds(&wanted.title).len());
    let mut drawn = Drawn::default();
    let mut of_kind = [0; Kind::ALL.len()];
    while drawn.puzzles.len() < wanted.count && drawn.games < 2 * wanted.count {
        let seed = wanted.seed.wrapping_mul(1_000_003).wrapping_add(drawn.games as u64);
        drawn.games += 1;
        // Where a kind is so rare that others must fill up, they may.
        let room = if drawn.games < wanted.count { share } else { wanted.count };
        let (record, found) = look_through(&wanted.title, seed)?;
        let mut kept: Vec<Found> = Vec::new();
        for one in found {
            let taken = kept.iter().filter(|other| other.kind == one.kind);
            let again = taken.clone().any(|other| other.company == one.company);
            let count = taken.count();
            let left = wanted.count.saturating_sub(drawn.puzzles.len() + kept.len());
            if !again && count < OF_A_GAME && of_kind[one.kind as usize] + count < room && left > 0 {
                kept.push(one);
            }
        }
        let most = of_kind.iter().copied().max().unwrap_or(0);
        let is_rare = |kind: Kind| 2 * of_kind[kind as usize] < most;
        let left = wanted.count - drawn.puzzles.len();
        if kept.len() >= WORTH_A_GAME.min(left) || kept.iter().any(|one| is_rare(one.kind)) {
            keep(&mut drawn, &mut of_kind, record, kept);
        }
        told(&drawn);
    }
    Ok(drawn)
}

fn keep(drawn: &mut Drawn, of_kind: &mut [usize], mut record: Record, mut kept: Vec<Found>) {
    kept.sort_by_key(|one| one.at);
    record.actions.truncate(kept.last().map_or(0, |one| one.at));
    for Found { at, kind, mut puzzle, .. } in kept {
        of_kind[kind as usize] += 1;
        puzzle.number = drawn.puzzles.len() + 1;
        puzzle.place = (drawn.records.len(), at);
        drawn.puzzles.push(puzzle);
    }
    drawn.records.push(record);
}

/// What is asked in a title: take-overs are known to one family only, and there a station seldom changes what is earned in the same turn.
pub fn kinds(title: &Title) -> Vec<Kind> {
    let asked = match title.play.family {
        rules::Family::Cz => [Kind::Run, Kind::Tile, Kind::Train, Kind::TakeOver],
        _ => [Kind::Run, Kind::Tile, Kind::Station, Kind::Train],
    };
    asked.to_vec()
}

/// Plays a game, and looks at every decision; what is found has the best puzzles first.
fn look_through(title: &Arc<Title>, seed: u64) -> Result<(Record, Vec<Found>), WrongPlayerCount> {
    let mut draws = Draws::new(seed ^ 0x9a22);
    let counts: Vec<usize> = title.seat_counts.iter().map(|count| usize::from(count.players)).collect();
    let players = counts[draws.below(counts.len())];
    let strengths = [Strength::Novice, Strength::Conductor];
    let bots: Vec<Bot> = (0..players).map(|_| strengths[draws.below(strengths.len())].into()).collect();
    let mut memories: Vec<Memory> = bots.iter().map(|_| Memory::default()).collect();
    let options = Options::BOOK;
    let mut game = Game::new(Arc::clone(title), options, players, seed)?.game;
    let mut record = Record { title: title.id.clone(), players, seed, options, actions: Vec::new() };
    let mut found = Vec::new();
    while let Some(offers) = game.offers().filter(|offers| !offers.is_empty()) {
        let at = record.actions.len();
        found.extend(look_at(&game, at));
        let seat = offers.seat.index();
        let thought = think_with(
            &mut memories[seat],
            &game,
            bots[seat],
            &Budget::nodes(NODES),
            seed ^ (at as u64) << 20,
        );
        let Some(thought) = thought.filter(|_| at < ENDLESS) else { break };
        let noted = notation::write(game.view(), &thought.action);
        record.actions.push(file::line_of(&noted, &offers.offers, &thought.action));
        if game.advance_unheard(offers.seat, &thought.action).is_err() {
            break;
        }
    }
    found.sort_by_key(|one| std::cmp::Reverse(merit(&one.puzzle)));
    Ok((record, found))
}

/// Those come first whose answer does not suggest itself, then those with more to see through.
fn merit(puzzle: &Puzzle) -> (bool, Level, usize) {
    let Facts { best, obvious, choices, stops, .. } = puzzle.facts;
    (obvious < best, puzzle.level, choices + stops)
}

/// The puzzle of a position, where it is worth one.
fn look_at(game: &Game, at: usize) -> Option<Found> {
    let (kind, company) = Kind::asked_at(game)?;
    // The solver is asked for every move: positions that cannot be worth it are not looked at any further.
    if game.view().is_national(company) || !promises(game, kind, company) {
        return None;
    }
    let solved = kinds(game.title()).contains(&kind).then(|| solve(game, kind, company)).flatten()?;
    if !is_worth_it(kind, &solved) {
        return None;
    }
    let facts = solved.facts;
    let answers = solved.answers().into_iter().map(|action| notation::write(game.view(), action)).collect();
    let puzzle = Puzzle {
        number: 0,
        kind,
        company: game.title().charter(company).symbol.clone(),
        level: Level::of(kind, &facts),
        facts,
        answers,
        place: (0, at),
    };
    Some(Found { at, kind, company, puzzle })
}

/// Whether there are trains to think of.
fn promises(game: &Game, kind: Kind, company: CompanyId) -> bool {
    let trains = rules::runnable(game.view(), company).len();
    match kind {
        Kind::Run => trains >= 2,
        Kind::Tile | Kind::Station => trains >= 1,
        Kind::Train | Kind::TakeOver => true,
    }
}

/// Whether the answer is clear, and not to be had without thinking.
fn is_worth_it(kind: Kind, solved: &Solved) -> bool {
    let Facts { best, next, obvious, choices, rights, stops, .. } = solved.facts;
    if best < next + MARGIN {
        return false;
    }
    match kind {
        Kind::Run => stops >= 6,
        Kind::Tile => choices >= 12 && rights <= 3 && (best - next) * 20 >= best,
        Kind::Station => choices >= 3 && rights == 1,
        Kind::Train => rights == 1 && (choices >= 3 || obvious < best),
        Kind::TakeOver => rights == 1 && choices >= 3 && solved.answers() != [&Action::Pass],
    }
}
