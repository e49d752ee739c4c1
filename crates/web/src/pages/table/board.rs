//! The map: the board with the runs on it, and below it what they are and what moves it.

use draw::thin;
use maud::{Markup, PreEscaped, html};
use rules::event::Ran;
use rules::title::StopKind;
use rules::{HexId, Money, Title};
use wording::Printed;

use super::{Scene, hexes};
use crate::pages::icon::{Icon, icon};
use crate::pages::{history, part};
use crate::repository::mark_of;
use crate::text::{t, tr};

/// A board that is much wider than high has prices and trains below it; any other takes the whole height of the window.
pub(in crate::pages) fn shape(title: &Title) -> &'static str {
    const WIDE: f64 = 1.3;
    if draw::ratio(title) > WIDE { "wide" } else { "tall" }
}

/// The map. Its mark tells what may be done on hexes as well: the browser outlines them.
pub(in crate::pages) fn map(scene: &Scene<'_>) -> Markup {
    let routes = routes(scene);
    let picture = draw::board(scene.game.view(), &routes, &history::last_on_map(scene));
    let legal = scene.choices.iter().filter_map(|choice| Some((choice.verb, choice.hex()?)));
    let (grid, foot) = (hexes::grid(scene), foot(scene, &routes));
    let legal = format!("{:?}", legal.collect::<Vec<_>>());
    let mark = mark_of([legal.as_str(), &picture, &grid.0, &foot.0]);
    // Where all of it is shown already, nobody needs to know what of it is.
    let content = if scene.known.has("map", &mark) {
        html! {}
    } else {
        html! {
            (grid)
            div #picture data-mark=(mark_of(thin::hexes(&picture))) {
                (PreEscaped(unseen(scene, &picture).unwrap_or(picture)))
            }
            (foot)
        }
    };
    part::marked(&scene.known, "map", &t("map"), &mark, &content)
}

/// What of a picture the browser does not show yet, by the position that it shows and the mark of its hexes.
fn unseen(scene: &Scene<'_>, picture: &str) -> Option<String> {
    let (at, mark) = scene.known.mark_of("picture")?.split_once('.')?;
    let (_, game) = scene.table.position(at.parse().ok()).ok()?;
    let shown = draw::board(game.view(), &[], &[]);
    (mark_of(thin::hexes(&shown)) == mark).then(|| thin::without(picture, &shown))
}

fn routes(scene: &Scene<'_>) -> Vec<draw::Route> {
    let routes = scene.runs.iter().map(|ran| draw::Route {
        track: ran.run.track.clone(),
        stops: ran.stops.clone(),
        caption: caption(scene, ran),
    });
    routes.collect()
}

/// Below the map what the runs on it are, and what moves it.
fn foot(scene: &Scene<'_>, routes: &[draw::Route]) -> Markup {
    let control = |what: &str, label: String, sign: Icon| {
        html! {
            button type="button" data-zoom=(what) aria-label=(label) title=(label) { (icon(sign)) }
        }
    };
    html! {
        div .map-foot {
            p .said aria-hidden="true" {}
            ol .legend tabindex=[(!routes.is_empty()).then_some("0")] {
                // There is room for a few words a train; its stops are told beside the map, in the log, and by the line itself.
                @for (index, (ran, route)) in scene.runs.iter().zip(routes).enumerate() {
                    li title=(route.caption) {
                        span .line.{ "line-" (index % draw::ROUTE_LOOKS.len()) } aria-hidden="true" {}
                        (scene.names.train(ran.run.train)) ": " (scene.money(ran.revenue()))
                    }
                }
            }
            @if let Some(what) = Printed::of(scene.game.title()).reconstructed() {
                details .reconstructed { summary { (t("reconstructed")) } p { (what) } }
            }
            div .zoom {
                (control("in", t("zoom-in"), Icon::Plus))
                (control("out", t("zoom-out"), Icon::Minus))
                (control("all", t("zoom-all"), Icon::Fit))
                (control("full", t("zoom-full"), Icon::Full))
            }
        }
    }
}

/// A stop with what it brings; a port is paid for every own station on the way (R-36-RUN-06).
fn stop_words(scene: &Scene<'_>, hex: HexId, value: Money) -> String {
    let (view, name) = (scene.game.view(), scene.names.hex(hex));
    let port = view.face(hex).stops.iter().find(|stop| stop.kind == StopKind::Port);
    let each = port.map(|stop| stop.value(scene.game.title().phase(scene.game.state().phase).tiles));
    match each.filter(|&each| each > 0 && value > 0) {
        Some(each) => tr!("port-bonus", hex = name, value = value, count = value / each, each = each),
        None => format!("{name} {value}"),
    }
}

/// A run with what every stop brings.
pub(in crate::pages) fn caption(scene: &Scene<'_>, ran: &Ran) -> String {
    // A line breaks between stops, behind the dash, and not within one.
    let stop = |&(hex, value)| stop_words(scene, hex, value).replace(' ', "\u{a0}");
    let stops: Vec<String> = ran.stops.iter().map(stop).collect();
    let post = scene.game.title().privates.iter().any(|private| private.private.bonus > 0);
    let bonus = match ran.bonus {
        0 => String::new(),
        bonus if post => format!(" + {}", tr!("post-bonus", bonus = bonus)),
        bonus => format!("\u{a0}+\u{a0}{bonus}"),
    };
    format!(
        "{}: {}{bonus} =\u{a0}{}",
        scene.names.train(ran.run.train),
        stops.join("\u{a0}– "),
        scene.money(ran.revenue())
    )
}
