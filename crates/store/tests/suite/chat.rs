//! Chat and private notes.

use std::thread;

use store::{Error, NewMessage};

use super::{TestDatabase, browser, new_game, new_message, user, with_game};

pub fn messages_are_numbered_per_game(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_game(&new_game("h")).unwrap();
    let anna = browser("anna");
    assert_eq!(store.say("g", &new_message(&anna, "Anna", "Dobrý den!")), Ok(1));
    assert_eq!(store.say("h", &new_message(&anna, "Anna", "elsewhere")), Ok(1));
    let server =
        NewMessage { author: None, name: "Lokálka".to_owned(), text: "Karel joined".to_owned(), at: 6 };
    assert_eq!(store.say("g", &server), Ok(2));
    let messages = store.messages("g", 0).unwrap();
    assert!(messages.iter().map(|message| message.number).eq(1..=2));
    let first = &messages[0];
    assert_eq!((&first.author, &*first.name, &*first.text, first.at), (&Some(anna), "Anna", "Dobrý den!", 5));
    assert_eq!((&messages[1].author, &*messages[1].name, messages[1].at), (&None, "Lokálka", 6));
    assert_eq!(store.messages("g", 2).unwrap(), messages[1..]);
    assert_eq!(store.messages("g", 3), Ok(vec![]));
    let no_game = Error::GameNotFound { game: "zz".to_owned() };
    assert_eq!(store.say("zz", &server), Err(no_game.clone()));
    assert_eq!(store.messages("zz", 0), Err(no_game));
}

pub fn messages_said_at_once_all_get_a_number(place: &impl TestDatabase) {
    let store = with_game(place);
    let mut numbers: Vec<u32> = thread::scope(|scope| {
        let say = |_| {
            let store = store.clone();
            scope.spawn(move || store.say("g", &new_message(&user("karel"), "Karel", "!")).unwrap())
        };
        let speakers: Vec<_> = (0..8).map(say).collect();
        speakers.into_iter().map(|speaker| speaker.join().unwrap()).collect()
    });
    numbers.sort();
    assert!(numbers.into_iter().eq(1..=8));
}

pub fn notes_are_per_seat(place: &impl TestDatabase) {
    let store = with_game(place);
    store.create_game(&new_game("h")).unwrap();
    assert_eq!(store.note("g", 0), Ok(String::new()));
    store.put_note("g", 0, "first").unwrap();
    store.put_note("g", 0, "sell ATE before phase 4").unwrap();
    assert_eq!(store.note("g", 0), Ok("sell ATE before phase 4".to_owned()));
    assert_eq!(store.note("g", 1), Ok(String::new()));
    assert_eq!(store.note("h", 0), Ok(String::new()));
    assert_eq!(store.put_note("g", 3, "x"), Err(Error::SeatNotFound { game: "g".to_owned(), seat: 3 }));
    assert_eq!(store.put_note("zz", 0, "x"), Err(Error::GameNotFound { game: "zz".to_owned() }));
}

pub fn notes_are_not_left_to_the_next_holder(place: &impl TestDatabase) {
    let store = with_game(place);
    store.claim("g", 1, Some("invite-g"), &user("karel"), "Karel").unwrap();
    store.put_note("g", 1, "secret plan").unwrap();
    store.put_note("g", 0, "hers").unwrap();
    store.release("g", 1, &user("karel"), "Seat 2").unwrap();
    store.claim("g", 1, Some("invite-g"), &user("eva"), "Eva").unwrap();
    assert_eq!(store.note("g", 1), Ok(String::new()));
    assert_eq!(store.note("g", 0), Ok("hers".to_owned()));
}
