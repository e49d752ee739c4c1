//! The debts of a company when the national one is formed: to repay or to merge, side by side, and all companies in debt
//! (R-36-CGR-02 to 04).

use maud::{Markup, html};
use rules::event::{For, Purse};
use rules::{Action, CompanyId, Decision, Event, F56Action, F56Decision, F56Event, Money, Seat};

use crate::choices::Choice;
use crate::pages::actions::consequences::becomes;
use crate::pages::actions::{Outcome, cash_then, outcome};
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{listed, t, tr};

/// To repay or to merge: a column for each, and below the buttons what comes of it.
pub(super) fn compared(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::F56(F56Decision::Debts { company })) = scene.game.state().decision() else {
        return html! {};
    };
    let president = scene.game.view().director(company);
    let names = scene.names;
    let after: Vec<(&Choice, Outcome)> =
        choices.iter().filter_map(|&choice| Some((choice, outcome(scene.game, &choice.action)?))).collect();
    let heads = [
        tr!("cash-of", player = names.player(president)),
        tr!("treasury-of", company = names.company(company)),
        tr!("shares-of", player = names.player(president)),
        tr!("worth-of", player = names.player(president)),
    ];
    let columns: Vec<[String; 4]> = after
        .iter()
        .map(|(choice, after)| {
            [
                cash(scene, president, after),
                treasury(scene, company, choice, after),
                shares(scene, company, choice),
                worth(scene, president, after),
            ]
        })
        .collect();
    html! {
        table .debt-choices {
            thead {
                tr {
                    td {}
                    @for (choice, _) in &after {
                        th scope="col" {
                            button .main type="button" data-action=(choice.json()) {
                                @if pays(choice) { (tr!("debt-pay", company = names.company(company))) }
                                @else { (tr!("debt-let-merge", company = names.company(company))) }
                            }
                        }
                    }
                }
            }
            tbody {
                @for (row, head) in heads.iter().enumerate() {
                    tr { th scope="row" { (head) } @for column in &columns { td .number { (column[row]) } } }
                }
            }
        }
        p .quiet { (tr!("debt-merge-hint", national = national(scene))) }
    }
}

fn pays(choice: &Choice) -> bool {
    choice.action == Action::F56(F56Action::PayLoans)
}

/// The symbol of the national company.
pub(super) fn national<'a>(scene: &Scene<'a>) -> &'a str {
    let title = scene.game.title();
    title.national().map_or("", |national| scene.names.company(national))
}

fn cash(scene: &Scene<'_>, president: Seat, after: &Outcome) -> String {
    let then = cash_then(scene.game, Purse::Player(president), &after.events);
    becomes(scene, scene.game.state().player(president).cash, then)
}

fn treasury(scene: &Scene<'_>, company: CompanyId, choice: &Choice, after: &Outcome) -> String {
    let treasury = scene.game.state().company(company).treasury;
    if pays(choice) {
        return becomes(scene, treasury, cash_then(scene.game, Purse::Company(company), &after.events));
    }
    tr!("treasury-to", treasury = scene.money(treasury), national = national(scene))
}

/// His shares of this company where it stays, and what he gets for those of all that merge.
fn shares(scene: &Scene<'_>, company: CompanyId, choice: &Choice) -> String {
    let (view, state) = (scene.game.view(), scene.game.state());
    let president = view.director(company);
    let owned = |of: CompanyId| {
        let count = state.shares(of, president);
        (count > 0).then(|| tr!("shares-owned", count = count, company = scene.names.company(of)))
    };
    let forming = state.national.as_ref().and_then(|national| national.forming.as_ref());
    let exchanged = forming.and_then(|forming| {
        let merging: Vec<CompanyId> =
            forming.merging.iter().copied().chain((!pays(choice)).then_some(company)).collect();
        let (_, new) = view.exchange_of(&merging, forming.trigger).of(president);
        let old: Vec<String> = merging.iter().filter_map(|&of| owned(of)).collect();
        (!old.is_empty())
            .then(|| tr!("shares-exchanged", old = listed(&old), new = new, national = national(scene)))
    });
    let kept =
        pays(choice).then(|| owned(company)).flatten().map(|shares| tr!("shares-kept", shares = shares));
    kept.into_iter().chain(exchanged).collect::<Vec<_>>().join(" · ")
}

/// What a player is worth, and becomes if no further company merges, without what the next round brings.
fn worth(scene: &Scene<'_>, seat: Seat, after: &Outcome) -> String {
    let (cash, then) =
        (after.game.state().player(seat).cash, cash_then(scene.game, Purse::Player(seat), &after.events));
    let worth = after.game.view().worth_if_formed(seat) - i64::from(cash) + i64::from(then);
    becomes(scene, scene.game.view().worth(seat), worth)
}

/// The loans of a company, and what it has to repay them.
struct Debt {
    loans: u8,
    treasury: Money,
}

/// What a company that has merged already owed and owned just before.
fn before_merging(scene: &Scene<'_>, company: CompanyId) -> Option<Debt> {
    let loans = |event: &Event| match event {
        Event::F56(F56Event::LoansChanged { company: of, loans }) if *of == company => Some(*loans),
        _ => None,
    };
    // The last change of its loans is that they went back to the bank.
    let line = &scene.table.line()[..scene.at];
    let index = line.iter().rposition(|step| step.told().any(|event| loans(event).is_some()))?;
    let step = &line[index];
    // In the same step its treasury may have repaid some of them.
    let repaid = step.told().rev().filter_map(loans).nth(1);
    let treasury = step.told().find_map(|event| match event {
        Event::MoneyMoved { amount, why: For::Treasury(of), .. } if *of == company => Some(*amount),
        _ => None,
    });
    let before = || Some(scene.table.game_at(index)?.view().credit(company).loans);
    Some(Debt { loans: repaid.or_else(before)?, treasury: treasury.unwrap_or(0) })
}

/// The companies in debt: decided, at stake, to come.
pub(super) fn debtors(
    scene: &Scene<'_>,
    now: CompanyId,
    open: &[CompanyId],
    merging: &[CompanyId],
) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let row = |company: CompanyId, debt: Option<Debt>, what: String, current: bool| {
        let president = view.director(company);
        let missing = debt.as_ref().map(|debt| {
            let loan = scene.game.title().figures.loans.amount;
            (loan * Money::from(debt.loans)).saturating_sub(debt.treasury)
        });
        html! {
            tr .operating[current] {
                th scope="row" { (badge(scene.game.title(), company)) }
                td { (scene.names.player(president)) }
                @if let Some(Debt { loans, treasury }) = debt {
                    td .number { (loans) }
                    td .number { (treasury) }
                } @else { td .number { "–" } td .number { "–" } }
                td .number { @if let Some(missing) = missing { (missing) } @else { "–" } }
                td .number { (state.player(president).cash) }
                td { (what) }
            }
        }
    };
    let stands =
        |company| Some(Debt { loans: view.credit(company).loans, treasury: state.company(company).treasury });
    // Whoever cannot pay is not asked (R-36-CGR-03); cash only becomes less until then.
    let turn = |index: usize| {
        let company = open[index];
        let same = |before: &CompanyId| view.director(*before) == view.director(company);
        match view.can_repay(company) {
            false => t("debt-must-merge"),
            true if [now].iter().chain(&open[..index]).any(same) => t("debt-later-perhaps"),
            true => t("debt-later"),
        }
    };
    html! {
        h3 { (t("debtors")) }
        div .scroll tabindex="0" {
            table .debtors {
                thead {
                    tr {
                        th scope="col" { (t("company")) }
                        th scope="col" { (t("president")) }
                        th .number scope="col" { (t("loans")) }
                        th .number scope="col" { (t("treasury")) }
                        th .number scope="col" { (t("debt-missing")) }
                        th .number scope="col" { (t("debt-cash")) }
                        th scope="col" { (t("debt-decides")) }
                    }
                }
                tbody {
                    @for &company in merging { (row(company, before_merging(scene, company), t("debt-merges"), false)) }
                    (row(now, stands(now), t("debt-now"), true))
                    @for (index, &company) in open.iter().enumerate() { (row(company, stands(company), turn(index), false)) }
                }
            }
        }
    }
}
