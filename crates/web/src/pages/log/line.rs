//! One line for one action: what was done, for how much, and what came of it.

use rules::event::{For, Holder, Purse, TrainPlace};
use rules::{Action, CompanyId, CzEvent, Event, F56Action, F56Event, Money, Seat};
use wording::Names;

use crate::table::{Deed, Step, Table};
use crate::text::{listed, money, t, tr};

/// What happened by an action, in one line: the deed first, then what came of it. Whoever stands above the line already, as
/// `named`, is not named again where they passed.
pub(super) fn of_action(table: &Table, step: &Step, events: &[&Event], named: Option<Seat>) -> String {
    let names = table.names();
    let (deed, rest) = deed(table, step, events);
    let told = told(names, &rest, deed.is_some(), named);
    let parts = deed.into_iter().chain(told);
    let line = parts.collect::<Vec<_>>().join(" · ");
    // What led to no event, such as laying no more track, is still an answer.
    if line.is_empty() { left(step, names) } else { line }
}

/// What happened by itself, as at the beginning of a round; incomes of one owner together.
pub(super) fn by_themselves(table: &Table, events: &[&Event], named: Option<Seat>) -> Vec<String> {
    told(table.names(), events, false, named)
}

/// An action that changed nothing.
fn left(step: &Step, names: Names<'_>) -> String {
    match &step.deed {
        Deed::Act { understood: Action::Pass, .. } => t("log-passed"),
        Deed::Act { understood, .. } => names.action(understood),
        Deed::Correct(corrected) => tr!("log-corrected", why = corrected.why),
    }
}

/// The deed in words of its own, where it has some, and the events that it does not tell.
fn deed<'a>(table: &Table, step: &Step, events: &[&'a Event]) -> (Option<String>, Vec<&'a Event>) {
    let (names, title) = (table.names(), table.game().title());
    let paid = |wanted: fn(&For) -> bool| -> Money {
        let amounts = events.iter().map(|event| match event {
            Event::MoneyMoved { amount, why, .. } if wanted(why) => *amount,
            _ => 0,
        });
        amounts.sum()
    };
    let for_shares = |why: &For| matches!(why, For::Shares(_));
    let price = money(title, paid(for_shares));
    let understood = match &step.deed {
        Deed::Act { understood, .. } => understood,
        Deed::Correct(corrected) => {
            return (Some(tr!("log-corrected", why = corrected.why)), events.to_vec());
        }
    };
    let words = match understood {
        Action::BuyShare { company } => {
            Some(tr!("log-bought-share", company = names.company(*company), price = price))
        }
        Action::F56(F56Action::BuyFromPool { company }) => {
            Some(tr!("log-bought-from-pool", company = names.company(*company), price = price))
        }
        Action::SellShares { company, shares } => {
            Some(tr!("log-sold-shares", company = names.company(*company), count = shares, price = price))
        }
        Action::StartCompany { company, price: at } => Some(tr!(
            "log-started",
            company = names.company(*company),
            price = money(title, at),
            paid = price
        )),
        Action::PayOut => paid_out(table, events),
        _ => None,
    };
    let Some(words) = words else { return (None, events.to_vec()) };
    let rest = events.iter().copied().filter(|event| !is_told(event)).collect();
    (Some(words), rest)
}

/// Whether a deed in words of its own tells this event.
fn is_told(event: &Event) -> bool {
    match event {
        Event::MoneyMoved { why, .. } => matches!(why, For::Shares(_) | For::Dividend(_)),
        Event::SharesMoved { from, to, .. } => {
            let other = |holder: &Holder| matches!(holder, Holder::Bank | Holder::Pool);
            matches!(from, Holder::Player(_)) && other(to) || matches!(to, Holder::Player(_)) && other(from)
        }
        Event::CompanyStarted { .. } => true,
        _ => false,
    }
}

/// Who got what of a dividend.
fn paid_out(table: &Table, events: &[&Event]) -> Option<String> {
    let names = table.names();
    let parts = events.iter().filter_map(|event| match event {
        Event::MoneyMoved { to, amount, why: For::Dividend(_), .. } if *amount > 0 => Some(match to {
            Purse::Player(seat) => format!("{} {amount}", names.player(*seat)),
            Purse::Company(company) => format!("{} {amount}", names.company(*company)),
            Purse::Bank => return None,
        }),
        _ => None,
    });
    let parts: Vec<String> = parts.collect();
    let company = events.iter().find_map(|event| match event {
        Event::MoneyMoved { why: For::Dividend(company), .. } => Some(*company),
        _ => None,
    })?;
    (!parts.is_empty()).then(|| tr!("log-paid-out", company = names.company(company), parts = listed(&parts)))
}

/// Events in words: incomes of one owner and falls of one price together, a card that goes without a word of its way, and nothing of
/// steps in which nothing was done where something else was.
pub(super) fn told(
    names: Names<'_>,
    events: &[&Event],
    after_deed: bool,
    named: Option<Seat>,
) -> Vec<String> {
    let is_skip = |event: &&&Event| matches!(event, Event::StepSkipped { .. });
    let is_more = after_deed || !events.iter().all(|event| is_skip(&event));
    let mut lines: Vec<String> = Vec::new();
    let mut incomes: Vec<(Purse, Money, usize)> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::MoneyMoved { to, amount, why: For::PrivateIncome(_), .. } => {
                match incomes.iter_mut().find(|(owner, ..)| owner == to) {
                    Some((_, sum, count)) => (*sum, *count) = (*sum + amount, *count + 1),
                    None => incomes.push((*to, *amount, 1)),
                }
            }
            Event::TrainMoved { from: TrainPlace::Stack, to: TrainPlace::Gone, .. } => {}
            Event::StepSkipped { .. } if is_more => {}
            Event::DirectorChanged { company, to: None, .. } if is_closing(events, *company) => {}
            Event::PriceMoved { .. } => lines.extend(price_moved(&events[..=index], &events[index..], names)),
            Event::Passed { seat, forced } if Some(*seat) == named => {
                lines.push(t(if *forced { "log-passed-forced" } else { "log-passed" }));
            }
            _ => lines.extend(names.event(event)),
        }
    }
    lines.extend(incomes.into_iter().map(|(owner, sum, count)| income(names, owner, sum, count)));
    lines
}

/// Whether a company leaves the game by these events.
fn is_closing(events: &[&Event], company: CompanyId) -> bool {
    events.iter().any(|event| match event {
        Event::CompanyClosed { company: closed } => *closed == company,
        Event::Cz(CzEvent::TakenOver { target, .. }) => *target == company,
        Event::F56(F56Event::CompanyMerged { company: merged }) => *merged == company,
        _ => false,
    })
}

/// The move of a price with those that go on in its direction, told where the first of them is.
fn price_moved(until: &[&Event], from: &[&Event], names: Names<'_>) -> Option<String> {
    let (Event::PriceMoved { company: of, from: first, to: last, .. }, before) = until.split_last()? else {
        return None;
    };
    let moves = |events: &[&Event]| -> Vec<(Money, Money, u8)> {
        let moves = events.iter().filter_map(|event| match event {
            Event::PriceMoved { company, from, to, space } if company == of => Some((*from, *to, *space)),
            _ => None,
        });
        moves.collect()
    };
    let goes_on = |one: Money, other: Money| other.cmp(&one) == last.cmp(first) && last != first;
    if moves(before).last().is_some_and(|&(from, to, _)| goes_on(from, to)) {
        return None;
    }
    let (_, to, space) = moves(from)
        .into_iter()
        .take_while(|&(from, to, _)| goes_on(from, to))
        .last()
        .or(moves(from).first().copied())?;
    names.event(&Event::PriceMoved { company: *of, from: *first, to, space })
}

/// What one owner got of all local railways or private companies together.
fn income(names: Names<'_>, owner: Purse, sum: Money, count: usize) -> String {
    let owner = match owner {
        Purse::Player(seat) => names.player(seat),
        Purse::Company(company) => names.company(company).to_owned(),
        Purse::Bank => t("bank"),
    };
    tr!("log-income", owner = owner, sum = money(names.title, sum), count = count)
}
