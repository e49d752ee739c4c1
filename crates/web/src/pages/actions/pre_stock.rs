//! The Pre-Stock Round: all local railways in three columns, and the orders of play that depend on it.

use maud::{Markup, html};
use rules::state::{PrivateOwner, Round};
use rules::title::Size;
use rules::{Action, CzDecision, Decision, PrivateId, Seat, in_snake};

use super::Bar;
use crate::impossible::reasons;
use crate::pages::paper;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// A column for each size, with what is sold or too dear as well.
pub(super) fn privates(bar: &Bar<'_>) -> Markup {
    let title = bar.scene.game.title();
    let of_size =
        |size: Size| title.private_ids().filter(move |&private| title.private(private).size == size);
    html! {
        p .quiet { (t("powers-of-locals")) }
        div .columns {
            @for size in Size::ALL {
                div {
                    h3 { (paper::size_words(size)) }
                    @if let Some(private) = of_size(size).next() {
                        @let railway = title.private(private);
                        p .quiet { (paper::short_power(title, &railway.power, railway.income)) }
                    }
                    ul { @for private in of_size(size) { li { (railway(bar, private)) } } }
                }
            }
        }
    }
}

fn railway(bar: &Bar<'_>, private: PrivateId) -> Markup {
    let scene = bar.scene;
    let printed = scene.game.title().private(private);
    let action = Action::BuyPrivate { private };
    let choice = scene.choices.iter().find(|choice| choice.action == action);
    let why = match scene.game.state().private(private).owner {
        PrivateOwner::Player(seat) => Some(tr!("local-sold", player = scene.names.player(seat))),
        _ => {
            let refused = bar.impossible.iter().filter(|entry| entry.action == action);
            // The rule is named below, where all reasons are.
            reasons(scene.names, refused).pop().map(|reason| reason.sentence)
        }
    };
    html! {
        button type="button" data-action=[choice.map(|choice| choice.json())] disabled[choice.is_none()]
            title=(why.clone().unwrap_or_else(|| printed.name_de.clone())) {
            span { b { (printed.id) } " " (bar.scene.money(printed.price)) }
            small { (why.unwrap_or_else(|| printed.name.clone())) }
        }
    }
}

/// Who chooses next, and who would begin the first stock round.
pub(super) fn orders(scene: &Scene<'_>) -> Markup {
    let Round::PreStock { turns, .. } = scene.game.state().round else { return html! {} };
    let order = &scene.game.state().order;
    let coming = (0..order.len() as u16 * 2).map(|step| in_snake(order, turns + step));
    let names = |seats: Vec<Seat>| {
        let names: Vec<String> = seats.into_iter().map(|seat| scene.names.player(seat)).collect();
        names.join(" · ")
    };
    html! {
        dl .facts {
            dt { (t("pick-order")) } dd { (names(coming.collect())) }
            dt { (t("stock-order")) } dd { (names(first_stock_round(scene))) }
        }
    }
}

/// The order that the rules would deal if everybody passed from here on.
fn first_stock_round(scene: &Scene<'_>) -> Vec<Seat> {
    let mut game = scene.game.clone();
    while let Some(&Decision::Cz(CzDecision::PreStock { seat })) = game.state().decision()
        && let Ok(played) = game.play(seat, &Action::Pass)
    {
        game = played.game;
    }
    game.state().order.to_vec()
}
