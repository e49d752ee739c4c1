//! The built-in title against the component list and the tables of the rulebook, and the faults of broken files.

#[path = "title/faults.rs"]
mod faults;
#[path = "title/faults_paper.rs"]
mod faults_paper;
#[path = "title/figures.rs"]
mod figures;
#[path = "title/papers.rs"]
mod papers;
#[path = "title/parts.rs"]
mod parts;
#[path = "title/rulebook.rs"]
mod rulebook;
#[path = "title/tiles.rs"]
mod tiles;

use rules::title::{Colour, Home, RunKind, Size, StopKind, Terrain, Title, embedded};
use std::collections::BTreeMap;
use std::sync::Arc;

fn title() -> Arc<Title> {
    embedded::title("18cz").expect("18cz is built in")
}

#[test]
fn built_in_titles_load() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("every id has a title");
        assert_eq!(&title.id, id);
        assert!(Arc::ptr_eq(&title, &embedded::title(id).expect("it is kept")));
    }
    assert_eq!(title().name, "18CZ");
    assert!(embedded::title("18xx").is_none());
}

#[test]
fn r_set_01_start_cash() {
    let cash: Vec<_> = title().seat_counts.iter().map(|seats| (seats.players, seats.cash)).collect();
    assert_eq!(cash, [(3, 380), (4, 300), (5, 250), (6, 210)]);
}

#[test]
fn r_set_02_certificate_limit() {
    let limits: Vec<_> =
        title().seat_counts.iter().map(|seats| (seats.players, seats.certificate_limit)).collect();
    assert_eq!(limits, [(3, 14), (4, 12), (5, 10), (6, 9)]);
}

#[test]
fn r_set_03_local_railways() {
    let title = title();
    assert_eq!(title.privates.len(), 18);
    for (size, income, first) in [(Size::Small, 5, 25), (Size::Medium, 10, 40), (Size::Large, 20, 55)] {
        let privates: Vec<_> = title.privates.iter().filter(|private| private.size == size).collect();
        assert_eq!(privates.len(), 6, "{size:?}");
        assert!(privates.iter().all(|private| private.income == income), "{size:?}");
        let prices: Vec<_> = privates.iter().map(|private| private.price).collect();
        assert_eq!(prices, (0..6).map(|step| first + 5 * step).collect::<Vec<_>>(), "{size:?}");
        assert!(
            privates.iter().all(|private| private.power == privates[0].power),
            "{size:?}: interchangeable"
        );
    }
    let first = title.private(title.private_named("S1").expect("S1"));
    assert_eq!((first.name.as_str(), first.name_de.as_str()), ("Planá – Tachov", "Plan – Tachau"));
}

#[test]
fn r_set_04_companies_and_homes() {
    let title = title();
    let hex = |id| title.hex(id).name.clone();
    let home = |home: &Home| match home {
        Home::City(id) => hex(*id),
        Home::Circle(id, edge) => format!("{} edge {}", hex(*id), edge.0),
        Home::Choice(id) => format!("{} choice", hex(*id)),
        Home::Nowhere => "nowhere".into(),
        Home::RedTile(ids) => ids.iter().map(|id| hex(*id)).collect::<Vec<_>>().join("/"),
    };
    let homes: Vec<_> = title
        .companies
        .iter()
        .map(|charter| (charter.symbol.as_str(), charter.size, home(&charter.home)))
        .collect();
    let wanted = [
        (Size::Small, "EKJ D4, OFE C25, BCB E15, MW F22, VBW I9"),
        (Size::Medium, "BN E11 edge 3, NWB E11 edge 5, ATE B8 choice, BTE D2, KFN G19"),
        (Size::Large, "Sx A7/B4, Pr A21/B18, By F2/H4, kk I17/J14, Ug G27/I23"),
    ];
    let wanted: Vec<_> = wanted
        .iter()
        .flat_map(|(size, list)| {
            list.split(", ").map(move |entry| (*size, entry.split_once(' ').expect("a home")))
        })
        .map(|(size, (symbol, home))| (symbol, size, home.to_string()))
        .collect();
    assert_eq!(homes, wanted);
    let markers: Vec<_> = Size::ALL.iter().map(|size| title.sizes[size.index()].markers).collect();
    assert_eq!(markers, [3, 3, 2]);
    // Component list: 40 station markers.
    assert_eq!(title.company_ids().map(|id| u32::from(title.size_of(id).markers)).sum::<u32>(), 40);
}

#[test]
fn r_set_04_home_hexes_know_their_companies() {
    let title = title();
    let symbols = |hex: &str| {
        let hex = title.hex(title.hex_named(hex).expect("a hex"));
        hex.home_of.iter().map(|id| title.charter(*id).symbol.clone()).collect::<Vec<_>>()
    };
    assert_eq!(symbols("E11"), ["BN", "NWB"]);
    assert_eq!(symbols("B8"), ["ATE"]);
    assert_eq!(symbols("G19"), ["KFN"]);
    assert!(symbols("A7").is_empty());
    assert_eq!(title.hexes.iter().map(|hex| hex.home_of.len()).sum::<usize>(), 10);
}

#[test]
fn r_set_05_certificates() {
    let title = title();
    let sheets: Vec<_> = title.sizes.iter().map(|sheet| (sheet.shares, sheet.percent())).collect();
    assert_eq!(sheets, [(4, 25), (5, 20), (10, 10)]);
}

#[test]
fn r_set_06_stack() {
    let title = title();
    let stack: Vec<_> = title.cards.iter().map(|card| (card.letter.as_str(), card.count(4))).collect();
    let wanted = [5, 4, 4, 4, 4, 4, 4, 2, 2].map(Some).into_iter().chain([None]);
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    assert_eq!(stack, letters.into_iter().zip(wanted).collect::<Vec<_>>());
}

#[test]
fn r_set_07_sides_and_prices() {
    let title = title();
    let shown = |letter: &str| {
        let card = title.card(title.card_named(letter).expect("a card"));
        let side = |side: &rules::title::Side| {
            assert_eq!(card.side(side.size), Some(side));
            format!("{}/{}", title.train_types[side.train.index()].name, side.price)
        };
        card.sides.iter().map(side).collect::<Vec<_>>().join(", ")
    };
    for (letter, wanted) in [
        ("a", "2/70"),
        ("b", "2/70, 2+2/80"),
        ("c", "3/120, 2+2/80"),
        ("d", "3/120, 3+3/180, 3E/250"),
        ("e", "4/250, 3+3/180, 3E/250"),
        ("f", "4/250, 4+4/400, 4E/350"),
        ("g", "5/350, 4+4/400, 4E/350"),
        ("h", "5/350, 5+5/500, 5E/700"),
        ("i", "5/350, 5+5/500, 6E/800"),
        ("j", "5/350, 5+5/500, 8E/1000"),
    ] {
        assert_eq!(shown(letter), wanted, "card {letter}");
    }
}

#[test]
fn train_names_say_how_they_run() {
    let title = title();
    let run = |name: &str| title.train_types.iter().find(|train| train.name == name).expect("a train").run;
    assert_eq!(run("2"), RunKind::Plain(2));
    assert_eq!(run("3+3"), RunKind::Plus { cities: 3, total: 6 });
    assert_eq!(run("8E"), RunKind::Express(8));
    assert_eq!(title.train_types.len(), 13);
}

#[test]
fn r_co_01_float_shares() {
    let title = title();
    let percent: Vec<_> = title.sizes.iter().map(|sheet| sheet.float * sheet.percent()).collect();
    assert_eq!(percent, [50, 60, 50]);
}

#[test]
fn r_co_03_capital_table() {
    let title = title();
    let table = |size: Size, factor: fn(&rules::title::SizeSheet) -> u8| {
        let sheet = &title.sizes[size.index()];
        sheet.start_prices.iter().map(|price| price * u32::from(factor(sheet))).collect::<Vec<_>>()
    };
    assert_eq!(table(Size::Small, |sheet| sheet.shares), [200, 220, 240, 260, 280]);
    assert_eq!(table(Size::Medium, |sheet| sheet.shares), [300, 350, 400, 450, 500]);
    assert_eq!(table(Size::Large, |sheet| sheet.shares), [900, 1000, 1100, 1200]);
    assert_eq!(table(Size::Small, |sheet| sheet.float), [100, 110, 120, 130, 140]);
    assert_eq!(table(Size::Medium, |sheet| sheet.float), [180, 210, 240, 270, 300]);
    assert_eq!(table(Size::Large, |sheet| sheet.float), [450, 500, 550, 600]);
}

#[test]
fn r_sr_10_most_shares() {
    let title = title();
    let percent: Vec<_> = title.sizes.iter().map(|sheet| sheet.most * sheet.percent()).collect();
    assert_eq!(percent, [75, 60, 60]);
}

#[test]
fn chart_has_two_alternating_rows() {
    let chart = &title().chart;
    assert_eq!(chart.prices.len(), 46);
    assert_eq!((chart.prices[0], chart.prices[45]), (40, 370));
    let bottom: Vec<_> = chart.prices.iter().step_by(2).copied().collect();
    assert_eq!(bottom[..8], [40, 50, 55, 60, 65, 70, 80, 90]);
    assert_eq!(bottom[20..], [290, 320, 350]);
    // All start prices lie in the bottom row.
    assert!(title().sizes.iter().flat_map(|sheet| &sheet.start_prices).all(|price| bottom.contains(price)));
}

#[test]
fn r_mkt_01_dividend_steps_by_size() {
    let title = title();
    assert_eq!(title.sizes.each_ref().map(|sheet| sheet.dividend_steps), [1, 1, 2]);
    let after = |price, steps: u8| {
        let space = title.chart.space(price).expect("on the chart");
        title.chart.price((0..steps).fold(space, |space, _| title.chart.right(space)))
    };
    assert_eq!(after(60, 1), 65);
    assert_eq!(after(100, 2), 120);
    assert_eq!((after(320, 2), after(335, 2), after(350, 1), after(370, 1)), (350, 370, 350, 370));
}

#[test]
fn r_mkt_02_without_dividend_left_in_the_row() {
    let title = title();
    let after = |price| title.chart.price(title.chart.left(title.chart.space(price).expect("on the chart")));
    assert_eq!((after(50), after(40), after(53), after(45), after(65)), (40, 40, 45, 45, 60));
}

#[test]
fn r_mkt_03_sales_and_sold_out_move_diagonally() {
    let title = title();
    let space = |price| title.chart.space(price).expect("on the chart");
    let down = |price| title.chart.price(title.chart.down(space(price)));
    let up = |price| title.chart.price(title.chart.up(space(price)));
    assert_eq!((down(100), down(45), down(40)), (95, 40, 40));
    assert_eq!((up(60), up(63), up(350), up(370)), (63, 65, 370, 370));
}

#[test]
fn r_or_01_local_prices_of_the_process_track() {
    let prices: Vec<_> = title().sets.iter().flat_map(|set| set.local_prices.clone()).collect();
    assert_eq!(prices, [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120]);
}

#[test]
fn r_or_08_sets_of_operating_rounds() {
    let title = title();
    let rounds: Vec<_> = title.sets.iter().map(|set| set.local_prices.len()).collect();
    assert_eq!(rounds, [1, 1, 1, 1, 2, 2, 2, 3]);
    let exports: Vec<_> = title.sets.iter().map(|set| set.export).collect();
    assert_eq!(exports, [true, true, true, true, true, true, true, false]);
}

#[test]
fn r_trn_02_train_limits() {
    let title = title();
    let show = |limit: Option<u8>| limit.map_or("-".into(), |limit| limit.to_string());
    let limits: Vec<String> = title.phases.iter().map(|phase| phase.train_limit.map(show).concat()).collect();
    assert_eq!(limits.join(","), "3--,33-,33-,333,233,223,223,123,113,112");
}

#[test]
fn r_ph_02_what_phases_bring() {
    let title = title();
    let first = |new: &dyn Fn(&rules::title::Phase) -> bool| {
        title.phases.iter().find(|phase| new(phase)).expect("a phase").name.clone()
    };
    assert_eq!(first(&|phase| phase.privates_for_sale), "b");
    assert_eq!(first(&|phase| phase.trains_between_companies), "b");
    assert_eq!(first(&|phase| phase.companies.contains(&Size::Medium)), "b");
    assert_eq!(first(&|phase| phase.companies.contains(&Size::Large)), "d");
    assert_eq!(first(&|phase| phase.tiles == Colour::Green), "d");
    assert_eq!(first(&|phase| phase.tiles == Colour::Brown), "g");
    assert_eq!(first(&|phase| phase.tiles == Colour::Grey), "i");
    let letters: Vec<_> = title.phases.iter().map(|phase| &phase.name).collect();
    assert_eq!(letters, title.cards.iter().map(|card| &card.letter).collect::<Vec<_>>());
}

#[test]
fn r_scr_01_what_scraps_what() {
    let title = title();
    let scraps: BTreeMap<_, Vec<_>> = title
        .train_types
        .iter()
        .filter(|train| !train.scraps.is_empty())
        .map(|train| {
            let names = train.scraps.iter().map(|id| title.train_types[id.index()].name.as_str()).collect();
            (train.name.as_str(), names)
        })
        .collect();
    let wanted = BTreeMap::from([
        ("4", vec!["2"]),
        ("5", vec!["2", "3"]),
        ("4+4", vec!["2+2"]),
        ("5+5", vec!["2+2", "3+3"]),
        ("6E", vec!["3E"]),
        ("8E", vec!["3E", "4E"]),
    ]);
    assert_eq!(scraps, wanted);
}

#[test]
fn r_loc_02_colours_of_purple_tiles() {
    let title = title();
    let colours =
        |id: &str| title.private(title.private_named(id).expect("a local railway")).power.purple.clone();
    assert_eq!(colours("S1"), [Colour::Green]);
    assert_eq!(colours("M1"), [Colour::Green, Colour::Brown]);
    assert_eq!(colours("L1"), [Colour::Green, Colour::Brown, Colour::Grey]);
}

#[test]
fn r_loc_05_terrain_without_cost() {
    let title = title();
    let waived =
        |id: &str| title.private(title.private_named(id).expect("a local railway")).power.waives.clone();
    assert_eq!(waived("S6"), [Terrain::River]);
    assert_eq!(waived("M6"), [Terrain::River, Terrain::Hill]);
    assert_eq!(waived("L6"), [Terrain::River, Terrain::Hill, Terrain::Mountain]);
}

#[test]
fn r_loc_11_value_of_a_local_railway_at_the_end() {
    assert_eq!(title().local_end_value, 120);
}

#[test]
fn r_or_trk_09_terrain_and_its_cost() {
    let title = title();
    let mut counts: BTreeMap<(Terrain, u32), usize> = BTreeMap::new();
    for terrain in title.hexes.iter().filter_map(|hex| hex.terrain) {
        *counts.entry(terrain).or_default() += 1;
    }
    let wanted = [((Terrain::River, 10), 14), ((Terrain::Hill, 20), 13), ((Terrain::Mountain, 40), 7)];
    assert_eq!(counts, BTreeMap::from(wanted));
    // The two hexes whose first tile is no ordinary yellow one cost money as well.
    for name in ["E11", "B8"] {
        let hex = title.hex(title.hex_named(name).expect("a hex"));
        assert_eq!(hex.terrain, Some((Terrain::River, 10)), "{name}");
    }
}

#[test]
fn map_has_107_hexes_of_known_kinds() {
    let title = title();
    assert_eq!(title.hexes.len(), 107);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for hex in &title.hexes {
        let (cities, towns) = (hex.face.cities(), hex.face.towns());
        let label = hex.face.label.clone().unwrap_or_default();
        let kind = format!("{} {cities}{towns}{label}", hex.face.colour.name());
        *kinds.entry(kind).or_default() += 1;
    }
    let wanted = [
        ("white 00", 54),
        ("white 01", 17),
        ("white 02", 3),
        ("white 10", 13),
        ("white 10Y", 5),
        ("white 20P", 1),
        ("yellow 20OO", 3),
        ("grey 01", 1),
        ("red 00", 10),
    ];
    assert_eq!(kinds, wanted.map(|(kind, count)| (kind.to_string(), count)).into());
    assert!(title.hexes.iter().all(|hex| hex.reserved_for.is_some() == (hex.face.colour == Colour::Red)));
}

#[test]
fn map_names_and_neighbours() {
    let title = title();
    let hex = |name: &str| title.hex(title.hex_named(name).expect("a hex"));
    assert_eq!(hex("E11").places, ["Praha"]);
    assert_eq!(hex("B8").places, ["Teplice", "Ústí nad Labem"]);
    assert_eq!(hex("I11").places, ["České Budějovice"]);
    let around: Vec<_> =
        hex("E11").neighbours.iter().flatten().map(|id| title.hex(*id).name.as_str()).collect();
    assert_eq!(around, ["F10", "E9", "D10", "D12", "E13", "F12"]);
    // Edge and neighbour agree in both directions.
    for (index, hex) in title.hexes.iter().enumerate() {
        for (edge, other) in hex.neighbours.iter().enumerate() {
            let Some(other) = other else { continue };
            assert_eq!(title.hex(*other).neighbours[(edge + 3) % 6].map(|id| id.index()), Some(index));
        }
    }
}

#[test]
fn praha_is_one_location_with_two_printed_circles() {
    let title = title();
    let praha = title.hex(title.hex_named("E11").expect("Praha"));
    assert!(praha.face.one_location);
    let circle = |stop| praha.face.exits_of(stop).iter().map(|edge| edge.0).collect::<Vec<_>>();
    assert_eq!((circle(0), circle(1)), (vec![5], vec![3]));
    assert!(
        praha
            .face
            .stops
            .iter()
            .all(|stop| stop.kind == StopKind::City { slots: 1 } && stop.values == [20; 4])
    );
}
