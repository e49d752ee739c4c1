//! What only 1836Jr-56 says: its actions, offers, decisions, events and refusals in words.

use super::{Names, article, capital, count};
use crate::action::{Action, Source};
use crate::decision::{Decision, Need};
use crate::event::Event;
use crate::offer::Offer;
use crate::refusal::Why;
use crate::state::Capital;

impl Names<'_> {
    pub(super) fn credit_action(&self, action: &Action) -> String {
        match action {
            Action::BidFor { local, amount } => {
                format!("Bid {} for {}", self.money(*amount), self.local(*local))
            }
            Action::BuyFromPool { company } => {
                format!("Buy a share of {} in the pool", self.company(*company))
            }
            Action::TakeLoan => "Take a loan".into(),
            Action::RepayLoan => "Repay a loan".into(),
            Action::PlacePost { hex } => format!("Place the marker of the post on {}", self.hex(*hex)),
            Action::TradeTrain { train } => format!("Hand in the {} for a new train", self.train(*train)),
            Action::OfferPrivate { local, price } => {
                format!("Offer {} to the others for {}", self.local(*local), self.money(*price))
            }
            Action::GoBankrupt => "Go bankrupt".into(),
            Action::PayLoans => "Repay all loans".into(),
            Action::Merge => "Let the company merge".into(),
            Action::RemoveStation { hex, city } => {
                format!("Take the station on {} away", self.city(*hex, *city))
            }
            Action::BorrowTrain { source } => match source {
                Source::Stack => "Borrow the next train of the stack".into(),
                Source::Beside => "Borrow a train of the last kind".into(),
                Source::Pool(train) => format!("Borrow the {} in the pool", self.train(*train)),
            },
            _ => unreachable!("not an action of companies with credit"),
        }
    }

    pub(super) fn credit_offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::BidFor { local, from, to } => {
                format!("Bid {from} to {} for {}", self.money(*to), self.local(*local))
            }
            Offer::OfferPrivate { local, from, to } => {
                format!("Offer {} to the others for {from} to {}", self.local(*local), self.money(*to))
            }
            Offer::BuyFromPool { price, .. } | Offer::TradeTrain { price, .. } => {
                format!("{} for {}", self.action(&offer.action(0)), self.money(*price))
            }
            Offer::TakeLoan { amount } => format!("Take a loan of {}", self.money(*amount)),
            Offer::PayLoans { help } if *help > 0 => {
                format!("Repay all loans, {} of it from the president", self.money(*help))
            }
            _ => self.action(&offer.action(0)),
        }
    }

    pub(super) fn credit_decision(&self, decision: &Decision) -> String {
        match decision {
            Decision::Privates { seat } => {
                format!("{} buys the cheapest private company, bids or passes", self.player(*seat))
            }
            Decision::Raise { seat, local } => {
                format!("{} raises the bid for {} or drops out", self.player(*seat), self.local(*local))
            }
            Decision::Exchange { seat, .. } => {
                format!("{} sells and buys shares, or passes", self.player(*seat))
            }
            Decision::PrivateStation { company, hex } => {
                format!("{} places a station on {} or does not", self.company(*company), self.hex(*hex))
            }
            Decision::Borrow { company } => format!("{} borrows a train", self.company(*company)),
            Decision::Loans { company } => format!("{} repays loans", self.company(*company)),
            Decision::Raising { seat, company, due, need } => {
                let what = match need {
                    Need::Interest(_) | Need::LateInterest => "interest",
                    Need::Loans => "loans",
                };
                let (player, company) = (self.player(*seat), self.company(*company));
                format!("{player} raises {} for {what} of {company}", self.money(*due))
            }
            Decision::Debts { company } => format!("{} repays its loans or merges", self.company(*company)),
            Decision::NationalStations { company, .. } => {
                format!("{} gives up a station", self.company(*company))
            }
            Decision::NationalTrains { company } => {
                format!("{} keeps or returns trains", self.company(*company))
            }
            _ => unreachable!("not a decision of companies with credit"),
        }
    }

    pub(super) fn credit_event(&self, event: &Event) -> String {
        match event {
            Event::BidPlaced { seat, local, amount } => {
                format!("{} bid {} for {}", self.player(*seat), self.money(*amount), self.local(*local))
            }
            Event::BidderLeft { seat, local } => {
                format!("{} dropped out of the bidding for {}", self.player(*seat), self.local(*local))
            }
            Event::AskingPriceFell { local, price } => {
                format!("The price of {} fell to {}", self.local(*local), self.money(*price))
            }
            Event::CapitalFixed { company, capital } => {
                let how = match capital {
                    Capital::Escrow => "for half of its shares at once, for the rest at its destination",
                    Capital::Incremental => "for every share at once",
                    Capital::Full => "all at once when 60 % are sold",
                };
                format!("{} gets its capital {how}", self.company(*company))
            }
            Event::EscrowChanged { company, escrow } => {
                format!("{} are held back for {}", self.money(*escrow), self.company(*company))
            }
            Event::DestinationReached { company } => {
                format!("{} reached its destination", self.company(*company))
            }
            Event::LoansChanged { company, loans } => {
                format!("{} has {} now", self.company(*company), count(*loans, "loan"))
            }
            Event::PostMoved { to: Some((company, hex)) } => {
                format!("{} placed the marker of the post on {}", self.company(*company), self.hex(*hex))
            }
            Event::PostMoved { to: None } => "The marker of the post left the game".into(),
            Event::CompanyClosed { company } => format!("{} closed", self.company(*company)),
            Event::CompanyMerged { company } => {
                format!("{} merged into the national company", self.company(*company))
            }
            Event::NationalFormed { company, shares, price, .. } => {
                let (company, price) = (self.company(*company), self.money(*price));
                format!("{company} was formed with {shares} shares at {price}")
            }
            Event::StationMerged { company, owner, hex, kept, .. } => {
                let (company, owner, hex) = (self.company(*company), self.company(*owner), self.hex(*hex));
                if *kept {
                    format!("{company} took over the station of {owner} on {hex}")
                } else {
                    format!("The station of {owner} on {hex} was removed")
                }
            }
            Event::NationalFrozen { company, frozen: true } => {
                format!("{} is frozen without a permanent train", self.company(*company))
            }
            Event::NationalFrozen { company, frozen: false } => {
                format!("{} has a permanent train and is no longer frozen", self.company(*company))
            }
            Event::MarkerLowered { company } => {
                format!(
                    "The marker of {} went under the one that fell from a higher price",
                    self.company(*company)
                )
            }
            Event::PresidentConfirmed { company } => {
                format!("The president of {} has a second share", self.company(*company))
            }
            Event::TrainBorrowed { company, train } => {
                format!("{} borrowed {}", self.company(*company), article(&self.train(*train)))
            }
            Event::BankBroke => "The bank ran out of money".into(),
            Event::WentBankrupt { seat, owes } => {
                format!("{} went bankrupt, owing {}", self.player(*seat), self.money(*owes))
            }
            _ => unreachable!("not an event of companies with credit"),
        }
    }

    pub(super) fn why_not_credit(&self, why: &Why) -> String {
        match why {
            Why::BlockedByPrivate { hex, local } => {
                format!("Nobody builds on {} while a player owns {}", self.hex(*hex), self.local(*local))
            }
            Why::NoNewTrack { hex } => format!("No new track on {} would be connected", self.hex(*hex)),
            Why::NotTheCheapest { local } => {
                format!(
                    "{} is the cheapest: it is bought, the others are bid for",
                    capital(&self.local(*local))
                )
            }
            Why::PoolFull { company, most } => {
                format!("At most {} of {} fit into the pool", count(*most, "share"), self.company(*company))
            }
            Why::PoolFirst { company } => {
                format!(
                    "More than half of {} is in the pool, and must be bought there",
                    self.company(*company)
                )
            }
            Why::OnePurchase => "A turn has one purchase".into(),
            Why::SalesAreOver => "A turn sells before or after its purchase, not both".into(),
            Why::JustBoughtShares { company, most } => {
                let company = self.company(*company);
                format!(
                    "What was just bought of {company} stays: at most {} can be sold",
                    count(*most, "share")
                )
            }
            Why::LoanLimit { loans } => {
                format!("{} are as many as players have shares of it", count(*loans, "loan"))
            }
            Why::OneLoan => "A company takes one loan in a turn".into(),
            Why::HasRepaid => "A company that has repaid a loan takes none in the same turn".into(),
            Why::NoLoan => "The company has no loan".into(),
            Why::MoreThanNeeded { most } => {
                format!("No more may be sold than needed: {}", count(*most, "share"))
            }
            Why::PresidentStays { company } => {
                format!("The president of {} must stay, since it is in need", self.company(*company))
            }
            Why::TypeBought { train_type } => {
                format!("A {} was bought in this turn already", self.train_type(*train_type))
            }
            Why::PrintedPrice { price } => {
                format!("The national company deals at the printed price, {}", self.money(*price))
            }
            Why::OnlyPermanent => "The national company buys permanent trains only".into(),
            Why::Frozen => "Without a permanent train the national company pays for nothing else".into(),
            Why::OnlyCheapest { price } => {
                format!("The president helps only with the cheapest train, for {}", self.money(*price))
            }
            Why::MustBuySecond { company } => {
                format!("The temporary president must buy a second share of {}", self.company(*company))
            }
            Why::CanStillPay => "Shares can still be sold that bring enough".into(),
            _ => unreachable!("not a reason of companies with credit"),
        }
    }
}
