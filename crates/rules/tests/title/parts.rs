//! Titles made of parts: files of their own and of others, chosen rows, and paths that are refused.

use super::faults::{broken, check, faults, texts};
use rules::Title;
use rules::title::load::{Texts, paths};

/// A title beside 18CZ that takes everything from there but its own `title.toml`.
fn neighbour(parts: &str) -> Texts {
    let ours = texts();
    let mut title = ours.files["title.toml"].clone();
    title.truncate(title.find("[parts]").expect("18CZ lists its parts"));
    title = title.replace("id = \"18cz\"", "id = \"18-cz-2\"");
    let mut listed = String::from("[parts]\n");
    for kind in ["figures", "process", "sizes", "map", "tiles", "chart", "trains", "companies", "locals"] {
        let own = match kind {
            "map" => vec!["map-bohemia", "map-border", "map-moravia", "terrain"],
            "tiles" => vec!["tiles", "tiles-praha", "tiles-red"],
            _ => vec![kind],
        };
        let list: Vec<String> = own.iter().map(|name| format!("\"../18cz/{name}.toml\"")).collect();
        if !parts.contains(&format!("{kind} =")) {
            listed += &format!("{kind} = [{}]\n", list.join(", "));
        }
    }
    title += &format!("{listed}{parts}\n");
    // It has a title.toml of its own, and says no rules in words.
    let files = ours.files.iter().filter(|(name, _)| !["title.toml", "rules.toml"].contains(&name.as_str()));
    let files = files.map(|(name, text)| (format!("../18cz/{name}"), text.clone()));
    Texts { catalogue: ours.catalogue.clone(), files: files.chain([("title.toml".into(), title)]).collect() }
}

#[test]
fn a_title_may_take_everything_from_another() {
    let texts = neighbour("");
    assert_eq!(faults(&texts), Vec::<String>::new());
    let title = Title::from_texts(&texts).expect("no faults");
    assert_eq!((title.id.as_str(), title.hexes.len(), title.companies.len()), ("18-cz-2", 107, 15));
}

#[test]
fn rows_may_be_chosen_by_name_and_faults_name_the_file_that_they_are_in() {
    let texts = neighbour("locals = [{ file = \"../18cz/locals.toml\", only = [\"S2\", \"M1\", \"L6\"] }]");
    let title = Title::from_texts(&texts).expect("no faults");
    let names: Vec<&str> = title.privates.iter().map(|private| private.id.as_str()).collect();
    assert_eq!(names, ["S2", "M1", "L6"], "in the order of the file");
    let broken = broken(texts.clone(), "../18cz/locals.toml", "id = \"S1\", size = \"small\"", "id = \"S1\"");
    assert_eq!(faults(&broken), Vec::<String>::new(), "a row that is not taken is not read");
    let broken = super::faults::broken(texts, "../18cz/locals.toml", "price = 30", "price = 0");
    assert_eq!(faults(&broken), ["../18cz/locals.toml: locals.S2.price: 0; local railways cost money"]);
    let missing = neighbour("locals = [{ file = \"../18cz/locals.toml\", only = [\"S2\", \"X1\"] }]");
    let found = faults(&missing);
    assert!(
        found.contains(
            &"title.toml: parts.locals[0].only: there is no `X1` in ../18cz/locals.toml".to_owned()
        ),
        "{found:#?}"
    );
}

#[test]
fn a_row_in_two_files_is_a_fault_of_the_second() {
    let mut texts = texts();
    let border = texts.files.get_mut("map-border.toml").expect("it is a part");
    *border = border.replace("hexes = [", "hexes = [\n    { hex = \"D6\" },");
    assert_eq!(
        faults(&texts),
        ["map-border.toml: hexes.D6: a second row with the hex `D6`; names are unique"]
    );
}

#[test]
fn parts_that_make_no_sense() {
    for (from, to, at, what) in [
        ("[parts]", "[parts]\nmaps = [\"map.toml\"]", "parts.maps", "no kind of facts"),
        (
            "map = [\"map-bohemia.toml\", ",
            "map = [1, \"map-bohemia.toml\", ",
            "parts.map[0]",
            "neither a file",
        ),
        ("[parts]", "[parts]\nchart = [\"chart.toml\", \"terrain.toml\"]", "parts.chart", "in one file"),
        (
            "[parts]",
            "[parts]\nchart = [{ file = \"chart.toml\", only = [\"top\"] }]",
            "parts.chart[0].only",
            "as a whole",
        ),
        (
            "[parts]",
            "[parts]\nlocals = [{ file = \"locals.toml\", only = 3 }]",
            "parts.locals[0].only",
            "list of names",
        ),
        (
            "[parts]",
            "[parts]\nlocals = [{ file = \"locals.toml\", all = 3 }]",
            "parts.locals[0].all",
            "unknown key",
        ),
        ("\"terrain.toml\"]", "\"terrain.toml\", \"terrain.toml\"]", "parts.map[4]", "there twice"),
        ("play = \"18cz\"", "play = \"whist\"", "play", "`whist` is no order of play; there are 18cz"),
    ] {
        let found = faults(&broken(texts(), "title.toml", from, to));
        let start = format!("title.toml: {at}: ");
        assert!(
            found.iter().any(|fault| fault.starts_with(&start) && fault.contains(what)),
            "{to}: {found:#?}"
        );
    }
    check(
        "title.toml",
        "[parts]",
        "[parts]\nchart = [\"charts.toml\"]",
        &[("charts.toml", "the file is missing"), ("chart.toml", "no file of the title")],
    );
}

/// What a title names is read from disk, so nothing but files of titles may be named.
#[test]
fn no_path_leaves_the_folder_of_the_titles() {
    for path in [
        "../../secret.toml",
        "/etc/passwd",
        "/etc/chart.toml",
        "../chart.toml",
        "../../18cz/chart.toml",
        "../18cz/../../chart.toml",
        "18cz/chart.toml",
        "..\\\\18cz\\\\chart.toml",
        "../18cz/chart",
        "../.git/config.toml",
        ".toml",
        "",
    ] {
        let texts = broken(texts(), "title.toml", "[parts]", &format!("[parts]\nchart = [\"{path}\"]"));
        let found = faults(&texts);
        let refused = "title.toml: parts.chart[0]: ";
        assert!(
            found.iter().any(|fault| fault.starts_with(refused) && fault.contains("no file of a title")),
            "{path}: {found:#?}"
        );
        let named = paths(texts.files.get("title.toml").map(String::as_str));
        assert!(named.iter().all(|name| !name.contains("chart")), "{path}: {named:?}");
    }
}
