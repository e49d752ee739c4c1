//! Following games of 18CZ: what its actions mean on our engine.

use rules::action::Source;
use rules::notation::train_named;
use rules::state::{LocalOwner, Train};
use rules::{Action, CompanyId, CzAction, Decision, Game, LocalId, Seat};

use super::action::{Entity, Kind};
use super::follow::{Card, Follower, Place, Trouble, may_pass};
use super::{names, waits};

impl Follower {
    /// Whether a company acts while another one is to return trains: there it may use, buy and sell local railways, here it waits
    /// for the answer.
    pub(super) fn must_wait_for_others(&self, entity: &Entity) -> bool {
        let (Some(&Decision::ReturnTrains { company, .. }), Some(operating)) =
            (self.game.state().decision(), self.view().operating_company())
        else {
            return false;
        };
        let acts = match entity {
            Entity::Player(_) => false,
            Entity::Corporation(symbol) => self.company(symbol) == Ok(operating),
            Entity::Company(_) => true,
        };
        company != operating && acts
    }

    pub(super) fn follow_player(&mut self, seat: Seat, kind: &Kind) -> Result<(), Trouble> {
        let action = match kind {
            Kind::Pass {} => Action::Pass,
            Kind::Bid { company, .. } => Action::BuyLocal { local: self.local(company)? },
            Kind::Par { corporation, share_price } => {
                let price = share_price.split(',').next().and_then(|price| price.parse().ok());
                let price = price.ok_or_else(|| Trouble(format!("no share price `{share_price}`")))?;
                Action::StartCompany { company: self.company(corporation)?, price }
            }
            Kind::BuyShares { shares, .. } => Action::BuyShare { company: self.company_of(shares)? },
            Kind::SellShares { shares, percent } => {
                let company = self.company_of(shares)?;
                Action::SellShares { company, shares: self.count(company, shares, *percent) }
            }
            Kind::SpecialBuy { .. } => {
                self.bring_to_turn_of(seat);
                let player = self.game.state().player(seat);
                let amount = player.debt.min(player.cash);
                if amount == 0 {
                    return Ok(());
                }
                Action::Cz(CzAction::RepayDebt { amount })
            }
            other => return Err(Trouble(format!("a player cannot do `{}` here", other.name()))),
        };
        self.bring_to_turn_of(seat);
        self.play_as(Some(seat), action)
    }

    /// Passes until the player is asked. Players are passed over only where they would not have been asked there.
    fn bring_to_turn_of(&mut self, seat: Seat) {
        let asked = |game: &Game| match game.state().decision() {
            Some(Decision::PreStock { seat: turn_of }) => *turn_of == seat,
            Some(Decision::Stock { seat: turn_of, .. }) => *turn_of == seat && waits::passes(game) > 0,
            _ => false,
        };
        self.pass_until(asked, may_pass);
    }

    /// How many shares are meant: the percentage counts, since part of a director's certificate may be sold.
    fn count(&self, company: CompanyId, shares: &[String], percent: Option<u32>) -> u8 {
        let each = u32::from(self.view().title.size_of(company).percent());
        let listed = shares.iter().map(|id| if id.ends_with("_0") { 2 } else { 1 }).sum();
        u8::try_from(percent.map_or(listed, |percent| percent / each)).unwrap_or(u8::MAX)
    }

    pub(super) fn follow_local(&mut self, local: LocalId, kind: &Kind) -> Result<(), Trouble> {
        let Kind::LayTile { hex, tile, rotation } = kind else {
            return Err(Trouble(format!("a local railway cannot do `{}`", kind.name())));
        };
        let LocalOwner::Company(company) = self.game.state().local(local).owner else {
            return Err(Trouble("the local railway belongs to no company".into()));
        };
        self.lay(company, hex, tile, *rotation, Some(local))
    }

    pub(super) fn follow_company(&mut self, company: CompanyId, kind: &Kind) -> Result<(), Trouble> {
        match kind {
            // With taken-over trains to decide on there is no doubt which step is passed. Otherwise it does not
            // matter: the next action that needs a later step, or another company's turn, shows how far they are.
            Kind::Pass {} => match self.game.state().decision() {
                Some(Decision::TakenTrains { company: of, .. }) if *of == company => self.play(Action::Pass),
                _ => Ok(()),
            },
            Kind::LayTile { hex, tile, rotation } => self.lay(company, hex, tile, *rotation, None),
            Kind::PlaceToken { city, .. } => self.place(company, city),
            Kind::RemoveToken { city, .. } => {
                self.bring_to(|decision| matches!(decision, Decision::DoubledMarker { .. }));
                let (_, city) = self.city(city)?;
                self.play(Action::Cz(CzAction::ReturnMarker { city }))
            }
            Kind::RunRoutes { routes } => self.run(company, routes),
            Kind::Dividend { kind } => self.dividend(company, kind),
            Kind::BuyCorporation { corporation, price } => {
                let target = self.company(corporation)?;
                self.bring_to(|decision| *decision == Decision::TakeOver { company });
                self.play(Action::Cz(CzAction::TakeOver { target, price: *price }))?;
                for card in self.cards.values_mut().filter(|card| card.place == Place::Company(target)) {
                    card.place = Place::Company(company);
                }
                Ok(())
            }
            Kind::SwapTrain { train } => {
                let card = self.card(train)?;
                let side = self.view().title.charter(company).size;
                self.play(Action::Cz(CzAction::TurnTrain { train: card.train, side }))?;
                let turned = Card { train: Train { side, ..card.train }, ..card };
                self.cards.insert(train.clone(), turned);
                Ok(())
            }
            Kind::DiscardTrain { train } => self.discard(company, train),
            Kind::BuyTrain { train, price, variant, .. } => {
                self.buy_train(company, train, *price, variant.as_deref())
            }
            Kind::BuyCompany { company: local, price } => {
                let local = self.local(local)?;
                self.bring_to(|decision| decision.own_turn() == Some(company));
                self.play(Action::OfferForLocal { local, price: *price })
            }
            Kind::SellCompany { company: local, .. } => {
                let local = self.local(local)?;
                self.bring_to(|decision| decision.own_turn() == Some(company));
                self.play(Action::Cz(CzAction::SellLocal { local }))
            }
            other => Err(Trouble(format!("a company cannot do `{}`", other.name()))),
        }
    }

    /// The only train of one of Václav's companies. Nobody bought it, so that its id was never told.
    pub(super) fn vaclavs_train(&self, company: CompanyId) -> Option<Train> {
        let state = self.game.state();
        state.company(company).trains.first().copied().filter(|_| state.is_vaclavs(company))
    }

    fn discard(&mut self, company: CompanyId, id: &str) -> Result<(), Trouble> {
        let card = self.card(id)?;
        self.bring_to(|decision| {
            matches!(decision, Decision::TakenTrains { company: of, .. } | Decision::ReturnTrains { company: of, .. }
                if *of == company)
        });
        let scrapping = matches!(self.game.state().decision(), Some(Decision::TakenTrains { .. }));
        let place = if scrapping {
            self.play(Action::Cz(CzAction::ScrapTrain { train: card.train }))?;
            Place::Gone
        } else {
            self.play(Action::ReturnTrain { train: card.train })?;
            Place::Pool
        };
        self.cards.insert(id.to_owned(), Card { place, ..card });
        Ok(())
    }

    fn buy_train(
        &mut self,
        company: CompanyId,
        id: &str,
        price: u32,
        variant: Option<&str>,
    ) -> Result<(), Trouble> {
        self.bring_to(|decision| *decision == Decision::Trains { company });
        let title = self.game.title().clone();
        let known = self.cards.get(id).copied();
        let named = match variant {
            Some(name) => {
                let train = train_named(&title, name);
                Some(train.ok_or_else(|| Trouble(format!("there is no train {name}")))?)
            }
            None => None,
        };
        let train = match (known, named) {
            (Some(Card { train, place: Place::Company(seller) }), _) => {
                self.play(Action::BuyTrainFrom { seller, train, price })?;
                train
            }
            (Some(Card { train: returned, place: Place::Pool }), named) => {
                let side = named.map_or(returned.side, |train| train.side);
                self.play(Action::BuyTrain { source: Source::Pool(returned), side })?;
                Train { side, ..returned }
            }
            (_, named) => {
                let first = names::without_index(id).and_then(|(name, _)| train_named(&title, name));
                let train = named.or(first).ok_or_else(|| Trouble(format!("there is no train {id}")))?;
                let top = self.game.state().trains.top;
                if train.card != top {
                    let letter = &title.card(top).letter;
                    return Err(Trouble(format!("{id} is not on top of the stack: there lies {letter}")));
                }
                self.play(Action::BuyTrain { source: Source::Stack, side: train.side })?;
                train
            }
        };
        self.cards.insert(id.to_owned(), Card { train, place: Place::Company(company) });
        Ok(())
    }
}
