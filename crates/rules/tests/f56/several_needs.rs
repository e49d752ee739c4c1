//! R-36-EMR on 18xx.games, where more than one thing falls due at once, and what is sold for it changes who presides or closes a
//! company.

use super::table::{THERE, Table, company, new_train, run, sell};
use rules::operating_turn::Step;
use rules::state::Status;
use rules::{Action, Decision, F56Action, F56Decision, Need};

/// B of seat 0 with a way to Ghent and a train, seat 0 with nothing but shares: one of GCL at 40, and these of B.
fn penniless(shares_of_b: &[u8], price_of_b: u32) -> Table {
    let mut table = Table::stock(3, THERE);
    table.phase("3").started("B", price_of_b, shares_of_b).station("B", "H6", 0).lay("H4", "57", 1);
    table.trains("B", &["3"]).started("GCL", 65, &[1, 0, 4]).marker("GCL", 6, 0);
    table.money(0, 0).money(1, 0);
    table
}

/// The interest of the company in its turn was put off.
fn put_off(table: &mut Table) -> &mut Table {
    table.edit(|state| {
        let credit = &mut state.operating_mut().expect("a company operates").credit;
        (credit.interest_paid, credit.interest_open) = (false, true);
    })
}

#[test]
fn r_36_emr_05_one_sale_pays_for_interest_and_loans_that_are_due_together() {
    let mut table = penniless(&[3, 1], 90);
    table.started("Nord", 150, &[2, 3]).loans("B", 5).operating("B", Step::Loans);
    put_off(&mut table).pass();
    let raising = |need| move |decision: &&Decision| matches!(decision, Decision::F56(F56Decision::Raising { need: of, .. }) if *of == need);
    assert!(
        table.state().agenda.iter().any(|decision| raising(Need::LateInterest)(&decision)),
        "50 of interest"
    );
    assert!(raising(Need::Loans)(&table.decision()), "and 100 for a loan too many");
    table.play(sell("Nord", 1));
    assert_eq!((table.cash(0), table.loans_of("B")), (0, 4));
    assert!(
        !matches!(table.decision(), Decision::F56(F56Decision::Raising { .. })),
        "nothing is left to raise"
    );
}

#[test]
fn r_36_mkt_07_both_are_paid_as_far_as_possible_though_a_sale_closes_the_company() {
    let mut table = penniless(&[3, 1], 90);
    table.marker("B", 8, 0).loans("B", 5).money(0, 45).operating("B", Step::Loans);
    put_off(&mut table).pass();
    table.play(sell("GCL", 1)).play(sell("B", 1));
    assert_eq!((table.status_of("B"), table.cash(0)), (Status::Closed, 0), "115 of 150");
}

#[test]
fn r_36_emr_06_who_had_to_raise_interest_pays_it_though_another_presides_by_then() {
    let mut table = penniless(&[4, 4], 90);
    table.loans("B", 8).operating("B", Step::Run).play(run([]));
    table.play(sell("GCL", 1)).play(sell("B", 1));
    assert_eq!(table.president_of("B"), Some(1));
    assert_eq!((table.cash(0), table.cash(1)), (40 + 90 - 80, 0));
}

#[test]
fn r_36_emr_06_who_had_to_raise_loans_pays_them_though_another_presides_by_then() {
    let mut table = penniless(&[4, 4], 150);
    table.loans("B", 9).operating("B", Step::Loans).pass();
    // Each share of B that is sold makes another loan due.
    table.play(sell("GCL", 1)).play(sell("B", 1)).play(sell("B", 1));
    assert_eq!(table.president_of("B"), Some(1));
    assert_eq!((table.cash(0), table.cash(1), table.loans_of("B")), (40 + 150 + 125 - 300, 0, 6));
}

#[test]
fn r_36_cgr_03_a_company_that_was_closed_meanwhile_has_no_debts_to_decide_on() {
    // Interest that was put off is due with the purchase of the first 6-train, and a share of NFL, which has loans, is sold for it.
    let mut table = Table::stock(3, THERE);
    table.phase("5").stack("6", 0).started("GCL", 150, &[4, 1]).treasury("GCL", 700).loans("GCL", 2);
    table.started("NFL", 65, &[1, 3]).marker("NFL", 8, 0).loans("NFL", 1).money(0, 0).money(1, 0);
    table.operating("GCL", Step::Trains);
    put_off(&mut table).play(new_train());
    assert!(matches!(
        table.decision(),
        Decision::F56(F56Decision::Raising { due: 20, need: Need::LateInterest, .. })
    ));
    table.play(sell("NFL", 1));
    assert_eq!((table.status_of("NFL"), table.status_of("GCL")), (Status::Closed, Status::Closed));
    assert_eq!(table.president_of("MESS"), Some(0), "formed out of GCL alone");
    assert!(table.game.decider().is_some());
    let merged = table.state().national.as_ref().map(|national| national.company);
    assert_eq!(merged, Some(company("MESS")));
}

#[test]
fn r_36_mkt_07_a_company_that_was_closed_meanwhile_returns_no_trains() {
    // The same with the first 4-train, by which NFL has a train too many.
    let mut table = Table::stock(3, THERE);
    table.phase("3").stack("4", 0).started("GCL", 150, &[4, 1]).treasury("GCL", 350).loans("GCL", 2);
    table.started("NFL", 65, &[1, 3]).marker("NFL", 8, 0).trains("NFL", &["3"; 4]).money(0, 0);
    table.operating("GCL", Step::Trains);
    put_off(&mut table).play(new_train());
    let returns = Decision::ReturnTrains { company: company("NFL"), keep: None };
    assert!(table.state().agenda.contains(&returns));
    table.play(sell("NFL", 1));
    assert_eq!(table.status_of("NFL"), Status::Closed);
    assert!(!table.state().agenda.contains(&returns));
    assert!(table.game.decider().is_some());
}

#[test]
fn r_36_emr_09_a_bankruptcy_may_close_the_company_in_need() {
    let mut table = penniless(&[4, 1], 90);
    // It had a route once, which is enough there, and has no train.
    table.trains("B", &[]).edit(|state| state.credit[company("B").index()].routed = true);
    table.marker("B", 8, 0).operating("B", Step::Trains).play(Action::F56(F56Action::GoBankrupt));
    assert!(table.state().is_over());
    assert_eq!((table.status_of("B"), table.cash(0)), (Status::Closed, 0));
}
