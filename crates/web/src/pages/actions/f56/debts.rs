//! The debts of a company when the national one is formed: to repay or to merge, side by side, and all companies in debt
//! (R-36-CGR-02 to 04).

use maud::{Markup, html};
use rules::event::For;
use rules::{Action, CompanyId, Decision, Event, F56Action, F56Decision, F56Event, Game, Money, Seat};

use crate::choices::Choice;
use crate::pages::actions::outcome;
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// To repay or to merge: a column for each, and below the buttons what comes of it.
pub(super) fn compared(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::F56(F56Decision::Debts { company })) = scene.game.state().decision() else {
        return html! {};
    };
    let president = scene.game.view().director(company);
    let names = scene.names;
    let after: Vec<(&Choice, Game)> = choices
        .iter()
        .filter_map(|&choice| Some((choice, outcome(scene.game, &choice.action)?.game)))
        .collect();
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
                treasury(scene, company, choice),
                shares(scene, company, choice),
                scene.money(worth(after, president)),
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

fn cash(scene: &Scene<'_>, president: Seat, after: &Game) -> String {
    let (before, after) = (scene.game.state().player(president).cash, after.state().player(president).cash);
    if before == after { scene.money(after) } else { format!("{before} → {}", scene.money(after)) }
}

fn treasury(scene: &Scene<'_>, company: CompanyId, choice: &Choice) -> String {
    let treasury = scene.game.state().company(company).treasury;
    if pays(choice) {
        let left = treasury.saturating_sub(scene.game.view().debt(company));
        return format!("{treasury} → {}", scene.money(left));
    }
    tr!("treasury-to", treasury = scene.money(treasury), national = national(scene))
}

/// His shares of this company where it stays, or what he gets for those of all that merge.
fn shares(scene: &Scene<'_>, company: CompanyId, choice: &Choice) -> String {
    let (view, state) = (scene.game.view(), scene.game.state());
    let president = view.director(company);
    let forming = state.national.as_ref().and_then(|national| national.forming.as_ref());
    let merge = forming.filter(|_| !pays(choice)).map(|forming| {
        let merging: Vec<CompanyId> = forming.merging.iter().copied().chain([company]).collect();
        view.exchange_of(&merging, forming.trigger)
    });
    let Some(exchange) = merge else {
        return tr!(
            "shares-stay",
            count = state.shares(company, president),
            company = scene.names.company(company)
        );
    };
    let (_, old, new) =
        exchange.gets.iter().copied().find(|gets| gets.0 == president).unwrap_or((president, 0, 0));
    tr!("shares-exchanged", old = old, new = new, national = national(scene))
}

/// What a player owns afterwards if no further company merges: the formation counts as done.
fn worth(after: &Game, seat: Seat) -> i64 {
    let (view, state) = (after.view(), after.state());
    let forming = state.national.as_ref().and_then(|national| national.forming.as_ref());
    // Once it is formed the exchange has taken place, also while stations and trains are still asked about.
    let Some(forming) = forming.filter(|forming| {
        let open = state.national.as_ref().is_some_and(|national| national.shares == 0);
        open && !forming.merging.is_empty()
    }) else {
        return view.worth(seat);
    };
    let exchange = view.exchange_of(&forming.merging, forming.trigger);
    let new = exchange.gets.iter().find(|gets| gets.0 == seat).map_or(0, |&(.., new)| new);
    let old: Money =
        forming.merging.iter().map(|&owner| Money::from(state.shares(owner, seat)) * view.price(owner)).sum();
    view.worth(seat) - i64::from(old) + i64::from(Money::from(new) * exchange.price)
}

/// The loans of a company, and what it has to repay them.
struct Debt {
    loans: u8,
    treasury: Money,
}

/// What a company that has merged already owed and owned just before, told by what happened since.
fn before_merging(scene: &Scene<'_>, company: CompanyId) -> Option<Debt> {
    let told = || {
        scene.table.line()[..scene.at]
            .iter()
            .rev()
            .flat_map(|step| step.told().collect::<Vec<_>>().into_iter().rev())
    };
    // The last change of its loans is that they went back to the bank.
    let loans = told().filter_map(|event| match event {
        Event::F56(F56Event::LoansChanged { company: of, loans }) if *of == company => Some(*loans),
        _ => None,
    });
    let treasury = told().find_map(|event| match event {
        Event::MoneyMoved { amount, why: For::Treasury(of), .. } if *of == company => Some(*amount),
        _ => None,
    });
    Some(Debt { loans: loans.into_iter().nth(1)?, treasury: treasury.unwrap_or(0) })
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
    let can_pay =
        |company: CompanyId| view.missing_for_loans(company) <= state.player(view.director(company)).cash;
    let turn = |index: usize| match can_pay(open[index]) {
        true => tr!("debt-turn", count = 2 + open[..index].iter().filter(|&&before| can_pay(before)).count()),
        false => t("debt-must-merge"),
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
