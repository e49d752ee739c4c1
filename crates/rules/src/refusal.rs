//! Why an action was refused: the reason with its numbers, and the rule.

use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, PhaseId, Seat, TileId, TrainTypeId};
use crate::money::Money;
use crate::rule::Rule;
use crate::state::Train;
use crate::title::{Colour, Size};

/// A refused action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub why: Why,
    /// The rule behind it.
    pub rule: Rule,
}

/// Shorthand for a result that may be a refusal.
pub type Checked<T> = Result<T, Refusal>;

/// A refusal as the error of a result.
pub(crate) fn refuse<T>(rule: Rule, why: Why) -> Checked<T> {
    Err(Refusal { why, rule })
}

/// The reason for a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game has ended.
    GameIsOver,
    /// Another seat must decide.
    NotYourTurn {
        /// Who asked.
        seat: Seat,
        /// Who must decide.
        turn_of: Seat,
    },
    /// The action does not answer the decision that is waited for.
    NotNow,
    /// Somebody must act first and may not pass.
    MayNotPass,
    /// Too little money.
    CannotAfford {
        /// What it costs.
        need: Money,
        /// What is there.
        have: Money,
    },
    /// A price or amount outside its range.
    OutOfRange {
        /// What was asked.
        given: Money,
        /// The lowest.
        from: Money,
        /// The highest.
        to: Money,
    },
    /// The number of shares is outside its range.
    ShareCount {
        /// What was asked.
        given: u8,
        /// The most that may be sold.
        most: u8,
    },
    /// Not a start price of this size.
    NotAStartPrice {
        /// What was asked.
        price: Money,
        /// The prices of this size.
        prices: Vec<Money>,
    },
    /// The local railway is not where it would have to be.
    LocalNotThere {
        /// Which one.
        local: LocalId,
    },
    /// The private paper found no bid, and none has been sold since.
    FoundNoBid {
        /// Which one.
        local: LocalId,
    },
    /// The private paper cannot be bought by companies.
    NotForSale {
        /// Which one.
        local: LocalId,
    },
    /// The company belongs to a private paper: there are no shares of it.
    NoShareCompany {
        /// Which company.
        company: CompanyId,
    },
    /// The power of the local railway has been used.
    PowerIsUsed {
        /// Which one.
        local: LocalId,
    },
    /// The local railway cannot do that.
    NoSuchPower {
        /// Which one.
        local: LocalId,
    },
    /// No share sales in the first stock round.
    FirstStockRound,
    /// The player must sell down to the certificate limit first.
    AboveCertificateLimit {
        /// What the player holds.
        holds: usize,
        /// The limit.
        limit: usize,
    },
    /// The purchase would exceed the certificate limit.
    CertificateLimit {
        /// What the player holds.
        holds: usize,
        /// The limit.
        limit: usize,
    },
    /// The purchase would exceed the share of one player.
    OwnershipLimit {
        /// Of which company.
        company: CompanyId,
        /// What the player would own, in percent.
        percent: u8,
        /// The most, in percent.
        most: u8,
    },
    /// The company is Václav's: nobody deals with it.
    VaclavsCompany {
        /// Which company.
        company: CompanyId,
    },
    /// Companies of this size cannot be started yet.
    NotAvailableYet {
        /// Which company.
        company: CompanyId,
        /// The phase.
        phase: PhaseId,
    },
    /// The company is already started.
    AlreadyStarted {
        /// Which company.
        company: CompanyId,
    },
    /// The company is not started.
    NotStarted {
        /// Which company.
        company: CompanyId,
    },
    /// The company has left the game.
    CompanyClosed {
        /// Which company.
        company: CompanyId,
    },
    /// No share of the company is in the bank.
    NoShareInBank {
        /// Which company.
        company: CompanyId,
    },
    /// The player sold shares of the company in this round.
    SoldThisRound {
        /// Which company.
        company: CompanyId,
    },
    /// The player is in debt.
    InDebt {
        /// How much.
        debt: Money,
    },
    /// The director's certificate cannot be given up: nobody could take it.
    NoSuccessor {
        /// Of which company.
        company: CompanyId,
        /// The most that may be sold.
        most: u8,
    },
    /// The hex is not one of the company's.
    NotItsHex {
        /// Which hex.
        hex: HexId,
    },
    /// No tile may be laid on the hex.
    NoTilesHere {
        /// Which hex.
        hex: HexId,
    },
    /// The tile does not fit on the hex in any position.
    TileDoesNotFit {
        /// Which hex.
        hex: HexId,
        /// Which tile.
        tile: TileId,
    },
    /// The tile does not fit in this position.
    PositionDoesNotFit {
        /// Which hex.
        hex: HexId,
        /// Which tile.
        tile: TileId,
        /// The position.
        rotation: Rotation,
    },
    /// The position shows the same picture as a lower one, which is to be used.
    SamePicture {
        /// The position given.
        rotation: Rotation,
        /// The position to use.
        same_as: Rotation,
    },
    /// The colour is not available yet.
    ColourNotYet {
        /// The colour.
        colour: Colour,
        /// The phase.
        phase: PhaseId,
    },
    /// No such tile is left.
    NoTileLeft {
        /// Which tile.
        tile: TileId,
    },
    /// A purple-edged tile needs a local railway.
    NeedsLocal {
        /// Which tile.
        tile: TileId,
    },
    /// There is no cost to waive.
    NothingToWaive {
        /// Which hex.
        hex: HexId,
    },
    /// The build of this turn is used up.
    BuildUsedUp {
        /// Tiles laid in this turn.
        laid: u8,
    },
    /// Yellow tiles and promotions do not go together in one turn.
    YellowOrPromotion,
    /// The first tile must be laid on the home hex.
    HomeFirst {
        /// The home hex.
        home: HexId,
    },
    /// The tile would not be connected to a station of the company.
    NotConnected {
        /// Which hex.
        hex: HexId,
    },
    /// There is no such city.
    NoSuchCity {
        /// Which hex.
        hex: HexId,
        /// The index asked for.
        city: u8,
    },
    /// No marker is left on the charter.
    NoMarkerLeft,
    /// The company has a marker on the hex already.
    MarkerOnHex {
        /// Which hex.
        hex: HexId,
    },
    /// No free place in the city.
    CityFull {
        /// Which hex.
        hex: HexId,
    },
    /// The free place is kept for a home company.
    PlaceReserved {
        /// Which hex.
        hex: HexId,
        /// For whom.
        company: CompanyId,
    },
    /// No connection to the city.
    CityNotConnected {
        /// Which hex.
        hex: HexId,
    },
    /// The company has no such train to run.
    NoSuchTrain {
        /// Which train.
        train: Train,
    },
    /// The company cannot run the train.
    CannotRun {
        /// Which train.
        train: Train,
    },
    /// A route is not legal.
    IllegalRoute {
        /// Which train.
        train: Train,
        /// What is wrong, and the hex where.
        fault: RouteFault,
        /// Where.
        hex: Option<HexId>,
    },
    /// The runs must be given in order.
    RunsNotSorted,
    /// Better routes exist.
    BetterRoutes {
        /// What was shown.
        claimed: Money,
        /// The best.
        best: Money,
        /// The stops of the best set, train by train.
        stops: Vec<(Train, Vec<HexId>)>,
    },
    /// The target is not smaller than the acquirer.
    NotSmaller {
        /// The target.
        target: CompanyId,
    },
    /// The company has not floated.
    NotFloated {
        /// Which one.
        company: CompanyId,
    },
    /// The company cannot deal with itself.
    Itself,
    /// A price at or below one that was refused, and nothing has changed since.
    RefusedBefore {
        /// The refused price.
        price: Money,
    },
    /// There is nothing between the price that is offered and the best one that the deal allows.
    NoOtherPrice,
    /// Deals of this kind begin later.
    NotInPhase {
        /// The phase.
        phase: PhaseId,
    },
    /// The side is too large for the company.
    TooLarge {
        /// The size of the train or local railway.
        size: Size,
        /// The company.
        company: CompanyId,
    },
    /// The card has no such side.
    NoSuchSide {
        /// The side asked for.
        size: Size,
    },
    /// Trains of the type have been scrapped.
    TypeIsScrapped {
        /// The type.
        train_type: TrainTypeId,
    },
    /// A train is only turned to a larger side.
    OnlyLarger,
    /// The company is at its train limit.
    TrainLimit {
        /// Which company.
        company: CompanyId,
        /// How many it owns.
        owns: usize,
        /// The phase of the limit.
        phase: PhaseId,
    },
    /// The last place must stay free for a train that the company can run.
    KeepRoomForOwnTrain {
        /// Which company.
        company: CompanyId,
        /// The limit.
        limit: usize,
    },
    /// The company must own a train that it can run.
    MustOwnTrain {
        /// Which company.
        company: CompanyId,
    },
    /// Nobody builds there while a player owns the private company.
    BlockedByPrivate {
        /// Which hex.
        hex: HexId,
        /// Which private company.
        local: LocalId,
    },
    /// No new track would be connected, and no city changes.
    NoNewTrack {
        /// Which hex.
        hex: HexId,
    },
    /// Only the cheapest private company can be bought, and only the others are bid for.
    NotTheCheapest {
        /// The cheapest one.
        local: LocalId,
    },
    /// The pool would hold more than half of the company.
    PoolFull {
        /// Which company.
        company: CompanyId,
        /// The most that may be sold.
        most: u8,
    },
    /// While more than half of the company is in the pool, its other shares are not for sale.
    PoolFirst {
        /// Which company.
        company: CompanyId,
    },
    /// Something was bought in this turn already.
    OnePurchase,
    /// Shares are sold before or after the purchase, not both.
    SalesAreOver,
    /// What was just bought may not be sold.
    JustBoughtShares {
        /// Of which company.
        company: CompanyId,
        /// The most that may be sold.
        most: u8,
    },
    /// The company has as many loans as players have shares of it.
    LoanLimit {
        /// How many loans.
        loans: u8,
    },
    /// A company takes at most one loan in a turn.
    OneLoan,
    /// A company that has repaid a loan takes none in the same turn.
    HasRepaid,
    /// The company has no loan.
    NoLoan,
    /// Fewer shares would raise enough.
    MoreThanNeeded {
        /// The most that may be sold.
        most: u8,
    },
    /// The president of the company in need must stay.
    PresidentStays {
        /// Which company.
        company: CompanyId,
    },
    /// The company bought a train of the type in this turn.
    TypeBought {
        /// The type.
        train_type: TrainTypeId,
    },
    /// The national company deals in trains at the printed price only.
    PrintedPrice {
        /// The price.
        price: Money,
    },
    /// The national company buys permanent trains only.
    OnlyPermanent,
    /// The national company has had no permanent train yet, and pays for nothing else.
    Frozen,
    /// With the president's money only the cheapest train is bought.
    OnlyCheapest {
        /// Its price.
        price: Money,
    },
    /// The temporary president must buy a second share.
    MustBuySecond {
        /// Of which company.
        company: CompanyId,
    },
    /// The sum can still be raised.
    CanStillPay,
    /// Shares were sold for the cheapest train, so that it must be bought.
    SoldForTrain,
    /// A loan, or a train of another company of the same president, must help, since shares alone do not.
    OtherWay,
    /// 18xx.games would ask nobody any more after the company has closed.
    NobodyCouldAct {
        /// The company.
        company: CompanyId,
    },
    /// A block of the company was sold, and none is added to.
    BlockSold {
        /// The company.
        company: CompanyId,
    },
    /// A permanent train stays with the national company.
    PermanentStays {
        /// Which train.
        train: Train,
    },
    /// The train just bought stays.
    JustBought {
        /// Which train.
        train: Train,
    },
}

/// What is wrong with a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteFault {
    /// The pieces do not follow each other.
    Broken,
    /// Fewer than two stops.
    TooShort,
    /// More stops than the train reaches.
    TooLong,
    /// No station of the company on it.
    NoStation,
    /// A stop twice, or two cities that count as one.
    StopTwice,
    /// Track used twice, by this or another train.
    TrackTwice,
    /// It goes through a city full of others, or through a red tile.
    Blocked,
}
