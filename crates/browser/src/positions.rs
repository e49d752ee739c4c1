//! Positions in which a wanted decision comes up: random legal games from seeds, steered by weights, until it is there.
//!
//! Nothing is made by hand, so a position is always one that play leads to; the same search always ends at the same one.

mod f56;

use records::game_file::{FileAction, GameFile};
use rules::notation::{self, ActionNotation};
use rules::seed::Draws;
use rules::train::Source;
use rules::{Action, CzOffer, Decision, Game, Offer, Offers, Options, Seat, title};

/// An action as it is written in files.
///
/// # Panics
/// When it is not one.
#[track_caller]
pub fn noted(action: serde_json::Value) -> ActionNotation {
    serde_json::from_value(action).expect("an action in the notation")
}

/// What so many play: two play Bohemia.
fn title_for(players: usize) -> &'static str {
    if players == 2 { "18cz-bohemia" } else { "18cz" }
}

/// The players of all positions.
pub const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dora", "Emil", "Franta"];

/// So many games are tried before a search is given up.
const MOST_GAMES: u64 = 300;

/// So many actions are kept of a game at most: at random some companies are sold to and fro for ever.
const LONGEST: usize = 2000;

/// 1836Jr-56.
pub const F56: &str = "1836jr56";

/// What a table of random players likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Buys shares and trains, pays out.
    Keen,
    /// Takes over what it can.
    Greedy,
    /// Buys local railways for companies, and keeps their powers.
    Tinkering,
    /// Sells, spends, borrows.
    Reckless,
    /// Borrows, buys trains and keeps its shares, so that debts are there when they are called in.
    Indebted,
}

/// A game that was found.
pub struct Position {
    /// How it was played up to here.
    pub file: GameFile,
    /// The table now.
    pub game: Game,
}

impl Position {
    /// The first action offered that the choice picks out, as it is written.
    ///
    /// # Panics
    /// When there is none.
    #[track_caller]
    pub fn offered(&self, choice: impl Fn(&Offer) -> bool) -> ActionNotation {
        let offers = self.game.offers().expect("somebody decides");
        let offer = offers.offers.iter().find(|offer| choice(offer)).expect("such an offer");
        self.written(&offer.action(0))
    }

    /// An action as it is written on this table.
    pub fn written(&self, action: &Action) -> ActionNotation {
        notation::write(self.game.view(), action)
    }

    /// Plays an action here as well, so that what is expected next can be asked.
    ///
    /// # Panics
    /// When it is not allowed.
    #[track_caller]
    pub fn play(&mut self, action: &ActionNotation) {
        let read = notation::read(self.game.view(), action).expect("the action has a meaning here");
        let seat = self.game.decider().expect("somebody decides");
        self.game = self.game.play(seat, &read).expect("the action is allowed").game;
        let seat = Some(self.file.players[seat.index()].clone());
        self.file.actions.push(FileAction { seat, action: action.clone() });
    }

    /// Whether something is offered that the choice picks out.
    pub fn offers(&self, choice: impl Fn(&Offer) -> bool) -> bool {
        self.game.offers().is_some_and(|offers| offers.offers.iter().any(choice))
    }

    /// The name of the one who decides.
    ///
    /// # Panics
    /// When the game is over.
    pub fn decider(&self) -> &str {
        &self.file.players[self.game.decider().expect("somebody decides").index()]
    }
}

/// A game before its first action.
pub fn beginning(players: usize) -> Position {
    Play::begin(title_for(players), players, 1, Temper::Keen).end()
}

/// A game of this title before its first action.
pub fn beginning_of(title: &'static str, players: usize) -> Position {
    Play::begin(title, players, 1, Temper::Keen).end()
}

/// Plays until the wish holds of a table and what is offered there.
///
/// # Panics
/// When that does not come up.
#[track_caller]
pub fn find(players: usize, temper: Temper, wish: impl Fn(&Game, &Offers) -> bool) -> Position {
    find_in(title_for(players), players, temper, wish)
}

/// The same in games of this title.
///
/// # Panics
/// When that does not come up.
#[track_caller]
pub fn find_in(
    title: &'static str,
    players: usize,
    temper: Temper,
    wish: impl Fn(&Game, &Offers) -> bool,
) -> Position {
    let found = (1..=MOST_GAMES).find_map(|seed| {
        let mut play = Play::begin(title, players, seed, temper);
        while let Some(offers) = play.game.offers() {
            if wish(&play.game, &offers) {
                return Some(play.end());
            }
            play.step(&offers);
        }
        None
    });
    found.expect("the wanted decision comes up in one of the games")
}

/// Plays the first game of such a table until the wish holds; `None` when that does not come up in it.
pub fn first_game(
    title: &'static str,
    players: usize,
    temper: Temper,
    wish: impl Fn(&Game, &Offers) -> bool,
) -> Option<Position> {
    let mut play = Play::begin(title, players, 1, temper);
    while let Some(offers) = play.game.offers() {
        if wish(&play.game, &offers) {
            return Some(play.end());
        }
        play.step(&offers);
    }
    None
}

/// Plays a game to its end, or for so long as a page of it can be opened; gives all positions of it that are wanted.
pub fn all(
    title: &'static str,
    players: usize,
    temper: Temper,
    seed: u64,
    mut wanted: impl FnMut(&Game, &Offers) -> bool,
) -> Vec<Position> {
    let mut play = Play::begin(title, players, seed, temper);
    let mut kept = Vec::new();
    while let Some(offers) = play.game.offers().filter(|_| play.played.len() < LONGEST) {
        if wanted(&play.game, &offers) {
            kept.push(play.clone().end());
        }
        play.step(&offers);
    }
    kept
}

/// Plays until something is offered that the choice picks out.
///
/// # Panics
/// When that does not come up.
#[track_caller]
pub fn find_offer(players: usize, temper: Temper, choice: impl Fn(&Game, &Offer) -> bool) -> Position {
    find(players, temper, |game, offers| offers.offers.iter().any(|offer| choice(game, offer)))
}

/// A game played to its end, of at least so many actions.
///
/// # Panics
/// When no game is so long.
#[track_caller]
pub fn whole_game(players: usize, temper: Temper, least: usize) -> Position {
    let found = (1..=MOST_GAMES).find_map(|seed| {
        let mut play = Play::begin(title_for(players), players, seed, temper);
        while let Some(offers) = play.game.offers() {
            play.step(&offers);
        }
        (play.played.len() >= least).then(|| play.end())
    });
    found.expect("a game of that length")
}

/// The beginning of a company's turn in which it can do everything usual, and the actions of that turn: it lays a tile,
/// places a station, runs, pays out, and buys a train.
///
/// # Panics
/// When no such turn comes up.
#[track_caller]
pub fn whole_turn(players: usize) -> (Position, Vec<ActionNotation>) {
    let complete = |actions: &[Action]| {
        let has = |kind: fn(&Action) -> bool| actions.iter().any(kind);
        has(|action| matches!(action, Action::LayTile { .. }))
            && has(|action| matches!(action, Action::PlaceStation { .. }))
            && has(|action| matches!(action, Action::RunTrains { .. }))
            && has(|action| matches!(action, Action::PayOut))
            && has(|action| matches!(action, Action::BuyTrain { .. }))
    };
    let begins = |game: &Game| matches!(game.state().decision(), Some(Decision::Track { .. }));
    let position = find(players, Temper::Keen, |game, _| begins(game) && complete(&turn_of(game)));
    let mut game = position.game.clone();
    let mut written = Vec::new();
    for action in turn_of(&game) {
        written.push(notation::write(game.view(), &action));
        let seat = game.decider().expect("somebody decides");
        game = game.play(seat, &action).expect("it was offered").game;
    }
    (position, written)
}

/// A usual turn of the operating company from here on.
fn turn_of(game: &Game) -> Vec<Action> {
    let company = game.view().operating_company();
    let mut game = game.clone();
    let mut actions: Vec<Action> = Vec::new();
    while game.view().operating_company() == company
        && let Some(offers) = game.offers()
    {
        let done = |kind: fn(&Action) -> bool| actions.iter().any(kind);
        let rank = |offer: &Offer| match offer {
            Offer::LayTile { private: None, .. }
                if !done(|action| matches!(action, Action::LayTile { .. })) =>
            {
                0
            }
            Offer::PlaceStation { .. } | Offer::RunTrains { .. } | Offer::PayOut => 1,
            Offer::BuyTrain { help: 0, source: Source::Stack, .. }
                if !done(|action| matches!(action, Action::BuyTrain { .. })) =>
            {
                2
            }
            Offer::Pass => 3,
            _ => 4,
        };
        let Some(offer) = offers.offers.iter().min_by_key(|offer| rank(offer)) else { break };
        let action = offer.action(0);
        match game.play(offers.seat, &action) {
            Ok(played) => game = played.game,
            Err(_) => break,
        }
        actions.push(action);
    }
    actions
}

/// A game in play.
#[derive(Clone)]
struct Play {
    seed: u64,
    temper: Temper,
    draws: Draws,
    game: Game,
    played: Vec<(Seat, Action)>,
    players: Vec<String>,
}

impl Play {
    fn begin(title: &str, players: usize, seed: u64, temper: Temper) -> Play {
        let title = title::embedded::title(title).expect("it is embedded");
        let game = Game::new(title, Options::BOOK, players, seed).expect("so many play").game;
        let players = NAMES.iter().take(players).map(|&name| name.to_owned()).collect();
        Play { seed, temper, draws: Draws::new(seed), game, played: Vec::new(), players }
    }

    fn step(&mut self, offers: &Offers) {
        let action = self.choose(offers);
        let played = self.game.play(offers.seat, &action);
        self.game = played.expect("what is offered is accepted").game;
        self.played.push((offers.seat, action));
    }

    /// A kind of offer by its weight, and any action of that kind.
    fn choose(&mut self, offers: &Offers) -> Action {
        if self.game.title().id == F56 {
            return f56::choose(offers, self.temper, &mut self.draws);
        }
        let weigh = |offer: &Offer| weight(&self.game, offer, self.temper);
        let alike = |offer: &Offer| {
            let kind = std::mem::discriminant(offer);
            offers.offers.iter().filter(|other| std::mem::discriminant(*other) == kind).count()
        };
        // Many offers of one kind, such as tiles, weigh no more together than one offer of another.
        let weights: Vec<usize> =
            offers.offers.iter().map(|offer| 1 + 100 * weigh(offer) / alike(offer)).collect();
        let chosen = &offers.offers[self.draws.weighted(&weights)];
        chosen.action(self.draws.below(chosen.len()))
    }

    fn end(self) -> Position {
        let file = GameFile::of(self.game.title(), Options::BOOK, self.seed, self.players, &self.played);
        Position { file: file.expect("it was played"), game: self.game }
    }
}

/// How much the table likes an offer: a uniform choice would hardly ever float a large company or take one over.
fn weight(game: &Game, offer: &Offer, temper: Temper) -> usize {
    let power = |offer: &Offer| match offer {
        Offer::LayTile { tile, private, .. } => private.is_some() || game.title().tile(*tile).purple,
        _ => false,
    };
    match (temper, offer) {
        (Temper::Greedy, Offer::Cz(CzOffer::TakeOver { .. }) | Offer::Retain) => 40,
        (Temper::Tinkering, Offer::OfferForPrivate { .. }) => 60,
        (Temper::Tinkering, Offer::BuyTrain { .. }) => 8,
        (_, offer) if power(offer) => 2,
        (Temper::Reckless, Offer::SellShares { .. }) => 20,
        (Temper::Reckless, Offer::BuyTrain { loan, .. }) if *loan > 0 => 30,
        (_, Offer::StartCompany { .. } | Offer::LayTile { .. }) => 60,
        (_, Offer::BuyShare { .. } | Offer::Cz(CzOffer::RepayDebt { .. }) | Offer::PayOut) => 40,
        (_, Offer::PlaceStation { .. } | Offer::Accept) => 20,
        (_, Offer::BuyTrain { source: Source::Stack, help: 0, .. }) => 20,
        (_, Offer::BuyPrivate { .. }) => 16,
        (_, Offer::SellShares { .. } | Offer::Cz(CzOffer::TakeOver { .. } | CzOffer::SellLocal { .. })) => 2,
        (_, Offer::BuyTrainFrom { .. } | Offer::OfferForPrivate { .. }) => 3,
        _ => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_search_ends_at_the_same_position() {
        let once = || find_offer(3, Temper::Keen, |_, offer| matches!(offer, Offer::PlaceStation { .. }));
        assert_eq!(once().file, once().file);
    }

    #[test]
    fn games_of_eight_hundred_actions_come_up() {
        let game = whole_game(6, Temper::Reckless, 800);
        assert!(game.game.state().is_over() && game.file.actions.len() >= 800);
    }
}
