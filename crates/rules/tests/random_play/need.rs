//! Positions of need, which random games seldom come to: those of 1836Jr-56 with little money, many loans, low prices and few trains.
//! Random play goes on from there for a while, with the invariants after every action.

use super::chance::{Chance, Temper};
use super::games;
use super::table::Setup;
use rules::state::{Position, Status};
use rules::title::{Title, Zone, embedded};
use rules::{CompanyId, Decision, Game, Options};
use std::sync::Arc;

/// So many actions are played on, enough for the turns of two or three companies.
const ACTIONS: usize = 50;
/// One turn in so many is made one of need.
const TURNS: usize = 3;

/// The same table with little money, many loans, low prices and few trains. The bank has what the others lack.
fn in_need(game: &Game, chance: &mut Chance) -> Game {
    let (title, mut state) = (game.title(), game.state().position());
    let before = money(&state);
    let most = 1 + chance.below(150);
    for player in state.players.iter_mut() {
        player.cash = chance.below(most) as u32;
    }
    let ordinary = |company: &CompanyId| !title.charter(*company).national;
    for company in title.company_ids().filter(ordinary) {
        if state.company(company).status != Status::Floated {
            continue;
        }
        let owner = &mut state.companies[company.index()];
        owner.treasury = if chance.one_in(2) { chance.below(400) as u32 } else { 0 };
        if chance.one_in(2) {
            owner.trains = Vec::new().into();
        }
        if title.phase(state.phase).loans && state.national.is_none() {
            let held = state.shares_held(company);
            state.credit[company.index()].loans = chance.below(usize::from(held) + 3) as u8;
        }
        lower(title, &mut state, company, chance.below(9));
    }
    let moved = before - money(&state);
    if let Some(bank) = &mut state.bank {
        bank.cash += moved;
    }
    Game::at(Arc::clone(title), *game.options(), state)
}

/// The money of all players and companies.
fn money(state: &Position) -> i64 {
    let players: i64 = state.players.iter().map(|player| i64::from(player.cash)).sum();
    players + state.companies.iter().map(|company| i64::from(company.treasury)).sum::<i64>()
}

/// The marker of the company goes down so many rows, but stays above those where companies close.
fn lower(title: &Title, state: &mut Position, company: CompanyId, rows: usize) {
    let chart = &title.chart;
    let mut space = state.company(company).space;
    for _ in 0..rows {
        let below = chart.down(space);
        space = if chart.zone(below) == Zone::Closing { space } else { below };
    }
    state.companies[company.index()].space = space;
    state.market.retain(|other| *other != company);
    let above = |other: &&CompanyId| chart.rank(state.company(**other).space) >= chart.rank(space);
    let place = state.market.iter().take_while(above).count();
    state.market.insert(place, company);
}

/// Plays on from a position of need.
fn play_on(mut game: Game, chance: &mut Chance, from: &str) {
    for action in 0..ACTIONS {
        let faults = invariants::check(&game);
        let asked = game.state().decision();
        assert!(faults.is_empty(), "{from}, {action} actions on, {asked:?}: {faults:#?}");
        let Some(offers) = game.offers() else { return };
        let chosen = chance.choose(game.title(), &offers, Temper::Reckless);
        game.advance(offers.seat, &chosen).unwrap_or_else(|no| panic!("{from}: {chosen:?}: {no:?}"));
    }
}

/// What is missing is raised, or somebody is bankrupt: nobody is asked who can do nothing, nobody pays what he has not, and
/// nobody is asked for a company that is gone.
#[test]
fn r_36_emr_09_need_leads_to_payment_or_bankruptcy() {
    let title = embedded::title("1836jr56").expect("it is built in");
    let asked = Options { ask_consent: true, ..Options::AS_ON_18XX_GAMES };
    let mut positions = 0;
    for (seed, options) in (0..games()).flat_map(|seed| [(seed, Options::BOOK), (seed, asked)]) {
        let players = 2 + seed as usize % 3;
        let setup = Setup { title: title.clone(), options, players, seed, temper: Temper::Patient };
        let (mut chance, mut dice) = (Chance::new(seed), Chance::new(!seed));
        let mut game =
            Game::new(title.clone(), options, players, seed).expect("it is played by so many").game;
        while let Some(offers) = game.offers() {
            let turn_begins = matches!(game.state().agenda[..], [Decision::Track { .. }]);
            if turn_begins && dice.one_in(TURNS) {
                positions += 1;
                play_on(in_need(&game, &mut dice), &mut dice, &format!("{setup}, position {positions}"));
            }
            let action = chance.choose(&title, &offers, setup.temper);
            game.advance(offers.seat, &action).expect("it was offered");
        }
    }
    assert!(positions as u64 >= 10 * games(), "{positions} positions only");
}
