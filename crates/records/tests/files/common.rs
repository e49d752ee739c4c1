//! Games by random legal play, for tests.

use fixtures::Random;
use records::game_file::GameFile;
use rules::title::Shelf;
use rules::{Action, CzAction, CzOffer, F56Offer, Game, Offer, Options, Seat};

/// The built-in titles.
pub fn shelf() -> Shelf {
    Shelf::built_in()
}

/// A game played to its end, or for as many actions as given, and the game afterwards.
pub fn random_game(options: Options, players: usize, seed: u64, most: usize) -> (GameFile, Game) {
    let id = if players == 2 { "18cz-bohemia" } else { "18cz" };
    random_game_of(id, options, players, seed, most)
}

/// The same of a title.
pub fn random_game_of(
    id: &str,
    options: Options,
    players: usize,
    seed: u64,
    most: usize,
) -> (GameFile, Game) {
    random_game_on(&shelf(), id, options, players, seed, most)
}

/// The same of a title that is on this shelf.
pub fn random_game_on(
    shelf: &Shelf,
    id: &str,
    options: Options,
    players: usize,
    seed: u64,
    most: usize,
) -> (GameFile, Game) {
    let title = shelf.get(id).expect("it is on the shelf");
    let has_loans = title.play.features.credit;
    let mut dice = Random(seed);
    let mut game = Game::new(title, options, players, seed).expect("so many play").game;
    let mut played: Vec<(Seat, Action)> = Vec::new();
    while played.len() < most
        && let Some(offers) = game.offers()
    {
        let offer = &offers.offers[dice.below(offers.offers.len())];
        let action = match offer {
            // A part of a loan cannot be told elsewhere, and a claim without routes is no play.
            Offer::Cz(CzOffer::RepayDebt { most, .. }) => Action::Cz(CzAction::RepayDebt { amount: *most }),
            Offer::ClaimRevenue {} => continue,
            // Passing as often as anything else would leave nothing to see.
            Offer::Pass if offers.offers.len() > 1 && dice.below(3) > 0 => continue,
            // Selling and giving up as often as anything else would end a game with loans in its first rounds.
            Offer::SellShares { .. } | Offer::F56(F56Offer::GoBankrupt | F56Offer::TakeLoan { .. })
                if has_loans && offers.offers.len() > 1 && dice.below(12) > 0 =>
            {
                continue;
            }
            offer => offer.action(dice.below(offer.len())),
        };
        game = game.play(offers.seat, &action).expect("what is offered is accepted").game;
        played.push((offers.seat, action));
    }
    let names = ["Anna", "Bela", "Cyril", "Dana", "Emil", "Franta"];
    let players = names.iter().take(players).map(|name| (*name).to_owned()).collect();
    let file = GameFile::of(game.title(), options, seed, players, &played).expect("it was played");
    (file, game)
}
