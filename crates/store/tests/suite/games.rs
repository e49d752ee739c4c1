//! Games: set up, listed, marked, deleted.

use store::{Error, FrozenBy, Game, Seat, SeatAccess, Status, Store, Visibility};

use super::{TestDatabase, browser, new_action, new_game, new_message, new_seat, new_user, user, with_game};

fn ids(games: &[Game]) -> Vec<&str> {
    games.iter().map(|game| &*game.id).collect()
}

pub fn come_back_as_they_were_made(place: &impl TestDatabase) {
    let store = place.open();
    let mut new = new_game("k3x9");
    new.seed = u64::MAX - 1;
    new.created_at = -5;
    new.owner = Some(user("u:1"));
    new.visibility = Visibility::Listed;
    store.create_game(&new).unwrap();
    let game = store.game("k3x9").unwrap();
    assert_eq!((&game.id, &game.title), (&new.id, &new.title));
    assert_eq!(store.options("k3x9"), Ok(new.options));
    assert_eq!((game.seed, &game.rules_revision, game.created_at), (new.seed, &new.rules_revision, -5));
    assert_eq!((game.owner, game.visibility, game.status), (new.owner, new.visibility, new.status));
    assert_eq!((game.last_seq, game.last_at), (0, -5));
    let seats = new.seats.into_iter().zip(0..).map(|(seat, number)| Seat {
        number,
        name: seat.name,
        kind: seat.kind,
        holder: seat.holder,
        access: seat.access,
        stand_in: None,
    });
    assert_eq!(game.seats, seats.collect::<Vec<_>>());
    store.set_rules_revision("k3x9", "2").unwrap();
    assert_eq!(store.game("k3x9").unwrap().rules_revision, "2");
}

pub fn an_id_is_used_once(place: &impl TestDatabase) {
    let store = with_game(place);
    let mut other = new_game("g");
    other.title = "1836jr56".to_owned();
    assert_eq!(store.create_game(&other), Err(Error::AlreadyExists { what: "game" }));
    assert_eq!(store.game("g").unwrap().title, "18cz");
}

pub fn a_game_that_cannot_be_made_leaves_nothing(place: &impl TestDatabase) {
    let store = with_game(place);
    let mut other = new_game("h");
    other.seats[1].access = SeatAccess::Invite("invite-g".to_owned());
    assert_eq!(store.create_game(&other), Err(Error::AlreadyExists { what: "invite" }));
    assert_eq!(store.game("h"), Err(Error::GameNotFound { game: "h".to_owned() }));
    other.seats = vec![new_seat("Crowd", "person", None, SeatAccess::Open); 257];
    assert_eq!(store.create_game(&other), Err(Error::TooManySeats { seats: 257 }));
    assert_eq!(store.game_ids(), Ok(vec!["g".to_owned()]));
    other.seats.pop();
    assert_eq!(store.create_game(&other), Ok(()));
    assert_eq!(store.game("h").unwrap().seats.len(), 256);
}

pub fn unknown_ones_are_named(place: &impl TestDatabase) {
    let store = place.open();
    let no_game = Error::GameNotFound { game: "zz".to_owned() };
    assert_eq!(store.game("zz"), Err(no_game.clone()));
    assert_eq!(store.set_status("zz", &Status::Playing), Err(no_game.clone()));
    assert_eq!(store.set_rules_revision("zz", "2"), Err(no_game.clone()));
    assert_eq!(store.delete_game("zz", &browser("anna")), Err(no_game.clone()));
    assert_eq!(no_game.to_string(), "there is no game “zz”");
}

pub fn of_somebody_are_those_owned_or_sat_in_latest_first(place: &impl TestDatabase) {
    let store = place.open();
    let anna = browser("anna");
    for id in ["a", "b", "c", "d"] {
        let mut game = new_game(id);
        if id == "c" {
            game.owner = Some(user("anna")); // the same id, but of a user: somebody else
        }
        if id == "d" {
            (game.owner, game.seats[0].holder) = (None, None);
        }
        store.create_game(&game).unwrap();
    }
    store.append("a", &new_action(1)).unwrap();
    assert_eq!(ids(&store.games_of(&anna, 9).unwrap()), ["a", "b", "c"]);
    store.append("b", &new_action(1)).unwrap();
    store.append("b", &new_action(2)).unwrap();
    assert_eq!(ids(&store.games_of(&anna, 9).unwrap()), ["b", "a", "c"]);
    assert_eq!(ids(&store.games_of(&anna, 2).unwrap()), ["b", "a"]);
    assert_eq!(ids(&store.games_of(&user("anna"), 9).unwrap()), ["c"]);
    assert_eq!(ids(&store.games_of(&browser("karel"), 9).unwrap()), [""; 0]);
    let game = &store.games_of(&anna, 1).unwrap()[0];
    assert_eq!(game, &store.game("b").unwrap(), "a list has whole games");
    assert!(game.seats_of(&anna).map(|seat| seat.number).eq([0]));
    assert_eq!(store.game_ids().unwrap(), ["a", "b", "c", "d"]);
}

pub fn the_lobby_lists_what_is_listed_and_gathers(place: &impl TestDatabase) {
    let store = place.open();
    for (id, visibility, status, created_at) in [
        ("old", Visibility::Listed, Status::Gathering, 1),
        ("new", Visibility::Listed, Status::Gathering, 2),
        ("hidden", Visibility::ByLink, Status::Gathering, 3),
        ("begun", Visibility::Listed, Status::Playing, 4),
    ] {
        let mut game = new_game(id);
        (game.visibility, game.status, game.created_at) = (visibility, status, created_at);
        store.create_game(&game).unwrap();
    }
    assert_eq!(ids(&store.lobby(9).unwrap()), ["new", "old"]);
    assert_eq!(ids(&store.lobby(1).unwrap()), ["new"]);
    store.set_status("new", &Status::Playing).unwrap();
    assert_eq!(ids(&store.lobby(9).unwrap()), ["old"]);
}

pub fn every_status_comes_back(place: &impl TestDatabase) {
    let store = with_game(place);
    for status in [
        Status::Gathering,
        Status::Playing,
        Status::Finished { result: "Anna 5210, Karel 4980".to_owned() },
        Status::Frozen { reason: "action 7 differs".to_owned(), by: FrozenBy::Verification },
        Status::Frozen { reason: "the host looks into it".to_owned(), by: FrozenBy::Host },
    ] {
        store.set_status("g", &status).unwrap();
        assert_eq!(store.game("g").unwrap().status, status);
    }
}

pub fn are_deleted_by_their_owner_alone(place: &impl TestDatabase) {
    let store = with_game(place);
    for other in [browser("karel"), user("anna")] {
        assert_eq!(store.delete_game("g", &other), Err(Error::NotOwner));
    }
    assert_eq!(store.delete_game("g", &browser("anna")), Ok(()));
    assert_eq!(store.game("g"), Err(Error::GameNotFound { game: "g".to_owned() }));
    let mut ownerless = new_game("h");
    ownerless.owner = None;
    store.create_game(&ownerless).unwrap();
    assert_eq!(store.delete_game("h", &browser("anna")), Err(Error::NotOwner));
}

pub fn in_which_others_acted_stay(place: &impl TestDatabase) {
    let store = with_game(place);
    let karel = browser("karel");
    store.claim("g", 1, Some("invite-g"), &karel, "Karel").unwrap();
    let mut action = new_action(1);
    (action.seat, action.by) = (1, Some(karel.clone()));
    store.append("g", &action).unwrap();
    assert_eq!(store.delete_game("g", &browser("anna")), Err(Error::OthersActed));
    // Nor does it help that he has left.
    store.release("g", 1, &karel, "Seat 2").unwrap();
    assert_eq!(store.delete_game("g", &browser("anna")), Err(Error::OthersActed));
    assert_eq!(store.actions("g", 0).unwrap().len(), 1);
}

/// Fills everything that a game can have.
fn fill(store: &Store, game: &str) {
    store.append(game, &new_action(1)).unwrap();
    let mut bots = new_action(2);
    (bots.seat, bots.by) = (2, None);
    store.append(game, &bots).unwrap();
    store.say(game, &new_message(&browser("anna"), "Anna", "hello")).unwrap();
    store.put_note(game, 0, "sell early").unwrap();
}

pub fn a_deleted_game_takes_everything_along(place: &impl TestDatabase) {
    let store = with_game(place);
    fill(&store, "g");
    assert_eq!(store.delete_game("g", &browser("anna")), Ok(()));
    // Made again under the same id, it shows nothing of the old one.
    store.create_game(&new_game("g")).unwrap();
    assert_eq!(store.actions("g", 0), Ok(vec![]));
    assert_eq!(store.messages("g", 0), Ok(vec![]));
    assert_eq!(store.note("g", 0), Ok(String::new()));
}

pub fn a_browser_that_signs_in_takes_its_games_along(place: &impl TestDatabase) {
    let store = with_game(place);
    fill(&store, "g");
    let (before, after) = (browser("anna"), user("u1"));
    store.adopt(&before, &after).unwrap();
    assert_eq!(ids(&store.games_of(&before, 9).unwrap()), [""; 0]);
    let game = store.game("g").unwrap();
    assert_eq!(game.owner, Some(after.clone()));
    assert!(game.seats_of(&after).map(|seat| seat.number).eq([0]));
    let by: Vec<_> = store.actions("g", 0).unwrap().into_iter().map(|action| action.by).collect();
    assert_eq!(by, [Some(after.clone()), None]);
    assert_eq!(store.messages("g", 0).unwrap()[0].author, Some(after.clone()));
    assert_eq!(store.note("g", 0), Ok("sell early".to_owned()));
    assert_eq!(store.delete_game("g", &after), Ok(()), "her own actions are still hers");
}

pub fn everything_is_there_after_reopening(place: &impl TestDatabase) {
    let store = with_game(place);
    fill(&store, "g");
    store.create_user(&new_user("Karel")).unwrap();
    store.claim("g", 1, Some("invite-g"), &user("karel"), "Karel").unwrap();
    store.set_stand_in("g", 1, Some("bot:novice")).unwrap();
    let see = |store: &Store| {
        (
            store.game("g").unwrap(),
            store.actions("g", 0).unwrap(),
            store.messages("g", 0).unwrap(),
            store.note("g", 0).unwrap(),
            store.user_named("karel").unwrap(),
        )
    };
    let before = see(&store);
    drop(store);
    assert_eq!(see(&place.open()), before);
}

pub fn nobody_with_an_account_plays_and_nobody_acts_are_abandoned(place: &impl TestDatabase) {
    let store = place.open();
    for id in ["old", "played", "owned", "held", "orphan"] {
        let mut game = new_game(id);
        match id {
            "owned" => game.owner = Some(user("petra")),
            "held" => game.seats[0].holder = Some(user("petra")),
            "orphan" => (game.owner, game.seats[0].holder) = (None, None),
            _ => {}
        }
        store.create_game(&game).unwrap();
    }
    store.append("played", &new_action(1)).unwrap();
    assert_eq!(store.abandoned(1000, 9), Ok(Vec::new()), "they were created then");
    assert_eq!(store.abandoned(1001, 9).unwrap(), ["old", "orphan"]);
    assert_eq!(store.abandoned(1001, 1).unwrap(), ["old"]);
    assert_eq!(store.abandoned(2000, 9).unwrap(), ["old", "orphan", "played"]);
    for id in ["played", "owned", "held", "none"] {
        assert_eq!(store.delete_abandoned(id, 1001), Ok(false), "{id}");
    }
    assert_eq!(store.delete_abandoned("old", 1001), Ok(true));
    assert_eq!(store.game_ids().unwrap(), ["held", "orphan", "owned", "played"]);
}
