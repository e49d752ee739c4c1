//! Every class of fault in data files is reported, with file and key, all at once and without follow-up noise.

use rules::title::load::Texts;
use rules::title::{Title, embedded};

const CATALOGUE: &str = "../tiles.toml";

pub(crate) fn texts() -> Texts {
    embedded::texts("18cz").expect("18cz is built in")
}

/// Replaces the only occurrence of `from` in a file.
pub(crate) fn broken(mut texts: Texts, file: &str, from: &str, to: &str) -> Texts {
    let text = match file {
        CATALOGUE => &mut texts.catalogue,
        _ => texts.files.get_mut(file).unwrap_or_else(|| panic!("no file {file}")),
    };
    assert_eq!(text.matches(from).count(), 1, "{file} has `{from}` once");
    *text = text.replace(from, to);
    texts
}

pub(crate) fn faults(texts: &Texts) -> Vec<String> {
    match Title::from_texts(texts) {
        Ok(_) => Vec::new(),
        Err(faults) => {
            assert_eq!(faults.to_string().lines().count(), faults.all().len(), "one line each");
            faults.all().iter().map(ToString::to_string).collect()
        }
    }
}

/// Breaks one file, and wants just these faults: each begins with the first text and contains the second.
pub(crate) fn check(file: &str, from: &str, to: &str, wanted: &[(&str, &str)]) {
    let found = faults(&broken(texts(), file, from, to));
    let fits = |fault: &String, (at, what): &(&str, &str)| {
        fault.starts_with(&format!("{at}: ")) && fault.contains(what)
    };
    let all = wanted.iter().all(|wanted| found.iter().any(|fault| fits(fault, wanted)));
    assert!(
        all && found.len() == wanted.len(),
        "`{from}` → `{to}` in {file}:\nwanted {wanted:#?}\nfound {found:#?}"
    );
}

#[test]
fn files_as_they_are_have_no_faults() {
    assert_eq!(faults(&texts()), Vec::<String>::new());
}

#[test]
fn syntax_errors_do_not_hide_other_files() {
    let texts = broken(texts(), "map-bohemia.toml", "hexes = [", "hexes = [[");
    let texts = broken(texts, "chart.toml", "bottom = [", "bottom = ]");
    let texts = broken(texts, "locals.toml", "end_value = 120", "end_value = 0");
    let texts =
        broken(texts, CATALOGUE, "0-c0 3-c0\" },\n    { id = \"58\"", "0-c0 9-c0\" },\n    { id = \"58\"");
    let found = faults(&texts);
    assert_eq!(found.len(), 4, "{found:#?}");
    assert!(found[0].starts_with("map-bohemia.toml: line 92: not TOML: "), "{found:#?}");
    assert!(found[1].starts_with("chart.toml: line 5: not TOML: "), "{found:#?}");
    assert!(found[2].starts_with("locals.toml: end_value: "), "{found:#?}");
    assert_eq!(found[3], "../tiles.toml: tiles.57.track: `9-c0`: `9` is no edge; edges are 0 to 5");
}

#[test]
fn faults_of_many_files_come_at_once() {
    let mut texts = texts();
    for (file, from, to) in [
        ("title.toml", "players = 3", "players = 7"),
        ("map-bohemia.toml", "hex = \"D6\"", "hex = \"D7\""),
        ("tiles-red.toml", "home_of = \"Sx\"", "home_of = \"SX\""),
        ("trains.toml", "train = \"2\"", "train = \"two\""),
        ("companies.toml", "\"#f3e6cf\"", "\"ivory\""),
        ("locals.toml", "id = \"S1\", size = \"small\"", "id = \"S1\", size = \"tiny\""),
        ("chart.toml", "45, 53,", "45, 43,"),
    ] {
        texts = broken(texts, file, from, to);
    }
    let found = faults(&texts);
    for file in ["title", "map-bohemia", "tiles-red", "trains", "companies", "locals", "chart"] {
        assert!(
            found.iter().any(|fault| fault.starts_with(&format!("{file}.toml: "))),
            "{file} in {found:#?}"
        );
    }
}

#[test]
fn missing_and_unknown_files() {
    let mut texts = texts();
    texts.files.remove("companies.toml");
    // The rules in words may be missing.
    texts.files.remove("rules.toml");
    texts.files.insert("notes.toml".into(), String::new());
    let found = faults(&texts);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[0].starts_with("notes.toml: no file of the title"), "{found:#?}");
    assert!(found[1].starts_with("companies.toml: the file is missing; write it, or"), "{found:#?}");
    let empty = faults(&Texts::default());
    assert!(empty.iter().filter(|fault| fault.contains("the file is missing")).count() == 10, "{empty:#?}");
}

#[test]
fn unknown_missing_and_wrong_keys() {
    let hex = "hex = \"A9\", towns = 1, terrain = \"river\"";
    check(
        "map-bohemia.toml",
        hex,
        "hex = \"A9\", town = 1, hill = 2, terrain = \"river\"",
        &[
            ("map-bohemia.toml: hexes.A9.town", "unknown key"),
            ("map-bohemia.toml: hexes.A9.hill", "unknown key"),
        ],
    );
    check(
        "map-bohemia.toml",
        hex,
        "hex = \"A9\", towns = \"one\"",
        &[("map-bohemia.toml: hexes.A9", "invalid type")],
    );
    check(
        "map-bohemia.toml",
        "{ hex = \"D6\" }",
        "{ places = [] }",
        &[("map-bohemia.toml: hexes[23]", "missing field `hex`")],
    );
    check("map-bohemia.toml", "{ hex = \"D6\" }", "\"D6\"", &[("map-bohemia.toml: hexes[23]", "not a row")]);
    check("title.toml", "name = \"18CZ\"", "title = \"18CZ\"", &[("title.toml: title", "unknown key")]);
    check("title.toml", "id = \"18cz\"", "id = \"18 CZ\"", &[("title.toml: id", "small letters")]);
    check("title.toml", "id = \"18cz\"", "id = 18", &[("title.toml: id", "invalid type")]);
    let there = "title = \"18CZ\"\n";
    check("title.toml", there, "title = \"\"\n", &[("title.toml: on_18xx_games.title", "empty")]);
    check("title.toml", "\"PR\"", "\"PX\"", &[("title.toml: on_18xx_games.symbols", "no company `PX`")]);
    check(
        "trains.toml",
        "cards = [",
        "card = [",
        &[("trains.toml: card", "unknown key"), ("trains.toml: cards", "missing or empty")],
    );
    check(
        "locals.toml",
        "powers = [",
        "powers = 3\npower = [",
        &[("locals.toml: powers", "not a list"), ("locals.toml: power", "unknown key")],
    );
}

#[test]
fn duplicate_names() {
    check(
        "map-bohemia.toml",
        "hex = \"D6\"",
        "hex = \"D8\"",
        &[("map-bohemia.toml: hexes.D8", "a second row")],
    );
    check("locals.toml", "id = \"S2\"", "id = \"S1\"", &[("locals.toml: locals.S1", "a second row")]);
    check(
        "companies.toml",
        "symbol = \"OFE\"",
        "symbol = \"ekj\"",
        &[("companies.toml: companies.ekj", "capitals")],
    );
    check(
        "tiles-praha.toml",
        "id = \"8890\"",
        "id = \"8889\"",
        &[("tiles-praha.toml: tiles.8889", "a second row")],
    );
    check("tiles.toml", "id = \"8885\"", "id = \"7\"", &[("tiles.toml: tiles.7", "taken by a tile")]);
    check("trains.toml", "card = \"c\"", "card = \"b\"", &[("trains.toml: cards.b", "a second row")]);
    check("title.toml", "players = 4", "players = 3", &[("title.toml: seats.3", "a second row")]);
}

#[test]
fn tables_that_are_too_long() {
    let rows: String = (0..300)
        .map(|set| format!("{{ set = {set}, local_prices = [{}], export = true }},", set + 1))
        .collect();
    let mut texts = texts();
    let text = texts.files.get_mut("process.toml").expect("process.toml");
    *text = format!("{}sets = [{rows}]", text.split("sets = [").next().unwrap_or_default());
    let found = faults(&texts);
    assert!(
        found.iter().any(|fault| fault == "process.toml: sets: 300 rows; at most 256 are possible"),
        "{found:#?}"
    );

    let mut texts = self::texts();
    let rows: String =
        (0..200).map(|id| format!("{{ id = \"x{id}\", colour = \"yellow\", track = \"0-2\" }},")).collect();
    texts.catalogue = texts.catalogue.replacen("tiles = [", &format!("tiles = [{rows}"), 1);
    let counts: String = (0..200).map(|id| format!("x{id} = 1\n")).collect();
    texts.files.get_mut("tiles.toml").expect("tiles.toml").push_str(&counts);
    let found = faults(&texts);
    assert!(found.iter().any(|fault| fault.contains("kinds of tiles; at most 256")), "{found:#?}");
}

#[test]
fn tiles_that_make_no_sense() {
    let tile = "{ id = \"57\", colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 3-c0\" }";
    let at = "../tiles.toml: tiles.57";
    let row = |rest: &str| format!("{{ id = \"57\", {rest} }}");
    for (rest, key, what) in [
        (
            "colour = \"yelow\", cities = 1, value = 20, track = \"0-c0 3-c0\"",
            ".colour",
            "`yelow` is no colour",
        ),
        (
            "colour = \"white\", cities = 1, value = 20, track = \"0-c0 3-c0\"",
            ".colour",
            "`white` is no colour",
        ),
        ("colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 6-c0\"", ".track", "`6` is no edge"),
        (
            "colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 3-c1\"",
            ".track",
            "no such city; it has 1",
        ),
        (
            "colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 3-t0\"",
            ".track",
            "no such town; it has 0",
        ),
        ("colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 0-c0\"", ".track", "there twice"),
        (
            "colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 2-2\"",
            ".track",
            "back to its own edge",
        ),
        ("colour = \"yellow\", cities = 1, value = 20, track = \"0-c0 2\"", ".track", "is written"),
        ("colour = \"yellow\", cities = 1, value = 20, track = \"0-3\"", ".track", "no track leads to c0"),
        (
            "colour = \"yellow\", cities = 1, towns = 1, value = 20, track = \"0-c0\"",
            ".track",
            "no track leads to t0",
        ),
        ("colour = \"yellow\", track = \"\"", ".track", "a tile has track"),
        ("colour = \"yellow\", cities = 1, track = \"0-c0 3-c0\"", ".value", "say what"),
        ("colour = \"yellow\", cities = 1, value = 0, track = \"0-c0 3-c0\"", ".value", "more than 0"),
        ("colour = \"yellow\", value = 20, track = \"0-3\"", ".value", "only stops"),
        (
            "colour = \"yellow\", cities = 1, value = 1, values = [1, 1, 1, 1], track = \"0-c0\"",
            ".values",
            "either",
        ),
        (
            "colour = \"yellow\", cities = 1, slots = 0, value = 20, track = \"0-c0\"",
            ".slots",
            "at least one",
        ),
        ("colour = \"yellow\", slots = 2, track = \"0-3\"", ".slots", "only cities"),
        ("colour = \"yellow\", cities = 1, value = 20, label = \"\", track = \"0-c0\"", ".label", "empty"),
        ("colour = \"yellow\", one_location = true, track = \"0-3\"", ".one_location", "two or more cities"),
        ("colour = \"yellow\", count = 3, track = \"0-3\"", "", "belong into the tiles.toml of a title"),
    ] {
        check(CATALOGUE, tile, &row(rest), &[(&format!("{at}{key}"), what)]);
    }
    let many = "colour = \"yellow\", cities = 7, value = 20, track = \"0-c0 1-c1 2-c2 3-c3 4-c4 5-c5\"";
    check(CATALOGUE, tile, &row(many), &[(&format!("{at}.cities"), "at most 6")]);
}

#[test]
fn tiles_that_do_not_fit_the_title() {
    check("tiles.toml", "\n8 = 14\n", "\n8 = 0\n", &[("tiles.toml: counts.8", "at least 1")]);
    check("tiles.toml", "\n8 = 14\n", "\n8 = 1400\n", &[("tiles.toml: counts.8", "not too large")]);
    check(
        "tiles.toml",
        "\n8 = 14\n",
        "\n8 = 14\n10 = 1\n",
        &[("tiles.toml: counts.10", "there is no tile `10`")],
    );
    let p = "id = \"8889\", colour = \"yellow\", count = 1";
    check(
        "tiles-praha.toml",
        p,
        "id = \"8889\", colour = \"yellow\"",
        &[("tiles-praha.toml: tiles.8889.count", "at least 1")],
    );
    check(
        "tiles-praha.toml",
        p,
        "id = \"8889\", colour = \"yellow\", count = 0",
        &[("tiles-praha.toml: tiles.8889.count", "at least 1")],
    );
    let purple = "id = \"14p\", colour = \"green\", count = 1, purple = true";
    check(
        "tiles.toml",
        purple,
        "id = \"14p\", colour = \"green\", count = 1",
        &[("tiles.toml: tiles.14p.purple", "p at the end")],
    );
    check(
        "tiles.toml",
        purple,
        "id = \"14p\", colour = \"yellow\", count = 1, purple = true",
        &[("tiles.toml: tiles.14p.purple", "green, brown or grey")],
    );
    check(
        "tiles-red.toml",
        "home_of = \"Sx\"",
        "home_of = \"XX\"",
        &[("tiles-red.toml: tiles.8896.home_of", "there is no company `XX`")],
    );
    check(
        "tiles-red.toml",
        "home_of = \"Sx\"",
        "home_of = \"Pr\"",
        &[("tiles-red.toml: tiles.8897.home_of", "home tile 8896 already")],
    );
    check(
        "tiles-red.toml",
        "home_of = \"Sx\"",
        "home_of = \"BN\"",
        &[("tiles-red.toml: tiles.8896.home_of", "no red-edged hexes")],
    );
    let red = "home_of = \"Sx\", cities = 1, values = [20, 30, 40, 50], track = \"0-c0 1-c0\"";
    check(
        "tiles-red.toml",
        red,
        "cities = 1, values = [20, 30, 40, 50], track = \"0-c0 1-c0\"",
        &[("tiles-red.toml: tiles.8896.home_of", "a red tile is the home tile")],
    );
    check(
        "tiles-red.toml",
        red,
        "home_of = \"Sx\", cities = 1, value = 20, track = \"0-c0\"",
        &[("tiles-red.toml: tiles.8896", "two exits")],
    );
    check(
        "tiles-red.toml",
        red,
        "home_of = \"Sx\", cities = 1, value = 20, track = \"0-c0 3-c0\"",
        &[
            ("map-bohemia.toml: hexes.A7", "cannot lie here"),
            ("map-bohemia.toml: hexes.B4", "cannot lie here"),
        ],
    );
    let grey = "id = \"8893\", colour = \"grey\", count = 1, label = \"P\"";
    check(
        "tiles-praha.toml",
        grey,
        "id = \"8893\", colour = \"grey\", count = 1, label = \"Q\"",
        &[("tiles-praha.toml: tiles.8893", "no hex has the label Q")],
    );
    let praha = "id = \"8889\", colour = \"yellow\", count = 1, label = \"P\"";
    check(
        "tiles-praha.toml",
        praha,
        "id = \"8889\", colour = \"yellow\", count = 1",
        &[("tiles-praha.toml: tiles.8889", "it fits on no hex and replaces no tile")],
    );
}

#[test]
fn hexes_that_make_no_sense() {
    let hex = "{ hex = \"D6\" }";
    let row = |rest: &str| format!("{{ hex = \"D6\", {rest} }}");
    for (rest, key, what) in [
        ("colour = \"blue\"", ".colour", "`blue` is no colour"),
        ("colour = \"red\"", ".colour", "red-edged ones have red"),
        ("terrain = \"swamp\"", ".terrain", "`swamp` is no terrain"),
        ("stubs = [6]", ".stubs", "6 is no edge"),
        ("stubs = [2, 2]", ".stubs", "2 is there twice"),
        ("value = 10", ".value", "only cities and towns"),
        ("track = \"0-c0\"", ".track", "no such city"),
        ("towns = 9", ".towns", "at most 6"),
        ("label = \"\"", ".label", "empty"),
        ("label = \"Z\"", "", "no yellow tile with label Z"),
        ("cities = 1, label = \"OO\"", "", "no yellow tile with label OO, with cities: 1"),
        ("cities = 1, one_location = true", ".one_location", "two or more"),
        ("cities = 1, towns = 1", "", "fits on this hex"),
        ("colour = \"grey\", stubs = [1]", "", "a grey hex takes no tile"),
        ("colour = \"grey\", cities = 1", ".track", "every stop of a grey hex"),
        ("red = \"XX\"", ".red", "there is no company `XX`"),
        ("red = \"Sx\", towns = 1", "", "a red-edged hex is empty"),
        ("red = \"EKJ\"", ".red", "EKJ has another home"),
    ] {
        let key = format!("map-bohemia.toml: hexes.D6{key}");
        let found = faults(&broken(texts(), "map-bohemia.toml", hex, &row(rest)));
        assert!(
            found.iter().any(|fault| fault.starts_with(&key) && fault.contains(what)),
            "{rest}: {found:#?}"
        );
        assert!(
            found.iter().all(|fault| fault.starts_with("map-bohemia.toml: hexes.D6")),
            "{rest}: {found:#?}"
        );
    }
    check(
        "map-bohemia.toml",
        "hex = \"A11\"",
        "hex = \"A11\", stubs = [2]",
        &[("map-bohemia.toml: hexes.A11.stubs", "off the map")],
    );
    check(
        "map-bohemia.toml",
        "track = \"4-t0 5-t0\"",
        "track = \"4-t0 3-t0\"",
        &[("map-bohemia.toml: hexes.D0.track", "edge 3 leads")],
    );
    check(
        "terrain.toml",
        "river = 10",
        "swamp = 10\nriver = 10",
        &[("terrain.toml: terrain.swamp", "no such terrain")],
    );
    check("terrain.toml", "river = 10", "river = 0", &[("terrain.toml: terrain.river", "at least 1")]);
    check(
        "map-bohemia.toml",
        "red = \"Sx\" },\n    { hex = \"A9\"",
        "red = \"Sx\", towns = 1 },\n    { hex = \"A9\"",
        &[("map-bohemia.toml: hexes.A7", "a red-edged hex is empty")],
    );
}

#[test]
fn coordinates_and_the_shape_of_the_map() {
    for (name, what) in [
        ("D7", "odd and even columns alternate"),
        ("d6", "such as E11"),
        ("D+6", "such as E11"),
        ("D06", "such as E11"),
        ("D", "such as E11"),
        ("Č6", "such as E11"),
        ("D32766", "such as E11"),
        ("D98", "not connected to the rest"),
    ] {
        let found =
            faults(&broken(texts(), "map-bohemia.toml", "hex = \"D6\"", &format!("hex = \"{name}\"")));
        let at = format!("map-bohemia.toml: hexes.{name}: ");
        assert!(
            found.iter().any(|fault| fault.starts_with(&at) && fault.contains(what)),
            "{name}: {found:#?}"
        );
    }
}
