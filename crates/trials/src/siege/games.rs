//! Games that are legal and cost a server much, played here by the rules: long ones, and ones with boards full of track.

pub(super) mod deals;
pub(super) mod diesels;

use records::game_file::GameFile;
use rules::seed::Draws;
use rules::title::embedded;
use rules::{Action, Game, Offer, Offers, Options, Seat};

/// 1836Jr-56.
const TITLE: &str = "1836jr56";

const PLAYERS: [&str; 4] = ["Anna", "Bela", "Cyril", "Dana"];

/// A game that is being played.
#[derive(Clone)]
struct Play {
    seed: u64,
    options: Options,
    draws: Draws,
    game: Game,
    played: Vec<(Seat, Action)>,
}

impl Play {
    fn begin(options: Options, seed: u64) -> Result<Play, String> {
        let title = embedded::title(TITLE).ok_or_else(|| format!("there is no title {TITLE}"))?;
        let begun = Game::new(title, options, PLAYERS.len(), seed).map_err(|wrong| wrong.to_string())?;
        Ok(Play { seed, options, draws: Draws::new(seed), game: begun.game, played: Vec::new() })
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
        let players = PLAYERS.map(str::to_owned).to_vec();
        let file = GameFile::of(self.game.title(), self.options, self.seed, players, &self.played);
        file.map_err(|error| error.to_string())
    }
}
