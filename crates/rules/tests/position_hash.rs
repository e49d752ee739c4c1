//! The hash of positions, along games of chance of every built-in title.

use std::collections::HashMap;

use rules::seed::Draws;
use rules::state::State;
use rules::title::embedded;
use rules::{Game, Lookahead, Options};

/// Games of each title. A game has several hundred positions.
const GAMES: u64 = 6;

/// Plays games of chance of a title, and shows every position.
fn walk(id: &str, mut look: impl FnMut(&Lookahead)) {
    let title = embedded::title(id).expect("it is built in");
    let players = usize::from(title.seat_counts.last().expect("somebody plays it").players);
    for seed in 0..GAMES {
        let game = Game::new(title.clone(), Options::BOOK, players, seed).expect("so many play it").game;
        let mut ahead = Lookahead::new(game);
        let mut draws = Draws::new(seed);
        look(&ahead);
        while let Some(offers) = ahead.game().offers() {
            let offer = &offers.offers[draws.below(offers.offers.len())];
            let action = offer.action(draws.below(offer.len()));
            ahead.play(offers.seat, &action).expect("what is offered is accepted");
            look(&ahead);
        }
    }
}

#[test]
fn positions_that_differ_hash_differently_and_equal_ones_alike() {
    let mut seen: HashMap<u64, State> = HashMap::new();
    let (mut all, mut again) = (0, 0);
    for id in embedded::ids() {
        seen.clear();
        walk(id, |ahead| {
            let state = ahead.game().state();
            all += 1;
            if let Some(before) = seen.insert(state.position_hash(), state.clone()) {
                assert_eq!(before, *state, "two positions of {id} have one hash");
                again += 1;
            }
        });
    }
    assert!(all > 5_000, "only {all} positions");
    // Refused deals and the like lead back to where a game has been.
    assert!(all - again > 5_000, "only {} of {all} positions are different", all - again);
}

/// What was taken back is hashed as if it had never been played, whatever lies in memory that is used again.
#[test]
fn the_way_back_leads_to_the_same_hashes() {
    for id in embedded::ids() {
        let mut hashes = Vec::new();
        let mut last = None;
        walk(id, |ahead| {
            if ahead.depth() == 0 {
                hashes.clear();
            }
            hashes.push(ahead.game().state().position_hash());
            if ahead.game().state().is_over() {
                last = Some((ahead.clone(), std::mem::take(&mut hashes)));
            }
        });
        let (mut ahead, mut hashes) = last.expect("a game has ended");
        while let Some(hash) = hashes.pop() {
            assert_eq!(ahead.game().state().position_hash(), hash, "{id}, after {} actions", ahead.depth());
            ahead.take_back();
        }
    }
}

/// A copy through a position that was changed and changed back has the same hash: what lies behind the end of a short list does
/// not count.
#[test]
fn only_what_is_on_the_table_counts() {
    walk("18cz", |ahead| {
        let state = ahead.game().state();
        let mut position = state.position();
        if let Some(train) = position.companies[0].trains.pop() {
            position.companies[0].trains.push(train);
        } else {
            position.companies[0].trains.push(rules::train::Train::default());
            assert_ne!(State::from(position.clone()).position_hash(), state.position_hash());
            position.companies[0].trains.pop();
        }
        assert_eq!(State::from(position).position_hash(), state.position_hash());
    });
}
