//! The attacks of `cargo xtask siege`, short: small numbers for two seconds. Nothing is expected of times; what the bystander asks
//! for is done, attackers are refused in the right way, and the server lives and says what happened.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::Duration;

use trials::siege::{Attack, Form, Outcome, Plan, Reply, besiege};

const PLAN: Plan = Plan { time: Duration::from_secs(2), form: Form::Short };

/// The server never has more memory.
const MEMORY: u64 = 512 << 20;

/// So many threads the pool for work that blocks has.
const THREADS: u64 = 512;

/// Lets the attack happen; whatever it is, the bystander plays on and the server is well.
#[track_caller]
fn survived(attack: Attack) -> Outcome {
    let outcome = besiege(Path::new(env!("CARGO_BIN_EXE_lokalka")), attack, &PLAN);
    let outcome = outcome.unwrap_or_else(|why| panic!("{why}"));
    assert!(outcome.moves.count() > 0 && outcome.pages.count() > 0, "{outcome:#?}");
    assert!(outcome.failed.is_empty(), "the bystander was kept from something: {:#?}", outcome.failed);
    assert!(outcome.broken.is_empty(), "{:#?}", outcome.broken);
    assert!(outcome.memory < MEMORY, "{} MB", outcome.memory >> 20);
    assert!(outcome.threads < THREADS, "{} threads", outcome.threads);
    assert_eq!(outcome.replies.errors(), 0, "{}", outcome.replies);
    if outcome.replies.refused() > 0 {
        assert!(
            !outcome.log.is_empty(),
            "nothing in the log about those who were refused: {}",
            outcome.replies
        );
    }
    outcome
}

/// What only this attack shows is as it should be.
#[track_caller]
fn as_it_should_be(outcome: &Outcome) {
    let wrong: Vec<_> = outcome.findings.iter().filter(|finding| finding.met == Some(false)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn games_with_thousands_of_names_and_seats_are_refused() {
    let replies = survived(Attack::Names).replies;
    assert_eq!(replies.count(Reply::Status(200)), 0, "{replies}");
    assert!(replies.count(Reply::Status(413)) + replies.count(Reply::Status(422)) > 0, "{replies}");
}

#[test]
fn routes_of_diesels_are_asked_for_by_many_who_hang_up_and_nobody_waits() {
    let replies = survived(Attack::Routes).replies;
    assert!(replies.count(Reply::Status(200)) > 0, "{replies}");
}

#[test]
fn one_address_holds_no_more_connections_than_its_share() {
    let replies = survived(Attack::OneByte).replies;
    assert!(replies.count(Reply::Closed) > 0, "{replies}");
}

#[test]
fn act_and_undo_in_a_loop_keep_nobody_from_playing() {
    let replies = survived(Attack::Growth).replies;
    assert!(replies.count(Reply::Status(200)) > 0, "{replies}");
}

#[test]
fn guesses_at_an_account_are_counted_whatever_else_is_asked_and_its_owner_gets_in() {
    as_it_should_be(&survived(Attack::Guessing));
}
