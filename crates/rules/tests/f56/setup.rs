//! R-36-SET, what lies on the table at the beginning.

use super::table::{SEATED, Table, company, hex, start, title};
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Round};
use rules::title::Home;
use rules::{Action, F56Action, Game, Offer, Options, Seat};

#[test]
fn r_36_set_01_two_to_four_play() {
    for players in [2, 3, 4] {
        assert_eq!(Table::with(players, SEATED).state().players.len(), players);
    }
    for players in [1, 5] {
        let refused = Game::new(title(), SEATED, players, 1).expect_err("not so many");
        assert_eq!((refused.given, refused.possible), (players, vec![2, 3, 4]));
    }
}

/// T-01
#[test]
fn r_36_set_02_r_36_set_03_money_comes_out_of_the_bank() {
    for (players, cash) in [(2, 450), (3, 300), (4, 225)] {
        let table = Table::with(players, SEATED);
        assert!((0..players as u8).all(|seat| table.cash(seat) == cash));
        assert_eq!(table.bank(), 5100);
    }
}

#[test]
fn r_36_set_04_certificate_limits() {
    for (players, limit) in [(2, 20), (3, 13), (4, 10)] {
        assert_eq!(Table::with(players, SEATED).game.view().certificate_limit(), limit);
    }
}

/// T-02
#[test]
fn r_36_set_05_trains_of_the_bank() {
    let title = title();
    let trains: Vec<(&str, u8, u32)> = title.cards[..6]
        .iter()
        .map(|card| (card.letter.as_str(), card.count(3).expect("a number"), card.sides[0].price))
        .collect();
    let wanted = [("2", 5, 100), ("3", 4, 225), ("4", 3, 350), ("5", 2, 550), ("6", 2, 700), ("8", 5, 1000)];
    assert_eq!(trains, wanted);
    let table = Table::with(3, SEATED);
    assert_eq!((table.stack_top(), table.state().trains.beside), (("2".into(), 5), 5));
}

#[test]
fn r_36_set_06_four_private_companies() {
    let printed: Vec<(String, u32, u32)> =
        title().privates.iter().map(|private| (private.id.clone(), private.price, private.income)).collect();
    let wanted = [("ACC", 20, 5), ("E-SF", 40, 10), ("CdH", 50, 10), ("RdP", 70, 15)];
    assert_eq!(printed, wanted.map(|(id, price, income)| (id.to_owned(), price, income)));
}

#[test]
fn r_36_set_07_six_companies_and_the_national_one() {
    let title = title();
    let homes = [
        ("B", "H6", "H10", 4),
        ("GCL", "I9", "K13", 4),
        ("Nord", "I3", "I9", 3),
        ("NBDS", "E11", "E5", 3),
        ("HSM", "D6", "E11", 2),
        ("NFL", "A9", "D6", 2),
    ];
    for (symbol, home, destination, markers) in homes {
        let charter = title.charter(company(symbol));
        assert_eq!(
            (charter.home.hex(), charter.destination),
            (Some(hex(home)), Some(hex(destination))),
            "{symbol}"
        );
        assert_eq!((charter.markers, title.size_of(company(symbol)).shares), (markers, 10), "{symbol}");
    }
    let national = title.charter(company("MESS"));
    assert!(national.national && matches!(national.home, Home::Nowhere));
    assert_eq!((title.companies.len(), national.markers), (7, 10));
    // The president's certificate is two of the ten shares, and one certificate.
    let mut table = Table::with(3, SEATED);
    table.stock_round(1, 0).play(start("B", 65));
    assert_eq!((table.shares_of("B", 0), table.unsold_of("B")), (2, 8));
    assert_eq!(table.game.view().certificates(Seat(0)), 1);
}

#[test]
fn r_36_set_08_loans_never_run_out() {
    let mut table = Table::with(3, SEATED);
    for symbol in ["B", "GCL", "Nord", "NBDS", "HSM", "NFL"] {
        table.started(symbol, 100, &[6, 4]).loans(symbol, 9);
    }
    table.station("B", "H6", 0).operating("B", Step::Track).play(Action::F56(F56Action::TakeLoan));
    assert_eq!(table.loans_of("B"), 10);
}

#[test]
fn r_36_set_09_the_first_order_is_drawn() {
    let order = |options, seed| {
        let game = Game::new(title(), options, 4, seed).expect("four play").game;
        game.state().order.to_vec()
    };
    let drawn: Vec<_> = (0..20).map(|seed| order(Options::BOOK, seed)).collect();
    for first in 0..4 {
        assert!(drawn.iter().any(|order| order[0] == Seat(first)), "seat {first} never begins");
    }
    assert!(drawn.iter().any(|order| order[1].0 != (order[0].0 + 1) % 4), "not only the first is drawn");
    assert_eq!(order(Options::BOOK, 7), order(Options::BOOK, 7));
    assert_eq!(order(SEATED, 7), [Seat(0), Seat(1), Seat(2), Seat(3)]);
}

#[test]
fn r_36_set_10_an_auction_then_stock_rounds_with_their_sets() {
    let mut table = Table::with(3, SEATED);
    assert!(matches!(table.state().round, Round::Privates(_)));
    table.buy("ACC").buy("E-SF").buy("CdH").buy("RdP");
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }));
    assert!((0..4).all(|private| table.state().privates[private].owner != PrivateOwner::Sheet));
    table.play(start("B", 65)).pass_until_operating();
    assert!(matches!(table.state().round, Round::Operating { set: 1, number: 1, .. }));
    while !matches!(table.state().round, Round::Stock { .. }) {
        let pass = table.offered().contains(&Offer::Pass);
        let train = Action::BuyTrain { source: rules::train::Source::Stack, side: rules::title::Size::Large };
        table.play(if pass { Action::Pass } else { train });
    }
    assert!(
        matches!(table.state().round, Round::Stock { number: 2, .. }),
        "one round in the set of the first phase"
    );
}
