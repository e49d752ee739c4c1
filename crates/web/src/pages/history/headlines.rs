//! What happened since the viewer's last move, in a few lines: what changes the game for everybody, and a line for each of the
//! last companies.

use maud::{Markup, html};
use rules::{CompanyId, Event, Money, Seat};

use crate::landmarks;
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{listed, t, tr};

/// So many companies have a line; the others are in the list.
const MOST: usize = 3;

/// What is told.
pub(super) struct Headlines {
    /// What changes the game for everybody, and what was done for the viewer.
    pub(super) banners: Vec<String>,
    /// A line for each of the last companies that operated, the last one first.
    pub(super) lines: Vec<Markup>,
}

/// What a company did in its turns.
struct Deeds {
    company: CompanyId,
    earned: Option<Money>,
    trains: usize,
    tiles: usize,
}

/// What happened from a position on, for whoever holds these seats.
pub(super) fn of(scene: &Scene<'_>, from: usize, seats: &[Seat]) -> Headlines {
    let events = || scene.table.line()[from..scene.at].iter().flat_map(|step| step.told());
    let mut banners = Vec::new();
    let mut round = String::new();
    for event in events() {
        match event {
            Event::RoundBegan { round: begun } => round = landmarks::name(*begun),
            Event::PhaseBegan { .. } | Event::TypeScrapped { .. } | Event::CompanyClosed { .. } => {
                banners.extend(scene.names.event(event));
            }
            Event::Passed { seat, forced: true } if seats.contains(seat) => {
                banners.push(match round.as_str() {
                    "" => t("since-passed-over"),
                    round => tr!("since-passed-over-in", round = round),
                })
            }
            _ => {}
        }
    }
    banners.dedup();
    let deeds = deeds(events());
    let lines = deeds.iter().rev().take(MOST).map(|deed| line(scene, deed)).collect();
    Headlines { banners, lines }
}

/// What companies did, in the order in which they last did something.
fn deeds<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<Deeds> {
    let mut all: Vec<Deeds> = Vec::new();
    for event in events {
        let company = match event {
            Event::TrainsRan { company, .. }
            | Event::NothingEarned { company }
            | Event::TileLaid { company, .. } => *company,
            Event::TrainMoved { to: rules::event::TrainPlace::Company(company), .. } => *company,
            _ => continue,
        };
        let known = all.iter().position(|deed| deed.company == company).map(|at| all.remove(at));
        let mut deed = known.unwrap_or(Deeds { company, earned: None, trains: 0, tiles: 0 });
        match event {
            Event::TrainsRan { revenue, .. } => deed.earned = Some(*revenue),
            Event::NothingEarned { .. } => deed.earned = Some(0),
            Event::TileLaid { .. } => deed.tiles += 1,
            _ => deed.trains += 1,
        }
        all.push(deed);
    }
    all
}

fn line(scene: &Scene<'_>, deed: &Deeds) -> Markup {
    let earned = deed.earned.map(|earned| tr!("since-earned", revenue = scene.money(earned)));
    let trains = (deed.trains > 0).then(|| tr!("since-trains", count = deed.trains));
    let tiles = (deed.tiles > 0).then(|| tr!("since-tiles", count = deed.tiles));
    let parts: Vec<String> = [earned, trains, tiles].into_iter().flatten().collect();
    html! { (badge(scene.game.title(), deed.company)) " " (listed(&parts)) }
}
