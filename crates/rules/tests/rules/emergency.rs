//! VIII.11, emergency financing and loans.

use rules::operating_turn::Step;
use rules::title::Size;
use rules::{Action, CzAction, CzOffer, Money, Offer, Options, Seat};

use crate::table::{SEATED, Table, company, from_company, from_pool, from_stack, private, sell, start};

/// The company of seat 0 in its train step, in this phase, with so much in its treasury and its director's hand.
fn needy(symbol: &str, phase: &str, treasury: Money, cash: Money) -> Table {
    let mut table = Table::new(3);
    table.floated(symbol, 100, 0).treasury(symbol, treasury).cash(0, cash);
    table.stack(phase, 0, phase).operating(6, 2, symbol, Step::Trains);
    table
}

fn debt(table: &Table, seat: u8) -> (Money, Money) {
    let player = table.state().player(Seat(seat));
    (player.debt, player.penalty)
}

#[test]
fn r_emr_01_t_163_the_director_adds_exactly_what_is_missing() {
    let mut table = needy("EKJ", "b", 30, 100);
    table.play(from_stack(Size::Small));
    assert_eq!((table.treasury_of("EKJ"), table.cash_of(0)), (0, 60));
    assert_eq!((debt(&table, 0), table.trains_of("EKJ")), ((0, 0), vec!["2b".to_owned()]));
    // Nothing is added where the treasury suffices.
    let mut able = needy("EKJ", "b", 75, 100);
    able.play(from_stack(Size::Small));
    assert_eq!((able.treasury_of("EKJ"), able.cash_of(0)), (5, 100));
}

#[test]
fn r_emr_02_t_166_the_director_chooses_among_stack_and_pool() {
    let mut dear = needy("kk", "i", 720, 100);
    dear.pool(&["5Eh"]);
    let mut cheap = Table { game: dear.game.clone(), events: Vec::new() };
    cheap.play(from_pool("5Eh", Size::Large));
    assert_eq!((cheap.treasury_of("kk"), cheap.cash_of(0)), (20, 100));
    // He may help with the dearer one although the treasury could pay the cheaper one.
    dear.play(from_stack(Size::Large));
    assert_eq!(
        (dear.treasury_of("kk"), dear.cash_of(0), dear.trains_of("kk")),
        (0, 20, vec!["6Ei".to_owned()])
    );
    let mut pool = needy("kk", "i", 690, 100);
    pool.pool(&["5Eh"]).play(from_pool("5Eh", Size::Large));
    assert_eq!((pool.treasury_of("kk"), pool.cash_of(0)), (0, 90), "the pool is helped with, too");
}

#[test]
fn r_emr_02_there_is_no_help_with_trains_of_other_companies() {
    let mut table = needy("EKJ", "b", 30, 1000);
    table.floated("OFE", 110, 0).trains("OFE", &["2a"]).operating(6, 2, "EKJ", Step::Trains);
    assert_eq!(table.refused_by(from_company("OFE", "2a", 31)), "R-TRN-08");
    assert!(table.accepts(&from_company("OFE", "2a", 30)));
}

#[test]
fn r_emr_03_t_169_one_train_only_with_private_money() {
    let mut table = needy("EKJ", "b", 30, 1000);
    table.local_to_company("S1", "EKJ").play(from_stack(Size::Small));
    assert_eq!((table.treasury_of("EKJ"), table.cash_of(0)), (0, 960));
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-CO-07");
    // Money of its own may be spent: the local railway brings 75 K.
    table.play(Action::Cz(CzAction::SellLocal { private: private("S1") })).play(from_stack(Size::Small));
    assert_eq!((table.treasury_of("EKJ"), table.cash_of(0)), (5, 960));
    assert_eq!(table.trains_of("EKJ"), ["2b", "2b"]);
}

#[test]
fn r_emr_04_t_164_cash_first_and_a_loan_for_the_rest() {
    let mut table = needy("kk", "d", 100, 50);
    let offered = table.offered().into_iter().find_map(|offer| match offer {
        Offer::BuyTrain { side: Size::Large, price, help, loan, .. } => Some((price, help, loan)),
        _ => None,
    });
    assert_eq!(offered, Some((250, 50, 100)));
    table.play(from_stack(Size::Large));
    assert_eq!((table.treasury_of("kk"), table.cash_of(0), debt(&table, 0)), (0, 0, (100, 100)));
    assert_eq!(table.trains_of("kk"), ["3Ed"]);
}

#[test]
fn r_emr_04_loans_have_no_limit() {
    let mut table = needy("kk", "j", 0, 0);
    table.owes(0, 5000, 6000).play(from_stack(Size::Large));
    assert_eq!((debt(&table, 0), table.trains_of("kk")), ((6000, 7000), vec!["8Ej".to_owned()]));
}

#[test]
fn r_emr_04_t_168_no_shares_are_sold_for_it() {
    let mut table = needy("kk", "d", 100, 50);
    table.started("EKJ", 60, 1, &[1, 2]);
    assert_eq!(table.refused_by(sell("kk", 1)), "R-OR-05");
    assert_eq!(table.refused_by(sell("EKJ", 1)), "R-OR-05");
}

#[test]
fn r_emr_05_debt_can_be_repaid_but_the_penalty_stays() {
    let mut table = needy("kk", "d", 100, 50);
    table.play(from_stack(Size::Large));
    table.cash(0, 300).stock_round(7, 0).play(Action::Cz(CzAction::RepayDebt { amount: 100 }));
    assert_eq!((debt(&table, 0), table.cash_of(0)), ((0, 100), 200));
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 1 })), "R-EMR-06");
    // A second loan adds to both.
    table.trains("kk", &[]).cash(0, 0).operating(7, 1, "kk", Step::Trains).play(from_stack(Size::Large));
    assert_eq!(debt(&table, 0), (250, 350));
}

#[test]
fn r_emr_06_debt_is_repaid_in_stock_rounds_in_any_amount() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 1, &[1, 2]).owes(0, 100, 100).cash(0, 80).stock_round(2, 0);
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 81 })), "R-EMR-06");
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 0 })), "R-EMR-06");
    table
        .play(Action::Cz(CzAction::RepayDebt { amount: 1 }))
        .play(Action::Cz(CzAction::RepayDebt { amount: 79 }));
    assert_eq!((debt(&table, 0), table.cash_of(0)), ((20, 100), 0));
    // Selling shares brings the rest; before that nothing can be bought.
    table.play(sell("EKJ", 1));
    assert_eq!(table.refused_by(start("OFE", 50)), "R-SR-08");
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 21 })), "R-EMR-06");
    table.play(Action::Cz(CzAction::RepayDebt { amount: 20 }));
    assert_eq!((debt(&table, 0), table.cash_of(0)), ((0, 100), 40));
}

#[test]
fn r_emr_06_not_in_operating_rounds() {
    let mut table = needy("kk", "d", 100, 500);
    table.owes(0, 100, 100);
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 10 })), "R-OR-05");
}

#[test]
fn r_emr_07_t_167_a_cheap_train_of_another_company_removes_the_need() {
    let mut table = needy("EKJ", "b", 5, 100);
    table.floated("OFE", 110, 1).trains("OFE", &["2a"]).operating(6, 2, "EKJ", Step::Trains);
    table.play(from_company("OFE", "2a", 1)).play(Action::Accept);
    assert_eq!((table.treasury_of("EKJ"), table.cash_of(0), debt(&table, 0)), (4, 100, (0, 0)));
    assert_eq!(table.trains_of("EKJ"), ["2a"]);
    assert!(
        table.state().operating().is_none(),
        "with 4 K there is nothing more to do, and the turn has ended"
    );
}

#[test]
fn r_emr_07_t_167_without_a_single_koruna_it_is_not_possible() {
    let mut table = needy("EKJ", "b", 0, 100);
    table.floated("OFE", 110, 1).trains("OFE", &["2a"]).operating(6, 2, "EKJ", Step::Trains);
    assert_eq!(table.refused_by(from_company("OFE", "2a", 1)), "R-TRN-08");
    assert!(table.accepts(&from_stack(Size::Small)));
}

#[test]
fn r_emr_07_local_railways_need_not_be_sold_first() {
    let mut table = needy("EKJ", "b", 0, 0);
    table.local_to_company("S1", "EKJ").play(from_stack(Size::Small));
    assert_eq!(debt(&table, 0), (70, 70));
    assert_eq!(table.game.view().privates_of(rules::state::PrivateOwner::Company(company("EKJ"))).count(), 1);
}

#[test]
fn r_emr_08_t_165_private_money_serves_only_a_train_that_can_run() {
    let mut table = needy("BN", "c", 50, 1000);
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-EMR-08");
    table.play(from_stack(Size::Medium));
    assert_eq!((table.treasury_of("BN"), table.cash_of(0)), (0, 970));
    let large = needy("kk", "d", 100, 1000);
    assert_eq!(large.refused_by(from_stack(Size::Medium)), "R-EMR-08");
}

#[test]
fn r_emr_08_after_a_purchase_of_its_own_the_compulsory_one_is_still_helped_with() {
    let mut table = needy("BN", "c", 130, 1000);
    table.play(from_stack(Size::Small)).play(from_stack(Size::Medium));
    assert_eq!((table.treasury_of("BN"), table.cash_of(0)), (0, 930));
    assert_eq!(table.trains_of("BN"), ["3c", "2+2c"]);
}

#[test]
fn r_emr_06_otherwise_as_far_as_the_cash_goes() {
    let mut table = Table::with(3, Options { repay_in_part: false, ..SEATED });
    table.started("EKJ", 60, 1, &[1, 2]).owes(0, 100, 100).cash(0, 80).stock_round(2, 0);
    assert!(table.offered().contains(&Offer::Cz(CzOffer::RepayDebt { least: 80, most: 80 })));
    assert_eq!(table.refused_by(Action::Cz(CzAction::RepayDebt { amount: 79 })), "R-EMR-06");
    table.play(Action::Cz(CzAction::RepayDebt { amount: 80 })).play(sell("EKJ", 1));
    assert!(table.offered().contains(&Offer::Cz(CzOffer::RepayDebt { least: 20, most: 20 })));
    table.play(Action::Cz(CzAction::RepayDebt { amount: 20 }));
    assert_eq!((debt(&table, 0), table.cash_of(0)), ((0, 100), 40));
}
