//! Variations of games, and moves that wait.

use store::{Branch, Error, Plan, Store};

use super::{TestDatabase, browser, new_game, new_user, user, with_game};

/// More than any of these tests keeps.
const MANY: u32 = 9;

fn branch(id: &str, parent: Option<&str>, at: i64) -> Branch {
    Branch {
        id: id.to_owned(),
        game: "g".to_owned(),
        holder: browser("anna"),
        parent: parent.map(str::to_owned),
        text: format!("text of {id}"),
        version: 0,
        created_at: at,
        changed_at: at,
    }
}

fn plan(id: &str, branch: &str) -> Plan {
    Plan {
        id: id.to_owned(),
        branch: branch.to_owned(),
        game: "g".to_owned(),
        holder: browser("anna"),
        text: format!("text of {id}"),
        version: 0,
        created_at: 5,
    }
}

fn ids(store: &Store) -> Vec<(String, Option<String>)> {
    let own = store.branches("g", &browser("anna")).unwrap();
    own.into_iter().map(|branch| (branch.id, branch.parent)).collect()
}

pub fn are_their_owners_alone(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_branch(&branch("a", None, 1), MANY).unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(store.branch("a", &browser("anna")), Ok(Some(branch("a", None, 1))));
    assert_eq!(store.branch("a", &browser("bela")), Ok(None));
    assert_eq!(store.branches("g", &browser("bela")), Ok(Vec::new()));
    assert_eq!(store.change_branch("a", &browser("bela"), 0, "other", 2), Ok(false));
    assert_eq!(store.delete_branch("a", &browser("bela")), Ok(false));
    let foreign = Plan { holder: browser("bela"), ..plan("p", "a") };
    assert_eq!(store.put_plan(&foreign), Err(Error::GameNotFound { game: "g".to_owned() }));
    assert_eq!(store.branch("a", &browser("anna")), Ok(Some(branch("a", None, 1))));
}

pub fn are_as_many_as_the_host_allows(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_game(&new_game("h")).unwrap();
    for id in ["a", "b"] {
        store.create_branch(&branch(id, None, 1), 2).unwrap();
    }
    assert_eq!(store.create_branch(&branch("c", None, 1), 2), Err(Error::TooManyBranches { most: 2 }));
    let elsewhere = Branch { game: "h".to_owned(), ..branch("c", None, 1) };
    assert_eq!(store.create_branch(&elsewhere, 2), Ok(()));
    let nowhere = Branch { game: "x".to_owned(), ..branch("d", None, 1) };
    assert_eq!(store.create_branch(&nowhere, 2), Err(Error::GameNotFound { game: "x".to_owned() }));
    let again = store.create_branch(&branch("a", None, 1), MANY);
    assert_eq!(again, Err(Error::AlreadyExists { what: "variation" }));
}

pub fn of_two_changes_one_is_made(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_branch(&branch("a", None, 1), MANY).unwrap();
    assert_eq!(store.change_branch("a", &browser("anna"), 0, "one", 7), Ok(true));
    assert_eq!(store.change_branch("a", &browser("anna"), 0, "two", 8), Ok(false));
    let kept = store.branch("a", &browser("anna")).unwrap().expect("it is theirs");
    assert_eq!((kept.text.as_str(), kept.version, kept.changed_at), ("one", 1, 7));
}

pub fn what_departs_from_a_deleted_one_stays(place: &impl TestDatabase) {
    let store = with_game(place);
    for (id, parent, at) in [("a", None, 1), ("b", Some("a"), 2), ("c", Some("b"), 3)] {
        store.create_branch(&branch(id, parent, at), MANY).unwrap();
    }
    assert_eq!(store.delete_branch("b", &browser("anna")), Ok(true));
    let left = |id: &str, parent: Option<&str>| (id.to_owned(), parent.map(str::to_owned));
    assert_eq!(ids(&store), [left("a", None), left("c", Some("a"))]);
    assert_eq!(store.delete_old_branches(2), Ok(1));
    assert_eq!(ids(&store), [left("c", None)]);
}

pub fn moves_wait_one_plan_for_each(place: &impl TestDatabase) {
    let store = with_game(place);
    for id in ["a", "b"] {
        store.create_branch(&branch(id, None, 1), MANY).unwrap();
    }
    for (id, of) in [("p", "a"), ("q", "a"), ("r", "b")] {
        store.put_plan(&plan(id, of)).unwrap();
    }
    drop(store);
    let store = place.open();
    assert_eq!(store.plans("g"), Ok(vec![plan("q", "a"), plan("r", "b")]));
    assert_eq!(store.planned_games(), Ok(vec![("g".to_owned(), browser("anna"))]));
    assert_eq!(store.change_plan("q", 0, "next"), Ok(true));
    assert_eq!(store.change_plan("q", 0, "another"), Ok(false));
    assert_eq!(store.delete_plan("q", &browser("bela")), Ok(false));
    store.delete_branch("b", &browser("anna")).unwrap();
    let left: Vec<(String, String)> =
        store.plans("g").unwrap().into_iter().map(|plan| (plan.id, plan.text)).collect();
    assert_eq!(left, [("q".to_owned(), "next".to_owned())]);
    assert_eq!(store.delete_plan("q", &browser("anna")), Ok(true));
    assert_eq!(store.planned_games(), Ok(Vec::new()));
}

pub fn go_with_whoever_signs_in_and_with_the_account(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_user(&new_user("Karel")).unwrap();
    store.create_branch(&branch("a", None, 1), MANY).unwrap();
    store.put_plan(&plan("p", "a")).unwrap();
    store.adopt(&browser("anna"), &user("karel")).unwrap();
    assert_eq!(store.branch("a", &browser("anna")), Ok(None));
    assert!(store.branch("a", &user("karel")).unwrap().is_some());
    assert_eq!(store.planned_games(), Ok(vec![("g".to_owned(), user("karel"))]));
    store.delete_user("karel", "Former player").unwrap();
    assert_eq!(store.branch("a", &user("karel")), Ok(None));
    assert_eq!(store.plans("g"), Ok(Vec::new()));
}
