//! What is allowed now: sets and ranges of actions.

use crate::action::{Action, Run, Source};
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, Seat, TileId};
use crate::message::messages;
use crate::money::Money;
use crate::state::Train;
use crate::title::Size;

/// The most that a claim without routes may name: far above what any map yields, far below what could overflow.
pub const MOST_CLAIMED: Money = 10_000;

/// Everything that the decision on top of the agenda allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    /// Who decides.
    pub seat: Seat,
    /// What is allowed, sorted, without repetition.
    pub offers: Vec<Offer>,
}

messages! {
    /// A set of actions of one kind that differ in a number or a position at most.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Offer as "offer" {
        /// [`Action::Pass`].
        Pass,
        /// [`Action::BuyLocal`].
        BuyLocal { local: LocalId, price: Money },
        /// [`Action::PickPaper`].
        PickPaper { local: LocalId, lowest: Money },
        /// [`Action::Bid`], any amount from the lowest to all of the player's money.
        Bid { local: LocalId, from: Money, to: Money },
        /// [`Action::AssignTrain`].
        AssignTrain { local: LocalId },
        /// [`Action::SellShares`], any number from one up, at a price for each.
        SellShares { company: CompanyId, most: u8, price: Money },
        /// [`Action::StartCompany`] at any of the prices that the player can pay.
        StartCompany { company: CompanyId, prices: Vec<Money> },
        /// [`Action::BuyShare`].
        BuyShare { company: CompanyId, price: Money },
        /// [`Action::RepayDebt`], any amount in the range.
        RepayDebt { least: Money, most: Money },
        /// [`Action::LayHomeTile`] in any of the positions.
        LayHomeTile { hex: HexId, rotations: Vec<Rotation> },
        /// [`Action::ChooseCity`].
        ChooseCity { city: u8 },
        /// [`Action::LayTile`] in any of the positions.
        LayTile { hex: HexId, tile: TileId, local: Option<LocalId>, rotations: Vec<Rotation>, cost: Money },
        /// [`Action::PlaceStation`].
        PlaceStation { hex: HexId, city: u8, cost: Money },
        /// [`Action::RunTrains`]: these runs, which are best, or any other legal ones of the same revenue.
        RunTrains { runs: Vec<Run>, revenue: Money },
        /// [`Action::ClaimRevenue`] of any amount up to [`MOST_CLAIMED`].
        ClaimRevenue,
        /// [`Action::PayOut`].
        PayOut,
        /// [`Action::Retain`].
        Retain,
        /// [`Action::TakeOver`] at any price of the range.
        TakeOver { target: CompanyId, from: Money, to: Money },
        /// [`Action::ReturnMarker`].
        ReturnMarker { city: u8 },
        /// [`Action::TurnTrain`].
        TurnTrain { train: Train, side: Size, cost: Money },
        /// [`Action::ScrapTrain`].
        ScrapTrain { train: Train },
        /// [`Action::BuyTrain`] at the printed price, with what the director adds out of his cash and what he borrows for it.
        BuyTrain { source: Source, side: Size, price: Money, help: Money, loan: Money },
        /// [`Action::BuyTrainFrom`] at any price of the range.
        BuyTrainFrom { seller: CompanyId, train: Train, from: Money, to: Money },
        /// [`Action::ReturnTrain`].
        ReturnTrain { train: Train },
        /// [`Action::OfferForLocal`] at any price of the range.
        OfferForLocal { local: LocalId, from: Money, to: Money },
        /// [`Action::SellLocal`].
        SellLocal { local: LocalId, price: Money },
        /// [`Action::BidFor`], any amount of the range.
        BidFor { local: LocalId, from: Money, to: Money },
        /// [`Action::BuyFromPool`].
        BuyFromPool { company: CompanyId, price: Money },
        /// [`Action::TakeLoan`].
        TakeLoan { amount: Money },
        /// [`Action::RepayLoan`].
        RepayLoan,
        /// [`Action::PlacePost`].
        PlacePost { hex: HexId },
        /// [`Action::TradeTrain`].
        TradeTrain { train: Train, pooled: bool, price: Money },
        /// [`Action::OfferPrivate`] at any price of the range.
        OfferPrivate { local: LocalId, from: Money, to: Money },
        /// [`Action::GoBankrupt`].
        GoBankrupt,
        /// [`Action::PayLoans`], with what the president adds.
        PayLoans { help: Money },
        /// [`Action::Merge`].
        Merge,
        /// [`Action::RemoveStation`].
        RemoveStation { hex: HexId, city: u8 },
        /// [`Action::BorrowTrain`].
        BorrowTrain { source: Source },
        /// [`Action::Accept`].
        Accept,
        /// [`Action::Refuse`].
        Refuse,
        /// [`Action::CounterOffer`] at any price of the range.
        CounterOffer { from: Money, to: Money },
    }
}

impl Offer {
    /// How many actions this offer stands for; for runs and claims, those that [`Offer::action`] gives.
    pub fn len(&self) -> usize {
        let range = |from: Money, to: Money| (to + 1 - from) as usize;
        match self {
            Offer::SellShares { most, .. } => usize::from(*most),
            Offer::StartCompany { prices, .. } => prices.len(),
            Offer::RepayDebt { least, most } => range(*least, *most),
            Offer::LayHomeTile { rotations, .. } | Offer::LayTile { rotations, .. } => rotations.len(),
            Offer::TakeOver { from, to, .. }
            | Offer::BuyTrainFrom { from, to, .. }
            | Offer::OfferForLocal { from, to, .. }
            | Offer::OfferPrivate { from, to, .. }
            | Offer::CounterOffer { from, to }
            | Offer::BidFor { from, to, .. }
            | Offer::Bid { from, to, .. } => range(*from, *to),
            _ => 1,
        }
    }

    /// Never true: an offer stands for at least one action.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this index, below [`Offer::len`].
    pub fn action(&self, index: usize) -> Action {
        let step = index as Money;
        match self {
            Offer::Pass => Action::Pass,
            Offer::BuyLocal { local, .. } => Action::BuyLocal { local: *local },
            Offer::PickPaper { local, .. } => Action::PickPaper { local: *local },
            Offer::Bid { from, .. } => Action::Bid { amount: from + step },
            Offer::AssignTrain { local } => Action::AssignTrain { local: *local },
            Offer::SellShares { company, .. } => {
                Action::SellShares { company: *company, shares: index as u8 + 1 }
            }
            Offer::StartCompany { company, prices } => {
                Action::StartCompany { company: *company, price: prices[index] }
            }
            Offer::BuyShare { company, .. } => Action::BuyShare { company: *company },
            Offer::RepayDebt { least, .. } => Action::RepayDebt { amount: least + step },
            Offer::LayHomeTile { hex, rotations } => {
                Action::LayHomeTile { hex: *hex, rotation: rotations[index] }
            }
            Offer::ChooseCity { city } => Action::ChooseCity { city: *city },
            Offer::LayTile { hex, tile, local, rotations, .. } => {
                Action::LayTile { hex: *hex, tile: *tile, rotation: rotations[index], local: *local }
            }
            Offer::PlaceStation { hex, city, .. } => Action::PlaceStation { hex: *hex, city: *city },
            Offer::RunTrains { runs, .. } => Action::RunTrains { runs: runs.clone() },
            Offer::ClaimRevenue => Action::ClaimRevenue { amount: 0 },
            Offer::PayOut => Action::PayOut,
            Offer::Retain => Action::Retain,
            Offer::TakeOver { target, from, .. } => Action::TakeOver { target: *target, price: from + step },
            Offer::ReturnMarker { city } => Action::ReturnMarker { city: *city },
            Offer::TurnTrain { train, side, .. } => Action::TurnTrain { train: *train, side: *side },
            Offer::ScrapTrain { train } => Action::ScrapTrain { train: *train },
            Offer::BuyTrain { source, side, .. } => Action::BuyTrain { source: *source, side: *side },
            Offer::BuyTrainFrom { seller, train, from, .. } => {
                Action::BuyTrainFrom { seller: *seller, train: *train, price: from + step }
            }
            Offer::ReturnTrain { train } => Action::ReturnTrain { train: *train },
            Offer::OfferForLocal { local, from, .. } => {
                Action::OfferForLocal { local: *local, price: from + step }
            }
            Offer::SellLocal { local, .. } => Action::SellLocal { local: *local },
            Offer::BidFor { local, from, .. } => Action::BidFor { local: *local, amount: from + step },
            Offer::BuyFromPool { company, .. } => Action::BuyFromPool { company: *company },
            Offer::TakeLoan { .. } => Action::TakeLoan,
            Offer::RepayLoan => Action::RepayLoan,
            Offer::PlacePost { hex } => Action::PlacePost { hex: *hex },
            Offer::TradeTrain { train, pooled, .. } => Action::TradeTrain { train: *train, pooled: *pooled },
            Offer::OfferPrivate { local, from, .. } => {
                Action::OfferPrivate { local: *local, price: from + step }
            }
            Offer::GoBankrupt => Action::GoBankrupt,
            Offer::PayLoans { .. } => Action::PayLoans,
            Offer::Merge => Action::Merge,
            Offer::RemoveStation { hex, city } => Action::RemoveStation { hex: *hex, city: *city },
            Offer::BorrowTrain { source } => Action::BorrowTrain { source: *source },
            Offer::Accept => Action::Accept,
            Offer::Refuse => Action::Refuse,
            Offer::CounterOffer { from, .. } => Action::CounterOffer { price: from + step },
        }
    }

    /// All its actions.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).map(|index| self.action(index))
    }

    /// Whether the action is one of them. Other runs of the same revenue are for [`Game::check`](crate::Game::check).
    pub fn allows(&self, action: &Action) -> bool {
        if let (Offer::ClaimRevenue, Action::ClaimRevenue { amount }) = (self, action) {
            return *amount <= MOST_CLAIMED;
        }
        self.actions().any(|offered| offered == *action)
    }
}

impl Offers {
    /// Whether the action is offered.
    pub fn allow(&self, action: &Action) -> bool {
        self.offers.iter().any(|offer| offer.allows(action))
    }

    /// How many actions are offered.
    pub fn len(&self) -> usize {
        self.offers.iter().map(Offer::len).sum()
    }

    /// Whether nothing is offered: only when the game is over.
    pub fn is_empty(&self) -> bool {
        self.offers.is_empty()
    }

    /// The action with this index, below [`Offers::len`].
    pub fn action(&self, mut index: usize) -> Option<Action> {
        for offer in &self.offers {
            if index < offer.len() {
                return Some(offer.action(index));
            }
            index -= offer.len();
        }
        None
    }
}
