//! 1836Jr-56: its paper rules and its order of play on a table of the referee's own, and the judgement of a game action by action.

mod auction;
mod chart;
mod compare;
mod exchange;
mod national;
mod need;
mod operating;
mod run;
mod setup;
mod table;
mod track;
mod trains;

use rules::deal::Deal;
use rules::state::Position;
use rules::{Action, CardId, CompanyId, Event, F56Action, Game, Money, Offer, Offers, Played, Seat};

use crate::report::Report;
use crate::{Referee, Verdict};
use table::{Ask, Auction, Stage, Step, Stock, Table};

/// What the referee objects to: the rule, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The id of the rule.
    pub rule: &'static str,
    /// In words.
    pub why: String,
}

impl Fault {
    fn of(rule: &'static str, why: String) -> Fault {
        Fault { rule, why }
    }

    fn unknown(action: &Action) -> Fault {
        Fault::of("R-36-OR-05", format!("nobody is asked for this: {action:?}"))
    }
}

impl From<Fault> for Verdict {
    fn from(fault: Fault) -> Verdict {
        Verdict::Wrong(format!("{}: {}", fault.rule, fault.why))
    }
}

/// The judge of one game.
pub struct Judge<'t> {
    table: Table<'t>,
}

impl Referee for Judge<'_> {
    fn judge_start(&mut self, begun: &Game) -> Verdict {
        match setup::judge(begun) {
            Err(fault) => fault.into(),
            Ok(()) => Verdict::Right,
        }
    }

    /// What players are worth is compared with the last action, which tells it.
    fn judge_end(&mut self, _: &Game) -> Verdict {
        match self.table.worth {
            Some(_) => Verdict::Right,
            None => Fault::of("R-36-END-02", "the game should go on".to_owned()).into(),
        }
    }

    fn judge_offers(&mut self, _: &Game, offers: &Offers, report: &mut Report) -> Verdict {
        match self.offers(offers) {
            Err(fault) => fault.into(),
            Ok(Judged::Offers) => Verdict::Right,
            Ok(Judged::Revenue) => {
                report.revenues += 1;
                Verdict::Right
            }
            Ok(Judged::NotAll) => {
                Verdict::NotJudged("a best revenue, with too many routes to try".to_owned())
            }
        }
    }

    fn judge_action(
        &mut self,
        _: &Game,
        seat: Seat,
        action: &Action,
        after: &Played,
        _: &mut Report,
    ) -> Verdict {
        match self.played(seat, action, after.game.state(), &after.events) {
            Err(fault) => fault.into(),
            Ok(()) => Verdict::Right,
        }
    }
}

/// What was judged of a set of offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// All of them.
    Offers,
    /// All of them, and the revenue is the best.
    Revenue,
    /// The runs are legal; whether they are the best is not known.
    NotAll,
}

/// What lies on the table, as if the game had just begun.
fn table_of(game: &Game) -> Table<'_> {
    let asking = game.title().privates.iter().map(|private| private.price).min().unwrap_or(0);
    Table {
        title: game.title(),
        diesels: game.options().f56.diesels,
        s: game.state().position(),
        stage: Stage::Auction(Auction { asking, ..Auction::default() }),
        asked: Vec::new(),
        worth: None,
        discards: false,
        forming: None,
        trains_chosen: false,
        buyer_merged: false,
    }
}

/// The most that trains of these cards can earn for the company in this position; nothing where there was too much to try.
pub fn best_revenue_of(game: &Game, company: CompanyId, running: Vec<CardId>) -> Option<Money> {
    let best = table_of(game).best_revenue_of(company, running);
    (!best.cut).then_some(best.earned)
}

impl<'t> Judge<'t> {
    /// The judge of a game that has just begun.
    pub fn of(game: &'t Game) -> Judge<'t> {
        let mut table = table_of(game);
        table.ask_in_auction().expect("nobody has done anything yet");
        Judge { table }
    }

    /// Compares what is offered with what should be.
    ///
    /// # Errors
    /// With the first difference.
    pub fn offers(&mut self, offers: &Offers) -> Result<Judged, Fault> {
        let Some(ask) = self.table.asked.last().cloned() else {
            return Err(Fault::of(
                "R-36-END-01",
                "the game is over, and yet something is offered".to_owned(),
            ));
        };
        let seat = self.table.seat_of(&ask);
        if seat != offers.seat {
            return Err(Fault::of(
                rule_of(&ask),
                format!("seat {} should decide, not {}", seat.0, offers.seat.0),
            ));
        }
        let mut expected = self.table.offers_of(&ask);
        if let Ask::Run(company) = ask {
            return self.runs(company, offers, expected);
        }
        expected.sort();
        expected.dedup();
        let name = |offer: &Offer| format!("{offer:?}");
        let missing: Vec<String> =
            expected.iter().filter(|offer| !offers.offers.contains(offer)).map(name).collect();
        let surplus: Vec<String> =
            offers.offers.iter().filter(|offer| !expected.contains(offer)).map(name).collect();
        if missing.is_empty() && surplus.is_empty() {
            return Ok(Judged::Offers);
        }
        Err(Fault::of(
            rule_of(&ask),
            format!("{ask:?}: not offered {missing:?}; offered by mistake {surplus:?}"),
        ))
    }

    fn runs(
        &mut self,
        company: CompanyId,
        offers: &Offers,
        mut expected: Vec<Offer>,
    ) -> Result<Judged, Fault> {
        let best = self.table.best_revenue(company);
        let mut named = 0;
        let mut others = Vec::new();
        for offer in &offers.offers {
            match offer {
                Offer::RunTrains { runs, revenue, .. } => {
                    let earned = self.table.judge_runs(company, runs)?;
                    if earned != *revenue {
                        return Err(Fault::of(
                            "R-36-RUN-08",
                            format!("runs offered for {revenue} earn {earned}"),
                        ));
                    }
                    named = named.max(earned);
                }
                other => others.push(other.clone()),
            }
        }
        if named < best.earned || (named > best.earned && !best.cut) {
            return Err(Fault::of(
                "R-36-RUN-01",
                format!("the best runs earn {}, and {named} is offered", best.earned),
            ));
        }
        expected.sort();
        if others != expected {
            return Err(Fault::of(
                "R-36-OR-05",
                format!("Run: {others:?} is offered, {expected:?} should be"),
            ));
        }
        Ok(if best.cut { Judged::NotAll } else { Judged::Revenue })
    }

    /// Plays the action on the referee's own table, and compares what comes out of it.
    ///
    /// # Errors
    /// When the action is not legal, or the first difference.
    pub fn played(
        &mut self,
        seat: Seat,
        action: &Action,
        after: &Position,
        events: &[Event],
    ) -> Result<(), Fault> {
        let Some(ask) = self.table.asked.pop() else {
            return Err(Fault::of("R-36-END-01", "the game is over".to_owned()));
        };
        if self.table.seat_of(&ask) != seat {
            return Err(Fault::of(rule_of(&ask), "another seat should decide".to_owned()));
        }
        let before = self.table.s.clone();
        self.table.play(ask.clone(), seat, action)?;
        if self.table.s != before {
            self.table.forget_refusals();
        }
        self.table.proceed()?;
        self.table
            .compare(after, events)
            .map_err(|why| Fault::of(rule_of(&ask), format!("after {action:?}: {why}")))
    }
}

/// The chapter that a question belongs to.
fn rule_of(ask: &Ask) -> &'static str {
    match ask {
        Ask::Privates(_) => "R-36-AUC-02",
        Ask::Raise(..) => "R-36-AUC-05",
        Ask::Exchange(_) => "R-36-SR-03",
        Ask::HomeCity(..) => "R-36-PAR-09",
        Ask::Track(_) => "R-36-TRK-03",
        Ask::PrivateStation(..) => "R-36-PRV-08",
        Ask::Station(_) => "R-36-STN-01",
        Ask::Borrow(_) => "R-36-CGR-19",
        Ask::Run(_) => "R-36-RUN-01",
        Ask::Dividend(..) => "R-36-DIV-01",
        Ask::Trains(_) => "R-36-TRN-01",
        Ask::ReturnTrains(_) => "R-36-TRN-06",
        Ask::Loans(_) => "R-36-LOAN-06",
        Ask::Raising { .. } => "R-36-EMR-05",
        Ask::Debts(_) => "R-36-CGR-03",
        Ask::NationalStations(..) => "R-36-CGR-13",
        Ask::NationalTrains(_) => "R-36-CGR-15",
        Ask::Answer { .. } | Ask::Counter { .. } => "R-36-PRV-03",
    }
}

impl Table<'_> {
    fn seat_of(&self, ask: &Ask) -> Seat {
        match *ask {
            Ask::Privates(seat)
            | Ask::Raise(seat, _)
            | Ask::Exchange(seat)
            | Ask::HomeCity(seat, ..)
            | Ask::Raising { seat, .. }
            | Ask::Answer { seat, .. }
            | Ask::Counter { seat, .. } => seat,
            Ask::Track(company)
            | Ask::PrivateStation(company, _)
            | Ask::Station(company)
            | Ask::Borrow(company)
            | Ask::Run(company)
            | Ask::Dividend(company, _)
            | Ask::Trains(company)
            | Ask::ReturnTrains(company)
            | Ask::Loans(company)
            | Ask::Debts(company)
            | Ask::NationalStations(company, _)
            | Ask::NationalTrains(company) => self.boss(company),
        }
    }

    fn offers_of(&self, ask: &Ask) -> Vec<Offer> {
        let with = |company, mut own: Vec<Offer>| {
            own.extend(self.any_time(company));
            own
        };
        match *ask {
            Ask::Privates(seat) => self.privates_offers(seat),
            Ask::Raise(seat, private) => self.raise_offers(seat, private),
            Ask::Exchange(seat) => self.exchange_offers(seat),
            Ask::HomeCity(_, _, hex) => self.home_cities(hex),
            Ask::Track(company) => {
                let mut own = self.lays(company);
                own.push(Offer::Pass);
                with(company, own)
            }
            Ask::PrivateStation(company, hex) => {
                let mut own = self.free_station(company, hex);
                own.push(Offer::Pass);
                own
            }
            Ask::Station(company) => {
                let mut own = self.stations(company);
                own.push(Offer::Pass);
                with(company, own)
            }
            Ask::Borrow(company) => {
                let mut own = self.borrowing(company);
                own.push(Offer::Pass);
                with(company, own)
            }
            Ask::Run(company) => with(company, Vec::new()),
            Ask::Dividend(company, _) => with(company, vec![Offer::PayOut, Offer::Retain]),
            Ask::Trains(company) => self.trains_offers(company),
            Ask::ReturnTrains(company) => {
                self.kinds_of(company).into_iter().map(|train| Offer::ReturnTrain { train }).collect()
            }
            Ask::Loans(company) => self.loans_offers(company),
            Ask::Raising { seat, company, due, need } => self.raising_offers(seat, company, due, need),
            Ask::Debts(company) => self.debts_offers(company),
            Ask::NationalStations(_, hex) => self.national_stations_offers(hex),
            Ask::NationalTrains(company) => self.national_trains_offers(company),
            Ask::Answer { company, deal, price, .. } => {
                let mut offers = vec![Offer::Accept, Offer::Refuse];
                offers.extend(self.counter_offers(company, deal, price));
                offers
            }
            Ask::Counter { .. } => vec![Offer::Accept, Offer::Refuse],
        }
    }

    fn play(&mut self, ask: Ask, seat: Seat, action: &Action) -> Result<(), Fault> {
        match ask {
            Ask::Privates(_) => self.play_privates(seat, action),
            Ask::Raise(_, private) => self.play_raise(seat, private, action),
            Ask::Exchange(_) => self.play_exchange(seat, action),
            Ask::HomeCity(_, company, hex) => match *action {
                Action::ChooseCity { city } => {
                    self.choose_city(company, hex, city);
                    Ok(())
                }
                _ => Err(Fault::unknown(action)),
            },
            Ask::PrivateStation(company, hex) => match *action {
                Action::Pass => Ok(()),
                Action::PlaceStation { city, .. } => {
                    self.place_station(company, hex, city);
                    Ok(())
                }
                _ => Err(Fault::unknown(action)),
            },
            Ask::Track(company) => {
                if self.play_any_time(company, action)? {
                    return Ok(());
                }
                match action {
                    Action::Pass => {
                        self.turn_mut().step = Step::Station;
                        Ok(())
                    }
                    _ => self.lay(company, action),
                }
            }
            Ask::Station(company) => {
                if self.play_any_time(company, action)? {
                    return Ok(());
                }
                match *action {
                    Action::Pass => self.turn_mut().step = Step::Borrow,
                    Action::PlaceStation { hex, city } => {
                        let cost = self.station_cost(company);
                        self.pay(table::Purse::Company(company), table::Purse::Bank, cost)?;
                        self.place_station(company, hex, city);
                        self.turn_mut().step = Step::Borrow;
                    }
                    _ => return Err(Fault::unknown(action)),
                }
                Ok(())
            }
            Ask::Borrow(_) => match *action {
                Action::Pass => {
                    self.turn_mut().step = Step::Run;
                    Ok(())
                }
                Action::F56(F56Action::BorrowTrain { source }) => {
                    self.turn_mut().step = Step::Run;
                    self.borrow_train(source)
                }
                _ => Err(Fault::unknown(action)),
            },
            Ask::Run(company) => {
                if self.play_any_time(company, action)? {
                    return Ok(());
                }
                match action {
                    Action::RunTrains { runs } => {
                        let revenue = self.judge_runs(company, runs)?;
                        self.earn(company, revenue)
                    }
                    _ => Err(Fault::unknown(action)),
                }
            }
            Ask::Dividend(company, revenue) => match action {
                Action::PayOut => self.pay_out(company, revenue),
                Action::Retain => self.retain(company, revenue),
                _ => {
                    self.asked.push(Ask::Dividend(company, revenue));
                    if self.play_any_time(company, action)? { Ok(()) } else { Err(Fault::unknown(action)) }
                }
            },
            Ask::Trains(company) => {
                if self.play_any_time(company, action)? {
                    return Ok(());
                }
                self.play_trains(company, action)
            }
            Ask::ReturnTrains(company) => match *action {
                Action::ReturnTrain { train } => self.return_train(company, train),
                _ => Err(Fault::unknown(action)),
            },
            Ask::Loans(company) => {
                if self.play_any_time(company, action)? {
                    return Ok(());
                }
                match action {
                    Action::Pass => {
                        self.end_turn();
                        Ok(())
                    }
                    Action::F56(F56Action::RepayLoan) => self.repay_loan(company),
                    _ => Err(Fault::unknown(action)),
                }
            }
            Ask::Raising { seat, company, due, need } => self.play_raising(seat, company, due, need, action),
            Ask::Debts(company) => self.play_debts(company, action),
            Ask::NationalStations(_, _) => match *action {
                Action::F56(F56Action::RemoveStation { hex, city }) => self.remove_station(hex, city),
                _ => Err(Fault::unknown(action)),
            },
            Ask::NationalTrains(company) => self.play_national_trains(company, action),
            Ask::Answer { seat: asked, company, deal, price } => match *action {
                Action::CounterOffer { price: named } => {
                    let seat = self.offerer(company, deal);
                    self.asked.push(Ask::Counter {
                        seat,
                        company,
                        deal,
                        offered: price,
                        by: asked,
                        price: named,
                    });
                    Ok(())
                }
                Action::Accept => self.settle_deal(company, deal, asked, Some(price), price),
                Action::Refuse => self.settle_deal(company, deal, asked, None, price),
                _ => Err(Fault::unknown(action)),
            },
            Ask::Counter { company, deal, offered, by, price, .. } => match action {
                Action::Accept => self.settle_deal(company, deal, by, Some(price), offered),
                Action::Refuse => self.settle_deal(company, deal, by, None, offered),
                _ => Err(Fault::unknown(action)),
            },
        }
    }

    /// Who has offered a deal.
    fn offerer(&self, company: CompanyId, deal: Deal) -> Seat {
        match deal {
            Deal::BetweenPlayers(_, buyer) => buyer,
            Deal::ForSale(private) => match self.owner(private) {
                rules::state::PrivateOwner::Player(owner) => owner,
                _ => self.boss(company),
            },
            _ => self.boss(company),
        }
    }

    /// Prices that the asked side may name: better ones for it, as far as the deal allows and the buyer can pay.
    fn counter_offers(&self, company: CompanyId, deal: Deal, price: Money) -> Option<Offer> {
        let (from, to) = match deal {
            Deal::BetweenPlayers(_, buyer) => (price + 1, self.cash(buyer)),
            Deal::Private(private) => {
                let face = self.title.privates[private.index()].price;
                (price + 1, (2 * face).min(self.treasury(company)))
            }
            Deal::Train(seller, _) if self.is_national(seller) || self.is_national(company) => return None,
            Deal::Train(..) => (price + 1, self.treasury(company)),
            Deal::ForSale(_) => (1, price - 1),
            Deal::TakeOver(_) => return None,
        };
        (from <= to).then_some(Offer::CounterOffer { from, to })
    }

    /// The deal is done at this price, or refused at what was offered.
    fn settle_deal(
        &mut self,
        company: CompanyId,
        deal: Deal,
        asked: Seat,
        agreed: Option<Money>,
        offered: Money,
    ) -> Result<(), Fault> {
        let (price, agreed) = (agreed.unwrap_or(offered), agreed.is_some());
        match deal {
            Deal::BetweenPlayers(private, buyer) => {
                self.answer_for_private(private, buyer, asked, price, agreed)
            }
            Deal::Private(private) => self.answer_for_local(company, private, asked, price, agreed),
            Deal::Train(seller, train) => self.answer_for_train(company, seller, train, price, agreed),
            Deal::ForSale(private) => self.answer_for_sale(asked, company, private, price, agreed),
            Deal::TakeOver(_) => Err(Fault::of("R-36-TRN-01", "there are no take-overs".to_owned())),
        }
    }

    /// Everything may be offered again once the position has changed (PRV-03).
    pub(super) fn forget_refusals(&mut self) {
        match &mut self.stage {
            Stage::Stock(stock) => stock.turn.refused.clear(),
            Stage::Operating(round) => {
                if let Some(turn) = round.turn.as_mut() {
                    turn.refused.clear();
                }
            }
            Stage::Auction(_) | Stage::Over => {}
        }
    }

    fn end_turn(&mut self) {
        if let Stage::Operating(round) = &mut self.stage {
            round.turn = None;
        }
    }

    /// Goes on until somebody must decide, or the game is over.
    fn proceed(&mut self) -> Result<(), Fault> {
        loop {
            if !self.asked.is_empty() {
                return Ok(());
            }
            if self.forming.is_some() {
                self.go_on_forming()?;
                continue;
            }
            if self.discards && self.ask_for_trains_above_limit() {
                return Ok(());
            }
            match &self.stage {
                Stage::Over => return Ok(()),
                Stage::Auction(_) => {
                    if !self.ask_in_auction()? {
                        self.stage = Stage::Stock(Stock { number: 1, ..Stock::default() });
                    }
                }
                Stage::Stock(stock) => {
                    let number = stock.number;
                    if !self.ask_in_stock_round()? {
                        self.end_stock_round()?;
                        let rounds = self.phase().rounds;
                        if let Some(bank) = self.s.bank.as_mut() {
                            bank.rounds = rounds;
                        }
                        self.begin_operating_round(number, 1)?;
                    }
                }
                Stage::Operating(round) => {
                    let (set, number, in_turn) = (round.set, round.number, round.turn.is_some());
                    if in_turn {
                        if !self.go_on()? {
                            self.end_turn();
                        }
                    } else if !self.begin_turn()? {
                        let bank = self.s.bank.expect("this title has a bank");
                        if number < bank.rounds {
                            self.begin_operating_round(set, number + 1)?;
                        } else if bank.broken || set == 200 {
                            self.end_game();
                        } else {
                            self.stage = Stage::Stock(Stock { number: set + 1, ..Stock::default() });
                        }
                    }
                }
            }
        }
    }
}
