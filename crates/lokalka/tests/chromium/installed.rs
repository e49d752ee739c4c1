//! The site as an app: one's games without a line, whose they are, and the page that says that there is none.

use std::thread;
use std::time::Duration;

use browser::{Page, positions};
use serde_json::json;

use crate::play;

/// Whether the worker is at work, which it is not before the page has been seen.
const WORKS: &str = "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))";

/// The number of games that are kept, once the worker of the site has them.
fn kept(page: &Page) -> u64 {
    let games = "caches.open('seen').then((cache) => cache.keys()).then((keys) => \
                 keys.filter(({ url }) => url.includes('/games/')).length)";
    page.evaluate(games).as_u64().unwrap_or_default()
}

fn until_kept(page: &Page, position: usize) {
    let there = format!(
        "caches.open('seen').then((cache) => cache.match(location.pathname)).then((page) => page?.text())\
         .then((text) => text?.includes('data-at=\"{position}\"') ?? false)"
    );
    page.until("the table to be kept", &there);
}

#[test]
fn a_table_is_looked_at_without_a_line_as_it_was_seen_last() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.expect_complaint("net::ERR");
        table.page().until("the worker", WORKS);
        table.pass();
        until_kept(table.page(), 1);
        let decider = table.decider();
        stage.server().kill();
        table.reload();
        table.until_shown("#map svg");
        assert_eq!((table.position(), table.decider()), (1, decider), "as it was seen last");
        table.until_shown("#wrong");
        assert!(table.wrong().contains("connection"), "{}", table.wrong());
        stage.server().start_again().expect("the server starts again");
        table.until_gone("#wrong");
        table.pass();
        assert_eq!(table.position(), 2);
    });
}

#[test]
fn where_nothing_is_kept_a_page_says_so_and_lists_what_is() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.expect_complaint("net::ERR");
        table.page().until("the worker", WORKS);
        until_kept(table.page(), 0);
        let (page, place) = (table.page(), table.place());
        stage.server().kill();
        page.go(&stage.address("/"));
        page.until_shown("#kept a");
        assert_eq!(page.attribute("#kept a", "href"), place);
        page.click("#kept a");
        page.until_shown("#map svg");
        stage.server().start_again().expect("the server starts again");
        page.until_gone("#wrong");
    });
}

#[test]
fn what_one_person_has_seen_is_gone_when_they_sign_out() {
    play(|stage| {
        let page = stage.visitor_at("/sign-up");
        page.fill("input[name=name]", "Anna");
        page.fill("input[name=password]", "correct horse battery");
        page.click("button[type=submit]");
        page.until_shown("nav.account a[href='/account']");
        let table = stage.table_at(&page, &positions::beginning(3).file);
        table.page().until("the worker", WORKS);
        until_kept(table.page(), 0);
        page.go(&stage.address("/account"));
        assert_eq!(kept(&page), 1);
        page.click("form[action='/sign-out'] button");
        page.until_shown("nav.account a[href='/sign-in']");
        assert_eq!(kept(&page), 0);
    });
}

#[test]
fn what_is_pushed_is_shown_with_the_way_to_the_table() {
    play(|stage| {
        let page = stage.visitor_with_notifications();
        page.go(&stage.address("/"));
        let place = stage.table_at(&page, &positions::beginning(3).file).place();
        page.until("the worker", WORKS);
        let message = json!({"title": "Your turn in 18CZ", "text": "With Anna, Bela", "link": place});
        let shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => \
                     all.map(({ title, body, data }) => [title, body, data].join(' | ')).join())";
        let expected = format!("Your turn in 18CZ | With Anna, Bela | {place}");
        let there = format!("{shown}.then((all) => all === {})", json!(expected));
        // A browser with much to do may drop a message that nobody signed for; sent again, it takes the place of the first.
        let sent = (0..30).any(|_| {
            page.push(&stage.address(""), &message.to_string());
            thread::sleep(Duration::from_secs(1));
            page.evaluate(&there) == json!(true)
        });
        assert!(sent, "no notification: {}", page.evaluate(shown));
    });
}
