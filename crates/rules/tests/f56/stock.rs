//! R-36-SR, the stock round: turns, purchases and sales.

use super::table::{SEATED, THERE, Table, offer_for, pooled, sell, share, start, with};
use rules::state::{PrivateOwner, Round};
use rules::{Action, Decision, F56Decision, Offer, Seat};

#[test]
fn r_36_sr_01_turns_go_round_until_all_pass_in_succession() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[2, 0, 0]).order_from(1);
    let mut asked = Vec::new();
    for action in
        [Action::Pass, Action::Pass, share("B"), Action::Pass, share("B"), Action::Pass, Action::Pass]
    {
        asked.push(table.asked().0);
        table.turn(action);
    }
    assert_eq!(asked, [1, 2, 0, 1, 2, 0, 1], "who passed may act later");
    assert!(matches!(table.state().round, Round::Stock { .. }), "two passes after the last purchase");
    table.pass();
    assert!(!matches!(table.state().round, Round::Stock { number: 2, .. }));
}

/// T-29
#[test]
fn r_36_sr_02_whoever_is_above_the_certificate_limit_sells_first() {
    let mut table = Table::stock(4, SEATED);
    // 1 + 3 + 4 + 3 certificates that count; those of the yellow zone do not, and help nobody.
    table.started("B", 100, &[5]).started("GCL", 100, &[4, 5]).started("Nord", 100, &[3, 4]);
    table.started("HSM", 65, &[3, 4]).marker("HSM", 4, 0).money(0, 500);
    assert_eq!(table.game.view().certificates(Seat(0)), 11);
    for action in [share("GCL"), start("NFL", 65), Action::Pass, sell("HSM", 1)] {
        assert_eq!(table.refused(&action), "R-36-SR-02", "{action:?}");
    }
    table.play(sell("GCL", 1));
    assert_eq!(table.game.view().certificates(Seat(0)), 10);
    assert!(table.accepts(&Action::Pass), "nothing more than needed");
    assert_eq!(table.refused(&share("B")), "R-36-CERT-02");
}

#[test]
fn r_36_sr_02_whoever_is_above_60_percent_sells_first() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[7, 1]).started("GCL", 65, &[2, 3]);
    assert_eq!(table.refused(&Action::Pass), "R-36-SR-02");
    assert_eq!(table.refused(&sell("GCL", 1)), "R-36-SR-02", "only what helps");
    table.play(sell("B", 1));
    assert!(table.accepts(&Action::Pass) && table.accepts(&sell("GCL", 1)));
    // As far as it can be sold at all: here every pool is full.
    let mut full = Table::stock(4, SEATED);
    for symbol in ["B", "GCL", "Nord"] {
        full.started(symbol, 65, &[5]).pool(symbol, 5);
    }
    assert_eq!(full.game.view().certificates(Seat(0)), 12);
    assert!(full.accepts(&Action::Pass));
    assert_eq!(full.refused(&pooled("B")), "R-36-CERT-02");
}

/// T-23
#[test]
fn r_36_sr_03_sales_come_before_or_after_the_purchase() {
    let set_up = |options| {
        let mut table = Table::stock(3, options);
        table.started("B", 65, &[4, 2]).started("GCL", 65, &[0, 4]).started("Nord", 65, &[2, 4]);
        table.president("Nord", 1).started("HSM", 65, &[1, 3]);
        table
    };
    let mut table = set_up(SEATED);
    table.play(sell("B", 1)).play(share("GCL"));
    assert_eq!(table.asked(), Seat(1), "the turn is over");
    let mut after = set_up(SEATED);
    after.play(share("GCL")).play(sell("B", 1)).play(sell("Nord", 1));
    assert_eq!(after.asked(), Seat(0));
    assert_eq!(after.refused(&share("GCL")), "R-36-SR-03");
    let mut there = set_up(THERE);
    there.play(sell("B", 1)).play(share("GCL")).play(sell("Nord", 1));
    assert_eq!((there.shares_of("Nord", 0), there.cash(0)), (1, 300 + 65 - 65 + 65));
    // In the turn of a player nobody else does anything.
    assert_eq!(there.game.check(Seat(1), &Action::Pass).expect_err("not his turn").rule.id, "R-36-SR-01");
}

#[test]
fn r_36_sr_04_one_certificate_or_private_company() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[0, 4]).marker("B", 5, 5).pool("B", 2).private_to("ACC", 1);
    // Something to sell keeps the turn open after the purchase.
    table.started("HSM", 65, &[1, 2]);
    let bought = |action| {
        let mut table = table.copy();
        table.play(action);
        table
    };
    let started = bought(start("GCL", 80));
    assert_eq!((started.shares_of("GCL", 0), started.cash(0)), (2, 140));
    let issued = bought(share("B"));
    assert_eq!((issued.cash(0), issued.unsold_of("B")), (235, 3), "at the price of the start");
    let pool = bought(pooled("B"));
    assert_eq!((pool.cash(0), pool.pool_of("B")), (230, 1), "at the market price");
    let mut private = bought(offer_for("ACC", 33));
    private.play(Action::Accept);
    assert_eq!((private.owner("ACC"), private.cash(0)), (PrivateOwner::Player(Seat(0)), 267));
    for table in [&started, &issued, &pool, &private] {
        assert_eq!(table.asked(), Seat(0));
        for second in [share("B"), pooled("B"), start("Nord", 65)] {
            assert_eq!(table.refused(&second), "R-36-SR-03");
        }
    }
    assert_eq!(started.refused(&offer_for("ACC", 20)), "R-36-SR-03");
    table.money(0, 64);
    assert_eq!(table.refused(&share("B")), "R-36-SR-04");
}

/// T-24
#[test]
fn r_36_sr_05_what_was_sold_is_not_bought_in_the_same_round() {
    let mut table = Table::stock(2, SEATED);
    table.started("B", 65, &[4, 3]).started("GCL", 65, &[2, 3]).president("GCL", 1);
    table.turn(sell("B", 1)).turn(share("GCL")).turn(share("GCL")).turn(share("B"));
    assert_eq!(table.refused(&pooled("B")), "R-36-SR-05");
    assert_eq!(table.refused(&share("B")), "R-36-SR-05");
    table.pass();
    assert!(table.accepts(&pooled("B")), "others may");
    table.stock_round(3, 0);
    assert!(table.accepts(&pooled("B")) && table.accepts(&share("B")));
}

/// T-22
#[test]
fn r_36_sr_06_nothing_is_sold_in_the_first_stock_round() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[4, 2]).stock_round(1, 0);
    assert_eq!(table.refused(&sell("B", 1)), "R-36-SR-06");
    assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::SellShares { .. })));
    table.stock_round(2, 0);
    assert!(table.accepts(&sell("B", 1)));
}

/// T-25
#[test]
fn r_36_sr_07_what_was_bought_in_a_turn_is_not_sold_in_it() {
    let set_up = |options| {
        let mut table = Table::stock(3, options);
        table.started("B", 65, &[2, 3]).started("GCL", 65, &[2]).play(share("B"));
        table
    };
    let table = set_up(SEATED);
    assert_eq!(table.refused(&sell("B", 3)), "R-36-SR-07");
    assert!(table.accepts(&sell("B", 2)));
    let later = |options| {
        let mut table = set_up(options);
        table.pass().turn(share("GCL")).turn(share("GCL"));
        assert_eq!(table.asked(), Seat(0));
        table
    };
    assert!(later(SEATED).accepts(&sell("B", 3)));
    let locked = later(with("lock_for_turn", false));
    assert_eq!(locked.refused(&sell("B", 3)), "R-36-SR-07");
    assert!(locked.accepts(&sell("B", 2)));
    // A president's certificate is two shares.
    let mut founder = Table::stock(2, with("lock_for_turn", false));
    founder
        .started("GCL", 65, &[0, 2])
        .turn(start("B", 65))
        .turn(share("B"))
        .turn(share("B"))
        .turn(share("B"));
    founder.turn(share("GCL")).turn(share("B"));
    assert_eq!((founder.shares_of("B", 0), founder.shares_of("B", 1), founder.asked()), (3, 3, Seat(0)));
    assert_eq!(founder.refused(&sell("B", 1)), "R-36-SR-07");
}

/// T-26
#[test]
fn r_36_sr_08_r_36_sr_12_a_block_is_sold_at_the_price_before_it() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[5, 2]);
    assert_eq!(table.place_of("B"), (5, 4));
    let mut at_once = table.copy();
    at_once.play(sell("B", 3));
    assert_eq!((at_once.cash(0), at_once.price_of("B"), at_once.place_of("B")), (495, 50, (8, 4)));
    table.play(sell("B", 1)).play(sell("B", 2));
    assert_eq!((table.cash(0), table.price_of("B")), (495, 50), "several sales of a turn are one block");
}

/// T-27
#[test]
fn r_36_sr_09_half_of_a_company_in_the_pool_at_most() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[4, 2]).pool("B", 4);
    assert_eq!(table.refused(&sell("B", 2)), "R-36-SR-09");
    table.play(sell("B", 1));
    assert_eq!(table.pool_of("B"), 5);
    let mut national = Table::stock(3, SEATED);
    national.national(20, 100, &[6, 2], false).pool("MESS", 8);
    assert_eq!(national.refused(&sell("MESS", 3)), "R-36-SR-09");
    assert!(national.accepts(&sell("MESS", 2)));
}

/// T-28
#[test]
fn r_36_sr_10_the_presidents_certificate_is_only_handed_over() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[3, 2]);
    let mut alone = Table::stock(3, SEATED);
    alone.started("B", 65, &[3, 1, 1]);
    table.play(sell("B", 2));
    assert_eq!((table.president_of("B"), table.shares_of("B", 0), table.shares_of("B", 1)), (Some(1), 1, 2));
    assert_eq!((table.pool_of("B"), table.cash(0)), (2, 430));
    assert_eq!(alone.refused(&sell("B", 2)), "R-36-SR-10");
    alone.play(sell("B", 1));
    assert_eq!((alone.president_of("B"), alone.shares_of("B", 0)), (Some(0), 2));
    assert_eq!(alone.refused(&sell("B", 1)), "R-36-SR-10", "the certificate never enters the pool");
    assert_eq!(alone.refused(&sell("GCL", 1)), "R-36-SR-10", "nobody has shares of it");
}

/// T-113
#[test]
fn r_36_sr_10_r_36_sr_11_more_shares_make_a_president_and_a_tie_does_not() {
    let after = |shares: &[u8], sold| {
        let mut table = Table::stock(3, SEATED);
        table.started("B", 65, shares).play(sell("B", sold));
        table.president_of("B")
    };
    assert_eq!(after(&[4, 2, 2], 2), Some(0), "40 % to 20 % against 20 %");
    assert_eq!(after(&[4, 3], 2), Some(1), "40 % to 20 % against 30 %");
    assert_eq!(after(&[3, 2], 1), Some(0), "a tie");
    assert_eq!(after(&[4, 3, 3], 2), Some(1), "of equals the nearest to the left");
    assert_eq!(after(&[4, 2, 3], 2), Some(2), "most before nearest");
}

#[test]
fn r_36_sr_11_buying_more_makes_a_president_at_once() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[2, 2]).stock_round(2, 1).play(share("B"));
    assert_eq!(table.president_of("B"), Some(1));
    let mut left = Table::stock(3, SEATED);
    left.started("B", 65, &[3, 4, 3]).president("B", 1).stock_round(2, 1).play(sell("B", 2));
    assert_eq!(left.president_of("B"), Some(2), "to the left of the old president");
}

/// T-101
#[test]
fn r_36_sr_12_one_row_for_every_full_tenth() {
    let after = |shares: &[u8], frozen| {
        let mut table = Table::stock(3, SEATED);
        table.national(20, 110, &[8, 2], frozen);
        for &sold in shares {
            table.play(sell("MESS", sold));
        }
        table.place_of("MESS")
    };
    assert_eq!(after(&[1], false), (0, 5), "a single one of 5 % does not move it");
    assert_eq!(after(&[3], false), (1, 5));
    assert_eq!(after(&[4], false), (2, 5));
    assert_eq!(after(&[1, 1], false), (1, 5), "two of a turn are a block of 10 %");
    assert_eq!(after(&[1, 2, 1], false), (2, 5));
    assert_eq!(after(&[4], true), (0, 5), "a frozen company does not fall");
}

#[test]
fn r_36_sr_13_markers_of_a_turn_fall_by_price_the_highest_first() {
    // Both come to lie on the space in row 6, column 4, one from row 4 and one from row 5.
    let order = |sales: [(&str, u8); 2], options| {
        let mut table = Table::stock(3, options);
        table.started("GCL", 70, &[4, 2]).started("B", 65, &[4, 2]);
        for (symbol, shares) in sales {
            table.play(sell(symbol, shares));
        }
        assert_eq!((table.place_of("B"), table.place_of("GCL")), ((6, 4), (6, 4)));
        table.chart_order()
    };
    assert_eq!(order([("GCL", 2), ("B", 1)], SEATED), ["GCL", "B"]);
    assert_eq!(order([("B", 1), ("GCL", 2)], SEATED), ["GCL", "B"], "whichever was sold first");
    assert_eq!(order([("B", 1), ("GCL", 2)], THERE), ["B", "GCL"], "in the order of the sales");
}

#[test]
fn r_36_sr_14_the_bank_pays_and_is_paid_for_the_pool() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[4, 2]).treasury("B", 100);
    let bank = table.bank();
    table.play(sell("B", 1)).pass();
    assert_eq!((table.bank(), table.cash(0), table.treasury_of("B")), (bank - 65, 365, 100));
    table.play(pooled("B"));
    assert_eq!((table.bank(), table.cash(1), table.treasury_of("B")), (bank - 65 + 60, 240, 100));
}

/// T-31
#[test]
fn r_36_sr_15_no_more_than_60_percent_outside_the_orange_zone() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 70, &[6]).marker("B", 6, 4);
    assert_eq!(table.price_of("B"), 60);
    assert_eq!(table.refused(&share("B")), "R-36-SR-15");
    table.marker("B", 6, 2);
    assert_eq!(table.refused(&share("B")), "R-36-SR-15", "yellow is not enough");
    table.marker("B", 6, 0).play(share("B"));
    assert_eq!((table.price_of("B"), table.shares_of("B", 0)), (40, 7));
}

/// T-102
#[test]
fn r_36_sr_16_a_pool_above_half_is_bought_first() {
    let mut table = Table::stock(3, SEATED);
    table.national(10, 100, &[2, 1], false).pool("MESS", 6);
    assert_eq!(table.refused(&share("MESS")), "R-36-SR-16");
    table.turn(pooled("MESS"));
    assert!(table.accepts(&share("MESS")), "half is not above half");
    let mut large = Table::stock(3, SEATED);
    large.national(20, 100, &[3, 2], false).pool("MESS", 12).turn(pooled("MESS"));
    assert_eq!(large.refused(&share("MESS")), "R-36-SR-16", "55 % are left");
}

/// T-33
#[test]
fn r_36_sr_17_the_priority_goes_to_the_left_of_whoever_acted_last() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[2]).order_from(1);
    let mut idle = table.copy();
    idle.pass().pass().pass();
    assert_eq!(idle.order(), [1, 2, 0], "nobody acted");
    table.pass().turn(share("B")).pass().pass().pass();
    assert_eq!(table.order(), [0, 1, 2], "the third player was the last to act");
    let mut sold = Table::stock(3, SEATED);
    sold.started("B", 65, &[4, 2]).turn(sell("B", 1)).pass().pass().pass();
    assert_eq!(sold.order(), [1, 2, 0], "a sale is an action, too");
}

/// T-32
#[test]
fn r_36_sr_17_sold_out_companies_rise() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[6, 4]).started("GCL", 100, &[0, 4, 6]).pass().pass().pass();
    assert_eq!((table.price_of("B"), table.place_of("B")), (70, (4, 4)));
    assert_eq!(table.place_of("GCL"), (0, 4), "on the top row it stays");
    let mut not = Table::stock(3, SEATED);
    not.started("Nord", 70, &[5, 4]).pool("Nord", 1).started("HSM", 75, &[0, 4, 5]);
    not.national(10, 125, &[0, 4, 6], true).marker("MESS", 3, 9).pass().pass().pass();
    assert_eq!(not.place_of("Nord"), (4, 4), "a share in the pool");
    assert_eq!(not.place_of("HSM"), (3, 4), "a share unsold");
    assert_eq!(not.place_of("MESS"), (3, 9), "frozen");
    // In operating order: the one with the higher price comes to lie above.
    let mut two = Table::stock(3, SEATED);
    two.started("B", 65, &[6, 4]).started("GCL", 65, &[6, 4]).marker("GCL", 5, 4).pass().pass().pass();
    assert_eq!(two.chart_order(), ["B", "GCL"]);
}

#[test]
fn r_36_sr_18_a_temporary_president_buys_his_second_share_first() {
    let mut table = Table::stock(3, SEATED);
    table.national(10, 100, &[1, 1], false).started("B", 65, &[2, 3]);
    table.edit(|state| state.national.as_mut().expect("formed").temporary = true);
    for action in [Action::Pass, share("B"), start("GCL", 65)] {
        assert_eq!(table.refused(&action), "R-36-CGR-12", "{action:?}");
    }
    table.play(share("MESS"));
    assert_eq!((table.shares_of("MESS", 0), table.cash(0), table.president_of("MESS")), (2, 200, Some(0)));
    assert!(matches!(table.decision(), Decision::F56(F56Decision::Exchange { seat: Seat(0), .. })));
    assert!(table.accepts(&Action::Pass));
}

/// On 18xx.games anything may be sold above a limit, and nothing else is done while there is something.
#[test]
fn r_36_sr_02_on_18xx_games_any_sale_will_do() {
    let set_up = |options| {
        let mut table = Table::stock(3, options);
        // GCL lies in the yellow zone and does not count.
        table.started("B", 65, &[7, 2]).started("GCL", 65, &[2, 3]).marker("GCL", 6, 1);
        table.stock_round(2, 0);
        table
    };
    let by_book = set_up(SEATED);
    assert_eq!(by_book.refused(&sell("GCL", 1)), "R-36-SR-02");
    assert_eq!(by_book.refused(&Action::Pass), "R-36-SR-02");
    let mut there = set_up(THERE);
    assert_eq!(there.refused(&Action::Pass), "R-36-SR-02");
    there.play(sell("GCL", 1));
    assert_eq!(there.refused(&Action::Pass), "R-36-SR-02", "still above 60 %");
    there.play(sell("B", 1));
    assert!(there.accepts(&Action::Pass));
}

/// On 18xx.games no block is added to; a duty that only it could fulfil lapses for the turn.
#[test]
fn r_36_sr_08_on_18xx_games_a_block_is_never_added_to() {
    let set_up = |options| {
        let mut table = Table::stock(3, options);
        table.started("B", 65, &[8, 2]).stock_round(2, 0);
        table
    };
    let mut table = set_up(SEATED);
    table.play(sell("B", 1));
    assert_eq!(table.refused(&Action::Pass), "R-36-SR-02");
    table.play(sell("B", 1));
    let mut there = set_up(THERE);
    there.play(sell("B", 1));
    assert_eq!(there.refused(&sell("B", 1)), "R-36-SR-08");
    assert!(there.accepts(&Action::Pass));
}
