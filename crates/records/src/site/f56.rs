//! Following games of 1836Jr-56: what its actions mean on our engine.

use rules::state::{PrivateOwner, Round, Status};
use rules::{Action, CompanyId, Decision, F56Action, F56Decision, Game, PrivateId, Seat};

use super::action::{Entity, Kind, SiteAction};
use super::follow::{Actor, Follower};
use super::steps::start_price;
use super::unfollowable::Unfollowable;
use super::waits;

impl Follower {
    /// Whether something else is done while trains are to be returned.
    pub(super) fn must_wait_in_f56(&self, actor: Actor, kind: &Kind) -> bool {
        let Some(&Decision::ReturnTrains { company, .. }) = self.game.state().decision() else {
            return false;
        };
        match kind {
            Kind::DiscardTrain { .. } => actor != Actor::Company(company),
            Kind::DestinationConnection {} => false,
            _ => true,
        }
    }

    pub(super) fn act_in_f56(&mut self, actor: Actor, kind: &Kind) -> Result<(), Unfollowable> {
        match actor {
            Actor::Player(seat) => self.f56_player_acts(seat, kind),
            Actor::Company(company) => match (kind, self.game.state().company(company).director) {
                // It is the president who gives up, whoever says so.
                (Kind::Bankrupt {}, Some(president)) => self.f56_player_acts(president, kind),
                _ => self.f56_company_acts(company, kind),
            },
            Actor::Private(private) => self.private_acts(private, kind),
        }
    }

    /// Whether the action sells the share of a temporary president, of whose certificate the other half is open.
    pub(crate) fn sells_half(&self, action: &SiteAction) -> bool {
        let (Entity::Player(id), Kind::SellShares { shares, .. }) = (&action.entity, &action.kind) else {
            return false;
        };
        let Ok(company) = self.company_of(shares) else { return false };
        let president = self.game.state().company(company).director;
        self.view().has_open_half(company) && president.is_some() && president == self.players.seat(id)
    }

    /// Whether all companies of the running round have merged, while the national company still gives up stations or trains.
    pub(crate) fn has_merged_all(&self) -> bool {
        let state = self.game.state();
        let gives_up = matches!(
            state.decision(),
            Some(Decision::F56(F56Decision::NationalTrains { .. } | F56Decision::NationalStations { .. }))
        );
        let is_closed = |company: &CompanyId| state.company(*company).status == Status::Closed;
        gives_up && matches!(&state.round, Round::Operating { order, .. } if order.iter().all(is_closed))
    }

    /// Whether somebody's bankruptcy has ended the game.
    pub(crate) fn is_bankrupt(&self) -> bool {
        self.game.state().bank.is_some_and(|bank| bank.bankrupt.is_some())
    }

    fn f56_player_acts(&mut self, seat: Seat, kind: &Kind) -> Result<(), Unfollowable> {
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
            let action = self.sale(shares, *percent)?;
            self.bring_to_legal(seat, &action);
            return self.deal(seat, action, shares);
        }
        self.bring_to_player(seat);
        match kind {
            Kind::Pass {} => self.play_as(Some(seat), Action::Pass)?,
            Kind::Bid { company, price } => {
                let private = self.private(company)?;
                let cheapest = self.view().privates_of(PrivateOwner::Sheet).next();
                let contested =
                    matches!(self.game.state().decision(), Some(Decision::F56(F56Decision::Raise { .. })));
                let action = if cheapest == Some(private) && !contested {
                    Action::BuyPrivate { private }
                } else {
                    Action::F56(F56Action::BidFor { private, amount: *price })
                };
                self.play_as(Some(seat), action)?;
            }
            Kind::Par { corporation, share_price } => {
                let (company, price) = (self.company(corporation)?, start_price(share_price)?);
                self.deal(seat, Action::StartCompany { company, price }, &[])?;
            }
            Kind::BuyShares { shares } => {
                let company = self.company_of(shares)?;
                let action = if self.certificates.in_pool(company, shares) {
                    Action::F56(F56Action::BuyFromPool { company })
                } else {
                    Action::BuyShare { company }
                };
                self.deal(seat, action, shares)?;
            }
            Kind::SellShares { shares, percent } => {
                self.deal(seat, self.sale(shares, *percent)?, shares)?;
            }
            other => return Err(Unfollowable::CannotDo { who: "player", what: other.name() }),
        }
        self.end_turn_unasked(seat)
    }

    /// Passes until the player may do this.
    fn bring_to_legal(&mut self, seat: Seat, action: &Action) {
        self.pass_until(|game| game.check(seat, action).is_ok(), may_pass);
    }

    /// Plays an action that moves these certificates.
    fn deal(&mut self, seat: Seat, action: Action, ids: &[String]) -> Result<(), Unfollowable> {
        let before = self.game.clone();
        self.play_as(Some(seat), action.clone())?;
        self.certificates.dealt(&before, &self.game, seat, &action, ids);
        Ok(())
    }

    /// There a turn ends by itself when nothing more can be done in it.
    fn end_turn_unasked(&mut self, seat: Seat) -> Result<(), Unfollowable> {
        let acted = matches!(self.game.state().decision(),
            Some(Decision::F56(F56Decision::Exchange { seat: of, done })) if *of == seat && done.has_acted());
        if acted && !waits::stock_turn_of_f56(&self.game) {
            return self.play_as(Some(seat), Action::Pass);
        }
        Ok(())
    }

    /// Passes until the player is asked: turns that they ended without a word, and players who can do nothing.
    fn bring_to_player(&mut self, seat: Seat) {
        let asked = |game: &Game| match game.state().decision() {
            Some(Decision::F56(
                F56Decision::Privates { seat: of }
                | F56Decision::Raise { seat: of, .. }
                | F56Decision::Exchange { seat: of, .. },
            )) => *of == seat,
            _ => false,
        };
        // Whole rounds go by unasked where nobody can do anything.
        let waits = |game: &Game| asked(game) && waits::passes(game) > 0;
        if self.steered || !self.pass_until(waits, may_pass) {
            self.pass_until(asked, may_pass);
        }
    }

    fn private_acts(&mut self, private: PrivateId, kind: &Kind) -> Result<(), Unfollowable> {
        let PrivateOwner::Company(company) = self.game.state().private(private).owner else {
            // The post closes when it is used, and what follows is nothing.
            return match kind {
                Kind::Pass {} => Ok(()),
                _ => Err(Unfollowable::Ownerless(self.privates_called())),
            };
        };
        match kind {
            // It may be laid in any step of the turn.
            Kind::LayTile { hex, tile, rotation } => {
                self.bring_to_turn(company);
                self.lay(company, hex, tile, *rotation, Some(private))
            }
            Kind::PlaceToken { city } => {
                let (hex, city) = self.city(city)?;
                self.play(Action::PlaceStation { hex, city })
            }
            Kind::Assign { target } => {
                let hex = self.hex(target)?;
                self.bring_to_turn(company);
                self.play(Action::F56(F56Action::PlacePost { hex }))
            }
            Kind::Pass {} => match self.game.state().decision() {
                Some(Decision::F56(F56Decision::PrivateStation { .. })) => self.play(Action::Pass),
                _ => Ok(()),
            },
            other => Err(Unfollowable::CannotDo { who: self.privates_called(), what: other.name() }),
        }
    }

    fn f56_company_acts(&mut self, company: CompanyId, kind: &Kind) -> Result<(), Unfollowable> {
        match kind {
            Kind::Pass {} => {
                let action = match self.game.state().decision() {
                    Some(Decision::F56(F56Decision::Debts { company: of })) if *of == company => {
                        Some(Action::F56(F56Action::PayLoans))
                    }
                    Some(Decision::F56(
                        F56Decision::NationalTrains { company: of } | F56Decision::Borrow { company: of },
                    )) if *of == company => Some(Action::Pass),
                    // States tell how far they are; otherwise it is the step in which their engine waits.
                    _ => (!self.steered && self.bring_to_waiting(company)).then_some(Action::Pass),
                };
                action.map_or(Ok(()), |action| self.play(action))
            }
            Kind::DestinationConnection {} => Ok(()),
            Kind::RemoveToken { city } => {
                let (hex, city) = self.city(city)?;
                self.play(Action::F56(F56Action::RemoveStation { hex, city }))
            }
            Kind::TakeLoan {} => {
                self.bring_to_turn(company);
                self.play(Action::F56(F56Action::TakeLoan))
            }
            Kind::PayoffLoan {} => {
                self.bring_to(|decision| *decision == Decision::F56(F56Decision::Loans { company }));
                self.play(Action::F56(F56Action::RepayLoan))
            }
            Kind::BuyCompany { company: private, price } => {
                let private = self.private(private)?;
                self.bring_to_turn(company);
                self.play(Action::OfferForPrivate { private, price: *price })
            }
            Kind::Merge {} => self.play(Action::F56(F56Action::Merge)),
            Kind::BorrowTrain { train } => self.borrow(company, train),
            shared => self.company_acts(company, shared),
        }
    }

    /// Passes to the step of the company's turn in which their engine waits. Where states are compared, they have done so.
    fn bring_to_turn(&mut self, company: CompanyId) {
        // What interrupts a turn does not stop it there.
        if let Some(Decision::F56(F56Decision::PrivateStation { .. }) | Decision::HomeCity { .. }) =
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
        let waits = |game: &Game| waits::passes(game) > 0;
        self.pass_until(|game| own(game) && waits(game), |game| !waits(game))
    }
}

/// Whether they may have gone on here without an action: a turn that has had its action, or nothing to do.
fn may_pass(game: &Game) -> bool {
    match game.state().decision() {
        Some(Decision::F56(F56Decision::Exchange { done, .. })) => {
            done.has_acted() || !waits::stock_turn_of_f56(game)
        }
        Some(Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. })) => false,
        _ => !matches!(game.state().round, Round::Privates(_)),
    }
}
