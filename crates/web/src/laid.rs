//! How a hex would be with a tile that is not laid yet: a ghost for the map.

use rules::{Action, CzAction, Game};

/// The hex that the action lays a tile on, as it would be then, with the stations that are there.
pub(crate) fn laid(game: &Game, action: &Action) -> Option<String> {
    let (&Action::LayTile { hex, .. } | &Action::Cz(CzAction::LayHomeTile { hex, .. })) = action else {
        return None;
    };
    let after = game.play(game.decider()?, action).ok()?.game;
    Some(draw::hex(after.view(), hex))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Options;
    use rules::seed::Draws;

    /// A ghost hid the stations on the hex that it lay on.
    #[test]
    fn a_tile_that_is_not_laid_yet_shows_the_stations_that_are_there() {
        let title = rules::title::embedded::title("18cz").expect("it is embedded");
        let mut game = Game::new(title, Options::BOOK, 3, 21).expect("it is played by three").game;
        let mut draws = Draws::new(21);
        let (mut tiles, mut stations) = (0, 0);
        while let Some(offers) = game.offers() {
            for offer in &offers.offers {
                let action = offer.action(0);
                let (Action::LayTile { hex, .. } | Action::Cz(CzAction::LayHomeTile { hex, .. })) = action
                else {
                    assert_eq!(laid(&game, &action), None);
                    continue;
                };
                let shown = laid(&game, &action).expect("it is offered");
                tiles += 1;
                for marker in game.state().markers_on(hex) {
                    let symbol = &game.title().charter(marker.company).symbol;
                    assert!(shown.contains(&format!(">{symbol}<")), "{symbol} on {hex:?}: {shown}");
                    stations += 1;
                }
            }
            if stations > 20 {
                break;
            }
            let offer = &offers.offers[draws.below(offers.offers.len())];
            game =
                game.play(offers.seat, &offer.action(draws.below(offer.len()))).expect("it is offered").game;
        }
        assert!(stations > 20, "{stations} on {tiles} tiles");
    }
}
