//! Routes that somebody draws, train by train, hex by hex: what they are so far, and what they would earn.

use maud::{Markup, html};
use puzzles::judge;
use puzzles::trace::{MOST_HEXES, Through, trace};
use rules::event::Ran;
use rules::train::{Run, Train};
use rules::{HexId, Money, Title, runnable};
use serde::Deserialize;

use crate::pages::table::{Scene, caption};
use crate::puzzles::Asked;
use crate::text::{t, tr};

/// The routes as the browser tells them, `F3,F5.1;G4,G6`: hexes of each train in its order, with the stop where there are several;
/// and which train is being drawn.
#[derive(Deserialize, Default)]
pub(crate) struct RoutesQuery {
    #[serde(default)]
    pub(super) routes: String,
    #[serde(default)]
    pub(super) train: usize,
}

/// The route of a train.
struct Route {
    train: Train,
    /// The hexes that were pointed at and that track leads to, as they are told.
    through: Vec<String>,
    /// No track leads on to what was pointed at last.
    lost: bool,
    run: Run,
}

/// All routes that are being drawn.
pub(super) struct Drawing<'a> {
    asked: &'a Asked,
    routes: Vec<Route>,
    at: usize,
}

impl<'a> Drawing<'a> {
    /// Reads what the browser tells. What means nothing is left out.
    pub(super) fn read(asked: &'a Asked, told: &RoutesQuery) -> Drawing<'a> {
        let trains = runnable(asked.game().view(), asked.company);
        let mut lists = told.routes.split(';');
        let routes: Vec<Route> = trains
            .iter()
            .map(|&train| {
                let words = lists.next().unwrap_or_default().split(',').filter(|word| !word.is_empty());
                route(asked, train, words.take(MOST_HEXES))
            })
            .collect();
        let at = told.train.min(routes.len().saturating_sub(1));
        Drawing { asked, routes, at }
    }

    /// The runs, of those trains that have one.
    pub(super) fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> =
            self.routes.iter().map(|route| route.run.clone()).filter(|run| !run.track.is_empty()).collect();
        runs.sort();
        runs
    }

    /// What is shown on the map, legal or not.
    pub(super) fn shown(&self) -> Vec<Ran> {
        let valued = |route: &Route| {
            judge::value(self.asked.game(), self.asked.company, std::slice::from_ref(&route.run))
                .ok()
                .and_then(|mut ran| ran.pop())
        };
        let drawn = self.routes.iter().filter(|route| !route.run.track.is_empty());
        let bare = |route: &Route| Ran { run: route.run.clone(), stops: Vec::new(), bonus: 0 };
        drawn.map(|route| valued(route).unwrap_or_else(|| bare(route))).collect()
    }

    /// The trains with their routes, and what they earn together.
    pub(super) fn panel(&self, scene: &Scene<'_>) -> Markup {
        let title = self.asked.game().title();
        html! {
            p .quiet { (t("puzzle-draw-hint")) }
            ol .drawn data-many=(several(scene)) {
                @for (index, route) in self.routes.iter().enumerate() {
                    @let train = scene.names.train(route.train);
                    @let words = self.told(scene, title, route);
                    li {
                        button type="button" data-train=(index) data-route=(route.through.join(",")) aria-pressed=(index == self.at) {
                            span .line.{ "line-" (index % draw::ROUTE_LOOKS.len()) } aria-hidden="true" {}
                            // A route begins with the name of its train.
                            b { (train) } " "
                            span { (words.strip_prefix(&format!("{train}: ")).unwrap_or(&words)) }
                        }
                    }
                }
            }
            p .drawn-tools {
                button type="button" data-back { (t("puzzle-draw-back")) }
                button type="button" data-clear { (t("puzzle-draw-clear")) }
            }
            p .sum role="status" { (self.together(scene)) }
        }
    }

    /// A route in words.
    fn told(&self, scene: &Scene<'_>, title: &Title, route: &Route) -> String {
        let lost = if route.lost { format!(" {}", t("puzzle-draw-lost")) } else { String::new() };
        if route.run.track.is_empty() {
            let begun = route
                .through
                .iter()
                .filter_map(|word| read_place(title, word))
                .map(|at| scene.names.hex(at.hex));
            let begun: Vec<String> = begun.collect();
            return if begun.is_empty() {
                t("puzzle-draw-none")
            } else {
                format!("{}{lost}", begun.join(" – "))
            };
        }
        let runs = std::slice::from_ref(&route.run);
        match judge::value(self.asked.game(), self.asked.company, runs).as_deref() {
            Ok([ran]) => format!("{}{lost}", caption(scene, ran)),
            Ok(_) => lost,
            Err(why) => format!("{}{lost}", self.asked.in_words(why)),
        }
    }

    fn together(&self, scene: &Scene<'_>) -> String {
        let runs = self.runs();
        match judge::value(self.asked.game(), self.asked.company, &runs) {
            Ok(ran) => {
                let revenue: Money = ran.iter().map(Ran::revenue).sum();
                tr!("puzzle-draw-sum", revenue = scene.money(revenue))
            }
            Err(why) => self.asked.in_words(&why),
        }
    }
}

fn route<'w>(asked: &Asked, train: Train, words: impl Iterator<Item = &'w str>) -> Route {
    let title = asked.game().title();
    let places: Vec<(String, Through)> =
        words.filter_map(|word| Some((word.to_owned(), read_place(title, word)?))).collect();
    let through: Vec<Through> = places.iter().map(|(_, place)| *place).collect();
    let traced = trace(asked.game(), asked.company, &through);
    let lost = traced.reached < places.len();
    let through = places.into_iter().take(traced.reached).map(|(word, _)| word).collect();
    Route { train, through, lost, run: Run { train, track: traced.track } }
}

/// A hex by its name, perhaps with a stop: `F5.1`.
fn read_place(title: &Title, word: &str) -> Option<Through> {
    let (hex, stop) = match word.split_once('.') {
        Some((hex, stop)) => (hex, Some(stop.parse().ok()?)),
        None => (word, None),
    };
    Some(Through { hex: title.hex_named(hex)?, stop })
}

/// The hexes with several stops, so that pointing there again means the next of them: `{"F5":2}`.
fn several(scene: &Scene<'_>) -> String {
    let (view, title) = (scene.game.view(), scene.game.title());
    let count = |hex: HexId| view.face(hex).stops.len();
    let many: serde_json::Map<String, serde_json::Value> = title
        .hex_ids()
        .filter(|&hex| count(hex) > 1)
        .map(|hex| (title.hex(hex).name.clone(), count(hex).into()))
        .collect();
    serde_json::Value::Object(many).to_string()
}
