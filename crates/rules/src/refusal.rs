//! Why an action was refused: the reason with its numbers, and the rule.

use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, PhaseId, PrivateId, Seat, TileId, TrainTypeId};
use crate::message::messages;
use crate::money::Money;
use crate::rule::Rule;
use crate::title::{Colour, Size};
use crate::train::Train;

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

messages! {
    /// The reason for a refusal.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why as "why" {
        /// The game has ended.
        GameIsOver,
        /// Another seat must decide.
        NotYourTurn { seat: Seat, turn_of: Seat },
        /// The action does not answer the decision that is waited for.
        NotNow,
        /// Somebody must act first and may not pass.
        MayNotPass,
        /// Too little money.
        CannotAfford { need: Money, have: Money },
        /// A price or amount outside its range.
        OutOfRange { given: Money, from: Money, to: Money },
        /// The number of shares is outside its range.
        ShareCount { given: u8, most: u8 },
        /// Not a start price of this size.
        NotAStartPrice { price: Money, prices: Vec<Money> },
        /// The local railway or private company is not where it would have to be.
        PrivateNotThere { private: PrivateId },
        /// The private paper found no bid, and none has been sold since.
        FoundNoBid { private: PrivateId },
        /// The private paper cannot be bought by companies.
        NotForSale { private: PrivateId },
        /// The company belongs to a private paper: there are no shares of it.
        NoShareCompany { company: CompanyId },
        /// The power of the local railway or private company has been used.
        PowerIsUsed { private: PrivateId },
        /// The local railway cannot do that.
        NoSuchPower { private: PrivateId },
        /// No share sales in the first stock round.
        FirstStockRound,
        /// The player must sell down to the certificate limit first.
        AboveCertificateLimit { holds: usize, limit: usize },
        /// The purchase would exceed the certificate limit.
        CertificateLimit { holds: usize, limit: usize },
        /// The purchase would exceed the share of one player.
        OwnershipLimit { company: CompanyId, percent: u8, most: u8 },
        /// The company is Václav's: nobody deals with it.
        VaclavsCompany { company: CompanyId },
        /// Companies of this size cannot be started yet.
        NotAvailableYet { company: CompanyId, phase: PhaseId },
        /// The company is already started.
        AlreadyStarted { company: CompanyId },
        /// The company is not started.
        NotStarted { company: CompanyId },
        /// The company has left the game.
        CompanyClosed { company: CompanyId },
        /// No share of the company is in the bank.
        NoShareInBank { company: CompanyId },
        /// The player sold shares of the company in this round.
        SoldThisRound { company: CompanyId },
        /// The player is in debt.
        InDebt { debt: Money },
        /// The director's certificate cannot be given up: nobody could take it.
        NoSuccessor { company: CompanyId, most: u8 },
        /// The hex is not one of the company's.
        NotItsHex { hex: HexId },
        /// No tile may be laid on the hex.
        NoTilesHere { hex: HexId },
        /// The tile does not fit on the hex in any position.
        TileDoesNotFit { hex: HexId, tile: TileId },
        /// The tile does not fit in this position.
        PositionDoesNotFit { hex: HexId, tile: TileId, rotation: Rotation },
        /// The position shows the same picture as a lower one, which is to be used.
        SamePicture { rotation: Rotation, same_as: Rotation },
        /// The colour is not available yet.
        ColourNotYet { colour: Colour, phase: PhaseId },
        /// No such tile is left.
        NoTileLeft { tile: TileId },
        /// A purple-edged tile needs a local railway.
        NeedsLocal { tile: TileId },
        /// There is no cost to waive.
        NothingToWaive { hex: HexId },
        /// The build of this turn is used up.
        BuildUsedUp { laid: u8 },
        /// Yellow tiles and promotions do not go together in one turn.
        YellowOrPromotion,
        /// The first tile must be laid on the home hex.
        HomeFirst { home: HexId },
        /// The tile would not be connected to a station of the company.
        NotConnected { hex: HexId },
        /// There is no such city.
        NoSuchCity { hex: HexId, city: u8 },
        /// No marker is left on the charter.
        NoMarkerLeft,
        /// The company has a marker on the hex already.
        MarkerOnHex { hex: HexId },
        /// No free place in the city.
        CityFull { hex: HexId },
        /// The free place is kept for a home company.
        PlaceReserved { hex: HexId, company: CompanyId },
        /// No connection to the city.
        CityNotConnected { hex: HexId },
        /// The company has no such train to run.
        NoSuchTrain { train: Train },
        /// The company cannot run the train.
        CannotRun { train: Train },
        /// A route is not legal.
        IllegalRoute { train: Train, fault: RouteFault, hex: Option<HexId> },
        /// The runs must be given in order.
        RunsNotSorted,
        /// Better routes exist.
        BetterRoutes { claimed: Money, best: Money, stops: Vec<(Train, Vec<HexId>)> },
        /// The target is not smaller than the acquirer.
        NotSmaller { target: CompanyId },
        /// The company has not floated.
        NotFloated { company: CompanyId },
        /// The company cannot deal with itself.
        Itself,
        /// A price at or below one that was refused, and nothing has changed since.
        RefusedBefore { price: Money },
        /// There is nothing between the price that is offered and the best one that the deal allows.
        NoOtherPrice,
        /// Deals of this kind begin later.
        NotInPhase { phase: PhaseId },
        /// The side is too large for the company.
        TooLarge { size: Size, company: CompanyId },
        /// The card has no such side.
        NoSuchSide { size: Size },
        /// Trains of the type have been scrapped.
        TypeIsScrapped { train_type: TrainTypeId },
        /// A train is only turned to a larger side.
        OnlyLarger,
        /// The company is at its train limit.
        TrainLimit { company: CompanyId, owns: usize, phase: PhaseId },
        /// The last place must stay free for a train that the company can run.
        KeepRoomForOwnTrain { company: CompanyId, limit: usize },
        /// The company must own a train that it can run.
        MustOwnTrain { company: CompanyId },
        /// Nobody builds there while a player owns the private company.
        BlockedByPrivate { hex: HexId, private: PrivateId },
        /// No new track would be connected, and no city changes.
        NoNewTrack { hex: HexId },
        /// Only the cheapest private company can be bought, and only the others are bid for.
        NotTheCheapest,
        /// The pool would hold more than half of the company.
        PoolFull { company: CompanyId, most: u8 },
        /// While more than half of the company is in the pool, its other shares are not for sale.
        PoolFirst { company: CompanyId },
        /// Something was bought in this turn already.
        OnePurchase,
        /// Shares are sold before or after the purchase, not both.
        SalesAreOver,
        /// What was just bought may not be sold.
        JustBoughtShares { company: CompanyId, most: u8 },
        /// The company has as many loans as players have shares of it.
        LoanLimit { loans: u8 },
        /// A company takes at most one loan in a turn.
        OneLoan,
        /// A company that has repaid a loan takes none in the same turn.
        HasRepaid,
        /// The company has no loan.
        NoLoan,
        /// Fewer shares would raise enough.
        MoreThanNeeded { most: u8 },
        /// The president of the company in need must stay.
        PresidentStays { company: CompanyId },
        /// The company bought a train of the type in this turn.
        TypeBought { train_type: TrainTypeId },
        /// The national company deals in trains at the printed price only.
        PrintedPrice { price: Money },
        /// The national company buys permanent trains only.
        OnlyPermanent,
        /// The national company has had no permanent train yet, and pays for nothing else.
        Frozen,
        /// With the president's money only the cheapest train is bought.
        OnlyCheapest { price: Money },
        /// The temporary president must buy a second share.
        MustBuySecond { company: CompanyId },
        /// The sum can still be raised.
        CanStillPay,
        /// Shares were sold for the cheapest train, so that it must be bought.
        SoldForTrain,
        /// A loan, or a train of another company of the same president, must help, since shares alone do not.
        OtherWay,
        /// 18xx.games would ask nobody any more after the company has closed.
        NobodyCouldAct { company: CompanyId },
        /// A block of the company was sold, and none is added to.
        BlockSold { company: CompanyId },
        /// A permanent train stays with the national company.
        PermanentStays { train: Train },
        /// The train just bought stays.
        JustBought { train: Train },
    }
}

messages! {
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
}
