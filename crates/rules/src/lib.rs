//! The rules engine of Lokálka: title data in, actions in, events out.
//!
//! [`Game`] is a value. [`Game::offers`] lists everything that the decision on top of the agenda allows,
//! [`Game::play`] answers with a new game and the [`Event`]s that led to it, or with a [`Refusal`] that carries the
//! reason and the rule. Nothing here does I/O, reads a clock or starts a thread.
//!
//! ```
//! use rules::{Game, Options, title};
//!
//! let title = title::embedded::title("18cz").expect("18CZ is embedded");
//! let game = Game::new(title, Options::BOOK, 4, 1).expect("18CZ is played by four").game;
//! let offers = game.offers().expect("the game has begun");
//! let action = offers.action(0).expect("passing is always allowed in the Pre-Stock Round");
//! let played = game.play(offers.seat, &action).expect("what is offered is accepted");
//! assert!(!played.events.is_empty());
//! ```

pub mod action;
pub mod board;
pub mod decision;
pub mod event;
mod game;
pub mod geometry;
mod ids;
pub mod invariants;
mod money;
mod offer;
mod options;
pub mod order_of_play;
pub mod refusal;
pub mod rule;
pub mod seed;
pub mod signature;
pub mod state;
mod steps;
pub mod title;
mod turn;
pub mod view;
pub mod words;
pub mod written;

pub use action::Action;
pub use decision::Decision;
pub use event::Event;
pub use game::{Game, Played, WrongPlayerCount};
pub use ids::{CardId, CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};
pub use money::{Money, half_rounded_up, one_and_a_half_rounded_down, per_holder_rounded_up};
pub use offer::{MOST_CLAIMED, Offer, Offers};
pub use options::{Benelux, Options};
pub use refusal::{Refusal, Why};
pub use state::State;
pub use steps::benelux::national::initial_space as national_space;
pub use steps::operating::run::runnable;
pub use steps::pre_stock::in_snake;
pub use title::Title;
pub use view::View;

/// The revision of the rules. Raise it with every change after which some game that was legal would be played differently, or
/// be refused; CONTRIBUTING says what else such a change asks for.
pub const REVISION: u32 = 1;
