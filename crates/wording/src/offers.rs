//! Offers in words, as an order with what it costs or brings.

use super::Names;
use super::actions::positions;
use rules::{CzOffer, F56Offer, Money, Offer};

impl Names<'_> {
    /// What is offered, with what it costs or brings.
    pub fn offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::BuyLocal { local, price } => {
                format!("Buy {} for {}", self.local(*local), self.money(*price))
            }
            Offer::Cz(CzOffer::PickPaper { local, lowest }) => {
                format!("Put {} up for auction, from {}", self.local(*local), self.money(*lowest))
            }
            Offer::Cz(CzOffer::Bid { local, from, to }) => {
                format!("Bid {} for {}", self.range(*from, *to), self.local(*local))
            }
            Offer::SellShares { company, most, price } => {
                let shares = if *most == 1 { "1 share".into() } else { format!("1 to {most} shares") };
                format!("Sell {shares} of {} at {}", self.company(*company), self.money(*price))
            }
            Offer::StartCompany { company, prices } => {
                let prices: Vec<String> = prices.iter().map(Money::to_string).collect();
                format!("Start {} at {} {}", self.company(*company), prices.join(", "), self.title.currency)
            }
            Offer::BuyShare { company, price } => {
                format!("Buy a share of {} for {}", self.company(*company), self.money(*price))
            }
            Offer::Cz(CzOffer::RepayDebt { least, most }) => format!("Repay {}", self.range(*least, *most)),
            Offer::Cz(CzOffer::LayHomeTile { hex, rotations }) => {
                format!("Lay the home tile in {} on {}", positions(rotations), self.hex(*hex))
            }
            Offer::LayTile { hex, tile, local, rotations, cost } => {
                let lay = self.lay(*hex, *tile, rotations, *local);
                if *cost > 0 { format!("{lay} for {}", self.money(*cost)) } else { lay }
            }
            Offer::PlaceStation { hex, city, cost } => {
                format!("Place a station on {} for {}", self.city(*hex, *city), self.money(*cost))
            }
            Offer::RunTrains { runs, revenue } => format!("{} for {}", self.runs(runs), self.money(*revenue)),
            Offer::ClaimRevenue {} => "Claim any revenue".into(),
            Offer::Cz(CzOffer::TakeOver { target, from, to }) => {
                format!("Offer {} a share for {}", self.range(*from, *to), self.company(*target))
            }
            Offer::Cz(CzOffer::TurnTrain { train, side, cost }) => {
                format!("{} for {}", self.turn(*train, *side), self.money(*cost))
            }
            Offer::BuyTrain { source, side, price, help, loan } => {
                let mut text = format!("{} for {}", self.buy_train(*source, *side), self.money(*price));
                if *help > 0 {
                    text += &format!(", {} of it from the {}", self.money(*help), self.chief());
                }
                if *loan > 0 {
                    text += &format!(", {} of it as a loan", self.money(*loan));
                }
                text
            }
            Offer::BuyTrainFrom { seller, train, from, to } => {
                format!(
                    "Offer {} for the {} of {}",
                    self.range(*from, *to),
                    self.train(*train),
                    self.company(*seller)
                )
            }
            Offer::OfferForLocal { local, from, to } => {
                format!("Offer {} for {}", self.range(*from, *to), self.local(*local))
            }
            Offer::Cz(CzOffer::SellLocal { local, price }) => {
                format!("Sell {} to the bank for {}", self.local(*local), self.money(*price))
            }
            Offer::F56(F56Offer::BidFor { local, from, to }) => {
                format!("Bid {from} to {} for {}", self.money(*to), self.local(*local))
            }
            Offer::F56(F56Offer::OfferPrivate { local, from, to }) => {
                format!("Offer {} to the others for {from} to {}", self.local(*local), self.money(*to))
            }
            Offer::CounterOffer { from, to } => format!("Counter with {}", self.range(*from, *to)),
            Offer::F56(F56Offer::BuyFromPool { price, .. })
            | Offer::F56(F56Offer::TradeTrain { price, .. }) => {
                format!("{} for {}", self.action(&offer.action(0)), self.money(*price))
            }
            Offer::F56(F56Offer::TakeLoan { amount }) => format!("Take a loan of {}", self.money(*amount)),
            Offer::F56(F56Offer::PayLoans { help }) if *help > 0 => {
                format!("Repay all loans, {} of it from the president", self.money(*help))
            }
            Offer::Pass
            | Offer::Cz(CzOffer::AssignTrain { .. })
            | Offer::ChooseCity { .. }
            | Offer::PayOut
            | Offer::Retain
            | Offer::Cz(CzOffer::ReturnMarker { .. })
            | Offer::Cz(CzOffer::ScrapTrain { .. })
            | Offer::ReturnTrain { .. }
            | Offer::F56(F56Offer::RepayLoan)
            | Offer::F56(F56Offer::PlacePost { .. })
            | Offer::F56(F56Offer::GoBankrupt)
            | Offer::F56(F56Offer::PayLoans { .. })
            | Offer::F56(F56Offer::Merge)
            | Offer::F56(F56Offer::RemoveStation { .. })
            | Offer::F56(F56Offer::BorrowTrain { .. })
            | Offer::Accept
            | Offer::Refuse => self.action(&offer.action(0)),
        }
    }

    /// `50 K`, `50 to 60 K`.
    fn range(&self, from: Money, to: Money) -> String {
        if from == to { self.money(to) } else { format!("{from} to {}", self.money(to)) }
    }
}
