//! The rules of 1836Jr-56, named by their ids; R-36 in `titles/1836jr56/rules.toml`.

mod auction;
mod chart;
mod setup;

use rules::title::embedded;
use rules::{Action, CompanyId, Game, LocalId, Options, Refusal, Seat, Title};
use std::sync::Arc;

/// By the book, the players in the order of their seats.
pub const SEATED: Options = Options { shuffle_order: false, ..Options::BOOK };

pub fn title() -> Arc<Title> {
    embedded::title("1836jr56").expect("it is built in")
}

pub fn private(id: &str) -> LocalId {
    title().local_named(id).expect("there is such a private company")
}

pub fn company(symbol: &str) -> CompanyId {
    title().company_named(symbol).expect("there is such a company")
}

/// A game in play.
pub struct Table {
    pub game: Game,
}

impl Table {
    pub fn new(players: usize, options: Options) -> Table {
        Table { game: Game::new(title(), options, players, 1).expect("so many may play").game }
    }

    /// Who must decide.
    pub fn asked(&self) -> Seat {
        self.game.decider().expect("somebody is asked")
    }

    pub fn play(&mut self, action: Action) -> &mut Self {
        let asked = self.asked();
        self.game = self.game.play(asked, &action).unwrap_or_else(|no| panic!("{action:?}: {no:?}")).game;
        self
    }

    /// The rule by which the action is refused.
    pub fn refused(&self, action: &Action) -> &'static str {
        let refusal: Refusal = self.game.check(self.asked(), action).expect_err("it is not allowed");
        refusal.rule.id
    }

    pub fn buy(&mut self, id: &str) -> &mut Self {
        self.play(Action::BuyLocal { local: private(id) })
    }

    pub fn bid(&mut self, id: &str, amount: u32) -> &mut Self {
        self.play(Action::BidFor { local: private(id), amount })
    }

    pub fn pass(&mut self) -> &mut Self {
        self.play(Action::Pass)
    }

    pub fn cash(&self, seat: u8) -> u32 {
        self.game.state().player(Seat(seat)).cash
    }

    /// Who owns the private company.
    pub fn owner(&self, id: &str) -> rules::state::LocalOwner {
        self.game.state().local(private(id)).owner
    }
}
