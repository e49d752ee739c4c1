//! Plain English for people: events, actions, offers, decisions and refusals, one short line each without a full stop.
//!
//! The words of the rulebook, money as `120 K`, hexes with their places (`E11 Praha`), trains as type and letter
//! (`3+3d`). Other languages can be written from the same typed values; nothing here is read back.

mod actions;
mod decisions;
mod events;
mod moves;
mod offers;
mod reasons;
mod refusals;
#[cfg(test)]
mod tests;

use rules::Money;
use rules::state::Train;
use rules::title::{PaperKind, Title};
use rules::{CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};

/// The names that sentences need: those of the title, and those of the players by seat.
///
/// ```
/// use rules::{Game, Options, title::embedded};
/// use wording::Names;
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let offers = game.offers().expect("the game has begun");
/// let players = ["Anna", "Bela", "Cyril"].map(str::to_owned);
/// let names = Names { title: game.title(), players: &players };
/// let told: Vec<String> = offers.offers.iter().take(2).map(|offer| names.offer(offer)).collect();
/// assert_eq!(told, ["Pass", "Buy local railway S1 for 25 K"]);
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// The players by seat; a seat without a name is called by its number.
    pub players: &'a [String],
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// `1 share`, `2 shares`.
fn count(number: impl Into<u64>, noun: &str) -> String {
    match number.into() {
        1 => format!("1 {noun}"),
        number => format!("{number} {noun}s"),
    }
}

/// With the first letter in capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `a 3d`, `an 8Ej`.
fn article(noun: &str) -> String {
    if noun.starts_with('8') { format!("an {noun}") } else { format!("a {noun}") }
}

impl<'a> Names<'a> {
    /// `120 K`, in the money of the title.
    pub fn money(&self, amount: Money) -> String {
        format!("{amount} {}", self.title.currency)
    }

    /// What whoever leads a company is called by the rules: a director, or in 1836Jr-56 a president.
    pub fn chief(&self) -> &'static str {
        if self.title.national().is_some() { "president" } else { "director" }
    }

    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {}", seat.index() + 1))
    }

    /// The symbol of a company.
    pub fn company(&self, company: CompanyId) -> &'a str {
        &self.title.charter(company).symbol
    }

    /// A hex with its places: `E11 Praha`.
    pub fn hex(&self, hex: HexId) -> String {
        let hex = self.title.hex(hex);
        if hex.places.is_empty() {
            hex.name.clone()
        } else {
            format!("{} {}", hex.name, hex.places.join("/"))
        }
    }

    /// A city: just its hex where there is only one, otherwise with the number of the city.
    pub fn city(&self, hex: HexId, city: u8) -> String {
        let name = self.hex(hex);
        if self.title.hex(hex).face.cities() > 1 { format!("{name}, city {}", city + 1) } else { name }
    }

    /// The id of a tile.
    pub fn tile(&self, tile: TileId) -> &'a str {
        &self.title.tile(tile).name
    }

    /// A local railway, `local railway S1`, or another private paper, `private MW`.
    pub fn local(&self, local: LocalId) -> String {
        let paper = self.title.local(local);
        match paper.kind {
            PaperKind::Private => paper.id.clone(),
            PaperKind::Local => format!("local railway {}", paper.id),
            PaperKind::Train(_) | PaperKind::Railway(_) => format!("private {}", paper.id),
        }
    }

    /// A train as type and letter: `3+3d`. A side that the card does not have is named by its size.
    pub fn train(&self, train: Train) -> String {
        let card = self.title.card(train.card);
        match card.side(train.side) {
            Some(side) if self.train_type(side.train) == card.letter => card.letter.clone(),
            Some(side) => format!("{}{}", self.train_type(side.train), card.letter),
            None => format!("{} {}", train.side.name(), card.letter),
        }
    }

    /// A type of train: `3+3`.
    pub fn train_type(&self, train_type: TrainTypeId) -> &'a str {
        &self.title.train_types[train_type.index()].name
    }

    /// A phase: `phase d`.
    pub fn phase(&self, phase: PhaseId) -> String {
        format!("phase {}", self.title.phase(phase).name)
    }
}
