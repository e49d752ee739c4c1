//! Events in words, in the past tense.

use super::{Names, article, capital, count, list};
use crate::decision::{Deal, Step};
use crate::event::{DealtBy, Event, Holder, Ran, RoundName};
use crate::ids::{CompanyId, Seat};
use crate::money::Money;
use crate::state::{Capital, LocalOwner, Train};

impl Names<'_> {
    /// What happened; nothing of what people need not read.
    pub fn event(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Noted(_) => return None,
            Event::OrderDealt { order, by } => self.order(order, *by),
            Event::RoundBegan { round } => match round {
                RoundName::PreStock => "The Pre-Stock Round began".into(),
                RoundName::Privates => "The auction of private companies began".into(),
                RoundName::Auction => "The auction of private papers began".into(),
                RoundName::Stock(number) => format!("Stock round {number} began"),
                RoundName::Operating(set, number) => format!("Operating round {set}.{number} began"),
            },
            Event::Passed { seat, forced } => {
                let player = self.player(*seat);
                if *forced {
                    format!("{player} passed, having no choice")
                } else {
                    format!("{player} passed")
                }
            }
            Event::CompanyLeftOut { company, among } => {
                let among: Vec<String> = among.iter().map(|&one| self.company(one).to_owned()).collect();
                format!("{} does not play, drawn by lot among {}", self.company(*company), list(&among))
            }
            Event::PaperPicked { seat, local } => {
                format!("{} put {} up for auction", self.player(*seat), self.local(*local))
            }
            Event::BidMade { seat, local, amount } => {
                format!("{} bid {} for {}", self.player(*seat), self.money(*amount), self.local(*local))
            }
            Event::PaperUnsold { local } => format!("Nobody bid for {}", self.local(*local)),
            Event::NobodyBid { winner } => {
                format!("Nobody bid for any private paper: {} won as the first player", self.player(*winner))
            }
            Event::RailwayClosed { company, hexes } => {
                let company = self.company(*company);
                match hexes.first() {
                    Some(&hex) => format!("{company} closed, and its marker left {}", self.hex(hex)),
                    None => format!("{company} does not play"),
                }
            }
            Event::MoneyMoved { from, to, amount, why } => self.payment(*from, *to, *amount, *why),
            Event::LocalMoved { local, from, to } => {
                let local = capital(&self.local(*local));
                match to {
                    LocalOwner::Removed | LocalOwner::Closed => format!("{local} left the game"),
                    _ => format!("{local} went from {} to {}", self.owner(*from), self.owner(*to)),
                }
            }
            Event::SharesMoved { company, shares, from, to } => {
                let shares = format!("{} of {}", count(*shares, "share"), self.company(*company));
                match to {
                    Holder::Gone => format!("{shares} left the game from {}", self.holder(*from)),
                    _ => format!("{shares} went from {} to {}", self.holder(*from), self.holder(*to)),
                }
            }
            Event::DirectorChanged { company, from, to } => self.director(*company, *from, *to),
            Event::CompanyStarted { company, seat, price } => {
                format!("{} started {} at {}", self.player(*seat), self.company(*company), self.money(*price))
            }
            Event::CompanyDrawn { company, among, price } => {
                let among: Vec<String> = among.iter().map(|&one| self.company(one).to_owned()).collect();
                let (company, price) = (self.company(*company), self.money(*price));
                format!("Václav received {company} at {price}, drawn by lot among {}", list(&among))
            }
            Event::CompanyFloated { company } => format!("{} floated", self.company(*company)),
            Event::PriceMoved { company, from, to, .. } => {
                let way = match to.cmp(from) {
                    std::cmp::Ordering::Greater => "rose",
                    std::cmp::Ordering::Equal => "moved",
                    std::cmp::Ordering::Less => "fell",
                };
                format!(
                    "The price of {} {way} from {} to {}",
                    self.company(*company),
                    self.money(*from),
                    self.money(*to)
                )
            }
            Event::SoldOut { company } => format!("{} was sold out", self.company(*company)),
            Event::DebtChanged { seat, debt, penalty } => {
                let (player, debt) = (self.player(*seat), self.money(*debt));
                format!("{player} now owed {debt}, with a penalty of {}", self.money(*penalty))
            }
            Event::LocalPriceSet { price } => {
                format!("The price of local railways became {}", self.money(*price))
            }
            Event::TurnBegan { company } => format!("{} began its turn", self.company(*company)),
            Event::StepSkipped { company, step } => {
                format!("{} {}", self.company(*company), skipped(*step))
            }
            Event::TileLaid { company, hex, tile, rotation, replaced } => {
                let (company, hex, tile) = (self.company(*company), self.hex(*hex), self.tile(*tile));
                let over = replaced.map_or_else(String::new, |old| format!(" over {}", self.tile(old)));
                format!("{company} laid tile {tile} in position {} on {hex}{over}", rotation.0)
            }
            Event::PowerUsed { company, local } => {
                format!("{} used the power of {}", self.company(*company), self.local(*local))
            }
            Event::MarkerPlaced { company, hex, city } => {
                let place = city.map_or_else(|| self.hex(*hex), |city| self.city(*hex, city));
                format!("{} placed a marker on {place}", self.company(*company))
            }
            Event::CityChosen { company, hex, city } => {
                format!("The marker of {} went to {}", self.company(*company), self.city(*hex, *city))
            }
            Event::MarkerReturned { company, hex, city, owner } => {
                let place = city.map_or_else(|| self.hex(*hex), |city| self.city(*hex, city));
                let (company, owner) = (self.company(*company), self.company(*owner));
                format!("The marker of {owner} on {place} went to the charter of {company}")
            }
            Event::TrainsRan { company, runs, revenue } => self.ran(*company, runs, *revenue),
            Event::NothingEarned { company } => format!("{} earned nothing", self.company(*company)),
            Event::DealOffered { company, to, deal, price } => {
                let offerer = self.offerer(*company, *deal);
                let deal = self.deal(*deal, *price);
                format!("{offerer} offered {} {deal}", self.player(*to))
            }
            Event::DealAccepted { seat } => format!("{} agreed", self.player(*seat)),
            Event::DealRefused { seat } => format!("{} refused", self.player(*seat)),
            Event::CounterOffered { seat, deal, price } => {
                let verb = if matches!(deal, Deal::ForSale(_)) { "offered" } else { "asked" };
                format!("{} {verb} {} instead", self.player(*seat), self.price_of(*deal, *price))
            }
            Event::TakenOver { company, target, price } => {
                let (company, target) = (self.company(*company), self.company(*target));
                format!("{company} took over {target} at {} a share", self.money(*price))
            }
            Event::MarkersTakenOver { company, target, unplaced, hexes } => {
                self.markers_taken_over(*company, *target, *unplaced, hexes)
            }
            Event::TrainMoved { train, from, to } => self.train_moved(*train, *from, *to),
            Event::TrainTurned { company, train, side } => {
                let (old, new) = (self.train(*train), self.train(Train { side: *side, ..*train }));
                format!("{} turned {} into {}", self.company(*company), article(&old), article(&new))
            }
            Event::TrainExported { train } => {
                format!("A card {} was exported", self.title.card(train.card).letter)
            }
            Event::TypeScrapped { train_type } => {
                format!("All {} trains were scrapped", self.train_type(*train_type))
            }
            Event::PhaseBegan { phase } => format!("{} began", capital(&self.phase(*phase))),
            Event::BidPlaced { seat, local, amount } => {
                format!("{} bid {} for {}", self.player(*seat), self.money(*amount), self.local(*local))
            }
            Event::BidderLeft { seat, local } => {
                format!("{} dropped out of the bidding for {}", self.player(*seat), self.local(*local))
            }
            Event::AskingPriceFell { local, price } => {
                format!("The price of {} fell to {}", self.local(*local), self.money(*price))
            }
            Event::CapitalFixed { company, capital } => {
                format!("{} gets its capital {}", self.company(*company), self.how(*company, *capital))
            }
            Event::EscrowChanged { company, escrow } => {
                format!("{} are held back for {}", self.money(*escrow), self.company(*company))
            }
            Event::DestinationReached { company } => {
                format!("{} reached its destination", self.company(*company))
            }
            Event::LoansChanged { company, loans } => {
                format!("{} has {} now", self.company(*company), count(*loans, "loan"))
            }
            Event::PostMoved { to: Some((company, hex)) } => {
                format!("{} placed the marker of the post on {}", self.company(*company), self.hex(*hex))
            }
            Event::PostMoved { to: None } => "The marker of the post left the game".into(),
            Event::CompanyClosed { company } => format!("{} closed", self.company(*company)),
            Event::CompanyMerged { company } => {
                format!("{} merged into the national company", self.company(*company))
            }
            Event::NationalFormed { company, shares, price, .. } => {
                let (company, price) = (self.company(*company), self.money(*price));
                format!("{company} was formed with {shares} shares at {price}")
            }
            Event::StationMerged { company, owner, hex, kept, .. } => {
                let (owner, hex) = (self.company(*owner), self.hex(*hex));
                match kept {
                    true => format!("{} took over the station of {owner} on {hex}", self.company(*company)),
                    false => format!("The station of {owner} on {hex} was removed"),
                }
            }
            Event::NationalFrozen { company, frozen: true } => {
                format!("{} is frozen without a permanent train", self.company(*company))
            }
            Event::NationalFrozen { company, frozen: false } => {
                format!("{} has a permanent train and is no longer frozen", self.company(*company))
            }
            Event::MarkerLowered { company } => {
                format!(
                    "The marker of {} went under the one that fell from a higher price",
                    self.company(*company)
                )
            }
            Event::PresidentConfirmed { company } => {
                format!("The president of {} has a second share", self.company(*company))
            }
            Event::TrainBorrowed { company, train } => {
                format!("{} borrowed {}", self.company(*company), article(&self.train(*train)))
            }
            Event::BankBroke => "The bank ran out of money".into(),
            Event::WentBankrupt { seat, owes } => {
                format!("{} went bankrupt, owing {}", self.player(*seat), self.money(*owes))
            }
            Event::GameEnded { worth } => self.ended(worth),
        })
    }

    fn order(&self, order: &[Seat], by: DealtBy) -> String {
        let players: Vec<String> = order.iter().map(|&seat| self.player(seat)).collect();
        let by = match by {
            DealtBy::Start => "at the start",
            DealtBy::LeastCash => "least cash first",
            DealtBy::MostCash => "most cash first",
            DealtBy::Priority => "by priority",
        };
        format!("The order of play became, {by}: {}", players.join(", "))
    }

    fn director(&self, company: CompanyId, from: Option<Seat>, to: Option<Seat>) -> String {
        let chief = self.chief();
        let company = self.company(company);
        match (from, to) {
            (_, None) => format!("{company} was left without a {chief}"),
            (None, Some(to)) => format!("{} became {chief} of {company}", self.player(to)),
            (Some(from), Some(to)) => {
                format!("{} became {chief} of {company} after {}", self.player(to), self.player(from))
            }
        }
    }

    fn ran(&self, company: CompanyId, runs: &[Ran], revenue: Money) -> String {
        let company = self.company(company);
        if runs.is_empty() {
            return format!("{company} claimed {} without routes", self.money(revenue));
        }
        let runs: Vec<String> = runs.iter().map(|ran| self.one_run(ran)).collect();
        format!("{company} earned {}: {}", self.money(revenue), runs.join("; "))
    }

    /// `3d E15 Pardubice 20 – F14 10 – E11 Praha 40`.
    fn one_run(&self, ran: &Ran) -> String {
        let stops: Vec<String> =
            ran.stops.iter().map(|&(hex, value)| format!("{} {value}", self.hex(hex))).collect();
        let bonus = if ran.bonus > 0 { format!(" + {}", ran.bonus) } else { String::new() };
        format!("{} {}{bonus}", self.train(ran.run.train), stops.join(" – "))
    }

    /// Who offers: the company, or the player who would have a private company (R-36-PRV-04).
    pub fn offerer(&self, company: CompanyId, deal: Deal) -> String {
        match deal {
            Deal::Private(_, seat) => self.player(seat),
            Deal::TakeOver(_) | Deal::Train(..) | Deal::Local(_) | Deal::ForSale(_) => {
                self.company(company).to_owned()
            }
        }
    }

    /// What is offered for how much: `70 K a share for BN`, or where the owner offers it, `ACC for 20 F`.
    pub(super) fn deal(&self, deal: Deal, price: Money) -> String {
        match deal {
            Deal::ForSale(local) => format!("{} for {}", self.local(local), self.money(price)),
            _ => self.price_of(deal, price),
        }
    }

    /// A price with what it is for: `70 K a share for BN`.
    pub(super) fn price_of(&self, deal: Deal, price: Money) -> String {
        let price = self.money(price);
        match deal {
            Deal::TakeOver(target) => format!("{price} a share for {}", self.company(target)),
            Deal::Train(seller, train) => {
                format!("{price} for the {} of {}", self.train(train), self.company(seller))
            }
            Deal::Local(local) | Deal::Private(local, _) | Deal::ForSale(local) => {
                format!("{price} for {}", self.local(local))
            }
        }
    }

    /// How a company gets its capital.
    fn how(&self, company: CompanyId, capital: Capital) -> String {
        match capital {
            Capital::Escrow => "for half of its shares at once, for the rest at its destination".into(),
            Capital::Incremental => "for every share at once".into(),
            Capital::Full => {
                let percent = self.title.figures.capital.float * self.title.size_of(company).percent();
                format!("all at once when {percent} % are sold")
            }
        }
    }

    fn ended(&self, worth: &[i64]) -> String {
        let mut seats: Vec<(usize, i64)> = worth.iter().copied().enumerate().collect();
        seats.sort_by_key(|&(seat, worth)| (std::cmp::Reverse(worth), seat));
        let worth: Vec<String> = seats
            .into_iter()
            .map(|(seat, worth)| format!("{} {worth} {}", self.player(Seat::at(seat)), self.title.currency))
            .collect();
        format!("The game ended: {}", worth.join(", "))
    }
}

fn skipped(step: Step) -> &'static str {
    match step {
        Step::Home => "placed no home marker",
        Step::Track => "laid no track",
        Step::Station => "placed no station",
        Step::Run => "ran no trains",
        Step::TakeOver => "took nobody over",
        Step::Trains => "bought no train",
        Step::Borrow => "borrowed no train",
        Step::Loans => "repaid no loan",
    }
}
