//! What happened: typed, in the past tense, complete. Every amount, certificate, train, tile and marker that moves is
//! in one, so that a log in any language, or the table itself, can be drawn from events alone.

mod note;

pub use note::Note;

use crate::deal::Deal;
use crate::f56::events::Event as F56Event;
use crate::family::families;
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, PhaseId, PrivateId, Seat, TileId, TrainTypeId};
use crate::message::{arguments, messages, part};
use crate::money::Money;
use crate::operating_turn::Step;
use crate::round_name::RoundName;
use crate::state::PrivateOwner;
use crate::train::{Run, Train};

messages! {
    /// Where money lies.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Purse {
        /// The bank.
        Bank,
        /// A player's hand.
        Player(seat: Seat),
        /// A company's treasury.
        Company(company: CompanyId),
    }
}

messages! {
    /// What money is paid for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum For {
        /// The money that a player starts with.
        Start,
        /// A local railway or private company.
        Private(private: PrivateId),
        /// The income of a local railway or private company.
        PrivateIncome(private: PrivateId),
        /// Shares bought or sold.
        Shares(company: CompanyId),
        /// The capital of a floated company.
        Capital,
        /// A tile on difficult terrain.
        Terrain(hex: HexId),
        /// A station.
        Station(hex: HexId),
        /// A dividend.
        Dividend(company: CompanyId),
        /// Revenue kept.
        Revenue,
        /// Shares of a company taken over.
        TakeOver(company: CompanyId),
        /// The treasury of a company taken over.
        Treasury(company: CompanyId),
        /// A train.
        Train(train: Train),
        /// Turning a train to a larger side.
        Turning(train: Train),
        /// The director's help with a train (VIII.11).
        Help,
        /// The president's help with loans that must be repaid (R-36-LOAN-07, R-36-CGR-03).
        LoanHelp,
        /// A loan from the bank.
        Loan,
        /// Repayment of a loan.
        Repayment,
        /// Interest on loans (R-36-LOAN-04).
        Interest,
        /// Money held back until the destination was reached (R-36-PAR-04).
        Escrow,
        /// A private company from player to player.
        PrivateDeal(private: PrivateId),
        /// What a bankrupt player had (R-36-EMR-09).
        Bankruptcy,
    }
}

messages! {
    /// Where certificates lie.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Holder {
        /// The bank.
        Bank,
        /// A player.
        Player(seat: Seat),
        /// Václav, who is nobody's seat (XI.1).
        Vaclav,
        /// The pool of shares that were sold (R-36-SR-09).
        Pool,
        /// Out of the game.
        Gone,
    }
}

messages! {
    /// Where trains lie.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TrainPlace {
        /// The stack.
        Stack,
        /// The pool.
        Pool,
        /// A company.
        Company(company: CompanyId),
        /// Out of the game.
        Gone,
    }
}

messages! {
    /// Why the order cards were dealt.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum DealtBy {
        /// At the start: by lot, or as seated.
        Start,
        /// After the Pre-Stock Round: least cash first.
        LeastCash,
        /// After a stock round: most cash first.
        MostCash,
        /// By the priority: from the left of whoever acted last (R-36-SR-17).
        Priority,
    }
}

/// One train's run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ran {
    /// The train and its track.
    pub run: Run,
    /// The stops that counted, with their values, in order along the route.
    pub stops: Vec<(HexId, Money)>,
    /// Bonuses on top.
    pub bonus: Money,
}

arguments! {
    Ran: |ran| {
        let (train, stops, bonus) = (ran.run.train.to_arg(), ran.stops.to_arg(), ran.bonus.to_arg());
        part("ran", [("train", train), ("stops", stops), ("bonus", bonus)])
    }, [Ran { run: Run::examples().remove(0), stops: vec![(HexId(0), 20); 2], bonus: 10 }];
}

impl Ran {
    /// What the train earned.
    pub fn revenue(&self) -> Money {
        self.stops.iter().map(|&(_, value)| value).sum::<Money>() + self.bonus
    }
}

macro_rules! shared {
    ([$(($Family:ident, $folder:ident),)*]) => {
        messages! {
            /// What happened.
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub enum Event as "event" {
                /// Order cards were dealt, the lowest first.
                OrderDealt { order: Vec<Seat>, by: DealtBy },
                /// A round began.
                RoundBegan { round: RoundName },
                /// A player passed, forced where there was nothing else to do.
                Passed { seat: Seat, forced: bool },
                /// Money changed hands.
                MoneyMoved { from: Purse, to: Purse, amount: Money, why: For },
                /// A local railway or private company changed hands.
                PrivateMoved { private: PrivateId, from: PrivateOwner, to: PrivateOwner },
                /// Shares changed hands.
                SharesMoved { company: CompanyId, shares: u8, from: Holder, to: Holder },
                /// The director's certificate changed hands; nobody has it when the company left the game.
                DirectorChanged { company: CompanyId, from: Option<Seat>, to: Option<Seat> },
                /// A company was started.
                CompanyStarted { company: CompanyId, seat: Seat, price: Money },
                /// A company floated.
                CompanyFloated { company: CompanyId },
                /// A marker moved on the share price chart.
                PriceMoved { company: CompanyId, from: Money, to: Money, space: u8 },
                /// A company was found sold out at the end of a stock round.
                SoldOut { company: CompanyId },
                /// A company began its turn.
                TurnBegan { company: CompanyId },
                /// A step offered nothing to decide and was passed over.
                StepSkipped { company: CompanyId, step: Step },
                /// A tile was laid; the one that it replaced went back to the supply.
                TileLaid { company: CompanyId, hex: HexId, tile: TileId, rotation: Rotation, replaced: Option<TileId> },
                /// The power of a local railway or private company was used up.
                PowerUsed { company: CompanyId, private: PrivateId },
                /// A marker went from the charter to the map; without a city it waits in the hex.
                MarkerPlaced { company: CompanyId, hex: HexId, city: Option<u8> },
                /// A marker that waited in its hex got its city.
                CityChosen { company: CompanyId, hex: HexId, city: u8 },
                /// A marker went back to the charter of a company: its own, or that of the owner that it takes over.
                MarkerReturned { company: CompanyId, hex: HexId, city: Option<u8>, owner: CompanyId },
                /// Trains ran. The revenue is their sum, or the claim where no routes were given.
                TrainsRan { company: CompanyId, runs: Vec<Ran>, revenue: Money },
                /// A company earned nothing and paid nothing.
                NothingEarned { company: CompanyId },
                /// A company offered a deal.
                DealOffered { company: CompanyId, to: Seat, deal: Deal, price: Money },
                /// The deal was accepted.
                DealAccepted { seat: Seat },
                /// The deal was refused.
                DealRefused { seat: Seat },
                /// The other side of the deal named a price of its own.
                CounterOffered { seat: Seat, deal: Deal, price: Money },
                /// A train moved, with the side up that is up now.
                TrainMoved { train: Train, from: TrainPlace, to: TrainPlace },
                /// All trains of a type were scrapped.
                TypeScrapped { train_type: TrainTypeId },
                /// A phase began.
                PhaseBegan { phase: PhaseId },
                /// A company closed (R-36-MKT-07).
                CompanyClosed { company: CompanyId },
                /// The bank could not pay (R-36-END-03).
                BankBroke,
                /// The game ended with this wealth, by seat.
                GameEnded { worth: Vec<i64> },
                /// What people need not read.
                Noted(..Note),
                $(
                    /// In one family only.
                    $Family(..crate::$folder::events::Event),
                )*
            }
        }

        $(
            impl From<crate::$folder::events::Event> for Event {
                fn from(event: crate::$folder::events::Event) -> Event {
                    Event::$Family(event)
                }
            }
        )*
    };
}

families!(shared!);

impl Event {
    /// Whether money, papers, trains, tiles or markers are no longer where they were. What is only said changes nothing, so that a
    /// refused price stays refused (R-LOC-08, R-TRN-08, R-ACQ-01).
    pub fn changes_position(&self) -> bool {
        !matches!(
            self,
            Event::RoundBegan { .. }
                | Event::TurnBegan { .. }
                | Event::Passed { .. }
                | Event::StepSkipped { .. }
                | Event::TrainsRan { .. }
                | Event::NothingEarned { .. }
                | Event::DealOffered { .. }
                | Event::DealAccepted { .. }
                | Event::DealRefused { .. }
                | Event::CounterOffered { .. }
                | Event::F56(F56Event::InterestWithheld { .. })
                | Event::Noted(_)
        )
    }

    /// Whether people need not read it.
    pub fn is_quiet(&self) -> bool {
        matches!(self, Event::Noted(_))
    }
}
