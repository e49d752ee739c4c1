//! A second, slow and simple implementation of the rules, written from the rule texts and for tests only. It shares nothing
//! with the engine but what is printed (titles) and the plain types in which positions, actions and offers are told, and it
//! judges whole games: what is offered before every action, whether the action is legal, and what it leads to.

pub mod board;
pub mod benelux;
