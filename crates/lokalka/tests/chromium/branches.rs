//! Trying things out: branches that nobody else sees, side by side, played as a line; moves that wait; what trains would earn.

use std::rc::Rc;

use browser::positions::noted;
use browser::{Spot, Stage, Table};
use rules::notation::ActionNotation;
use serde_json::json;

use crate::online::{by_turn, two_at_a_table};
use crate::play;

/// Opens a branch from what a page shows.
fn try_it(table: &Table) -> Table {
    // A branch may depart from a branch: the new one has another address.
    let departed = json!(table.place());
    table.click(".try button");
    table.until("another branch", &format!("location.pathname + location.search !== {departed}"));
    table.until_shown(Spot::from("#trying").with("Nobody else sees this"));
    Table::at(Rc::clone(table.page()))
}

/// The first thing that may be done; to pass is nothing.
fn first_choice(table: &Table) -> ActionNotation {
    let state = table.state();
    let groups = state["offers"].as_array().expect("offers").iter();
    let choices = groups.flat_map(|group| group["choices"].as_array().expect("choices"));
    let mut actions = choices.map(|choice| &choice["action"]).filter(|action| action["do"] != "pass");
    noted(actions.next().expect("something to do").clone())
}

/// Plays the first choice so many times, for whoever decides; gives who did and what.
fn play_on(table: &Table, moves: usize) -> Vec<(String, ActionNotation)> {
    (0..moves)
        .map(|_| {
            let (who, action) = (table.decider(), first_choice(table));
            table.act(&action);
            (who, action)
        })
        .collect()
}

/// Plays the line of the branch that a page shows, and goes to the table; gives what was said.
fn play_line(branch: &Table) -> (String, Table) {
    branch.click(Spot::from("#trying button").with("Play this line"));
    branch.until_shown("#line");
    let said = branch.words("#line [role=status]");
    branch.click(Spot::from("#line a").with("To the table"));
    (said, Table::at(Rc::clone(branch.page())))
}

#[test]
fn a_branch_with_moves_of_three_seats_is_compared_found_again_and_played_as_a_line() {
    play(|stage| {
        let (anna, bela) = two_at_a_table(stage);
        let (acting, other) = by_turn(&anna, &bela);
        let (game, me) = (acting.place(), acting.decider());
        let branch = try_it(acting);
        let address = branch.place();
        let moves = play_on(&branch, 3);
        let mut who: Vec<&str> = moves.iter().map(|(who, _)| who.as_str()).collect();
        who.sort_unstable();
        who.dedup();
        assert_eq!(who.len(), 3, "one plays for every seat: {moves:?}");
        branch.undo();
        assert_eq!(branch.position(), 2);
        branch.redo();
        // A reload brings it back; the others have seen nothing.
        branch.reload();
        assert_eq!((branch.position(), branch.place()), (3, address.clone()));
        assert_eq!(other.position(), 0);
        // A second one from the middle of the first, with a name of its own.
        branch.travel("One action back", 2);
        let second = try_it(&branch);
        assert_eq!(second.position(), 2);
        second.pass();
        second.click(Spot::from("#trying summary").with("Name and note"));
        second.fill("#trying input[name=name]", "Save my money");
        second.click(Spot::from("#trying button").with("Keep"));
        second.until_shown(Spot::from("#trying").with("Save my money"));
        let second = Table::at(Rc::clone(second.page()));
        second.click(Spot::from("#trying a").with("Your branches"));
        second.until_shown(Spot::from("#branches .tree .tree").with("Save my money"));
        second.click(Spot::from("#branches button").with("Show side by side"));
        second.until_shown("#compared table");
        assert!(second.words("#compared thead").contains("Save my money"));
        assert!(second.count("#compared .differs") > 0, "who has passed has more money");
        // Nobody else can see it.
        let spy = stage.visitor();
        spy.expect_complaint("404");
        spy.go(&stage.address(&address));
        spy.until_shown("[role=alert]");
        assert_eq!(spy.count("#table"), 0);
        // Played as a line: the own moves at its beginning.
        second.page().go(&stage.address(&address));
        let branch = Table::at(Rc::clone(second.page()));
        let own = moves.iter().take_while(|(who, _)| (who == "Božena") == (me == "Božena")).count();
        let (said, table) = play_line(&branch);
        let made = if own == 1 { "One move was made".to_owned() } else { format!("{own} moves were made") };
        assert!(said.contains(&made), "{said}");
        assert_eq!(table.place(), game);
        assert_eq!(table.position(), own);
        other.until_position(own);
    });
}

/// Two at a table, the one who decides first, and what they have planned of the next six moves, with whether it is their own:
/// Božena has one seat, and Anna has the two others. A part of it waits.
fn planned(stage: &Stage) -> (Table, Table, Vec<(bool, ActionNotation)>) {
    let (anna, bela) = two_at_a_table(stage);
    let is_bela = anna.decider() == "Božena";
    let (acting, other) = if is_bela { (bela, anna) } else { (anna, bela) };
    let branch = try_it(&acting);
    let moves = play_on(&branch, 6);
    let moves = moves.into_iter().map(|(who, action)| ((who == "Božena") == is_bela, action)).collect();
    let (said, acting) = play_line(&branch);
    assert!(said.contains("until"), "some wait: {said}");
    acting.until_shown(Spot::from("#trying").with("until exactly"));
    (acting, other, moves)
}

#[test]
fn a_move_that_waits_is_made_when_exactly_its_position_comes_up() {
    play(|stage| {
        let (acting, other, moves) = planned(stage);
        for (index, (own, action)) in moves.iter().enumerate().skip(acting.position()) {
            // One's own come by themselves, and where two follow each other a page may never show the first alone.
            if !own {
                other.until_position(index);
                other.send(action);
            }
        }
        for table in [&acting, &other] {
            table.until_position(moves.len());
        }
        acting.until_gone(Spot::from("#trying").with("until exactly"));
    });
}

#[test]
fn a_move_that_waits_is_dropped_with_a_note_when_another_position_comes_up() {
    play(|stage| {
        let (acting, other, _) = planned(stage);
        let at = acting.position();
        other.until_position(at);
        other.pass();
        acting.until_position(at + 1);
        acting.until_shown(Spot::from("#trying").with("your moves wait no more"));
        acting.click(Spot::from("#trying button").with("Understood"));
        acting.until_gone("#trying");
        assert_eq!(other.position(), at + 1, "nothing was played");
    });
}

#[test]
fn what_trains_would_earn_is_asked_with_a_tile_that_nobody_has_laid() {
    play(|stage| {
        let table = stage.table_of(&browser::positions::beginning(3).file);
        table.click("#tools .files summary");
        table.click(Spot::from("#tools .files a").with("What would it run for?"));
        table.until_shown("#what-if .picture svg");
        table.click("#what-if .picture [data-hex='E15']");
        table.until_shown("#question .builds .tile");
        table.click("#question .builds .tile");
        table.until_shown("#question .ghost input[name=tile]");
        assert_eq!(table.count("#question .ghost"), 1);
    });
}
