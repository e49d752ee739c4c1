//! Playing with others: open seats, invite links, live updates, chat, taking back with consent, accounts.

use std::rc::Rc;

use browser::{Page, Spot, Stage, Table, Viewport};

use crate::play;

/// Anna sets a game for three up, in which the second seat is for somebody else; she plays the other two.
fn set_up(stage: &Stage, second: &str) -> Rc<Page> {
    let anna = stage.visitor_at("/");
    anna.click(Spot::from(".pick").with("3"));
    anna.pick("select[name=seat2]", second);
    if second == "Open to anybody" {
        anna.click(".listed input");
    }
    anna.click(Spot::from("button").with("Start"));
    anna.until_shown(Spot::from(".masthead").with("one seat free"));
    anna
}

/// Bela takes the seat on the page that asks for a name.
fn sit_down(page: &Page, name: &str) {
    page.fill(".sit-down input[name=name]", name);
    page.click(".sit-down button");
}

/// Anna and Bela at their table: she finds the game in the lobby.
pub(crate) fn two_at_a_table(stage: &Stage) -> (Table, Table) {
    let anna = set_up(stage, "Open to anybody");
    let bela = stage.visitor_at("/");
    bela.click(Spot::from(".lobby a").with("Join"));
    sit_down(&bela, "Božena");
    // The game begins with the last seat, on both screens.
    (Table::at(anna), Table::at(bela))
}

/// Whoever of the two decides, and the other one.
pub(crate) fn by_turn<'a>(anna: &'a Table, bela: &'a Table) -> (&'a Table, &'a Table) {
    if anna.decider() == "Božena" { (bela, anna) } else { (anna, bela) }
}

#[test]
fn two_browsers_and_a_spectator_see_every_move_at_once() {
    play(|stage| {
        let (anna, bela) = two_at_a_table(stage);
        let watcher = Table::at(stage.visitor_at(&anna.place()));
        assert!(watcher.is_watched_only());
        for number in 1..=3 {
            let (acting, other) = by_turn(&anna, &bela);
            assert!(text(acting, "document.title").contains("Your turn"));
            assert_eq!(other.count(":is(#choices, #way) [data-action]"), 0, "only who decides may act");
            acting.pass();
            for table in [&anna, &bela, &watcher] {
                table.until_number(number);
            }
            assert_eq!(watcher.decider(), anna.decider());
            assert_eq!(bela.decider(), anna.decider());
        }
        assert!(watcher.is_watched_only());
    });
}

#[test]
fn whoever_is_called_on_a_phone_sees_where_to_decide_unless_they_read_something() {
    play(|stage| {
        let (anna, bela) = two_at_a_table(stage);
        bela.set_viewport(Viewport::PHONE);
        bela.reload();
        // While others decide, the page shows where: on the map, when they lay track. Or somebody has chosen the log.
        let follow = || drop(bela.evaluate("document.body.dataset.tab = 'map'"));
        let read = || bela.click("#tabs [data-tab=log]");
        for (meanwhile, shown) in [(&follow as &dyn Fn(), "choices"), (&read, "log"), (&follow, "choices")] {
            while bela.decider() == "Božena" {
                bela.click("#tabs [data-tab=choices]");
                bela.pass();
            }
            anna.until_number(bela.number());
            meanwhile();
            while anna.decider() != "Božena" {
                anna.pass();
            }
            bela.until_number(anna.number());
            assert_eq!(text(&bela, "document.body.dataset.tab"), shown);
        }
    });
}

fn text(page: &Page, expression: &str) -> String {
    page.evaluate(expression).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_friend_takes_a_seat_by_an_invite_link() {
    play(|stage| {
        let anna = set_up(stage, "By invite link");
        // The script of the page makes a whole address of it.
        anna.until("the link", "document.querySelector('[data-link]').value.startsWith('http')");
        let link = text(&anna, "document.querySelector('[data-link]').value");
        assert!(link.starts_with(&stage.address("/join/")), "{link}");
        let bela = stage.visitor();
        bela.go(&link);
        assert!(bela.words("main").contains("invited"));
        sit_down(&bela, "Božena");
        let (anna, bela) = (Table::at(anna), Table::at(bela));
        assert!(anna.words("#shares").contains("Božena"));
        let (acting, other) = by_turn(&anna, &bela);
        acting.pass();
        other.until_number(1);
        // The link is good for one.
        let late = stage.visitor();
        late.expect_complaint("status of 4");
        late.go(&link);
        assert!(!late.shows(".sit-down"));
    });
}

#[test]
fn players_chat_and_a_spectator_reads() {
    play(|stage| {
        let (anna, bela) = two_at_a_table(stage);
        let watcher = Table::at(stage.visitor_at(&anna.place()));
        for table in [&bela, &watcher] {
            table.click("#tools [data-talk]");
            table.until_shown("#talk");
        }
        anna.click("#tools [data-talk]");
        anna.fill("#say-text", "Dobrý den! <b>1 & 2</b>");
        anna.click("#say button");
        for table in [&anna, &bela, &watcher] {
            table.until_shown(Spot::from("#messages li").with("Dobrý den! <b>1 & 2</b>"));
        }
        assert!(!watcher.shows("#say"), "only those at the table speak");
        // Whoever has the drawer closed sees that something was said.
        anna.click("#talk [data-talk]");
        bela.fill("#say-text", "Ahoj");
        bela.click("#say button");
        anna.until("the mark of an unread message", "'unread' in document.body.dataset");
        // Whoever comes later reads what was said before.
        let late = Table::at(stage.visitor_at(&anna.place()));
        late.click("#tools [data-talk]");
        late.until_shown(Spot::from("#messages li").with("Ahoj"));
    });
}

#[test]
fn an_undo_after_others_have_acted_asks_them() {
    play(|stage| {
        let (anna, bela) = two_at_a_table(stage);
        // After three actions both have acted. Whoever did not act last must ask.
        let mut last_acted = "";
        for number in 1..=3 {
            let (acting, _) = by_turn(&anna, &bela);
            last_acted = if std::ptr::eq(acting, &anna) { "Anna" } else { "Bela" };
            acting.pass();
            anna.until_number(number);
            bela.until_number(number);
        }
        let (first, other) = if last_acted == "Anna" { (&bela, &anna) } else { (&anna, &bela) };
        first.click(Spot::from("button[data-ask=undo]").with("Ask to undo"));
        other.until_shown("#consent");
        first.until_shown(Spot::from("#consent").with("Waiting"));
        let before = other.position();
        other.click(Spot::from("#consent button").with("Agree"));
        first.until(
            "the actions to be taken back",
            &format!("Number(document.getElementById('table').dataset.at) < {before}"),
        );
        first.until_gone("#consent");
    });
}

#[test]
fn somebody_signs_up_and_finds_the_games_in_another_browser() {
    play(|stage| {
        let credentials = |page: &Page| {
            page.fill("input[name=name]", "Anežka");
            page.fill("input[name=password]", "correct horse battery");
            page.click("form.fields button");
        };
        let first = stage.visitor_at("/");
        first.click(Spot::from("button").with("Start"));
        let id = Table::at(Rc::clone(&first)).id();
        first.go(&stage.address("/"));
        first.click(Spot::from("a").with("Sign up"));
        first.until_shown("input[name=password]");
        credentials(&first);
        // What was played without an account goes along.
        first.until_shown(Spot::from(".account a").with("Anežka"));
        first.until_shown(format!("a[href='/games/{id}']"));
        let second = stage.visitor_at("/sign-in");
        credentials(&second);
        second.until_shown(Spot::from(".account a").with("Anežka"));
        second.click(format!("a[href='/games/{id}']"));
        let table = Table::at(Rc::clone(&second));
        table.pass();
        first.click(format!("a[href='/games/{id}']"));
        assert_eq!(Table::at(first).number(), 1);
    });
}
