//! Offers in words, as an order with what it costs or brings.

use super::Names;
use super::actions::positions;
use rules::Money;
use rules::Offer;

impl Names<'_> {
    /// What is offered, with what it costs or brings.
    pub fn offer(&self, offer: &Offer) -> String {
        match offer {
            Offer::BuyLocal { local, price } => {
                format!("Buy {} for {}", self.local(*local), self.money(*price))
            }
            Offer::PickPaper { local, lowest } => {
                format!("Put {} up for auction, from {}", self.local(*local), self.money(*lowest))
            }
            Offer::Bid { local, from, to } => {
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
            Offer::RepayDebt { least, most } => format!("Repay {}", self.range(*least, *most)),
            Offer::LayHomeTile { hex, rotations } => {
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
            Offer::ClaimRevenue => "Claim any revenue".into(),
            Offer::TakeOver { target, from, to } => {
                format!("Offer {} a share for {}", self.range(*from, *to), self.company(*target))
            }
            Offer::TurnTrain { train, side, cost } => {
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
            Offer::SellLocal { local, price } => {
                format!("Sell {} to the bank for {}", self.local(*local), self.money(*price))
            }
            Offer::BidFor { local, from, to } => {
                format!("Bid {from} to {} for {}", self.money(*to), self.local(*local))
            }
            Offer::OfferPrivate { local, from, to } => {
                format!("Offer {} to the others for {from} to {}", self.local(*local), self.money(*to))
            }
            Offer::CounterOffer { from, to } => format!("Counter with {}", self.range(*from, *to)),
            Offer::BuyFromPool { price, .. } | Offer::TradeTrain { price, .. } => {
                format!("{} for {}", self.action(&offer.action(0)), self.money(*price))
            }
            Offer::TakeLoan { amount } => format!("Take a loan of {}", self.money(*amount)),
            Offer::PayLoans { help } if *help > 0 => {
                format!("Repay all loans, {} of it from the president", self.money(*help))
            }
            Offer::Pass
            | Offer::AssignTrain { .. }
            | Offer::ChooseCity { .. }
            | Offer::PayOut
            | Offer::Retain
            | Offer::ReturnMarker { .. }
            | Offer::ScrapTrain { .. }
            | Offer::ReturnTrain { .. }
            | Offer::RepayLoan
            | Offer::PlacePost { .. }
            | Offer::GoBankrupt
            | Offer::PayLoans { .. }
            | Offer::Merge
            | Offer::RemoveStation { .. }
            | Offer::BorrowTrain { .. }
            | Offer::Accept
            | Offer::Refuse => self.action(&offer.action(0)),
        }
    }

    /// `50 K`, `50 to 60 K`.
    fn range(&self, from: Money, to: Money) -> String {
        if from == to { self.money(to) } else { format!("{from} to {}", self.money(to)) }
    }
}
