//! Deals that need another person's agreement: the offer, and the price that the other side may name instead.
//!
//! Where both sides are one person the deal goes through at once. A price that was refused, and any that is worse for the asked side,
//! may be offered again only when the position has changed: nobody can be pestered, and every turn ends. Naming a price is a refusal
//! of the one that was offered and an invitation to offer the one that was named, whether or not it is agreed to at once.

use crate::prelude::*;
use crate::train::kinds;

/// An offer for a train of another company.
#[derive(Clone, Copy)]
pub(crate) struct TrainDeal {
    pub seller: CompanyId,
    pub train: Train,
    pub price: Money,
}

impl TrainDeal {
    /// Puts it to the seller's director, or does it at once.
    pub fn offer(
        self,
        tx: &mut Transaction<'_>,
        company: CompanyId,
        execute: fn(&mut Transaction<'_>, CompanyId, Self),
    ) {
        let asked = tx.view().director(self.seller);
        if !is_asked(tx, company, asked, Deal::Train(self.seller, self.train), self.price) {
            execute(tx, company, self);
        }
    }
}

/// Trains of other companies, each kind at the prices that are open.
pub(crate) fn train_offers<'a>(
    view: View<'a>,
    company: CompanyId,
    prices: fn(View<'_>, CompanyId, CompanyId, Train) -> Prices,
    check: fn(View<'_>, CompanyId, TrainDeal) -> Checked<TrainDeal>,
) -> impl Iterator<Item = Offer> + use<'a> {
    view.floated().flat_map(move |seller| {
        kinds(&view.state.company(seller).trains).filter_map(move |train| {
            let (from, to) = prices(view, company, seller, train).open()?;
            check(view, company, TrainDeal { seller, train, price: from }).ok()?;
            Some(Offer::BuyTrainFrom { seller, train, from, to })
        })
    })
}

/// A deal that waits for somebody's answer.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub seat: Seat,
    pub company: CompanyId,
    pub deal: Deal,
    pub price: Money,
    /// The other side named this price: who, and what was offered before.
    pub countered: Option<(Seat, Money)>,
}

/// What is answered.
#[derive(Clone, Copy)]
pub(crate) enum Reply {
    Agree,
    Refuse,
    /// A price of one's own.
    Name(Money),
}

impl Asked {
    /// The deal that the decision is about.
    pub fn of(decision: &Decision) -> Option<Asked> {
        match *decision {
            Decision::Answer { seat, company, deal, price } => {
                Some(Asked { seat, company, deal, price, countered: None })
            }
            Decision::CounterOffer { seat, company, deal, offered, by, price } => {
                Some(Asked { seat, company, deal, price, countered: Some((by, offered)) })
            }
            _ => None,
        }
    }

    /// The prices that may be named instead, where the deal allows `most`: an owner asks for more, a buyer offers less. Whoever offered
    /// agrees to the price that was named or does not, and may offer anew.
    fn others(self, most: Money) -> Option<(Money, Money)> {
        let (from, to) = match self.deal {
            Deal::ForSale(_) => (1, self.price - 1),
            _ => (self.price + 1, most),
        };
        (self.countered.is_none() && from <= to).then_some((from, to))
    }

    pub fn offers(self, most: Money) -> Vec<Offer> {
        let named = self.others(most).map(|(from, to)| Offer::CounterOffer { from, to });
        [Offer::Accept, Offer::Refuse].into_iter().chain(named).collect()
    }

    /// A reply, or `None` for an action that is no answer; a price that may not be named is refused by the rule of the deal.
    pub fn check(self, most: Money, rule: Rule, action: &Action) -> Option<Checked<Reply>> {
        Some(match *action {
            Action::Accept => Ok(Reply::Agree),
            Action::Refuse => Ok(Reply::Refuse),
            Action::CounterOffer { price } => match self.others(most) {
                Some((from, to)) if !(from..=to).contains(&price) => {
                    refuse(rule, Why::OutOfRange { given: price, from, to })
                }
                Some(_) => Ok(Reply::Name(price)),
                None => refuse(rule, Why::NoOtherPrice),
            },
            _ => return None,
        })
    }

    /// Says that the deal was refused, and remembers for which price. A price that the owner named stays open.
    pub fn refuse(self, tx: &mut Transaction<'_>) {
        tx.record(Event::DealRefused { seat: self.seat });
        if self.countered.is_none() {
            remember(tx, self.deal, self.price);
        }
    }

    /// Puts another price to whoever offered. What a player in need offers to one after the other is refused when all have.
    pub fn name(self, tx: &mut Transaction<'_>, price: Money) {
        let Asked { seat: by, company, deal, price: offered, .. } = self;
        let view = tx.view();
        let seat = match deal {
            Deal::BetweenPlayers(_, buyer) => buyer,
            Deal::ForSale(private) => match view.state.private(private).owner {
                PrivateOwner::Player(seller) => seller,
                _ => by,
            },
            Deal::TakeOver(_) | Deal::Train(..) | Deal::Private(_) => view.director(company),
        };
        tx.record(Event::CounterOffered { seat: by, deal, price });
        if !matches!(deal, Deal::ForSale(_)) {
            remember(tx, deal, offered);
        }
        tx.ask(Decision::CounterOffer { seat, company, deal, offered, by, price });
    }
}

/// Remembers the refused price until the position changes.
pub(crate) fn remember(tx: &mut Transaction<'_>, deal: Deal, price: Money) {
    tx.note(Note::PriceRefused { deal, price });
}

/// The prices of a deal: both what is offered and what is accepted follow from them.
#[derive(Clone, Copy)]
pub(crate) struct Prices {
    from: Money,
    to: Money,
    purse: Money,
    refused: Option<Money>,
}

impl Prices {
    /// From the lowest to the highest that the rules allow, for whoever can pay as much as `purse`.
    pub fn new(view: View<'_>, deal: Deal, (from, to): (Money, Money), purse: Money) -> Prices {
        let refused = view.state.refused().and_then(|refused| refused.price(deal));
        Prices { from, to, purse, refused }
    }

    /// The highest that is allowed and can be paid.
    pub fn most(self) -> Money {
        self.to.min(self.purse)
    }

    /// The lowest that may be offered: above the one that was refused.
    pub fn least(self) -> Money {
        self.refused.map_or(self.from, |price| self.from.max(price + 1))
    }

    /// Those that may be offered now.
    pub fn open(self) -> Option<(Money, Money)> {
        let (from, to) = (self.least(), self.most());
        (from <= to).then_some((from, to))
    }

    /// Whether one would be open if there were money enough.
    pub fn would_be_open(self) -> bool {
        self.least() <= self.to
    }

    /// Refuses what the rules do not allow.
    pub fn check_allowed(self, price: Money, rule: Rule) -> Checked<()> {
        let Prices { from, to, .. } = self;
        let allowed = (from..=to).contains(&price);
        if allowed { Ok(()) } else { refuse(rule, Why::OutOfRange { given: price, from, to }) }
    }

    /// Refuses to repeat an offer that was refused.
    pub fn check_not_refused(self, price: Money, rule: Rule) -> Checked<()> {
        match self.refused {
            Some(refused) if price <= refused => refuse(rule, Why::RefusedBefore { price: refused }),
            _ => Ok(()),
        }
    }
}

/// Puts the deal to the other side. `false`: there is nobody else to ask, and the deal may be done at once.
pub(crate) fn is_asked(
    tx: &mut Transaction<'_>,
    company: CompanyId,
    asked: Seat,
    deal: Deal,
    price: Money,
) -> bool {
    let must_ask = tx.options.ask_consent && asked != tx.view().director(company);
    if must_ask {
        tx.record(Event::DealOffered { company, to: asked, deal, price });
        tx.ask(Decision::Answer { seat: asked, company, deal, price });
    }
    must_ask
}
