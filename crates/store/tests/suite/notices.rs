//! Where people want to be told that it is their turn.

use store::{Error, NoticeSettings, PendingEmail, Store};

use super::{TestDatabase, new_user};

fn with_users(place: &impl TestDatabase) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    store
}

fn asked(email: &str, token_hash: &str) -> Option<PendingEmail> {
    Some(PendingEmail { email: email.to_owned(), token_hash: token_hash.to_owned(), until: 100 })
}

pub fn wishes_are_kept_and_replaced(place: &impl TestDatabase) {
    let store = with_users(place);
    assert_eq!(store.notice_settings("karel"), Ok(NoticeSettings::default()));
    let mut settings = NoticeSettings {
        active: true,
        webhook: Some("https://hooks.example.org/1".to_owned()),
        email: Some("karel@example.org".to_owned()),
        asked: asked("k@example.org", "t"),
    };
    store.set_notice_settings("karel", &settings).unwrap();
    assert!(store.notice_settings("karel").unwrap() == settings);
    (settings.active, settings.webhook, settings.asked) = (false, None, None);
    store.set_notice_settings("karel", &settings).unwrap();
    drop(store);
    let store = place.open();
    assert!(store.notice_settings("karel").unwrap() == settings, "also after reopening");
    assert_eq!(store.notice_settings("eva"), Ok(NoticeSettings::default()));
    let no_user = Err(Error::UserNotFound { user: "nobody".to_owned() });
    assert_eq!(store.set_notice_settings("nobody", &settings), no_user);
}

pub fn an_address_counts_once_it_is_confirmed(place: &impl TestDatabase) {
    let store = with_users(place);
    let settings =
        |email: &str, token: &str| NoticeSettings { asked: asked(email, token), ..Default::default() };
    store.set_notice_settings("karel", &settings("k@example.org", "t1")).unwrap();
    store.set_notice_settings("eva", &settings("e@example.org", "t2")).unwrap();
    let taken = store.set_notice_settings("eva", &settings("e@example.org", "t1"));
    assert_eq!(taken, Err(Error::AlreadyExists { what: "token" }));
    assert_eq!(store.confirm_email("t3", 0), Ok(None));
    assert_eq!(store.confirm_email("t1", 100), Ok(None), "expired at that very moment");
    assert_eq!(store.confirm_email("t1", 99), Ok(Some("karel".to_owned())));
    assert_eq!(store.confirm_email("t1", 99), Ok(None), "a token serves once");
    let (karel, eva) = (store.notice_settings("karel").unwrap(), store.notice_settings("eva").unwrap());
    assert_eq!((karel.email.as_deref(), karel.asked.is_none()), (Some("k@example.org"), true));
    assert_eq!((eva.email, eva.asked.is_some()), (None, true));
}

pub fn wishes_go_with_the_account(place: &impl TestDatabase) {
    let store = with_users(place);
    let settings = NoticeSettings { asked: asked("k@example.org", "t"), ..Default::default() };
    store.set_notice_settings("karel", &settings).unwrap();
    store.delete_user("karel", "(deleted)").unwrap();
    assert_eq!(store.notice_settings("karel"), Ok(NoticeSettings::default()));
    assert_eq!(store.confirm_email("t", 0), Ok(None));
}
