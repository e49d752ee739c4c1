//! Stations: the revenue with one against that of now.

use super::{after, best, browser, choice, earns, games, offered, with_heading};
use rules::{Decision, Offer, runnable};

#[tokio::test]
async fn a_station_says_what_the_run_of_this_turn_earns_with_it() {
    let places = |offer: &Offer| matches!(offer, Offer::PlaceStation { .. });
    let mut compared = 0;
    for played in games() {
        let mut browser = browser();
        for at in played.positions(|game| {
            let runs = |company| !runnable(game.view(), company).is_empty();
            matches!(game.state().decision(), Some(Decision::Station { .. }))
                && game.view().operating_company().is_some_and(runs)
                && !offered(game, places).1.is_empty()
        }) {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            let company = game.view().operating_company().expect("a company builds");
            for offer in offered(game, places).1 {
                let said = choice(&page, game, &offer.action(0));
                let said = with_heading(&page, "verb-place-station", said);
                let earns = earns(game, best(game, company), best(&after(game, &offer.action(0)), company));
                let expected = format!("this run {earns}");
                assert!(said.contains(&expected), "{said} should say {expected}");
                compared += 1;
            }
        }
    }
    assert!(compared > super::OF_EACH, "only {compared} stations were compared");
}
