//! VII.1-4, stock rounds: turns, purchases, limits, and the end of the round.

use rules::state::{PrivateOwner, Round, Status};
use rules::{Action, CzAction, Game, Money, Options, Seat};

use crate::table::{Table, company, private, sell, share, start};

/// A stock round in this phase with seat 0 to act and 1000 K for everybody.
fn rich(players: usize, number: u8, phase: &str) -> Table {
    let mut table = Table::new(players);
    for seat in 0..players as u8 {
        table.cash(seat, 1000);
    }
    table.stack(phase, 0, phase).stock_round(number, 0);
    table
}

fn in_stock_round(table: &Table) -> bool {
    matches!(table.state().round, Round::Stock { .. })
}

fn certificates(table: &Table, seat: u8) -> usize {
    table.game.view().certificates(Seat(seat))
}

/// The rule by which another seat than the one to act is refused.
fn refused_out_of_turn(table: &Table, seat: u8, action: Action) -> &'static str {
    table.game.play(Seat(seat), &action).expect_err("it is not his turn").rule.id
}

/// Four players; seat 0 holds ten share certificates.
fn ten_certificates() -> Table {
    let mut table = rich(4, 2, "d");
    table.started("kk", 100, 0, &[6]).started("By", 100, 0, &[6]);
    assert_eq!(certificates(&table, 0), 10);
    table
}

/// What the markers of sold-out small companies at this price show after the round.
fn after_sold_out(price: Money) -> Money {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", price, 0, &[2, 2]).pass_until_operating();
    table.price_of("EKJ")
}

#[test]
fn r_sr_01_turns_go_round_by_order_card_until_all_pass_in_sequence() {
    let mut table = rich(3, 1, "a");
    table.started("EKJ", 50, 0, &[2]);
    table.edit(|state| state.order = vec![Seat(2), Seat(0), Seat(1)].into()).stock_round(1, 2);
    assert_eq!(refused_out_of_turn(&table, 0, Action::Pass), "R-SR-01");
    let mut actors = Vec::new();
    for action in [Action::Pass, share("EKJ"), Action::Pass, Action::Pass] {
        actors.push(table.decider());
        table.play(action);
    }
    assert_eq!(actors, [2, 0, 1, 2]);
    assert!(in_stock_round(&table), "only two have passed in sequence");
    table.play(Action::Pass);
    assert!(!in_stock_round(&table));
}

#[test]
fn r_sr_02_t_029_first_sell_any_number_then_buy_at_most_one() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 1, &[1, 2]).started("OFE", 60, 1, &[1, 2]).started("BCB", 60, 1, &[1, 2]);
    table.play(sell("EKJ", 1)).play(sell("OFE", 1));
    assert_eq!(table.decider(), 0);
    table.play(share("BCB"));
    assert_eq!(table.shares_of("BCB", 0), 2);
    // The purchase has ended the turn: neither a sale nor a second purchase follows.
    assert_eq!(table.decider(), 1);
    assert_eq!(refused_out_of_turn(&table, 0, sell("BCB", 1)), "R-SR-01");
    assert_eq!(refused_out_of_turn(&table, 0, start("MW", 50)), "R-SR-01");
}

#[test]
fn r_sr_03_the_bank_is_the_only_partner() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 1, &[1, 2]).local_to_player("S1", 1);
    assert_eq!(table.refused_by(Action::BuyPrivate { private: private("S1") }), "R-SR-02");
    assert_eq!(table.refused_by(Action::OfferForPrivate { private: private("S1"), price: 10 }), "R-SR-02");
    table.play(share("EKJ"));
    assert_eq!((table.cash_of(0), table.cash_of(1), table.cash_of(2)), (940, 1000, 1000));
    assert_eq!((table.shares_of("EKJ", 0), table.shares_of("EKJ", 1)), (2, 2));
    // All shares are in player hands now, so that there is nothing left to buy.
    assert_eq!(table.refused_by(share("EKJ")), "R-SR-15");
}

#[test]
fn r_sr_04_t_033_a_purchase_or_sale_gives_everybody_another_turn() {
    for action in [share("EKJ"), sell("EKJ", 1)] {
        let mut table = rich(3, 2, "b");
        table.started("EKJ", 60, 0, &[2, 1]);
        table.play(Action::Pass).play(action.clone());
        if table.decider() == 1 {
            table.play(Action::Pass);
        }
        table.play(Action::Pass);
        assert!(in_stock_round(&table), "{action:?}");
        assert_eq!(table.decider(), 0, "{action:?}");
        table.play(Action::Pass);
        assert_eq!(table.decider(), 1, "{action:?}: the actor has one more turn");
        table.play(Action::Pass);
        assert!(!in_stock_round(&table), "{action:?}");
    }
}

#[test]
fn r_sr_04_t_050_repaying_debt_is_a_pass() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 0, &[2]).owes(0, 100, 100).stock_round(2, 1);
    table.play(Action::Pass).play(Action::Pass).play(Action::Cz(CzAction::RepayDebt { amount: 30 }));
    assert_eq!(table.decider(), 0, "the turn goes on after a repayment");
    table.play(Action::Cz(CzAction::RepayDebt { amount: 20 })).play(Action::Pass);
    assert!(!in_stock_round(&table));
    assert_eq!((table.cash_of(0), table.state().player(Seat(0)).debt), (950, 50));
}

#[test]
fn r_sr_05_t_020_only_small_companies_in_the_first_stock_round() {
    let table = rich(3, 1, "a");
    assert_eq!(table.refused_by(start("BN", 60)), "R-SR-05");
    assert_eq!(table.refused_by(start("Sx", 90)), "R-SR-05");
    assert!(table.accepts(&start("EKJ", 50)));
    let medium = rich(3, 2, "b");
    assert!(medium.accepts(&start("BN", 60)));
    assert_eq!(medium.refused_by(start("Sx", 90)), "R-SR-05");
    assert_eq!(rich(3, 2, "c").refused_by(start("Sx", 90)), "R-SR-05");
    assert!(rich(3, 2, "d").accepts(&start("Sx", 90)));
}

#[test]
fn r_sr_05_t_021_an_exported_card_is_enough() {
    let mut table = rich(3, 1, "a");
    table.started("EKJ", 60, 0, &[2]).trains("EKJ", &["2a"]).stack("b", 0, "a");
    table.operating(1, 1, "EKJ", rules::operating_turn::Step::Trains).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Stock { number: 2, .. }));
    assert!(table.accepts(&start("BN", 60)));
    assert_eq!(table.refused_by(start("Sx", 90)), "R-SR-05");
}

#[test]
fn r_sr_06_t_022_the_director_fixes_the_price_and_pays_it_twice() {
    let mut table = rich(3, 1, "a");
    table.started("OFE", 55, 1, &[0, 2]).started("BCB", 50, 1, &[0, 2]);
    table.play(start("EKJ", 55));
    assert_eq!(table.cash_of(0), 1000 - 110);
    assert_eq!(
        (table.price_of("EKJ"), table.director_of("EKJ"), table.shares_of("EKJ", 0)),
        (55, Some(0), 2)
    );
    assert_eq!(table.chart_order(), ["OFE", "EKJ", "BCB"]);
}

#[test]
fn r_sr_06_t_023_start_prices_by_size() {
    let table = rich(3, 2, "d");
    let all =
        [40, 45, 50, 53, 55, 58, 60, 63, 65, 68, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132];
    for (symbol, prices) in
        [("EKJ", &[50, 55, 60, 65, 70][..]), ("BN", &[60, 70, 80, 90, 100]), ("Sx", &[90, 100, 110, 120])]
    {
        for price in all {
            if prices.contains(&price) {
                assert!(table.accepts(&start(symbol, price)), "{symbol} at {price}");
            } else {
                assert_eq!(table.refused_by(start(symbol, price)), "R-SR-06", "{symbol} at {price}");
            }
        }
    }
}

#[test]
fn r_sr_07_every_further_certificate_costs_the_current_price() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 1, &[0, 2]).price("EKJ", 75);
    table.play(share("EKJ"));
    assert_eq!((table.cash_of(0), table.shares_of("EKJ", 0)), (925, 1));
    assert_eq!(table.price_of("EKJ"), 75, "buying does not move the price");
    assert_eq!(table.decider(), 1, "one certificate a turn");
}

#[test]
fn r_sr_08_t_049_buying_needs_all_the_money_and_no_debt() {
    let mut table = rich(3, 2, "b");
    table.started("OFE", 60, 1, &[0, 2]).cash(0, 119);
    assert_eq!(table.refused_by(start("EKJ", 60)), "R-SR-08");
    assert!(table.accepts(&start("EKJ", 55)));
    assert!(table.accepts(&share("OFE")));
    table.cash(0, 59);
    assert_eq!(table.refused_by(share("OFE")), "R-SR-08");
    table.cash(0, 200).owes(0, 40, 40);
    assert_eq!(table.refused_by(share("OFE")), "R-SR-08");
    assert_eq!(table.refused_by(start("EKJ", 50)), "R-SR-08");
    table.play(Action::Cz(CzAction::RepayDebt { amount: 40 }));
    assert_eq!((table.cash_of(0), table.state().player(Seat(0)).penalty), (160, 40));
    assert!(table.accepts(&share("OFE")));
    assert!(table.accepts(&start("EKJ", 70)));
}

#[test]
fn r_sr_09_t_030_who_has_sold_may_not_buy_again_in_this_round() {
    let mut table = rich(3, 2, "b");
    table.started("OFE", 60, 1, &[1, 2]).play(sell("OFE", 1));
    assert_eq!(table.refused_by(share("OFE")), "R-SR-09");
    table.play(Action::Pass);
    assert!(table.accepts(&share("OFE")), "the others may");
    table.play(Action::Pass).play(Action::Pass);
    assert_eq!(table.decider(), 0);
    assert_eq!(table.refused_by(share("OFE")), "R-SR-09");
    table.stock_round(3, 0);
    assert!(table.accepts(&share("OFE")));
}

#[test]
fn r_sr_10_t_031_nobody_owns_more_than_75_or_60_percent() {
    for (symbol, most) in [("EKJ", 3), ("BN", 3), ("kk", 6)] {
        let mut table = rich(3, 2, "d");
        table.started(symbol, 60, 0, &[most - 1]);
        assert!(table.accepts(&share(symbol)), "{symbol}");
        table.play(share(symbol)).play(Action::Pass).play(Action::Pass);
        assert_eq!(table.shares_of(symbol, 0), most);
        assert_eq!(table.refused_by(share(symbol)), "R-SR-10", "{symbol}");
    }
}

#[test]
fn r_sr_11_t_032_certificates_and_local_railways_count_against_the_limit() {
    let mut table = ten_certificates();
    table.started("OFE", 60, 1, &[0, 2]).local_to_player("S1", 0);
    assert!(table.accepts(&share("OFE")));
    table.local_to_player("L1", 0);
    assert_eq!(certificates(&table, 0), 12);
    assert_eq!(table.refused_by(share("OFE")), "R-SR-11");
    assert_eq!(table.refused_by(start("EKJ", 50)), "R-SR-11");
    // Selling first makes room.
    table.play(sell("kk", 1));
    assert!(table.accepts(&share("OFE")));
}

#[test]
fn r_sr_11_the_limit_holds_even_for_a_share_that_would_bring_the_directorship() {
    let mut table = ten_certificates();
    table.started("BN", 60, 1, &[2, 2]);
    assert_eq!(certificates(&table, 0), 12);
    assert_eq!(table.refused_by(share("BN")), "R-SR-11");
}

#[test]
fn r_sr_12_t_048_above_the_limit_a_player_must_sell_before_anything_else() {
    let mut table = ten_certificates();
    table.started("BN", 60, 0, &[2, 2]).local_to_player("S1", 0).stock_round(2, 1);
    assert_eq!(certificates(&table, 0), 12);
    table.play(share("BN")).play(Action::Pass).play(Action::Pass);
    assert_eq!(table.director_of("BN"), Some(1));
    assert_eq!((table.decider(), certificates(&table, 0)), (0, 13));
    assert_eq!(table.refused_by(Action::Pass), "R-SR-12");
    assert_eq!(table.refused_by(start("EKJ", 50)), "R-SR-12");
    table.play(sell("kk", 1));
    assert_eq!(certificates(&table, 0), 12);
    assert!(table.accepts(&Action::Pass));
}

#[test]
fn r_sr_12_all_excess_must_go_but_who_can_sell_nothing_stays_above() {
    let mut table = ten_certificates();
    for id in ["S1", "S2", "S3", "S4"] {
        table.local_to_player(id, 0);
    }
    table.play(sell("kk", 1));
    assert_eq!(certificates(&table, 0), 13);
    assert_eq!(table.refused_by(Action::Pass), "R-SR-12");
    table.play(sell("By", 1));
    assert!(table.accepts(&Action::Pass));
    // Only local railways and director's certificates: nothing can be sold, and nothing bought.
    let mut stuck = rich(4, 2, "b");
    stuck.started("EKJ", 50, 0, &[2]).started("OFE", 50, 0, &[2]);
    stuck.edit(|state| {
        for held in state.privates.iter_mut().take(12) {
            held.owner = PrivateOwner::Player(Seat(0));
        }
    });
    assert_eq!(certificates(&stuck, 0), 14);
    assert!(stuck.accepts(&Action::Pass));
    assert_eq!(stuck.refused_by(share("EKJ")), "R-SR-11");
}

#[test]
fn r_sr_13_t_039_sold_out_companies_rise_diagonally() {
    for (price, after) in [(60, 63), (63, 65), (350, 370), (370, 370)] {
        assert_eq!(after_sold_out(price), after);
    }
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 0, &[2, 1]).pass_until_operating();
    assert_eq!(table.price_of("EKJ"), 60, "one share is in the bank");
}

#[test]
fn r_sr_13_t_040_sold_out_companies_of_one_stack_keep_their_order() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 0, &[2, 2]).started("OFE", 60, 0, &[2, 2]).started("MW", 63, 0, &[2]);
    assert_eq!(table.chart_order(), ["MW", "EKJ", "OFE"]);
    table.pass_until_operating();
    assert_eq!(["MW", "EKJ", "OFE"].map(|symbol| table.price_of(symbol)), [63; 3]);
    assert_eq!(table.chart_order(), ["MW", "EKJ", "OFE"]);
}

#[test]
fn r_sr_13_the_highest_sold_out_company_moves_first() {
    let mut table = rich(3, 2, "b");
    // OFE leaves 63 before EKJ arrives there.
    table.started("OFE", 63, 0, &[2, 2]).started("EKJ", 60, 0, &[2, 2]).pass_until_operating();
    assert_eq!((table.price_of("OFE"), table.price_of("EKJ")), (65, 63));
}

#[test]
fn r_sr_14_t_034_most_cash_gets_the_lowest_card_and_equals_keep_their_order() {
    let mut table = rich(4, 2, "b");
    table.started("EKJ", 50, 0, &[2]);
    for (seat, cash) in [50, 90, 90, 10].into_iter().enumerate() {
        table.cash(seat as u8, cash);
    }
    table.pass_until_operating();
    assert_eq!(table.state().order[..], [1, 2, 0, 3].map(Seat));
}

#[test]
fn r_sr_15_a_directors_certificate_is_sold_by_the_bank_only_once() {
    let mut table = rich(3, 2, "b");
    table.started("EKJ", 60, 1, &[0, 2, 1]);
    assert_eq!(table.refused_by(start("EKJ", 60)), "R-SR-15");
    // Not even when all other shares are back in the bank.
    table.stock_round(2, 2).play(sell("EKJ", 1)).play(Action::Pass);
    assert_eq!(table.refused_by(start("EKJ", 60)), "R-SR-15");
    table.edit(|state| state.companies[company("OFE").index()].status = Status::Closed);
    assert_eq!(table.refused_by(start("OFE", 60)), "R-SR-15", "nor of a company that was taken over");
}

#[test]
fn r_sr_12_otherwise_a_player_above_the_limit_may_pass_but_not_buy() {
    let mut table = ten_certificates();
    for id in ["S1", "S2", "S3", "S4"] {
        table.local_to_player(id, 0);
    }
    let options = Options { must_sell_surplus: false, ..*table.game.options() };
    table.game = Game::at(table.game.title().clone(), options, table.state().clone());
    assert_eq!(certificates(&table, 0), 14);
    assert_eq!(table.refused_by(start("EKJ", 50)), "R-SR-12");
    assert!(table.accepts(&sell("kk", 1)));
    table.play(Action::Pass);
    assert_eq!(table.decider(), 1);
}
