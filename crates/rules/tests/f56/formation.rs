//! R-36-CGR, the formation of the national company.

use super::table::{SEATED, THERE, Table, company, last_train, new_train, place, train, train_of_pool, with};
use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{Round, Status};
use rules::{Action, Decision, F56Action, F56Decision, F56Offer, Offer, Options, Seat};

/// The last 5-train is sold, and GCL of this seat at 150 has the money for the first 6-train.
pub fn before_six(players: usize, options: Options, buyer: u8) -> Table {
    let mut table = Table::stock(players, options);
    let mut shares = vec![0; players];
    shares[usize::from(buyer)] = 4;
    table.phase("5").stack("6", 0).started("GCL", 150, &shares).treasury("GCL", 700);
    table
}

/// GCL buys the 6-train.
fn buy_six(table: &mut Table) {
    table.operating_in(3, "GCL", Step::Trains).play(new_train());
}

/// Passes until the turn of the company is over.
pub fn finish(table: &mut Table, symbol: &str) {
    while table.operates().as_deref() == Some(symbol) {
        table.pass();
    }
}

/// T-83
#[test]
fn r_36_cgr_01_r_36_cgr_04_without_loans_there_is_none() {
    let mut table = before_six(3, with("skip_idle_steps", false), 1);
    table.started("B", 110, &[4]);
    buy_six(&mut table);
    assert_eq!((table.phase_now(), table.state().national.clone()), ("6".into(), None));
    assert_eq!(table.status_of("MESS"), Status::Unstarted);
    assert_eq!(*table.decision(), Decision::Trains { company: company("GCL") });
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
    // Nor later: the second 6-train forms nothing.
    table.loans("B", 3).treasury("GCL", 700).trains("GCL", &[]).operating_in(3, "GCL", Step::Trains);
    table.play(new_train());
    assert_eq!((table.state().national.clone(), table.loans_of("B")), (None, 3));
}

/// In the middle of the buyer's turn, and only once.
#[test]
fn r_36_cgr_01_at_once_with_the_first_6_train() {
    let mut table = before_six(3, with("skip_idle_steps", false), 1);
    table.started("B", 110, &[4]).loans("B", 1).money(0, 0);
    buy_six(&mut table);
    table.play(Action::F56(F56Action::Merge));
    assert_eq!((table.status_of("MESS"), table.status_of("B")), (Status::Floated, Status::Closed));
    assert_eq!(*table.decision(), Decision::Trains { company: company("GCL") }, "its step goes on");
}

/// T-84
#[test]
fn r_36_cgr_02_r_36_cgr_03_companies_repay_what_they_can_and_presidents_the_rest_or_nothing() {
    let table = |cash| {
        let mut table = before_six(3, SEATED, 1);
        table.started("B", 110, &[5]).loans("B", 5).treasury("B", 340).money(0, cash);
        buy_six(&mut table);
        table
    };
    let mut rich = table(160);
    assert_eq!((rich.loans_of("B"), rich.treasury_of("B")), (2, 40), "three of its own money");
    assert_eq!(*rich.decision(), Decision::F56(F56Decision::Debts { company: company("B") }));
    assert_eq!(rich.offered(), [Offer::F56(F56Offer::PayLoans { help: 160 }), Offer::F56(F56Offer::Merge)]);
    assert_eq!(rich.refused(&Action::F56(F56Action::RepayLoan)), "R-36-OR-05", "not in part");
    assert_eq!(rich.refused(&Action::Pass), "R-36-CGR-03");
    let mut merges = rich.copy();
    rich.play(Action::F56(F56Action::PayLoans));
    assert_eq!((rich.loans_of("B"), rich.treasury_of("B"), rich.cash(0)), (0, 0, 0));
    assert_eq!((rich.status_of("B"), rich.state().national.clone()), (Status::Floated, None));
    merges.play(Action::F56(F56Action::Merge));
    assert_eq!((merges.cash(0), merges.treasury_of("MESS")), (160, 40));
    let poor = table(159);
    assert_eq!((poor.status_of("B"), poor.treasury_of("MESS"), poor.cash(0)), (Status::Closed, 40, 159));
    // The buyer, too, with what the train has left it.
    let mut table = before_six(3, SEATED, 1);
    table.loans("GCL", 3).treasury("GCL", 910).money(1, 90);
    buy_six(&mut table);
    assert_eq!((table.loans_of("GCL"), table.treasury_of("GCL")), (1, 10));
    table.play(Action::F56(F56Action::PayLoans));
    assert_eq!((table.cash(1), table.treasury_of("GCL"), table.loans_of("GCL")), (0, 0, 0));
}

/// T-85
#[test]
fn r_36_cgr_03_from_the_buyers_president_clockwise_in_operating_order() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).started("Nord", 100, &[0, 3]).started("HSM", 90, &[0, 0, 3]);
    table.started("NFL", 80, &[0, 3]);
    for symbol in ["B", "Nord", "HSM", "NFL"] {
        table.loans(symbol, 1);
    }
    table.started("HSM", 90, &[0, 0, 3]);
    buy_six(&mut table);
    for (symbol, seat) in [("Nord", 1), ("NFL", 1), ("HSM", 2), ("B", 0)] {
        assert_eq!(
            (table.decision(), table.asked()),
            (&Decision::F56(F56Decision::Debts { company: company(symbol) }), Seat(seat))
        );
        table.play(Action::F56(F56Action::PayLoans));
    }
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (200, 100, 200));
    assert_eq!(table.state().national, None);
}

#[test]
fn r_36_cgr_04_r_36_cgr_28_afterwards_nobody_has_loans() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0);
    table.started("Nord", 100, &[0, 0, 3]).loans("Nord", 2).treasury("Nord", 50);
    buy_six(&mut table);
    table.play(Action::F56(F56Action::PayLoans));
    for symbol in ["B", "GCL", "Nord", "MESS"] {
        assert_eq!(table.loans_of(symbol), 0, "{symbol}");
    }
    assert_eq!((table.status_of("Nord"), table.status_of("B")), (Status::Floated, Status::Closed));
}

/// T-116
#[test]
fn r_36_cgr_28_no_interest_and_no_value_lost() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).started("Nord", 100, &[0, 0, 3]).loans("Nord", 2);
    table.treasury("Nord", 50).station("Nord", "I3", 0).lay("I5", "57", 1).trains("Nord", &["5"]);
    table.money(2, 150);
    buy_six(&mut table);
    table.play(Action::F56(F56Action::PayLoans));
    table.operating("Nord", Step::Run);
    let route = table.route("5", &["I3", "I5"]);
    table.play(super::table::run([route]));
    assert_eq!(*table.decision(), Decision::Dividend { company: company("Nord"), revenue: 50 });
    table.play(Action::Retain);
    assert_eq!(table.treasury_of("Nord"), 50);
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
    // Two shares of the national company at 110, nothing else.
    assert_eq!(table.game.view().worth(Seat(0)), 220);
    assert_eq!(table.game.view().worth(Seat(2)), 3 * 90, "left of 100");
}

/// T-86
#[test]
fn r_36_cgr_05_r_36_cgr_06_r_36_cgr_08_shares_two_for_one() {
    let mut table = before_six(3, SEATED, 0);
    table.started("B", 110, &[3, 2, 1]).started("Nord", 100, &[2, 3, 1]).started("HSM", 90, &[2, 0, 2]);
    table.pool("B", 2).pool("HSM", 1);
    for symbol in ["B", "Nord", "HSM"] {
        table.loans(symbol, 4);
    }
    buy_six(&mut table);
    let shares: Vec<u8> = (0..3).map(|seat| table.shares_of("MESS", seat)).collect();
    assert_eq!(shares, [3, 2, 2], "of 7, 5 and 4");
    assert_eq!((table.pool_of("MESS"), table.unsold_of("MESS")), (2, 1), "3 + 2 in the pool give 2");
    assert_eq!(table.game.view().total_shares(company("MESS")), 10);
    assert_eq!(table.president_of("MESS"), Some(0));
    for symbol in ["B", "Nord", "HSM"] {
        assert_eq!((table.shares_of(symbol, 0), table.pool_of(symbol)), (0, 0), "old ones are gone");
    }
    // Nobody is paid for an odd share.
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (300, 300, 300));
}

/// T-87
#[test]
fn r_36_cgr_08_more_than_ten_make_twenty() {
    let mut table = before_six(3, SEATED, 0);
    table.started("B", 110, &[5, 2, 2]).started("Nord", 100, &[3, 4, 1]).started("HSM", 90, &[2, 2, 3]);
    table.pool("B", 1).pool("Nord", 1);
    for symbol in ["B", "Nord", "HSM"] {
        table.loans(symbol, 9);
    }
    buy_six(&mut table);
    let shares: Vec<u8> = (0..3).map(|seat| table.shares_of("MESS", seat)).collect();
    assert_eq!((shares, table.pool_of("MESS"), table.unsold_of("MESS")), (vec![5, 4, 3], 1, 7));
    assert_eq!(table.game.view().total_shares(company("MESS")), 20);
    // In halves: the buyer has four shares of GCL, of which two are his certificate.
    let halves: Vec<usize> = (0..3).map(|seat| table.game.view().half_certificates(Seat(seat))).collect();
    assert_eq!(halves, [6 + 5, 4, 3], "2½, 2 and 1½");
    assert_eq!(table.state().company(company("MESS")).start_price, table.price_of("MESS"));
}

/// T-88
#[test]
fn r_36_cgr_07_there_are_twenty_at_most() {
    let mut table = before_six(3, SEATED, 0);
    for (symbol, shares) in
        [("B", [4, 4, 2]), ("Nord", [4, 3, 3]), ("HSM", [4, 3, 3]), ("NFL", [2, 4, 2]), ("NBDS", [2, 2, 2])]
    {
        table.started(symbol, 100, &shares).loans(symbol, 9);
    }
    buy_six(&mut table);
    let shares: Vec<u8> = (0..3).map(|seat| table.shares_of("MESS", seat)).collect();
    assert_eq!(shares, [8, 8, 4], "of 16, 16 and 12");
    assert_eq!((table.pool_of("MESS"), table.unsold_of("MESS")), (0, 0));
}

/// T-89
#[test]
fn r_36_cgr_09_the_price_by_those_of_the_companies_that_merge() {
    let formed = |prices: &[(u8, u8)]| {
        let mut table = before_six(3, SEATED, 1);
        for (symbol, &(row, column)) in ["B", "Nord", "HSM"].into_iter().zip(prices) {
            table.started(symbol, 100, &[3]).marker(symbol, row, column).loans(symbol, 3);
        }
        table.money(0, 0);
        buy_six(&mut table);
        let first = table.state().company(company("MESS")).start_price;
        assert_eq!(first, table.price_of("MESS"), "shares that were not issued are sold for it");
        (table.place_of("MESS"), first)
    };
    assert_eq!(formed(&[(2, 0), (1, 4), (0, 7)]), ((0, 6), 125), "60 is dropped, 90 and 150 make 120");
    assert_eq!(formed(&[(2, 4), (1, 4)]), ((0, 4), 100), "85 is less than 100");
    assert_eq!(formed(&[(0, 4), (0, 5)]), ((0, 5), 110), "105 lies between");
    assert_eq!(formed(&[(0, 16)]), ((0, 16), 375));
}

/// T-90
#[test]
fn r_36_cgr_10_most_shares_and_of_equals_whoever_was_served_first() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4, 2, 3]).started("Nord", 100, &[2, 4, 2]).loans("B", 9).loans("Nord", 9);
    buy_six(&mut table);
    assert_eq!((table.shares_of("MESS", 0), table.shares_of("MESS", 1)), (3, 3));
    assert_eq!(table.president_of("MESS"), Some(1), "the buyer's president is served first");
    assert!(!table.state().national.as_ref().expect("it is formed").temporary);
}

/// T-92
#[test]
fn r_36_cgr_13_stations_become_its_own_one_on_a_hex() {
    let mut table = before_six(3, SEATED, 1);
    table.started("HSM", 100, &[3]).started("NFL", 80, &[3]).loans("HSM", 4).loans("NFL", 4);
    table.lay("E7", "15", 0).station("HSM", "D6", 0).station("HSM", "E7", 0);
    table.station("NFL", "A9", 0).station("NFL", "E7", 0);
    buy_six(&mut table);
    for at in ["D6", "A9", "E7"] {
        assert_eq!(table.marker_of("MESS", at), Some(Some(0)), "{at}");
    }
    assert_eq!(table.state().board.markers.len(), 3);
    assert_eq!(table.state().company(company("MESS")).markers, 7);
    // A further one costs 100 F; here the second place in Utrecht is no place for it.
    table.lay("F8", "8", 0).lay("G7", "57", 0).treasury("MESS", 100).trains("MESS", &["5"]);
    table.edit(|state| state.national.as_mut().expect("it is formed").frozen = false);
    table.operating("MESS", Step::Station);
    assert_eq!(table.refused(&place("E7", 0)), "R-36-STN-03");
    table.lay("E7", "63", 0).operating("MESS", Step::Station);
    assert!(table.offered().contains(&Offer::PlaceStation {
        hex: super::table::hex("G7"),
        city: 0,
        cost: 100
    }));
}

#[test]
fn r_36_cgr_13_a_home_wins_and_otherwise_the_president_chooses() {
    // NBDS has its home in one city of Arnhem and Nijmegen, HSM a station in the other.
    let mut table = before_six(3, SEATED, 1);
    table.started("HSM", 100, &[0, 0, 3]).started("NBDS", 80, &[0, 0, 3]).loans("HSM", 3).loans("NBDS", 3);
    table
        .money(2, 0)
        .lay("E11", "59", 0)
        .lay("H10", "59", 0)
        .station("HSM", "D6", 0)
        .station("HSM", "E11", 1);
    table.station("NBDS", "E11", 0);
    let mut both = table.copy();
    buy_six(&mut table);
    assert_eq!(table.marker_of("MESS", "E11"), Some(Some(0)), "the home");
    assert_eq!(table.state().board.markers.len(), 2);
    // Two that are no homes.
    both.edit(|state| state.companies[company("HSM").index()].markers = 1);
    both.station("NBDS", "H10", 0).station("HSM", "H10", 1);
    buy_six(&mut both);
    let hex = super::table::hex("H10");
    assert_eq!(
        *both.decision(),
        Decision::F56(F56Decision::NationalStations { company: company("MESS"), hex: Some(hex) })
    );
    assert_eq!(both.asked(), Seat(2));
    assert_eq!(
        both.refused(&Action::F56(F56Action::RemoveStation { hex: super::table::hex("D6"), city: 0 })),
        "R-36-CGR-13"
    );
    assert_eq!(both.refused(&Action::Pass), "R-36-CGR-13");
    both.play(Action::F56(F56Action::RemoveStation { hex, city: 1 }));
    assert_eq!(both.marker_of("MESS", "H10"), Some(Some(0)));
}

/// Ten at most: homes of companies that merged stay, of the others the president takes away what he likes.
#[test]
fn r_36_cgr_13_ten_stations_at_most() {
    let mut table = before_six(3, SEATED, 1);
    let stations: [(&str, &[&str]); 4] = [
        ("B", &["H6", "H4", "G7", "E7"]),
        ("Nord", &["I3", "J6", "D6"]),
        ("NBDS", &["E11", "E5", "I9"]),
        ("NFL", &["A9", "B10"]),
    ];
    for (number, rotation, at) in [("57", 1, "H4"), ("57", 0, "G7"), ("57", 2, "E7"), ("57", 1, "J6")] {
        table.lay(at, number, rotation);
    }
    table.lay("I9", "6", 0).lay("B10", "6", 0).lay("E11", "59", 0).lay("E5", "59", 0);
    for (symbol, hexes) in stations {
        table.started(symbol, 100, &[0, 0, 3]).loans(symbol, 3);
        for at in hexes {
            table.station(symbol, at, 0);
        }
    }
    table.money(2, 0);
    buy_six(&mut table);
    assert_eq!(
        *table.decision(),
        Decision::F56(F56Decision::NationalStations { company: company("MESS"), hex: None })
    );
    let goes = |at| Action::F56(F56Action::RemoveStation { hex: super::table::hex(at), city: 0 });
    for at in ["H6", "I3", "E11", "A9"] {
        assert_eq!(table.refused(&goes(at)), "R-36-CGR-13", "{at} is a home");
    }
    // Amsterdam and Namur are homes, too, but not of companies that merged.
    table.play(goes("D6")).play(goes("I9"));
    assert_eq!(table.state().markers_of(company("MESS")).count(), 10);
    assert_eq!(table.state().company(company("MESS")).markers, 0);
    assert!(!matches!(table.decision(), Decision::F56(F56Decision::NationalStations { .. })));
}

/// T-103
#[test]
fn r_36_cgr_14_treasuries_come_along_and_shares_pay_the_bank() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).treasury("B", 70).escrow("B", 220).money(0, 0);
    table.started("Nord", 110, &[0, 0, 3]).loans("Nord", 2).treasury("Nord", 30).money(2, 0);
    buy_six(&mut table);
    assert_eq!((table.treasury_of("MESS"), table.escrow_of("B"), table.escrow_of("MESS")), (100, 0, 0));
    assert_eq!(table.price_of("MESS"), 110);
    table.stock_round(3, 1);
    let bank = table.bank();
    table.play(super::table::share("MESS"));
    assert_eq!((table.bank() - bank, table.treasury_of("MESS"), table.cash(1)), (110, 100, 190));
}

/// A formation after which the national company has these trains; seat 0 is its president.
fn inherits(options: Options, trains: &[&str]) -> Table {
    let mut table = before_six(3, options, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0);
    table.trains("B", trains);
    buy_six(&mut table);
    table
}

/// The sets of trains that it may keep, after any number of returns.
fn may_keep(table: &Table) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![table.copy()];
    while let Some(table) = open.pop() {
        let asked = matches!(table.decision(), Decision::F56(F56Decision::NationalTrains { .. }));
        if !asked || table.accepts(&Action::Pass) {
            let mut names = table.trains_of("MESS");
            names.sort_unstable();
            found.push(names.concat());
        }
        if asked {
            for name in ["4", "5", "6"] {
                if table.accepts(&Action::ReturnTrain { train: train(name) }) {
                    let mut next = table.copy();
                    next.play(Action::ReturnTrain { train: train(name) });
                    open.push(next);
                }
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// T-93
#[test]
fn r_36_cgr_15_it_keeps_three_trains_at_most_and_all_permanent_ones() {
    assert_eq!(may_keep(&inherits(SEATED, &["4", "4", "5", "5"])), ["455", "55"]);
    assert_eq!(may_keep(&inherits(SEATED, &["4", "4"])), ["", "4", "44"]);
    assert_eq!(may_keep(&inherits(SEATED, &["4", "5", "5", "6"])), ["556"]);
    let any = with("keep_permanent_trains", false);
    assert_eq!(
        may_keep(&inherits(any, &["4", "4", "5", "5"])),
        ["", "4", "44", "445", "45", "455", "5", "55"]
    );

    let mut table = inherits(SEATED, &["4", "4", "5", "5"]);
    assert_eq!(table.refused(&Action::ReturnTrain { train: train("5") }), "R-36-CGR-15");
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-15", "four are too many");
    let treasury = table.treasury_of("MESS");
    table.play(Action::ReturnTrain { train: train("4") }).pass();
    assert_eq!((table.trains_in_pool(), table.treasury_of("MESS")), (vec!["4".to_string()], treasury));
}

/// T-93: which of them is frozen.
#[test]
fn r_36_cgr_15_r_36_cgr_18_frozen_is_what_keeps_no_permanent_train() {
    let frozen = |table: &Table| table.state().national.as_ref().expect("it is formed").frozen;
    let four = Action::ReturnTrain { train: train("4") };
    for returned in 0..=2 {
        let mut table = inherits(SEATED, &["4", "4"]);
        for _ in 0..returned {
            table.play(four.clone());
        }
        if returned < 2 {
            table.pass();
        }
        assert!(frozen(&table), "{returned} returned");
        table.operating_in(3, "MESS", Step::Borrow);
        assert_eq!(
            table.accepts(&Action::F56(F56Action::BorrowTrain { source: rules::train::Source::Beside })),
            returned == 2
        );
    }
    let mut table = inherits(SEATED, &["4", "5"]);
    table.pass();
    assert!(!frozen(&table));
    // Where any train may be returned, what is kept decides; on 18xx.games what was brought in.
    let mut kept = with("keep_permanent_trains", false);
    for by_kept in [true, false] {
        kept.f56.frozen_without_kept = by_kept;
        let mut table = inherits(kept, &["5"]);
        table.play(Action::ReturnTrain { train: train("5") });
        assert_eq!(frozen(&table), by_kept);
    }
}

/// T-94
#[test]
fn r_36_cgr_16_it_operates_next_where_none_of_its_companies_has() {
    let mut table = before_six(3, SEATED, 1);
    table
        .started("B", 110, &[4])
        .loans("B", 3)
        .money(0, 0)
        .started("HSM", 100, &[0, 0, 3])
        .trains("B", &["5"]);
    table.station("B", "H6", 0).station("HSM", "D6", 0).trains("HSM", &["5"]);
    buy_six(&mut table);
    finish(&mut table, "GCL");
    assert_eq!(table.operates().as_deref(), Some("MESS"), "right after the buyer");
    assert_eq!(table.price_of("MESS"), 110);
    finish(&mut table, "MESS");
    assert_eq!(table.operates().as_deref(), Some("HSM"));
    while matches!(table.state().round, Round::Operating { number: 1, .. }) {
        table.pass();
    }
    let Round::Operating { order, .. } = &table.state().round else { panic!("three rounds in a set") };
    assert_eq!(order[..], ["GCL", "MESS", "HSM"].map(company), "then by its price");
}

/// T-94
#[test]
fn r_36_cgr_16_otherwise_it_is_first_in_the_next_round() {
    for options in [SEATED, THERE] {
        let mut table = before_six(3, options, 1);
        table.started("B", 175, &[4]).loans("B", 3).money(0, 0).started("HSM", 200, &[0, 0, 3]);
        table.started("Nord", 65, &[2]).loans("Nord", 1).station("Nord", "I3", 0).trains("Nord", &["5"]);
        table.station("B", "H6", 0).station("HSM", "D6", 0).trains("HSM", &["5"]).station("GCL", "I9", 0);
        buy_six(&mut table);
        while matches!(table.state().round, Round::Operating { number: 1, .. }) {
            assert_ne!(table.operates().as_deref(), Some("MESS"));
            table.pass();
        }
        assert_eq!(table.price_of("MESS"), 125, "120 on average");
        let first = if options.f56.national_first { "MESS" } else { "HSM" };
        assert_eq!(table.operates().as_deref(), Some(first));
        // In the round after it, by price.
        while matches!(table.state().round, Round::Operating { number: 2, .. }) {
            table.pass();
        }
        assert_eq!(table.operates().as_deref(), Some("HSM"));
    }
}

/// T-109
#[test]
fn r_36_cgr_16_it_operates_whatever_is_sold() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).trains("B", &["5"]).station("B", "H6", 0);
    table.started("NFL", 100, &[0, 0, 5]);
    buy_six(&mut table);
    assert_eq!((table.shares_of("MESS", 0), table.unsold_of("MESS")), (2, 8));
    finish(&mut table, "GCL");
    assert_eq!(table.operates().as_deref(), Some("MESS"), "with a fifth of it sold");
    while matches!(table.state().round, Round::Operating { number: 1, .. }) {
        assert_ne!(table.operates().as_deref(), Some("NFL"), "others need three fifths");
        table.pass();
    }
}

#[test]
fn r_36_cgr_24_merged_companies_are_gone_and_their_homes_free() {
    let mut table = before_six(3, SEATED, 1);
    // B has never operated, so that its home was kept for it; its debts are made up.
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).started("Nord", 100, &[0, 0, 3]);
    table.station("Nord", "I3", 0).station("Nord", "H4", 0).lay("H4", "57", 1).treasury("Nord", 200);
    table.operating("Nord", Step::Station);
    assert_eq!(table.refused(&place("H6", 0)), "R-36-PAR-10");
    buy_six(&mut table);
    assert_eq!(table.status_of("B"), Status::Closed);
    assert!(!table.chart_order().contains(&"B".to_string()));
    table.operating("Nord", Step::Station);
    assert!(table.accepts(&place("H6", 0)));
    table.stock_round(3, 0).money(0, 500);
    assert_eq!(table.refused(&super::table::start("B", 65)), "R-36-MKT-07");
    assert_eq!((table.shares_of("Nord", 2), table.president_of("Nord")), (3, Some(2)), "others go on");
}

/// T-114
#[test]
fn r_36_cgr_25_the_buyer_goes_on() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).treasury("GCL", 1700).trains("B", &["5"]);
    buy_six(&mut table);
    assert_eq!(*table.decision(), Decision::Trains { company: company("GCL") });
    table.play(last_train());
    assert_eq!(table.trains_of("GCL"), ["6", "8"]);
    // At its limit it may not.
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).treasury("GCL", 1700).trains("GCL", &["5"]);
    buy_six(&mut table);
    assert_eq!(table.refused(&last_train()), "R-36-TRN-02");
}

/// T-114
#[test]
fn r_36_cgr_25_r_36_cgr_26_a_buyer_that_merges_has_no_turn_any_more() {
    let mut table = before_six(3, SEATED, 1);
    table.loans("GCL", 4).money(1, 0).started("B", 110, &[4]).loans("B", 3).money(0, 0);
    table.started("HSM", 100, &[0, 0, 3]).station("HSM", "D6", 0).trains("HSM", &["5"]);
    buy_six(&mut table);
    assert_eq!(table.trains_of("MESS"), ["6"]);
    assert_eq!(table.operates().as_deref(), Some("HSM"), "B is struck, and the national company waits");
    let turns: Vec<_> =
        table.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).collect();
    assert_eq!(turns, [&Event::TurnBegan { company: company("HSM") }]);
}

#[test]
fn r_36_cgr_26_its_marker_goes_under_the_others() {
    let mut table = before_six(3, SEATED, 1);
    table
        .started("B", 110, &[4])
        .loans("B", 3)
        .money(0, 0)
        .started("HSM", 100, &[0, 0, 3])
        .marker("HSM", 0, 5);
    buy_six(&mut table);
    assert_eq!((table.place_of("MESS"), table.place_of("HSM")), ((0, 5), (0, 5)));
    assert_eq!(table.chart_order(), ["GCL", "HSM", "MESS"]);
}

/// Companies of one president are asked about in the order of the round, whatever their prices are by now.
#[test]
fn r_36_cgr_03_in_the_order_of_the_running_round() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 2).started("Nord", 100, &[4]).loans("Nord", 2).money(0, 1000);
    table.operating_in(3, "GCL", Step::Trains);
    table.marker("Nord", 0, 8).play(new_train());
    assert_eq!(*table.decision(), Decision::F56(F56Decision::Debts { company: company("B") }));
    table.play(Action::F56(F56Action::PayLoans));
    assert_eq!(*table.decision(), Decision::F56(F56Decision::Debts { company: company("Nord") }));
}

/// On 18xx.games a national company that was formed without a train to give up has no limit until it is above it.
#[test]
fn r_36_cgr_15_on_18xx_games_without_a_choice_there_is_no_limit_yet() {
    let set_up = |options| {
        let mut table = before_six(3, options, 1);
        table.started("B", 110, &[4]).loans("B", 5).trains("B", &["5", "5"]).money(0, 0);
        buy_six(&mut table);
        if let Decision::F56(F56Decision::Debts { .. }) = table.decision() {
            table.play(Action::F56(F56Action::Merge));
        }
        table.trains("MESS", &["5", "5", "6"]).treasury("MESS", 1000).operating("MESS", Step::Trains);
        table
    };
    assert_eq!(set_up(SEATED).refused(&new_train()), "R-36-TRN-02");
    let mut table = set_up(THERE);
    table.play(new_train());
    assert_eq!(*table.decision(), Decision::F56(F56Decision::NationalTrains { company: company("MESS") }));
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-15");
    table.play(Action::ReturnTrain { train: train("5") });
    // From now on it is in force, unless the company could hand a train in.
    table.treasury("MESS", 640).operating("MESS", Step::Trains);
    assert_eq!(table.refused(&train_of_pool("5")), "R-36-TRN-02");
}
