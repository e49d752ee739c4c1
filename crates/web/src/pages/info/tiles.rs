//! The tile manifest: every kind of tile with its picture, how many are left, and what it can become.

use maud::{Markup, PreEscaped, html};
use rules::TileId;
use rules::geometry::Rotation;
use rules::title::Colour;

use super::About;
use crate::text::{t, tr};

const COLOURS: [Colour; 5] = [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey, Colour::Red];

/// All kinds of tiles by colour.
pub(super) fn manifest(about: &About<'_>) -> Markup {
    let title = about.game.title();
    html! {
        p .quiet { (t("tiles-hint")) }
        @for colour in COLOURS {
            @let kinds: Vec<TileId> = title.tile_ids().filter(|&id| title.tile(id).colour() == colour).collect();
            h3 { (super::swatch(colour)) (colour_words(colour)) }
            ul .manifest { @for kind in kinds { (one(about, kind)) } }
        }
    }
}

fn colour_words(colour: Colour) -> String {
    match colour {
        Colour::Yellow => t("colour-yellow"),
        Colour::Green => t("colour-green"),
        Colour::Brown => t("colour-brown"),
        Colour::Grey => t("colour-grey"),
        Colour::White | Colour::Red => t("colour-red"),
    }
}

fn one(about: &About<'_>, id: TileId) -> Markup {
    let title = about.game.title();
    let tile = title.tile(id);
    let left = about.game.state().supply[id.index()];
    let next = title.upgrades.next(id);
    html! {
        li id={ "tile-" (tile.name) } .gone[left == 0] data-tile=(tile.name) data-left=(left) {
            (PreEscaped(draw::tile(tile, Rotation(0))))
            b { (tile.name) }
            span .left { (tr!("tiles-left-of", left = left, all = tile.count)) }
            @if let Some(company) = tile.home_of {
                span .becomes { (tr!("tile-home", company = about.names.company(company))) }
            } @else if !next.is_empty() {
                span .becomes {
                    (t("tile-becomes"))
                    @for promotion in next {
                        @let name = &title.tile(promotion.to).name;
                        " " a href={ "#tile-" (name) } { (name) }
                    }
                }
            }
        }
    }
}
