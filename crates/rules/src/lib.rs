//! The rules engine of Lokálka: title data in, actions in, events out.
//!
//! [`Game`] is a value. [`Game::offers`] lists everything that the decision on top of the agenda allows,
//! [`Game::play`] answers with a new game and the [`Event`]s that led to it, or with a [`Refusal`] that carries the
//! reason and the rule. Nothing here does I/O, reads a clock or starts a thread.
//!
//! # A walk
//!
//! What is printed comes first: a [`Title`], built in or read from files ([`Title::from_texts`]). With options, a number of
//! players and a seed it becomes a game.
//!
//! ```
//! use rules::{Action, Game, Offer, Options, Why, title::embedded};
//!
//! let title = embedded::title("18cz").expect("18CZ is built in");
//! let game = Game::new(title, Options::BOOK, 4, 1)?.game;
//!
//! // Everything that is allowed, and nothing else. 18CZ begins with a round in which local railways are sold.
//! let offers = game.offers().expect("the game has begun");
//! assert_eq!(offers.offers.first(), Some(&Offer::Pass));
//! assert!(matches!(offers.offers.last(), Some(Offer::BuyPrivate { .. })));
//!
//! // To play is to get another game. The one at hand stays what it was, so that undo is to keep it.
//! let played = game.play(offers.seat, &Action::Pass).expect("what is offered is accepted");
//! assert_ne!(played.game.decider(), game.decider());
//! assert!(!played.events.is_empty());
//!
//! // What is not allowed is refused with the reason and the rule.
//! let other = played.game.decider().expect("somebody is next");
//! let refusal = game.play(other, &Action::Pass).expect_err("it is not their turn");
//! assert_eq!(refusal.why, Why::NotYourTurn { seat: other, turn_of: offers.seat });
//! assert!(!refusal.rule.id.is_empty());
//! # Ok::<(), rules::WrongPlayerCount>(())
//! ```
//!
//! From here on:
//! - [`message`] is what all of it says, as keys with arguments that crate `wording` has words for; [`notation`] puts actions into
//!   files and requests;
//! - [`View`] answers questions about the table, and [`board::RailNetwork`] finds the best routes on it;
//! - [`fingerprint`] tells whether two states are the same, and the crate `invariants` whether one is sound.

pub mod action;
pub mod asked;
pub mod board;
mod cz;
pub mod deal;
pub mod decision;
mod e30;
pub mod event;
mod f56;
mod family;
mod few;
pub mod fingerprint;
mod game;
pub mod geometry;
mod ids;
mod known;
mod lookahead;
pub mod message;
mod money;
pub mod notation;
mod offer;
pub mod operating_turn;
mod options;
pub mod play;
mod plays;
mod position_hash;
mod prelude;
pub mod refusal;
pub mod round_name;
pub mod rule;
mod rule_set;
mod rule_sets;
pub mod seed;
mod shared;
pub mod state;
pub mod title;
pub mod train;
mod transaction;
mod verbs;
pub mod view;

pub use action::{Action, MOST_CLAIMED, Offer};
pub use cz::decisions::Decision as CzDecision;
pub use cz::events::Event as CzEvent;
pub use cz::pre_stock::in_snake;
pub use cz::verbs::{Action as CzAction, Offer as CzOffer};
pub use decision::Decision;
pub use e30::decisions::Decision as E30Decision;
pub use e30::events::Event as E30Event;
pub use e30::rules as e30_rules;
pub use e30::verbs::{Action as E30Action, Offer as E30Offer};
pub use event::Event;
pub use f56::decisions::{Decision as F56Decision, Need, StockTurn};
pub use f56::events::Event as F56Event;
pub use f56::national::initial_space as national_space;
pub use f56::options::F56Options;
pub use f56::told::{CapitalWhen, Exchange, Raising};
pub use f56::verbs::{Action as F56Action, Offer as F56Offer};
pub use family::Family;
pub use game::{Game, Played, WrongPlayerCount, told};
pub use ids::{CardId, CompanyId, HexId, PhaseId, PrivateId, Seat, TileId, TrainTypeId};
pub use lookahead::Lookahead;
pub use money::{Money, per_holder_rounded_up};
pub use offer::Offers;
pub use options::Options;
pub use refusal::{Refusal, Why};
pub use shared::run::{any_route, runnable};
pub use state::State;
pub use title::Title;
pub use view::View;

/// The revision of the rules. Raise it with every change after which some game that was legal would be played differently, or
/// be refused; CONTRIBUTING says what else such a change asks for.
pub const REVISION: u32 = 2;
