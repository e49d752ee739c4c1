//! A few games of every title and number of players, judged from the first offer to the last action.

use bots::Strength;
use referee::play::{Match, judge};
use referee::report::Report;
use rules::title::embedded;

/// The seed of the first game; any other will do, too.
const SEED: u64 = 20_261;

fn judged(id: &str, strength: Strength) {
    let title = embedded::title(id).expect("it is built in");
    let mut report = Report::default();
    for (number, count) in title.seat_counts.iter().enumerate() {
        let players = usize::from(count.players);
        judge(&Match { title: title.clone(), players, seed: SEED + number as u64, strength }, &mut report);
    }
    println!("{id}: {report}");
    assert!(report.faults.is_empty(), "{report}");
    assert!(report.actions > 0 && report.revenues > 0, "something was judged: {report}");
}

#[test]
fn chance_plays_18cz() {
    judged("18cz", Strength::Random);
}

#[test]
fn novices_play_18cz() {
    judged("18cz", Strength::Novice);
}

#[test]
fn chance_and_novices_play_bohemia() {
    judged("18cz-bohemia", Strength::Random);
    judged("18cz-bohemia", Strength::Novice);
}

#[test]
fn chance_and_novices_play_moravia_silesia() {
    judged("18cz-moravia-silesia", Strength::Random);
    judged("18cz-moravia-silesia", Strength::Novice);
}

#[test]
fn chance_plays_1836jr56() {
    judged("1836jr56", Strength::Random);
}

#[test]
fn novices_play_1836jr56() {
    judged("1836jr56", Strength::Novice);
}
