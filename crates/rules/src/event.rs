//! What happened: typed, in the past tense, complete. Every koruna, certificate, train, tile and marker that moves is
//! in one, so that a log in any language, or the table itself, can be drawn from events alone.

mod note;

pub use note::Note;

use crate::action::Run;
use crate::decision::{Deal, Step};
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};
use crate::money::Money;
use crate::state::{Capital, LocalOwner, Train};
use crate::title::Size;

/// Where money lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purse {
    /// The bank, which never runs out.
    Bank,
    /// A player's hand.
    Player(Seat),
    /// A company's treasury.
    Company(CompanyId),
}

/// What money is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// The money that a player starts with.
    Start,
    /// A local railway.
    Local(LocalId),
    /// The income of a local railway.
    LocalIncome(LocalId),
    /// Shares bought or sold.
    Shares(CompanyId),
    /// The capital of a floated company.
    Capital,
    /// A tile on difficult terrain.
    Terrain(HexId),
    /// A station.
    Station(HexId),
    /// A dividend.
    Dividend(CompanyId),
    /// Revenue kept.
    Revenue,
    /// Shares of a company taken over.
    TakeOver(CompanyId),
    /// The treasury of a company taken over.
    Treasury(CompanyId),
    /// A train.
    Train(Train),
    /// Turning a train to a larger side.
    Turning(Train),
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
    Private(LocalId),
    /// What a bankrupt player had (R-36-EMR-09).
    Bankruptcy,
}

/// Where certificates lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// The bank.
    Bank,
    /// A player.
    Player(Seat),
    /// Václav, who is nobody's seat (XI.1).
    Vaclav,
    /// The pool of shares that were sold (R-36-SR-09).
    Pool,
    /// Out of the game.
    Gone,
}

/// Where trains lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainPlace {
    /// The stack.
    Stack,
    /// The pool.
    Pool,
    /// A company.
    Company(CompanyId),
    /// Out of the game.
    Gone,
}

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

/// Which round began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundName {
    /// The Pre-Stock Round.
    PreStock,
    /// The auction of private papers.
    Auction,
    /// The auction of private companies.
    Privates,
    /// A stock round, by number.
    Stock(u8),
    /// An operating round: set and number within it.
    Operating(u8, u8),
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

impl Ran {
    /// What the train earned.
    pub fn revenue(&self) -> Money {
        self.stops.iter().map(|&(_, value)| value).sum::<Money>() + self.bonus
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Order cards were dealt.
    OrderDealt {
        /// The seats, lowest card first.
        order: Vec<Seat>,
        /// By what.
        by: DealtBy,
    },
    /// A round began.
    RoundBegan {
        /// Which one.
        round: RoundName,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// There was nothing else to do.
        forced: bool,
    },
    /// Companies were drawn by lot that do not play (XI.2).
    CompanyLeftOut {
        /// Which one.
        company: CompanyId,
        /// Those that could have been drawn.
        among: Vec<CompanyId>,
    },
    /// A private paper was put up for auction (XI.2).
    PaperPicked {
        /// By whom.
        seat: Seat,
        /// Which one.
        local: LocalId,
    },
    /// A player bid for the paper that is up.
    BidMade {
        /// Who.
        seat: Seat,
        /// For which paper.
        local: LocalId,
        /// How much.
        amount: Money,
    },
    /// Nobody bid for the paper that was up.
    PaperUnsold {
        /// Which one.
        local: LocalId,
    },
    /// Nobody bid for any paper: the game is over, and the first player has won (XI.2).
    NobodyBid {
        /// The first player.
        winner: Seat,
    },
    /// A private railway closed; its marker left the game (XI.2).
    RailwayClosed {
        /// Which one.
        company: CompanyId,
        /// Where the marker stood, if it did.
        hexes: Vec<HexId>,
    },
    /// Money changed hands.
    MoneyMoved {
        /// Who paid.
        from: Purse,
        /// Who received.
        to: Purse,
        /// How much.
        amount: Money,
        /// What for.
        why: For,
    },
    /// A local railway changed hands.
    LocalMoved {
        /// Which one.
        local: LocalId,
        /// Who had it.
        from: LocalOwner,
        /// Who has it now.
        to: LocalOwner,
    },
    /// Shares changed hands.
    SharesMoved {
        /// Of which company.
        company: CompanyId,
        /// How many.
        shares: u8,
        /// Who gave them.
        from: Holder,
        /// Who received them.
        to: Holder,
    },
    /// The director's certificate changed hands.
    DirectorChanged {
        /// Of which company.
        company: CompanyId,
        /// The former director.
        from: Option<Seat>,
        /// The new one; `None` when the company left the game.
        to: Option<Seat>,
    },
    /// A company was started.
    CompanyStarted {
        /// Which one.
        company: CompanyId,
        /// By whom.
        seat: Seat,
        /// At which price.
        price: Money,
    },
    /// A company was drawn by lot for Václav, who directs it from now on (XI.1).
    CompanyDrawn {
        /// Which one.
        company: CompanyId,
        /// Those that could have been drawn.
        among: Vec<CompanyId>,
        /// Its price.
        price: Money,
    },
    /// A company floated.
    CompanyFloated {
        /// Which one.
        company: CompanyId,
    },
    /// A marker moved on the share price chart.
    PriceMoved {
        /// Whose marker.
        company: CompanyId,
        /// The price before.
        from: Money,
        /// The price now.
        to: Money,
        /// The space now.
        space: u8,
    },
    /// A company was found sold out at the end of a stock round.
    SoldOut {
        /// Which one.
        company: CompanyId,
    },
    /// A player owes the bank more, or less.
    DebtChanged {
        /// Who.
        seat: Seat,
        /// The debt now.
        debt: Money,
        /// The penalty now.
        penalty: Money,
    },
    /// The price of local railways changed.
    LocalPriceSet {
        /// The price now.
        price: Money,
    },
    /// A company began its turn.
    TurnBegan {
        /// Which one.
        company: CompanyId,
    },
    /// A step offered nothing to decide and was passed over.
    StepSkipped {
        /// Of which company.
        company: CompanyId,
        /// Which step.
        step: Step,
    },
    /// A tile was laid.
    TileLaid {
        /// By which company.
        company: CompanyId,
        /// Where.
        hex: HexId,
        /// Which tile.
        tile: TileId,
        /// Its position.
        rotation: Rotation,
        /// The tile that went back to the supply.
        replaced: Option<TileId>,
    },
    /// The power of a local railway was used up.
    PowerUsed {
        /// By which company.
        company: CompanyId,
        /// Which local railway.
        local: LocalId,
    },
    /// A marker went from the charter to the map.
    MarkerPlaced {
        /// Whose.
        company: CompanyId,
        /// Where.
        hex: HexId,
        /// In which city; `None`: it waits in the hex.
        city: Option<u8>,
    },
    /// A marker that waited in its hex got its city.
    CityChosen {
        /// Whose marker.
        company: CompanyId,
        /// Where.
        hex: HexId,
        /// In which city.
        city: u8,
    },
    /// A marker went back to the charter.
    MarkerReturned {
        /// Whose charter.
        company: CompanyId,
        /// From where.
        hex: HexId,
        /// Out of which city; `None`: it waited in the hex.
        city: Option<u8>,
        /// Whose marker it was: the charter's company, or the one that it takes over.
        owner: CompanyId,
    },
    /// Trains ran.
    TrainsRan {
        /// Of which company.
        company: CompanyId,
        /// The runs.
        runs: Vec<Ran>,
        /// The sum, or the claim where no routes were given.
        revenue: Money,
    },
    /// A company earned nothing and paid nothing.
    NothingEarned {
        /// Which one.
        company: CompanyId,
    },
    /// A company offered a deal.
    DealOffered {
        /// Which company.
        company: CompanyId,
        /// To whom.
        to: Seat,
        /// What.
        deal: Deal,
        /// For how much.
        price: Money,
    },
    /// The deal was accepted.
    DealAccepted {
        /// By whom.
        seat: Seat,
    },
    /// The deal was refused.
    DealRefused {
        /// By whom.
        seat: Seat,
    },
    /// The other side of the deal named a price of its own.
    CounterOffered {
        /// Who.
        seat: Seat,
        /// What is dealt in.
        deal: Deal,
        /// The price.
        price: Money,
    },
    /// A company was taken over.
    TakenOver {
        /// The acquirer.
        company: CompanyId,
        /// The company that left the game.
        target: CompanyId,
        /// The price per share.
        price: Money,
    },
    /// Markers of a company that was taken over now belong to the acquirer.
    MarkersTakenOver {
        /// The acquirer.
        company: CompanyId,
        /// The former owner.
        target: CompanyId,
        /// How many came with the charter.
        unplaced: u8,
        /// The hexes where one stands.
        hexes: Vec<HexId>,
    },
    /// A train moved.
    TrainMoved {
        /// Which one, with the side that is up now.
        train: Train,
        /// From where.
        from: TrainPlace,
        /// To where.
        to: TrainPlace,
    },
    /// A train was turned.
    TrainTurned {
        /// By which company.
        company: CompanyId,
        /// The train before.
        train: Train,
        /// The side that is up now.
        side: Size,
    },
    /// The top card of the stack was exported.
    TrainExported {
        /// The card, shown with its first side.
        train: Train,
    },
    /// All trains of a type were scrapped.
    TypeScrapped {
        /// Which type.
        train_type: TrainTypeId,
    },
    /// A phase began.
    PhaseBegan {
        /// Which one.
        phase: PhaseId,
    },
    /// A player bid for a private company (R-36-AUC-02).
    BidPlaced {
        /// Who.
        seat: Seat,
        /// For which one.
        local: LocalId,
        /// How much.
        amount: Money,
    },
    /// A player dropped out of the bidding for a private company.
    BidderLeft {
        /// Who.
        seat: Seat,
        /// For which one.
        local: LocalId,
    },
    /// The cheapest private company became cheaper (R-36-AUC-07).
    AskingPriceFell {
        /// Which one.
        local: LocalId,
        /// The price now.
        price: Money,
    },
    /// It was fixed how a company gets its capital (R-36-PAR-02).
    CapitalFixed {
        /// Which company.
        company: CompanyId,
        /// How.
        capital: Capital,
    },
    /// Money for shares was held back, or released (R-36-PAR-03).
    EscrowChanged {
        /// Of which company.
        company: CompanyId,
        /// How much is held back now.
        escrow: Money,
    },
    /// A company is connected with its destination (R-36-PAR-07).
    DestinationReached {
        /// Which company.
        company: CompanyId,
    },
    /// A company took or repaid loans (R-36-LOAN).
    LoansChanged {
        /// Which company.
        company: CompanyId,
        /// How many it has now.
        loans: u8,
    },
    /// The marker of the post was placed, or removed (R-36-PRV-09, 10).
    PostMoved {
        /// Whose it is, and where; `None`: it left the game.
        to: Option<(CompanyId, HexId)>,
    },
    /// A company closed (R-36-MKT-07).
    CompanyClosed {
        /// Which one.
        company: CompanyId,
    },
    /// A company merged into the national one (R-36-CGR-04).
    CompanyMerged {
        /// Which one.
        company: CompanyId,
    },
    /// The national company was formed (R-36-CGR-08, 09).
    NationalFormed {
        /// Which one.
        company: CompanyId,
        /// Shares in all.
        shares: u8,
        /// The price of a share.
        price: Money,
        /// The space of its marker.
        space: u8,
        /// Somebody holds the president's certificate with one share only (R-36-CGR-11).
        temporary: bool,
        /// It owns no permanent train (R-36-CGR-18).
        frozen: bool,
    },
    /// A station of a company became one of the national company, or went (R-36-CGR-13).
    StationMerged {
        /// The national company.
        company: CompanyId,
        /// Whose it was.
        owner: CompanyId,
        /// Where.
        hex: HexId,
        /// In which city.
        city: Option<u8>,
        /// It stays on the map.
        kept: bool,
    },
    /// The national company has a permanent train at last, or gave up those that it had (R-36-CGR-18).
    NationalFrozen {
        /// Which one.
        company: CompanyId,
        /// Whether it is frozen now.
        frozen: bool,
    },
    /// The marker went under those on its space that fell in the same turn from a higher price (R-36-SR-13).
    MarkerLowered {
        /// Of which company.
        company: CompanyId,
    },
    /// The temporary president has a second share (R-36-CGR-12).
    PresidentConfirmed {
        /// Of which company.
        company: CompanyId,
    },
    /// A train was borrowed for a run (R-36-CGR-19).
    TrainBorrowed {
        /// By which company.
        company: CompanyId,
        /// Which one.
        train: Train,
    },
    /// The bank could not pay (R-36-END-03).
    BankBroke,
    /// A player could not pay (R-36-EMR-09).
    WentBankrupt {
        /// Who.
        seat: Seat,
        /// What he owes still.
        owes: Money,
    },
    /// The game ended.
    GameEnded {
        /// The wealth of every seat.
        worth: Vec<i64>,
    },
    /// What people need not read.
    Noted(Note),
}

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
                | Event::Noted(_)
        )
    }

    /// Whether people need not read it.
    pub fn is_quiet(&self) -> bool {
        matches!(self, Event::Noted(_))
    }
}
