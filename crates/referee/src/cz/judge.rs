//! Judges games of 18CZ and its variants.

use rules::{Action, Decision, Game, Offer, Offers, Played, Seat, Title};

use super::book::Book;
use super::difference::difference;
use super::reading::read;
use super::table::Table;
use crate::report::Report;
use crate::{Referee, Verdict};

/// The referee for one game.
pub struct CzReferee<'a> {
    book: Book<'a>,
}

impl<'a> CzReferee<'a> {
    /// A referee for games of the title with so many players.
    pub fn new(title: &'a Title, players: usize) -> CzReferee<'a> {
        CzReferee { book: Book::open(title, players) }
    }

    /// Right or wrong, unless something was too much work to be found out.
    fn verdict(&self, fault: Option<String>) -> Verdict {
        let unsure = std::mem::take(&mut *self.book.unsure.borrow_mut());
        match (fault, unsure.first()) {
            (None, _) => Verdict::Right,
            (Some(_), Some(&what)) => Verdict::NotJudged(what.into()),
            (Some(fault), None) => Verdict::Wrong(fault),
        }
    }

    fn fault_in_offers(&self, table: &Table, offers: &Offers, report: &mut Report) -> Option<String> {
        let decision = table.agenda.last()?;
        let asked = self.book.asked(table, decision);
        if asked != Some(offers.seat) {
            return Some(format!("{:?} is asked and not {asked:?}", offers.seat));
        }
        let mut found = offers.offers.clone();
        if let Decision::Run { company } = decision {
            let is_run = |offer: &Offer| matches!(offer, Offer::RunTrains { .. });
            let at = found.iter().position(is_run);
            let Some(Offer::RunTrains { runs, revenue, .. }) = at.map(|at| found.remove(at)) else {
                return Some("no routes are offered".into());
            };
            match self.book.judge_runs(table, *company, &runs) {
                Ok(earned) if earned == revenue => {}
                Ok(earned) => return Some(format!("the routes offered earn {earned} and not {revenue}")),
                Err(fault) => return Some(format!("the routes offered: {fault}")),
            }
            let best = self.book.best_revenue(table, *company);
            let cut = self.book.unsure.borrow_mut().remove("a revenue with too many routes");
            if best > revenue || !cut && best < revenue {
                return Some(format!("R-RUN-12: the best revenue is {best} and not {revenue}"));
            }
            if cut {
                report.leave("a revenue with too many routes");
            } else {
                report.revenues += 1;
            }
        }
        let expected = self.book.offers(table);
        let names = &self.book.title;
        let missing = expected.iter().find(|offer| !found.contains(offer));
        let too_many = found.iter().find(|offer| !expected.contains(offer));
        match (missing, too_many) {
            (None, None) => None,
            (Some(missing), None) => Some(format!("not offered: {}", name(names, missing))),
            (None, Some(extra)) => Some(format!("offered: {}", name(names, extra))),
            (Some(missing), Some(extra)) => {
                Some(format!("not offered: {}; but: {}", name(names, missing), name(names, extra)))
            }
        }
    }
}

/// An offer in words; the names of the title tell more than numbers.
fn name(title: &Title, offer: &Offer) -> String {
    let names = wording::Names { title, players: &[] };
    format!("{} ({offer:?})", names.offer(offer))
}

impl Referee for CzReferee<'_> {
    fn judge_start(&mut self, begun: &Game) -> Verdict {
        let found = read(begun.state());
        let fault = match self.book.start(&found) {
            Ok(expected) => difference(self.book.title, &expected, &found),
            Err(fault) => Some(fault),
        };
        self.verdict(fault)
    }

    fn judge_end(&mut self, over: &Game) -> Verdict {
        let table = read(over.state());
        let wrong =
            over.state().seats().find(|&seat| over.view().worth(seat) != self.book.worth(&table, seat));
        let fault = wrong.map(|seat| {
            let (found, expected) = (over.view().worth(seat), self.book.worth(&table, seat));
            format!("R-END-02: {seat:?} is worth {found} and not {expected}")
        });
        self.verdict(fault)
    }

    fn judge_offers(&mut self, game: &Game, offers: &Offers, report: &mut Report) -> Verdict {
        let table = read(game.state());
        let fault = self.fault_in_offers(&table, offers, report);
        self.verdict(fault)
    }

    fn judge_action(
        &mut self,
        before: &Game,
        _seat: Seat,
        action: &Action,
        after: &Played,
        _report: &mut Report,
    ) -> Verdict {
        let mut table = read(before.state());
        let found = read(after.game.state());
        let fault = match self.book.play(&mut table, action, &found) {
            Ok(()) => difference(self.book.title, &table, &found),
            Err(fault) => Some(fault),
        };
        self.verdict(fault)
    }
}
