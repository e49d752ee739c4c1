//! Refusals in words: the section of the rulebook, what is wrong with its numbers, and what would be right.

use super::{Names, article, capital, count, list};
use crate::ids::PhaseId;
use crate::money::Money;
use crate::refusal::{Refusal, RouteFault, Why};
use crate::rule::{self, Rule};
use crate::state::Train;
use crate::title::Phase;
use crate::view::NATIONAL_TRAINS;

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
            Why::LocalNotThere { .. }
            | Why::PowerIsUsed { .. }
            | Why::NoSuchPower { .. }
            | Why::NeedsLocal { .. }
            | Why::NothingToWaive { .. } => self.why_not_local(why, rule),
            Why::FirstStockRound
            | Why::AboveCertificateLimit { .. }
            | Why::CertificateLimit { .. }
            | Why::OwnershipLimit { .. }
            | Why::NotAvailableYet { .. }
            | Why::VaclavsCompany { .. }
            | Why::NotAStartPrice { .. }
            | Why::AlreadyStarted { .. }
            | Why::NotStarted { .. }
            | Why::CompanyClosed { .. }
            | Why::NoShareInBank { .. }
            | Why::SoldThisRound { .. }
            | Why::InDebt { .. }
            | Why::NoSuccessor { .. } => self.why_not_stock(why),
            Why::NotItsHex { .. }
            | Why::NoTilesHere { .. }
            | Why::TileDoesNotFit { .. }
            | Why::PositionDoesNotFit { .. }
            | Why::SamePicture { .. }
            | Why::ColourNotYet { .. }
            | Why::NoTileLeft { .. }
            | Why::BuildUsedUp { .. }
            | Why::YellowOrPromotion
            | Why::HomeFirst { .. }
            | Why::NotConnected { .. } => self.why_not_track(why),
            Why::NoSuchCity { .. }
            | Why::NoMarkerLeft
            | Why::MarkerOnHex { .. }
            | Why::CityFull { .. }
            | Why::PlaceReserved { .. }
            | Why::CityNotConnected { .. } => self.why_not_station(why),
            Why::BlockedByPrivate { .. }
            | Why::NoNewTrack { .. }
            | Why::NotTheCheapest { .. }
            | Why::PoolFull { .. }
            | Why::PoolFirst { .. }
            | Why::OnePurchase
            | Why::SalesAreOver
            | Why::JustBoughtShares { .. }
            | Why::LoanLimit { .. }
            | Why::OneLoan
            | Why::HasRepaid
            | Why::NoLoan
            | Why::MoreThanNeeded { .. }
            | Why::PresidentStays { .. }
            | Why::TypeBought { .. }
            | Why::PrintedPrice { .. }
            | Why::OnlyPermanent
            | Why::Frozen
            | Why::OnlyCheapest { .. }
            | Why::MustBuySecond { .. }
            | Why::CanStillPay => self.why_not_credit(why),
            Why::NoSuchTrain { .. }
            | Why::NotSmaller { .. }
            | Why::NotFloated { .. }
            | Why::Itself
            | Why::RefusedBefore { .. }
            | Why::NotInPhase { .. }
            | Why::TooLarge { .. }
            | Why::NoSuchSide { .. }
            | Why::TypeIsScrapped { .. }
            | Why::OnlyLarger
            | Why::TrainLimit { .. }
            | Why::KeepRoomForOwnTrain { .. }
            | Why::MustOwnTrain { .. }
            | Why::JustBought { .. } => self.why_not_train(why, rule),
        }
    }

    fn why_not_local(&self, why: &Why, rule: Rule) -> String {
        match why {
            Why::LocalNotThere { local } => {
                let local = self.local(*local);
                match rule {
                    rule::PRE_02 => format!("{} is not on the sheet", capital(&local)),
                    rule::MOR_12 => format!("{} is not on the board", capital(&local)),
                    rule::MOR_15 => format!("The director has no {local} to run"),
                    rule::LOC_08 => format!("No player owns {local}"),
                    _ => format!("The company does not own {local}"),
                }
            }
            Why::PowerIsUsed { local } => format!("The power of {} has been used", self.local(*local)),
            Why::NoSuchPower { local } => {
                let power = &self.title.local(*local).power;
                let names: Vec<String> = match rule {
                    rule::LOC_02 => power.purple.iter().map(|colour| colour.name().into()).collect(),
                    _ => power.waives.iter().map(|terrain| terrain.name().into()).collect(),
                };
                let local = capital(&self.local(*local));
                match rule {
                    rule::LOC_02 => format!("{local} only lays purple-edged tiles in {}", list(&names)),
                    _ => format!("{local} only waives the cost of {}", list(&names)),
                }
            }
            Why::NeedsLocal { tile } => {
                format!("Tile {} is only laid with the power of a local railway", self.tile(*tile))
            }
            Why::NothingToWaive { hex } => format!("A tile on {} costs nothing anyway", self.hex(*hex)),
            _ => unreachable!("not a reason of local railways"),
        }
    }

    fn why_not_stock(&self, why: &Why) -> String {
        match why {
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
            Why::NotAvailableYet { company, phase } => {
                let size = self.title.charter(*company).size;
                let since = self.first_phase(|phase| phase.companies.contains(&size));
                format!("{} can be started {since}, not in {}", self.company(*company), self.phase(*phase))
            }
            Why::NotAStartPrice { price, prices } => {
                let prices: Vec<String> = prices.iter().map(Money::to_string).collect();
                format!(
                    "{} is not a start price, only {} {}",
                    self.money(*price),
                    list(&prices),
                    self.title.currency
                )
            }
            Why::AlreadyStarted { company } => format!("{} is started already", self.company(*company)),
            Why::NotStarted { company } => format!("{} is not started yet", self.company(*company)),
            Why::CompanyClosed { company } => format!("{} has left the game", self.company(*company)),
            Why::NoShareInBank { company } => format!("The bank has no share of {}", self.company(*company)),
            Why::SoldThisRound { company } => {
                format!("{} was sold by this player in this round", self.company(*company))
            }
            Why::InDebt { debt } => format!("{} of debt must be repaid first", self.money(*debt)),
            Why::NoSuccessor { company, most } => {
                let company = self.company(*company);
                let most =
                    if *most == 0 { "No share".into() } else { format!("Only {}", count(*most, "share")) };
                format!("{most} of {company} can be sold, since nobody else could be {}", self.chief())
            }
            _ => unreachable!("not a reason of the stock round"),
        }
    }

    fn why_not_track(&self, why: &Why) -> String {
        match why {
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
            Why::ColourNotYet { colour, phase } => {
                let since = self.first_phase(|phase| phase.tiles >= *colour);
                let colour = capital(colour.name());
                format!("{colour} tiles are laid {since}, not in {}", self.phase(*phase))
            }
            Why::NoTileLeft { tile } => format!("No tile {} is left", self.tile(*tile)),
            Why::BuildUsedUp { laid } => {
                format!("{} laid, all that this turn allows", count(*laid, "tile"))
            }
            Why::YellowOrPromotion => "A turn allows yellow tiles or one promotion, not both".into(),
            Why::HomeFirst { home } => format!("The first tile must lie on {}, the home", self.hex(*home)),
            Why::NotConnected { hex } => {
                format!("The tile on {} would not be connected to a station of the company", self.hex(*hex))
            }
            _ => unreachable!("not a reason of track"),
        }
    }

    fn why_not_station(&self, why: &Why) -> String {
        match why {
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
            _ => unreachable!("not a reason of stations"),
        }
    }

    fn why_not_train(&self, why: &Why, rule: Rule) -> String {
        match why {
            Why::NoSuchTrain { train } => format!("There is no {} to be had", self.train(*train)),
            Why::NotSmaller { target } => {
                format!("{} is not smaller than the company", self.company(*target))
            }
            Why::NotFloated { company } => format!("{} has not floated", self.company(*company)),
            Why::Itself => "A company does not deal with itself".into(),
            Why::RefusedBefore { price } => {
                format!("{} was refused in this turn, so only more can be offered", self.money(*price))
            }
            Why::NotInPhase { phase } if rule == rule::JR_LOAN_01 => {
                format!("No loans are given any more in {}", self.phase(*phase))
            }
            Why::NotInPhase { phase } => {
                let since = self.first_phase(|phase| match rule {
                    rule::LOC_08 | rule::JR_PRV_03 => phase.locals_for_sale,
                    _ => phase.trains_between_companies,
                });
                format!("Such deals are done {since}, not in {}", self.phase(*phase))
            }
            Why::TooLarge { size, company } => {
                let own = self.title.charter(*company).size.name();
                format!("The {} size is not for {}, a {own} company", size.name(), self.company(*company))
            }
            Why::NoSuchSide { size } => format!("The card has no {} side", size.name()),
            Why::TypeIsScrapped { train_type } => {
                format!("{} trains have been scrapped", self.train_type(*train_type))
            }
            Why::OnlyLarger => "A train is only turned to a larger side".into(),
            Why::TrainLimit { company, owns, .. } if self.title.charter(*company).national => {
                let (company, owned) = (self.company(*company), count(*owns as u64, "train"));
                format!("{company} owns {owned}, at most {NATIONAL_TRAINS}")
            }
            Why::TrainLimit { company, owns, phase } => {
                let size = self.title.charter(*company).size;
                let limit = self.title.phase(*phase).train_limit[size.index()].map_or(0, usize::from);
                let (company, phase) = (self.company(*company), self.phase(*phase));
                let owned = count(*owns as u64, "train");
                match owns == &limit {
                    true => format!("{company} owns {owned}, the limit in {phase}"),
                    false => format!("{company} owns {owned}, at most {limit} in {phase}"),
                }
            }
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
            _ => unreachable!("not a reason of trains"),
        }
    }

    fn better(&self, claimed: Money, best: Money, stops: &[(Train, Vec<crate::HexId>)]) -> String {
        let runs: Vec<String> = stops
            .iter()
            .map(|(train, stops)| {
                let stops: Vec<&str> = stops.iter().map(|&hex| self.title.hex(hex).name.as_str()).collect();
                format!("{} {}", self.train(*train), stops.join(" – "))
            })
            .collect();
        format!(
            "The routes earn {}, and {} are possible: {}",
            self.money(claimed),
            self.money(best),
            runs.join("; ")
        )
    }

    fn out_of_range(&self, given: Money, from: Money, to: Money) -> String {
        match (from, to) {
            (_, 0) => format!("{} is too much, since nothing can be paid", self.money(given)),
            (from, to) if from == to => {
                format!("{} is not possible, only {}", self.money(given), self.money(to))
            }
            (from, to) => {
                format!("{} is not between {} and {}", self.money(given), self.money(from), self.money(to))
            }
        }
    }

    /// `from phase b on`.
    fn first_phase(&self, is_on: impl Fn(&Phase) -> bool) -> String {
        match self.title.phases.iter().position(is_on) {
            Some(phase) => format!("from {} on", self.phase(PhaseId::at(phase))),
            None => "never".into(),
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
