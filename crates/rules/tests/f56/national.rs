//! R-36-CGR, the national company in play: its president, and what it may do while it is frozen.

use super::formation::{before_six, finish};
use super::table::{
    SEATED, THERE, Table, company, last_train, lay, new_train, place, pooled, run, sell, share, start, trade,
    train_of, train_of_pool, with,
};
use rules::operating_turn::Step;
use rules::train::Source;
use rules::{Action, Decision, F56Action, F56Decision, Offer, Options, Seat};

/// A national company with these shares by seat; seat 0 is president, temporary where nobody has two.
fn formed(options: Options, total: u8, shares: &[u8], pool: u8) -> Table {
    let mut table = Table::stock(3, options);
    table.phase("6").national(total, 100, shares, false).pool("MESS", pool);
    let temporary = shares.iter().all(|&held| held < 2);
    table.edit(|state| state.national.as_mut().expect("it is formed").temporary = temporary);
    table
}

fn is_temporary(table: &Table) -> bool {
    table.state().national.as_ref().expect("it is formed").temporary
}

/// T-91
#[test]
fn r_36_cgr_11_r_36_cgr_12_a_temporary_president_must_buy_a_second_share() {
    let mut table = before_six(3, SEATED, 0);
    table.started("B", 110, &[3, 2]).loans("B", 9);
    table.operating("GCL", Step::Trains).play(new_train());
    assert_eq!((table.shares_of("MESS", 0), table.shares_of("MESS", 1)), (1, 1), "of 3 and 2");
    assert_eq!((table.president_of("MESS"), is_temporary(&table)), (Some(0), true));
    assert_eq!(table.unsold_of("MESS"), 8, "all that were not issued are for sale");
    // One certificate, beside three of GCL.
    assert_eq!(table.game.view().certificates(Seat(0)), 3 + 1);

    let mut first = table.copy();
    first.stock_round(3, 0);
    assert_eq!(first.refused(&Action::Pass), "R-36-CGR-12");
    assert_eq!(first.refused(&share("GCL")), "R-36-CGR-12");
    assert_eq!(first.refused(&start("HSM", 65)), "R-36-CGR-12");
    assert_eq!(first.refused(&sell("MESS", 1)), "R-36-SR-10", "the only one is not sold");
    first.play(sell("GCL", 1));
    let (bank, treasury) = (first.bank(), first.treasury_of("MESS"));
    first.play(share("MESS"));
    assert_eq!((first.shares_of("MESS", 0), first.unsold_of("MESS")), (2, 7));
    assert_eq!((first.bank() - bank, first.treasury_of("MESS")), (110, treasury));
    assert!(!is_temporary(&first));
    // A tie moves nothing.
    assert_eq!(first.asked(), Seat(1));
    first.play(share("MESS"));
    assert_eq!((first.shares_of("MESS", 1), first.president_of("MESS")), (2, Some(0)));

    let mut second = table;
    second.stock_round(3, 1).play(share("MESS"));
    assert_eq!((second.president_of("MESS"), is_temporary(&second)), (Some(1), false));
    while second.asked() != Seat(0) {
        second.pass();
    }
    assert!(second.accepts(&Action::Pass), "he is free");
}

#[test]
fn r_36_cgr_12_a_share_of_the_pool_will_do_and_without_one_the_duty_waits() {
    let mut table = formed(SEATED, 10, &[1, 1], 2);
    table.play(pooled("MESS"));
    assert_eq!((table.pool_of("MESS"), table.shares_of("MESS", 0), is_temporary(&table)), (1, 2, false));
    // Everything is with players or nowhere.
    let mut table = formed(SEATED, 10, &[1, 1, 1], 0);
    table.edit(|state| state.national.as_mut().expect("it is formed").shares = 3);
    assert!(table.accepts(&Action::Pass));
}

/// T-120
#[test]
fn r_36_cgr_12_neither_the_certificate_limit_nor_the_initial_offering_stops_him() {
    let at_limit = |options| {
        let mut table = formed(options, 10, &[1, 1], 0);
        // Twelve more certificates: 5 + 5 + 2.
        table.started("B", 100, &[6]).started("GCL", 100, &[6]).started("Nord", 100, &[3]).money(0, 400);
        table.stock_round(3, 0);
        assert_eq!(table.game.view().certificates(Seat(0)), 13);
        table
    };
    let mut table = at_limit(SEATED);
    table.play(share("MESS"));
    assert_eq!(table.shares_of("MESS", 0), 2);
    assert_eq!(at_limit(THERE).refused(&share("MESS")), "R-36-CERT-02", "on 18xx.games it does");
    // With 60 % in the pool only those are for sale.
    let mut table = formed(SEATED, 10, &[1, 1], 6);
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-16");
    table.play(pooled("MESS"));
    assert!(!is_temporary(&table));
}

/// T-120
#[test]
fn r_36_cgr_12_on_18xx_games_his_certificate_grows() {
    for (action, seat) in [(share("MESS"), 0), (pooled("MESS"), 0), (share("MESS"), 1), (pooled("MESS"), 1)] {
        let mut table = formed(THERE, 10, &[1, 1], 2);
        table.stock_round(3, seat);
        let for_sale = |table: &Table| {
            let shares = table.unsold_of("MESS") - u8::from(is_temporary(table));
            (shares, table.pool_of("MESS"))
        };
        assert_eq!(for_sale(&table), (5, 2));
        let bank = table.bank();
        table.play(action);
        assert_eq!(for_sale(&table), (5, 2), "what was for sale stays there");
        assert_eq!(table.bank() - bank, 100);
        assert_eq!((table.president_of("MESS"), table.shares_of("MESS", seat)), (Some(seat), 2));
    }
    // Others buy as usual.
    let mut table = formed(THERE, 10, &[1, 1], 2);
    table.stock_round(3, 2).play(share("MESS"));
    assert_eq!((table.unsold_of("MESS"), table.president_of("MESS")), (5, Some(0)));
}

#[test]
fn r_36_cgr_12_who_cannot_pay_is_bankrupt() {
    let broke = |options, price| {
        let mut table = formed(options, 10, &[1, 1], 0);
        table.started("GCL", 65, &[1, 3]).money(0, 30).stock_round(3, 0);
        table.edit(|state| state.companies[company("MESS").index()].start_price = price);
        table
    };
    // 65 for a share of GCL are enough for 95, and too little for 100.
    let mut table = broke(SEATED, 95);
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-04");
    table.play(sell("GCL", 1)).play(share("MESS"));
    assert_eq!((table.cash(0), is_temporary(&table)), (0, false));
    let mut table = broke(SEATED, 100);
    table.play(sell("GCL", 1));
    assert!(table.state().is_over());
    assert_eq!(table.state().bank.expect("there is one").bankrupt.map(|bankrupt| bankrupt.0), Some(Seat(0)));
    assert_eq!((table.cash(0), table.game.view().worth(Seat(0))), (0, 100), "his share counts");
    // He lacks what the share costs in the initial offering, however high the marker stands: 125 here.
    let mut table = broke(SEATED, 100);
    table.edit(|state| state.companies[company("MESS").index()].space = 6);
    assert_eq!(table.game.view().price(company("MESS")), 125);
    table.play(sell("GCL", 1));
    assert_eq!(table.state().bank.expect("there is one").bankrupt, Some((Seat(0), 5)));
    // On 18xx.games the game is over, and he keeps what he has.
    let mut table = broke(THERE, 100);
    table.play(sell("GCL", 1));
    assert_eq!((table.state().is_over(), table.cash(0)), (true, 95));
}

#[test]
fn r_36_cgr_17_no_loans_three_trains_and_it_never_closes() {
    let mut table = formed(SEATED, 10, &[4, 2], 0);
    table.station("MESS", "D6", 0).phase("5").operating("MESS", Step::Track);
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-LOAN-01");
    assert_eq!(table.game.view().train_limit(company("MESS")), 3);
    // T-100
    table.phase("6").marker("MESS", 8, 0).trains("MESS", &["5"]).lay("E7", "57", 2);
    table.operating("MESS", Step::Run).play(run([]));
    assert_eq!((table.price_of("MESS"), table.place_of("MESS")), (30, (8, 0)));
    table.stock_round(3, 1).play(sell("MESS", 1));
    assert_eq!((table.price_of("MESS"), table.cash(1)), (30, 330));
}

/// A frozen national company in Amsterdam with a way to Utrecht.
fn frozen(options: Options, money: u32, trains: &[&str]) -> Table {
    let mut table = Table::stock(3, options);
    table.phase("6").national(10, 100, &[5, 2], true).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.treasury("MESS", money).trains("MESS", trains);
    table
}

/// T-95
#[test]
fn r_36_cgr_18_while_frozen_it_withholds_and_does_not_move() {
    let mut table = frozen(SEATED, 0, &[]);
    table
        .operating("MESS", Step::Borrow)
        .play(Action::F56(F56Action::BorrowTrain { source: Source::Beside }));
    let route = table.route("8", &["D6", "E7"]);
    table.play(run([route]));
    assert_eq!((table.treasury_of("MESS"), table.place_of("MESS")), (60, (0, 4)));
    table.stock_round(3, 0).play(sell("MESS", 3));
    assert_eq!((table.place_of("MESS"), table.cash(0)), ((0, 4), 600));
    // Nor does it rise when it is sold out.
    let mut table = frozen(SEATED, 0, &[]);
    table.national(10, 80, &[5, 5], true).marker("MESS", 2, 4).stock_round(3, 0);
    table.pass().pass().pass();
    assert_eq!(table.place_of("MESS"), (2, 4));
    table.national(10, 80, &[5, 5], false).marker("MESS", 2, 4).stock_round(3, 0);
    table.pass().pass().pass();
    assert_eq!(table.place_of("MESS"), (1, 4));
}

/// T-97, T-112
#[test]
fn r_36_cgr_18_while_frozen_it_pays_for_nothing_but_trains() {
    for options in [SEATED, THERE] {
        let strict = options.f56.frozen_buys_only_trains;
        let mut table = frozen(options, 300, &[]);
        // Towns of the ferry beside Leeuwarden, where it has a station; plain ground beside Utrecht.
        table.station("MESS", "A9", 0).lay("E7", "57", 1).station("MESS", "E7", 0);
        table.operating("MESS", Step::Track);
        let ferry = table.state().board.tiles[super::table::hex("B8").index()];
        assert_eq!(ferry, None);
        let rotation = |at: &str| {
            table.offered().into_iter().find_map(|offer| match offer {
                Offer::LayTile { hex, tile, rotations, cost, .. } if hex == super::table::hex(at) => {
                    Some((tile, rotations[0], cost))
                }
                _ => None,
            })
        };
        assert_eq!(rotation("B8").map(|found| found.2), (!strict).then_some(80));
        assert_eq!(rotation("E9").map(|found| found.2), Some(0), "a tile for nothing is laid");
        if strict {
            let to_leeuwarden = (0..6).map(|turned| lay("B8", "56", turned));
            let refused: Vec<&str> = to_leeuwarden.map(|action| table.refused(&action)).collect();
            assert!(refused.contains(&"R-36-CGR-18"), "{refused:?}");
        }
    }
    for (options, allowed) in [(SEATED, false), (with("frozen_buys_only_trains", false), true)] {
        let mut table = frozen(options, 300, &[]);
        table.operating("MESS", Step::Station);
        assert_eq!(table.accepts(&place("E7", 0)), allowed);
        if !allowed {
            assert_eq!(table.refused(&place("E7", 0)), "R-36-CGR-18");
        }
        // An upgrade costs nothing.
        table.operating("MESS", Step::Track);
        assert!(table.tiles_for("E7").contains(&"14"));
    }
}

/// T-96
#[test]
fn r_36_cgr_19_it_borrows_a_train_for_one_run() {
    let mut table = frozen(SEATED, 0, &[]);
    table.started("HSM", 80, &[0, 0, 4]).station("HSM", "E7", 0).treasury("HSM", 1000).trains("HSM", &["4"]);
    table
        .operating("MESS", Step::Borrow)
        .play(Action::F56(F56Action::BorrowTrain { source: Source::Beside }));
    assert_eq!((table.phase_now(), table.trains_of("HSM")), ("6".into(), vec!["4".to_string()]));
    let route = table.route("8", &["D6", "E7"]);
    table.play(run([route]));
    assert!(table.trains_of("MESS").is_empty(), "it is not its own");
    assert_eq!(table.operates().as_deref(), Some("HSM"), "60 buy nothing");
    table.operating("HSM", Step::Trains).play(last_train());
    assert_eq!((table.phase_now(), table.trains_of("HSM")), ("8".into(), vec!["8".to_string()]));
}

/// T-119
#[test]
fn r_36_cgr_19_a_borrowed_train_goes_back_to_where_it_was() {
    for options in [SEATED, THERE] {
        let mut table = frozen(options, 0, &[]);
        table.started("HSM", 80, &[0, 0, 4]).station("HSM", "D6", 0).treasury("HSM", 40);
        table
            .operating("MESS", Step::Borrow)
            .play(Action::F56(F56Action::BorrowTrain { source: Source::Beside }));
        let route = table.route("8", &["D6", "E7"]);
        table.play(run([route]));
        while table.operates().as_deref() == Some("MESS") {
            table.pass();
        }
        let new = table.state().trains.beside;
        let pool = table.trains_in_pool();
        if options.f56.borrowed_goes_back {
            assert_eq!((new, pool.len()), (5, 0));
        } else {
            assert_eq!((new, pool), (4, vec!["8".to_string()]));
        }
    }
}

#[test]
fn r_36_cgr_19_any_train_for_sale() {
    let borrow = |source| Action::F56(F56Action::BorrowTrain { source });
    let pool = Source::Pool(super::table::train("5"));
    let mut table = frozen(SEATED, 0, &[]);
    table.train_pool(&["5"]).operating("MESS", Step::Borrow);
    for source in [Source::Stack, Source::Beside, pool] {
        assert!(table.accepts(&borrow(source)), "{source:?}");
    }
    assert!(table.accepts(&Action::Pass));
    let mut table = frozen(THERE, 0, &[]);
    table.train_pool(&["5"]).operating("MESS", Step::Borrow);
    assert!(table.accepts(&borrow(Source::Beside)));
    assert_eq!(table.refused(&borrow(Source::Stack)), "R-36-CGR-19", "only an 8");
    assert_eq!(table.refused(&borrow(pool)), "R-36-CGR-19");
    // Not with a train of its own.
    let mut table = frozen(SEATED, 0, &["4"]);
    table.operating("MESS", Step::Borrow);
    assert_eq!(table.refused(&borrow(Source::Beside)), "R-36-CGR-21");
}

/// T-98
#[test]
fn r_36_cgr_20_it_must_buy_when_it_can_pay_for_an_8() {
    let mut table = frozen(SEATED, 1000, &[]);
    table.operating("MESS", Step::Trains);
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20");
    assert!(table.accepts(&new_train()) && table.accepts(&last_train()), "one of its choice");
    table.play(new_train());
    assert!(!table.state().national.as_ref().expect("it is formed").frozen);
    let mut table = frozen(SEATED, 999, &[]);
    table.operating("MESS", Step::Trains);
    assert!(table.accepts(&Action::Pass) && table.accepts(&new_train()));
    let mut table = frozen(THERE, 1000, &[]);
    table.operating("MESS", Step::Trains);
    assert!(table.accepts(&Action::Pass));
    table.treasury("MESS", 1100);
    assert!(table.accepts(&Action::Pass));
    table.treasury("MESS", 1101);
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20");
    // With a 4 to hand in.
    for (options, most) in [(SEATED, 649), (THERE, 750)] {
        let mut table = frozen(options, most, &["4"]);
        table.operating("MESS", Step::Trains);
        assert!(table.accepts(&Action::Pass));
        table.treasury("MESS", most + 1);
        assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20");
        assert!(table.accepts(&trade("4")));
    }
}

/// T-110
#[test]
fn r_36_cgr_20_without_an_8_for_sale_the_cheapest_permanent_train_counts() {
    let without_eights = |money| {
        let mut table = frozen(SEATED, money, &[]);
        table.edit(|state| state.trains.beside = 0).operating("MESS", Step::Trains);
        table
    };
    assert_eq!(without_eights(700).refused(&Action::Pass), "R-36-CGR-20");
    assert!(without_eights(699).accepts(&Action::Pass));
    let mut table = without_eights(550);
    table.train_pool(&["5"]);
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20");
    assert!(table.accepts(&train_of_pool("5")));
    // An 8 of the pool is not traded for: a 4 does not lower the sum.
    let mut table = without_eights(999);
    table.trains("MESS", &["4"]).train_pool(&["8"]);
    assert!(table.accepts(&Action::Pass));
    table.treasury("MESS", 1000);
    assert_eq!(table.refused(&Action::Pass), "R-36-CGR-20");
    // A train of another company obliges it to nothing.
    let mut table = without_eights(600);
    table.stack("8", 1).edit(|state| (state.trains.left, state.trains.beside) = (0, 0));
    table.started("HSM", 80, &[0, 0, 4]).trains("HSM", &["5"]).operating("MESS", Step::Trains);
    assert!(table.accepts(&Action::Pass) && table.accepts(&train_of("HSM", "5", 550)));
}

/// T-111
#[test]
fn r_36_cgr_20_r_36_cgr_21_its_president_pays_only_when_it_is_not_frozen() {
    let mut table = frozen(SEATED, 300, &[]);
    table.money(0, 1000).operating("MESS", Step::Trains);
    assert_eq!(table.refused(&new_train()), "R-36-TRN-09");
    assert!(table.accepts(&Action::Pass), "no obligation with a route and without a train");
    table.edit(|state| state.national.as_mut().expect("it is formed").frozen = false);
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
    table.play(new_train());
    assert_eq!((table.cash(0), table.treasury_of("MESS")), (600, 0));
}

/// T-99
#[test]
fn r_36_cgr_21_with_a_permanent_train_it_plays_like_the_others() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[4]).loans("B", 3).money(0, 0).trains("B", &["5"]).station("B", "H6", 0);
    table.lay("H4", "57", 1).operating_in(3, "GCL", Step::Trains).play(new_train());
    finish(&mut table, "GCL");
    assert_eq!(table.operates().as_deref(), Some("MESS"));
    while !matches!(table.decision(), Decision::Run { .. }) {
        assert!(!matches!(table.decision(), Decision::F56(F56Decision::Borrow { .. })));
        table.pass();
    }
    let route = table.route("5", &["H6", "H4"]);
    table.play(run([route])).play(Action::PayOut);
    assert_eq!((table.cash(0), table.price_of("MESS")), (10, 125), "two shares of 50, and a step right");
    table.operating("MESS", Step::Borrow).trains("MESS", &[]);
    assert_eq!(table.refused(&Action::F56(F56Action::BorrowTrain { source: Source::Beside })), "R-36-CGR-21");
}

/// T-102
#[test]
fn r_36_cgr_22_what_the_formation_leaves_is_cured_later() {
    // Six of ten in the pool: those first.
    let mut table = formed(SEATED, 10, &[2, 1], 6);
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-16");
    assert_eq!(table.refused(&sell("MESS", 1)), "R-36-SR-09");
    table.stock_round(3, 2).play(pooled("MESS")).pass();
    assert!(table.accepts(&share("MESS")));
    let mut table = formed(SEATED, 20, &[2, 1], 12);
    table.stock_round(3, 2).play(pooled("MESS")).pass();
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-16", "55 % are left");
    // A player above 60 % sells first.
    let mut table = formed(SEATED, 10, &[7, 2], 0);
    assert_eq!(table.refused(&Action::Pass), "R-36-SR-02");
    table.play(sell("MESS", 1));
    assert!(table.accepts(&Action::Pass));
}

/// T-101
#[test]
fn r_36_cgr_23_a_company_of_twenty_shares() {
    for (shares, rows) in [(1, 0), (2, 1), (3, 1), (4, 2)] {
        let mut table = formed(SEATED, 20, &[6, 4], 0);
        table.play(sell("MESS", shares));
        assert_eq!(table.place_of("MESS"), (rows, 4), "{shares} shares");
        assert_eq!(table.cash(0), 300 + 100 * u32::from(shares), "each at the full price");
    }
    // Sold one by one in a turn they are one block.
    let mut table = formed(SEATED, 20, &[6, 4], 0);
    table.play(sell("MESS", 1)).play(sell("MESS", 1));
    assert_eq!((table.place_of("MESS"), table.cash(0)), ((1, 4), 500));
    // Twelve for a player, ten in the pool.
    let mut table = formed(SEATED, 20, &[12, 2], 0);
    table.money(0, 500).stock_round(3, 0);
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-15");
    assert_eq!(table.refused(&sell("MESS", 11)), "R-36-SR-09");
    table.play(sell("MESS", 10));
    assert_eq!(table.pool_of("MESS"), 10);
    // Sold out at twenty.
    for (held, row) in [(8, 0), (7, 1)] {
        let mut table = formed(SEATED, 20, &[12, held], 0);
        table.marker("MESS", 1, 4).stock_round(3, 0).pass().pass().pass();
        assert_eq!(table.place_of("MESS").0, row);
    }
}

/// T-115
#[test]
fn r_36_cgr_27_shares_of_the_exchange_are_not_bought() {
    let mut table = before_six(3, SEATED, 1);
    table.started("B", 110, &[6, 0, 2]).loans("B", 9).money(0, 300);
    table.operating("GCL", Step::Trains).play(new_train());
    assert_eq!((table.shares_of("MESS", 0), table.shares_of("MESS", 2)), (3, 1));
    for options in [SEATED, with("lock_for_turn", false)] {
        let mut table = Table {
            game: rules::Game::at(super::table::title(), options, table.state().clone()),
            events: vec![],
        };
        table.stock_round(3, 0);
        assert!(table.accepts(&share("MESS")));
        assert!(table.accepts(&sell("MESS", 1)), "without a lock");
        assert_eq!(table.refused(&sell("MESS", 2)), "R-36-SR-10", "nobody follows him");
        table.play(share("MESS"));
        assert!(table.accepts(&sell("MESS", 2)));
        assert_eq!(table.refused(&sell("MESS", 4)), "R-36-SR-07", "not the one just bought");
    }
}
