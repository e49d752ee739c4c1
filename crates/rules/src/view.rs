//! A look at the table: the title, the options and the state together, with the questions that every step asks.

use crate::asked::Asked;
use crate::board::Traced;
use crate::decision::{Decision, ForVaclav, Question};
use crate::ids::{CardId, CompanyId, HexId, PrivateId, Seat};
use crate::known::Known;
use crate::money::Money;
use crate::options::Options;
use crate::play::Opening;
use crate::state::{Credit, PrivateOwner, State, Status};
use crate::title::paper::CERTIFICATE;
use crate::title::{Face, PaperKind, Side, Size, Title, Zone};
use crate::train::{Source, Train};

/// A look at the table.
///
/// ```
/// use rules::{Game, Options, Seat, title::embedded};
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let view = game.view();
/// assert_eq!(view.worth(Seat(0)), 380, "the money that three players begin with");
/// assert_eq!((view.certificates(Seat(0)), view.certificate_limit()), (0, 14));
/// assert_eq!(view.floated().count(), 0);
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// How open points are resolved.
    pub options: &'a Options,
    /// What lies on the table.
    pub state: &'a State,
    /// What was worked out about this very table, where somebody keeps it.
    pub(crate) known: Option<&'a Known>,
    /// What was traced before, on this table or on one of the same game.
    pub(crate) traced: &'a Traced,
}

impl<'a> View<'a> {
    /// Who must answer the decision.
    pub fn decider(self, decision: &Decision) -> Seat {
        match (decision.asked(), decision.question()) {
            (Asked::Seat(seat), _) => seat,
            (Asked::Company(company), Some((_, question))) => self.decides(company, question),
            (Asked::Company(company), None) => self.director(company),
        }
    }

    /// Who answers a question about the company: its director, or one of the two players for Václav (R-BOH-10, 11).
    pub fn decides(self, company: CompanyId, question: Question) -> Seat {
        if !self.state.is_vaclavs(company) {
            return self.director(company);
        }
        let place = usize::from(!question.has_priority(self.size(company)));
        self.state.order[place]
    }

    /// For whom the decision is made, when that is Václav, and why by this player.
    pub fn for_vaclav(self, decision: &Decision) -> Option<ForVaclav> {
        let (company, question) = decision.question()?;
        let seat = self.decider(decision);
        let priority = self.state.order.first() == Some(&seat);
        self.state.is_vaclavs(company).then_some(ForVaclav { company, question, seat, priority })
    }

    /// Václav's company of this size.
    pub fn vaclavs(self, size: Size) -> Option<CompanyId> {
        self.title.company_ids().find(|&company| self.size(company) == size && self.state.is_vaclavs(company))
    }

    /// The director of a floated company.
    ///
    /// # Panics
    /// When the company has none: only started companies of players are asked for theirs.
    pub fn director(self, company: CompanyId) -> Seat {
        self.state.company(company).director.expect("a started company has a director")
    }

    /// The current share price.
    pub fn price(self, company: CompanyId) -> Money {
        self.title.chart.price(self.state.company(company).space)
    }

    /// Certificates that count against the player's limit: shares, and what is in hand of local railways and private companies (VII.4).
    pub fn certificates(self, seat: Seat) -> usize {
        self.half_certificates(seat).div_ceil(2)
    }

    /// The same in halves: single shares of a national company with twenty count half, those of companies in the yellow and
    /// orange zones of the chart nothing (R-36-CERT-01).
    pub fn half_certificates(self, seat: Seat) -> usize {
        let of_company = |company: CompanyId| {
            let owner = self.state.company(company);
            let held = usize::from(self.state.shares(company, seat));
            if held == 0 || matches!(self.title.chart.zone(owner.space), Zone::Yellow | Zone::Orange) {
                return 0;
            }
            // The director's certificate is worth two shares, unless a temporary president has just one (R-36-CGR-11).
            let certificate = usize::from(CERTIFICATE);
            let doubled = owner.director == Some(seat) && held >= certificate;
            let each = self.halves_of_share(company);
            if doubled { 2 + (held - certificate) * each } else { held * each }
        };
        let shares: usize = self.title.company_ids().map(of_company).sum();
        shares + 2 * self.privates_of(PrivateOwner::Player(seat)).count()
    }

    /// How many half certificates a single share is: one where the company has more shares than usual.
    pub(crate) fn halves_of_share(self, company: CompanyId) -> usize {
        if self.total_shares(company) > self.title.size_of(company).shares { 1 } else { 2 }
    }

    /// The most certificates that a player may hold; a title may lower it with the number of companies left (R-36-CERT-03).
    pub fn certificate_limit(self) -> usize {
        let players = self.state.players.len();
        let Some(count) = self.title.seat_counts.iter().find(|count| usize::from(count.players) == players)
        else {
            return 0;
        };
        let left = || self.state.companies.iter().filter(|company| company.status != Status::Closed).count();
        let by_companies = match &count.limits_by_companies[..] {
            [] => None,
            limits => {
                // The national company counts once it is formed.
                let unformed = usize::from(self.title.national().is_some() && self.state.national.is_none());
                let left = left() - unformed;
                limits.iter().find(|limit| left <= usize::from(limit.0)).map(|limit| limit.1)
            }
        };
        usize::from(by_companies.unwrap_or(count.certificate_limit))
    }

    /// The local railways and private companies of an owner.
    pub fn privates_of(self, owner: PrivateOwner) -> impl Iterator<Item = PrivateId> + use<'a> {
        let privates = &self.state.privates;
        self.title.private_ids().filter(move |private| privates[private.index()].owner == owner)
    }

    /// Shares of the company in the bank.
    pub fn shares_in_bank(self, company: CompanyId) -> u8 {
        self.total_shares(company) - self.state.shares_held(company) - self.shares_in_pool(company)
    }

    /// Shares of the company in the pool (R-36-SR-09); none where all that is not held is in the bank.
    pub fn shares_in_pool(self, company: CompanyId) -> u8 {
        self.state.pool.get(company.index()).copied().unwrap_or(0)
    }

    /// Shares of the company in all: the national one may have twice as many (R-36-CGR-08).
    pub fn total_shares(self, company: CompanyId) -> u8 {
        match &self.state.national {
            Some(national) if national.company == company && national.shares > 0 => national.shares,
            _ => self.title.size_of(company).shares,
        }
    }

    /// Loans and capital of a company, where companies have credit.
    pub fn credit(self, company: CompanyId) -> Credit {
        self.state.credit.get(company.index()).copied().unwrap_or_default()
    }

    /// The company is the national one.
    pub fn is_national(self, company: CompanyId) -> bool {
        self.title.charter(company).national
    }

    /// The company is the national one, and has had no permanent train yet (R-36-CGR-18).
    pub fn is_frozen(self, company: CompanyId) -> bool {
        self.state.national.as_ref().is_some_and(|national| national.company == company && national.frozen)
    }

    /// The card of the trains that are for sale there.
    pub fn card_at(self, source: Source) -> CardId {
        match source {
            Source::Stack => self.state.trains.top,
            Source::Beside => self.last_card(),
            Source::Pool(train) => train.card,
        }
    }

    /// The kind of train that is sold beside the stack and after it: one that others are handed in for (R-36-PHS-03).
    pub fn last_card(self) -> CardId {
        let cards = &self.title.traded_for;
        let diesel = cards.get(1).filter(|_| self.options.f56.diesels);
        diesel.or(cards.first()).copied().unwrap_or(CardId::at(0))
    }

    /// The size of a company.
    pub fn size(self, company: CompanyId) -> Size {
        self.title.charter(company).size
    }

    /// What lies on a hex: the tile, or what is printed.
    #[inline]
    pub fn face(self, hex: HexId) -> &'a Face {
        match self.state.board.tiles[hex.index()] {
            Some(laid) => self.title.tile(laid.tile).face(laid.rotation),
            None => &self.title.hex(hex).face,
        }
    }

    /// Whether the hex carries a tile.
    pub fn is_tiled(self, hex: HexId) -> bool {
        self.state.board.tiles[hex.index()].is_some()
    }

    /// How many markers stand in a city.
    pub fn markers_in(self, hex: HexId, city: u8) -> u8 {
        self.state.markers_on(hex).filter(|marker| marker.city == Some(city)).count() as u8
    }

    /// Free places in a city.
    pub fn free_places(self, hex: HexId, city: u8) -> u8 {
        self.face(hex).stops[usize::from(city)].slots().saturating_sub(self.markers_in(hex, city))
    }

    /// Whether the company's trace or train may go on through the stop: towns always, cities with a free place or an
    /// own marker (VIII.5-7).
    pub fn may_pass(self, company: CompanyId, hex: HexId, stop: u8) -> bool {
        let stop_here = &self.face(hex).stops[usize::from(stop)];
        let slots = stop_here.slots();
        if slots == 0 {
            return !stop_here.is_end();
        }
        let mut standing = 0;
        for marker in self.state.markers_on(hex).filter(|marker| marker.city == Some(stop)) {
            if marker.company == company {
                return true;
            }
            standing += 1;
        }
        standing < slots
    }

    /// The side of a card that is up.
    pub fn side(self, train: Train) -> &'a Side {
        self.title.card(train.card).side(train.side).expect("a train shows a side that its card has")
    }

    /// Whether the company can run the train: its own colour (IV.2).
    pub fn runs(self, company: CompanyId, train: Train) -> bool {
        train.side == self.size(company)
    }

    /// Whether the company owns a train that it can run.
    pub fn has_runnable_train(self, company: CompanyId) -> bool {
        self.state.company(company).trains.iter().any(|&train| self.runs(company, train))
    }

    /// Whether the company has room for a train, and money for the cheapest anywhere; one of another company may cost 1.
    pub fn has_train_in_reach(self, company: CompanyId) -> bool {
        let owner = self.state.company(company);
        let others =
            self.floated().any(|other| other != company && !self.state.company(other).trains.is_empty());
        let cards = self.state.trains.pool.iter().map(|train| train.card).chain([self.state.trains.top]);
        let printed = cards.flat_map(|card| self.title.card(card).sides.iter().map(|side| side.price)).min();
        let cheapest = if others { 1 } else { printed.unwrap_or(Money::MAX) };
        owner.trains.len() < self.train_limit(company) && owner.treasury >= cheapest
    }

    /// Whether the step of the operating turn is over, though not left yet.
    pub fn step_is_over(self) -> bool {
        self.state.operating().is_some_and(|turn| turn.over)
    }

    /// Whether the company may buy no more trains in its turn, as options have it: after a purchase that was its last one, and where
    /// it need not buy any and cannot.
    pub fn train_step_is_over(self, company: CompanyId) -> bool {
        let idle = || self.has_runnable_train(company) && !self.has_train_in_reach(company);
        self.step_is_over() || (!self.options.skip_idle_steps && idle())
    }

    /// The most trains of the national company (R-36-CGR-17).
    pub(crate) fn national_trains(self) -> usize {
        usize::from(self.title.figures.national.trains)
    }

    /// The most trains that the company may own now (XII.9).
    pub fn train_limit(self, company: CompanyId) -> usize {
        if self.is_national(company) {
            let unlimited = self.state.national.as_ref().is_some_and(|national| national.unlimited);
            return if unlimited { usize::MAX } else { self.national_trains() };
        }
        let limit = self.title.phase(self.state.phase).train_limit[self.size(company).index()];
        usize::from(limit.unwrap_or(0))
    }

    /// Companies that operate or could: floated and still in the game.
    pub fn floated(self) -> impl Iterator<Item = CompanyId> + use<'a> {
        let companies = &self.state.companies;
        self.title.company_ids().filter(move |company| companies[company.index()].status == Status::Floated)
    }

    /// Whether the other half of a temporary president's certificate is nobody's and not for sale, where it grows with the next
    /// share that a holder pays for (R-36-CGR-12).
    pub fn has_open_half(self, company: CompanyId) -> bool {
        let national = self.state.national.as_ref();
        !self.options.f56.second_share_from_market
            && national.is_some_and(|national| national.company == company && national.temporary)
            && self.shares_in_bank(company) > 0
    }

    /// Whether a purchase of the player is that of the open half: the share that is paid for stays where it is.
    pub fn buys_open_half(self, company: CompanyId, seat: Seat) -> bool {
        self.has_open_half(company) && self.state.shares(company, seat) > 0
    }

    /// The company whose turn it is.
    pub fn operating_company(self) -> Option<CompanyId> {
        self.state.operating().map(|turn| turn.company)
    }

    /// What a player is worth: cash, shares at the current price, local railways, less debt and penalties (X.2). Other
    /// private papers are worth nothing (R-MOR-18).
    pub fn worth(self, seat: Seat) -> i64 {
        self.worth_with_locals_at(seat, self.title.local_end_value)
    }

    /// The same with local railways at another value, such as what the bank pays for them now.
    pub fn worth_with_locals_at(self, seat: Seat, value: Money) -> i64 {
        self.worth_with_privates_at(seat, |private| match self.title.private(private).kind {
            PaperKind::Local => value,
            PaperKind::Train(_) | PaperKind::Railway(_) => 0,
            PaperKind::Private => self.title.private(private).price,
        })
    }

    /// The seats by how well they have done, best first: the wealthiest, or the first player where nobody bid for any
    /// paper (R-MOR-13).
    pub fn standing(self) -> Vec<Seat> {
        if self.nobody_bid() {
            return self.state.order.to_vec();
        }
        let mut seats: Vec<Seat> = self.state.seats().collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(self.worth(seat)));
        seats
    }

    /// Whether the game ended before its first operating round, since nobody bid for any paper (R-MOR-13).
    pub fn nobody_bid(self) -> bool {
        self.title.play.opening == Opening::Auction
            && self.state.is_over()
            && self.state.local_price.is_none()
    }

    /// How many players there are.
    pub fn players(self) -> usize {
        self.state.players.len()
    }

    /// The same with each local railway or private company at a value of its own.
    pub fn worth_with_privates_at(self, seat: Seat, value: impl Fn(PrivateId) -> Money) -> i64 {
        let player = self.state.player(seat);
        let value_of = |&company: &CompanyId| {
            let off = i64::from(self.credit(company).loans) * i64::from(self.title.figures.loans.off_share);
            let price = i64::from(self.price(company)) - off;
            let price = if self.options.f56.loans_to_zero { price.max(0) } else { price };
            i64::from(self.state.shares(company, seat)) * price
        };
        let shares: i64 = self.state.market.iter().map(value_of).sum();
        let privates: Money = self.privates_of(PrivateOwner::Player(seat)).map(value).sum();
        i64::from(player.cash) + shares + i64::from(privates)
            - i64::from(self.owes(seat))
            - i64::from(player.penalty)
    }

    /// What a player owes: the debt, or what a bankrupt player could not pay and keeps owing (R-36-EMR-09).
    pub fn owes(self, seat: Seat) -> Money {
        let kept = match self.state.bank.and_then(|bank| bank.bankrupt) {
            Some((bankrupt, owes)) if bankrupt == seat && !self.options.f56.bankrupt_has_nothing => owes,
            _ => 0,
        };
        self.state.player(seat).debt + kept
    }

    /// The cheapest and dearest price per share of a take-over (VIII.9).
    pub fn take_over_range(self, target: CompanyId) -> (Money, Money) {
        self.title.figures.take_over.of(self.price(target))
    }
}
