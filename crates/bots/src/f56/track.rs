//! R-36-TRK: track by the routes that it allows, and towards the destination that frees the money held back (R-36-PAR-07).

use crate::prelude::*;

use crate::heuristics::building;

/// What every hex nearer to the destination is worth, even while no money is held back.
const STEP: i64 = 25;

/// A company without a route builds, whatever else it could do with the money.
const NO_ROUTE: i64 = 40;

/// The home station waits for the first tile of its hex (R-36-PAR-09).
const HOME: i64 = 80;

pub(super) fn ideas(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let mut ideas = building::track(ctx, company);
    let runs = ctx.forecast.earnings.of_company(company) > 0;
    let waiting =
        view.state.markers_of(company).find(|marker| marker.city.is_none()).map(|marker| marker.hex);
    for idea in &mut ideas {
        let Action::LayTile { hex, .. } = idea.action else { continue };
        if !runs {
            idea.score += NO_ROUTE;
        }
        if waiting == Some(hex) {
            idea.score += HOME;
        }
    }
    let credit = view.credit(company);
    let waits = credit.capital == Some(Capital::Escrow) && !credit.reached;
    let (Some(destination), true, Fidelity::Exact) =
        (view.title.charter(company).destination, waits, ctx.fidelity)
    else {
        return ideas;
    };
    let distances = distances(view, destination);
    let before = nearest(view, company, &distances);
    let held_back = i64::from(credit.escrow);
    for idea in ideas.iter_mut().filter(|idea| matches!(idea.action, Action::LayTile { .. })) {
        let Some(game) = ctx.after(&idea.action) else { continue };
        let then = game.view();
        if then.credit(company).reached {
            idea.score += held_back * ctx.percent(company) / 100 + STEP;
        } else {
            let nearer = before - nearest(then, company, &distances);
            idea.score += nearer * (STEP + held_back / 6);
        }
    }
    ideas
}

/// How many hexes every hex is away from the destination.
fn distances(view: View<'_>, destination: HexId) -> Vec<i64> {
    let mut found = vec![i64::MAX; view.title.hexes.len()];
    let mut open = vec![destination];
    found[destination.index()] = 0;
    let mut next = 0;
    while next < open.len() {
        let hex = open[next];
        next += 1;
        for &neighbour in view.title.hex(hex).neighbours.iter().flatten() {
            if found[neighbour.index()] == i64::MAX {
                found[neighbour.index()] = found[hex.index()] + 1;
                open.push(neighbour);
            }
        }
    }
    found
}

/// How near the company's track comes.
fn nearest(view: View<'_>, company: CompanyId, distances: &[i64]) -> i64 {
    let reach = view.reach(company);
    let touched = view.title.hex_ids().filter(|&hex| reach.touches(hex));
    touched.map(|hex| distances[hex.index()]).min().unwrap_or(0)
}
