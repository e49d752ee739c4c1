//! Looking back at a game that is over: from its result to the curve, a turning point, and the position where it came about.

use browser::positions::{self, Temper};
use browser::{Spot, Table};

use crate::play;

#[test]
fn a_player_looks_back_at_a_game_and_goes_to_a_turning_point() {
    play(|stage| {
        let game = positions::whole_game(2, Temper::Keen, 60);
        let table = stage.table_of(&game.file);
        let id = table.id();
        table.click(Spot::from(".result .next button").with("Look back at this game"));
        let page = table.page();
        // The whole game is looked through, which takes minutes on a busy machine.
        let ready = "document.querySelector('#review')?.dataset.stage === 'ready'";
        page.until_worked_out("the review", ready, "document.querySelector('#review progress')?.value");
        assert!(page.place().ends_with(&format!("/games/{id}/review")), "{}", page.place());
        assert_eq!(page.count("#review .chart-picture [data-line]"), 2, "a line for each player");
        assert!(page.count(".turning-points li") > 0, "a game of chance has turning points");
        assert!(page.words(".turning-points .loss").contains("instead of"));
        page.click(Spot::from(".turning-points a").with("To the position"));
        page.until("a position of the game", "location.search.startsWith('?at=')");
        let there = Table::at(page.clone());
        assert!(there.position() < game.file.actions.len());
        // Whoever has the address sees the same.
        let guest = stage.visitor_at(&format!("/games/{id}/review"));
        guest.until_shown("#review .chart-picture");
    });
}
