//! R-36-LOAN, loans of companies.

use super::table::{SEATED, THERE, Table, company, new_train, run, sell, start, with};
use rules::operating_turn::Step;
use rules::state::Status;
use rules::{Action, Decision, F56Action, F56Decision, F56Event, F56Offer, Need, Offer, Options, Seat};

/// HSM in Amsterdam with a 2-train that earns 60 on the way to Utrecht; shares by seat.
fn hsm(options: Options, shares: &[u8]) -> Table {
    let mut table = Table::stock(3, options);
    table.started("HSM", 80, shares).station("HSM", "D6", 0).lay("E7", "57", 2).trains("HSM", &["2"]);
    table
}

/// NFL in Leeuwarden with a 2-train that earns 30 on the way to Groningen.
fn nfl(options: Options, shares: &[u8]) -> Table {
    let mut table = Table::stock(3, options);
    table.started("NFL", 75, shares).station("NFL", "A9", 0).lay("B10", "57", 2).trains("NFL", &["2"]);
    table
}

fn runs(table: &mut Table, name: &str, over: &[&str]) {
    let route = table.route(name, over);
    table.play(run([route]));
}

/// T-63
#[test]
fn r_36_loan_01_a_loan_in_a_turn_and_never_more_than_shares_in_hands() {
    let mut table = hsm(SEATED, &[2]);
    table.loans("HSM", 2).operating("HSM", Step::Track);
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
    table.loans("HSM", 1).play(Action::F56(F56Action::TakeLoan));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (2, 100));
    table.loans("HSM", 0);
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01", "one in a turn");
    // Shares in the pool and in the initial offering do not count.
    let mut table = hsm(SEATED, &[3]);
    table.pool("HSM", 5).loans("HSM", 3).operating("HSM", Step::Track);
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
}

#[test]
fn r_36_loan_01_at_any_point_of_the_turn() {
    for step in [Step::Track, Step::Station, Step::Run, Step::Trains, Step::Loans] {
        let mut table = hsm(SEATED, &[4]);
        table.treasury("HSM", 100).loans("HSM", 1).operating("HSM", step);
        assert!(table.accepts(&Action::F56(F56Action::TakeLoan)), "{step:?}");
    }
    let mut table = hsm(SEATED, &[4]);
    table.operating("HSM", Step::Run);
    runs(&mut table, "2", &["D6", "E7"]);
    assert!(matches!(table.decision(), Decision::Dividend { .. }));
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
}

/// T-70
#[test]
fn r_36_loan_01_none_from_the_6_trains_on() {
    for (phase, allowed) in [("2", true), ("3", true), ("4", true), ("5", true), ("6", false), ("8", false)] {
        let mut table = hsm(SEATED, &[4]);
        table.phase(phase).trains("HSM", &["5"]).operating("HSM", Step::Track);
        assert_eq!(table.accepts(&Action::F56(F56Action::TakeLoan)), allowed, "phase {phase}");
        if !allowed {
            assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
        }
    }
}

/// T-64
#[test]
fn r_36_loan_02_a_hundred_before_the_interest_and_ninety_after_it() {
    let mut table = hsm(SEATED, &[4]);
    table.operating("HSM", Step::Run).play(Action::F56(F56Action::TakeLoan));
    assert_eq!(table.treasury_of("HSM"), 100);
    runs(&mut table, "2", &["D6", "E7"]);
    assert_eq!(table.treasury_of("HSM"), 90, "interest on the new loan");

    let mut table = hsm(SEATED, &[4]);
    table.operating("HSM", Step::Run);
    runs(&mut table, "2", &["D6", "E7"]);
    table.play(Action::PayOut);
    assert!(table.offered().contains(&Offer::F56(F56Offer::TakeLoan { amount: 90 })));
    table.play(Action::F56(F56Action::TakeLoan));
    assert_eq!((table.treasury_of("HSM"), table.loans_of("HSM")), (90, 1));
}

/// T-69
#[test]
fn r_36_loan_03_none_after_a_repayment() {
    let mut table = hsm(SEATED, &[4]);
    table.treasury("HSM", 250).loans("HSM", 2).operating("HSM", Step::Loans);
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.play(Action::F56(F56Action::RepayLoan));
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-03");
}

/// T-65
#[test]
fn r_36_loan_04_interest_out_of_the_treasury_in_tens_then_out_of_the_revenue() {
    let mut table = hsm(SEATED, &[3, 1]);
    table.loans("HSM", 3).treasury("HSM", 25).operating("HSM", Step::Run);
    let before = table.cash(0);
    runs(&mut table, "2", &["D6", "E7"]);
    assert_eq!(table.treasury_of("HSM"), 5);
    assert_eq!(*table.decision(), Decision::Dividend { company: company("HSM"), revenue: 50 });
    let told = F56Event::InterestWithheld { company: company("HSM"), amount: 10 };
    assert!(table.events.contains(&told.into()), "{:?}", table.events);
    table.play(Action::PayOut);
    assert_eq!((table.cash(0) - before, table.cash(1) - 300), (15, 5), "5 for a share");
    assert_eq!(table.treasury_of("HSM"), 5);
}

#[test]
fn r_36_loan_04_then_the_president_also_without_a_run() {
    let mut table = nfl(SEATED, &[5]);
    table.loans("NFL", 5).treasury("NFL", 12).money(0, 100).operating("NFL", Step::Run);
    let bank = table.bank();
    runs(&mut table, "2", &["A9", "B10"]);
    // 10 by the company, 30 out of the revenue, which the bank keeps, 10 by the president.
    assert_eq!((table.treasury_of("NFL"), table.cash(0), table.bank() - bank), (2, 90, 20));

    let mut table = nfl(SEATED, &[5]);
    table.loans("NFL", 5).treasury("NFL", 12).money(0, 100).operating("NFL", Step::Run);
    table.play(run([]));
    assert_eq!((table.treasury_of("NFL"), table.cash(0)), (2, 60));
}

/// Ten loans, and a president who cannot pay the interest; GCL has a train for sale, so that NFL is asked in its train step.
fn in_trouble(options: Options) -> Table {
    let mut table = nfl(options, &[5, 4, 1]);
    table.loans("NFL", 10).treasury("NFL", 5).money(0, 16).started("GCL", 65, &[0, 2]).trains("GCL", &["2"]);
    table.operating("NFL", Step::Run);
    runs(&mut table, "2", &["A9", "B10"]);
    table
}

/// T-66
#[test]
fn r_36_loan_04_r_36_loan_05_then_his_shares_and_the_price_moves_left() {
    let mut table = in_trouble(SEATED);
    assert_eq!(table.treasury_of("NFL"), 5, "only multiples of ten");
    let need = Need::Interest(0);
    assert_eq!(
        *table.decision(),
        Decision::F56(F56Decision::Raising { seat: Seat(0), company: company("NFL"), due: 70, need })
    );
    table.play(sell("NFL", 1));
    assert_eq!((table.cash(0), table.treasury_of("NFL")), (21, 5));
    // One row down for the share, one step left since nothing is paid out.
    assert_eq!((table.place_of("NFL"), table.price_of("NFL")), ((4, 3), 65));
    assert!(matches!(table.decision(), Decision::Trains { .. }));
}

/// T-67, T-117
#[test]
fn r_36_loan_07_r_36_loan_08_the_excess_goes_in_the_last_step_or_the_president_is_bankrupt() {
    for options in [SEATED, with("loans_to_zero", false)] {
        let mut table = in_trouble(options);
        table.play(sell("NFL", 1));
        assert_eq!(table.loans_of("NFL"), 10, "with nine shares in hands, ten are kept until the last step");
        table.pass();
        assert!(table.state().is_over());
        let bankrupt = table.state().bank.expect("there is one").bankrupt;
        assert_eq!(bankrupt, Some((Seat(0), 74)), "95 were due, and 21 there");
        assert_eq!((table.cash(0), table.loans_of("NFL"), table.shares_of("NFL", 0)), (0, 10, 4));
        assert_eq!(
            table.game.view().owes(Seat(0)),
            0,
            "by the book who is bankrupt has nothing, and owes nothing"
        );
        // Four shares at 65 less 100 for the loans.
        let worth = table.game.view().worth(Seat(0));
        assert_eq!(worth, if options.f56.loans_to_zero { 0 } else { -140 });
    }
}

/// T-117: on 18xx.games the loan counts as repaid when its president is bankrupt.
#[test]
fn r_36_loan_07_on_18xx_games_a_failed_repayment_counts() {
    let mut table = in_trouble(THERE);
    // Both answers move the price left where interest has taken the whole revenue.
    table.play(sell("NFL", 1)).play(Action::PayOut).pass();
    assert!(table.state().is_over());
    assert_eq!((table.loans_of("NFL"), table.cash(0)), (9, 0));
    assert_eq!(table.game.view().worth(Seat(0)), 4 * (65 - 90));
}

/// NFL of seat 0, who holds six of its eight shares in hands, has ten loans and no money; its train step is over. He has three shares of
/// GCL at 65.
fn with_excess(options: Options) -> Table {
    let mut table = Table::stock(3, options);
    table.started("NFL", 110, &[6, 1, 1]).loans("NFL", 10).trains("NFL", &["3"]).phase("3");
    table
        .started("GCL", 65, &[3, 0, 4])
        .started("Nord", 65, &[0, 2])
        .trains("Nord", &["2"])
        .treasury("NFL", 1);
    table.money(0, 0).operating("NFL", Step::Trains).pass();
    table
}

#[test]
fn r_36_loan_07_shares_of_the_company_itself_make_more_loans_due() {
    let mut table = with_excess(SEATED);
    let due = |table: &Table| match table.decision() {
        Decision::F56(F56Decision::Raising { due, need: Need::Loans, .. }) => *due,
        other => panic!("{other:?}"),
    };
    assert_eq!(due(&table), 199, "two loans too many, and 1 F in the treasury");
    table.play(sell("NFL", 1));
    assert_eq!((due(&table), table.cash(0), table.loans_of("NFL")), (299, 110, 10), "three by now");
    table.play(sell("GCL", 2));
    assert_eq!((due(&table), table.cash(0)), (299, 240));
    table.play(sell("GCL", 1));
    // Nothing is left of it, and nothing is due any more.
    assert_eq!((table.cash(0), table.loans_of("NFL"), table.treasury_of("NFL")), (6, 7, 0));
    assert_ne!(table.operates().as_deref(), Some("NFL"));
}

#[test]
fn r_36_loan_07_on_18xx_games_more_loans_are_due_after_every_sale() {
    let mut table = with_excess(THERE);
    assert_eq!(table.loans_of("NFL"), 8, "they count as repaid");
    table.play(sell("NFL", 1));
    assert_eq!((table.loans_of("NFL"), table.cash(0)), (7, 110));
    assert!(matches!(
        table.decision(),
        Decision::F56(F56Decision::Raising { due: 299, need: Need::Loans, .. })
    ));
    // Each sale of GCL is at the price of the moment.
    table.play(sell("GCL", 1)).play(sell("GCL", 1)).play(sell("GCL", 1));
    assert_eq!(table.cash(0), 110 + 65 + 60 + 55);
    // 9 F more would have done; another share of NFL makes another loan due.
    table.play(sell("NFL", 1));
    assert_eq!(table.loans_of("NFL"), 6);
    assert!(matches!(
        table.decision(),
        Decision::F56(F56Decision::Raising { due: 399, need: Need::Loans, .. })
    ));
}

/// Interest that was put off is on the loans of the moment: a repaid one bears none, a new one does, and whoever is bankrupt owes it.
#[test]
fn r_36_loan_04_on_18xx_games_interest_put_off_is_on_the_loans_of_the_moment() {
    let put_off = || {
        let mut table = Table::stock(3, THERE);
        table.started("HSM", 80, &[4]).loans("HSM", 2).treasury("HSM", 130);
        table.operating("HSM", Step::Loans);
        table.edit(|state| {
            let credit = &mut state.operating_mut().expect("it operates").credit;
            (credit.interest_open, credit.interest_paid) = (true, false);
        });
        table
    };
    let mut table = put_off();
    table.play(Action::F56(F56Action::RepayLoan));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (1, 20), "10 for the one that is left");
    let mut table = put_off();
    table.play(Action::F56(F56Action::TakeLoan));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (3, 200), "100, and 30 for three");
    // Bankruptcy is an action like others.
    let mut table = put_off();
    table.station("HSM", "D6", 0).lay("E7", "57", 2).phase("3").treasury("HSM", 0).money(0, 0);
    table.edit(|state| {
        let operating = state.operating_mut().expect("it operates");
        operating.step = Step::Trains;
        state.agenda = vec![Decision::Trains { company: company("HSM") }];
    });
    table.play(Action::F56(F56Action::GoBankrupt));
    assert_eq!(table.state().bank.expect("there is one").bankrupt, Some((Seat(0), 20)));
    assert_eq!((table.game.view().owes(Seat(0)), table.game.view().owes(Seat(1))), (20, 0));
    assert_eq!(table.game.view().worth(Seat(0)), 2 * 70 - 2 * 20 - 20);
}

#[test]
fn r_36_loan_05_what_is_left_of_the_revenue_is_decided_about() {
    let mut table = hsm(SEATED, &[6]);
    table.loans("HSM", 6).money(0, 100).operating("HSM", Step::Run);
    runs(&mut table, "2", &["D6", "E7"]);
    // Sixty earned, sixty for interest: nothing to decide.
    assert_eq!((table.place_of("HSM"), table.cash(0), table.treasury_of("HSM")), ((2, 3), 100, 0));
    assert!(!matches!(table.decision(), Decision::Dividend { .. }));
}

/// T-68
#[test]
fn r_36_loan_06_repaid_out_of_the_treasury_only() {
    let mut table = hsm(SEATED, &[4]);
    table.treasury("HSM", 250).loans("HSM", 3).operating("HSM", Step::Loans);
    assert!(table.accepts(&Action::Pass));
    let bank = table.bank();
    table.play(Action::F56(F56Action::RepayLoan));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM"), table.bank() - bank), (2, 150, 100));
    table.play(Action::F56(F56Action::RepayLoan));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (1, 50));
    assert_eq!(table.operates(), None, "nothing more can be repaid, and the turn is over");
    // His own money does not help.
    let mut table = hsm(SEATED, &[4]);
    table.treasury("HSM", 99).loans("HSM", 3).operating("HSM", Step::Loans);
    assert_eq!(table.refused(&Action::F56(F56Action::RepayLoan)), "R-36-LOAN-06");
}

#[test]
fn r_36_loan_07_the_treasury_first_then_the_president() {
    let mut table = hsm(SEATED, &[2]);
    table.treasury("HSM", 150).loans("HSM", 4).money(0, 80).operating("HSM", Step::Trains).pass();
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM"), table.cash(0)), (2, 0, 30));
}

#[test]
fn r_36_loan_07_his_shares_of_other_companies_are_sold_for_it() {
    let mut table = hsm(SEATED, &[2]);
    table.treasury("HSM", 50).loans("HSM", 3).money(0, 0).started("GCL", 65, &[2, 3]);
    table.operating("HSM", Step::Trains).pass();
    let need = Need::Loans;
    let asked = Decision::F56(F56Decision::Raising { seat: Seat(0), company: company("HSM"), due: 50, need });
    assert_eq!(*table.decision(), asked);
    assert_eq!(table.refused(&sell("GCL", 2)), "R-36-EMR-07");
    table.play(sell("GCL", 1));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM"), table.cash(0)), (2, 0, 15));
}

#[test]
fn r_36_loan_08_a_sale_in_a_stock_round_forces_nothing() {
    let mut table = hsm(SEATED, &[2, 2]);
    table.treasury("HSM", 130).loans("HSM", 4).stock_round(2, 1).play(sell("HSM", 1));
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (4, 130));
    table.operating("HSM", Step::Run);
    runs(&mut table, "2", &["D6", "E7"]);
    table.play(Action::Retain);
    assert_eq!(table.loans_of("HSM"), 4, "not before the last step");
    table.pass();
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM")), (3, 50));
}

#[test]
fn r_36_loan_09_the_money_is_the_banks_and_closing_ends_them() {
    let mut table = hsm(SEATED, &[2, 2]);
    table.operating("HSM", Step::Track);
    let bank = table.bank();
    table.play(Action::F56(F56Action::TakeLoan));
    assert_eq!(bank - table.bank(), 100);
    table.loans("HSM", 3).marker("HSM", 8, 0).treasury("HSM", 170).stock_round(2, 1);
    let bank = table.bank();
    table.play(sell("HSM", 1));
    assert_eq!((table.status_of("HSM"), table.loans_of("HSM")), (Status::Closed, 0));
    assert_eq!(table.bank() - bank, 170 - 30, "the treasury returns, and nothing is repaid");
}

#[test]
fn r_36_loan_10_nobody_must_borrow() {
    let mut table = hsm(SEATED, &[4]);
    table.trains("HSM", &[]).treasury("HSM", 60).money(0, 100).operating("HSM", Step::Trains);
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.play(new_train());
    assert_eq!((table.loans_of("HSM"), table.treasury_of("HSM"), table.cash(0)), (0, 0, 60));
}

/// T-105
#[test]
fn r_36_loan_11_r_36_end_05_loans_lower_the_value_at_the_end() {
    for (loans, value) in [(0, 65), (4, 25), (7, 0)] {
        let mut table = Table::stock(3, SEATED);
        table.started("B", 65, &[3]).loans("B", loans).money(0, 0);
        assert_eq!(table.game.view().worth(Seat(0)), 3 * value, "{loans} loans");
    }
    let mut table = Table::stock(3, THERE);
    table.started("B", 65, &[3]).loans("B", 7).money(0, 0);
    assert_eq!(table.game.view().worth(Seat(0)), -15, "no floor on 18xx.games");
}

#[test]
fn r_36_loan_01_nobody_borrows_outside_a_turn() {
    let mut table = Table::stock(3, SEATED);
    table.play(start("B", 65));
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-SR-03");
    table.operating("B", Step::Track).play(Action::F56(F56Action::TakeLoan));
    assert_eq!(table.loans_of("B"), 1);
}
