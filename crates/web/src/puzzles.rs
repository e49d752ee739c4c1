//! Puzzles, for pages and programs alike: their positions, answers to them, and what people have made of them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use puzzles::collection::{self, Collection};
use puzzles::facts::{self, Solved};
use puzzles::judge::{self, Judged, NoAnswer};
use puzzles::{Kind, Level, Puzzle};
use records::game_file::GameFile;
use rules::message::Keyed;
use rules::{Action, CompanyId, CzOffer, F56Offer, Game, Offer, Why};
use wording::Names;

use crate::Server;
use crate::choices::{self, Choice};
use crate::error::AppError;
use crate::identity::Person;
use crate::repository::{PuzzleTried, now};
use crate::table::Table;
use crate::text::t;
use crate::work::{self, Effort, blocking};

/// So many positions are kept, since to play a game again takes longer than anything else about a puzzle.
const RECENT: usize = 24;

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// The players of the games, by the names that everybody knows.
const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dora", "Emil", "Franta"];

/// The positions that were asked for lately, the last one first.
#[derive(Default)]
pub(crate) struct Positions(Mutex<VecDeque<Asked>>);

/// A puzzle at its position.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) id: String,
    pub(crate) collection: &'static Collection,
    pub(crate) puzzle: &'static Puzzle,
    pub(crate) company: CompanyId,
    /// A table that begins there.
    pub(crate) table: Arc<Table>,
}

impl Asked {
    pub(crate) fn game(&self) -> &Game {
        self.table.game()
    }

    pub(crate) fn names(&self) -> Names<'_> {
        self.table.names()
    }

    /// Everything worked out. To be called off the threads that serve requests.
    pub(crate) fn solved(&self) -> Result<Solved, AppError> {
        facts::solve(self.game(), self.puzzle.kind, self.company).ok_or(AppError::NotFound)
    }

    /// Right or wrong. To be called off the threads that serve requests.
    pub(crate) fn judge(&self, answer: &Action) -> Result<Judged, AppError> {
        judge::judge(self.game(), self.puzzle, answer).map_err(|why| AppError::Invalid(self.in_words(&why)))
    }

    /// The choices that answer the question, but for routes: there are too many, and the best stand among what the rules offer.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let Some(offers) = self.game().offers() else { return Vec::new() };
        let all = choices::of_offers(self.game(), &offers);
        all.into_iter().filter(|choice| self.is_answered_by(&choice.offer)).collect()
    }

    fn is_answered_by(&self, offer: &Offer) -> bool {
        match (self.puzzle.kind, offer) {
            (Kind::Tile, Offer::LayTile { .. })
            | (Kind::Station, Offer::PlaceStation { .. })
            | (Kind::Train | Kind::TakeOver, Offer::Pass)
            | (Kind::Train, Offer::BuyTrain { .. } | Offer::F56(F56Offer::TradeTrain { .. }))
            | (Kind::TakeOver, Offer::Cz(CzOffer::TakeOver { .. })) => true,
            (Kind::Train, Offer::BuyTrainFrom { seller, .. }) => {
                let director = |company| self.game().state().company(company).director;
                director(*seller) == director(self.company)
            }
            _ => false,
        }
    }

    /// Why an answer is none.
    pub(crate) fn in_words(&self, why: &NoAnswer) -> String {
        match *why {
            NoAnswer::Route { train, fault, hex } => {
                self.names().say(&Why::IllegalRoute { train, fault, hex }.message())
            }
            NoAnswer::Train(_) | NoAnswer::Other | NoAnswer::Unsolved => t("puzzle-no-answer"),
        }
    }
}

impl Positions {
    /// The puzzle of this id.
    pub(crate) async fn asked(self: &Arc<Positions>, id: &str) -> Result<Asked, AppError> {
        if let Some(known) = self.known(id) {
            return Ok(known);
        }
        let (positions, id) = (Arc::clone(self), id.to_owned());
        work::run(Effort::Quick, move |_| {
            let asked = set_up(&id)?;
            positions.keep(asked.clone());
            Ok(asked)
        })
        .await
    }

    fn known(&self, id: &str) -> Option<Asked> {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = recent.iter().position(|asked| asked.id == id)?;
        let asked = recent.remove(place)?;
        recent.push_front(asked.clone());
        Some(asked)
    }

    fn keep(&self, asked: Asked) {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        recent.retain(|other| other.id != asked.id);
        recent.push_front(asked);
        recent.truncate(RECENT);
    }
}

fn set_up(id: &str) -> Result<Asked, AppError> {
    let (collection, puzzle) = collection::by_id(id).ok_or(AppError::NotFound)?;
    let game = collection.position(puzzle).map_err(|error| AppError::Storage(error.to_string()))?;
    let company = judge::asked(&game, puzzle).ok_or(AppError::NotFound)?;
    let players = NAMES.iter().take(collection.players(puzzle)).map(|&name| name.to_owned()).collect();
    let beginning = GameFile {
        title: collection.title().id.clone(),
        options: *game.options(),
        seed: 0,
        players,
        position: None,
        actions: Vec::new(),
        corrections: Vec::new(),
    };
    let table = Arc::new(Table::at_position(id, beginning, game));
    Ok(Asked { id: id.to_owned(), collection, puzzle, company, table })
}

/// The puzzle of today, the same for everybody.
pub(crate) async fn of_today() -> Result<(&'static Collection, &'static Puzzle), AppError> {
    blocking(|| collection::of_day((now() / DAY).max(0) as u64).ok_or(AppError::NotFound)).await
}

/// What is looked for among all puzzles.
#[derive(Clone, Default)]
pub(crate) struct Wish {
    pub(crate) title: Option<String>,
    pub(crate) kind: Option<Kind>,
    pub(crate) level: Option<Level>,
}

impl Wish {
    /// All that are meant, with the collections that they are in.
    pub(crate) fn granted(&self) -> Vec<(&'static Collection, &'static Puzzle)> {
        let titles = collection::titles().filter(|id| self.title.as_deref().is_none_or(|asked| asked == *id));
        let collections = titles.filter_map(collection::of_title);
        let (kind, level) = (self.kind, self.level);
        collections.flat_map(|all| all.of(kind, level).map(move |puzzle| (all, puzzle))).collect()
    }
}

/// How somebody has done so far.
#[derive(Clone, Default)]
pub(crate) struct Score {
    pub(crate) tried: Vec<PuzzleTried>,
}

impl Score {
    /// That of whoever asks; nothing without an account.
    pub(crate) async fn of(server: &Server, person: &Person) -> Result<Option<Score>, AppError> {
        let Some(account) = person.account.as_ref().map(|account| account.id.clone()) else {
            return Ok(None);
        };
        let repository = Arc::clone(&server.repository);
        blocking(move || Ok(Some(Score { tried: repository.puzzles_tried(&account)? }))).await
    }

    pub(crate) fn of_puzzle(&self, id: &str) -> Option<&PuzzleTried> {
        self.tried.iter().find(|tried| tried.puzzle == id)
    }

    pub(crate) fn solved(&self) -> usize {
        self.tried.iter().filter(|tried| tried.solved).count()
    }

    /// How many were solved with the first answer, one after the other, up to now.
    pub(crate) fn streak(&self) -> usize {
        self.tried.iter().rev().take_while(|tried| tried.at_once).count()
    }

    /// The most that ever were.
    pub(crate) fn longest(&self) -> usize {
        let runs = self.tried.split(|tried| !tried.at_once);
        runs.map(<[PuzzleTried]>::len).max().unwrap_or(0)
    }
}

/// Keeps what came of an answer, for whoever has an account.
pub(crate) async fn keep(server: &Server, person: &Person, id: &str, right: bool) -> Result<(), AppError> {
    let Some(account) = person.account.as_ref().map(|account| account.id.clone()) else { return Ok(()) };
    let (repository, id) = (Arc::clone(&server.repository), id.to_owned());
    blocking(move || repository.try_puzzle(&account, &id, right)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(at_once: &[bool]) -> Score {
        let one = |(index, &at_once): (usize, &bool)| PuzzleTried {
            puzzle: index.to_string(),
            tries: 1,
            at_once,
            solved: true,
            first_at: 0,
        };
        Score { tried: at_once.iter().enumerate().map(one).collect() }
    }

    #[test]
    fn a_streak_ends_with_a_first_answer_that_is_wrong() {
        let of = |at_once: &[bool]| (tried(at_once).streak(), tried(at_once).longest());
        assert_eq!(of(&[]), (0, 0));
        assert_eq!(of(&[true, true, false, true]), (1, 2));
        assert_eq!(of(&[false, true, true, true]), (3, 3));
        assert_eq!(of(&[true, false]), (0, 1));
    }
}
