//! Following what is done alike in games of both families: names are looked up, tiles laid, stations placed, trains run and bought.

use rules::geometry::Rotation;
use rules::notation::train_named;
use rules::title::Home;
use rules::train::{Run, Source, Train};
use rules::{
    Action, CompanyId, CzAction, CzDecision, Decision, F56Action, F56Decision, Game, HexId, Money, PrivateId,
};

use super::action::{Kind, SiteRoute};
use super::follow::{Card, Follower, Place, may_pass};
use super::unfollowable::Unfollowable;
use super::{names, routes, runs};
use crate::family::{Family, family};

/// The price of a start such as `60,1,4`, with the place on the chart after it.
pub(super) fn start_price(share_price: &str) -> Result<Money, Unfollowable> {
    let price = share_price.split(',').next().and_then(|price| price.parse().ok());
    price.ok_or_else(|| Unfollowable::unknown("share-price", share_price))
}

impl Follower {
    pub(super) fn company(&self, symbol: &str) -> Result<CompanyId, Unfollowable> {
        let company = self.view().title.company_named(symbol);
        company.ok_or_else(|| Unfollowable::unknown("company", symbol))
    }

    pub(super) fn private(&self, symbol: &str) -> Result<PrivateId, Unfollowable> {
        let private = self.view().title.private_named(symbol);
        private.ok_or_else(|| Unfollowable::unknown(self.privates_called(), symbol))
    }

    /// What a private company of the title is called.
    pub(super) fn privates_called(&self) -> &'static str {
        match family(self.view().title) {
            Family::Cz => "local",
            Family::F56 => "private",
        }
    }

    pub(super) fn hex(&self, name: &str) -> Result<HexId, Unfollowable> {
        let hex = names::our_hex(self.view().title, name);
        hex.ok_or_else(|| Unfollowable::unknown("hex", name))
    }

    /// The company of share ids such as `MW_1`.
    pub(super) fn company_of(&self, shares: &[String]) -> Result<CompanyId, Unfollowable> {
        let id = shares.first().ok_or(Unfollowable::NoShares)?;
        self.company(id.rsplit_once('_').map_or(id.as_str(), |(symbol, _)| symbol))
    }

    /// A sale of these: the percentage counts, since part of a president's certificate may be sold.
    pub(super) fn sale(&self, ids: &[String], percent: Option<u32>) -> Result<Action, Unfollowable> {
        let company = self.company_of(ids)?;
        let each = 100 / u32::from(self.view().total_shares(company));
        let listed = ids.iter().map(|id| if id.ends_with("_0") { 2 } else { 1 }).sum();
        let shares = u8::try_from(percent.map_or(listed, |percent| percent / each)).unwrap_or(u8::MAX);
        Ok(Action::SellShares { company, shares })
    }

    fn card(&self, id: &str) -> Result<Card, Unfollowable> {
        self.cards.get(id).copied().ok_or_else(|| Unfollowable::NeverBought(id.to_owned()))
    }

    /// The train that an id such as `3+3d-1` is named by.
    fn train(&self, id: &str) -> Result<Train, Unfollowable> {
        let name = names::without_index(id).map_or(id, |(name, _)| name);
        train_named(self.view().title, name).ok_or_else(|| Unfollowable::unknown("train", id))
    }

    /// The hex and our index of a city such as `621-0-0` or, on a bare hex, `E12-0-1`.
    pub(super) fn city(&self, id: &str) -> Result<(HexId, u8), Unfollowable> {
        let find = || {
            let (tile, index) = names::without_index(id)?;
            let bare = names::without_index(tile).and_then(|(hex, _)| names::our_hex(self.view().title, hex));
            let hex = bare.or_else(|| self.tiles.get(tile).copied())?;
            let rotation = self.rotations.get(&hex).copied();
            Some((hex, names::our_city(self.view(), hex, rotation, index.parse().ok()?)?))
        };
        find().ok_or_else(|| Unfollowable::unknown("city", id))
    }

    /// What companies do alike in both families.
    pub(super) fn company_acts(&mut self, company: CompanyId, kind: &Kind) -> Result<(), Unfollowable> {
        match kind {
            Kind::LayTile { hex, tile, rotation } => self.lay(company, hex, tile, *rotation, None),
            Kind::PlaceToken { city } => self.place(company, city),
            Kind::RunRoutes { routes } => self.run(company, routes),
            Kind::Dividend { kind } => self.dividend(company, kind),
            Kind::DiscardTrain { train } => self.discard(company, train),
            Kind::BuyTrain { train, price, variant, exchange } => {
                self.buy_train(company, train, *price, variant.as_deref(), exchange.as_deref())
            }
            other => Err(Unfollowable::CannotDo { who: "company", what: other.name() }),
        }
    }

    pub(super) fn lay(
        &mut self,
        company: CompanyId,
        hex: &str,
        tile_id: &str,
        rotation: u8,
        private: Option<PrivateId>,
    ) -> Result<(), Unfollowable> {
        let hex = self.hex(hex)?;
        let name = names::without_index(tile_id).map_or(tile_id, |(name, _)| name);
        let title = self.game.title().clone();
        let tile = title.tile_named(name).ok_or_else(|| Unfollowable::unknown("tile", name))?;
        let theirs = Rotation::ALL.get(usize::from(rotation)).copied();
        let theirs = theirs.ok_or(Unfollowable::Rotation(rotation))?;
        let rotation = title.tile(tile).same_as[theirs.index()];
        let is_red = title.tile(tile).home_of.is_some();
        let of_private = private.is_some() && family(&title) == Family::F56;
        let at_any_time = title.tile(tile).purple || of_private;
        let lays = Action::LayTile { hex, tile, rotation, private };
        let legal = |game: &Game| game.decider().is_some_and(|seat| game.check(seat, &lays).is_ok());
        let here = |game: &Game| match game.state().decision() {
            Some(Decision::Cz(CzDecision::HomeTile { company: of })) => is_red && *of == company,
            // Not what is left of the turn in the round before, where one company operates alone.
            Some(Decision::Track { company: of }) => {
                let unused = game.state().operating().is_some_and(|turn| turn.laid == 0);
                !is_red && *of == company && (unused || legal(game))
            }
            Some(Decision::F56(F56Decision::PrivateStation { company: of, .. })) => {
                *of == company && legal(game)
            }
            Some(other) => at_any_time && other.own_turn() == Some(company) && legal(game),
            None => false,
        };
        self.pass_until(here, may_pass);
        if is_red {
            self.play(Action::Cz(CzAction::LayHomeTile { hex, rotation }))?;
        } else {
            // A marker that waited on the bare hex goes off their map until its city is asked for again.
            let waits = self.game.state().markers_on(hex).any(|marker| marker.city.is_none());
            self.play(lays)?;
            if waits {
                self.circles.remove(&hex);
            }
        }
        self.tiles.insert(tile_id.to_owned(), hex);
        self.rotations.insert(hex, theirs);
        Ok(())
    }

    /// A marker: the choice of a home city, or a station.
    fn place(&mut self, company: CompanyId, city_id: &str) -> Result<(), Unfollowable> {
        let is_at_home = |decision: &Decision| decision.own_turn() == Some(company);
        self.bring_to(|decision| matches!(decision, Decision::HomeCity { .. }) || is_at_home(decision));
        if let Some(&Decision::HomeCity { hex, .. }) = self.game.state().decision() {
            let (_, city) = self.city(city_id)?;
            self.play(Action::ChooseCity { city })?;
            self.circles.insert(hex, city);
            return Ok(());
        }
        if let Home::Choice(home) = self.view().title.charter(company).home
            && !self.circles.contains_key(&home)
        {
            let (hex, city) = self.city(city_id)?;
            if hex == home && self.game.state().has_marker(company, home) {
                self.circles.insert(home, city);
                return Ok(());
            }
        }
        self.bring_to(|decision| *decision == Decision::Station { company });
        let (hex, city) = self.city(city_id)?;
        self.play(Action::PlaceStation { hex, city })
    }

    fn run(&mut self, company: CompanyId, given: &[SiteRoute]) -> Result<(), Unfollowable> {
        self.bring_to(|decision| *decision == Decision::Run { company });
        let mut shown = Vec::new();
        for route in given.iter().filter(|route| !route.connections.is_empty()) {
            let train = match self.vaclavs_train(company) {
                Some(train) => train,
                None => self.card(&route.train)?.train,
            };
            let track = routes::track(self.view(), &route.connections)?;
            shown.push((Run { train, track }, route.revenue));
        }
        shown.sort();
        let action =
            runs::claim(self.game.view(), company, &shown, self.run_tally.as_mut(), &mut self.exempt)?;
        self.play(action)
    }

    /// The only train of one of Václav's companies. Nobody bought it, so that its id was never told.
    fn vaclavs_train(&self, company: CompanyId) -> Option<Train> {
        let state = self.game.state();
        state.company(company).trains.first().copied().filter(|_| state.is_vaclavs(company))
    }

    fn dividend(&mut self, company: CompanyId, kind: &str) -> Result<(), Unfollowable> {
        self.bring_to(
            |decision| matches!(decision, Decision::Dividend { company: of, .. } if *of == company),
        );
        match kind {
            "payout" => self.play(Action::PayOut),
            "withhold" => self.play(Action::Retain),
            other => Err(Unfollowable::Dividend(other.to_owned())),
        }
    }

    /// Gives a train back to the pool, or scraps one of a company that was taken over.
    fn discard(&mut self, company: CompanyId, id: &str) -> Result<(), Unfollowable> {
        let card = self.card(id)?;
        self.bring_to(|decision| match decision {
            Decision::Cz(CzDecision::TakenTrains { company: of, .. })
            | Decision::ReturnTrains { company: of, .. }
            | Decision::F56(F56Decision::NationalTrains { company: of }) => *of == company,
            _ => false,
        });
        let train = card.train;
        let (action, place) = match self.game.state().decision() {
            Some(Decision::Cz(CzDecision::TakenTrains { .. })) => {
                (Action::Cz(CzAction::ScrapTrain { train }), Place::Gone)
            }
            _ => (Action::ReturnTrain { train }, Place::Pool),
        };
        self.play(action)?;
        self.cards.insert(id.to_owned(), Card { place, ..card });
        Ok(())
    }

    /// The train is turned to the side of its company.
    pub(super) fn turn(&mut self, company: CompanyId, id: &str) -> Result<(), Unfollowable> {
        let card = self.card(id)?;
        let side = self.view().title.charter(company).size;
        self.play(Action::Cz(CzAction::TurnTrain { train: card.train, side }))?;
        self.cards.insert(id.to_owned(), Card { train: Train { side, ..card.train }, ..card });
        Ok(())
    }

    fn buy_train(
        &mut self,
        company: CompanyId,
        id: &str,
        price: Money,
        variant: Option<&str>,
        exchange: Option<&str>,
    ) -> Result<(), Unfollowable> {
        self.bring_to(|decision| *decision == Decision::Trains { company });
        let named = variant.and_then(|name| train_named(self.view().title, name));
        let known = self.cards.get(id).map(|card| (card.train, self.owner_of(*card)));
        let train = match (known, named) {
            (Some((train, _)), _) | (None, Some(train)) => train,
            (None, None) => self.train(id)?,
        };
        let (action, train) = match (known, exchange) {
            (known, Some(given)) => {
                let pooled = known.is_some_and(|(_, owner)| owner == Place::Pool);
                let card = self.card(given)?;
                self.cards.insert(given.to_owned(), Card { place: Place::Pool, ..card });
                (Action::F56(F56Action::TradeTrain { train: card.train, pooled }), train)
            }
            (Some((_, Place::Company(seller))), _) => (Action::BuyTrainFrom { seller, train, price }, train),
            (Some((returned, Place::Pool)), _) => {
                // Who buys a card out of the pool may turn it.
                let side = named.map_or(returned.side, |train| train.side);
                (Action::BuyTrain { source: Source::Pool(returned), side }, Train { side, ..returned })
            }
            _ => (Action::BuyTrain { source: self.new_train(id, train)?, side: train.side }, train),
        };
        self.play(action)?;
        self.cards.insert(id.to_owned(), Card { train, place: Place::Company(company) });
        Ok(())
    }

    /// Trains that the national company brought in belong to it, whoever bought them.
    fn owner_of(&self, card: Card) -> Place {
        let state = self.game.state();
        match (card.place, &state.national) {
            (Place::Company(owner), Some(national)) if !state.company(owner).trains.contains(&card.train) => {
                Place::Company(national.company)
            }
            (place, _) => place,
        }
    }

    /// Where a train that nobody has had lies.
    fn new_train(&self, id: &str, train: Train) -> Result<Source, Unfollowable> {
        let top = self.game.state().trains.top;
        if train.card == top {
            return Ok(Source::Stack);
        }
        if family(self.view().title) == Family::F56 && train.card == self.view().last_card() {
            return Ok(Source::Beside);
        }
        let top = self.view().title.card(top).letter.clone();
        Err(Unfollowable::NotOnTop { train: id.to_owned(), top })
    }

    pub(super) fn borrow(&mut self, company: CompanyId, id: &str) -> Result<(), Unfollowable> {
        self.bring_to(|decision| *decision == Decision::F56(F56Decision::Borrow { company }));
        let train = self.train(id)?;
        let pooled = self.cards.get(id).is_some_and(|card| card.place == Place::Pool);
        let source = if pooled { Source::Pool(train) } else { self.new_train(id, train)? };
        self.play(Action::F56(F56Action::BorrowTrain { source }))?;
        // It comes back as a train of the pool.
        self.cards.insert(id.to_owned(), Card { train, place: Place::Pool });
        Ok(())
    }
}
