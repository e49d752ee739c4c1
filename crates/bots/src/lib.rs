//! Opponents: they see the game as people do, through `offers`, and answer with an action and a reason.
//!
//! [`think`] is the whole interface: a game, a [`Strength`], a [`Budget`] and a seed give a [`Thought`]. With a budget of
//! nodes alone (no clock), the same input gives the same thought everywhere.
//!
//! - [`Strength::Random`] takes any action that is offered.
//! - [`Strength::Novice`] ranks the offers by rules of thumb, each in money of final wealth, and takes the first. It
//!   is instant.
//! - [`Strength::Conductor`] plays the best few ideas of the novice out on clones of the game, to its end and more than
//!   once, everybody playing as the novice does at a glance, and takes the one after which it stands best.
//! - [`Strength::Director`] does the same with more ideas and several times as many passes, as far as the budget goes; the
//!   better ones stay in the race. It wants to be worth much, not to keep others from it, so it agrees to deals that the
//!   conductor refuses. There is no tree of further decisions: chance moves a standing by several times what two
//!   ideas differ, so that the passes are spent on the decision at hand.
//!   In 18CZ its rules of thumb have other weights, too, which is what makes it stronger: see `weights.rs`.
//!
//! Both trust playouts only in the later part of a game: looking ahead from the first rounds on won fewer games in the few
//! trials that were made.
//!
//! The rules of thumb share one estimate of what a position is worth to each player: the forecast of cash, shares at
//! the price they will have, dividends to come until the fixed end, and trains that will have to be paid for. The
//! stronger bots need none, since they play to the end, where worth is counted.
//!
//! What differs between families of titles is listed in `family.rs`; one that is not listed there is played by what all share,
//! without looking ahead. 1836Jr-56 ends when its bank is empty, which nobody knows
//! long before: there the forecast guesses how long the bank will last, looks six rounds ahead, and the stronger bots play so
//! far, from the first round on, and count what shares should bring. Its director wants to lead, as the conductor does: by the
//! worth alone it sold its trains to others for nothing.

pub mod arena;
mod budget;
mod context;
mod cz;
mod f56;
mod family;
mod forecast;
mod heuristics;
mod idea;
pub mod mind;
mod novice;
mod objective;
mod plain;
mod playout;
mod prelude;
mod reason;
mod search;
mod strength;
mod weights;

pub use budget::{Budget, Cancel};
pub use reason::Reason;
pub use strength::{Strength, UnknownStrength};

use idea::Idea;
use rules::seed::Draws;
use rules::{Action, CzOffer, Game, Offer, Seat};

/// Random bids are among this many of the lowest.
const CHANCE_BIDS: usize = 20;

/// What a bot wants to do, and why.
#[derive(Clone, Debug)]
pub struct Thought {
    /// Who acts.
    pub seat: Seat,
    /// What is done: always one of the game's offers.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

/// What a bot of this strength does in this position; nothing when the game is over.
pub fn think(game: &Game, strength: Strength, budget: &Budget, seed: u64) -> Option<Thought> {
    let offers = game.offers()?;
    let seat = offers.seat;
    if strength == Strength::Random {
        let mut draws = Draws::new(seed);
        let offer = &offers.offers[draws.below(offers.offers.len())];
        // Any bid at all would take all the money out of the game before it begins.
        let most = if matches!(offer, Offer::Cz(CzOffer::Bid { .. })) { CHANCE_BIDS } else { usize::MAX };
        let action = offer.action(draws.below(offer.len().min(most)));
        return Some(Thought { seat, action, reason: Reason::Chance });
    }
    if let Some(idea) = Idea::only(&offers) {
        return Some(Thought { seat, action: idea.action, reason: idea.reason });
    }
    let idea = match strength {
        Strength::Random | Strength::Novice => novice::best(game, &offers, seed),
        Strength::Conductor => search::conductor(game, &offers, budget, seed),
        Strength::Director => search::director(game, &offers, budget, seed),
    };
    Some(Thought { seat, action: idea.action, reason: idea.reason })
}
