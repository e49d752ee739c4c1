//! Why a mind does what it does: what is different, in figures of the game, between the position that it leads to and the one after
//! the next best choice.

use rules::{Action, CompanyId, Game, Seat};

use super::judge::{Judge, Judged};
use super::prospects::{Prospect, Table};
use crate::reason::{OfCompany, Reason};

/// Differences of a revenue that are worth a word.
const TOLD: i64 = 10;

/// A position after a choice.
struct After {
    game: Game,
    table: Table,
}

impl After {
    fn of(judge: &mut Judge<'_>, game: &Game, seat: Seat, action: &Action, table: &Table) -> Option<After> {
        let mut after = game.clone();
        after.advance_unheard(seat, action).ok()?;
        if let Some(asked) = super::judge::asked(&after, seat) {
            after.advance_unheard(asked, &Action::Accept).ok()?;
        }
        let builder = game.state().decision().and_then(super::judge::builder);
        let table = judge.memory.tried(after.view(), table, builder);
        Some(After { game: after, table })
    }

    /// The part of a run that the seat gets, of any of the revenues that a company could have.
    fn part(&self, seat: Seat, company: CompanyId, revenue: fn(Prospect) -> u32) -> i64 {
        let view = self.game.view();
        let held = i64::from(view.state.shares(company, seat));
        i64::from(revenue(self.table.of(company))) * held / i64::from(view.total_shares(company)).max(1)
    }

    fn income(&self, seat: Seat) -> i64 {
        let companies = self.game.title().company_ids();
        companies.map(|company| self.part(seat, company, |prospect| prospect.now)).sum()
    }
}

/// Why the first of what was judged is done; the next one is what else would have been.
pub(crate) fn why(
    judge: &mut Judge<'_>,
    game: &Game,
    seat: Seat,
    judged: &[Judged],
    table: &Table,
) -> Reason {
    let own = || judged[0].candidate.reason.clone();
    let Some(next) = judged.get(1) else { return own() };
    let then = After::of(judge, game, seat, &judged[0].candidate.action, table);
    let Some((then, instead)) = then.zip(After::of(judge, game, seat, &next.candidate.action, table)) else {
        return own();
    };
    let acts = game.state().decision().and_then(super::judge::builder);
    if let Some(reason) = by_company(&then, &instead, seat, acts) {
        return reason;
    }
    let (from, to) = (instead.income(seat), then.income(seat));
    if to - from >= TOLD {
        return Reason::Income { from, to };
    }
    let worth = |judged: &Judged| judged.values[seat.index()] as i64;
    let (with, instead) = (worth(&judged[0]), worth(next));
    match own() {
        // What the rules of thumb know of the map is more than a mind does.
        reason @ (Reason::Earns { .. } | Reason::OpensWay | Reason::NeedsTrain) => reason,
        _ if with > instead => Reason::EndsWith { with, instead },
        reason => reason,
    }
}

/// The company of the seat that gains most, now or once its next trains are scrapped. In the turn of a company only that one: where
/// another gains, then because the next best choice would have scrapped its trains, and that is not what is being done.
fn by_company(then: &After, instead: &After, seat: Seat, acts: Option<CompanyId>) -> Option<Reason> {
    let gain = |company: CompanyId, revenue: fn(Prospect) -> u32| {
        let same_shares = [then, instead].map(|after| after.game.state().shares(company, seat));
        let (to, from) = (revenue(then.table.of(company)), revenue(instead.table.of(company)));
        let more = then.part(seat, company, revenue) - instead.part(seat, company, revenue);
        (same_shares[0] == same_shares[1] && i64::from(to) - i64::from(from) >= TOLD)
            .then_some((more, from, to))
    };
    let best = |revenue: fn(Prospect) -> u32| {
        let companies = then.game.title().company_ids();
        let companies = companies.filter(|&company| acts.is_none_or(|acts| acts == company));
        let gains = companies.filter_map(|company| Some((gain(company, revenue)?, company)));
        gains.max_by_key(|&((more, ..), company)| (more, std::cmp::Reverse(company)))
    };
    if let Some(((_, from, to), company)) = best(|prospect| prospect.now) {
        return Some(Reason::Runs { company: OfCompany(company), from, to });
    }
    let ((_, from, to), company) = best(|prospect| prospect.lasting)?;
    Some(Reason::Lasts { company: OfCompany(company), from, to })
}
