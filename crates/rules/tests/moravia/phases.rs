//! XI.2, trains, phases, scrapping, red tiles, export.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::title::{Colour, Size};
use rules::{Action, CzEvent};

use crate::table::{Table, company, from_company, from_stack, private, title};
use crate::{happened, owner, sound, westbahn};

/// Ug of seat 0 buys from the top of the stack; kk of seat 1 has trains, too.
fn buying(letter: &str, phase: &str, trains: &[&str]) -> Table {
    let mut table = Table::new(3);
    table.floated("Ug", 60, 0).treasury("Ug", 2000).trains("Ug", trains);
    table.floated("kk", 50, 1).treasury("kk", 500).trains("kk", trains);
    westbahn(&mut table, 1);
    table.local_to_player("S1", 0).local_to_company("L1", "kk").local_to_player("3E", 2);
    table.stack(letter, 0, phase).operating(4, 1, "Ug", Step::Trains);
    table
}

fn limit(table: &Table) -> usize {
    table.game.view().train_limit(company("Ug"))
}

#[test]
fn r_mor_08_t_197_limits_4_then_3_then_2() {
    for (phase, most) in [("a", 4), ("d", 4), ("e", 4), ("g", 3), ("j", 2)] {
        let mut table = Table::new(3);
        table.stack("j", 0, phase);
        assert_eq!(limit(&table), most, "{phase}");
    }
    let mut table = buying("g", "e", &["3d", "3d", "4e", "4e"]);
    table.treasury("Ug", 0).operating(4, 1, "kk", Step::Trains);
    table.trains("kk", &["3d"]).play(from_stack(Size::Large));
    assert_eq!((table.phase_now(), limit(&table)), ("g", 3));
    assert!(table.returning("Ug"), "above the new limit");
}

#[test]
fn r_mor_09_deals_from_the_first_3_on() {
    let mut table = buying("d", "a", &["2a"]);
    let offer = Action::OfferForPrivate { private: private("S1"), price: 1 };
    assert_eq!(table.refused_by(from_company("kk", "2a", 50)), "R-TRN-08");
    assert_eq!(table.refused_by(offer.clone()), "R-LOC-08");
    table.play(from_stack(Size::Large));
    assert_eq!(table.phase_now(), "d");
    assert!(table.accepts(&from_company("kk", "2a", 50)) && table.accepts(&offer));
}

#[test]
fn r_mor_10_t_197_scrapping_and_the_end_of_the_papers() {
    // The first 4 scraps all 2.
    let mut table = buying("e", "d", &["2a", "3d"]);
    table.play(from_stack(Size::Large));
    assert_eq!(table.trains_of("Ug"), ["3d", "4e"]);
    assert_eq!(table.trains_of("kk"), ["3d"]);
    // The first 4+4 closes the private papers, whoever has them, and scraps nothing.
    let mut table = buying("g", "e", &["3d"]);
    table.play(from_stack(Size::Large));
    assert_eq!(table.trains_of("Ug"), ["3d", "4+4g"]);
    for id in ["S1", "L1", "3E", "MW"] {
        assert_eq!(owner(&table, id), PrivateOwner::Closed, "{id}");
    }
    assert!(happened(&table, |event| matches!(event, Event::Cz(CzEvent::RailwayClosed { .. }))));
    assert_eq!(table.marker_of("MW", "F22"), None, "its marker leaves the map");
    assert_eq!(table.state().company(company("MW")).status, Status::Closed);
    sound(&table);
    // The first 5+5 scraps all 3.
    let mut table = buying("j", "g", &["3d", "4e"]);
    table.play(from_stack(Size::Large));
    assert_eq!(table.trains_of("Ug"), ["4e", "5+5j"]);
    assert_eq!(table.trains_of("kk"), ["4e"]);
    assert_eq!(limit(&table), 2);
}

/// By at home in G13 with plain track to the red tile of Ug.
fn red_to_red(name: &str, letter: &str, phase: &str) -> Table {
    let mut table = Table::new(3);
    table.lay("G13", "8898", 4).line("G15", "------").lay("G27", "8894", 1);
    table.stationed("By", "G13", 0).trains("By", &[name]).stack(letter, 0, phase);
    table.operating(4, 1, "By", Step::Run);
    table
}

#[test]
fn r_mor_11_t_195_red_bonuses_for_4_4_and_5_5_only() {
    assert_eq!(red_to_red("2a", "d", "a").best(), 20 + 20);
    assert_eq!(red_to_red("3d", "d", "d").best(), 30 + 30);
    assert_eq!(red_to_red("4e", "g", "e").best(), 30 + 30);
    assert_eq!(red_to_red("4+4g", "j", "g").best(), 40 + 40 + 100);
    assert_eq!(red_to_red("5+5j", "j", "j").best(), 50 + 50 + 100);
    // One end is one bonus, whoever's tile it is.
    let mut table = red_to_red("4+4g", "j", "g");
    table.lay("G23", "57", 1).lay("G21", "57", 1).station("By", "G23", 0);
    table.edit(|state| state.board.tiles[crate::table::hex("G15").index()] = None);
    table.operating(4, 1, "By", Step::Run);
    assert_eq!(table.best(), 20 + 20 + 40 + 50, "the red tile of Ug");
}

#[test]
fn r_mor_19_colours_and_the_rest_as_in_18cz() {
    let title = title();
    let colours: Vec<_> = title.phases.iter().map(|phase| (phase.name.as_str(), phase.tiles)).collect();
    let expected = [
        ("a", Colour::Yellow),
        ("d", Colour::Green),
        ("e", Colour::Green),
        ("g", Colour::Brown),
        ("j", Colour::Grey),
    ];
    assert_eq!(colours, expected);
    let base = rules::title::embedded::title("18cz").expect("it is embedded");
    assert_eq!(title.chart, base.chart);
    // Emergency financing as in 18CZ.
    let mut table = buying("e", "d", &[]);
    table.treasury("Ug", 10).cash(0, 100).play(from_stack(Size::Large));
    assert_eq!((table.cash_of(0), table.state().player(rules::Seat(0)).debt), (0, 250 - 110));
}

#[test]
fn r_mor_21_an_exported_card_counts_as_a_sale_and_red_tiles_follow_the_phase() {
    let mut table = buying("e", "d", &["2a", "3d"]);
    table.operating(3, 2, "kk", Step::Trains).play(Action::Pass);
    assert!(happened(&table, |event| matches!(event, Event::Cz(CzEvent::TrainExported { .. }))));
    assert_eq!((table.phase_now(), table.stack_top()), ("e", ("e", 2)));
    assert_eq!(table.trains_of("Ug"), ["3d"], "the exported 4 scraps the 2");
    for (phase, value) in [("a", 20), ("d", 30), ("e", 30), ("g", 40), ("j", 50)] {
        assert_eq!(red_to_red("2a", "j", phase).best(), 2 * value, "{phase}");
    }
}
