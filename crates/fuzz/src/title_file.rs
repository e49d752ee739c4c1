//! Files of titles: the title and the file in the first line, then a text that takes the file's place.
//!
//! A title that loads can be set up and played for a while.

use std::sync::Arc;

use rules::title::embedded;
use rules::{Game, Options, Title};

/// So many actions are tried on a title that loads.
const ACTIONS: usize = 40;

pub(crate) fn put(text: &str) {
    let Some((place, text)) = text.split_once('\n') else { return };
    let Some((id, file)) = place.split_once(' ') else { return };
    let Some(mut texts) = embedded::texts(id) else { return };
    match texts.files.get_mut(file) {
        Some(place) => text.clone_into(place),
        None if file == "tiles" => text.clone_into(&mut texts.catalogue),
        None => return,
    }
    match Title::from_texts(&texts) {
        Ok(title) => play(Arc::new(title)),
        Err(faults) => assert!(!faults.all().is_empty() && !faults.to_string().is_empty()),
    }
}

fn play(title: Arc<Title>) {
    let players = title.seat_counts.first().map_or(0, |seats| usize::from(seats.players));
    let Ok(begun) = Game::new(title, Options::BOOK, players, 1) else { return };
    let mut game = begun.game;
    for turn in 0..ACTIONS {
        let Some(offers) = game.offers() else { return };
        let action = offers.action(turn * 7 % offers.len()).expect("it is below their number");
        game = game.play(offers.seat, &action).expect("what is offered is taken").game;
    }
}
