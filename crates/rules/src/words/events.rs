//! Events in words, in the past tense.

use super::{Names, article, capital, count, list};
use crate::decision::{Deal, Step};
use crate::event::{DealtBy, Event, For, Holder, Purse, Ran, RoundName, TrainPlace};
use crate::ids::{CompanyId, HexId, Seat};
use crate::money::Money;
use crate::state::{LocalOwner, Train};

impl Names<'_> {
    /// What happened.
    pub fn event(&self, event: &Event) -> String {
        match event {
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
            Event::BidPlaced { .. }
            | Event::BidderLeft { .. }
            | Event::AskingPriceFell { .. }
            | Event::CapitalFixed { .. }
            | Event::EscrowChanged { .. }
            | Event::DestinationReached { .. }
            | Event::LoansChanged { .. }
            | Event::PostMoved { .. }
            | Event::CompanyClosed { .. }
            | Event::CompanyMerged { .. }
            | Event::NationalFormed { .. }
            | Event::StationMerged { .. }
            | Event::NationalFrozen { .. }
            | Event::MarkerLowered { .. }
            | Event::PresidentConfirmed { .. }
            | Event::TrainBorrowed { .. }
            | Event::BankBroke
            | Event::WentBankrupt { .. } => self.credit_event(event),
            Event::GameEnded { worth } => self.ended(worth),
        }
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

    fn purse(&self, purse: Purse) -> String {
        match purse {
            Purse::Bank => "the bank".into(),
            Purse::Player(seat) => self.player(seat),
            Purse::Company(company) => self.company(company).into(),
        }
    }

    fn payment(&self, from: Purse, to: Purse, amount: Money, why: For) -> String {
        let what = match why {
            For::Start => "to start with".into(),
            For::Local(local) => format!("for {}", self.local(local)),
            For::LocalIncome(local) => format!("of income from {}", self.local(local)),
            For::Shares(company) | For::TakeOver(company) => {
                format!("for shares of {}", self.company(company))
            }
            For::Capital => "of capital".into(),
            For::Terrain(hex) => format!("for the terrain of {}", self.hex(hex)),
            For::Station(hex) => format!("for a station on {}", self.hex(hex)),
            For::Dividend(company) => format!("of dividend from {}", self.company(company)),
            For::Revenue => "of revenue".into(),
            For::Treasury(_) => "out of its treasury".into(),
            For::Train(train) => format!("for {}", article(&self.train(train))),
            For::Turning(train) => format!("for turning {}", article(&self.train(train))),
            For::Help => "towards a train".into(),
            For::Loan => "of loan".into(),
            For::Repayment => "back".into(),
            For::Interest => "of interest".into(),
            For::Escrow => "that was held back".into(),
            For::Private(local) => format!("for {}", self.local(local)),
            For::Bankruptcy => "in bankruptcy".into(),
        };
        let amount = self.money(amount);
        match (from, to) {
            (from, Purse::Bank) => format!("{} paid {amount} {what}", self.purse(from)),
            (Purse::Bank, to) => format!("The bank paid {} {amount} {what}", self.purse(to)),
            (from, to) => format!("{} paid {} {amount} {what}", self.purse(from), self.purse(to)),
        }
    }

    fn owner(&self, owner: LocalOwner) -> String {
        match owner {
            LocalOwner::Sheet => "the sheet".into(),
            LocalOwner::Player(seat) => self.player(seat),
            LocalOwner::Company(company) => self.company(company).into(),
            LocalOwner::Removed | LocalOwner::Closed => "the box".into(),
        }
    }

    fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Bank => "the bank".into(),
            Holder::Player(seat) => self.player(seat),
            Holder::Vaclav => "Václav".into(),
            Holder::Pool => "the pool".into(),
            Holder::Gone => "the box".into(),
        }
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

    /// What is offered for how much: `70 K a share for BN`.
    pub(super) fn deal(&self, deal: Deal, price: Money) -> String {
        let price = self.money(price);
        match deal {
            Deal::TakeOver(target) => format!("{price} a share for {}", self.company(target)),
            Deal::Train(seller, train) => {
                format!("{price} for the {} of {}", self.train(train), self.company(seller))
            }
            Deal::Local(local) | Deal::Private(local, _) => format!("{price} for {}", self.local(local)),
            Deal::ForSale(local) => format!("{} for {price}", self.local(local)),
        }
    }

    fn markers_taken_over(
        &self,
        company: CompanyId,
        target: CompanyId,
        unplaced: u8,
        hexes: &[HexId],
    ) -> String {
        let (company, target) = (self.company(company), self.company(target));
        let mut parts = Vec::new();
        if unplaced > 0 {
            parts.push(format!("{} on the charter", count(unplaced, "marker")));
        }
        parts.extend(hexes.iter().map(|&hex| format!("one on {}", self.hex(hex))));
        if parts.is_empty() {
            return format!("{company} took over no marker of {target}");
        }
        format!("{company} took over from {target} {}", list(&parts))
    }

    fn train_moved(&self, train: Train, from: TrainPlace, to: TrainPlace) -> String {
        let place = |place| match place {
            TrainPlace::Stack => "the stack".into(),
            TrainPlace::Pool => "the pool".into(),
            TrainPlace::Company(company) => self.company(company).to_owned(),
            TrainPlace::Gone => "the box".into(),
        };
        let train = capital(&article(&self.train(train)));
        match to {
            TrainPlace::Gone => format!("{train} left the game from {}", place(from)),
            _ => format!("{train} went from {} to {}", place(from), place(to)),
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
