//! Trains above the limit: what the company still earns without each of them.

use super::{best_with, browser, choice, earns, games, offered, with_heading};
use rules::train::Train;
use rules::{Action, CompanyId, Decision, F56Decision, Game, Money, Offer};

/// What these trains earn, less those that the company cannot run.
fn runs(game: &Game, company: CompanyId, trains: &[Train]) -> Money {
    let can: Vec<Train> = trains.iter().copied().filter(|&train| game.view().runs(company, train)).collect();
    best_with(game, company, &can)
}

#[tokio::test]
async fn a_train_to_be_returned_says_what_is_earned_without_it() {
    let returns = |offer: &Offer| matches!(offer, Offer::ReturnTrain { .. });
    let mut compared = 0;
    for played in games() {
        let mut browser = browser();
        for at in played.offering(returns) {
            let game = &played.games[at];
            let company = match game.state().decision() {
                Some(
                    &Decision::ReturnTrains { company, .. }
                    | &Decision::F56(F56Decision::NationalTrains { company }),
                ) => company,
                decision => unreachable!("{decision:?}"),
            };
            let (_, page) = played.page(&mut browser, at).await;
            for offer in offered(game, returns).1 {
                let Offer::ReturnTrain { train } = offer else { unreachable!() };
                let all = game.state().company(company).trains.to_vec();
                let mut left = all.clone();
                left.remove(left.iter().position(|&other| other == train).expect("the company has it"));
                let said = with_heading(
                    &page,
                    "verb-return-train",
                    choice(&page, game, &Action::ReturnTrain { train }),
                );
                let without = earns(game, runs(game, company, &all), runs(game, company, &left));
                assert!(said.contains(&format!("without it: {without}")), "{said} should say {without}");
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "somebody has too many trains");
}
