//! Refusals in words: the section of the rulebook, what is wrong with its numbers, and what would be right.

use super::{Names, article, capital, count};
use rules::refusal::{Refusal, RouteFault, Why};
use rules::rule::{self, Rule};

impl Names<'_> {
    /// Why an action was refused: `VIII.10: BCB owns 3 trains, the limit in phase d`.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{}: {}", refusal.rule.section, self.why(&refusal.why, refusal.rule))
    }

    fn why(&self, why: &Why, rule: Rule) -> String {
        match why {
            Why::GameIsOver => "The game is over".into(),
            Why::NotYourTurn { seat, turn_of } => {
                format!("{} must decide, not {}", self.player(*turn_of), self.player(*seat))
            }
            Why::NotNow => "Something else is to be decided now".into(),
            Why::MayNotPass => "Passing is not allowed here".into(),
            Why::CannotAfford { need, have } => {
                format!("It costs {}, and there are {}", self.money(*need), self.money(*have))
            }
            Why::OutOfRange { given, from, to } => self.out_of_range(*given, *from, *to),
            Why::ShareCount { given, most } => match most {
                0 => format!("{} asked for, and none can be sold", count(*given, "share")),
                _ => format!("{} asked for, and 1 to {most} can be sold", count(*given, "share")),
            },
            Why::FoundNoBid { local } => {
                format!("Nobody bid for {}, and it is not put up again before another is sold", self.local(*local))
            }
            Why::NotForSale { local } => {
                format!("No company can buy {}; its owner can only have it run", self.local(*local))
            }
            Why::NoShareCompany { company } => {
                format!("{} is a private railway without shares", self.company(*company))
            }
            Why::RunsNotSorted => "The runs must be given in order".into(),
            Why::BetterRoutes { claimed, best, stops } => self.better(*claimed, *best, stops),
            Why::IllegalRoute { train, fault, hex } => {
                let place = hex.map_or_else(String::new, |hex| format!(" on {}", self.hex(hex)));
                format!("The route of the {} {}{place}", self.train(*train), fault_of(*fault))
            }
            Why::CannotRun { train } => format!("The company cannot run {}", article(&self.train(*train))),
            Why::LocalNotThere { local } => self.local_not_there(*local, rule),
            Why::PowerIsUsed { local } => format!("The power of {} has been used", self.local(*local)),
            Why::NoSuchPower { local } => self.no_such_power(*local, rule),
            Why::NeedsLocal { tile } => {
                format!("Tile {} is only laid with the power of a local railway", self.tile(*tile))
            }
            Why::NothingToWaive { hex } => format!("A tile on {} costs nothing anyway", self.hex(*hex)),
            Why::FirstStockRound => "No shares are sold in the first stock round".into(),
            Why::AboveCertificateLimit { holds, limit } => {
                format!("{holds} certificates are above the limit of {limit}, so shares must be sold first")
            }
            Why::CertificateLimit { holds, limit } => {
                format!("{holds} certificates leave no room under the limit of {limit}")
            }
            Why::OwnershipLimit { company, percent, most } => {
                format!("{percent}% of {} would be owned, at most {most}%", self.company(*company))
            }
            Why::VaclavsCompany { company } => {
                format!(
                    "{} is Václav's, which pays out, and neither buys, sells nor trades",
                    self.company(*company)
                )
            }
            Why::NotAvailableYet { company, phase } => self.not_available_yet(*company, *phase),
            Why::NotAStartPrice { price, prices } => self.not_a_start_price(*price, prices),
            Why::AlreadyStarted { company } => format!("{} is started already", self.company(*company)),
            Why::NotStarted { company } => format!("{} is not started yet", self.company(*company)),
            Why::CompanyClosed { company } => format!("{} has left the game", self.company(*company)),
            Why::NoShareInBank { company } => format!("The bank has no share of {}", self.company(*company)),
            Why::SoldThisRound { company } => {
                format!("{} was sold by this player in this round", self.company(*company))
            }
            Why::InDebt { debt } => format!("{} of debt must be repaid first", self.money(*debt)),
            Why::NoSuccessor { company, most } => self.no_successor(*company, *most),
            Why::NotItsHex { hex } => format!("{} is not a home of the company", self.hex(*hex)),
            Why::NoTilesHere { hex } => format!("{} takes no tiles", self.hex(*hex)),
            Why::TileDoesNotFit { hex, tile } => {
                format!("Tile {} does not fit on {}", self.tile(*tile), self.hex(*hex))
            }
            Why::PositionDoesNotFit { hex, tile, rotation } => {
                let (tile, hex) = (self.tile(*tile), self.hex(*hex));
                format!("Tile {tile} does not fit in position {} on {hex}", rotation.0)
            }
            Why::SamePicture { rotation, same_as } => {
                format!("Position {} shows the same as {}, which is to be used", rotation.0, same_as.0)
            }
            Why::ColourNotYet { colour, phase } => self.colour_not_yet(*colour, *phase),
            Why::NoTileLeft { tile } => format!("No tile {} is left", self.tile(*tile)),
            Why::BuildUsedUp { laid } => {
                format!("{} laid, all that this turn allows", count(*laid, "tile"))
            }
            Why::YellowOrPromotion => "A turn allows yellow tiles or one promotion, not both".into(),
            Why::HomeFirst { home } => format!("The first tile must lie on {}, the home", self.hex(*home)),
            Why::NotConnected { hex } => {
                format!("The tile on {} would not be connected to a station of the company", self.hex(*hex))
            }
            Why::NoSuchCity { hex, city } => {
                format!("There is no city {} on {}", u16::from(*city) + 1, self.hex(*hex))
            }
            Why::NoMarkerLeft => "No marker is left on the charter".into(),
            Why::MarkerOnHex { hex } => format!("The company has a marker on {} already", self.hex(*hex)),
            Why::CityFull { hex } => format!("No place is free on {}", self.hex(*hex)),
            Why::PlaceReserved { hex, company } => {
                format!("The free place on {} is kept for {}", self.hex(*hex), self.company(*company))
            }
            Why::CityNotConnected { hex } => {
                format!("No connection leads from a station of the company to {}", self.hex(*hex))
            }
            Why::BlockedByPrivate { hex, local } => {
                format!("Nobody builds on {} while a player owns {}", self.hex(*hex), self.local(*local))
            }
            Why::NoNewTrack { hex } => format!("No new track on {} would be connected", self.hex(*hex)),
            Why::NotTheCheapest { local } => {
                format!(
                    "{} is the cheapest: it is bought, the others are bid for",
                    capital(&self.local(*local))
                )
            }
            Why::PoolFull { company, most } => {
                format!("At most {} of {} fit into the pool", count(*most, "share"), self.company(*company))
            }
            Why::PoolFirst { company } => {
                format!(
                    "More than half of {} is in the pool, and must be bought there",
                    self.company(*company)
                )
            }
            Why::OnePurchase => "A turn has one purchase".into(),
            Why::SalesAreOver => "A turn sells before or after its purchase, not both".into(),
            Why::JustBoughtShares { company, most } => {
                let company = self.company(*company);
                format!(
                    "What was just bought of {company} stays: at most {} can be sold",
                    count(*most, "share")
                )
            }
            Why::LoanLimit { loans } => {
                format!("{} are as many as players have shares of it", count(*loans, "loan"))
            }
            Why::OneLoan => "A company takes one loan in a turn".into(),
            Why::HasRepaid => "A company that has repaid a loan takes none in the same turn".into(),
            Why::NoLoan => "The company has no loan".into(),
            Why::MoreThanNeeded { most } => {
                format!("No more may be sold than needed: {}", count(*most, "share"))
            }
            Why::PresidentStays { company } => {
                format!("The president of {} must stay, since it is in need", self.company(*company))
            }
            Why::TypeBought { train_type } => {
                format!("A {} was bought in this turn already", self.train_type(*train_type))
            }
            Why::PrintedPrice { price } => {
                format!("The national company deals at the printed price, {}", self.money(*price))
            }
            Why::OnlyPermanent => "The national company buys permanent trains only".into(),
            Why::Frozen => "Without a permanent train the national company pays for nothing else".into(),
            Why::OnlyCheapest { price } => {
                format!("The president helps only with the cheapest train, for {}", self.money(*price))
            }
            Why::MustBuySecond { company } => {
                format!("The temporary president must buy a second share of {}", self.company(*company))
            }
            Why::CanStillPay => "Shares can still be sold that bring enough".into(),
            Why::SoldForTrain => "Shares were sold for the cheapest train, and must pay for it".into(),
            Why::OtherWay => {
                "Shares alone do not bring enough; a loan or a train of another company of the president would do"
                    .into()
            }
            Why::BlockSold { company } => {
                format!("Shares of {} were sold already, and no block is added to", self.company(*company))
            }
            Why::NobodyCouldAct { company } => format!(
                "{} would close, and on 18xx.games the game would stand still after that",
                self.company(*company)
            ),
            Why::PermanentStays { train } => {
                format!("The {} is permanent and stays with the national company", self.train(*train))
            }
            Why::NoSuchTrain { train } => format!("There is no {} to be had", self.train(*train)),
            Why::NotSmaller { target } => {
                format!("{} is not smaller than the company", self.company(*target))
            }
            Why::NotFloated { company } => format!("{} has not floated", self.company(*company)),
            Why::Itself => "A company does not deal with itself".into(),
            Why::RefusedBefore { price } => {
                format!(
                    "{} was refused, and nothing has changed: only more can be offered",
                    self.money(*price)
                )
            }
            Why::NoOtherPrice => "There is no price to counter with; it can be taken or refused".into(),
            Why::NotInPhase { phase } if rule == rule::JR_LOAN_01 => {
                format!("No loans are given any more in {}", self.phase(*phase))
            }
            Why::NotInPhase { phase } => self.not_in_phase(*phase, rule),
            Why::TooLarge { size, company } => self.too_large(*size, *company),
            Why::NoSuchSide { size } => format!("The card has no {} side", size.name()),
            Why::TypeIsScrapped { train_type } => {
                format!("{} trains have been scrapped", self.train_type(*train_type))
            }
            Why::OnlyLarger => "A train is only turned to a larger side".into(),
            Why::TrainLimit { company, owns, .. } if self.title.charter(*company).national => {
                let (company, owned) = (self.company(*company), count(*owns as u64, "train"));
                format!("{company} owns {owned}, at most {}", self.title.figures.national.trains)
            }
            Why::TrainLimit { company, owns, phase } => self.train_limit(*company, *owns, *phase),
            Why::KeepRoomForOwnTrain { company, limit } => {
                let company = self.company(*company);
                format!(
                    "{company} may own {}, one of them a train that it can run",
                    count(*limit as u64, "train")
                )
            }
            Why::MustOwnTrain { company } => {
                format!("{} must own a train that it can run", self.company(*company))
            }
            Why::JustBought { train } => format!("The {} was just bought and stays", self.train(*train)),
        }
    }
}

fn fault_of(fault: RouteFault) -> &'static str {
    match fault {
        RouteFault::Broken => "is not continuous",
        RouteFault::TooShort => "has fewer than two locations",
        RouteFault::TooLong => "has more locations than the train reaches",
        RouteFault::NoStation => "has no station of the company",
        RouteFault::StopTwice => "uses a location twice",
        RouteFault::TrackTwice => "uses track twice",
        RouteFault::Blocked => "passes a city that is closed",
    }
}
