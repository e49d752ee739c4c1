//! The round and the turn of a written position.

use rules::operating_turn::{OperatingTurn, Step};
use rules::play::Opening;
use rules::state::{Few, PrivateAuction, Round};
use rules::train::Source;
use rules::{CompanyId, Money};

use super::Reader;
use crate::position::fault::{Place, What};
use crate::position::turn::{STEPS, asked, flags};
use crate::position::written::{WrittenRound, WrittenTurn};

/// More turns than a Pre-Stock Round can have.
const MOST_TURNS: u64 = 1_000;

/// More sets than a game without a process track lasts.
const MOST_SETS: u8 = 200;

/// More blocks of shares than anybody can sell in a turn.
const MOST_BLOCKS: usize = 40;

impl Reader<'_> {
    pub(super) fn round(&mut self) {
        let (written, players) = (self.written, self.written.players.len());
        let most_passes = players.saturating_sub(1) as u8;
        let opening = self.title.play.opening;
        self.position.round = match &written.round {
            WrittenRound::PreStock { turns, passed } if opening == Opening::PreStock => {
                let mut has_passed = vec![false; players];
                for seat in self.seats(&Place::Round, passed) {
                    has_passed[seat.index()] = true;
                }
                Round::PreStock {
                    turns: self.at_most(&Place::Round, (*turns).into(), MOST_TURNS) as u16,
                    passed: has_passed,
                }
            }
            WrittenRound::Auction { opened, unsold } if opening == Opening::Auction => {
                let unsold = self.once(&Place::Round, unsold, |reader, id| reader.private(&Place::Round, id));
                Round::Auction { opened: self.small(&Place::Round, *opened, 200), unsold, bidding: None }
            }
            WrittenRound::Privates { next, passes, asking, bids, last } if opening == Opening::Privates => {
                let mut auction = PrivateAuction {
                    next: self.turn_of(next),
                    passes: self.small(&Place::Round, *passes, most_passes),
                    asking: self.money(&Place::Round, *asking),
                    bids: Vec::new(),
                    contested: None,
                    last: None,
                };
                for (private, player, bid) in bids.iter().take(players * self.title.privates.len()) {
                    let bid = self.money(&Place::Round, *bid);
                    let bidder = self.private(&Place::Round, private).zip(self.seat(&Place::Round, player));
                    auction.bids.extend(bidder.map(|(private, seat)| (private, seat, bid)));
                }
                if let Some((cheapest, any)) = last {
                    auction.last = self.seat(&Place::Round, cheapest).zip(self.seat(&Place::Round, any));
                }
                Round::Privates(auction)
            }
            WrittenRound::Stock { number, next, passes, sold } => {
                self.expect_set(*number);
                let mut sold = self.pairs(sold);
                sold.sort_unstable();
                Round::Stock {
                    number: *number,
                    next: self.turn_of(next),
                    passes: self.small(&Place::Round, *passes, most_passes),
                    sold,
                }
            }
            WrittenRound::Operating { set, number, order, turn } => {
                self.expect_set(*set);
                self.expect_round(*set, *number);
                let order = self.companies(&Place::Round, order);
                self.operating(*set, *number, &order, turn)
            }
            _ => {
                self.fault(&Place::Round, What::NoSuchRound);
                Round::Stock { number: 1, next: 0, passes: 0, sold: Vec::new() }
            }
        };
        self.position.local_price = self.local_price();
    }

    /// The place in the order of a player's turn.
    fn turn_of(&mut self, name: &str) -> u8 {
        let seat = self.seat(&Place::Round, name);
        let order = &self.position.order;
        seat.and_then(|seat| order.iter().position(|&other| other == seat)).unwrap_or(0) as u8
    }

    /// The set is one that the game can have.
    fn expect_set(&mut self, set: u8) {
        let track = self.title.sets.len();
        let most = if self.title.play.has_process_track() { track as u8 } else { MOST_SETS };
        self.small(&Place::Round, set, most);
        if set == 0 {
            self.fault(&Place::Round, What::NoSuchRound);
        }
    }

    /// The round is one that the set can have.
    fn expect_round(&mut self, set: u8, number: u8) {
        let most = if self.title.play.has_process_track() {
            let set = self.title.sets.get(usize::from(set).wrapping_sub(1));
            set.map_or(0, |set| set.local_prices.len() as u8)
        } else {
            self.position.bank.map_or(1, |bank| bank.rounds.max(1))
        };
        if !(1..=most).contains(&number) {
            self.fault(&Place::Round, What::NoSuchRound);
        }
    }

    fn operating(&mut self, set: u8, number: u8, order: &[CompanyId], written: &WrittenTurn) -> Round {
        let mut begun = 0;
        let mut turn = None;
        if let Some(company) = self.company(&Place::Round, &written.company) {
            match order.iter().position(|&other| other == company) {
                Some(place) if written.step.is_none() => begun = place as u8,
                Some(place) => {
                    begun = place as u8 + 1;
                    turn = self.turn(company, written);
                }
                None => {
                    let known = order.iter().map(|&company| self.title.charter(company).symbol.clone());
                    let what = What::Unknown(written.company.clone(), known.collect());
                    self.fault(&Place::Round, what);
                }
            }
        }
        if let Some(turn) = &turn {
            self.position.agenda = vec![asked(turn.step, turn.company)];
        }
        Round::Operating { set, number, order: Few::from(order), begun, turn }
    }

    fn turn(&mut self, company: CompanyId, written: &WrittenTurn) -> Option<OperatingTurn> {
        let place = Place::Round;
        let given = written.step.as_deref().unwrap_or_default();
        let of_vaclav = self.position.is_vaclavs(company);
        let steps = match &self.title.play.vaclav {
            Some(vaclav) if of_vaclav => vaclav.turn,
            _ => self.title.play.turn,
        };
        let home = self.title.play.family == rules::Family::Cz;
        let asks = |step: Step| steps.contains(&step) && (step != Step::Home || home);
        let step = STEPS.iter().find(|(name, step)| *name == given && asks(*step)).map(|(_, step)| *step);
        let known = STEPS.iter().filter(|(_, step)| asks(*step)).map(|(name, _)| *name);
        let step = self.found(&place, given, step, known)?;
        let mut turn = OperatingTurn::begin(company, written.first);
        (turn.step, turn.laid) = (step, self.small(&place, written.laid, 9));
        for name in written.done.iter().take(MOST_BLOCKS) {
            let mut all = flags(&mut turn);
            match all.iter_mut().find(|(flag, _)| flag == name) {
                Some((_, flag)) => **flag = true,
                None => {
                    let known = all.iter().map(|(flag, _)| (*flag).to_owned()).collect();
                    self.fault(&place, What::Unknown(name.clone(), known));
                }
            }
        }
        for (name, new) in written.bought.iter().take(MOST_BLOCKS) {
            turn.credit.bought.extend(self.train_type(&place, name).map(|train| (train, *new)));
        }
        if let Some((name, from)) = &written.borrowed {
            let train = self.train(&place, name);
            let source = match (from.as_str(), train) {
                ("stack", _) => Some(Source::Stack),
                ("beside", _) => Some(Source::Beside),
                ("pool", Some(train)) => Some(Source::Pool(train)),
                _ => None,
            };
            let source = self.found(&place, from, source, ["stack", "beside", "pool"].into_iter());
            turn.credit.train = train.zip(source);
        }
        turn.credit.sold = self.blocks(&written.sold);
        turn.credit.raised = self.blocks(&written.raised);
        Some(turn)
    }

    fn blocks(&mut self, blocks: &[(String, Money, u8)]) -> Vec<(CompanyId, Money, u8)> {
        let mut all = Vec::new();
        for (symbol, price, shares) in blocks.iter().take(MOST_BLOCKS) {
            let (price, shares) = (self.money(&Place::Round, *price), self.small(&Place::Round, *shares, 20));
            all.extend(self.company(&Place::Round, symbol).map(|company| (company, price, shares)));
        }
        all
    }

    /// The price of local railways, which follows from the process track.
    fn local_price(&self) -> Option<Money> {
        let set = |number: u8| self.title.sets.get(usize::from(number).wrapping_sub(1));
        match &self.position.round {
            Round::Stock { number, .. } => set(number.saturating_sub(1))?.local_prices.last().copied(),
            Round::Operating { set: of, number, .. } => {
                set(*of)?.local_prices.get(usize::from(*number).wrapping_sub(1)).copied()
            }
            _ => None,
        }
    }
}
