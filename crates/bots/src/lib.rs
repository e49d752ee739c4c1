//! Opponents: they see the game as people do, through `offers`, and answer with an action and a reason.
//!
//! [`think`] is the whole interface: a game, a [`Bot`] (mostly just its [`Strength`]), a [`Budget`] and a seed give a [`Thought`]. With a budget of
//! nodes alone (no clock), the same input gives the same thought everywhere.
//!
//! - [`Strength::Random`] takes any action that is offered.
//! - [`Strength::Novice`], [`Strength::Conductor`] and [`Strength::Director`] have a [`mind`] that learned from games with itself. It
//!   values the position that each candidate leads to, and they play what it likes most. They differ in how much they doubt it, and
//!   the director looks twice where candidates are close.
//!
//! A title that no mind knows is played as all were before there were minds, by the *old* bots:
//!
//! - [`Strength::Thumb`] ranks the offers by rules of thumb, each in money of final wealth, and takes the first. It is instant.
//! - [`Strength::OldConductor`] plays the best few ideas out on clones of the game, to its end and more than once, everybody
//!   playing by rules of thumb at a glance, and takes the one after which it stands best.
//! - [`Strength::OldDirector`] does the same with more ideas and several times as many passes, as far as the budget goes; the
//!   better ones stay in the race. There is no tree of further decisions: chance moves a standing by several times what two
//!   ideas differ, so that the passes are spent on the decision at hand.
//!   In 18CZ its rules of thumb have other weights, too: see `weights.rs`. Both trust playouts only in the later part of a game.
//!
//! The rules of thumb share one estimate of what a position is worth to each player: the forecast of cash, shares at
//! the price they will have, dividends to come until the fixed end, and trains that will have to be paid for. Minds see parts
//! of it among their features, and choose among ideas of the rules of thumb where there would be too much to look at.
//!
//! What differs between families of titles is listed in `family.rs`; one that is not listed there is played by what all share,
//! without looking ahead. 1836Jr-56 ends when its bank is empty, which nobody knows long before: there the forecast guesses how
//! long the bank will last.

pub mod arena;
mod bot;
mod budget;
mod context;
mod cz;
mod f56;
mod family;
mod forecast;
mod heuristics;
mod idea;
pub mod ladder;
pub mod mind;
mod novice;
mod objective;
mod plain;
mod playout;
mod prelude;
mod ratings;
mod reason;
mod search;
mod strength;
mod thought;
mod weights;

pub use bot::{Bot, Character};
pub use budget::{Budget, Cancel};
pub use ratings::rating;
pub use reason::Reason;
pub use strength::{Strength, UnknownStrength};
pub use thought::Thought;

pub use mind::{Knowledge, Memory};

use idea::Idea;
use mind::player::{self, Manner};
use rules::seed::Draws;
use rules::{CzOffer, Game, Offer};

/// Random bids are among this many of the lowest.
const CHANCE_BIDS: usize = 20;

/// What a bot does in this position; nothing when the game is over.
pub fn think(game: &Game, bot: impl Into<Bot>, budget: &Budget, seed: u64) -> Option<Thought> {
    think_with(&mut Memory::default(), game, bot, budget, seed)
}

/// The same for whoever plays a whole game: what is remembered from thought to thought makes them faster, and never other.
pub fn think_with(
    memory: &mut Memory,
    game: &Game,
    bot: impl Into<Bot>,
    budget: &Budget,
    seed: u64,
) -> Option<Thought> {
    let Bot { strength, character } = bot.into();
    let offers = game.offers().filter(|offers| !offers.is_empty())?;
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
        return Some(Thought::of(seat, idea));
    }
    let idea = match (strength, Knowledge::of(game.title(), game.state().players.len())) {
        (Strength::Novice | Strength::Conductor | Strength::Director, Some(knowledge)) => {
            let manner = Manner::of(strength, character, game.title());
            player::idea(game, &offers, knowledge, memory, manner, budget, seed)?
        }
        _ => match strength.without_mind() {
            Strength::OldConductor => search::conductor(game, &offers, budget, seed),
            Strength::OldDirector => search::director(game, &offers, budget, seed),
            _ => novice::best(game, &offers, seed),
        },
    };
    Some(Thought::of(seat, idea))
}
