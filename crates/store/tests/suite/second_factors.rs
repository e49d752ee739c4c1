//! Second factors: set up, used once, deleted.

use store::{Error, Store};

use super::{TestDatabase, new_user};

fn with_factor(place: &impl TestDatabase) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    assert_eq!(store.begin_second_factor("karel", "secret"), Ok(true));
    let codes = ["a".to_owned(), "b".to_owned()];
    assert_eq!(store.activate_second_factor("karel", "secret", 10, &codes), Ok(true));
    store
}

pub fn are_active_once_a_code_was_given(place: &impl TestDatabase) {
    let store = place.open();
    store.create_user(&new_user("Karel")).unwrap();
    assert_eq!(store.second_factor("karel"), Ok(None));
    assert_eq!(store.begin_second_factor("karel", "first"), Ok(true));
    assert_eq!(store.begin_second_factor("karel", "second"), Ok(true), "as often as one likes");
    let pending = store.second_factor("karel").unwrap().unwrap();
    assert_eq!((&*pending.secret, pending.active, pending.recovery_codes), ("second", false, 0));
    assert_eq!(store.use_second_factor_step("karel", 5), Ok(false), "it is not active");
    assert_eq!(store.activate_second_factor("karel", "first", 5, &[]), Ok(false), "it is another one");
    assert_eq!(store.activate_second_factor("karel", "second", 5, &["a".to_owned()]), Ok(true));
    assert_eq!(store.begin_second_factor("karel", "third"), Ok(false), "an active one stays");
    let active = store.second_factor("karel").unwrap().unwrap();
    assert_eq!((&*active.secret, active.active, active.recovery_codes), ("second", true, 1));
    let nobody = Err(Error::UserNotFound { user: "nobody".to_owned() });
    assert_eq!(store.begin_second_factor("nobody", "x"), nobody);
}

pub fn let_every_code_be_used_once(place: &impl TestDatabase) {
    let store = with_factor(place);
    for (step, good) in [(10, false), (9, false), (11, true), (11, false), (13, true), (12, false)] {
        assert_eq!(store.use_second_factor_step("karel", step), Ok(good), "step {step}");
    }
    assert_eq!(store.use_second_factor_step("eva", 20), Ok(false));
    for (user, code, good) in
        [("eva", "a", false), ("karel", "a", true), ("karel", "a", false), ("karel", "c", false)]
    {
        assert_eq!(store.use_recovery_code(user, code), Ok(good), "{code} of {user}");
    }
    assert_eq!(store.second_factor("karel").unwrap().unwrap().recovery_codes, 1);
}

pub fn of_two_who_use_one_code_at_once_one_may(place: &impl TestDatabase) {
    let store = with_factor(place);
    let won = |work: &(dyn Fn(&Store) -> bool + Sync)| {
        std::thread::scope(|scope| {
            let tries: Vec<_> = (0..8).map(|_| scope.spawn(|| work(&store))).collect();
            tries.into_iter().map(|one| one.join().unwrap()).filter(|won| *won).count()
        })
    };
    assert_eq!(won(&|store| store.use_second_factor_step("karel", 20).unwrap()), 1);
    assert_eq!(won(&|store| store.use_recovery_code("karel", "b").unwrap()), 1);
}

pub fn go_with_the_account_or_alone(place: &impl TestDatabase) {
    let store = with_factor(place);
    assert_eq!(store.delete_second_factor("karel"), Ok(true));
    assert_eq!(store.delete_second_factor("karel"), Ok(false));
    assert_eq!(store.second_factor("karel"), Ok(None));
    assert_eq!(store.use_recovery_code("karel", "a"), Ok(false));
    store.begin_second_factor("eva", "hers").unwrap();
    store.activate_second_factor("eva", "hers", 1, &["a".to_owned()]).unwrap();
    store.delete_user("eva", "(deleted)").unwrap();
    assert_eq!(store.second_factor("eva"), Ok(None));
    assert_eq!(store.use_recovery_code("eva", "a"), Ok(false));
}
