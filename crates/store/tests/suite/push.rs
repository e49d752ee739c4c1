//! Browsers that somebody wants to be told in.

use store::{Error, PushSubscription, Store};

use super::{TestDatabase, new_user};

/// More than any of these tests keeps.
const MANY: u32 = 9;

fn with_users(place: &impl TestDatabase) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    store
}

fn browser(number: i64) -> PushSubscription {
    PushSubscription {
        endpoint: format!("https://push.example.org/{number}"),
        public_key: format!("key {number}"),
        auth: "secret".to_owned(),
        agent: "Browser".to_owned(),
        since: number,
    }
}

pub fn browsers_are_kept_in_order_and_forgotten(place: &impl TestDatabase) {
    let store = with_users(place);
    assert!(store.push_subscriptions("karel").unwrap().is_empty());
    for number in [2, 1, 3] {
        store.subscribe_to_push("karel", &browser(number), MANY).unwrap();
    }
    drop(store);
    let store = place.open();
    assert!(store.push_subscriptions("karel").unwrap() == [browser(1), browser(2), browser(3)]);
    assert!(store.push_subscriptions("eva").unwrap().is_empty());
    let second = browser(2).endpoint;
    assert_eq!(store.unsubscribe_from_push(Some("eva"), &second), Ok(false), "it is another's");
    assert_eq!(store.unsubscribe_from_push(Some("karel"), &second), Ok(true));
    assert_eq!(store.unsubscribe_from_push(Some("karel"), &second), Ok(false));
    assert_eq!(store.unsubscribe_from_push(None, &browser(1).endpoint), Ok(true));
    assert!(store.push_subscriptions("karel").unwrap() == [browser(3)]);
    let no_user = Err(Error::UserNotFound { user: "nobody".to_owned() });
    assert_eq!(store.subscribe_to_push("nobody", &browser(4), MANY), no_user);
}

pub fn a_browser_is_whose_it_was_last_and_of_many_the_latest_stay(place: &impl TestDatabase) {
    let store = with_users(place);
    store.subscribe_to_push("karel", &browser(1), MANY).unwrap();
    let renewed = PushSubscription { public_key: "another".to_owned(), since: 5, ..browser(1) };
    store.subscribe_to_push("eva", &renewed, MANY).unwrap();
    assert!(store.push_subscriptions("karel").unwrap().is_empty());
    assert!(store.push_subscriptions("eva").unwrap() == [renewed]);
    for number in 10..14 {
        store.subscribe_to_push("karel", &browser(number), 2).unwrap();
    }
    assert!(store.push_subscriptions("karel").unwrap() == [browser(12), browser(13)]);
    assert_eq!(store.push_subscriptions("eva").unwrap().len(), 1, "others are not concerned");
}

pub fn browsers_go_with_the_account(place: &impl TestDatabase) {
    let store = with_users(place);
    store.subscribe_to_push("karel", &browser(1), MANY).unwrap();
    store.delete_user("karel", "(deleted)").unwrap();
    assert_eq!(store.unsubscribe_from_push(None, &browser(1).endpoint), Ok(false));
}
