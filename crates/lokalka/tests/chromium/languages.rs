//! In the players' own languages: nothing stays English, nothing is cut off, and whoever switches keeps their place.

use std::collections::{BTreeMap, BTreeSet};

use browser::positions::{self, F56, NAMES, Position, Temper};
use browser::{Page, Spot, Stage, Table, Viewport};
use languages::Language;
use rules::message::Keyed;
use rules::title::embedded;
use rules::{Game, Title};
use serde_json::Value;

use crate::{play, still};

/// The language that is made for tests: every text stands in brackets.
const MARKED: &str = "en-XA";

/// What is not asked about, and why.
const NO_TEXTS: [(&str, &str); 7] = [
    ("#market sup, #market .zone", "marks of the zones, which the legend explains"),
    ("[title^='Mozilla/']", "what a browser says that it is"),
    ("script, style", "read by nobody"),
    (".languages button", "each language in its own words"),
    ("[lang]:not(html)", "says itself which language it is"),
    ("input, textarea", "what people typed"),
    ("kbd", "keys of the keyboard"),
];

/// All words that stand outside of brackets, with where they stand.
const OUTSIDE: &str = r##"((leftOut) => {
  const found = {};
  const look = (text, where) => {
    let depth = 0;
    let rest = "";
    for (const letter of text) {
      if (letter === "⟦") depth += 1;
      else if (letter === "⟧") depth -= 1;
      else rest += depth > 0 ? " " : letter;
    }
    for (const word of rest.replace(/\bR(-[A-Z0-9]+)+\b/g, "").match(/[\p{L}\p{N}+]*\p{L}[\p{L}\p{N}+]*/gu) ?? []) found[word] ??= where;
  };
  const place = (element) => {
    const inner = element.closest("[id]")?.id ?? "";
    return `#${inner} ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 60)}"`;
  };
  for (const element of document.querySelectorAll("html, html *")) {
    if (leftOut.some((css) => element.closest(css))) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue).join(" ");
    look(own, place(element));
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"]) {
      const said = element.getAttribute(name);
      if (said) look(said, `${name} of ${place(element)}`);
    }
  }
  look(document.title, "the title of the window");
  return found;
})"##;

/// Names and symbols that are the same in every language.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    // The program, its titles, and their money.
    names.extend(
        ["Lokálka", "18CZ", "1836Jr", "Bohemia", "Moravia", "Silesia", "K", "F", "Václav", "UTC"]
            .map(str::to_owned),
    );
    for title in embedded::ids().iter().filter_map(|id| embedded::title(id)) {
        names.extend(printed(&title).flat_map(|name| words(&name)));
    }
    names
}

/// What is printed on the board and on papers of a title.
fn printed(title: &Title) -> impl Iterator<Item = String> {
    let hexes = title.hexes.iter().flat_map(|hex| hex.places.iter().cloned().chain([hex.name.clone()]));
    let companies = title.company_ids().flat_map(|id| {
        let charter = title.charter(id);
        [charter.symbol.clone(), charter.name.clone()]
    });
    let privates = title.private_ids().flat_map(|id| {
        let private = title.private(id);
        [private.id.clone(), private.name.clone(), private.name_de.clone()]
    });
    let trains = title.train_types.iter().map(|kind| kind.name.clone());
    let cards = title.cards.iter().map(|card| card.letter.clone());
    let tiles = title.tiles.iter().flat_map(|tile| {
        let labels = tile.faces.iter().filter_map(|face| face.label.clone());
        labels.chain([tile.name.clone()]).collect::<Vec<_>>()
    });
    let all: Vec<String> =
        hexes.chain(companies).chain(privates).chain(trains).chain(cards).chain(tiles).collect();
    all.into_iter()
}

fn words(name: &str) -> Vec<String> {
    name.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect()
}

/// Whether a word says nothing in any language: a name, a number with letters, a section of a rulebook, a train with its card.
fn is_name(word: &str, names: &BTreeSet<String>) -> bool {
    let roman = word.chars().all(|letter| "IVX".contains(letter));
    let symbol = word.chars().count() <= 5 && word.contains(|letter: char| letter.is_ascii_digit());
    // English has an article before the names of trains, which no other language asks for.
    let article = ["a", "A", "an", "An"].contains(&word);
    // Where there is little room, names are cut.
    let cut = word.chars().count() == 3 && NAMES.iter().any(|name| name.starts_with(word));
    roman || symbol || article || cut || names.contains(word)
}

/// Fails where a page of ours says anything that is no text of a language.
#[track_caller]
fn expect_marked(page: &Page, names: &BTreeSet<String>, faults: &mut BTreeMap<String, String>) {
    let left_out: Vec<&str> = NO_TEXTS.iter().map(|(css, _)| *css).collect();
    let found = page.evaluate(&format!("{OUTSIDE}({})", serde_json::json!(left_out)));
    let Value::Object(found) = found else { panic!("{found}") };
    for (word, place) in found {
        if !is_name(&word, names) {
            faults.entry(word).or_insert_with(|| format!("{}: {place}", page.place()));
        }
    }
}

/// Games that are longer are not looked at.
const LONGEST: usize = 3000;

/// A table for every kind of decision that comes up at tables of this title, by the key of its question.
fn decisions(title: &'static str, players: usize) -> BTreeMap<&'static str, Position> {
    let tempers = [Temper::Keen, Temper::Greedy, Temper::Tinkering, Temper::Reckless, Temper::Indebted];
    let mut found: BTreeMap<&'static str, Position> = BTreeMap::new();
    for temper in tempers {
        let mut kinds = BTreeSet::new();
        let kind = |game: &Game| game.state().decision().map(Keyed::key);
        let listed = std::cell::RefCell::new(&mut kinds);
        positions::first_game(title, players, temper, |game, _| {
            listed.borrow_mut().extend(kind(game));
            false
        });
        for wanted in kinds {
            if found.contains_key(wanted) {
                continue;
            }
            let position =
                positions::first_game(title, players, temper, |game, _| kind(game) == Some(wanted));
            let position = position.expect("it came up a moment ago");
            // No server takes games that go on for ever.
            if position.file.actions.len() < LONGEST {
                found.insert(wanted, position);
            }
        }
    }
    found
}

/// Opens a path in a language.
fn open(stage: &Stage, page: &Page, path: &str, tag: &str) {
    let joint = if path.contains('?') { '&' } else { '?' };
    page.go(&stage.address(&format!("{path}{joint}lang={tag}")));
}

#[test]
fn no_page_says_anything_that_is_no_text_of_a_language() {
    play(|stage| {
        let (names, mut faults) = (names(), BTreeMap::new());
        let page = stage.visitor();
        // Not `/api`: that is a document for programs and those who write them, in English.
        let rules = ["/rules/18cz", "/rules/18cz-bohemia", "/rules/18cz-moravia-silesia", "/rules/1836jr56"];
        let pages = ["/", "/tour", "/rules", "/sign-up", "/sign-in", "/offline"];
        for path in pages.into_iter().chain(rules) {
            open(stage, &page, path, MARKED);
            expect_marked(&page, &names, &mut faults);
        }
        page.expect_complaint("404");
        open(stage, &page, "/no-such-page", MARKED);
        expect_marked(&page, &names, &mut faults);
        open(stage, &page, "/sign-up", MARKED);
        page.fill("input[name=name]", "Anna");
        page.fill("input[name=password]", "correct horse battery");
        page.click("form.fields button");
        page.until_shown(Spot::from(".account a").with("Anna"));
        open(stage, &page, "/account", MARKED);
        expect_marked(&page, &names, &mut faults);
        assert!(faults.is_empty(), "not marked: {faults:#?}");
    });
}

/// The same for all that is asked at tables of a title, and for the end of a game with its log and what is looked up there.
fn expect_marked_decisions(title: &'static str, players: usize) {
    play(|stage| {
        let (names, mut faults) = (names(), BTreeMap::new());
        let page = stage.visitor_at(&format!("/?lang={MARKED}"));
        let decisions = decisions(title, players);
        assert!(decisions.len() > 8, "only {} kinds of decisions", decisions.len());
        for position in decisions.values() {
            let table = stage.table_at(&page, &position.file);
            expect_marked(&table, &names, &mut faults);
        }
        let table = stage.table_at(&page, &still::bot_game(title, players, 1));
        expect_marked(&table, &names, &mut faults);
        let game = format!("/games/{}", table.id());
        for path in [
            "/log",
            "/audit",
            "/info/companies",
            "/info/tiles",
            "/info/phases",
            "/info/limits",
            "/info/course",
            "/info/charts",
        ] {
            page.go(&stage.address(&format!("{game}{path}")));
            expect_marked(&page, &names, &mut faults);
        }
        assert!(faults.is_empty(), "not marked: {faults:#?}");
    });
}

#[test]
fn no_decision_of_18cz_says_anything_that_is_no_text_of_a_language() {
    expect_marked_decisions("18cz", 4);
}

#[test]
fn no_decision_of_bohemia_says_anything_that_is_no_text_of_a_language() {
    expect_marked_decisions("18cz-bohemia", 2);
}

#[test]
fn no_decision_of_moravia_silesia_says_anything_that_is_no_text_of_a_language() {
    expect_marked_decisions("18cz-moravia-silesia", 3);
}

#[test]
fn no_decision_of_1836jr56_says_anything_that_is_no_text_of_a_language() {
    expect_marked_decisions(F56, 3);
}

/// What is cut off or leaves its room: buttons, tabs, heads and cells of tables; not the markers that lie on each other on the chart.
const CLIPPED: &str = r##"(() => {
  const wrong = [];
  const name = (element) => `${element.tagName} ${element.id || element.className} "${(element.textContent.trim() || element.getAttribute("aria-label") || element.parentElement.className).slice(0, 50)}"`;
  for (const element of document.querySelectorAll("button, a, summary, label, th, td:not(.taken), h1, h2, #tabs *")) {
    if (element.closest("svg, .unseen") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.display === "inline" || element.clientWidth === 0) continue;
    if (element.scrollWidth > element.clientWidth + 2) wrong.push(`too wide: ${name(element)}`);
    // What goes beyond the window must be in something that scrolls.
    const { left, right, width } = element.getBoundingClientRect();
    let scrolls = false;
    for (let up = element.parentElement; up; up = up.parentElement) scrolls ||= ["auto", "scroll"].includes(getComputedStyle(up).overflowX);
    if (width > 0 && !scrolls && (left < -1 || right > innerWidth + 1)) wrong.push(`beyond the window: ${name(element)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...new Set(wrong)];
})()"##;

/// Looks at a page in every language, in a window and on a narrow phone.
fn look_for_clipped(stage: &Stage, page: &Page, path: &str, faults: &mut BTreeSet<String>) {
    let narrow = Viewport { width: 360, height: 740, ..Viewport::PHONE };
    for tag in Language::all().map(Language::tag) {
        open(stage, page, path, tag);
        for viewport in [Viewport::DESKTOP, narrow] {
            page.set_viewport(viewport);
            let Value::Array(found) = page.evaluate(CLIPPED) else { panic!("a list") };
            let width = viewport.width;
            faults.extend(found.iter().map(|it| format!("{tag} {width} {it} at {path}")));
        }
    }
}

fn expect_nothing_clipped(title: &'static str, players: usize) {
    expect_nothing_clipped_but_at(&BTreeSet::new(), title, players);
}

/// The same, but for kinds of decisions that were looked at elsewhere.
fn expect_nothing_clipped_but_at(seen: &BTreeSet<&'static str>, title: &'static str, players: usize) {
    let mut faults: BTreeSet<String> = BTreeSet::new();
    play(|stage| {
        let page = stage.visitor_at("/");
        let decisions = decisions(title, players);
        let others = decisions.iter().filter(|(kind, _)| !seen.contains(*kind));
        for (_, position) in others {
            let table = stage.table_at(&page, &position.file);
            look_for_clipped(stage, &page, &format!("/games/{}", table.id()), &mut faults);
        }
    });
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

#[test]
fn no_language_is_cut_off_at_tables_of_18cz() {
    expect_nothing_clipped("18cz", 4);
}

#[test]
fn no_language_is_cut_off_at_tables_of_the_variants() {
    let seen: BTreeSet<&str> = decisions("18cz", 4).into_keys().collect();
    // Stock rounds look different where Václav holds shares, and where papers are traded.
    let seen = seen.into_iter().filter(|kind| !kind.contains("stock")).collect();
    expect_nothing_clipped_but_at(&seen, "18cz-bohemia", 2);
    expect_nothing_clipped_but_at(&seen, "18cz-moravia-silesia", 3);
}

#[test]
fn no_language_is_cut_off_at_tables_of_1836jr56() {
    expect_nothing_clipped(F56, 3);
}

#[test]
fn no_language_is_cut_off_on_other_pages() {
    let mut faults: BTreeSet<String> = BTreeSet::new();
    play(|stage| {
        let page = stage.visitor_at("/");
        for path in ["/", "/tour", "/rules/18cz", "/sign-up", "/sign-in"] {
            look_for_clipped(stage, &page, path, &mut faults);
        }
    });
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

#[test]
fn whoever_switches_keeps_their_place_and_everybody_reads_their_own_language() {
    play(|stage| {
        let position = positions::whole_game(3, Temper::Keen, 1);
        let table = stage.table_of(&position.file);
        let game = format!("/games/{}", table.id());
        table.go(&stage.address(&format!("{game}?at=20")));
        let language = |page: &Page| page.evaluate("document.documentElement.lang");
        assert_eq!(language(&table), "en");
        table.click("#tools .files summary");
        table.click(Spot::from(".languages button").with("Deutsch"));
        table.until("the page in German", "document.documentElement.lang === 'de'");
        assert!(table.place().ends_with("?at=20"), "{}", table.place());
        assert_eq!(table.attribute("#map", "aria-label"), "Karte");
        // A link in another language is for that page; what was chosen stays.
        table.go(&stage.address("/rules?lang=ja"));
        assert_eq!(language(&table), "ja");
        table.go(&stage.address("/rules"));
        assert_eq!(language(&table), "de");
        // Somebody else looks at the same table in Czech.
        let other = stage.visitor_at("/?lang=cs");
        other.go(&stage.address(&game));
        assert_eq!(language(&other), "cs");
        let _ = Table::at(other);
    });
}
