//! The audit log.

use store::{Deed, DeedsOf, Holder, Store};

use super::{Place, browser, new_user, user, with_game};

fn new_deed(by: Option<Holder>, what: &str, game: Option<&str>) -> Deed {
    Deed {
        at: 7,
        by,
        name: "Karel".to_owned(),
        what: what.to_owned(),
        detail: "seat 1".to_owned(),
        game: game.map(str::to_owned),
    }
}

fn whats(store: &Store, of: DeedsOf<'_>) -> Vec<String> {
    store.deeds(of, 9).unwrap().into_iter().map(|deed| deed.what).collect()
}

pub fn deeds_come_back_latest_first(place: &impl Place) {
    let store = with_game(place);
    let karel = user("karel");
    for (by, what, game) in
        [(Some(&karel), "undo", Some("g")), (None, "freeze", Some("h")), (Some(&karel), "password", None)]
    {
        store.note_deed(&new_deed(by.cloned(), what, game)).unwrap();
    }
    assert_eq!(whats(&store, DeedsOf::All), ["password", "freeze", "undo"]);
    assert_eq!(whats(&store, DeedsOf::Game("g")), ["undo"]);
    assert_eq!(whats(&store, DeedsOf::Game("zz")), [""; 0]);
    assert_eq!(whats(&store, DeedsOf::Holder(&karel)), ["password", "undo"]);
    assert_eq!(store.deeds(DeedsOf::All, 1).unwrap().len(), 1, "no more than asked for");
    let Deed { at, by, name, detail, game, .. } = store.deeds(DeedsOf::Game("g"), 1).unwrap().swap_remove(0);
    assert_eq!((at, by, &*name, &*detail, game.as_deref()), (7, Some(karel), "Karel", "seat 1", Some("g")));
    drop(store);
    assert_eq!(whats(&place.open(), DeedsOf::All), ["password", "freeze", "undo"], "also after reopening");
}

pub fn deeds_outlive_the_game(place: &impl Place) {
    let store = with_game(place);
    let anna = browser("anna");
    store.note_deed(&new_deed(Some(anna.clone()), "undo", Some("g"))).unwrap();
    store.delete_game("g", &anna).unwrap();
    assert_eq!(whats(&store, DeedsOf::Game("g")), ["undo"]);
}

pub fn a_deleted_account_is_not_named_in_deeds(place: &impl Place) {
    let store = place.open();
    store.create_user(&new_user("Karel")).unwrap();
    let karel = user("karel");
    // What the browser did before it signed in is his as well.
    store.note_deed(&new_deed(Some(browser("b")), "seat taken", Some("g"))).unwrap();
    store.note_deed(&new_deed(Some(browser("c")), "undo", Some("g"))).unwrap();
    store.adopt(&browser("b"), &karel).unwrap();
    assert_eq!(whats(&store, DeedsOf::Holder(&karel)), ["seat taken"]);
    store.delete_user("karel", "(deleted)").unwrap();
    let deeds = store.deeds(DeedsOf::Game("g"), 9).unwrap();
    let by: Vec<_> = deeds.iter().map(|deed| (&*deed.name, deed.by.clone())).collect();
    assert_eq!(by, [("Karel", Some(browser("c"))), ("(deleted)", None)]);
    assert_eq!(whats(&store, DeedsOf::Holder(&karel)), [""; 0]);
}
