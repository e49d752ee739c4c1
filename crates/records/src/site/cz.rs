//! Following games of 18CZ: what its actions mean on our engine.

use rules::state::PrivateOwner;
use rules::{Action, CompanyId, CzAction, CzDecision, Decision, Game, PrivateId, Seat};

use super::action::Kind;
use super::follow::{Actor, Follower, Place, may_pass};
use super::steps::start_price;
use super::unfollowable::Unfollowable;
use super::waits;

impl Follower {
    /// Whether a company acts while another one is to return trains: there it may use, buy and sell local railways, here it waits
    /// for the answer.
    pub(super) fn must_wait_in_cz(&self, actor: Actor) -> bool {
        let (Some(&Decision::ReturnTrains { company, .. }), Some(operating)) =
            (self.game.state().decision(), self.view().operating_company())
        else {
            return false;
        };
        let acts = match actor {
            Actor::Player(_) => false,
            Actor::Company(of) => of == operating,
            Actor::Private(_) => true,
        };
        company != operating && acts
    }

    pub(super) fn act_in_cz(&mut self, actor: Actor, kind: &Kind) -> Result<(), Unfollowable> {
        match actor {
            Actor::Player(seat) => self.cz_player_acts(seat, kind),
            Actor::Company(company) => self.cz_company_acts(company, kind),
            Actor::Private(private) => self.local_railway_acts(private, kind),
        }
    }

    fn cz_player_acts(&mut self, seat: Seat, kind: &Kind) -> Result<(), Unfollowable> {
        self.bring_to_turn_of(seat);
        let action = match kind {
            Kind::Pass {} => Action::Pass,
            Kind::Bid { company, .. } => Action::BuyPrivate { private: self.private(company)? },
            Kind::Par { corporation, share_price } => {
                Action::StartCompany { company: self.company(corporation)?, price: start_price(share_price)? }
            }
            Kind::BuyShares { shares } => Action::BuyShare { company: self.company_of(shares)? },
            Kind::SellShares { shares, percent } => self.sale(shares, *percent)?,
            Kind::SpecialBuy {} => {
                let player = self.game.state().player(seat);
                match player.debt.min(player.cash) {
                    0 => return Ok(()),
                    amount => Action::Cz(CzAction::RepayDebt { amount }),
                }
            }
            other => return Err(Unfollowable::CannotDo { who: "player", what: other.name() }),
        };
        self.play_as(Some(seat), action)
    }

    /// Passes until the player is asked. Players are passed over only where they would not have been asked there.
    fn bring_to_turn_of(&mut self, seat: Seat) {
        let asked = |game: &Game| match game.state().decision() {
            Some(Decision::Cz(CzDecision::PreStock { seat: turn_of })) => *turn_of == seat,
            Some(Decision::Cz(CzDecision::Stock { seat: turn_of, .. })) => {
                *turn_of == seat && waits::passes(game) > 0
            }
            _ => false,
        };
        self.pass_until(asked, may_pass);
    }

    fn local_railway_acts(&mut self, private: PrivateId, kind: &Kind) -> Result<(), Unfollowable> {
        let Kind::LayTile { hex, tile, rotation } = kind else {
            return Err(Unfollowable::CannotDo { who: self.privates_called(), what: kind.name() });
        };
        let PrivateOwner::Company(company) = self.game.state().private(private).owner else {
            return Err(Unfollowable::Ownerless(self.privates_called()));
        };
        self.lay(company, hex, tile, *rotation, Some(private))
    }

    fn cz_company_acts(&mut self, company: CompanyId, kind: &Kind) -> Result<(), Unfollowable> {
        match kind {
            // With taken-over trains to decide on there is no doubt which step is passed. Otherwise it does not
            // matter: the next action that needs a later step, or another company's turn, shows how far they are.
            Kind::Pass {} => match self.game.state().decision() {
                Some(Decision::Cz(CzDecision::TakenTrains { company: of, .. })) if *of == company => {
                    self.play(Action::Pass)
                }
                _ => Ok(()),
            },
            Kind::RemoveToken { city } => {
                self.bring_to(|decision| matches!(decision, Decision::Cz(CzDecision::DoubledMarker { .. })));
                let (_, city) = self.city(city)?;
                self.play(Action::Cz(CzAction::ReturnMarker { city }))
            }
            Kind::BuyCorporation { corporation, price } => {
                let target = self.company(corporation)?;
                self.bring_to(|decision| *decision == Decision::Cz(CzDecision::TakeOver { company }));
                self.play(Action::Cz(CzAction::TakeOver { target, price: *price }))?;
                for card in self.cards.values_mut().filter(|card| card.place == Place::Company(target)) {
                    card.place = Place::Company(company);
                }
                Ok(())
            }
            Kind::SwapTrain { train } => self.turn(company, train),
            Kind::BuyCompany { company: private, price } => {
                let private = self.private(private)?;
                self.bring_to(|decision| decision.own_turn() == Some(company));
                self.play(Action::OfferForPrivate { private, price: *price })
            }
            Kind::SellCompany { company: private } => {
                let private = self.private(private)?;
                self.bring_to(|decision| decision.own_turn() == Some(company));
                self.play(Action::Cz(CzAction::SellLocal { private }))
            }
            shared => self.company_acts(company, shared),
        }
    }
}
