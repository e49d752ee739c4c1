//! Random legal play of every built-in title, at every number of players, in both profiles. After every action the
//! invariants are asked, and the events must tell the same state; on a sample of states offers are compared with `check` in both directions.

#[path = "random_play/breaking.rs"]
mod breaking;
#[path = "random_play/chance.rs"]
mod chance;
#[path = "random_play/need.rs"]
mod need;
#[path = "random_play/seen.rs"]
mod seen;
#[path = "random_play/strangers.rs"]
mod strangers;
#[path = "random_play/table.rs"]
mod table;

use chance::Temper;
use rules::event::Note;
use rules::message::Keyed;
use rules::title::{Title, embedded};
use rules::{Family, Options};
use seen::{Expected, Seen, came_up};
use std::collections::HashMap;
use table::Setup;

/// Games for each number of players and each profile; `RANDOM_GAMES=200` asks for more than the usual few.
fn games() -> u64 {
    std::env::var("RANDOM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(24)
}

/// All setups with their games, a list for each number of players and profile.
fn setups(games: u64) -> Vec<Vec<Setup>> {
    let mut setups = Vec::new();
    // `RANDOM_TITLE=18cz` asks for one title only; then not everything comes up.
    let wanted = std::env::var("RANDOM_TITLE").ok();
    for id in embedded::ids().iter().filter(|id| wanted.as_deref().is_none_or(|wanted| wanted == **id)) {
        let title = embedded::title(id).expect("it is built in");
        for seats in &title.seat_counts {
            for options in option_sets(&title) {
                let players = usize::from(seats.players);
                let of_seed = |seed| {
                    let temper = temper(&title, seed);
                    Setup { title: title.clone(), options, players, seed, temper }
                };
                setups.push((0..games).map(|game| of_seed(1000 * players as u64 + game)).collect());
            }
        }
    }
    setups
}

/// Both profiles, that of 18xx.games also with consent to deals, as minds play; and diesels where the title has them.
fn option_sets(title: &Title) -> Vec<Options> {
    let asked = Options { ask_consent: true, ..Options::AS_ON_18XX_GAMES };
    let mut sets = vec![Options::BOOK, Options::AS_ON_18XX_GAMES, asked];
    if title.play.option_names().any(|name| name == "diesels") {
        for mut diesels in [Options::BOOK, asked] {
            diesels.f56.diesels = true;
            sets.push(diesels);
        }
    }
    sets
}

/// Where companies have credit every other table is a patient one: the others hardly see the last phases.
fn temper(title: &Title, seed: u64) -> Temper {
    match title.play.family {
        Family::Cz | Family::E30 => Temper::of(seed),
        Family::F56 if seed.is_multiple_of(2) => Temper::Patient,
        Family::F56 => Temper::of(seed / 2),
    }
}

/// Plays all games, each number of players and profile on a thread of its own; what came up, family by family.
fn play(games: u64) -> HashMap<Family, Seen> {
    let mut seen: HashMap<Family, Seen> = HashMap::new();
    std::thread::scope(|scope| {
        let play_all = |setups: Vec<Setup>| {
            let mut seen = Seen::default();
            setups.iter().for_each(|setup| seen.add(table::play(setup)));
            (setups[0].title.play.family, seen)
        };
        let tables: Vec<_> =
            setups(games).into_iter().map(|setups| scope.spawn(move || play_all(setups))).collect();
        for table in tables {
            match table.join() {
                Ok((family, found)) => seen.entry(family).or_default().add(found),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    seen
}

/// The note with which a game begins at a position that was set up, as no game by chance does; `crates/records/tests/files/position.rs` has such games.
const SET_UP: &str = "note-set-up";

/// Every game ends, and nothing breaks on the way (R-OR-08, R-END-01). In the games of each family just those offers, decisions and
/// events came up that are declared for it, and every note in those of some family: what is added and never happens is found out.
#[test]
fn r_or_08_random_games_keep_all_invariants() {
    let seen = play(games());
    if std::env::var("RANDOM_TITLE").is_ok() {
        println!("{seen:#?}");
        return;
    }
    // Families without a title that is built in have tests of their own (`third_family.rs`).
    assert_eq!(seen.len(), 2, "all titles that are built in were played");
    for (&family, seen) in &seen {
        let expected = Expected::of(family);
        assert_eq!(came_up(&seen.kinds), expected.offers, "{family:?}: offers");
        assert_eq!(came_up(&seen.decisions), expected.decisions, "{family:?}: decisions");
        assert_eq!(came_up(&seen.events), expected.events, "{family:?}: events");
    }
    let unseen = |note: &&str| *note != SET_UP && !seen.values().any(|seen| seen.events.contains_key(note));
    let never: Vec<&str> = Note::keys().into_iter().filter(unseen).collect();
    assert_eq!(never, Vec::<&str>::new(), "notes that never came up");
}

#[test]
fn r_set_08_the_same_seed_gives_the_same_game() {
    for setups in setups(1) {
        let setup = &setups[0];
        assert_eq!(table::play_plainly(setup), table::play_plainly(setup), "{setup}");
    }
}
