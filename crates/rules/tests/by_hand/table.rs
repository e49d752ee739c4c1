//! The table itself: a position is edited, played on and looked at in the same words for all titles.

use std::sync::Arc;

use rules::event::Event;
use rules::geometry::Rotation;
use rules::state::{Position, Round};
use rules::train::{Run, Train};
use rules::{
    Action, Decision, Game, HexId, Money, Offer, Offers, Options, Played, PrivateId, Refusal, Seat, State,
    TileId,
};

use super::names::{company, hex, tile, title};
use super::{lay, place, route};
use crate::table::train;

/// The rulebook with the players in the order of their seats, so that tests know who is who.
pub const SEATED: Options = Options { shuffle_order: false, ..Options::BOOK };

/// A game in the making: positions are edited, actions are played by whoever must decide.
pub struct Table {
    pub game: Game,
    /// What the last action led to.
    pub events: Vec<Event>,
}

/// Trains by their names.
pub fn trains(names: &[&str]) -> Vec<Train> {
    names.iter().map(|name| train(name)).collect()
}

/// Editing the position.
impl Table {
    /// A new game.
    pub fn with(players: usize, options: Options) -> Table {
        let played = Game::new(title(), options, players, 1).expect("so many may play");
        let Played { game, events } = played.told();
        Table { game, events }
    }

    /// Changes the position. A bank that may run out has what nobody else has.
    pub fn edit(&mut self, change: impl FnOnce(&mut Position)) -> &mut Self {
        let mut state = self.game.state().position();
        change(&mut state);
        if let (Some(bank), Some(all)) = (&mut state.bank, self.game.title().bank) {
            let held: Money = state.players.iter().map(|player| player.cash).sum::<Money>()
                + state.companies.iter().map(|company| company.treasury).sum::<Money>();
            bank.cash = i64::from(all) - i64::from(held);
        }
        self.game = Game::at(Arc::clone(self.game.title()), *self.game.options(), state);
        self
    }

    /// What a company has.
    pub fn treasury(&mut self, symbol: &str, amount: Money) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.companies[company.index()].treasury = amount)
    }

    /// Gives a company trains out of thin air.
    pub fn trains(&mut self, symbol: &str, names: &[&str]) -> &mut Self {
        let company = company(symbol);
        self.edit(|state| state.companies[company.index()].trains = trains(names).into())
    }

    /// Lays a tile by hand, out of the supply.
    pub fn lay(&mut self, at: &str, number: &str, rotation: u8) -> &mut Self {
        let (hex, tile) = (hex(at), tile(number));
        self.edit(|state| lay(state, hex, tile, Rotation(rotation)))
    }

    /// Puts a marker from the charter on the map; the company has operated before.
    pub fn station(&mut self, symbol: &str, at: &str, city: u8) -> &mut Self {
        let (company, hex) = (company(symbol), hex(at));
        self.edit(|state| place(state, company, hex, city))
    }
}

/// Playing on.
impl Table {
    /// Plays an action of whoever must decide.
    pub fn play(&mut self, action: Action) -> &mut Self {
        let offered = self.offers().allow(&action);
        match self.game.play(self.asked(), &action) {
            Ok(played) => {
                let run = matches!(action, Action::RunTrains { .. });
                assert!(offered || run, "{action:?} was accepted though not offered");
                Played { game: self.game, events: self.events } = played.told();
                self
            }
            Err(refusal) => panic!("{action:?} was refused: {refusal:?}"),
        }
    }

    /// The refusal of an action of whoever must decide; also sees to it that it is not offered.
    pub fn refusal(&self, action: &Action) -> Refusal {
        let refusal = match self.game.play(self.asked(), action) {
            Ok(_) => panic!("{action:?} was accepted"),
            Err(refusal) => refusal,
        };
        assert!(self.game.check(self.asked(), action).is_err(), "check and play disagree about {action:?}");
        assert!(!self.offers().allow(action), "{action:?} was refused though offered");
        refusal
    }

    pub fn accepts(&self, action: &Action) -> bool {
        let accepted = self.game.check(self.asked(), action).is_ok();
        let played = self.game.play(self.asked(), action).is_ok();
        assert_eq!(accepted, played, "check and play disagree about {action:?}");
        accepted
    }

    /// Ends the stock round (everybody passes) and plays up to the first decision of the operating round.
    pub fn pass_until_operating(&mut self) -> &mut Self {
        while matches!(self.state().round, Round::Stock { .. }) {
            self.play(Action::Pass);
        }
        self
    }
}

/// Looking.
impl Table {
    /// Who must decide.
    pub fn asked(&self) -> Seat {
        self.game.decider().expect("the game is not over")
    }

    pub fn decision(&self) -> &Decision {
        self.state().decision().expect("the game is not over")
    }

    pub fn offers(&self) -> Offers {
        self.game.offers().expect("the game is not over")
    }

    pub fn offered(&self) -> Vec<Offer> {
        self.offers().offers
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn treasury_of(&self, symbol: &str) -> Money {
        self.state().company(company(symbol)).treasury
    }

    pub fn price_of(&self, symbol: &str) -> Money {
        self.game.view().price(company(symbol))
    }

    pub fn shares_of(&self, symbol: &str, seat: u8) -> u8 {
        self.state().shares(company(symbol), Seat(seat))
    }

    /// The tile on a hex.
    pub fn tile_on(&self, at: &str) -> Option<&str> {
        let laid = self.state().board.tiles[hex(at).index()]?;
        Some(&self.game.title().tile(laid.tile).name)
    }

    /// The tiles that are offered there now, by name: by the normal build, or by the power of a private paper.
    pub fn tiles_on_offer(&self, at: &str, by: Option<PrivateId>) -> Vec<&str> {
        let there = hex(at);
        let offered = |offer: &Offer| match offer {
            Offer::LayTile { hex, tile, private, .. } if *hex == there && *private == by => Some(*tile),
            _ => None,
        };
        let tiles: Vec<TileId> = self.offered().iter().filter_map(offered).collect();
        let mut names: Vec<&str> =
            tiles.into_iter().map(|tile| &*self.game.title().tile(tile).name).collect();
        names.sort_unstable();
        names
    }

    /// The tiles that the normal build may lay there now, by name.
    pub fn tiles_for(&self, at: &str) -> Vec<&str> {
        self.tiles_on_offer(at, None)
    }

    /// The company's marker on a hex: `Some(None)` while it waits for a city.
    pub fn marker_of(&self, symbol: &str, at: &str) -> Option<Option<u8>> {
        let (company, hex) = (company(symbol), hex(at));
        self.state().markers_of(company).find(|marker| marker.hex == hex).map(|marker| marker.city)
    }

    /// The route of a train over these hexes, from stop to stop.
    pub fn route(&self, name: &str, over: &[&str]) -> Run {
        let hexes: Vec<HexId> = over.iter().map(|name| hex(name)).collect();
        route(&self.game, train(name), &hexes)
    }

    /// The highest revenue, as offered in the run step.
    pub fn best(&self) -> Money {
        let revenue = self.offered().into_iter().filter_map(|offer| match offer {
            Offer::RunTrains { revenue, .. } => Some(revenue),
            _ => None,
        });
        revenue.max().expect("the company runs its trains now")
    }
}
