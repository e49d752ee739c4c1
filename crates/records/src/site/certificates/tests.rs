//! Who holds which certificate when the national company is formed, and when its open half is paid for.

use rules::{Game, Options, title};

use super::*;

fn moved(company: CompanyId, shares: u8, to: Holder) -> Event {
    Event::SharesMoved { company, shares, from: Holder::Bank, to }
}

/// A national company of which two players and the pool get shares; whoever is first is no president yet.
fn formed(events: &[(u8, Holder)]) -> (Certificates, CompanyId) {
    let title = title::embedded::title("1836jr56").expect("it is built in");
    let national = title.national().expect("there is one");
    let game = Game::new(title, Options::AS_ON_18XX_GAMES, 3, 1).expect("three may play").game;
    let events: Vec<Event> = events.iter().map(|&(shares, to)| moved(national, shares, to)).collect();
    let mut certificates = Certificates::default();
    certificates.formed(game.view(), national, &events);
    (certificates, national)
}

#[test]
fn players_get_the_last_ones_first_and_the_pool_gets_its_own_in_their_order() {
    let (mut certificates, national) = formed(&[(2, Holder::Player(Seat(1))), (3, Holder::Pool)]);
    assert_eq!(*certificates.of(national, Owner::Player(Seat(1))), [8, 7]);
    assert_eq!(*certificates.of(national, Owner::Pool), [4, 5, 6]);
}

#[test]
fn a_holder_who_pays_for_the_open_half_gives_his_share_for_the_certificate() {
    let (mut certificates, national) = formed(&[(1, Holder::Player(Seat(1))), (1, Holder::Pool)]);
    certificates.started(national, Seat(0));
    certificates.grown(national, Seat(0), Some(Seat(0)));
    assert_eq!(*certificates.of(national, Owner::Player(Seat(0))), [PRESIDENTS]);
    certificates.grown(national, Seat(1), Some(Seat(0)));
    assert_eq!(*certificates.of(national, Owner::Player(Seat(0))), [8]);
    assert_eq!(*certificates.of(national, Owner::Player(Seat(1))), [PRESIDENTS]);
    assert_eq!(*certificates.of(national, Owner::Pool), [7], "what was paid for stays there");
}
