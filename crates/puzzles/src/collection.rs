//! The puzzles that come with the program, read when somebody first asks for them; and those of any file.

use std::sync::{Arc, OnceLock};

use rules::title::{Title, embedded};
use rules::{Action, CompanyId, Game, notation};

use crate::file::{self, Record, Unreadable};
use crate::kind::Kind;
use crate::level::Level;
use crate::puzzle::Puzzle;

/// The files, by title.
const FILES: [(&str, &str); 2] = [
    ("18cz", include_str!("../../../puzzles/18cz.txt")),
    ("1836jr56", include_str!("../../../puzzles/1836jr56.txt")),
];

/// The puzzles of a title.
#[derive(Debug)]
pub struct Collection {
    title: Arc<Title>,
    records: Vec<Record>,
    puzzles: Vec<Puzzle>,
}

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("action {number} of game {game}: {what}")]
pub struct Unplayable {
    /// The game in its file, from 1.
    pub game: usize,
    /// The action in its game, from 1.
    pub number: usize,
    /// What is wrong.
    pub what: String,
}

/// The titles that have puzzles, by id.
pub fn titles() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(title, _)| *title)
}

/// The puzzles of a title that come with the program.
pub fn of_title(title: &str) -> Option<&'static Collection> {
    static READ: [OnceLock<Option<Collection>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let index = FILES.iter().position(|(id, _)| *id == title)?;
    let (id, text) = FILES[index];
    READ[index].get_or_init(|| Collection::read(embedded::title(id)?, text).ok()).as_ref()
}

/// The puzzle of this id, as in `18cz-17`, with the collection that it is in.
pub fn by_id(id: &str) -> Option<(&'static Collection, &'static Puzzle)> {
    let (title, number) = id.rsplit_once('-')?;
    let collection = of_title(title)?;
    // Written in one way only, so that one puzzle has one id.
    let number = number.parse().ok().filter(|known: &usize| known.to_string() == number)?;
    Some((collection, collection.numbered(number)?))
}

/// The puzzle of a day, counted from any: the titles take turns, and none comes up again before all others have.
pub fn of_day(day: u64) -> Option<(&'static Collection, &'static Puzzle)> {
    let titles = FILES.len() as u64;
    let collection = of_title(FILES[(day % titles) as usize].0)?;
    let count = collection.puzzles.len() as u64;
    // Neighbours in the file are of one game: a step that has no divisor in common with the number leads far, and to all of them.
    let step = (count / 3..).find(|step| *step > 0 && greatest_common_divisor(*step, count) == 1)?;
    let place = (day / titles % count) * step % count;
    collection.puzzles.get(place as usize).map(|puzzle| (collection, puzzle))
}

fn greatest_common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

impl Collection {
    /// Reads a file.
    ///
    /// # Errors
    /// With the first line that cannot be read.
    pub fn read(title: Arc<Title>, text: &str) -> Result<Collection, Unreadable> {
        let (records, puzzles) = file::read(text)?;
        Ok(Collection { title, records, puzzles })
    }

    /// The title.
    pub fn title(&self) -> &Arc<Title> {
        &self.title
    }

    /// All of them, in their order.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter()
    }

    /// Those of a kind and a level, where these are asked for.
    pub fn of(&self, kind: Option<Kind>, level: Option<Level>) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| {
            kind.is_none_or(|kind| puzzle.kind == kind) && level.is_none_or(|level| puzzle.level == level)
        })
    }

    /// The puzzle with this number.
    pub fn numbered(&self, number: usize) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.number == number)
    }

    /// The id of a puzzle.
    pub fn id(&self, puzzle: &Puzzle) -> String {
        format!("{}-{}", self.title.id, puzzle.number)
    }

    /// The company that a puzzle is about.
    pub fn company(&self, puzzle: &Puzzle) -> Option<CompanyId> {
        self.title.company_ids().find(|&company| self.title.charter(company).symbol == puzzle.company)
    }

    /// The position of a puzzle: its game is played again up to there.
    ///
    /// # Errors
    /// With the first action that cannot be played.
    pub fn position(&self, puzzle: &Puzzle) -> Result<Game, Unplayable> {
        let (place, at) = puzzle.place;
        let wrong = |number: usize, what: String| Unplayable { game: place + 1, number, what };
        let record = self.records.get(place).ok_or_else(|| wrong(0, "there is no such game".to_owned()))?;
        let begun = Game::new(Arc::clone(&self.title), record.options, record.players, record.seed);
        let mut game = begun.map_err(|error| wrong(0, error.to_string()))?.game;
        for (index, line) in record.actions.iter().take(at).enumerate() {
            play(&mut game, line).map_err(|what| wrong(index + 1, what))?;
        }
        Ok(game)
    }

    /// How many play the game that a puzzle is taken from.
    pub fn players(&self, puzzle: &Puzzle) -> usize {
        self.records.get(puzzle.place.0).map_or(0, |record| record.players)
    }
}

fn play(game: &mut Game, line: &str) -> Result<(), String> {
    let seat = game.decider().ok_or("the game is over")?;
    let action = match file::action_of(line)? {
        Some(noted) => notation::read(game.view(), &noted).map_err(|error| error.to_string())?,
        None => best_runs(game).ok_or("nothing is to be run")?,
    };
    game.advance_unheard(seat, &action).map_err(|refusal| format!("{:?}", refusal.why))
}

fn best_runs(game: &Game) -> Option<Action> {
    let offers = game.offers()?.offers;
    let best = offers
        .into_iter()
        .find(|offer| matches!(offer, rules::Offer::RunTrains { revenue, .. } if *revenue > 0));
    best.map(|offer| offer.action(0))
}
