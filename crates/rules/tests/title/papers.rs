//! What only titles with private papers have (XI.2): papers, railways, cards by number of players, what was reconstructed.

use rules::Title;
use rules::title::{Shelf, embedded, load::Texts};

fn texts() -> Texts {
    embedded::texts("18cz-moravia-silesia").expect("it is embedded")
}

/// The faults after one change.
fn after(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut texts = texts();
    let text = texts.files.get_mut(file).unwrap_or_else(|| panic!("no {file}"));
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
    match Title::from_texts(&texts) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.all().iter().map(ToString::to_string).collect(),
    }
}

#[track_caller]
fn check(file: &str, old: &str, new: &str, expected: &str) {
    let found = after(file, old, new);
    assert!(found.iter().any(|fault| fault.contains(expected)), "{expected} is not in {found:#?}");
}

#[test]
fn papers_are_a_train_or_a_railway_with_a_price() {
    let file = "papers.toml";
    check(file, "train = \"3E\"", "train = \"E\"", "papers.3E.train: a train is named");
    check(file, ", train = \"3E\"", "", "papers.3E: a paper is either a train or a railway");
    check(file, "railway = \"MW\"", "railway = \"MW\", train = \"3\"", "papers.MW: a paper is either");
    check(file, "price = 60", "price = 0", "papers.MW.price: 0; nobody bids nothing");
    check(file, "id = \"MW\"", "id = \"S1\"", "papers.S1: a local railway has this id already");
    check(
        file,
        "railway = \"MW\"",
        "railway = \"Ug\"",
        "papers.MW.railway: Ug has no home with just one city",
    );
    check(file, "price = 60", "prize = 60", "papers.MW.prize: unknown key");
}

#[test]
fn papers_need_an_auction() {
    check(
        "title.toml",
        "play = \"moravia-silesia\"",
        "play = \"bohemia\"",
        "papers: the order of play `bohemia` has no auction",
    );
}

#[test]
fn a_company_without_its_paper_needs_a_size() {
    check("papers.toml", "railway = \"MW\"", "train = \"4E\"", "sizes: no row for small companies");
}

#[test]
fn cards_by_number_of_players() {
    let file = "trains.toml";
    check(
        file,
        "counts = { 2 = 5, 3 = 6 }",
        "counts = { 2 = 5, 3 = 6, 4 = 7 }",
        "the title is not played by 4",
    );
    check(file, "counts = { 2 = 5, 3 = 6 }", "counts = { 2 = 5 }", "cards.a.counts: no cards for 3 players");
    check(file, "count = 3", "count = 3, counts = { 2 = 3, 3 = 3 }", "cards.e.counts: give either");
    check(
        file,
        "{ card = \"j\", sides",
        "{ card = \"j\", count = 9, sides",
        "cards.j.count: the last letter is",
    );
    check(file, "mixed = true", "mixed = false", "large companies run trains like 2, which this is not");
    check(file, "bonuses = \"none\"", "bonuses = \"no\"", "trains.2.bonuses: `no`");
}

#[test]
fn companies_are_left_and_what_is_reconstructed_is_said() {
    check("title.toml", "left_out = 1", "left_out = 5", "left_out: 5 of 5 share companies");
    let what = "reconstructed = \"The printed board is not known to us: which hexes it has, where the red-edged hexes lie and the lowest bids are a reconstruction from the map of 18CZ.\"";
    check("title.toml", what, "reconstructed = \" \"", "reconstructed: empty; say what is");
    assert_eq!(after("title.toml", what, ""), Vec::<String>::new(), "a board that is right says nothing");
}

#[test]
fn a_shelf_has_all_titles_and_those_that_are_put_on_it() {
    let mut shelf = Shelf::built_in();
    let ids = |shelf: &Shelf| shelf.titles().map(|title| title.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&shelf), embedded::ids());
    let mut texts = texts();
    for (old, new) in [("id = \"18cz-moravia-silesia\"", "id = \"mine\""), ("18CZ Moravia-Silesia", "Mine")] {
        let title = texts.files.get_mut("title.toml").expect("it has one");
        *title = title.replacen(old, new, 1);
    }
    shelf.put(Title::from_texts(&texts).expect("no faults"));
    assert_eq!(shelf.get("mine").map(|title| title.name.clone()).as_deref(), Some("Mine"));
    assert_eq!(ids(&shelf).len(), embedded::ids().len() + 1);
    let again = embedded::texts("18cz-moravia-silesia").expect("it is embedded");
    shelf.put(Title::from_texts(&again).expect("no faults"));
    assert_eq!(ids(&shelf).len(), embedded::ids().len() + 1, "it takes the place of the one with its id");
    assert!(shelf.get("nothing").is_none());
}
