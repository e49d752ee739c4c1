//! Following games of 1836Jr-56: what its actions mean on our engine.

use rules::action::Source;
use rules::notation::train_named;
use rules::state::{LocalOwner, Round, Status};
use rules::{Action, CompanyId, Decision, F56Action, Game, LocalId, Seat};

use super::action::{Entity, Kind, SiteAction};
use super::follow::{Card, Follower, Place, Trouble};
use super::{names, waits};

impl Follower {
    /// There a turn goes on while trains are to be returned; here it does not. What comes before the answer waits for it.
    pub(super) fn follow_benelux(&mut self, entity: &Entity, kind: &Kind) -> Result<(), Trouble> {
        if self.must_wait(entity, kind) {
            self.deferred.push((entity.clone(), kind.clone()));
            return Ok(());
        }
        self.acts(entity, kind)?;
        for (entity, kind) in std::mem::take(&mut self.deferred) {
            self.follow_benelux(&entity, &kind)?;
        }
        Ok(())
    }

    fn must_wait(&self, entity: &Entity, kind: &Kind) -> bool {
        let Some(&Decision::ReturnTrains { company, .. }) = self.game.state().decision() else {
            return false;
        };
        let returns = matches!(kind, Kind::DiscardTrain { .. })
            && matches!(entity, Entity::Corporation(symbol) if self.company(symbol) == Ok(company));
        !returns && !matches!(kind, Kind::DestinationConnection {})
    }

    /// Whether ours is behind, since actions wait for an answer: the tables cannot be compared meanwhile.
    pub(crate) fn is_behind(&self) -> bool {
        !self.deferred.is_empty()
    }

    /// What is missing at the end of a record.
    pub(crate) fn unanswered(&self) -> Option<Trouble> {
        let (_, kind) = self.deferred.first()?;
        Some(Trouble(format!(
            "something else is to be decided first, which nobody does; `{}` waits for it",
            kind.name()
        )))
    }

    fn acts(&mut self, entity: &Entity, kind: &Kind) -> Result<(), Trouble> {
        match entity {
            Entity::Player(id) => {
                let seat = self.names.seat(id).ok_or_else(|| Trouble(format!("there is no player {id}")))?;
                self.player_acts(seat, kind)
            }
            Entity::Corporation(symbol) => {
                let company = self.company(symbol)?;
                match (kind, self.game.state().company(company).director) {
                    // It is the president who gives up, whoever says so.
                    (Kind::Bankrupt {}, Some(president)) => self.player_acts(president, kind),
                    _ => self.company_acts(company, kind),
                }
            }
            Entity::Company(symbol) => {
                let local = self.local(symbol)?;
                self.private_acts(local, kind)
            }
        }
    }

    /// Whether the action sells the share of a temporary president, of whose certificate the other half is open.
    pub(crate) fn sells_half(&self, action: &SiteAction) -> bool {
        let (Entity::Player(id), Kind::SellShares { shares, .. }) = (&action.entity, &action.kind) else {
            return false;
        };
        let Ok(company) = self.company_of(shares) else { return false };
        let president = self.game.state().company(company).director;
        self.view().has_open_half(company) && president.is_some() && president == self.names.seat(id)
    }

    /// Whether all companies of the running round have merged, while the national company still gives up stations or trains.
    pub(crate) fn has_merged_all(&self) -> bool {
        let state = self.game.state();
        let gives_up = matches!(
            state.decision(),
            Some(Decision::NationalTrains { .. } | Decision::NationalStations { .. })
        );
        let is_closed = |company: &CompanyId| state.company(*company).status == Status::Closed;
        gives_up && matches!(&state.round, Round::Operating { order, .. } if order.iter().all(is_closed))
    }

    /// Whether somebody's bankruptcy has ended the game.
    pub(crate) fn is_bankrupt(&self) -> bool {
        self.game.state().bank.is_some_and(|bank| bank.bankrupt.is_some())
    }

    fn player_acts(&mut self, seat: Seat, kind: &Kind) -> Result<(), Trouble> {
        if let Kind::Bankrupt {} = kind {
            // Ours goes bankrupt by itself where nothing can be sold.
            if self.game.state().is_over() {
                return Ok(());
            }
            self.bring_to_legal(seat, &Action::F56(F56Action::GoBankrupt));
            return self.play_as(Some(seat), Action::F56(F56Action::GoBankrupt));
        }
        if let Kind::SellShares { shares, percent } = kind
            && !matches!(self.game.state().round, Round::Stock { .. })
        {
            let company = self.company_of(shares)?;
            let count = self.shares(company, shares, *percent);
            self.bring_to_legal(seat, &Action::SellShares { company, shares: count });
            return self.sell(seat, company, shares, *percent);
        }
        self.bring_to_player(seat);
        let action = match kind {
            Kind::Pass {} => Action::Pass,
            Kind::Bid { company, price } => {
                let local = self.local(company)?;
                let cheapest = self.view().locals_of(LocalOwner::Sheet).next();
                let contested = matches!(self.game.state().decision(), Some(Decision::Raise { .. }));
                if cheapest == Some(local) && !contested {
                    Action::BuyLocal { local }
                } else {
                    Action::F56(F56Action::BidFor { local, amount: *price })
                }
            }
            Kind::Par { corporation, share_price } => {
                let price = share_price.split(',').next().and_then(|price| price.parse().ok());
                let price = price.ok_or_else(|| Trouble(format!("no share price `{share_price}`")))?;
                let company = self.company(corporation)?;
                self.certificates.started(company, seat);
                Action::StartCompany { company, price }
            }
            Kind::BuyShares { shares, .. } => {
                let company = self.company_of(shares)?;
                let action = if self.certificates.in_pool(company, shares) {
                    Action::F56(F56Action::BuyFromPool { company })
                } else {
                    Action::BuyShare { company }
                };
                let before = self.game.state().company(company).director;
                let grows = self.view().buys_open_half(company, seat);
                self.play_as(Some(seat), action)?;
                let presidents = (before, self.game.state().company(company).director);
                match grows {
                    true => self.certificates.grown(company, seat, before),
                    false => self.certificates.bought(company, shares, seat, presidents),
                }
                return self.end_turn_unasked(seat);
            }
            Kind::SellShares { shares, percent } => {
                let company = self.company_of(shares)?;
                self.sell(seat, company, shares, *percent)?;
                return self.end_turn_unasked(seat);
            }
            other => return Err(Trouble(format!("a player cannot do `{}` here", other.name()))),
        };
        self.play_as(Some(seat), action)?;
        self.end_turn_unasked(seat)
    }

    /// Passes until the player may do this.
    fn bring_to_legal(&mut self, seat: Seat, action: &Action) {
        self.pass_until(|game| game.check(seat, action).is_ok(), may_pass);
    }

    fn sell(
        &mut self,
        seat: Seat,
        company: CompanyId,
        ids: &[String],
        percent: Option<u32>,
    ) -> Result<(), Trouble> {
        let shares = self.shares(company, ids, percent);
        let before = self.game.state().company(company).director;
        self.play_as(Some(seat), Action::SellShares { company, shares })?;
        let presidents = (before, self.game.state().company(company).director);
        self.certificates.sold(company, ids, shares, seat, presidents);
        Ok(())
    }

    /// There a turn ends by itself when nothing more can be done in it.
    fn end_turn_unasked(&mut self, seat: Seat) -> Result<(), Trouble> {
        let acted = matches!(self.game.state().decision(),
            Some(Decision::Exchange { seat: of, done }) if *of == seat && (done.bought.is_some() || !done.sold.is_empty()));
        if acted && !waits::stock_turn_of_benelux(&self.game) {
            return self.play_as(Some(seat), Action::Pass);
        }
        Ok(())
    }

    /// How many shares are meant: the percentage counts, since part of a president's certificate may be sold.
    fn shares(&self, company: CompanyId, shares: &[String], percent: Option<u32>) -> u8 {
        let each = 100 / u32::from(self.view().total_shares(company));
        let listed = shares.iter().map(|id| if id.ends_with("_0") { 2 } else { 1 }).sum();
        u8::try_from(percent.map_or(listed, |percent| percent / each)).unwrap_or(u8::MAX)
    }

    /// Passes until the player is asked: turns that they ended without a word, and players who can do nothing.
    fn bring_to_player(&mut self, seat: Seat) {
        let asked = |game: &Game| match game.state().decision() {
            Some(
                Decision::Privates { seat: of }
                | Decision::Raise { seat: of, .. }
                | Decision::Exchange { seat: of, .. },
            ) => *of == seat,
            _ => false,
        };
        // Whole rounds go by unasked where nobody can do anything.
        let waits = |game: &Game| asked(game) && waits::of_benelux(game) > 0;
        if self.steered || !self.pass_until(waits, may_pass) {
            self.pass_until(asked, may_pass);
        }
    }

    fn private_acts(&mut self, local: LocalId, kind: &Kind) -> Result<(), Trouble> {
        let LocalOwner::Company(company) = self.game.state().local(local).owner else {
            // The post closes when it is used, and what follows is nothing.
            return match kind {
                Kind::Pass {} => Ok(()),
                _ => Err(Trouble("the private company belongs to no company".into())),
            };
        };
        match kind {
            Kind::LayTile { hex, tile, rotation } => {
                self.lay_anywhere(company, hex, tile, *rotation, Some(local))
            }
            Kind::PlaceToken { city, .. } => {
                let (hex, city) = self.city(city)?;
                self.play(Action::PlaceStation { hex, city })
            }
            Kind::Assign { target } => {
                let hex = names::our_hex(self.view().title, target);
                let hex = hex.ok_or_else(|| Trouble(format!("there is no hex {target}")))?;
                self.bring_to_turn(company);
                self.play(Action::F56(F56Action::PlacePost { hex }))
            }
            Kind::Pass {} => match self.game.state().decision() {
                Some(Decision::PrivateStation { .. }) => self.play(Action::Pass),
                _ => Ok(()),
            },
            other => Err(Trouble(format!("a private company cannot do `{}`", other.name()))),
        }
    }

    /// The tile of a private company may be laid in any step of the turn.
    fn lay_anywhere(
        &mut self,
        company: CompanyId,
        hex: &str,
        tile: &str,
        rotation: u8,
        local: Option<LocalId>,
    ) -> Result<(), Trouble> {
        self.bring_to_turn(company);
        self.lay(company, hex, tile, rotation, local)
    }

    fn company_acts(&mut self, company: CompanyId, kind: &Kind) -> Result<(), Trouble> {
        match kind {
            Kind::Pass {} => match self.game.state().decision() {
                Some(Decision::Debts { company: of }) if *of == company => {
                    self.play(Action::F56(F56Action::PayLoans))
                }
                Some(Decision::NationalTrains { company: of } | Decision::Borrow { company: of })
                    if *of == company =>
                {
                    self.play(Action::Pass)
                }
                _ if self.steered => Ok(()),
                _ => self.pass_step(company),
            },
            Kind::DestinationConnection {} => Ok(()),
            Kind::LayTile { hex, tile, rotation } => self.lay(company, hex, tile, *rotation, None),
            Kind::PlaceToken { city, .. } => self.place(company, city),
            Kind::RemoveToken { city, .. } => {
                let (hex, city) = self.city(city)?;
                self.play(Action::F56(F56Action::RemoveStation { hex, city }))
            }
            Kind::RunRoutes { routes } => self.run(company, routes),
            Kind::Dividend { kind } => self.dividend(company, kind),
            Kind::TakeLoan {} => {
                self.bring_to_turn(company);
                self.play(Action::F56(F56Action::TakeLoan))
            }
            Kind::PayoffLoan {} => {
                self.bring_to(|decision| *decision == Decision::Loans { company });
                self.play(Action::F56(F56Action::RepayLoan))
            }
            Kind::BuyCompany { company: local, price } => {
                let local = self.local(local)?;
                self.bring_to_turn(company);
                self.play(Action::OfferForLocal { local, price: *price })
            }
            Kind::Merge { .. } => self.play(Action::F56(F56Action::Merge)),
            Kind::BorrowTrain { train } => {
                self.bring_to(|decision| *decision == Decision::Borrow { company });
                self.borrow(company, train)
            }
            Kind::DiscardTrain { train } => {
                let card = self.card(train)?;
                self.play(Action::ReturnTrain { train: card.train })?;
                self.cards.insert(train.clone(), Card { place: Place::Pool, ..card });
                Ok(())
            }
            Kind::BuyTrain { train, price, variant, exchange } => {
                let name = variant.as_deref().or(names::without_index(train).map(|(name, _)| name));
                self.purchase(company, train, *price, name, exchange.as_deref())
            }
            other => Err(Trouble(format!("a company cannot do `{}`", other.name()))),
        }
    }

    /// Passes to the step of the company's turn in which their engine waits. Where states are compared, they have done so.
    fn bring_to_turn(&mut self, company: CompanyId) {
        // What interrupts a turn does not stop it there.
        if let Some(Decision::PrivateStation { .. } | Decision::HomeCity { .. }) =
            self.game.state().decision()
        {
            return;
        }
        if self.steered || !self.bring_to_waiting(company) {
            self.bring_to(|decision| decision.own_turn() == Some(company));
        }
    }

    /// The same, if no other step in which it waits comes before.
    fn bring_to_waiting(&mut self, company: CompanyId) -> bool {
        let own = |game: &Game| {
            game.state().decision().is_some_and(|decision| decision.own_turn() == Some(company))
        };
        let waits = |game: &Game| waits::of_benelux(game) > 0;
        self.pass_until(|game| own(game) && waits(game), |game| !waits(game))
    }

    /// Passes the step in which their engine waits.
    fn pass_step(&mut self, company: CompanyId) -> Result<(), Trouble> {
        match self.bring_to_waiting(company) {
            true => self.play(Action::Pass),
            false => Ok(()),
        }
    }

    /// Trains that the national company brought in belong to it, whoever bought them.
    fn owner_of(&self, card: Card) -> Place {
        match card.place {
            Place::Company(owner) if !self.game.state().company(owner).trains.contains(&card.train) => {
                match self.game.state().national.as_ref().map(|national| national.company) {
                    Some(national) => Place::Company(national),
                    None => card.place,
                }
            }
            place => place,
        }
    }

    fn borrow(&mut self, _company: CompanyId, id: &str) -> Result<(), Trouble> {
        let name = names::without_index(id).map_or(id, |(name, _)| name);
        let train = train_named(self.view().title, name);
        let train = train.ok_or_else(|| Trouble(format!("there is no train {id}")))?;
        let pooled = self.cards.get(id).is_some_and(|card| card.place == Place::Pool);
        let source = if pooled { Source::Pool(train) } else { self.new_train(train) };
        self.play(Action::F56(F56Action::BorrowTrain { source }))?;
        // It comes back as a train of the pool.
        self.cards.insert(id.to_owned(), Card { train, place: Place::Pool });
        Ok(())
    }

    fn new_train(&self, train: rules::state::Train) -> Source {
        let beside = train.card == self.view().last_card() && train.card != self.game.state().trains.top;
        if beside { Source::Beside } else { Source::Stack }
    }

    fn purchase(
        &mut self,
        company: CompanyId,
        id: &str,
        price: u32,
        name: Option<&str>,
        exchange: Option<&str>,
    ) -> Result<(), Trouble> {
        self.bring_to(|decision| *decision == Decision::Trains { company });
        let known = self.cards.get(id).copied();
        let named = name.and_then(|name| train_named(self.view().title, name));
        let train = known.map(|card| card.train).or(named);
        let train = train.ok_or_else(|| Trouble(format!("there is no train {id}")))?;
        if let Some(given) = exchange {
            let given_card = self.card(given)?;
            let pooled = known.is_some_and(|card| self.owner_of(card) == Place::Pool);
            self.play(Action::F56(F56Action::TradeTrain { train: given_card.train, pooled }))?;
            self.cards.insert(given.to_owned(), Card { place: Place::Pool, ..given_card });
        } else {
            match known.map(|card| self.owner_of(card)) {
                Some(Place::Company(seller)) => self.play(Action::BuyTrainFrom { seller, train, price })?,
                Some(Place::Pool) => {
                    self.play(Action::BuyTrain { source: Source::Pool(train), side: train.side })?;
                }
                _ => {
                    let source = self.new_train(train);
                    self.play(Action::BuyTrain { source, side: train.side })?;
                }
            }
        }
        self.cards.insert(id.to_owned(), Card { train, place: Place::Company(company) });
        Ok(())
    }
}

/// Whether they may have gone on here without an action: a turn that has had its action, or nothing to do.
fn may_pass(game: &Game) -> bool {
    match game.state().decision() {
        Some(Decision::Exchange { done, .. }) => {
            done.bought.is_some() || !done.sold.is_empty() || !waits::stock_turn_of_benelux(game)
        }
        Some(Decision::Privates { .. } | Decision::Raise { .. }) => false,
        _ => !matches!(game.state().round, Round::Privates(_)),
    }
}
