//! R-36-OR, the operating round: who operates, in which order, in which steps.

use super::table::{
    SEATED, THERE, Table, company, lay, new_train, offer_for, place, run, sell, share, start,
};
use rules::event::{Event, Purse};
use rules::operating_turn::Step;
use rules::state::Round;
use rules::{Action, Decision, F56Action, F56Decision, Offer, Options};

/// Plays the turn of the company to its end with as little as possible.
fn finish(table: &mut Table) {
    let operating = table.operates();
    while table.operates() == operating && operating.is_some() && table.game.decider().is_some() {
        let action = match table.decision() {
            Decision::Run { .. } => run([]),
            Decision::Dividend { .. } => Action::Retain,
            _ if table.offered().contains(&Offer::Pass) => Action::Pass,
            _ => new_train(),
        };
        table.play(action);
    }
}

/// The companies in the order of the round.
fn order(table: &Table) -> Vec<String> {
    let Round::Operating { order, .. } = &table.state().round else { panic!("not in an operating round") };
    order.iter().map(|&id| table.game.title().charter(id).symbol.clone()).collect()
}

#[test]
fn r_36_or_01_private_companies_pay_then_each_company_operates_once() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[4]).started("GCL", 80, &[0, 4]).private_to("CdH", 2).private_in("ACC", "B");
    table.pass_until_operating();
    let income = table.events.iter().position(
        |event| matches!(event, Event::MoneyMoved { from: Purse::Bank, to: Purse::Player(seat), amount: 10, .. } if seat.0 == 2),
    );
    let first = table.events.iter().position(|event| matches!(event, Event::TurnBegan { .. }));
    assert!(income.expect("it is paid") < first.expect("a company operates"));
    assert_eq!((table.cash(2), table.treasury_of("B")), (310, 5));
    assert_eq!(table.operates(), Some("GCL".into()));
    finish(&mut table);
    assert_eq!(table.operates(), Some("B".into()));
    finish(&mut table);
    assert_eq!(table.operates(), None);
    assert!(matches!(table.state().round, Round::Stock { number: 3, .. }));
}

/// T-48
#[test]
fn r_36_or_02_by_price_then_by_stack_then_further_right() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 80, &[4]).started("GCL", 80, &[0, 4]).marker("GCL", 3, 5).started(
        "Nord",
        65,
        &[0, 0, 4],
    );
    table.started("HSM", 80, &[0, 2]).started("NFL", 100, &[0, 0, 2]);
    assert_eq!((table.place_of("B"), table.price_of("GCL")), ((2, 4), 80));
    table.pass_until_operating();
    assert_eq!(order(&table), ["NFL", "GCL", "B", "HSM", "Nord"]);
}

#[test]
fn r_36_or_02_forced_sales_sort_those_that_are_still_to_come() {
    // The president of B, who needs money for a train, sells shares of GCL, which then comes after Nord.
    let mut table = Table::with(3, SEATED);
    table.started("B", 100, &[4]).station("B", "H6", 0).lay("H4", "57", 1).started("GCL", 80, &[3, 4]);
    table.started("Nord", 75, &[0, 0, 4]).station("GCL", "I9", 0).station("Nord", "I3", 0).money(0, 0);
    table.treasury("B", 0).operating("B", Step::Trains);
    assert_eq!(order(&table), ["B", "GCL", "Nord"]);
    table.play(sell("GCL", 2)).play(new_train());
    assert_eq!((order(&table), table.price_of("GCL")), (vec!["B".into(), "Nord".into(), "GCL".into()], 70));
    finish(&mut table);
    assert_eq!(table.operates(), Some("Nord".into()));
    // A dividend moves a marker, and the order stays.
    let mut paid = Table::with(3, SEATED);
    paid.started("B", 75, &[4]).station("B", "H6", 0).started("GCL", 75, &[0, 4]).station("GCL", "I9", 0);
    paid.operating("B", Step::Run).earned("B", 10).play(Action::Retain);
    assert_eq!(order(&paid), ["B", "GCL"]);
}

/// T-44
#[test]
fn r_36_or_03_enough_is_sold_for_the_trains_on_offer() {
    let operates = |top: &str, shares: u8, pool: u8| {
        let mut table = Table::stock(3, SEATED);
        table.started("B", 65, &[shares]).pool("B", pool).stack(top, 0);
        let known_before = table.game.next_operating_order() == [company("B")];
        let told_with = table.game.operating_order_with(company("B"));
        table.pass_all();
        assert_eq!(known_before, table.operates() == Some("B".into()), "{top}: {shares} and {pool} sold");
        assert_eq!(told_with, [company("B")], "as if enough were sold until then");
        known_before
    };
    assert!(operates("2", 2, 0), "the president's certificate is enough for a 2-train");
    for (top, needed) in [("3", 3), ("4", 4), ("5", 5), ("6", 6), ("8", 6)] {
        assert!(!operates(top, needed - 1, 0), "{top}");
        assert!(operates(top, needed, 0), "{top}");
        assert!(operates(top, 2, needed - 2), "{top}: the pool counts");
    }
}

/// T-46
#[test]
fn r_36_or_03_who_has_operated_always_does() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[2]).station("B", "H6", 0).stack("6", 2).pass_all();
    assert_eq!(table.operates(), Some("B".into()));
}

/// T-109
#[test]
fn r_36_or_03_the_national_company_always_operates() {
    let mut table = Table::stock(3, SEATED);
    table.national(10, 100, &[2], false).phase("6").trains("MESS", &["5"]).started("B", 65, &[5]);
    table.station("MESS", "I9", 0).treasury("MESS", 100);
    table.edit(|state| state.companies[company("MESS").index()].has_operated = false).pass_all();
    assert_eq!(table.operates(), Some("MESS".into()));
    finish(&mut table);
    assert_eq!(table.operates(), None, "others need 60 %");
}

/// T-45
#[test]
fn r_36_or_03_r_36_or_04_a_train_bought_before_can_make_a_company_wait() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 100, &[4]).station("B", "H6", 0).treasury("B", 100).started("GCL", 65, &[0, 2]);
    table.stack("2", 1).pass_until_operating();
    assert_eq!((order(&table), table.operates()), (vec!["B".into(), "GCL".into()], Some("B".into())));
    let mut not_bought = table.copy();
    finish(&mut not_bought);
    assert_eq!(not_bought.operates(), Some("GCL".into()));
    while !matches!(table.decision(), Decision::Trains { .. }) {
        table.pass();
    }
    table.play(new_train());
    finish(&mut table);
    assert!(matches!(table.state().round, Round::Stock { number: 3, .. }), "GCL was skipped");
    assert_eq!(table.stack_top(), ("3".into(), 4));
    table.stock_round(3, 1).turn(share("GCL")).pass_all();
    finish(&mut table);
    assert_eq!(table.operates(), Some("GCL".into()), "30 % are enough while there are 3-trains");
}

#[test]
fn r_36_or_05_the_steps_of_a_turn() {
    let mut table = Table::with(3, SEATED);
    table
        .started("B", 65, &[4, 2])
        .station("B", "H6", 0)
        .lay("H4", "57", 1)
        .trains("B", &["2"])
        .loans("B", 1);
    table.treasury("B", 1000).operating("B", Step::Track);
    let station = place("H4", 0);
    let route = run([table.route("2", &["H6", "H4"])]);
    // In track nothing of the later steps, and so on.
    for action in [&station, &route, &new_train(), &Action::F56(F56Action::RepayLoan), &Action::PayOut] {
        assert_eq!(table.refused(action), "R-36-OR-05", "{action:?}");
    }
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.pass();
    assert!(matches!(table.decision(), Decision::Station { .. }));
    for action in [&lay("G7", "57", 0), &route, &new_train(), &Action::F56(F56Action::RepayLoan)] {
        assert_eq!(table.refused(action), "R-36-OR-05", "{action:?}");
    }
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.play(station.clone());
    assert!(matches!(table.decision(), Decision::Run { .. }));
    for action in [&station, &new_train(), &Action::F56(F56Action::RepayLoan)] {
        assert_eq!(table.refused(action), "R-36-OR-05", "{action:?}");
    }
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.play(route.clone());
    // Interest is paid before the question of the dividend.
    assert_eq!(table.treasury_of("B"), 1000 - 40 - 10);
    assert!(matches!(table.decision(), Decision::Dividend { revenue: 50, .. }));
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    table.play(Action::PayOut);
    assert!(matches!(table.decision(), Decision::Trains { .. }));
    for action in [&route, &station, &Action::F56(F56Action::RepayLoan)] {
        assert_eq!(table.refused(action), "R-36-OR-05", "{action:?}");
    }
    table.play(new_train()).pass();
    assert!(matches!(table.decision(), Decision::F56(F56Decision::Loans { .. })));
    assert_eq!(table.refused(&new_train()), "R-36-OR-05");
    assert!(
        table.accepts(&Action::F56(F56Action::RepayLoan)) && table.accepts(&Action::F56(F56Action::TakeLoan))
    );
    table.pass();
    assert!(matches!(table.state().round, Round::Stock { .. }));
    assert!(table.accepts(&start("GCL", 65)));
}

#[test]
fn r_36_or_05_on_18xx_games_loans_come_before_private_companies() {
    let at_the_end = |options| {
        let mut table = Table::stock(3, options);
        table.started("B", 65, &[4, 2]).station("B", "H6", 0).phase("3").private_to("ACC", 1);
        table.treasury("B", 210).loans("B", 2).operating("B", Step::Loans);
        table
    };
    let paper = offer_for("ACC", 10);
    let book = at_the_end(Options { ask_consent: false, ..SEATED });
    assert!(book.accepts(&paper) && book.accepts(&Action::F56(F56Action::RepayLoan)));
    let mut there = at_the_end(THERE);
    assert_eq!(there.refused(&paper), "R-36-OR-05");
    there.play(Action::F56(F56Action::RepayLoan)).pass();
    assert!(matches!(there.decision(), Decision::F56(F56Decision::Loans { .. })), "it is asked again");
    for action in [Action::F56(F56Action::RepayLoan), Action::F56(F56Action::TakeLoan)] {
        assert_eq!(there.refused(&action), "R-36-OR-05", "{action:?}");
    }
    there.play(paper).pass();
    assert_eq!((there.treasury_of("B"), there.loans_of("B")), (100, 1));
    assert!(matches!(there.state().round, Round::Stock { .. }));
    // Where nobody has a private company to sell, one pass is the end.
    let mut alone = at_the_end(THERE);
    alone.private_in("ACC", "B").operating("B", Step::Loans);
    alone.pass();
    assert!(matches!(alone.state().round, Round::Stock { .. }));
}

/// What was put off is due with the first of two passes.
#[test]
fn r_36_or_05_on_18xx_games_the_first_pass_pays_what_was_put_off() {
    let mut table = Table::stock(3, THERE);
    table.started("B", 65, &[4, 2]).station("B", "H6", 0).phase("3").private_to("ACC", 1);
    table.treasury("B", 90).loans("B", 2).operating("B", Step::Loans);
    table.edit(|state| {
        if let Round::Operating { turn: Some(turn), .. } = &mut state.round {
            (turn.credit.interest_open, turn.credit.interest_paid) = (true, false);
        }
    });
    table.pass();
    assert_eq!(table.treasury_of("B"), 70);
    assert!(matches!(table.decision(), Decision::F56(F56Decision::Loans { .. })));
    table.pass();
    assert_eq!(table.treasury_of("B"), 70);
}

/// GCL, of the second player, buys the first 6-train; HSM, of the third, cannot repay and becomes the national company. Its turn is
/// before or after that of GCL.
fn formation(options: Options, hsm: u32) -> Table {
    let mut table = Table::with(3, options);
    table.started("GCL", 100, &[0, 4]).station("GCL", "I9", 0).treasury("GCL", 700).trains("GCL", &["5"]);
    table.started("HSM", hsm, &[0, 0, 4]).station("HSM", "D6", 0).loans("HSM", 2).trains("HSM", &["5"]);
    table
        .started("B", 90, &[4])
        .station("B", "H6", 0)
        .trains("B", &["5"])
        .started("NFL", 175, &[2])
        .station("NFL", "A9", 0);
    table.money(2, 0).phase("5").stack("6", 2).operating_in(2, "GCL", Step::Trains);
    table.play(new_train());
    if matches!(table.state().decision(), Some(Decision::F56(F56Decision::Debts { .. }))) {
        table.play(Action::F56(F56Action::Merge));
    }
    assert!(table.state().national.is_some());
    table
}

/// T-94
#[test]
fn r_36_or_06_the_national_company_begins_where_it_was_formed_or_in_the_next_round() {
    // HSM has not operated: the national company comes right after GCL, before B.
    for options in [SEATED, THERE] {
        let mut table = formation(options, 65);
        assert_eq!(order(&table)[..4], ["NFL", "GCL", "MESS", "B"]);
        assert_eq!(table.operates(), Some("MESS".into()), "GCL had nothing left to do");
        finish(&mut table);
        assert_eq!(table.operates(), Some("B".into()));
    }
    // HSM has operated: it waits, and is the first of the next round though its price is the lower one.
    let next_round = |options| {
        let mut table = formation(options, 150);
        assert_eq!(table.operates(), Some("B".into()));
        let known_before = table.game.next_operating_order();
        // One of which too little is sold takes its place behind the national company.
        table.started("Nord", 110, &[2]);
        assert_eq!(table.game.next_operating_order(), known_before);
        let mut with = table.game.operating_order_with(company("Nord"));
        assert_eq!(with[0], known_before[0]);
        assert!(with[1..].contains(&company("Nord")));
        with.retain(|&other| other != company("Nord"));
        assert_eq!(with, known_before);
        finish(&mut table);
        assert!(matches!(table.state().round, Round::Operating { number: 2, .. }));
        assert!(table.price_of("MESS") < table.price_of("NFL"));
        let order = order(&table);
        assert_eq!(table.game.title().charter(known_before[0]).symbol, order[0], "it is told before");
        order
    };
    assert_eq!(next_round(SEATED)[0], "MESS");
    assert_eq!(next_round(THERE)[0], "NFL");
}
