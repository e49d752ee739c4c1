//! The face of the first page: a board on which a game is under way.

use std::sync::{Arc, OnceLock};

use bots::{Budget, Strength, think};
use draw::Theme;
use rules::{Game, Options, Title};

/// The game that is shown: so many players, this seed, so far.
const PLAYERS: usize = 4;
const SEED: u64 = 1867;
const ACTIONS: usize = 300;

/// The pictures, drawn when the first one is asked for.
pub(crate) struct Cover {
    title: Option<Arc<Title>>,
    drawn: OnceLock<[String; 2]>,
}

impl Cover {
    /// With the board of this title; a server without it shows none.
    pub(crate) fn new(title: Option<Arc<Title>>) -> Cover {
        Cover { title, drawn: OnceLock::new() }
    }

    /// The picture for light or dark screens.
    pub(crate) fn picture(&self, theme: Theme) -> Option<&str> {
        let title = self.title.as_ref()?;
        let drawn = self.drawn.get_or_init(|| {
            let game = under_way(title);
            [Theme::Light, Theme::Dark].map(|theme| {
                let drawn =
                    game.as_ref().map(|game| draw::picture(game.view(), &[], theme)).unwrap_or_default();
                // As small as it is shown, coordinates cannot be read.
                drawn.replacen("</style>", ".coordinate { display: none; }</style>", 1)
            })
        });
        let [light, dark] = drawn;
        Some(if theme == Theme::Light { light } else { dark })
    }
}

/// A game that novices have played for a while.
fn under_way(title: &Arc<Title>) -> Option<Game> {
    let mut game = Game::new(Arc::clone(title), Options::BOOK, PLAYERS, SEED).ok()?.game;
    for number in 0..ACTIONS {
        let Some(thought) = think(&game, Strength::Novice, &Budget::nodes(1), number as u64) else { break };
        game = game.play(thought.seat, &thought.action).ok()?.game;
    }
    Some(game)
}
