//! Games that are legal and cost a server much, played here by the rules: long ones, and ones with boards full of track.

pub(super) mod deals;
pub(super) mod diesels;

use records::game_file::GameFile;
use rules::seed::Draws;
use rules::title::embedded;
use rules::{Action, Game, Offer, Offers, Options, Seat};

const PLAYERS: [&str; 6] = ["Anna", "Bela", "Cyril", "Dana", "Emil", "Fanny"];

/// A game that is being played.
#[derive(Clone)]
struct Play {
    players: usize,
    seed: u64,
    options: Options,
    draws: Draws,
    game: Game,
    played: Vec<(Seat, Action)>,
}

impl Play {
    fn begin(title: &str, players: usize, options: Options, seed: u64) -> Result<Play, String> {
        let title = embedded::title(title).ok_or_else(|| format!("there is no title {title}"))?;
        let begun = Game::new(title, options, players, seed).map_err(|wrong| wrong.to_string())?;
        Ok(Play { players, seed, options, draws: Draws::new(seed), game: begun.game, played: Vec::new() })
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let played = self.game.play(seat, &action);
        self.game = played.map_err(|refusal| format!("what is offered is refused: {refusal:?}"))?.game;
        self.played.push((seat, action));
        Ok(())
    }

    /// One of the offers by its weight, and one of its cheaper actions.
    fn choose(&mut self, offers: &Offers, weigh: impl Fn(&Game, &Offer) -> usize) -> Action {
        let weights: Vec<usize> = offers.offers.iter().map(|offer| weigh(&self.game, offer)).collect();
        let chosen = &offers.offers[self.draws.weighted(&weights)];
        chosen.action(self.draws.below(chosen.len().min(8)))
    }

    fn file(&self) -> Result<GameFile, String> {
        let players = PLAYERS.iter().take(self.players).map(|&name| name.to_owned()).collect();
        let file = GameFile::of(self.game.title(), self.options, self.seed, players, &self.played);
        file.map_err(|error| error.to_string())
    }
}
