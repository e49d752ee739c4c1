//! Actions in words, as an order.

use super::{Names, article, count};
use rules::action::{Action, Run, Source};
use rules::geometry::Rotation;
use rules::state::Train;
use rules::title::Size;
use rules::{CzAction, F56Action, HexId, LocalId, TileId};

impl Names<'_> {
    /// What a seat asks for.
    pub fn action(&self, action: &Action) -> String {
        match action {
            Action::Pass => "Pass".into(),
            Action::BuyLocal { local } => format!("Buy {}", self.local(*local)),
            Action::Cz(CzAction::PickPaper { local }) => format!("Put {} up for auction", self.local(*local)),
            Action::Cz(CzAction::Bid { amount }) => format!("Bid {}", self.money(*amount)),
            Action::Cz(CzAction::AssignTrain { local }) => {
                format!("Run {} for the company", self.local(*local))
            }
            Action::SellShares { company, shares } => {
                format!("Sell {} of {}", count(*shares, "share"), self.company(*company))
            }
            Action::StartCompany { company, price } => {
                format!("Start {} at {}", self.company(*company), self.money(*price))
            }
            Action::BuyShare { company } => format!("Buy a share of {}", self.company(*company)),
            Action::Cz(CzAction::RepayDebt { amount }) => format!("Repay {}", self.money(*amount)),
            Action::Cz(CzAction::LayHomeTile { hex, rotation }) => {
                format!("Lay the home tile in position {} on {}", rotation.0, self.hex(*hex))
            }
            Action::ChooseCity { city } => format!("Choose city {}", u16::from(*city) + 1),
            Action::LayTile { hex, tile, rotation, local } => self.lay(*hex, *tile, &[*rotation], *local),
            Action::PlaceStation { hex, city } => format!("Place a station on {}", self.city(*hex, *city)),
            Action::RunTrains { runs } => self.runs(runs),
            Action::ClaimRevenue { amount } => format!("Claim {}", self.money(*amount)),
            Action::PayOut => "Pay out".into(),
            Action::Retain => "Retain".into(),
            Action::Cz(CzAction::TakeOver { target, price }) => {
                format!("Offer {} a share for {}", self.money(*price), self.company(*target))
            }
            Action::Cz(CzAction::ReturnMarker { city }) => {
                format!("Take back the marker in city {}", u16::from(*city) + 1)
            }
            Action::Cz(CzAction::TurnTrain { train, side }) => self.turn(*train, *side),
            Action::Cz(CzAction::ScrapTrain { train }) => format!("Scrap the {}", self.train(*train)),
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
            Action::Cz(CzAction::SellLocal { local }) => format!("Sell {} to the bank", self.local(*local)),
            Action::F56(F56Action::BidFor { local, amount }) => {
                format!("Bid {} for {}", self.money(*amount), self.local(*local))
            }
            Action::F56(F56Action::BuyFromPool { company }) => {
                format!("Buy a share of {} in the pool", self.company(*company))
            }
            Action::F56(F56Action::TakeLoan) => "Take a loan".into(),
            Action::F56(F56Action::RepayLoan) => "Repay a loan".into(),
            Action::F56(F56Action::PlacePost { hex }) => {
                format!("Place the marker of the post on {}", self.hex(*hex))
            }
            Action::F56(F56Action::TradeTrain { train, pooled: false }) => {
                format!("Hand in the {} for a new train", self.train(*train))
            }
            Action::F56(F56Action::TradeTrain { train, pooled: true }) => {
                format!("Hand in the {} for a train of the pool", self.train(*train))
            }
            Action::F56(F56Action::OfferPrivate { local, price }) => {
                format!("Offer {} to the others for {}", self.local(*local), self.money(*price))
            }
            Action::F56(F56Action::GoBankrupt) => "Go bankrupt".into(),
            Action::F56(F56Action::PayLoans) => "Repay all loans".into(),
            Action::F56(F56Action::Merge) => "Let the company merge".into(),
            Action::F56(F56Action::RemoveStation { hex, city }) => {
                format!("Take the station on {} away", self.city(*hex, *city))
            }
            Action::F56(F56Action::BorrowTrain { source }) => self.borrow_train(*source),
            Action::Accept => "Agree".into(),
            Action::Refuse => "Refuse".into(),
            Action::CounterOffer { price } => format!("Counter with {}", self.money(*price)),
        }
    }

    pub(super) fn lay(
        &self,
        hex: HexId,
        tile: TileId,
        rotations: &[Rotation],
        local: Option<LocalId>,
    ) -> String {
        let with = local.map_or_else(String::new, |local| format!(" with {}", self.local(local)));
        format!("Lay tile {} in {} on {}{with}", self.tile(tile), positions(rotations), self.hex(hex))
    }

    pub(super) fn runs(&self, runs: &[Run]) -> String {
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

    pub(super) fn turn(&self, train: Train, side: Size) -> String {
        let new = self.train(Train { side, ..train });
        format!("Turn the {} into {}", self.train(train), article(&new))
    }

    fn borrow_train(&self, source: Source) -> String {
        match source {
            Source::Stack => "Borrow the next train of the stack".into(),
            Source::Beside => "Borrow a train of the last kind".into(),
            Source::Pool(train) => format!("Borrow the {} in the pool", self.train(train)),
        }
    }

    pub(super) fn buy_train(&self, source: Source, side: Size) -> String {
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

pub(super) fn positions(rotations: &[Rotation]) -> String {
    let numbers: Vec<String> = rotations.iter().map(|rotation| rotation.0.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("position {one}"),
        [others @ .., last] => format!("position {} or {last}", others.join(", ")),
        [] => "no position".into(),
    }
}
