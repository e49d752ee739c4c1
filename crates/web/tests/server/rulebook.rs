//! The rules as pages: every rule that is cited anywhere has its entry, and every link leads somewhere.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Browser, server};
use axum::http::StatusCode;
use rules::rule;
use rules::title::{Shelf, embedded};
use serde_json::json;
use web::{Config, Repository, app};

/// The parts of a page between quotes after this: `values("href")`.
fn values<'a>(page: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let before = format!(" {attribute}=\"");
    page.split(&before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The rules pages of all built-in titles.
async fn pages(browser: &mut Browser) -> BTreeMap<&'static str, String> {
    let mut pages = BTreeMap::new();
    for &id in embedded::ids() {
        let page = browser.get(&format!("/rules/{id}")).await;
        assert_eq!(page.status, StatusCode::OK, "{id}");
        pages.insert(id, page.text);
    }
    pages
}

/// What refusals can cite is a list in `rules::rule`. Which titles cite which of them, random play finds out.
#[tokio::test]
async fn every_rule_that_a_refusal_can_cite_has_an_entry_on_the_page_of_its_title() {
    let pages = pages(&mut Browser::new(&server())).await;
    let missing: Vec<_> =
        rule::ALL.iter().filter(|cited| !values(&pages[cited.title], "id").contains(cited.id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(rule::ALL.len() > 150, "only {}", rule::ALL.len());
}

#[tokio::test]
async fn every_link_of_the_rules_leads_to_an_entry_or_a_chapter() {
    let pages = pages(&mut Browser::new(&server())).await;
    let mut followed = 0;
    for (id, page) in &pages {
        for link in values(page, "href") {
            let (place, anchor) = match link.split_once('#') {
                Some(("", anchor)) => (*id, anchor),
                Some((address, anchor)) => (address.strip_prefix("/rules/").unwrap_or(address), anchor),
                None => continue,
            };
            assert!(values(&pages[place], "id").contains(anchor), "{id}: {link} leads nowhere");
            followed += 1;
        }
    }
    assert!(followed > 400, "only {followed}");
}

#[tokio::test]
async fn a_rule_is_shown_with_its_section_and_how_it_was_decided() {
    let mut browser = Browser::new(&server());
    let page = browser.get("/rules/18cz").await.text;
    let entry = page.split("id=\"R-SET-01\"").nth(1).and_then(|rest| rest.split("</li>").next());
    let entry = entry.expect("the first rule is there");
    assert!(entry.contains("III.2") && entry.contains("Each player begins with 380"), "{entry}");
    assert!(entry.contains("Decided:") && entry.contains("A-01"), "{entry}");
    // Who comes from a table of a variant learns that it plays otherwise.
    assert!(
        entry.contains("Different in 18CZ Bohemia:") && entry.contains("/rules/18cz-bohemia#R-BOH-01"),
        "{entry}"
    );
    assert!(values(&page, "href").contains("#stock-rounds") && values(&page, "id").contains("stock-rounds"));
}

#[tokio::test]
async fn a_variant_shows_what_it_changes_and_leads_to_the_rest() {
    let mut browser = Browser::new(&server());
    for (id, changed) in [("18cz-bohemia", "R-EXP-01"), ("18cz-moravia-silesia", "R-PRE-02")] {
        let page = browser.get(&format!("/rules/{id}")).await.text;
        let links = values(&page, "href");
        assert!(links.contains(format!("/rules/18cz#{changed}").as_str()), "{id}");
        assert!(links.contains("/rules/18cz") && links.contains("/rules/18cz#stock-rounds"), "{id}");
        assert!(!values(&page, "id").contains(changed), "{id}: it is a rule of 18CZ");
    }
}

#[tokio::test]
async fn a_refusal_names_the_page_with_its_rule() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let refusal = browser.act(&id, 0, &json!({"do": "start_company", "company": "BCB", "price": 50})).await;
    assert_eq!(refusal.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refusal.text);
    let refusal = refusal.json();
    let page = refusal["page"].as_str().expect("a page");
    let (address, anchor) = page.split_once('#').expect("an entry of it");
    assert_eq!(refusal["rule"], anchor);
    assert!(values(&browser.get(address).await.text, "id").contains(anchor));
}

#[tokio::test]
async fn the_first_page_and_every_table_lead_to_the_rules() {
    let mut browser = Browser::new(&server());
    let id = browser.start().await;
    let first = browser.get("/").await.text;
    let index = browser.get("/rules").await.text;
    for title in embedded::ids() {
        let address = format!("/rules/{title}");
        assert!(values(&first, "href").contains(address.as_str()), "{title} on the first page");
        assert!(values(&index, "href").contains(address.as_str()), "{title} among the rules");
    }
    assert!(values(&browser.get(&format!("/games/{id}")).await.text, "href").contains("/rules/18cz"));
    assert_eq!(browser.get("/rules/18xx").await.status, StatusCode::NOT_FOUND);
}

/// A folder of somebody else need not say its rules in words.
#[tokio::test]
async fn a_title_without_rules_in_words_leads_to_those_that_it_is_played_by() {
    let mut texts = embedded::texts("18cz-bohemia").expect("it is built in");
    texts.files.remove("rules.toml");
    let own = texts.files["title.toml"].replace("id = \"18cz-bohemia\"", "id = \"our-bohemia\"");
    texts.files.insert("title.toml".to_owned(), own);
    let mut shelf = Shelf::built_in();
    shelf.put(rules::Title::from_texts(&texts).expect("it has no faults"));
    let repository = Repository::in_memory().expect("memory is there");
    let page = Browser::new(&app(Config::new(repository).titles(shelf))).get("/rules/our-bohemia").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(values(&page.text, "href").contains("/rules/18cz-bohemia"));
    assert!(page.text.contains("has no rules in words of its own"));
}
