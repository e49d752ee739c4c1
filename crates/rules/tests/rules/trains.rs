//! VIII.10, buying trains.

use rules::decision::Decision;
use rules::operating_turn::Step;
use rules::title::Size;
use rules::{Action, CzAction, Money, Options, Seat};

use crate::table::{SEATED, Table, company, from_company, from_pool, from_stack, private, train};

/// The company of seat 0 in its train step with 2000 K; `left` cards of `letter` on top of the stack.
fn buying(symbol: &str, owns: &[&str], letter: &str, left: u8, phase: &str) -> Table {
    let mut table = Table::new(3);
    table.floated(symbol, 100, 0).treasury(symbol, 2000).trains(symbol, owns);
    table.stack(letter, left, phase).operating(2, 1, symbol, Step::Trains);
    table
}

/// The same, with another company of seat 1 that owns trains.
fn buying_from(symbol: &str, owns: &[&str], phase: &str, seller: &str, sells: &[&str]) -> Table {
    let mut table = Table::new(3);
    table.floated(seller, 100, 1).trains(seller, sells).treasury(seller, 0);
    table.floated(symbol, 90, 0).treasury(symbol, 2000).trains(symbol, owns);
    table.stack(phase, 0, phase).operating(2, 1, symbol, Step::Trains);
    table
}

fn give_back(name: &str) -> Action {
    Action::ReturnTrain { train: train(name) }
}

#[test]
fn r_trn_01_t_140_at_the_end_of_its_turn_a_company_owns_a_train_of_its_colour() {
    let mut table = buying("BN", &["3c"], "c", 0, "c");
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    table.play(from_stack(Size::Medium));
    assert!(table.accepts(&Action::Pass));
    // Without any route, but with a train of its colour, it may pass.
    assert!(buying("BN", &["2+2b"], "c", 0, "c").accepts(&Action::Pass));
    assert_eq!(buying("EKJ", &[], "c", 0, "c").refused_by(Action::Pass), "R-TRN-01");
    assert_eq!(buying("kk", &["3d", "3+3d"], "d", 0, "d").refused_by(Action::Pass), "R-TRN-01");
}

#[test]
fn r_trn_02_t_158_limits_by_phase_and_size() {
    let mut table = Table::new(3);
    for (phase, limits) in [
        ("a", "3--"),
        ("b", "33-"),
        ("c", "33-"),
        ("d", "333"),
        ("e", "233"),
        ("f", "223"),
        ("g", "223"),
        ("h", "123"),
        ("i", "113"),
        ("j", "112"),
    ] {
        table.stack(phase, 0, phase);
        for (symbol, limit) in ["EKJ", "BN", "kk"].into_iter().zip(limits.chars()) {
            let limit = limit.to_digit(10).unwrap_or(0) as usize;
            assert_eq!(table.game.view().train_limit(company(symbol)), limit, "{symbol} in phase {phase}");
        }
    }
}

#[test]
fn r_trn_02_trains_that_cannot_run_count_too() {
    let table = buying("BN", &["2+2b", "3c", "3c"], "c", 0, "c");
    assert_eq!(table.refused_by(from_stack(Size::Medium)), "R-TRN-03");
    assert!(buying("BN", &["2+2b", "3c"], "c", 0, "c").accepts(&from_stack(Size::Medium)));
}

#[test]
fn r_trn_03_t_141_at_its_limit_a_company_may_not_buy() {
    // Not even a 4, which would scrap its own two trains.
    let table = buying("EKJ", &["2a", "2b"], "e", 3, "e");
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-TRN-03");
    assert!(buying("EKJ", &["2a"], "e", 3, "e").accepts(&from_stack(Size::Small)));
}

#[test]
fn r_trn_04_stack_pool_and_other_companies_any_number_of_trains() {
    let mut table = buying_from("kk", &[], "d", "BN", &["3+3d"]);
    table.pool(&["3d"]);
    table.play(from_stack(Size::Large)).play(from_pool("3d", Size::Medium));
    table.play(from_company("BN", "3+3d", 5)).play(Action::Accept);
    assert_eq!(table.trains_of("kk"), ["3Ed", "3+3d", "3+3d"]);
    assert_eq!(table.treasury_of("kk"), 2000 - 250 - 180 - 5);
}

#[test]
fn r_trn_04_only_sides_that_the_card_has_at_the_printed_price() {
    let mut table = buying("kk", &[], "c", 0, "d");
    assert_eq!(table.refused_by(from_stack(Size::Large)), "R-TRN-04");
    table.play(from_stack(Size::Medium));
    assert_eq!((table.trains_of("kk"), table.treasury_of("kk")), (vec!["2+2c".to_owned()], 1920));
    assert_eq!(table.refused_by(from_pool("5h", Size::Small)), "R-POOL-01");
}

#[test]
fn r_trn_05_t_144_letters_are_sold_in_order() {
    let mut table = buying("EKJ", &[], "a", 1, "a");
    table.play(from_stack(Size::Small));
    assert_eq!((table.stack_top(), table.phase_now()), (("b", 4), "a"));
    assert_eq!(table.trains_of("EKJ"), ["2a"]);
    // The first b is for sale at once; with its sale the phase begins.
    table.play(from_stack(Size::Small));
    assert_eq!((table.stack_top(), table.phase_now()), (("b", 3), "b"));
    assert_eq!(table.trains_of("EKJ"), ["2a", "2b"]);
}

#[test]
fn r_trn_06_t_142_stranded_at_its_limit_a_company_buys_above_it_and_returns_another_train() {
    let mut table = buying("BN", &["3c", "4e"], "f", 3, "f");
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-TRN-03");
    table.play(from_stack(Size::Medium));
    assert!(table.returning("BN"));
    assert_eq!(table.refused_by(give_back("4+4f")), "R-TRN-06");
    assert!(table.accepts(&give_back("3c")));
    table.play(give_back("4e"));
    assert_eq!(table.trains_of("BN"), ["3c", "4+4f"]);
    assert!(table.pool_is(&["4e"]), "without compensation");
    assert_eq!(table.treasury_of("BN"), 1600);
    assert!(table.accepts(&Action::Pass));
}

#[test]
fn r_trn_06_t_142_when_the_purchase_lowers_the_limit_all_above_it_is_returned_but_the_new_train() {
    let mut table = buying("BN", &["4e", "5h"], "i", 2, "h");
    table.play(from_stack(Size::Medium));
    assert_eq!(table.phase_now(), "i");
    if table.returning("BN") {
        assert_eq!(table.refused_by(give_back("5+5i")), "R-TRN-06");
        table.play(give_back("5h"));
    }
    assert_eq!(table.trains_of("BN"), ["5+5i"]);
    assert!(table.pool_is(&["5h", "4e"]));
}

#[test]
fn r_trn_06_a_train_that_was_needed_stays_though_the_company_was_not_at_its_limit() {
    let mut table = buying("BN", &["3c", "4e"], "f", 4, "e");
    table.play(from_stack(Size::Medium));
    assert_eq!((table.phase_now(), table.returning("BN")), ("f", true));
    assert_eq!(table.refused_by(give_back("4+4f")), "R-TRN-06");
    assert!(table.accepts(&give_back("3c")));
}

#[test]
fn r_trn_06_the_train_above_the_limit_may_come_from_another_company() {
    let mut table = buying_from("BN", &["4e", "4e"], "f", "NWB", &["4+4f"]);
    table.play(from_company("NWB", "4+4f", 10)).play(Action::Accept);
    assert_eq!(table.trains_of("BN"), ["4e", "4+4f"]);
    assert!(table.pool_is(&["4e"]));
}

#[test]
fn r_trn_07_t_143_a_place_is_kept_for_a_train_that_can_run() {
    let table = buying("BN", &["3c"], "f", 3, "f");
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-TRN-07");
    assert!(table.accepts(&from_stack(Size::Medium)));
    // With a blue train, or as long as a place is left, it may buy red ones.
    assert!(buying("BN", &["4+4f"], "f", 2, "f").accepts(&from_stack(Size::Small)));
    assert!(buying("BN", &[], "f", 3, "f").accepts(&from_stack(Size::Small)));
    let deal = buying_from("BN", &["4e"], "f", "EKJ", &["4f"]);
    assert_eq!(deal.refused_by(from_company("EKJ", "4f", 10)), "R-TRN-07");
}

#[test]
fn r_trn_07_the_place_must_be_there_after_the_limit_has_fallen() {
    // The first f lowers the limit of medium companies to 2, the first i to 1, the first j that of large ones to 2.
    assert_eq!(buying("BN", &["3c"], "f", 4, "e").refused_by(from_stack(Size::Small)), "R-TRN-07");
    assert_eq!(buying("BN", &[], "i", 2, "h").refused_by(from_stack(Size::Small)), "R-TRN-07");
    assert_eq!(buying("kk", &["4+4f"], "j", 1, "i").refused_by(from_stack(Size::Medium)), "R-TRN-07");
    assert!(buying("BN", &["3c"], "e", 4, "d").accepts(&from_stack(Size::Small)));
    // A train that the purchase scraps takes no place.
    assert!(buying("BN", &["2b"], "f", 4, "e").accepts(&from_stack(Size::Small)));
}

#[test]
fn r_trn_07_a_train_that_cannot_run_is_paid_by_the_treasury_alone() {
    let mut table = buying("BN", &[], "c", 0, "c");
    table.treasury("BN", 119).cash(0, 1000);
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-EMR-08");
    assert!(table.treasury("BN", 120).accepts(&from_stack(Size::Small)));
}

#[test]
fn r_trn_08_t_145_from_phase_b_on_companies_buy_from_each_other() {
    assert_eq!(
        buying_from("EKJ", &[], "a", "OFE", &["2a"]).refused_by(from_company("OFE", "2a", 1)),
        "R-TRN-08"
    );
    let mut table = buying_from("EKJ", &[], "b", "OFE", &["2a"]);
    assert_eq!(table.refused_by(from_company("OFE", "2a", 0)), "R-TRN-08");
    assert!(table.accepts(&from_company("OFE", "2a", 2000)));
    assert_eq!(table.refused_by(from_company("OFE", "2a", 2001)), "R-TRN-08", "only the treasury pays");
    assert_eq!(table.refused_by(from_company("OFE", "2b", 1)), "R-TRN-08", "OFE has none");
    table.play(from_company("OFE", "2a", 1));
    assert_eq!(table.decider(), 1, "the director of OFE is asked");
    table.play(Action::Accept);
    assert_eq!((table.treasury_of("EKJ"), table.treasury_of("OFE")), (1999, 1));
    assert_eq!((table.trains_of("EKJ").len(), table.trains_of("OFE").len()), (1, 0));
}

#[test]
fn r_trn_08_the_other_director_may_refuse() {
    let mut table = buying_from("EKJ", &[], "b", "OFE", &["2a"]);
    table.play(from_company("OFE", "2a", 50)).play(Action::Refuse);
    assert_eq!((table.treasury_of("EKJ"), table.trains_of("OFE").len(), table.decider()), (2000, 1, 0));
}

#[test]
fn r_trn_08_size_and_limit_apply() {
    let table = buying_from("EKJ", &["2a"], "e", "BN", &["3+3d", "3d"]);
    assert_eq!(table.refused_by(from_company("BN", "3+3d", 1)), "R-CO-05");
    assert!(table.accepts(&from_company("BN", "3d", 1)));
    let full = buying_from("EKJ", &["2a", "3c"], "e", "BN", &["3d"]);
    assert_eq!(full.refused_by(from_company("BN", "3d", 1)), "R-TRN-03");
}

#[test]
fn r_trn_08_t_146_the_company_whose_turn_it_is_never_sells() {
    let table = buying_from("EKJ", &["2a", "2b"], "b", "OFE", &["2a"]);
    let purchase = from_company("EKJ", "2b", 10);
    let refusal = table.game.play(Seat(1), &purchase).expect_err("it is not OFE's turn");
    assert_eq!(refusal.rule.id, "R-OR-07");
    assert_eq!(table.refused_by(purchase), "R-TRN-08", "nor does it buy from itself");
}

#[test]
fn r_trn_08_t_147_the_side_stays_up() {
    let mut table = buying_from("kk", &[], "d", "BN", &["3+3d"]);
    table.play(from_company("BN", "3+3d", 100)).play(Action::Accept);
    assert_eq!(table.trains_of("kk"), ["3+3d"]);
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01", "kk cannot run it");
}

#[test]
fn r_trn_09_trains_are_never_sold_to_the_bank_or_scrapped_at_will() {
    let table = buying("EKJ", &["2a", "2b"], "b", 0, "b");
    assert_eq!(table.refused_by(give_back("2a")), "R-OR-05");
    assert_eq!(table.refused_by(Action::Cz(CzAction::ScrapTrain { train: train("2a") })), "R-OR-05");
    assert!(table.accepts(&Action::Pass));
}

#[test]
fn r_trn_10_a_company_stripped_of_its_train_complies_in_its_own_next_turn() {
    let mut table = Table::new(3);
    table.floated("NWB", 100, 1).trains("NWB", &["2+2b"]).treasury("NWB", 500).station("NWB", "E11", 0);
    table.floated("BN", 90, 0).trains("BN", &[]).treasury("BN", 500).station("BN", "E11", 1);
    table.stack("f", 4, "e").operating(5, 1, "BN", Step::Trains);
    table.play(from_stack(Size::Medium));
    assert!(table.trains_of("NWB").is_empty());
    // Nobody asks NWB now; BN's turn ends, and the next round begins with NWB.
    table.play(Action::Pass);
    assert_eq!(table.state().operating().map(|turn| turn.company), Some(company("NWB")));
    while !matches!(table.decision(), Decision::Trains { .. }) {
        table.play(Action::Pass);
    }
    assert_eq!(table.decider(), 1);
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    assert!(table.accepts(&from_stack(Size::Medium)));
}

#[test]
fn r_trn_10_a_company_may_sell_its_only_train_in_the_turn_of_another() {
    let mut table = buying_from("EKJ", &["2b"], "b", "OFE", &["2a"]);
    table.local_to_player("S1", 0).play(from_company("OFE", "2a", 1)).play(Action::Accept);
    assert!(table.trains_of("OFE").is_empty());
    assert_eq!(
        (table.decider(), table.state().operating().map(|turn| turn.company)),
        (0, Some(company("EKJ")))
    );
    assert!(table.accepts(&Action::OfferForPrivate { private: private("S1"), price: 1 }));
}

#[test]
fn r_emr_03_the_compulsory_train_stays_when_its_purchase_lowers_the_limit() {
    let mut table = Table::new(3);
    table.stack("f", 0, "e").floated("BN", 100, 0).stationed("BN", "E11", 1).trains("BN", &["3d", "4e"]);
    table.treasury("BN", 0).cash(0, 1000).operating(6, 1, "BN", Step::Trains);
    table.play(from_stack(Size::Medium));
    assert_eq!(table.cash_of(0), 600);
    assert_eq!(table.refused_by(Action::ReturnTrain { train: train("4+4f") }), "R-TRN-06");
    table.play(Action::ReturnTrain { train: train("3d") });
    assert_eq!(table.trains_of("BN"), ["4e", "4+4f"]);
}

/// KFN without a train, with so much money, where a purchase may be its last one.
fn spends(treasury: Money) -> Table {
    let mut table = Table::with(3, Options { must_own_train: false, ..SEATED });
    table.floated("KFN", 60, 0).stationed("KFN", "G19", 0).treasury("KFN", treasury);
    table.stack("d", 3, "d").operating(4, 1, "KFN", Step::Trains);
    table
}

#[test]
fn r_trn_01_otherwise_a_purchase_that_leaves_too_little_money_is_the_last() {
    let mut table = spends(130);
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01", "nothing was bought");
    table.play(from_stack(Size::Small));
    assert!(
        table.state().operating().is_none_or(|turn| turn.company != company("KFN")),
        "10 K are too little"
    );
    // 180 K are enough for another one.
    let mut table = spends(300);
    table.play(from_stack(Size::Small));
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    // So is 1 K where another company has a train.
    let mut table = spends(121);
    table.floated("OFE", 60, 1).trains("OFE", &["3d"]).operating(4, 1, "KFN", Step::Trains);
    table.play(from_stack(Size::Small));
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
    // With a local railway the turn goes on, but not with trains.
    let mut table = spends(130);
    table.local_to_company("S1", "KFN").local_to_company("S2", "KFN").local_to_company("S3", "KFN");
    table.play(from_stack(Size::Small));
    for id in ["S1", "S2", "S3"] {
        table.play(Action::Cz(CzAction::SellLocal { private: private(id) }));
    }
    assert!(
        table.state().operating().is_none_or(|turn| turn.company != company("KFN")),
        "nothing is left to do"
    );
}
