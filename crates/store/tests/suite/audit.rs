//! The audit log.

use store::{AuditEntry, AuditFilter, Holder, Store};

use super::{TestDatabase, browser, new_user, user, with_game};

fn new_deed(by: Option<Holder>, what: &str, game: Option<&str>) -> AuditEntry {
    AuditEntry {
        at: 7,
        by,
        name: "Karel".to_owned(),
        what: what.to_owned(),
        detail: "seat 1".to_owned(),
        game: game.map(str::to_owned),
    }
}

fn whats(store: &Store, of: AuditFilter<'_>) -> Vec<String> {
    store.audit_entries(of, 9).unwrap().into_iter().map(|entry| entry.what).collect()
}

pub fn deeds_come_back_latest_first(place: &impl TestDatabase) {
    let store = with_game(place);
    let karel = user("karel");
    for (by, what, game) in
        [(Some(&karel), "undo", Some("g")), (None, "freeze", Some("h")), (Some(&karel), "password", None)]
    {
        store.add_audit_entry(&new_deed(by.cloned(), what, game)).unwrap();
    }
    assert_eq!(whats(&store, AuditFilter::All), ["password", "freeze", "undo"]);
    assert_eq!(whats(&store, AuditFilter::Game("g")), ["undo"]);
    assert_eq!(whats(&store, AuditFilter::Game("zz")), [""; 0]);
    assert_eq!(whats(&store, AuditFilter::Holder(&karel)), ["password", "undo"]);
    assert_eq!(store.audit_entries(AuditFilter::All, 1).unwrap().len(), 1, "no more than asked for");
    let AuditEntry { at, by, name, detail, game, .. } =
        store.audit_entries(AuditFilter::Game("g"), 1).unwrap().swap_remove(0);
    assert_eq!((at, by, &*name, &*detail, game.as_deref()), (7, Some(karel), "Karel", "seat 1", Some("g")));
    drop(store);
    assert_eq!(
        whats(&place.open(), AuditFilter::All),
        ["password", "freeze", "undo"],
        "also after reopening"
    );
}

pub fn deeds_outlive_the_game(place: &impl TestDatabase) {
    let store = with_game(place);
    let anna = browser("anna");
    store.add_audit_entry(&new_deed(Some(anna.clone()), "undo", Some("g"))).unwrap();
    store.delete_game("g", &anna).unwrap();
    assert_eq!(whats(&store, AuditFilter::Game("g")), ["undo"]);
}

pub fn a_deleted_account_is_not_named_in_deeds(place: &impl TestDatabase) {
    let store = place.open();
    store.create_user(&new_user("Karel")).unwrap();
    let karel = user("karel");
    // What the browser did before it signed in is his as well.
    store.add_audit_entry(&new_deed(Some(browser("b")), "seat taken", Some("g"))).unwrap();
    store.add_audit_entry(&new_deed(Some(browser("c")), "undo", Some("g"))).unwrap();
    store.adopt(&browser("b"), &karel).unwrap();
    assert_eq!(whats(&store, AuditFilter::Holder(&karel)), ["seat taken"]);
    store.delete_user("karel", "(deleted)").unwrap();
    let audit_entries = store.audit_entries(AuditFilter::Game("g"), 9).unwrap();
    let by: Vec<_> = audit_entries.iter().map(|entry| (&*entry.name, entry.by.clone())).collect();
    assert_eq!(by, [("Karel", Some(browser("c"))), ("(deleted)", None)]);
    assert_eq!(whats(&store, AuditFilter::Holder(&karel)), [""; 0]);
}
