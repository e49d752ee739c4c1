//! Seats: claimed, released, handed to a bot and back.

use std::thread;

use store::{Error, SeatAccess, SeatRef, Store};

use super::{TestDatabase, browser, new_game, new_seat, user, with_game};

fn holder_and_name(store: &Store, seat: usize) -> (Option<store::Holder>, String) {
    let seat = store.game("g").unwrap().seats.swap_remove(seat);
    (seat.holder, seat.name)
}

pub fn are_claimed_with_the_right_invite(place: &impl TestDatabase) {
    let store = with_game(place);
    let karel = user("karel");
    for wrong in [None, Some(""), Some("invite-h")] {
        assert_eq!(store.claim("g", 1, wrong, &karel, "Karel"), Err(Error::WrongInvite));
    }
    assert_eq!(holder_and_name(&store, 1), (None, "Seat 2".to_owned()));
    assert_eq!(store.claim("g", 1, Some("invite-g"), &karel, "Karel"), Ok(()));
    assert_eq!(holder_and_name(&store, 1), (Some(karel.clone()), "Karel".to_owned()));
    // The link followed a second time, and by somebody else.
    assert_eq!(store.claim("g", 1, Some("invite-g"), &karel, "Karel again"), Ok(()));
    assert_eq!(holder_and_name(&store, 1), (Some(karel.clone()), "Karel".to_owned()));
    assert_eq!(store.claim("g", 1, Some("invite-g"), &browser("eva"), "Eva"), Err(Error::SeatTaken));
    assert_eq!(holder_and_name(&store, 1).0, Some(karel));
}

pub fn an_invite_is_for_one_seat(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_game(&new_game("h")).unwrap();
    assert_eq!(store.invited_to("invite-h"), Ok(Some(SeatRef { game: "h".to_owned(), seat: 1 })));
    assert_eq!(store.invited_to("invite-"), Ok(None));
    let taken = SeatAccess::Invite("invite-h".to_owned());
    assert_eq!(store.set_access("g", 1, &taken), Err(Error::AlreadyExists { what: "invite" }));
    assert_eq!(store.set_access("h", 1, &taken), Ok(()), "its own is no other's");
}

pub fn open_and_closed_ones(place: &impl TestDatabase) {
    let store = place.open();
    let mut game = new_game("g");
    game.seats.push(new_seat("Seat 4", "person", None, SeatAccess::Open));
    store.create_game(&game).unwrap();
    assert_eq!(store.claim("g", 2, None, &user("karel"), "Karel"), Err(Error::SeatClosed));
    assert_eq!(store.claim("g", 2, Some("invite-g"), &user("karel"), "Karel"), Err(Error::SeatClosed));
    assert_eq!(store.claim("g", 3, None, &user("karel"), "Karel"), Ok(()));
    assert_eq!(holder_and_name(&store, 3), (Some(user("karel")), "Karel".to_owned()));
}

pub fn of_many_who_claim_one_exactly_one_gets_it(place: &impl TestDatabase) {
    let store = with_game(place);
    let results: Vec<_> = thread::scope(|scope| {
        let claim = |number| {
            let store = store.clone();
            move || {
                let name = format!("guest {number}");
                store.claim("g", 1, Some("invite-g"), &browser(&name), &name).map(|()| name)
            }
        };
        let guests: Vec<_> = (0..8).map(|number| scope.spawn(claim(number))).collect();
        guests.into_iter().map(|guest| guest.join().unwrap()).collect()
    });
    let (lucky, others): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
    assert_eq!(lucky.len(), 1);
    assert!(others.iter().all(|result| *result == Err(Error::SeatTaken)));
    assert_eq!(holder_and_name(&store, 1).1, *lucky[0].as_ref().unwrap());
}

pub fn are_released_by_their_holder_and_claimed_anew(place: &impl TestDatabase) {
    let store = with_game(place);
    let (karel, eva) = (user("karel"), browser("eva"));
    assert_eq!(store.release("g", 1, &karel, "Seat 2"), Err(Error::NotHolder { holder: karel.clone() }));
    store.claim("g", 1, Some("invite-g"), &karel, "Karel").unwrap();
    assert_eq!(store.release("g", 1, &eva, "Seat 2"), Err(Error::NotHolder { holder: eva.clone() }));
    assert_eq!(store.release("g", 1, &karel, "Seat 2"), Ok(()));
    assert_eq!(holder_and_name(&store, 1), (None, "Seat 2".to_owned()));
    store.claim("g", 1, Some("invite-g"), &eva, "Eva").unwrap();
    assert_eq!(holder_and_name(&store, 1), (Some(eva), "Eva".to_owned()));
}

pub fn a_bot_stands_in_and_hands_back(place: &impl TestDatabase) {
    let store = with_game(place);
    let seat = |store: &Store, number: usize| store.game("g").unwrap().seats.swap_remove(number);
    let before = seat(&store, 0);
    store.set_stand_in("g", 0, Some("bot:expert")).unwrap();
    let meanwhile = seat(&store, 0);
    assert_eq!(meanwhile.stand_in.as_deref(), Some("bot:expert"));
    assert_eq!((&meanwhile.kind, &meanwhile.holder), (&before.kind, &before.holder), "she keeps her seat");
    store.set_stand_in("g", 0, None).unwrap();
    assert_eq!(seat(&store, 0), before);
    // On an empty seat, until a person comes.
    store.set_stand_in("g", 1, Some("bot:novice")).unwrap();
    store.claim("g", 1, Some("invite-g"), &user("karel"), "Karel").unwrap();
    assert_eq!(seat(&store, 1).stand_in, None);
}

pub fn a_new_invite_makes_the_old_one_worthless(place: &impl TestDatabase) {
    let store = with_game(place);
    store.set_access("g", 1, &SeatAccess::Invite("fresh".to_owned())).unwrap();
    assert_eq!(store.claim("g", 1, Some("invite-g"), &user("karel"), "Karel"), Err(Error::WrongInvite));
    assert_eq!(store.invited_to("invite-g"), Ok(None));
    assert_eq!(store.claim("g", 1, Some("fresh"), &user("karel"), "Karel"), Ok(()));
    store.set_access("g", 1, &SeatAccess::Closed).unwrap();
    assert_eq!(holder_and_name(&store, 1).0, Some(user("karel")), "who is in stays in");
    assert_eq!(store.invited_to("fresh"), Ok(None));
}

pub fn unknown_ones_are_named(place: &impl TestDatabase) {
    let store = with_game(place);
    let karel = user("karel");
    let no_seat = Err(Error::SeatNotFound { game: "g".to_owned(), seat: 3 });
    assert_eq!(store.claim("g", 3, None, &karel, "Karel"), no_seat);
    assert_eq!(store.release("g", 3, &karel, ""), no_seat);
    assert_eq!(store.set_access("g", 3, &SeatAccess::Open), no_seat);
    assert_eq!(store.set_stand_in("g", 3, None), no_seat);
    let no_game = Err(Error::GameNotFound { game: "h".to_owned() });
    assert_eq!(store.claim("h", 0, None, &karel, "Karel"), no_game);
    assert_eq!(store.set_stand_in("h", 0, None), no_game);
}
