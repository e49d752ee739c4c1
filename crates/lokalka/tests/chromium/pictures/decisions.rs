//! Pictures of every question that is put to a player, light and dark, for `docs/decisions.md`.

use std::collections::BTreeMap;
use std::fs;

use browser::Viewport;
use browser::positions::{self, F56, Position, Temper};
use rules::message::Keyed;
use rules::{Decision, E30Decision, Offer};

use super::{folder, shoot};
use crate::play;

/// Tables at which the questions come up, among them rare ones: titles with so many players of a temper.
const TABLES: [(&str, usize, Temper); 10] = [
    ("18cz", 4, Temper::Keen),
    (F56, 3, Temper::Keen),
    ("18cz", 4, Temper::Greedy),
    (F56, 3, Temper::Indebted),
    ("18cz-moravia-silesia", 3, Temper::Keen),
    ("18cz", 3, Temper::Tinkering),
    (F56, 3, Temper::Tinkering),
    ("18cz", 3, Temper::Reckless),
    (F56, 4, Temper::Reckless),
    ("18cz-moravia-silesia", 3, Temper::Tinkering),
];

/// So many games are played at each of them before a question is given up.
const GAMES: u64 = 60;

/// A page shows more where there is more to choose from.
const MANY: usize = 3;

/// What the questions of the titles that come with the program are called.
fn questions() -> Vec<&'static str> {
    let in_tests = E30Decision::keys();
    Decision::keys().into_iter().filter(|key| !in_tests.contains(key)).collect()
}

/// The name of the pictures of a question.
fn name(key: &str) -> &str {
    key.trim_start_matches("decision-")
}

/// A position for each question, with much to choose from where there is one before the last question is found.
pub(crate) fn positions_of_all() -> BTreeMap<&'static str, Position> {
    let mut found: BTreeMap<&str, (usize, Position)> = BTreeMap::new();
    for seed in 1..=GAMES {
        for (title, players, temper) in TABLES {
            let mut offered: BTreeMap<&str, usize> =
                found.iter().map(|(&key, &(offered, _))| (key, offered)).collect();
            let mut kept = Vec::new();
            let games = positions::all(title, players, temper, seed, |game, offers| {
                let Some(key) = game.state().decision().map(Keyed::key) else { return false };
                let (count, best) = (offers.offers.len().min(MANY), offered.entry(key).or_default());
                let better = count > *best;
                if better {
                    *best = count;
                    kept.push((key, count));
                }
                better
            });
            found
                .extend(kept.into_iter().zip(games).map(|((key, count), position)| (key, (count, position))));
        }
        if questions().iter().all(|key| found.contains_key(key)) {
            return found.into_iter().map(|(key, (_, position))| (key, position)).collect();
        }
    }
    let lost: Vec<&str> = questions().into_iter().filter(|key| !found.contains_key(key)).collect();
    panic!("{lost:?} come up in none of the games")
}

/// A train that the treasury alone does not pay, in 18CZ, where the director adds money and takes a loan (R-EMR-01).
fn emergency() -> Position {
    let lends = |offer: &Offer| matches!(offer, Offer::BuyTrain { loan: 1.., .. });
    positions::find(3, Temper::Reckless, |_, offers| offers.offers.iter().any(lends))
}

#[test]
#[ignore = "takes the pictures of docs/decisions.md; run by cargo xtask screenshots"]
fn pictures_of_every_question() {
    fs::create_dir_all(folder().join("decisions")).expect("the folder of the pictures");
    play(|stage| {
        let named = positions_of_all().into_iter().map(|(key, position)| (name(key), position));
        for (name, position) in named.chain([("emergency", emergency())]) {
            let table = stage.table_of(&position.file);
            for (colours, look) in [("light", Viewport::DESKTOP), ("dark", Viewport::DESKTOP.in_the_dark())] {
                table.set_viewport(look);
                table.reload();
                shoot(table.page(), &format!("decisions/{name}-{colours}"), &|_| {});
            }
        }
    });
}

#[test]
fn every_question_has_its_pictures() {
    let gallery = folder().join("../decisions.md");
    let text = fs::read_to_string(gallery).expect("docs/decisions.md");
    for key in questions() {
        for colours in ["light", "dark"] {
            let picture = format!("decisions/{}-{colours}.png", name(key));
            assert!(folder().join(&picture).exists(), "{picture}: cargo xtask screenshots takes it");
            assert!(text.contains(&picture), "docs/decisions.md does not show {picture}");
        }
    }
}
