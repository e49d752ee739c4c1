//! VIII.1 to VIII.3 and V, the frame of an operating round.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Round, Status};
use rules::title::Size;
use rules::{Action, CzAction, CzDecision, CzEvent, Decision, Money, Options, Seat};

use crate::table::{SEATED, Table, company, from_stack, lay, lay_with, place, private};

/// Everybody passes wherever he may until the condition holds; all events on the way.
fn pass_until(table: &mut Table, done: impl Fn(&Table) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    while !done(table) {
        table.play(Action::Pass);
        events.append(&mut table.events);
    }
    events
}

fn turns(events: &[Event], table: &Table) -> Vec<String> {
    let symbol = |event: &Event| match event {
        Event::TurnBegan { company } => Some(table.game.title().charter(*company).symbol.clone()),
        _ => None,
    };
    events.iter().filter_map(symbol).collect()
}

fn local_prices(events: &[Event]) -> Vec<Money> {
    let price = |event: &Event| match event {
        Event::Cz(CzEvent::LocalPriceSet { price }) => Some(*price),
        _ => None,
    };
    events.iter().filter_map(price).collect()
}

/// KFN (seat 0) operates: it can build, place, run, take over EKJ, and buy; seat 1 owns a local railway.
fn kfn(step: Step) -> Table {
    let mut table = Table::new(3);
    table.line("G15", "ctYtc").stationed("KFN", "G19", 0).trains("KFN", &["2+2b"]);
    table.started("EKJ", 60, 0, &[2]).local_to_player("S1", 1).local_to_company("S2", "KFN");
    table.stack("d", 3, "d").operating(3, 1, "KFN", step);
    table
}

#[test]
fn r_or_01_t_060_the_price_of_local_railways_rises_at_the_start_of_every_round() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[2]).open_operating_round(1);
    assert_eq!(table.state().local_price, Some(40));

    let mut table = Table::new(3);
    table.stock_round(1, 0);
    let events = pass_until(&mut table, |table| table.state().is_over());
    assert_eq!(local_prices(&events), [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120]);
}

#[test]
fn r_or_02_t_060_every_local_railway_pays_its_owner() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[2]);
    table.local_to_player("S1", 0).local_to_player("M1", 1).local_to_player("L1", 1);
    table.local_to_company("S2", "EKJ").edit(|state| {
        state.privates[private("S2").index()].used = true;
        state.privates[private("L2").index()].owner = PrivateOwner::Closed;
    });
    table.open_operating_round(1);
    assert_eq!([table.cash_of(0), table.cash_of(1), table.cash_of(2)], [380 + 5, 380 + 10 + 20, 380]);
    assert_eq!(table.treasury_of("EKJ"), 5, "its power is used, but it pays");
    let paid: Vec<&Event> =
        table.events.iter().filter(|event| matches!(event, Event::MoneyMoved { .. })).collect();
    assert_eq!(paid.len(), 4, "what has left the game pays nothing");
}

#[test]
fn r_or_03_t_061_highest_price_first_and_within_a_stack_from_the_top() {
    let mut table = Table::new(3);
    for (symbol, price) in [("OFE", 60), ("EKJ", 60), ("BCB", 70), ("VBW", 50)] {
        table.started(symbol, price, 0, &[2]).trains(symbol, &["2a"]);
    }
    table.started("BN", 90, 1, &[0, 2]);
    table.stock_round(1, 0);
    let next: Vec<&str> = table
        .game
        .next_operating_order()
        .iter()
        .map(|&id| table.game.title().charter(id).symbol.as_str())
        .collect();
    assert_eq!(next, ["BCB", "OFE", "EKJ", "VBW"], "known before the round begins");
    let events =
        pass_until(&mut table, |table| matches!(table.state().round, Round::Stock { number: 2, .. }));
    assert_eq!(turns(&events, &table), ["BCB", "OFE", "EKJ", "VBW"], "BN has not floated");
}

#[test]
fn r_or_04_t_133_a_company_taken_over_before_its_turn_does_not_operate() {
    let mut table = Table::new(3);
    table.started("KFN", 90, 0, &[3]).trains("KFN", &["2+2b"]).treasury("KFN", 500);
    table.started("EKJ", 60, 0, &[2]).trains("EKJ", &["2b"]);
    table.started("OFE", 50, 0, &[2]).trains("OFE", &["2b"]);
    table.stack("b", 2, "b").operating(2, 1, "KFN", Step::TakeOver);
    table.play(Action::Cz(CzAction::TakeOver { target: company("EKJ"), price: 60 }));
    assert_eq!(table.state().company(company("EKJ")).status, Status::Closed);
    let events = pass_until(&mut table, |table| matches!(table.state().round, Round::Stock { .. }));
    assert_eq!(turns(&events, &table), ["OFE"]);
}

#[test]
fn r_or_05_home_track_station_run_income_take_overs_trains() {
    let mut table = Table::new(3);
    table.line("G15", "ctYtc").started("KFN", 90, 0, &[3]).trains("KFN", &["2+2b"]).treasury("KFN", 500);
    table.started("EKJ", 60, 0, &[2]).stack("b", 2, "b").open_operating_round(2);
    let kfn = company("KFN");
    assert_eq!(table.marker_of("KFN", "G19"), Some(Some(0)), "the home station comes first");
    assert_eq!(*table.decision(), Decision::Track { company: kfn });
    assert_eq!(table.refused_by(place("G23", 0)), "R-OR-05");
    table.play(Action::Pass);
    assert_eq!(*table.decision(), Decision::Station { company: kfn });
    assert_eq!(table.refused_by(lay("G25", "9", 1)), "R-OR-05");
    table.play(place("G23", 0));
    assert_eq!(*table.decision(), Decision::Run { company: kfn });
    assert_eq!(table.refused_by(Action::PayOut), "R-OR-05");
    table.run_best();
    assert_eq!(*table.decision(), Decision::Dividend { company: kfn, revenue: 70 });
    table.play(Action::Retain);
    assert_eq!(*table.decision(), Decision::Cz(CzDecision::TakeOver { company: kfn }));
    assert_eq!(table.refused_by(place("G15", 0)), "R-OR-05");
    table.play(Action::Pass);
    assert_eq!(*table.decision(), Decision::Trains { company: kfn });
    assert_eq!(
        table.refused_by(Action::Cz(CzAction::TakeOver { target: company("EKJ"), price: 60 })),
        "R-OR-05"
    );
    table.play(Action::Pass);
    assert_eq!(*table.decision(), Decision::Track { company: company("EKJ") });
}

#[test]
fn r_or_06_local_railways_are_bought_sold_and_used_at_any_point_of_the_own_turn() {
    let actions = [
        Action::OfferForPrivate { private: private("S1"), price: 50 },
        Action::Cz(CzAction::SellLocal { private: private("S2") }),
        lay_with("G17", "888p", 0, "S2"),
    ];
    for step in [Step::Track, Step::Station, Step::Run, Step::TakeOver, Step::Trains] {
        let table = kfn(step);
        for action in &actions {
            assert!(table.accepts(action), "{action:?} in {step:?}");
        }
    }
    let mut table = kfn(Step::Run);
    table.run_best();
    assert!(matches!(table.decision(), Decision::Dividend { .. }));
    assert!(actions.iter().all(|action| table.accepts(action)));

    table.play(Action::PayOut).play(Action::Pass).play(from_stack(Size::Medium));
    assert!(matches!(table.decision(), Decision::Trains { .. }));
    assert!(actions.iter().all(|action| table.accepts(action)), "after buying a train, too");
}

#[test]
fn r_or_06_not_in_the_turn_of_another_company() {
    let mut table = kfn(Step::Trains);
    table.price("EKJ", 50).operating(3, 1, "EKJ", Step::Track);
    assert_eq!(table.refused_by(Action::Cz(CzAction::SellLocal { private: private("S2") })), "R-LOC-09");
    assert_eq!(table.refused_by(lay_with("G17", "888p", 0, "S2")), "R-LOC-07");
}

#[test]
fn r_or_07_all_decisions_are_the_directors() {
    for step in [Step::Track, Step::Station, Step::Run, Step::TakeOver, Step::Trains] {
        let table = kfn(step);
        assert_eq!(table.decider(), 0);
        let offered = table.offers().action(0).expect("there is something to decide");
        for seat in [1, 2] {
            let refusal = table.game.check(Seat(seat), &offered).expect_err("only the director decides");
            assert_eq!(refusal.rule.id, "R-OR-07");
        }
    }
}

#[test]
fn r_or_08_sets_of_1_1_1_1_2_2_2_3_rounds_with_an_export_after_all_but_the_last() {
    let mut table = Table::new(3);
    table.stock_round(1, 0);
    let events = pass_until(&mut table, |table| table.state().is_over());
    let mut sets = vec![0];
    let mut exports = 0;
    for event in &events {
        match event {
            Event::Cz(CzEvent::LocalPriceSet { .. }) => *sets.last_mut().expect("a set") += 1,
            Event::Cz(CzEvent::TrainExported { .. }) => {
                exports += 1;
                sets.push(0);
            }
            _ => {}
        }
    }
    assert_eq!(sets, [1, 1, 1, 1, 2, 2, 2, 3]);
    assert_eq!(exports, 7);
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
}

#[test]
fn r_or_06_local_railways_of_the_first_target_help_to_pay_for_the_next() {
    let mut table = Table::new(3);
    table.stack("d", 0, "d").floated("BN", 100, 0).stationed("BN", "E11", 1).trains("BN", &["3+3d"]);
    table.treasury("BN", 60).floated("EKJ", 50, 0).local_to_company("S1", "EKJ").floated("VBW", 50, 0);
    table.operating(6, 1, "BN", Step::TakeOver);
    table.play(Action::Cz(CzAction::TakeOver { target: company("EKJ"), price: 30 }));
    assert_eq!(
        *table.decision(),
        Decision::Cz(CzDecision::TakeOver { company: company("BN") }),
        "S1 may still be sold for 70"
    );
    table.play(Action::Cz(CzAction::SellLocal { private: private("S1") }));
    assert!(table.accepts(&Action::Cz(CzAction::TakeOver { target: company("VBW"), price: 25 })));
}

#[test]
fn r_or_06_retained_revenue_may_buy_a_local_railway_that_pays_for_a_take_over() {
    let mut table = Table::new(3);
    table.stack("d", 0, "d").floated("BN", 100, 0).stationed("BN", "E11", 1).trains("BN", &["3+3d"]);
    table.treasury("BN", 0).floated("VBW", 50, 0).trains("VBW", &["2a"]).local_to_player("S1", 0);
    table.earned("BN", 40).edit(|state| state.local_price = Some(60)).play(Action::Retain);
    assert_eq!(*table.decision(), Decision::Cz(CzDecision::TakeOver { company: company("BN") }));
    table
        .play(Action::OfferForPrivate { private: private("S1"), price: 1 })
        .play(Action::Cz(CzAction::SellLocal { private: private("S1") }));
    assert_eq!(table.treasury_of("BN"), 99);
    assert!(table.accepts(&Action::Cz(CzAction::TakeOver { target: company("VBW"), price: 49 })));
}

#[test]
fn r_or_06_whoever_is_asked_to_return_a_train_does_that_first_or_by_the_option_need_not() {
    let asked = |options| {
        let mut table = Table::with(3, options);
        table
            .floated("EKJ", 60, 0)
            .stationed("EKJ", "D4", 0)
            .trains("EKJ", &["3c", "3d"])
            .treasury("EKJ", 400);
        table.local_to_company("S1", "EKJ").local_to_player("S2", 0).stack("e", 4, "d");
        table.operating(4, 1, "EKJ", Step::Trains).play(from_stack(Size::Small));
        assert!(table.returning("EKJ"));
        table
    };
    let (sell, buy) = (
        Action::Cz(CzAction::SellLocal { private: private("S1") }),
        Action::OfferForPrivate { private: private("S2"), price: 1 },
    );
    let table = asked(SEATED);
    assert_eq!((table.refused_by(sell.clone()), table.refused_by(buy.clone())), ("R-OR-05", "R-OR-05"));
    let mut table = asked(Options { answer_comes_first: false, ..SEATED });
    table.play(sell).play(buy);
    assert!(table.returning("EKJ"), "which still waits");
    assert_eq!(table.treasury_of("EKJ"), 400 - 250 + 55 - 1);
}
