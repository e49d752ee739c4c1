//! Actions and offers in words, as an order; decisions as what is waited for.

use super::{Names, article, list};
use crate::action::{Action, Run, Source};
use crate::decision::{Deal, Decision, ForVaclav, Question};
use crate::geometry::Rotation;
use crate::ids::{HexId, LocalId, TileId};
use crate::money::Money;
use crate::offer::Offer;
use crate::state::Train;
use crate::title::Size;

impl Names<'_> {
    /// What a seat asks for.
    pub fn action(&self, action: &Action) -> String {
        match action {
            Action::Pass => "Pass".into(),
            Action::BuyLocal { local } => format!("Buy {}", self.local(*local)),
            Action::PickPaper { local } => format!("Put {} up for auction", self.local(*local)),
            Action::Bid { amount } => format!("Bid {}", self.money(*amount)),
            Action::AssignTrain { local } => format!("Run {} for the company", self.local(*local)),
            Action::SellShares { company, shares } => {
                format!("Sell {} of {}", super::count(*shares, "share"), self.company(*company))
            }
            Action::StartCompany { company, price } => {
                format!("Start {} at {}", self.company(*company), self.money(*price))
            }
            Action::BuyShare { company } => format!("Buy a share of {}", self.company(*company)),
            Action::RepayDebt { amount } => format!("Repay {}", self.money(*amount)),
            Action::LayHomeTile { hex, rotation } => {
                format!("Lay the home tile in position {} on {}", rotation.0, self.hex(*hex))
            }
            Action::ChooseCity { city } => format!("Choose city {}", u16::from(*city) + 1),
            Action::LayTile { hex, tile, rotation, local } => self.lay(*hex, *tile, &[*rotation], *local),
            Action::PlaceStation { hex, city } => format!("Place a station on {}", self.city(*hex, *city)),
            Action::RunTrains { runs } => self.runs(runs),
            Action::ClaimRevenue { amount } => format!("Claim {}", self.money(*amount)),
            Action::PayOut => "Pay out".into(),
            Action::Retain => "Retain".into(),
            Action::TakeOver { target, price } => {
                format!("Offer {} a share for {}", self.money(*price), self.company(*target))
            }
            Action::ReturnMarker { city } => format!("Take back the marker in city {}", u16::from(*city) + 1),
            Action::TurnTrain { train, side } => self.turn(*train, *side),
            Action::ScrapTrain { train } => format!("Scrap the {}", self.train(*train)),
            Action::BuyTrain { source, side } => self.buy_train(*source, *side),
            Action::BuyTrainFrom { seller, train, price } => {
                format!(
                    "Offer {} for the {} of {}",
                    self.money(*price),
                    self.train(*train),
                    self.company(*seller)
                )
            }
            Action::ReturnTrain { train } => format!("Return the {} to the pool", self.train(*train)),
            Action::OfferForLocal { local, price } => {
                format!("Offer {} for {}", self.money(*price), self.local(*local))
            }
            Action::SellLocal { local } => format!("Sell {} to the bank", self.local(*local)),
            Action::BidFor { .. }
            | Action::BuyFromPool { .. }
            | Action::TakeLoan
            | Action::RepayLoan
            | Action::PlacePost { .. }
            | Action::TradeTrain { .. }
            | Action::OfferPrivate { .. }
            | Action::GoBankrupt
            | Action::PayLoans
            | Action::Merge
            | Action::RemoveStation { .. }
            | Action::BorrowTrain { .. } => self.credit_action(action),
            Action::Accept => "Agree".into(),
            Action::Refuse => "Refuse".into(),
        }
    }

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
            Offer::RepayDebt { most } => format!("Repay {}", self.range(1, *most)),
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
            Offer::BidFor { .. }
            | Offer::BuyFromPool { .. }
            | Offer::TakeLoan { .. }
            | Offer::RepayLoan
            | Offer::PlacePost { .. }
            | Offer::TradeTrain { .. }
            | Offer::OfferPrivate { .. }
            | Offer::GoBankrupt
            | Offer::PayLoans { .. }
            | Offer::Merge
            | Offer::RemoveStation { .. }
            | Offer::BorrowTrain { .. } => self.credit_offer(offer),
            Offer::Pass
            | Offer::AssignTrain { .. }
            | Offer::ChooseCity { .. }
            | Offer::PayOut
            | Offer::Retain
            | Offer::ReturnMarker { .. }
            | Offer::ScrapTrain { .. }
            | Offer::ReturnTrain { .. }
            | Offer::Accept
            | Offer::Refuse => self.action(&offer.action(0)),
        }
    }

    /// Who decides for Václav, and why: `Anna decides the track of EKJ for Václav, with the lowest order card`.
    pub fn for_vaclav(&self, asked: ForVaclav) -> String {
        let what = match asked.question {
            Question::Track => "track",
            Question::Station => "stations",
            Question::Run => "routes",
        };
        let card = if asked.priority { "with the lowest order card" } else { "with the higher order card" };
        let (player, company) = (self.player(asked.seat), self.company(asked.company));
        format!("{player} decides the {what} of {company} for Václav, {card}")
    }

    /// What is waited for.
    pub fn decision(&self, decision: &Decision) -> String {
        match decision {
            Decision::PreStock { seat } => format!("{} buys a local railway or passes", self.player(*seat)),
            Decision::PickPaper { seat } => {
                format!("{} puts a private paper up for auction", self.player(*seat))
            }
            Decision::Bid { seat, paper } => {
                format!("{} bids for {} or passes", self.player(*seat), self.local(*paper))
            }
            Decision::RailwayTile { seat, paper } => {
                format!("{} lays a tile for {} or passes", self.player(*seat), self.local(*paper))
            }
            Decision::Stock { seat, .. } => format!("{} sells, then buys or passes", self.player(*seat)),
            Decision::HomeTile { company } => format!("{} lays its home tile", self.company(*company)),
            Decision::HomeCity { seat, company, hex } => {
                let (player, company) = (self.player(*seat), self.company(*company));
                format!("{player} chooses a city of {} for the marker of {company}", self.hex(*hex))
            }
            Decision::Track { company } => format!("{} lays track", self.company(*company)),
            Decision::Station { company } => format!("{} places a station", self.company(*company)),
            Decision::Run { company } => format!("{} runs its trains", self.company(*company)),
            Decision::Dividend { company, revenue } => {
                format!("{} pays out or retains {}", self.company(*company), self.money(*revenue))
            }
            Decision::TakeOver { company } => format!("{} takes over companies", self.company(*company)),
            Decision::DoubledMarker { company, target, hex } => {
                let (company, target) = (self.company(*company), self.company(*target));
                format!("{company} takes back its marker or that of {target} on {}", self.hex(*hex))
            }
            Decision::TakenTrains { company, taken } => {
                let trains: Vec<String> = taken.iter().map(|&train| self.train(train)).collect();
                format!("{} keeps, turns or scraps the {}", self.company(*company), list(&trains))
            }
            Decision::Trains { company } => format!("{} buys trains", self.company(*company)),
            Decision::ReturnTrains { company, keep } => {
                let company = self.company(*company);
                match keep {
                    Some(train) => {
                        format!("{company} returns a train to the pool, but not the {}", self.train(*train))
                    }
                    None => format!("{company} returns a train to the pool"),
                }
            }
            Decision::Privates { .. }
            | Decision::Raise { .. }
            | Decision::Exchange { .. }
            | Decision::PrivateStation { .. }
            | Decision::Borrow { .. }
            | Decision::Loans { .. }
            | Decision::Raising { .. }
            | Decision::Debts { .. }
            | Decision::NationalStations { .. }
            | Decision::NationalTrains { .. } => self.credit_decision(decision),
            Decision::Answer { seat, company, deal, price } => {
                let which = if matches!(deal, Deal::Private(..)) { "who" } else { "which" };
                let (offerer, deal) = (self.offerer(*company, *deal), self.deal(*deal, *price));
                format!("{} answers {offerer}, {which} offers {deal}", self.player(*seat))
            }
        }
    }

    fn lay(&self, hex: HexId, tile: TileId, rotations: &[Rotation], local: Option<LocalId>) -> String {
        let with = local.map_or_else(String::new, |local| format!(" with {}", self.local(local)));
        format!("Lay tile {} in {} on {}{with}", self.tile(tile), positions(rotations), self.hex(hex))
    }

    fn runs(&self, runs: &[Run]) -> String {
        if runs.is_empty() {
            return "Run no train".into();
        }
        let runs: Vec<String> = runs
            .iter()
            .map(|run| {
                let mut hexes: Vec<&str> =
                    run.track.iter().map(|piece| self.title.hex(piece.hex).name.as_str()).collect();
                hexes.dedup();
                format!("{} over {}", self.train(run.train), hexes.join(" "))
            })
            .collect();
        format!("Run {}", runs.join("; "))
    }

    fn turn(&self, train: Train, side: Size) -> String {
        let new = self.train(Train { side, ..train });
        format!("Turn the {} into {}", self.train(train), article(&new))
    }

    /// `50 K`, `50 to 60 K`.
    fn range(&self, from: Money, to: Money) -> String {
        if from == to { self.money(to) } else { format!("{from} to {}", self.money(to)) }
    }

    fn buy_train(&self, source: Source, side: Size) -> String {
        match source {
            // There is a stack where trains are exported from it.
            Source::Stack if !self.title.play.has_process_track() => "Buy the next new train".into(),
            Source::Stack => format!("Buy the {} train on the stack", side.name()),
            Source::Beside => "Buy a new train of the last kind".into(),
            Source::Pool(train) if train.side == side => format!("Buy the {} in the pool", self.train(train)),
            Source::Pool(train) => {
                let bought = self.train(Train { side, ..train });
                format!("Buy the {} in the pool as {}", self.train(train), article(&bought))
            }
        }
    }
}

fn positions(rotations: &[Rotation]) -> String {
    let numbers: Vec<String> = rotations.iter().map(|rotation| rotation.0.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("position {one}"),
        [others @ .., last] => format!("position {} or {last}", others.join(", ")),
        [] => "no position".into(),
    }
}
