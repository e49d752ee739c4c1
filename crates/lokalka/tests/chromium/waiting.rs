//! Steps that wait for what a company may do at any time of its turn: a station for the money of a local railway, an empty run for
//! a purple-edged tile; and a president who is asked for a loan before he may give up.

use browser::positions::{self, BENELUX, Temper};
use rules::{Action, Decision, Game, Offer, Offers};

use crate::play;

fn has(offers: &Offers, choice: impl Fn(&Offer) -> bool) -> bool {
    offers.offers.iter().any(choice)
}

fn is_station(offer: &Offer) -> bool {
    matches!(offer, Offer::PlaceStation { .. })
}

/// The sale of a local railway that pays for a station.
fn sale_for_station(game: &Game, offers: &Offers) -> Option<Action> {
    let waits = matches!(game.state().decision(), Some(Decision::Station { .. })) && !has(offers, is_station);
    let sales = offers.offers.iter().filter(|offer| matches!(offer, Offer::SellLocal { .. }));
    let mut sales = sales.map(|offer| offer.action(0)).filter(|_| waits);
    sales.find(|sale| {
        let sold = game.play(offers.seat, sale).expect("it was offered").game;
        sold.offers().is_some_and(|offers| has(&offers, is_station))
    })
}

#[test]
fn a_local_railway_is_sold_for_a_station() {
    play(|stage| {
        let wish = |game: &Game, offers: &Offers| sale_for_station(game, offers).is_some();
        let mut position = positions::find(4, Temper::Tinkering, wish);
        let table = stage.table_of(&position.file);
        assert!(table.question().contains("station"), "{}", table.question());
        let offers = position.game.offers().expect("somebody decides");
        let sale = position.written(&sale_for_station(&position.game, &offers).expect("it was found"));
        table.act(&sale);
        position.play(&sale);
        let station = position.offered(is_station);
        table.act(&station);
        position.play(&station);
        assert!(table.words("#log").contains("station"), "{}", table.words("#log"));
    });
}

#[test]
fn an_empty_run_waits_for_a_purple_tile() {
    play(|stage| {
        let purple = |game: &Game, offer: &Offer| matches!(offer, Offer::LayTile { tile, .. } if game.title().tile(*tile).purple);
        let empty = |offer: &Offer| matches!(offer, Offer::RunTrains { revenue: 0, .. });
        let mut position = positions::find(4, Temper::Tinkering, |game, offers| {
            matches!(game.state().decision(), Some(Decision::Run { .. }))
                && has(offers, empty)
                && has(offers, |offer| purple(game, offer))
        });
        let table = stage.table_of(&position.file);
        let game = position.game.clone();
        let tile = position.offered(|offer| purple(&game, offer));
        table.act(&tile);
        position.play(&tile);
        assert!(table.words("#log").contains("tile"), "{}", table.words("#log"));
    });
}

#[test]
fn nobody_goes_bankrupt_while_a_loan_would_do() {
    play(|stage| {
        let mut position = positions::find_in(BENELUX, 3, Temper::Indebted, |game, offers| {
            game.view().raising().is_some_and(|raising| raising.missing() > 0)
                && has(offers, |offer| matches!(offer, Offer::TakeLoan { .. }))
                && !has(offers, |offer| matches!(offer, Offer::SellShares { .. } | Offer::GoBankrupt))
        });
        let table = stage.table_of(&position.file);
        let said = table.words("#choices");
        assert!(said.contains("loan") && !said.contains("Go bankrupt"), "{said}");
        let loan = position.offered(|offer| matches!(offer, Offer::TakeLoan { .. }));
        table.act(&loan);
        position.play(&loan);
        assert!(!position.game.state().is_over());
    });
}
