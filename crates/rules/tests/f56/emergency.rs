//! R-36-EMR, forced funding and bankruptcy.

use super::formation::finish;
use super::table::{SEATED, THERE, Table, company, new_train, private, run, sell, train_of, with};
use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::{Action, Decision, F56Action, F56Decision, F56Offer, Need, Offer, Options, Seat};

/// B of seat 0 in Brussels with a way to Ghent, 60 F and no train, while 3-trains are sold for 225. Seat 0 has 100 F, two shares of
/// Nord at 70 and three of GCL at 40; both have other presidents.
fn in_need(options: Options) -> Table {
    let mut table = Table::stock(3, options);
    table.phase("3").started("B", 90, &[3, 1]).station("B", "H6", 0).lay("H4", "57", 1).treasury("B", 60);
    table.started("Nord", 70, &[2, 3]).started("GCL", 65, &[3, 0, 4]).marker("GCL", 6, 0);
    table.money(0, 100).operating("B", Step::Trains);
    table
}

/// T-79
#[test]
fn r_36_emr_02_r_36_emr_03_r_36_emr_07_the_president_raises_what_is_missing_and_no_more() {
    let mut table = in_need(SEATED);
    assert_eq!(table.refused(&Action::Pass), "R-36-TRN-08");
    assert_eq!(table.refused(&new_train()), "R-36-EMR-05", "65 are missing");
    assert_eq!(table.refused(&sell("Nord", 2)), "R-36-EMR-07");
    assert_eq!(table.refused(&sell("GCL", 3)), "R-36-EMR-07");
    let mut other = table.copy();
    table.play(sell("Nord", 1));
    assert_eq!(table.refused(&sell("GCL", 1)), "R-36-EMR-07", "it is enough");
    table.play(new_train());
    assert_eq!((table.cash(0), table.treasury_of("B"), table.trains_of("B").len()), (5, 0, 1));
    assert_eq!((table.price_of("Nord"), table.pool_of("Nord")), (65, 1), "a row down from 70");
    other.play(sell("GCL", 2)).play(new_train());
    assert_eq!((other.cash(0), other.treasury_of("B"), other.trains_of("B").len()), (15, 0, 1));
}

#[test]
fn r_36_emr_01_the_companys_own_money_first() {
    // For a train, for interest, and for loans that it may not keep.
    let mut table = in_need(SEATED);
    table.treasury("B", 200).play(new_train());
    assert_eq!((table.treasury_of("B"), table.cash(0)), (0, 75));
    let mut table = in_need(SEATED);
    table.loans("B", 4).treasury("B", 20).operating("B", Step::Track);
    table.edit(|state| state.agenda = vec![Decision::Run { company: company("B") }]);
    table.trains("B", &["3"]).play(run([]));
    assert_eq!((table.treasury_of("B"), table.cash(0)), (0, 80));
    let mut table = in_need(SEATED);
    table.trains("B", &["3"]).loans("B", 5).operating("B", Step::Trains).pass();
    assert_eq!((table.treasury_of("B"), table.cash(0), table.loans_of("B")), (0, 60, 4));
}

#[test]
fn r_36_emr_03_only_the_cheapest_train_of_bank_and_pool() {
    let mut table = in_need(SEATED);
    table.train_pool(&["2"]).money(0, 400);
    assert_eq!(table.refused(&new_train()), "R-36-EMR-03");
    table.play(super::table::train_of_pool("2"));
    assert_eq!((table.cash(0), table.treasury_of("B")), (360, 0));
}

/// T-80
#[test]
fn r_36_emr_04_a_train_of_another_company_is_paid_by_the_treasury_alone() {
    let offered = |options| {
        let mut table = in_need(options);
        table.trains("Nord", &["3"]);
        table
    };
    let mut table = offered(SEATED);
    assert_eq!(table.refused(&train_of("Nord", "3", 160)), "R-36-EMR-04");
    table.play(train_of("Nord", "3", 60)).play(Action::Accept);
    assert_eq!((table.treasury_of("B"), table.treasury_of("Nord"), table.cash(0)), (0, 60, 100));
    let mut table = offered(with("help_for_bank_only", false));
    assert_eq!(table.refused(&train_of("Nord", "3", 226)), "R-36-EMR-04");
    table.play(train_of("Nord", "3", 160)).play(Action::Accept);
    assert_eq!((table.treasury_of("B"), table.treasury_of("Nord"), table.cash(0)), (0, 160, 0));
    // Nobody must sell.
    let mut table = offered(SEATED);
    table.play(train_of("Nord", "3", 60)).play(Action::Refuse);
    assert_eq!((table.treasury_of("B"), table.trains_of("B").len()), (60, 0));
    assert_eq!(table.refused(&train_of("Nord", "3", 60)), "R-36-TRN-01");
}

#[test]
fn r_36_emr_05_cash_first_then_shares_as_in_a_stock_round() {
    let mut table = in_need(SEATED);
    // With 165 F nothing is sold.
    table.money(0, 165);
    assert_eq!(table.refused(&sell("Nord", 1)), "R-36-EMR-07");
    table.play(new_train());
    assert_eq!((table.cash(0), table.trains_of("B").len()), (0, 1));
    // The pool takes half of a company at most.
    let mut table = in_need(SEATED);
    table.money(0, 0).pool("GCL", 5);
    assert_eq!(table.refused(&sell("GCL", 1)), "R-36-EMR-05");
    table.pool("GCL", 4);
    assert_eq!(table.refused(&sell("GCL", 2)), "R-36-EMR-05");
    table.play(sell("GCL", 1));
    assert_eq!((table.cash(0), table.pool_of("GCL"), table.place_of("GCL")), (40, 5, (7, 0)));
    // In any order; what is sold of a company is one block, at the price before it.
    table.play(sell("Nord", 1));
    assert_eq!((table.cash(0), table.price_of("Nord")), (110, 65));
    table.play(sell("Nord", 1));
    assert_eq!((table.cash(0), table.place_of("Nord")), (180, (6, 4)), "70 for the second one");
    table.play(new_train());
    assert_eq!(table.cash(0), 15);
}

/// T-81
#[test]
fn r_36_emr_06_the_president_of_the_company_in_need_stays() {
    let mut table = in_need(SEATED);
    table.started("B", 90, &[4, 3]).started("Nord", 70, &[3, 2]).money(0, 0).operating("B", Step::Trains);
    assert_eq!(table.refused(&sell("B", 2)), "R-36-EMR-06");
    assert!(table.accepts(&sell("B", 1)), "a tie moves nothing");
    table.play(sell("Nord", 2));
    assert_eq!((table.president_of("Nord"), table.shares_of("Nord", 0)), (Some(1), 1));
    assert_eq!(table.cash(0), 140);
}

/// T-122
#[test]
fn r_36_emr_06_also_when_loans_are_repaid() {
    let mut table = in_need(SEATED);
    table.started("Nord", 70, &[3, 0, 2]).trains("B", &["3"]).treasury("B", 0).money(0, 0);
    table.loans("B", 5).operating("B", Step::Trains).pass();
    assert!(matches!(
        table.decision(),
        Decision::F56(F56Decision::Raising { due: 100, need: Need::Loans, .. })
    ));
    table.play(sell("Nord", 2));
    assert_eq!((table.president_of("Nord"), table.loans_of("B"), table.cash(0)), (Some(2), 4, 40));
}

#[test]
fn r_36_emr_05_companies_still_to_operate_are_put_in_order_anew() {
    let mut table = in_need(SEATED);
    table.started("NFL", 70, &[0, 0, 3]).operating("B", Step::Trains);
    assert_eq!(table.chart_order(), ["B", "Nord", "NFL", "GCL"]);
    table.play(sell("Nord", 1)).play(new_train());
    finish(&mut table, "B");
    assert_eq!(table.operates().as_deref(), Some("NFL"));
}

fn offers(id: &str, price: u32) -> Action {
    Action::F56(F56Action::OfferPrivate { private: private(id), price })
}

/// A private company for a willing player, at a price that both agree on.
#[test]
fn r_36_emr_08_private_companies_may_be_sold_to_other_players() {
    let mut table = in_need(SEATED);
    table.private_to("RdP", 0).private_to("CdH", 1).money(1, 50);
    let offer = Offer::F56(F56Offer::OfferPrivate { private: private("RdP"), from: 1, to: 300 });
    assert!(table.offered().contains(&offer));
    assert_eq!(table.refused(&offers("CdH", 30)), "R-36-EMR-08", "not his own");
    assert_eq!(table.refused(&offers("RdP", 301)), "R-36-EMR-08", "nobody has so much");
    table.play(offers("RdP", 90));
    assert_eq!(table.asked(), Seat(2), "seat 1 cannot pay that");
    table.play(Action::Refuse);
    assert_eq!(table.refused(&offers("RdP", 90)), "R-36-EMR-08", "for less only");
    table.play(offers("RdP", 40));
    assert_eq!(table.asked(), Seat(1), "from his left");
    table.play(Action::Refuse);
    assert_eq!(table.asked(), Seat(2));
    table.play(Action::Accept);
    assert_eq!((table.owner("RdP"), table.cash(0), table.cash(2)), (PrivateOwner::Player(Seat(2)), 140, 260));
    assert_eq!(table.refused(&new_train()), "R-36-EMR-05", "25 are missing");
    table.play(sell("GCL", 1)).play(new_train());
    assert_eq!((table.cash(0), table.trains_of("B").len()), (15, 1));
    // Whoever is at the certificate limit is not asked.
    let mut table = in_need(SEATED);
    table.private_to("RdP", 0).money(1, 50);
    for (symbol, shares) in [("HSM", 6), ("NBDS", 6), ("NFL", 4)] {
        table.started(symbol, 65, &[0, 0, shares]);
    }
    table.operating("B", Step::Trains);
    assert_eq!(table.game.view().certificates(Seat(2)), 13);
    assert!(table.offered().contains(&Offer::F56(F56Offer::OfferPrivate {
        private: private("RdP"),
        from: 1,
        to: 50
    })));
    // A price that is enough ends it, also for loans.
    let mut table = in_need(SEATED);
    table.private_to("RdP", 0).trains("B", &["3"]).treasury("B", 0).money(0, 60).loans("B", 5);
    table.operating("B", Step::Trains).pass();
    assert!(matches!(table.decision(), Decision::F56(F56Decision::Raising { due: 100, .. })));
    table.play(offers("RdP", 40)).play(Action::Accept);
    assert_eq!(
        (table.cash(0), table.loans_of("B"), table.owner("RdP")),
        (0, 4, PrivateOwner::Player(Seat(1)))
    );
}

#[test]
fn r_36_emr_08_unsold_they_do_not_prevent_bankruptcy() {
    let mut table = in_need(SEATED);
    table.private_to("RdP", 0).started("Nord", 70, &[0, 3]).started("GCL", 65, &[0, 0, 4]);
    table.operating("B", Step::Trains).money(0, 0).loans("B", 4);
    // One share of B for 90 is all he may sell.
    assert!(table.accepts(&Action::F56(F56Action::GoBankrupt)));
    table.play(Action::F56(F56Action::GoBankrupt));
    assert!(table.state().is_over());
    // 18xx.games knows no such sale.
    let mut table = in_need(THERE);
    table.private_to("RdP", 0);
    assert_eq!(table.refused(&offers("RdP", 40)), "R-36-EMR-08");
    // Nor is there one without need.
    let mut table = in_need(SEATED);
    table.private_to("RdP", 0).money(0, 165);
    assert_eq!(table.refused(&offers("RdP", 40)), "R-36-EMR-08");
}

/// T-82
#[test]
fn r_36_emr_09_r_36_end_01_who_cannot_raise_it_is_bankrupt_and_the_game_is_over() {
    let mut table = in_need(SEATED);
    table.started("GCL", 65, &[0, 0, 4]).started("B", 90, &[2, 1]).money(0, 50);
    table.started("Nord", 70, &[1, 3]).loans("B", 3).operating("B", Step::Trains);
    // 50 in cash and 70 for Nord of 165.
    table.play(Action::F56(F56Action::GoBankrupt));
    assert!(table.state().is_over());
    assert_eq!((table.cash(0), table.shares_of("Nord", 0), table.pool_of("Nord")), (0, 0, 1));
    // His certificate of B could not be sold, and counts.
    assert_eq!(table.game.view().worth(Seat(0)), 2 * (90 - 30));
    assert!(!table.events.iter().any(|event| matches!(event, Event::TurnBegan { .. })));
    assert!(table.game.offers().is_none());
}

/// B as before, but seat 0 has no other shares: one of B for 90 is all that he may sell of 165.
fn in_despair(options: Options) -> Table {
    let mut table = in_need(options);
    table.started("Nord", 70, &[0, 3]).started("GCL", 65, &[0, 0, 4]).money(0, 0).loans("B", 4);
    table.operating("B", Step::Trains);
    table
}

#[test]
fn r_36_mkt_07_there_interest_that_was_put_off_is_paid_though_a_sale_for_a_train_closes_the_company() {
    let mut table = in_despair(THERE);
    table.marker("B", 8, 0).loans("B", 2).treasury("B", 5).money(0, 100);
    table.edit(|state| {
        let credit = &mut state.operating_mut().expect("B operates").credit;
        (credit.interest_paid, credit.interest_open) = (false, true);
    });
    table.play(sell("B", 1));
    assert_eq!((table.status_of("B"), table.cash(0)), (Status::Closed, 100 + 30 - 20));
}

#[test]
fn r_36_emr_09_a_loan_that_would_do_comes_first() {
    let mut table = in_despair(SEATED);
    assert!(table.accepts(&Action::F56(F56Action::GoBankrupt)));
    table.loans("B", 2).operating("B", Step::Trains);
    assert_eq!(table.refused(&Action::F56(F56Action::GoBankrupt)), "R-36-EMR-09");
    assert_eq!(table.refused(&sell("B", 1)), "R-36-EMR-09", "shares alone do not bring enough");
    table.play(Action::F56(F56Action::TakeLoan)).play(sell("B", 1)).play(new_train());
    assert_eq!((table.treasury_of("B"), table.cash(0)), (0, 15));
    // Also for interest, where a loan may still be taken.
    let mut table = in_despair(SEATED);
    table
        .trains("B", &["3"])
        .treasury("B", 0)
        .loans("B", 3)
        .started("B", 90, &[2, 2])
        .operating("B", Step::Run);
    table.play(run([]));
    assert!(matches!(
        table.decision(),
        Decision::F56(F56Decision::Raising { due: 30, need: Need::Interest(0), .. })
    ));
    assert_eq!(table.refused(&Action::F56(F56Action::GoBankrupt)), "R-36-EMR-09");
    table.play(Action::F56(F56Action::TakeLoan));
    assert_eq!((table.loans_of("B"), table.treasury_of("B")), (4, 60), "100 less 40 for four loans");
    assert!(!matches!(table.decision(), Decision::F56(F56Decision::Raising { .. })));
    // On 18xx.games nothing of this is asked.
    let mut table = in_despair(THERE);
    table.loans("B", 3).operating("B", Step::Trains);
    assert!(table.accepts(&Action::F56(F56Action::GoBankrupt)));
}

#[test]
fn r_36_emr_09_a_train_of_another_company_of_his_comes_first() {
    let mut table = in_despair(SEATED);
    table.started("HSM", 65, &[2]).trains("HSM", &["2"]).operating("B", Step::Trains);
    assert_eq!(table.refused(&Action::F56(F56Action::GoBankrupt)), "R-36-EMR-09");
    table.treasury("B", 0);
    assert!(table.accepts(&Action::F56(F56Action::GoBankrupt)), "the treasury must pay for it");
    table.treasury("B", 60).play(train_of("HSM", "2", 60));
    assert_eq!((table.trains_of("B").len(), table.treasury_of("HSM")), (1, 60));
}

#[test]
fn r_36_emr_02_r_36_emr_07_shares_sold_for_a_train_pay_for_it() {
    let mut table = in_need(SEATED);
    table.trains("Nord", &["3"]);
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)) && table.accepts(&train_of("Nord", "3", 60)));
    table.play(sell("Nord", 1));
    assert_eq!(table.refused(&Action::F56(F56Action::TakeLoan)), "R-36-EMR-02");
    assert_eq!(table.refused(&train_of("Nord", "3", 60)), "R-36-EMR-02");
    table.play(new_train());
    assert_eq!((table.treasury_of("B"), table.cash(0)), (0, 5), "what the last share brought too much");
    // With the train the need is over.
    table.treasury("B", 60).trains("HSM", &[]).operating("B", Step::Trains);
    assert!(table.accepts(&Action::F56(F56Action::TakeLoan)));
    // On 18xx.games the company may borrow, and buys from others once it could pay for the cheapest train itself.
    let mut table = in_need(THERE);
    table.trains("Nord", &["3"]).treasury("B", 130).money(0, 30).play(sell("Nord", 1));
    assert_eq!(table.refused(&train_of("Nord", "3", 60)), "R-36-EMR-02");
    table.play(Action::F56(F56Action::TakeLoan));
    assert!(!table.accepts(&train_of("Nord", "3", 60)), "220 of 225");
    table.treasury("B", 225);
    assert!(table.accepts(&train_of("Nord", "3", 60)));
}

#[test]
fn r_36_emr_05_a_later_need_sells_at_the_price_of_its_moment() {
    // Interest first, then a train: two blocks of Nord.
    let mut table = in_need(SEATED);
    table.loans("B", 4).treasury("B", 0).money(0, 0).started("Nord", 70, &[4, 0, 5]).trains("B", &["2"]);
    table.operating("B", Step::Run).play(run([]));
    table.play(sell("Nord", 1));
    assert_eq!((table.cash(0), table.price_of("Nord")), (30, 65));
    table.trains("B", &[]).operating("B", Step::Trains).play(sell("Nord", 2));
    assert_eq!(table.cash(0), 30 + 2 * 65);
    // What follows for the same train belongs to the same block.
    table.play(sell("Nord", 1));
    assert_eq!(table.cash(0), 30 + 3 * 65);
}

/// On 18xx.games a block is sold once for a train, and at the price of the moment for interest and loans.
#[test]
fn r_36_emr_05_on_18xx_games_a_block_is_never_added_to() {
    let mut table = in_need(THERE);
    table.money(0, 0).play(sell("GCL", 1));
    assert_eq!(table.refused(&sell("GCL", 1)), "R-36-EMR-05");
    table.play(sell("Nord", 2)).play(new_train());
    assert_eq!((table.cash(0), table.trains_of("B").len()), (15, 1));
}

/// On 18xx.games a block is too large if it would do without its smallest certificate.
#[test]
fn r_36_emr_07_on_18xx_games_certificates_count() {
    let set_up = |options| {
        let mut table = in_need(options);
        table.started("HSM", 70, &[2, 0, 3]).president("HSM", 0).operating("B", Step::Trains);
        table
    };
    assert_eq!(set_up(SEATED).refused(&sell("HSM", 2)), "R-36-EMR-07");
    let mut table = set_up(THERE);
    assert!(table.accepts(&sell("HSM", 1)));
    table.play(sell("HSM", 2));
    assert_eq!((table.cash(0), table.president_of("HSM")), (240, Some(2)));
}

/// On 18xx.games the president of the company in need is protected at his first sale only.
#[test]
fn r_36_emr_06_on_18xx_games_the_president_stays_at_first() {
    let set_up = |options| {
        let mut table = in_need(options);
        table.started("B", 90, &[4, 3]).trains("B", &["3"]).treasury("B", 0).money(0, 0).loans("B", 9);
        table.operating("B", Step::Trains).pass();
        // There loans are asked about first.
        if !matches!(table.decision(), Decision::F56(F56Decision::Raising { .. })) {
            table.pass();
        }
        table
    };
    for (options, refused) in [(SEATED, true), (THERE, false)] {
        let mut table = set_up(options);
        assert_eq!(table.refused(&sell("B", 2)), "R-36-EMR-06");
        table.play(sell("GCL", 1));
        assert_eq!(table.accepts(&sell("B", 2)), !refused);
    }
}

/// On 18xx.games only what might still be sold for the train is sold.
#[test]
fn r_36_emr_09_on_18xx_games_the_rest_stays_with_the_bankrupt() {
    for (options, left) in [(SEATED, 0), (THERE, 1)] {
        let mut table = in_despair(options);
        table.started("Nord", 70, &[2, 3]).started("B", 90, &[2, 2]).operating("B", Step::Trains);
        table.play(sell("Nord", 1));
        if !table.state().is_over() {
            table.play(Action::F56(F56Action::GoBankrupt));
        }
        assert_eq!((table.shares_of("Nord", 0), table.cash(0)), (left, 0));
    }
}

#[test]
fn r_36_emr_09_nobody_gives_up_who_can_pay() {
    let table = in_need(SEATED);
    assert_eq!(table.refused(&Action::F56(F56Action::GoBankrupt)), "R-36-EMR-09");
    assert!(!table.accepts(&Action::Pass));
}

/// Shares are not sold for the loans of a company that would merge.
#[test]
fn r_36_emr_10_nothing_is_sold_while_the_national_company_is_formed() {
    let mut table = Table::stock(3, SEATED);
    table.phase("5").stack("6", 0).started("GCL", 150, &[0, 4]).treasury("GCL", 700);
    table.started("B", 110, &[4]).started("Nord", 100, &[2, 0, 3]).loans("B", 2).money(0, 200);
    table.operating("GCL", Step::Trains).play(new_train());
    assert_eq!(*table.decision(), Decision::F56(F56Decision::Debts { company: company("B") }));
    assert!(!table.accepts(&sell("Nord", 1)));
    assert_eq!(table.offered(), [Offer::F56(F56Offer::PayLoans { help: 200 }), Offer::F56(F56Offer::Merge)]);
    // With less cash the company merges, whatever his shares are worth.
    let mut poor = Table::stock(3, SEATED);
    poor.phase("5").stack("6", 0).started("GCL", 150, &[0, 4]).treasury("GCL", 700);
    poor.started("B", 110, &[4]).started("Nord", 100, &[2, 0, 3]).loans("B", 2).money(0, 199);
    poor.operating("GCL", Step::Trains).play(new_train());
    assert_eq!((poor.president_of("MESS"), poor.cash(0), poor.shares_of("Nord", 0)), (Some(0), 199, 2));
}
