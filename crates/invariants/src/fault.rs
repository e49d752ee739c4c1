//! What can be wrong with a position: a key with typed arguments, put into words where it is shown.

use rules::message::{Arg, Keyed, messages};
use rules::state::PrivateOwner;
use rules::title::Size;
use rules::train::Train;
use rules::{CompanyId, HexId, Money, PhaseId, PrivateId, Seat, TileId, TrainTypeId};

messages! {
    /// What is wrong with a position, and what would be right.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Fault as "unsound" {
        /// Not every seat has just one order card.
        OrderCards,
        /// Decisions wait after the end, or none while the game goes on.
        Agenda { waiting: usize },
        /// What is asked is nobody's to decide.
        NobodyDecides,
        /// Not every seat can pass.
        Passes,
        /// No such turn in a round of so many players.
        Turn { next: u8, passes: u8, players: usize },
        /// The price of local railways is not that of the process track.
        LocalPrice { price: Option<Money>, right: Option<Money> },
        /// The game ended before it began.
        EndedEarly,
        /// Bids that cash does not cover.
        BidsAboveCash { seat: Seat, bids: Money, cash: Money },
        /// A private company or paper that is sold is bid for, or found no bidder.
        SoldIsBidFor,
        /// Who is out and who is next do not go together.
        Bidders,
        /// A bid that nobody can have made.
        ImpossibleBid { seat: Seat, bid: Money },
        /// A company would operate twice in one round.
        OperatesTwice,
        /// A company operates without having floated.
        OperatesUnfloated { company: CompanyId },
        /// An operating round waits without a company's turn.
        NoTurn,
        /// A company operates out of turn.
        OutOfTurn { company: CompanyId },
        /// A company operates although it is closed.
        OperatesClosed { company: CompanyId },
        /// A company acts in a turn that it has not begun.
        TurnNotBegun { company: CompanyId },
        /// More tiles in one turn than a company may lay.
        TilesInTurn { company: CompanyId, laid: u8, most: u8 },
        /// The phase is not that of the last card that left the stack.
        WrongPhase { phase: PhaseId, train: Train, left: u8, right: PhaseId },
        /// More shares in hands than there are.
        SharesAboveTotal { company: CompanyId, held: u8, total: u8 },
        /// Shares of a company that is not in play.
        SharesOfNoCompany { company: CompanyId, held: u8 },
        /// More shares in one hand than allowed.
        SharesAboveCap { seat: Seat, company: CompanyId, shares: u8, most: u8 },
        /// A company in play has no director.
        NoDirector { company: CompanyId },
        /// A company that has none to have has a director.
        DirectorOfNone { company: CompanyId },
        /// The director does not hold the certificate.
        DirectorHolds { company: CompanyId, held: u8 },
        /// Somebody holds more than the director.
        MoreThanDirector { seat: Seat, company: CompanyId, shares: u8, held: u8 },
        /// A company is Václav's where he does not play.
        VaclavAbsent { company: CompanyId },
        /// He has two companies of one size.
        VaclavTwice { company: CompanyId },
        /// He holds another part of a company than its director's half, or it has not floated.
        VaclavHolds { company: CompanyId, shares: u8, right: u8 },
        /// Somebody holds more of his company than he does.
        MoreThanVaclav { seat: Seat, company: CompanyId, shares: u8, held: u8 },
        /// His company owns money or local railways.
        VaclavOwns { company: CompanyId },
        /// His company owns more than one train, or one that it cannot run.
        VaclavTrains { company: CompanyId, trains: usize },
        /// His company took over another.
        VaclavTookOver { company: CompanyId },
        /// A home marker before the first turn.
        EarlyHome { company: CompanyId },
        /// A company that does not operate owns something.
        OwnsUnfloated { company: CompanyId },
        /// Another number of markers on a charter than there must be.
        CharterMarkers { company: CompanyId, markers: u8, right: u8 },
        /// The marker of a private railway does not stand where it must.
        RailwayMarker { company: CompanyId },
        /// A private railway owns something.
        RailwayOwns { company: CompanyId },
        /// A company in play has no marker on the chart, or more than one; or one that is not in play has.
        ChartMarkers { company: CompanyId, markers: usize, right: u8 },
        /// A marker beside the chart.
        BesideChart { company: CompanyId },
        /// No company of this size starts at this price.
        StartPrice { company: CompanyId, price: Money, prices: Vec<Money> },
        /// A company comes before one with a higher price.
        ChartOrder { company: CompanyId, price: Money, before: CompanyId, higher: Money },
        /// More debt than penalty.
        DebtAbovePenalty { seat: Seat, debt: Money, penalty: Money },
        /// A local railway or private company is where it cannot be, or its power is used where it cannot be.
        PrivateOwner { private: PrivateId, owner: PrivateOwner, used: bool },
        /// Tiles on the map and in the supply are not those of the box.
        TileCount { tile: TileId, laid: usize, left: usize, count: u8 },
        /// A position with a smaller equal one.
        TileTurned { tile: TileId, hex: HexId, rotation: rules::geometry::Rotation },
        /// A red tile that is not at home.
        RedTileAway { tile: TileId, hex: HexId },
        /// The red tile of a company that still has to lay it.
        RedTileEarly { company: CompanyId, hex: HexId },
        /// A tile on a hex without tiles.
        NoTilesHere { tile: TileId, hex: HexId },
        /// A tile with the wrong letters.
        TileLetters { tile: TileId, hex: HexId },
        /// A tile of a colour that is not out.
        TileColour { tile: TileId, hex: HexId, phase: PhaseId },
        /// A tile that leads off the map or misses a stub.
        TileLeadsOff { tile: TileId, hex: HexId },
        /// A tile with other locations than its hex.
        TileLocations { tile: TileId, hex: HexId },
        /// More markers than places.
        CityFull { hex: HexId, markers: u8, places: u8 },
        /// Several markers of a company on one hex.
        MarkersOnHex { company: CompanyId, hex: HexId, markers: usize },
        /// A marker in no city.
        MarkerInNoCity { company: CompanyId, hex: HexId },
        /// A marker without a city, and nobody is asked.
        MarkerWaits { company: CompanyId, hex: HexId },
        /// A marker on the red tile of another.
        MarkerOnRed { company: CompanyId, hex: HexId },
        /// A marker before the home company chose its city.
        BeforeHome { hex: HexId },
        /// Fewer places than home companies need.
        HomePlaces { hex: HexId, free: u8, needed: u8 },
        /// Markers on the map and on charters are not those of the box.
        MarkerCount { placed: usize, charters: usize, right: usize },
        /// The markers are not sorted.
        MarkersUnsorted,
        /// No such number of cards is left on the stack.
        CardsLeft { train: Train, left: u8, count: u8 },
        /// More cards of a letter in play than left the stack.
        CardsInPlay { train: Train, count: usize, sold: usize },
        /// A type was scrapped twice.
        ScrappedTwice,
        /// A card that shows a side which it does not have; in the pool, or with a company.
        NoSuchSide { company: Option<CompanyId> },
        /// A scrapped train in the pool, or with a company.
        Scrapped { train_type: TrainTypeId, company: Option<CompanyId> },
        /// A company that has not floated owns trains.
        TrainsUnfloated { company: CompanyId },
        /// A train for a larger company.
        TrainTooLarge { company: CompanyId, side: Size },
        /// More trains than the limit, and nobody is asked.
        TrainLimit { company: CompanyId, owns: usize, most: usize },
        /// Bank, players and companies have not what the box holds.
        MoneyInAll { bank: i64, players: i64, companies: i64, all: Money },
        /// Loans that the company cannot have.
        Loans { company: CompanyId, loans: u8 },
        /// Money held back that cannot be.
        HeldBack { company: CompanyId, amount: Money },
        /// A company in play without a kind of capital.
        NoCapital { company: CompanyId },
        /// More shares in the pool than allowed.
        PoolFull { company: CompanyId, shares: u8, most: u8 },
        /// The national company is there without having been formed.
        NationalUnformed { company: CompanyId },
        /// A player has more than was ever paid.
        CashAbovePaid { seat: Seat, cash: i64, paid: i64 },
        /// A player is worth what no game can bring.
        Worth { seat: Seat, worth: i64 },
        /// A company has more than was ever paid.
        TreasuryAbovePaid { company: CompanyId, treasury: i64, paid: i64 },
        /// Somebody is asked, and nothing is offered.
        NothingOffered { seat: Seat },
    }
}

/// What a fault is about, as far as it is one thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Subject {
    Player(Seat),
    Company(CompanyId),
    Hex(HexId),
    Private(PrivateId),
    Trains,
    Chart,
    /// The round, the order of play, or the table as a whole.
    Round,
}

impl Fault {
    /// What it is about.
    pub fn subject(&self) -> Subject {
        match self {
            Fault::ChartMarkers { .. } | Fault::ChartOrder { .. } | Fault::BesideChart { .. } => {
                Subject::Chart
            }
            Fault::WrongPhase { .. }
            | Fault::CardsLeft { .. }
            | Fault::CardsInPlay { .. }
            | Fault::ScrappedTwice => Subject::Trains,
            Fault::OutOfTurn { .. }
            | Fault::OperatesUnfloated { .. }
            | Fault::OperatesClosed { .. }
            | Fault::TurnNotBegun { .. }
            | Fault::TilesInTurn { .. }
            | Fault::NothingOffered { .. } => Subject::Round,
            other => named(other),
        }
    }
}

/// The most special thing that it names.
fn named(fault: &Fault) -> Subject {
    let args = fault.args();
    let subject = |arg: &Arg| match *arg {
        Arg::Hex(hex) => Some((0, Subject::Hex(hex))),
        Arg::Private(private) => Some((0, Subject::Private(private))),
        Arg::Company(company) => Some((1, Subject::Company(company))),
        Arg::Seat(seat) => Some((2, Subject::Player(seat))),
        Arg::TrainType(_) => Some((3, Subject::Trains)),
        _ => None,
    };
    let found = args.iter().filter_map(|(_, arg)| subject(arg)).min_by_key(|(rank, _)| *rank);
    found.map_or(Subject::Round, |(_, subject)| subject)
}
