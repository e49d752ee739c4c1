//! What the round is called that is being played.

use languages::tr;
use rules::Game;
use rules::play::BetweenSets;
use rules::state::Round;

/// The round for people: `Operating round 3.2`.
pub fn round(game: &Game) -> String {
    match &game.state().round {
        Round::PreStock { .. } => tr!("round-pre-stock"),
        Round::Auction { .. } => tr!("round-auction"),
        Round::Privates(_) => tr!("round-privates"),
        Round::Stock { number, .. } => tr!("round-stock", number = number),
        Round::Operating { set, number, .. } => tr!("round-operating", set = set, number = number),
        Round::Export { set } => match game.title().play.between_sets {
            BetweenSets::Export => tr!("round-export", set = set),
            BetweenSets::HandOut => tr!("round-hand-out", set = set),
        },
        Round::Over => tr!("round-over"),
    }
}
