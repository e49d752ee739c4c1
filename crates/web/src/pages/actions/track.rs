//! Track in the action bar: the hexes on which tiles may be laid.

use maud::{Markup, html};

use crate::choices::Choice;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// Hexes on which tiles may be laid: each opens the tray.
pub(in crate::pages) fn hexes(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let mut seen: Vec<(&str, usize)> = Vec::new();
    for choice in choices {
        let Some(hex) = choice.hex() else { continue };
        match seen.iter_mut().find(|(known, _)| *known == hex) {
            Some((_, count)) => *count += 1,
            None => seen.push((hex, 1)),
        }
    }
    let named = |hex: &str| {
        scene.game.title().hex_named(hex).map_or_else(|| hex.to_owned(), |id| scene.names.hex(id))
    };
    html! {
        p .quiet { (t("hexes-hint")) }
        ul .hexes {
            @for (hex, count) in seen {
                li {
                    button type="button" data-hex=(hex) data-tray=(hex) {
                        (named(hex)) " " small { (tr!("ways", count = count)) }
                    }
                }
            }
        }
    }
}
