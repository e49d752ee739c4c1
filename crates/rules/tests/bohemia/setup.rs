//! XI.1, what is on the table at the start.

use rules::title::{Home, Size};
use rules::{Action, Game, Options, Seat};

use crate::table::{SEATED, Table, company, private, start, title};
use crate::{bohemia, his, sound};

#[test]
fn r_boh_01_t_180_two_players_with_280_on_the_map_of_bohemia() {
    let table = Table::new(2);
    assert_eq!((table.cash_of(0), table.cash_of(1)), (280, 280));
    assert_eq!(table.game.view().certificate_limit(), 14);
    for players in [1, 3, 4] {
        assert!(Game::new(title(), SEATED, players, 1).is_err(), "{players} players");
    }
    let title = title();
    assert_eq!(title.hexes.len(), 73);
    for (name, there) in [("C19", true), ("I17", true), ("B18", false), ("G19", false), ("D26", false)] {
        assert_eq!(title.hex_named(name).is_some(), there, "{name}");
    }
    // Track may not leave the board where Moravia would be.
    let edge = title.hex(title.hex_named("F18").expect("it is the border"));
    assert_eq!(edge.neighbours.map(|next| next.is_some()), [true, true, true, false, false, false]);
    sound(&table);
}

#[test]
fn r_boh_02_t_180_ten_companies_are_left() {
    let title = title();
    let of = |size| {
        let of_size = title.companies.iter().filter(|charter| charter.size == size);
        of_size.map(|charter| charter.symbol.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(of(Size::Small), ["EKJ", "BCB", "VBW"]);
    assert_eq!(of(Size::Medium), ["BN", "NWB", "ATE", "BTE"]);
    assert_eq!(of(Size::Large), ["Sx", "By", "kk"]);
    let kk = match &title.charter(company("kk")).home {
        Home::RedTile(hexes) => hexes.iter().map(|&hex| title.hex(hex).name.as_str()).collect(),
        _ => Vec::new(),
    };
    assert_eq!(kk, ["I17", "J14"]);
    assert_eq!(title.tiles.iter().map(|tile| u32::from(tile.count)).sum::<u32>(), 158);
}

#[test]
fn r_boh_03_t_180_nine_local_railways() {
    let title = title();
    let prices: Vec<_> = title.privates.iter().map(|private| private.price).collect();
    assert_eq!(prices, [25, 30, 35, 40, 45, 50, 55, 60, 65]);
    for size in Size::ALL {
        assert_eq!(title.privates.iter().filter(|private| private.size == size).count(), 3, "{size:?}");
    }
}

#[test]
fn r_boh_04_vaclav_does_not_act_and_is_not_counted() {
    let mut table = bohemia("EKJ");
    assert_eq!(table.state().order[..], [Seat(0), Seat(1)]);
    // Pre-Stock Round: the snake is that of two.
    let mut asked = Vec::new();
    for id in ["S1", "S2", "S3", "M1"] {
        asked.push(table.decider());
        table.play(Action::BuyPrivate { private: private(id) });
    }
    assert_eq!(asked, [0, 1, 1, 0]);
    // A stock round ends when both have passed.
    table.stock_round(1, 0).play(Action::Pass);
    assert_eq!(table.decider(), 1);
    table.play(Action::Pass);
    assert!(table.state().operating().is_some());
    assert_eq!(table.game.view().worth(Seat(0)) + table.game.view().worth(Seat(1)), {
        let cash = i64::from(table.cash_of(0) + table.cash_of(1));
        cash + 4 * 120
    });
}

#[test]
fn r_boh_05_t_180_a_small_company_is_drawn_with_the_first_train() {
    let mut seen = Vec::new();
    for seed in 0..20 {
        let played = Game::new(title(), Options::BOOK, 2, seed).expect("two may play");
        let table = Table { game: played.game, events: played.events };
        let small = his(&table, Size::Small).expect("he has one");
        assert_eq!(table.state().company(company(&small)).vaclav, 2, "50 %");
        assert_eq!((table.price_of(&small), table.treasury_of(&small)), (50, 0));
        assert_eq!(table.director_of(&small), None);
        assert_eq!(table.trains_of(&small), ["2a"]);
        assert_eq!(table.stack_top(), ("a", 4));
        assert_eq!((his(&table, Size::Medium), his(&table, Size::Large)), (None, None));
        sound(&table);
        seen.push(small);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["BCB", "EKJ", "VBW"], "by lot");
    // It operates from the first operating round on, and nobody else can start it.
    let mut table = bohemia("EKJ");
    table.stock_round(1, 0);
    assert_eq!(table.refused_by(start("EKJ", 50)), "R-SR-15");
    table.pass_until_operating();
    assert_eq!(table.game.view().operating_company(), Some(company("EKJ")));
}

#[test]
fn r_boh_05_the_generator_of_18xx_games() {
    for (seed, small) in [(201_u64, "BCB"), (0, "EKJ"), (1, "EKJ"), (1 << 31, "EKJ")] {
        let drawn = (1_103_515_245 * (seed % (1 << 31)) + 12_345) % (1 << 31) % 3;
        assert_eq!(["EKJ", "BCB", "VBW"][drawn as usize], small, "{seed}");
        let played = Game::new(title(), Options::AS_ON_18XX_GAMES, 2, seed).expect("two may play");
        assert!(played.game.state().is_vaclavs(company(small)), "{seed}");
    }
}

#[test]
fn r_boh_22_order_cards_by_cash() {
    let mut table = bohemia("EKJ");
    table
        .play(Action::BuyPrivate { private: private("L3") })
        .play(Action::BuyPrivate { private: private("L2") });
    table.play(Action::Pass).play(Action::Pass);
    // 215 and 220: least cash first.
    assert_eq!(table.state().order[..], [Seat(0), Seat(1)]);
    table.cash(0, 100).cash(1, 200).play(Action::Pass).play(Action::Pass);
    assert_eq!(table.state().order[..], [Seat(1), Seat(0)]);
}

#[test]
fn r_boh_23_the_rest_is_18cz() {
    let (ours, base) = (title(), rules::title::embedded::title("18cz").expect("it is embedded"));
    assert_eq!(ours.chart, base.chart);
    assert_eq!(ours.sets, base.sets);
    let letters = |title: &rules::Title| {
        title.cards.iter().map(|card| (card.letter.clone(), card.count(4))).collect::<Vec<_>>()
    };
    assert_eq!(letters(&ours), letters(&base));
    assert_eq!(ours.sizes[0], base.sizes[0]);
    assert_eq!(ours.sizes[1], base.sizes[1]);
    assert_eq!(ours.play.turn, base.play.turn);
}
