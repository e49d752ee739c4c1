//! Take-overs: what a company costs in all, and what comes with it.

use super::{Played, SEED, after, browser, by_bots, games, money, offered};
use rules::train::Train;
use rules::{Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, Game, Money, Offer, Options};

/// The game after a take-over at this price, whoever must agree.
fn taken_over(game: &Game, action: &Action) -> Game {
    let asked = after(game, action);
    match asked.state().decision() {
        Some(Decision::Answer { .. }) => after(&asked, &Action::Accept),
        _ => asked,
    }
}

/// What all players have in hand.
fn cash(game: &Game) -> Money {
    game.state().seats().map(|seat| game.state().player(seat).cash).sum()
}

/// Whether a company that owned these trains may end up with one more of any, whatever is decided about those that it took over.
fn may_keep_one(game: &Game, company: CompanyId, own: &[Train]) -> bool {
    let asked = |decision: &Decision| {
        matches!(decision, Decision::Cz(CzDecision::TakenTrains { .. } | CzDecision::DoubledMarker { .. }))
    };
    if !game.state().decision().is_some_and(asked) {
        let trains = &game.state().company(company).trains;
        let count = |of: &[Train], train: &Train| of.iter().filter(|other| *other == train).count();
        return trains.iter().any(|train| count(trains, train) > count(own, train));
    }
    let offers = game.offers().expect("somebody decides").offers;
    let about_trains = |offer: &Offer| match offer {
        Offer::Cz(offer) => !matches!(offer, CzOffer::SellLocal { .. }),
        offer => matches!(offer, Offer::Pass),
    };
    offers
        .iter()
        .filter(|offer| about_trains(offer))
        .any(|offer| may_keep_one(&after(game, &offer.action(0)), company, own))
}

/// What was compared: take-overs, and those of them that bring trains, without and with room for any.
#[derive(Default)]
struct Compared {
    take_overs: usize,
    with_trains: [usize; 2],
}

async fn compare(played: &Played, compared: &mut Compared) {
    let takes = |offer: &Offer| matches!(offer, Offer::Cz(CzOffer::TakeOver { .. }));
    let mut browser = browser();
    for at in played.offering(takes) {
        let game = &played.games[at];
        let company = game.view().operating_company().expect("a company takes over another");
        let (_, page) = played.page(&mut browser, at).await;
        for offer in offered(game, takes).1 {
            let Offer::Cz(CzOffer::TakeOver { target, from, to }) = offer else { unreachable!() };
            let symbol = &game.title().charter(target).symbol;
            let button = page.split(&format!("take-over?target={symbol}\"")).nth(1).expect("its button");
            let said = button.split("</button>").next().unwrap_or_default();
            let [least, most] = [from, to].map(|price| {
                let then = taken_over(game, &Action::Cz(CzAction::TakeOver { target, price }));
                let spent = cash(&then) - cash(game);
                let treasury = |game: &Game| game.state().company(company).treasury;
                let brought = treasury(&then) + spent - treasury(game);
                assert!(said.contains(&format!("brings {}", money(game, brought))), "{said}: {brought}");
                spent
            });
            let trains = game.state().company(target).trains.len();
            let then = taken_over(game, &Action::Cz(CzAction::TakeOver { target, price: from }));
            let kept = may_keep_one(&then, company, &game.state().company(company).trains);
            let (room, none) = (said.contains("and its train"), said.contains("no room for its train"));
            assert_eq!((room, none), (trains > 0 && kept, trains > 0 && !kept), "{said}");
            compared.with_trains[usize::from(kept)] += usize::from(trains > 0);
            let costs = if from == to {
                format!("{} in all", money(game, least))
            } else {
                format!("{least} to {} in all", money(game, most))
            };
            assert!(said.contains(&costs), "{said} should say {costs}");
            compared.take_overs += 1;
        }
    }
}

#[tokio::test]
async fn a_take_over_says_what_it_costs_in_all_and_what_it_brings() {
    let mut compared = Compared::default();
    for played in games() {
        compare(played, &mut compared).await;
    }
    // Trains that find no room do not come up in every game.
    let mut more = (1..=20).map(|more| by_bots("18cz", Options::BOOK, 4, SEED + more, Some(more)));
    while compared.with_trains.contains(&0) {
        compare(&more.next().expect("trains with and without room"), &mut compared).await;
    }
    let take_overs = compared.take_overs;
    assert!(take_overs > super::OF_EACH, "only {take_overs} take-overs were compared");
}
