//! Several people at one table: everybody sees at once what happens.

use browser::{Page, Spot, Table, positions};

use crate::play;

#[test]
fn a_spectator_sees_every_move_at_once_and_can_do_nothing() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        let watcher = Table::at(stage.visitor_at(&table.place()));
        assert!(watcher.is_watched_only());
        for number in 1..=2 {
            table.pass();
            watcher.until_number(number);
            assert_eq!(watcher.decider(), table.decider());
        }
        table.undo();
        watcher.until_number(3);
        assert_eq!(watcher.position(), 1);
    });
}

#[test]
fn two_tabs_of_one_player_never_play_the_same_move_twice() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        let again = Table::at(stage.second_tab(&table));
        table.pass();
        again.until_number(1);
        again.pass();
        table.until_number(2);
        assert_eq!(table.position(), 2);
    });
}

/// Holds back every state of the table that comes from now on, until `release` is called.
const HOLD: &str = "((real) => {
    const held = new Promise((go_on) => { window.release = go_on; });
    window.fetch = async (address, ...rest) => {
        const answer = await real(address, ...rest);
        if (address.includes('/table?')) await held;
        return answer;
    };
    return true;
})(window.fetch)";

/// Listens beside the page for the number of an entry.
fn listen_for(number: u64) -> String {
    format!(
        "new Promise((heard) => {{
            const events = new EventSource(`/api/games/${{document.getElementById('table').dataset.game}}/events`);
            events.addEventListener('seq', (event) => {{
                if (event.data !== '{number}') return;
                events.close();
                heard(true);
            }});
        }})"
    )
}

#[test]
fn what_happens_while_a_move_is_on_its_way_is_shown_after_it() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        let again = Table::at(stage.second_tab(&table));
        table.evaluate(HOLD);
        table.click(Spot::from("#way button").with("Pass"));
        again.until_number(1);
        again.pass();
        table.evaluate(&listen_for(2));
        table.evaluate("(window.release(), true)");
        table.until_number(2);
        // A window behind another draws nothing, and what is not seen yet is not answered.
        table.bring_to_front();
        table.pass();
        assert_eq!(table.position(), 3);
    });
}

/// Who waits sees what others are choosing from, and what was done last; nothing of it can be pressed.
#[test]
fn who_waits_sees_what_others_choose_from() {
    play(|stage| {
        let (position, _) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        let spectator = Table::at(stage.visitor_at(&table.place()));
        assert!(spectator.is_watched_only());
        assert!(
            spectator.words("#choices .of-others").contains("Lay track"),
            "{}",
            spectator.words("#choices")
        );
        assert_eq!(spectator.count("#choices .of-others :is(button, a, input)"), 0);
        spectator.until_shown("#choices .latest .entry");
        let colour =
            |page: &Page| page.evaluate("getComputedStyle(document.getElementById('top')).backgroundColor");
        assert_ne!(colour(&spectator), colour(&table), "the bar looks the same to both");
    });
}
