//! Where people want to be told that it is their turn.

use store::{AskedEmail, Error, NoticeWishes, Store};

use super::{Place, new_user};

fn with_users(place: &impl Place) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    store
}

fn asked(email: &str, token_hash: &str) -> Option<AskedEmail> {
    Some(AskedEmail { email: email.to_owned(), token_hash: token_hash.to_owned(), until: 100 })
}

pub fn wishes_are_kept_and_replaced(place: &impl Place) {
    let store = with_users(place);
    assert_eq!(store.notice_wishes("karel"), Ok(NoticeWishes::default()));
    let mut wishes = NoticeWishes {
        active: true,
        webhook: Some("https://hooks.example.org/1".to_owned()),
        email: Some("karel@example.org".to_owned()),
        asked: asked("k@example.org", "t"),
    };
    store.put_notice_wishes("karel", &wishes).unwrap();
    assert!(store.notice_wishes("karel").unwrap() == wishes);
    (wishes.active, wishes.webhook, wishes.asked) = (false, None, None);
    store.put_notice_wishes("karel", &wishes).unwrap();
    drop(store);
    let store = place.open();
    assert!(store.notice_wishes("karel").unwrap() == wishes, "also after reopening");
    assert_eq!(store.notice_wishes("eva"), Ok(NoticeWishes::default()));
    let no_user = Err(Error::NoUser { user: "nobody".to_owned() });
    assert_eq!(store.put_notice_wishes("nobody", &wishes), no_user);
}

pub fn an_address_counts_once_it_is_confirmed(place: &impl Place) {
    let store = with_users(place);
    let wishes = |email: &str, token: &str| NoticeWishes { asked: asked(email, token), ..Default::default() };
    store.put_notice_wishes("karel", &wishes("k@example.org", "t1")).unwrap();
    store.put_notice_wishes("eva", &wishes("e@example.org", "t2")).unwrap();
    let taken = store.put_notice_wishes("eva", &wishes("e@example.org", "t1"));
    assert_eq!(taken, Err(Error::NotNew { what: "token" }));
    assert_eq!(store.confirm_email("t3", 0), Ok(None));
    assert_eq!(store.confirm_email("t1", 100), Ok(None), "expired at that very moment");
    assert_eq!(store.confirm_email("t1", 99), Ok(Some("karel".to_owned())));
    assert_eq!(store.confirm_email("t1", 99), Ok(None), "a token serves once");
    let (karel, eva) = (store.notice_wishes("karel").unwrap(), store.notice_wishes("eva").unwrap());
    assert_eq!((karel.email.as_deref(), karel.asked.is_none()), (Some("k@example.org"), true));
    assert_eq!((eva.email, eva.asked.is_some()), (None, true));
}

pub fn wishes_go_with_the_account(place: &impl Place) {
    let store = with_users(place);
    let wishes = NoticeWishes { asked: asked("k@example.org", "t"), ..Default::default() };
    store.put_notice_wishes("karel", &wishes).unwrap();
    store.delete_user("karel", "(deleted)").unwrap();
    assert_eq!(store.notice_wishes("karel"), Ok(NoticeWishes::default()));
    assert_eq!(store.confirm_email("t", 0), Ok(None));
}
