//! What happened: typed, in the past tense, complete. Every koruna, certificate, train, tile and marker that moves is
//! in one, so that a log in any language, or the table itself, can be drawn from events alone.

use crate::action::Run;
use crate::decision::{Deal, Step};
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};
use crate::money::Money;
use crate::state::{LocalOwner, Train};
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
    /// A loan from the bank.
    Loan,
    /// Repayment of a loan.
    Repayment,
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
}

/// Which round began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundName {
    /// The Pre-Stock Round.
    PreStock,
    /// The auction of private papers.
    Auction,
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
    /// The game ended.
    GameEnded {
        /// The wealth of every seat.
        worth: Vec<i64>,
    },
}
