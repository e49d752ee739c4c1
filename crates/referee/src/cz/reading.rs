//! Reads a position of the engine, field by field: the only place that does.

use rules::{CzDecision, Decision};
use std::collections::BTreeMap;

use rules::state::{Round as EngineRound, State};

use super::table::{Auction, Bidding, Company, Paper, Player, Round, Table, Turn};
use crate::board::Board;

/// What lies on the table.
pub fn read(state: &State) -> Table {
    let seats = state.players.len();
    let companies = state.companies.iter().enumerate().map(|(index, company)| Company {
        status: company.status,
        director: company.director,
        shares: state.shares[index * seats..(index + 1) * seats].to_vec(),
        vaclav: company.vaclav,
        start_price: company.start_price,
        space: company.space,
        treasury: company.treasury,
        trains: sorted(company.trains.to_vec()),
        markers: company.markers,
        extra: company.extra,
        home_placed: company.home_placed,
        has_operated: company.has_operated,
        has_laid: company.has_laid,
    });
    let mut chart: BTreeMap<u8, Vec<_>> = BTreeMap::new();
    for &company in &state.market {
        chart.entry(state.companies[company.index()].space).or_default().push(company);
    }
    let players = state.players.iter();
    Table {
        agenda: state.agenda.iter().map(question).collect(),
        round: round(&state.round),
        players: players
            .map(|player| Player { cash: player.cash, debt: player.debt, penalty: player.penalty })
            .collect(),
        order: state.order.to_vec(),
        companies: companies.collect(),
        chart,
        papers: state
            .privates
            .iter()
            .map(|private| Paper { owner: private.owner, used: private.used })
            .collect(),
        board: Board { tiles: state.board.tiles.clone(), markers: sorted(state.board.markers.clone()) },
        supply: state.supply.clone(),
        top: state.trains.top,
        left: state.trains.left,
        pool: sorted(state.trains.pool.to_vec()),
        scrapped: state.trains.scrapped.iter().copied().collect(),
        phase: state.phase.index(),
        local_price: state.local_price,
    }
}

/// A question, with lists that have no order of their own in a fixed one.
fn question(decision: &Decision) -> Decision {
    match decision.clone() {
        Decision::Cz(CzDecision::TakenTrains { company, taken }) => {
            Decision::Cz(CzDecision::TakenTrains { company, taken: sorted(taken) })
        }
        other => other,
    }
}

/// In a fixed order: none of these has one of its own.
pub fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

fn round(round: &EngineRound) -> Round {
    let seats_of =
        |flags: &[bool]| (0..flags.len()).filter(|&seat| flags[seat]).map(rules::Seat::at).collect();
    match round {
        EngineRound::PreStock { turns, passed } => {
            Round::PreStock { turns: usize::from(*turns), passed: seats_of(passed) }
        }
        EngineRound::Auction { opened, unsold, bidding } => Round::Auction(Auction {
            opened: usize::from(*opened),
            unsold: unsold.iter().copied().collect(),
            bidding: bidding.as_ref().map(|bidding| Bidding {
                paper: bidding.paper,
                next: usize::from(bidding.next),
                highest: bidding.highest,
                out: seats_of(&bidding.out),
            }),
        }),
        EngineRound::Stock { number, next, passes, sold } => Round::Stock {
            number: usize::from(*number),
            next: usize::from(*next),
            passes: usize::from(*passes),
            sold: sold.iter().copied().collect(),
        },
        EngineRound::Operating { set, number, order, begun, turn } => Round::Operating {
            set: usize::from(*set),
            number: usize::from(*number),
            order: order.to_vec(),
            begun: usize::from(*begun),
            turn: turn.as_ref().map(|turn| Turn {
                company: turn.company,
                step: turn.step,
                first: turn.first,
                laid: usize::from(turn.laid),
                promoted: turn.promoted,
                refused: turn.refused.iter().collect(),
            }),
        },
        EngineRound::Export { set } => Round::Export { set: usize::from(*set) },
        EngineRound::Privates(_) | EngineRound::Over => Round::Over,
    }
}
