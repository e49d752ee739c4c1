//! What happened since the viewer's last move, in a few lines: what changes the game for everybody, and a line for each of the
//! last companies.

use maud::{Markup, html};
use rules::event::{For, Purse, TrainPlace};
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
#[derive(Default, PartialEq, Debug)]
struct Deeds {
    tiles: usize,
    stations: usize,
    earned: Option<Money>,
    trains: usize,
    /// Its price before and after.
    price: Option<(Money, Money)>,
}

/// What happened from a position on, for whoever holds these seats.
pub(super) fn of(scene: &Scene<'_>, from: usize, seats: &[Seat]) -> Headlines {
    let events = || scene.table.line()[from..scene.at].iter().flat_map(|step| step.told());
    let mut banners = Vec::new();
    let mut round = String::new();
    for event in events() {
        match event {
            Event::RoundBegan { round: begun } => round = landmarks::name(*begun),
            _ if changes_much(event, seats) => banners.extend(scene.names.event(event)),
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
    let lines = deeds.iter().rev().take(MOST).map(|(company, deeds)| line(scene, *company, deeds)).collect();
    Headlines { banners, lines }
}

/// Whether it changes the game for everybody, or who directs a company for the viewer.
fn changes_much(event: &Event, seats: &[Seat]) -> bool {
    match event {
        Event::PhaseBegan { .. } | Event::TypeScrapped { .. } | Event::CompanyClosed { .. } => true,
        Event::DirectorChanged { from, to, .. } => {
            [from, to].into_iter().flatten().any(|seat| seats.contains(seat))
        }
        _ => false,
    }
}

/// What companies did, in the order in which they last did something.
fn deeds<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<(CompanyId, Deeds)> {
    let mut all: Vec<(CompanyId, Deeds)> = Vec::new();
    for event in events {
        let company = match event {
            Event::TrainsRan { company, .. }
            | Event::NothingEarned { company }
            | Event::TileLaid { company, .. }
            | Event::MoneyMoved { from: Purse::Company(company), why: For::Station(_), .. } => *company,
            Event::TrainMoved { to: TrainPlace::Company(company), .. } => *company,
            // What others do to its price is no deed of a company, so that it stays where it is.
            Event::PriceMoved { company, from, to, .. } => {
                if let Some((_, deeds)) = all.iter_mut().find(|(known, _)| known == company) {
                    deeds.price = Some((deeds.price.map_or(*from, |(from, _)| from), *to));
                }
                continue;
            }
            _ => continue,
        };
        let known = all.iter().position(|(known, _)| *known == company).map(|at| all.remove(at));
        let (_, mut deeds) = known.unwrap_or((company, Deeds::default()));
        match event {
            Event::TrainsRan { revenue, .. } => deeds.earned = Some(*revenue),
            Event::NothingEarned { .. } => deeds.earned = Some(0),
            Event::TileLaid { .. } => deeds.tiles += 1,
            Event::MoneyMoved { .. } => deeds.stations += 1,
            _ => deeds.trains += 1,
        }
        all.push((company, deeds));
    }
    all
}

/// What a company did, in the order of its turn.
fn line(scene: &Scene<'_>, company: CompanyId, deeds: &Deeds) -> Markup {
    let moved = deeds.price.filter(|(from, to)| from != to);
    let parts = [
        (deeds.tiles > 0).then(|| tr!("since-tiles", count = deeds.tiles)),
        (deeds.stations > 0).then(|| tr!("since-stations", count = deeds.stations)),
        deeds.earned.map(|earned| tr!("since-earned", revenue = scene.money(earned))),
        moved.map(|(from, to)| tr!("since-price", from = scene.money(from), to = scene.money(to))),
        (deeds.trains > 0).then(|| tr!("since-trains", count = deeds.trains)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    html! { (badge(scene.game.title(), company)) " " (listed(&parts)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::HexId;

    #[test]
    fn a_company_that_the_viewer_lost_or_won_is_a_headline() {
        let lost = Event::DirectorChanged { company: CompanyId(1), from: Some(Seat(0)), to: Some(Seat(2)) };
        assert!(changes_much(&lost, &[Seat(0)]) && changes_much(&lost, &[Seat(1), Seat(2)]));
        assert!(!changes_much(&lost, &[Seat(1)]));
    }

    #[test]
    fn a_station_and_the_price_are_among_what_a_company_did() {
        let company = CompanyId(1);
        let events = [
            Event::MoneyMoved {
                from: Purse::Company(company),
                to: Purse::Bank,
                amount: 40,
                why: For::Station(HexId(3)),
            },
            Event::NothingEarned { company },
            Event::PriceMoved { company, from: 100, to: 90, space: 4 },
            Event::PriceMoved { company, from: 90, to: 80, space: 3 },
            Event::PriceMoved { company: CompanyId(2), from: 90, to: 80, space: 3 },
        ];
        let told = Deeds { stations: 1, earned: Some(0), price: Some((100, 80)), ..Deeds::default() };
        assert_eq!(deeds(events.iter()), [(company, told)]);
    }
}
