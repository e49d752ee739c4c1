//! Written positions: the title in the first line, then the position. What is taken is sound, and can be played on from.

use std::sync::Arc;

use records::position::{self, Basis, WrittenPosition};
use rules::seed::Draws;
use rules::title::Shelf;
use rules::{Game, Options};
use wording::Names;

/// So many actions are played from a position that is taken.
const ACTIONS: usize = 40;

pub(crate) fn put(text: &str) {
    let Some((id, written)) = text.split_once('\n') else { return };
    let Some(title) = Shelf::built_in().get(id.trim()) else { return };
    let Ok(written) = serde_json::from_str::<WrittenPosition>(written) else { return };
    let basis = Basis::new(Arc::clone(&title), Options::BOOK, 1);
    let names: Vec<String> = written.players.iter().map(|player| player.name.clone()).collect();
    // What an editor shows of it, sound or not.
    if let Ok((game, _)) = position::draft(&written, &basis) {
        assert!(!draw::board(game.view(), &[], &[]).is_empty());
    }
    match position::read(&written, &basis) {
        Ok(begun) => play(begun.game),
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!(!fault.sentence(Names { title: &title, players: &names }).is_empty());
            }
        }
    }
}

fn play(mut game: Game) {
    let mut draws = Draws::new(1);
    for _ in 0..ACTIONS {
        assert_eq!(invariants::check(&game), Vec::<invariants::Fault>::new());
        let Some(offers) = game.offers() else { return };
        let action = offers.action(draws.below(offers.len())).expect("it is below the number of actions");
        game.advance(offers.seat, &action).expect("what is offered is accepted");
    }
}
