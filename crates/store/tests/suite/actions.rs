//! The log.

use std::sync::Barrier;
use std::thread;

use store::{Appended, Error, FrozenBy, Holder, NewAction, Status, Store};

use super::{TestDatabase, browser, new_action, new_game, with_game};

/// The whole log as (number, text).
fn log(store: &Store, game: &str) -> Vec<(u32, String)> {
    store.actions(game, 0).unwrap().into_iter().map(|action| (action.seq, action.text)).collect()
}

pub fn start_at_one_and_come_back_in_order(place: &impl TestDatabase) {
    let store = with_game(place);
    assert_eq!(store.last_seq("g"), Ok(0));
    assert_eq!(store.actions("g", 0), Ok(vec![]));
    for seq in 1..=12 {
        assert_eq!(store.append("g", &new_action(seq)), Ok(Appended { seq }));
        assert_eq!(store.last_seq("g"), Ok(seq));
    }
    let all = store.actions("g", 1).unwrap();
    assert_eq!(all.iter().map(|action| action.seq).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    let third = &all[2];
    assert_eq!((third.seat, &*third.text, &*third.state_hash, third.at), (0, "action 3", "hash 3", 1003));
    assert_eq!(third.by, Some(browser("anna")));
    assert_eq!(store.actions("g", 11).unwrap(), all[10..]);
    assert_eq!(store.actions("g", 13), Ok(vec![]));
    let game = store.game("g").unwrap();
    assert_eq!((game.last_seq, game.last_at), (12, 1012));
}

pub fn only_the_next_number_is_taken(place: &impl TestDatabase) {
    let store = with_game(place);
    for wrong in [0, 2, u32::MAX] {
        assert_eq!(store.append("g", &new_action(wrong)), Err(Error::Conflict { last: 0 }));
    }
    store.append("g", &new_action(1)).unwrap();
    for wrong in [0, 1, 3] {
        assert_eq!(store.append("g", &new_action(wrong)), Err(Error::Conflict { last: 1 }));
    }
    assert_eq!(log(&store, "g"), [(1, "action 1".to_owned())]);
}

pub fn of_many_writers_of_one_number_exactly_one_wins(place: &impl TestDatabase) {
    const WRITERS: usize = 8;
    let store = with_game(place);
    for seq in 1..=10 {
        let start = Barrier::new(WRITERS);
        let results = thread::scope(|scope| {
            let writer = |writer| {
                let (store, start) = (store.clone(), &start);
                move || {
                    let mut action = new_action(seq);
                    action.text = format!("writer {writer}");
                    start.wait();
                    store.append("g", &action)
                }
            };
            let writers: Vec<_> = (0..WRITERS).map(|number| scope.spawn(writer(number))).collect();
            writers.into_iter().map(|writer| writer.join().unwrap()).collect::<Vec<_>>()
        });
        let winner = results.iter().position(Result::is_ok).expect("one wins");
        for (number, result) in results.into_iter().enumerate() {
            let expected =
                if number == winner { Ok(Appended { seq }) } else { Err(Error::Conflict { last: seq }) };
            assert_eq!(result, expected);
        }
        assert_eq!(
            log(&store, "g").last(),
            Some(&(seq, format!("writer {winner}"))),
            "the log has the winner's text"
        );
    }
}

pub fn of_two_servers_on_one_game_exactly_one_wins_each_number(place: &impl TestDatabase) {
    const MOVES: u32 = 40;
    let first = with_game(place);
    let second = place.open();
    // Each server plays on from what it last heard until the game has enough moves, and counts what was acknowledged.
    let play = |store: Store, name: &'static str| {
        move || {
            let (mut last, mut mine) = (0, Vec::new());
            while last < MOVES {
                let mut action = new_action(last + 1);
                action.text = name.to_owned();
                match store.append("g", &action) {
                    Ok(Appended { seq }) => {
                        mine.push((seq, name.to_owned()));
                        last = seq;
                    }
                    Err(Error::Conflict { last: fresh }) => {
                        assert!(fresh > last, "a conflict tells of something new");
                        last = fresh;
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            mine
        }
    };
    let mut acknowledged = thread::scope(|scope| {
        let second = scope.spawn(play(second, "second"));
        let mut both = scope.spawn(play(first.clone(), "first")).join().unwrap();
        both.extend(second.join().unwrap());
        both
    });
    acknowledged.sort();
    assert_eq!(log(&first, "g"), acknowledged);
    assert_eq!(acknowledged.len() as u32, MOVES);
}

pub fn of_many_at_once_each_gets_its_own_answer(place: &impl TestDatabase) {
    const GAMES: usize = 45;
    let store = place.open();
    let game = |number: usize| format!("g{number}");
    (0..GAMES).for_each(|number| store.create_game(&new_game(&game(number))).unwrap());
    let expected = |number: usize| match (number % 3, number % 5) {
        (0, _) => Err(Error::SeatNotFound { game: game(number), seat: 9 }),
        (_, 0) => Err(Error::Conflict { last: 0 }),
        _ => Ok(Appended { seq: 1 }),
    };
    let all = Barrier::new(GAMES);
    let append = |number: usize| {
        let mut action = new_action(1);
        match expected(number) {
            Err(Error::SeatNotFound { seat, .. }) => action.seat = seat,
            Err(_) => action.seq = 2,
            Ok(_) => {}
        }
        all.wait();
        assert_eq!(store.append(&game(number), &action), expected(number), "game {number}");
    };
    thread::scope(|scope| {
        let append = &append;
        (0..GAMES).for_each(|number| drop(scope.spawn(move || append(number))));
    });
    for number in 0..GAMES {
        assert_eq!(store.last_seq(&game(number)), Ok(u32::from(expected(number).is_ok())), "game {number}");
    }
}

pub fn need_a_game_and_a_seat(place: &impl TestDatabase) {
    let store = with_game(place);
    let no_game = Error::GameNotFound { game: "h".to_owned() };
    assert_eq!(store.append("h", &new_action(1)), Err(no_game.clone()));
    assert_eq!(store.actions("h", 0), Err(no_game.clone()));
    assert_eq!(store.last_seq("h"), Err(no_game));
    let mut action = new_action(1);
    action.seat = 3;
    assert_eq!(store.append("g", &action), Err(Error::SeatNotFound { game: "g".to_owned(), seat: 3 }));
    assert_eq!(store.last_seq("g"), Ok(0));
}

pub fn need_the_seat_still_to_be_held_where_nobody_has_looked(place: &impl TestDatabase) {
    let store = with_game(place);
    let (anna, bela) = (browser("anna"), browser("bela"));
    let action = |seq, holder: &Holder| NewAction { holder: Some(holder.clone()), ..new_action(seq) };
    assert_eq!(store.append("g", &action(1, &bela)), Err(Error::NotHolder { holder: bela }));
    assert_eq!(store.append("g", &action(1, &anna)), Ok(Appended { seq: 1 }));
    store.release("g", 0, &anna, "Seat 1").unwrap();
    assert_eq!(store.append("g", &action(2, &anna)), Err(Error::NotHolder { holder: anna }));
    assert_eq!(store.append("g", &new_action(2)), Ok(Appended { seq: 2 }));
}

pub fn a_frozen_game_takes_none_until_it_is_thawed(place: &impl TestDatabase) {
    let store = with_game(place);
    let reason = "action 7 gives another state in this release".to_owned();
    for by in [FrozenBy::Host, FrozenBy::Verification] {
        store.set_status("g", &Status::Frozen { reason: reason.clone(), by }).unwrap();
        assert_eq!(store.append("g", &new_action(1)), Err(Error::Frozen { reason: reason.clone() }));
        assert_eq!(store.last_seq("g"), Ok(0));
    }
    store.set_status("g", &Status::Playing).unwrap();
    assert_eq!(store.append("g", &new_action(1)), Ok(Appended { seq: 1 }));
    // An undo may follow the end of a game.
    store.set_status("g", &Status::Finished { result: "Anna".to_owned() }).unwrap();
    assert_eq!(store.append("g", &new_action(2)), Ok(Appended { seq: 2 }));
}

pub fn any_text_is_kept_as_it_is(place: &impl TestDatabase) {
    let store = with_game(place);
    let texts = ["", "'; DROP TABLE actions; --", "Plzeň\n\t\"žluťoučký kůň\" 🚂", &"x".repeat(300_000)];
    for (text, seq) in texts.iter().zip(1..) {
        let mut action = new_action(seq);
        action.text = (*text).to_owned();
        store.append("g", &action).unwrap();
    }
    let kept = store.actions("g", 0).unwrap();
    assert!(kept.iter().map(|action| &*action.text).eq(texts));
}

pub fn are_there_after_reopening(place: &impl TestDatabase) {
    let store = with_game(place);
    for seq in 1..=5 {
        store.append("g", &new_action(seq)).unwrap();
    }
    let before = store.actions("g", 0).unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(store.actions("g", 0).unwrap(), before);
    assert_eq!(store.append("g", &new_action(5)), Err(Error::Conflict { last: 5 }));
    assert_eq!(store.append("g", &new_action(6)), Ok(Appended { seq: 6 }));
}
