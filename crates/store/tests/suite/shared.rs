//! What servers on one database share.

use super::TestDatabase;

pub fn a_setting_keeps_the_first_value(place: &impl TestDatabase) {
    let store = place.open();
    assert_eq!(store.setting("secret", "one"), Ok("one".to_owned()));
    assert_eq!(store.setting("secret", "two"), Ok("one".to_owned()));
    assert_eq!(store.setting("other", "two"), Ok("two".to_owned()));
    drop(store);
    assert_eq!(place.open().setting("secret", "three"), Ok("one".to_owned()));
}
