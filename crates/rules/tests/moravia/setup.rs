//! XI.2, what is on the table at the start.

use rules::event::Event;
use rules::round_name::RoundName;
use rules::state::Status;
use rules::title::{Copies, Home, PaperKind};
use rules::{Action, CzEvent, Game, Options};

use crate::table::{SEATED, Table, company, hex, private, share, start, title};
use crate::{bought, sound};

#[test]
fn r_mor_01_t_190_money_limits_and_the_reconstructed_board() {
    for (players, cash, limit) in [(2, 500, 15), (3, 450, 13)] {
        let table = Table::new(players);
        assert!((0..players as u8).all(|seat| table.cash_of(seat) == cash), "{players} players");
        assert_eq!(table.game.view().certificate_limit(), limit);
        sound(&table);
    }
    for players in [1, 4] {
        assert!(Game::new(title(), SEATED, players, 1).is_err(), "{players} players");
    }
    let title = title();
    assert!(title.reconstructed.as_ref().is_some_and(|what| what.contains("reconstruction")));
    assert_eq!(title.hexes.len(), 50, "40 to build on, 10 red-edged ones");
    let homes = |symbol| match &title.charter(company(symbol)).home {
        Home::RedTile(hexes) => hexes.iter().map(|&hex| title.hex(hex).name.clone()).collect(),
        _ => Vec::new(),
    };
    assert_eq!(homes("Pr"), ["A21", "B18"]);
    assert_eq!(homes("Sx"), ["C17", "E15"]);
    assert_eq!(homes("By"), ["G13", "I15"]);
    assert_eq!(homes("kk"), ["I17", "J20"]);
    assert_eq!(homes("Ug"), ["G27", "I23"]);
    for charter in title.companies.iter().filter(|charter| !charter.private) {
        let Home::RedTile(hexes) = &charter.home else { panic!("{} has a red home", charter.symbol) };
        for &hex in hexes {
            assert!(!title.upgrades.red_rotations(hex).is_empty(), "{}", title.hex(hex).name);
        }
    }
    assert!(title.hex_named("E11").is_none() && title.tile_named("8889").is_none(), "no Praha");
    assert_eq!(title.tiles.iter().map(|tile| u32::from(tile.count)).sum::<u32>(), 155);
    // What the board keeps of the map of 18CZ is the same there.
    let base = rules::title::embedded::title("18cz").expect("it is embedded");
    for ours in title.hexes.iter().filter(|hex| hex.reserved_for.is_none()) {
        let theirs = base.hex(base.hex_named(&ours.name).expect("it is a hex of 18CZ"));
        assert_eq!((&ours.face, ours.terrain), (&theirs.face, theirs.terrain), "{}", ours.name);
    }
}

#[test]
fn r_mor_02_five_large_companies_of_which_two_players_leave_one_out() {
    let table = Table::new(3);
    let symbols: Vec<_> = title().share_companies().map(|id| title().charter(id).symbol.clone()).collect();
    assert_eq!(symbols, ["Sx", "Pr", "By", "kk", "Ug"]);
    let closed = |table: &Table| {
        let out = |id: &rules::CompanyId| table.state().company(*id).status == Status::Closed;
        title().share_companies().filter(out).collect::<Vec<_>>()
    };
    assert_eq!(closed(&table), []);
    let mut seen = Vec::new();
    for seed in 0..40 {
        let played = Game::new(title(), Options::BOOK, 2, seed).expect("two may play");
        let again = Game::new(title(), Options::BOOK, 2, seed).expect("two may play");
        assert_eq!(played.game.state(), again.game.state(), "by the seed");
        let mut table = Table { game: played.game, events: played.events };
        let left_out = closed(&table);
        assert_eq!(left_out.len(), 1);
        sound(&table);
        let symbol = title().charter(left_out[0]).symbol.clone();
        assert!(table.events.iter().any(
            |event| matches!(event, Event::Cz(CzEvent::CompanyLeftOut { company, among }) if *company == left_out[0] && among.len() == 5)
        ));
        table.stock_round(1, 0);
        assert_eq!(table.refused_by(start(&symbol, 60)), "R-SR-15");
        seen.push(symbol);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["By", "Pr", "Sx", "Ug", "kk"], "by lot");
    // All are there from the first stock round on; the Mährische Westbahn is none of them.
    let mut table = Table::new(3);
    table.stock_round(1, 0);
    assert!(symbols.iter().all(|symbol| table.accepts(&start(symbol, 50))));
    assert_eq!(table.refused_by(start("MW", 50)), "R-MOR-02");
    assert_eq!(table.refused_by(share("MW")), "R-MOR-02");
}

#[test]
fn r_mor_07_cards_by_number_of_players_for_all_companies() {
    let title = title();
    let of = |players| {
        title.stack().iter().map(|card| (card.letter.as_str(), card.count(players))).collect::<Vec<_>>()
    };
    assert_eq!(of(2), [("a", Some(5)), ("d", Some(4)), ("e", Some(3)), ("g", Some(2)), ("j", None)]);
    assert_eq!(of(3), [("a", Some(6)), ("d", Some(5)), ("e", Some(3)), ("g", Some(3)), ("j", None)]);
    let sold: Vec<_> = title
        .stack()
        .iter()
        .flat_map(|card| &card.sides)
        .map(|side| (title.train_types[side.train.index()].name.as_str(), side.price))
        .collect();
    assert_eq!(sold, [("2", 70), ("3", 120), ("4", 250), ("4+4", 400), ("5+5", 500)]);
    for (players, left) in [(2, 5), (3, 6)] {
        assert_eq!(Table::new(players).stack_top(), ("a", left));
    }
    // Every company can run every one of them.
    let table = Table::new(3);
    for symbol in ["Sx", "Pr", "By", "kk", "Ug"] {
        for name in ["2a", "3d", "4e", "4+4g", "5+5j"] {
            assert!(table.game.view().runs(company(symbol), crate::table::train(name)), "{symbol}, {name}");
        }
    }
    assert_eq!(title.cards.last().map(|card| &card.copies), Some(&Copies::Unlimited));
}

#[test]
fn r_mor_14_t_198_the_track_begins_with_50() {
    let mut table = Table::new(3);
    let sets: Vec<_> = title().sets.iter().map(|set| set.local_prices.clone()).collect();
    let all: [&[u32]; 6] = [&[50], &[55], &[60, 65], &[70, 75], &[80, 90], &[100, 110, 120]];
    assert_eq!(sets, all);
    table.floated("Ug", 60, 0).treasury("Ug", 600).open_operating_round(1);
    assert_eq!(table.state().local_price, Some(50));
}

#[test]
fn r_mor_16_the_five_papers_and_the_marker_of_the_westbahn() {
    let title = title();
    let papers: Vec<_> =
        title.privates.iter().map(|paper| (paper.id.as_str(), paper.price, paper.income)).collect();
    assert_eq!(papers, [("S1", 25, 5), ("M1", 40, 10), ("L1", 55, 20), ("3E", 50, 0), ("MW", 60, 0)]);
    assert_eq!(title.private(private("MW")).kind, PaperKind::Railway(company("MW")));
    // Nobody else gets the place before the auction, and its owner puts the marker there.
    assert_eq!(title.hex(hex("F22")).home_of, [company("MW")]);
    let mut table = Table::new(3);
    assert_eq!(table.marker_of("MW", "F22"), None);
    bought(&mut table, "MW");
    assert_eq!(table.marker_of("MW", "F22"), Some(Some(0)));
    sound(&table);
}

#[test]
fn r_mor_21_six_stock_rounds_eleven_operating_rounds_five_exports() {
    let mut table = Table::new(3);
    bought(&mut table, "S1");
    let (mut stock, mut operating, mut exports) = (0, 0, Vec::new());
    while !table.state().is_over() {
        let pass = if matches!(table.decision(), rules::Decision::Cz(rules::CzDecision::PickPaper { .. })) {
            let left = table.offered();
            left[0].action(0)
        } else {
            Action::Pass
        };
        table.play(pass);
        for event in &table.events {
            match event {
                Event::RoundBegan { round: RoundName::Stock(_) } => stock += 1,
                Event::RoundBegan { round: RoundName::Operating(..) } => operating += 1,
                Event::Cz(CzEvent::TrainExported { .. }) => exports.push(table.state().local_price),
                _ => {}
            }
        }
    }
    assert_eq!((stock, operating, exports.len()), (6, 11, 5));
    // Nothing is sold in the first stock round; a paper in hand is a certificate.
    let mut table = Table::new(3);
    table.started("Ug", 60, 0, &[4]).local_to_player("S1", 0).local_to_player("3E", 0).stock_round(1, 0);
    assert_eq!(table.refused_by(crate::table::sell("Ug", 1)), "R-SALE-01");
    assert_eq!(table.game.view().certificates(rules::Seat(0)), 3 + 2);
    assert!(!title().play.turn.contains(&rules::operating_turn::Step::TakeOver), "nobody is smaller");
}

#[test]
fn r_home_05_no_exit_of_a_red_tile_leads_to_a_red_edged_hex() {
    let title = rules::title::embedded::title("18cz-moravia-silesia").expect("it is embedded");
    for hex in title.hex_ids() {
        for &rotation in title.upgrades.red_rotations(hex) {
            let home = title.hex(hex).reserved_for;
            let tile = title.tiles.iter().find(|tile| tile.home_of == home).expect("it has a red tile");
            for edge in tile.face(rotation).exits().iter() {
                let there = title.hex(hex).neighbours[usize::from(edge.0)].expect("there is a hex");
                assert_eq!(title.hex(there).reserved_for, None, "{} of {}", edge.0, title.hex(hex).name);
            }
        }
    }
    let b18 = title.hex_named("B18").expect("a home of Pr");
    assert_eq!(title.upgrades.red_rotations(b18).len(), 1, "towards B20 and C19 only");
}
