//! What an action leads to before the next turn or round, found by playing it.

use std::fmt::Display;

use rules::event::{For, Purse, TrainPlace};
use rules::play::Head;
use rules::{Action, CompanyId, CzDecision, CzEvent, Decision, Event, F56Decision, F56Event, Game, Money};

use crate::family::features;
use crate::pages::purse::company_asked_about;
use crate::pages::table::Scene;
use crate::text::{listed, money, t, tr};

/// What became of the game when an action was tried.
pub(crate) struct Outcome {
    /// The game afterwards.
    pub(crate) game: Game,
    /// What happened before the next turn or round began.
    pub(crate) events: Vec<Event>,
}

/// Tries an action of whoever must decide.
pub(crate) fn outcome(game: &Game, action: &Action) -> Option<Outcome> {
    let played = game.play(game.decider()?, action).ok()?;
    let own = |event: &Event| !matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. });
    let events = played.events.into_iter().take_while(own).collect();
    Some(Outcome { game: played.game, events })
}

/// The same where others are asked, and agree.
pub(crate) fn agreed(game: &Game, action: &Action) -> Option<Outcome> {
    let asked = outcome(game, action)?;
    match asked.game.state().decision() {
        Some(Decision::Answer { .. }) => outcome(&asked.game, &Action::Accept),
        _ => Some(asked),
    }
}

/// What the action leads to, line by line.
pub(crate) fn consequences(scene: &Scene<'_>, action: &Action) -> Vec<String> {
    outcome(scene.game, action).map_or_else(Vec::new, |outcome| lines(scene, &outcome))
}

/// The outcome, line by line, with what is left of the money.
pub(crate) fn lines(scene: &Scene<'_>, outcome: &Outcome) -> Vec<String> {
    let mut lines = changes(scene, outcome);
    lines.extend(cash_after(scene.game, &outcome.events));
    lines
}

/// What changes on the table.
pub(crate) fn changes(scene: &Scene<'_>, outcome: &Outcome) -> Vec<String> {
    let told = |event| line(scene, outcome, event).into_iter().chain(formation(scene, event));
    let mut lines: Vec<String> = outcome.events.iter().flat_map(told).collect();
    lines.extend(scrapped(scene, outcome));
    lines.extend(returned(scene, outcome));
    lines.extend(new_order(scene, outcome));
    lines
}

fn line(scene: &Scene<'_>, outcome: &Outcome, event: &Event) -> Option<String> {
    let names = scene.names;
    Some(match event {
        Event::MoneyMoved { to: Purse::Player(seat), amount, why, .. }
            if *amount > 0 && matches!(why, For::Dividend(_) | For::TakeOver(_) | For::Private(_)) =>
        {
            format!("{} +{amount}", names.player(*seat))
        }
        Event::MoneyMoved { from: Purse::Player(seat), amount, why: For::Help, .. } if *amount > 0 => {
            tr!("help", player = names.player(*seat), amount = scene.money(amount))
        }
        Event::Cz(CzEvent::DebtChanged { seat, debt, penalty }) => {
            tr!(
                "loan",
                player = names.player(*seat),
                debt = scene.money(debt),
                penalty = scene.money(penalty)
            )
        }
        Event::PriceMoved { company, from, to, .. } => {
            tr!("price-move", company = names.company(*company), from = from, to = to)
        }
        Event::DirectorChanged { company, to: Some(seat), .. } => {
            let company = names.company(*company);
            let own = scene.game.decider() == Some(*seat);
            match (features(scene.game).head, own) {
                (Head::President, true) => tr!("you-preside", company = company),
                (Head::President, false) => {
                    tr!("new-president", player = names.player(*seat), company = company)
                }
                (Head::Director, true) => tr!("you-direct", company = company),
                (Head::Director, false) => {
                    tr!("new-director", player = names.player(*seat), company = company)
                }
            }
        }
        Event::Cz(CzEvent::CompanyDrawn { price, .. }) => tr!("vaclav-gets", price = scene.money(price)),
        Event::TrainMoved { train, from: TrainPlace::Stack, to: TrainPlace::Company(company) }
            if outcome.game.state().is_vaclavs(*company) =>
        {
            tr!("vaclav-train", company = name_of_his(scene, *company), train = names.train(*train))
        }
        Event::CompanyFloated { company } if !outcome.game.state().is_vaclavs(*company) => {
            let capital = cash_then(scene.game, Purse::Company(*company), &outcome.events);
            tr!("floats", company = names.company(*company), capital = scene.money(capital))
        }
        Event::F56(F56Event::EscrowChanged { company, escrow }) if *escrow > 0 => {
            tr!("held-back", company = names.company(*company), escrow = scene.money(escrow))
        }
        Event::F56(F56Event::DestinationReached { company }) => {
            tr!("reaches", company = names.company(*company))
        }
        // Loans are repaid one by one, and a company that merges owes none.
        Event::F56(F56Event::LoansChanged { company, loans })
            if outcome.game.view().credit(*company).loans == *loans && !merges(outcome, *company) =>
        {
            tr!("loans-then", company = names.company(*company), count = loans)
        }
        Event::F56(F56Event::CompanyMerged { company }) => {
            let national = outcome.game.title().national()?;
            tr!("merges-into", company = names.company(*company), national = names.company(national))
        }
        Event::CompanyClosed { company } => tr!("closes", company = names.company(*company)),
        Event::PhaseBegan { phase } => tr!("new-phase", phase = names.phase(*phase)),
        Event::TypeScrapped { train_type } => tr!("scrapping", train = names.train_type(*train_type)),
        _ => return None,
    })
}

/// Václav's company; one that is still to be drawn is not told before.
fn name_of_his(scene: &Scene<'_>, company: CompanyId) -> String {
    if scene.game.state().is_vaclavs(company) {
        scene.names.company(company).to_owned()
    } else {
        t("vaclav-new-company")
    }
}

fn merges(outcome: &Outcome, company: CompanyId) -> bool {
    outcome.events.contains(&Event::F56(F56Event::CompanyMerged { company }))
}

/// Companies in debt that repay or merge, when the national company is formed (R-36-CGR-01).
fn formation(scene: &Scene<'_>, event: &Event) -> Option<String> {
    let Event::PhaseBegan { phase } = event else { return None };
    scene.game.title().phase(*phase).forms_national.then_some(())?;
    let view = scene.game.view();
    let debtors = scene.game.state().market.iter().filter(|&&company| view.credit(company).loans > 0);
    let symbols: Vec<&str> = debtors.map(|&company| scene.names.company(company)).collect();
    (!symbols.is_empty()).then(|| tr!("formation-begins", companies = listed(&symbols)))
}

/// Who loses which trains. Václav's companies hand in the train that is replaced.
fn scrapped(scene: &Scene<'_>, outcome: &Outcome) -> Vec<String> {
    let mut losses: Vec<(CompanyId, Vec<String>)> = Vec::new();
    for event in &outcome.events {
        let Event::TrainMoved { train, from: TrainPlace::Company(company), to: TrainPlace::Gone } = event
        else {
            continue;
        };
        let after = outcome.game.state();
        if after.is_vaclavs(*company) && !after.company(*company).trains.is_empty() {
            continue;
        }
        match losses.iter_mut().find(|(known, _)| known == company) {
            Some((_, lost)) => lost.push(scene.names.train(*train)),
            None => losses.push((*company, vec![scene.names.train(*train)])),
        }
    }
    let line = |(company, lost): (CompanyId, Vec<String>)| {
        let company = scene.names.company(company);
        tr!("loses-trains", company = company, count = lost.len(), trains = lost.join(", "))
    };
    losses.into_iter().map(line).collect()
}

/// Who has more trains then than the limit allows.
fn returned(scene: &Scene<'_>, outcome: &Outcome) -> Vec<String> {
    let by_itself = outcome.events.iter().filter_map(|event| match event {
        Event::TrainMoved { from: TrainPlace::Company(company), to: TrainPlace::Pool, .. } => Some(*company),
        _ => None,
    });
    let asked = outcome.game.state().agenda.iter().filter_map(|decision| match decision {
        Decision::ReturnTrains { company, .. } => Some(*company),
        _ => None,
    });
    let mut companies: Vec<CompanyId> = by_itself.chain(asked).collect();
    companies.dedup();
    let line = |company| tr!("returns-trains", company = scene.names.company(company));
    companies.into_iter().map(line).collect()
}

/// The order in which companies will operate, where it changes.
fn new_order(scene: &Scene<'_>, outcome: &Outcome) -> Option<String> {
    let (before, after) = (scene.game.next_operating_order(), outcome.game.next_operating_order());
    // What will be drawn by lot is not told before.
    let symbols: Vec<&str> = after
        .iter()
        .filter(|&&company| before.contains(&company) || !outcome.game.state().is_vaclavs(company))
        .map(|&company| scene.names.company(company))
        .collect();
    (before != after).then(|| tr!("new-order", order = listed(&symbols)))
}

/// Who pays and is paid for in this decision.
fn purse(game: &Game) -> Option<Purse> {
    match game.state().decision()? {
        Decision::Cz(CzDecision::PreStock { seat } | CzDecision::Stock { seat, .. })
        | Decision::F56(
            F56Decision::Exchange { seat, .. }
            | F56Decision::Privates { seat }
            | F56Decision::Raise { seat, .. }
            | F56Decision::Raising { seat, .. },
        )
        | Decision::Answer { seat, .. } => Some(Purse::Player(*seat)),
        _ => company_asked_about(game).map(Purse::Company),
    }
}

/// What came into a purse, less what went out of it.
pub(super) fn gained(purse: Purse, events: &[Event]) -> i64 {
    let moved = |event: &Event| match event {
        Event::MoneyMoved { from, to, amount, .. } => {
            let part = |end: &Purse| if *end == purse { i64::from(*amount) } else { 0 };
            part(to) - part(from)
        }
        _ => 0,
    };
    events.iter().map(moved).sum()
}

/// What is in a purse when this has happened: nothing that comes in later, as with the next round.
pub(crate) fn cash_then(game: &Game, purse: Purse, events: &[Event]) -> Money {
    let then = i64::from(cash_of(game, purse)) + gained(purse, events);
    Money::try_from(then).unwrap_or(0)
}

/// An amount, and what becomes of it where it changes.
pub(super) fn becomes<N: Copy + PartialEq + Display>(scene: &Scene<'_>, before: N, then: N) -> String {
    let becomes = || format!("{} → {}", languages::number(before), scene.money(then));
    if before == then { scene.money(then) } else { becomes() }
}

fn cash_of(game: &Game, purse: Purse) -> Money {
    match purse {
        Purse::Player(seat) => game.state().player(seat).cash,
        Purse::Company(company) => game.state().company(company).treasury,
        Purse::Bank => 0,
    }
}

/// What is left in the purse of the one who acts.
fn cash_after(game: &Game, events: &[Event]) -> Option<String> {
    let purse = purse(game)?;
    if matches!(purse, Purse::Company(company) if game.state().is_vaclavs(company)) {
        return None;
    }
    let cash = cash_then(game, purse, events);
    Some(match purse {
        Purse::Company(company) => {
            tr!(
                "treasury-after",
                company = game.title().charter(company).symbol,
                cash = money(game.title(), cash)
            )
        }
        _ if cash == cash_of(game, purse) => t("cash-unchanged"),
        _ if cash > cash_of(game, purse) => tr!("cash-then", cash = money(game.title(), cash)),
        _ => tr!("cash-after", cash = money(game.title(), cash)),
    })
}
