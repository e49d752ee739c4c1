//! The rules as pages, and the ways to them from whatever cites a rule.

use std::rc::Rc;

use browser::positions::{self, Temper};
use browser::{Page, Stage, Table, Viewport};
use rules::Offer;

use crate::{moravia, play};

/// The page that a citation of the table leads to, opened by somebody else, and the entry on it. At the table it opens in a
/// tab of its own, so that nobody loses the table.
#[track_caller]
pub fn followed(stage: &Stage, table: &Table, link: &str) -> (Rc<Page>, String) {
    assert_eq!(table.attribute(link, "target"), "rules");
    let address = table.attribute(link, "href");
    let (_, anchor) = address.split_once('#').expect("an entry of a page");
    let page = stage.visitor_at(&address);
    page.until(
        "the entry to be the one that is meant",
        &format!("!!document.querySelector('#{anchor}:target')"),
    );
    (page, anchor.to_owned())
}

/// How wide the page is.
fn width(page: &Page) -> u64 {
    page.evaluate("document.documentElement.scrollWidth").as_u64().expect("a width")
}

#[test]
fn what_is_impossible_leads_to_its_rule() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::StartCompany { .. }))
        });
        let table = stage.table_of(&position.file);
        table.click("#choices .why-not summary");
        let said = table.words("#choices .why-not[open] cite a");
        let (page, anchor) = followed(stage, &table, "#choices .why-not[open] cite a");
        assert!(said.contains(&anchor), "{said}");
        assert!(page.words(format!("#{anchor}")).contains(&anchor));
    });
}

#[test]
fn a_rule_that_a_variant_takes_over_is_found_on_the_page_of_18cz() {
    play(|stage| {
        let table = stage.table_of(&moravia::beginning().file);
        assert_eq!(table.attribute("#drawers [target=rules]", "href"), "/rules/18cz-moravia-silesia");
        let page = stage.visitor_at("/rules/18cz-moravia-silesia#R-MOR-04");
        page.click("#R-MOR-04 .changes a");
        page.until("18CZ to be shown", "location.pathname === '/rules/18cz'");
        page.until_shown("#R-SR-10:target");
        page.click("#R-SR-10 .changes a[href*=moravia]");
        page.until_shown("#R-MOR-04:target");
    });
}

#[test]
fn the_rules_are_read_on_a_phone_and_chapters_are_found() {
    play(|stage| {
        let page = stage.visitor();
        page.set_viewport(Viewport::PHONE);
        for path in ["/rules/18cz", "/rules/1836jr56", "/rules/18cz-bohemia"] {
            page.go(&stage.address(path));
            page.until_shown(".contents");
            assert!(width(&page) <= 390, "{path} is {} wide", width(&page));
        }
        page.go(&stage.address("/rules/18cz"));
        page.click(".contents a[href='#stock-rounds']");
        page.until(
            "the chapter to be in sight",
            "Math.abs(document.getElementById('stock-rounds').getBoundingClientRect().top) < 200",
        );
    });
}
