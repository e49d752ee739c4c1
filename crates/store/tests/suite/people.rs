//! Accounts, sessions, tokens.

use store::{ApiToken, Error, NewApiToken, NewSession, NewUser, Store, User};

use super::{TestDatabase, browser, new_action, new_game, new_message, new_user, user};

fn new_session(token_hash: &str, user: &str, expires_at: i64) -> NewSession {
    NewSession {
        token_hash: token_hash.to_owned(),
        user: user.to_owned(),
        expires_at,
        created_at: 50,
        agent: format!("browser of {token_hash}"),
    }
}

fn new_token(token_hash: &str, user: &str, label: &str, created_at: i64) -> NewApiToken {
    NewApiToken {
        token_hash: token_hash.to_owned(),
        user: user.to_owned(),
        label: label.to_owned(),
        created_at,
    }
}

fn id(user: Option<User>) -> Option<String> {
    user.map(|user| user.id)
}

fn with_users(place: &impl TestDatabase) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    store
}

pub fn users_come_back_by_id_and_name(place: &impl TestDatabase) {
    let store = with_users(place);
    let karel = store.user("karel").unwrap().unwrap();
    assert_eq!((&*karel.id, &*karel.name, &*karel.password_hash), ("karel", "Karel", "$argon2id$…"));
    assert_eq!(karel.created_at, 3);
    assert_eq!(store.user_named("KAREL"), Ok(Some(karel)));
    assert_eq!(store.user("Karel"), Ok(None), "ids are exact");
    assert_eq!(store.user_named("Karl"), Ok(None));
}

pub fn names_are_unique_in_any_letter_case(place: &impl TestDatabase) {
    let store = place.open();
    let named = |id: &str, name: &str| {
        let mut user = new_user(name);
        user.id = id.to_owned();
        store.create_user(&user)
    };
    assert_eq!(named("1", "Čeněk Řehoř"), Ok(()));
    for same in ["Čeněk Řehoř", "čeněk řehoř", "ČENĚK ŘEHOŘ"] {
        assert_eq!(named("2", same), Err(Error::NameTaken { name: same.to_owned() }));
        assert_eq!(id(store.user_named(same).unwrap()).as_deref(), Some("1"));
    }
    assert_eq!(named("2", "Ceněk Řehoř"), Ok(()), "accents count");
    assert_eq!(named("2", "Zdeněk"), Err(Error::AlreadyExists { what: "user" }));
    assert_eq!(store.user_named("Zdeněk"), Ok(None));
}

pub fn names_that_look_the_same_are_refused(place: &impl TestDatabase) {
    let store = with_users(place);
    let alike = NewUser { skeleton: "looks like karel".to_owned(), ..new_user("Каrel") };
    assert_eq!(store.create_user(&alike), Err(Error::NameTaken { name: "Каrel".to_owned() }));
    store.fill_skeletons(&|name| panic!("{name} has one already")).unwrap();
    store.delete_user("karel", "(deleted)").unwrap();
    assert_eq!(store.create_user(&alike), Ok(()));
}

pub fn tokens_end_with_the_password_and_everywhere(place: &impl TestDatabase) {
    let store = with_users(place);
    let token = |hash: &str, user: &str| store.create_api_token(&new_token(hash, user, "x", 0)).unwrap();
    token("t1", "karel");
    token("t2", "eva");
    store.set_password("karel", "new hash", true).unwrap();
    assert_eq!(store.api_tokens("karel").unwrap().len(), 1, "they are kept on demand");
    store.set_password("karel", "newer hash", false).unwrap();
    assert_eq!(store.api_token_user("t1"), Ok(None));
    token("t3", "karel");
    store.sign_out_everywhere("karel").unwrap();
    assert_eq!(store.api_tokens("karel"), Ok(vec![]));
    assert_eq!(store.api_tokens("eva").unwrap().len(), 1, "others are not concerned");
}

pub fn sessions_last_until_they_expire_or_end(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_session(&new_session("s1", "karel", 100)).unwrap();
    store.create_session(&new_session("s2", "karel", 200)).unwrap();
    store.create_session(&new_session("s3", "eva", 100)).unwrap();
    let who = |token: &str, now| id(store.session_user(token, now).unwrap());
    assert_eq!(who("s1", 99).as_deref(), Some("karel"));
    assert_eq!(who("s3", 99).as_deref(), Some("eva"));
    assert_eq!(who("s1", 100), None, "expired at that very moment");
    assert_eq!(who("s4", 0), None);
    store.end_session("s1").unwrap();
    store.end_session("s1").unwrap();
    assert_eq!((who("s1", 0), who("s2", 0).as_deref()), (None, Some("karel")));
    store.purge_sessions(100).unwrap();
    assert_eq!((who("s3", 0), who("s2", 0).as_deref()), (None, Some("karel")));
    store.create_session(&new_session("s5", "eva", 100)).unwrap();
    store.sign_out_everywhere("karel").unwrap();
    assert_eq!((who("s2", 0), who("s5", 0).as_deref()), (None, Some("eva")));
}

pub fn a_new_password_ends_all_sessions(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_session(&new_session("s1", "karel", 100)).unwrap();
    store.create_session(&new_session("s2", "eva", 100)).unwrap();
    store.set_password("karel", "new hash", false).unwrap();
    assert_eq!(store.user("karel").unwrap().unwrap().password_hash, "new hash");
    assert_eq!(store.session_user("s1", 0), Ok(None));
    assert!(store.session_user("s2", 0).unwrap().is_some());
    assert_eq!(
        store.set_password("nobody", "x", false),
        Err(Error::UserNotFound { user: "nobody".to_owned() })
    );
}

pub fn sessions_are_listed_and_ended_one_by_one(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_session(&new_session("s1", "karel", 100)).unwrap();
    store.create_session(&NewSession { created_at: 60, ..new_session("s2", "karel", 200) }).unwrap();
    store.create_session(&new_session("s3", "eva", 100)).unwrap();
    let listed = |user: &str, now| {
        let sessions = store.sessions(user, now).unwrap();
        sessions.into_iter().map(|session| session.token_hash).collect::<Vec<_>>()
    };
    assert_eq!(listed("karel", 99), ["s2", "s1"], "the latest first");
    assert_eq!(listed("karel", 100), ["s2"], "what has expired is none");
    let first = store.sessions("karel", 0).unwrap().swap_remove(1);
    assert_eq!((first.created_at, first.expires_at, &*first.agent), (50, 100, "browser of s1"));
    store.end_session_of("karel", "s3").unwrap();
    assert_eq!(listed("eva", 0), ["s3"], "it is not his to end");
    store.end_session_of("karel", "s2").unwrap();
    assert_eq!((listed("karel", 0), store.session_user("s2", 0)), (vec!["s1".to_owned()], Ok(None)));
}

pub fn the_hash_of_a_password_is_renewed_without_an_end_of_sessions(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_session(&new_session("s", "karel", 100)).unwrap();
    let kept = || store.user("karel").unwrap().unwrap().password_hash;
    let old = kept();
    store.replace_password_hash("karel", &old, "stronger").unwrap();
    assert_eq!(kept(), "stronger");
    assert!(store.session_user("s", 0).unwrap().is_some());
    store.replace_password_hash("karel", &old, "late").unwrap();
    assert_eq!(kept(), "stronger", "a password that was changed meanwhile stays changed");
}

pub fn tokens_are_listed_used_and_deleted(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_api_token(&new_token("t2", "karel", "laptop", 20)).unwrap();
    store.create_api_token(&new_token("t1", "karel", "bot", 10)).unwrap();
    store.create_api_token(&new_token("t3", "eva", "phone", 30)).unwrap();
    assert_eq!(id(store.api_token_user("t1").unwrap()).as_deref(), Some("karel"));
    assert_eq!(store.api_token_user("t9"), Ok(None));
    let token = |token_hash: &str, label: &str, created_at| ApiToken {
        token_hash: token_hash.to_owned(),
        label: label.to_owned(),
        created_at,
    };
    assert_eq!(store.api_tokens("karel"), Ok(vec![token("t1", "bot", 10), token("t2", "laptop", 20)]));
    store.delete_api_token("karel", "t3").unwrap();
    assert!(store.api_token_user("t3").unwrap().is_some(), "it is not his to delete");
    store.delete_api_token("karel", "t1").unwrap();
    assert_eq!(store.api_token_user("t1"), Ok(None));
    assert_eq!(store.api_tokens("karel"), Ok(vec![token("t2", "laptop", 20)]));
}

pub fn sessions_and_tokens_need_a_user_and_a_new_hash(place: &impl TestDatabase) {
    let store = with_users(place);
    let no_user = Err(Error::UserNotFound { user: "nobody".to_owned() });
    assert_eq!(store.create_session(&new_session("s", "nobody", 100)), no_user);
    assert_eq!(store.create_api_token(&new_token("t", "nobody", "x", 0)), no_user);
    store.create_session(&new_session("s", "karel", 100)).unwrap();
    store.create_api_token(&new_token("t", "karel", "x", 0)).unwrap();
    assert_eq!(
        store.create_session(&new_session("s", "eva", 100)),
        Err(Error::AlreadyExists { what: "session" })
    );
    assert_eq!(
        store.create_api_token(&new_token("t", "eva", "x", 0)),
        Err(Error::AlreadyExists { what: "token" })
    );
    assert_eq!(id(store.session_user("s", 0).unwrap()).as_deref(), Some("karel"));
}

pub fn a_deleted_account_leaves_its_games_without_its_name(place: &impl TestDatabase) {
    let store = with_users(place);
    let karel = user("karel");
    for game in ["g", "h"] {
        store.create_game(&new_game(game)).unwrap();
        store.claim(game, 1, Some(&format!("invite-{game}")), &karel, "Karel").unwrap();
    }
    let mut owned = new_game("k");
    owned.owner = Some(karel.clone());
    store.create_game(&owned).unwrap();
    let mut action = new_action(1);
    (action.seat, action.by) = (1, Some(karel.clone()));
    store.append("g", &action).unwrap();
    store.say("g", &new_message(&karel, "Karel", "hi")).unwrap();
    store.say("g", &new_message(&browser("anna"), "Anna", "hi")).unwrap();
    store.put_note("g", 1, "private").unwrap();
    store.put_note("g", 0, "hers").unwrap();
    store.create_session(&new_session("s", "karel", 100)).unwrap();
    store.create_api_token(&new_token("t", "karel", "x", 0)).unwrap();

    assert_eq!(store.delete_user("karel", "(deleted)"), Ok(()));

    assert_eq!((store.user("karel"), store.user_named("Karel")), (Ok(None), Ok(None)));
    assert_eq!((store.session_user("s", 0), store.api_token_user("t")), (Ok(None), Ok(None)));
    for game in ["g", "h"] {
        let seats = store.game(game).unwrap().seats;
        assert_eq!((&*seats[1].name, &seats[1].holder), ("(deleted)", &None));
        assert_eq!((&*seats[0].name, &seats[0].holder), ("Anna", &Some(browser("anna"))));
    }
    assert_eq!(store.game("k").unwrap().owner, None);
    let names: Vec<_> =
        store.messages("g", 0).unwrap().into_iter().map(|message| (message.name, message.author)).collect();
    assert_eq!(names, [("(deleted)".to_owned(), None), ("Anna".to_owned(), Some(browser("anna")))]);
    assert_eq!((store.note("g", 1), store.note("g", 0)), (Ok(String::new()), Ok("hers".to_owned())));
    assert_eq!(store.actions("g", 0).unwrap().len(), 1, "the log stays");
    assert_eq!(store.delete_game("g", &browser("anna")), Err(Error::OthersActed), "and stays his as well");
    assert_eq!(store.games_of(&karel, 9), Ok(vec![]));
    assert_eq!(store.delete_user("karel", "x"), Err(Error::UserNotFound { user: "karel".to_owned() }));
    assert_eq!(store.create_user(&NewUser { id: "karel-2".to_owned(), ..new_user("Karel") }), Ok(()));
}

pub fn are_there_after_reopening(place: &impl TestDatabase) {
    let store = with_users(place);
    store.create_session(&new_session("s", "karel", 100)).unwrap();
    store.create_api_token(&new_token("t", "eva", "phone", 30)).unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(id(store.session_user("s", 0).unwrap()).as_deref(), Some("karel"));
    assert_eq!(id(store.api_token_user("t").unwrap()).as_deref(), Some("eva"));
    assert_eq!(store.create_user(&new_user("EVA")), Err(Error::NameTaken { name: "EVA".to_owned() }));
}
