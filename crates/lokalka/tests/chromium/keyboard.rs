//! Without a mouse.

use browser::positions;

use crate::play;

#[test]
fn a_whole_operating_turn_is_played_by_the_keyboard_alone() {
    play(|stage| {
        let (mut position, turn) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        for action in &turn {
            table.act_by_keys(action);
            position.play(action);
            assert_eq!(table.position(), position.file.actions.len());
        }
        assert_eq!(table.decider(), position.decider());
    });
}
