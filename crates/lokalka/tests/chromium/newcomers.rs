//! Somebody who has never played: the page that says what these games are, and the tour of the table.

use browser::{Key, Page, Spot, Stage, Table, Viewport};
use serde_json::json;

use crate::play;

/// The table of somebody who has just started the usual game against bots, for the first time.
pub fn table(stage: &Stage) -> Table {
    let page = stage.visitor_at("/");
    page.click(Spot::from("button").with("All others: bots"));
    Table::at(page)
}

/// Whether the frame of the tour is around this part, as far as that is in sight.
fn is_framed(page: &Page, part: &str) -> bool {
    let script = format!(
        "(() => {{ const [spot, part] = ['#tour-spot', {}].map((at) => document.querySelector(at).getBoundingClientRect());
            return part.width > 0 && spot.left <= Math.max(part.left, 4) && spot.right >= Math.min(part.right, innerWidth - 4)
                && spot.top <= Math.max(part.top, 4) && spot.bottom >= Math.min(part.bottom, innerHeight - 4); }})()",
        json!(part)
    );
    page.evaluate(&script) == true
}

/// Whether the words of the tour are wholly on the screen.
fn is_in_sight(page: &Page) -> bool {
    page.evaluate(
        "(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
            (document.getElementById('tour').getBoundingClientRect())",
    ) == true
}

/// Walks to the end, and looks at every step.
fn walk(page: &Page) {
    let parts = page.count("#tour [data-place]");
    for step in 1..=parts {
        page.until_shown(Spot::from("#tour output").with(&format!("{step}/{parts}")));
        let part = page.attribute("#tour section:not([hidden])", "data-place");
        assert!(is_framed(page, &part), "{part} is not framed");
        assert!(is_in_sight(page), "the words on {part} are not in sight");
        page.click("#tour [data-step='1']");
    }
    page.until_gone("#tour");
    page.until_gone("#tour-spot");
}

#[test]
fn a_newcomer_finds_what_these_games_are_on_the_first_page() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from("a").with("18xx in five minutes"));
        page.until_shown(Spot::from("h2").with("How to win"));
        page.set_viewport(Viewport::PHONE);
        let wide = page.evaluate("document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(390), "the page is {wide} wide");
        page.click(Spot::from("a").with("Start a game"));
        page.until_shown("#play-now");
    });
}

#[test]
fn the_tour_leads_along_the_parts_of_the_table_and_is_offered_once() {
    play(|stage| {
        let table = table(stage);
        table.click("#tour-offer [data-tour]");
        walk(&table);
        table.reload();
        table.until("the table to have its tools", "'ready' in document.body.dataset");
        assert!(!table.shows("#tour-offer"), "it is offered again");
        // It is in the help.
        table.click("#tools [data-help]");
        table.click("#help [data-tour]");
        table.until_shown("#tour");
        assert!(!table.shows("#help"));
    });
}

#[test]
fn the_offer_is_not_in_the_way_and_can_be_declined_for_good() {
    play(|stage| {
        let table = table(stage);
        // It takes room of its own, beside the map and above the choices.
        let beside = "((offer, map, choices) => offer.left >= map.right && offer.bottom <= choices.top)
            (...['tour-offer', 'map', 'choices'].map((id) => document.getElementById(id).getBoundingClientRect()))";
        assert_eq!(table.evaluate(beside), true);
        table.click("#tour-offer [data-no-tour]");
        table.until_gone("#tour-offer");
        table.reload();
        table.until("the table to have its tools", "'ready' in document.body.dataset");
        assert!(!table.shows("#tour-offer"), "it is offered again");
    });
}

#[test]
fn the_tour_is_walked_by_keys_alone() {
    play(|stage| {
        let table = table(stage);
        table.tab_to("the offer", "document.activeElement.matches('#tour-offer [data-tour]')");
        table.press(Key::Enter);
        table.until_shown(Spot::from("#tour output").with("1/8"));
        let focused = "document.activeElement.matches('#tour [data-step=\"1\"]')";
        assert_eq!(table.evaluate(focused), true, "the way on has the focus");
        table.press(Key::Enter);
        table.until_shown(Spot::from("#tour output").with("2/8"));
        table.press(Key::Right);
        table.until_shown(Spot::from("#tour output").with("3/8"));
        table.press(Key::Left);
        table.until_shown(Spot::from("#tour output").with("2/8"));
        table.press(Key::Escape);
        table.until_gone("#tour");
        table.until_gone("#tour-spot");
    });
}

#[test]
fn the_tour_leads_through_the_tabs_of_a_phone() {
    play(|stage| {
        for title in ["18cz", "1836jr56"] {
            let page = stage.visitor_at("/");
            page.set_viewport(Viewport::PHONE);
            page.click(Spot::from(format!(
                "[name=seats][value*='{}']",
                if title == "18cz" { "3" } else { title }
            )));
            page.click(Spot::from("button").with("All others: bots"));
            let table = Table::at(page);
            let tab = "document.body.dataset.tab";
            let before = table.evaluate(tab);
            table.click("#tour-offer [data-tour]");
            walk(&table);
            assert_eq!(table.evaluate(tab), before, "the tab from before is back");
            // Later it is under Info.
            table.click(Spot::from("#tabs button").with("Info"));
            table.click("#drawers [data-tour]");
            table.until_shown("#tour");
        }
    });
}
