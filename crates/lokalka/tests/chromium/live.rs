//! Several people at one table: everybody sees at once what happens.

use browser::{Table, positions};

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
