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

pub fn a_sign_of_life_is_written_and_replaced(place: &impl TestDatabase) {
    let store = place.open();
    for at in [1, 2, i64::MAX] {
        assert_eq!(store.ping(at), Ok(()));
        assert_eq!(store.setting("sign_of_life", "none"), Ok(at.to_string()));
    }
}
