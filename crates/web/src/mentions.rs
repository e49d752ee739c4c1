//! Whom an event is about: the players and companies that it names, so that a log can be narrowed to one of them.

use std::collections::BTreeSet;

use rules::decision::Deal;
use rules::event::{Holder, Purse, TrainPlace};
use rules::state::LocalOwner;
use rules::{CompanyId, Event, Seat, Title};

/// Somebody that a log can be narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Party {
    Player(Seat),
    Company(CompanyId),
}

impl Party {
    /// The key in addresses and attributes: `seat-0`, `company-EKJ`.
    pub(crate) fn key(self, title: &Title) -> String {
        match self {
            Party::Player(seat) => format!("seat-{}", seat.0),
            Party::Company(company) => format!("company-{}", title.charter(company).symbol),
        }
    }

    /// Reads what [`Party::key`] wrote.
    pub(crate) fn read(title: &Title, key: &str) -> Option<Party> {
        match key.split_once('-')? {
            ("seat", number) => number.parse().ok().map(Seat).map(Party::Player),
            ("company", symbol) => title.company_named(symbol).map(Party::Company),
            _ => None,
        }
    }
}

fn purse(purse: Purse) -> Option<Party> {
    match purse {
        Purse::Bank => None,
        Purse::Player(seat) => Some(Party::Player(seat)),
        Purse::Company(company) => Some(Party::Company(company)),
    }
}

fn owner(owner: LocalOwner) -> Option<Party> {
    match owner {
        LocalOwner::Player(seat) => Some(Party::Player(seat)),
        LocalOwner::Company(company) => Some(Party::Company(company)),
        LocalOwner::Sheet | LocalOwner::Removed | LocalOwner::Closed => None,
    }
}

fn holder(holder: Holder) -> Option<Party> {
    match holder {
        Holder::Player(seat) => Some(Party::Player(seat)),
        Holder::Bank | Holder::Pool | Holder::Vaclav | Holder::Gone => None,
    }
}

fn place(place: TrainPlace) -> Option<Party> {
    match place {
        TrainPlace::Company(company) => Some(Party::Company(company)),
        TrainPlace::Stack | TrainPlace::Pool | TrainPlace::Gone => None,
    }
}

fn deal(deal: Deal) -> Option<Party> {
    match deal {
        Deal::TakeOver(company) | Deal::Train(company, _) => Some(Party::Company(company)),
        Deal::Local(_) | Deal::Private(..) | Deal::ForSale(_) => None,
    }
}

/// Everybody whom the event names. What concerns the whole table, such as a new order of play, names nobody.
fn named(event: &Event) -> [Option<Party>; 3] {
    let (player, company) = (|seat| Some(Party::Player(seat)), |id| Some(Party::Company(id)));
    match event {
        Event::Noted(_)
        | Event::OrderDealt { .. }
        | Event::RoundBegan { .. }
        | Event::LocalPriceSet { .. }
        | Event::TrainExported { .. }
        | Event::TypeScrapped { .. }
        | Event::PhaseBegan { .. }
        | Event::PaperUnsold { .. }
        | Event::AskingPriceFell { .. }
        | Event::PostMoved { to: None }
        | Event::BankBroke
        | Event::GameEnded { .. } => [None; 3],
        Event::Passed { seat, .. }
        | Event::DebtChanged { seat, .. }
        | Event::PaperPicked { seat, .. }
        | Event::BidMade { seat, .. }
        | Event::NobodyBid { winner: seat }
        | Event::BidPlaced { seat, .. }
        | Event::BidderLeft { seat, .. }
        | Event::WentBankrupt { seat, .. }
        | Event::DealAccepted { seat }
        | Event::DealRefused { seat } => [player(*seat), None, None],
        Event::MoneyMoved { from, to, .. } => [purse(*from), purse(*to), None],
        Event::LocalMoved { from, to, .. } => [owner(*from), owner(*to), None],
        Event::SharesMoved { company: id, from, to, .. } => [company(*id), holder(*from), holder(*to)],
        Event::DirectorChanged { company: id, from, to } => {
            [company(*id), from.map(Party::Player), to.map(Party::Player)]
        }
        Event::CompanyStarted { company: id, seat, .. } => [company(*id), player(*seat), None],
        Event::CompanyDrawn { company: id, .. }
        | Event::CompanyLeftOut { company: id, .. }
        | Event::RailwayClosed { company: id, .. }
        | Event::CompanyFloated { company: id }
        | Event::PriceMoved { company: id, .. }
        | Event::SoldOut { company: id }
        | Event::TurnBegan { company: id }
        | Event::StepSkipped { company: id, .. }
        | Event::TileLaid { company: id, .. }
        | Event::PowerUsed { company: id, .. }
        | Event::MarkerPlaced { company: id, .. }
        | Event::CityChosen { company: id, .. }
        | Event::TrainsRan { company: id, .. }
        | Event::NothingEarned { company: id }
        | Event::CapitalFixed { company: id, .. }
        | Event::EscrowChanged { company: id, .. }
        | Event::DestinationReached { company: id }
        | Event::LoansChanged { company: id, .. }
        | Event::PostMoved { to: Some((id, _)) }
        | Event::CompanyClosed { company: id }
        | Event::CompanyMerged { company: id }
        | Event::NationalFormed { company: id, .. }
        | Event::NationalFrozen { company: id, .. }
        | Event::MarkerLowered { company: id }
        | Event::PresidentConfirmed { company: id }
        | Event::TrainBorrowed { company: id, .. }
        | Event::TrainTurned { company: id, .. } => [company(*id), None, None],
        Event::StationMerged { company: id, owner, .. } => [company(*id), company(*owner), None],
        Event::MarkerReturned { company: id, owner, .. } => [company(*id), company(*owner), None],
        Event::DealOffered { to, deal: Deal::Private(_, buyer), .. } => [player(*buyer), player(*to), None],
        Event::DealOffered { company: id, to, deal: offered, .. } => {
            [company(*id), player(*to), deal(*offered)]
        }
        Event::CounterOffered { seat, deal: offered, .. } => [player(*seat), deal(*offered), None],
        Event::TakenOver { company: id, target, .. }
        | Event::MarkersTakenOver { company: id, target, .. } => [company(*id), company(*target), None],
        Event::TrainMoved { from, to, .. } => [place(*from), place(*to), None],
    }
}

/// Everybody whom the events name.
pub(crate) fn mentions<'a>(events: impl IntoIterator<Item = &'a Event>) -> BTreeSet<Party> {
    events.into_iter().flat_map(named).flatten().collect()
}
