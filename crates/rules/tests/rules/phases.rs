//! VIII.12 and VIII.13, phases, scrapping, the pool and export.

use rules::decision::Decision;
use rules::event::{Event, TrainPlace};
use rules::operating_turn::Step;
use rules::state::Round;
use rules::title::{Colour, Size};
use rules::{Action, CzDecision, CzEvent, Options, Seat};

use crate::table::{
    SEATED, Table, company, from_company, from_pool, from_stack, phase, private, start, tile, train,
};

/// One train of every type, by the company that can run it.
const FLEET: [(&str, &[&str]); 3] = [
    ("EKJ", &["2a", "3c", "4e", "5g"]),
    ("BN", &["2+2b", "3+3d", "4+4f", "5+5h"]),
    ("kk", &["3Ed", "4Ef", "5Eh", "6Ei"]),
];

/// A buyer of seat 0 in its train step, after companies of seats 1 and 2 with these trains. Of the letter on top no
/// card has been sold.
fn sale(buyer: &str, letter: &str, fleet: &[(&str, &[&str])]) -> Table {
    let mut table = Table::new(3);
    for (place, (symbol, trains)) in fleet.iter().enumerate() {
        table.floated(symbol, [120, 110, 100][place], 1 + place as u8 % 2).trains(symbol, trains);
    }
    let before = if letter == "a" { "a".to_owned() } else { previous(letter) };
    table.floated(buyer, 90, 0).treasury(buyer, 3000).stack(letter, 0, &before);
    table.operating(6, 2, buyer, Step::Trains);
    table
}

fn previous(letter: &str) -> String {
    char::from(letter.as_bytes()[0] - 1).to_string()
}

/// A sale of this side, with a train of every type at the other companies: what is left of them.
fn left_after(letter: &str, side: Size) -> String {
    let buyer = ["OFE", "NWB", "By"][side.index()];
    // In no phase that the cards lead to do limits matter here: the fleet is looked at before anything is returned.
    let mut table = sale(buyer, letter, &FLEET);
    table.play(from_stack(side));
    fleet(&table)
}

fn fleet(table: &Table) -> String {
    let gone: Vec<_> = table.state().trains.scrapped.to_vec();
    let title = table.game.title();
    let types = title.train_types.iter().enumerate();
    let left: Vec<&str> = types
        .filter(|(index, _)| !gone.iter().any(|scrapped| scrapped.index() == *index))
        .map(|(_, kind)| kind.name.as_str())
        .filter(|name| *name != "8E")
        .collect();
    // No scrapped type is left anywhere, and no other train has left the game.
    for (symbol, trains) in FLEET {
        for name in trains {
            let kind = &name[..name.len() - 1];
            let there = table.trains_of(symbol).iter().any(|owned| owned == name) || in_pool(table, name);
            assert_eq!(there, left.contains(&kind), "{name} of {symbol}");
        }
    }
    left.join(" ")
}

fn in_pool(table: &Table, name: &str) -> bool {
    table.state().trains.pool.contains(&train(name))
}

/// The end of a set of operating rounds: the top card is exported. VBW, the last to act, keeps a 5-train.
fn export(letter: &str, left: u8, in_phase: &str, fleet: &[(&str, &[&str])]) -> Table {
    let mut table = Table::new(3);
    for (place, (symbol, trains)) in fleet.iter().enumerate() {
        table.floated(symbol, [120, 110, 100][place], 1).trains(symbol, trains);
    }
    table.floated("VBW", 40, 0).trains("VBW", &["5g"]).treasury("VBW", 0);
    table.stack(letter, left, in_phase).operating(3, 1, "VBW", Step::Trains).play(Action::Pass);
    assert!(table.events.iter().any(|event| matches!(event, Event::Cz(CzEvent::TrainExported { .. }))));
    table
}

fn limit(table: &Table, symbol: &str) -> usize {
    table.game.view().train_limit(company(symbol))
}

fn give_back(name: &str) -> Action {
    Action::ReturnTrain { train: train(name) }
}

// ---- phases ----

#[test]
fn r_ph_01_a_phase_begins_with_the_first_card_of_its_letter() {
    let mut table = sale("EKJ", "b", &[]);
    table.play(from_stack(Size::Small));
    assert_eq!(table.phase_now(), "b");
    assert!(table.events.contains(&Event::PhaseBegan { phase: phase("b") }));
    table.play(from_stack(Size::Small));
    assert_eq!((table.phase_now(), table.stack_top()), ("b", ("b", 2)));
    assert!(!table.events.iter().any(|event| matches!(event, Event::PhaseBegan { .. })));
    assert_eq!(export("c", 4, "b", &[]).phase_now(), "c", "by export, too");
}

#[test]
fn r_ph_02_phase_b_brings_trades_local_railways_and_medium_companies() {
    let mut table = sale("EKJ", "b", &[("OFE", &["2a"])]);
    table.local_to_player("S1", 1);
    let offer = Action::OfferForPrivate { private: private("S1"), price: 10 };
    assert_eq!(table.refused_by(from_company("OFE", "2a", 1)), "R-TRN-08");
    assert_eq!(table.refused_by(offer.clone()), "R-LOC-08");
    table.play(from_stack(Size::Small));
    assert!(table.accepts(&from_company("OFE", "2a", 1)));
    assert!(table.accepts(&offer));
    table.stock_round(7, 0);
    assert!(table.accepts(&start("BN", 60)));
}

#[test]
fn r_ph_02_colours_of_tiles_and_train_limits() {
    let title = crate::table::title();
    let colours: Vec<Colour> = title.phases.iter().map(|phase| phase.tiles).collect();
    let (yellow, green, brown, grey) = (Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey);
    assert_eq!(colours, [yellow, yellow, yellow, green, green, green, brown, brown, grey, grey]);
    for (letter, symbol, before, after) in
        [("e", "EKJ", 3, 2), ("f", "BN", 3, 2), ("h", "EKJ", 2, 1), ("i", "BN", 2, 1), ("j", "kk", 3, 2)]
    {
        let mut table = sale(symbol, letter, &[]);
        assert_eq!(limit(&table, symbol), before, "{symbol} before {letter}");
        table.play(from_stack(table.size_of(symbol)));
        assert_eq!(limit(&table, symbol), after, "{symbol} in {letter}");
    }
}

#[test]
fn r_ph_02_t_157_phase_d_brings_green_tiles_green_values_and_large_companies() {
    let mut table = export("d", 4, "c", &[]);
    assert_eq!(table.phase_now(), "d");
    let tiles = table.game.title().phase(table.state().phase).tiles;
    assert_eq!(tiles, Colour::Green);
    let wien = &table.game.title().tile(tile("8895")).faces[0].stops[0];
    assert_eq!(wien.value(tiles), 30);
    table.cash(0, 1000).stock_round(4, 0);
    assert!(table.accepts(&start("kk", 90)));
}

// ---- scrapping ----

#[test]
fn r_scr_01_what_the_sale_of_each_type_scraps() {
    let all = "2 3 4 5 2+2 3+3 4+4 5+5 3E 4E 5E 6E";
    assert_eq!(left_after("c", Size::Small), all);
    assert_eq!(left_after("e", Size::Small), "3 4 5 2+2 3+3 4+4 5+5 3E 4E 5E 6E");
    assert_eq!(left_after("g", Size::Small), "4 5 2+2 3+3 4+4 5+5 3E 4E 5E 6E");
    assert_eq!(left_after("d", Size::Medium), all);
    assert_eq!(left_after("f", Size::Medium), "2 3 4 5 3+3 4+4 5+5 3E 4E 5E 6E");
    assert_eq!(left_after("h", Size::Medium), "2 3 4 5 4+4 5+5 3E 4E 5E 6E");
    for letter in ["d", "f", "h"] {
        assert_eq!(left_after(letter, Size::Large), all, "3E, 4E and 5E scrap nothing");
    }
}

#[test]
fn r_scr_01_t_149_a_5_scraps_2s_and_3s_though_no_4_was_sold() {
    let mut table = sale("MW", "g", &[("EKJ", &["2a", "3c"]), ("OFE", &["3d"])]);
    table.play(from_stack(Size::Small));
    assert!(table.trains_of("EKJ").is_empty() && table.trains_of("OFE").is_empty());
}

#[test]
fn r_scr_01_t_150_a_5_plus_5_scraps_2_plus_2_and_3_plus_3_though_no_4_plus_4_was_sold() {
    let mut table = sale("NWB", "h", &[("BN", &["2+2b", "3+3d"]), ("kk", &["3+3e", "3Ed"])]);
    table.play(from_stack(Size::Medium));
    assert!(table.trains_of("BN").is_empty());
    assert_eq!(table.trains_of("kk"), ["3Ed"]);
}

#[test]
fn r_scr_01_t_151_a_6e_scraps_3e_and_an_8e_also_4e() {
    assert_eq!(left_after("i", Size::Large), "2 3 4 5 2+2 3+3 4+4 5+5 4E 5E 6E");
    assert_eq!(left_after("j", Size::Large), "2 3 4 5 2+2 3+3 4+4 5+5 5E 6E");
}

#[test]
fn r_scr_01_any_letter_scraps_in_any_later_phase() {
    // Phase f runs without a single 4; the third f-card is the first one sold as a 4.
    let mut table = sale("MW", "f", &[("EKJ", &["2a"])]);
    table.stack("f", 2, "f").play(from_stack(Size::Small));
    assert!(table.trains_of("EKJ").is_empty());
}

#[test]
fn r_scr_02_t_148_a_sale_scraps_only_trains_of_its_own_colour() {
    for (buyer, side, left) in [("MW", Size::Small, 0), ("NWB", Size::Medium, 1), ("By", Size::Large, 1)] {
        let mut table = sale(buyer, "e", &[("EKJ", &["2a"]), ("BN", &["2+2b"])]);
        table.play(from_stack(side));
        assert_eq!(table.trains_of("EKJ").len(), left, "e bought on its side {side:?}");
        assert_eq!(table.trains_of("BN"), ["2+2b"]);
    }
}

#[test]
fn r_scr_03_scrapped_trains_leave_at_once_everywhere_and_never_return() {
    let mut table = sale("BN", "e", &[("EKJ", &["2a", "3c"])]);
    table.trains("BN", &["2b"]).pool(&["2a", "2+2b"]);
    table.play(from_stack(Size::Small));
    assert_eq!(table.trains_of("BN"), ["4e"], "the buyer's own too");
    assert_eq!(table.trains_of("EKJ"), ["3c"]);
    assert!(table.pool_is(&["2+2b"]));
    // A b-card can no longer be had as a 2.
    assert_eq!(table.refused_by(from_pool("2+2b", Size::Small)), "R-SCR-03");
    assert!(table.accepts(&from_pool("2+2b", Size::Medium)));
}

#[test]
fn r_scr_04_first_the_card_then_the_phase_then_scrapping_then_the_limits() {
    let mut table = sale("NWB", "f", &[("BN", &["2+2b", "3+3d", "3+3e", "3d"])]);
    table.play(from_stack(Size::Medium));
    let at = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).expect("it has happened");
    let bought = at(&|event| matches!(event, Event::TrainMoved { to: TrainPlace::Company(_), .. }));
    let began = at(&|event| *event == Event::PhaseBegan { phase: phase("f") });
    let scrapped = at(&|event| matches!(event, Event::TypeScrapped { .. }));
    assert!(bought < began && began < scrapped);
    // After scrapping BN has three trains; the limit is checked only then.
    assert_eq!(table.trains_of("BN"), ["3+3d", "3+3e", "3d"]);
    assert!(table.returning("BN"));
}

#[test]
fn r_scr_05_t_159_the_director_returns_the_excess_at_once() {
    let mut table = sale("NWB", "f", &[("BN", &["3+3d", "3+3e", "3d"])]);
    table.treasury("BN", 0).play(from_stack(Size::Medium));
    assert!(table.returning("BN"));
    assert_eq!(table.decider(), 1, "BN's director, in the turn of NWB");
    assert_eq!(table.refused_by(give_back("2+2b")), "R-SCR-05");
    table.play(give_back("3+3e"));
    assert_eq!(
        (table.trains_of("BN"), table.treasury_of("BN")),
        (vec!["3+3d".to_owned(), "3d".to_owned()], 0)
    );
    assert!(table.pool_is(&["3+3e"]));
    assert_eq!(*table.decision(), Decision::Trains { company: company("NWB") });
}

#[test]
fn r_scr_05_several_companies_return_in_operating_order() {
    let mut table = sale("NWB", "f", &[("KFN", &["3+3d", "3+3e", "3d"]), ("BN", &["3+3d", "3+3e", "3d"])]);
    table.play(from_stack(Size::Medium));
    assert!(table.returning("KFN"));
    assert_eq!(table.decider(), 1);
    table.play(give_back("3d"));
    assert!(table.returning("BN"));
    assert_eq!(table.decider(), 2);
    table.play(give_back("3d"));
    assert!(table.pool_is(&["3d", "3d"]));
    assert_eq!(table.decider(), 0);
}

#[test]
fn r_scr_05_the_buyer_itself_may_return_even_what_it_has_just_bought() {
    let mut table = sale("NWB", "f", &[]);
    table.trains("NWB", &["3+3d", "3d"]).play(from_stack(Size::Medium));
    assert!(table.returning("NWB"));
    assert!(["3+3d", "3d", "4+4f"].into_iter().all(|name| table.accepts(&give_back(name))));
}

// ---- the pool ----

#[test]
fn r_pool_01_t_160_a_pool_card_is_sold_on_any_side_at_its_printed_price() {
    let mut table = sale("kk", "i", &[]);
    table.pool(&["5h"]).play(from_pool("5h", Size::Large));
    assert_eq!((table.treasury_of("kk"), table.trains_of("kk")), (3000 - 700, vec!["5Eh".to_owned()]));
    assert!(table.pool_is(&[]));
    assert_eq!((table.phase_now(), table.stack_top()), ("h", ("i", 2)), "no phase begins, the stack stays");
}

#[test]
fn r_pool_01_size_and_source_are_checked() {
    let mut table = sale("EKJ", "i", &[]);
    table.pool(&["5h"]);
    assert_eq!(table.refused_by(from_pool("5h", Size::Medium)), "R-CO-05");
    assert_eq!(table.refused_by(from_pool("5g", Size::Small)), "R-POOL-01");
    assert!(table.accepts(&from_pool("5h", Size::Small)));
}

#[test]
fn r_pool_01_t_161_a_sale_from_the_pool_scraps_like_any_sale() {
    let mut table = sale("MW", "f", &[("EKJ", &["2a"]), ("BN", &["2+2b"])]);
    table.pool(&["3+3e"]).play(from_pool("3+3e", Size::Small));
    assert_eq!(table.trains_of("MW"), ["4e"]);
    assert!(table.trains_of("EKJ").is_empty());
    assert_eq!((table.trains_of("BN"), table.phase_now()), (vec!["2+2b".to_owned()], "e"));
}

#[test]
fn r_pool_02_t_162_a_pool_card_leaves_with_the_type_that_was_up() {
    let mut table = sale("MW", "e", &[]);
    table.pool(&["2b", "2+2b"]).play(from_stack(Size::Small));
    assert!(table.pool_is(&["2+2b"]));
    let gone = Event::TrainMoved { train: train("2b"), from: TrainPlace::Pool, to: TrainPlace::Gone };
    assert!(table.events.contains(&gone));
}

// ---- export ----

#[test]
fn r_exp_01_the_top_card_of_the_stack_is_removed_and_never_the_pool() {
    let mut table = Table::new(3);
    table.floated("VBW", 40, 0).trains("VBW", &["5g"]).treasury("VBW", 0).pool(&["3c"]);
    table.stack("f", 3, "f").operating(3, 1, "VBW", Step::Trains).play(Action::Pass);
    assert_eq!((table.stack_top(), table.phase_now()), (("f", 2), "f"));
    assert!(table.pool_is(&["3c"]));
    assert!(matches!(table.state().round, Round::Stock { number: 4, .. }));
    let at = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it has happened");
    let exported = at(|event| matches!(event, Event::Cz(CzEvent::TrainExported { .. })));
    assert!(exported < at(|event| matches!(event, Event::RoundBegan { .. })));
}

#[test]
fn r_exp_01_only_at_the_end_of_a_set() {
    let mut table = Table::new(3);
    table.floated("VBW", 40, 0).trains("VBW", &["5g"]).treasury("VBW", 0);
    // In the next round VBW is asked whether it buys the local railway.
    table.local_to_player("S1", 0).treasury("VBW", 10);
    table.stack("f", 3, "f").operating(5, 1, "VBW", Step::Trains).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Operating { set: 5, number: 2, .. }));
    assert_eq!(table.stack_top(), ("f", 3));
}

#[test]
fn r_exp_02_t_152_an_export_counts_as_a_sale_of_every_side() {
    let table = export("h", 2, "g", &FLEET);
    assert_eq!(fleet(&table), "4 5 4+4 5+5 3E 4E 5E 6E");
    assert_eq!((table.phase_now(), limit(&table, "EKJ")), ("h", 1));
}

#[test]
fn r_exp_02_t_153_an_exported_e_scraps_2s_only() {
    let table = export("e", 4, "d", &FLEET);
    assert_eq!(fleet(&table), "3 4 5 2+2 3+3 4+4 5+5 3E 4E 5E 6E");
    assert_eq!((table.phase_now(), limit(&table, "EKJ")), ("e", 2));
}

#[test]
fn r_exp_02_t_154_a_later_card_of_the_letter_scraps_too() {
    let table = export("i", 1, "i", &[("kk", &["3Ed", "4Ef"])]);
    assert_eq!(table.trains_of("kk"), ["4Ef"]);
    assert_eq!((table.phase_now(), table.stack_top()), ("i", ("j", 1)));
}

#[test]
fn r_exp_03_t_155_trains_above_the_limit_are_returned_before_the_stock_round() {
    let mut table = export("h", 2, "g", &[("EKJ", &["4e", "4f"])]);
    assert!(table.returning("EKJ"));
    assert_eq!(table.decider(), 1);
    table.play(give_back("4e"));
    assert_eq!(table.trains_of("EKJ"), ["4f"]);
    assert!(table.pool_is(&["4e"]));
    assert!(matches!(table.decision(), Decision::Cz(CzDecision::Stock { seat: Seat(0), .. })));
}

#[test]
fn r_exp_04_t_156_an_exported_j_leaves_j_on_sale() {
    let mut table = export("j", 0, "i", &[("kk", &["3Ed", "4Ef", "5Eh"])]);
    assert_eq!((table.phase_now(), table.stack_top().0, limit(&table, "kk")), ("j", "j", 2));
    assert_eq!(table.trains_of("kk"), ["5Eh"], "as by an 8E");
    // Again: j is still there, and its effects have long happened.
    table.operating(4, 1, "VBW", Step::Trains).play(Action::Pass);
    assert_eq!((table.phase_now(), table.stack_top().0), ("j", "j"));
    table.treasury("kk", 1000).trains("kk", &[]).operating(5, 1, "kk", Step::Trains);
    assert!(table.accepts(&from_stack(Size::Large)));
}

#[test]
fn r_exp_03_the_stock_round_begins_after_the_returns() {
    let mut table = Table::new(3);
    table.stack("h", 2, "g").floated("EKJ", 60, 0).stationed("EKJ", "D4", 0).trains("EKJ", &["4e", "5g"]);
    table.treasury("EKJ", 100).operating(5, 2, "EKJ", Step::Trains).play(Action::Pass);
    assert_eq!(table.state().round, Round::Export { set: 5 });
    let began = |table: &Table| table.events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    assert!(!began(&table));
    table.play(Action::ReturnTrain { train: train("4e") });
    assert!(matches!(table.state().round, Round::Stock { number: 6, .. }));
    assert!(began(&table));
}

#[test]
fn r_exp_03_otherwise_an_export_that_takes_no_train_overlooks_what_is_above_the_limit() {
    let mut table = Table::with(3, Options { export_meets_limits: false, ..SEATED });
    table.stack("h", 2, "g").floated("EKJ", 60, 0).stationed("EKJ", "D4", 0).trains("EKJ", &["4e", "5g"]);
    table.treasury("EKJ", 100).operating(5, 2, "EKJ", Step::Trains).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Stock { number: 6, .. }), "nobody is asked");
    assert_eq!(table.trains_of("EKJ"), ["4e", "5g"]);
    table.operating(6, 1, "EKJ", Step::TakeOver).play(Action::Pass);
    assert!(!table.returning("EKJ"), "and nobody in its own turn");
    table.floated("VBW", 60, 1).stationed("VBW", "I9", 0).treasury("VBW", 400);
    table.operating(6, 1, "VBW", Step::Trains).play(from_stack(Size::Small));
    assert!(table.returning("EKJ"), "until a train changes hands");
}
