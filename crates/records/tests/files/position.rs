//! Written positions: what is written and read again is the same game, and whatever is wrong is named.

use std::sync::Arc;

use records::game_file::{self, Correction, GameFile};
use records::position::{self, Basis, Fault, Place, What, WrittenPosition, WrittenRound};
use rules::seed::Draws;
use rules::title::{Title, embedded};
use rules::{Game, Options, Played, fingerprint};
use wording::Names;

use crate::common::shelf;

fn players(count: usize) -> Vec<String> {
    ["Anna", "Bela", "Cyril", "Dana", "Emil", "Fany"].into_iter().take(count).map(str::to_owned).collect()
}

/// An action by chance; the same one every time for the same draws.
fn step(game: &mut Game, draws: &mut Draws) -> bool {
    let Some(offers) = game.offers() else { return false };
    let action = offers.action(draws.below(offers.len())).expect("it is below the number of actions");
    game.advance(offers.seat, &action).expect("what is offered is accepted");
    true
}

/// Plays by chance, and looks at the game before every action.
fn play(title: &Arc<Title>, options: Options, count: usize, seed: u64, mut look: impl FnMut(&Game, usize)) {
    let Played { mut game, .. } =
        Game::new(Arc::clone(title), options, count, seed).expect("so many play it");
    let mut draws = Draws::new(seed);
    for number in 0..LONGEST {
        look(&game, number);
        if !step(&mut game, &mut draws) {
            break;
        }
    }
}

/// So far a game is played, since some by chance go on for thousands of actions; and so many actions are played on from a position
/// that was read.
const LONGEST: usize = 1_000;
const FURTHER: usize = 150;

/// What was refused in a turn is forgotten when a position is written.
fn forgets(game: &Game) -> bool {
    game.state().refused().is_none_or(|refused| refused.iter().next().is_none())
}

fn through_text(written: &WrittenPosition) -> WrittenPosition {
    let text = serde_json::to_string(written).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

#[test]
fn what_is_written_and_read_again_is_the_same_position_and_goes_on_alike() {
    let mut rounds = [0; 5];
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        for count in &title.seat_counts {
            let count = usize::from(count.players);
            let names = players(count);
            // By turns by the book and as on 18xx.games: to play all of them twice takes long.
            let options = if count % 2 == 0 { Options::BOOK } else { Options::AS_ON_18XX_GAMES };
            let seed = count as u64;
            play(&title, options, count, seed, |game, number| {
                // Every boundary would take long.
                if number % 7 != 0 || !forgets(game) {
                    return;
                }
                let Ok(written) = position::write(game, &names) else { return };
                rounds[match &written.round {
                    WrittenRound::PreStock { .. } => 0,
                    WrittenRound::Auction { .. } => 1,
                    WrittenRound::Privates { .. } => 2,
                    WrittenRound::Stock { .. } => 3,
                    WrittenRound::Operating { .. } => 4,
                }] += 1;
                let read = position::read(&through_text(&written), &Basis::of(game));
                let here = || format!("{id} with {count}, seed {seed}, after {number} actions");
                let mut read = read.unwrap_or_else(|faults| panic!("{}: {faults:#?}", here())).game;
                assert_eq!(fingerprint::text(read.view()), fingerprint::text(game.view()), "{}", here());
                assert_eq!(read.state(), game.state(), "{}", here());
                if number % 100 == 0 {
                    let mut other = game.clone();
                    let (mut here, mut there) = (Draws::new(7), Draws::new(7));
                    let on = (0..FURTHER)
                        .take_while(|_| step(&mut read, &mut here) && step(&mut other, &mut there));
                    assert!(on.count() > 0 || other.state().is_over());
                    assert_eq!(read.state(), other.state());
                }
            });
        }
    }
    assert!(rounds.iter().all(|&seen| seen > 0), "positions of every kind of round: {rounds:?}");
}

/// A position of an operating round of 18CZ in which some companies have run.
fn operating() -> (Game, WrittenPosition) {
    let title = embedded::title("18cz").expect("it is built in");
    let mut found = None;
    play(&title, Options::BOOK, 3, 4, |game, _| {
        let Ok(written) = position::write(game, &players(3)) else { return };
        let markers = game.state().board.markers.len();
        if found.is_none() && matches!(written.round, WrittenRound::Operating { .. }) && markers > 3 {
            found = Some((game.clone(), written));
        }
    });
    found.expect("there are operating rounds")
}

fn faults(written: &WrittenPosition, game: &Game) -> Vec<Fault> {
    position::read(written, &Basis::of(game)).expect_err("something is wrong")
}

#[test]
fn everything_that_is_wrong_is_named_at_once() {
    let (game, written) = operating();
    let mut wrong = written.clone();
    let symbol = wrong.chart[0].clone();
    wrong.players[0].shares.insert("XYZ".to_owned(), 1);
    wrong.players[1].papers.push("S99".to_owned());
    wrong.companies.get_mut(&symbol).expect("it is in play").trains.push("12x".to_owned());
    wrong.tiles.insert("Z9".to_owned(), "57/0".to_owned());
    wrong.phase = "zz".to_owned();
    let found = faults(&wrong, &game);
    for (place, name) in [
        (Place::Player(0), "XYZ"),
        (Place::Player(1), "S99"),
        (Place::Company(symbol), "12x"),
        (Place::Hex("Z9".to_owned()), "Z9"),
        (Place::Trains, "zz"),
    ] {
        let named = |fault: &&Fault| {
            fault.place == place
                && matches!(&fault.what, What::Unknown(given, known) if given == name && !known.is_empty())
        };
        assert!(found.iter().any(|fault| named(&fault)), "{name} in {found:#?}");
    }
    let names = players(3);
    for fault in &found {
        let sentence = fault.sentence(Names { title: game.title(), players: &names });
        assert!(sentence.len() > 10 && !sentence.contains('{'), "{sentence}");
    }
}

/// Each fault that is put into a sound position is found, at its place.
#[test]
fn planted_faults_are_found_where_they_are() {
    let (game, sound) = operating();
    let symbol = sound.chart[0].clone();
    let company = || Place::Company(symbol.clone());
    let director = sound.companies[&symbol].director.clone().expect("it has one");
    let seat = sound.players.iter().position(|player| player.name == director).expect("he plays");
    let other = (seat + 1) % 3;
    type Plant<'a> = Box<dyn Fn(&mut WrittenPosition) + 'a>;
    let planted: Vec<(&str, Place, Plant<'_>)> = vec![
        (
            "more shares than there are",
            company(),
            Box::new(|position| {
                position.players[other].shares.insert(symbol.clone(), 5);
                position.players[seat].shares.insert(symbol.clone(), 5);
            }),
        ),
        (
            "a director with one share",
            company(),
            Box::new(|position| {
                position.players[seat].shares.insert(symbol.clone(), 1);
            }),
        ),
        (
            "no director",
            company(),
            Box::new(|position| {
                position.companies.get_mut(&symbol).expect("it is there").director = None;
            }),
        ),
        (
            "no marker on the chart",
            Place::Chart,
            Box::new(|position| {
                position.chart.remove(0);
            }),
        ),
        (
            "a price that is not on the chart",
            company(),
            Box::new(|position| {
                position.companies.get_mut(&symbol).expect("it is there").price = 1;
            }),
        ),
        (
            "too many trains",
            company(),
            Box::new(|position| {
                let train = position.trains.next.clone();
                let train = format!("2{train}");
                position.companies.get_mut(&symbol).expect("it is there").trains = vec![train; 9];
            }),
        ),
        (
            "a station on a hex without cities",
            company(),
            Box::new(|position| {
                position.companies.get_mut(&symbol).expect("it is there").stations.push("A1".to_owned());
            }),
        ),
        (
            "two of one place in the order",
            Place::Round,
            Box::new(|position| {
                position.order[0] = position.order[1].clone();
            }),
        ),
        (
            "money beyond all bounds",
            Place::Player(0),
            Box::new(|position| position.players[0].cash = 2_000_000),
        ),
        (
            "a phase that has not begun",
            Place::Trains,
            Box::new(|position| {
                position.phase = "j".to_owned();
            }),
        ),
        (
            "a round beyond the last",
            Place::Round,
            Box::new(|position| {
                position.round =
                    WrittenRound::Stock { number: 200, next: "Anna".to_owned(), passes: 0, sold: Vec::new() };
            }),
        ),
        (
            "a player who does not play",
            Place::Round,
            Box::new(|position| {
                position.round =
                    WrittenRound::Stock { number: 2, next: "Zita".to_owned(), passes: 0, sold: Vec::new() };
            }),
        ),
        (
            "an auction in 18CZ",
            Place::Round,
            Box::new(|position| {
                position.round = WrittenRound::Auction { opened: 0, unsold: Vec::new() };
            }),
        ),
    ];
    for (name, place, plant) in planted {
        let mut wrong = sound.clone();
        plant(&mut wrong);
        let found = faults(&wrong, &game);
        assert!(found.iter().any(|fault| fault.place == place), "{name}: {found:#?}");
    }
}

#[test]
fn a_question_that_is_half_answered_is_not_written() {
    let title = embedded::title("18cz").expect("it is built in");
    let mut refused = 0;
    play(&title, Options::BOOK, 4, 3, |game, _| {
        refused += usize::from(game.state().agenda.len() > 1 && position::write(game, &players(4)).is_err());
    });
    assert!(refused > 0);
}

/// A file of a game that begins at a position, with a correction after some actions.
#[test]
fn a_game_file_begins_at_a_position_and_carries_corrections() {
    let (game, written) = operating();
    let mut file = GameFile {
        title: "18cz".to_owned(),
        options: Options::BOOK,
        seed: 9,
        players: players(3),
        position: Some(written.clone()),
        actions: Vec::new(),
        corrections: Vec::new(),
    };
    let begun = game_file::replay(&file, &shelf(), None).expect("it begins");
    assert_eq!(begun.game.state(), game.state());

    let mut corrected = written;
    corrected.players[0].cash += 7;
    file.corrections.push(Correction {
        after: 0,
        why: "Anna was paid too little".to_owned(),
        position: corrected,
    });
    let read = game_file::read(&game_file::write(&file), &shelf()).expect("it can be read");
    assert_eq!(read, file);
    let replay = game_file::replay(&read, &shelf(), None).expect("it begins");
    let cash = |game: &Game| game.state().players[0].cash;
    assert_eq!(cash(&replay.game), cash(&game) + 7);

    let mut renamed = read.clone();
    renamed.rename(["X", "Y", "Z"].map(str::to_owned).to_vec());
    let there = game_file::read(&game_file::write(&renamed), &shelf()).expect("it can be read");
    let there = game_file::replay(&there, &shelf(), None).expect("it begins");
    assert_eq!(there.game.state(), replay.game.state());

    let told = records::site::write(&read, &shelf()).expect_err("that site knows no such games");
    assert!(told.to_string().contains("set up"), "{told}");

    let text = game_file::write(&file).replace("\"cash\":", "\"gold\":");
    assert!(game_file::read(&text, &shelf()).is_err());
    file.corrections[0].position.players[0].cash = 5_000_000;
    let wrong = game_file::replay(&file, &shelf(), None).expect_err("nobody has so much").to_string();
    assert!(wrong.contains("correction 1") && wrong.contains("Anna"), "{wrong}");
    file.corrections[0].after = 1;
    assert!(
        game_file::read(&game_file::write(&file), &shelf()).is_err(),
        "after an action that is not there"
    );
}
