//! The way to a company's first route: how many tiles it takes, found by laying them on clones of the game.

use crate::prelude::*;
use rules::title::Home;

use super::glance;
use crate::forecast::best_revenue;

/// The search for a first route gives up at this many tiles.
pub(crate) const TOO_FAR: i64 = 3;

/// What every tile that is still missing costs.
pub(crate) const LAY: i64 = 60;

/// How many lays are tried at each step.
const TRIED: usize = 8;

/// How many tiles the company must still lay before it has a route, at most [`TOO_FAR`].
pub(crate) fn lays_to(game: &Game, company: CompanyId, train: Train) -> i64 {
    let mut open = vec![game.clone()];
    for lays in 0..TOO_FAR {
        if open.iter().any(|game| best_revenue(game.view(), company, &[train]) > 0) {
            return lays;
        }
        if lays + 1 < TOO_FAR {
            open = open.iter().flat_map(|game| next_lays(game, company)).collect();
        }
    }
    TOO_FAR
}

/// The game after each of the best lays, as if the company had its whole build again.
fn next_lays(game: &Game, company: CompanyId) -> Vec<Game> {
    let mut state = game.state().position();
    let Round::Operating { turn: Some(turn), .. } = &mut state.round else { return Vec::new() };
    if turn.company != company {
        return Vec::new();
    }
    (turn.laid, turn.promoted) = (0, false);
    state.agenda.push(Decision::Track { company });
    let game = Game::at(game.title().clone(), *game.options(), state);
    let Some(offers) = game.offers() else { return Vec::new() };
    let mut lays = Vec::new();
    for offer in &offers.offers {
        let Offer::LayTile { hex, tile, ref rotations, private: None, .. } = *offer else { continue };
        for &rotation in rotations {
            let look = glance::lay(game.view(), hex, tile, rotation);
            lays.push((look, Action::LayTile { hex, tile, rotation, private: None }));
        }
    }
    lays.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let played = lays.into_iter().take(TRIED);
    played.filter_map(|(_, action)| game.play(offers.seat, &action).ok()).map(|played| played.game).collect()
}

/// Whether a company that has not begun could ever build from its home.
pub(crate) fn home_is_open(view: View<'_>, company: CompanyId) -> bool {
    let Home::RedTile(homes) = &view.title.charter(company).home else { return true };
    homes.iter().any(|&home| {
        let open = |(edge, next): (usize, &Option<HexId>)| {
            let Some(next) = *next else { return false };
            let face = view.face(next);
            let meets = face.exits().iter().any(|exit| usize::from(exit.opposite().0) == edge);
            // A tile with towns cannot be promoted by itself.
            let grows = view.title.hex(next).takes_tiles() && (!view.is_tiled(next) || face.towns() == 0);
            meets || grows
        };
        view.title.hex(home).neighbours.iter().enumerate().any(open)
    })
}
