//! Pictures are well-formed, complete, and say in words what they show.

use rules::geometry::Rotation;
use rules::{Game, Options, title};

fn game() -> Game {
    let title = title::embedded::title("18cz").expect("18CZ is embedded");
    Game::new(title, Options::BOOK, 4, 1).expect("four players").game
}

/// Every element is closed, by itself or by its end, in order.
fn is_well_formed(svg: &str) -> bool {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let tag = part.split('>').next().unwrap_or_default();
        let name =
            |tag: &str| tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default().to_owned();
        if tag.starts_with('/') {
            if open.pop() != Some(name(tag)) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name(tag));
        }
    }
    open.is_empty()
}

#[test]
fn the_empty_board_shows_every_hex_with_its_name() {
    let game = game();
    let svg = draw::board(game.view(), &[], &[]);
    assert!(is_well_formed(&svg));
    for hex in &game.title().hexes {
        assert!(svg.contains(&format!(r#"data-hex="{}""#, hex.name)), "{}", hex.name);
    }
    for place in ["Praha", "České Budějovice", "Ústí nad Labem", "B6, mountain 40\u{a0}K"] {
        assert!(svg.contains(place), "{place}");
    }
    assert!(!svg.contains("<style>"), "a page brings its own looks");
    assert!(draw::picture(game.view(), &[], draw::Theme::Light).contains("<style>"));
}

#[test]
fn every_tile_can_be_drawn_in_every_position() {
    for tile in &game().title().tiles {
        for rotation in Rotation::ALL {
            let svg = draw::tile(tile, rotation);
            assert!(is_well_formed(&svg), "tile {}", tile.name);
            let drawn = svg.split(r#"class="track" d=""#).nth(1).and_then(|line| line.split('"').next());
            let track = drawn.map_or(0, |line| line.matches('M').count());
            assert_eq!(track, tile.face(rotation).track.len(), "tile {}", tile.name);
            assert_eq!(svg.contains(r#"class="purple""#), tile.purple, "tile {}", tile.name);
        }
    }
}

#[test]
fn a_route_is_drawn_with_its_caption() {
    let game = game();
    let praha = game.title().hex_named("E11").expect("Praha");
    let track = vec![rules::train::TrackPiece { hex: praha, piece: 0 }];
    let route = draw::Route { track, stops: Vec::new(), caption: "2 & 2 < 5".to_owned() };
    let svg = draw::picture(game.view(), &[route], draw::Theme::Light);
    assert!(is_well_formed(&svg));
    assert!(svg.contains("2 &amp; 2 &lt; 5"));
    assert_eq!(
        svg.matches("route route-0").count(),
        2,
        "the piece of track and the sample beside the caption"
    );
}

/// The part of the picture that is shown at first.
fn frame(svg: &str) -> String {
    svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

#[test]
fn a_board_on_a_page_keeps_its_size_and_marks_the_last_move() {
    let game = game();
    let praha = game.title().hex_named("E11").expect("Praha");
    let track = vec![rules::train::TrackPiece { hex: praha, piece: 0 }];
    let route = draw::Route { track, stops: Vec::new(), caption: "2 to Praha".to_owned() };
    let (bare, full) = (draw::board(game.view(), &[], &[]), draw::board(game.view(), &[route], &[praha]));
    assert!(is_well_formed(&full));
    assert_eq!(frame(&bare), frame(&full));
    assert!(!full.contains("2 to Praha"), "what is said of routes stands beside the map");
    assert_eq!((bare.matches("class=\"last\"").count(), full.matches("class=\"last\"").count()), (0, 1));
}

#[test]
fn a_hex_by_itself_has_its_ground_and_what_is_on_it() {
    let game = game();
    for hex in game.title().hex_ids() {
        let svg = draw::hex(game.view(), hex);
        assert!(is_well_formed(&svg), "{svg}");
        assert!(
            !svg.contains("data-hex") && !svg.contains("data-on"),
            "only those of the board are looked for"
        );
        for place in &game.title().hex(hex).places {
            assert!(place.split(' ').all(|word| svg.contains(word)), "{place}: {svg}");
        }
    }
}

#[test]
fn homes_and_reserved_hexes_show_who_will_come() {
    let game = game();
    let svg = draw::board(game.view(), &[], &[]);
    for company in &game.title().companies {
        let token = format!("<g class=\"token\" data-company=\"{}\">", company.symbol);
        let inside =
            |group: &str| group.split_once('>').is_some_and(|(_, inside)| inside.starts_with(&token));
        assert!(svg.split("<g class=\"home-waits").skip(1).any(inside), "{}", company.symbol);
    }
}

/// One could not see whether Praha is the home of a company, or Teplice only one of the places that it may choose.
#[test]
fn a_home_among_several_is_paler_than_a_decided_one() {
    let game = game();
    let svg = draw::board(game.view(), &[], &[]);
    let open = |symbol: &str| {
        let token = format!("<g class=\"token\" data-company=\"{symbol}\">");
        let (before, _) = svg.split_once(&token).expect("a home that waits");
        before
            .rsplit_once("<g class=\"")
            .is_some_and(|(_, group)| group.starts_with("home-waits home-open\""))
    };
    for (symbol, expected) in [("ATE", true), ("Sx", true), ("BN", false), ("BCB", false)] {
        assert_eq!(open(symbol), expected, "{symbol}");
    }
    let part = |rule: &str| -> f64 {
        let line = draw::STYLE.lines().find(|line| line.starts_with(rule)).expect("a rule");
        let (_, rest) = line.split_once("fill-opacity: ").expect("a part");
        rest.split(';').next().and_then(|part| part.parse().ok()).expect("a number")
    };
    assert!(2.0 * part(".home-open .marker") < part(".home-waits .marker"));
}

#[test]
fn companies_of_one_size_have_different_shapes() {
    let game = game();
    let title = game.title();
    let mut shapes = std::collections::BTreeSet::new();
    for company in title.company_ids() {
        let svg = draw::token(title, company);
        assert!(is_well_formed(&svg));
        let charter = title.charter(company);
        assert!(svg.contains(&format!(">{}</text>", charter.symbol)), "{}", charter.symbol);
        let plate =
            svg.split("class=\"plate").nth(1).expect("a shape").split("/>").next().unwrap_or_default();
        let shape = plate.split_once("\" ").map_or(plate, |(_, shape)| shape);
        assert!(shapes.insert((charter.size, shape.to_owned())), "{} looks like another", charter.symbol);
    }
}

#[test]
fn a_chart_has_a_line_and_a_name_for_everybody() {
    let line = |name: &str, values: &[Option<i64>]| draw::Line {
        name: name.to_owned(),
        colour: None,
        values: values.to_vec(),
    };
    let chart = draw::Chart {
        title: "Worth <of all>".to_owned(),
        steps: ["1", "2", "3"].map(str::to_owned).to_vec(),
        lines: vec![
            line("Anna", &[Some(10), Some(20), Some(-5)]),
            line("Bela & Co", &[None, Some(7), None]),
            line("Cyril", &[None, None, None]),
        ],
    };
    let svg = draw::chart(&chart);
    assert!(is_well_formed(&svg));
    assert!(svg.contains("Worth &lt;of all&gt;"));
    for name in ["Anna", "Bela &amp; Co"] {
        assert!(svg.contains(&format!(">{name}</text>")), "{name} stands at the end of the line");
    }
    assert!(!svg.contains(">Cyril</text>"), "there is no end to name");
    assert_eq!(svg.matches("data-line=").count(), 3);
    assert!(svg.contains("dash-0") && svg.contains("dash-1"), "no colour is needed to tell lines apart");
    let empty = draw::Chart { title: String::new(), steps: Vec::new(), lines: Vec::new() };
    assert!(is_well_formed(&draw::chart(&empty)));
}

/// Ústí was read as "Usti" on its hex: the casing of Teplice lay above it.
#[test]
fn the_casing_of_a_line_of_a_name_hides_no_accent_below_it() {
    let game = game();
    let svg = draw::board(game.view(), &[], &[]);
    let foot = |name: &str| -> (usize, f64) {
        let at = svg.find(&format!(">{name}</text>")).expect("a name");
        let (_, y) = svg[..at].rsplit_once(" y=\"").expect("a place");
        (at, y.split('"').next().and_then(|y| y.parse().ok()).expect("a number"))
    };
    let (teplice, usti) = (foot("Teplice"), foot("Ústí nad Labem"));
    assert_eq!(teplice.0 < usti.0, teplice.1 < usti.1, "the lower one is drawn on the upper one");
}
