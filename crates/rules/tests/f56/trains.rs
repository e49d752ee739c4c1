//! R-36-TRN, buying trains.

use super::table::{
    SEATED, THERE, Table, company, hex, last_train, new_train, trade, train, train_of, train_of_pool, with,
};
use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::{Action, Decision, F56Action, F56Offer, Offer, Options, Seat, Why};

/// HSM of seat 0 in Amsterdam, with a way to Utrecht and so much money, buys trains in this phase.
fn hsm(options: Options, phase: &str, money: u32) -> Table {
    let mut table = Table::stock(3, options);
    table.phase(phase).started("HSM", 80, &[4]).station("HSM", "D6", 0).lay("E7", "57", 2);
    table.treasury("HSM", money).operating("HSM", Step::Trains);
    table
}

#[test]
fn r_36_trn_01_trains_of_bank_pool_and_other_companies() {
    let mut table = hsm(SEATED, "4", 800);
    table.train_pool(&["3"]).started("B", 70, &[0, 3]).trains("B", &["4"]).operating("HSM", Step::Trains);
    let mut new = table.copy();
    new.play(new_train());
    assert_eq!((new.treasury_of("HSM"), new.stack_top()), (450, ("4".into(), 1)));
    let mut old = table.copy();
    old.play(train_of_pool("3"));
    assert_eq!((old.treasury_of("HSM"), old.trains_in_pool().len()), (575, 0));
    assert_eq!(table.refused(&train_of("B", "4", 0)), "R-36-EMR-04");
    table.play(train_of("B", "4", 1));
    assert_eq!(table.asked(), Seat(1), "its president agrees or not");
    table.play(Action::Accept);
    assert_eq!((table.treasury_of("HSM"), table.treasury_of("B")), (799, 1));
    assert_eq!(table.trains_of("HSM"), ["4"]);
    // Only in this step, only what is there.
    assert_eq!(table.refused(&last_train()), "R-36-TRN-01", "not before the 6-trains");
    assert_eq!(table.refused(&train_of_pool("4")), "R-36-TRN-01");
    table.operating("HSM", Step::Track);
    assert!(!table.accepts(&new_train()));
}

#[test]
fn r_36_trn_02_limits_of_the_phases() {
    for (phase, limit) in [("2", 4), ("3", 4), ("4", 3), ("5", 2), ("6", 2), ("8", 2)] {
        let mut table = hsm(SEATED, phase, 2000);
        let trains = ["5"; 4];
        table.trains("HSM", &trains[..limit]);
        assert_eq!(table.refused(&new_train()), "R-36-TRN-02", "phase {phase}");
        table.trains("HSM", &trains[..limit - 1]);
        assert!(table.accepts(&new_train()), "phase {phase}");
    }
    // The national company has three.
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4], false).station("MESS", "D6", 0).treasury("MESS", 2000);
    table.trains("MESS", &["5", "5", "6"]).operating("MESS", Step::Trains);
    assert_eq!(table.refused(&last_train()), "R-36-TRN-02");
    assert!(table.accepts(&trade("6")), "a trade does not need room");
    table.trains("MESS", &["5", "5"]);
    assert!(table.accepts(&last_train()));
}

/// T-74
#[test]
fn r_36_trn_03_one_train_of_a_type_in_a_turn() {
    for options in [SEATED, THERE] {
        let mut table = hsm(options, "3", 1200);
        table.started("B", 70, &[0, 3]).trains("B", &["3"]).train_pool(&["3"]);
        table.operating("HSM", Step::Trains).play(new_train());
        assert_eq!(table.refused(&new_train()), "R-36-TRN-03");
        assert_eq!(table.refused(&train_of_pool("3")), "R-36-TRN-03");
        let deal = train_of("B", "3", 10);
        if options.f56.one_of_a_type_anywhere {
            assert_eq!(table.refused(&deal), "R-36-TRN-03");
        } else {
            assert!(table.accepts(&deal), "on 18xx.games other companies are no source");
        }
        table.stack("4", 0);
        assert!(table.accepts(&new_train()), "a 3 and a 4");
    }
}

#[test]
fn r_36_trn_03_also_after_a_deal_and_the_next_turn_is_new() {
    let mut table = hsm(SEATED, "3", 1200);
    table.started("B", 70, &[0, 3]).trains("B", &["3"]).operating("HSM", Step::Trains);
    table.play(train_of("B", "3", 10)).play(Action::Accept);
    assert_eq!(table.refused(&new_train()), "R-36-TRN-03");
    table.operating("HSM", Step::Trains);
    assert!(table.accepts(&new_train()));
}

/// T-75
#[test]
fn r_36_trn_04_a_train_is_handed_in_for_an_8() {
    let table = || {
        let mut table = hsm(SEATED, "6", 650);
        table.trains("HSM", &["4", "5"]).started("B", 70, &[0, 3]).trains("B", &["4"]).train_pool(&["4"]);
        table.operating("HSM", Step::Trains);
        table
    };
    let mut four = table();
    assert_eq!(four.refused(&last_train()), "R-36-TRN-02");
    four.play(trade("4"));
    assert_eq!((four.treasury_of("HSM"), four.phase_now()), (0, "8".into()));
    assert_eq!(four.trains_of("HSM"), ["5", "8"]);
    assert!(four.trains_in_pool().is_empty() && four.trains_of("B").is_empty(), "all 4-trains are scrapped");
    let mut five = table();
    five.play(trade("5"));
    assert_eq!(five.trains_of("HSM"), ["8"]);
    assert_eq!(five.trains_in_pool(), ["5"]);
    five.trains("HSM", &[]).treasury("HSM", 550).operating("HSM", Step::Trains);
    assert!(five.accepts(&train_of_pool("5")), "it is sold for its price");
    five.treasury("HSM", 549).edit(|state| state.board.markers.clear());
    assert_eq!(five.refused(&train_of_pool("5")), "R-36-TRN-09");
}

#[test]
fn r_36_trn_04_the_president_does_not_add_to_a_trade() {
    let mut table = hsm(with("skip_idle_steps", false), "6", 649);
    table.trains("HSM", &["4"]).money(0, 500);
    assert_eq!(table.refused(&trade("4")), "R-36-TRN-04");
    assert_eq!(table.refused(&trade("5")), "R-36-TRN-04", "it has none");
    table.treasury("HSM", 1650).trains("HSM", &["3", "6"]);
    assert_eq!(table.refused(&trade("3")), "R-36-TRN-04");
    // An 8 bought counts for the type.
    table.trains("HSM", &["6"]).play(last_train());
    assert_eq!(table.refused(&trade("6")), "R-36-TRN-03");
    // Before the 6-trains there is nothing to trade for.
    let mut table = hsm(SEATED, "5", 650);
    table.trains("HSM", &["4"]);
    assert_eq!(table.refused(&trade("4")), "R-36-TRN-04");
}

/// T-76
#[test]
fn r_36_trn_05_the_national_company_deals_at_the_printed_price() {
    let mut table = hsm(SEATED, "6", 600);
    table.national(10, 100, &[0, 4], false).trains("MESS", &["5"]).treasury("MESS", 700);
    table.started("B", 70, &[0, 3]).trains("B", &["5"]).operating("HSM", Step::Trains);
    for price in [1, 549, 551] {
        assert_eq!(table.refused(&train_of("MESS", "5", price)), "R-36-TRN-05");
    }
    assert!(table.accepts(&train_of("MESS", "5", 550)));
    assert!(table.accepts(&train_of("B", "5", 1)), "others as they like");
    table.treasury("HSM", 500);
    let refusal = table.refusal(&train_of("MESS", "5", 550));
    assert_eq!(refusal.why, Why::CannotAfford { need: 550, have: 500 }, "no other price would do");
    table.trains("HSM", &["5", "5"]).operating("MESS", Step::Trains);
    assert_eq!(table.refused(&train_of("HSM", "5", 1)), "R-36-TRN-05");
    table.play(train_of("HSM", "5", 550)).play(Action::Accept);
    assert_eq!((table.treasury_of("MESS"), table.trains_of("MESS").len()), (150, 2));
}

/// T-77
#[test]
fn r_36_trn_06_trains_above_a_new_limit_go_to_the_pool_at_once() {
    let mut table = hsm(SEATED, "4", 550);
    table.stack("5", 0).started("B", 70, &[0, 3]).trains("B", &["3", "4", "4"]);
    table.trains("HSM", &["4"]).operating("HSM", Step::Trains);
    assert!(!table.accepts(&Action::ReturnTrain { train: train("4") }), "never by choice");
    table.play(new_train());
    assert_eq!(table.asked(), Seat(1));
    assert_eq!(table.refused(&Action::ReturnTrain { train: train("5") }), "R-36-TRN-06");
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-06");
    let before = table.treasury_of("B");
    table.play(Action::ReturnTrain { train: train("4") });
    assert_eq!((table.trains_in_pool(), table.treasury_of("B")), (vec!["4".to_string()], before));
    assert_eq!(table.trains_of("B"), ["3", "4"]);
    assert_eq!(*table.decision(), Decision::Trains { company: company("HSM") }, "the buyer goes on");
}

#[test]
fn r_36_trn_07_scrapping_is_everywhere_and_at_once() {
    for (phase, next, scrapped) in [("3", "4", "2"), ("5", "6", "3"), ("6", "8", "4")] {
        let mut table = hsm(SEATED, phase, 1000);
        table.trains("HSM", &[scrapped]).started("B", 70, &[0, 3]).trains("B", &[scrapped, "5"]);
        table.train_pool(&[scrapped, "5"]).operating("HSM", Step::Trains);
        if next == "8" {
            table.play(last_train());
        } else {
            table.stack(next, 0).play(new_train());
        }
        assert_eq!(table.trains_of("HSM"), [next]);
        assert_eq!(table.trains_of("B"), ["5"]);
        assert_eq!(table.trains_in_pool(), ["5"]);
        assert_eq!(table.phase_now(), next);
    }
    // The first 3 and the first 5 scrap nothing.
    for (phase, next, stays) in [("2", "3", "2"), ("4", "5", "3")] {
        let mut table = hsm(SEATED, phase, 1000);
        table.trains("HSM", &[stays]).stack(next, 0).play(new_train());
        assert_eq!(table.trains_of("HSM"), [stays, next]);
    }
}

/// T-78
#[test]
fn r_36_trn_08_a_company_with_a_route_must_own_a_train() {
    for always in [false, true] {
        let options = with("train_only_with_route", !always);
        let routed = hsm(options, "3", 300);
        assert_eq!(routed.refused(&Action::Pass), "R-36-TRN-08");
        // Amsterdam without track beyond it.
        let mut alone = hsm(options, "3", 300);
        alone.edit(|state| state.board.tiles[hex("E7").index()] = None);
        // Lille, whose track leads to Paris.
        let mut port = Table::stock(3, options);
        port.phase("3").started("Nord", 80, &[4]).station("Nord", "I3", 0).treasury("Nord", 300);
        port.operating("Nord", Step::Trains);
        for table in [alone, port] {
            if always {
                assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
            } else {
                assert!(table.accepts(&Action::Pass));
            }
        }
    }
}

#[test]
fn r_36_trn_08_red_places_count_and_without_a_route_nobody_helps() {
    // Groningen is the home of nobody: NFL reaches Hamburg over plain track.
    let mut table = Table::stock(3, SEATED);
    table.phase("3").started("NFL", 80, &[4]).station("NFL", "A9", 0).operating("NFL", Step::Trains);
    assert!(table.game.offers().is_some() && table.accepts(&Action::Pass));
    assert_eq!(table.refused(&new_train()), "R-36-TRN-09", "its president may not add anything");
    table.edit(|state| {
        state.board.markers.clear();
        state.board.markers.push(rules::state::Marker {
            hex: hex("B10"),
            city: Some(0),
            company: company("NFL"),
        });
    });
    // From Groningen (exits north-east) through A11 to Hamburg.
    table.lay("B10", "6", 3).lay("A11", "8", 4);
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
    assert!(table.accepts(&new_train()));
}

#[test]
fn r_36_trn_09_with_money_of_its_own_it_chooses_freely() {
    let mut table = hsm(SEATED, "4", 300);
    table.train_pool(&["3"]).money(0, 600);
    // The 3 of the pool is within its means: no help for the 4.
    assert_eq!(table.refused(&new_train()), "R-36-EMR-03");
    assert!(table.accepts(&train_of_pool("3")));
    table.treasury("HSM", 360);
    assert!(table.accepts(&new_train()) && table.accepts(&train_of_pool("3")));
    table.play(new_train());
    assert_eq!((table.treasury_of("HSM"), table.cash(0)), (10, 600));
}

#[test]
fn r_36_trn_10_without_a_train_for_sale_there_is_no_obligation() {
    let mut table = hsm(SEATED, "8", 100);
    table.edit(|state| (state.trains.left, state.trains.beside) = (0, 0));
    assert!(table.accepts(&Action::Pass));
    table.started("B", 70, &[0, 3]).trains("B", &["5"]).operating("HSM", Step::Trains);
    assert!(table.accepts(&Action::Pass), "trains of companies oblige nobody");
    table.train_pool(&["5"]);
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
}

#[test]
fn r_36_trn_11_the_national_company_buys_permanent_trains_only() {
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4, 2], false).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.started("B", 70, &[0, 3]).trains("B", &["4", "5"]).train_pool(&["4"]).treasury("MESS", 700);
    table.operating("MESS", Step::Trains);
    assert_eq!(table.refused(&train_of_pool("4")), "R-36-TRN-11");
    assert_eq!(table.refused(&train_of("B", "4", 350)), "R-36-TRN-11");
    assert!(table.accepts(&train_of("B", "5", 550)));
    table.play(new_train());
    assert_eq!((table.trains_of("MESS"), table.treasury_of("MESS")), (vec!["6".to_string()], 0));
}

/// T-111: the cheapest train that it may own is meant, not a 4-train in the pool.
#[test]
fn r_36_trn_11_r_36_emr_03_its_president_pays_for_the_cheapest_permanent_one() {
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4, 2], false).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.train_pool(&["4"]).treasury("MESS", 300).money(0, 500).operating("MESS", Step::Trains);
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
    assert_eq!(table.refused(&last_train()), "R-36-EMR-03");
    table.play(new_train());
    assert_eq!(
        (table.trains_of("MESS"), table.treasury_of("MESS"), table.cash(0)),
        (vec!["6".into()], 0, 100)
    );
    // Where only such a train is for sale it must not buy.
    table.trains("MESS", &[]).edit(|state| {
        (state.trains.top, state.trains.left) = (train("8").card, 0);
        state.trains.beside = 0;
    });
    table.operating("MESS", Step::Trains);
    assert!(table.accepts(&Action::Pass));
}

#[test]
fn r_36_trn_09_private_companies_and_loans_do_not_stand_in_the_way() {
    let mut table = hsm(SEATED, "3", 150);
    table.private_to("CdH", 0);
    let offers = table.offered();
    assert!(offers.contains(&Offer::F56(F56Offer::TakeLoan { amount: 90 })));
    table.play(Action::F56(F56Action::TakeLoan)).play(new_train());
    assert_eq!((table.treasury_of("HSM"), table.cash(0)), (15, 300));
    assert_eq!(table.owner("CdH"), PrivateOwner::Player(Seat(0)));
}

/// On 18xx.games a company at its limit that could hand a train in may buy any, and returns one then.
#[test]
fn r_36_trn_02_on_18xx_games_who_could_trade_may_buy_above_the_limit() {
    let set_up = |options| {
        let mut table = hsm(options, "6", 700);
        table.trains("HSM", &["4", "5"]).stack("6", 1);
        table
    };
    assert_eq!(set_up(SEATED).refused(&new_train()), "R-36-TRN-02");
    let mut table = set_up(THERE);
    table.play(new_train());
    assert_eq!(*table.decision(), Decision::ReturnTrains { company: company("HSM"), keep: None });
    table.play(Action::ReturnTrain { train: train("6") });
    assert_eq!(
        (table.trains_of("HSM"), table.trains_in_pool()),
        (vec!["4".into(), "5".into()], vec!["6".into()])
    );
    // With less money for a trade it may not.
    let mut poor = set_up(THERE);
    poor.treasury("HSM", 649).train_pool(&["4"]);
    assert_eq!(poor.refused(&train_of_pool("4")), "R-36-TRN-02");
}

/// On 18xx.games a train is handed in for an 8 of the pool, too, and more than once in a turn.
#[test]
fn r_36_trn_04_on_18xx_games_any_8_may_be_had_for_another_train() {
    let pooled = |name: &str| Action::F56(F56Action::TradeTrain { train: train(name), pooled: true });
    let set_up = |options| {
        let mut table = hsm(options, "8", 1300);
        table.trains("HSM", &["5", "6"]).train_pool(&["8"]);
        table
    };
    assert_eq!(set_up(SEATED).refused(&pooled("5")), "R-36-TRN-04");
    let mut by_book = set_up(with("skip_idle_steps", false));
    by_book.play(trade("5"));
    assert_eq!(by_book.refused(&trade("6")), "R-36-TRN-03");
    let mut table = set_up(THERE);
    let new = table.stack_top();
    table.play(pooled("5"));
    assert_eq!((table.trains_in_pool(), table.stack_top()), (vec!["5".into()], new));
    table.play(trade("6"));
    assert_eq!((table.trains_of("HSM"), table.treasury_of("HSM")), (vec!["8".into(), "8".into()], 0));
}

/// On 18xx.games a purchase that leaves no money for another train ends the step.
#[test]
fn r_36_or_05_on_18xx_games_the_train_step_ends_with_the_last_purchase() {
    let set_up = |options| {
        let mut table = hsm(options, "3", 225);
        table.started("GCL", 65, &[0, 3]).trains("GCL", &["2"]).operating("HSM", Step::Trains);
        table.play(new_train());
        table
    };
    assert!(!matches!(set_up(THERE).decision(), Decision::Trains { .. }));
    let mut by_book = set_up(SEATED);
    by_book.play(Action::F56(F56Action::TakeLoan));
    assert!(by_book.accepts(&train_of("GCL", "2", 50)));
}

/// On 18xx.games a route is remembered, be it cut off by a station.
#[test]
fn r_36_trn_08_on_18xx_games_a_route_is_remembered() {
    for (options, must) in [(SEATED, false), (THERE, true)] {
        let mut table = Table::stock(3, options);
        table.started("HSM", 80, &[4]).station("HSM", "D6", 0).lay("E7", "57", 2).treasury("HSM", 300);
        table.operating("HSM", Step::Track).pass();
        // What was joined is not any more.
        table.edit(|state| state.board.tiles[hex("E7").index()] = None);
        table.phase("3").operating("HSM", Step::Trains);
        assert_eq!(table.accepts(&Action::Pass), !must);
    }
}
