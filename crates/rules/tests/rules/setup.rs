//! III, the set-up.

use rules::state::{PrivateOwner, Round, Status};
use rules::title::{Colour, Home, Size};
use rules::{Action, Game, Options, Seat};

use crate::table::{Table, company, hex, private, share, start, title};

/// The first order of play that a seed gives.
fn order_of(players: usize, seed: u64) -> Vec<u8> {
    let game = Game::new(title(), Options::BOOK, players, seed).expect("3 to 6 players").game;
    game.state().order.iter().map(|seat| seat.0).collect()
}

#[test]
fn r_set_01_t_001_start_cash_by_number_of_players() {
    for (players, cash) in [(3, 380), (4, 300), (5, 250), (6, 210)] {
        let table = Table::new(players);
        assert!((0..players as u8).all(|seat| table.cash_of(seat) == cash), "{players} players");
    }
    for players in [1, 2, 7] {
        assert!(Game::new(title(), Options::BOOK, players, 1).is_err(), "{players} players");
    }
}

#[test]
fn r_set_02_t_002_certificate_limit_by_number_of_players() {
    for (players, limit) in [(3, 14), (4, 12), (5, 10), (6, 9)] {
        assert_eq!(Table::new(players).game.view().certificate_limit(), limit, "{players} players");
    }
}

#[test]
fn r_set_03_eighteen_local_railways_lie_on_the_sheet() {
    let table = Table::new(3);
    assert!(
        table.state().privates.iter().all(|private| private.owner == PrivateOwner::Sheet && !private.used)
    );
    let title = title();
    let column = |size| title.privates.iter().filter(move |private| private.size == size);
    for (size, income, prices) in [
        (Size::Small, 5, [25, 30, 35, 40, 45, 50]),
        (Size::Medium, 10, [40, 45, 50, 55, 60, 65]),
        (Size::Large, 20, [55, 60, 65, 70, 75, 80]),
    ] {
        assert!(column(size).all(|private| private.income == income), "{size:?}");
        assert_eq!(column(size).map(|private| private.price).collect::<Vec<_>>(), prices, "{size:?}");
    }
}

#[test]
fn r_set_04_fifteen_companies_with_their_homes_and_markers() {
    let table = Table::new(3);
    assert_eq!(table.state().companies.len(), 15);
    let one = |home: &Home| match home {
        Home::RedTile(hexes) => hexes.to_vec(),
        other => other.hex().into_iter().collect(),
    };
    for (symbol, homes, markers) in [
        ("EKJ", vec!["D4"], 3),
        ("OFE", vec!["C25"], 3),
        ("BCB", vec!["E15"], 3),
        ("MW", vec!["F22"], 3),
        ("VBW", vec!["I9"], 3),
        ("BN", vec!["E11"], 3),
        ("NWB", vec!["E11"], 3),
        ("ATE", vec!["B8"], 3),
        ("BTE", vec!["D2"], 3),
        ("KFN", vec!["G19"], 3),
        ("Sx", vec!["A7", "B4"], 2),
        ("Pr", vec!["B18", "A21"], 2),
        ("By", vec!["F2", "H4"], 2),
        ("kk", vec!["J14", "I17"], 2),
        ("Ug", vec!["I23", "G27"], 2),
    ] {
        let mut printed = one(table.home_of(symbol));
        let mut expected: Vec<_> = homes.into_iter().map(hex).collect();
        printed.sort_unstable();
        expected.sort_unstable();
        assert_eq!(printed, expected, "{symbol}");
        assert_eq!(table.state().company(company(symbol)).markers, markers, "{symbol}");
        assert_eq!(table.state().company(company(symbol)).status, Status::Unstarted, "{symbol}");
    }
}

#[test]
fn r_set_05_all_certificates_lie_in_the_bank_the_directors_on_top() {
    let mut table = Table::new(3);
    for (symbol, shares) in [("EKJ", 4), ("BN", 5), ("kk", 10)] {
        assert_eq!(table.game.view().shares_in_bank(company(symbol)), shares);
        assert_eq!(table.director_of(symbol), None);
    }
    table.stock_round(1, 0);
    assert_eq!(table.refused_by(share("EKJ")), "R-SR-06");
    table.play(start("EKJ", 50));
    assert_eq!(table.shares_of("EKJ", 0), 2);
    assert_eq!(table.game.view().shares_in_bank(company("EKJ")), 2);
    assert_eq!(table.game.view().certificates(Seat(0)), 1);
}

#[test]
fn r_set_06_t_003_the_stack_from_a_to_j() {
    assert_eq!(Table::new(3).stack_top(), ("a", 5));
    let title = title();
    let stack: Vec<_> = title.cards.iter().map(|card| (card.letter.as_str(), card.count(4))).collect();
    let four = Some(4);
    assert_eq!(stack[..5], [("a", Some(5)), ("b", four), ("c", four), ("d", four), ("e", four)]);
    assert_eq!(stack[5..], [("f", four), ("g", four), ("h", Some(2)), ("i", Some(2)), ("j", None)]);
}

#[test]
fn r_set_07_t_003_sides_and_prices_of_the_cards() {
    let title = title();
    for (letter, sides) in [
        ("a", vec![("2", 70)]),
        ("b", vec![("2", 70), ("2+2", 80)]),
        ("c", vec![("3", 120), ("2+2", 80)]),
        ("d", vec![("3", 120), ("3+3", 180), ("3E", 250)]),
        ("e", vec![("4", 250), ("3+3", 180), ("3E", 250)]),
        ("f", vec![("4", 250), ("4+4", 400), ("4E", 350)]),
        ("g", vec![("5", 350), ("4+4", 400), ("4E", 350)]),
        ("h", vec![("5", 350), ("5+5", 500), ("5E", 700)]),
        ("i", vec![("5", 350), ("5+5", 500), ("6E", 800)]),
        ("j", vec![("5", 350), ("5+5", 500), ("8E", 1000)]),
    ] {
        let card = title.card(title.card_named(letter).expect("a letter"));
        let printed: Vec<_> = card
            .sides
            .iter()
            .map(|side| (title.train_types[side.train.index()].name.as_str(), side.price))
            .collect();
        assert_eq!(printed, sides, "{letter}");
        assert!(
            card.sides.iter().map(|side| side.size).eq(Size::ALL.into_iter().take(sides.len())),
            "{letter}"
        );
    }
}

#[test]
fn t_004_the_supply_holds_160_tiles() {
    let title = title();
    let table = Table::new(3);
    let count = |colour, purple: bool| -> u32 {
        let kinds = title.tiles.iter().zip(&table.state().supply);
        let kinds = kinds.filter(|(tile, _)| tile.colour() == colour && (!purple || tile.purple));
        kinds.map(|(_, &left)| u32::from(left)).sum()
    };
    let colours = [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey, Colour::Red];
    assert_eq!(colours.map(|colour| count(colour, false)), [69, 54, 28, 4, 5]);
    assert_eq!(colours.map(|colour| count(colour, true)), [0, 10, 7, 3, 0]);
    assert_eq!(table.state().supply.iter().map(|&left| u32::from(left)).sum::<u32>(), 160);
}

#[test]
fn r_set_08_the_first_order_is_drawn_and_the_lowest_card_begins() {
    let orders: Vec<_> = (0..20).map(|seed| order_of(4, seed)).collect();
    for order in &orders {
        let mut seats = order.clone();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2, 3]);
    }
    assert!((0..4).all(|seat| orders.iter().any(|order| order[0] == seat)), "anybody can be first");
    assert_eq!(order_of(4, 7), order_of(4, 7), "a seed always gives the same order");
    let game = Game::new(title(), Options::BOOK, 4, 3).expect("four players").game;
    assert_eq!(game.decider(), Some(game.state().order[0]));
}

#[test]
fn r_set_09_purses_are_separate_and_the_bank_never_runs_out() {
    let mut table = Table::new(3);
    table.started("kk", 100, 0, &[5]).cash(0, 0).treasury("kk", 10).earned("kk", 1_000_000);
    table.play(Action::PayOut);
    assert_eq!((table.cash_of(0), table.treasury_of("kk")), (500_000, 10));
    assert_eq!((table.cash_of(1), table.cash_of(2)), (380, 380));
}

#[test]
fn r_set_10_phase_a_until_the_first_train_of_another_letter() {
    let mut table = Table::new(3);
    assert_eq!(table.phase_now(), "a");
    table.play(Action::BuyPrivate { private: private("S1") });
    table.stock_round(1, 0).play(start("EKJ", 50));
    assert_eq!(table.phase_now(), "a");
    assert_eq!(table.refused_by(start("BN", 60)), "R-SR-05");
    table.pass_until_operating();
    assert!(matches!(table.state().round, Round::Operating { set: 1, number: 1, .. }));
    assert_eq!(table.phase_now(), "a");
}
