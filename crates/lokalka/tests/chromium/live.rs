//! Several people at one table: everybody sees at once what happens.

use browser::{Spot, Table, positions};

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
        table.pass();
        assert_eq!(table.position(), 3);
    });
}
