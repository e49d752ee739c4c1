//! XI.1, Václav's medium and large company.

use rules::operating_turn::Step;
use rules::title::Size;
use rules::{CzEvent, Event};

use crate::table::{Table, company, from_stack};
use crate::{bohemia, drawn, give, his, sound};

/// A company of seat 0 in its train step with 2000 K; `left` cards of `letter` on top of the stack.
fn buying(small: &str, symbol: &str, owns: &[&str], letter: &str, left: u8, phase: &str) -> Table {
    let mut table = bohemia(small);
    table.floated(symbol, 70, 0).treasury(symbol, 2000).trains(symbol, owns);
    table.stack(letter, left, phase).operating(2, 1, symbol, Step::Trains);
    table
}

#[test]
fn r_boh_06_t_181_a_medium_company_with_the_first_b_card() {
    let mut table = buying("EKJ", "BCB", &[], "b", 4, "a");
    table.play(from_stack(Size::Small));
    assert_eq!(table.phase_now(), "b");
    let medium = his(&table, Size::Medium).expect("he got one");
    assert_eq!(drawn(&table), [(medium.clone(), 60)]);
    assert_eq!(table.state().company(company(&medium)).vaclav, 3, "60 %");
    assert_eq!((table.price_of(&medium), table.treasury_of(&medium)), (60, 0));
    assert_eq!(table.trains_of(&medium), ["2+2b"]);
    assert_eq!(table.stack_top(), ("b", 2));
    // It does not operate in this round.
    let rules::state::Round::Operating { order, .. } = &table.state().round else { panic!("it goes on") };
    assert!(!order.contains(&company(&medium)));
    // The next b-card brings no other.
    table.play(from_stack(Size::Small));
    assert_eq!(drawn(&table), []);
    assert_eq!(table.stack_top(), ("b", 1));
    sound(&table);
}

#[test]
fn r_boh_06_only_unstarted_companies_are_drawn() {
    let mut table = buying("EKJ", "BCB", &[], "b", 4, "a");
    for symbol in ["BN", "NWB", "BTE"] {
        table.floated(symbol, 60, 1);
    }
    table.play(from_stack(Size::Small));
    assert_eq!(his(&table, Size::Medium).as_deref(), Some("ATE"));
    let among = table.events.iter().find_map(|event| match event {
        Event::Cz(CzEvent::CompanyDrawn { among, .. }) => Some(among.clone()),
        _ => None,
    });
    assert_eq!(among, Some(vec![company("ATE")]));
}

#[test]
fn r_boh_07_t_182_a_large_company_with_the_first_d_card() {
    let mut table = buying("EKJ", "BCB", &[], "d", 4, "c");
    give(&mut table, "BN", 60, &["2+2c"]);
    table.operating(2, 1, "BCB", Step::Trains);
    table.play(from_stack(Size::Small));
    let large = his(&table, Size::Large).expect("he got one");
    assert_eq!(drawn(&table), [(large.clone(), 90)]);
    assert_eq!(table.state().company(company(&large)).vaclav, 5, "50 %");
    assert_eq!((table.price_of(&large), table.treasury_of(&large)), (90, 0));
    assert_eq!(table.trains_of(&large), ["3Ed"]);
    assert_eq!((table.stack_top(), table.phase_now()), (("d", 2), "d"));
    sound(&table);
}

#[test]
fn r_boh_08_lowest_price_under_all_markers_and_never_any_money() {
    let mut table = buying("EKJ", "BCB", &[], "b", 4, "a");
    table.floated("VBW", 60, 1).operating(2, 1, "BCB", Step::Trains);
    table.play(from_stack(Size::Small));
    let medium = his(&table, Size::Medium).expect("he got one");
    assert_eq!(table.chart_order(), ["BCB", "VBW", &medium, "EKJ"]);
    let starts: Vec<_> =
        Size::ALL.iter().map(|size| table.game.title().sizes[size.index()].start_prices[0]).collect();
    assert_eq!(starts, [50, 60, 90]);
}

#[test]
fn r_boh_09_his_companies_operate_by_price() {
    let mut table = bohemia("EKJ");
    table.floated("BCB", 55, 0).treasury("BCB", 200).floated("VBW", 50, 1).treasury("VBW", 200);
    table.open_operating_round(1);
    let rules::state::Round::Operating { order, .. } = &table.state().round else { panic!("it has begun") };
    assert_eq!(order[..], [company("BCB"), company("EKJ"), company("VBW")]);
}

#[test]
fn r_boh_15_scr_04_the_new_company_comes_after_scrapping_and_before_the_limits() {
    // As if there were a single b-card: it starts phase b, and the first c goes to Václav and starts phase c.
    let mut table = buying("EKJ", "BCB", &[], "b", 1, "a");
    table.play(from_stack(Size::Small));
    let medium = his(&table, Size::Medium).expect("he got one");
    assert_eq!(table.trains_of(&medium), ["2+2c"]);
    assert_eq!((table.phase_now(), table.stack_top()), ("c", ("c", 3)));
    // The first e, which comes with the large company, leaves two trains to small ones: the limit is looked at last.
    let mut table = buying("EKJ", "BCB", &["3c", "3d"], "d", 1, "c");
    give(&mut table, "BN", 60, &["2+2c"]);
    table.operating(2, 1, "BCB", Step::Trains).play(from_stack(Size::Small));
    let large = his(&table, Size::Large).expect("the d-card brought it");
    assert_eq!((table.trains_of(&large), table.phase_now()), (vec!["3Ee".to_owned()], "e"));
    assert!(table.returning("BCB"), "three trains, and phase e came with his");
}
