//! The worked examples of the rules, a national company of ten and one of twenty shares.

use super::dividends::earned;
use super::table::{SEATED, THERE, Table, company, hex, new_train, pooled, run, sell, share, train};
use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{Round, Status};
use rules::train::Source;
use rules::{Action, Decision, F56Action, F56Decision, F56Event, F56Offer, Offer, Options, Seat};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;

/// X-01 up to the first decision about debts. The map earns 240 from Rotterdam over Amsterdam and Utrecht to Antwerp.
fn ten_shares() -> Table {
    let mut table = Table::stock(3, SEATED);
    table.phase("5").stack("6", 0).started("GCL", 150, &[0, 3]).treasury("GCL", 700).trains("GCL", &["3"]);
    table.started("B", 110, &[4, 1, 1]).pool("B", 2).loans("B", 4).treasury("B", 230).trains("B", &["4"]);
    table.started("HSM", 80, &[1, 0, 3]).pool("HSM", 1).loans("HSM", 3).treasury("HSM", 90);
    table.trains("HSM", &["3", "4"]);
    table.started("NFL", 65, &[3]).loans("NFL", 2).treasury("NFL", 120).trains("NFL", &["5"]);
    table.lay("D6", "124", 5).lay("E5", "123", 0).lay("E7", "63", 0).lay("F8", "8", 0).lay("G7", "63", 0);
    table.station("B", "H6", 0).station("B", "E7", 0).station("B", "G7", 0);
    table.station("HSM", "D6", 0).station("HSM", "E7", 0).station("NFL", "A9", 0);
    table.money(A, 150).money(B, 60).money(C, 170);
    table.operating_in(3, "GCL", Step::Trains).play(new_train());
    table
}

/// X-01, steps 1 to 7.
#[test]
fn r_36_cgr_05_x_01_ten_shares_formed_inside_a_round() {
    let mut table = ten_shares();
    // 1. Forced repayment.
    let left = |symbol, loans| {
        table.events.contains(&Event::F56(F56Event::LoansChanged { company: company(symbol), loans }))
    };
    assert!(left("B", 2) && !left("B", 1) && !left("HSM", 2) && left("NFL", 1));
    assert_eq!((table.loans_of("NFL"), table.treasury_of("NFL")), (1, 20));
    // 2. HSM and B cannot be saved; NFL can.
    assert_eq!(
        (table.decision(), table.asked()),
        (&Decision::F56(F56Decision::Debts { company: company("NFL") }), Seat(A))
    );
    assert_eq!(table.offered(), [Offer::F56(F56Offer::PayLoans { help: 80 }), Offer::F56(F56Offer::Merge)]);
    table.play(Action::F56(F56Action::PayLoans));
    assert_eq!((table.treasury_of("NFL"), table.cash(A)), (0, 70));
    let status = ["B", "HSM", "NFL", "GCL"].map(|symbol| table.status_of(symbol));
    assert_eq!(status, [Status::Closed, Status::Closed, Status::Floated, Status::Floated]);
    // 3. The price.
    assert_eq!((table.price_of("MESS"), table.place_of("MESS")), (100, (0, 4)));
    // 4. The exchange.
    assert_eq!([A, B, C].map(|seat| table.shares_of("MESS", seat)), [2, 0, 2]);
    assert_eq!((table.pool_of("MESS"), table.unsold_of("MESS")), (2, 4));
    assert_eq!(table.game.view().total_shares(company("MESS")), 10);
    // 5. c was served before a.
    assert_eq!(table.president_of("MESS"), Some(C));
    let certificates = |seat| table.game.view().certificates(Seat(seat));
    assert_eq!((certificates(C), certificates(A)), (1, 2 + 2), "a has two of NFL, too");
    // 6. Stations.
    for at in ["D6", "H6", "E7", "G7"] {
        assert_eq!(table.marker_of("MESS", at), Some(Some(0)), "{at}");
    }
    assert_eq!(table.state().markers_of(company("MESS")).count(), 4);
    assert_eq!(table.state().company(company("MESS")).markers, 6);
    // 7. Cash and trains; the 3-trains are scrapped.
    assert_eq!((table.treasury_of("MESS"), table.trains_of("GCL")), (120, vec!["6".to_string()]));
    assert_eq!(
        (table.decision(), table.asked()),
        (&Decision::F56(F56Decision::NationalTrains { company: company("MESS") }), Seat(C))
    );
    assert_eq!(table.trains_of("MESS"), ["4", "4"]);
    assert!(table.accepts(&Action::Pass) && table.accepts(&Action::ReturnTrain { train: train("4") }));
}

/// X-01, steps 8 to 10.
#[test]
fn r_36_cgr_19_x_01_it_borrows_and_plays_on() {
    let mut table = ten_shares();
    let four = || Action::ReturnTrain { train: train("4") };
    table.play(Action::F56(F56Action::PayLoans)).play(four()).play(four());
    // 8. GCL finishes, then the national company, then NFL.
    let turns: Vec<_> =
        table.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).collect();
    assert_eq!(
        turns,
        [&Event::TurnBegan { company: company("MESS") }],
        "GCL has no money left to decide about"
    );
    while !matches!(table.decision(), Decision::F56(F56Decision::Borrow { .. })) {
        assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::PlaceStation { .. })));
        table.pass();
    }
    table.play(Action::F56(F56Action::BorrowTrain { source: Source::Beside }));
    let route = table.route("8", &["E5", "D6", "E7", "F8", "G7"]);
    table.play(run([route]));
    assert_eq!(
        (table.treasury_of("MESS"), table.price_of("MESS"), table.phase_now()),
        (360, 100, "6".into())
    );
    // Nothing to buy, and nobody contributes: NFL is next, and the 8 is back.
    assert_eq!(table.operates().as_deref(), Some("NFL"));
    assert_eq!((table.state().trains.beside, table.trains_in_pool()), (5, vec!["4".into(), "4".to_string()]));
    assert_eq!((table.cash(A), table.cash(B), table.cash(C)), (70, 60, 170));

    // 9. Later, not frozen any more.
    table.trains("MESS", &["5"]);
    table.edit(|state| state.national.as_mut().expect("it is formed").frozen = false);
    earned(&mut table, "MESS", 250);
    table.play(Action::PayOut);
    assert_eq!((table.cash(C), table.cash(A), table.cash(B)), (220, 120, 60));
    assert_eq!((table.treasury_of("MESS"), table.price_of("MESS")), (410, 110));

    // 10. Shares of the initial offering pay the bank; c keeps two shares unless somebody follows him.
    table.money(B, 400).stock_round(3, C);
    let mut sold = table.copy();
    sold.play(sell("MESS", 1));
    assert_eq!(sold.president_of("MESS"), Some(A), "who has two");
    let mut alone = table.copy();
    alone.edit(|state| *state.shares_mut(company("MESS"), Seat(A)) = 1);
    assert_eq!(alone.refused(&sell("MESS", 1)), "R-36-SR-10");
    table.stock_round(3, B);
    let bank = table.bank();
    table.play(share("MESS"));
    assert_eq!((table.bank() - bank, table.treasury_of("MESS")), (100, 410));
    table.stock_round(3, A).money(A, 400).play(share("MESS"));
    assert_eq!(table.president_of("MESS"), Some(A), "with three");
}

/// X-01, step 8: had c kept a 4.
#[test]
fn r_36_cgr_18_x_01_with_a_4_it_is_frozen_all_the_same() {
    let mut table = ten_shares();
    table
        .play(Action::F56(F56Action::PayLoans))
        .play(Action::ReturnTrain { train: train("4") })
        .pass()
        .pass();
    assert!(table.state().national.as_ref().expect("it is formed").frozen);
    while !matches!(table.decision(), Decision::Run { .. }) {
        assert!(!matches!(table.decision(), Decision::F56(F56Decision::Borrow { .. })), "it has a train");
        table.pass();
    }
    table.treasury("MESS", 600);
    let route = table.route("4", &["E7", "F8", "G7"]);
    table.play(run([route]));
    assert_eq!((table.treasury_of("MESS"), table.price_of("MESS")), (680, 100));
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20", "at 650 it must buy");
    assert!(table.accepts(&Action::F56(F56Action::TradeTrain { train: train("4"), pooled: false })));
}

/// X-02 up to the first decision that is left to somebody.
fn twenty_shares(options: Options) -> Table {
    let mut table = Table::stock(4, options);
    table.phase("5").stack("6", 0);
    table.started("Nord", 175, &[2, 1, 0, 5]).pool("Nord", 2).loans("Nord", 5).treasury("Nord", 310);
    table.started("GCL", 125, &[6, 0, 2, 0]).pool("GCL", 2).loans("GCL", 2).treasury("GCL", 715);
    table.started("B", 110, &[0, 5, 1, 2]).pool("B", 1).loans("B", 6).treasury("B", 50);
    table.started("NBDS", 60, &[1, 0, 4, 0]).loans("NBDS", 3);
    table.started("HSM", 55, &[0, 3]).trains("HSM", &["5"]);
    table
        .trains("Nord", &["5"])
        .trains("GCL", &["4"])
        .trains("B", &["4", "4"])
        .lay("I9", "57", 0)
        .lay("E11", "59", 0);
    table.station("Nord", "I3", 0).station("GCL", "I9", 0).station("B", "H6", 0).station("NBDS", "E11", 1);
    table
        .station("HSM", "D6", 0)
        .lay("H4", "57", 1)
        .station("B", "H4", 0)
        .lay("J6", "57", 1)
        .station("Nord", "J6", 0);
    table.money(A, 20).money(B, 300).money(C, 500).money(D, 40);
    table.operating_in(3, "GCL", Step::Trains).play(new_train());
    table
}

/// X-02, steps 1 to 8.
#[test]
fn r_36_cgr_08_x_02_twenty_shares_and_the_buyer_merges() {
    for options in [SEATED, THERE] {
        let mut table = twenty_shares(options);
        // 1. Nord repays three, the others nothing. 2. Only c could pay, and declines.
        assert_eq!((table.loans_of("Nord"), table.treasury_of("Nord")), (2, 10));
        let left = |symbol, loans| {
            table.events.contains(&Event::F56(F56Event::LoansChanged { company: company(symbol), loans }))
        };
        assert!(!left("GCL", 1) && !left("B", 5) && table.loans_of("NBDS") == 3);
        assert_eq!(
            (table.decision(), table.asked()),
            (&Decision::F56(F56Decision::Debts { company: company("NBDS") }), Seat(C))
        );
        assert!(table.offered().contains(&Offer::F56(F56Offer::PayLoans { help: 300 })));
        table.play(Action::F56(F56Action::Merge));
        for symbol in ["Nord", "GCL", "B", "NBDS"] {
            assert_eq!(table.status_of(symbol), Status::Closed, "{symbol}");
        }
        // 3. Price, 4. exchange, 5. president.
        assert_eq!((table.price_of("MESS"), table.place_of("MESS")), (125, (0, 6)));
        assert_eq!([A, B, C, D].map(|seat| table.shares_of("MESS", seat)), [4, 3, 3, 3]);
        assert_eq!((table.pool_of("MESS"), table.unsold_of("MESS")), (4, 3));
        assert_eq!(table.game.view().total_shares(company("MESS")), 20);
        assert_eq!(table.president_of("MESS"), Some(A));
        let halves = |seat| table.game.view().half_certificates(Seat(seat));
        assert_eq!((halves(A), halves(C), halves(D)), (4, 3, 3));
        assert_eq!(halves(B), 3 + 4, "and two of HSM");
        // 6. Homes, then the others.
        for (at, city) in [("I3", 0), ("I9", 0), ("H6", 0), ("E11", 1), ("H4", 0), ("J6", 0)] {
            assert_eq!(table.marker_of("MESS", at), Some(Some(city)), "{at}");
        }
        // 7. Cash and trains.
        assert_eq!(table.treasury_of("MESS"), 75);
        let mut trains = table.trains_of("MESS");
        trains.sort_unstable();
        assert_eq!(trains, ["4", "4", "4", "5", "6"]);
        assert_eq!(table.refused(&Action::ReturnTrain { train: train("6") }), "R-36-CGR-15");
        table.play(Action::ReturnTrain { train: train("4") }).play(Action::ReturnTrain { train: train("4") });
        table.pass();
        assert!(!table.state().national.as_ref().expect("it is formed").frozen);
        assert_eq!(table.trains_in_pool(), ["4", "4"]);
        // 8. GCL's turn is over, B and NBDS are struck, HSM operates; in the next round the national company is first.
        assert_eq!(table.operates().as_deref(), Some("HSM"));
        while matches!(table.state().round, Round::Operating { number: 1, .. }) {
            assert_eq!(table.operates().as_deref(), Some("HSM"));
            table.pass();
        }
        assert_eq!(table.operates().as_deref(), Some("MESS"), "at 125 against 55 in both");
    }
}

/// X-02, steps 9 and 10.
#[test]
fn r_36_div_02_x_02_the_first_dividend_and_the_next_stock_round() {
    let mut table = twenty_shares(SEATED);
    table.play(Action::F56(F56Action::Merge));
    table
        .play(Action::ReturnTrain { train: train("4") })
        .play(Action::ReturnTrain { train: train("4") })
        .pass();
    earned(&mut table, "MESS", 470);
    let bank = table.bank();
    table.play(Action::PayOut);
    assert_eq!([A, B, C, D].map(|seat| table.cash(seat)), [20 + 94, 300 + 71, 500 + 71, 40 + 71]);
    assert_eq!((table.treasury_of("MESS"), table.price_of("MESS")), (75 + 94, 150));
    assert_eq!(bank - table.bank(), 401);

    table.stock_round(3, B);
    let mut one = table.copy();
    one.play(sell("MESS", 1));
    assert_eq!((one.cash(B), one.price_of("MESS")), (371 + 150, 150));
    let mut three = table.copy();
    three.play(sell("MESS", 3));
    assert_eq!((three.cash(B), three.place_of("MESS"), three.pool_of("MESS")), (371 + 450, (1, 7), 7));
    let offers = table.offered();
    assert!(offers.contains(&Offer::BuyShare { company: company("MESS"), price: 125 }));
    assert!(offers.contains(&Offer::F56(F56Offer::BuyFromPool { company: company("MESS"), price: 150 })));
    for (action, price) in [(share("MESS"), 125), (pooled("MESS"), 150)] {
        let mut table = table.copy();
        let bank = table.bank();
        table.play(action);
        assert_eq!((table.bank() - bank, table.treasury_of("MESS")), (price, 169));
    }
    assert_eq!(table.marker_of("MESS", "D6"), None);
    assert_eq!(table.state().markers_on(hex("D6")).count(), 1, "HSM stays in Amsterdam");
}
